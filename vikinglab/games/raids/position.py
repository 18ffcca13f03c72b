"""Written positions of Raids.

    voyage: 2
    arrivals: order, runes, ports, sails
    route: 4 monster-4, 6 rune, 7 axe, 12 encounter 1
    A: space 3, crew 4, aboard axe axe wood, beside rune, coins 6 3
    B: space 7, crew 2
    C: home 1
    combat: B answers A, 2

A ship lies at ``start 2`` (before it leaves, at that start position), ``space 7`` or ``home 1``. With two players the
ghost ship has a line of its own, ``ghost``; without one it is home. ``combat`` says who must answer whom, and what a
riposte costs; ``monster: A`` that A stands before a monster. Without them the ship furthest behind begins its turn; if
it stands on an empty space, its tile is already taken. Tiles that aren't named have left the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.position import BadPosition, Line, Written

from .play import MeetMonster, Navigate, NextShip, RiposteOrFlee
from .table import Raids, Ship

if TYPE_CHECKING:
    from .box import Box, Tile

SEATS = ("A", "B", "C", "D")


def read(box: Box, written: Written) -> Raids:
    """The position that is written."""
    players = [seat for seat in SEATS if seat in written]
    if tuple(players) != SEATS[: len(players)] or len(players) not in box.content.players.value:
        raise BadPosition("want-players", found=players or ["-"])
    ships = [*players, "ghost"] if len(players) == 2 else players
    line = written.line("voyage", "1")
    table = Raids(
        players=len(players),
        voyage=line.figure(_only(line), 1, box.content.voyages.value),
        conditions=Pool.of(()),
        pile=Pool.of(()),
        route=[None] * box.home,
        portions=[()] * box.home,
        where=[0] * len(ships),
        berths=[0] * len(ships),
        ships=[Ship() for _ in players],
        reserve=0,
    )
    table.box = box
    _read_arrivals(table, written.line("arrivals", ""))
    stock = _Stock(box, table.voyage)
    _read_route(table, written.line("route", ""), stock)
    for ship, name in enumerate(ships):
        usual = f"home {max({1, 2, 3} - set(table.berths))}" if name == "ghost" else None
        _read_ship(table, ship, written.line(name, usual), stock)
    _read_villages(table)
    table.gone = stock.rest()
    table.reserve = box.content.supply.vikings.value - table.vikings()
    table.push(NextShip())
    _read_turn(table, written)
    return table


class _Stock:
    """The tiles of the voyages so far, to be placed by their faces."""

    def __init__(self, box: Box, voyage: int) -> None:
        self._tiles = [tile for tile in box.tiles.values() if tile.voyage <= voyage]
        self._voyage = voyage

    def take(self, line: Line, face: str, on_route: bool = False) -> Tile:
        """A tile with this face: on the route one of this voyage, elsewhere the oldest."""
        for tile in self._tiles:
            if tile.face == face and (tile.voyage == self._voyage or not on_route):
                self._tiles.remove(tile)
                return tile
        raise line.bad("no-tile", found=face, voyage=self._voyage)

    def rest(self) -> tuple[Tile, ...]:
        return tuple(self._tiles)


def _only(line: Line) -> str:
    if len(line.parts) != 1:
        raise line.bad("want-one", found=line.name)
    return line.parts[0]


def _read_arrivals(table: Raids, line: Line) -> None:
    """The conditions of all voyages; those that aren't written are taken as they come in the content."""
    content = table.box.content
    first, left = content.arrivals.first.value, list(content.arrivals.others.value)
    drawn = list(line.parts or [first])
    if len(drawn) > content.voyages.value:
        raise line.bad("want-voyages", voyages=content.voyages.value)
    line.choice(drawn[0], [first])
    for condition in drawn[1:]:
        line.choice(condition, left)
        left.remove(condition)
    missing = content.voyages.value - len(drawn)
    table.arrivals = (*drawn, *left[:missing])
    table.conditions = Pool.of(left[missing:])


