"""The board of Vikingar: the world in the round, and a panel for each seat.

There are two kinds of groups: ``world``, and ``seat:0``, ``seat:1``, ...

Ids: ``zone:H``, ``zone:N07``, ``zone:S07``, ``zone:E07``; in a zone ``zone:N07:city`` and the like, ``zone:N07:whirlpool``,
and ``zone:N07:city:outpost`` where an outpost stands or may stand; ``ship:A2`` for a longship on the board;
``event:storm`` for a navigation event that lies open; on a panel ``power:0``, ``power:A1`` for a power that was dealt,
``item:0:mara`` for a magic item, ``gold:0`` and ``name:0``.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, tau
from typing import TYPE_CHECKING

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Mark, Scene
from vikinglab.core.words.speech import Text, Word, joined

from .box import CLAN, EDGE, FEATS, HIGH_SEA, NORTH, PLACES, SHIPS, SOUTH, TRACKS, WHIRLPOOL, ZONES, part_of, slot_of
from .play import dealt
from .table import spot, zone_word

if TYPE_CHECKING:
    from .table import Vikingar

MIDDLE = 424
RADIUS = {NORTH: 190, SOUTH: 290, EDGE: 380}

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def scene(table: Vikingar, seat: int | None = None) -> Scene:
    """Draw what a seat sees."""
    title = _title(table)
    world = Group("world", kit.MARGIN, kit.MARGIN, 848, 848, title)
    places = kit.column(world, table.players)
    panels = [
        Group(f"seat:{at}", words=_panel_words(table, at), sheet=True, seat=at, **places[at])
        for at in range(table.players)
    ]
    marks = [*_world(table, world), *(mark for panel in panels for mark in _panel(table, panel, seat))]
    turn = kit.in_turn(table)
    return Scene(
        "vikingar", kit.WIDTH, 872, title, tuple(marks), (world, *panels), () if turn is None else (f"seat:{turn}",)
    )


def _title(table: Vikingar) -> Text:
    if table.result is not None:
        return say("won", number=len(table.result.winners), seat=table.result.winners[0])
    turn = kit.in_turn(table)
    return say("round", round=table.round) if turn is None else say("turn", round=table.round, seat=turn)


def _spot(table: Vikingar, zone: int, along: float = 0) -> At:
    if zone == HIGH_SEA:
        return MIDDLE + 30 * along, MIDDLE
    angle = tau * (slot_of(zone) - 1 + 0.2 * along) / table.box.slots - pi / 2
    radius = RADIUS[part_of(zone)]
    return round(MIDDLE + radius * cos(angle)), round(MIDDLE + radius * sin(angle))


def _world(table: Vikingar, world: Group) -> Iterator[Mark]:
    slots = range(1, table.box.slots + 1)
    zones = [HIGH_SEA, *(part + slot for part in (NORTH, SOUTH, EDGE) for slot in slots)]
    for zone in zones:
        yield world.space(
            f"zone:{ZONES[zone]}", _spot(table, zone), zone_words(table, zone), text=ZONES[zone], print="number"
        )
        yield from _in_zone(table, world, zone)
    for ship, zone in enumerate(table.where):
        if zone >= 0:
            id, owner = f"ship:{SHIPS[ship]}", ship // CLAN
            words = say("ship", seat=owner, ship=SHIPS[ship], played=ship in table.played)
            x, y = _spot(table, zone, ship % CLAN - 2 if zone == HIGH_SEA else 0)
            y += 26 * owner - 60 if zone == HIGH_SEA else 0
            yield world.piece(
                id,
                (x, y),
                words,
                on=f"zone:{ZONES[zone]}",
                choice=id,
                sprite="vl-boat",
                size=24,
                seat=owner,
                faint=ship in table.played,
            )
    for at, event in enumerate(table.faced):
        words = joined("label", [table.card(event), table.does(event)])
        yield world.piece(
            f"event:{event}" if event not in table.faced[:at] else f"event:{event}:{at}",
            (40 + 60 * at, 40),
            words,
            choice=f"event:{event}",
            sprite="vl-card",
        )


def _in_zone(table: Vikingar, world: Group, zone: int) -> Iterator[Mark]:
    _name, land, on = ZONES[zone], table.land[zone], f"zone:{ZONES[zone]}"
    here = [(place, bit) for place, bit in PLACES.items() if table.printed(zone) & bit]
    for at, (place, bit) in enumerate(here):
        spot_at = _spot(table, zone, at - 0.5)
        words = say("place", place=Word(f"place-{place}"), stands=land & bit > 0)
        yield world.piece(
            f"{on}:{place}",
            spot_at,
            words,
            on=on,
            choice=f"{on}:{place}",
            sprite="vl-card",
            size=20,
            faint=not land & bit,
        )
        if place in ("city", "cult"):
            holder = table.outposts.get(spot(zone, bit))
            words = say("outpost", seat=holder) if holder is not None else say("no-outpost")
            yield world.piece(
                f"{on}:{place}:outpost",
                spot_at,
                words,
                on=on,
                choice=f"{on}:{place}:outpost",
                sprite="vl-shield",
                size=14,
                seat=holder,
                faint=holder is None,
            )
    if land & WHIRLPOOL:
        yield world.piece(
            f"{on}:whirlpool",
            _spot(table, zone, 1),
            say("whirlpool"),
            on=on,
            choice=f"{on}:whirlpool",
            sprite="vl-rune",
            size=16,
        )


def zone_words(table: Vikingar, zone: int) -> Text:
    """Return what is known of a zone."""
    known = zone == HIGH_SEA or table.land[zone] > 0
    places = [word(f"place-{place}") for place, bit in PLACES.items() if table.land[zone] & bit]
    return joined(
        "label",
        [
            word("zone", **zone_word(zone).facts),
            joined("list", places) if places else say("empty" if known else "unknown"),
        ],
    )


def _panel_words(table: Vikingar, seat: int) -> Text:
    start = TRACKS * seat
    tracks = [
        say("track", feat=Word("feat", feat=feat), points=table.tracks[start + at], length=table.box.lengths[at])
        for at, feat in enumerate(FEATS)
    ]
    cards = [table.item(item) for item in table.items[seat]] + (
        [table.card(table.powers[seat])] if table.powers[seat] else []
    )
    return joined("parts", [word(f"seat-{seat}"), say("gold", gold=table.gold[seat]), *tracks, *cards])


def _panel(table: Vikingar, panel: Group, viewer: int | None) -> Iterator[Mark]:
    seat = panel.seat
    assert seat is not None
    yield from kit.header(panel, "vl-boat", word(f"seat-{seat}"))
    yield kit.counter(panel, "gold", 240, str(table.gold[seat]), say("gold", gold=table.gold[seat]))
    if table.powers[seat]:
        yield panel.label(f"power:{seat}", (60, 60), table.card(table.powers[seat]), sprite="vl-card", size=24)
    for card in range(1, table.box.deals + 1):
        name = dealt(seat, card)
        if name in table.chiefs.slots and not table.powers[seat]:
            known = table.chiefs.knows(viewer, name)
            words = joined("label", [table.card(known), table.does(known)]) if known else say("power-dealt")
            yield panel.label(f"power:{name}", (100 + 40 * card, 60), words, sprite="vl-card", size=24)
    for at, item in enumerate(table.items[seat]):
        yield panel.label(f"item:{seat}:{item}", (40 + 30 * at, 90), table.item(item), sprite="vl-card", size=20)
