"""Invariants of Vikingar: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from vikinglab.core.engine.grammar import LETTERS, expect

from .box import (
    CITY,
    CLAN,
    CULT,
    EDGE,
    FALL,
    FEATS,
    GATE,
    KNOWN,
    NORTH,
    QUEST,
    SHIPS,
    SINGLE_GATE,
    SOUTH,
    STANDARD,
    STRONGHOLD,
    TEMPLE,
    TRACKS,
    ZONES,
)
from .play import AtStronghold, KeepPower, ShowPower, hand
from .table import RESERVE, Vikingar


def check(table: Vikingar) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    _check_world(table)
    _check_decks(table)
    _check_chiefs(table)
    _check_ships(table)
    _check_places(table)
    for seat in range(table.players):
        _check_seat(table, seat)


def _check_world(table: Vikingar) -> None:
    box, faces = table.box, [face for face in table.faces if face]
    found = Counter(faces) + table.dials.pieces()
    dials = Counter(dict.fromkeys(box.content.dials, 1))
    expect(found == dials, "the dials aren’t those of the box, each in one place")
    for slot, face in enumerate(table.faces, 1):
        for half, zone in enumerate((NORTH + slot, SOUTH + slot)):
            land = table.land[zone]
            printed = box.lands[face][half] if face else 0
            fits = land | printed == printed and land & KNOWN == printed & KNOWN
            expect(fits, f"what stands in {ZONES[zone]} isn’t on its dial")


def _check_decks(table: Vikingar) -> None:
    box = table.box
    events = table.events.pieces() + Counter(table.faced)
    expect(events == Counter(box.event_cards), "the navigation events aren’t those of the box")
    quests = table.quests.pieces() + Counter(chain(table.monsters.values(), table.gone, *table.items))
    monsters = Counter(dict.fromkeys(box.content.quests, 1))
    expect(quests == monsters, "the monsters and their items aren’t those of the box, each in one place")
    edges = table.land[EDGE + 1 :]
    if box.ending == STANDARD:
        found = table.edges.pieces() + Counter({"fall": edges.count(FALL), "gate": edges.count(GATE)})
        expect(found == Counter(box.edge_cards), "the cards at the edges aren’t those of the box")
    else:
        gates = int(box.ending == SINGLE_GATE and any(table.faces))
        fits = edges.count(GATE) == gates and not edges.count(FALL)
        expect(fits, f"{gates or 'no'} gate is expected, and no other card")
    chiefs = Counter(dict.fromkeys(box.content.powers, 1))
    expect(table.chiefs.pieces() == chiefs, "the powers aren’t those of the box, each in one place")


def _check_chiefs(table: Vikingar) -> None:
    keeping = {thing.seat for thing in table.stack if isinstance(thing, KeepPower)}
    late = {*range(len(table.kept), table.players)}
    expect(not keeping or keeping == late, "each seat keeps one power, in order", "chiefs")
    choosing = keeping | {thing.seat for thing in table.stack if isinstance(thing, ShowPower)}
    for seat in range(table.players):
        cards, letter = hand(table, seat), LETTERS[seat]
        expect(cards or seat not in choosing, f"{letter} was dealt no power to choose", "chiefs")
        expect(not cards or table.powers[seat] or choosing, f"{letter} keeps no power yet", "chiefs")


def _check_ships(table: Vikingar) -> None:
    longships = table.box.content.clan.longships
    for ship, zone in enumerate(table.where):
        if zone > 0:
            expect(table.where.count(zone) == 1, f"two longships are in {ZONES[zone]}", SHIPS[ship][0])
            known = table.land[zone] or (zone > EDGE and table.box.ending != STANDARD)
            expect(known, f"no longship can be in {ZONES[zone]}: nobody has been there", SHIPS[ship][0])
        expect(ship % CLAN < longships or zone == RESERVE, f"a clan has {longships} longships", SHIPS[ship][0])
    for ship in table.played:
        expect(0 <= ship < len(table.where), "a longship that was played isn’t there")


def _check_places(table: Vikingar) -> None:
    for at in table.outposts:
        zone, place = at >> 6, at & 63
        expect(place in (CITY, CULT) and table.land[zone] & place, f"no outpost can stand in {ZONES[zone]}")
    for thing in table.stack:
        if isinstance(thing, AtStronghold):
            zone = thing.course.zone
            expect(table.land[zone] & STRONGHOLD, f"no stronghold stands in {ZONES[zone]}", "toll")
    for zone in table.temples:
        expect(table.land[zone] & TEMPLE, f"no temple stands in {ZONES[zone]}")
    for zone in table.monsters:
        expect(table.land[zone] & QUEST, f"no monster can be in {ZONES[zone]}")


def _check_seat(table: Vikingar, seat: int) -> None:
    clan, letter = table.box.content.clan, LETTERS[seat]
    expect(table.gold[seat] >= 0, "nobody has less than no gold", letter)
    expect(table.outposts_of(seat) <= clan.outposts, f"a clan has {clan.outposts} outposts", letter)
    temples = clan.temples
    expect(table.temples_of(seat) <= temples, f"a player holds {temples} temples at most", letter)
    for feat, length, points in zip(FEATS, table.box.lengths, table.tracks[TRACKS * seat :], strict=False):
        expect(0 <= points <= length, f"the track “{feat}” has {length} squares", letter)
    # Cups are never lost, and the limit only rises with them.
    fits = len(table.ships_of(seat)) <= max(table.limit(seat), clan.start)
    expect(fits, f"at most {table.limit(seat)} longships are allowed", letter)
