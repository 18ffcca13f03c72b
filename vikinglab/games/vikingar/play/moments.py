"""Actions at the wrong moment, and what somebody means who points at the board."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action

from ..table import Vikingar


def untimely(table: Vikingar, action: Action) -> str | None:
    """Each action has its moment."""
    return None


def pointed(table: Vikingar, path: Sequence[str]) -> Action | None:
    """Return what somebody means who points at the board where no choice has this path."""
    return None
