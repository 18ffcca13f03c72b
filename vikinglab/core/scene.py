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
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Literal

import msgspec

from .speech import LANGUAGES, Text

UNIT = 32.0
"""The square that drawings are made for."""
FRAMED = 0.66
"""How large a sprite is drawn within a frame."""


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
    """What stands in a dark disc at the lower right."""
    text: str = ""
    """What is printed on it: a figure or a letter, the same in every language."""
    label: Text | None = None
    """What is printed on it in words."""
    print: Literal["", "title", "name", "note"] = ""
    """How text and label are printed."""
    align: Literal["", "start", "end"] = ""
    """Where text and label stand: in the middle; from the right edge of the sprite on; or up to its left edge."""
    seat: int | None = None
    """The seat whose colour it has."""
    on: str = ""
    """The space that it lies on."""
    choice: str = ""
    """The id that it stands for in a path: several like pieces are one choice, and a piece may stand for its space."""
    faint: bool = False
    """Whether it is drawn pale: used up, or not yet of use."""

    @property
    def chosen_as(self) -> str:
        """The id by which it is chosen."""
        return self.choice or self.id

    @property
    def printed(self) -> str | Text | None:
        """What is printed on it in letters, but for its corner and its figure."""
        return self.label or self.text or None


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
        told = [self.title, *(part.words for part in (*self.groups, *self.marks))]
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
        drawn = art(self.game)
        title = escape(self.title[language])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'role="img" aria-label="{title}" class="vl-scene" lang="{language}"><title>{title}</title>'
            f"<style>{drawn.style}</style><defs>{''.join(drawn.needed(self._sprites()))}</defs>"
            f'<rect width="100%" height="100%" fill="var(--deep)" stroke="none"/>'
            f"{''.join(self._drawn_group(group, language) for group in self.groups)}"
            f"{self._drawn_marks('', language)}</svg>"
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def _sprites(self) -> set[str]:
        """The names of all drawings that the scene uses."""
        names = {group.backdrop for group in self.groups}
        for mark in self.marks:
            names |= {mark.sprite, mark.frame, *mark.over.split(), _plate(mark.figure)}
            if mark.kind == "piece" and mark.id in self.active:
                names.add("vl-ring")
        return names - {""}

    def _drawn_group(self, group: Group, language: str) -> str:
        sheet = f'<rect class="vl-sheet" width="{group.width:g}" height="{group.height:g}" rx="12"/>'
        return (
            f'<g data-id="{escape(group.id)}"{self._classes(group.id, group.seat)} '
            f'transform="translate({group.x:g} {group.y:g})">{sheet if group.sheet else ""}'
            f"{_used(group.backdrop)}{self._drawn_marks(group.id, language)}</g>"
        )

    def _drawn_marks(self, group: str, language: str) -> str:
        return "".join(self._drawn(mark, language) for mark in self.marks if mark.group == group)

    def _drawn(self, mark: Mark, language: str) -> str:
        """A mark with its title; one that has neither title nor drawing isn't there to be seen."""
        body = _body(mark)
        if mark.kind == "piece" and mark.id in self.active:
            body += _used("vl-ring")
        printed = _printed(mark, language)
        if not body and not printed:
            return ""
        scale = _scale(mark)
        if printed and scale and body:
            body, scale = f'<g transform="{scale}">{body}</g>', ""
        title = f"<title>{escape(mark.words[language])}</title>" if mark.words else ""
        classes = self._classes(mark.id, mark.seat, mark.faint)
        return f'<g{classes} transform="translate({mark.x:g} {mark.y:g}){scale}">{title}{body}{printed}</g>'

    def _classes(self, id: str, seat: int | None, faint: bool = False) -> str:
        names = [
            *([f"vl-seat-{seat}"] if seat is not None else []),
            *(["vl-active"] if id in self.active else []),
            *(["vl-faint"] if faint else []),
        ]
        return f' class="{" ".join(names)}"' if names else ""


def plain(words: str) -> Text:
    """A text that is the same in every language."""
    return Text(dict.fromkeys(LANGUAGES, words))


def ids(marks: Iterable[Mark]) -> set[str]:
    """Everything that a path may point at in these marks."""
    return {mark.chosen_as for mark in marks}


class Art(msgspec.Struct, frozen=True):
    """The drawings of a game and those that all share, each by its name, and the style of all."""

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
                left += re.findall(r'href="#([\w-]+)"', self.drawings[name])
        return [drawing for name, drawing in self.drawings.items() if name in found]


@cache
def art(key: str) -> Art:
    """What a game draws with."""
    from .game import game

    texts = [files(package).joinpath("art.svg").read_text("utf-8") for package in ("vikinglab.core", game(key).package)]
    found = [part for text in texts for part in re.finditer(_DRAWING, text)]
    style = "".join(_packed(part) for text in texts for part in re.findall(r"(?s)<style>(.*?)</style>", text))
    return Art(style, {part["name"]: _packed(part[0]) for part in found})


_DRAWING = r'(?ms)^<g id="(?P<name>[\w-]+)"(?:[^\n]*</g>|.*?\n</g>)$'
"""A drawing is a line of the file, or ends with a line of its own."""


def _packed(markup: str) -> str:
    """Markup without the line ends and the room that only people need."""
    return re.sub(r"\s*\n\s*", " ", re.sub(r"([>}{;])\s*\n\s*", r"\1", markup)).strip()


def _body(mark: Mark) -> str:
    """The drawings and the figures of a mark, in its square."""
    body = _used(mark.frame)
    body += _used(mark.sprite, f' transform="scale({FRAMED:g})"' if mark.frame else "")
    body += "".join(map(_used, mark.over.split()))
    if mark.corner:
        body += f'<text class="vl-corner" x="-10" y="-7.5">{escape(mark.corner)}</text>'
    if mark.figure:
        plate = _plate(mark.figure)
        middle = 10.5 if plate == "vl-disc" else 9
        body += f'{_used(plate)}<text class="vl-figure" x="{middle}" y="13.4">{escape(mark.figure)}</text>'
    return body


def _printed(mark: Mark, language: str) -> str:
    printed = mark.printed
    if printed is None:
        return ""
    classes = f' class="vl-{mark.print}"' if mark.print else ""
    beside = (mark.size / 2 + 3) * bool(mark.sprite)
    anchor = {"": "", "start": f' text-anchor="start" x="{beside:g}"', "end": f' text-anchor="end" x="{-beside:g}"'}
    words = printed[language] if isinstance(printed, Text) else printed
    return f'<text{classes}{anchor[mark.align]} dy=".35em">{escape(words)}</text>'


def _plate(figure: str) -> str:
    """The dark disc behind a figure, wider for a long one."""
    return "" if not figure else "vl-disc" if len(figure) < 3 else "vl-plate"


def _used(name: str, more: str = "") -> str:
    return f'<use href="#{name}"{more}/>' if name else ""


def _scale(mark: Mark) -> str:
    wide, high = mark.size / UNIT, (mark.height or mark.size) / UNIT
    if wide == high == 1:
        return ""
    return f"scale({wide:.4g})" if wide == high else f"scale({wide:.4g} {high:.4g})"


def _text(kind: type, value: Any) -> Any:
    if kind is Text:
        return Text(value)
    raise NotImplementedError(kind)
