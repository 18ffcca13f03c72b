"""Leaving the high sea: a navigation event is drawn and faced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Decision
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import BRAVERY
from ..effects import Destroy, Gain, RaiseLimit, Stay
from ..table import Vikingar
from .combat import Fight, Voyage, fight, outcome
from .entering import Sailing, end_activation, enter


def leave(table: Vikingar, voyage: Voyage) -> None:
    """Draw an event for a longship that leaves the high sea by an ordinary move."""
    table.push(DrawEvent(voyage, table.box.draws.get(table.powers[voyage.seat], 1)))


class DrawEvent(Sailing):
    """To leave the high sea, you name where you sail, then draw a navigation event."""

    stream = "events"
    pile = "events"
    rules = ("sea.event", "power.draw-events")

    cards: int

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.events.take(outcome)
        table.faced += (outcome,)
        # Whatever comes before the event is met waits before it is told, so that boards show both together.
        if more := self.cards > 1 and len(table.events) > 0:
            table.push(DrawEvent(self.voyage, self.cards - 1))
        elif several := len(table.faced) > 1:
            table.push(ChooseEvent(self.seat, self.voyage))
        if table.story:
            table.tell("sea.event", seat=self.seat, event=table.card(outcome), runes=table.event(outcome).runes)
        if not (more or several):
            face(table, self.voyage)


class Face(Action):
    """Face this event."""

    path = ("event:{event}",)
    untimely = "power.draw-events"

    event: str

    def facts(self, table: Vikingar, decision: ChooseEvent) -> Mapping[str, Any]:
        return {"event": table.card(self.event), "does": table.does(self.event)}


class ChooseEvent(Decision):
    """The Navigator draws several navigation events, faces one, and discards the rest."""

    rules = ("power.draw-events",)

    voyage: Voyage

    def candidates(self, table: Vikingar) -> list[Action]:
        return [Face(event) for event in dict.fromkeys(table.faced)]

    def resolve(self, table: Vikingar, action: Face) -> None:
        others = list(table.faced)
        others.remove(action.event)
        for other in others:
            table.events.discard(other)
        table.faced = (action.event,)
        if table.story:
            table.tell("power.draw-events", seat=self.seat, event=table.card(action.event))
        face(table, self.voyage)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        return self.voyage.facts


@rule("sea.event")
def face(table: Vikingar, voyage: Voyage) -> None:
    """Throw against the event, if it asks for a throw."""
    if table.event(table.faced[0]).runes:
        fight(table, voyage.meets("event"))
    else:
        _sail_on(table, voyage)


@outcome("event")
@rule("sea.no-reward")
def settle_event(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: take the reward and sail on. Lost: what the card says."""
    if won:
        _sail_on(table, fight.voyage)
        return
    lost = table.event(table.faced[0]).lost
    if isinstance(lost, Destroy):
        _sunk(table, fight.voyage)
    elif isinstance(lost, Stay):
        _stay(table, fight.voyage)
    else:
        card = _settle(table)
        if table.story:
            table.tell("sea.no-reward", seat=fight.seat, event=table.card(card))
        enter(table, fight.voyage)


def _settle(table: Vikingar) -> str:
    """Discard the event that was faced."""
    (card,), table.faced = table.faced, ()
    table.events.discard(card)
    return card


@rule("sea.won", "build.kraken")
def _sail_on(table: Vikingar, voyage: Voyage) -> None:
    """Take the reward of an event, and sail on."""
    card, seat, paid = _settle(table), voyage.seat, False
    won = table.event(card).won
    for reward in won:
        if isinstance(reward, Gain):
            table.gold[seat] += reward.gold
            paid = True
        elif seat not in table.krakens:
            table.krakens = tuple(sorted((*table.krakens, seat)))
            paid = True
    if table.story:
        also = ("build.kraken",) * any(isinstance(reward, RaiseLimit) for reward in won)
        does = table.rewards(card) if paid else ""
        table.tell("sea.won", also=also, seat=seat, event=table.card(card), reward=paid, does=does)
    enter(table, voyage)


@rule("sea.destroyed", "feat.bravery")
def _sunk(table: Vikingar, voyage: Voyage) -> None:
    """The event destroys the longship: by the usual reading no combat, and so no Bravery."""
    card = _settle(table)
    table.lose(voyage.ship)
    end_activation(table, voyage)
    if table.story:
        table.tell("sea.destroyed", event=table.card(card), **voyage.facts)
    reading, fought = table.box.rulings.get("feat.bravery"), table.event(card).kind in ("foe", "monster")
    if reading == "any event" or (reading == "foes and monsters" and fought):
        scoring.award(table, voyage.seat, BRAVERY)


@rule("sea.stays")
def _stay(table: Vikingar, voyage: Voyage) -> None:
    """The longship stays on the high sea; an action that is left may complete the move."""
    card = _settle(table)
    if not voyage.spent:
        table.push(CompleteMove(voyage.seat, voyage))
    if table.story:
        table.tell("sea.stays", event=table.card(card), done="stopped", **voyage.facts)


class Complete(Action):
    """Spend the action to complete the move."""

    untimely = "sea.stays"


class CompleteMove(Decision):
    """The move is lost, unless you spend the action to complete it, to the same zone and without another event."""

    rules = ("sea.stays",)
    choices = (Complete(), DONE)

    voyage: Voyage

    def resolve(self, table: Vikingar, action: Action) -> None:
        voyage, completes = self.voyage, action != DONE
        if completes:
            voyage = end_activation(table, voyage)
        if table.story:
            table.tell("sea.stays", done="completes" if completes else "keeps", **voyage.facts)
        if completes:
            enter(table, voyage)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        return self.voyage.facts
