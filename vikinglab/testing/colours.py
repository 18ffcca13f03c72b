"""Colours: the colour of a drawing at a point, from its SVG, as far as needed to know on what a figure is printed.

A drawing becomes a list of shapes, each a few closed or open lines with its paint. Patterns, gradients, masks and texts
are left out: if one of those lies on top, nobody knows what is seen, and nothing is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from math import atan2, ceil, cos, hypot, inf, pi, radians, sin, sqrt, tan
from typing import NamedTuple
from xml.etree import ElementTree

from vikinglab.core.show.art import art

Point = tuple[float, float]
Line = list[Point]
Matrix = tuple[float, float, float, float, float, float]

ALIKE: Matrix = (1, 0, 0, 1, 0, 0)
UNKNOWN = "unknown"
"""The name of a paint that is no colour of the themes."""
STEPS = 8
"""The number of straight lines that a curve is drawn as."""


class Layer(NamedTuple):
    """A layer of paint at a point: the name of its colour, and how opaque it is."""

    colour: str
    opacity: float


class Shape(NamedTuple):
    """A shape of a drawing, in the drawing's own units."""

    lines: list[Line]
    fill: str
    fill_opacity: float
    even: bool
    stroke: str
    stroke_opacity: float
    width: float
    box: tuple[float, float, float, float]

    def layers(self, at: Point, thinnest: float) -> Iterator[Layer]:
        """Yield its paint at a point, the upper one first; lines that are thinner than some width don't count."""
        (left, top, right, bottom), (x, y), around = self.box, at, self.width / 2
        if not (left - around <= x <= right + around and top - around <= y <= bottom + around):
            return
        if self.stroke and self.width >= thinnest and self._near(at):
            yield Layer(self.stroke, self.stroke_opacity)
        if self.fill and self._inside(at):
            yield Layer(self.fill, self.fill_opacity)

    def _near(self, at: Point) -> bool:
        ways = ((one, other) for line in self.lines for one, other in pairwise(line))
        return any(_distance(at, one, other) <= self.width / 2 for one, other in ways)

    def _inside(self, at: Point) -> bool:
        x, y = at
        turns = crossings = 0
        for line in self.lines:
            for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
                if (y1 <= y) != (y2 <= y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                    turns += 1 if y2 > y1 else -1
                    crossings += 1
        return bool(crossings % 2 if self.even else turns)


@cache
def shapes(game: str, name: str) -> tuple[Shape, ...]:
    """Return the shapes of a drawing of a game, or of one that all share, the lowest first."""
    known = art(game).drawings
    if name not in known:
        return ()
    whole = "".join(art(game).needed([name]))
    root = ElementTree.fromstring(f"<svg>{whole}</svg>")  # noqa: S314 - drawings of installed games
    parts = {part.get("id", ""): part for part in root.iter() if part.get("id")}
    return tuple(_shapes(parts[name], _START, ALIKE, parts))


_START = {"fill": "none", "stroke": "var(--ink)", "stroke-width": "1.6", "opacity": "1"}
INHERITED = ("fill", "stroke", "stroke-width", "fill-opacity", "stroke-opacity", "stroke-dasharray", "fill-rule")


def _shapes(
    part: ElementTree.Element, style: Mapping[str, str], matrix: Matrix, parts: Mapping[str, ElementTree.Element]
) -> Iterator[Shape]:
    """Yield the shapes of an element and of everything in it."""
    tag = part.tag.rpartition("}")[2]
    if tag in ("pattern", "defs", "clipPath", "mask", "linearGradient", "radialGradient", "text", "style"):
        return
    style = {**style, **{name: part.attrib[name] for name in INHERITED if name in part.attrib}}
    # A group may give a colour of the themes another value for everything in it.
    style |= dict(re.findall(r"(--[\w-]+): *([^;]+)", part.get("style", "")))
    style["opacity"] = str(float(style["opacity"]) * float(part.get("opacity", 1)))
    matrix = _times(matrix, _matrix(part.get("transform", "")))
    if tag == "use":
        matrix = _times(matrix, (1, 0, 0, 1, float(part.get("x", 0)), float(part.get("y", 0))))
        used = parts.get(part.get("href", "").removeprefix("#"))
        if used is not None:
            yield from _shapes(used, style, matrix, parts)
        return
    if lines := _lines(tag, part):
        yield _shape(lines, style, matrix)
    for inner in part:
        yield from _shapes(inner, style, matrix, parts)


def _shape(lines: list[Line], style: Mapping[str, str], matrix: Matrix) -> Shape:
    moved = [[_moved(point, matrix) for point in line] for line in lines]
    xs, ys = [x for line in moved for x, _ in line], [y for line in moved for _, y in line]
    opacity = float(style["opacity"])
    # Dashed lines let the ground through.
    dashed = style.get("stroke-dasharray", "none") != "none"
    return Shape(
        moved,
        _paint(style["fill"], style),
        opacity * float(style.get("fill-opacity", 1)),
        style.get("fill-rule") == "evenodd",
        "" if dashed else _paint(style["stroke"], style),
        opacity * float(style.get("stroke-opacity", 1)),
        float(style["stroke-width"]) * sqrt(abs(matrix[0] * matrix[3] - matrix[1] * matrix[2])),
        (min(xs), min(ys), max(xs), max(ys)),
    )


def _paint(written: str, style: Mapping[str, str]) -> str:
    """Return the name of a colour; nothing if nothing is painted."""
    if written in ("none", "transparent"):
        return ""
    if found := re.fullmatch(r"var\((--[\w-]+)\)", written):
        return _paint(style[found[1]], {}) if found[1] in style else found[1].removeprefix("--")
    return UNKNOWN


# ------------------------------------------------------------------------------------------------ Lines


def _lines(tag: str, part: ElementTree.Element) -> list[Line]:
    """Return the lines of an element; none if it is no shape."""

    def of(name: str) -> float:
        return float(part.get(name, "0"))

    match tag:
        case "path":
            return _path(part.get("d", ""))
        case "circle":
            return [_oval(of("cx"), of("cy"), of("r"), of("r"))]
        case "ellipse":
            return [_oval(of("cx"), of("cy"), of("rx"), of("ry"))]
        case "rect":
            x, y, right, low = of("x"), of("y"), of("x") + of("width"), of("y") + of("height")
            return [[(x, y), (right, y), (right, low), (x, low), (x, y)]]
        case "line":
            return [[(of("x1"), of("y1")), (of("x2"), of("y2"))]]
        case "polygon" | "polyline":
            numbers = [*map(float, NUMBER.findall(part.get("points", "")))]
            points = [*zip(numbers[::2], numbers[1::2], strict=True)]
            return [points + points[:1] * (tag == "polygon")] if points else []
    return []


NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.I)
LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class _Pen:
    """A pen that follows the commands of a path."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.at: Point = (0, 0)
        self.handle: Point | None = None
        """The last handle of a curve, which the next one may mirror."""
        self.kind = ""

    def move(self, to: Point) -> None:
        self.lines.append([to])
        self.at = to

    def line(self, *points: Point) -> None:
        if not self.lines:
            self.lines.append([self.at])
        self.lines[-1].extend(points)
        self.at = points[-1]

    def close(self) -> None:
        if self.lines:
            start = self.lines[-1][0]
            self.line(start)
            # The next part begins a line of its own where this one began.
            self.move(start)

    def curve(self, *handles: Point, to: Point) -> None:
        corners = [self.at, *handles, to]
        self.line(*(_on_curve(corners, step / STEPS) for step in range(1, STEPS + 1)))
        self.handle = handles[-1]

    def mirrored(self, kinds: str) -> Point:
        """Return the handle that goes straight on from the last curve, if that was of one of these kinds."""
        if self.handle is None or self.kind not in kinds:
            return self.at
        return 2 * self.at[0] - self.handle[0], 2 * self.at[1] - self.handle[1]


def _path(written: str) -> list[Line]:
    pen = _Pen()
    for command, numbers in _commands(written):
        kind, (x, y) = command.upper(), pen.at if command.islower() else (0.0, 0.0)
        points = [(x + dx, y + dy) for dx, dy in zip(numbers[::2], numbers[1::2], strict=False)]
        match kind:
            case "M":
                pen.move(points[0])
            case "L":
                pen.line(points[0])
            case "H":
                pen.line((x + numbers[0], pen.at[1]))
            case "V":
                pen.line((pen.at[0], y + numbers[0]))
            case "C" | "Q":
                pen.curve(*points[:-1], to=points[-1])
            case "S":
                pen.curve(pen.mirrored("CS"), points[0], to=points[1])
            case "T":
                pen.curve(pen.mirrored("QT"), to=points[0])
            case "A":
                pen.line(*_arc(pen.at, numbers[:5], (x + numbers[5], y + numbers[6])))
            case "Z":
                pen.close()
        pen.kind = kind
    return [line for line in pen.lines if len(line) > 1]


def _commands(written: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each command of a path with its numbers; a repeated command occurs once in the text."""
    for command, rest in re.findall(r"([a-zA-Z])([^a-zA-Z]*(?:e[-+]?\d+[^a-zA-Z]*)*)", written):
        # The two flags of an arc are single digits, and may stand close to what follows.
        arcs = re.sub(r"([-\d.]+[ ,]+[-\d.]+[ ,]+[-\d.]+[ ,]+)([01])[ ,]*([01])[ ,]*", r"\1\2 \3 ", rest)
        numbers = [*map(float, NUMBER.findall(arcs if command in "aA" else rest))]
        length = LENGTHS.get(command.upper(), 0)
        yield command, numbers[:length]
        for at in range(length, len(numbers), length or 1):
            # After a move, further places are lines.
            yield {"M": "L", "m": "l"}.get(command, command), numbers[at : at + length]


