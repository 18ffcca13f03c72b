"""Positions by hand: a short written position, line by line, for lessons, tests, odds and matches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ..words.refusal import refused

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game import Game
    from ..match import Match
    from .box import Box
    from .table import Table

LARGEST = 8_000


class BadPosition(Exception):
    """Raised by a game's reader and by its checks: the message of what is wrong, and the line if it is known."""

    def __init__(self, key: str, line: int | None = None, **facts: object) -> None:
        super().__init__(key)
        self.key, self.line, self.facts = key, line, facts


class Line(msgspec.Struct, frozen=True):
    """A line of a written position: ``A: space 7, crew 3`` has the name A and two parts."""

    number: int
    name: str
    parts: tuple[str, ...]

    def bad(self, key: str, **facts: object) -> BadPosition:
        """Return what to raise where this line is wrong."""
        return BadPosition(key, self.number, **facts)

    def figure(self, word: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        if not (word.isascii() and word.isdigit() and len(word) < 6 and low <= int(word) <= high):
            raise self.bad("want-figure", found=word, low=low, high=high)
        return int(word)

    def choice(self, word: str, known: Sequence[str]) -> int:
        """The place of a word among those that may stand here."""
        if word not in known:
            raise self.bad("want-word", found=word, known=tuple(known))
        return known.index(word)


class Written:
    """A written position: its lines by name. A name may come once; a line after ``#`` is a comment."""

    def __init__(self, text: str) -> None:
        self._lines: dict[str, Line] = {}
        self._unread: dict[str, None] = {}
        for number, raw in enumerate(text.splitlines(), 1):
            if content := raw.partition("#")[0].strip():
                name, colon, rest = content.partition(":")
                name = name.strip()
                if not colon or not name or name in self._lines:
                    raise BadPosition("want-line", number, found=content[:60])
                parts = tuple(part.strip() for part in rest.split(",") if part.strip())
                self._lines[name] = Line(number, name, parts)
                self._unread[name] = None

    def __contains__(self, name: str) -> bool:
        return name in self._lines

    def line(self, name: str, default: str | None = None) -> Line:
        """The line of a name, or one with the default; ``BadPosition`` if there is neither."""
        self._unread.pop(name, None)
        if name in self._lines:
            return self._lines[name]
        if default is None:
            raise BadPosition("want-name", found=name)
        return Line(0, name, (default,) if default else ())

    def starting(self, names: Sequence[str]) -> Iterator[Line]:
        """The lines with these names, in the order of the names."""
        return (self.line(name) for name in names if name in self._lines)

    def done(self) -> None:
        """Refuse a line that nobody read."""
        for name in self._unread:
            raise self._lines[name].bad("want-known", found=name)


class Position:
    """A position that somebody wrote, checked by the game's invariants."""

    def __init__(self, game: Game, box: Box, text: str) -> None:
        self.game, self.text = game, text
        self._start = read_position(game, box, text)
        self.table: Table = self._start.clone()
        self.table.settle()

    def match(self, seed: int = 0, seats: Sequence[str] | None = None) -> Match:
        """A match that starts here."""
        from ..match import Match

        return Match(self.game, self._start, start=self.text, seats=seats, seed=seed)

    def __repr__(self) -> str:
        return f"<position of {self.game.key}>"


def read_position(game: Game, box: Box, text: Any) -> Table:
    """The table that a written position describes, not settled yet; ``Refused`` with the line if it describes none."""
    if not isinstance(text, str) or len(text) > LARGEST:
        raise refused("bad-position-size", limit=LARGEST)
    try:
        written = Written(text)
        table = game.read(box, written)
        written.done()
    except BadPosition as bad:
        raise game.bad_position(bad) from None
    game.checked(table)
    return table
