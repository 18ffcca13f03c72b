"""The turn: two dice are rolled, and what comes before that."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vikinglab.core.engine.decision import Chance, Step
from vikinglab.core.engine.dice import Outcomes, dice
from vikinglab.core.words.rulebook import rule

from ..table import CAPTIVE, FREE, RELEASED, Drakkar
from .emblems import TurnDown, claims
from .moving import ComeOut, PlayDice


class _TwoDice(Chance):
    """Two dice are rolled."""

    stream = "dice"

    def outcomes(self, table: Drakkar) -> Outcomes[tuple[int, ...]]:
        return dice(2)

    def draw(self, table: Drakkar, rng: Random) -> tuple[int, int]:
        # Matches have always been drawn die by die, and the same seed must go on giving the same match.
        one, other = 1 + int(rng.random() * 6), 1 + int(rng.random() * 6)
        return min(one, other), max(one, other)


class Turn(Step):
    """In turn each seat rolls two dice; one that was punished misses its turns."""

    rules = ("turn.order", "prison.back")

    seat: int

    def run(self, table: Drakkar) -> None:
        seat = self.seat
        table.push(Turn(table.after(seat)))
        if table.missing[seat]:
            table.missing[seat] -= 1
            if table.story:
                table.tell("prison.turns", seat=seat, left=table.missing[seat])
            return
        for pawn in (2 * seat, 2 * seat + 1):
            if table.held[pawn] == RELEASED:
                table.held[pawn] = FREE
        table.push(*claims(table, seat), RollDice(seat), TurnDown())


class FirstTurn(Turn):
    """In their first turn, players bring both pawns out."""

    def run(self, table: Drakkar) -> None:
        table.push(RollFirstDice(self.seat), TurnDown())


class RollDice(_TwoDice):
    """Two dice are rolled, to move two pieces."""

    seat: int

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        barred = release(table, self.seat, outcome)
        table.push(PlayDice(self.seat, outcome))
        if table.story:
            table.tell("turn.order", seat=self.seat, one=outcome[0], two=outcome[1])
            for _ in barred:
                table.tell("prison.barred", seat=self.seat, release=table.box.release)


@rule("prison.barred")
def release(table: Drakkar, seat: int, dice: Sequence[int]) -> list[int]:
    """Release the captured pawns that their six can't bring out: from the next turn on they need none."""
    face = table.box.release
    if face not in dice:
        return []
    captives = [pawn for pawn in (2 * seat, 2 * seat + 1) if table.held[pawn] == CAPTIVE]
    barred = [pawn for pawn in captives if not table.can_leave(seat, table.square_of(pawn), face)]
    for pawn in barred:
        table.held[pawn] = RELEASED
    return barred


class RollFirstDice(_TwoDice):
    """The first two dice of a player bring out a pawn each."""

    seat: int

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        table.push(ComeOut(self.seat, outcome))
        if table.story:
            table.tell("turn.order", seat=self.seat, one=outcome[0], two=outcome[1])
