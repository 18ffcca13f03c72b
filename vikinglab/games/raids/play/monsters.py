"""Monsters on the way: fight them, or cede Vikings."""

from __future__ import annotations

from collections.abc import Mapping

from vikinglab.core.engine.decision import Action, Decision

from ..box import Tile
from ..table import Raids


class Fight(Action):
    """Fight the monster with all the Vikings that it takes."""

    untimely = "monster.fight"

    def refused(self, table: Raids, decision: MeetMonster) -> str | None:
        return "monster.fight" if decision.price(table) > table.ships[decision.seat].crew else None

    def do(self, table: Raids, decision: MeetMonster) -> None:
        seat, tile, price = decision.seat, decision.monster(table), decision.price(table)
        table.pay(seat, price)
        table.put_beside(seat, table.where[seat])
        if table.story:
            also = ("monster.weapons",) if price < tile.strength else ()
            table.tell("monster.fight", also=also, seat=seat, tile=tile, vikings=price, price=price)

    def facts(self, table: Raids, decision: MeetMonster) -> Mapping[str, object]:
        return {**decision.question_facts(table), "weapons": table.ships[decision.seat].weapons}


class Cede(Action):
    """Give the monster Vikings, and pass."""

    untimely = "monster.cede"

    def do(self, table: Raids, decision: MeetMonster) -> None:
        seat, tile = decision.seat, decision.monster(table)
        lost = table.ceded(table.ships[seat].crew)
        table.pay(seat, lost)
        if table.story:
            table.tell("monster.cede", also=("monster.stays",), seat=seat, tile=tile, vikings=lost, price=lost)

    def facts(self, table: Raids, decision: MeetMonster) -> Mapping[str, object]:
        return {"cede": table.ceded(table.ships[decision.seat].crew)}


class MeetMonster(Decision):
    """Fight the monster with Vikings for its strength less your axes, or cede Vikings to it."""

    rules = ("monster.stays", "monster.weapons")
    choices = (Fight(), Cede())

    def legal(self, table: Raids) -> list[Action]:
        fight, cede = self.choices
        return [cede] if fight.refused(table, self) else [fight, cede]

    def monster(self, table: Raids) -> Tile:
        """Return the monster that the ship has come to."""
        tile = table.route[table.where[self.seat]]
        assert tile is not None
        return tile

    def price(self, table: Raids) -> int:
        """Return the price of beating the monster, in Vikings."""
        return table.price_of(self.monster(table), self.seat)

    def question_facts(self, table: Raids) -> Mapping[str, object]:
        strength, price, crew = self.monster(table).strength, self.price(table), table.ships[self.seat].crew
        return {"strength": strength, "price": price, "crew": crew, "cede": table.ceded(crew)}
