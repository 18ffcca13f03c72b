"""Scene: what to draw, as data; as SVG; and as words.

A scene is a list of marks. Each has an id that stays the same from scene to scene, so that a live board lets a piece
glide to where the next scene puts it. Marks belong to groups, such as the board and the ship of each seat; a mark's
place is counted from the upper left corner of its group. So a front end with another shape (a phone, held upright)
puts the groups elsewhere and leaves the marks as they are: only ``Group.x`` and ``Group.y`` are the picture's own.

Drawings stand in ``art.svg``, those of all games beside this file, a game's own in its folder. A drawing lies in a
square of 32 units around its middle. A mark names its drawings, and is as large as its ``size``.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from hashlib import blake2b
from html import escape
from importlib.resources import files
from string import ascii_letters
from typing import Any, Literal

import msgspec

from ..words.speech import LANGUAGES, Text
from .themes import brief, picture

UNIT = 32.0
"""The square that drawings are made for."""
FRAME = 52.0
"""The square that frames are made for: a sprite has room in it."""

PAGE = 800.0
"""A picture that is narrower is shown no larger than it is: it would fill the page."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on a board. Ids are stable from scene to scene, and never encode a secret.

    It is drawn in this order: frame, sprite, over, corner, figure, text.
    """

    id: str
    kind: Literal["space", "piece", "label"]
    """A space is what one walks through with the keyboard; a piece lies on it and may move; a label is only read."""
    x: float
    y: float
    words: Text | None = None
    """How it is known to who can't see it: "space 7: axe, Sky B's ship"; None where another mark's words say it."""
    group: str = ""
    sprite: str = ""
    frame: str = ""
    """A drawing behind the sprite, such as a card; the sprite is drawn smaller within it."""
    over: str = ""
    """Further drawings, with a space between their names, that lie on all the rest."""
    size: float = UNIT
    height: float = 0.0
    """Where it isn't as high as it is wide."""
    corner: str = ""
    """A small figure in the upper left corner."""
    figure: str = ""
    """What stands on a dark ground at the lower right, on a mark with a frame."""
    unsure: bool = False
    """Whether the figure is inferred or reconstructed, and not stated by a rulebook: it stands in italics."""
    text: str = ""
    """What is printed on it: a figure or a letter, the same in every language."""
    label: Text | None = None
    """What is printed on it in words."""
    print: Literal["title", "name", "note", "script", "number", "over"] = "note"
    """How text and label are printed. A name begins at its place, as if it had been told to; what stands
    over something that is drawn is large, and has an edge."""
    align: Literal["", "start"] = ""
    """Where text and label stand: in the middle, or from there on; with a sprite, from its right edge on."""
    seat: int | None = None
    """The seat whose colour it has."""
    on: str = ""
    """The space that it lies on."""
    around: tuple[float, float] | None = None
    """Where it moves in the round and not straight across: the middle that it moves around, clockwise."""
    choice: str = ""
    """The id that it stands for in a path: several like pieces are one choice, and a piece may stand for its space."""
    faint: bool = False
    """Whether it is drawn pale: used up, or not yet of use."""

    @property
    def chosen_as(self) -> str:
        """The id by which it is chosen."""
        return self.choice or self.id


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a scene with a place of its own: its upper left corner, and how much room it takes."""

    id: str
    x: float
    y: float
    width: float
    height: float
    words: Text
    """All that the group shows, told in one go."""
    backdrop: str = ""
    """The drawing that lies under its marks, from its upper left corner on."""
    sheet: bool = False
    """Whether its marks lie on a sheet of card."""
    seat: int | None = None


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board in one position, for one seat or for all."""

    game: str
    width: float
    height: float
    title: Text
    marks: tuple[Mark, ...]
    groups: tuple[Group, ...] = ()
    active: tuple[str, ...] = ()
    """The ids of what belongs to the seat in turn."""

    def words(self, language: str = "en") -> list[str]:
        """The scene as a blind reader has it: its title, then a line for each group and for each mark, in order."""
        told = [self.title, *(group.words for group in self.groups), *(mark.words or mark.label for mark in self.marks)]
        return [words[language] for words in told if words is not None]

    def to_json(self) -> bytes:
        """The scene as a front end gets it."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes) -> Scene:
        """The scene that JSON holds."""
        return msgspec.json.decode(data, type=cls, dec_hook=_text)

    def svg(self, language: str = "en") -> str:
        """The scene as a picture that stands by itself."""
        return _Picture(self, language).svg()

    def __repr__(self) -> str:
        return f"<scene of {self.game}: {self.title['en']}>"

    def _repr_svg_(self) -> str:
        return self.svg()


def plain(words: str) -> Text:
    """A text that is the same in every language."""
    return Text(dict.fromkeys(LANGUAGES, words))


def ids(marks: Iterable[Mark]) -> set[str]:
    """Everything that a path may point at in these marks."""
    return {mark.chosen_as for mark in marks}


class Art(msgspec.Struct, frozen=True):
    """The drawings of a game and those that all share, each by its name, and the style of all; without colours."""

    style: str
    drawings: Mapping[str, str]

    def needed(self, names: Iterable[str]) -> list[str]:
        """The drawings with these names and those that they are built from, in the order of the files."""
        found: set[str] = set()
        left = list(names)
        while left:
            name = left.pop()
            if name not in found and name in self.drawings:
                found.add(name)
                left += _named(self.drawings[name])
        return [drawing for name, drawing in self.drawings.items() if name in found]


@cache
def art(key: str) -> Art:
    """What a game draws with: what all games share, and what it brings."""
    from ..game import game

    found_in = [files(package).joinpath("art.svg") for package in (__package__, game(key).package)]
    texts = [file.read_text("utf-8") for file in found_in if file.is_file()]
    found = [part for text in texts for part in re.finditer(_DRAWING, text)]
    style = "".join(_packed(part) for text in texts for part in re.findall(r"(?s)<style>(.*?)</style>", text))
    return Art(style, {part["name"]: _packed(part[0]) for part in found})


_DRAWING = r'(?ms)^<(?P<kind>\w+) id="(?P<name>[\w-]+)"(?:[^\n]*(?:/|</(?P=kind))>|.*?\n</(?P=kind)>)$'
"""A drawing is a line of the file, or ends with a line of its own."""


def _packed(markup: str) -> str:
    """Markup without the line ends and the room that only people need."""
    return re.sub(r"\s*\n\s*", " ", re.sub(r"([>}{;])\s*\n\s*", r"\1", markup)).strip()


class _Picture:
    """A scene while it becomes SVG. What several marks have in common is drawn once."""

    def __init__(self, scene: Scene, language: str) -> None:
        self.scene, self.language = scene, language
        self.drawn = {mark.id: self.drawing(mark) for mark in scene.marks}
        often = Counter((self.drawn[mark.id], _scale(mark)) for mark in scene.marks)
        worth = (part for part, times in often.items() if _shorter_shared(*part, times))
        self.shared = {part: f"shared-{number}" for number, part in enumerate(worth)}
        self.covered = {(mark.on, mark.x, mark.y) for mark in scene.marks if mark.kind == "piece" and mark.words}

    def svg(self) -> str:
        scene = self.scene
        narrow = f' style="max-width:{scene.width:g}px"' if scene.width < PAGE else ""
        body = f"{''.join(map(self.group, scene.groups))}{self.marks('')}"
        drawn = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}" role="img" '
            f'class="vl-scene vl-picture"{narrow} lang="{self.language}">'
            f"<title>{escape(scene.title[self.language])}</title>"
            f"{self.definitions(body)}{body}</svg>"
        )
        return _own_names(brief(drawn))

    def definitions(self, body: str) -> str:
        """The style and every drawing that is used, and what marks share."""
        known, used = art(self.scene.game), _named("".join(self.drawn.values()))
        drawings = known.needed([*(group.backdrop for group in self.scene.groups), *used])
        shared = [f'<g id="{name}"{_moved(scale)}>{drawn}</g>' for (drawn, scale), name in self.shared.items()]
        drawn = "".join([*shared, *drawings])
        style = _styled(known.style, drawn + body)
        return f"<style>{self.colours(style + drawn)}{style}</style><defs>{drawn}</defs>"

    def colours(self, drawn: str) -> str:
        """The colours that it is drawn with, and those of the seats that are here."""
        seats = {group.seat for group in self.scene.groups} | {mark.seat for mark in self.scene.marks}
        here = sorted(seat for seat in seats if seat is not None)
        return picture(set(re.findall(r"var\(--([\w-]+)\)", drawn)), here)

    def group(self, group: Group) -> str:
        sheet = f'<rect class="vl-sheet" width="{group.width:g}" height="{group.height:g}"/>'
        classes = _classes(group.seat, active=group.id in self.scene.active)
        return (
            f'<g{classes} transform="translate({group.x:g} {group.y:g})">'
            f"{sheet if group.sheet else ''}{_used(group.backdrop)}{self.marks(group.id, group.seat)}</g>"
        )

    def marks(self, group: str, seat: int | None = None) -> str:
        """The marks of a group; those that have the colour of the whole group needn't say so."""
        return "".join(self.mark(mark, seat) for mark in self.scene.marks if mark.group == group)

    def mark(self, mark: Mark, seat: int | None) -> str:
        """A mark with its title. What has nothing to be seen isn't drawn."""
        drawn, scale = self.drawn[mark.id], _scale(mark)
        title = f"<title>{escape(mark.words[self.language])}</title>" if mark.words and not self.hidden(mark) else ""
        classes = _classes(mark.seat if mark.seat != seat else None, mark.id in self.scene.active, mark.faint)
        if name := self.shared.get((drawn, scale)) or (not scale and _alone(drawn)):
            drawn = _used(name, f'{classes} x="{mark.x:g}" y="{mark.y:g}"', title)
        elif drawn:
            drawn = f"<g{classes}{_moved(f'translate({mark.x:g} {mark.y:g}){scale}')}>{title}{drawn}</g>"
        return drawn + _printed(mark, self.language, "" if drawn else title)

    def hidden(self, mark: Mark) -> bool:
        """Whether a piece with words of its own lies right over it."""
        return (mark.id, mark.x, mark.y) in self.covered

    def drawing(self, mark: Mark) -> str:
        """The drawings and the figures of a mark, in its square."""
        names = [mark.frame, mark.sprite, *mark.over.split()]
        if mark.kind == "piece" and mark.id in self.scene.active:
            names.append("vl-ring")
        drawn = "".join(map(_used, names))
        if mark.figure:
            drawn += f'<text class="vl-{"est" if mark.unsure else "fig"}">{escape(mark.figure)}</text>'
        if drawn and _is_in_drawing(mark):
            drawn += f'<text class="vl-{mark.print}">{escape(mark.text)}</text>'
        return drawn + (f'<text class="vl-at">{escape(mark.corner)}</text>' if mark.corner else "")


