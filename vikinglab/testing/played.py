"""Matches for the checks to look at: played by a mix of random and greedy moves, and kept position by position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Any, SupportsIndex

import msgspec

from vikinglab.bots import bot
from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action, Chance, Decision
from vikinglab.core.engine.table import Table
from vikinglab.core.game import Game, game
from vikinglab.core.match import DRAWN, Match, fresh, stream
from vikinglab.core.show.scene import Scene
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.rulebook import Rulebook
from vikinglab.core.words.speech import Word

from .findings import Finding
from .findings import told as _told

WHOLE = 300
"""The largest number of positions, beside the end, to look at in a match that is looked at completely."""
SAMPLED = 4
"""The number of positions, beside the end, to look at in the others."""
POINTED = 24
"""The number of things in reach in a position to look at one by one, drawn by the seed."""
LONGEST = 5_000
"""A match with more entries, or a step that causes more steps, never ends."""

BEGINNING = 300
"""The number of entries to report of a match that never ends."""

DRAGS = 150
"""The number of decisions after which a match goes on greedily: by chance alone, some would last for thousands."""


class Setting(msgspec.Struct, frozen=True):
    """The setting of a match, from which the whole match follows."""

    game: str
    players: int
    seed: int
    edition: str
    rulings: dict[str, str] = {}
    short: bool = False
    """True if the short match of the box is played."""

    @property
    def options(self) -> dict[str, object]:
        """Return the options of the box."""
        return {"short": True} if self.short else {}

    @property
    def played(self) -> Game:
        """The game."""
        return game(self.game)

    def match(self, line: Sequence[str] = ()) -> Match:
        """Return a match with this setting, from its start, or after the entries of a line."""
        return Match(self.played, self._fresh(), start=self.players, seed=self.seed, line=line)

    def begin(self) -> Table:
        """Return the first position."""
        return settled(self._fresh())

    def _fresh(self) -> Table:
        """Return the table before anything happens, in a box of its own."""
        return fresh(self.played, self.played.box(self.edition, None, self.options, self.rulings), self.players)

    def play(self) -> Iterator[Spot]:
        """Yield the match, position by position, each with what is chosen there."""
        table, ply = self.begin(), 0
        draws: Counter[str] = Counter()
        spot = None
        for _ in range(LONGEST):
            spot = Spot(self, spot, ply, table, draws)
            yield spot
            if table.waiting is None:
                return
            table = applied(table.clone(), spot.choice)
            if spot.by_chance:
                draws[spot.thing.stream] += 1
            else:
                ply += 1
        raise Finding(f"the match isn’t over after {LONGEST} entries", spot, "ends")

    def snippet(self, moves: Sequence[str]) -> str:
        """Return the lines of code that lead to a position."""
        more = f", edition={self.edition!r}" if self.edition != self.played.editions[0] else ""
        more += f", rulings={self.rulings!r}" if self.rulings else ""
        more += f", options={self.options!r}" if self.options else ""
        begin = f"match = vl.new({self.game!r}, players={self.players}, seed={self.seed}{more})"
        play = [f"for move in {list(moves)!r}:", "    match.play(move)"] if moves else []
        return "\n".join(["import vikinglab as vl", begin, *play])


class Spot:
    """A position of a match: at a seat’s decision, at a chance, or at the end; and the choice there."""

    def __init__(self, setting: Setting, before: Spot | None, ply: int, table: Table, draws: Counter[str]) -> None:
        self.setting, self.before, self.ply, self.table = setting, before, ply, table
        self.at: int = before.at + 1 if before else 0
        # It is kept from the start: a check that changes a table by mistake must not change the reference.
        self.json: bytes = table.to_json()
        self.thing: Any = table.waiting
        self.by_chance = isinstance(self.thing, Chance)
        self.draw = draws[self.thing.stream] if isinstance(self.thing, Chance) else 0
        self.legal: list[Action] = table.legal()
        self.choice: Any = self._choice()
        self.entry = entry_of(self.choice) if self.thing is not None else ""

    def _choice(self) -> object:
        if self.thing is None:
            return None
        if self.by_chance:
            return self.drawn(self.table)
        if not self.legal:
            raise Finding(f"seat {self.thing.seat} may do nothing, and the match isn’t over", self, "ends")
        return choose(self.setting, self.table, self.legal, self.ply)

    def drawn(self, table: Table) -> object:
        """Return the outcome of chance here, by the seed."""
        return self.thing.draw(table, stream(self.setting.seed, self.thing.stream, self.draw))

    @property
    def game(self) -> Game:
        """The game."""
        return self.setting.played

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the edition that is played."""
        return self.game.rulebook(self.table.box)

    @property
    def line(self) -> tuple[str, ...]:
        """Return the decisions before, and the outcomes of chance."""
        entries, spot = [], self.before
        while spot is not None:
            entries.append(spot.entry)
            spot = spot.before
        return tuple(reversed(entries))

    @property
    def decision(self) -> Decision | None:
        """The decision that is waiting; None at a chance and at the end."""
        return self.thing if isinstance(self.thing, Decision) else None

    @property
    def observers(self) -> tuple[int | None, ...]:
        """Return everyone who may look at the position: each seat, and an onlooker."""
        return (*range(self.setting.players), None)

    @cached_property
    def reach(self) -> list[Action]:
        """Return everything that one may point at."""
        return list(self.decision.reach(self.table)) if self.decision else []

    @cached_property
    def refused(self) -> dict[Action, str]:
        """Return everything in reach that isn’t legal, with the rule that refuses it."""
        return dict(self.table.refusals())

    @cached_property
    def answers(self) -> list[tuple[object, object]]:
        """Return the answers of the position."""
        return answers(self.table)

    @cached_property
    def pointed(self) -> list[Action]:
        """Return everything in reach that is looked at one by one: all of it, or, if it is much, some legal actions and
        some that each rule refuses, drawn by the seed."""
        if len(self.reach) <= POINTED:
            return self.reach
        kinds: dict[str | None, list[Action]] = {}
        for action in stream(self.setting.seed, "pointed", self.at).sample(self.reach, len(self.reach)):
            kinds.setdefault(self.refused.get(action), []).append(action)
        rounds = zip_longest(*kinds.values())
        return [action for each in rounds for action in each if action is not None][:POINTED]

    @cached_property
    def scenes(self) -> list[Scene]:
        """Return the scenes for the seats and an onlooker; equal ones come once."""
        shown = [self.game.scene(self.table.view(seat), seat) for seat in self.observers]
        shown.append(self.game.scene(self.table.clone(), None))
        return [scene for at, scene in enumerate(shown) if scene not in shown[:at]]

    @cached_property
    def guesses(self) -> list[tuple[int | None, Table]]:
        """Return for everyone who doesn’t know all another position that may be the true one, as far as they know."""
        views = [(seat, self.table.view(seat)) for seat in self.observers]
        rng = stream(self.setting.seed, "guess", self.at)
        return [(seat, view.determinized(rng)) for seat, view in views if view.to_json() != self.json]

    def match(self) -> Match:
        """Return a match that begins here."""
        return Match(self.game, self.table, start=self.setting.players, seed=self.setting.seed)


