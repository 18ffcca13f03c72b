"""Written positions of tablut, and what must hold in every one.

    king: f5
    swedes: e4 e6
    muscovites: g5 d1
    turn: swedes

Without a line the king stands in his castle, there is nobody else, and Muscovy is to move.
"""

from __future__ import annotations

import re

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.position import BadPosition, Line, Written

from . import play
from .table import EDGE, FREE, KING, MUSCOVITES, SQUARES, SWEDES, Tablut

SEATS = ("muscovites", "swedes")
BOARD = re.compile(rf"[{MUSCOVITES}{SWEDES}{KING}\{FREE}]{{81}}")


def read(box: Box, written: Written) -> Tablut:
    """The position that is written."""
    taken: set[str] = set()
    men = [_squares(written.line(name, usual), most, taken) for name, usual, most in LINES]
    turn = written.line("turn", SEATS[0])
    return play.begin(box, *men, turn.choice(" ".join(turn.parts), SEATS))


LINES = (("king", "e5", 1), ("swedes", "", len(SWEDES)), ("muscovites", "", len(MUSCOVITES)))


def _squares(line: Line, most: int, taken: set[str]) -> list[str]:
    """The squares that a line names, each free before."""
    squares = " ".join(line.parts).split()
    if len(squares) > most:
        raise line.bad("bad-men", most=most)
    for square in squares:
        if square not in SQUARES or square in taken:
            raise line.bad("bad-square", found=square)
        taken.add(square)
    return squares


def check(table: Tablut) -> None:
    """The invariants of a position; ``BadPosition`` says which one doesn't hold."""
    men = table.board.replace(FREE, "")
    if table.players != 2 or not BOARD.fullmatch(table.board) or KING not in men or len(set(men)) != len(men):
        raise BadPosition("bad-board")
    if table.outline not in ("move-man", "next-turn", "") or any(thing.seat not in (0, 1) for thing in table.stack):
        raise BadPosition("bad-stack")
    if (table.result is None) != bool(table.stack) or (table.result is None and table.king in EDGE):
        raise BadPosition("bad-king")
    if not all(0 < times <= table.box.content.repetitions.value for times in table.seen.values()):
        raise BadPosition("bad-seen")
