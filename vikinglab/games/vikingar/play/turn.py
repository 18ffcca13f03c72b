"""Phase 1: each player in turn activates their longships, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision, Done, Step

from ..box import CLAN, GATE, SHIP, SHIPS
from ..table import Vikingar, zone_word
from .items import Sink, may_sink, refuse_sinking, sink, sinking_item, sinkings
from .moving import Activation


class Turn(Step):
    """A player activates all their longships before the next player does."""

    seat: int

    def run(self, table: Vikingar) -> None:
        where, played = table.where, table.played
        for ship in range(CLAN * self.seat, CLAN * self.seat + CLAN):
            if where[ship] >= 0 and ship not in played:
                table.push(ChooseLongship(self.seat))
                return
        if may_sink(table, self.seat):
            table.push(ChooseLongship(self.seat))


class Activate(Action):
    """Play this longship."""

    path = ("ship:{ship}",)
    untimely = elsewhere = "round.turn"

    ship: str


_ACTIVATE = [Activate(ship) for ship in SHIPS]


class ChooseLongship(Decision):
    """Activate your longships one after the other, in any order, or leave the rest where they are."""

    rules = ("round.turn",)

    def candidates(self, table: Vikingar) -> list[Action]:
        where, first = table.where, CLAN * self.seat
        found: list[Action] = [_ACTIVATE[ship] for ship in range(first, first + CLAN) if where[ship] >= 0]
        found.append(DONE)
        if table.items[self.seat]:
            found.extend(sinkings(table, self.seat))
        return found

    def legal(self, table: Vikingar) -> list[Action]:
        where, played, seat = table.where, table.played, self.seat
        ships = range(CLAN * seat, CLAN * seat + CLAN)
        found: list[Action] = [_ACTIVATE[ship] for ship in ships if where[ship] >= 0 and ship not in played]
        found.append(DONE)
        if table.items[seat]:
            found += [each for each in sinkings(table, seat) if refuse_sinking(table, seat, each) is None]
        return found

    def reach(self, table: Vikingar) -> list[Action]:
        ships = [_ACTIVATE[ship] for ship, zone in enumerate(table.where) if zone >= 0]
        return [*ships, DONE, *sinkings(table, self.seat)]

    def refuse(self, table: Vikingar, action: Any) -> str | None:
        if type(action) is Activate:
            ship = SHIP[action.ship]
            if ship // CLAN != self.seat:
                return "round.turn"
            return "round.played" if ship in table.played else None
        return refuse_sinking(table, self.seat, action) if type(action) is Sink else None

    def resolve(self, table: Vikingar, action: Any) -> None:
        if type(action) is Activate:
            ship = SHIP[action.ship]
            table.played = tuple(sorted((*table.played, ship)))
            table.push(Activation(self.seat, ship), Turn(self.seat))
            if table.story:
                table.tell("round.played", seat=self.seat, ship=action.ship)
        elif type(action) is Sink:
            table.push(Turn(self.seat))
            sink(table, self.seat, action)
        elif table.story:
            table.tell("round.turn", seat=self.seat)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if rule == "round.turn":
            return {"leader": SHIP[action.ship] // CLAN}
        if rule == "item.sink":
            zone = table.where[SHIP[action.ship]]
            return {"ship": action.ship, "zone": zone_word(zone), "safe": not zone or table.land[zone] & GATE > 0}
        return {} if action is None or type(action) is Done else {"ship": action.ship}

    def path(self, table: Vikingar, action: Action) -> tuple[str, ...]:
        if isinstance(action, Sink):
            return (f"item:{self.seat}:{sinking_item(table, self.seat)}", f"ship:{action.ship}")
        return super().path(table, action)
