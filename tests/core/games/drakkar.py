"""A few turns in the manner of Drakkar: emblems lie face down, and a pawn that lands on one may look, or take it."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from vikinglab.core.engine.decision import Action, Chance, Decision, Done, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Result, Table

from . import BOX

SQUARES = range(1, 10)
CLANS = (("crown", "heart"), ("crown", "tower"))
"""The emblems that each seat gathers."""


class Drakkar(Table, kw_only=True):
    """A position of the small game, on a row of nine squares; a pawn at 0 is on its Drakkar square."""

    emblems: Pool
    lies: dict[int, str]
    """The emblem on each square: an emblem keeps its slot wherever it goes."""
    pawns: list[int]
    shields: list[tuple[str, ...]]
    missed: list[int]
    """The number of turns that each seat must still miss."""
    turns: int = 0


def setup(emblems: str = "crown crown heart heart tower tower", turns: int = 4) -> Drakkar:
    """Return a position where the emblems lie face down on the first squares, and seat 0 is to play."""
    values = emblems.split()
    table = Drakkar(
        players=2,
        emblems=Pool.of(values),
        lies={square: f"e{square}" for square, _ in enumerate(values, 1)},
        pawns=[0, 0],
        shields=[(), ()],
        missed=[0, 0],
        turns=turns,
    )
    table.box = BOX
    for slot in table.lies.values():
        table.emblems.deal(slot)
    table.push(NextTurn(0))
    table.settle()
    return table


class NextTurn(Step):
    """Seats play in turn, but for those in prison; the small game ends after its turns, or with a full clan."""

    seat: int

    def run(self, table: Drakkar) -> None:
        full = tuple(seat for seat in range(2) if len(table.shields[seat]) == len(CLANS[seat]))
        if full or not table.turns:
            table.finish(Result(tuple(map(len, table.shields)), full or (0, 1)))
            return
        table.turns -= 1
        table.push(NextTurn(1 - self.seat))
        if table.missed[self.seat]:
            table.missed[self.seat] -= 1
        else:
            table.push(MovePiece(self.seat))


class Land(Action):
    """Move your pawn to a square."""

    square: int


class Shift(Action):
    """Move an emblem to another square."""

    square: int
    to: int


class MovePiece(Decision):
    """Move your pawn, or an emblem that no pawn blocks."""

    def candidates(self, table: Drakkar) -> list[Action]:
        shifts = [Shift(square, to) for square in sorted(table.lies) for to in SQUARES if to != square]
        return [*map(Land, SQUARES), *shifts]

    def refuse(self, table: Drakkar, action: Action) -> str | None:
        match action:
            case Land(square):
                return "pawn.occupied" if square in table.pawns else None
            case Shift(square, to):
                if square in table.pawns:
                    return "emblem.blocked"
                return "emblem.occupied" if to in table.pawns or to in table.lies else None
        raise AssertionError(action)

    def resolve(self, table: Drakkar, action: Action) -> None:
        match action:
            case Land(square):
                table.pawns[self.seat] = square
                if square in table.lies:
                    table.push(SeeOrTake(self.seat, square))
            case Shift(square, to):
                table.lies[to] = table.lies.pop(square)


class See(Action):
    """Look at the emblem secretly."""


class Take(Action):
    """Take the emblem, seen or not."""


class SeeOrTake(Decision):
    """A pawn that lands on an emblem may look at it, or take it, or do nothing."""

    square: int

    def candidates(self, table: Drakkar) -> list[Action]:
        return [See(), Take(), Done()]

    def resolve(self, table: Drakkar, action: Action) -> None:
        match action:
            case See():
                table.push(LookAt(self.seat, self.square))
            case Take():
                table.push(TurnUp(self.seat, self.square))


class LookAt(Chance):
    """The seat looks; all see that it does, none sees what it sees."""

    stream: ClassVar[str] = "emblems"

    seat: int
    square: int

    def outcomes(self, table: Drakkar) -> list[tuple[str, int]]:
        return table.emblems.outcomes(table.lies[self.square])

    def draw(self, table: Drakkar, rng: Random) -> str:
        return table.emblems.draw(rng, table.lies[self.square])

    def resolve(self, table: Drakkar, outcome: str) -> None:
        table.emblems.look(table.lies[self.square], outcome, (self.seat,))
        if table.story:
            table.tell("emblem.look", seat=self.seat, square=self.square)
            table.tell("emblem.seen", only=(self.seat,), seat=self.seat, square=self.square, emblem=outcome)


class TurnUp(LookAt):
    """A claimed emblem is shown to all: taken if the clan still needs it, else put back, at a price."""

    def resolve(self, table: Drakkar, outcome: Any) -> None:
        slot, seat = table.lies[self.square], self.seat
        table.emblems.show(slot, outcome, table.players)
        if outcome in CLANS[seat] and outcome not in table.shields[seat]:
            table.shields[seat] += (table.emblems.pick(slot),)
            del table.lies[self.square]
        else:
            table.missed[seat] = 2
            table.pawns[seat] = 0
        if table.story:
            table.tell("emblem.taken", seat=seat, square=self.square, emblem=outcome)
