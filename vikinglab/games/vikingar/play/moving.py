"""Activation: a longship has one move and one action, the move first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision, Done
from vikinglab.core.words.rulebook import rule

from .. import ahead
from ..box import (
    EDGE,
    GATE,
    HIGH_SEA,
    NORTH,
    PASSAGE,
    SHIP,
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
from ..table import Vikingar, sites, zone_word
from . import actions, items
from .combat import Again, Voyage, agains
from .entering import enter
from .leaving import leave


class _Sail(Action):
    """A move of a longship to a zone."""

    untimely = "activation.move-then-act"

    zone: str

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        """Return facts for its name and its refusals: the zone, and what is known to wait there."""
        voyage = Voyage(decision.ship, ZONE[self.zone])
        return {**decision.question_facts(table), **ahead.facts(table, voyage)}

    def set_out(self, table: Vikingar, decision: Activation) -> Voyage:
        """Return the voyage to the zone: the longship has an action left, if this is its move."""
        if not decision.moved:
            # Whatever stops the longship for good takes this off the stack again.
            table.push(Activation(decision.seat, decision.ship, moved=True))
        return Voyage(decision.ship, ZONE[self.zone], decision.moved)

    def told(self, table: Vikingar, decision: Activation) -> dict[str, Any]:
        """Return facts for the event of the move: the longship, and what all can see where it sails."""
        zone = ZONE[self.zone]
        there = sites(table.land[zone]) if 0 < zone <= EDGE else ()
        leaves = table.where[decision.ship] == HIGH_SEA
        return Voyage(decision.ship, zone).facts | {"there": there, "many": len(there), "leaves": leaves}


class Move(_Sail):
    """Sail to a zone next to yours."""

    path = ("zone:{zone}",)

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        to, here = ZONE[self.zone], table.where[decision.ship]
        if to not in table.box.next_to[here]:
            if not to or not here or here > EDGE or to != across(here):
                return "move.adjacent"
            if not table.land[here] & PASSAGE:
                return "move.passage"
        if to and to in table.fleet(decision.seat):
            return "move.one-longship"
        closed = to > EDGE and table.box.ending == SINGLE_GATE and not table.land[to] & GATE
        return "variant.single-gate" if closed else None

    @rule("move.adjacent", "action.extra-move", "sea.no-combat")
    def do(self, table: Vikingar, decision: Activation) -> None:
        facts = self.told(table, decision) if table.story else {}
        voyage = self.set_out(table, decision)
        if table.story:
            peace = voyage.zone == HIGH_SEA and HIGH_SEA in table.where
            if decision.moved:
                table.tell("action.extra-move", **facts)
            else:
                table.tell("move.adjacent", also=("sea.no-combat",) * peace, **facts)
        if table.where[decision.ship] == HIGH_SEA:
            leave(table, voyage)
        else:
            enter(table, voyage)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        gates = [slot_of(zone) for zone in range(EDGE + 1, len(table.land)) if table.land[zone] & GATE]
        here = ZONE[self.zone] == table.where[decision.ship]
        return {**super().facts(table, decision), "already": here, "gate": gates[0] if gates else 0}


class Whirl(_Sail):
    """Let a whirlpool take you to another."""

    path = ("zone:{zone}:whirlpool",)
    elsewhere = "move.whirlpool"

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        if self._problem(table, decision):
            return "move.whirlpool"
        to = ZONE[self.zone]
        return "move.one-longship" if to and to in table.fleet(decision.seat) else None

    def _problem(self, table: Vikingar, decision: Activation) -> str:
        """Return a word for the reason against it: none is here, it leads nowhere else, or a move leads there too."""
        to, here = ZONE[self.zone], table.where[decision.ship]
        if not table.land[here] & WHIRLPOOL:
            return "none"
        if to == here:
            return "same"
        return "beside" if here != HIGH_SEA and to in table.next_to(here) else ""

    @rule("move.whirlpool")
    def do(self, table: Vikingar, decision: Activation) -> None:
        facts = self.told(table, decision) if table.story else {}
        voyage = self.set_out(table, decision)
        if table.story:
            table.tell("move.whirlpool", **facts)
        enter(table, voyage)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        return {**super().facts(table, decision), "problem": self._problem(table, decision) or "other"}


class Attack(Action):
    """Attack a longship. It is never a choice of its own: a longship attacks another by sailing into its zone."""

    untimely = "duel.on-entry"
    elsewhere = "duel.on-entry"

    ship: str


_MOVES = [Move(zone) for zone in ZONES]
_WHIRLS = [Whirl(zone) for zone in ZONES]


class Activation(Decision):
    """A longship moves, then acts; if it acts first, it forfeits its move."""

    rules = ("activation.move-then-act", "action.extra-move")
    kinds = (Whirl, Attack, *actions.DEEDS)

    ship: int
    moved: bool = False

    def here(self, table: Vikingar) -> Voyage:
        """Return the longship with the zone where it is."""
        return Voyage(self.ship, table.where[self.ship])

    def candidates(self, table: Vikingar) -> list[Action]:
        zone = table.where[self.ship]
        land = table.land[zone]
        found: list[Action] = [_MOVES[to] for to in table.next_to(zone)]
        found += [_WHIRLS[to] for to in _swept(table, zone, land)]
        return found + self._stays(table, zone, land)

    def _stays(self, table: Vikingar, zone: int, land: int) -> list[Action]:
        """Return the actions that don’t leave the zone."""
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
        found += [action for action in self._stays(table, zone, land) if action.refused(table, self) is None]
        return found

    def reach(self, table: Vikingar) -> list[Action]:
        zone, slots = table.where[self.ship], range(1, table.box.slots + 1)
        zones = [HIGH_SEA, *(part + slot for part in (NORTH, SOUTH, EDGE) for slot in slots)]
        deeds = actions.everything(table, self.seat, zone)
        moves = [*[_MOVES[to] for to in zones], *[_WHIRLS[to] for to in table.whirlpools]]
        return [*moves, *deeds, *items.peeks_anywhere(table), *agains(table, self.seat), DONE]

    def elsewhere(self, table: Vikingar, action: Any) -> str | None:
        if isinstance(action, Attack) and (ship := SHIP.get(action.ship, -1)) in range(len(table.where)):
            return "sea.no-combat" if table.where[ship] == HIGH_SEA else "duel.on-entry"
        return actions.elsewhere(action) or super().elsewhere(table, action)

    @rule("activation.move-then-act", "toll.stay")
    def resolve(self, table: Vikingar, action: Action) -> None:
        if type(action) is not Done:
            action.do(table, self)
        elif table.story:
            also = ("toll.stay",) * (table.land[table.where[self.ship]] & STRONGHOLD > 0)
            ship = SHIPS[self.ship]
            table.tell("activation.move-then-act", also=also, seat=self.seat, ship=ship, moved=self.moved)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        here = table.where[self.ship]
        return {"ship": SHIPS[self.ship], "here": zone_word(here), "moved": self.moved, "sea": here == HIGH_SEA}

    def path(self, table: Vikingar, action: Action) -> tuple[str, ...]:
        if isinstance(action, actions.DEEDS):
            return action.points_at(table, table.where[self.ship])
        return (f"power:{self.seat}",) if isinstance(action, Again) else super().path(table, action)


def _swept(table: Vikingar, zone: int, land: int) -> list[int]:
    """Return the zones that only a whirlpool leads to, or not without a navigation event."""
    if not land & WHIRLPOOL:
        return []
    sailed = table.box.next_to[zone] if zone != HIGH_SEA else ()
    return [to for to in table.whirlpools if to != zone and to not in sailed]
