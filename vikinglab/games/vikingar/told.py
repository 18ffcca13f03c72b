"""The words of the board of Vikingar: what lies in a zone, what a place is defended by, what a seat has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from vikinglab.core.show import kit
from vikinglab.core.words.speech import Text, joined, per_cent

from .box import (
    CLAN,
    EDGE,
    FALL,
    FEATS,
    GATE,
    HIGH_SEA,
    KNOWN,
    PASSAGE,
    PLACES,
    SHIPS,
    SOUTH,
    TRACKS,
    WHIRLPOOL,
    part_of,
    slot_of,
)
from .odds import chance
from .table import RESERVE, Vikingar, spot, zone_word

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


THROWS = {"stronghold": "siege", "quest": "quest", "temple": "temple"}
"""The throws that attack a place, by the names that cards have for them; cities and places of worship are raided."""


def zone_name(zone: int) -> Text:
    """Return what a zone is called."""
    return word("zone", **zone_word(zone).facts) if zone else say("zone-sea")


# ------------------------------------------------------------------------------------------------ The world


def dial_seen(table: Vikingar, seat: int | None, slot: int) -> str | None:
    """Return the dial in a slot, if it lies face up or the seat has looked at it."""
    name = str(slot)
    return table.faces[slot - 1] or (table.dials.knows(seat, name) if name in table.dials.slots else None)


def land_seen(table: Vikingar, seat: int | None, zone: int) -> int:
    """Return what a seat knows of a zone of a dial, in bits."""
    slot, part = slot_of(zone), part_of(zone)
    if part == EDGE or table.explored(slot):
        return table.land[zone]
    dial = dial_seen(table, seat, slot)
    return table.box.lands[dial][part == SOUTH] if dial else 0


def printed(table: Vikingar, seat: int | None, zone: int) -> Iterator[tuple[str, int]]:
    """Yield what is printed on a zone that the seat has seen, also what doesn't stand any more: its name, its bit."""
    dial = dial_seen(table, seat, slot_of(zone))
    if dial:
        land = table.box.lands[dial][part_of(zone) == SOUTH]
        yield from ((name, bit) for name, bit in PLACES.items() if land & bit)


def holder(table: Vikingar, zone: int, name: str) -> int | None:
    """Return the seat that holds a place, by an outpost or as a temple."""
    return table.temples.get(zone) if name == "temple" else table.outposts.get(spot(zone, PLACES[name]))


def defence(table: Vikingar, zone: int, name: str) -> int:
    """Return the runes that defend a place; 0 where nothing is thrown, or nobody knows."""
    seat, bit = holder(table, zone, name), PLACES[name]
    if seat is not None:
        return table.runes(seat, "temple-defence" if name == "temple" else "outpost-defence", table.box.defence)
    if name == "quest":
        monster = table.monsters.get(zone)
        return table.box.content.quests.value[monster].runes if monster else 0
    return table.box.guard.get(bit, 0)


def place_words(table: Vikingar, zone: int, name: str, *, razed: bool) -> Text:
    """Return a place with what defends it and who holds it."""
    details = [say("razed")] if razed else list(_details(table, zone, name))
    thing = word(f"site-{name}")
    return Text({key: f"{thing[key]} ({joined('list', details)[key]})" for key in thing}) if details else thing


