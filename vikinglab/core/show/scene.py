"""Scene: what to draw, as data; as SVG; and as words.

A scene is a list of marks. The id of each stays the same from scene to scene, so that a live board lets a piece glide
to its place in the next scene. Marks belong to groups, such as the board and the ship of each seat; a mark's place
counts from the upper left corner of its group. A front end with another shape (a phone, held upright) puts the groups
elsewhere and leaves the marks as they are: only ``Group.x`` and ``Group.y`` are the picture's own. A group that would
be too small there may have a narrow form as well, with other places for its marks.

The drawings of all games are in ``art.svg`` beside this file, a game's own in its folder. A drawing fits a square of 32
units around its middle. A mark names its drawings, and is as large as its ``size``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypedDict, Unpack

import msgspec
from msgspec.structs import replace

from ..words.speech import LANGUAGES, Text
from . import picture
from .art import UNIT
from .solid import Solid
from .stored import output

At = tuple[float, float]
"""A place: the distance to the right, and down."""
Kind = Literal["space", "piece", "label"]
PRINTS = ("title", "name", "note", "script", "number", "over", "light", "count", "tally")
"""The prints that all games share. A game's own are classes of its ``art.svg``: ``.vl-amber-price`` there is the print
``amber-price``."""
Comes = Literal["", "roll", "turn", "show", "count", "flourish"]


class Drawn(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything that is drawn and printed at one place, in this order: frame, sprite, over, corner, figure, text."""

    sprite: str = ""
    frame: str = ""
    """A drawing behind the sprite, such as a card; the sprite is drawn smaller within it."""
    over: str = ""
    """Further drawings, with a space between their names, on top of all others."""
    size: float = UNIT
    turn: float = 0
    """The turn clockwise, in degrees; print beside its drawings stays upright."""
    corner: str = ""
    """A small figure in the upper left corner."""
    figure: str = ""
    """A figure on a dark ground at the lower right, on a mark with a frame."""
    unsure: bool = False
    """True if the figure is inferred or reconstructed, and not stated by a rulebook: then it is in italics."""
    text: str = ""
    """A figure or a letter printed on it, the same in every language."""
    label: Text | None = None
    """Words printed on it."""
    print: str = "note"
    """The print of text and label: one of ``PRINTS``, or the game's own. A name begins at its place, as if ``align``
    said so; print over a drawing is large, and has an edge; light words are for the dark of a chart."""
    align: Literal["", "start"] = ""
    """The place of text and label: in the middle, or from there on; with a sprite, from its right edge on."""
    seat: int | None = None
    """The seat whose colour it has."""
    faint: bool = False
    """True if it is drawn pale: used up, or not yet of use."""


class Detail(Drawn, frozen=True, omit_defaults=True):
    """A detail that lies on a mark and moves with it: its place counts from the middle of the mark.

    The words of the mark also tell what it shows.
    """

    x: float
    y: float


class Mark(Drawn, frozen=True, omit_defaults=True):
    """An element of a board. Its id stays the same from scene to scene, and never encodes a secret.

    Its details are drawn on top.
    """

    id: str
    kind: Kind
    """The kind: the keyboard moves among spaces; a piece lies on one and may move; a label is only read."""
    x: float
    y: float
    words: Text | None = None
    """The words for a reader who can't see it: "space 7: axe, Sky's ship"; None if another mark's words say it."""
    group: str = ""
    on: str = ""
    """The space that it lies on."""
    around: At | None = None
    """The centre that it moves around, clockwise, if it doesn't move straight across."""
    choice: str = ""
    """The id that it stands for in a path: several equal pieces are one choice, and a piece may stand for its space."""
    small: str = ""
    """The drawing that replaces all its others on a small board, as on a phone."""
    fine: bool = False
    """True for fine print: a small board leaves it out."""
    solid: Solid | None = None
    """The block of the mark, turned by ``turn`` in its place."""
    path: str = ""
    """An outline of its own, as a path of SVG in its group, for shapes that follow the position; its place is 0, 0."""
    paint: str = ""
    """The paint of that outline: a class of the game's ``art.svg``, as of a print of its own."""
    step: int = 0
    """The step in which it comes, if a group is told one thing after another; blocks of a step are thrown."""
    details: tuple[Detail, ...] = ()
    """The details that lie on it, such as the figures of a card."""
    tells: bool = False
    """True if pointing at it shows its words, such as where a figure comes from."""
    comes: Comes = ""
    """The way a mark comes and changes. A die rolls, a card turns over; anything on it is shown after the turn. What is
    counted waits for its step, pale and without its figure; a flourish may go with it."""
    origin: str = ""
    """The piece from which it glides when it is new, such as the ship that brings it."""
    goes: str = ""
    """The piece to which it glides when it is taken away, such as the ship that takes it aboard."""

    @property
    def chosen_as(self) -> str:
        """Return the id that chooses it."""
        return self.choice or self.id


class Look(TypedDict, total=False):
    """The look of a mark, by those of its fields that a game may choose."""

    sprite: str
    frame: str
    over: str
    size: float
    turn: float
    corner: str
    figure: str
    unsure: bool
    text: str
    label: Text | None
    print: str
    align: Literal["", "start"]
    seat: int | None
    around: At | None
    faint: bool
    small: str
    fine: bool
    solid: Solid | None
    path: str
    paint: str
    step: int
    details: tuple[Detail, ...]
    tells: bool
    comes: Comes
    origin: str
    goes: str


