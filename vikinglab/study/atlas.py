"""The atlas of a game: for each rule the smallest example that was found, and how often matches meet it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from vikinglab.core.game import Game, game
from vikinglab.core.match import DRAWN, Match
from vikinglab.core.teach.entries import Entry, Found, Met, found
from vikinglab.core.teach.example import example
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.rulebook import Rule

from .shrinking import Shrinker, measure, things
from .watching import WAYS, Setting, Sighting, Sightings, Watched

MATCHES = 20
"""So many matches of each kind are searched by the usual readings; by each other reading, a fifth of them."""
COUNTED = 100
"""So many of each kind are counted."""
LIMIT = 300
"""A search takes no more seconds of processor time than this."""
ATTEMPTS = 4000
"""So many smaller examples are tried for one rule."""
SHRUNK = 12
"""So many sightings of a rule are shrunk at most, and the smallest result is kept."""
SEEDS = range(1, 8)
"""Where an example doesn't say what chance brings after its last move, it must show its rule by each of these."""
BOTS = ("random", "greedy")


class Search(msgspec.Struct):
    """The result of a search: what was found, and what went wrong on the way."""

    atlas: Found
    unsearched: list[str] = []
    """The rules for which there was no time; they keep the examples that they had."""
    faults: dict[str, str] = {}
    """Errors that written positions brought about, each with such a position."""
    seconds: float = 0

    @property
    def sizes(self) -> list[int]:
        """How many things the positions name, from the fewest to the most; new matches name none."""
        entries = [entry for found in self.atlas.found.values() for entry in found.values()]
        return sorted(things(entry) for entry in entries if entry.position is not None)


def search(key: str, *, matches: int = MATCHES, seed: int = 0, limit: float = LIMIT) -> Search:
    """Search an example for each played rule of a game, in each edition, among so many matches of each kind.

    The same seed finds the same, unless the limit, in seconds of processor time, ends the search.
    """
    begun = time.process_time()
    hunt = _Hunt(game(key), matches, seed, begun + limit)
    for edition in hunt.game.editions:
        hunt.search(edition)
    return Search(hunt.atlas, hunt.unsearched, hunt.faults, time.process_time() - begun)


def count(key: str, matches: int = COUNTED, seed: int = 0) -> dict[str, Met]:
    """Count, in each edition of a game, how many matches meet each rule: so many of each bot with each number of
    players."""
    return {edition: _met(game(key), edition, matches, seed) for edition in game(key).editions}


