"""Actions at the wrong moment, and what somebody means who points at the board."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action, Decision, Done

from ..box import SHIP, SHIPS, ZONE, ZONES, slot_of
from ..table import Vikingar
from .actions import Challenge, Control, Destroy, GiveUp, Leave, Plunder, Reuse, Settle
from .combat import Again, Use
from .entering import AtStronghold, Besiege, Pay, TurnBack
from .items import Peek, Sink
from .leaving import ChooseEvent, Complete, Face
from .moving import Activation, Move, Whirl
from .rounds import Longship, Treasure
from .setting_up import Keep, KeepPower
from .turn import Activate, ChooseLongship

_MOMENTS: dict[type[Action], str] = {
    Activate: "round.turn",
    Move: "activation.move-then-act",
    Whirl: "activation.move-then-act",
    Plunder: "activation.move-then-act",
    Challenge: "activation.move-then-act",
    Control: "activation.move-then-act",
    Besiege: "activation.move-then-act",
    Destroy: "activation.move-then-act",
    Settle: "activation.move-then-act",
    Leave: "variant.all-gates",
    Pay: "toll.pay",
    TurnBack: "toll.pay",
    Complete: "sea.stays",
    Face: "power.draw-events",
    GiveUp: "outpost.most",
    Use: "combat.items",
    Again: "power.once",
    Sink: "item.sink",
    Peek: "power.peek",
    Keep: "power.choose",
    Longship: "build.longship",
    Treasure: "build.treasure",
}
"""The rule that says when an action has its moment."""
_MUST: dict[type[Decision], str] = {
    AtStronghold: "toll.refuse",
    ChooseEvent: "power.draw-events",
    Reuse: "outpost.most",
    KeepPower: "power.choose",
}
"""Where nobody may be done: the rule that asks for a choice."""


def untimely(table: Vikingar, action: Action) -> str | None:
    """Each action has its moment; in an activation, what isn't in reach is refused by its own rule."""
    decision = table.stack[-1]
    if isinstance(action, Done):
        return _MUST.get(type(decision))
    if isinstance(decision, Activation):
        if action == Plunder("temple"):
            return "temple.indestructible"
        if isinstance(action, Whirl):
            return "move.whirlpool"
        if isinstance(action, (Destroy, Settle)):
            return "outpost.replace"
        if _MOMENTS.get(type(action)) == "activation.move-then-act":
            # It is the moment for actions, and none of this kind can be meant: no rule says more.
            return None
    return _MOMENTS.get(type(action))


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
