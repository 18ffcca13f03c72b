"""Invariants of Raids: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.grammar import LETTERS, expect

from .play import RiposteOrFlee
from .table import Raids


def check(table: Raids) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    content = table.box.content
    conditions = [content.arrivals.first, *content.arrivals.others]
    found = Counter([*table.arrivals, *table.conditions.unseen])
    expect(found == Counter(conditions), "the arrival tiles aren’t those of the box")
    _check_tiles(table)
    if any(table.berths) or any(table.where):
        _check_ships(table)
    vikings, within = content.supply.vikings, table.reserve >= 0 or not table.box.limited
    expect(table.vikings() == vikings and within, f"there are {vikings} Vikings in all, wherever they are")
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_ship(table, seat, name)


def _check_tiles(table: Raids) -> None:
    tiles = [*table.all_tiles()]
    laid = Counter(chain(*table.box.stacks[: table.voyage]))
    faces = Counter(tile.face for tile in tiles) + Counter(table.pile.unseen)
    whole = len({*tiles}) == len(tiles) and faces == laid
    expect(whole, "the tiles aren’t those of the voyages so far, each in one place")
    _check_coins(table)


def _check_coins(table: Raids) -> None:
    """Check that each coin lies on a pillage, or was got there or at the end of a voyage that is over."""
    content, tiles = table.box.content, enumerate(table.route)
    over = table.voyage - (table.result is None)
    coins = Counter([*content.glory.majorities] * over)
    coins.update(chain(*(tile.portions for tile in table.box.tiles.values() if tile.kind == "pillage")))
    coins.subtract(chain(*(table.portions[space] for space, tile in tiles if tile and tile.kind == "pillage")))
    for seat, ship in enumerate(table.ships):
        coins.subtract(ship.coins)
        for coin in ship.coins:
            expect(coins[coin] >= 0, f"so many coins of {coin} can’t have been won by now", LETTERS[seat])


def _check_ships(table: Raids) -> None:
    """Check that ships lie in the harbour, each at its own start position, or at sea, alone where one may stop."""
    for ship, (space, berth) in enumerate(zip(table.where, table.berths, strict=True)):
        moored = (berth == 0) == table.at_sea(ship) and (not berth or table.berths.count(berth) == 1)
        expect(moored, "in the harbour, and only there, each ship has a start position of its own")
        reason = _cant_stand(table, ship, space) if berth == 0 else None
        name = "ghost" if ship == table.ghost else LETTERS[ship]
        late = ship != table.ghost or space or berth == 1
        expect(late, "the ghost ship leaves last: it starts at position 1", name)
        expect(not reason, f"{reason} space {space}, so no ship can", name)


def _cant_stand(table: Raids, ship: int, space: int) -> str | None:
    """Return why a ship can't lie at a space. One in its turn or in combat may lie where others can't."""
    tile, village = table.route[space], space in table.box.villages
    in_turn = getattr(table.waiting, "seat", table.furthest_behind())
    if ship == table.ghost:
        return None if village else "the ghost ship sails from village to village and doesn’t lie at"
    alone = table.where.count(space) == 1
    if not alone and not _fought_at(table, space):
        return "another ship lies at"
    if village:
        return "nobody stops at the village at"
    if tile is None:
        return None if ship == in_turn and alone else "no tile lies at"
    # A ship halts before a monster in its turn, but no turn begins there.
    halts = ship == in_turn and tile.strength and isinstance(table.waiting, Decision)
    return None if tile.stop or halts else f"nobody stops at the {tile.kind} at"


def _fought_at(table: Raids, space: int) -> bool:
    """Return whether two ships are in combat at a space."""
    waiting = table.waiting
    return isinstance(waiting, RiposteOrFlee) and table.where[waiting.seat] == space and table.where.count(space) == 2


def _check_ship(table: Raids, seat: int, name: str) -> None:
    ship, room = table.ships[seat], table.room(seat)
    fits = all(tile.aboard for tile in ship.aboard) and len(ship.aboard) <= table.box.places
    expect(fits, f"a ship has {table.box.places} places, for goods and for what it is fitted out with", name)
    collected = all(tile.kind in ("rune", "port", "monster", "goods") for tile in ship.beside)
    expect(collected, "only runes, ports, monsters and goods lie beside a ship", name)
    expect(0 <= ship.crew <= room, f"there are {ship.crew} Vikings, and shields for {room}", name)
