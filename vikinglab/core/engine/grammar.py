"""The grammar of written positions: lines with names, whose values are read and written by shapes."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from .shapes import (
    LETTERS,
    AnyWord,
    Bag,
    Each,
    Flag,
    Joined,
    Like,
    Many,
    Maybe,
    Named,
    Number,
    OneOf,
    Row,
    Seat,
    Seats,
    Shape,
    Words,
)
from .terms import BadPosition, Names, either, expect, hint, names_in, near

if TYPE_CHECKING:
    from .decision import Pending
    from .table import Table

Access = tuple[Callable[[Any], object], Callable[[Any, Any], None]]
"""Two functions: one gets a value from a table, the other puts it there."""


def attribute(name: str, of: Callable[[Any], object] = lambda table: table) -> Access:
    """Return the access to an attribute of the table, or of what ``of`` finds in it."""
    get = attrgetter(name)
    return lambda table: get(of(table)), lambda table, value: setattr(of(table), name, value)


def entry(name: str, at: Any, of: Callable[[Any], object] = lambda table: table) -> Access:
    """Return the access to an entry of a list, a tuple or a dictionary of the table, or of what ``of`` finds in it."""

    def put(table: Any, value: object) -> None:
        held = getattr(of(table), name)
        if isinstance(held, tuple):
            setattr(of(table), name, (*held[:at], value, *held[at + 1 :]))
        else:
            held[at] = value

    return lambda table: getattr(of(table), name)[at], put


def top(kind: type[Pending], *fields: str) -> Callable[[Table], object]:
    """Return a function that gets the fields of the thing on top of a table's stack if it is of a kind, else None."""
    get = attrgetter(*fields)

    def found(table: Table) -> object:
        return get(table.stack[-1]) if table.stack and type(table.stack[-1]) is kind else None

    return found


class Line:
    """A line of a position, or a part of one: its name, the shape of its value, and its place in the table.

    ``usual`` is the value of a line that is left out, or a function that finds it in a table after the lines before
    were read; such a value isn't written. If it is None, nothing is put into the table. A line without it is required.
    """

    pending: bool = False
    """True if it says what is still to happen: the position of a finished match has no such line."""

    def __init__(self, name: str, shape: Shape[Any], *usual: object, access: Access | None = None) -> None:
        # The usual value is in a tuple, because None is a usual value too, and not the lack of one.
        self.name, self.shape, self._usual = name, shape, usual
        self._get, self._put = access or attribute(name)

    @property
    def says(self) -> str:
        """The description of what it expects."""
        return self.shape.says

    @property
    def parts(self) -> tuple[Line, ...]:
        """The parts, each with a name, or without one, of which it is made up."""
        return ()

    @property
    def required(self) -> bool:
        """Return whether it can't be left out."""
        return not self._usual

    def read(self, table: Table, words: Words | None) -> None:
        """Put the written value into the table, or the usual one if nothing is written."""
        if self.pending and table.result is not None:
            expect(words is None, "nothing is still to happen when a match is over")
            self.end(table)
        else:
            self._take(table, words)

    def end(self, table: Table) -> None:
        """Make the table of a finished match ready where nothing is pending."""

    def _take(self, table: Table, words: Words | None) -> None:
        if words is not None:
            value = self.shape.read(words)
            words.end()
            self._put(table, value)
        else:
            self.leave_out(table)

    def leave_out(self, table: Table) -> None:
        """Put the usual value into the table."""
        if not self._usual:
            raise BadPosition(f"the line “{self.name}” is missing" if self.name else f"{self.shape.what} is expected")
        if (value := self.usual(table)) is not None:
            self._put(table, value)

    def write(self, table: Table) -> str | None:
        """Return the text of the line, or None if it is left out."""
        return None if self.pending and table.result is not None else self._text(table)

    def written(self, table: Table) -> dict[str, str]:
        """Return the texts of its parts by their names, or its own, as far as they aren't left out."""
        text = self.write(table)
        return {} if text is None else {self.name: text}

    def _text(self, table: Table) -> str | None:
        value = self._get(table)
        return None if self._usual and value == self.usual(table) else self.shape.write(value)

    def put(self, table: Table, value: object) -> None:
        """Put a value into the table."""
        self._put(table, value)

    def usual(self, table: Table) -> object:
        """Return the value of a line that is left out."""
        [usual] = self._usual
        return usual(table) if callable(usual) else usual


class PendingLine(Line):
    """A line that says what is still to happen, such as whose turn it is."""

    pending = True


class Record(Line):
    """A line of named parts in any order: ``A: space 7, crew 3``. One part may have no name: its words stand alone.

    Its parts are put in the given order. ``there`` says if the table has anything for the line.

    >>> from types import SimpleNamespace
    >>> ship, record = SimpleNamespace(), Record("A", Line("space", Number(0, 20)), Line("crew", Number(0, 9), 3))
    >>> record.read(ship, Words("space 7"))
    >>> ship, record.write(ship)
    (namespace(space=7, crew=3), 'space 7')
    """

    def __init__(
        self,
        name: str,
        *parts: Line,
        there: Callable[[Any], object] = lambda table: True,
        pending: bool = False,
    ) -> None:
        self.name, self.pending, self._parts, self._there = name, pending, parts, there
        self._named = {part.name: part for part in parts}

    @property
    def says(self) -> str:
        return "parts with commas between them"

    @property
    def parts(self) -> tuple[Line, ...]:
        return self._parts

    @property
    def required(self) -> bool:
        return False

    def _take(self, table: Table, words: Words | None) -> None:
        if words is None:
            return
        found: dict[str, object] = {}
        while words:
            part = self._part(words, found)
            found[part.name] = self._value(part, words, found)
            words.end_part()
        # Put parts in their own order, not in that of the text: the usual value of one may depend on others.
        for part in self._parts:
            if part.name in found:
                part.put(table, found[part.name])
            else:
                part.leave_out(table)

    def _part(self, words: Words, found: dict[str, object]) -> Line:
        """Return the part that begins here: by its name, which is read, or by its value."""
        word = words.peek
        name = word if word in self._named else ""
        if name in found or name not in self._named:
            expected = [part.name or part.shape.what for part in self._parts if part.name not in found]
            raise BadPosition(f"“{word[:40]}” isn’t expected here{hint(word, expected)}")
        if name:
            words.next(name)
        return self._named[name]

    def _value(self, part: Line, words: Words, found: dict[str, object]) -> object:
        """Return the value of a part. A word that the part without a name doesn't understand may be a misspelt name."""
        word = words.peek
        try:
            return part.shape.read(words)
        except BadPosition:
            left = [name for name in self._named if name and name not in found]
            if part.name or not near(word, left):
                raise
            raise BadPosition(f"“{word[:40]}” isn’t expected here{hint(word, left)}") from None

    def written(self, table: Table) -> dict[str, str]:
        if not self._there(table) or (self.pending and table.result is not None):
            return {}
        parts = {part.name: part.write(table) for part in self._parts}
        return {name: written for name, written in parts.items() if written is not None}

    def _text(self, table: Table) -> str | None:
        if not self._there(table):
            return None
        return ", ".join(" ".join(filter(None, part)) for part in self.written(table).items())


# A game that writes its positions finds shapes and lines in one place.
__all__ = [
    "LETTERS", "Access", "AnyWord", "BadPosition", "Bag", "Each", "Flag", "Joined", "Like", "Line", "Many", "Maybe",
    "Named", "Names", "Number", "OneOf", "PendingLine", "Record", "Row", "Seat", "Seats", "Shape", "Words", "attribute",
    "either", "entry", "expect", "hint", "names_in", "top",
]  # fmt: skip
