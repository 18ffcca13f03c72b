"""Compact: SVG in fewer letters. Equal parts are drawn once, and a part drawn once needs no name.

A board draws hundreds of times, and a notebook stores each of its pictures.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from html import escape
from itertools import groupby
from operator import attrgetter
from string import ascii_letters
from typing import NamedTuple

# ------------------------------------------------------------------------------------------------ What is written


class Written(NamedTuple):
    """A word or a figure at its place, in a print."""

    style: str
    x: float
    y: float
    words: str


def written(texts: Iterable[Written]) -> str:
    """Return SVG of texts: those in one print are one element, in which single characters on a line are one part.

    >>> written([Written("", 5, 9, "1"), Written("", 8, 9, "2"), Written("", 8, 20, "10")])
    '<text><tspan x="5 8" y="9">12</tspan><tspan x="8" y="20">10</tspan></text>'
    >>> written([Written(' class="vl-sum"', 5, 9, "<1>")])
    '<text class="vl-sum" x="5" y="9">&lt;1&gt;</text>'
    """
    return "".join(_in_print(style, [*found]) for style, found in groupby(sorted(texts), key=attrgetter("style")))


def _in_print(style: str, texts: list[Written]) -> str:
    lines: dict[float, list[Written]] = {}
    for text in texts:
        if len(text.words) == 1:
            lines.setdefault(text.y, []).append(text)
    parts = [*lines.values(), *([text] for text in texts if len(text.words) > 1)]
    drawn = [_on_line(part) for part in parts]
    inner = drawn[0] if len(drawn) == 1 else f">{''.join(f'<tspan{each}</tspan>' for each in drawn)}"
    return f"<text{style}{inner}</text>"


def _on_line(texts: list[Written]) -> str:
    """Return a text, or several single characters on one line, each at its place."""
    places = " ".join(f"{text.x:g}" for text in texts)
    return f' x="{places}" y="{texts[0].y:g}">{escape("".join([text.words for text in texts]))}'


# ------------------------------------------------------------------------------------------------ What is drawn once


def placed(drawings: Iterable[str], body: str) -> tuple[str, str]:
    """Return drawings and a body in which a drawing that is used once is put where it is used.

    >>> placed(['<g id="a"><path/></g>'], '<use href="#a" x="2" y="3"/>')
    ('', '<g transform="translate(2 3)"><path/></g>')
    """
    texts = {_ID.search(drawing)[1]: drawing for drawing in drawings}  # type: ignore[index]
    whole = "".join(texts.values()) + body
    named, used = Counter(_NAMED.findall(whole)), Counter(use["name"] for use in _USE.finditer(whole))
    once = {name for name in texts if named[name] == used[name] == 1}

    def put(text: str) -> str:
        return _USE.sub(lambda use: _put(put(texts[use["name"]]), use) if use["name"] in once else use[0], text)

    return "".join([put(drawing) for name, drawing in texts.items() if name not in once]), put(body)


_ID = re.compile(r' id="([\w-]+)"')
_NAMED = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_USE = re.compile(
    r'<use(?P<before>(?: [a-z]+="[^"]*")*?) href="#(?P<name>[\w-]+)"(?P<after>(?: [\w-]+="[^"]*")*)'
    r"(?:/>|>(?P<title><title>[^<]*</title>)</use>)"
)


def _put(drawing: str, use: re.Match[str]) -> str:
    """Return a drawing that replaces its use."""
    asked, title = use["before"] + use["after"], use["title"] or ""
    at = dict(re.findall(r' (x|y)="([^"]*)"', asked))
    asked = re.sub(r' [xy]="[^"]*"', "", asked)
    if at:
        asked += f' transform="translate({at.get("x", 0)} {at.get("y", 0)})"'
    unnamed = _ID.sub("", drawing, count=1)
    own = re.match(r"<g([^>]*)>", unnamed)
    if own and not _names(own[1]) & _names(asked):
        unnamed, asked = unnamed[own.end() : -len("</g>")], asked + own[1]
    return f"<g{asked}>{title}{unnamed}</g>" if asked or title else unnamed


def _names(attributes: str) -> set[str]:
    return set(re.findall(r" ([\w-]+)=", attributes))


# ------------------------------------------------------------------------------------------------ What is alike


def told_once(body: str) -> tuple[str, list[str]]:
    """Return the body of a picture and drawings for it: the common parts of several marks, drawn once for all."""
    inner = Counter(found[3] for found in re.finditer(_MARK, body))
    names = {drawn: f"vl-again-{at}" for at, (drawn, times) in enumerate(inner.items()) if times > 1}

    def used(found: re.Match[str]) -> str:
        name = names.get(found[3])
        if not name:
            return found[0]
        return f'<use href="#{name}"{found[1]}' + (f">{found[2]}</use>" if found[2] else "/>")

    # Inside a drawing a note needs a class: it isn't in the picture itself.
    drawings = [(name, drawn.replace("<text>", '<text class="vl">')) for drawn, name in names.items()]
    return re.sub(_MARK, used, body), [f'<g id="{name}">{drawn}</g>' for name, drawn in drawings]


_MARK = (
    r"<g([^>]*)>(<title>[^<]*</title>|)"
    r'((?:<use href="#[\w-]+"/>|<text[^>]*>[^<]*</text>){2,})</g>'
)
"""A mark of several drawings and figures: its transform, its title, and its contents."""


OFTEN = 3
"""The number of uses at one scale that gives a drawing a name at that scale."""
SCALED = re.compile(r' href="#([\w-]+)" transform="translate\((\S+) (\S+)\)scale\(([\d.]+)\)"')


def scaled(body: str) -> tuple[str, list[str]]:
    """Return a body in which drawings that are often used at a scale have a name at it, and those names."""
    often = {
        scaled for scaled, n in Counter((each[1], each[4]) for each in SCALED.finditer(body)).items() if n >= OFTEN
    }

    def named(found: re.Match[str]) -> str:
        name, x, y, scale = found.groups()
        return f' href="#{_at(name, scale)}" x="{x}" y="{y}"' if (name, scale) in often else found[0]

    names = [f'<use id="{_at(*each)}" href="#{each[0]}" transform="scale({each[1]})"/>' for each in sorted(often)]
    return SCALED.sub(named, body), names


def _at(name: str, scale: str) -> str:
    """Return the name of a drawing at a scale."""
    return f"{name}-at-{scale.replace('.', '_')}"


def joined(drawn: str) -> str:
    """Return the drawings, with successive outlines in the same paint as one."""
    return re.sub(r'(?:<path class="([\w-]+)" d="[^"]*"/>)(?:<path class="\1" d="[^"]*"/>)+', _one, drawn)


def _one(found: re.Match[str]) -> str:
    outlines = re.findall(r' d="([^"]*)"', found[0])
    return f'<path class="{found[1]}" d="{"".join(outlines)}"/>'


# ------------------------------------------------------------------------------------------------ Names


def own_names(svg: str) -> str:
    """Give the drawings short names that are this picture's own, the shortest to those that are used most.

    Pictures on one page must not share drawings: a browser paints nothing with a pattern from a hidden picture.
    """
    # Three letters are enough: of a hundred thousand names, a page uses few.
    mine = _letters(int.from_bytes(blake2b(svg.encode(), digest_size=4).digest()) % 52**3 + 52**2 + 52)
    named = re.compile(r'( id="| href="#|url\(#)([\w-]+)')
    counted = Counter(found[2] for found in named.finditer(svg)).most_common()
    short = {name: f"{mine}{_letters(at)}" for at, (name, _) in enumerate(counted)}
    return named.sub(lambda found: found[1] + short[found[2]], svg)


def _letters(number: int) -> str:
    """Return a number in letters, as few as possible."""
    more, last = divmod(number, len(ascii_letters))
    return (_letters(more - 1) if more else "") + ascii_letters[last]