def _met(played: Game, edition: str, matches: int, seed: int) -> Met:
    box = played.usual_box(edition)
    met = {bot: Counter[str]() for bot in BOTS}
    for setting in _settings(played, edition, range(seed, seed + matches), {}):
        met[setting.bot].update(Watched(setting).met)
    counts = {key: (met["random"][key], met["greedy"][key]) for key in played.rulebook(box)}
    # Of a rule that shows in no way, nobody can say how often it is met.
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

    def __init__(self, played: Game, matches: int, seed: int, end: float) -> None:
        self.game, self._matches, self._seed, self._end = played, matches, seed, end
        self.atlas = Found()
        self.unsearched: list[str] = []
        self.faults: dict[str, str] = {}
        self._sightings = Sightings(seed)

    def search(self, edition: str) -> None:
        """Search an example for each played rule of an edition."""
        self._sightings = Sightings(self._seed)
        for setting in self._watched(edition):
            if time.process_time() < self._end:
                Watched(setting, self._sightings)
        here, missing = self.atlas.found.setdefault(edition, {}), self.atlas.missing.setdefault(edition, {})
        for rule in self.game.rulebook(self.game.usual_box(edition)).values():
            if rule.status != "played":
                continue
            if entry := self._elsewhere(rule) or self._searched(rule):
                here[rule.key] = entry
            else:
                missing[rule.key] = self._why_not(rule)

    def _why_not(self, rule: Rule) -> str:
        """Return why no example was found for a rule."""
        if any(self._sightings.of(rule.key, way) for way in WAYS):
            return "no position that shows it can be written"
        return (
            "no match met it"
            if _speaks(self.game, rule.key)
            else "it tells nothing, refuses nothing, and was at work in no event"
        )

    def _watched(self, edition: str) -> Iterator[Setting]:
        """Yield the matches to watch: by the usual readings, and fewer by each other one, all others being usual."""
        first = self._seed * self._matches
        yield from _settings(self.game, edition, range(first, first + self._matches), {})
        for key, rule in self.game.rulebook(self.game.usual_box(edition)).items():
            for reading in rule.readings[1:]:
                fewer = range(first, first + -(-self._matches // 5))
                yield from _settings(self.game, edition, fewer, {key: reading})

    def _elsewhere(self, rule: Rule) -> Entry | None:
        """Return the example of another edition, if it shows the rule in this one too."""
        others = [entries[rule.key] for entries in self.atlas.found.values() if rule.key in entries]
        return next((entry for entry in others if self._company(rule, entry) is not None), None)

    def _searched(self, rule: Rule) -> Entry | None:
        if time.process_time() < self._end:
            return self._smallest(rule)
        self.unsearched.append(rule.key)
        former = found(self.game).found.get(rule.box.edition, {}).get(rule.key)
        return former if former and self._company(rule, former) is not None else None

    def _smallest(self, rule: Rule) -> Entry | None:
        """The smallest example of a rule, of the clearest way in which it shows."""
        for way in WAYS:
            if shrunk := [*self._shrunk(rule, way)]:
                return min(shrunk, key=partial(self._rank, rule))
        return None

    def _rank(self, rule: Rule, entry: Entry) -> tuple[float, object]:
        """Return what makes one example better than another: few things, few other rules that show with it, and few
        events at once."""
        match = example(self.game, rule.box, rule.key, entry).match
        events = sum(moment.ply == match.ply for moment in match.moments)
        return things(entry) + (self._company(rule, entry) or 0) + events / 2, measure(entry)

    def _shrunk(self, rule: Rule, way: str) -> Iterator[Entry]:
        left, shrunk = ATTEMPTS, 0
        company = partial(self._company, rule)
        for sighting in _plainest(self._sightings.of(rule.key, way)):
            entry = sighting.entry()
            if left > 0 and shrunk < SHRUNK and entry is not None and company(entry) is not None:
                for each in (entry, self._after(rule, entry)):
                    if each is not None and company(each) is not None:
                        shrinker = Shrinker(each, company, left)
                        yield shrinker.shrink()
                        left = shrinker.left
                shrunk += 1

    def _after(self, rule: Rule, entry: Entry) -> Entry | None:
        """Return the position after an example's moves as one that may show the rule by itself; None if there is
        none."""
        try:
            position = example(self.game, rule.box, rule.key, entry).match.written()
        except Refused:
            return None
        return replace(entry, position=position, moves=(), drawn=()) if entry.moves else None

    def _company(self, rule: Rule, entry: Entry) -> int | None:
        """Count the other rules that show together with one; None where it doesn't show for sure."""
        try:
            shown = example(self.game, rule.box, rule.key, entry)
            if entry.position is not None and _untold(shown.match, entry):
                return None
            if len(shown.match.line) - len(shown.match.moves) > len(entry.drawn):
                for seed in SEEDS:
                    example(self.game, rule.box, rule.key, replace(entry, seed=seed))
        except Refused:
            return None
        except Exception as error:
            # A written position is a stranger's: what a game neither reads nor refuses is a fault of the game.
            self.faults.setdefault(repr(error), str(entry.position))
            return None
        return min([len({moment.rule, *moment.also} - {rule.key}) for moment in shown.moments], default=0)


def _untold(match: Match, entry: Entry) -> bool:
    """Return whether chance had a part before the last move, or the refusal, that the example doesn't tell."""
    moves = [at for at, each in enumerate(match.line) if not each.startswith(DRAWN)]
    until = len(match.line) if entry.refused is not None else moves[-1] if moves else 0
    return sum(each.startswith(DRAWN) for each in match.line[:until]) > len(entry.drawn)


def _plainest(sightings: Sequence[Sighting]) -> Sequence[Sighting]:
    """Leave out what is shown by a set-up alone, or by another reading than the usual one, if there is more."""
    written = [each for each in sightings if each.table is not None] or sightings
    return [each for each in written if not each.setting.rulings] or written
