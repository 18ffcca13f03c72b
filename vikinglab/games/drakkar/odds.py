"""What can be reckoned of Drakkar: what an emblem can be, what a pawn can reach, how long a six lets one wait.

All of it is exact. What is asked of a position is asked of a seat's view, and uses nothing that the seat can't know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING

from .box import FACES
from .table import CAPTIVE

if TYPE_CHECKING:
    from .table import Drakkar

# ------------------------------------------------------------------------------------------------ Emblems


def emblem(view: Drakkar, square: str) -> dict[str, Fraction]:
    """What the emblem on a square can be, and how likely each is, for the seat whose view this is.

    Every look and every take that the seat has seen counts: what is known leaves fewer for the rest.
    """
    outcomes = view.emblems.outcomes(view.lies[square])
    whole = sum(weight for _, weight in outcomes)
    return {symbol: Fraction(weight, whole) for symbol, weight in outcomes}


def fits(view: Drakkar, seat: int, square: str) -> Fraction:
    """How likely it is that the emblem on a square fits an empty shield of the seat, or of its partner."""
    chances = emblem(view, square).items()
    return sum((chance for symbol, chance in chances if view.needing(seat, symbol)), Fraction(0))


def unseen(view: Drakkar, seat: int) -> Counter[str]:
    """What lies where the seat can't tell: how many of each kind."""
    return Counter(view.emblems.seen_by(seat).unseen)


def break_even(gain: float, loss: float) -> float:
    """How likely an emblem must fit for a blind take to cost nothing on the whole: one gains if it fits, else loses.

    Two missed turns and the way back are the loss; a shield, and the coming again that one is spared, the gain.
    """
    return loss / (gain + loss)


# ------------------------------------------------------------------------------------------------ Dice


def shows(faces: Collection[int]) -> Fraction:
    """How likely it is that at least one of two dice shows one of these faces."""
    return 1 - Fraction(len(FACES) - len({*faces}), len(FACES)) ** 2


def out_within(faces: Collection[int], throws: int) -> Fraction:
    """How likely it is that one of these faces comes within so many throws of two dice."""
    return 1 - (1 - shows(faces)) ** throws


def wait_for(faces: Collection[int]) -> Fraction:
    """How many throws of two dice it takes on average until one of these faces comes."""
    return 1 / shows(faces)


# ------------------------------------------------------------------------------------------------ Where a pawn can go


def reached(view: Drakkar, seat: int) -> dict[str, Fraction]:
    """The squares that a pawn of the seat can come to by its next throw, and how likely each is.

    Given who stands in the way now, with the first die that is played: the other may open a way, or bar it.
    """
    faces: dict[str, set[int]] = {}
    for pawn in (2 * seat, 2 * seat + 1):
        for end, face in _ends(view, pawn):
            faces.setdefault(end, set()).add(face)
    return {end: shows(by) for end, by in faces.items()}


def by_throw(view: Drakkar, seat: int, dice: tuple[int, int]) -> dict[str, set[int]]:
    """The squares that a pawn of the seat can come to by this throw, with the pawns that can."""
    found: dict[str, set[int]] = {}
    for pawn in (2 * seat, 2 * seat + 1):
        for end, face in _ends(view, pawn):
            if face in dice:
                found.setdefault(end, set()).add(pawn)
    return found


def _ends(view: Drakkar, pawn: int) -> Iterator[tuple[str, int]]:
    """Where a pawn can go, and with which face; a captured one has one face alone."""
    start, seat = view.square_of(pawn), pawn // 2
    for way in view.box.board.ways[start].values():
        held = view.held[pawn] == CAPTIVE and way.far != view.box.release
        if way.kind in ("open", "out") and not held and view.bars_pawn(seat, start, way.move.end) is None:
            yield way.move.end, way.far
