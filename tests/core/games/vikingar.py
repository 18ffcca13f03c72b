"""One activation in the manner of Vikingar: leave the high sea, meet an event, a stronghold, an enemy longship."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from vikinglab.core.engine.decision import Action, Chance, Decision, Done, Step
from vikinglab.core.engine.part import Part
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Result, Table

from . import BOX, thrown, throws

ZONES = ("sea", "n1", "n2", "n3", "n4")
RUNE = {"blank": 10, "rune": 10, "long": 2, "short": 1}
"""The positions of a rune at rest, and how often in 23 each comes."""
POINTS = {"blank": 0, "rune": 1, "long": 3, "short": 0}


class Event(msgspec.Struct, frozen=True):
    """A navigation event: the runes of its defence, what a lost throw brings, the gold of a won one."""

    runes: int = 0
    lost: str = ""
    gold: int = 0


EVENTS = {
    "breeze": Event(),
    "calm": Event(2, "stays"),
    "floes": Event(4, "destroyed"),
    "wreckage": Event(2, "stays", 1),
}


class Longship(Part):
    """A longship: where it is, and what it did in its activation."""

    seat: int
    zone: str | None = "sea"
    """None when it is in its owner's reserve."""
    moved: bool = False
    acted: bool = False
    inactive: bool = False


class Vikingar(Table, kw_only=True):
    """A position of the small game."""

    events: Pool
    ships: list[Longship]
    strongholds: list[str] = []
    villages: list[str] = []
    gold: list[int]
    bravery: list[int]
    bloody: list[int]
    runes: dict[str, tuple[str, ...]] = {}
    """The runes of the last throws, of the attack and of the defence."""

    def standing(self, zone: str) -> int | None:
        """Return the longship in a zone that only one can be in."""
        zones = [ship.zone for ship in self.ships]
        return zones.index(zone) if zone != "sea" and zone in zones else None

    def attack_wins(self) -> bool:
        """Return whether the attack wins: by points, or by a rune on its short side if the defence has none."""
        attack, defence = self.runes["attack"], self.runes["defence"]
        if "short" in attack or "short" in defence:
            return "short" not in defence
        return sum(POINTS[rune] for rune in attack) > sum(POINTS[rune] for rune in defence)

    def lose(self, ship: int, by_throw: bool) -> None:
        """Take a longship back into its owner's reserve."""
        lost = self.ships[ship]
        lost.zone = None
        self.bravery[lost.seat] += by_throw


def setup(
    ships: Sequence[tuple[int, str]], *, cards: Sequence[str] = (), gold: Sequence[int] = (0, 0), **places: Any
) -> Vikingar:
    """Return a position where seat 0 is about to choose which of its longships to activate."""
    table = Vikingar(
        players=2,
        events=Pool.of(cards, "shuffle"),
        ships=[Longship(seat, zone) for seat, zone in ships],
        gold=list(gold),
        bravery=[0, 0],
        bloody=[0, 0],
        **places,
    )
    table.box = BOX
    table.push(ChooseLongship(0), EndTurn())
    return table


class Activate(Action):
    """Play this longship."""

    ship: int


class ChooseLongship(Decision):
    """Activate each of your longships in any order."""

    def candidates(self, table: Vikingar) -> list[Action]:
        own = [Activate(at) for at, ship in enumerate(table.ships) if ship.seat == self.seat and ship.zone]
        return [*own, Done()]

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        return "longship.inactive" if isinstance(action, Activate) and table.ships[action.ship].inactive else None

    def resolve(self, table: Vikingar, action: Action) -> None:
        if isinstance(action, Activate):
            table.push(MoveThenAct(self.seat, action.ship), EndActivation(action.ship), self)


class MoveTo(Action):
    """Sail to a zone next to yours."""

    zone: str


class Plunder(Action):
    """Plunder the village where you are."""


class MoveThenAct(Decision):
    """A longship has one move and one action, the move first."""

    ship: int

    def candidates(self, table: Vikingar) -> list[Action]:
        return [*map(MoveTo, self._next_to(table)), Plunder(), Done()]

    def reach(self, table: Vikingar) -> list[Action]:
        return [*map(MoveTo, ZONES), Plunder(), Done()]

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        ship = table.ships[self.ship]
        match action:
            case Done():
                return None
            case Plunder():
                return None if ship.zone in table.villages else "village.here"
            case MoveTo(zone):
                if ship.moved:
                    return "move.one"
                if zone not in self._next_to(table):
                    return "move.adjacent"
                own = table.standing(zone)
                return "move.own-longship" if own is not None and table.ships[own].seat == self.seat else None
        raise AssertionError(action)

    def resolve(self, table: Vikingar, action: Action) -> None:
        ship = table.ships[self.ship]
        match action:
            case Plunder():
                ship.acted = True
                table.villages.remove(ship.zone)
                table.gold[self.seat] += 1
            case MoveTo(zone):
                ship.moved = True
                course = (self.seat, self.ship, zone)
                leave = (DrawEvent(), MeetEvent(*course)) if ship.zone == "sea" else ()
                table.push(*leave, Enter(*course), EndMove(), self)

    def _next_to(self, table: Vikingar) -> tuple[str, ...]:
        here = ZONES.index(table.ships[self.ship].zone)
        if here == 0:
            return ZONES[1:]
        return ("sea", *sorted({ZONES[(here - 2) % 4 + 1], ZONES[here % 4 + 1]}))


class EndMove(Step):
    """The end of a move, made or not."""

    def run(self, table: Vikingar) -> None:
        pass


class EndActivation(Step):
    """The end of an activation: the longship is inactive, or lost, and the event goes to the discards."""

    ship: int

    def run(self, table: Vikingar) -> None:
        table.ships[self.ship].inactive = True
        if "drawn" in table.events.slots:
            table.events.discard(table.events.pick("drawn"))


