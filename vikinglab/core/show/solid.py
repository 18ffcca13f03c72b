"""Solid: a block seen from above at a slant.

Its base lies in its true place and at its true angle; heights go up the picture at half their length. The front end
draws the same in ``scene/solid.js``, where a block also has a shadow and may tumble.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

import msgspec

SLANT = 0.5
"""The visible share of a height."""
FACE = 20.0
"""The height of a face, or the width of a narrower one, that drawings on it are made for."""

THIN = 0.08
"""A side that faces the reader by less, from 0 to 1, isn't drawn."""

Point = tuple[float, float]


class Solid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A block in place: its sides, the drawings on its faces, the height of its base above the ground."""

    long: float
    wide: float
    high: float
    top: str = ""
    under: str = ""
    """The drawing on the face that it lies on: it is visible only while the block tumbles."""
    front: str = ""
    """The drawing on the long side that faces the reader."""
    lift: float = 0

    @property
    def drawings(self) -> list[str]:
        """Return the drawings that are visible when it lies still."""
        return [name for name in (self.top, self.front) if name]


class Face(NamedTuple):
    """A visible face: its paint, its corners, and the drawing on it with its matrix."""

    paint: str
    corners: Sequence[Point]
    drawing: str = ""
    matrix: Sequence[float] = ()


def faces(solid: Solid, turn: float) -> Iterator[Face]:
    """Yield the visible faces of a block, around the middle of its base.

    >>> [face.paint for face in faces(Solid(30, 20, 8), 0)]
    ['flank', 'top']
    """
    along, across = (cos(radians(turn)), sin(radians(turn))), (-sin(radians(turn)), cos(radians(turn)))
    half_long, half_wide = solid.long / 2, solid.wide / 2
    foot, head = -SLANT * solid.lift, -SLANT * (solid.lift + solid.high)
    for side, half, other, other_half, drawing in (
        (along, half_long, across, half_wide, ""),
        (across, half_wide, along, half_long, solid.front),
    ):
        # Of two opposite sides, the reader sees the one that faces down the picture.
        towards = 1 if side[1] > 0 else -1
        if abs(side[1]) < THIN:
            continue
        right = other if other[0] > 0 else (-other[0], -other[1])
        x, y = towards * half * side[0], towards * half * side[1]
        ends = [(x + way * other_half * right[0], y + way * other_half * right[1]) for way in (-1, 1)]
        (x1, y1), (x2, y2) = ends
        size = min(2 * other_half, solid.high) / FACE
        matrix = (size * right[0], size * right[1], 0.0, size * SLANT, x, y + (foot + head) / 2)
        yield Face("flank", [(x1, y1 + head), (x2, y2 + head), (x2, y2 + foot), (x1, y1 + foot)], drawing, matrix)
    size = min(solid.long, solid.wide) / FACE
    matrix = (size * along[0], size * along[1], size * across[0], size * across[1], 0.0, head)
    yield Face("top", [(x, y + head) for x, y in outline(solid, turn)], solid.top, matrix)


def outline(solid: Solid, turn: float) -> list[Point]:
    """Return the corners of the base of a block, in order around its middle."""
    x, y = cos(radians(turn)), sin(radians(turn))
    signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    half_long, half_wide = solid.long / 2, solid.wide / 2
    return [(a * half_long * x - b * half_wide * y, a * half_long * y + b * half_wide * x) for a, b in signs]


# ------------------------------------------------------------------------------------------------ Paths


def numbers(values: Iterable[float]) -> str:
    """Return numbers with a space between them where no other sign separates them.

    >>> numbers([0.5, -1, 10])
    '.5-1 10'
    """
    return re.sub(r"\b0(?=\.)", "", " ".join(f"{value:g}" for value in values)).replace(" -", "-")


def path(points: Sequence[Point]) -> str:
    """Return a polygon as a path of SVG, in few letters: each corner from the one before.

    >>> path([(0, 0), (10, 0), (10, 5.25)])
    'M0 0l10 0 0 5.2z'
    """
    tenths = [(round(10 * x), round(10 * y)) for x, y in points]
    steps = [(x - x0, y - y0) for (x0, y0), (x, y) in pairwise(tenths)]
    return f"M{numbers(each / 10 for each in tenths[0])}l{numbers(each / 10 for step in steps for each in step)}z"


def clipped(points: Sequence[Point], convex: Sequence[Point]) -> list[Point]:
    """Return the part of a polygon inside a convex one, whose corners go clockwise on the screen.

    >>> clipped([(-5, 2), (5, 2), (5, 4)], [(0, 0), (10, 0), (10, 10), (0, 10)])
    [(0.0, 3.0), (0.0, 2.0), (5, 2), (5, 4)]
    """
    left = list(points)
    for start, end in zip(convex, [*convex[1:], *convex[:1]], strict=True):
        left = list(_on_one_side(left, start, end))
    return left


def _on_one_side(points: Sequence[Point], start: Point, end: Point) -> Iterator[Point]:
    """Yield the part of a polygon to the right of a line, in its direction."""

    def inside(point: Point) -> float:
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])

    for before, point in zip([*points[-1:], *points[:-1]], points, strict=True):
        one, other = inside(before), inside(point)
        if (one >= 0) != (other >= 0):
            part = one / (one - other)
            yield before[0] + part * (point[0] - before[0]), before[1] + part * (point[1] - before[1])
        if other >= 0:
            yield point