def _details(table: Vikingar, zone: int, name: str) -> Iterator[Text]:
    monster = table.monsters.get(zone)
    if name == "quest":
        yield table.card(monster) if monster else say("unknown")
    if runes := defence(table, zone, name):
        yield say("runes", runes=runes)
    if name == "stronghold":
        yield say("toll", gold=table.box.prices[""]["toll"])
    seat = holder(table, zone, name)
    if seat is not None:
        yield say("temple-of" if name == "temple" else "outpost-of", seat=seat)
    ship = kit.ahead(table, "ship", None)
    if ship is not None and table.where[ship] == zone:
        runes = attacked(table, ship // CLAN, zone, name)
        if runes is not None:
            yield say("chance", seat=ship // CLAN, chance=per_cent(chance(*runes, table.box.content.throw)))


def attacked(table: Vikingar, seat: int, zone: int, name: str) -> tuple[int, int] | None:
    """Return the runes of a seat that attacks a place, and those of its defence; None where nothing is thrown."""
    held = holder(table, zone, name)
    if held == seat:
        throw, runes = "raid", 0 if name == "temple" else table.box.guard[PLACES[name]]
    else:
        throw = THROWS.get(name, "raid") if held is None or name == "temple" else "held-raid"
        runes = defence(table, zone, name)
    return (table.runes(seat, throw, table.box.attack), runes) if runes else None


def ship_words(table: Vikingar, ship: int) -> Text:
    """Return a longship with its owner, and whether it was activated already."""
    return say("ship", seat=ship // CLAN, ship=SHIPS[ship], played=int(ship in table.played))


def zone_words(table: Vikingar, seat: int | None, zone: int) -> Text:
    """Return all that is known of a zone, and the longships there."""
    ships = [ship_words(table, ship) for ship, where in enumerate(table.where) if where == zone]
    details = [*_known(table, seat, zone), *ships]
    return joined("label", [zone_name(zone), joined("list", details or [say("empty")])])


def _known(table: Vikingar, seat: int | None, zone: int) -> Iterator[Text]:
    if zone == HIGH_SEA:
        yield say("whirlpool")
        return
    if part_of(zone) == EDGE:
        yield edge_words(table, zone)
        return
    land, slot = land_seen(table, seat, zone), slot_of(zone)
    if not table.explored(slot):
        yield say("scouted" if land else "unexplored")
    if land & KNOWN:
        yield from (
            place_words(table, zone, name, razed=table.explored(slot) and not land & bit)
            for name, bit in printed(table, seat, zone)
        )
        if land & WHIRLPOOL:
            yield say("whirlpool")
        yield say("passage" if land & PASSAGE else "reef")


def edge_words(table: Vikingar, zone: int) -> Text:
    """Return what stands at the end of the world behind a dial."""
    land = table.land[zone]
    if land & GATE:
        return say("gate")
    return say("fall", runes=table.box.content.runes.edge.value) if land & FALL else say("no-card")


# ------------------------------------------------------------------------------------------------ Seats


def feat_words(table: Vikingar, seat: int, feat: int) -> Text:
    """Return how far a seat is on a track."""
    return _on_track(FEATS[feat], table.tracks[TRACKS * seat + feat], table.box.lengths[feat])


# A board of six seats says 48 of them, and each holds the text of another.
@lru_cache(1024)
def _on_track(feat: str, points: int, length: int) -> Text:
    return say("feat", feat=word("feat", feat=feat), points=points, length=length, won=int(points == length))


def reserve(table: Vikingar, seat: int) -> int:
    """Return how many longships a seat has in its reserve."""
    clan: int = table.box.content.clan.longships.value
    return clan - sum(zone != RESERVE for zone in table.fleet(seat))


def fleet_words(table: Vikingar, seat: int) -> Text:
    """Return how many longships a seat has, on the board and in reserve, and how many it may have."""
    ships, left, limit = len(table.ships_of(seat)), reserve(table, seat), table.limit(seat)
    return say("fleet", ships=ships, reserve=left, limit=limit)


def power_words(table: Vikingar, power: str) -> Text:
    """Return the power of a chief with what it does."""
    return joined("label", [table.card(power), table.does(power)])


def item_words(table: Vikingar, monster: str) -> Text:
    """Return a magic item with what it does."""
    return joined("label", [table.item(monster), table.does(monster)])


def panel_words(table: Vikingar, seat: int) -> Text:
    """Return all that a seat has, in a few sentences."""
    sentences = [
        joined("label", [word(f"seat-{seat}"), say("gold", gold=table.gold[seat])]),
        say("cups", cups=table.cups(seat), feats=table.box.feats),
        fleet_words(table, seat),
        say("outposts", outposts=table.outposts_of(seat)),
        joined("list", [feat_words(table, seat, feat) for feat in range(len(FEATS))]),
    ]
    if table.box.content.clan.temples.value:
        sentences.append(say("temples", temples=table.temples_of(seat)))
    cards = [power_words(table, table.powers[seat])] if table.powers[seat] else []
    cards += [item_words(table, item) for item in table.items[seat]]
    return joined("parts", [*sentences, *cards])
