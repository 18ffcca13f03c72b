"""Actions at the wrong moment, and the meaning of pointing at the board."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action, Done

from ..box import CLAN, HIGH_SEA, SHIP, SHIPS, ZONE, ZONES, slot_of
from ..table import Vikingar
from .actions import DEEDS, Reuse
from .combat import ThrowAgain, UseItem
from .entering import AtStronghold
from .leaving import ChooseEvent, CompleteMove
from .moving import Activation, Attack, Move, Whirl
from .turn import Activate, ChooseLongship

FIRST = {
    ChooseEvent: "power.draw-events",
    CompleteMove: "sea.stays",
    AtStronghold: "toll.refuse",
    Reuse: "outpost.most",
    UseItem: "combat.items",
    ThrowAgain: "power.once",
}
"""The decisions in the middle of an activation, each with the rule by which it comes before all else."""
UNDER_WAY = tuple(FIRST)


def untimely(table: Vikingar, action: Action) -> str | None:
    """Return the key of the rule that says why an action isn't asked for now: each has its moment, and in the middle of
    an activation something else must be decided first."""
    decision = table.stack[-1]
    if type(decision) in FIRST and isinstance(action, (Move, Whirl, Done, *DEEDS)):
        return FIRST[type(decision)]
    # Only where something must be chosen may nobody be done.
    return str(decision.rules[0]) if isinstance(action, Done) else action.untimely


def pointed(table: Vikingar, path: Sequence[str]) -> Action | None:
    """Return the action that a person means who points at a zone, a place or a longship that is no choice."""
    kind, *names = path[0].split(":") if len(path) == 1 else [""]
    decision, ship = table.stack[-1], None
    if kind == "zone" and names and names[0] in ZONE:
        zone = ZONE[names[0]]
    elif kind == "ship" and names and names[0] in SHIP and SHIP[names[0]] < len(table.where):
        ship = SHIP[names[0]]
        zone = table.where[ship]
    else:
        return None
    if isinstance(decision, ChooseLongship):
        ship = table.ship_in(zone) if ship is None and zone else ship
        return Activate(SHIPS[ship]) if ship is not None else None
    there = zone >= 0 and slot_of(zone) <= table.box.slots
    if not there or not isinstance(decision, (Activation, *UNDER_WAY)):
        return None
    beside = isinstance(decision, Activation) and zone == table.where[decision.ship] == HIGH_SEA
    if beside and ship is not None and ship // CLAN != decision.seat:
        # Both are on the high sea, so a move to the other longship can’t be meant.
        return Attack(SHIPS[ship])
    return Move(ZONES[zone])
