"""Every possible move, from a square to another; each is made once."""

from __future__ import annotations

from functools import cache

from vikinglab.core.engine.decision import Action

from .table import LINES, SIDE, SQUARES


class Move(Action):
    """Move a man from a square to another."""

    # No move from a square without a man is in reach.
    elsewhere = "turn.own-men"
    path = ("square:{start}", "square:{end}")

    start: str
    end: str


@cache
def _move(start: int, end: int) -> Move:
    return Move(SQUARES[start], SQUARES[end])


STEPS = [[[(end, _move(start, end)) for end in line] for line in lines] for start, lines in enumerate(LINES)]
"""The moves from each square in each direction, the shortest first."""


def _reach(start: int) -> list[Move]:
    """Return the moves that one may think of from a square: to all others, the nearest first."""
    file, rank = start % SIDE, start // SIDE
    others = sorted(range(len(SQUARES)), key=lambda at: abs(at % SIDE - file) + abs(at // SIDE - rank))
    return [_move(start, end) for end in others[1:]]


REACH = [_reach(start) for start in range(len(SQUARES))]
"""The moves from each square to all others."""
