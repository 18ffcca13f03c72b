"""Chart: a figure as data, with the sentence and the table that say the same to who can’t see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from html import escape
from typing import Literal, SupportsFloat

import msgspec
from msgspec.structs import replace

from vikinglab.core.show.picture import address
from vikinglab.core.show.scene import Mark, Scene
from vikinglab.core.words.speech import Text, joined

Number = int | float | Fraction
Words = Text | str
"""A text in every language; or in one, for who writes a figure for a class."""
Cell = int | float | Words | None


class Series(msgspec.Struct, frozen=True):
    """One value for each place across, or none: as bars, or as a line with a dot at each."""

    name: Words
    values: Sequence[Number | None]
    look: Literal["bars", "line"] = "bars"


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A figure: what lies across and what goes up, in one series or several; its sentence, and its table.

    The table has a column for each series, and one for each of the ``notes``: words that stand in no figure.
    """

    title: Words
    across: Words
    up: Words
    places: Sequence[int | Words]
    series: Sequence[Series]
    sentence: Words
    notes: Sequence[tuple[Words, Sequence[Words]]] = ()
    words: Mapping[str, Words] = {}
    """How what can be set is called, and each word that it can be set to."""
    uses: Sequence[str] | None = None
    """What of that matters to this figure; None for all of it."""
    scene: Scene | None = None
    """A board that shows it, where bars and lines don’t: they aren’t drawn then."""

    def __post_init__(self) -> None:
        columns = [*(each.values for each in self.series), *(said for _, said in self.notes)]
        if not (self.series or self.scene) or any(len(column) != len(self.places) for column in columns):
            raise ValueError(f"“{self.title}”: each column needs {len(self.places)} values, one for each place")

    @property
    def head(self) -> list[Words]:
        """Return what the columns of the table are."""
        return [self.across, *(each.name for each in self.series), *(name for name, _ in self.notes)]

    @property
    def rows(self) -> list[list[Cell]]:
        """The rows of the table, one for each place."""
        columns = [self.places, *(each.values for each in self.series), *(said for _, said in self.notes)]
        return [[_plain(value) for value in row] for row in zip(*columns, strict=True)]

    def __repr__(self) -> str:
        return f"<{self.title}: {self.sentence}>"

    def _repr_html_(self) -> str:
        """The sentence and the table, for who reads a notebook without a kernel; a board as a picture before them."""
        head = "".join(f"<th>{escape(str(name))}</th>" for name in self.head)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(_written(cell))}</td>' for cell in row)}</tr>" for row in self.rows)
        told = f"<p><b>{escape(str(self.title))}</b><br>{escape(str(self.sentence))}</p>"
        return f"{_picture(self.scene)}{told}<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _plain(value: SupportsFloat | Text | None) -> Cell:
    return value if value is None or isinstance(value, (int, str, Text)) else float(value)


def _written(cell: Cell) -> str:
    if cell is None:
        return "–"
    return f"{cell:.2f}".rstrip("0").rstrip(".") if isinstance(cell, float) else str(cell)


def _picture(scene: Scene | None) -> str:
    """A board by itself, as an image: drawings within a page are taken out where a notebook isn't trusted."""
    if scene is None:
        return ""
    source = address(scene.svg()).replace("&", "&amp;")
    return f"<p><img alt=\"\" width=\"600\" src='{source}'></p>"


SHADES = 5
"""So many steps of shade there are."""


class Note(msgspec.Struct, frozen=True):
    """A note on a space of a board: a figure, how much there is of it from 0 to 1, and the words for it."""

    text: str
    share: float
    words: Text


def noted(scene: Scene, group: str, title: Text, notes: Mapping[str, Note]) -> Scene:
    """A group of a scene alone, with these notes on its spaces: each is shaded, and its figure stands over all.

    What bears no note says nothing: who hears the board is told what it shows, and what lies there.
    """
    shown = {each.id: each for each in scene.groups}[group]
    marks = [_noted(mark, notes.get(mark.id)) for mark in scene.marks if mark.group == group]
    taken = {mark.on for mark in marks if mark.kind == "piece"}
    figures = [_figure(mark, notes[mark.id], mark.id in taken) for mark in marks if mark.id in notes]
    return replace(
        scene,
        width=2 * shown.x + shown.width,
        height=2 * shown.y + shown.height,
        title=title,
        marks=(*marks, *figures),
        groups=(replace(shown, words=joined("parts", [title, shown.words])),),
        active=(),
    )


def _noted(mark: Mark, note: Note | None) -> Mark:
    if note is None:
        return replace(mark, words=None)
    shade = f"vl-shade-{max(1, min(SHADES, 1 + int(SHADES * note.share)))}"
    words = note.words if mark.words is None else joined("label", [mark.words, note.words])
    return replace(mark, words=words, over=f"{mark.over} {shade}".strip())


def _figure(mark: Mark, note: Note, taken: bool) -> Mark:
    """The figure of a note: in the middle of its space, or at its lower edge where something lies there."""
    y = mark.y + (mark.size / 4 if taken else 0)
    return Mark(f"note:{mark.id}", "label", mark.x, y, group=mark.group, text=note.text, print="over")
