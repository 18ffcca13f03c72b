"""A position of tablut: nine by nine squares, the men on them, and the operations on these.

Each man has a letter of his own, which identifies him anywhere: the Muscovites A to P, the Swedes a to h, and their
king k. The board is a text of 81 such letters, rank by rank from a1, with a dot for each free square.
"""

from __future__ import annotations

from vikinglab.core.engine.table import Table
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

SIDE = 9
FILES = "abcdefghi"
SQUARES = tuple(f"{file}{rank}" for rank in range(1, SIDE + 1) for file in FILES)
AT = {name: at for at, name in enumerate(SQUARES)}
CASTLE = AT["e5"]
EDGE = frozenset(at for at in range(SIDE * SIDE) if at % SIDE in (0, SIDE - 1) or at // SIDE in (0, SIDE - 1))

MUSCOVITES, SWEDES, KING, FREE = "ABCDEFGHIJKLMNOP", "abcdefgh", "k", "."
MUSCOVY, SWEDEN = range(2)
"""The seats."""
ALIKE = str.maketrans(MUSCOVITES + SWEDES, "M" * len(MUSCOVITES) + "s" * len(SWEDES))
"""Men of one kind are interchangeable, which makes positions the same."""


def _line(at: int, along: int, up: int) -> tuple[int, ...]:
    """Return the squares after one, up to the edge."""
    found = []
    file, rank = at % SIDE + along, at // SIDE + up
    while 0 <= file < SIDE and 0 <= rank < SIDE:
        found.append(rank * SIDE + file)
        file, rank = file + along, rank + up
    return tuple(found)


LINES = [[_line(at, *step) for step in ((1, 0), (-1, 0), (0, 1), (0, -1))] for at in range(SIDE * SIDE)]
"""For each square the squares in each of the four directions, the nearest first."""
BESIDE = [[line[0] for line in lines if line] for lines in LINES]
BEYOND = [[line[:2] for line in lines if len(line) > 1] for lines in LINES]
"""For each square its neighbours with the square behind each."""
WAYS = [{line[far]: line[: far + 1] for line in lines for far in range(len(line))} for lines in LINES]
"""For each square the way to each that lies in a straight line from it, its end included."""


class Tablut(Table, kw_only=True):
    """A position of tablut."""

    board: str
    seen: dict[str, int] = {}
    """The number of times that each position came since a man was caught; earlier ones can't come again."""

    @property
    def king(self) -> int:
        """Return the square of the king."""
        return self.board.index(KING)

    def owner(self, at: int) -> int | None:
        """Return the seat whose man stands on a square."""
        man = self.board[at]
        return None if man == FREE else MUSCOVY if man.isupper() else SWEDEN

    def men(self, seat: int) -> list[int]:
        """Return the squares of a seat's men."""
        muscovites = seat == MUSCOVY
        return [at for at, man in enumerate(self.board) if man != FREE and man.isupper() == muscovites]

    def kind(self, at: int) -> Word:
        """Return the man on a square, as a word for texts."""
        man = self.board[at]
        return Word("thing-king" if man == KING else "thing-muscovite" if man.isupper() else "thing-swede")

    def put(self, at: int, man: str) -> None:
        """Put a man, or nobody, on a square."""
        self.board = f"{self.board[:at]}{man}{self.board[at + 1 :]}"

    def can_move(self, seat: int) -> bool:
        """Return whether a seat has a man with somewhere to go: a man who can go anywhere can go one step."""
        return any(
            self.board[near] == FREE and (near != CASTLE or self.may_enter(self.board[at]))
            for at in self.men(seat)
            for near in BESIDE[at]
        )

    @rule("castle.return")
    def may_enter(self, man: str) -> bool:
        """Return whether a man may stand in the castle."""
        return man == KING and self.box.rulings["castle.return"] == "allowed"

    def ways_out(self) -> list[tuple[int, ...]]:
        """Return the king's clear ways to the edge."""
        lines = LINES[self.king]
        return [line for line in lines if CASTLE not in line and all(self.board[at] == FREE for at in line)]

    @rule("catch.two", "catch.castle", "catch.own-move", "king.armed")
    def catches(self, at: int) -> list[int]:
        """Return the squares of the men that a man catches on his new square: each between him and another enemy."""
        seat = self.owner(at)
        if self.board[at] == KING and not self._armed:
            return []
        return [near for near, far in BEYOND[at] if self._can_be_caught(near, seat) and self._helps(far, near, seat)]

    def _can_be_caught(self, at: int, seat: int | None) -> bool:
        return self.owner(at) not in (None, seat) and self.board[at] != KING

    def _helps(self, far: int, near: int, seat: int | None) -> bool:
        """Return whether the contents of a square help a seat to catch the man before it."""
        man = self.board[far]
        if man == FREE:
            return far == CASTLE
        if man == KING:
            return self._armed if seat == SWEDEN else far == CASTLE and self._hemmed_in(near)
        return self.owner(far) == seat

    @property
    def _armed(self) -> bool:
        return self.box.rulings["king.armed"] == "armed"

    @rule("catch.beside-king")
    def _hemmed_in(self, last: int) -> bool:
        """Return whether the king in his castle has a Muscovite on each side but one, where his last man stands."""
        return all(self.owner(near) == MUSCOVY for near in BESIDE[CASTLE] if near != last)

    def king_caught_by(self, at: int) -> str | None:
        """Return the rule by which a Muscovite on his new square catches the king: it takes four men, or two."""
        king = self.king
        if king not in BESIDE[at]:
            return None
        if king == CASTLE or king in BESIDE[CASTLE]:
            hemmed_in = all(self.owner(near) == MUSCOVY or near == CASTLE for near in BESIDE[king])
            return "king.four" if hemmed_in else None
        return "king.two" if self.owner(2 * king - at) == MUSCOVY else None

    def likeness(self, seat: int) -> str:
        """Return a key that is the same if the position comes again: the men on their squares, and the seat to move."""
        return f"{seat}{self.board.translate(ALIKE)}"
