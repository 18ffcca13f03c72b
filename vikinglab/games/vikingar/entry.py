"""What entering a zone costs: an event, a toll, a combat, or nobody knows; and the chance of that combat."""

from __future__ import annotations

from fractions import Fraction

from .box import ALL_GATES, CLAN, EDGE, FALL, HIGH_SEA, STRONGHOLD
from .odds import chance
from .table import Vikingar


def toll(table: Vikingar, seat: int, zone: int) -> int:
    """Return the gold that a seat pays to pass the stronghold of a zone."""
    return table.price(seat, "toll") if table.land[zone] & STRONGHOLD else 0


def combat(table: Vikingar, seat: int, zone: int) -> tuple[int, int] | None:
    """Return the runes of a seat that enters a zone, and those that it is known to meet there; or None."""
    content, attack = table.box.content, table.box.attack
    rival = table.ship_in(zone) if zone != HIGH_SEA else None
    if rival is not None and rival // CLAN != seat:
        return table.runes(seat, "duel", attack), table.runes(rival // CLAN, "ship-defence", table.box.defence)
    if zone <= EDGE:
        return None
    if table.box.ending == ALL_GATES:
        leaves = table.cups(seat) >= table.box.feats
        return (table.runes(seat, "exit", attack), content.runes.edge.value) if leaves else None
    falls = table.land[zone] & FALL and table.box.rulings["edge.fall"] == "again"
    return (table.runes(seat, "fall", attack), content.runes.edge.value) if falls else None


def cost(table: Vikingar, seat: int, here: int, zone: int) -> tuple[str, str]:
    """Return what entering a zone costs first, as it is drawn, with its figure: an event where one leaves the high sea,
    a card or a dial to be turned up, a combat, a toll; nothing where it is free."""
    if here == HIGH_SEA:
        return "event", ""
    if zone != HIGH_SEA and not table.land[zone] and not (zone > EDGE and table.box.ending == ALL_GATES):
        return "turn", ""
    met, gold = combat(table, seat, zone), toll(table, seat, zone)
    if met is not None:
        return "fight", str(met[1])
    return ("toll", str(gold)) if gold else ("", "")


def odds(table: Vikingar, runes: tuple[int, int] | None) -> Fraction | None:
    """Return the chance to win with so many runes against so many; None where nothing is thrown."""
    return None if runes is None else chance(*runes, table.box.content.throw)
