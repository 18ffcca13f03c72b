"""Leaving the high sea: a navigation event is drawn and faced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, Done, FromPool
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import BRAVERY
from ..effects import Destroy, Gain, RaiseLimit, Stay
from ..table import Vikingar, zone_word
from .combat import Fight, fight, outcome
from .entering import Course, end_activation, enter


def leave(table: Vikingar, course: Course) -> None:
    """Draw an event for a longship that leaves the high sea by an ordinary move."""
    cards = table.box.draws.get(table.powers[course.seat], 1)
    table.push(DrawEvent(course, cards))


class DrawEvent(FromPool):
    """To leave the high sea, you name where you sail, then draw a navigation event."""

    stream = "events"
    rules = ("sea.event", "power.draw-events")

    course: Course
    cards: int

    @property
    def seat(self) -> int:
        """Return who draws."""
        return self.course.seat

    def pool(self, table: Vikingar) -> Pool:
        return table.events

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.events.take(outcome)
        table.faced += (outcome,)
        if table.story:
            table.tell("sea.event", seat=self.seat, event=table.card(outcome), runes=table.event(outcome).runes)
        if self.cards > 1 and len(table.events):
            table.push(DrawEvent(self.course, self.cards - 1))
        elif len(table.faced) > 1:
            table.push(ChooseEvent(self.seat, self.course))
        else:
            meet(table, self.course)


class Face(Action):
    """Face this event."""

    event: str


class ChooseEvent(Decision):
    """The Navigator draws several navigation events, faces one, and discards the rest."""

    rules = ("power.draw-events",)

    course: Course

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
        meet(table, self.course)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if action is None:
            return {"ship": self.course.name, "zone": zone_word(self.course.zone)}
        event = table.event(action.event)
        return {"event": table.card(action.event), "runes": event.runes, "does": table.does(action.event)}

    def path(self, table: Vikingar, action: Face) -> tuple[str, ...]:
        return (f"event:{action.event}",)


@rule("sea.event")
def meet(table: Vikingar, course: Course) -> None:
    """Throw against the event, if it asks for a throw."""
    if table.event(table.faced[0]).runes:
        fight(table, Fight(course.seat, course.ship, course.zone, "event", spent=course.spent))
    else:
        _beaten(table, course)


def _beaten(table: Vikingar, course: Course) -> None:
    """Take the reward of an event, and sail on."""
    card, paid = _settle(table), False
    for reward in table.event(card).won:
        if isinstance(reward, Gain):
            table.gold[course.seat] += reward.gold
            paid = True
        elif course.seat not in table.krakens:
            table.krakens = tuple(sorted((*table.krakens, course.seat)))
            paid = True
    if table.story:
        kraken = any(isinstance(reward, RaiseLimit) for reward in table.event(card).won)
        table.tell(
            "sea.won",
            also=("build.kraken",) * kraken,
            seat=course.seat,
            event=table.card(card),
            reward=paid,
            does=table.rewards(card),
        )
    enter(table, course)


def _settle(table: Vikingar) -> str:
    """Discard the event that was faced."""
    (card,), table.faced = table.faced, ()
    table.events.discard(card)
    return card


@outcome("event")
def settle_event(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: take the reward and sail on. Lost: what the card says."""
    course = Course(fight.seat, fight.ship, fight.zone, fight.spent)
    if won:
        _beaten(table, course)
        return
    lost = table.event(table.faced[0]).lost
    if isinstance(lost, Destroy):
        _sunk(table, course)
    elif isinstance(lost, Stay):
        _stay(table, course)
    else:
        card = _settle(table)
        if table.story:
            table.tell("sea.no-reward", seat=course.seat, event=table.card(card))
        enter(table, course)


@rule("sea.destroyed", "feat.bravery")
def _sunk(table: Vikingar, course: Course) -> None:
    """The event destroys the longship: by the usual reading no combat, and so no Bravery."""
    card = _settle(table)
    table.lose(course.ship)
    end_activation(table, course)
    if table.story:
        table.tell("sea.destroyed", seat=course.seat, ship=course.name, event=table.card(card))
    reading, fought = table.box.rulings.get("feat.bravery"), table.event(card).kind in ("foe", "monster")
    counts = reading == "any event" or (reading == "foes and monsters" and fought)
    if counts and scoring.score(table, course.seat, BRAVERY):
        scoring.crown(table, course.seat)


def _stay(table: Vikingar, course: Course) -> None:
    """The longship stays on the high sea; an action that is left may complete the move."""
    card = _settle(table)
    if not course.spent:
        table.push(CompleteMove(course.seat, course))
    if table.story:
        table.tell("sea.stays", seat=course.seat, ship=course.name, event=table.card(card), done=0)


class Complete(Action):
    """Spend the action to complete the move."""


_COMPLETE, _DONE = Complete(), Done()


class CompleteMove(Decision):
    """The move is lost, unless you spend the action to complete it, to the same zone and without another event."""

    rules = ("sea.stays",)

    course: Course

    def candidates(self, table: Vikingar) -> list[Action]:
        return [_COMPLETE, _DONE]

    def resolve(self, table: Vikingar, action: Action) -> None:
        course = self.course
        if action == _COMPLETE:
            end_activation(table, course)
            if table.story:
                table.tell("sea.stays", seat=self.seat, ship=course.name, zone=zone_word(course.zone), done=1)
            enter(table, Course(course.seat, course.ship, course.zone, True))
        elif table.story:
            table.tell("sea.stays", seat=self.seat, ship=course.name, zone=zone_word(course.zone), done=2)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return {"ship": self.course.name, "zone": zone_word(self.course.zone)}
