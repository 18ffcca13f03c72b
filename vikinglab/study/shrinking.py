"""Shrinking: a written example gets as small as it can be while it still shows its rule.

It works on the lines of written positions, their parts and words, by what the grammar of all games has in common. So it
needs nothing of a game, and every step is a position that the game itself accepts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.teach.example import Entry

T = TypeVar("T")

Line = tuple[str, tuple[tuple[str, ...], ...]]
"""A line of a position: its name, and its parts as words."""


class Draft(msgspec.Struct, frozen=True):
    """An example in pieces, so that some can be left out."""

    entry: Entry
    lines: tuple[Line, ...]

    @classmethod
    def of(cls, entry: Entry) -> Draft:
        """Take an example to pieces."""
        return cls(entry, tuple(_lines(entry.position or "")))

    @property
    def written(self) -> Entry:
        """The example, put together again."""
        if self.entry.position is None:
            return self.entry
        said = (f"{name}: {', '.join(map(' '.join, parts))}".rstrip() for name, parts in self.lines)
        return replace(self.entry, position=" / ".join(said))

    def with_words(self, change: Callable[[str], str]) -> Draft:
        """Return the example with every word of the position and of the moves changed; those changed to nothing go."""
        lines = tuple(
            (name, tuple(tuple(filter(None, map(change, words))) for words in parts)) for name, parts in self.lines
        )
        return Draft(self._with_moves(change), lines)

    def _with_moves(self, change: Callable[[str], str]) -> Entry:
        def changed(move: str) -> str:
            return " ".join(filter(None, map(change, move.split())))

        refused = None if self.entry.refused is None else changed(self.entry.refused)
        return replace(self.entry, moves=tuple(map(changed, self.entry.moves)), refused=refused)


def _lines(position: str) -> Iterator[Line]:
    for line in re.sub(r"(?<!\S)/(?!\S)", "\n", position).splitlines():
        name, _, rest = line.partition(":")
        parts = [tuple(part.split()) for part in rest.split(",")]
        yield name.strip(), tuple([words for words in parts if words])


def things(entry: Entry) -> int:
    """Count what a position names: each part of a line is a thing; in a list, each word of it after the name.

    >>> things(Entry(position="route: 7 axe, 9 rune / A: space 6, aboard axe wood pig / B: home 1"))
    7
    """
    return sum(max(1, len(words) - 1) for _, parts in _lines(entry.position or "") for words in parts)


def measure(entry: Entry) -> tuple[int, int, int, int, str]:
    """Return what makes an example small: few things and moves, few words, low numbers."""
    text = " ".join([entry.position or "", *entry.moves, entry.refused or "", *entry.drawn])
    numbers = sum(map(int, re.findall(r"\d+", text)))
    outside = len(entry.moves) + len(entry.drawn) + len(entry.rulings)
    return things(entry) + outside, len(text.split()), numbers + (entry.players or 0), len(text), text


class Spent(Exception):
    """Raised where shrinking has used up its attempts."""


class Shrinker:
    """One example being shrunk: its smallest form so far, and the attempts that are left."""

    def __init__(self, entry: Entry, shows: Callable[[Entry], bool], attempts: int) -> None:
        self._shows, self._left = shows, attempts
        self._known: dict[Entry, bool] = {}
        self.best = Draft.of(entry)

    def shrink(self) -> Entry:
        """Return the smallest example that was found before the attempts were used up."""
        try:
            before = None
            while self.best != before:
                before = self.best
                for step in (self._moves, self._drawn, self._seats, self._whole_lines, self._parts, self._words):
                    step()
            self._lower_numbers()
        except Spent:
            pass
        return self.best.written

    def _try(self, draft: Draft) -> bool:
        """Take a draft if it still shows the rule."""
        entry = draft.written
        key = msgspec.json.encode(entry)
        if key not in self._known:
            if not self._left:
                raise Spent
            self._left -= 1
            self._known[key] = self._shows(entry)
        if self._known[key]:
            self.best = draft
        return self._known[key]

    def _fewer(self, places: Sequence[T], without: Callable[[set[T]], Draft]) -> None:
        """Leave out as many of the places as the rule can do without: in large groups first, then one by one."""
        size, gone = len(places), set[T]()
        while size:
            for at in range(0, len(places), size):
                chunk = {*places[at : at + size]} - gone
                if chunk and self._try(without(gone | chunk)):
                    gone |= chunk
            size //= 2

    def _moves(self) -> None:
        entry, draft = self.best.entry, self.best

        def without(gone: set[int]) -> Draft:
            moves = tuple([move for at, move in enumerate(entry.moves) if at not in gone])
            return replace(draft, entry=replace(entry, moves=moves))

        self._fewer(range(len(entry.moves)), without)

    def _drawn(self) -> None:
        # What chance brings is given in its order, so only the last outcomes can be left out.
        for kept in range(len(self.best.entry.drawn)):
            shorter = self.best.entry.drawn[:kept]
            if self._try(replace(self.best, entry=replace(self.best.entry, drawn=shorter))):
                return

    def _seats(self) -> None:
        for at in reversed(range(len(LETTERS))):
            letter = LETTERS[at]
            if any(name == letter for name, _ in self.best.lines):
                self._try(self._without_seat(at))

    def _without_seat(self, gone: int) -> Draft:
        """The example without a seat: those after it get the letters before."""

        def moved_up(word: str) -> str:
            if not set(word) <= set(LETTERS):
                return word
            return "".join([LETTERS[at - (at > gone)] for at in map(LETTERS.index, word) if at != gone])

        draft = replace(self.best, lines=tuple([line for line in self.best.lines if line[0] != LETTERS[gone]]))
        draft = draft.with_words(moved_up)
        return replace(draft, lines=tuple([(moved_up(name) or name, parts) for name, parts in draft.lines]))

    def _whole_lines(self) -> None:
        draft = self.best

        def without(gone: set[int]) -> Draft:
            return replace(draft, lines=tuple([line for at, line in enumerate(draft.lines) if at not in gone]))

        self._fewer(range(len(draft.lines)), without)

    def _parts(self) -> None:
        draft = self.best

        def without(gone: set[tuple[int, int]]) -> Draft:
            return replace(draft, lines=tuple([(name, kept(at, parts, gone)) for at, (name, parts) in each]))

        def kept(line: int, parts: Sequence[T], gone: set[tuple[int, int]]) -> tuple[T, ...]:
            return tuple([part for at, part in enumerate(parts) if (line, at) not in gone])

        each = [*enumerate(draft.lines)]
        self._fewer([(at, part) for at, (_, parts) in each for part in range(len(parts))], without)

    def _words(self) -> None:
        draft = self.best
        places = [
            (at, part, word)
            for at, (_, parts) in enumerate(draft.lines)
            for part, words in enumerate(parts)
            for word in range(len(words))
        ]

        def without(gone: set[tuple[int, int, int]]) -> Draft:
            lines = tuple(
                (
                    name,
                    tuple(
                        tuple(each for word, each in enumerate(words) if (at, part, word) not in gone)
                        for part, words in enumerate(parts)
                    ),
                )
                for at, (name, parts) in enumerate(draft.lines)
            )
            return replace(draft, lines=lines)

        self._fewer(places, without)

    def _lower_numbers(self) -> None:
        """Write lower numbers: a number wherever it stands, as it may name a place, then each by itself; and the plain
        name of a thing for a certain one of several."""
        self._try(self.best.with_words(lambda word: re.sub(r"\.\d+$", "", word)))
        for number in sorted(self._numbers(), reverse=True):
            for lower in _lower(number):
                old, new = str(number), str(lower)
                if self._try(self.best.with_words(lambda word, old=old, new=new: new if word == old else word)):
                    break
        for at, (name, parts) in enumerate(self.best.lines):
            for part, words in enumerate(parts):
                for place, word in enumerate(words):
                    self._lower_one(at, part, place, word)

    def _lower_one(self, at: int, part: int, place: int, word: str) -> None:
        for lower in _lower(int(word)) if word.isdecimal() else ():
            name, parts = self.best.lines[at]
            words = (*parts[part][:place], str(lower), *parts[part][place + 1 :])
            line = (name, (*parts[:part], words, *parts[part + 1 :]))
            if self._try(replace(self.best, lines=(*self.best.lines[:at], line, *self.best.lines[at + 1 :]))):
                return

    def _numbers(self) -> set[int]:
        text = " ".join([self.best.written.position or "", *self.best.entry.moves, self.best.entry.refused or ""])
        return {int(word) for word in re.findall(r"(?<!\S)\d+(?![^\s,])", text)}


def _lower(number: int) -> list[int]:
    """Return lower numbers to try, the lowest first."""
    return sorted({0, 1, 2, number // 2, number - 1} & {*range(number)})