class View(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a group that is shown alone where space is short: when its tab is pointed at, or is active."""

    tab: str
    """The mark that brings it to the front."""
    x: float
    y: float
    width: float
    height: float


Shape = Literal["", "wide", "narrow"]


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a scene with its own place: its upper left corner, and its size."""

    id: str
    x: float
    y: float
    width: float
    height: float
    words: Text
    """A description of everything in the group."""
    backdrop: str = ""
    """The drawing under its marks, from its upper left corner on."""
    sheet: bool = False
    """True if its marks lie on a sheet of card."""
    seat: int | None = None
    fold: float = 0
    """The height of a panel's upper part, visible until somebody opens it: it is a row, as wide as its column."""
    only: Shape = ""
    """The only shape of page for it, if it isn't for all: a phone is narrow, a picture wide."""
    views: tuple[View, ...] = ()
    """The parts of it of which a narrow page shows one at a time."""
    closeup: tuple[float, float, float, float, float] | None = None
    """The part of it that matters now: its upper left corner, its size, and how many degrees the board is turned around
    the middle of that part. A narrow board also shows it large."""

    def space(self, id: str, at: At, words: Text, choice: str = "", **look: Unpack[Look]) -> Mark:
        """Return a space of this group."""
        return Mark(id, "space", *at, words, self.id, choice=choice, **look)

    def piece(
        self, id: str, at: At, words: Text | None = None, on: str = "", choice: str | None = None, **look: Unpack[Look]
    ) -> Mark:
        """Return a piece of this group. It stands for the space that it lies on, unless it says otherwise.

        >>> board = Group("board", 0, 0, 100, 100, plain("the board"))
        >>> board.piece("ship:1", (40, 20), plain("Sky’s ship"), on="space:7").chosen_as
        'space:7'
        """
        return Mark(id, "piece", *at, words, self.id, on=on, choice=on if choice is None else choice, **look)

    def label(
        self, id: str, at: At, words: Text | None = None, on: str = "", choice: str | None = None, **look: Unpack[Look]
    ) -> Mark:
        """Return a label of this group. It stands for the space that it belongs to, unless it says otherwise."""
        return Mark(id, "label", *at, words, self.id, on=on, choice=on if choice is None else choice, **look)


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board in one position, for one seat or for all."""

    game: str
    width: float
    height: float
    title: Text
    marks: tuple[Mark, ...]
    groups: tuple[Group, ...] = ()
    active: tuple[str, ...] = ()
    """The ids of everything that belongs to the seat whose turn it is."""

    def words(self, language: str = "en") -> list[str]:
        """Return the scene for a blind reader: its title, then a line for each group and each mark, in order.

        >>> vl.new("raids", players=3, seed=7).scene().words()[0]
        'Voyage 1 of 4: Sky to play'
        """
        wide = self.shaped("wide")
        told = [self.title, *(group.words for group in wide.groups), *(mark.words or mark.label for mark in wide.marks)]
        return [words[language] for words in told if words is not None]

    def shaped(self, shape: Shape) -> Scene:
        """Return the scene for a shape of page: without the groups that are for the other one."""
        others = {group.id for group in self.groups if group.only not in ("", shape)}
        if not others:
            return self
        marks = tuple(mark for mark in self.marks if mark.group not in others)
        return replace(self, marks=marks, groups=tuple(group for group in self.groups if group.id not in others))

    def to_json(self) -> bytes:
        """Return the scene as JSON for a front end."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes) -> Scene:
        """Return the scene from JSON."""
        return msgspec.json.decode(data, type=cls, dec_hook=_text)

    def svg(self, language: str = "en") -> str:
        """Draw the scene as a picture that needs nothing else."""
        return picture.svg(self, language)

    def board(self) -> Scene:
        """Return the largest group alone, without words: it is the same in every language."""
        board = max(self.groups, key=lambda group: group.width * group.height)
        muted = [_mute(mark) for mark in self.marks if mark.group == board.id]
        return replace(
            self,
            width=board.width,
            height=board.height,
            groups=(replace(board, x=0, y=0),),
            marks=tuple([mark for mark in muted if mark is not None]),
            active=(),
        )

    def __repr__(self) -> str:
        return f"<scene of {self.game}: {self.title['en']}>"

    def _repr_mimebundle_(self, **asked: object) -> dict[str, str]:
        return output(self, str(self.title))


def _mute(mark: Mark) -> Mark | None:
    """Return a mark without words; None if it was only words, or a plate under them."""
    if not (mark.sprite or mark.frame or mark.over) or (mark.kind == "label" and mark.label):
        return None
    details = tuple([detail for detail in mark.details if not detail.label])
    return replace(mark, words=None, label=None, text="", corner="", figure="", details=details)


def plain(words: str) -> Text:
    """Return a text that is the same in every language."""
    return Text(dict.fromkeys(LANGUAGES, words))


def ids(marks: Iterable[Mark]) -> set[str]:
    """Return everything in these marks that a path may point at."""
    return {mark.chosen_as for mark in marks}


def _text(kind: type, value: Any) -> object:
    if kind is Text:
        return Text(value)
    raise NotImplementedError(kind)
