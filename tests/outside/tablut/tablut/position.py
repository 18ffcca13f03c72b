"""Written positions of tablut, and what must hold in every one.

    king: f5
    swedes: e4 e6
    muscovites: g5 d1
    turn: swedes

Without a line the king stands in his castle, there is nobody else, and Muscovy is to move. A dash stands for a man who
was caught. ``before`` has the positions since then that may come again, each with who was to move, the free squares
counted, and how often it was there.
"""

from __future__ import annotations

import re
from typing import Any

from vikinglab.core.engine.grammar import (
    Access,
    Each,
    Line,
    Many,
    Maybe,
    Number,
    OneOf,
    PendingLine,
    Row,
    Shape,
    Words,
    expect,
)

from . import play
from .table import AT, EDGE, FREE, KING, MUSCOVITES, SQUARES, SWEDES, Tablut

SEATS = ("muscovites", "swedes")
CAUGHT = "-"


def lines(table: Tablut) -> list[Line]:
    """Return the lines of a position."""
    square, before = (
        OneOf("a square from a1 to i9", [*SQUARES, CAUGHT]),
        Each(Row(_Likeness(), Maybe(Number(1, 99), 1))),
    )
    men = (("king", KING, ("e5",)), ("swedes", SWEDES, ()), ("muscovites", MUSCOVITES, ()))
    return [
        *(Line(name, Many(square, len(letters)), usual, access=_men(letters)) for name, letters, usual in men),
        Line("before", before, (), access=(_seen, _see)),
        PendingLine("turn", OneOf("a side", SEATS), SEATS[0], access=(_turn, _begin)),
    ]


def _men(letters: str) -> Access:
    """Return the access to the squares of men, by their letters."""

    def get(table: Tablut) -> tuple[str, ...]:
        there = [letter in table.board for letter in letters]
        last = len(letters) - there[::-1].index(True) if any(there) else 0
        return tuple(SQUARES[table.board.index(man)] if man in table.board else CAUGHT for man in letters[:last])

    def put(table: Tablut, squares: tuple[str, ...]) -> None:
        if letters == KING:  # his line comes first: the men who were set up leave the board
            table.board = FREE * len(SQUARES)
        for letter, square in zip(letters, squares, strict=False):
            if square != CAUGHT:
                expect(table.board[AT[square]] == FREE, f"there is somebody at {square} already")
                table.put(AT[square], letter)

    return get, put


class _Likeness(Shape[str]):
    """A position that was there: who was to move, and the board with its free squares counted."""

    what = "a position that was there before"

    def read(self, words: Words) -> str:
        word = words.next(self.what)
        found = re.sub(r"\d+", lambda free: FREE * min(81, int(free[0])), word[1:200])
        such = word[:1] in ("M", "s") and re.fullmatch(r"[Mks.]{81}", found)
        expect(such, f"{self.what} is expected, not “{word[:40]}”")
        return f"{'Ms'.index(word[0])}{found}"

    def write(self, value: str) -> str:
        return "Ms"[int(value[0])] + re.sub(r"\.+", lambda free: str(len(free[0])), value[1:])


def _seen(table: Tablut) -> tuple[tuple[str, int], ...]:
    """Return the positions before this one, and how often each came; after the end, all."""
    seen = dict(table.seen)
    if table.result is None:
        seen[table.likeness(table.stack[-1].seat)] -= 1
    return tuple((likeness, times) for likeness, times in seen.items() if times)


def _see(table: Tablut, seen: tuple[Any, ...]) -> None:
    table.seen = dict(seen)


def _turn(table: Tablut) -> str:
    return SEATS[table.stack[-1].seat]


def _begin(table: Tablut, side: str) -> None:
    table.push(play.NextTurn(SEATS.index(side)))


def check(table: Tablut) -> None:
    """Check the invariants of a position; ``BadPosition`` says which one doesn't hold."""
    men = table.board.replace(FREE, "")
    expect(len({*men}) == len(men) and KING in men, "the men on the board aren’t those of one match")
    expect(table.result is not None or table.king not in EDGE, "the king is at the edge, so the match is over")
    most = table.box.content.repetitions
    expect(all(times <= most for times in table.seen.values()), "a position was there more often than it can be")
