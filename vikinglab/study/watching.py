"""Matches played and watched: which rules they meet, and in which positions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec

from vikinglab.bots import bot
from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Action, Decision, Done
from vikinglab.core.engine.position import write_position
from vikinglab.core.engine.table import NOT_A_CHOICE, Table, at_random
from vikinglab.core.game import Game, game
from vikinglab.core.match import fresh
from vikinglab.core.teach.entries import Entry
from vikinglab.core.words.moment import Noted, Story, message_id
from vikinglab.core.words.refusal import Refused

LONGEST = 20_000
"""The number of decisions after which a match is no longer watched."""
CLOSELY = 200
"""The number of decisions after which refusals are noted only at every tenth: long matches repeat themselves."""
KEPT = 8
"""The number of sightings of a rule to keep in each way for their small positions, and as many drawn by lot."""

RANDOM = "random"
LARGE = 2**62
"""The size of a rule that shows during the setup: any written position is smaller."""

TOLD, REFUSED, ALSO, UNTIMELY = "told", "refused", "also", "untimely"
WAYS = (TOLD, REFUSED, ALSO, UNTIMELY)
"""The ways in which a rule shows, the clearest first: it tells an event; it refuses something in reach; it is at work
in an event that another rule tells; it refuses an action that isn't asked for now."""


class Setting(msgspec.Struct, frozen=True):
    """The setting of a watched match, from which all of it follows."""

    game: str
    edition: str
    players: int
    bot: str
    seed: int
    rulings: dict[str, str] = {}

    @property
    def played(self) -> Game:
        """The game."""
        return game(self.game)

    @property
    def box(self) -> Box:
        """The box of the match."""
        played = self.played
        return played.box(self.edition, rulings=self.rulings) if self.rulings else played.usual_box(self.edition)

    @property
    def rng(self) -> Random:
        """The generator that decides the whole match."""
        return Random(f"{self.edition}/{self.players}/{self.bot}/{self.seed}/{sorted(self.rulings.items())}")


class Sighting(msgspec.Struct, frozen=True):
    """A rule that showed in a match: the position before a move, and the results of the move."""

    setting: Setting
    table: Any
    """The position before; None if a rule shows during the setup."""
    move: Action | None = None
    drawn: tuple[str, ...] = ()
    refused: Action | None = None

    def entry(self) -> Entry | None:
        """Return it as an example; None if its position can't be written."""
        rulings = self.setting.rulings
        if self.table is None:
            return Entry(players=self.setting.players, drawn=self.drawn, rulings=rulings)
        try:
            position = write_position(self.setting.played, self.table)
        except Refused:
            return None
        moves = () if self.move is None else (notation.write(self.move),)
        refused = None if self.refused is None else notation.write(self.refused)
        return Entry(position=position, moves=moves, drawn=self.drawn, refused=refused, rulings=rulings)


class _Heard(Story):
    """A story that notes the rules, and keeps no positions."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.also: list[str] = []

    def note(self, noted: Noted) -> None:
        self.told.append(noted.rule)
        self.also.extend(noted.also)


class _Kept:
    """Some sightings of a rule in one way: those of the smallest positions, and random others."""

    def __init__(self, rng: Random) -> None:
        self._rng, self._offered = rng, 0
        self._smallest: list[tuple[int, int, Sighting]] = []
        self._any: list[Sighting] = []

    def offer(self, sighting: Sighting) -> None:
        self._offered += 1
        size = LARGE if sighting.table is None else len(sighting.table.to_json())
        if len(self._smallest) < KEPT or size < self._smallest[-1][0]:
            self._smallest.append((size, self._offered, sighting))
            self._smallest.sort(key=lambda each: each[:2])
            del self._smallest[KEPT:]
        if len(self._any) < KEPT:
            self._any.append(sighting)
        elif (at := int(self._rng.random() * self._offered)) < KEPT:
            self._any[at] = sighting

    @property
    def sightings(self) -> list[Sighting]:
        """Return them in turn: a small one, a random one."""
        small = [sighting for _, _, sighting in self._smallest]
        both = [each for pair in zip_longest(small, self._any) for each in pair if each is not None]
        return list({id(each): each for each in both}.values())


class Sightings:
    """Some sightings of each rule in each way."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._kept: dict[tuple[str, str], _Kept] = {}

    def offer(self, rule: str, way: str, sighting: Sighting) -> None:
        """Keep a sighting if its position is one of the smallest, or if the lot falls on it."""
        if (rule, way) not in self._kept:
            self._kept[rule, way] = _Kept(Random(f"{self._seed}/{rule}/{way}"))
        self._kept[rule, way].offer(sighting)

    def of(self, rule: str, way: str) -> list[Sighting]:
        """Return the sightings of a rule in one way, the smallest position first."""
        return self._kept[rule, way].sightings if (rule, way) in self._kept else []


