"""Invariants of Vikingar: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from vikinglab.core.engine.grammar import LETTERS, expect

from .box import (
    ALL_GATES,
    CITY,
    CLAN,
    CULT,
    EDGE,
    FALL,
    FEATS,
    GATE,
    HIGH_SEA,
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
    ZONE_AND_PLACE,
    ZONES,
    slot_of,
)
from .play import (
    DEEDS,
    Activation,
    AtStronghold,
    ChooseEvent,
    CompleteMove,
    DealPower,
    DrawEvent,
    Fight,
    KeepPower,
    Move,
    Reuse,
    ShowPower,
    StartRound,
    ThrowAgain,
    ThrowRunes,
    UseItem,
    Voyage,
    Whirl,
    hand,
    side,
)
from .scoring import can_win
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
    _check_round(table)
    if table.stack:
        _check_waiting(table)


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
        card = table.land[EDGE + slot]
        expect(face or not card, f"nobody has been at the edge of dial {slot}: it lies face down", "edges")


def _check_decks(table: Vikingar) -> None:
    box = table.box
    events = table.events.pieces() + Counter(table.faced)
    expect(events == Counter(box.event_cards), "the navigation events aren’t those of the box")
    drawn = any(isinstance(thing, (DrawEvent, ChooseEvent)) or _meets(thing, "event") for thing in table.stack)
    expect(drawn or not table.faced, "no longship faces an event", "faced")
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
    expect(not keeping or (keeping == late and all(table.kept)), "each seat keeps one power, in order", "chiefs")
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
            out = zone > EDGE and table.box.ending == ALL_GATES and table.explored(slot_of(zone))
            known = table.land[zone] or out
            expect(known, f"no longship can be in {ZONES[zone]}: nobody has been there", SHIPS[ship][0])
        expect(ship % CLAN < longships or zone == RESERVE, f"a clan has {longships} longships", SHIPS[ship][0])
    for ship in table.played:
        expect(0 <= ship < len(table.where), "a longship that was played isn’t there")


def _check_places(table: Vikingar) -> None:
    for spot in table.outposts:
        zone, place = ZONE_AND_PLACE[spot]
        expect(place in (CITY, CULT) and table.land[zone] & place, f"no outpost can stand in {ZONES[zone]}")
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
    expect(table.result or not can_win(table, seat), f"{letter} has won already, on a gate with enough cups", letter)
    once = table.box.verbs["rethrow"] | table.box.verbs["peek"]
    expect(seat not in table.used or table.powers[seat] in once, f"{letter} has no power to use once a round", "used")


def _check_round(table: Vikingar) -> None:
    before = any(isinstance(thing, (DealPower, KeepPower, ShowPower, StartRound)) for thing in table.stack)
    expect(table.round or before, "the first round has begun", "round")


# ------------------------------------------------------------------------------------------------ What is decided


def _check_waiting(table: Vikingar) -> None:
    """Check that what is decided now could have come about."""
    thing = table.stack[-1]
    if isinstance(thing, AtStronghold):
        _check_toll(table, thing)
    elif isinstance(thing, CompleteMove):
        _check_leaving(table, thing.voyage, "stays")
        expect(not thing.voyage.spent, "an action is needed to complete a move", "stays")
    elif isinstance(thing, ChooseEvent):
        _check_leaving(table, thing.voyage, "events")
        several = table.box.draws.get(table.powers[thing.seat], 1) >= len(table.faced) > 1
        expect(several, f"{LETTERS[thing.seat]} hasn’t drawn several events to choose from", "events")
    elif isinstance(thing, Reuse):
        _check_reuse(table, thing)
    elif isinstance(thing, (UseItem, ThrowAgain, ThrowRunes)):
        _check_fight(table, thing.fight)
        if not isinstance(thing, ThrowRunes):
            _check_throw(table, thing)


def _check_toll(table: Vikingar, stopped: AtStronghold) -> None:
    zone, seat = stopped.voyage.zone, stopped.seat
    expect(table.land[zone] & STRONGHOLD, f"no stronghold stands in {ZONES[zone]}", "toll")
    expect(table.price(seat, "toll"), f"{LETTERS[seat]} pays no toll", "toll")
    _expect_way(table, stopped.voyage, "toll")


def _check_leaving(table: Vikingar, voyage: Voyage, line: str) -> None:
    ship = SHIPS[voyage.ship]
    expect(table.where[voyage.ship] == HIGH_SEA, f"{ship} isn’t on the high sea, so it meets no event", line)
    _expect_way(table, voyage, line)


def _check_reuse(table: Vikingar, reuse: Reuse) -> None:
    seat, (zone, place) = reuse.seat, ZONE_AND_PLACE[reuse.spot]
    free = place in (CITY, CULT) and table.land[zone] & place and reuse.spot not in table.outposts
    fits = free and table.outposts_of(seat) == table.box.content.clan.outposts and zone in table.fleet(seat)
    expect(fits, f"{LETTERS[seat]} has no outpost to give up for this place", "reuse")


def _check_fight(table: Vikingar, fight: Fight) -> None:
    """Check that a longship is where it can have begun a combat, and that there is something to fight."""
    line, inside = "again" if isinstance(table.stack[-1], ThrowAgain) else "uses", table.where[fight.ship] == fight.zone
    comes = inside or fight.what in ("event", "duel", "fall", "exit", "siege")
    expect(comes, f"{SHIPS[fight.ship]} isn’t in {ZONES[fight.zone]}", line)
    try:
        # Both sides are asked, as an attack too needs something that is there.
        [side(table, fight, defending) for defending in (False, True)]
        there = _stands(table, fight)
    except (LookupError, ValueError):
        there = False
    expect(there, "there is nothing to fight so", line)
    if fight.what == "event":
        _check_leaving(table, fight.voyage, line)
    elif fight.what in ("duel", "fall") or not inside:
        _expect_way(table, fight.voyage, line)


def _stands(table: Vikingar, fight: Fight) -> bool:
    """Return whether there is what a combat is against: for a deed in the zone of its longship, one that is allowed."""
    land = table.land[fight.zone]
    match fight.what:
        case "event":
            return len(table.faced) == 1
        case "duel":
            return fight.zone > HIGH_SEA and table.where.index(fight.zone) // CLAN != fight.seat
        case "fall":
            return land & FALL > 0
        case "exit":
            return table.box.ending == ALL_GATES and fight.zone > EDGE and table.cups(fight.seat) >= table.box.feats
        case "siege":
            return land & STRONGHOLD > 0
    choice = Activation(fight.seat, fight.ship)
    deeds = [action for action in choice.legal(table) if isinstance(action, DEEDS)]
    return any(deed.attack(table, choice.here(table)) == fight for deed in deeds)


def _check_throw(table: Vikingar, choice: UseItem | ThrowAgain) -> None:
    """Check that the seat has the card for its choice, and that as much has been thrown as then is."""
    again, seat, letter = isinstance(choice, ThrowAgain), choice.seat, LETTERS[choice.seat]
    line, (thrower, runes, _) = "again" if again else "uses", side(table, choice.fight, choice.defending)
    first = thrower == seat and len(table.thrown) == choice.defending + again
    expect(first, f"{letter} isn’t the one to throw now, by what was thrown", line)
    card = table.can_rethrow(seat) if again else {*table.box.once} & {*table.items[seat]}
    expect(card, f"{letter} has no card for it", line)
    fits = runes <= choice.runes == table.thrown[-1][0] if again else choice.runes == runes
    expect(fits, f"{letter} throws {runes} runes here", line)


def _meets(thing: object, what: str) -> bool:
    """Return whether something that is still to happen belongs to a combat of a kind."""
    return isinstance(thing, (UseItem, ThrowAgain, ThrowRunes)) and thing.fight.what == what


def _expect_way(table: Vikingar, voyage: Voyage, line: str) -> None:
    """Expect that a longship can sail where it is said to be under way to."""
    moves = Activation(voyage.seat, voyage.ship, voyage.spent).legal(table)
    zone, here = ZONES[voyage.zone], ZONES[table.where[voyage.ship]]
    reached = Move(zone) in moves or Whirl(zone) in moves
    expect(reached, f"{SHIPS[voyage.ship]} can’t sail from {here} to {zone}", line)
