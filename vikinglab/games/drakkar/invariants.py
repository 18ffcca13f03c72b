"""Invariants of Drakkar: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter

from vikinglab.core.engine.grammar import LETTERS, BadPosition

from .box import SYMBOLS
from .table import FREE, Drakkar


def check(table: Drakkar) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    if sorted(table.stands.values()) != [*range(2 * table.players)]:
        raise BadPosition("each seat has two pawns")
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_seat(table, seat, name)
    _check_emblems(table)


def _check_seat(table: Drakkar, seat: int, name: str) -> None:
    pawns = (2 * seat, 2 * seat + 1)
    if any(table.held[pawn] != FREE and not table.is_home(pawn) for pawn in pawns):
        raise BadPosition("only pawns on their drakkar squares are held there", name)
    punished = all(table.is_home(pawn) and table.held[pawn] == FREE for pawn in pawns)
    if not 0 <= table.missing[seat] <= (most := table.box.turns if punished else 0):
        raise BadPosition(f"{name} can miss {most} turns at most here, not {table.missing[seat]}", name)
    clan, taken = table.clan(seat), table.shields[seat]
    if not {*taken} <= {*clan} or len({*taken}) != len(taken):
        raise BadPosition(f"the shields of {name} are for one each of {', '.join(clan)}", name)


def _check_emblems(table: Drakkar) -> None:
    slots = table.emblems.slots
    if sorted(table.lies.values()) != sorted(slots) or (table.shown and table.shown not in slots):
        raise BadPosition("the emblems that lie on the board aren’t those that are known")
    for seat, seen in enumerate(table.seen):
        if sorted(seen) != sorted(name for name, slot in slots.items() if seat in slot.seen):
            raise BadPosition(f"what {LETTERS[seat]} has seen last isn’t what it has seen")
        if table.looks[seat] not in ("", *seen):
            raise BadPosition(f"{LETTERS[seat]} looks at what it hasn’t seen")
    copies = table.box.content.copies[str(table.players)].value
    if Counter(table.pieces()) != dict.fromkeys(SYMBOLS, copies):
        raise BadPosition(f"of each kind there are {copies} emblems in a match, wherever they are")
