"""A location: it is chosen, specialised Reavers work, and each seat in turn acts or rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Pending, Step
from vikinglab.core.engine.memo import memo

from .. import effects
from ..box import Box
from ..deck import LOCATIONS
from ..dice import changed
from ..table import NOBODY, Midgard
from .artifacts import _InPart
from .choosing import _Choice, place
from .crew import Store
from .doing import Do, cost_facts, shortage
from .paying import Payment
from .territories import SubdueMore, can_attempt

JOINT = (effects.Trade, effects.Subdue)
"""The effects of locations that are done several times in one go."""


class Place(Action):
    """Place your ship at a location."""

    path = ("location:{location}",)
    untimely = "select.order"

    location: str

    def refused(self, table: Midgard, decision: ChooseLocation) -> str | None:
        if self.location not in table.box.open_in(table.round):
            return "short.match"
        return None if table.chosen[LOCATIONS.index(self.location)] == NOBODY else "select.once"

    def do(self, table: Midgard, decision: ChooseLocation) -> None:
        at, seat = LOCATIONS.index(self.location), decision.seat
        table.chosen = changed(table.chosen, at, seat)
        table.location, table.active = self.location, seat
        table.turn += 1
        seats = table.in_order(seat)
        table.push(*map(WorkReavers, seats), *[Part(each, False) for each in seats], EndLocation())
        if table.story:
            players = {2: "select.two", 3: "select.honor", 4: "select.four"}[table.players]
            also = ("select.must", "select.order", players)
            table.tell("select.once", also=also, seat=seat, location=place(self.location))

    def facts(self, table: Midgard, decision: ChooseLocation) -> Mapping[str, Any]:
        return {
            "open": tuple(map(place, table.box.open_in(table.round))),
            "leader": table.chosen[LOCATIONS.index(self.location)],
        }


class NextSelection(Step):
    """In turn ships are placed at locations, as many as a round has; then the round is over."""

    rules = ("round.selections", "select.order", "select.four", "select.two", "select.honor")

    def run(self, table: Midgard) -> None:
        from .cleaning_up import EndRound

        if table.turn == table.box.content.selections:
            table.push(EndRound())
        else:
            table.push(ChooseLocation(table.selecting()), self)


class ChooseLocation(_Choice):
    """Place your ship at a location where no ship lies in this round."""

    rules = ("select.must", "short.match")
    choices = tuple(map(Place, LOCATIONS))

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        return {"round": table.round, "turn": table.turn + 1}


class WorkReavers(Step):
    """Before anybody pays or rests, the Reavers of a seat's slot for the location work, from top to bottom."""

    rules = ("reaver.first",)

    seat: int

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.location)

    def run(self, table: Midgard) -> None:
        if table.location in table.box.slots:
            slots = table.longships[self.seat].slots
            table.push(*[Do(self.seat, card) for card in slots[table.box.slots.index(table.location)]])


class EndLocation(Step):
    """The end of a location: artifacts, Ship Upgrades and extra dice that worked here are done."""

    def run(self, table: Midgard) -> None:
        table.location, table.active, table.rested = "", NOBODY, ()
        for ship in table.longships:
            if ship.used or ship.extra or ship.attempts:
                ship.used, ship.extra, ship.attempts = (), (), 0
            if ship.spent and not table.box.upgrades_by_round:
                ship.spent = ()


# ------------------------------------------------------------------------------------------------ A seat's part


class Part(Step):
    """Each seat in turn acts or rests: from the active player clockwise. Without a choice it rests."""

    rules = ("part.everybody", "part.cost", "territory.attempts")

    seat: int
    done: bool

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.location) and (self.done or self.seat not in table.rested)

    def run(self, table: Midgard) -> None:
        seat, ship = self.seat, table.longships[self.seat]
        more = bool(ship.artifacts) and bool(table.usable(seat) or table.storable(seat))
        if self.done and ship.attempts:
            table.push(SubdueMore(seat, 0, True), self)
        elif self.done:
            table.deck_only, table.more_defence, table.more_dice = False, 0, 0
            if more:
                table.push(EndPart(seat))
        elif not more and (bar := cant_act(table, seat)):
            self._must_rest(table, bar)
        else:
            table.push(TakePart(seat))

    def _must_rest(self, table: Midgard, bar: str) -> None:
        rest(table, self.seat)
        if table.story:
            here, short = table.location, shortage(table, self.seat, table.box.content.locations[table.location].cost)
            table.tell(bar, also=("part.rest",), seat=self.seat, how="rest", location=place(here), short=short)


