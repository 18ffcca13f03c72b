"""The words of the board of Vikingar: what lies in a zone, what a place is defended by, what a card does."""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show import kit
from vikinglab.core.words.speech import Text, joined, per_cent

from .box import CLAN, EDGE, FALL, GATE, HIGH_SEA, KNOWN, PASSAGE, PLACES, SHIPS, SOUTH, WHIRLPOOL, part_of, slot_of
from .entry import odds
from .play.combat import Fight, side, throw_at
from .table import Vikingar, zone_word

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def zone_name(zone: int) -> Text:
    """Return the name of a zone."""
    return word("zone", **zone_word(zone).facts) if zone else say("zone-sea")


# ------------------------------------------------------------------------------------------------ The world


def dial_seen(table: Vikingar, seat: int | None, slot: int) -> str | None:
    """Return the dial in a slot, if it lies face up or the seat has looked at it."""
    name = str(slot)
    return table.faces[slot - 1] or (table.dials.knows(seat, name) if name in table.dials.slots else None)


def land_seen(table: Vikingar, seat: int | None, zone: int) -> int:
    """Return the bits of a zone of a dial that a seat knows."""
    slot, part = slot_of(zone), part_of(zone)
    if part == EDGE or table.explored(slot):
        return table.land[zone]
    dial = dial_seen(table, seat, slot)
    return table.box.lands[dial][part == SOUTH] if dial else 0


def printed(table: Vikingar, seat: int | None, zone: int) -> Iterator[tuple[str, int]]:
    """Yield the name and the bit of each place printed on a zone that the seat has seen, destroyed ones too."""
    dial = dial_seen(table, seat, slot_of(zone))
    if dial:
        land = table.box.lands[dial][part_of(zone) == SOUTH]
        yield from ((name, bit) for name, bit in PLACES.items() if land & bit)


def combat(table: Vikingar, seat: int | None, zone: int, name: str) -> Fight | None:
    """Return the combat in which a seat, or else anybody but its holder, attacks a place; None where nothing is known
    to be thrown."""
    what = throw_at(table, seat, zone, name)
    return Fight(CLAN * (seat or 0), zone, what=what, place=PLACES[name]) if what else None


def defence(table: Vikingar, zone: int, name: str) -> int:
    """Return the runes that defend a place; 0 where nothing is thrown, or nobody knows."""
    fight = combat(table, None, zone, name)
    return side(table, fight, defending=True)[1] if fight else 0


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
    seat = table.holder(zone, name)
    if seat is not None:
        yield say("temple-of" if name == "temple" else "outpost-of", seat=seat)
    ship = kit.ahead(table, "ship", None)
    if ship is not None and table.where[ship] == zone:
        won = odds(table, combat(table, ship // CLAN, zone, name))
        if won is not None:
            yield say("chance", seat=ship // CLAN, chance=per_cent(won))


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
    """Return the gate or the fall behind a dial at the end of the world, in words."""
    land = table.land[zone]
    if land & GATE:
        return say("gate")
    return say("fall", runes=table.box.content.runes.edge) if land & FALL else say("no-card")


def card_words(table: Vikingar, card: str) -> Text:
    """Return a card with what it does: the power of a chief, or an event; of a monster, the item that it leaves."""
    named = table.item(card) if card in table.box.content.quests else table.card(card)
    return joined("label", [named, table.does(card)])
