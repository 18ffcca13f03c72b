"""Combat: a ship that stops where another lies attacks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action

from ..table import Raids
from .navigating import Home, _Course


def attack(table: Raids, seat: int, rival: int, space: int) -> None:
    """Begin a combat: the ship that stops where another lies pays one Viking, and the other must answer."""
    table.pay(seat, 1)
    table.push(RiposteOrFlee(rival, space + 1, seat, 2))
    if table.story:
        table.tell("combat.start", seat=seat, rival=rival, space=space)


class Riposte(Action):
    """Pay one Viking more than the other did last, and stay."""

    untimely = "combat.riposte"


class RiposteOrFlee(_Course):
    """Riposte with one Viking more than your rival paid last, or flee to a later space without taking the tile."""

    rules = ("combat.winner-stays", "combat.passing", "combat.chain")

    rival: int
    price: int

    def candidates(self, table: Raids) -> list[Action]:
        return [_RIPOSTE, *_Course.candidates(self, table)]

    def reach(self, table: Raids) -> Sequence[Action]:
        return [_RIPOSTE, *super().reach(table)]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if type(action) is Riposte:
            return "combat.riposte" if table.ships[self.seat].crew < self.price else None
        return _Course.refuse(self, table, action)

    def legal(self, table: Raids) -> list[Action]:
        # The riposte comes first among the candidates, and to flee home is always possible.
        answers = _Course.legal(self, table)
        return answers if table.ships[self.seat].crew >= self.price else answers[1:]

    def resolve(self, table: Raids, action: Action) -> None:
        if isinstance(action, Riposte):
            table.pay(self.seat, self.price)
            table.push(RiposteOrFlee(self.rival, self.least, self.seat, self.price + 1))
            if table.story:
                table.tell("combat.riposte", seat=self.seat, rival=self.rival, vikings=self.price, price=self.price)
            return
        if table.story:
            table.tell("combat.flee", also=self._flees(table, action), seat=self.seat, rival=self.rival)
        super().resolve(table, action)

    def _flees(self, table: Raids, action: Any) -> tuple[str, ...]:
        """Return the rules that are at work where a ship flees, and tell nothing by themselves."""
        to = table.box.home if isinstance(action, Home) else action.space
        passing = any(table.portions[table.where[self.seat] + 1 : to])
        chain = to in table.where and to != table.box.home
        return ("combat.winner-stays", *["combat.passing"] * passing, *["combat.chain"] * chain)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if rule not in (None, "combat.riposte"):
            return super().facts(table, action, rule)
        crew, price = table.ships[self.seat].crew, self.price
        return {"rival": self.rival, "price": price, "crew": crew, "last": price - 1, "can": int(crew >= price)}


_RIPOSTE = Riposte()