class Watched:
    """One match, watched from its setup to its end."""

    def __init__(self, setting: Setting, sightings: Sightings | None = None) -> None:
        self.setting, self._sightings = setting, sightings
        self.met: set[str] = set()
        """The rules that made an event, were at work in one, or refused something in reach."""
        self._game, self._rng = setting.played, setting.rng
        self._shown: dict[tuple[str, str], int] = defaultdict(int)
        self._actions: dict[type[Action], Action] = {}
        self._play(fresh(self._game, setting.box, setting.players))

    def _play(self, table: Table) -> None:
        heard = table.story = _Heard()
        table.settle()
        drawn = self._draw(table)
        self._listen(heard, None, None, drawn)
        for number in range(LONGEST):
            if not isinstance(table.waiting, Decision):
                return
            # A copy of the position is kept only for sightings.
            before = table if self._sightings is None else table.clone()
            if number < CLOSELY or not number % 10:
                self._look(before)
            chosen = self._choose(table)
            heard = table.story = _Heard()
            table.apply(chosen)
            drawn = self._draw(table)
            self._listen(heard, before, chosen, drawn)

    def _choose(self, table: Table) -> Action:
        """Return the bot's choice. Random play needs no view, which would take longer than all the rest."""
        if self.setting.bot == RANDOM:
            return at_random(table, self._rng)
        view = table.view(table.stack[-1].seat)
        return bot(self._game, self.setting.bot).choose(self._game, view, self._rng)

    def _draw(self, table: Table) -> tuple[str, ...]:
        """Let chance decide until a seat must, and return the outcomes."""
        drawn = []
        while table.stack and table.stack[-1].by_chance:
            outcome = table.stack[-1].draw(table, self._rng)
            drawn.append(notation.outcome_line(outcome))
            table.apply(outcome)
        return tuple(drawn)

    def _listen(self, heard: _Heard, before: Table | None, move: Action | None, drawn: tuple[str, ...]) -> None:
        """Note the rules that showed in a move and the chances after it."""
        for way, rules in ((TOLD, heard.told), (ALSO, heard.also)):
            for rule in dict.fromkeys(rules):
                self._note(rule, way, Sighting(self.setting, before, move, drawn))

    def _look(self, table: Table) -> None:
        """Note the rules that refuse something in a position."""
        if not self._refusing <= self.met or self._sightings is not None:
            for action, rule in _first_by_rule(table):
                if rule != NOT_A_CHOICE:
                    self._note(rule, REFUSED, Sighting(self.setting, table, refused=action))
        if self._sightings is not None:
            self._look_for_untimely(table)

    def _look_for_untimely(self, table: Table) -> None:
        """Note the rules that refuse an action of another moment."""
        legal = table.legal()
        for kind, action in self._actions.items():
            if not any(type(each) is kind for each in legal) and table.refused_by(action) == NOT_A_CHOICE:
                _, rule = self._game.out_of_reach(table, action)
                if rule is not None:
                    self._note(rule, UNTIMELY, Sighting(self.setting, table, refused=action))
        for action in legal:
            if not isinstance(action, Done):
                self._actions.setdefault(type(action), action)

    @cached_property
    def _refusing(self) -> set[str]:
        """Return the rules that can refuse something in reach."""
        has = self._game.speech.has
        return {rule for rule in self._game.rulebook(self.setting.box) if has(f"{message_id(rule)}.refused")}

    def _note(self, rule: str, way: str, sighting: Sighting) -> None:
        if way != UNTIMELY:
            self.met.add(rule)
        if self._sightings is not None:
            number = self._shown[rule, way] = self._shown[rule, way] + 1
            # A rule that shows again and again in a match is offered ever less often: the 1st time, the 2nd, 4th, 8th,
            # ...
            if number.bit_count() == 1:
                self._sightings.offer(rule, way, sighting)


def _first_by_rule(table: Table) -> Iterator[tuple[Action, str]]:
    """Yield the first action in reach that each rule refuses."""
    known = set()
    for action, rule in table.refusals():
        if rule not in known:
            known.add(rule)
            yield action, rule
