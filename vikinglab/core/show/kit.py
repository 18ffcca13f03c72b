"""Drawing kit: what the boards of all games have in common.

A board lies at the left, and beside it the panels of the seats, each headed by a badge, a name and figures. A legend
shows what the drawings mean. Ids of the kit begin alike in every game: ``badge:0``, ``name:0``, ``file:a``, ``rank:1``,
``legend:axe``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypedDict, TypeVar

from msgspec.structs import replace

from ..engine.table import Table
from ..words.speech import Text, Word, joined, speech
from .art import drawing
from .scene import At, Detail, Group, Look, Mark, Scene

WIDTH, MARGIN = 1280, 12
"""The width of a scene, and the room around each of its groups."""
HEAD = 24
"""The height of a panel's header, from its upper edge."""

Value = TypeVar("Value")
Say = Callable[..., Text]


def messages(package: str, prefix: str = "") -> Say:
    """Return a function that says the messages of a game whose keys begin with a prefix, in every language.

    >>> say = messages("vikinglab.games.raids", "do-")
    >>> say("sail", space=7)["en"]
    'Sail to space 7'
    """

    def say(key: str, **facts: object) -> Text:
        return speech(package).say(prefix + key, facts)

    # A board says the same over and over. Facts that can't be remembered, such as texts, are rare.
    kept = lru_cache(maxsize=4096)(say)

    def said(key: str, **facts: object) -> Text:
        try:
            return kept(key, **facts)
        except TypeError:
            return say(key, **facts)

    return said


def ahead(table: Table, name: str, default: Value) -> Value:
    """Return a fact of the next thing to happen that has it, such as its seat or the dice that are left."""
    return next((getattr(thing, name) for thing in reversed(table.stack) if hasattr(thing, name)), default)


def in_turn(table: Table) -> int | None:
    """Return the seat whose turn it is: the one that the next thing to happen belongs to.

    >>> in_turn(vl.new("raids", players=3, seed=7).table)
    1
    """
    return ahead(table, "seat", None)


def title(table: Table, say: Say, **facts: object) -> Text:
    """Return the title of a board: the result or the seat to play, by its messages ``won``, ``turn`` and ``round``.

    ``winners`` are the words of the winners, for ``{ $and-winners }``; ``number`` says how many they are, and
    ``score`` what they have.
    """
    if table.result is not None:
        winners = tuple([Word(f"seat-{seat}") for seat in table.result.winners])
        return say("won", winners=winners, number=len(winners), score=max(table.result.scores), **facts)
    seat = in_turn(table)
    return say("round", **facts) if seat is None else say("turn", seat=seat, **facts)


# ------------------------------------------------------------------------------------------------ Places


def row(number: int, middle: float, apart: float) -> list[float]:
    """Return the places of things in a row, at equal distances around a middle.

    >>> row(3, 100, 40)
    [60.0, 100.0, 140.0]
    """
    return [middle + (at - (number - 1) / 2) * apart for at in range(number)]


