"""A location: it is chosen, specialised Reavers work, and each seat in turn acts or rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Step
from vikinglab.core.engine.memo import memo
from vikinglab.core.words.speech import Word

from .. import effects
from ..box import LOCATIONS, Box
from ..dice import changed
from ..table import NOBODY, Midgard
from .artifacts import Use, _InPart
from .choosing import _Choice
from .crew import Store, store
from .doing import Do, costs
from .paying import pay_for
from .territories import SubdueMore, can_attempt

JOINT = (effects.Trade, effects.Subdue)
"""What a location does several times in one go."""


class Place(Action):
    """Place your ship at a location."""

    path = ("location:{location}",)
    untimely = "select.order"

    location: str


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

    def refuse(self, table: Midgard, action: Any) -> str | None:
        if action.location not in table.box.open:
            return "short.match"
        return None if table.chosen[LOCATIONS.index(action.location)] == NOBODY else "select.once"

    def resolve(self, table: Midgard, action: Any) -> None:
        at, seat = LOCATIONS.index(action.location), self.seat
        table.chosen = changed(table.chosen, at, seat)
        table.location, table.active = action.location, seat
        table.turn += 1
        seats = table.in_order(seat)
        table.push(*map(WorkReavers, seats), *[Part(each, False) for each in seats], EndLocation())
        if table.story:
            players = {2: "select.two", 3: "select.honor", 4: "select.four"}[table.players]
            also = ("select.must", "select.order", players)
            table.tell("select.once", also=also, seat=seat, location=Word(f"location-{action.location}"))

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        found = {"round": table.round, "turn": table.turn + 1}
        if action is None:
            return found
        open_places = tuple([Word(f"location-{place}") for place in table.box.open])
        return {**found, "open": open_places, "leader": table.chosen[LOCATIONS.index(action.location)]}


class WorkReavers(Step):
    """Before anybody pays or rests, the Reavers of a seat's slot for the location work, from top to bottom."""

    rules = ("reaver.first",)

    seat: int

    def run(self, table: Midgard) -> None:
        if table.location in table.box.slots:
            slots = table.longships[self.seat].slots
            table.push(*[Do(self.seat, card) for card in slots[table.box.slots.index(table.location)]])


class EndLocation(Step):
    """When all have had their part, what worked once in the location is ready again."""

    def run(self, table: Midgard) -> None:
        table.location, table.active, table.rested = "", NOBODY, ()
        for ship in table.longships:
            if ship.used or ship.extra or ship.attempts:
                ship.used, ship.extra, ship.attempts = (), (), 0
            if ship.spent and not table.box.upgrades_by_round:
                ship.spent = ()


# ------------------------------------------------------------------------------------------------ A seat's part


class Part(Step):
    """Each seat in turn acts or rests: from the active player clockwise."""

    rules = ("part.everybody",)

    seat: int
    done: bool

    def run(self, table: Midgard) -> None:
        seat, ship = self.seat, table.longships[self.seat]
        more = bool(ship.artifacts) and bool(table.usable(seat) or table.storable(seat))
        if not self.done:
            if more or not cant_act(table, seat):
                table.push(TakePart(seat))
            else:
                TakePart(seat).resolve(table, REST)
        elif ship.attempts:
            table.push(SubdueMore(seat, 0, True), self)
        else:
            table.deck_only, table.harder = False, 0
            if more:
                table.push(EndPart(seat))


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


class Act(Action):
    """Act at the location, and pay for it."""

    untimely = "part.everybody"


class Rest(Action):
    """Rest instead."""

    untimely = "part.everybody"


class End(Action):
    """End your part of the location."""

    untimely = "part.everybody"


ACT, REST = Act(), Rest()


class _Menu(_InPart):
    """What a seat may do in its part: store dice and use artifacts, before and after it acts or rests."""

    def candidates(self, table: Midgard) -> Sequence[Action]:
        if not table.longships[self.seat].artifacts:
            return self.offers(table)
        stores = [Store(card, die) for card, die in table.storable(self.seat)]
        return [*self.offers(table), *self.uses(table), *stores]

    def resolve(self, table: Midgard, action: Action) -> None:
        if not isinstance(action, (Use, Store)):
            self.choose(table, action)
            return
        again = Part(self.seat, isinstance(self, EndPart))
        if isinstance(action, Use):
            self._use(table, action, again)
        else:
            table.push(again)
            store(table, self.seat, action)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        cost = table.box.content.locations[table.location].cost
        return {"location": Word(f"location-{table.location}"), **costs(table, self.seat, cost)}


class TakePart(_Menu):
    """Act at the location and pay its cost, or rest: take two food, or a crew die of your choice."""

    rules = ("part.rest", "artifact.use", "artifact.store")
    choices = (ACT, REST)

    def refuse(self, table: Midgard, action: Action) -> str | None:
        return cant_act(table, self.seat) if type(action) is Act else None

    def choose(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Act):
            self._act(table)
            return
        table.rested = (*table.rested, self.seat)
        table.push(Do(self.seat, "rest"), Part(self.seat, True))
        if table.story:
            table.tell("part.rest", seat=self.seat, how="rest")

    def _act(self, table: Midgard) -> None:
        name, seat = table.location, self.seat
        acts = [Do(seat, key) for key in to_do(table.box, name, table.share(seat))]
        pay_for(table, seat, table.box.content.locations[name].cost, self, *acts, Part(seat, True))
        if table.story:
            also = ("trade.rewards",) if name == "trade" else ()
            table.tell("part.everybody", also=also, seat=seat, location=Word(f"location-{name}"), ends=0)


class EndPart(_Menu):
    """After you have acted or rested, use the artifacts of the location, or end your part."""

    rules = ("artifact.use", "artifact.store")
    choices = (End(),)

    def choose(self, table: Midgard, action: Action) -> None:
        if table.story:
            table.tell("part.everybody", seat=self.seat, location=Word(f"location-{table.location}"), ends=1)
