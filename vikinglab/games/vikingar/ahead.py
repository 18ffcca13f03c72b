"""The known cost of entering a zone: an event, a toll, combats; and the chances of those combats."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from vikinglab.core.words.speech import Text, per_cent

from .box import ALL_GATES, CLAN, EDGE, FALL, HIGH_SEA, STRONGHOLD
from .odds import chance
from .play.combat import Fight, Voyage, side
from .table import Vikingar, zone_word


def toll(table: Vikingar, seat: int, zone: int) -> int:
    """Return the gold that a seat pays to pass the stronghold of a zone."""
    return table.price(seat, "toll") if table.land[zone] & STRONGHOLD else 0


def duel(table: Vikingar, voyage: Voyage) -> Fight | None:
    """Return the combat with an enemy longship in the zone of a voyage, if one is there."""
    rival = table.ship_in(voyage.zone) if voyage.zone != HIGH_SEA else None
    return voyage.meets("duel") if rival is not None and rival // CLAN != voyage.seat else None


def at_edge(table: Vikingar, voyage: Voyage) -> Fight | None:
    """Return the throw that is known to wait at the end of the world, for a longship that comes to its zone."""
    if voyage.zone > EDGE and table.box.ending == ALL_GATES:
        return voyage.meets("exit") if table.cups(voyage.seat) >= table.box.feats else None
    falls = table.land[voyage.zone] & FALL and table.box.rulings["edge.fall"] == "again"
    return voyage.meets("fall") if falls else None


def cost(table: Vikingar, voyage: Voyage) -> tuple[str, str]:
    """Return the mark and the figure of what a longship meets first as it enters a zone: an event where it leaves the
    high sea, a card or a dial to turn up, a combat, a toll; nothing where it is free."""
    seat, zone = voyage.seat, voyage.zone
    if table.where[voyage.ship] == HIGH_SEA:
        return "event", ""
    if zone != HIGH_SEA and not table.land[zone] and not (zone > EDGE and table.box.ending == ALL_GATES):
        return "turn", ""
    met, gold = duel(table, voyage) or at_edge(table, voyage), toll(table, seat, zone)
    if met is not None:
        return "fight", str(side(table, met, defending=True)[1])
    return ("toll", str(gold)) if gold else ("", "")


# ------------------------------------------------------------------------------------------------ Chances


def odds(table: Vikingar, fight: Fight) -> Fraction:
    """Return the attacker’s chance to win a combat, each side throwing once with its permanent bonuses."""
    runes = [side(table, fight, defending)[1] for defending in (False, True)]
    return chance(*runes, table.box.content.throw)


def uncounted(table: Vikingar, *fights: Fight) -> tuple[Text, ...]:
    """Return the names of the cards that a side of these combats may use or not, so that no chance counts them."""
    seats = [side(table, fight, defending)[0] for fight in fights for defending in (False, True)]
    return tuple([card for seat in dict.fromkeys(seats) if seat is not None for card in _by_choice(table, seat)])


def _by_choice(table: Vikingar, seat: int) -> Iterator[Text]:
    yield from (table.item(item) for item in table.items[seat] if item in table.box.once)
    if table.can_rethrow(seat):
        yield table.card(table.powers[seat])


def facts(table: Vikingar, voyage: Voyage) -> dict[str, Any]:
    """Return facts for sentences about sailing to a zone: what is known to wait there, and with what chances."""
    seat, zone = voyage.seat, voyage.zone
    price = toll(table, seat, zone)
    known: dict[str, Any] = {
        "zone": zone_word(zone),
        "event": table.where[voyage.ship] == HIGH_SEA != zone,
        "toll": price,
        "dear": price > table.gold[seat],
        "gold": table.gold[seat],
        "duel": False,
        "chance": 0,
        "edge": "none",
        "throw": 0,
        "both": 0,
        "uncounted": (),
        "cards": 0,
    }
    rival, last = duel(table, voyage), at_edge(table, voyage)
    # Whatever lies beyond an event, or a toll that can't be paid, is too far away to be counted.
    if known["event"] or known["dear"]:
        return known | {"duel": rival is not None and not known["dear"]}
    chances = [odds(table, fight) for fight in (rival, last) if fight is not None]
    if rival is not None:
        known |= {"duel": True, "chance": per_cent(chances[0])}
    if last is not None:
        known |= {"edge": f"then-{last.what}" if rival is not None else last.what, "throw": per_cent(chances[-1])}
    if rival is not None and last is not None:
        known["both"] = per_cent(chances[0] * chances[1])
    cards = uncounted(table, *[fight for fight in (rival, last) if fight is not None])
    return known | {"uncounted": cards, "cards": len(cards)}