class Played:
    """One match, kept complete; if it couldn’t be played to its end, ``trouble`` is why."""

    def __init__(self, setting: Setting, whole: bool) -> None:
        self.setting, self.whole = setting, whole
        self.spots: list[Spot] = []
        self.trouble: Exception | None = None
        try:
            for spot in setting.play():
                self.spots.append(spot)
        except Exception as error:
            self.trouble = error

    @property
    def game(self) -> Game:
        """The game."""
        return self.setting.played

    @property
    def line(self) -> tuple[str, ...]:
        """Return the decisions and the outcomes of chance; of a match that never ends, the beginning."""
        return tuple(spot.entry for spot in self.spots[:BEGINNING] if spot.entry)

    @cached_property
    def actions(self) -> list[Action]:
        """Return every action that was in reach where the match is looked at."""
        return list(dict.fromkeys(action for spot in self.chosen for action in spot.reach))

    @property
    def stops(self) -> list[Spot]:
        """Return the decisions, one for each ply, and the end: where a ``Match`` stops."""
        return [spot for spot in self.spots if not spot.by_chance]

    @cached_property
    def chosen(self) -> list[Spot]:
        """Return the positions to look at: all, or some and the last."""
        number = WHOLE if self.whole else SAMPLED
        if len(self.spots) <= number:
            return self.spots
        rng = stream(self.setting.seed, "sample", self.setting.players)
        return [*(self.spots[at] for at in sorted(rng.sample(range(len(self.spots) - 1), number))), self.spots[-1]]

    @property
    def chosen_stops(self) -> list[Spot]:
        """Return the positions to look at where a ``Match`` stops."""
        return [spot for spot in self.chosen if not spot.by_chance]

    @cached_property
    def _played(self) -> tuple[Match, list[bytes]]:
        match = self.setting.match()
        told = [moment.table.to_json() for moment in match.moments]
        for spot in self.stops[:-1]:
            try:
                told += [moment.table.to_json() for moment in match.play(spot.choice)]
            except Exception as error:
                raise Finding(f"a match can’t go on with {spot.entry}: {_told(error)}", spot, "by-seed") from error
        return match, told

    @property
    def match(self) -> Match:
        """Return the match of the same decisions, by ``Match`` with the same seed and with a story."""
        return self._played[0]

    @property
    def told(self) -> list[bytes]:
        """Return the position of each moment of the match, as JSON, kept when it was told."""
        return self._played[1]


