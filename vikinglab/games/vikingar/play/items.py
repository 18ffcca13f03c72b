"""Magic items and chief powers that are used at a moment of one's choice: to sink a longship, to scout a dial."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from vikinglab.core.engine.decision import Action, FromPool
from vikinglab.core.words.rulebook import rule

from ..box import CLAN, EDGE, GATE, HIGH_SEA, SHIP, SHIPS, SLOTS, slot_of
from ..table import Vikingar

if TYPE_CHECKING:
    from .moving import Activation


class Sink(Action):
    """Use a magic item to destroy an enemy longship."""

    untimely = "item.sink"

    ship: str


_SINK = [Sink(ship) for ship in SHIPS]


def sinking_item(table: Vikingar, seat: int) -> str | None:
    """Return the item by which a seat can destroy a longship, if it has one."""
    return next((item for item in table.items[seat] if item in table.box.verbs["sink"]), None)


def sinkings(table: Vikingar, seat: int) -> list[Sink]:
    """Return the enemy longships that an item could destroy."""
    if sinking_item(table, seat) is None:
        return []
    return [_SINK[ship] for ship, zone in enumerate(table.where) if zone >= 0 and ship // CLAN != seat]


def may_sink(table: Vikingar, seat: int) -> bool:
    """Return whether a seat has an item that can destroy a longship now."""
    return any(refuse_sinking(table, seat, action) is None for action in sinkings(table, seat))


def refuse_sinking(table: Vikingar, seat: int, action: Sink) -> str | None:
    """An item reaches one step from a longship of yours, by ring, passage or rim, and neither high sea nor gate."""
    zone = table.where[SHIP[action.ship]]
    if zone == HIGH_SEA or table.land[zone] & GATE:
        return "item.sink"
    near = {*table.next_to(zone)} - {HIGH_SEA}
    return "item.sink" if near.isdisjoint(table.fleet(seat)) else None


@rule("item.sink", "feat.bloody", "feat.bravery")
def sink(table: Vikingar, seat: int, action: Sink) -> None:
    """Destroy a longship without a combat: nobody scores, and the item leaves the game."""
    item, ship = sinking_item(table, seat), SHIP[action.ship]
    assert item is not None
    table.drop_item(seat, item)
    table.lose(ship)
    if table.story:
        table.tell("item.sink", seat=seat, rival=ship // CLAN, ship=action.ship, item=table.item(item))


# ------------------------------------------------------------------------------------------------ The Scout


class Peek(Action):
    """Look at the dial in a slot."""

    path = ("power:{seat}", "zone:N{slot:02}")
    untimely = "power.peek"

    slot: int


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


def refuse_peek(table: Vikingar, seat: int, zone: int, moved: bool, action: Peek) -> str | None:
    """A scout looks once a round, before a longship moves, at a dial next to it."""
    if seat in table.used:
        return "power.once"
    known = table.dials.slots.get(str(action.slot))
    seen = known is not None and seat in known.seen
    return "power.peek" if moved or seen or action not in peeks(table, seat, zone) else None


def peek(table: Vikingar, activation: Activation, action: Peek) -> None:
    """Look at a dial in secret; all others see which one it is."""
    table.used = tuple(sorted((*table.used, activation.seat)))
    if str(action.slot) not in table.dials.slots:
        table.dials.deal(str(action.slot))
    table.push(SeeDial(activation.seat, action.slot), activation)
    if table.story:
        table.tell("power.peek", seat=activation.seat, slot=action.slot, seen=False)


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
