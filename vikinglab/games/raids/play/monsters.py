"""Monsters on the way: fight them, or cede a Viking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision

from ..box import Tile
from ..table import Raids


class Fight(Action):
    """Fight the monster with all the Vikings that it takes."""

    untimely = "monster.fight"


class Cede(Action):
    """Give the monster one Viking, and pass."""

    untimely = "monster.cede"


class MeetMonster(Decision):
    """Fight the monster with Vikings for its strength less your axes, or cede one Viking to it."""

    rules = ("monster.stays", "monster.weapons")
    choices = (Fight(), Cede())

    def refuse(self, table: Raids, action: Action) -> str | None:
        too_dear = type(action) is Fight and self._price(table) > table.ships[self.seat].crew
        return "monster.fight" if too_dear else None

    def legal(self, table: Raids) -> list[Action]:
        return [*self.choices] if self._price(table) <= table.ships[self.seat].crew else [self.choices[1]]

    def resolve(self, table: Raids, action: Action) -> None:
        space = table.where[self.seat]
        if isinstance(action, Cede):
            lost = min(1, table.ships[self.seat].crew)
            table.pay(self.seat, lost)
            if table.story:
                table.tell(
                    "monster.cede",
                    also=("monster.stays",),
                    seat=self.seat,
                    tile=table.route[space],
                    vikings=lost,
                    price=lost,
                )
            return
        price = self._price(table)
        table.pay(self.seat, price)
        table.put_beside(self.seat, space)
        if table.story:
            tile = table.ships[self.seat].beside[-1]
            also = ("monster.weapons",) if price < tile.strength else ()
            table.tell("monster.fight", also=also, seat=self.seat, tile=tile, vikings=price, price=price)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        tile, ship = self._monster(table), table.ships[self.seat]
        return {"strength": tile.strength, "weapons": ship.weapons, "price": self._price(table), "crew": ship.crew}

    def _monster(self, table: Raids) -> Tile:
        tile = table.route[table.where[self.seat]]
        assert tile is not None
        return tile

    def _price(self, table: Raids) -> int:
        return table.price_of(self._monster(table), self.seat)