def choose(setting: Setting, table: Table, legal: Sequence[Action], ply: int) -> Action:
    """Return a legal action: a random or a greedy one; one match has more of these than another."""
    rng = stream(setting.seed, "walk", ply)
    if rng.random() < (setting.seed % 4 / 4 if ply < DRAGS else 1):
        action = bot(setting.played, "greedy").choose(setting.played, table.view(table.stack[-1].seat), rng)
        if action in legal:
            return action
    return legal[int(rng.random() * len(legal))]


def applied(table: Table, choice: object) -> Table:
    """Return the position after a choice."""
    return _watched(table, lambda table: table.apply(choice))


def settled(table: Table) -> Table:
    """Return the position, after what happens by itself."""
    return _watched(table, lambda table: table.settle())


def _watched(table: Table, happens: Callable[[Table], None]) -> Table:
    """Return the position after something happens, which must come to an end."""
    table.stack = _Watched(table.stack)
    happens(table)
    table.stack = list(table.stack)
    return table


class _Watched(list[Any]):
    """A stack that notices steps that never end."""

    taken = 0

    def pop(self, *at: SupportsIndex) -> object:
        self.taken += 1
        if self.taken > LONGEST:
            raise Finding(f"what happens by itself never ends: {type(self[-1]).__name__} again and again", check="ends")
        return super().pop(*at)


def entry_of(choice: object) -> str:
    """Return the entry in the line of a match for a choice."""
    return notation.write(choice) if isinstance(choice, Action) else DRAWN + notation.outcome_line(choice)


def answers(table: Table) -> list[tuple[object, object]]:
    """Return the answers of a position: everything in reach with what refuses it, or every outcome with its weight."""
    thing = table.waiting
    if thing is None:
        return []
    if isinstance(thing, Chance):
        return [(notation.outcome_line(outcome), weight) for outcome, weight in thing.outcomes(table)]
    return [*((action, None) for action in table.legal()), *table.refusals()]


def facts(moment: Moment) -> bytes:
    """Return everything that a moment says, and who may know it, as JSON."""
    said = (moment.rule, moment.also, moment.ply, moment.seats, moment.facts)
    return msgspec.json.encode(
        said, enc_hook=lambda fact: [fact.key, fact.facts] if isinstance(fact, Word) else fact.id
    )
