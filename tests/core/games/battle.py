"""Battles that open dice decide: the card of one that is lost is discarded, and of one that is won kept face down."""

from __future__ import annotations

from vikinglab.core.engine.decision import Action, Chance, Decision, FromPool, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Result, Table

from . import BOX


class Battle(Table, kw_only=True):
    """A position of the small game: the deck, and how many battles each seat has won."""

    deck: Pool
    won: list[int]
    left: int


def setup(battles: int = 12) -> Battle:
    """A position in which the first battle is about to be turned up."""
    table = Battle(players=2, deck=Pool.of(["kraken", "raven", "serpent"], refill="shuffle"), won=[0, 0], left=battles)
    table.box = BOX
    table.push(NextBattle(0))
    table.settle()
    return table


class NextBattle(Step):
    """Seats fight in turn, and the small game ends after its battles."""

    seat: int

    def run(self, table: Battle) -> None:
        if not table.left:
            table.finish(Result(tuple(table.won), (0, 1)))
            return
        table.left -= 1
        table.deck.deal("battle")
        table.push(TurnUp(), Attack(self.seat), NextBattle(1 - self.seat))


class TurnUp(FromPool):
    """The battle is turned up, for all to see."""

    def pool(self, table: Battle) -> Pool:
        return table.deck

    def slot(self, table: Battle) -> str:
        return "battle"

    def resolve(self, table: Battle, outcome: str) -> None:
        table.deck.show("battle", outcome, table.players)


class Fight(Action):
    """Fight the battle."""


class Attack(Decision):
    """A seat fights the battle that lies open."""

    def candidates(self, table: Battle) -> list[Action]:
        return [Fight()]

    def resolve(self, table: Battle, action: Action) -> None:
        table.push(Roll(self.seat))


class Roll(Chance):
    """A die that all see: the seat loses or wins."""

    seat: int

    def outcomes(self, table: Battle) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def resolve(self, table: Battle, outcome: int) -> None:
        table.won[self.seat] += outcome
        if outcome:
            table.deck.bury("battle")
        else:
            table.deck.discard(table.deck.pick("battle"))
