"""The words of the board of Vikingar: the things in a zone, the defence of a place, the effect of a card."""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show import kit
from vikinglab.core.words.speech import Text, joined, per_cent

from .ahead import odds, uncounted
from .box import (
    ALL_GATES,
    CLAN,
    EDGE,
    FALL,
    GATE,
    HIGH_SEA,
    KNOWN,
    PASSAGE,
    PLACES,
    SHIPS,
    SINGLE_GATE,
    SOUTH,
    WHIRLPOOL,
    part_of,
    slot_of,
)
from .play import DEEDS, Activation, AtStronghold, Turn
from .play.combat import Fight, side
from .table import Vikingar, zone_word

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def zone_name(zone: int) -> Text:
    """Return the name of a zone."""
    return say("zone", **zone_word(zone).facts) if zone else say("zone-sea")


# ------------------------------------------------------------------------------------------------ The world


def dial_seen(table: Vikingar, seat: int | None, slot: int) -> str | None:
    """Return the dial in a slot, if it lies face up or the seat has looked at it."""
    name = str(slot)
    return table.faces[slot - 1] or (table.dials.knows(seat, name) if name in table.dials.slots else None)


def land_seen(table: Vikingar, seat: int | None, zone: int) -> int:
    """Return a seat’s knowledge of a zone of a dial, in bits."""
    slot, part = slot_of(zone), part_of(zone)
    if part == EDGE or table.explored(slot):
        return table.land[zone]
    dial = dial_seen(table, seat, slot)
    return table.box.lands[dial][part == SOUTH] if dial else 0


def printed(table: Vikingar, seat: int | None, zone: int) -> Iterator[tuple[str, int]]:
    """Yield each place that is printed on a zone that the seat has seen, destroyed ones too: its name and its bit."""
    dial = dial_seen(table, seat, slot_of(zone))
    if dial:
        land = table.box.lands[dial][part_of(zone) == SOUTH]
        yield from ((name, bit) for name, bit in PLACES.items() if land & bit)


def defence(table: Vikingar, zone: int, name: str) -> int:
    """Return the runes that defend a place against anybody but its holder; 0 if nothing is thrown, or nobody knows."""
    place, held = PLACES[name], table.holder(zone, name) is not None
    throws = {"stronghold": "siege", "temple": "temple" * held, "quest": "quest" * (zone in table.monsters)}
    what = throws.get(name, "held-raid" if held else "raid" if place in table.box.guard else "")
    return side(table, Fight(0, zone, what=what, place=place), defending=True)[1] if what else 0


def place_words(table: Vikingar, zone: int, name: str, *, razed: bool) -> Text:
    """Return a place with what defends it and who holds it."""
    details = [say("razed", kind=name)] if razed else list(_details(table, zone, name))
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
    yield from _chances(table, zone, name)


def _chances(table: Vikingar, zone: int, name: str) -> Iterator[Text]:
    """Yield the chances of the attacks on a place that the longship under way may make now."""
    attacks = dict(_attacks(table, zone, name))
    if not attacks:
        return
    ways = {way: per_cent(odds(table, fight)) for way, fight in attacks.items()}
    first, *others = ways.values()
    differ, alone = others not in ([], [first]), [*ways] == ["destroy"]
    cards = uncounted(table, *attacks.values())
    yield say(
        "chance",
        seat=next(iter(attacks.values())).seat,
        chance=first,
        to=next(iter(ways)) if differ or alone else "any",
        other=others[0] if differ else 0,
        uncounted=cards,
        cards=len(cards),
    )


def _attacks(table: Vikingar, zone: int, name: str) -> Iterator[tuple[str, Fight]]:
    """Yield the attacks on a place that the decision at hand allows, each by the word for its action."""
    asked = table.waiting
    if isinstance(asked, (Activation, AtStronghold)) and (voyage := asked.here(table)).zone == zone:
        for action in asked.legal(table):
            if isinstance(action, DEEDS) and action.kind == name and (fight := action.attack(table, voyage)):
                yield str(type(action).__struct_config__.tag), fight


def under_way(table: Vikingar) -> int | None:
    """Return the longship that is being played, if one is."""
    for thing in reversed(table.stack):
        if isinstance(thing, Turn):
            break
        if (found := getattr(thing, "fight", None) or getattr(thing, "voyage", thing)) and hasattr(found, "ship"):
            return int(found.ship)
    return None


def ship_words(table: Vikingar, ship: int) -> Text:
    """Return a longship with its owner, and whether it was played already, or is being played."""
    state = "playing" if ship == under_way(table) else "played" if ship in table.played else "waiting"
    return say("ship", seat=ship // CLAN, ship=SHIPS[ship], state=state)


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
    """Return the words for the end of the world behind a dial: its card, or what the ending of the match has there."""
    land, runes = table.land[zone], table.box.content.runes.edge
    if land & GATE:
        return say("gate")
    if land & FALL:
        return say("fall", runes=runes)
    return {ALL_GATES: say("way-out", runes=runes), SINGLE_GATE: say("closed")}.get(table.box.ending) or say("no-card")


def card_words(table: Vikingar, card: str) -> Text:
    """Return a card with what it does: the power of a chief, or an event; of a monster, the item that it leaves."""
    named = table.item(card) if card in table.box.content.quests else table.card(card)
    return joined("label", [named, table.does(card)])