class EndTurn(Step):
    """The small game ends here."""

    def run(self, table: Vikingar) -> None:
        best = max(table.gold)
        table.finish(Result(tuple(table.gold), tuple(seat for seat, gold in enumerate(table.gold) if gold == best)))


class _Sailing(Step):
    """The effect on a longship that is under way."""

    seat: int
    ship: int
    to: str

    def course(self) -> tuple[int, int, str]:
        """Return the seat, its longship under way, and where it goes."""
        return (self.seat, self.ship, self.to)


# ------------------------------------------------------------------------------------------------- Leaving the high sea


class DrawEvent(Chance):
    """Draw a navigation event, open to all, on leaving the high sea."""

    stream: ClassVar[str] = "events"

    def outcomes(self, table: Vikingar) -> list[tuple[str, int]]:
        return table.events.outcomes()

    def draw(self, table: Vikingar, rng: Random) -> str:
        return table.events.draw(rng)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.events.deal("drawn")
        table.events.show("drawn", outcome, table.players)


class MeetEvent(_Sailing):
    """The event is beaten by a throw, if it asks for one."""

    def run(self, table: Vikingar) -> None:
        runes = EVENTS[table.events.slots["drawn"].value].runes
        if runes:
            table.push(Throw("attack", 5), Throw("defence", runes), JudgeEvent(*self.course()))


class JudgeEvent(_Sailing):
    """Won: take the reward and sail on. Lost: what the pictogram says."""

    def run(self, table: Vikingar) -> None:
        event = EVENTS[table.events.slots["drawn"].value]
        if table.attack_wins():
            table.gold[self.seat] += event.gold
        elif event.lost == "destroyed":
            table.lose(self.ship, by_throw=False)
            table.drop_to(EndActivation)
        else:
            table.drop_to(EndMove)
            table.push(StayOrPressOn(*self.course()))


class PressOn(Action):
    """Spend the action to complete the move."""


class StayOrPressOn(Decision):
    """The move is lost, unless you spend the longship's action to complete it."""

    ship: int
    to: str

    def candidates(self, table: Vikingar) -> list[Action]:
        return [PressOn(), Done()]

    def resolve(self, table: Vikingar, action: Action) -> None:
        if isinstance(action, PressOn):
            table.ships[self.ship].acted = True
            table.drop_to(EndActivation)
            table.push(Enter(self.seat, self.ship, self.to), EndMove())


# ------------------------------------------------------------------------------------------------ Entering a zone


class Enter(_Sailing):
    """A stronghold bars the way; then whoever is in the zone must be fought."""

    def run(self, table: Vikingar) -> None:
        guarded = self.to in table.strongholds
        table.push(*[TollOrSiege(*self.course())] * guarded, Arrive(*self.course()))


class PayToll(Action):
    """Pay the right of passage."""


class Besiege(Action):
    """Spend the action to attack the stronghold."""


class TurnBack(Action):
    """Give the move up, and stay."""


class TollOrSiege(Decision):
    """Pay two gold to pass a stronghold, or attack it with your action, or stay where you are."""

    ship: int
    to: str

    def candidates(self, table: Vikingar) -> list[Action]:
        return [PayToll(), Besiege(), TurnBack()]

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        match action:
            case PayToll():
                return "stronghold.toll" if table.gold[self.seat] < 2 else None
            case Besiege():
                return "stronghold.action" if table.ships[self.ship].acted else None
        return None

    def resolve(self, table: Vikingar, action: Action) -> None:
        match action:
            case PayToll():
                table.gold[self.seat] -= 2
            case TurnBack():
                table.drop_to(EndMove)
            case Besiege():
                table.ships[self.ship].acted = True
                table.drop_to(EndActivation)
                table.push(Throw("attack", 5), Throw("defence", 5), JudgeSiege(self.seat, self.ship, self.to))


class JudgeSiege(_Sailing):
    """Won: three gold, the stronghold is razed, and the longship enters. Lost: the longship is lost."""

    def run(self, table: Vikingar) -> None:
        if table.attack_wins():
            table.gold[self.seat] += 3
            table.strongholds.remove(self.to)
            table.push(Arrive(*self.course()))
        else:
            table.lose(self.ship, by_throw=True)
            table.drop_to(EndActivation)


class Arrive(_Sailing):
    """Only one longship can be in a zone: an enemy there must be fought, without spending an action."""

    def run(self, table: Vikingar) -> None:
        if table.standing(self.to) is None:
            table.ships[self.ship].zone = self.to
        else:
            table.push(Throw("attack", 5), Throw("defence", 4), JudgeDuel(*self.course()))


class JudgeDuel(_Sailing):
    """The loser's longship is lost; either way the activation is over."""

    def run(self, table: Vikingar) -> None:
        rival = table.standing(self.to)
        assert rival is not None
        if table.attack_wins():
            table.lose(rival, by_throw=True)
            table.bloody[self.seat] += 1
            table.ships[self.ship].zone = self.to
        else:
            table.lose(self.ship, by_throw=True)
        table.drop_to(EndActivation)


# ------------------------------------------------------------------------------------------------ Runes


class Throw(Chance):
    """Runes are thrown: the attacker's first, then the defender's."""

    stream: ClassVar[str] = "runes"

    side: str
    number: int

    def outcomes(self, table: Vikingar) -> Sequence[tuple[tuple[str, ...], int]]:
        return throws(RUNE, self.number)

    def draw(self, table: Vikingar, rng: Random) -> tuple[str, ...]:
        return thrown(RUNE, self.number, rng)

    def resolve(self, table: Vikingar, outcome: tuple[str, ...]) -> None:
        table.runes[self.side] = outcome