def _read_route(table: Raids, line: Line, stock: _Stock) -> None:
    for part in line.parts:
        space_word, _, rest = part.partition(" ")
        face, *portions = rest.split() or [""]
        space = line.figure(space_word, 1, table.box.home - 1)
        if space in table.box.villages or table.route[space] is not None:
            raise line.bad("bad-space", space=space)
        tile = stock.take(line, face, on_route=True)
        table.route[space] = tile
        table.portions[space] = _read_portions(line, tile, portions)


def _read_portions(line: Line, tile: Tile, words: list[str]) -> tuple[int, ...]:
    """Return what is left for the ships to come; nothing may be there that wasn't laid."""
    if not words:
        return tile.portions
    left = tuple(line.figure(word, 0, 99) for word in words)
    if left == (0,):
        return ()
    if left != tile.portions[len(tile.portions) - len(left) :]:
        raise line.bad("bad-portions", found=words)
    return left


def _read_ship(table: Raids, ship: int, line: Line, stock: _Stock) -> None:
    ghost = ship == table.players
    for part in line.parts:
        word, *rest = part.split()
        match word:
            case "start" | "space" | "home":
                _read_where(table, ship, line, word, rest)
            case "crew" if not ghost and len(rest) == 1:
                table.ships[ship].crew = line.figure(rest[0], 0, 999)
            case "aboard" if not ghost:
                table.ships[ship].aboard = tuple(stock.take(line, face) for face in rest)
                if not all(tile.aboard for tile in table.ships[ship].aboard):
                    raise line.bad("bad-aboard", found=rest)
            case "beside" if not ghost:
                table.ships[ship].beside = tuple(stock.take(line, face) for face in rest)
                if not all(tile.kind in ("rune", "port", "monster", "goods") for tile in table.ships[ship].beside):
                    raise line.bad("bad-beside", found=rest)
            case "coins" if not ghost and len(rest) <= 40:
                table.ships[ship].coins = tuple(line.figure(coin, 1, 99) for coin in rest)
            case _:
                raise line.bad("want-ship", found=part)


def _read_where(table: Raids, ship: int, line: Line, word: str, rest: list[str]) -> None:
    if len(rest) != 1:
        raise line.bad("want-ship", found=word)
    if word == "space":
        table.where[ship] = line.figure(rest[0], 1, table.box.home - 1)
    else:
        table.where[ship] = 0 if word == "start" else table.box.home
        table.berths[ship] = line.figure(rest[0], 1, len(table.berths))


def _read_villages(table: Raids) -> None:
    """In each village a Viking waits for each player who hasn't passed it."""
    for village in table.box.villages:
        coming = sum(space < village for space in table.where[: table.players])
        table.portions[village] = (1,) * coming


def _read_turn(table: Raids, written: Written) -> None:
    if "combat" in written:
        _read_combat(table, written.line("combat"))
    elif "monster" in written:
        line = written.line("monster")
        seat = line.choice(_only(line), SEATS[: table.players])
        tile = table.route[table.where[seat]] if table.where[seat] < table.box.home else None
        if tile is None or tile.kind != "monster" or not (table.ships[seat].crew or not table.price_of(tile, seat)):
            raise line.bad("bad-monster", seat=seat)
        turn = seat == table.furthest_behind()
        least = max(table.next_ahead(seat) if turn else 0, table.where[seat] + 1)
        table.push(MeetMonster(seat), Navigate(seat, least))


def _read_combat(table: Raids, line: Line) -> None:
    if len(line.parts) != 2 or len(words := line.parts[0].split()) != 3 or words[1] != "answers":
        raise line.bad("want-combat")
    seats = SEATS[: table.players]
    seat, rival = line.choice(words[0], seats), line.choice(words[2], seats)
    price = line.figure(line.parts[1], 2, 99)
    space = table.where[seat]
    if seat == rival or table.where[rival] != space or not 0 < space < table.box.home:
        raise line.bad("bad-combat")
    table.push(RiposteOrFlee(seat, space + 1, rival, price))
