"""Actions at the wrong moment, and the meaning of pointing at the board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vikinglab.core.engine.decision import Action, Decision, Done

from ..box import CLAN, HIGH_SEA, SHIP, SHIPS, ZONE, ZONES, slot_of
from ..table import Vikingar
from .actions import DEEDS, Reuse
from .combat import ThrowAgain, UseItem
from .entering import AtStronghold
from .leaving import ChooseEvent, CompleteMove
from .moving import Activation, Attack, Move, Whirl
from .turn import Activate, ChooseLongship

FIRST: Mapping[type[Decision], str] = {
    ChooseEvent: "power.draw-events",
    CompleteMove: "sea.stays",
    AtStronghold: "toll.refuse",
    Reuse: "outpost.most",
    UseItem: "combat.items",
    ThrowAgain: "power.once",
}
"""The decisions in the middle of an activation, each with the rule by which it comes before all else."""
UNDER_WAY: tuple[type[Decision], ...] = tuple(FIRST)


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
    zone, ship = _meant(table, path[0]) if len(path) == 1 else (None, None)
    decision = table.stack[-1]
    if zone is None:
        return None
    if isinstance(decision, ChooseLongship):
        ship = table.ship_in(zone) if ship is None and zone else ship
        return Activate(SHIPS[ship]) if ship is not None else None
    if zone < 0 or slot_of(zone) > table.box.slots or type(decision) not in {Activation, *FIRST}:
        return None
    return Attack(SHIPS[ship]) if ship is not None and _beside(table, decision, ship) else Move(ZONES[zone])


def _beside(table: Vikingar, decision: Decision, ship: int) -> bool:
    """Return whether an enemy longship lies beside the one in play on the high sea: no move to it can be meant."""
    if not isinstance(decision, Activation) or ship // CLAN == decision.seat:
        return False
    return table.where[ship] == table.where[decision.ship] == HIGH_SEA


def _meant(table: Vikingar, id: str) -> tuple[int | None, int | None]:
    """Return the zone at which an id of the board points, and the longship, if it is one."""
    kind, *names = id.split(":")
    name = names[0] if names else ""
    if kind == "zone":
        return ZONE.get(name), None
    ship = SHIP.get(name, len(table.where)) if kind == "ship" else len(table.where)
    return (table.where[ship], ship) if ship < len(table.where) else (None, None)
