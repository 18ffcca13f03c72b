"""Combat: a ship that stops where another lies attacks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Step

from ..table import Raids
from .navigating import _Course


class FightForSpace(Step):
    """A ship that has stopped where another lies attacks it: it pays, and the other must answer."""

    rules = ("combat.start",)

    seat: int

    def run(self, table: Raids) -> None:
        space = table.where[self.seat]
        if table.where.count(space) == 1 or space == table.box.home:
            return
        rival, price = table.rival_at(self.seat, space), table.box.attack
        assert rival is not None
        table.pay(self.seat, price)
        table.push(RiposteOrFlee(rival, space + 1, self.seat, price + table.box.rise))
        if table.story:
            table.tell("combat.start", seat=self.seat, rival=rival, space=space, vikings=price)


class Riposte(Action):
    """Pay more Vikings than the other did last, and stay."""

    untimely = "combat.riposte"

    def refused(self, table: Raids, decision: RiposteOrFlee) -> str | None:
        return "combat.riposte" if table.ships[decision.seat].crew < decision.price else None

    def do(self, table: Raids, decision: RiposteOrFlee) -> None:
        seat, rival, price = decision.seat, decision.rival, decision.price
        table.pay(seat, price)
        table.push(RiposteOrFlee(rival, decision.least, seat, price + table.box.rise))
        if table.story:
            table.tell("combat.riposte", seat=seat, rival=rival, vikings=price, price=price)


_RIPOSTE = Riposte()


class RiposteOrFlee(_Course):
    """Riposte with more Vikings than your rival paid last, or flee to a later space without taking the tile."""

    rules = ("combat.winner-stays", "combat.passing", "combat.chain")

    rival: int
    price: int

    def candidates(self, table: Raids) -> list[Action]:
        return [_RIPOSTE, *_Course.candidates(self, table)]

    def reach(self, table: Raids) -> Sequence[Action]:
        return [_RIPOSTE, *super().reach(table)]

    def legal(self, table: Raids) -> list[Action]:
        # The riposte comes first among the candidates, and fleeing home is always possible.
        answers = _Course.legal(self, table)
        return answers[1:] if _RIPOSTE.refused(table, self) else answers

    def set_out(self, table: Raids, to: int) -> None:
        """Flee, and pass what lies on the way."""
        table.push(FightForSpace(self.seat))
        if table.story:
            also, crew, price = self._at_work(table, to), table.ships[self.seat].crew, self.price
            has: dict[str, Any] = {"can": self._can(table), "crew": crew, "riposte": price}
            table.tell("combat.flee", also=also, seat=self.seat, rival=self.rival, **has)
        _Course.set_out(self, table, to)

    def _at_work(self, table: Raids, to: int) -> tuple[str, ...]:
        """Return the rules that are at work where a ship flees, and tell nothing by themselves."""
        passing = any(table.portions[table.where[self.seat] + 1 : to])
        chain = to in table.where and to != table.box.home
        return ("combat.winner-stays", *["combat.passing"] * passing, *["combat.chain"] * chain)

    def _can(self, table: Raids) -> str:
        """Return the freedom of the ship: it may choose, or must flee for lack of Vikings."""
        return "flee" if _RIPOSTE.refused(table, self) else "choose"

    def question_facts(self, table: Raids) -> Mapping[str, object]:
        crew = table.ships[self.seat].crew
        last = self.price - table.box.rise
        return {"rival": self.rival, "price": self.price, "last": last, "crew": crew, "can": self._can(table)}

    def refusal_facts(self, table: Raids, action: Action, rule: str) -> Mapping[str, object]:
        if rule != "combat.riposte":
            return super().refusal_facts(table, action, rule)
        return self.question_facts(table)
