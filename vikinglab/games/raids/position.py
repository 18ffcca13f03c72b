"""Written positions of Raids.

    voyage: 2
    arrivals: order, runes, ports, sails
    route: 4 monster-4, 6 rune, 7 axe, 12 encounter 1
    A: space 7, crew 4, aboard axe axe wood, beside rune, coins 6 3
    B: space 7, crew 2
    C: home 1
    villages: 10 1
    combat: B answers A, 2

A ship lies at ``start 2`` (before it leaves, at that start position), ``space 7`` or ``home 1``. With two players the
ghost ship has a line of its own, ``ghost``; without one it is home. After an encounter or a pillage stands what is
left there; 0 where nothing is. Tiles that aren't named have left the game. Like tiles are the next ones in the box,
unless a number says which: ``axe.3`` is its third axe.

``villages`` says how many Vikings wait in a village, if not all those for the players still to come; ``reserve`` how
many are left there, if not all others: the rest is out of the match.

The ship furthest behind begins its turn; if it stands on an empty space, its tile is already taken. ``combat`` says
instead who must answer whom, and what a riposte costs; ``monster: A`` that A stands before a monster; ``sails: A``
that A, in the middle of its turn, sails on from where it is; ``sells: A 2`` that A is at a port that still buys two
goods.
"""

from __future__ import annotations

