"""Phase 1 of a turn: take the tile where your ship stands, stow it, and trade at a port."""

from __future__ import annotations

from collections.abc import Mapping

from vikinglab.core.engine.decision import DONE, Action, Decision, Step

from ..table import Raids, without


class TakeTile(Step):
    """At the start of your turn you take the tile where your ship stands; from the harbour there is none."""

    rules = ("tile.take", "tile.rune", "tile.from-harbour")

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

    def refused(self, table: Raids, decision: PlaceTile) -> str | None:
        full = len(table.ships[decision.seat].aboard) == table.box.places
        return "stow.place" if full else None

    def do(self, table: Raids, decision: PlaceTile) -> None:
        seat = decision.seat
        tile = table.lift(table.where[seat])
        table.ships[seat].aboard += (tile,)
        if table.story:
            table.tell("stow.place", seat=seat, tile=tile)

    def facts(self, table: Raids, decision: PlaceTile) -> Mapping[str, object]:
        return {"places": table.box.places}


class Replace(Action):
    """Discard a tile aboard, and put the new one in its place."""

    path = ("ship:{seat}:{face}",)
    elsewhere = "stow.replace"

    face: str

    def do(self, table: Raids, decision: PlaceTile) -> None:
        seat = decision.seat
        ship, tile = table.ships[seat], table.lift(table.where[seat])
        old = table.first_aboard(seat, self.face)
        at = ship.aboard.index(old)
        ship.aboard = (*ship.aboard[:at], tile, *ship.aboard[at + 1 :])
        table.discard(old)
        if table.story:
            table.tell("stow.replace", seat=seat, tile=tile, old=old)

    def facts(self, table: Raids, decision: PlaceTile) -> Mapping[str, object]:
        return {"tile": table.first_aboard(decision.seat, self.face)}


class Discard(Action):
    """Discard the new tile at once."""

    def do(self, table: Raids, decision: PlaceTile) -> None:
        tile = table.lift(table.where[decision.seat])
        table.discard(tile)
        if table.story:
            table.tell("stow.discard", seat=decision.seat, tile=tile)


_STOW, _DISCARD = Stow(), Discard()


class PlaceTile(Decision):
    """Put the tile in a free place of your ship, or discard one from a place for it, or discard it at once."""

    rules = ("stow.replace", "stow.discard")
    kinds = (Replace,)

    def candidates(self, table: Raids) -> list[Action]:
        faces = dict.fromkeys([tile.face for tile in table.ships[self.seat].aboard])
        return [_STOW, _DISCARD, *map(Replace, faces)]

    def legal(self, table: Raids) -> list[Action]:
        # Stowing the tile comes first among the candidates, and only that can be refused.
        choices = self.candidates(table)
        return choices[1:] if _STOW.refused(table, self) else choices

    def resolve(self, table: Raids, action: Action) -> None:
        action.do(table, self)
        table.throw_overboard(self.seat)

    def question_facts(self, table: Raids) -> Mapping[str, object]:
        return {"tile": table.route[table.where[self.seat]]}


class Sell(Action):
    """Sell goods from your ship."""

    path = ("ship:{seat}:{face}",)
    elsewhere = "port.sell"

    face: str

    def refused(self, table: Raids, decision: SellGoods) -> str | None:
        return None if table.first_aboard(decision.seat, self.face).kind == "goods" else "port.sell"

    def do(self, table: Raids, decision: SellGoods) -> None:
        seat = decision.seat
        ship, tile = table.ships[seat], table.first_aboard(seat, self.face)
        ship.aboard = without(ship.aboard, tile)
        ship.beside += (tile,)
        table.push(CallAtPort(seat, decision.sales - 1))
        if table.story:
            table.tell("port.sell", seat=seat, tile=tile)

    def facts(self, table: Raids, decision: SellGoods) -> Mapping[str, object]:
        return {"tile": table.first_aboard(decision.seat, self.face)}


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

    def resolve(self, table: Raids, action: Action) -> None:
        if isinstance(action, Sell):
            action.do(table, self)

    def question_facts(self, table: Raids) -> Mapping[str, object]:
        return {"sales": self.sales}


class Recruit(Step):
    """A port gives a Viking, with or without goods to sell."""

    rules = ("port.recruit",)

    seat: int
    vikings: int

    def run(self, table: Raids) -> None:
        table.embark(self.seat, table.from_reserve(self.vikings), "port.recruit")
