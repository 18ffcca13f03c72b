"""Invariants of Raids: true of every position, and checked in positions that come from outside."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from vikinglab.core.engine.decision import Thing
from vikinglab.core.engine.position import BadPosition

from . import play

if TYPE_CHECKING:
    from .box import Tile
    from .table import Raids

STACKS = re.compile(
    r"|start-voyage draw-first-player( draw-arrival)*|next-ship set-out lay-tile"
    r"|next-ship( catch-up place-tile| catch-up recruit sell-goods| navigate( meet-monster)?| riposte-or-flee)?"
)
"""Everything that can lie on the stack between two settlings."""


def check(table: Raids) -> None:
    """The invariants of a position; ``BadPosition`` says which one doesn't hold."""
    content = table.box.content
    if table.players not in content.players.value or not 0 <= table.voyage <= content.voyages.value:
        raise BadPosition("bad-ships")
    if not _fits_content(table):
        raise BadPosition("bad-arrivals-drawn")
    if not all(0 <= getattr(thing, "seat", 0) < table.players for thing in table.stack):
        raise BadPosition("bad-stack")
    _check_tiles(table)
    _check_ships(table)
    _check_stack(table)
    if table.vikings() != content.supply.vikings.value or (table.box.limited and table.reserve < 0):
        raise BadPosition("bad-vikings")
    for seat, ship in enumerate(table.ships):
        if not 0 <= ship.crew <= table.room(seat):
            raise BadPosition("bad-crew", seat=seat, crew=ship.crew, room=table.room(seat))
        if len(ship.aboard) > table.box.places or not all(tile.aboard for tile in ship.aboard):
            raise BadPosition("bad-places", seat=seat, places=table.box.places)


def _fits_content(table: Raids) -> bool:
    """Return whether the arrival tiles are those of the box."""
    content = table.box.content
    to_draw = table.outline.count("draw-arrival")
    all_of_them = Counter([content.arrivals.first.value, *content.arrivals.others.value])
    return (
        len(table.arrivals) == content.voyages.value - to_draw
        and table.arrivals[:1] == (content.arrivals.first.value,)
        and Counter([*table.arrivals, *table.conditions.unseen]) <= all_of_them
        and to_draw <= len(table.conditions.unseen)
    )


def _check_stack(table: Raids) -> None:
    if not STACKS.fullmatch(table.outline) or not all(_fits(table, thing) for thing in table.stack):
        raise BadPosition("bad-stack")


def _fits(table: Raids, thing: Thing) -> bool:
    """Return whether the figures of a thing on the stack go with the position."""
    match thing:
        case play.DrawFirstPlayer():
            return table.voyage == 0
        case play.LayTile(space):
            left = [further for further in table.box.next_tile_space.values() if further >= space]
            return left[:1] == [space] and len(left) == len(table.pile.unseen)
        case play.CatchUp(seat):
            return seat == table.furthest_behind()
        case play.PlaceTile(seat):
            return (tile := _tile_of(table, seat)) is not None and tile.aboard
        case play.MeetMonster(seat):
            return (tile := _tile_of(table, seat)) is not None and tile.kind == "monster"
        case play.SellGoods(_, figure) | play.Recruit(_, figure):
            return 0 < figure < 100
        case play.Navigate(seat, least):
            return table.where[seat] < least <= table.box.home
        case play.RiposteOrFlee(seat, least, rival, price):
            seats = 0 <= rival < table.players and rival != seat and table.where[rival] == table.where[seat]
            return seats and least == table.where[seat] + 1 and 1 < price < 100
    return True


def _tile_of(table: Raids, seat: int) -> Tile | None:
    """The tile where a ship stands."""
    return table.route[table.where[seat]] if table.at_sea(seat) else None


def _check_ships(table: Raids) -> None:
    ships = table.players + (table.players == 2)
    home = table.box.home
    if len(table.ships) != table.players or len(table.where) != ships or len(table.berths) != ships:
        raise BadPosition("bad-ships")
    if table.voyage == 0 and "draw-first-player" in table.outline:
        return
    for space, berth in zip(table.where, table.berths, strict=True):
        if not (0 <= space <= home and 0 <= berth <= ships) or (berth == 0) != (0 < space < home):
            raise BadPosition("bad-berths")
    berths = [berth for berth in table.berths if berth]
    if len(set(berths)) != len(berths):
        raise BadPosition("bad-berths")
    for ship in filter(table.at_sea, range(ships)):
        if not _stands(table, ship):
            raise BadPosition("bad-stand", seat=table.named(ship), space=table.where[ship])


def _stands(table: Raids, ship: int) -> bool:
    """Return whether a ship can lie where it does: alone at a tile that allows stops, but for a turn or a combat."""
    space = table.where[ship]
    tile = table.route[space]
    if ship == table.ghost:
        return space in table.box.villages
    if table.where.count(space) > 1:
        fought_for = table.outline.endswith("riposte-or-flee") and table.where[table.stack[-1].seat]
        return fought_for == space and table.where.count(space) == 2
    in_turn = getattr(table.waiting, "seat", table.furthest_behind())
    if ship == in_turn:
        return space not in table.box.villages
    return tile is not None and tile.stop


def _check_tiles(table: Raids) -> None:
    ids = Counter(tile.id for tile in table.all_tiles())
    if ids and max(ids.values()) > 1:
        raise BadPosition("bad-tiles")
    spaces = range(table.box.home)
    if len(table.route) != len(spaces) or len(table.portions) != len(spaces):
        raise BadPosition("bad-route")
    if any(table.route[space] for space in table.box.villages) or table.route[0]:
        raise BadPosition("bad-route")
    if any(portion < 0 for portions in table.portions for portion in portions):
        raise BadPosition("bad-route")
    if any(len(left) > _laid(table, space) for space, left in enumerate(table.portions)):
        raise BadPosition("bad-route")
    laid = [face for stack in table.box.stacks[: table.voyage] for face in stack]
    found = Counter(tile.face for tile in table.all_tiles()) + Counter(table.pile.unseen)
    if found != Counter(laid):
        raise BadPosition("bad-tiles")


def _laid(table: Raids, space: int) -> int:
    """Return how many portions were laid on a space: none where a tile was discarded, so what lay there is used up."""
    if space in table.box.villages:
        return table.players
    tile = table.route[space]
    return 0 if tile is None else len(tile.portions)
