"""Entering a zone: its dial is turned up, a stronghold bars the way, an enemy longship is fought; at the edge of the
world a card decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import (
    ALL_GATES,
    BLOODY,
    BRAVERY,
    CLAN,
    EDGE,
    FALL,
    GATE,
    HIGH_SEA,
    SHIPS,
    SINGLE_GATE,
    STRATEGY,
    STRONGHOLD,
    slot_of,
)
from ..table import Vikingar, zone_word
from .combat import Fight, attacked, fight, outcome


class Course(Struct, frozen=True, gc=False):
    """A longship under way to a zone; ``spent`` if it has no action left."""

    seat: int
    ship: int
    zone: int
    spent: bool

    @property
    def name(self) -> str:
        """The name of the longship."""
        return SHIPS[self.ship]


def course_of(fight: Fight) -> Course:
    """Return the course on which a combat was met."""
    return Course(fight.seat, fight.ship, fight.zone, fight.spent)


def end_activation(table: Vikingar, course: Course) -> None:
    """Let a longship do no more: what it still could have done lies on the stack, unless its action is spent."""
    if not course.spent:
        table.stack.pop()


def enter(table: Vikingar, course: Course) -> None:
    """Turn up the dial of the zone, if it lies face down, and go on."""
    zone = course.zone
    if zone == HIGH_SEA:
        table.where[course.ship] = HIGH_SEA
    elif zone <= EDGE and not table.land[zone]:
        table.push(TurnUp(course))
    else:
        pass_stronghold(table, course)


class TurnUp(FromPool):
    """A dial that lies face down is turned up before a longship enters it."""

    stream = "dials"
    rules = ("move.explore",)

    course: Course

    @property
    def seat(self) -> int:
        """Return who explores."""
        return self.course.seat

    def pool(self, table: Vikingar) -> Pool:
        return table.dials

    def slot(self, table: Vikingar) -> str | None:
        name = str(slot_of(self.course.zone))
        return name if name in table.dials.slots else None

    def resolve(self, table: Vikingar, outcome: str) -> None:
        slot = slot_of(self.course.zone)
        if name := self.slot(table):
            table.dials.show(name, outcome, table.players)
            table.dials.pick(name)
        else:
            table.dials.take(outcome)
        first = not any(table.faces)
        table.turn_up(slot, outcome)
        if table.story:
            table.tell("move.explore", seat=self.seat, slot=slot, **table.faces_of(outcome))
        if first and table.box.ending == SINGLE_GATE:
            table.land[EDGE + slot] = GATE
            if table.story:
                table.tell("variant.single-gate", seat=self.seat, slot=slot)
        pass_stronghold(table, self.course)


@rule("toll.pay", "toll.stay")
def pass_stronghold(table: Vikingar, course: Course) -> None:
    """Ask for the toll where a stronghold guards the zone; a chief may pay none."""
    if table.land[course.zone] & STRONGHOLD and table.price(course.seat, "toll"):
        table.push(AtStronghold(course.seat, course))
    else:
        meet_longship(table, course)


class Pay(Action):
    """Pay the toll."""


class Besiege(Action):
    """Spend the action to attack the stronghold."""


class TurnBack(Action):
    """Give the move up, and stay."""


_PAY, _BESIEGE, _BACK = Pay(), Besiege(), TurnBack()


class AtStronghold(Decision):
    """A stronghold stops you: pay the toll, attack it with your action, or give the move up."""

    rules = ("toll.refuse",)

    course: Course

    def candidates(self, table: Vikingar) -> list[Action]:
        return [_PAY, _BESIEGE, _BACK]

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        if action == _PAY:
            return "toll.pay" if table.gold[self.seat] < table.price(self.seat, "toll") else None
        if action == _BESIEGE and (self.course.spent or table.where[self.course.ship] > EDGE):
            return "toll.siege"
        return None

    def resolve(self, table: Vikingar, action: Action) -> None:
        course = self.course
        facts: dict[str, Any] = {"seat": self.seat, "ship": course.name, "zone": zone_word(course.zone)}
        if action == _PAY:
            price = table.price(self.seat, "toll")
            table.gold[self.seat] -= price
            if table.story:
                table.tell("toll.pay", gold=price, price=price, **facts)
            meet_longship(table, course)
        elif action == _BESIEGE:
            end_activation(table, course)
            if table.story:
                table.tell("toll.siege", **facts)
            fight(table, Fight(course.seat, course.ship, course.zone, "siege", STRONGHOLD))
        elif table.story:
            table.tell("toll.refuse", **facts)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        price, gold = table.price(self.seat, "toll"), table.gold[self.seat]
        zone, edge = zone_word(self.course.zone), table.where[self.course.ship] > EDGE
        siege = not (self.course.spent or edge)
        return {"ship": self.course.name, "zone": zone, "price": price, "gold": gold, "edge": edge, "siege": siege}


@outcome("siege")
def raze_stronghold(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: gold, a Strategy point, and a longship that was stopped goes on. Lost: the longship is destroyed."""
    course = course_of(fight)
    if not won:
        beaten(table, fight)
        return
    gold = table.box.loot[STRONGHOLD]
    table.gold[fight.seat] += gold
    table.raze(fight.zone, STRONGHOLD)
    if table.story:
        table.tell("stronghold.raze", seat=fight.seat, ship=course.name, zone=zone_word(fight.zone), gold=gold)
    if scoring.score(table, fight.seat, STRATEGY):
        scoring.crown(table, fight.seat)
    if table.result is None and table.where[fight.ship] != fight.zone:
        meet_longship(table, course)


