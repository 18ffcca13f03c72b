"""Shrinking: making a written example as small as it can be while it still shows its rule.

It works on the lines of written positions, their parts and words, by the grammar that all games share. So it needs
nothing of a game, and every step is a position that the game itself accepts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.teach.entries import Entry

T = TypeVar("T")

Line = tuple[str, tuple[tuple[str, ...], ...]]
"""A line of a position: its name, and its parts as words."""


class Draft(msgspec.Struct, frozen=True):
    """An example in pieces, some of which can be left out."""

    entry: Entry
    lines: tuple[Line, ...]

    @classmethod
    def of(cls, entry: Entry) -> Draft:
        """Take an example apart."""
        return cls(entry, tuple(_lines(entry.position or "")))

    @property
    def written(self) -> Entry:
        """Return the example, put together again."""
        if self.entry.position is None:
            return self.entry
        said = (f"{name}: {', '.join(map(' '.join, parts))}".rstrip() for name, parts in self.lines)
        return replace(self.entry, position=" / ".join(said))

    def with_words(self, change: Callable[[str], str]) -> Draft:
        """Return the example with every word of the position and of the moves changed; words changed to nothing go."""
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
    """Count the things that a position names: each part of a line is one; in a list, each word after the name.

    >>> things(Entry(position="route: 7 axe, 9 rune / A: space 6, aboard axe wood pig / B: home 1"))
    7
    """
    return sum(max(1, len(words) - 1) for _, parts in _lines(entry.position or "") for words in parts)


def measure(entry: Entry) -> tuple[int, int, int, int, str]:
    """Return the size of an example: its things and moves, its words, its numbers."""
    text = " ".join([entry.position or "", *entry.moves, entry.refused or "", *entry.drawn])
    numbers = sum(map(int, re.findall(r"\d+", text)))
    outside = len(entry.moves) + len(entry.drawn) + len(entry.rulings)
    return things(entry) + outside, len(text.split()), numbers + (entry.players or 0), len(text), text


class Spent(Exception):
    """An error: shrinking has used up its attempts, or its time."""


class Shrinker:
    """The shrinking of one example: its smallest form so far, and the attempts that are left.

    ``company`` counts the other rules that show together with the rule, or is None if the rule doesn't show. While an
    example gets smaller, it never gets more company.
    """

    def __init__(
        self,
        entry: Entry,
        company: Callable[[Entry], int | None],
        attempts: int,
        over: Callable[[], bool] = lambda: False,
    ) -> None:
        self._asked, self.left, self._over = company, attempts, over
        self._known: dict[bytes, int | None] = {}
        self.best = Draft.of(entry)
        self._company = company(entry) or 0

    def shrink(self) -> Entry:
        """Return the smallest example that it finds before the attempts are used up."""
        steps = (
            self._alone,
            self._moves,
            self._drawn,
            self._seats,
            self._whole_lines,
            self._parts,
            self._words,
            self._pairs,
        )
        try:
            before = None
            while self.best != before:
                before = self.best
                for step in (*steps, self._plain_names, self._numbers, self._each_number, self._order):
                    step()
        except Spent:
            pass
        return self.best.written

    def _try(self, draft: Draft) -> bool:
        """Take a draft if it still shows the rule, with no more company."""
        entry = draft.written
        key = msgspec.json.encode(entry)
        if key not in self._known:
            if self.left <= 0 or self._over():
                raise Spent
            self.left -= 1
            self._known[key] = self._asked(entry)
        company = self._known[key]
        if company is None or company > self._company:
            return False
        self.best, self._company = draft, company
        return True

    def _fewer(self, places: Sequence[T], without: Callable[[set[T]], Draft]) -> None:
        """Leave out as many of the places as the rule can do without: in large groups first, then one by one."""
        size, gone = len(places), set[T]()
        while size:
            for at in range(0, len(places), size):
                chunk = {*places[at : at + size]} - gone
                if chunk and self._try(without(gone | chunk)):
                    gone |= chunk
            size //= 2

    def _alone(self) -> None:
        """Leave out the words without which the rule has less company, so that only its own needs remain."""
        for place in _places(self.best)[::-1]:
            before, company = self.best, self._company
            if self._try(_without_words(self.best, {place})) and self._company == company:
                self.best = before

    def _moves(self) -> None:
        entry, draft = self.best.entry, self.best

        def without(gone: set[int]) -> Draft:
            moves = tuple([move for at, move in enumerate(entry.moves) if at not in gone])
            return replace(draft, entry=replace(entry, moves=moves))

        self._fewer(range(len(entry.moves)), without)

    def _drawn(self) -> None:
        # Outcomes of chance are given in order, so only the last ones can be left out.
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
        """Return the example without a seat: those after it move up by a letter."""

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
        self._fewer(_places(draft), partial(_without_words, draft))

    def _pairs(self) -> None:
        """Leave out two words at once if neither can go without the other, such as something that two seats share."""
        draft = self.best
        for pair in combinations(_places(draft), 2):
            if self._try(_without_words(draft, {*pair})):
                return

    def _plain_names(self) -> None:
        """Write the plain name of a thing instead of a certain one of several."""
        self._try(self.best.with_words(lambda word: re.sub(r"\.\d+$", "", word)))

    def _numbers(self) -> None:
        """Write lower numbers, each in all its places, because it may name a place; their order stays."""
        text = " ".join([self.best.written.position or "", *self.best.entry.moves, self.best.entry.refused or ""])
        least = 0
        for number in sorted({int(word) for word in re.findall(r"(?<!\S)\d+(?![^\s,])", text)}):
            for lower in _lower(number, least):
                if self._try(self.best.with_words(partial(_renamed, str(number), str(lower)))):
                    least = lower + 1
                    break
            else:
                least = number + 1

    def _each_number(self) -> None:
        """Write lower numbers, one by one; a number that also occurs elsewhere may be a place, and stays."""
        words = [word for _, parts in self.best.lines for part in parts for word in part]
        words += " ".join([*self.best.entry.moves, self.best.entry.refused or ""]).split()
        for place in _places(self.best):
            word = _word(self.best, place)
            if word.isdecimal() and words.count(word) == 1:
                any(self._try(_with_word(self.best, place, str(lower))) for lower in _lower(int(word)))

    def _order(self) -> None:
        """Sort parts that begin with numbers."""
        lines = []
        for name, parts in self.best.lines:
            numbered = all(words and words[0].isdecimal() for words in parts)
            lines.append((name, tuple(sorted(parts, key=lambda words: int(words[0]))) if numbered else parts))
        self._try(replace(self.best, lines=tuple(lines)))


def _renamed(old: str, new: str, word: str) -> str:
    return new if word == old else word


Place = tuple[int, int, int]
"""A word of a position: its line, its part and its number there."""


def _places(draft: Draft) -> list[Place]:
    each = enumerate(draft.lines)
    parts = [(at, part, words) for at, (_, parts) in each for part, words in enumerate(parts)]
    return [(at, part, word) for at, part, words in parts for word in range(len(words))]


def _word(draft: Draft, place: Place) -> str:
    at, part, word = place
    return draft.lines[at][1][part][word]


def _with_word(draft: Draft, place: Place, new: str) -> Draft:
    """Return an example with another word, or without one if it is empty."""
    return _changed(draft, lambda at, word: new if at == place else word)


def _without_words(draft: Draft, gone: set[Place]) -> Draft:
    return _changed(draft, lambda at, word: "" if at in gone else word)


def _changed(draft: Draft, change: Callable[[Place, str], str]) -> Draft:
    lines = []
    for at, (name, parts) in enumerate(draft.lines):
        changed = [
            tuple(filter(None, [change((at, part, number), word) for number, word in enumerate(words)]))
            for part, words in enumerate(parts)
        ]
        lines.append((name, tuple(filter(None, changed))))
    return replace(draft, lines=tuple(lines))


def _lower(number: int, least: int = 0) -> list[int]:
    """Return lower numbers to try, the lowest first."""
    return sorted({least, least + 1, least + 2, number // 2, number - 1} & {*range(least, number)})
