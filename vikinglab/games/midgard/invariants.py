"""Invariants of Midgard: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any

from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.grammar import LETTERS, expect

from . import play
from .box import DECKS, PILES
from .dice import can_spend, fits, kinds
from .effects import TOKENS
from .table import GOODS, Midgard

Things = list[Any]


def check(table: Midgard) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    _check_dice(table)
    _check_cards(table)
    _check_tiles(table)
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_longship(table, seat, name)
    _check_stack(table)


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
    for thing in table.stack:
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


def _check_longship(table: Midgard, seat: int, name: str) -> None:
    ship, box = table.longships[seat], table.box
    most = box.content.ship.reavers_in_slot
    expect(all(getattr(ship, good) >= 0 for good in GOODS), "nobody has less than nothing", name)
    room = len(ship.artifacts) <= box.artifact_places and len(ship.upgrades) <= box.upgrade_places
    expect(room, "there are more artifacts or Ship Upgrades than places", name)
    expect(all(len(slot) <= most for slot in ship.slots), "a slot holds more Reavers than it can", name)
    expect(_within(ship.spent, ship.upgrades), "a Ship Upgrade is spent that isn’t there", name)
    expect(min(map(table.tokens_left, TOKENS)) >= 0, "there are more Ship Upgrades than in the box", name)


# ------------------------------------------------------------------------------------------------ What is to happen


def _check_stack(table: Midgard) -> None:
    """Check that everything that is still to happen can."""
    stack = table.stack
    last = stack and isinstance(stack[0], (play.NextSelection, play.DrawStartPlayer))
    expect(table.result is not None or last, "in the end the next ship is placed", "next")
    ends = [at for at, thing in enumerate(stack) if isinstance(thing, play.EndLocation)]
    # Setting up ends like a location, so that what its first Reavers used is ready again.
    fits = ends == [1] or not (ends or table.location)
    expect(fits, "a location is resolved until it ends, and then the next ship is placed", "next")
    once = len({*table.rested}) == len(table.rested) and (table.location or not table.rested)
    expect(once, "at a location a seat rests once", "rested")
    for at, thing in enumerate(stack):
        tag = thing.__struct_config__.tag
        expect(_can_happen(table, thing, stack[:at]), f"“{tag}” can’t happen here", "next")


def _can_happen(table: Midgard, thing: Any, below: Things) -> bool:
    """Return whether the position has what a thing on its stack needs."""
    lists, groups, seat = table.box.lists, table.displays["battle"], getattr(thing, "seat", 0)
    ship = table.longships[seat]
    match thing:
        case play.Do(key=key, at=at):
            return key in lists and at <= len(lists[key])
        case play.Spoils(key=key):
            return key in lists
        case play.ChooseEffect(key=key, options=options):
            return f"{key}.{options - 1}" in lists and f"{key}.{options}" not in lists
        case play.PayDice():
            return _returns(thing, below) and _pays(table, thing)
        case play.PrepareCombat(spent=spent, extra=extra):
            hammers = all(table.hammers(seat, piece) for piece in spent)
            own = hammers and _within(spent, table.pieces(seat)) and _within(extra, ship.extra)
            return own and _returns(thing, below) and _fights(below)
        case play.RollCombat():
            return _fights(below)
        case play.RerollOrStop(defence=defence, dice=dice, aside=aside):
            shown, enough = dice + aside, ship.favor >= table.box.content.combat.reroll
            lost = sum(shown) < defence and {*table.box.combat_die} >= {*shown}
            return enough and bool(shown) and lost and _fights(below)
        case play.FaceBattle(place=place, drawn=drawn) | play.EndBattle(place=place, drawn=drawn):
            return 0 < place <= len(groups) and bool(groups[place - 1]) and (not drawn or place == len(groups))
        case play.MeetJourney() | play.EndJourney() | play.BeginJourney():
            return bool(table.displays["journey"])
        case play.ChooseCard(cards=cards) | play.ResolveCards(cards=cards):
            tiles = [card for card in cards if card in table.box.tiles]
            spoils = {table.deck_of(card) for card in cards if card not in tiles} <= {"village", "keep"}
            return bool(cards) and spoils and _within(tiles, ship.territories)
        case play.DecideFates(cards=cards):
            return bool(cards) and all(card in table.box.reavers for card in cards)
        case play.ReplaceArtifact(cards=cards):
            full = len(ship.artifacts) == table.box.artifact_places
            return full and len(cards) == 1 and cards[0] in table.box.artifacts
        case play.ChooseRerolls(aside=aside):
            return bool(ship.dice) and _within(aside, ship.dice)
        case play.LoseDice(number=number) | play.LoseByChance(number=number):
            return 0 < number <= len(ship.dice)
        case play.TurnTile(pile=pile):
            return pile in ship.subdued
        case play.TakePart() | play.Part(done=False):
            return bool(table.location) and seat not in table.rested
        case play.EndPart() | play.Part() | play.WorkReavers() | play.AttemptTerritory():
            return bool(table.location)
    return True


def _fights(below: Things) -> bool:
    """Return whether a combat is for something, which takes note of how it ends."""
    return bool(below) and isinstance(below[-1], (play.Spoils, play.EndBattle, play.EndAttempt))


def _returns(thing: Any, below: Things) -> bool:
    """Return whether a payment or a combat can be taken back to whoever asked for it."""
    asker = below[-1 - thing.steps] if 0 <= thing.steps < len(below) else None
    return thing.steps < 0 or (isinstance(asker, Decision) and asker.seat == thing.seat)


def _pays(table: Midgard, thing: play.PayDice) -> bool:
    """Return whether what was begun to be paid can be paid."""
    ship, pieces, wild = table.longships[thing.seat], table.pieces(thing.seat), table.wild(thing.seat)
    goods = ship.food >= thing.food and ship.favor >= thing.favor and ship.terror >= thing.terror
    begun = _within(thing.spent, pieces) and fits(kinds(thing.spent, wild), thing.icons)
    return goods and begun and can_spend(pieces, thing.icons, wild) and len(thing.spent) < len(thing.icons)


def _within(some: Iterable[Any], all: Iterable[Any]) -> bool:
    """Return whether all has as many of each as some."""
    return not Counter(some) - Counter(all)