from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.grammar import (
    LETTERS,
    Access,
    Each,
    Like,
    Line,
    Many,
    Number,
    OneOf,
    PendingLine,
    Record,
    Row,
    Seat,
    attribute,
    expect,
    names_in,
    top,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool

from .box import Tile
from .play import CatchUp, FightForSpace, MeetMonster, Navigate, NextShip, Recruit, RiposteOrFlee, SellGoods
from .table import Raids


def lines(table: Raids) -> list[Line]:
    """Return the lines of a position."""
    content, seat = table.box.content, Seat(table.players)
    words = {tile.face: tile.word for tile in table.box.tiles.values()}
    names = names_in(table.box.speech, words.__getitem__)
    tiles = Like("a tile", table.box.tiles.values(), lambda tile: tile.face, names)
    # These shapes share what they have named, so that no tile can lie in two places.
    tile = tiles.only("in the stacks up to this voyage", lambda tile: tile.voyage <= table.voyage)
    new_tile = tiles.only("in the stack of this voyage", lambda tile: tile.voyage == table.voyage)
    conditions = OneOf("a condition", [content.arrivals.first, *content.arrivals.others])
    space, at_villages = Number(1, table.box.home - 1), Number(0, table.players * table.box.recruits)
    place = Row(OneOf("start, space or home", ("start", "space", "home")), space)
    laid = Row(space, new_tile, Many(Number(0, 99)))

    def ship(at: int) -> Line:
        def of(table: Raids) -> object:
            return table.ships[at]

        return Record(
            LETTERS[at],
            Line("", place, access=_place(at)),
            Line("crew", Number(0, 999), 0, access=attribute("crew", of)),
            Line("aboard", Many(tile), (), access=attribute("aboard", of)),
            Line("beside", Many(tile), (), access=attribute("beside", of)),
            Line("coins", Many(Number(1, 99)), (), access=attribute("coins", of)),
        )

    # Their order matters: what is left for the reserve, and who may have to decide, follows from what lies where.
    return [
        Line("voyage", Number(1, content.voyages), 1, access=(lambda table: table.voyage, _begin_voyage)),
        Line("arrivals", Each(conditions), _usual_arrivals, access=(lambda table: table.arrivals, _draw_arrivals)),
        Line("route", Each(laid), (), access=(_laid, _lay)),
        *map(ship, range(table.players)),
        *([] if table.ghost is None else [Line("ghost", place, _ghost_at_home, access=_place(table.ghost))]),
        Line("villages", Each(Row(space, at_villages)), (), access=(_waiting, _let_wait)),
        Line("reserve", Number(-999, 999), _all_others, access=(lambda table: table.reserve, _fill_reserve)),
        PendingLine(
            "combat",
            Row(seat, "answers", seat, ",", Number(1, 99)),
            None,
            access=(top(RiposteOrFlee, "seat", "rival", "price"), _answer),
        ),
        PendingLine("monster", seat, None, access=(top(MeetMonster, "seat"), _meet)),
        PendingLine("sails", seat, None, access=(_sailing, _sail_on)),
        PendingLine("sells", Row(seat, Number(1, 99)), None, access=(top(SellGoods, "seat", "sales"), _sell)),
    ]


# ------------------------------------------------------------------------------------------------ What lies where


def _begin_voyage(table: Raids, voyage: int) -> None:
    """Begin a voyage, which goes on after whatever else is to be decided."""
    table.voyage = voyage
    table.push(NextShip())


def _usual_arrivals(table: Raids) -> tuple[str, ...]:
    content = table.box.content
    return (content.arrivals.first, *content.arrivals.others[: content.voyages - 1])


def _draw_arrivals(table: Raids, drawn: tuple[str, ...]) -> None:
    """Draw the conditions of all voyages; those that aren’t written are taken as they come in the content."""
    content = table.box.content
    first, voyages, left = content.arrivals.first, content.voyages, [*content.arrivals.others]
    fits = len(drawn) <= voyages and drawn[:1] in ((), (first,))
    expect(fits, f"there are {voyages} voyages, and the condition of the first is {first}")
    for condition in drawn[1:]:
        expect(condition in left, f"no “{condition}” is left for another voyage")
        left.remove(condition)
    missing = voyages - max(1, len(drawn))
    table.arrivals = (first, *drawn[1:], *left[:missing])
    table.conditions = Pool.of(left[missing:])


def _laid(table: Raids) -> tuple[tuple[int, Tile, tuple[int, ...]], ...]:
    # A tile that nobody has passed is written without figures, so one that is used up needs a nought.
    return tuple(
        (space, tile, () if table.portions[space] == tile.portions else table.portions[space] or (0,))
        for space, tile in enumerate(table.route)
        if tile is not None
    )


def _lay(table: Raids, laid: tuple[tuple[int, Tile, tuple[int, ...]], ...]) -> None:
    for space, tile, left in laid:
        expect(space not in table.box.villages, f"no tile can lie at space {space}: there is a village")
        expect(table.route[space] is None, f"no tile can lie at space {space}: a tile lies there already")
        table.route[space], table.portions[space] = tile, () if left == (0,) else left or tile.portions
        # A limited reserve may have had fewer Vikings than the tile asks for when it was laid.
        scarce = table.box.limited and tile.kind == "encounter" and len(left) <= len(tile.portions)
        fits = left in ((), (0,), tile.portions[-len(left) :]) or (scarce and max(left) <= max(tile.portions))
        found, usual = (" ".join(map(str, portions)) or "nothing" for portions in (left, tile.portions))
        expect(fits, f"{found} can’t be left of “{tile.face}” at space {space}: at first {usual} lies there")


def _place(ship: int) -> Access:
    def get(table: Raids) -> tuple[str, int]:
        space = table.where[ship]
        return ("space", space) if table.at_sea(ship) else ("home" if space else "start", table.berths[ship])

    def put(table: Raids, place: tuple[str, int]) -> None:
        word, number = place
        if word == "space":
            table.where[ship], table.berths[ship] = number, 0
            return
        free = number <= len(table.berths) and number not in table.berths
        expect(free, f"start positions are numbered from 1 to {len(table.berths)}, and {number} isn’t free")
        table.where[ship], table.berths[ship] = table.box.home if word == "home" else 0, number

    return get, put


def _ghost_at_home(table: Raids) -> tuple[str, int]:
    # A ghost sails along with two players, so there are three start positions.
    return "home", max({1, 2, 3} - {*table.berths[: table.players]})


def _usually_waiting(table: Raids, village: int) -> int:
    """Return the number of Vikings that wait in a village, for the players who haven't passed it."""
    return table.box.recruits * sum(space < village for space in table.where[: table.players])


def _waiting(table: Raids) -> tuple[tuple[int, int], ...]:
    found = [(village, sum(table.portions[village])) for village in sorted(table.box.villages)]
    return tuple((village, number) for village, number in found if number != _usually_waiting(table, village))


def _let_wait(table: Raids, waiting: tuple[tuple[int, int], ...]) -> None:
    villages = {village: _usually_waiting(table, village) for village in sorted(table.box.villages)}
    for village, number in waiting:
        places, most = ", ".join(map(str, villages)), villages.get(village, 0)
        expect(village in villages, f"no village is at space {village}: they are at {places}")
        expect(number <= most, f"at most {most} Vikings can wait at space {village}, for the ships still to pass")
        villages[village] = number
    for village, number in villages.items():
        # Where the reserve was limited, it may have had fewer for the last ship.
        ships, rest = divmod(number, table.box.recruits)
        table.portions[village] = (table.box.recruits,) * ships + (rest,) * bool(rest)


def _all_others(table: Raids) -> int:
    """Return the number of Vikings that aren’t anywhere else."""
    supply: int = table.box.content.supply.vikings
    return supply - table.vikings() + table.reserve + table.absent


def _fill_reserve(table: Raids, vikings: int) -> None:
    """Fill the reserve. The tiles that aren't named have left the game, and so have Vikings where the reserve is."""
    others, found = _all_others(table), {*table.all_tiles()}
    expect(vikings <= others, f"at most {others} Vikings are left for the reserve")
    table.reserve, table.absent = vikings, others - vikings
    table.discard(*(tile for tile in table.box.tiles.values() if tile.voyage <= table.voyage and tile not in found))


# ------------------------------------------------------------------------------------------------ What is decided


def _least(table: Raids, seat: int) -> int:
    """Return the first space where a ship may stop that sails on in the middle of its turn."""
    return max(table.next_ahead(seat) if seat == table.furthest_behind() else 0, table.where[seat] + 1)


def _nothing_else_waits(table: Raids) -> None:
    nothing = not isinstance(table.stack[-1], Decision)
    expect(nothing, "only one ship can be asked: in combat, before a monster, to sail, or what it sells")


def _answer(table: Raids, combat: tuple[int, int, int]) -> None:
    _nothing_else_waits(table)
    seat, rival, price = combat
    together = seat != rival and table.at_sea(seat) and table.where[rival] == table.where[seat]
    expect(together, f"{LETTERS[seat]} and {LETTERS[rival]} don’t lie at the same space")
    first, rise = table.box.attack, table.box.rise
    paid = range(first, price, rise)
    fits = paid and paid[-1] + rise == price
    expect(fits, f"a riposte costs {first + rise}, {first + 2 * rise}, {first + 3 * rise} and so on, not {price}")
    # They paid in turn, and the rival last.
    _expect_paid(table, rival, sum(paid[::-2]))
    _expect_paid(table, seat, sum(paid[-2::-2]))
    table.push(RiposteOrFlee(seat, table.where[seat] + 1, rival, price))


def _expect_paid(table: Raids, seat: int, vikings: int) -> None:
    crew, room = table.ships[seat].crew, table.room(seat)
    reason = f"{LETTERS[seat]} has paid {vikings} Vikings in this combat and has {crew}, but shields for {room} alone"
    expect(crew + vikings <= room, reason)


def _meet(table: Raids, seat: int) -> None:
    _nothing_else_waits(table)
    tile = table.route[table.where[seat]] if table.at_sea(seat) else None
    chooses = tile and tile.strength and (table.ships[seat].crew or not table.price_of(tile, seat))
    expect(chooses, f"{LETTERS[seat]} doesn’t lie before a monster with a choice to make")
    table.push(MeetMonster(seat), Navigate(seat, _least(table, seat)), FightForSpace(seat))


def _sailing(table: Raids) -> int | None:
    """Return the seat that sails on, unless it would do so anyway at the beginning of its turn."""
    sailing = table.stack[-1]
    fresh = table.clone()
    fresh.stack = [NextShip()]
    fresh.settle()
    return sailing.seat if isinstance(sailing, Navigate) and fresh != table else None


def _sail_on(table: Raids, seat: int) -> None:
    _nothing_else_waits(table)
    expect(table.where[seat] != table.box.home, f"{LETTERS[seat]} is home already")
    table.push(Navigate(seat, _least(table, seat)), FightForSpace(seat))


def _sell(table: Raids, sale: tuple[int, int]) -> None:
    _nothing_else_waits(table)
    seat, sales = sale
    ports = [tile for tile in table.ships[seat].beside if tile.kind == "port"]
    sells = seat == table.furthest_behind() and ports and 0 < sales <= ports[-1].sells and table.ships[seat].goods
    expect(sells, f"{LETTERS[seat]} isn’t in its turn with goods aboard and a port beside it that buys {sales}")
    table.push(SellGoods(seat, sales), Recruit(seat, ports[-1].recruits), CatchUp(seat), FightForSpace(seat))