def _is_in_drawing(mark: Mark) -> bool:
    """Whether its text stands in the middle of its sprite, and is as large as in print."""
    return bool(mark.sprite and mark.text and not mark.align and not _scale(mark))


def _printed(mark: Mark, language: str, title: str) -> str:
    """What a mark says in letters beside its drawing, or without one."""
    words = mark.label[language] if mark.label else mark.text
    if not words or _is_in_drawing(mark):
        return ""
    align = f" vl-{mark.align}" if mark.align else ""
    beside = mark.size / 2 + 3 if mark.sprite and mark.align else 0
    return f'<text class="vl-{mark.print}{align}" x="{mark.x + beside:g}" y="{mark.y:g}">{title}{escape(words)}</text>'


def _classes(seat: int | None, active: bool = False, faint: bool = False) -> str:
    names = [f"vl-seat-{seat}"] if seat is not None else []
    names += ["vl-active"] * active + ["vl-faint"] * faint
    return f' class="{" ".join(names)}"' if names else ""


def _used(name: str, more: str = "", inside: str = "") -> str:
    return (f'<use href="#{name}"{more}>{inside}</use>' if inside else f'<use href="#{name}"{more}/>') if name else ""


def _named(markup: str) -> list[str]:
    """The names of the drawings that markup uses."""
    return re.findall(r'href="#([\w-]+)', markup)


