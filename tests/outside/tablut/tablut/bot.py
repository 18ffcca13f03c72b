"""A rule of thumb for the worth of a position of tablut to a seat."""

from __future__ import annotations

from .table import BESIDE, MUSCOVY, SWEDEN, Tablut

WON = 1000.0
SWEDE = 2.0
"""There are half as many of them as of Muscovites."""
WAY = 8.0
"""A clear way to the edge; with two of them the king can't be held."""
NEAR = 0.6
"""A Muscovite beside the king."""


def worth(table: Tablut, seat: int) -> float:
    """Return the lead of a seat over the other."""
    if table.result is not None:
        return WON * (table.result.scores[seat] - table.result.scores[1 - seat])
    good = _for_sweden(table)
    return good if seat == SWEDEN else -good


def _for_sweden(table: Tablut) -> float:
    men = SWEDE * (len(table.men(SWEDEN)) - 1) - len(table.men(MUSCOVY))
    near = sum(table.owner(at) == MUSCOVY for at in BESIDE[table.king])
    return men + WAY * len(table.ways_out()) - NEAR * near
