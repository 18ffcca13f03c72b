"""The cost of entering a zone: an event, a toll, a combat, or nobody knows; and the chance of that combat."""

from __future__ import annotations

from fractions import Fraction

from .box import ALL_GATES, CLAN, EDGE, FALL, HIGH_SEA, STRONGHOLD
from .odds import chance
from .play.combat import Fight, side
from .table import Vikingar


def toll(table: Vikingar, seat: int, zone: int) -> int:
    """Return the gold that a seat pays to pass the stronghold of a zone."""
    return table.price(seat, "toll") if table.land[zone] & STRONGHOLD else 0


def combat(table: Vikingar, seat: int, zone: int) -> Fight | None:
    """Return the combat that a seat is known to meet if it enters a zone; or None."""
    rival = table.ship_in(zone) if zone != HIGH_SEA else None
    if rival is not None and rival // CLAN != seat:
        what = "duel"
    elif zone > EDGE and table.box.ending == ALL_GATES:
        what = "exit" * (table.cups(seat) >= table.box.feats)
    else:
        what = "fall" * (table.land[zone] & FALL > 0 and table.box.rulings["edge.fall"] == "again")
    return Fight(CLAN * seat, zone, what=what) if what else None


def cost(table: Vikingar, seat: int, here: int, zone: int) -> tuple[str, str]:
    """Return the first cost of entering a zone, as it is drawn, with its figure: an event for leaving the high sea, a
    card or a dial to be turned up, a combat, a toll; or nothing if it is free."""
    if here == HIGH_SEA:
        return "event", ""
    if zone != HIGH_SEA and not table.land[zone] and not (zone > EDGE and table.box.ending == ALL_GATES):
        return "turn", ""
    met, gold = combat(table, seat, zone), toll(table, seat, zone)
    if met is not None:
        return "fight", str(side(table, met, defending=True)[1])
    return ("toll", str(gold)) if gold else ("", "")


def odds(table: Vikingar, fight: Fight | None) -> Fraction | None:
    """Return the attacker's chance to win a combat; None where there is none."""
    if fight is None:
        return None
    runes = [side(table, fight, defending)[1] for defending in (False, True)]
    return chance(*runes, table.box.content.throw)