def _styled(style: str, markup: str) -> str:
    """The rules of a style that matter to markup: those for classes that it doesn't have are left out."""
    here = {name for found in re.findall(r'class="([^"]*)"', markup) for name in found.split()} | {"vl-scene"}

    def matters(rule: re.Match[str]) -> str:
        ways = [set(re.findall(r"\.([\w-]+)", way)) for way in rule[1].split(",")]
        return rule[0] if any(classes <= here for classes in ways) else ""

    return re.sub(r"([^{}]+)\{[^{}]*\}", matters, style)


def _shorter_shared(drawn: str, scale: str, times: int) -> bool:
    """Whether it pays to draw it once and to use it so many times."""
    single = not scale and _alone(drawn)
    return bool(drawn) and not single and (times - 1) * len(drawn + scale) > 33


def _alone(drawn: str) -> str:
    """The name of the drawing, if there is one alone."""
    found = re.fullmatch(r'<use href="#([\w-]+)"/>', drawn)
    return found[1] if found else ""


def _own_names(svg: str) -> str:
    """The picture with names that are its own, and short: pictures on one page must not draw with each other's."""
    mine = urlsafe_b64encode(blake2b(svg.encode(), digest_size=3).digest()).decode()[:3]
    uses = Counter(re.findall(r"#([\w-]+)", svg))
    names = sorted(re.findall(r' id="([\w-]+)"', svg), key=lambda name: -uses[name])
    short = {name: ascii_letters[at % 52] * (1 + at // 52) + mine for at, name in enumerate(names)}
    return re.sub(r'( id="| href="#|"url\(#)([\w-]+)', lambda found: found[1] + short[found[2]], svg)


def _scale(mark: Mark) -> str:
    unit = FRAME if mark.frame else UNIT
    wide, high = (f"{size / unit:.2f}".strip("0").rstrip(".") for size in (mark.size, mark.height or mark.size))
    if wide == high == "1":
        return ""
    return f"scale({wide})" if wide == high else f"scale({wide} {high})"


def _moved(transform: str) -> str:
    return f' transform="{transform}"' if transform else ""


def _text(kind: type, value: Any) -> Any:
    if kind is Text:
        return Text(value)
    raise NotImplementedError(kind)
