"""Invariants of Midgard: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from vikinglab.core.engine.grammar import LETTERS, expect

from . import play
from .deck import DECKS, DISPLAYED, PILES
from .dice import within
from .effects import TOKENS
from .table import GOODS, NOBODY, Midgard

NEXT = "next"
"""The line of what is still to happen."""
BETWEEN = (play.FillLocations, play.RollTrade, play.LayCard, play.ChooseLocation)
"""The things that happen when no location is resolved."""
ROOM = (play.Aboard, play.MakeRoom, play.TakeShown)
"""The things that see to it that dice find a place."""


def check(table: Midgard) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    _check_dice(table)
    _check_cards(table)
    _check_tiles(table)
    _check_displays(table)
    _check_ships(table)
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_longship(table, seat, name)
    _check_stack(table)
    _check_location(table)
    _check_journey(table)


def still_to_happen(table: Midgard) -> Iterator[Any]:
    """Yield everything that is still to happen, the next thing last; and what payments and combats hold."""
    for thing in table.stack:
        yield from filter(None, (getattr(thing, "asker", None), getattr(thing, "then", None)))
        yield thing


def _check_dice(table: Midgard) -> None:
    found = table.dice_out()
    for colour, number in table.box.dice.items():
        fits = table.supply[colour] >= 0 and table.supply[colour] + found[colour] == number
        expect(fits, f"there are {number} dice of colour {colour} in all, wherever they are")


def owned(table: Midgard) -> Counter[str]:
    """Count the cards and tiles that lie outside their decks and piles."""
    found = Counter(card for groups in table.displays.values() for group in groups for card in group)
    for ship in table.longships:
        found.update(chain(ship.artifacts, ship.glory_pile, ship.prophecies, *ship.slots, filter(None, [ship.leader])))
    # Cards that somebody is about to resolve lie with the decision.
    for thing in still_to_happen(table):
        found.update(card for card in getattr(thing, "cards", ()) if card not in _tiles(table))
    return found


def _tiles(table: Midgard) -> set[str]:
    return {tile for pile in table.box.piles.values() for tile in pile}


def _check_cards(table: Midgard) -> None:
    found = owned(table)
    for deck in DECKS:
        here = Counter({card: number for card, number in found.items() if table.deck_of(card) == deck})
        fits = here + table.decks[deck].pieces() == Counter(table.box.stacks[deck])
        expect(fits, f"the cards of the {deck} deck aren’t those of the box, each in one place")


def _check_tiles(table: Midgard) -> None:
    found = Counter(chain(*(ship.territories for ship in table.longships), *table.piles))
    fits = found == Counter(chain(*table.box.piles.values()))
    expect(fits, "the territories aren’t those of the box, each in one place")
    expect(min(map(table.tiles_left, PILES)) >= 0, "more territories were taken from a pile than it had")


def _check_displays(table: Midgard) -> None:
    for deck in DISPLAYED:
        groups, together = table.displays[deck], table.box.groups[deck]
        # A battle that was drawn lies behind the others while it is faced.
        drawn = deck == "battle" and any(getattr(thing, "drawn", False) for thing in still_to_happen(table))
        most = table.box.displayed(deck, table.players) + drawn
        expect(len(groups) <= most, f"at most {most} places are for cards of the {deck} deck", deck)
        few = [group for group in groups[:-1] if 0 < len(group) < together]
        # Only the last group may have come from a deck that ran out.
        fits = not few and max(map(len, groups), default=0) <= together
        expect(fits, f"cards of the {deck} deck lie together in groups of {together}", deck)


def _check_ships(table: Midgard) -> None:
    """Check that the ships of the round are those of the seats whose turn it was."""
    turns = [table.placing(turn) for turn in range(table.turn)]
    lying = Counter(seat for seat in table.chosen if seat != NOBODY)
    seats = ", ".join(LETTERS[seat] for seat in turns)
    expect(lying == Counter(turns), f"from the start player on, the ships of this round are of {seats}", "ships")
    fits = not table.location or table.active == turns[-1]
    expect(fits, f"the ship at {table.location} isn’t the last of this round, that of {seats[-1:]}", "location")


def _check_longship(table: Midgard, seat: int, name: str) -> None:
    ship, box = table.longships[seat], table.box
    most = box.content.ship.reavers_in_slot
    expect(all(getattr(ship, good) >= 0 for good in GOODS), "nobody has less than nothing", name)
    room = len(ship.artifacts) <= box.artifact_places and len(ship.upgrades) <= box.upgrade_places
    expect(room, "there are more artifacts or Ship Upgrades than places", name)
    expect(all(len(slot) <= most for slot in ship.slots), "a slot holds more Reavers than it can", name)
    expect(within(ship.spent, ship.upgrades), "a Ship Upgrade is spent that isn’t there", name)
    expect(min(map(table.tokens_left, TOKENS)) >= 0, "there are more Ship Upgrades than in the box", name)
    returning = any(isinstance(thing, ROOM) and thing.seat == seat for thing in table.stack)
    expect(returning or not table.overflow(seat), f"a ship has {box.places} places for dice", name)


# ------------------------------------------------------------------------------------------------ What is to happen


def _check_stack(table: Midgard) -> None:
    """Check that everything that is still to happen can."""
    stack = table.stack
    last = stack and isinstance(stack[0], (play.NextSelection, play.DrawStartPlayer))
    expect(table.result is not None or last, "in the end the next ship is placed", NEXT)
    ends = [at for at, thing in enumerate(stack) if isinstance(thing, play.EndLocation)]
    # Setting up ends like a location, so that what its first Reavers used is ready again.
    busy = table.location or any(not isinstance(thing, BETWEEN) for thing in stack[1:])
    expect(ends == [1] if busy else not ends, "before the next ship is placed, end-location ends what happens", NEXT)
    for thing in still_to_happen(table):
        expect(thing.can_wait(table), f"“{thing.__struct_config__.tag}” can’t happen here", NEXT)


def _check_location(table: Midgard) -> None:
    """Check what holds only while a location is resolved."""
    seats = {*table.rested}
    once = len(seats) == len(table.rested) and (table.location or not seats)
    expect(once, "at a location a seat rests once", "rested")
    hard = table.deck_only or table.more_defence or table.more_dice
    expect(table.location == "sea" or not hard, "fog, and what makes a battle harder, are for the sea", "location")
    # The first Reavers may use something, too.
    ends = any(isinstance(thing, play.EndLocation) for thing in table.stack)
    for ship, name in zip(table.longships, LETTERS, strict=False):
        used = ship.used or ship.extra or ship.attempts or ship.subdued
        expect(ends or not used, "no location is resolved in which something is used or subdued", name)


def _check_journey(table: Midgard) -> None:
    """Check that the journey that lies open, if there is one, is met."""
    open = table.displays["journey"]
    kinds = (play.MeetJourney, play.BeginJourney, play.EndJourney)
    met = any(isinstance(thing, kinds) for thing in still_to_happen(table))
    fits = not open or (len(open) == 1 == len(open[0]) and met)
    expect(fits, "one Sea Journey lies open while a seat meets it, and else none", "journey")
