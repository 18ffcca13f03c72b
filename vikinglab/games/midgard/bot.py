"""An estimate of a position of Midgard for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import scoring

if TYPE_CHECKING:
    from .table import Midgard


def worth(table: Midgard, seat: int) -> float:
    """Return the glory that a seat can hope for."""
    return float(sum(scoring.glory(table, seat).values()))
