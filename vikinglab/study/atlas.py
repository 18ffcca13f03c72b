"""The atlas of a game: the smallest example found for each rule, and how often matches meet it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from vikinglab.core.game import Game, game
from vikinglab.core.match import DRAWN, Match
from vikinglab.core.teach.entries import Entry, Found, Met, found
from vikinglab.core.teach.example import Example, example
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.rulebook import Rule

from .shrinking import Shrinker, measure, things
from .watching import WAYS, Setting, Sighting, Sightings, Watched

MATCHES = 20
"""The number of matches of each kind to search by the usual readings; by each other reading, a fifth of it."""
COUNTED = 100
"""The number of matches of each kind to count."""
LIMIT = 300
"""The processor time of a search in seconds; watching matches takes at most half of it."""
ATTEMPTS = 4000
"""The number of smaller examples to try for one rule."""
PATIENCE = 6
"""The number of sightings of a rule in a row that led to nothing smaller, after which no more are shrunk."""
SEEDS = range(1, 8)
"""The seeds with which an example must show its rule, if it doesn't say what chance brings after its last move."""
BOTS = ("random", "greedy")


class Search(msgspec.Struct):
    """The result of a search: the examples, and the errors on the way."""

    atlas: Found
    unsearched: list[str] = []
    """The rules that the search had no time for; they keep their old examples."""
    faults: dict[str, str] = {}
    """The errors that written positions caused, each with such a position."""
    seconds: float = 0

    @property
    def sizes(self) -> list[int]:
        """Return the numbers of things that the positions name, from the fewest to the most; new matches name none."""
        entries = [entry for found in self.atlas.found.values() for entry in found.values()]
        return sorted(things(entry) for entry in entries if entry.position is not None)


def search(key: str, *, matches: int = MATCHES, seed: int = 0, limit: float = LIMIT) -> Search:
    """Search an example for each played rule of a game, in each edition, among some matches of each kind.

    The same seed finds the same examples, unless the limit, in seconds of processor time, ends the search.
    """
    begun = time.process_time()
    hunt = _Hunt(game(key), matches, seed)
    editions = hunt.game.editions
    for number, edition in enumerate(editions):
        share = limit / len(editions)
        hunt.search(edition, begun + (number + 0.5) * share, begun + (number + 1) * share)
    return Search(hunt.atlas, hunt.unsearched, hunt.faults, time.process_time() - begun)


def count(key: str, matches: int = COUNTED, seed: int = 0) -> dict[str, Met]:
    """Count the matches that meet each rule, in each edition of a game, by each bot, with each number of players."""
    return {edition: _met(game(key), edition, matches, seed) for edition in game(key).editions}


def _met(played: Game, edition: str, matches: int, seed: int) -> Met:
    box = played.usual_box(edition)
    met = {bot: Counter[str]() for bot in BOTS}
    for setting in _settings(played, edition, range(seed, seed + matches), {}):
        met[setting.bot].update(Watched(setting).met)
    counts = {key: (met["random"][key], met["greedy"][key]) for key in played.rulebook(box)}
    # If a rule shows in no way, nobody can say how often matches meet it.
    shows = {key for key in counts if any(counts[key]) or _speaks(played, key)}
    rules = {key: both for key, both in counts.items() if key in shows}
    return Met(matches * len(box.players), rules)


def _settings(played: Game, edition: str, seeds: Sequence[int], rulings: dict[str, str]) -> Iterator[Setting]:
    """Yield matches with these seeds: of each number of players, by each bot."""
    for seed in seeds:
        for players in played.usual_box(edition).players:
            for bot in BOTS:
                yield Setting(played.key, edition, players, bot, seed, rulings)


def _speaks(played: Game, rule: str) -> bool:
    """Return whether a rule has a sentence that tells or refuses."""
    return any(played.speech.has(f"{message_id(rule)}.{part}") for part in ("told", "refused"))