def _on_curve(corners: list[Point], share: float) -> Point:
    while len(corners) > 1:
        corners = [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for (x1, y1), (x2, y2) in pairwise(corners)]
    return corners[0]


def _oval(x: float, y: float, across: float, down: float) -> Line:
    turns = [2 * pi * step / (4 * STEPS) for step in range(4 * STEPS + 1)]
    return [(x + across * cos(turn), y + down * sin(turn)) for turn in turns]


def _arc(start: Point, numbers: list[float], end: Point) -> Line:
    """Return an arc as SVG defines it: by its radii, its tilt, and which of four it is."""
    across, down, tilt, large, sweep = numbers
    if start == end or not across or not down:
        return [end]
    c, s = cos(radians(tilt)), sin(radians(tilt))
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = c * dx + s * dy, c * dy - s * dx
    scale = max(1, sqrt((x / across) ** 2 + (y / down) ** 2))
    across, down = abs(across) * scale, abs(down) * scale
    reach = (across * y) ** 2 + (down * x) ** 2
    out = sqrt(max(0, ((across * down) ** 2 - reach) / reach)) * (-1 if bool(large) == bool(sweep) else 1)
    cx, cy = out * across * y / down, -out * down * x / across
    first, last = (atan2((way * y - cy) / down, (way * x - cx) / across) for way in (1, -1))
    turn = (last - first) % (2 * pi) if sweep else -((first - last) % (2 * pi))
    mx, my = (start[0] + end[0]) / 2 + c * cx - s * cy, (start[1] + end[1]) / 2 + s * cx + c * cy
    steps = max(2, ceil(abs(turn) / (pi / 2) * STEPS))
    spots = [(across * cos(a), down * sin(a)) for a in (first + turn * step / steps for step in range(1, steps + 1))]
    return [(mx + c * px - s * py, my + s * px + c * py) for px, py in spots]


