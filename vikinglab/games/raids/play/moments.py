"""Actions at the wrong moment, and the meaning of what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action, Decision, Done

from ..table import Raids
from .monsters import MeetMonster
from .navigating import Home, Sail
from .taking import Discard, PlaceTile, Replace, Sell, SellGoods, Stow


def untimely(table: Raids, action: Action) -> str | None:
    """Return the rule that says when an action is asked for: a tile first, then the course, things in order."""
    seat, decision = table.stack[-1].seat, table.stack[-1]
    match action:
        case Stow() | Replace() | Discard():
            return "tile.take" if table.where[seat] else "tile.from-harbour"
        case Sell() | Done():
            return "port.moment"
        case Sail() | Home():
            return _before_sailing(decision)
    return action.untimely


def _before_sailing(decision: Decision) -> str | None:
    """Return the rule of what comes before a ship chooses its course."""
    match decision:
        case PlaceTile():
            return "turn.furthest-behind"
        case SellGoods():
            return "navigate.harbour"
        case MeetMonster():
            return "navigate.in-order"
    return None


def pointed(table: Raids, path: Sequence[str]) -> Action | None:
    """Return the action that somebody means who points at a space, the harbour or a tile aboard that isn’t a choice."""
    found: list[Action] = table.stack[-1].meant(path, (Sail, Home, Stow, Sell))
    return found[0] if found else None
