"""Chart: a figure as data, with the sentence and the table that say the same to who can’t see it."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from html import escape
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from vikinglab.core.engine.box import Box
from vikinglab.core.game import REMEMBERED, game
from vikinglab.core.position import Position
from vikinglab.core.show.scene import Mark, Scene, plain
from vikinglab.core.show.stored import DASHBOARD, captioned, described, in_each
from vikinglab.core.words.languages import STORED
from vikinglab.core.words.speech import Text, joined

from .drawn import WIDE, said, svg

Number = int | float | Fraction
Words = Text | str
"""A text in every language; or in one, for who writes a figure for a class."""
Cell = int | float | Words | None


class Series(msgspec.Struct, frozen=True):
    """One value for each place across, or none: as bars, or as a line with a dot at each."""

    name: Words
    values: Sequence[Number | None]
    look: Literal["bars", "line"] = "bars"
    listed: bool = True
    """False if the table has no column for it, because a note says the same in another form."""


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A figure: what lies across and what goes up, in one series or several; its sentence, and its table.

    The table has a column for each series, and one for each of the ``notes``: words that stand in no figure. Places
    that follow each other and have the same in every column share a row.
    """

    title: Words
    across: Words
    up: Words
    places: Sequence[int | Words]
    series: Sequence[Series]
    sentence: Words
    notes: Sequence[tuple[Words, Sequence[Words]]] = ()
    words: Mapping[str, Words] = {}
    """The names of the controls, and of each word that they can be set to."""
    uses: Sequence[str] | None = None
    """The controls that matter to this figure; None for all of them."""
    scene: Scene | None = None
    """A board that shows it, where bars and lines don’t: they aren’t drawn then."""

    def __post_init__(self) -> None:
        columns = [*(each.values for each in self.series), *(said for _, said in self.notes)]
        if not (self.series or self.scene) or any(len(column) != len(self.places) for column in columns):
            raise ValueError(f"“{self.title}”: each column needs {len(self.places)} values, one for each place")

    @property
    def _columns(self) -> list[tuple[Words, Sequence[Number | Words | None]]]:
        """The columns of the table after the places, each with its name."""
        return [*((each.name, each.values) for each in self.series if each.listed), *self.notes]

    @property
    def head(self) -> list[Words]:
        """Return the heads of the table's columns."""
        return [self.across, *(name for name, _ in self._columns)]

    @property
    def rows(self) -> list[list[Cell]]:
        """The rows of the table, one for places that have the same."""
        columns = [[_plain(value) for value in values] for _, values in self._columns]
        cells = [[column[at] for column in columns] for at in range(len(self.places))]
        found: list[list[int]] = []
        for at, row in enumerate(cells):
            if found and columns and row == cells[found[-1][0]]:
                found[-1].append(at)
            else:
                found.append([at])
        return [[_together([self.places[at] for at in run]), *cells[run[0]]] for run in found]

    def __repr__(self) -> str:
        return f"{self.title}: {self.sentence}"

    def _repr_html_(self) -> str:
        """Return a picture, the sentence and the table, for notebooks without a kernel.

        A dashboard gets them in every language: the page’s own setting decides which is seen.
        """
        if DASHBOARD not in os.environ:
            return self._html(STORED)
        return in_each(self._html)

    def _html(self, language: str) -> str:
        def written(words: Cell) -> str:
            return escape(_written(words, language))

        head = "".join(f"<th>{written(name)}</th>" for name in self.head)
        rows = "".join(f"<tr>{''.join(f'<td>{written(cell)}</td>' for cell in row)}</tr>" for row in self.rows)
        told = f"<b>{written(self.title)}</b><br>{written(self.sentence)}"
        # Whoever can't see bars and lines reads them in the table.
        picture = captioned(svg(self, language), said(self.title, language), told, WIDE)
        if self.scene is not None:
            picture = captioned(self.scene.svg(language), described(self.scene, language), told, self.scene.width)
        return f"{picture}<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _plain(value: Number | Words | None) -> Cell:
    return value if value is None or isinstance(value, (int, str, Text)) else float(value)


def _together(places: Sequence[int | Words]) -> int | Words:
    """Return places that share a row: numbers as a range, words as a list."""
    first, last = places[0], places[-1]
    if len(places) == 1:
        return first
    if isinstance(first, int) and isinstance(last, int) and last - first == len(places) - 1:
        return f"{first}–{last}"
    return joined("list", [each if isinstance(each, Text) else plain(str(each)) for each in places])


def _written(cell: Cell, language: str) -> str:
    if cell is None:
        return "–"
    if isinstance(cell, float):
        return f"{cell:.1f}".removesuffix(".0").replace(".", _point(language))
    return said(cell, language)


def _point(language: str) -> str:
    """Return the sign before the decimals of a number."""
    from babel import UnknownLocaleError
    from babel.numbers import get_decimal_symbol

    try:
        return get_decimal_symbol(language)
    except UnknownLocaleError:
        return "."


# ------------------------------------------------------------------------------------------------ The charts of a game


