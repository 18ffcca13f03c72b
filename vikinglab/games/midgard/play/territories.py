"""Territories: attempts to subdue them, by force or by tribute, and their rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from vikinglab.core.engine.decision import Action, Chance, Step

from .. import effects
from ..deck import PILES
from ..dice import added, changed, without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import territory
from .combat import STOP, PrepareCombat, _Fought
from .doing import cost_facts, does
from .paying import Payment
from .spoils import ResolveCards


def can_attempt(table: Midgard, seat: int) -> bool:
    """Return whether a seat can subdue any territory, by force or by tribute."""
    left = table.piles_left()
    return bool(left) and (
        table.can_fight(seat) or any(table.can_pay(seat, table.box.tributes[PILES[at]]) for at in left)
    )


@does(effects.Subdue)
def subdue(table: Midgard, seat: int, effect: effects.Subdue, key: str) -> None:
    """Let a seat make as many attempts as its share has."""
    times = table.box.content.locations["territory"].times[table.share(seat) - 1]
    table.push(SubdueMore(seat, times, False))


class SubdueMore(Step):
    """As long as attempts are left, and one is possible, the seat may go on; then it gets its rewards.

    After the first attempt, an artifact that can be used may still make another one possible.
    """

    rules = ("territory.attempts",)

    seat: int
    left: int
    made: bool

    def run(self, table: Midgard) -> None:
        ship, left = table.longships[self.seat], self.left
        if not left and ship.attempts:
            left, ship.attempts = 1, ship.attempts - 1
        if left and (can_attempt(table, self.seat) or (self.made and table.usable(self.seat))):
            table.push(AttemptTerritory(self.seat, left, self.made))
        else:
            ship.attempts = 0
            table.push(TurnTiles(self.seat, ()))
            if left and table.story:
                table.tell("territory.attempts", seat=self.seat, how="none")


class _Way(Action):
    """A way to subdue the top territory of a pile."""

    untimely = "territory.ways"

    pile: str

    def refused(self, table: Midgard, decision: AttemptTerritory) -> str | None:
        return self.barred(table, decision.seat) if table.tiles_left(self.pile) > 0 else "territory.piles"

    def barred(self, table: Midgard, seat: int) -> str | None:
        """Return the rule that keeps a seat from going this way, or None."""
        raise NotImplementedError


class Force(_Way):
    """Try to subdue the top territory of a pile by force."""

    path = ("pile:{pile}", "way:force")

    def barred(self, table: Midgard, seat: int) -> str | None:
        return None if table.can_fight(seat) else "combat.dice"

    def do(self, table: Midgard, decision: AttemptTerritory) -> None:
        defence, end = int(self.pile[-1]), decision.end(False, self.pile)
        table.push(PrepareCombat(decision.seat, defence, (), (), end, decision))
        decision.tell(table, self.pile, "force")


class Tribute(_Way):
    """Subdue the top territory of a pile by paying its tribute."""

    path = ("pile:{pile}", "way:tribute")

    def barred(self, table: Midgard, seat: int) -> str | None:
        return None if table.can_pay(seat, table.box.tributes[self.pile]) else "territory.ways"

    def do(self, table: Midgard, decision: AttemptTerritory) -> None:
        cost, end = table.box.tributes[self.pile], decision.end(True, self.pile)
        table.push(Payment(decision.seat, cost, end, decision))
        decision.tell(table, self.pile, "tribute")

    def facts(self, table: Midgard, decision: AttemptTerritory) -> Mapping[str, Any]:
        return cost_facts(table, decision.seat, table.box.tributes[self.pile])


FORCES, TRIBUTES = [*map(Force, PILES)], [*map(Tribute, PILES)]


class AttemptTerritory(_InPart):
    """Subdue a territory, by force against its level or by its tribute; after the first attempt you may stop."""

    rules = ("territory.ways", "territory.attempts", "territory.failed")
    choices = (*FORCES, *TRIBUTES, STOP)

    left: int
    made: bool

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.location) and self.left > 0

    def legal(self, table: Midgard) -> list[Action]:
        # There are many candidates, and most have the same reason.
        left = table.piles_left()
        forces = [FORCES[at] for at in left] if left and table.can_fight(self.seat) else []
        paid = [TRIBUTES[at] for at in left if table.can_pay(self.seat, table.box.tributes[PILES[at]])]
        return [*forces, *paid, *([STOP] if self.made else []), *self.uses(table)]

    def end(self, won: bool, pile: str) -> EndAttempt:
        """Return the end of an attempt."""
        return EndAttempt(self.seat, won, pile, self.left - 1)

    def cant_stop(self) -> str | None:
        """Return the rule that asks for a first attempt, or None."""
        return None if self.made else "territory.attempts"

    def stop(self, table: Midgard) -> None:
        """Make no more attempts, and turn over what was taken."""
        table.longships[self.seat].attempts = 0
        table.push(TurnTiles(self.seat, ()))
        if table.story:
            table.tell("territory.attempts", seat=self.seat, how="stop")

    def tell(self, table: Midgard, pile: str, how: str) -> None:
        """Tell the territory that is attempted, and the way."""
        if table.story:
            table.tell("territory.ways", seat=self.seat, pile=territory(pile), how=how)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        return {"left": self.left + table.longships[self.seat].attempts}


class EndAttempt(_Fought):
    """A territory that is subdued lies face down until the last attempt; a lost combat uses the attempt up."""

    rules = ("territory.ways", "territory.failed")

    pile: str
    left: int

    def run(self, table: Midgard) -> None:
        ship = table.longships[self.seat]
        if self.won:
            ship.subdued = (*ship.subdued, self.pile)
        table.push(SubdueMore(self.seat, self.left, True))
        if table.story:
            pile = territory(self.pile)
            if self.won:
                table.tell("territory.ways", seat=self.seat, pile=pile, how="won")
            else:
                table.tell("territory.failed", seat=self.seat, pile=pile)


class TurnTiles(Step):
    """After the last attempt all tiles that were taken are turned, and then their rewards are taken."""

    rules = ("territory.rewards",)

    seat: int
    cards: tuple[str, ...]

    def run(self, table: Midgard) -> None:
        subdued = table.longships[self.seat].subdued
        if subdued:
            table.push(TurnTile(self.seat, subdued[0], self.cards))
        elif self.cards:
            table.push(ResolveCards(self.seat, self.cards))


class TurnTile(Chance):
    """A tile is turned over: nobody has seen what is on its back."""

    stream = "tiles"
    rules = ("territory.rewards",)

    seat: int
    pile: str
    cards: tuple[str, ...]

    def can_wait(self, table: Midgard) -> bool:
        return self.pile in table.longships[self.seat].subdued

    def outcomes(self, table: Midgard) -> Iterable[tuple[object, int]]:
        return sorted(Counter(table.tiles_of(self.pile)).items())

    def draw(self, table: Midgard, rng: Random) -> str:
        tiles = table.tiles_of(self.pile)
        return tiles[int(rng.random() * len(tiles))]

    def resolve(self, table: Midgard, outcome: str) -> None:
        ship, at = table.longships[self.seat], PILES.index(self.pile)
        ship.subdued = without(ship.subdued, self.pile)
        ship.territories = added(ship.territories, outcome)
        table.piles = changed(table.piles, at, without(table.piles[at], outcome))
        table.push(TurnTiles(self.seat, (*self.cards, outcome)))
        if table.story:
            card = table.box.cards[outcome].word
            table.tell("territory.rewards", seat=self.seat, goods=card, source=territory(self.pile), how="turn")