def beaten(table: Vikingar, fight: Fight) -> None:
    """Destroy the longship of an attacker who lost."""
    table.lose(fight.ship)
    if table.story:
        table.tell("combat.beaten", seat=fight.seat, ship=SHIPS[fight.ship], what=attacked(table, fight))
    if scoring.score(table, fight.seat, BRAVERY):
        scoring.crown(table, fight.seat)


# ------------------------------------------------------------------------------------------------ An enemy longship


@rule("duel.on-entry", "sea.no-combat", "move.one-longship")
def meet_longship(table: Vikingar, course: Course) -> None:
    """Fight the longship in the zone, if there is one: only one can be there."""
    if course.zone in table.where:
        if table.story:
            table.tell(
                "duel.on-entry", seat=course.seat, ship=course.name, rival=table.where.index(course.zone) // CLAN
            )
        fight(table, Fight(course.seat, course.ship, course.zone, "duel", spent=course.spent))
    else:
        arrive(table, course)


@outcome("duel")
@rule("duel.won", "duel.lost", "feat.bloody")
def settle_duel(table: Vikingar, fight: Fight, won: bool) -> None:
    """The loser loses the longship and gets a Bravery point; the winner gets a Bloody point, and an attacker enters."""
    there = table.where.index(fight.zone)
    rival, course = there // CLAN, course_of(fight)
    lost, loser, winner = (there, rival, fight.seat) if won else (fight.ship, fight.seat, rival)
    table.lose(lost)
    end_activation(table, course)
    if table.story:
        facts: dict[str, Any] = {"ship": SHIPS[lost], "zone": zone_word(fight.zone), "attack": won}
        table.tell("duel.won", also=("duel.lost",), seat=winner, rival=loser, **facts)
    crowned = (won or not table.box.bloody_needs_initiative) and scoring.score(table, winner, BLOODY)
    crowned |= scoring.score(table, loser, BRAVERY)
    if crowned:
        scoring.crown(table, fight.seat)
    if won and table.result is None:
        arrive(table, Course(course.seat, course.ship, course.zone, True))


# ------------------------------------------------------------------------------------------------ The end of the world


def arrive(table: Vikingar, course: Course) -> None:
    """Enter the zone, or face the end of the world; whoever has come there does no more."""
    if course.zone <= EDGE:
        table.where[course.ship] = course.zone
        return
    end_activation(table, course)
    face_edge(table, Course(course.seat, course.ship, course.zone, True))


@rule("edge.fall", "variant.all-gates")
def face_edge(table: Vikingar, course: Course) -> None:
    """Draw a card at an edge where nobody has been; throw against the Great Fall, and enter a gate."""
    land, seat = table.land[course.zone], course.seat
    if table.box.ending == ALL_GATES:
        if table.cups(seat) >= table.box.feats:
            fight(table, Fight(seat, course.ship, course.zone, "exit"))
        else:
            _stand(table, course)
    elif land & GATE:
        _stand(table, course)
        scoring.crown(table, seat)
    elif not land:
        table.push(DrawEdge(course))
    elif table.box.rulings["edge.fall"] == "again":
        fight(table, Fight(seat, course.ship, course.zone, "fall"))
    else:
        _stand(table, course)


def _stand(table: Vikingar, course: Course) -> None:
    """Enter the edge, and become inactive."""
    table.where[course.ship] = course.zone
    if table.story:
        gate = table.land[course.zone] & GATE > 0
        table.tell(
            "edge.gate",
            also=("edge.wait",) * gate,
            seat=course.seat,
            ship=course.name,
            zone=zone_word(course.zone),
            gate=gate,
        )


class DrawEdge(FromPool):
    """At an edge where nobody has been, draw a card: it stays there, a Great Fall or a gate of Valhalla."""

    stream = "edges"
    rules = ("edge.draw", "edge.stays")

    course: Course

    @property
    def seat(self) -> int:
        """Return who draws."""
        return self.course.seat

    def pool(self, table: Vikingar) -> Pool:
        return table.edges

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.edges.take(outcome)
        table.land[self.course.zone] = GATE if outcome == "gate" else FALL
        if table.story:
            gate = outcome == "gate"
            table.tell("edge.draw", also=("edge.stays",), seat=self.seat, zone=zone_word(self.course.zone), gate=gate)
        if outcome == "gate":
            face_edge(table, self.course)
        else:
            fight(table, Fight(self.seat, self.course.ship, self.course.zone, "fall"))


@outcome("fall")
@rule("edge.fall")
def settle_fall(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: the longship enters. Lost: it is destroyed, and as there was no combat nobody scores."""
    if won:
        _stand(table, course_of(fight))
        return
    table.lose(fight.ship)
    if table.story:
        table.tell("edge.fall", seat=fight.seat, ship=SHIPS[fight.ship])


@outcome("exit")
@rule("variant.all-gates")
def settle_exit(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: the longship leaves the world, and wins. Lost: it is destroyed."""
    if won:
        scoring.win(table, fight.seat)
        return
    table.lose(fight.ship)
    if table.story:
        table.tell("edge.fall", seat=fight.seat, ship=SHIPS[fight.ship])