class Charts:
    """The charts of one game: numbers come from its odds, and words from its messages.

    All words of a chart stand in one message, ``chart-`` and its key: its title, and as attributes ``.across``,
    ``.sentence``, and a name for all bars, lines, notes and controls. They share the facts of the chart.
    """

    def __init__(self, key: str) -> None:
        self.key = key

    def say(self, key: str, **facts: object) -> Text:
        """Say a message of the charts, in every language."""
        return game(self.key).speech.say(f"chart-{key}", facts)

    def box(self, box: Box | None = None) -> Any:
        """Return a box, or that of the first edition as it comes where there is none."""
        return box or game(self.key).usual_box()

    def table(self, box: Box, position: str) -> Any:
        """Return the table of a written position. It is remembered, so it must not be changed."""
        return _table(self.key, box, position)

    def chart(
        self,
        key: str,
        places: Sequence[int | Words],
        *,
        up: str = "percent",
        bars: Mapping[str, Sequence[Number | None]] = {},
        lines: Mapping[str, Sequence[Number | None]] = {},
        series: Sequence[Series] = (),
        notes: Mapping[str, Iterable[Words]] = {},
        sentence: Iterable[str] = ("sentence",),
        facts: Mapping[str, object] = {},
        controls: Iterable[str] = (),
        words: Mapping[str, Words] = {},
        uses: Sequence[str] | None = None,
        scene: Scene | None = None,
    ) -> Chart:
        """Return a chart, with the words for what it is made of.

        ``up`` is another message of the charts. A ``series`` that has its own name comes before bars and lines. Several
        sentences are said one after the other.

        >>> bars = {"captured": [0, 0]}
        >>> Charts("drakkar").chart("prison", [1, 2], bars=bars, sentence=["never"], facts={"barred": 1})
        Time in prison while another pawn bars square 1 of the way: While another pawn stands right in front, ...
        """

        def said(part: str) -> Text:
            return self.say(f"{key}.{part}", **facts)

        return Chart(
            title=self.say(key, **facts),
            across=said("across"),
            up=self.say(up),
            places=places,
            series=(
                *series,
                *(Series(said(name), values) for name, values in bars.items()),
                *(Series(said(name), values, "line") for name, values in lines.items()),
            ),
            sentence=joined("sentences", map(said, sentence)),
            notes=[(said(name), [*words]) for name, words in notes.items()],
            words={**{name: said(name) for name in controls}, **words},
            uses=uses,
            scene=scene,
        )


@lru_cache(REMEMBERED)
def _table(key: str, box: Box, position: str) -> Any:
    return Position(game(key), box, position).table


# ------------------------------------------------------------------------------------------------ Notes on a board

SHADES = 5
"""The number of steps of shade."""


class Note(msgspec.Struct, frozen=True):
    """A note on a space of a board: a figure, how much there is of it from 0 to 1, and the words for it."""

    text: str
    share: float
    words: Text


ASIDE = 0.58
"""The size of things on a noted space, as a share of their own: they lie at its lower edge, below its figure."""


def noted(scene: Scene, group: str, title: Text, notes: Mapping[str, Note]) -> Scene:
    """Return a group of a scene alone, with these notes on its spaces: each is shaded, and its figure covers nothing.

    Spaces without a note have no words: by ear, only the notes are told, and what lies there.
    """
    shown = {each.id: each for each in scene.groups}[group]
    drawn = [mark for mark in scene.marks if mark.group == group]
    spaces = {mark.id: mark for mark in drawn if mark.id in notes}
    marks = [_noted(mark, notes.get(mark.id), spaces.get(mark.on)) for mark in drawn]
    taken = {mark.on for mark in marks if mark.kind == "piece"}
    figures = [_figure(space, notes[id], id in taken) for id, space in spaces.items()]
    return replace(
        scene,
        width=2 * shown.x + shown.width,
        height=2 * shown.y + shown.height,
        title=title,
        marks=(*marks, *figures),
        groups=(replace(shown, words=joined("parts", [title, shown.words])),),
        active=(),
    )


def _noted(mark: Mark, note: Note | None, under: Mark | None) -> Mark:
    """Return a mark with its note; a piece on a noted space makes way for the figure."""
    if note is None:
        if mark.kind != "piece" or under is None:
            return replace(mark, words=None)
        size = ASIDE * mark.size
        return replace(mark, words=None, size=size, x=under.x, y=under.y + (under.size - size) / 2)
    shade = f"vl-shade-{max(1, min(SHADES, 1 + int(SHADES * note.share)))}"
    words = note.words if mark.words is None else joined("label", [mark.words, note.words])
    return replace(mark, words=words, over=f"{mark.over} {shade}".strip())


def _figure(mark: Mark, note: Note, taken: bool) -> Mark:
    """Return the figure of a note: in the middle of its space, or at its upper edge if something lies there."""
    y = mark.y - (0.24 * mark.size if taken else 0)
    return Mark(f"note:{mark.id}", "label", mark.x, y, group=mark.group, text=note.text, print="over")
