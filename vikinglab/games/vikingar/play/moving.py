"""Activation: a longship has one move and one action, the move first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision, Done
from vikinglab.core.words.speech import per_cent

from ..box import (
    CLAN,
    EDGE,
    GATE,
    HIGH_SEA,
    NORTH,
    PASSAGE,
    SHIPS,
    SINGLE_GATE,
    SOUTH,
    STRONGHOLD,
    WHIRLPOOL,
    ZONE,
    ZONES,
    across,
    slot_of,
)
from ..entry import combat, odds, toll
from ..table import Vikingar, sites, zone_word
from . import actions, items
from .combat import Course
from .entering import _Deed, enter
from .leaving import leave


class Move(Action):
    """Sail to a zone next to yours."""

    path = ("zone:{zone}",)
    untimely = "activation.move-then-act"

    zone: str


class Whirl(Action):
    """Let a whirlpool take you to another."""

    path = ("zone:{zone}:whirlpool",)
    untimely = "activation.move-then-act"
    elsewhere = "move.whirlpool"

    zone: str


_MOVES = [Move(zone) for zone in ZONES]
_WHIRLS = [Whirl(zone) for zone in ZONES]


class Activation(Decision):
    """A longship moves, then acts; if it acts first, it forfeits its move."""

    rules = ("activation.move-then-act", "action.extra-move")
    kinds = (Whirl, *actions.DEEDS)

    ship: int
    moved: bool = False

    def candidates(self, table: Vikingar) -> list[Action]:
        zone = table.where[self.ship]
        land = table.land[zone]
        found: list[Action] = [_MOVES[to] for to in table.next_to(zone)]
        found += [_WHIRLS[to] for to in _swept(table, zone, land)]
        return found + self._stays(table, zone, land)

    def _stays(self, table: Vikingar, zone: int, land: int) -> list[Action]:
        """Return what may be done without leaving the zone."""
        found = actions.here(table, self.seat, zone, land)
        if table.powers[self.seat] in table.box.verbs["peek"]:
            found += items.peeks(table, self.seat, zone)
        found.append(DONE)
        return found

    def legal(self, table: Vikingar) -> list[Action]:
        if table.box.ending == SINGLE_GATE:
            return super().legal(table)
        # Of the candidates that lead away, only those are refused that lead to another longship of one's own.
        zone, fleet = table.where[self.ship], table.fleet(self.seat)
        land = table.land[zone]
        found: list[Action] = [_MOVES[to] for to in table.next_to(zone) if to not in fleet or not to]
        if land & WHIRLPOOL:
            found += [_WHIRLS[to] for to in _swept(table, zone, land) if to not in fleet or not to]
        refuse = self.refuse
        found += [action for action in self._stays(table, zone, land) if refuse(table, action) is None]
        return found

    def reach(self, table: Vikingar) -> list[Action]:
        zone, slots = table.where[self.ship], range(1, table.box.slots + 1)
        whirls = [_WHIRLS[to] for to in _swept(table, zone, WHIRLPOOL)]
        zones = [HIGH_SEA, *(part + slot for part in (NORTH, SOUTH, EDGE) for slot in slots)]
        deeds = actions.everything(table, self.seat, zone)
        return [*[_MOVES[to] for to in zones], *whirls, *deeds, *items.peeks_anywhere(table), DONE]

    def elsewhere(self, table: Vikingar, action: Any) -> str | None:
        return "temple.indestructible" if action == actions.Plunder("temple") else super().elsewhere(table, action)

    def refuse(self, table: Vikingar, action: Any) -> str | None:
        kind = type(action)
        if kind is Move:
            return self._refuse_move(table, ZONE[action.zone])
        if kind is Whirl:
            return self._refuse_whirl(table, ZONE[action.zone])
        if kind is Done:
            return None
        zone = table.where[self.ship]
        if kind is items.Peek:
            return items.refuse_peek(table, self.seat, zone, self.moved, action)
        return actions.refuse(table, self.seat, zone, action)

    def _refuse_move(self, table: Vikingar, to: int) -> str | None:
        here = table.where[self.ship]
        if to not in table.box.next_to[here]:
            if not to or not here or here > EDGE or to != across(here):
                return "move.adjacent"
            if not table.land[here] & PASSAGE:
                return "move.passage"
        if to and to in table.fleet(self.seat):
            return "move.one-longship"
        closed = to > EDGE and table.box.ending == SINGLE_GATE and not table.land[to] & GATE
        return "variant.single-gate" if closed else None

    def _refuse_whirl(self, table: Vikingar, to: int) -> str | None:
        if not table.land[table.where[self.ship]] & WHIRLPOOL:
            return "move.whirlpool"
        return "move.one-longship" if to and to in table.fleet(self.seat) else None

    def resolve(self, table: Vikingar, action: Any) -> None:
        kind, seat, ship = type(action), self.seat, self.ship
        if kind is Move or kind is Whirl:
            to, here = ZONE[action.zone], table.where[ship]
            if not self.moved:
                # Whatever stops the longship for good takes this off the stack again.
                table.push(Activation(seat, ship, moved=True))
            if table.story:
                self._tell(table, action)
            course = Course(ship, to, self.moved)
            if kind is Move and here == HIGH_SEA:
                leave(table, course)
            else:
                enter(table, course)
        elif kind is items.Peek:
            items.peek(table, self, action)
        elif kind is not Done:
            actions.act(table, Course(ship, table.where[ship]), action)
        elif table.story:
            also = ("toll.stay",) * (table.land[table.where[ship]] & STRONGHOLD > 0)
            table.tell("activation.move-then-act", also=also, seat=seat, ship=SHIPS[ship], moved=self.moved)

    def _tell(self, table: Vikingar, action: Any) -> None:
        zone = ZONE[action.zone]
        there = sites(table.land[zone]) if 0 < zone <= EDGE else ()
        facts = Course(self.ship, zone).facts | {"there": there, "many": len(there)}
        if type(action) is Whirl:
            table.tell("move.whirlpool", **facts)
        elif self.moved:
            table.tell("action.extra-move", **facts)
        else:
            peace = zone == HIGH_SEA and HIGH_SEA in table.where
            table.tell("move.adjacent", also=("sea.no-combat",) * peace, **facts)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        here = table.where[self.ship]
        facts = {"ship": SHIPS[self.ship], "here": zone_word(here), "moved": self.moved}
        if rule == "variant.single-gate":
            gates = [slot_of(zone) for zone in range(EDGE + 1, len(table.land)) if table.land[zone] & GATE]
            return facts | {"zone": zone_word(ZONE[action.zone]), "gate": gates[0]}
        if isinstance(action, (Move, Whirl)):
            return facts | self._on_the_way(table, ZONE[action.zone])
        if isinstance(action, items.Peek):
            return facts | {"slot": action.slot}
        if action is None or isinstance(action, Done):
            return facts
        return facts | actions.facts(table, self.seat, here, action)

    def _on_the_way(self, table: Vikingar, to: int) -> dict[str, Any]:
        """Return where a longship would sail, and what is known to wait there."""
        rival, here = table.ship_in(to) if to else None, table.where[self.ship]
        met = None if here == HIGH_SEA else odds(table, combat(table, self.seat, to))
        return {
            "zone": zone_word(to),
            "event": here == HIGH_SEA,
            "toll": toll(table, self.seat, to),
            "duel": rival is not None and rival // CLAN != self.seat,
            "chance": per_cent(met) if met else 0,
        }

    def path(self, table: Vikingar, action: Any) -> tuple[str, ...]:
        if isinstance(action, _Deed):
            return actions.path(table, table.where[self.ship], action)
        return super().path(table, action)


def _swept(table: Vikingar, zone: int, land: int) -> list[int]:
    """Return the zones that only a whirlpool leads to, or not without a navigation event."""
    if not land & WHIRLPOOL:
        return []
    sailed = table.box.next_to[zone] if zone != HIGH_SEA else ()
    return [to for to in table.whirlpools if to != zone and to not in sailed]
