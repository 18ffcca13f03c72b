"""Shapes: how the values of written positions are both read and written, a class for each."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import copy
from itertools import islice, takewhile
from typing import Any, Generic, TypeVar, cast

from .terms import BadPosition, Names, Terms

T = TypeVar("T")

LETTERS = "ABCDEF"
"""The names of the seats."""


class Words:
    """The words of a line, read from left to right. A comma is a word of its own.

    >>> words = Words("axe rune, sail")
    >>> words.next("a tile"), words.next("a tile"), words.peek
    ('axe', 'rune', '')
    """

    def __init__(self, text: str) -> None:
        # They are kept in reverse: removing the last entry of a list costs nothing.
        self._left = [*map(str, re.findall(r",|[^\s,]+", text))][::-1]

    def __bool__(self) -> bool:
        return bool(self._left)

    @property
    def peek(self) -> str:
        """The next word, which isn't read yet; nothing at the end of a part."""
        return self._left[-1] if self._left and self._left[-1] != "," else ""

    def next(self, wanted: str) -> str:
        """Read a word; ``BadPosition`` with what is wanted if the part of the line ends here."""
        if not self.peek:
            raise BadPosition(f"{wanted} is expected, but nothing follows")
        return self._left.pop()

    def ahead(self, most: int) -> list[str]:
        """Return the words that come next in this part, without reading them; no more than ``most``."""
        part = takewhile(lambda word: word != ",", reversed(self._left))
        return [*islice(part, most)]

    def back(self, word: str) -> Words:
        """Put a word that was read back, and return the words."""
        self._left.append(word)
        return self

    def drop(self, number: int) -> None:
        """Read as many words, whatever they are."""
        del self._left[len(self._left) - number :]

    def skip(self, word: str) -> None:
        """Read a word that must stand here."""
        if not self._left or self._left[-1] != word:
            raise BadPosition(f"“{word}” is expected" + (f", not “{self._left[-1][:40]}”" if self._left else ""))
        self._left.pop()

    def end_part(self) -> None:
        """Go on to the next part of the line; ``BadPosition`` if this one has a word too many."""
        if self.peek:
            raise BadPosition(f"nothing more is expected before “{self.peek[:40]}”")
        if self._left:
            self._left.pop()

    def end(self) -> None:
        """Refuse words that nothing has read."""
        if self._left:
            raise BadPosition(f"nothing more is expected before “{self._left[-1][:40]}”")


# ------------------------------------------------------------------------------------------------ Shapes


