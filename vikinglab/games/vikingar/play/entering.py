"""Entering a zone: its dial is turned up, a stronghold bars the way, an enemy longship is fought; at the edge of the
world a card decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import (
    ALL_GATES,
    BLOODY,
    BRAVERY,
    CLAN,
    EDGE,
    FALL,
    FEAT_OF,
    GATE,
    HIGH_SEA,
    SINGLE_GATE,
    STRONGHOLD,
    slot_of,
)
from ..table import Vikingar
from .combat import Course, Fight, fight, outcome, victory


class Sailing(FromPool):
    """A longship draws on its course what it meets."""

    course: Course

    @property
    def seat(self) -> int:
        """Return who draws."""
        return self.course.seat


def end_activation(table: Vikingar, course: Course) -> Course:
    """Return the course of a longship that does no more: what it still could have done leaves the stack."""
    if not course.spent:
        table.stack.pop()
    return Course(course.ship, course.zone)


def enter(table: Vikingar, course: Course) -> None:
    """Turn up the dial of the zone, if it lies face down, and go on."""
    zone = course.zone
    if zone == HIGH_SEA:
        table.where[course.ship] = HIGH_SEA
    elif zone <= EDGE and not table.land[zone]:
        table.push(TurnUp(course))
    else:
        pass_stronghold(table, course)


class TurnUp(Sailing):
    """A dial that lies face down is turned up before a longship enters it."""

    stream = "dials"
    pile = "dials"
    rules = ("move.explore",)

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

    untimely = "toll.pay"


class _Deed(Action):
    """An action of a longship, at a place in a zone."""

    untimely = "activation.move-then-act"


class Besiege(_Deed):
    """Spend the action to attack the stronghold."""


class TurnBack(Action):
    """Give the move up, and stay."""

    untimely = "toll.pay"


class AtStronghold(Decision):
    """A stronghold stops you: pay the toll, attack it with your action, or give the move up."""

    rules = ("toll.refuse",)
    choices = (Pay(), Besiege(), TurnBack())

    course: Course

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        if type(action) is Pay:
            return "toll.pay" if table.gold[self.seat] < table.price(self.seat, "toll") else None
        return "toll.siege" if type(action) is Besiege and not self._may_besiege(table) else None

    def _may_besiege(self, table: Vikingar) -> bool:
        return not self.course.spent and table.where[self.course.ship] <= EDGE

    def resolve(self, table: Vikingar, action: Action) -> None:
        course = self.course
        if type(action) is Pay:
            price = table.price(self.seat, "toll")
            table.gold[self.seat] -= price
            if table.story:
                table.tell("toll.pay", gold=price, price=price, **course.facts)
            meet_longship(table, course)
        elif type(action) is Besiege:
            course = end_activation(table, course)
            if table.story:
                table.tell("toll.siege", **course.facts)
            fight(table, course, "siege", STRONGHOLD)
        elif table.story:
            table.tell("toll.refuse", **course.facts)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        price, edge = table.price(self.seat, "toll"), table.where[self.course.ship] > EDGE
        facts = {"price": price, "gold": table.gold[self.seat], "edge": edge, "siege": self._may_besiege(table)}
        return self.course.facts | facts


@victory("siege")
def raze_stronghold(table: Vikingar, fight: Fight) -> None:
    """Won, it brings gold and a Strategy point, and a longship that was stopped goes on."""
    gold = table.box.loot[STRONGHOLD]
    table.gold[fight.seat] += gold
    table.raze(fight.zone, STRONGHOLD)
    if table.story:
        table.tell("stronghold.raze", gold=gold, **fight.facts)
    scoring.award(table, fight.seat, FEAT_OF[STRONGHOLD])
    if table.result is None and table.where[fight.ship] != fight.zone:
        meet_longship(table, fight.course)


# ------------------------------------------------------------------------------------------------ An enemy longship


@rule("duel.on-entry", "sea.no-combat", "move.one-longship")
def meet_longship(table: Vikingar, course: Course) -> None:
    """Fight the longship in the zone, if there is one: only one can be there."""
    if course.zone not in table.where:
        arrive(table, course)
        return
    if table.story:
        table.tell("duel.on-entry", rival=table.where.index(course.zone) // CLAN, **course.facts)
    fight(table, course, "duel")


@outcome("duel")
@rule("duel.won", "duel.lost", "feat.bloody")
def settle_duel(table: Vikingar, fight: Fight, won: bool) -> None:
    """The loser loses the longship and gets a Bravery point; the winner gets a Bloody point, and an attacker enters."""
    there = table.where.index(fight.zone)
    lost, winner = (there, fight.seat) if won else (fight.ship, there // CLAN)
    loser = lost // CLAN
    table.lose(lost)
    course = end_activation(table, fight)
    if table.story:
        facts = Course(lost, fight.zone).facts | {"seat": winner, "rival": loser, "attack": won}
        table.tell("duel.won", also=("duel.lost",), **facts)
    crowned = (won or not table.box.bloody_needs_initiative) and scoring.score(table, winner, BLOODY)
    crowned |= scoring.score(table, loser, BRAVERY)
    if crowned:
        scoring.crown(table, fight.seat)
    if won and table.result is None:
        arrive(table, course)


# ------------------------------------------------------------------------------------------------ The end of the world


def arrive(table: Vikingar, course: Course) -> None:
    """Enter the zone, or face the end of the world; whoever has come there does no more."""
    if course.zone <= EDGE:
        table.where[course.ship] = course.zone
    else:
        face_edge(table, end_activation(table, course))


@rule("edge.fall", "variant.all-gates")
def face_edge(table: Vikingar, course: Course) -> None:
    """Draw a card at an edge where nobody has been; throw against the Great Fall, and enter a gate."""
    land, seat = table.land[course.zone], course.seat
    if table.box.ending == ALL_GATES:
        if table.cups(seat) >= table.box.feats:
            fight(table, course, "exit")
        else:
            _stand(table, course)
    elif land & GATE:
        _stand(table, course)
        scoring.crown(table, seat)
    elif not land:
        table.push(DrawEdge(course))
    elif table.box.rulings["edge.fall"] == "again":
        fight(table, course, "fall")
    else:
        _stand(table, course)


def _stand(table: Vikingar, course: Course) -> None:
    """Enter the edge, and become inactive."""
    table.where[course.ship] = course.zone
    if table.story:
        gate = table.land[course.zone] & GATE > 0
        table.tell("edge.gate", also=("edge.wait",) * gate, gate=gate, **course.facts)


class DrawEdge(Sailing):
    """At an edge where nobody has been, draw a card: it stays there, a Great Fall or a gate of Valhalla."""

    stream = "edges"
    pile = "edges"
    rules = ("edge.draw", "edge.stays")

    def resolve(self, table: Vikingar, outcome: str) -> None:
        gate = outcome == "gate"
        table.edges.take(outcome)
        table.land[self.course.zone] = GATE if gate else FALL
        if table.story:
            table.tell("edge.draw", also=("edge.stays",), gate=gate, **self.course.facts)
        if gate:
            face_edge(table, self.course)
        else:
            fight(table, self.course, "fall")


@outcome("fall", "exit")
@rule("edge.fall", "variant.all-gates")
def settle_edge(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: the longship enters, or leaves the world and wins. Lost: it is destroyed, and as there was no combat nobody
    scores."""
    if not won:
        table.lose(fight.ship)
        if table.story:
            table.tell("edge.fall", **fight.facts)
    elif fight.what == "exit":
        scoring.win(table, fight.seat)
    else:
        _stand(table, fight)
