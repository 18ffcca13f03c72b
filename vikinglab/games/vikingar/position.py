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
now), ``toll: A2 N07`` at a stronghold (``spent`` if no action is left) and ``stays: A2 N07`` after an event,
``events: A2 N07`` which of those drawn is faced, ``reuse: A N07:city`` which outpost is given up, ``builds: A 1`` with
so many free longships left (``bought`` after a treasure), ``keeps: A`` which power. In a combat,
``uses: B A2 duel N07 4 defence`` is whether B uses an item before throwing four runes, ``again: ...`` whether a throw
is repeated; ``left`` if the attacker has an action left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Pending
from vikinglab.core.engine.grammar import (
    LETTERS,
    Access,
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
    Words,
    attribute,
    entry,
    expect,
    top,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool

from . import play
from .box import (
    CLAN,
    EDGE,
    FALL,
    FEATS,
    GATE,
    PLACES,
    SHIP,
    SHIPS,
    SPOT,
    TRACKS,
    ZONE,
    ZONE_AND_PLACE,
    ZONES,
    slot_of,
)  # fmt: skip
from .effects import THROWS
from .table import RESERVE, Vikingar
from .throw import Throw

OF_PLACE = Named("a place such as N07:city", {name: name for name in ZONE_AND_PLACE})
"""The name of a place."""
TARGET = Named(
    "a place such as N07:city, or a zone", {**{name: (zone, 0) for name, zone in ZONE.items()}, **ZONE_AND_PLACE}
)
"""The target of an attack: a place in a zone, or the zone alone."""
THROWN = (Throw(0, short_edge=True), *map(Throw, range(100)))
THROW = Named("a number of points up to 99, or short,", {throw.id: throw for throw in THROWN})
SIDES = 2
"""The number of throws in a combat."""


def lines(table: Vikingar) -> list[Line]:
    """Return the lines of a position."""
    box, content, seat = table.box, table.box.content, Seat(table.players)
    zones = {name: zone for name, zone in ZONE.items() if slot_of(zone) <= box.slots}
    zone = Named("a zone", zones)
    ship = Named("a longship", {name: SHIP[name] for name in SHIPS[: CLAN * table.players]})
    slot, seats, runes = Number(1, box.slots), Many(seat), Number(1, box.most_runes)
    quest = OneOf("a monster", content.quests, lambda id: content.quests[id].name)
    event = OneOf("an event", content.events, lambda id: content.events[id].name)
    power = OneOf("a power", content.powers, lambda id: content.powers[id].name)
    side = Named("a side", {"attack": False, "defence": True})
    throw = Row(seat, ship, OneOf("a throw", THROWS["any"]), TARGET, runes, side, Flag("left"))
    faces = Each(Row(slot, OneOf("a dial", box.lands), Maybe(Seats(table.players), ())))
    edges = Each(Row(slot, Named("fall or gate", {"fall": FALL, "gate": GATE})))
    chiefs, by_letter = Each(Row(seat, Number(0, 4), Many(power))), tuple(range(table.players))
    builds = Row(seat, Number(0, 9), Flag("bought"))
    voyage = Row(ship, zone, Flag("spent"))
    return [
        Line("round", Number(0, content.match.rounds), 1),
        Line("dials", faces, (), access=(_faces, _lay)),
        Line("ruins", Many(OF_PLACE), (), access=(_ruins, _ruin)),
        Line("edges", edges, (), access=(_edges, _stand)),
        *(_clan(table, each, zones) for each in range(table.players)),
        Line("monsters", Each(Row(zone, quest)), (), access=(_monsters, _stay)),
        Line("gone", Bag(_items(content.quests)), (), access=_drawn("quests", attribute("gone"))),
        Line("discards", Many(event), (), access=_drawn("events", attribute("discards", lambda table: table.events))),
        Line("faced", Many(event), (), access=_drawn("events", attribute("faced"))),
        Line("thrown", Each(Row(runes, THROW)), (), access=(lambda table: table.thrown, _throw)),
        Line("throws", Number(0, 99_999), 0),
        Line("chiefs", chiefs, (), access=(_chiefs, _deal)),
        Line("used", seats, ()),
        Line("krakens", seats, ()),
        Line("order", seats, by_letter, access=(lambda table: table.order or by_letter, _order)),
        PendingLine("sails", Row(ship, Flag("moved")), None, access=(top(play.Activation, "ship", "moved"), _sail)),
        PendingLine("toll", voyage, None, access=_on_voyage(play.AtStronghold)),
        PendingLine("stays", voyage, None, access=_on_voyage(play.CompleteMove)),
        PendingLine("events", voyage, None, access=_on_voyage(play.ChooseEvent)),
        PendingLine("reuse", Row(seat, OF_PLACE), None, access=(top(play.Reuse, "seat", "spot"), _reuse)),
        PendingLine("uses", throw, None, access=_throwing(play.UseItem)),
        PendingLine("again", throw, None, access=_throwing(play.ThrowAgain)),
        PendingLine("builds", builds, None, access=(top(play.Build, "seat", "free", "bought"), _build)),
        PendingLine("keeps", seat, None, access=(top(play.KeepPower, "seat"), _keep)),
        # Last, as another line may say what is decided: then the turn is known.
        PendingLine("turn", seat, _usual_turn, access=(_turn, _begin)),
    ]  # fmt: skip


def _clan(table: Vikingar, seat: int, zones: Mapping[str, int]) -> Line:
    """Return the line of a seat."""
    place = Named("a zone for each longship, or - for one in the reserve,", {**zones, "-": RESERVE})
    feats = [Line(feat, Number(0, 20), 0, access=entry("tracks", TRACKS * seat + of)) for of, feat in enumerate(FEATS)]
    return _Clan(
        LETTERS[seat],
        Line("", Many(place, CLAN), (), access=_fleet(seat)),
        Line("gold", Number(0, 999), 0, access=entry("gold", seat)),
        *feats,
        Line("outposts", Many(OF_PLACE), (), access=_held("outposts", seat)),
        Line("temples", Many(Named("a zone", zones)), (), access=_held("temples", seat)),
        Line("items", Many(_items(table.box.content.quests)), (), access=_drawn("quests", entry("items", seat))),
        Line("played", Many(Number(1, CLAN)), (), access=_played(seat)),
    )


class _Clan(Record):
    """The line of a seat: one with anything says where its longships are, so that no zone is forgotten."""

    def _take(self, table: Any, words: Words | None) -> None:
        self._named_parts: set[str] = set()
        super()._take(table, words)
        here = "" in self._named_parts or not self._named_parts
        expect(here, "a zone for each longship, or - if all are in the reserve, is expected")

    def _value(self, part: Line, words: Words, found: dict[str, object]) -> object:
        self._named_parts.add(part.name)
        return super()._value(part, words, found)

    def _text(self, table: Any) -> str | None:
        text, fleet = super()._text(table), table.fleet(LETTERS.index(self.name))
        return f"-, {text}" if text and {*fleet} == {RESERVE} else text


def _items(quests: Mapping[str, Any]) -> OneOf:
    """Return the shape of a magic item: the monster that left it, or its name."""
    return OneOf("a magic item, by its monster,", quests, lambda id: quests[id].item)


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


def _ruins(table: Vikingar) -> tuple[str, ...]:
    return tuple(
        SPOT[zone, bit]
        for zone, land in enumerate(table.land)
        for bit in PLACES.values()
        if table.printed(zone) & bit & ~land
    )


def _ruin(table: Vikingar, ruins: tuple[str, ...]) -> None:
    for spot in ruins:
        zone, place = ZONE_AND_PLACE[spot]
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
    def get(table: Vikingar) -> tuple[Any, ...]:
        return tuple(sorted(place for place, holder in getattr(table, name).items() if holder == seat))

    def put(table: Vikingar, places: tuple[Any, ...]) -> None:
        held = getattr(table, name)
        for place in places:
            at = ZONES[place] if isinstance(place, int) else place
            expect(place not in held, f"two {name} are at {at}, and one holder is expected")
            held[place] = seat

    return get, put


def _played(seat: int) -> Access:
    def get(table: Vikingar) -> tuple[int, ...]:
        return tuple(ship % CLAN + 1 for ship in table.played if ship // CLAN == seat)

    def put(table: Vikingar, numbers: tuple[int, ...]) -> None:
        expect(len({*numbers}) == len(numbers), f"each longship of {LETTERS[seat]} is played once in a round")
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


def _throw(table: Vikingar, thrown: tuple[tuple[int, Throw], ...]) -> None:
    expect(len(thrown) <= SIDES, "at most two throws are expected, of the attack and of the defence")
    table.thrown = thrown


def _order(table: Vikingar, order: tuple[int, ...]) -> None:
    expect(sorted(order) == [*range(table.players)], "each seat is expected once")
    table.order = order


def _after(table: Vikingar, seat: int) -> tuple[int, ...]:
    """Return the seats that come after one in this round."""
    return table.order[table.order.index(seat) + 1 :]


def _turn(table: Vikingar) -> int | None:
    """Return the seat whose turn it is; None where none is: powers are chosen, or longships built."""
    turns = (thing.seat for thing in reversed(table.stack) if isinstance(thing, (play.Turn, play.ChooseLongship)))
    return None if not isinstance(table.stack[-1], _IN_A_TURN) else next(turns, None)


def _usual_turn(table: Vikingar) -> int | None:
    """Return the first seat of the round; or the seat whose turn it is already, by what is decided."""
    decides = table.stack and not isinstance(table.stack[-1], play.ChooseLongship)
    return _turn(table) if decides else (table.order or (0,))[0]


def _begin(table: Vikingar, seat: int) -> None:
    """Let it be the turn of a seat, unless another line has said so."""
    if table.stack:
        turn = _turn(table)
        whose = "no seat’s turn" if turn is None else f"{LETTERS[turn]}’s turn"
        expect(turn == seat, f"by what is decided it is {whose}, not {LETTERS[seat]}’s")
    else:
        _start_turn(table, seat)


def _start_turn(table: Vikingar, seat: int) -> None:
    table.push(play.Turn(seat), *map(play.Turn, _after(table, seat)), play.Trade())


def _let_decide(table: Vikingar, seat: int, *things: Pending) -> None:
    """Let something be decided in the turn of a seat."""
    _once(table)
    _start_turn(table, seat)
    table.push(*things)


def _once(table: Vikingar) -> None:
    """Refuse a second line that says what is decided."""
    expect(not table.stack, "another line says already what is decided")


def _sail(table: Vikingar, sails: tuple[int, bool]) -> None:
    ship, moved = sails
    _let_decide(table, ship // CLAN, _activation(table, ship, moved))


def _activation(table: Vikingar, ship: int, moved: bool = True) -> play.Activation:
    """Return the choices that a longship still has."""
    expect(table.where[ship] != RESERVE, f"{SHIPS[ship]} isn’t on the board")
    table.played = tuple(sorted({*table.played, ship}))
    return play.Activation(ship // CLAN, ship, moved)


def _on_voyage(kind: type[play.AtStronghold | play.CompleteMove | play.ChooseEvent]) -> Access:
    def put(table: Vikingar, voyage: tuple[int, int, bool]) -> None:
        ship, zone, spent = voyage
        seat, left = ship // CLAN, _activation(table, ship)
        _let_decide(table, seat, kind(seat, play.Voyage(ship, zone, spent)), *[left] * (not spent))

    return top(kind, "voyage.ship", "voyage.zone", "voyage.spent"), put


def _reuse(table: Vikingar, reuse: tuple[int, str]) -> None:
    seat, spot = reuse
    _let_decide(table, seat, play.Reuse(seat, spot))


def _throwing(kind: type[play.UseItem] | type[play.ThrowAgain]) -> Access:
    def get(table: Vikingar) -> tuple[object, ...] | None:
        thing: Any = table.stack[-1] if table.stack else None
        if type(thing) is not kind:
            return None
        fight = thing.fight
        target = fight.zone, fight.place
        return thing.seat, fight.ship, fight.what, target, thing.runes, thing.defending, not fight.spent

    def put(table: Vikingar, throw: tuple[int, int, str, tuple[int, int], int, bool, bool]) -> None:
        seat, ship, what, (zone, place), runes, defending, left = throw
        fight = play.Fight(ship, zone, not left, what, place)
        lying = _activation(table, ship)
        _let_decide(table, ship // CLAN, kind(seat, fight, defending, runes), *[lying] * left)

    return get, put


def _build(table: Vikingar, builds: tuple[int, int, bool]) -> None:
    seat, free, bought = builds
    _once(table)
    others = [play.Construct(other, table.box.content.fleet.free, False) for other in _after(table, seat)]
    table.push(play.Construct(seat, free, bought), *others, play.Maintain())


def _keep(table: Vikingar, seat: int) -> None:
    _once(table)
    expect(table.round <= 1, "powers are kept before the first round")
    table.order = ()
    table.round = 0
    table.push(*map(play.KeepPower, range(seat, table.players)), play.StartRound())


_IN_A_TURN: tuple[type[Pending], ...] = (play.Turn, play.ChooseLongship, play.Activation, *play.UNDER_WAY)
"""The things that are decided in the turn of a seat."""