class Shape(Generic[T]):
    """A way to write a kind of value in words, and to read it back."""

    what: str = "a word"
    """The name by which errors call it."""

    @property
    def says(self) -> str:
        """The description of what may be written."""
        return self.what

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        """The shapes that it is made of."""
        return ()

    @property
    def listed(self) -> Mapping[str, str]:
        """The words that it understands, where these can be listed, each with the names that players know."""
        return {}

    @property
    def forms(self) -> Mapping[str, str]:
        """The words with which a value may begin, each with the description of what follows."""
        return {}

    def example(self) -> str:
        """Return an example of what may be written; nothing if it has none."""
        return ""

    def read(self, words: Words) -> T:
        """Read a value; ``BadPosition`` if the words are no such value."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """Return the words that stand for a value."""
        raise NotImplementedError


class Number(Shape[int]):
    """A whole number within bounds, and what it counts.

    >>> Number(1, 6, "a die").read(Words("7"))
    Traceback (most recent call last):
    vikinglab.core.engine.terms.BadPosition: a die from 1 to 6 is expected, not “7”
    """

    def __init__(self, low: int, high: int, of: str = "a whole number") -> None:
        self._low, self._high = low, high
        self.what = f"{of} from {low} to {high}"

    def example(self) -> str:
        return str(max(self._low, min(self._high, 2)))

    def read(self, words: Words) -> int:
        word = words.next(self.what)
        # On its own ``int`` accepts digits of all scripts and underscores, and fails at thousands of digits.
        if not re.fullmatch("-?[0-9]{1,5}", word) or not self._low <= int(word) <= self._high:
            raise BadPosition(f"{self.what} is expected, not “{word[:40]}”")
        return int(word)

    def write(self, value: int) -> str:
        return str(value)


class OneOf(Shape[str]):
    """One of some words, or what players call it; the word is what is written.

    >>> OneOf("a tile", ["axe", "rune"]).read(Words("runes"))
    Traceback (most recent call last):
    vikinglab.core.engine.terms.BadPosition: a tile is expected, not “runes”; did you mean “rune”?
    >>> tile = OneOf("a tile", ["axe"], lambda id: {"en": "battle axe", "fr": "hache de guerre"})
    >>> tile.read(Words("Battle axe")), tile.read(Words("hache-de-guerre"))
    ('axe', 'axe')
    """

    def __init__(self, what: str, known: Iterable[str], names: Names | None = None) -> None:
        self.what, self._terms = what, Terms(known, names)

    @property
    def listed(self) -> Mapping[str, str]:
        return self._terms.named()

    def example(self) -> str:
        return next(iter(self._terms.ids), "")

    def read(self, words: Words) -> str:
        return self._terms.read(self.what, words)

    def write(self, value: str) -> str:
        return value


class AnyWord(Shape[str]):
    """A word, whatever it is."""

    def example(self) -> str:
        return "word"

    def read(self, words: Words) -> str:
        return words.next(self.what)

    def write(self, value: str) -> str:
        return value


class Flag(Shape[bool]):
    """A word that is there or not.

    >>> Flag("spent").read(Words("spent")), Flag("spent").read(Words(""))
    (True, False)
    """

    def __init__(self, word: str) -> None:
        self.what, self._word = word, OneOf(word, [word])

    @property
    def says(self) -> str:
        return f"perhaps “{self.what}”"

    def example(self) -> str:
        return self.what

    def read(self, words: Words) -> bool:
        return bool(words.peek and self._word.read(words))

    def write(self, value: bool) -> str:
        return self.what if value else ""


class Named(Shape[T]):
    """One of several values, by its name, or by what players call it.

    >>> side = Named("a side", {"north": 0, "south": 1})
    >>> side.read(Words("south")), side.write(0)
    (1, 'north')
    """

    def __init__(self, what: str, values: Mapping[str, T], names: Names | None = None) -> None:
        self.what, self._values, self._word = what, values, OneOf(what, values, names)
        self._names = {value: name for name, value in values.items()}

    @property
    def listed(self) -> Mapping[str, str]:
        return self._word.listed

    def example(self) -> str:
        return self._word.example()

    def read(self, words: Words) -> T:
        return self._values[self._word.read(words)]

    def write(self, value: T) -> str:
        return self._names[value]


class Seat(Named[int]):
    """A seat, by its letter.

    >>> Seat(3).read(Words("C")), Seat(3).write(2)
    (2, 'C')
    """

    what = "a seat"

    def __init__(self, players: int) -> None:
        super().__init__(self.what, {letter: seat for seat, letter in enumerate(LETTERS[:players])})


class Seats(Shape["tuple[int, ...] | None"]):
    """The seats that have seen a piece, in one word: ``AC``, each seat for itself, or ``all``, to whom it was shown at
    once; that is None.

    >>> Seats(3).read(Words("AC")), Seats(3).read(Words("all"))
    ((0, 2), None)
    """

    what = "the letters of seats, or all"

    def __init__(self, players: int) -> None:
        self._seat = Seat(players)

    def example(self) -> str:
        return "AB"

    def read(self, words: Words) -> tuple[int, ...] | None:
        word = words.next(self.what)
        return None if word == "all" else tuple(sorted({self._seat.read(Words(letter)) for letter in word}))

    def write(self, value: tuple[int, ...] | None) -> str:
        return "all" if value is None else "".join(map(self._seat.write, value))


class Like(Shape[T]):
    """One of several things that may be alike, by its name: the next one that isn't named yet. ``axe.3`` is the third
    of this name.

    >>> coins = Like("a coin", [2, 3, 5], lambda coin: "even" if coin % 2 == 0 else "odd")
    >>> Many(coins).read(Words("odd odd"))
    (3, 5)
    """

    def __init__(self, what: str, things: Iterable[T], name: Callable[[T], str], names: Names | None = None) -> None:
        self.what, self._named = what, set[str]()
        self._may, self._where = cast(Callable[[T], bool], lambda thing: True), ""
        self._things: dict[str, list[tuple[str, T]]] = {}
        for thing in things:
            like = self._things.setdefault(name(thing), [])
            like.append((f"{name(thing)}.{len(like) + 1}", thing))
        self._terms = Terms(self._things, names)

    @property
    def listed(self) -> Mapping[str, str]:
        return self._terms.named()

    def example(self) -> str:
        return next(iter(self._things), "")

    def only(self, where: str, may: Callable[[T], bool]) -> Like[T]:
        """Return the shape for a place where not all of the things may be, with the place's name in errors. A thing
        named in one shape counts as named in the other."""
        twin = copy(self)
        twin._may, twin._where = may, f" {where}"
        return twin

    def read(self, words: Words) -> T:
        word, dot, number = words.next(self.what).partition(".")
        # A number ends a name, so a name of several words can't go on behind it.
        face = self._terms.read(self.what, Words(word) if dot else words.back(word))
        for name, thing in self._left(self._things[face]):
            if not dot or name == f"{face}.{number}":
                self._named.add(name)
                return thing
        raise BadPosition(f"no “{face}{dot}{number[:20]}” is left{self._where}")

    def write(self, value: T) -> str:
        [(name, like)] = [(name, like) for like in self._things.values() for name, thing in like if thing == value]
        # A plain name is read as the first one that is left, so it must not be written for another.
        plain = self._left(like)[:1] == [(name, value)]
        self._named.add(name)
        return name.partition(".")[0] if plain else name

    def _left(self, like: list[tuple[str, T]]) -> list[tuple[str, T]]:
        return [(name, thing) for name, thing in like if self._may(thing) and name not in self._named]


class Maybe(Shape[T]):
    """A value that is left out if it is the usual one. It comes last, or before others that are left out too.

    >>> Maybe(Number(1, 6), 1).read(Words("")), Maybe(Number(1, 6), 1).write(1)
    (1, '')
    """

    def __init__(self, shape: Shape[T], usual: T) -> None:
        self._shape, self._usual = shape, usual
        self.what = shape.what

    @property
    def says(self) -> str:
        return f"perhaps {self._shape.says}"

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        return (self._shape,)

    def example(self) -> str:
        return self._shape.example()

    def read(self, words: Words) -> T:
        return self._shape.read(words) if words.peek else self._usual

    def write(self, value: T) -> str:
        return "" if value == self._usual else self._shape.write(value)


class Many(Shape[tuple[T, ...]]):
    """Any number of values, up to the next comma.

    >>> Many(Number(1, 6)).read(Words("2 5")), Many(Number(1, 6)).write((2, 5))
    ((2, 5), '2 5')
    """

    def __init__(self, shape: Shape[T], most: int = 100) -> None:
        self._shape, self._most = shape, most
        self.what = shape.what

    @property
    def says(self) -> str:
        return f"any number of: {self._shape.says}"

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        return (self._shape,)

    def example(self) -> str:
        return self._shape.example()

    def read(self, words: Words) -> tuple[T, ...]:
        found: list[T] = []
        while words.peek:
            if len(found) == self._most:
                raise BadPosition(f"at most {self._most} can stand here")
            found.append(self._shape.read(words))
        return tuple(found)

    def write(self, value: tuple[T, ...]) -> str:
        return " ".join(map(self._shape.write, value))


class Bag(Many[Any]):
    """Any number of values whose order says nothing.

    >>> Bag(Number(1, 6)).read(Words("5 2"))
    (2, 5)
    """

    def read(self, words: Words) -> tuple[Any, ...]:
        return tuple(sorted(super().read(words)))


class Joined(Shape[tuple[T, ...]]):
    """Any number of values in one word, with plus signs between them; a hyphen for none.

    >>> Joined(Number(1, 6)).read(Words("2+5")), Joined(Number(1, 6)).write(())
    ((2, 5), '-')
    """

    def __init__(self, shape: Shape[T]) -> None:
        self._shape, self.what = shape, f"{shape.what}, or several joined by plus signs"

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        return (self._shape,)

    def example(self) -> str:
        return self._shape.example()

    def read(self, words: Words) -> tuple[T, ...]:
        word = words.next(self.what)
        return () if word == "-" else tuple([self._shape.read(Words(part)) for part in word.split("+")])

    def write(self, value: tuple[T, ...]) -> str:
        return "+".join(map(self._shape.write, value)) or "-"


class Each(Shape[tuple[T, ...]]):
    """Any number of values with commas between them.

    >>> Each(Many(Number(1, 6))).read(Words("2 5, 3"))
    ((2, 5), (3,))
    """

    def __init__(self, shape: Shape[T]) -> None:
        self._shape = shape
        self.what = shape.what

    @property
    def says(self) -> str:
        return f"{self._shape.says} (several, with commas between them)"

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        return (self._shape,)

    def example(self) -> str:
        return self._shape.example()

    def read(self, words: Words) -> tuple[T, ...]:
        found: list[T] = []
        while words:
            found.append(self._shape.read(words))
            words.end_part()
        return tuple(found)

    def write(self, value: tuple[T, ...]) -> str:
        return ", ".join(map(self._shape.write, value))


class Row(Shape[tuple[object, ...]]):
    """Values of different shapes one after another, with fixed words between them: ``Row(seat, "answers", seat)``.

    >>> Row(Seat(2), "answers", Seat(2)).read(Words("A answers B"))
    (0, 1)
    """

    def __init__(self, *shapes: Shape[Any] | str) -> None:
        self._shapes = shapes
        self.what = next(shape.what for shape in shapes if isinstance(shape, Shape))

    @property
    def says(self) -> str:
        return "; ".join(shape.says if isinstance(shape, Shape) else f"“{shape}”" for shape in self._shapes)

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        return tuple([shape for shape in self._shapes if isinstance(shape, Shape)])

    def example(self) -> str:
        return self._joined([shape.example() for shape in self.parts])

    def read(self, words: Words) -> tuple[object, ...]:
        found = []
        for shape in self._shapes:
            if isinstance(shape, Shape):
                found.append(shape.read(words))
            else:
                words.skip(shape)
        return tuple(found)

    def write(self, value: tuple[object, ...]) -> str:
        return self._joined([shape.write(each) for shape, each in zip(self.parts, value, strict=True)])

    def _joined(self, written: Iterable[str]) -> str:
        """Return the words of the values with the fixed words between them."""
        left = iter(written)
        words = [next(left) if isinstance(shape, Shape) else shape for shape in self._shapes]
        # ``Words`` reads a comma as a word of its own, but it is written close to the word before it.
        return " ".join(filter(None, words)).replace(" ,", ",")
