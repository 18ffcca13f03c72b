"""Art: the drawings of a game and those that all games share, from their ``art.svg`` files.

A drawing fits a square of 32 units around its middle; a frame fits a square of 52.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

UNIT = 32.0
"""The square that drawings are made for."""
FRAME = 52.0
"""The square that frames are made for: a sprite fits inside."""


class Art(msgspec.Struct, frozen=True):
    """The drawings of a game and those that all share, by name, and the common style; without colours."""

    style: str
    drawings: Mapping[str, str]

    def plain(self) -> Art:
        """Return it without scenery: what is drawn on a board for its looks alone."""
        return Art(self.style, {name: re.sub(_SCENERY, "", drawing) for name, drawing in self.drawings.items()})

    def needed(self, names: Iterable[str]) -> list[str]:
        """Return the drawings with these names and those that they are built from, in the order of the files."""
        found: set[str] = set()
        left = set(names)
        while left:
            found |= left
            used = {name for each in left for name in re.findall(r'(?:href="#|url\(#)([\w-]+)', self.drawings[each])}
            # A part that a drawing repeats has a name too, and comes with it.
            left = (used & self.drawings.keys()) - found
        return [drawing for name, drawing in self.drawings.items() if name in found]


@cache
def art(key: str) -> Art:
    """Return the drawings of a game: its own and those that all games share."""
    from ..game import game

    found_in = [files(package).joinpath("art.svg") for package in (__package__, game(key).package)]
    texts = [file.read_text("utf-8") for file in found_in if file.is_file()]
    styles = [style for text in texts for style in re.findall(r"(?s)<style>\n(.*?)</style>", text)]
    # In a picture, line ends are useless weight.
    drawings = {
        part["name"]: part[0].replace("\n ", "").replace("\n", "")
        for text in texts
        for part in re.finditer(_DRAWING, text)
    }
    return Art("".join(styles), drawings)


def drawing(key: str, name: str) -> str:
    """Return the drawing of a name: the game's own, or the one that all games share."""
    own = f"{key}-{name}"
    return own if own in art(key).drawings else f"vl-{name}"


_DRAWING = r'(?ms)^<(?P<kind>\w+) id="(?P<name>[\w-]+)"(?:[^\n]*(?:/|</(?P=kind))>|.*?\n</(?P=kind)>)$'
"""A drawing is one line of the file, or ends with a line of its own."""
_SCENERY = r'<g class="vl-scenery"[^>]*>.*?</g>'
"""A group that holds no other."""
