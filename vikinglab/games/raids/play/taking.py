"""Phase 1 of a turn: take the tile where your ship stands, stow it, and trade at a port."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision, Step

from ..box import Tile
from ..table import Raids, without


class TakeTile(Step):
    """At the start of your turn you take the tile where your ship stands; from the harbour there is none."""

    rules = ("tile.take", "tile.from-harbour")

    seat: int

    def run(self, table: Raids) -> None:
        space = table.where[self.seat]
        tile = table.route[space]
        if tile is None:
            return
        if tile.aboard:
            table.push(PlaceTile(self.seat))
            return
        table.put_beside(self.seat, space)
        if tile.kind == "port":
            table.push(CallAtPort(self.seat, tile.sells), Recruit(self.seat, tile.recruits))
        if table.story:
            table.tell("tile.rune" if tile.kind == "rune" else "tile.take", seat=self.seat, tile=tile)


class Stow(Action):
    """Put the new tile in a free place."""

    path = ("ship:{seat}:free",)


class Replace(Action):
    """Discard a tile aboard, and put the new one in its place."""

    path = ("ship:{seat}:{face}",)
    elsewhere = "stow.replace"

    face: str


class Discard(Action):
    """Discard the new tile at once."""


_STOW, _DISCARD = Stow(), Discard()


class PlaceTile(Decision):
    """Put the tile in a free place of your ship, or discard one from a place for it, or discard it at once."""

    rules = ("stow.replace", "stow.discard")
    kinds = (Replace,)

    def candidates(self, table: Raids) -> list[Action]:
        faces = dict.fromkeys([tile.face for tile in table.ships[self.seat].aboard])
        return [_STOW, _DISCARD, *map(Replace, faces)]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if isinstance(action, Stow) and len(table.ships[self.seat].aboard) == table.box.places:
            return "stow.place"
        return None

    def legal(self, table: Raids) -> list[Action]:
        # To stow the tile comes first among the candidates, and only that can be refused.
        choices = self.candidates(table)
        return choices[1:] if self.refuse(table, _STOW) else choices

    def resolve(self, table: Raids, action: Action) -> None:
        ship = table.ships[self.seat]
        tile = gone = table.lift(table.where[self.seat])
        match action:
            case Stow():
                ship.aboard += (tile,)
            case Replace(face):
                gone = table.first_aboard(self.seat, face)
                at = ship.aboard.index(gone)
                ship.aboard = (*ship.aboard[:at], tile, *ship.aboard[at + 1 :])
                table.discard(gone)
            case Discard():
                table.discard(tile)
        if table.story:
            self._tell(table, action, tile, gone)
        table.throw_overboard(self.seat)

    def _tell(self, table: Raids, action: Action, tile: Tile, gone: Tile) -> None:
        match action:
            case Stow():
                table.tell("stow.place", seat=self.seat, tile=tile)
            case Replace():
                table.tell("stow.replace", seat=self.seat, tile=tile, old=gone)
            case Discard():
                table.tell("stow.discard", seat=self.seat, tile=tile)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        replaced = isinstance(action, Replace)
        tile = table.first_aboard(self.seat, action.face) if replaced else table.route[table.where[self.seat]]
        return {"tile": tile, "places": table.box.places}


class Sell(Action):
    """Sell goods from your ship."""

    path = ("ship:{seat}:{face}",)
    elsewhere = "port.sell"

    face: str


class CallAtPort(Step):
    """A port buys goods at the moment when you take it, and at no other."""

    seat: int
    sales: int

    def run(self, table: Raids) -> None:
        if self.sales and table.ships[self.seat].goods:
            table.push(SellGoods(self.seat, self.sales))


class SellGoods(Decision):
    """Sell as many goods as the port buys: they go beside your ship and free their places."""

    rules = ("port.moment",)

    sales: int

    def candidates(self, table: Raids) -> list[Action]:
        return [*map(Sell, table.ships[self.seat].goods), DONE]

    def reach(self, table: Raids) -> list[Action]:
        return [*map(Sell, dict.fromkeys(tile.face for tile in table.ships[self.seat].aboard)), DONE]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if isinstance(action, Sell) and table.first_aboard(self.seat, action.face).kind != "goods":
            return "port.sell"
        return None

    def resolve(self, table: Raids, action: Action) -> None:
        if not isinstance(action, Sell):
            return
        ship = table.ships[self.seat]
        tile = table.first_aboard(self.seat, action.face)
        ship.aboard = without(ship.aboard, tile)
        ship.beside += (tile,)
        if table.story:
            table.tell("port.sell", seat=self.seat, tile=tile)
        table.push(CallAtPort(self.seat, self.sales - 1))

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        tile = {"tile": table.first_aboard(self.seat, action.face)} if isinstance(action, Sell) else {}
        return {"sales": self.sales, **tile}


class Recruit(Step):
    """A port gives a Viking, with or without goods to sell."""

    seat: int
    vikings: int

    def run(self, table: Raids) -> None:
        table.embark(self.seat, table.from_reserve(self.vikings), "port.recruit")
