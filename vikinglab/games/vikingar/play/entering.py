"""Entering a zone: its dial is turned up, a stronghold bars the way, an enemy longship is fought; at the edge of the
world a card decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import per_cent

from .. import scoring
from ..ahead import odds
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
from .combat import Fight, Voyage, fight, outcome, victory
from .deed import Besiege


class Sailing(FromPool):
    """A longship draws on its voyage what it meets."""

    voyage: Voyage

    @property
    def seat(self) -> int:
        """The seat that draws."""
        return self.voyage.seat


def end_activation(table: Vikingar, voyage: Voyage) -> Voyage:
    """Return the voyage of a longship that does no more: what it still could have done leaves the stack."""
    if not voyage.spent:
        table.stack.pop()
    return Voyage(voyage.ship, voyage.zone)


def enter(table: Vikingar, voyage: Voyage) -> None:
    """Turn up the dial of the zone, if it lies face down, and go on."""
    zone = voyage.zone
    if zone == HIGH_SEA:
        table.where[voyage.ship] = HIGH_SEA
    elif zone <= EDGE and not table.land[zone]:
        table.push(TurnUp(voyage))
    else:
        pass_stronghold(table, voyage)


class TurnUp(Sailing):
    """A dial that lies face down is turned up before a longship enters it."""

    stream = "dials"
    pile = "dials"
    rules = ("move.explore", "variant.single-gate")

    def slot(self, table: Vikingar) -> str | None:
        name = str(slot_of(self.voyage.zone))
        return name if name in table.dials.slots else None

    def resolve(self, table: Vikingar, outcome: str) -> None:
        slot = slot_of(self.voyage.zone)
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
        pass_stronghold(table, self.voyage)


# ------------------------------------------------------------------------------------------------ Strongholds


@rule("toll.pay", "toll.stay")
def pass_stronghold(table: Vikingar, voyage: Voyage) -> None:
    """Ask for the toll where a stronghold guards the zone; a chief may pay none."""
    if table.land[voyage.zone] & STRONGHOLD and table.price(voyage.seat, "toll"):
        table.push(AtStronghold(voyage.seat, voyage))
    else:
        meet_longship(table, voyage)


class Pay(Action):
    """Pay the toll."""

    untimely = "toll.pay"


class TurnBack(Action):
    """Give the move up, and stay."""

    untimely = "toll.pay"


class AtStronghold(Decision):
    """A stronghold stops you: pay the toll, attack it with your action, or give the move up."""

    rules = ("toll.refuse", "toll.pay", "toll.siege")
    choices = (Pay(), Besiege(), TurnBack())

    voyage: Voyage

    def here(self, table: Vikingar) -> Voyage:
        """Return the longship with the zone before which it was stopped."""
        return self.voyage

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        if type(action) is Pay:
            return None if self.can_pay(table) else "toll.pay"
        return "toll.siege" if type(action) is Besiege and not self.can_besiege(table) else None

    def can_pay(self, table: Vikingar) -> bool:
        """Return whether the seat has the gold for the toll."""
        return table.gold[self.seat] >= table.price(self.seat, "toll")

    def can_besiege(self, table: Vikingar) -> bool:
        """Return whether the longship has an action left for a siege, and isn’t at the end of the world."""
        return not self.voyage.spent and table.where[self.voyage.ship] <= EDGE

    def resolve(self, table: Vikingar, action: Action) -> None:
        if type(action) is Pay:
            self._pay(table)
        elif type(action) is Besiege:
            voyage = end_activation(table, self.voyage)
            if table.story:
                table.tell("toll.siege", **voyage.facts)
            fight(table, voyage.meets("siege", STRONGHOLD))
        elif table.story:
            table.tell("toll.refuse", **self.question_facts(table))

    def _pay(self, table: Vikingar) -> None:
        price = table.price(self.seat, "toll")
        table.gold[self.seat] -= price
        if table.story:
            table.tell("toll.pay", gold=price, price=price, **self.voyage.facts)
        meet_longship(table, self.voyage)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        facts = {"price": table.price(self.seat, "toll"), "gold": table.gold[self.seat], "pays": self.can_pay(table)}
        return self.voyage.facts | facts

    def action_facts(self, table: Vikingar, action: Action) -> Mapping[str, Any]:
        siege = self.here(table).meets("siege", STRONGHOLD)
        return {**self.question_facts(table), "chance": per_cent(odds(table, siege))}

    def refusal_facts(self, table: Vikingar, action: Action, rule: str) -> Mapping[str, Any]:
        edge = table.where[self.voyage.ship] > EDGE
        return {**self.question_facts(table), "edge": edge, "besieges": self.can_besiege(table)}


@victory("siege")
@rule("stronghold.raze")
def raze_stronghold(table: Vikingar, fight: Fight) -> None:
    """Won, it brings gold and a Strategy point, and a longship that was stopped goes on."""
    gold = table.box.loot[STRONGHOLD]
    table.gold[fight.seat] += gold
    table.raze(fight.zone, STRONGHOLD)
    if table.story:
        table.tell("stronghold.raze", gold=gold, **fight.facts)
    scoring.award(table, fight.seat, FEAT_OF[STRONGHOLD])
    if table.result is None and table.where[fight.ship] != fight.zone:
        meet_longship(table, fight.voyage)


# ------------------------------------------------------------------------------------------------ An enemy longship


@rule("duel.on-entry", "sea.no-combat", "move.one-longship")
def meet_longship(table: Vikingar, voyage: Voyage) -> None:
    """Fight the longship in the zone, if there is one: only one can be there."""
    if voyage.zone not in table.where:
        arrive(table, voyage)
        return
    if table.story:
        table.tell("duel.on-entry", rival=table.where.index(voyage.zone) // CLAN, **voyage.facts)
    fight(table, voyage.meets("duel"))


@outcome("duel")
@rule("duel.won", "duel.lost", "feat.bloody")
def settle_duel(table: Vikingar, fight: Fight, won: bool) -> None:
    """The loser loses the longship and gets a Bravery point; the winner gets a Bloody point, and an attacker enters."""
    there = table.where.index(fight.zone)
    lost, winner = (there, fight.seat) if won else (fight.ship, there // CLAN)
    loser = lost // CLAN
    table.lose(lost)
    voyage = end_activation(table, fight)
    if table.story:
        facts = Voyage(lost, fight.zone).facts | {"seat": winner, "rival": loser, "attack": won}
        table.tell("duel.won", also=("duel.lost", "combat.more-points"), **facts)
    crowned = (won or not table.box.bloody_needs_initiative) and scoring.score(table, winner, BLOODY)
    crowned |= scoring.score(table, loser, BRAVERY)
    if crowned:
        scoring.crown(table, fight.seat)
    if won and table.result is None:
        arrive(table, voyage)


# ------------------------------------------------------------------------------------------------ The end of the world


def arrive(table: Vikingar, voyage: Voyage) -> None:
    """Enter the zone, or face the end of the world: a longship that has come there does no more."""
    if voyage.zone <= EDGE:
        table.where[voyage.ship] = voyage.zone
    else:
        face_edge(table, end_activation(table, voyage))


@rule("edge.fall", "variant.all-gates")
def face_edge(table: Vikingar, voyage: Voyage) -> None:
    """Draw a card at an edge where nobody has been; throw against the Great Fall, and enter a gate."""
    land, seat = table.land[voyage.zone], voyage.seat
    if table.box.ending == ALL_GATES:
        if table.cups(seat) >= table.box.feats:
            fight(table, voyage.meets("exit"))
        else:
            _stand(table, voyage)
    elif land & GATE:
        _stand(table, voyage)
        scoring.crown(table, seat)
    elif not land:
        table.push(DrawEdge(voyage))
    elif table.box.rulings["edge.fall"] == "again":
        fight(table, voyage.meets("fall"))
    else:
        _stand(table, voyage)


@rule("edge.gate")
def _stand(table: Vikingar, voyage: Voyage) -> None:
    """Enter the edge, and become inactive."""
    table.where[voyage.ship] = voyage.zone
    if table.story:
        gate = table.land[voyage.zone] & GATE > 0
        table.tell("edge.gate", also=("edge.wait",) * gate, gate=gate, **voyage.facts)


class DrawEdge(Sailing):
    """At an edge where nobody has been, draw a card: it stays there, a Great Fall or a gate of Valhalla."""

    stream = "edges"
    pile = "edges"
    rules = ("edge.draw", "edge.stays")

    def resolve(self, table: Vikingar, outcome: str) -> None:
        gate = outcome == "gate"
        table.edges.take(outcome)
        table.land[self.voyage.zone] = GATE if gate else FALL
        if table.story:
            table.tell("edge.draw", also=("edge.stays",), gate=gate, **self.voyage.facts)
        if gate:
            face_edge(table, self.voyage)
        else:
            fight(table, self.voyage.meets("fall"))


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
