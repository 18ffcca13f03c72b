"""Invariants of Drakkar: checked in written positions, and by the kit in every position."""

from __future__ import annotations

from collections import Counter

from vikinglab.core.engine.grammar import LETTERS, expect

from .box import SYMBOLS
from .play import BringOut, ComeOut, FirstTurn
from .table import FREE, Drakkar


def check(table: Drakkar) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    expect(sorted(table.stands.values()) == [*range(2 * table.players)], "each seat has two pawns")
    for seat, name in enumerate(LETTERS[: table.players]):
        _check_seat(table, seat, name)
        _check_first_turn(table, seat, name)
    _check_victory(table)
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


def _check_first_turn(table: Drakkar, seat: int, name: str) -> None:
    """Check that as many pawns are at home as a first turn can bring out."""
    home = sum(table.is_home(pawn) for pawn in (2 * seat, 2 * seat + 1))
    for thing in table.stack:
        if isinstance(thing, (FirstTurn, ComeOut, BringOut)) and thing.seat == seat:
            wanted = 2 if isinstance(thing, FirstTurn) else len(thing.dice)
            expect(home == wanted, f"in its first turn {name} has a pawn at home for each die, not {home} for {wanted}")


def _check_victory(table: Drakkar) -> None:
    """Check that the match is over when a seat, or in teams both partners, have filled all shields."""
    for seat, name in enumerate(LETTERS[: table.players]):
        full = all(len(table.shields[each]) == table.box.shields for each in table.team(seat))
        won = table.result is not None and seat in table.result.winners
        expect(won or not full, f"{name} has filled all shields that it needs, so the match is over", name)
        expect(full or not won, f"{name} hasn’t filled all shields that it needs, so it can’t have won", name)


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
