"""A position of Vikingar: the round world as far as it is known, the longships, and what may be done to them."""

from __future__ import annotations

from operator import eq
from typing import TYPE_CHECKING, Any

from vikinglab.core.engine.effect import said
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Name, Text, Word

from .box import (
    CLAN,
    EDGE,
    KNOWN,
    NORTH,
    PASSAGE,
    PLACES,
    SLOTS,
    SOUTH,
    SPOT,
    TRACKS,
    WHIRLPOOL,
    ZONE_AND_PLACE,
    ZONES,
    Box,
    Chief,
    Event,
    Monster,
    across,
    slot_of,
)
from .throw import Throw

RESERVE = -1
"""The zone of a longship that isn’t on the board."""


class _Boxed:
    if TYPE_CHECKING:
        box: Box


class Vikingar(_Boxed, Table, kw_only=True):
    """A position of Vikingar. Zones and longships are numbers; the box tells what lies next to what."""

    dials: Pool
    """The dials that nobody has turned up. Only those that a scout has seen lie in slots, by the number of theirs."""
    events: Pool
    quests: Pool
    edges: Pool
    chiefs: Pool
    """The powers of chiefs. Those that were dealt lie in slots such as ``A1``; the one that was kept is open to all."""
    land: list[int]
    """The bits of each zone that all can see: the places that stand, passage and whirlpool, its edge card."""
    where: list[int]
    """The zone of each longship."""
    gold: list[int]
    tracks: list[int]
    """The points of each seat in each feat, one seat after the other."""
    faces: tuple[str, ...]
    """The dial in each slot, from 1 on, once it lies face up."""
    items: tuple[tuple[str, ...], ...]
    """The magic items of each seat, by the monsters that left them."""
    powers: tuple[str, ...]
    """The power of each seat's chief."""
    outposts: dict[str, int] = {}
    """The seat whose outpost stands on a place, by the name of the place, such as ``N07:city``."""
    temples: dict[int, int] = {}
    """The seat that holds the temple of a zone."""
    monsters: dict[int, str] = {}
    """The monster that stays in a zone, as nobody has beaten it."""
    whirlpools: tuple[int, ...] = (0,)
    """The zones with a whirlpool that all can see."""
    played: tuple[int, ...] = ()
    """The longships that were activated in this round, in order of their numbers."""
    used: tuple[int, ...] = ()
    """The seats that have used the power of their chief in this round, if it can be used once."""
    krakens: tuple[int, ...] = ()
    """The seats whose limit a beaten monster has raised."""
    kept: tuple[int, ...] = ()
    """The card that each seat keeps of those that it was dealt, as far as they have chosen."""
    gone: tuple[str, ...] = ()
    """The magic items that have left the game."""
    faced: tuple[str, ...] = ()
    """The navigation events that lie open, until one of them is settled."""
    thrown: tuple[tuple[int, Throw], ...] = ()
    """The latest throws, of the attack and of the defence: how many runes, and what they brought."""
    throws: int = 0
    """The number of throws made in the match. By its number a throw always looks the same."""
    order: tuple[int, ...] = ()
    """The seats in the order of this round."""
    round: int = 0

    # ------------------------------------------------------------------------------------------- Longships

    def fleet(self, seat: int) -> list[int]:
        """Return the zone of each longship of a seat, those in its reserve included."""
        return self.where[CLAN * seat : CLAN * seat + CLAN]

    def ships_of(self, seat: int) -> list[int]:
        """Return the longships of a seat that are on the board."""
        return [ship for ship in range(CLAN * seat, CLAN * seat + CLAN) if self.where[ship] >= 0]

    def ship_in(self, zone: int) -> int | None:
        """Return the longship in a zone where only one can be."""
        return self.where.index(zone) if zone in self.where else None

    @rule("build.limit", "build.kraken")
    def limit(self, seat: int) -> int:
        """Return the limit of a seat’s longships: it rises with each cup, and by the Kraken."""
        return self.box.limits[seat in self.krakens][self.cups(seat)]

    def lose(self, ship: int) -> None:
        """Take a longship back into the reserve of its owner."""
        self.where[ship] = RESERVE

    # ------------------------------------------------------------------------------------------- What seats have

    def price(self, seat: int, of: str) -> int:
        """Return the price of a toll, a longship or a treasure for a seat."""
        return self.box.prices[self.powers[seat]][of]

    @rule("rune.numbers", "rune.items", "temple.rune")
    def runes(self, seat: int, throw: str, base: int) -> int:
        """Return the number of runes that a seat throws: its items, its chief and its temples add to them."""
        bonus = self.box.bonus
        for item in self.items[seat]:
            if item in bonus:
                base += bonus[item].get(throw, 0)
        if self.powers[seat] in bonus:
            base += bonus[self.powers[seat]].get(throw, 0)
        if self.temples:
            base += self.box.temple_runes * self.temples_of(seat)
        return min(base, self.box.most_runes)

    def holder(self, zone: int, place: str) -> int | None:
        """Return the seat that holds a place, by an outpost or as a temple."""
        return self.temples.get(zone) if place == "temple" else self.outposts.get(f"{ZONES[zone]}:{place}")

    def outposts_of(self, seat: int) -> int:
        """Return the number of a seat’s outposts on the board."""
        return list(self.outposts.values()).count(seat)

    def temples_of(self, seat: int) -> int:
        """Return the number of temples that a seat holds."""
        return list(self.temples.values()).count(seat)

    def drop_item(self, seat: int, item: str) -> None:
        """Take a magic item out of the game."""
        left = tuple([each for each in self.items[seat] if each != item])
        self.items = (*self.items[:seat], left, *self.items[seat + 1 :])
        self.gone = tuple(sorted((*self.gone, item)))

    def can_rethrow(self, seat: int) -> bool:
        """Return whether the power of a seat’s chief can still repeat a throw in this round."""
        return self.powers[seat] in self.box.verbs["rethrow"] and seat not in self.used

    def gain(self, seat: int, when: str) -> int:
        """Return the gold that the power of a seat's chief brings on an occasion."""
        found = self.box.gains.get(self.powers[seat], {}).get(when)
        return found.gold if found is not None and self.outposts_of(seat) >= found.outposts else 0

    def points(self, seat: int) -> int:
        """Return all feat points of a seat."""
        return sum(self.tracks[TRACKS * seat : TRACKS * seat + TRACKS])

    def missing(self, seat: int, feat: int) -> int:
        """Return the points that a seat still lacks for a cup."""
        return self.box.lengths[feat] - self.tracks[TRACKS * seat + feat]

    def cups(self, seat: int) -> int:
        """Return the number of a seat’s full tracks."""
        return sum(map(eq, self.box.lengths, self.tracks[TRACKS * seat : TRACKS * seat + TRACKS]))

    # ------------------------------------------------------------------------------------------- The world

    def next_to(self, zone: int) -> tuple[int, ...]:
        """Return the zones one step from a zone: beside it, and through its passage."""
        beside = self.box.next_to[zone]
        return (*beside, across(zone)) if self.land[zone] & PASSAGE else beside

    def explored(self, slot: int) -> bool:
        """Return whether the dial in a slot lies face up."""
        return self.land[NORTH + slot] & KNOWN != 0

    def turn_up(self, slot: int, dial: str) -> None:
        """Turn up the dial in a slot."""
        north, south = self.box.lands[dial]
        self.land[NORTH + slot] = north
        self.land[SOUTH + slot] = south
        self.faces = (*self.faces[: slot - 1], dial, *self.faces[slot:])
        found = [zone for zone in (NORTH + slot, SOUTH + slot) if self.land[zone] & WHIRLPOOL]
        if found:
            self.whirlpools = tuple(sorted((*self.whirlpools, *found)))

    def faces_of(self, dial: str) -> dict[str, Any]:
        """Return the face of a dial as facts for sentences: the places in its north and its south, and a passage."""
        north, south = self.box.lands[dial]
        empty = (Word("board-empty"),)
        return {"north": sites(north) or empty, "south": sites(south) or empty, "passage": int(north & PASSAGE > 0)}

    def raze(self, zone: int, place: int) -> None:
        """Let a place of a zone stand no more; an outpost on it goes back to the reserve of its owner."""
        self.land[zone] &= ~place
        self.outposts.pop(SPOT[zone, place], None)

    def printed(self, zone: int) -> int:
        """Return the bits that are printed on a zone that lies face up, destroyed places included."""
        # A world of fewer dials has no land where the others would lie.
        there = 0 < zone <= EDGE and slot_of(zone) <= len(self.faces)
        face = self.faces[slot_of(zone) - 1] if there else ""
        return self.box.lands[face][zone > SOUTH] if face else 0

    # ------------------------------------------------------------------------------------------- Cards and words

    def event(self, name: str) -> Event:
        """Return a navigation event."""
        event: Event = self.box.content.events[name]
        return event

    def card(self, name: str) -> Text:
        """Return the name of an event, a monster or a chief."""
        content = self.box.content
        for deck in (content.events, content.quests, content.powers):
            if name in deck:
                return Name(deck[name].name)
        raise LookupError(name)

    def item(self, monster: str) -> Text:
        """Return the name of the magic item that a monster leaves."""
        return Name(self.box.content.quests[monster].item)

    def does(self, name: str) -> Text:
        """Return the words for the effects of a card."""
        content, speech = self.box.content, self.box.speech
        if name not in content.events:
            card: Monster | Chief = content.quests.get(name) or content.powers[name]
            return card.effect.said(speech)
        event = content.events[name]
        lost = event.lost.said(speech) if event.lost else ""
        facts = {"runes": event.runes, "wins": len(event.won), "won": self.rewards(name), "lost": lost}
        return speech.say("event-does", facts)

    def rewards(self, name: str) -> Text:
        """Return the words for the reward of a navigation event."""
        return said(self.event(name).won, self.box.speech)


def zone_word(zone: int) -> Word:
    """Return a zone as a word for texts."""
    return Word("zone", kind="HNSE"[(zone + SLOTS - 1) // SLOTS], name=ZONES[zone], slot=slot_of(zone))


def sites(land: int) -> tuple[Word, ...]:
    """Return the places and the whirlpool of a zone, as texts know them."""
    found = [Word(f"site-{name}") for name, bit in PLACES.items() if land & bit]
    return (*found, *[Word("board-whirlpool")] * (land & WHIRLPOOL > 0))


def place_word(place: int) -> Word:
    """Return a kind of place as a word for texts."""
    return Word(f"site-{next(name for name, bit in PLACES.items() if bit == place)}")


def spot_facts(spot: str) -> dict[str, Any]:
    """Return a place of the world as facts for sentences."""
    zone, place = ZONE_AND_PLACE[spot]
    return {"zone": zone_word(zone), "place": place_word(place)}


def held_by(holder: int | None, seat: int) -> str:
    """Return a word for texts: whether a place is held by a seat itself, by another one, or by none."""
    return "none" if holder is None else "own" if holder == seat else "other"
