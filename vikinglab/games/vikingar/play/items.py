"""Magic items and chief powers that are used at a moment of one's choice: to sink a longship, to scout a dial."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from vikinglab.core.engine.decision import Action, FromPool
from vikinglab.core.words.rulebook import rule

from ..box import CLAN, EDGE, GATE, HIGH_SEA, SHIP, SHIPS, SLOTS, slot_of
from ..table import Vikingar, zone_word

if TYPE_CHECKING:
    from .moving import Activation
    from .turn import ChooseLongship


class Sink(Action):
    """Use a magic item to destroy an enemy longship."""

    untimely = "item.sink"

    ship: str

    def refused(self, table: Vikingar, decision: ChooseLongship) -> str | None:
        """Refuse what is more than one step away from each longship of the seat, by ring, passage or rim; and whatever
        is on the high sea or on a gate."""
        zone = table.where[SHIP[self.ship]]
        if zone == HIGH_SEA or table.land[zone] & GATE:
            return "item.sink"
        near = {*table.next_to(zone)} - {HIGH_SEA}
        return "item.sink" if near.isdisjoint(table.fleet(decision.seat)) else None

    @rule("item.sink", "feat.bloody", "feat.bravery")
    def do(self, table: Vikingar, decision: ChooseLongship) -> None:
        """Destroy a longship without a combat: nobody scores, and the item leaves the game."""
        seat, ship = decision.seat, SHIP[self.ship]
        item = sinking_item(table, seat)
        assert item is not None
        table.drop_item(seat, item)
        table.lose(ship)
        if table.story:
            table.tell("item.sink", seat=seat, rival=ship // CLAN, ship=self.ship, item=table.item(item))

    def facts(self, table: Vikingar, decision: ChooseLongship) -> Mapping[str, Any]:
        zone, item = table.where[SHIP[self.ship]], sinking_item(table, decision.seat)
        safe = not zone or table.land[zone] & GATE > 0
        return {"ship": self.ship, "zone": zone_word(zone), "safe": safe, "item": table.item(item) if item else ""}


_SINK = [Sink(ship) for ship in SHIPS]


def sinking_item(table: Vikingar, seat: int) -> str | None:
    """Return the item by which a seat can destroy a longship, if it has one."""
    return next((item for item in table.items[seat] if item in table.box.verbs["sink"]), None)


def sinkings(table: Vikingar, seat: int) -> list[Sink]:
    """Return the enemy longships that an item could destroy."""
    if sinking_item(table, seat) is None:
        return []
    return [_SINK[ship] for ship, zone in enumerate(table.where) if zone >= 0 and ship // CLAN != seat]


# ------------------------------------------------------------------------------------------------ The Scout


class Peek(Action):
    """Look at the dial in a slot."""

    path = ("power:{seat}", "zone:N{slot:02}")
    untimely = "power.peek"

    slot: int

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        """Refuse a second look in a round, one after the move, and one at a dial that can't be seen from there."""
        if decision.seat in table.used:
            return "power.once"
        return "power.peek" if self._problem(table, decision) else None

    def _problem(self, table: Vikingar, decision: Activation) -> str:
        """Return a word for why a scout can't look at the dial now; nothing if it can."""
        zone, known = table.where[decision.ship], table.dials.slots.get(str(self.slot))
        if decision.moved:
            return "moved"
        if zone > EDGE:
            return "edge"
        if known is not None and decision.seat in known.seen:
            return "seen"
        if table.explored(self.slot):
            return "open"
        return "" if self in peeks(table, decision.seat, zone) else "far"

    @rule("power.peek")
    def do(self, table: Vikingar, decision: Activation) -> None:
        """Look at a dial in secret; all others see which one it is."""
        table.used = tuple(sorted((*table.used, decision.seat)))
        if str(self.slot) not in table.dials.slots:
            table.dials.deal(str(self.slot))
        table.push(SeeDial(decision.seat, self.slot), decision)
        if table.story:
            table.tell("power.peek", seat=decision.seat, slot=self.slot, seen=False)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        used = decision.seat in table.used
        return {"slot": self.slot, "problem": self._problem(table, decision) or "none", "used": used}


_PEEKS = [Peek(slot) for slot in range(SLOTS + 1)]


def peeks(table: Vikingar, seat: int, zone: int) -> list[Action]:
    """Return the face-down dials that a scout may look at from a zone."""
    slot, slots = slot_of(zone), table.box.slots
    near: Collection[int] = range(1, slots + 1)
    if zone:
        near = () if zone > EDGE else sorted({(slot - 2) % slots + 1, slot % slots + 1})
    return [_PEEKS[at] for at in near if not table.explored(at)]


def peeks_anywhere(table: Vikingar) -> list[Action]:
    """Return every dial that somebody with a scout may point at; none where no chief has powers."""
    seat = table.stack[-1].seat
    return [*_PEEKS[1 : table.box.slots + 1]] if table.powers[seat] in table.box.verbs["peek"] else []


class SeeDial(FromPool):
    """A scout sees a dial that lies face down."""

    stream = "dials"
    pile = "dials"
    rules = ("power.peek",)

    seat: int
    at: int

    def slot(self, table: Vikingar) -> str:
        return str(self.at)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.dials.look(str(self.at), outcome, (self.seat,))
        if table.story:
            facts = table.faces_of(outcome)
            table.tell("power.peek", only=(self.seat,), seat=self.seat, slot=self.at, seen=True, **facts)
