"""An estimate of a position of Raids for a seat: glory now, and what is likely to become glory."""

from __future__ import annotations

from . import scoring
from .table import Raids

VIKING = 0.7
"""The worth of a Viking while there are voyages to come."""
GOOD = 0.55
"""The share of an unsold good’s glory that is likely to be scored."""
SAIL = 0.9
AXE = 0.8
"""The worth of an axe, or above of a sail, for each voyage to come."""


def worth(table: Raids, seat: int) -> float:
    """Return the glory that a seat can hope for, less part of that of its best rival."""
    if table.result is not None:
        return float(_lead(list(table.result.scores), seat))
    return _lead([_hopes(table, each) for each in range(table.players)], seat)


def _lead(values: list[float], seat: int) -> float:
    # Holding back the best rival is worth something, but less than one’s own glory.
    return values[seat] - 0.3 * max(value for other, value in enumerate(values) if other != seat)


def _hopes(table: Raids, seat: int) -> float:
    ship = table.ships[seat]
    to_come = table.box.content.voyages - table.voyage
    glory: float = sum(scoring.glory(table, seat).values())
    glory += GOOD * sum([tile.glory for tile in ship.aboard if tile.kind == "goods"])
    glory += to_come * (SAIL * ship.sails + AXE * ship.weapons) + VIKING * ship.crew
    return glory + _tile_ahead(table, seat)


def _tile_ahead(table: Raids, seat: int) -> float:
    """Return the worth of the tile that the seat will take if it isn't driven away; nearer is better."""
    space = table.where[seat]
    tile = table.route[space] if table.at_sea(seat) else None
    left = 1 - space / table.box.home
    if tile is None or not tile.stop:
        return 2 * left
    value = {
        "rune": 2.5,
        "port": 1.5 + 3 * min(tile.sells, len(table.ships[seat].goods)),
        "sail": 2.5 * tile.count,
        "weapon": 2.2 * tile.count,
        "hammer": 2.5 * tile.count,
        "pennant": float(tile.glory),
        "goods": GOOD * tile.glory,
    }[tile.kind]
    # Without a free place, another tile would have to go.
    crowded = len(table.ships[seat].aboard) == table.box.places and tile.aboard
    # A ship that sails slowly stops more often on its voyage.
    return value * (0.5 if crowded else 1.0) + 6 * left