def grid(number: int, columns: int, first: At, across: float, down: float) -> list[At]:
    """Return the places of things in rows of some columns, from the first on.

    >>> grid(3, 2, (10, 10), across=50, down=20)
    [(10, 10), (60, 10), (10, 30)]
    """
    x, y = first
    return [(x + at % columns * across, y + at // columns * down) for at in range(number)]


def in_row(things: Sequence[Value], middle: float, apart: float) -> Iterator[tuple[Value, float]]:
    """Yield each thing with its place in a row of them.

    >>> [*in_row("abc", 100, 40)]
    [('a', 60.0), ('b', 100.0), ('c', 140.0)]
    """
    return zip(things, row(len(things), middle, apart), strict=True)


def in_grid(things: Sequence[Value], columns: int, first: At, across: float, down: float) -> Iterator[tuple[Value, At]]:
    """Yield each thing with its place in rows of some columns."""
    return zip(things, grid(len(things), columns, first, across, down), strict=True)


def tally(n: int, aside: float = 14, size: float = 27) -> tuple[Detail, Detail]:
    """Draw a number on a dark disc, at the lower right of a drawing; with two digits it is larger.

    >>> [part.text for part in tally(3)]
    ['', '3']
    """
    size += 6 * (n > 9)
    badge = Detail(aside, aside - 2, sprite="vl-tally", size=size)
    return badge, Detail(aside, aside - 2, text=str(n), print="tally")


def slim(marks: Iterable[Mark]) -> Iterator[Mark]:
    """Draw marks again for narrow pages: with ids of their own, they stand for the same choices.

    >>> from vikinglab.core.show.scene import plain
    >>> [mark] = slim([Group("ship", 0, 0, 9, 9, plain("")).space("mast", (5, 5), plain("a mast"))])
    >>> mark.id, mark.chosen_as
    ('mast:narrow', 'mast')
    """
    for mark in marks:
        stands = mark.choice or (mark.id if mark.kind == "space" else "")
        yield replace(mark, id=f"{mark.id}:narrow", choice=stands)


def wrapped(text: Text, most: int) -> Iterator[Text]:
    """Yield the lines of a text, none longer than a number of letters, and as many in each language.

    >>> [dict(line) for line in wrapped(Text(en="one two three", fr="un deux"), 8)]
    [{'en': 'one two', 'fr': 'un'}, {'en': 'three', 'fr': 'deux'}]
    """
    count = max(len(_lines(words, most)) for words in text.values())
    lines = {language: _in_so_many(words, most, count) for language, words in text.items()}
    for at in range(count):
        yield Text({language: each[at] for language, each in lines.items()})


def _in_so_many(words: str, most: int, count: int) -> list[str]:
    """Return a number of lines of a text, as equally long as possible; those at its end may be empty."""
    found = (lines for width in range(1, most + 1) if len(lines := _lines(words, width)) == count)
    return next(found, [*_lines(words, most), *[""] * count])


def _lines(words: str, most: int) -> list[str]:
    found = [""]
    for each in words.split():
        longer = f"{found[-1]} {each}".strip()
        found = [*found[:-1], longer] if len(longer) <= most or not found[-1] else [*found, each]
    return found


# ------------------------------------------------------------------------------------------------ Panels


class Place(TypedDict):
    """The place of a group: its upper left corner, and its size."""

    x: float
    y: float
    width: float
    height: float


def column(board: Group, number: int, most: float = WIDTH) -> list[Place]:
    """Return the places of panels beside a board: one below another, equally high, up to a limit."""
    height = min(most, (board.height - MARGIN * (number - 1)) / number)
    x = board.x + board.width + MARGIN
    tops = [round(board.y + at * (height + MARGIN)) for at in range(number)]
    return [Place(x=x, y=y, width=WIDTH - MARGIN - x, height=round(height)) for y in tops]


def seat_words(say: Say, seat: int) -> Text:
    """Return the name of a seat with the letter of its badge and pieces, for readers who hear the board."""
    return joined("list", [say(f"seat-{seat}"), say(f"letter-{seat}")])


def header(panel: Group, badge: str, name: Text) -> Iterator[Mark]:
    """Draw the header of a panel: the badge of the seat, and its name."""
    yield panel.label(f"badge:{panel.seat}", (27, HEAD + 3), sprite=badge, seat=panel.seat)
    yield panel.label(f"name:{panel.seat}", (52, HEAD), label=name, print="name")


def counter(panel: Group, kind: str, x: float, figure: str, words: Text) -> Mark:
    """Draw a figure in the header of a panel."""
    return panel.label(f"{kind}:{panel.seat}", (x, HEAD), words, text=figure, print="name")


def heading(panel: Group, id: str, label: Text) -> Mark:
    """Draw the header of a panel that belongs to no seat."""
    return panel.label(id, (22, HEAD + 2), label=label, print="name")


# ------------------------------------------------------------------------------------------------ Boards of squares


def by_rows(places: Mapping[str, tuple[int, int]]) -> list[str]:
    """Return squares in reading order: row by row from the top; their names count from the lower left.

    >>> by_rows({"a1": (1, 1), "b1": (2, 1), "a2": (1, 2)})
    ['a2', 'a1', 'b1']
    """
    return sorted(places, key=lambda square: (-places[square][1], places[square][0]))


def coordinates(
    board: Group, files: str, spot: Callable[[str], At], left: float, low: float, print: str
) -> Iterator[Mark]:
    """Draw the letters of the files below the squares of a board, and the numbers of the ranks beside them."""
    for number, letter in enumerate(files, 1):
        x, y = spot(f"{letter}{number}")
        yield board.label(f"file:{letter}", (x, low), text=letter, print=print)
        yield board.label(f"rank:{number}", (left, y), text=str(number), print=print)


# ------------------------------------------------------------------------------------------------ Legends


class Things(NamedTuple):
    """A part of a legend: drawings, each with its name beside it."""

    id: str
    things: tuple[str, ...]
    look: Look = {}
    """The look of all that don't have their own."""


class Closeup(NamedTuple):
    """A part of a legend: one large drawing, with the meaning of each of its details beside it."""

    id: str
    thing: str
    details: tuple[str, ...]
    look: Look


LEGEND = 432
"""The width of a legend: a phone shows it almost at full size."""


def legend(
    game: str,
    say: Say,
    parts: Iterable[Things | Closeup],
    looks: Mapping[str, Look],
    words: Mapping[str, Word] = {},
    across: float = LEGEND / 3,
) -> Scene:
    """Draw what the drawings of a game mean, in columns of one width.

    A thing of the game's aid looks as it does there, unless its part or its own look says otherwise; any other has the
    drawing of its name, the game's own or a shared one. A thing is called by its word, with a capital letter; all
    others by the message ``legend-`` and their id, or as the aid calls them if there is no such message.
    """
    return _Legend(game, say, looks, words, across).scene(parts)


class _Legend:
    """A legend while it is drawn, from top to bottom."""

    def __init__(
        self, game: str, say: Say, looks: Mapping[str, Look], words: Mapping[str, Word], across: float
    ) -> None:
        # Only lessons draw legends, and to read an aid takes modules that nothing else here needs.
        from ..game import game as game_of
        from .aid import looks as in_aid

        self.aid, own = in_aid(game), game_of(game).speech.has
        parts = {thing: Word(f"part-{thing}") for thing in self.aid if not own(f"legend-{thing}")}
        self.game, self.say, self.looks, self.words, self.across = game, say, looks, parts | {**words}, across
        self.group = Group("legend", 0, 0, LEGEND, 0, say("legend"), sheet=True)
        self.y: float = HEAD

    def scene(self, parts: Iterable[Things | Closeup]) -> Scene:
        marks = tuple(mark for part in parts for mark in self.part(part))
        height = max(mark.y for mark in marks) + 34
        group = replace(self.group, height=height)
        return Scene(self.game, LEGEND, height, group.words, marks, (group,))

    def part(self, part: Things | Closeup) -> Iterator[Mark]:
        yield self.group.label(f"legend:{part.id}", (18, self.y), label=self.named(part.id), print="name")
        yield from self.things(part) if isinstance(part, Things) else self.closeup(part)

    def things(self, part: Things) -> Iterator[Mark]:
        columns = int(LEGEND // self.across)
        for thing, (x, y) in in_grid(part.things, columns, (36, self.y + 42), self.across, 54):
            yield self.thing(thing, (x, y), self.aid.get(thing, Look()) | part.look | self.looks.get(thing, {}))
            yield self.note(f"{thing}:name", (x + 32, y), thing)
            self.y = y + 44

    def closeup(self, part: Closeup) -> Iterator[Mark]:
        yield self.thing(part.thing, (62, self.y + 68), part.look)
        for number, detail in enumerate(part.details):
            yield self.note(detail, (126, self.y + 34 + 22 * number), detail)
        self.y += 134

    def thing(self, thing: str, at: At, look: Look) -> Mark:
        look = Look(sprite=drawing(self.game, thing)) | look
        return self.group.label(f"legend:{thing}", at, self.named(thing), **look)

    def note(self, id: str, at: At, named: str) -> Mark:
        return self.group.label(f"legend:{id}", at, label=self.named(named), align="start")

    def named(self, id: str) -> Text:
        if id not in self.words:
            return self.say(f"legend-{id}")
        said = self.say(self.words[id].key, **self.words[id].facts)
        return Text({language: words[:1].upper() + words[1:] for language, words in said.items()})
