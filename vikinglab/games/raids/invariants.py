"""Invariants of Raids: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.grammar import LETTERS, BadPosition

from .play import RiposteOrFlee
from .table import Raids


def check(table: Raids) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    content = table.box.content
    conditions = [content.arrivals.first.value, *content.arrivals.others.value]
    if Counter([*table.arrivals, *table.conditions.unseen]) != Counter(conditions):
        raise BadPosition("the arrival tiles aren’t those of the box")
    _check_tiles(table)
    if any(table.berths) or any(table.where):
        _check_ships(table)
    if table.vikings() != content.supply.vikings.value or (table.box.limited and table.reserve < 0):
        raise BadPosition(f"there are {content.supply.vikings.value} Vikings in all, wherever they are")
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_ship(table, seat, name)


def _check_tiles(table: Raids) -> None:
    tiles = [*table.all_tiles()]
    laid = Counter(chain(*table.box.stacks[: table.voyage]))
    if len({*tiles}) != len(tiles) or Counter(tile.face for tile in tiles) + Counter(table.pile.unseen) != laid:
        raise BadPosition("the tiles aren’t those of the voyages so far, each in one place")
    _check_coins(table)


def _check_coins(table: Raids) -> None:
    """Coins lie on the pillages, or ships have got them there or at the end of a voyage that is over."""
    content, tiles = table.box.content, enumerate(table.route)
    over = table.voyage - (table.result is None)
    coins = Counter([*content.glory.majorities.value] * over)
    coins.update(chain(*(tile.portions for tile in table.box.tiles.values() if tile.kind == "pillage")))
    coins.subtract(chain(*(table.portions[space] for space, tile in tiles if tile and tile.kind == "pillage")))
    for seat, ship in enumerate(table.ships):
        coins.subtract(ship.coins)
        if missing := [coin for coin in ship.coins if coins[coin] < 0]:
            raise BadPosition(f"so many coins of {missing[0]} can’t have been won by now", LETTERS[seat])


def _check_ships(table: Raids) -> None:
    """Ships lie in the harbour, each at a start position of its own, or at sea, alone where one may stop."""
    for ship, (space, berth) in enumerate(zip(table.where, table.berths, strict=True)):
        if (berth == 0) != table.at_sea(ship) or (berth and table.berths.count(berth) > 1):
            raise BadPosition("in the harbour, and only there, each ship has a start position of its own")
        if berth == 0 and (reason := _cant_stand(table, ship, space)):
            raise BadPosition(
                f"{reason} space {space}, so no ship can", "ghost" if ship == table.ghost else LETTERS[ship]
            )


def _cant_stand(table: Raids, ship: int, space: int) -> str | None:
    """Return why a ship can't lie at a space. One in its turn or in combat may lie where others can't."""
    tile, village = table.route[space], space in table.box.villages
    in_turn = getattr(table.waiting, "seat", table.furthest_behind())
    if ship == table.ghost:
        return None if village else "the ghost ship sails from village to village and doesn’t lie at"
    alone, waiting = table.where.count(space) == 1, table.waiting
    fighting = isinstance(waiting, RiposteOrFlee) and table.where[waiting.seat] == space
    if not alone and not (fighting and table.where.count(space) == 2):
        return "another ship lies at"
    if village:
        return "nobody stops at the village at"
    if tile is None:
        return None if ship == in_turn and alone else "no tile lies at"
    # A ship halts before a monster in its turn, but no turn begins there.
    halts = ship == in_turn and tile.strength and isinstance(waiting, Decision)
    return None if tile.stop or halts else f"nobody stops at the {tile.kind} at"


def _check_ship(table: Raids, seat: int, name: str) -> None:
    ship, room = table.ships[seat], table.room(seat)
    if not all(tile.aboard for tile in ship.aboard) or len(ship.aboard) > table.box.places:
        raise BadPosition(f"a ship has {table.box.places} places, for goods and for what it is fitted out with", name)
    if any(tile.kind not in ("rune", "port", "monster", "goods") for tile in ship.beside):
        raise BadPosition("only runes, ports, monsters and goods lie beside a ship", name)
    if not 0 <= ship.crew <= room:
        raise BadPosition(f"there are {ship.crew} Vikings, and shields for {room}", name)
