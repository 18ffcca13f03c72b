"""Invariants of Drakkar: true of every position, and checked in positions that come from outside."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from vikinglab.core.engine.decision import Thing
from vikinglab.core.engine.position import BadPosition

from . import play
from .box import FACES, SYMBOLS
from .table import CAPTIVE, FREE, RELEASED

if TYPE_CHECKING:
    from .table import Drakkar

_ON = "(on-emblem|look-at|turn-up|choose-shield)"
STACKS = re.compile(
    r"|throw-for-first"
    r"|turn( first-turn)*(( turn-down)?( throw-first-dice| come-out| bring-out|( come-out)? " + _ON + "))?"
    r"|turn( turn-down)?( throw-dice( claim-under-pawn| turn-up| choose-shield)?| play-dice|( play-dice)? " + _ON + ")"
)
"""Everything that can lie on the stack between two settlings."""


def check(table: Drakkar) -> None:
    """The invariants of a position; ``BadPosition`` says which one doesn't hold."""
    if table.players not in table.box.content.players.value:
        raise BadPosition("bad-players")
    _check_pawns(table)
    _check_emblems(table)
    _check_shields(table)
    if not STACKS.fullmatch(table.outline) or not all(_fits(table, thing) for thing in table.stack):
        raise BadPosition("bad-stack")
    _check_turn(table)


def _check_pawns(table: Drakkar) -> None:
    seats, places = range(table.players), table.box.board.places
    if sorted(table.stands.values()) != [*range(2 * table.players)] or not table.stands.keys() <= places.keys():
        raise BadPosition("bad-pawns")
    if len(table.held) != 2 * table.players or len(table.missing) != table.players:
        raise BadPosition("bad-pawns")
    for square, pawn in table.stands.items():
        home = square in table.homes(pawn // 2)
        if ("-" in square and not home) or table.held[pawn] not in (FREE, *([CAPTIVE, RELEASED] if home else [])):
            raise BadPosition("bad-home", seat=pawn // 2)
    for seat in seats:
        punished = all(table.is_home(pawn) and not table.held[pawn] for pawn in (2 * seat, 2 * seat + 1))
        if not 0 <= table.missing[seat] <= (table.box.turns if punished else 0):
            raise BadPosition("bad-turns", seat=seat)


def _check_emblems(table: Drakkar) -> None:
    pool, places = table.emblems, table.box.board.places
    if sorted(table.lies.values()) != sorted(pool.slots) or (table.shown and table.shown not in pool.slots):
        raise BadPosition("bad-emblems")
    if not table.lies.keys() <= places.keys() or any("-" in square for square in table.lies):
        raise BadPosition("bad-emblems")
    hidden = sum(slot.value is None for slot in pool.slots.values())
    if pool.discards or pool.buried or pool.older or pool.refill != "never" or hidden > len(pool.unseen):
        raise BadPosition("bad-emblems")
    seats = set(range(table.players))
    if any(slot.lot or not seats >= {*slot.seen} >= (seats if slot.open else set()) for slot in pool.slots.values()):
        raise BadPosition("bad-emblems")
    seen = [sorted(name for name, slot in pool.slots.items() if seat in slot.seen) for seat in range(table.players)]
    if [*map(sorted, table.seen)] != seen or len(table.looks) != table.players:
        raise BadPosition("bad-seen")
    if any(name and name not in known for name, known in zip(table.looks, seen, strict=True)):
        raise BadPosition("bad-seen")
    copies = table.box.content.copies[str(table.players)].value
    if Counter(table.pieces()) != dict.fromkeys(SYMBOLS, copies):
        raise BadPosition("bad-count", copies=copies)


def _check_shields(table: Drakkar) -> None:
    if len(table.shields) != table.players:
        raise BadPosition("bad-players")
    for seat, taken in enumerate(table.shields):
        if not {*taken} <= {*table.clan(seat)} or len({*taken}) != len(taken):
            raise BadPosition("bad-shields", seat=seat)


def _fits(table: Drakkar, thing: Thing) -> bool:
    """Return whether the figures of a thing on the stack go with the position."""
    seats = range(table.players)
    match thing:
        case play.ThrowForFirst(contenders, totals):
            known = len({*contenders}) == len(contenders) and {*contenders} <= {*seats}
            return known and len(totals) < len(contenders) and all(2 <= total <= 12 for total in totals)
        case play.ComeOut(seat, dice):
            return seat in seats and _thrown(dice)
        case play.BringOut(seat, dice, _) | play.PlayDice(seat, dice, _):
            return seat in seats and _thrown(dice)
        case play.OnEmblem(seat, square) | play.LookAt(seat, square) | play.TurnUp(seat, square):
            return seat in seats and square in table.lies and table.stands.get(square, -1) // 2 == seat
        case play.ChooseShield(seat, square):
            return _chooses(table, seat, square)
        case play.ClaimUnderPawn(seat):
            return seat in seats and any(square in table.lies for square in table.squares(seat))
    return getattr(thing, "seat", 0) in seats


def _thrown(dice: tuple[int, ...]) -> bool:
    return 0 < len(dice) < 3 and list(dice) == sorted(dice) and {*dice} <= {*FACES}


def _chooses(table: Drakkar, seat: int, square: str) -> bool:
    """Return whether all have seen the emblem there, and the seat and its partner both need it."""
    if seat not in range(table.players) or square not in table.lies:
        return False
    value = table.emblems.slots[table.lies[square]].value
    return value is None or len(table.needing(seat, value)) == 2


def _check_turn(table: Drakkar) -> None:
    """Check that the seats whose turn comes later follow the one that plays now."""
    acting = [thing for thing in table.stack if not isinstance(thing, play.Turn) and hasattr(thing, "seat")]
    turns = [thing for thing in table.stack if isinstance(thing, play.Turn)]
    if len({thing.seat for thing in acting}) > 1:
        raise BadPosition("bad-stack")
    order = [thing.seat for thing in [*turns, *acting[:1]]][::-1]
    if any(later != table.after(now) for now, later in pairwise(order)):
        raise BadPosition("bad-stack")
