"""Actions at the wrong moment, and what somebody means who points at the board."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action, Done

from ..box import SHIP, SHIPS, ZONE, ZONES, slot_of
from ..table import Vikingar
from .entering import AtStronghold
from .moving import Activation, Move
from .turn import Activate, ChooseLongship


def untimely(table: Vikingar, action: Action) -> str | None:
    """Each action has its moment."""
    decision = table.stack[-1]
    if isinstance(action, Done):
        # Only where something must be chosen may nobody be done.
        return "toll.refuse" if isinstance(decision, AtStronghold) else decision.rules[0]
    return action.untimely


def pointed(table: Vikingar, path: Sequence[str]) -> Action | None:
    """Return what somebody means who points at a zone, a place or a longship when that isn't a choice."""
    kind, *names = path[0].split(":") if len(path) == 1 else [""]
    decision = table.stack[-1]
    if kind == "zone" and names and names[0] in ZONE:
        zone = ZONE[names[0]]
    elif kind == "ship" and names and names[0] in SHIP and SHIP[names[0]] < len(table.where):
        zone = table.where[SHIP[names[0]]]
    else:
        return None
    if isinstance(decision, ChooseLongship):
        ship = SHIP.get(names[0]) if kind == "ship" else table.ship_in(zone) if zone else None
        return Activate(SHIPS[ship]) if ship is not None else None
    there = zone >= 0 and slot_of(zone) <= table.box.slots
    return Move(ZONES[zone]) if there and isinstance(decision, Activation) else None