def cant_act(table: Midgard, seat: int) -> str | None:
    """Return the rule that keeps a seat from acting at the location, or None."""
    location = table.box.content.locations[table.location]
    if not table.can_pay(seat, location.cost):
        return "part.cost"
    return "territory.attempts" if table.location in table.box.tried and not can_attempt(table, seat) else None


@memo
def to_do(box: Box, name: str, share: int) -> tuple[str, ...]:
    """Return the effect lists that a seat does at a location, by their keys."""
    location = box.content.locations[name]
    joint = any(type(effect) in JOINT for effect in location.act)
    acts = (f"act-{name}",) * (1 if joint else location.times[share - 1])
    # Bonus cards come with the others, after the pair was chosen.
    draws = any(type(effect) is effects.Draw for effect in location.bonus[share - 1])
    return acts if draws else (f"bonus-{name}-{share}", *acts)


class ActHere(Step):
    """The effects of the location for a seat that has paid; then its part may end."""

    seat: int

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.location)

    def run(self, table: Midgard) -> None:
        todo = to_do(table.box, table.location, table.share(self.seat))
        table.push(*[Do(self.seat, key) for key in todo], Part(self.seat, True))


class Act(Action):
    """Act at the location, and pay for it."""

    untimely = "part.everybody"

    def refused(self, table: Midgard, decision: Any) -> str | None:
        return cant_act(table, decision.seat)

    def do(self, table: Midgard, decision: TakePart) -> None:
        seat, cost = decision.seat, table.box.content.locations[table.location].cost
        table.push(Payment(seat, cost, ActHere(seat), decision))
        if table.story:
            also = ("trade.rewards",) if table.location == "trade" else ()
            table.tell("part.everybody", also=also, seat=seat, location=place(table.location), how="act")

    def facts(self, table: Midgard, decision: Any) -> Mapping[str, Any]:
        return cost_facts(table, decision.seat, table.box.content.locations[table.location].cost)


class Rest(Action):
    """Rest instead."""

    untimely = "part.everybody"

    def do(self, table: Midgard, decision: TakePart) -> None:
        rest(table, decision.seat)
        if table.story:
            table.tell("part.rest", seat=decision.seat, how="rest")


def rest(table: Midgard, seat: int) -> None:
    """Let a seat rest, and then end its part."""
    table.rested = (*table.rested, seat)
    table.push(Do(seat, "rest"), Part(seat, True))


class End(Action):
    """End your part of the location."""

    untimely = "part.everybody"
    ends = True

    def do(self, table: Midgard, decision: EndPart) -> None:
        if table.story:
            table.tell("part.everybody", seat=decision.seat, location=place(table.location), how="end")


ACT = Act()


class _Menu(_InPart):
    """A choice in a seat's part: it stores dice and uses artifacts, before and after it acts or rests."""

    def can_wait(self, table: Midgard) -> bool:
        return self._part().can_wait(table)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        if not table.longships[self.seat].artifacts:
            return self.choices
        return [*super().candidates(table), *(Store(card, die) for card, die in table.storable(self.seat))]

    def again(self) -> Pending:
        return self._part()

    def _part(self) -> Part:
        return Part(self.seat, isinstance(self, EndPart))

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        return {"location": place(table.location)}


class TakePart(_Menu):
    """Act at the location and pay its cost, or rest: take two food, or a crew die of your choice."""

    rules = ("part.rest", "artifact.use", "artifact.store")
    choices = (ACT, Rest())


class EndPart(_Menu):
    """After you have acted or rested, use the artifacts of the location, or end your part."""

    rules = ("artifact.use", "artifact.store")
    choices = (End(),)
