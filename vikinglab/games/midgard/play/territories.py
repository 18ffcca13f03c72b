"""Territories: attempts to subdue them, by force or by tribute, and their rewards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from vikinglab.core.engine.decision import Action, Chance, Step

from .. import effects
from ..box import PILES
from ..dice import added, changed, without
from ..table import Midgard
from .artifacts import Use, _InPart
from .choosing import territory
from .combat import STOP, combat
from .doing import costs, does
from .paying import pay_for
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


class Force(Action):
    """Try to subdue the top territory of a pile by force."""

    path = ("pile:{pile}", "way:force")
    untimely = "territory.ways"

    pile: str


class Tribute(Action):
    """Subdue the top territory of a pile by paying its tribute."""

    path = ("pile:{pile}", "way:tribute")
    untimely = "territory.ways"

    pile: str


FORCES, TRIBUTES = [*map(Force, PILES)], [*map(Tribute, PILES)]


class AttemptTerritory(_InPart):
    """Subdue a territory, by force against its level or by its tribute; after the first attempt you may stop."""

    rules = ("territory.ways", "territory.attempts", "territory.failed")
    choices = (*FORCES, *TRIBUTES, STOP)

    left: int
    made: bool

    def legal(self, table: Midgard) -> list[Action]:
        # There are many candidates, and most have the same reason.
        left = table.piles_left()
        forces = [FORCES[at] for at in left] if left and table.can_fight(self.seat) else []
        paid = [TRIBUTES[at] for at in left if table.can_pay(self.seat, table.box.tributes[PILES[at]])]
        return [*forces, *paid, *([STOP] if self.made else []), *self.uses(table)]

    def refuse(self, table: Midgard, action: Any) -> str | None:
        kind = type(action)
        if kind is Use:
            return None
        if kind not in (Force, Tribute):
            return None if self.made else "territory.attempts"
        if table.tiles_left(action.pile) < 1:
            return "territory.piles"
        if kind is Force:
            return None if table.can_fight(self.seat) else "combat.dice"
        return None if table.can_pay(self.seat, table.box.tributes[action.pile]) else "territory.ways"

    def choose(self, table: Midgard, action: Action) -> None:
        seat = self.seat
        match action:
            case Force(pile):
                over = EndAttempt(seat, pile, self.left - 1)
                table.push(*combat(seat, int(pile[-1]), self, over))
                self._tell(table, pile, "force")
            case Tribute(pile):
                pay_for(table, seat, table.box.tributes[pile], self, WinTile(), EndAttempt(seat, pile, self.left - 1))
                self._tell(table, pile, "tribute")
            case _:
                table.longships[seat].attempts = 0
                table.push(TurnTiles(seat, ()))
                if table.story:
                    table.tell("territory.attempts", seat=seat)

    def _tell(self, table: Midgard, pile: str, how: str) -> None:
        if table.story:
            table.tell("territory.ways", seat=self.seat, pile=territory(pile), how=how)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        cost = table.box.tributes[action.pile] if isinstance(action, (Force, Tribute)) else effects.Pay()
        return {"left": self.left + table.longships[self.seat].attempts, **costs(table, self.seat, cost)}


class WinTile(Step):
    """A tribute subdues a territory without a roll."""

    def run(self, table: Midgard) -> None:
        table.won = True


class EndAttempt(Step):
    """A territory that is subdued lies face down until the last attempt; a lost combat uses the attempt up."""

    rules = ("territory.failed",)

    seat: int
    pile: str
    left: int

    def run(self, table: Midgard) -> None:
        ship, won = table.longships[self.seat], table.won
        table.won = False
        if won:
            ship.subdued = (*ship.subdued, self.pile)
        table.push(SubdueMore(self.seat, self.left, True))
        if table.story:
            pile = territory(self.pile)
            if won:
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
