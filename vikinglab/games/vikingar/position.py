"""Written positions of Vikingar.

    round: 4
    dials: 7 D06, 8 D03, 9 D01 A
    ruins: N07:city
    edges: 7 fall
    A: H N08, gold 3, bravery 2, outposts S07:cult, items mara, played 1
    B: N07, hero 1
    monsters: S08 surt
    order: B A
    turn: A

``dials`` says which dials lie face up in which slots; with letters a dial lies face down, and those seats have seen it.
``ruins`` are the places that were destroyed. A seat has its longships in order, in a zone each or ``-`` in its reserve;
its gold, its feat points by track, ``outposts``, ``temples``, magic ``items`` by the monsters that left them, and in
``played`` the longships that were activated in this round. Events are in the pile unless they are among ``discards``
or ``faced``, monsters unless somebody has them or they are ``gone``. ``chiefs: A 1 scout hunter`` says what A was
dealt and which card it keeps, 0 if it has yet to choose; ``used`` names the seats that used a power in this round,
``krakens`` those whose limit was raised, ``thrown: 5 3, 4 short`` what the latest throws brought.

Whose ``turn`` it is chooses a longship, unless another line says what is decided: ``sails: A2`` (``moved`` if it acts
now), ``toll: A2 N07`` at a stronghold and ``stays: A2 N07`` after an event (``spent`` if no action is left),
``events: A2 N07`` which of those drawn is faced, ``reuse: A N07:city`` which outpost is given up, ``builds: A 1`` with
so many free longships left (``bought`` after a treasure), ``keeps: A`` which power. In a combat,
``uses: B A2 duel N07 4 defence`` is whether B uses an item before throwing four runes, ``again: ...`` whether a throw
is repeated; ``left`` if the attacker has an action left.
"""

from __future__ import annotations

from typing import Any

