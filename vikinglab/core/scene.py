"""Scene: what to draw, as data; as SVG; and as words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Literal

import msgspec

from .speech import LANGUAGES, Text


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing on a board. Ids are stable from scene to scene, and never encode a secret."""

    id: str
    kind: Literal["space", "piece", "label"]
    x: float
    y: float
    words: Text
    """How it is known to who can't see it: "space 7: axe, Sky B's ship"."""
    sprite: str = ""
    size: float = 48.0
    text: str = ""
    """What is printed on it: a figure or a letter, the same in every language."""
    label: Text | None = None
    """What is printed on it in words."""
    seat: int | None = None
    """The seat whose colour it has."""
    on: str = ""
    """The space that it lies on."""
    choice: str = ""
    """The id that it stands for in a path, where several like pieces are one choice."""

    @property
    def chosen_as(self) -> str:
        """The id by which it is chosen."""
        return self.choice or self.id


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """A board in one position, for one seat or for all."""

    game: str
    width: float
    height: float
    title: Text
    marks: tuple[Mark, ...]
    backdrop: str = ""
    """The name of the game's drawing that lies under everything."""
    active: tuple[str, ...] = ()
    """The ids of what belongs to the seat in turn."""

    def words(self, language: str = "en") -> list[str]:
        """The scene as a blind reader has it: a line for each mark, in order."""
        return [self.title[language], *(mark.words[language] for mark in self.marks)]

    def svg(self, language: str = "en") -> str:
        """The scene as a picture that stands by itself."""
        from .game import game

        art = _art(("vikinglab.core", game(self.game).package))
        used = sorted({mark.sprite for mark in self.marks if mark.sprite})
        symbols = "".join(art[name] for name in used)
        marks = "".join(self._drawn(mark, language) for mark in self.marks)
        title = escape(self.title[language])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}" '
            f'role="img" aria-label="{title}" class="vl-scene" lang="{language}"><title>{title}</title>'
            f"<defs>{symbols}</defs><style>{art['style']}</style>{art.get(self.backdrop, '')}{marks}</svg>"
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def _drawn(self, mark: Mark, language: str) -> str:
        classes = f"vl-{mark.kind}" + (f" vl-seat-{mark.seat}" if mark.seat is not None else "")
        if mark.chosen_as in self.active:
            classes += " vl-active"
        half = mark.size / 2
        body = ""
        if mark.sprite:
            body += f'<use href="#vl-{mark.sprite}" x="{-half:g}" y="{-half:g}" width="{mark.size:g}" height="{mark.size:g}"/>'
        printed = mark.label[language] if mark.label else mark.text
        if printed:
            body += f"<text>{escape(printed)}</text>"
        words = escape(mark.words[language])
        return (
            f'<g id="{escape(mark.id)}" class="{classes}" transform="translate({mark.x:g} {mark.y:g})">'
            f"<title>{words}</title>{body}</g>"
        )


def plain(words: str) -> Text:
    """A text that is the same in every language."""
    return Text(dict.fromkeys(LANGUAGES, words))


@cache
def _art(packages: tuple[str, ...]) -> Mapping[str, str]:
    """The drawings of a game and those that all share: symbols and backdrops by name, and the style of all."""
    art: dict[str, str] = {"style": ""}
    for package in packages:
        text = files(package).joinpath("art.svg").read_text("utf-8")
        art["style"] += "".join(re.findall(r"<style>(.*?)</style>", text, re.S))
        for found in re.finditer(r'<(symbol|g) id="(?P<name>[\w-]+)".*?</\1>(?=\n)', text, re.S):
            art[found["name"].removeprefix("vl-")] = found[0]
    return art


def ids(marks: Iterable[Mark]) -> set[str]:
    """Everything that a path may point at in these marks."""
    return {mark.chosen_as for mark in marks}