class _Hunt:
    """A search for the examples of one game."""

    def __init__(self, played: Game, matches: int, seed: int) -> None:
        self.game, self._matches, self._seed = played, matches, seed
        self.atlas = Found()
        self.unsearched: list[str] = []
        self.faults: dict[str, str] = {}
        self._sightings, self._end = Sightings(seed), 0.0

    def search(self, edition: str, watched_until: float, end: float) -> None:
        """Search an example for each played rule of an edition, as long as there is time."""
        self._sightings, self._end = Sightings(self._seed), end
        for setting in self._watched(edition):
            if time.process_time() < watched_until:
                Watched(setting, self._sightings)
        here, missing = self.atlas.found.setdefault(edition, {}), self.atlas.missing.setdefault(edition, {})
        for rule in self.game.rulebook(self.game.usual_box(edition)).values():
            trial = _Trial(self.game, rule, self.faults)
            if rule.status != "played":
                continue
            if entry := self._elsewhere(trial) or self._searched(trial):
                here[rule.key] = entry
            else:
                missing[rule.key] = self._why_not(rule.key)

    def _why_not(self, rule: str) -> str:
        """Return why no example was found for a rule."""
        if any(self._sightings.of(rule, way) for way in WAYS):
            return "no position that shows it can be written"
        return "no match met it" if _speaks(self.game, rule) else "it is at work in no event, and refuses nothing"

    def _watched(self, edition: str) -> Iterator[Setting]:
        """Yield the matches to watch: by the usual readings, and fewer by each single other one."""
        first = self._seed * self._matches
        yield from _settings(self.game, edition, range(first, first + self._matches), {})
        for key, rule in self.game.rulebook(self.game.usual_box(edition)).items():
            for reading in rule.readings[1:]:
                fewer = range(first, first + -(-self._matches // 5))
                yield from _settings(self.game, edition, fewer, {key: reading})

    def _elsewhere(self, trial: _Trial) -> Entry | None:
        """Return the example of another edition, if it shows the rule in this one too."""
        entries = [found[trial.rule.key] for found in self.atlas.found.values() if trial.rule.key in found]
        return next((entry for entry in entries if trial.company(entry) is not None), None)

    def _searched(self, trial: _Trial) -> Entry | None:
        """Return the smallest example of a rule, in the clearest way that it shows."""
        best = next((entry for way in WAYS if (entry := self._smallest(trial, way))), None)
        if not self._over():
            return best
        # The result of this time may be worse than an earlier one.
        rule = trial.rule
        self.unsearched.append(rule.key)
        former = found(self.game).found.get(rule.box.edition, {}).get(rule.key)
        known = [entry for entry in (former, best) if entry is not None and trial.company(entry) is not None]
        return min(known, key=trial.rank, default=None)

    def _over(self) -> bool:
        return time.process_time() > self._end

    def _smallest(self, trial: _Trial, way: str) -> Entry | None:
        """Return the smallest example of a rule that shows it in one way."""
        best, fruitless, left = None, 0, ATTEMPTS
        for sighting in _plainest(self._sightings.of(trial.rule.key, way)):
            fruitless += 1
            for entry in trial.begun(sighting):
                shrinker = Shrinker(entry, trial.company, left, self._over)
                small, left = shrinker.shrink(), shrinker.left
                if best is None or trial.rank(small) < trial.rank(best):
                    best, fruitless = small, 0
            if fruitless == PATIENCE or left <= 0 or self._over():
                break
        return best


class _Trial:
    """The question whether examples show a rule. It is asked again and again, so answers are remembered."""

    def __init__(self, played: Game, rule: Rule, faults: dict[str, str]) -> None:
        self.rule, self._game, self._faults = rule, played, faults
        self._known: dict[bytes, tuple[int, int] | None] = {}

    def company(self, entry: Entry) -> int | None:
        """Count the other rules that show together with the rule; None if it doesn't show for sure."""
        asked = self._asked(entry)
        return None if asked is None else asked[0]

    def rank(self, entry: Entry) -> tuple[float, object]:
        """Return the rank of an example, low if good: few things, few other rules that show, and few events at once."""
        company, events = self._asked(entry) or (0, 0)
        return things(entry) + company + events / 2, measure(entry)

    def begun(self, sighting: Sighting) -> Iterator[Entry]:
        """Yield the start of a sighting: a move that shows the rule, and the position after it, if that does too."""
        entry = sighting.entry()
        if entry is None or self.company(entry) is None:
            return
        yield entry
        with suppress(Refused):
            position = self._example(entry).match.written()
            after = replace(entry, position=position, moves=(), drawn=())
            if entry.moves and self.company(after) is not None:
                yield after

    def _asked(self, entry: Entry) -> tuple[int, int] | None:
        """Return the number of other rules and of events, if the rule shows for sure."""
        key = msgspec.json.encode(entry)
        if key not in self._known:
            self._known[key] = self._shown(entry)
        return self._known[key]

    def _shown(self, entry: Entry) -> tuple[int, int] | None:
        try:
            shown = self._example(entry)
            match = shown.match
            if entry.position is not None and _untold(match, entry):
                return None
            if len(match.record) - len(match.moves) > len(entry.drawn):
                for seed in SEEDS:
                    self._example(replace(entry, seed=seed))
        except Refused:
            return None
        except Exception as error:
            # A written position is untrusted: if a game neither reads nor refuses it, that is a fault of the game.
            self._faults.setdefault(repr(error), str(entry.position))
            return None
        others = [len({moment.rule, *moment.also} - {self.rule.key}) for moment in shown.moments]
        return min(others, default=0), sum(moment.ply == match.ply for moment in match.moments)

    def _example(self, entry: Entry) -> Example:
        return example(self._game, self.rule.box, self.rule.key, entry)


def _untold(match: Match, entry: Entry) -> bool:
    """Return whether the example leaves out a chance before the last move, or before the refusal."""
    moves = [at for at, each in enumerate(match.record) if not each.startswith(DRAWN)]
    until = len(match.record) if entry.refused is not None else moves[-1] if moves else 0
    return sum(each.startswith(DRAWN) for each in match.record[:until]) > len(entry.drawn)


def _plainest(sightings: Sequence[Sighting]) -> Sequence[Sighting]:
    """Leave out sightings that only a setup shows, or only an unusual reading, if there are others."""
    written = [each for each in sightings if each.table is not None] or sightings
    return [each for each in written if not each.setting.rulings] or written
