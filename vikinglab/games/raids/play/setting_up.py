"""Setting up: the table, the arrival tiles of the later voyages, and the first player."""

from __future__ import annotations

from vikinglab.core.engine.decision import Chance, FromPool
from vikinglab.core.engine.pool import Pool

from ..box import Box
from ..table import Raids, Ship
from .voyage import StartVoyage


def setup(box: Box, players: int) -> Raids:
    """Return the table before anything is drawn."""
    ships = players + (players == 2)
    table = Raids(
        players=players,
        conditions=Pool.of(box.content.arrivals.others),
        pile=Pool(()),
        route=[None] * box.home,
        portions=[()] * box.home,
        where=[0] * ships,
        berths=[0] * ships,
        ships=[Ship() for _ in range(players)],
        reserve=box.content.supply.vikings,
        arrivals=(box.content.arrivals.first,),
    )
    table.box = box
    others = box.content.voyages - 1
    table.push(*[DrawArrival()] * others, DrawFirstPlayer(), StartVoyage())
    return table


class DrawArrival(FromPool):
    """Each later voyage gets an arrival tile, drawn at the start and open to all."""

    stream = "arrivals"
    pile = "conditions"
    rules = ("setup.arrivals",)

    def resolve(self, table: Raids, outcome: str) -> None:
        table.conditions.take(outcome)
        table.arrivals += (outcome,)


class DrawFirstPlayer(Chance):
    """The first player is drawn; going clockwise, ships take the start positions from the highest number down."""

    stream = "first player"
    rules = ("setup.first-player", "setup.crews")

    def outcomes(self, table: Raids) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(table.players)]

    def resolve(self, table: Raids, outcome: int) -> None:
        crews = table.box.content.crews[str(table.players)]
        for order, crew in enumerate(crews):
            seat = (outcome + order) % table.players
            table.berths[seat] = len(table.berths) - order
            table.ships[seat].crew = table.from_reserve(crew)
            table.throw_overboard(seat)
        if table.ghost is not None:
            table.berths[table.ghost] = 1
        if table.story:
            table.tell("setup.first-player", also=("setup.crews",), seat=outcome)
