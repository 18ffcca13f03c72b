"""Art: the drawings of a game and those that all games share, from their ``art.svg`` files.

A drawing fits a square of 32 units around its middle; a frame fits a square of 52. The style of a game's file holds its
own prints and paints, a rule in each line: ``.vl-amber-price{fill:var(--legend);font-size:14px}``. Its colours are
those of the themes, so it fits all of them, in light and in dark.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

import msgspec

from ..words.package import file_of
from ..words.refusal import fault
from .themes import colours

UNIT = 32.0
"""The square that drawings are made for."""
FRAME = 52.0
"""The square that frames are made for: a sprite fits inside."""


class Art(msgspec.Struct, frozen=True):
    """The drawings of a game and those that all share, by name, and the style of both; without colours."""

    style: str
    drawings: Mapping[str, str]

    @property
    def styles(self) -> set[str]:
        """Return the names of all prints and paints; the class of each is ``vl-`` and its name."""
        return {"note", *re.findall(r"\.vl-([\w-]+)", self.style)}

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

    found_in = [file_of(package, FILE) for package in (__package__, game(key).package)]
    texts = [file.read_text("utf-8") for file in found_in if file.is_file()]
    for text in texts[1:]:
        check_style(key, text)
    styles = [style[1] for text in texts for style in _STYLE.finditer(text)]
    # In a picture, line ends are useless weight.
    drawings = {
        part["name"]: part[0].replace("\n ", "").replace("\n", "")
        for text in texts
        for part in re.finditer(_DRAWING, text)
    }
    return Art("".join(styles), drawings)


def check_style(key: str, text: str) -> None:
    """Check the style of a game's file; ``Refused`` if a rule isn't for a print or a paint of the game alone.

    A page holds this style beside its own, so nothing in it may reach beyond the game's drawings, or to another host.
    """
    for style in _STYLE.finditer(text):
        first = text.count("\n", 0, style.start(1)) + 1
        for number, rule in enumerate(style[1].splitlines(), first):
            if rule.strip() and (wrong := _wrong(key, rule)):
                raise fault(f"{FILE}, line {number}: {wrong}")


def _wrong(key: str, rule: str) -> str:
    """Return the fault of a rule of a game's style, or nothing."""
    own = rf"\.vl-{re.escape(key)}-[\w-]+"
    found = re.fullmatch(rf"{own}(?:,{own})*\{{([^{{}}]*)\}}", rule)
    if not found:
        return f"a rule for .vl-{key}-… is expected, not “{rule[:60]}”"
    return next(filter(None, map(_wrongly_set, filter(None, found[1].split(";")))), "")


def _wrongly_set(declared: str) -> str:
    """Return the fault of a declaration in a game's style, or nothing."""
    name, _, value = declared.partition(":")
    if name not in (*PAINTED, *SHAPED):
        return f"“{name[:60]}” can’t be set; what can is {', '.join((*PAINTED, *SHAPED))}"
    if not re.fullmatch(_COLOUR if name in PAINTED else _VALUE, value):
        return f"{name} can’t be “{value[:60]}”"
    if name in PAINTED and value != "none" and value[6:-1] not in (*colours(), "seat"):
        return f"no theme has the colour “{value[6:-1]}”"
    return ""


def drawing(key: str, name: str) -> str:
    """Return the drawing of a name: the game's own, or the one that all games share."""
    own = f"{key}-{name}"
    return own if own in art(key).drawings else f"vl-{name}"


FILE = "art.svg"
PAINTED = "fill", "stroke"
"""The properties of a style whose values are colours of the themes."""
SHAPED = (
    *("stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order", "opacity"),
    *("font", "font-size", "font-weight", "font-style", "text-anchor"),
)
"""The other properties that a print or a paint may have."""
_STYLE = re.compile(r"(?is)<style[^>]*>\n?(.*?)</style>")
_COLOUR = r"none|var\(--[\w-]+\)"
_VALUE = r"[\w.,% -]+"
_DRAWING = r'(?ms)^<(?P<kind>\w+) id="(?P<name>[\w-]+)"(?:[^\n]*(?:/|</(?P=kind))>|.*?\n</(?P=kind)>)$'
"""A drawing is one line of the file, or ends with a line of its own."""
_SCENERY = r'<g class="vl-scenery"[^>]*>.*?</g>'
"""A group that holds no other."""