from vikinglab.core.engine.decision import Pending
from vikinglab.core.engine.grammar import (
    LETTERS,
    Access,
    BadPosition,
    Bag,
    Each,
    Flag,
    Line,
    Many,
    Maybe,
    Named,
    Number,
    OneOf,
    PendingLine,
    Record,
    Row,
    Seat,
    Seats,
    attribute,
    entry,
    expect,
    top,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool

from . import play
from .box import CLAN, EDGE, FALL, FEATS, GATE, PLACES, SHIP, SHIPS, TRACKS, ZONE, ZONES, slot_of
from .effects import THROWS
from .table import RESERVE, Vikingar, spot
from .throw import Throw

PLACE = Named(
    "a place such as N07:city",
    {name: spot(zone, 0) for name, zone in ZONE.items()}
    | {f"{name}:{place}": spot(zone, bit) for name, zone in ZONE.items() for place, bit in PLACES.items()},
)
"""A place in a zone, or a zone alone."""
THROWN = (Throw(0, short_edge=True), *map(Throw, range(100)))
THROW = Named("a number of points up to 99, or short,", {throw.id: throw for throw in THROWN})


def lines(table: Vikingar) -> list[Line]:
    """Return the lines of a position."""
    content, seat, players = table.box.content, Seat(table.players), table.players
    zones = {name: zone for name, zone in ZONE.items() if slot_of(zone) <= table.box.slots}
    zone, where = Named("a zone", zones), Named("a zone, or -", {**zones, "-": RESERVE})
    ship = Named("a longship", {name: SHIP[name] for name in SHIPS[: CLAN * players]})
    slot, seats = Number(1, table.box.slots), Many(seat)
    quest = OneOf("a monster", content.quests, lambda id: content.quests[id].name)
    item = OneOf("a magic item, by its monster,", content.quests, lambda id: content.quests[id].item)
    event = OneOf("an event", content.events, lambda id: content.events[id].name)
    power = OneOf("a power", content.powers, lambda id: content.powers[id].name)
    spent, course = Flag("spent"), (ship, zone)
    side = Named("a side", {"attack": False, "defence": True})
    throw = Row(seat, ship, OneOf("a throw", THROWS["any"]), PLACE, Number(1, 10), side, Flag("left"))

    def clan(at: int) -> Line:
        feats = [
            Line(feat, Number(0, 20), 0, access=entry("tracks", TRACKS * at + of)) for of, feat in enumerate(FEATS)
        ]
        return Record(
            LETTERS[at],
            Line("", Many(where, CLAN), (), access=_fleet(at)),
            Line("gold", Number(0, 999), 0, access=entry("gold", at)),
            *feats,
            Line("outposts", Many(PLACE), (), access=_held("outposts", at)),
            Line("temples", Many(zone), (), access=_held("temples", at)),
            Line("items", Many(item), (), access=_drawn("quests", entry("items", at))),
            Line("played", Many(Number(1, CLAN)), (), access=_played(at)),
        )

    faces = Each(Row(slot, OneOf("a dial", table.box.lands), Maybe(Seats(players), ())))
    edges = Each(Row(slot, Named("fall or gate", {"fall": FALL, "gate": GATE})))
    chiefs = Each(Row(seat, Number(0, 4), Many(power)))
    builds = Row(seat, Number(0, 9), Flag("bought"))
    by_letter = tuple(range(players))
    return [
        Line("round", Number(0, 999), 1),
        Line("dials", faces, (), access=(_faces, _lay)),
        Line("ruins", Many(PLACE), (), access=(_ruins, _ruin)),
        Line("edges", edges, (), access=(_edges, _stand)),
        *map(clan, range(players)),
        Line("monsters", Each(Row(zone, quest)), (), access=(_monsters, _stay)),
        Line("gone", Bag(quest), (), access=_drawn("quests", attribute("gone"))),
        Line("discards", Many(event), (), access=_drawn("events", attribute("discards", lambda table: table.events))),
        Line("faced", Many(event), (), access=_drawn("events", attribute("faced"))),
        Line("thrown", Each(Row(Number(1, 10), THROW)), ()),
        Line("throws", Number(0, 99_999), 0),
        Line("chiefs", chiefs, (), access=(_chiefs, _deal)),
        Line("used", seats, ()),
        Line("krakens", seats, ()),
        Line("order", seats, by_letter, access=(lambda table: table.order or by_letter, _order)),
        PendingLine("turn", seat, lambda table: (table.order or (0,))[0], access=(_turn, _begin)),
        PendingLine("sails", Row(ship, Flag("moved")), None, access=(top(play.Activation, "ship", "moved"), _sail)),
        PendingLine("toll", Row(*course, spent), None, access=_on_course(play.AtStronghold)),
        PendingLine("stays", Row(*course, spent), None, access=_on_course(play.CompleteMove)),
        PendingLine("events", Row(*course, spent), None, access=_on_course(play.ChooseEvent)),
        PendingLine("reuse", Row(seat, PLACE), None, access=(top(play.Reuse, "seat", "at"), _reuse)),
        PendingLine("uses", throw, None, access=_throwing(play.UseItem)),
        PendingLine("again", throw, None, access=_throwing(play.ThrowAgain)),
        PendingLine("builds", builds, None, access=(top(play.Build, "seat", "free", "bought"), _build)),
        PendingLine("keeps", seat, None, access=(top(play.KeepPower, "seat"), _keep)),
    ]  # fmt: skip


def _take(pool: Pool, *names: str) -> None:
    """Take cards out of a pile; ``BadPosition`` where they are somewhere else already."""
    for name in names:
        expect(name in pool.unseen, f"no “{name}” is left")
        pool.take(name)


def _see(pool: Pool, slot: str, card: str, seats: tuple[int, ...]) -> None:
    """Deal a card that some seats have seen."""
    expect(card in pool.unseen, f"no “{card}” is left")
    pool.deal(slot)
    pool.look(slot, card, seats)


def _drawn(pool: str, access: Access) -> Access:
    """Return the access to cards that were taken out of a pile."""
    get, put = access

    def take(table: Vikingar, cards: tuple[str, ...]) -> None:
        _take(getattr(table, pool), *cards)
        put(table, cards)

    return get, take


# ------------------------------------------------------------------------------------------------ The world


def _faces(table: Vikingar) -> tuple[tuple[int, str, tuple[int, ...]], ...]:
    seen = {int(name): (slot.value, slot.seen) for name, slot in table.dials.slots.items() if slot.value}
    up = {slot: (face, ()) for slot, face in enumerate(table.faces, 1) if face}
    return tuple((slot, *found) for slot, found in sorted({**seen, **up}.items()))


def _lay(table: Vikingar, faces: tuple[tuple[int, str, tuple[int, ...]], ...]) -> None:
    for slot, face, seats in faces:
        free = not table.faces[slot - 1] and str(slot) not in table.dials.slots
        expect(free, f"a dial lies in slot {slot} already")
        if seats:
            _see(table.dials, str(slot), face, seats)
        else:
            _take(table.dials, face)
            table.turn_up(slot, face)


def _ruins(table: Vikingar) -> tuple[int, ...]:
    return tuple(
        spot(zone, bit)
        for zone, land in enumerate(table.land)
        for bit in PLACES.values()
        if table.printed(zone) & bit & ~land
    )


def _ruin(table: Vikingar, ruins: tuple[int, ...]) -> None:
    for at in ruins:
        zone, place = at >> 6, at & 63
        expect(table.printed(zone) & place, f"there is no such place in {ZONES[zone]}")
        table.raze(zone, place)


def _edges(table: Vikingar) -> tuple[tuple[int, int], ...]:
    return tuple((slot, card) for slot, card in enumerate(table.land[EDGE + 1 :], 1) if card)


def _stand(table: Vikingar, edges: tuple[tuple[int, int], ...]) -> None:
    for slot, card in edges:
        table.land[EDGE + slot] = card
        if len(table.edges):
            _take(table.edges, "gate" if card == GATE else "fall")


def _monsters(table: Vikingar) -> tuple[tuple[int, str], ...]:
    return tuple(sorted(table.monsters.items()))


def _stay(table: Vikingar, monsters: tuple[tuple[int, str], ...]) -> None:
    _take(table.quests, *[monster for _, monster in monsters])
    table.monsters = dict(monsters)


# ------------------------------------------------------------------------------------------------ What seats have


def _fleet(seat: int) -> Access:
    first = CLAN * seat

    def get(table: Vikingar) -> tuple[int, ...]:
        fleet = table.fleet(seat)
        while fleet and fleet[-1] == RESERVE:
            fleet.pop()
        return tuple(fleet)

    def put(table: Vikingar, zones: tuple[int, ...]) -> None:
        table.where[first : first + CLAN] = [*zones, *[RESERVE] * (CLAN - len(zones))]

    return get, put


def _held(name: str, seat: int) -> Access:
    def get(table: Vikingar) -> tuple[int, ...]:
        return tuple(sorted(at for at, holder in getattr(table, name).items() if holder == seat))

    def put(table: Vikingar, places: tuple[int, ...]) -> None:
        getattr(table, name).update(dict.fromkeys(places, seat))

    return get, put


def _played(seat: int) -> Access:
    def get(table: Vikingar) -> tuple[int, ...]:
        return tuple(ship % CLAN + 1 for ship in table.played if ship // CLAN == seat)

    def put(table: Vikingar, numbers: tuple[int, ...]) -> None:
        table.played = tuple(sorted((*table.played, *(CLAN * seat + number - 1 for number in numbers))))

    return get, put


def _chiefs(table: Vikingar) -> tuple[tuple[int, int, tuple[str, ...]], ...]:
    found = []
    for seat in range(table.players):
        cards = [table.chiefs.slots[name].value for name in play.hand(table, seat)]
        kept = table.kept[seat] if seat < len(table.kept) else 0
        found.append((seat, kept, tuple(card for card in cards if card)))
    return tuple(each for each in found if each[2])


def _deal(table: Vikingar, chiefs: tuple[tuple[int, int, tuple[str, ...]], ...]) -> None:
    table.chiefs = Pool.of(table.box.content.powers)
    for seat, kept, cards in chiefs:
        expect(kept <= len(cards), f"{LETTERS[seat]} was dealt {len(cards)} cards")
        for number, card in enumerate(cards, 1):
            _see(table.chiefs, play.dealt(seat, number), card, (seat,))
    chosen = {seat: kept for seat, kept, _ in chiefs if kept}
    table.kept = tuple(chosen.get(seat, 0) for seat in range(max(chosen, default=-1) + 1))
    if chiefs and all(kept for _, kept, _ in chiefs):
        for seat, kept, cards in chiefs:
            table.chiefs.show(play.dealt(seat, kept), cards[kept - 1], table.players)
            table.powers = (*table.powers[:seat], cards[kept - 1], *table.powers[seat + 1 :])


# ------------------------------------------------------------------------------------------------ What is decided


def _order(table: Vikingar, order: tuple[int, ...]) -> None:
    expect(sorted(order) == [*range(table.players)], "each seat is expected once")
    table.order = order


def _after(table: Vikingar, seat: int) -> tuple[int, ...]:
    """The seats that come after one in this round."""
    return table.order[table.order.index(seat) + 1 :]


def _turn(table: Vikingar) -> int | None:
    for thing in reversed(table.stack):
        if isinstance(thing, (play.Turn, play.ChooseLongship)):
            return int(thing.seat)
    return table.order[0] if table.order else 0


def _begin(table: Vikingar, seat: int) -> None:
    table.push(play.Turn(seat), *map(play.Turn, _after(table, seat)), play.Trade())


def _instead(table: Vikingar, seat: int, *things: Pending) -> None:
    """Let something be decided in the turn of a seat."""
    table.stack.clear()
    _begin(table, seat)
    table.push(*things)


def _sail(table: Vikingar, sails: tuple[int, bool]) -> None:
    ship, moved = sails
    _instead(table, ship // CLAN, _activation(table, ship, moved))


def _activation(table: Vikingar, ship: int, moved: bool = True) -> play.Activation:
    """The choices that a longship still has."""
    expect(table.where[ship] != RESERVE, f"{SHIPS[ship]} isn’t on the board")
    table.played = tuple(sorted({*table.played, ship}))
    return play.Activation(ship // CLAN, ship, moved)


def _on_course(kind: type[play.AtStronghold | play.CompleteMove | play.ChooseEvent]) -> Access:
    def put(table: Vikingar, course: tuple[int, int, bool]) -> None:
        ship, zone, spent = course
        seat, left = ship // CLAN, _activation(table, ship)
        _instead(table, seat, kind(seat, play.Course(ship, zone, spent)), *[left] * (not spent))

    return top(kind, "course.ship", "course.zone", "course.spent"), put


def _reuse(table: Vikingar, reuse: tuple[int, int]) -> None:
    seat, at = reuse
    fits = seat in table.outposts.values() and table.land[at >> 6] & at & 63
    expect(fits, f"{LETTERS[seat]} has no outpost to give up for this place")
    _instead(table, seat, play.Reuse(seat, at))


def _throwing(kind: type[play.UseItem] | type[play.ThrowAgain]) -> Access:
    def get(table: Vikingar) -> tuple[object, ...] | None:
        thing: Any = table.stack[-1] if table.stack else None
        if type(thing) is not kind:
            return None
        fight = thing.fight
        at = spot(fight.zone, fight.place)
        return thing.seat, fight.ship, fight.what, at, thing.runes, thing.defending, not fight.spent

    def put(table: Vikingar, throw: tuple[int, int, str, int, int, bool, bool]) -> None:
        seat, ship, what, at, runes, defending, left = throw
        fight = play.Fight(ship, at >> 6, not left, what, at & 63)
        decision = kind(seat, fight, defending, runes)
        lying = [_activation(table, ship)] * left
        _activation(table, ship)
        _check_throw(table, decision)
        _instead(table, ship // CLAN, decision, *lying)

    return get, put


def _check_throw(table: Vikingar, decision: play.UseItem | play.ThrowAgain) -> None:
    """Refuse a choice about a throw that nobody has, or for which as much hasn't been thrown yet."""
    again, seat = isinstance(decision, play.ThrowAgain), decision.seat
    try:
        # Both sides are asked, as an attack too needs something that is there.
        attacker, rival = [play.side(table, decision.fight, defending)[0] for defending in (False, True)]
    except (LookupError, ValueError):
        raise BadPosition("there is nothing to fight so") from None
    throws = (rival if decision.defending else attacker) == seat and len(table.thrown) == decision.defending + again
    expect(throws, f"{LETTERS[seat]} isn’t the one to throw now, by what was thrown")
    cards = table.box.verbs["rethrow"] & {table.powers[seat]} if again else {*table.box.once} & {*table.items[seat]}
    expect(cards and not (again and seat in table.used), f"{LETTERS[seat]} has no card for it")


def _build(table: Vikingar, builds: tuple[int, int, bool]) -> None:
    seat, free, bought = builds
    table.stack.clear()
    others = [play.Construct(other, table.box.content.fleet.free, False) for other in _after(table, seat)]
    table.push(play.Construct(seat, free, bought), *others, play.Maintain())


def _keep(table: Vikingar, seat: int) -> None:
    table.stack.clear()
    table.order = ()
    table.round = 0
    table.push(*map(play.KeepPower, range(seat, table.players)), play.StartRound())
