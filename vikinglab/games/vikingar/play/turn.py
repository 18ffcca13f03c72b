"""Phase 1: each player in turn activates their longships, one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision, Done, Step
from vikinglab.core.words.rulebook import rule

from ..box import CLAN, SHIP, SHIPS
from ..table import Vikingar
from .combat import Again, agains
from .items import Sink, sinking_item, sinkings
from .moving import Activation


class Turn(Step):
    """A player activates all their longships before the next player does."""

    seat: int

    def run(self, table: Vikingar) -> None:
        where, played, choice = table.where, table.played, ChooseLongship(self.seat)
        for ship in range(CLAN * self.seat, CLAN * self.seat + CLAN):
            if where[ship] >= 0 and ship not in played:
                table.push(choice)
                return
        if choice.sinks(table):
            table.push(choice)


class Activate(Action):
    """Play this longship."""

    path = ("ship:{ship}",)
    untimely = "round.turn"
    elsewhere = "round.turn"

    ship: str

    def refused(self, table: Vikingar, decision: ChooseLongship) -> str | None:
        ship = SHIP[self.ship]
        if ship // CLAN != decision.seat:
            return "round.turn"
        return "round.played" if ship in table.played else None

    @rule("round.played")
    def do(self, table: Vikingar, decision: ChooseLongship) -> None:
        ship = SHIP[self.ship]
        table.played = tuple(sorted((*table.played, ship)))
        table.push(Activation(decision.seat, ship))
        if table.story:
            table.tell("round.played", seat=decision.seat, ship=self.ship)

    def facts(self, table: Vikingar, decision: ChooseLongship) -> Mapping[str, Any]:
        return {"ship": self.ship, "leader": SHIP[self.ship] // CLAN}


_ACTIVATE = [Activate(ship) for ship in SHIPS]


class ChooseLongship(Decision):
    """Activate your longships one after the other, in any order, or leave the rest where they are."""

    rules = ("round.turn",)

    def unplayed(self, table: Vikingar) -> list[Action]:
        """Return the longships that the seat can still play."""
        where, played, first = table.where, table.played, CLAN * self.seat
        return [_ACTIVATE[ship] for ship in range(first, first + CLAN) if where[ship] >= 0 and ship not in played]

    def sinks(self, table: Vikingar) -> list[Action]:
        """Return the enemy longships that an item of the seat can destroy now."""
        if not table.items[self.seat]:
            return []
        return [each for each in sinkings(table, self.seat) if each.refused(table, self) is None]

    def candidates(self, table: Vikingar) -> list[Action]:
        where, first = table.where, CLAN * self.seat
        found: list[Action] = [_ACTIVATE[ship] for ship in range(first, first + CLAN) if where[ship] >= 0]
        return [*found, DONE, *sinkings(table, self.seat)]

    def legal(self, table: Vikingar) -> list[Action]:
        found = self.unplayed(table)
        found.append(DONE)
        found += self.sinks(table)
        return found

    def reach(self, table: Vikingar) -> list[Action]:
        ships = [_ACTIVATE[ship] for ship, zone in enumerate(table.where) if zone >= 0]
        return [*ships, DONE, *sinkings(table, self.seat), *agains(table, self.seat)]

    def resolve(self, table: Vikingar, action: Action) -> None:
        if type(action) is not Done:
            table.push(Turn(self.seat))
            action.do(table, self)
        elif table.story:
            table.tell("round.turn", seat=self.seat)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        return {"longships": len(self.unplayed(table))}

    def path(self, table: Vikingar, action: Action) -> tuple[str, ...]:
        if isinstance(action, Sink):
            return (f"item:{self.seat}:{sinking_item(table, self.seat)}", f"ship:{action.ship}")
        return (f"power:{self.seat}",) if isinstance(action, Again) else super().path(table, action)
