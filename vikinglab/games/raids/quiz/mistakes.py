"""Mistakes that people make about what happened, by its rule: figures of other ships, or of a rule forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from vikinglab.core.teach.mistakes import near

from .coins import tiles

if TYPE_CHECKING:
    from vikinglab.core.teach.mistakes import Facts, Mistakes
    from vikinglab.core.words.moment import Moment

    from ..box import Tile
    from ..table import Raids, Ship


def _ship(moment: Moment) -> Ship:
    """Return the ship that it happened to, as it was just after."""
    ship: Ship = moment.table.ships[moment.facts["seat"]]
    return ship


def _figures(moment: Moment, name: str, *figures: int) -> Iterator[Facts]:
    """Yield other figures for a fact, each once; what happened was never nothing."""
    right = moment.facts[name]
    yield from ({name: figure} for figure in dict.fromkeys(figures) if figure > 0 and figure != right)


# ------------------------------------------------------------------------------------------------ Turns and berths


def other_starts(moment: Moment) -> Iterator[Facts]:
    """Yield other ships that wait to leave, at their own positions."""
    table: Raids = moment.table
    for seat in range(table.players):
        if table.where[seat] == 0 and seat != moment.facts["seat"]:
            yield {"seat": seat, "berth": table.berths[seat]}


def other_places(moment: Moment) -> Iterator[Facts]:
    """Yield other ships at sea, at their own spaces."""
    table: Raids = moment.table
    for seat in range(table.players):
        if table.at_sea(seat) and seat != moment.facts["seat"]:
            yield {"seat": seat, "space": table.where[seat]}


def other_berths(moment: Moment) -> Iterator[Facts]:
    """Yield the other start positions, the highest first."""
    return _figures(moment, "berth", *range(len(moment.table.berths), 0, -1))


def other_stops(moment: Moment) -> Iterator[Facts]:
    """Yield other villages, and the harbour."""
    box = moment.table.box
    for space in (*sorted(box.villages), box.home):
        if space != moment.facts["space"]:
            yield {"space": space, "to": "harbour" if space == box.home else "village"}


# ------------------------------------------------------------------------------------------------ Tiles


def other_tiles(moment: Moment) -> Iterator[Facts]:
    """Yield tiles that lie ahead, and those that the ship already has."""
    table: Raids = moment.table
    here, ship = table.where[moment.facts["seat"]], _ship(moment)
    ahead = [tile for tile in table.route[here % table.box.home + 1 :] if tile is not None and tile.stop]
    yield from ({"tile": tile} for tile in _others(moment.facts["tile"], *ahead[:2], *ship.aboard))


def tiles_aboard(moment: Moment) -> Iterator[Facts]:
    """Yield tiles that are aboard, and stay there."""
    yield from ({"tile": tile} for tile in _others(moment.facts["tile"], *_ship(moment).aboard))


def replaced(moment: Moment) -> Iterator[Facts]:
    """Yield the tiles the other way round, and other tiles that are aboard."""
    new, old = moment.facts["tile"], moment.facts["old"]
    yield {"tile": old, "old": new}
    yield from ({"old": tile} for tile in _others(old, *_ship(moment).aboard) if tile.face != new.face)


def discarded(moment: Moment) -> Iterator[Facts]:
    """Yield the tiles without passages; with the tile under the next ship; all but the last."""
    table: Raids = moment.table
    tiles: tuple[Tile, ...] = moment.facts["tiles"]
    ahead = table.next_ahead(moment.facts["seat"])
    under = table.route[ahead] if ahead < table.box.home else None
    stops = tuple(tile for tile in tiles if tile.stop)
    wrong = {"stops": stops, "under": (*tiles, *([under] if under else [])), "fewer": tiles[:-1]}
    for name, other in wrong.items():
        if other and other != tiles:
            yield {"tiles": other, "number": len(other), "because": f"discarded.{name}"}


def _others(right: Tile, *tiles: Tile) -> list[Tile]:
    """Return these tiles, like ones once, but for those like the right one."""
    return list({tile.face: tile for tile in tiles if tile.face != right.face}.values())


# ------------------------------------------------------------------------------------------------ Vikings and coins


def recruited(moment: Moment) -> Iterator[Facts]:
    """Yield the crew as if a double port gave two, or each sale one."""
    return _figures(moment, "vikings", 1, 2, 3)


def overboard(moment: Moment) -> Iterator[Facts]:
    """Yield one more or less: the room itself is said."""
    vikings: int = moment.facts["vikings"]
    return _figures(moment, "vikings", vikings + 1, vikings - 1, vikings + 2)


def met(moment: Moment) -> Iterator[Facts]:
    """Yield the portions of an encounter, and all of them at once."""
    tile: Tile | None = moment.table.route[moment.facts["space"]]
    portions = tile.portions if tile is not None else (1,)
    return _figures(moment, "vikings", *portions, sum(portions))


def pillaged(moment: Moment) -> Iterator[Facts]:
    """Yield the coins that there are."""
    tile: Tile | None = moment.table.route[moment.facts["space"]]
    majorities = moment.table.box.content.glory.majorities
    return _figures(moment, "coin", *(tile.portions if tile is not None else ()), *majorities)


def fought(moment: Moment) -> Iterator[Facts]:
    """Yield the strength without the axes, with double axes as one, and the price of being let past."""
    tile, paid = moment.facts["tile"], moment.facts["vikings"]
    axes = [axe for axe in _ship(moment).aboard if axe.kind == "weapon"]
    figures = (tile.strength, tile.strength - len(axes), moment.table.box.cede, paid + 1, paid - 1)
    return _figures(moment, "vikings", *(figure for figure in figures if figure <= tile.strength))


def ceded(moment: Moment) -> Iterator[Facts]:
    """Yield nothing for Vikings, or Vikings for nothing."""
    yield {"vikings": 0 if moment.facts["vikings"] else moment.table.box.cede}


def riposted(moment: Moment) -> Iterator[Facts]:
    """Yield as many as the other paid, and more than is asked."""
    paid, rise = moment.facts["vikings"], moment.table.box.rise
    return _figures(moment, "vikings", paid - rise, paid + 1, paid + 2)


def sailed(moment: Moment) -> Iterator[Facts]:
    """Yield double sails as one, and one more or less."""
    gained = moment.facts["vikings"]
    sails = [tile for tile in _ship(moment).aboard if tile.kind == "sail"]
    return _figures(moment, "vikings", len(sails), gained - 1, gained + 1, gained + 2)


def rewarded(moment: Moment) -> Iterator[Facts]:
    """Yield the other coins that an arrival tile gives."""
    return _figures(moment, "coin", *moment.table.box.content.glory.majorities)


# ------------------------------------------------------------------------------------------------ Glory


def runes(moment: Moment) -> Iterator[Facts]:
    """Yield a point for each, the scale to its end alone, and the scale added up."""
    scale = moment.table.box.content.glory.runes
    held, longest = tiles("rune")(moment.table, moment.facts["seat"]), len(scale)
    yield {"points": held, "because": "glory.rune-each"}
    if held > longest:
        yield {"points": scale[-1], "because": "glory.rune-full"}
        yield {"points": scale[-1] + held - longest, "because": "glory.rune-rest"}
    yield {"points": sum(scale[:held]), "because": "glory.rune-sum"}


def hammers(moment: Moment) -> Iterator[Facts]:
    """Yield a double hammer as one, shields for Vikings, and a sum for a product."""
    table, seat, crew = moment.table, moment.facts["seat"], _ship(moment).crew
    held = tiles("hammer", of="count")(table, seat)
    yield {"points": tiles("hammer")(table, seat) * crew, "because": "glory.hammer-once"}
    yield {"points": held * table.room(seat), "because": "glory.hammer-shields"}
    yield {"points": held + crew, "because": "glory.hammer-plus"}
    yield {"points": held, "because": "glory.hammer-alone"}


def goods(moment: Moment) -> Iterator[Facts]:
    """Yield goods that are still aboard too, and one point for each."""
    table, seat = moment.table, moment.facts["seat"]
    yield {"points": tiles("goods", of="glory")(table, seat), "because": "glory.good-aboard"}
    yield {"points": tiles("goods", where="beside")(table, seat), "because": "glory.good-each"}


def monsters(moment: Moment) -> Iterator[Facts]:
    """Yield strengths without the axes, and one point for each."""
    table, seat = moment.table, moment.facts["seat"]
    beaten = [tile for tile in _ship(moment).beside if tile.kind == "monster"]
    yield {"points": sum(table.price_of(tile, seat) for tile in beaten), "because": "glory.monster-axes"}
    yield {"points": len(beaten), "because": "glory.monster-each"}


def coins(moment: Moment) -> Iterator[Facts]:
    """Yield the number of coins, and like ones once."""
    held = _ship(moment).coins
    yield {"points": len(held), "because": "glory.coin-each"}
    yield {"points": sum({*held}), "because": "glory.coin-once"}


def pennants(moment: Moment) -> Iterator[Facts]:
    """Yield nothing for what is aboard, as with goods, and one point for each."""
    yield {"points": 0, "because": "glory.pennant-aboard"}
    yield {"points": tiles("pennant")(moment.table, moment.facts["seat"]), "because": "glory.pennant-each"}


NOWHERE = near()
"""No mistakes: all figures that are told say where it happens."""

MISTAKES: Mapping[str, Mistakes] = {
    "turn.start-order": other_starts,
    "turn.furthest-behind": other_places,
    "navigate.harbour": other_berths,
    "ghost.hops": other_stops,
    "tile.take": other_tiles,
    "stow.place": other_tiles,
    "stow.discard": tiles_aboard,
    "stow.replace": replaced,
    "port.sell": tiles_aboard,
    "catch-up.discard": discarded,
    "port.recruit": recruited,
    "crew.overboard": overboard,
    "pass.encounter": met,
    "pass.pillage": pillaged,
    "monster.fight": fought,
    "monster.cede": ceded,
    "combat.riposte": riposted,
    "voyage.sails": sailed,
    "voyage.majority": rewarded,
    "arrival.order": rewarded,
    "pass.village": near("vikings"),
    "navigate.in-order": NOWHERE,
    "navigate.stop": NOWHERE,
    "monster.no-viking": NOWHERE,
    "combat.start": NOWHERE,
    "voyage.next": NOWHERE,
    "glory.winner": NOWHERE,
    "glory.runes": runes,
    "glory.second-collection": runes,
    "glory.hammers": hammers,
    "glory.goods": goods,
    "glory.monsters": monsters,
    "glory.coins": coins,
    "glory.pennants": pennants,
}
