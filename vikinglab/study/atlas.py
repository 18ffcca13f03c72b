"""The atlas of a game: for each rule the smallest example that was found, and how often matches meet it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec
from msgspec.structs import replace

from vikinglab.core.game import Game, game
from vikinglab.core.teach.example import Entry, example
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.rulebook import Rule

from .shrinking import Shrinker, measure, things
from .watching import WAYS, Setting, Sighting, Sightings, Watched

ATTEMPTS = 4000
"""So many smaller examples are tried for one rule."""
SHRUNK = 12
"""So many sightings of a rule are shrunk at most, and the smallest result is kept."""
SEEDS = (0, 1, 2)
"""Where chance isn't told what to bring, an example must show its rule by each of these."""
BOTS = ("random", "greedy")


class Found(msgspec.Struct, frozen=True):
    """The example that was found for a rule, and the way in which it shows."""

    entry: Entry
    way: str


class Atlas(msgspec.Struct):
    """An example for each rule that has one, and why the others have none."""

    game: str
    found: dict[str, Found] = {}
    others: dict[str, dict[str, Found]] = {}
    """The examples of editions in which the first one doesn't show: by rule, then by edition."""
    missing: dict[str, str] = {}
    faults: dict[str, str] = {}
    """Errors that written positions brought about on the way, each with such a position."""
    seconds: float = 0


def atlas(key: str, *, matches: int = 20, seed: int = 0, limit: float = 300) -> Atlas:
    """Search an example for each played rule of a game, in so many matches of each kind."""
    return _Search(game(key), matches, seed, limit).run()


class _Search:
    def __init__(self, played: Game, matches: int, seed: int, limit: float) -> None:
        self.game, self.matches, self.seed = played, matches, seed
        self.end = time.monotonic() + limit
        self.faults: dict[str, str] = {}
        self.sightings: dict[str, Sightings] = {edition: Sightings() for edition in played.editions}

    def run(self) -> Atlas:
        begun, made = time.monotonic(), Atlas(self.game.key)
        for edition in self.game.editions:
            for setting in self._settings(edition):
                if time.monotonic() > self.end:
                    break
                Watched(setting, self.sightings[edition])
        for rule in self._rules():
            if time.monotonic() > self.end:
                made.missing[rule.key] = "the time was over"
                continue
            found = self._smallest(rule)
            if found is None:
                made.missing[rule.key] = "no match showed it"
            else:
                made.found[rule.key] = found
        made.faults = self.faults
        made.seconds = time.monotonic() - begun
        return made

    def _settings(self, edition: str) -> Iterator[Setting]:
        """Yield the matches to watch: by the usual readings, and fewer by each other one."""
        box = self.game.usual_box(edition)
        for number in range(self.matches):
            for players in box.players:
                for bot in BOTS:
                    yield Setting(self.game.key, edition, players, bot, self.seed * self.matches + number)
        for rulings in self._readings(edition):
            for players in box.players:
                for bot in BOTS:
                    yield Setting(self.game.key, edition, players, bot, self.seed, rulings)

    def _readings(self, edition: str) -> Iterator[dict[str, str]]:
        """Yield each reading that isn't the usual one, all others being so."""
        for key, rule in self.game.rulebook(self.game.usual_box(edition)).items():
            yield from ({key: reading} for reading in rule.readings[1:])

    def _rules(self) -> list[Rule]:
        """Return the rules that are played, each as the first edition has it in which it is."""
        books = [self.game.rulebook(self.game.usual_box(edition)) for edition in self.game.editions]
        each = {key: book[key] for book in reversed(books) for key in book if book[key].status == "played"}
        return [each[key] for key in self.game.catalogue.rules if key in each]

    def _smallest(self, rule: Rule) -> Found | None:
        """The smallest example of a rule, of the clearest way in which it shows."""
        for way in WAYS:
            if shrunk := [*self._shrunk(rule, way)]:
                return Found(min(shrunk, key=partial(self._rank, rule)), way)
        return None

    def _rank(self, rule: Rule, entry: Entry) -> tuple[int, object]:
        """Return what makes one example better than another: few things, and few other rules that show with it."""
        return things(entry) + (self._company(rule, entry) or 0), measure(entry)

    def _shrunk(self, rule: Rule, way: str) -> Iterator[Entry]:
        left, shrunk = ATTEMPTS, 0
        company = partial(self._company, rule)
        for sighting in self._plainest(self.sightings[rule.box.edition].of(rule.key, way)):
            entry = sighting.entry()
            if left > 0 and shrunk < SHRUNK and entry is not None and company(entry) is not None:
                shrinker = Shrinker(entry, company, left)
                yield shrinker.shrink()
                left, shrunk = shrinker.left, shrunk + 1

    def _plainest(self, sightings: Sequence[Sighting]) -> Sequence[Sighting]:
        """Leave out what is shown by a set-up alone, or by another reading than the usual one, if there is more."""
        for plain in (lambda each: each.table is not None, lambda each: not each.setting.rulings):
            sightings = [*filter(plain, sightings)] or sightings
        # The smallest positions are often alike, so others are looked at as well.
        return [*sightings[: SHRUNK // 2], *sightings[SHRUNK // 2 :: 2], *sightings[SHRUNK // 2 + 1 :: 2]]

    def _company(self, rule: Rule, entry: Entry) -> int | None:
        """Count the other rules that show together with one; None where it doesn't show, whatever chance brings."""
        try:
            shown = example(self.game, rule.box, rule.key, entry)
            if len(shown.match.line) - len(shown.match.moves) > len(entry.drawn):
                for seed in SEEDS[1:]:
                    example(self.game, rule.box, rule.key, replace(entry, seed=seed))
        except Refused:
            return None
        except Exception as error:
            # A written position is a stranger's: what a game neither reads nor refuses is a fault of the game.
            self.faults.setdefault(repr(error), str(entry.position))
            return None
        return min([len({moment.rule, *moment.also} - {rule.key}) for moment in shown.moments], default=0)
