"""An estimate of a position of Vikingar for a seat: feats won and in reach, gold, longships, and the way to a gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .box import TRACKS

if TYPE_CHECKING:
    from .table import Vikingar


def worth(table: Vikingar, seat: int) -> float:
    """Return what a seat can hope for, less part of what the best of the others can."""
    if table.result is not None:
        return 1000.0 if seat in table.result.winners else -1000.0
    values = [_hopes(table, each) for each in range(table.players)]
    return values[seat] - 0.3 * max(value for other, value in enumerate(values) if other != seat)


def _hopes(table: Vikingar, seat: int) -> float:
    lengths = table.box.lengths
    tracks = table.tracks[TRACKS * seat : TRACKS * seat + TRACKS]
    # Only so many tracks need be filled, and the fullest ones are the nearest.
    shares = sorted([points / length for points, length in zip(tracks, lengths, strict=True)], reverse=True)
    value = 10.0 * sum([share + share**3 for share in shares[: table.box.feats]]) + sum(shares[table.box.feats :])
    value += 0.6 * table.gold[seat] ** 0.8 + 1.2 * table.outposts_of(seat) + 1.5 * len(table.items[seat])
    for zone in table.fleet(seat):
        if zone >= 0:
            value += 1.5 + _stands(table, zone, seat)
    return value


def _stands(table: Vikingar, zone: int, seat: int) -> float:
    return 0.0
