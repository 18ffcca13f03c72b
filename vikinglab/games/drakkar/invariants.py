"""Invariants of Drakkar: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter

from vikinglab.core.engine.grammar import LETTERS, expect

from .box import SYMBOLS
from .table import FREE, Drakkar


def check(table: Drakkar) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    expect(sorted(table.stands.values()) == [*range(2 * table.players)], "each seat has two pawns")
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_seat(table, seat, name)
    _check_emblems(table)


def _check_seat(table: Drakkar, seat: int, name: str) -> None:
    pawns = (2 * seat, 2 * seat + 1)
    at_home = all(table.is_home(pawn) for pawn in pawns if table.held[pawn] != FREE)
    expect(at_home, "only pawns on their drakkar squares are held there", name)
    punished = all(table.is_home(pawn) and table.held[pawn] == FREE for pawn in pawns)
    missing, most = table.missing[seat], table.box.turns if punished else 0
    expect(0 <= missing <= most, f"{name} can miss {most} turns at most here, not {missing}", name)
    clan, taken = table.clan(seat), table.shields[seat]
    fit = {*taken} <= {*clan} and len({*taken}) == len(taken)
    expect(fit, f"the shields of {name} are for one each of {', '.join(clan)}", name)


def _check_emblems(table: Drakkar) -> None:
    slots = table.emblems.slots
    lying = sorted(table.lies.values()) == sorted(slots) and table.shown in ("", *slots)
    expect(lying, "the emblems that lie on the board aren’t those that are known")
    for seat, seen in enumerate(table.seen):
        known = sorted(name for name, slot in slots.items() if seat in slot.seen)
        expect(sorted(seen) == known, f"what {LETTERS[seat]} has seen last isn’t what it has seen")
        expect(table.looks[seat] in ("", *seen), f"{LETTERS[seat]} looks at what it hasn’t seen")
    copies = table.box.content.copies[str(table.players)]
    whole = Counter(table.pieces()) == dict.fromkeys(SYMBOLS, copies)
    expect(whole, f"of each kind there are {copies} emblems in a match, wherever they are")
