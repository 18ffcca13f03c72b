"""Invariants of Midgard: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from vikinglab.core.engine.grammar import LETTERS, BadPosition

from .box import DECKS, PILES

if TYPE_CHECKING:
    from .table import Midgard


def check(table: Midgard) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    _check_dice(table)
    _check_cards(table)
    _check_tiles(table)
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_longship(table, seat, name)


def _check_dice(table: Midgard) -> None:
    found = Counter(die[0] for die in table.trade)
    for ship in table.longships:
        found.update(die[0] for die in chain(ship.dice, filter(None, ship.stored)))
    for colour, number in table.box.dice.items():
        if table.supply[colour] < 0 or table.supply[colour] + found[colour] != number:
            raise BadPosition(f"there are {number} dice of colour {colour} in all, wherever they are")


def owned(table: Midgard) -> Counter[str]:
    """Count the cards and tiles that lie outside their decks and piles."""
    found = Counter(card for groups in table.displays.values() for group in groups for card in group)
    for ship in table.longships:
        found.update(chain(ship.artifacts, ship.glory_pile, ship.prophecies, *ship.slots, filter(None, [ship.leader])))
    # Cards that somebody is about to resolve lie with the decision.
    for thing in table.stack:
        found.update(card for card in getattr(thing, "cards", ()) if card not in _tiles(table))
    return found


def _tiles(table: Midgard) -> set[str]:
    return {tile for pile in table.box.piles.values() for tile in pile}


def _check_cards(table: Midgard) -> None:
    found = owned(table)
    for deck in DECKS:
        here = Counter({card: number for card, number in found.items() if table.deck_of(card) == deck})
        if here + table.decks[deck].pieces() != Counter(table.box.stacks[deck]):
            raise BadPosition(f"the cards of the {deck} deck aren’t those of the box, each in one place")


def _check_tiles(table: Midgard) -> None:
    found = Counter(chain(*(ship.territories for ship in table.longships), *table.piles))
    if found != Counter(chain(*table.box.piles.values())):
        raise BadPosition("the territories aren’t those of the box, each in one place")
    if any(table.tiles_left(pile) < 0 for pile in PILES):
        raise BadPosition("more territories were taken from a pile than it had")


def _check_longship(table: Midgard, seat: int, name: str) -> None:
    ship, box = table.longships[seat], table.box
    goods = (ship.glory, ship.food, ship.favor, ship.terror, ship.farm, ship.wall, ship.tower)
    if min(goods) < 0:
        raise BadPosition("nobody has less than nothing", name)
    if len(ship.artifacts) > box.artifact_places or len(ship.upgrades) > box.upgrade_places:
        raise BadPosition("there are more artifacts or Ship Upgrades than places", name)
    if any(len(slot) > box.content.ship.reavers_in_slot.value for slot in ship.slots):
        raise BadPosition("a slot holds more Reavers than it can", name)
    if Counter(ship.spent) - Counter(ship.upgrades):
        raise BadPosition("a Ship Upgrade is spent that isn’t there", name)
    if min(map(table.tokens_left, ("H", "S", "C", "L"))) < 0:
        raise BadPosition("there are more Ship Upgrades than in the box", name)