def _distance(at: Point, one: Point, other: Point) -> float:
    (x, y), (x1, y1), (x2, y2) = at, one, other
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    share = max(0, min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0
    return hypot(x - x1 - share * (x2 - x1), y - y1 - share * (y2 - y1))


# ------------------------------------------------------------------------------------------------ Places


def _matrix(written: str) -> Matrix:
    """Return the matrix of a ``transform``."""
    found = ALIKE
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", written):
        a, *more = [*map(float, NUMBER.findall(inside))]
        match name:
            case "matrix":
                found = _times(found, (a, more[0], more[1], more[2], more[3], more[4]))
            case "translate":
                found = _times(found, (1, 0, 0, 1, a, (more or [0.0])[0]))
            case "scale":
                found = _times(found, (a, 0, 0, (more or [a])[0], 0, 0))
            case "rotate":
                x, y = more or (0.0, 0.0)
                c, s = cos(radians(a)), sin(radians(a))
                found = _times(found, (c, s, -s, c, x - c * x + s * y, y - s * x - c * y))
            case "skewX":
                found = _times(found, (1, 0, tan(radians(a)), 1, 0, 0))
            case "skewY":
                found = _times(found, (1, tan(radians(a)), 0, 1, 0, 0))
    return found


def _times(one: Matrix, other: Matrix) -> Matrix:
    (a, b, c, d, e, f), (g, h, i, j, k, m) = one, other
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f


def _moved(point: Point, matrix: Matrix) -> Point:
    (x, y), (a, b, c, d, e, f) = point, matrix
    return a * x + c * y + e, b * x + d * y + f


# ------------------------------------------------------------------------------------------------ Extents


@cache
def extent(game: str, name: str) -> tuple[float, float, float, float]:
    """Return the extent of a drawing: left, top, right, bottom, in its own units."""
    found = shapes(game, name)
    if not found:
        return (0, 0, 0, 0)
    grown = [(s.box, s.width / 2 if s.stroke else 0) for s in found]
    left, top, right, bottom = inf, inf, -inf, -inf
    for box, more in grown:
        left, top = min(left, box[0] - more), min(top, box[1] - more)
        right, bottom = max(right, box[2] + more), max(bottom, box[3] + more)
    return left, top, right, bottom
