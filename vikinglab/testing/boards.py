"""Checks of boards as people see them: nothing lies outside or hides another thing, and print can be read.

All is calculated from the scene and the drawings, for at most eight positions of a match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations
from math import dist
from typing import NamedTuple

from vikinglab.core.show import themes
from vikinglab.core.show.art import FRAME, UNIT, art
from vikinglab.core.show.scene import At, Detail, Drawn, Group, Mark, Scene
from vikinglab.core.words.speech import LANGUAGES

from .colours import UNKNOWN, Layer, extent, shapes
from .findings import Finding
from .played import Played, Spot

LOOKED = 8
"""The number of positions of a match to look at."""
OUTSIDE = 6
"""The distance by which a drawing or a word may cross the edge of a scene: the length of a word is only estimated."""
APART = 0.3
"""The least distance between the middles of two spaces, as a share of the smaller one."""
VISIBLE = 0.1
"""The least visible share of a piece."""
GRID = 12
"""The number of rows, and of places in each, at which a piece is looked at."""
SOLID = 0.5
"""The opacity above which paint hides what lies below."""
READ, LARGE = 4.5, 3.0
"""The contrasts that WCAG 2 asks for, of normal and of large print."""
BOLD_PIXELS, PIXELS = 18.66, 24.0
"""The sizes from which print is large."""
SIGN = 0.52
"""The width of a character, as a share of its height, roughly."""
THIN = 4.0
"""The width below which a line is no ground for print."""


class Spread(NamedTuple):
    """The room of a thing, in the scene's own units."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, x: float, y: float) -> bool:
        """Return whether a place lies in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Style(NamedTuple):
    """A kind of print in the style."""

    size: float
    bold: bool
    colour: str
    """The name of its colour, or of its edge if it has one."""
    ground: str
    """The colour of the edge that it has all around, or nothing."""


class Layers:
    """A scene as somebody sees it: what lies where, the lowest first."""

    def __init__(self, scene: Scene) -> None:
        self.scene, self.game = scene, scene.game
        self.groups = {group.id: group for group in scene.groups}
        # Details of marks have no ids, so marks are told apart by their place in memory: all of them are kept here.
        self._rooms: dict[int, Spread | None] = {}

    @cached_property
    def marks(self) -> list[tuple[Group | None, Mark]]:
        """The marks in drawing order, each with its group."""
        return [(group, mark) for group, mark in self._order if mark is not None]

    @cached_property
    def _order(self) -> list[tuple[Group | None, Mark | None]]:
        """Return everything drawn, the lowest first: of each group its backdrop, which has no mark, and its marks."""
        found: dict[str, list[Mark]] = {id: [] for id in (*self.groups, "")}
        for mark in self.scene.marks:
            found.setdefault(mark.group, []).extend([mark, *(_apart(mark, detail) for detail in mark.details)])
        return [
            (group, each) for group in (*self.scene.groups, None) for each in (None, *found[group.id if group else ""])
        ]

    @cached_property
    def _places(self) -> dict[int, int]:
        """Return the place of each mark in the drawing order."""
        return {id(mark): at for at, (_, mark) in enumerate(self._order)}

    def at(self, mark: Mark) -> At:
        """Return the middle of a mark in the scene."""
        group = self.groups.get(mark.group)
        return (mark.x + group.x, mark.y + group.y) if group else (mark.x, mark.y)

    def drawn(self, mark: Mark) -> Spread | None:
        """Return the room that the drawings of a mark take, if it has any."""
        if id(mark) not in self._rooms:
            self._rooms[id(mark)] = self._drawn(mark)
        return self._rooms[id(mark)]

    def _drawn(self, mark: Mark) -> Spread | None:
        found = [extent(self.game, name) for name in drawings(mark)]
        if not found:
            return None
        (x, y), scale = self.at(mark), scale_of(mark)
        edges = [min(box[side] for box in found) for side in (0, 1)] + [
            max(box[side] for box in found) for side in (2, 3)
        ]
        left, top, right, bottom = (edge * scale for edge in edges)
        return Spread(x + left, y + top, x + right, y + bottom)

    def square(self, mark: Mark) -> Spread:
        """Return the square of a mark, in which one points at it if nothing is drawn."""
        (x, y), half = self.at(mark), mark.size / 2
        return Spread(x - half, y - half, x + half, y + half)

    def printed(self, mark: Mark, language: str) -> Spread | None:
        """Return the room of the words on a mark, roughly; None if nothing is printed."""
        words = mark.label[language] if mark.label else mark.text
        if not words:
            return None
        (x, y), size = self.at(mark), prints(self.game)[mark.print].size
        wide = len(words) * size * SIGN
        if mark.align or mark.print == "name":
            left = x + (mark.size / 2 + 3 if mark.sprite and mark.align else 0)
        else:
            left = x - wide / 2
        return Spread(left, y - size / 2, left + wide, y + size / 2)

    def ground(self, mark: Mark, x: float, y: float) -> list[Layer] | None:
        """Return the paint under the words of a mark at a place, the uppermost first; None if it is unknown."""
        return _visible(self._below(mark, x, y))

    def _below(self, mark: Mark, x: float, y: float) -> Iterator[Layer]:
        """Yield the paint of a mark and of all that was drawn before it, the uppermost first."""
        for at in range(self._places[id(mark)], -1, -1):
            group, each = self._order[at]
            if each is not None:
                if (room := self.drawn(each)) and room.holds(x, y):
                    yield from self.painted(each, group, x, y)
            elif group is not None:
                yield from self._backdrop(group, x, y)
        yield Layer("deep", 1)

    def painted(self, mark: Mark, group: Group | None, x: float, y: float) -> Iterator[Layer]:
        """Yield the paint of a mark's drawings at a place, the uppermost first."""
        (mx, my), scale = self.at(mark), scale_of(mark)
        seat = mark.seat if mark.seat is not None else group.seat if group else None
        for name in reversed(drawings(mark)):
            for shape in reversed(shapes(self.game, name)):
                for layer in shape.layers(((x - mx) / scale, (y - my) / scale), THIN):
                    colour = layer.colour if layer.colour != "seat" else "card" if seat is None else f"seat-{seat}"
                    yield Layer(colour, layer.opacity * (0.4 if mark.faint else 1))

    def _backdrop(self, group: Group, x: float, y: float) -> Iterator[Layer]:
        for shape in reversed(shapes(self.game, group.backdrop)) if group.backdrop else ():
            yield from shape.layers((x - group.x, y - group.y), THIN)
        if group.sheet and 0 <= x - group.x <= group.width and 0 <= y - group.y <= group.height:
            yield Layer("paper", 1)


def _apart(mark: Mark, detail: Detail) -> Mark:
    """Return a detail of a mark as a mark of its own, with no id."""
    look = {name: getattr(detail, name) for name in Drawn.__struct_fields__}
    at = mark.x + detail.x, mark.y + detail.y
    seat = mark.seat if detail.seat is None else detail.seat
    look |= {"faint": detail.faint or mark.faint, "seat": seat}
    return Mark("", "label", *at, group=mark.group, **look)


def drawings(mark: Mark) -> list[str]:
    """Return the names of a mark's drawings, the lowest first."""
    return [name for name in (mark.frame, mark.sprite, *mark.over.split()) if name]


def scale_of(mark: Mark) -> float:
    """Return the scale at which the drawings of a mark are drawn."""
    return mark.size / (FRAME if mark.frame else UNIT)


def _visible(layers: Iterator[Layer]) -> list[Layer] | None:
    """Return the layers down to the first opaque one; deeper ones don't matter."""
    found: list[Layer] = []
    for layer in layers:
        if layer.colour == UNKNOWN:
            return None
        found.append(layer)
        if layer.opacity >= 1:
            break
    return found


def _looked(played: Played) -> Iterator[tuple[Spot, Layers]]:
    """Yield the positions of a match to look at, as each seat sees them."""
    for spot in played.chosen[:: len(played.chosen) // LOOKED + 1]:
        for scene in spot.scenes:
            yield spot, Layers(scene.shaped("wide"))
            if any(group.only for group in scene.groups):
                yield spot, Layers(scene.shaped("narrow"))


# ------------------------------------------------------------------------------------------------ Checks


def sheet(played: Played) -> None:
    """Every mark lies within the scene, with its drawings and with its words in every language."""
    for spot, seen in _looked(played):
        width, height = seen.scene.width + OUTSIDE, seen.scene.height + OUTSIDE
        for mark in seen.scene.marks:
            rooms = [seen.drawn(mark), *(seen.printed(mark, language) for language in LANGUAGES)]
            for room in filter(None, rooms):
                if min(room.left, room.top) < -OUTSIDE or room.right > width or room.bottom > height:
                    size = f"{seen.scene.width:g} by {seen.scene.height:g}"
                    said = (
                        f"{mark.id} reaches from {room.left:.0f}, {room.top:.0f} to {room.right:.0f}, {room.bottom:.0f}"
                    )
                    raise Finding(f"{said}, off the scene of {size}", spot)


def overlaps(played: Played) -> None:
    """At least a tenth of every piece is visible, and no two spaces lie in one place."""
    known: set[tuple[object, ...]] = set()
    for spot, seen in _looked(played):
        for (one, room), (other, another) in combinations(_rooms(seen, "space"), 2):
            apart = dist(seen.at(one), seen.at(other))
            if apart < APART * min(_across(room), _across(another)):
                raise Finding(f"{other.id} lies on {one.id}: their middles are {apart:.0f} apart", spot)
        pieces = _rooms(seen, "piece")
        for at, (one, room) in enumerate(pieces):
            above = [other for other, another in pieces[at + 1 :] if _meet(room, another)]
            # The same pieces lie in the same way in many positions.
            key = tuple((*drawings(each), seen.at(each), each.size, each.seat) for each in (one, *above))
            if above and key not in known:
                known.add(key)
                share = _seen_of(seen, one, room, above)
                hiding = ", ".join(other.id for other in above)
                if share < VISIBLE:
                    raise Finding(f"of {one.id} {share:.0%} can be seen: over it lies {hiding}", spot)


def _rooms(seen: Layers, kind: str) -> list[tuple[Mark, Spread]]:
    found = [(mark, seen.drawn(mark) or seen.square(mark)) for _, mark in seen.marks if mark.kind == kind]
    return [(mark, room) for mark, room in found if kind == "space" or drawings(mark)]


def _meet(one: Spread, other: Spread) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def _seen_of(seen: Layers, mark: Mark, room: Spread, above: list[Mark]) -> float:
    """Return the visible share of a mark, by a grid of places at which it is painted."""
    xs = [room.left + (room.right - room.left) * (step + 0.5) / GRID for step in range(GRID)]
    ys = [room.top + (room.bottom - room.top) * (step + 0.5) / GRID for step in range(GRID)]
    painted = [(x, y) for x in xs for y in ys if _opaque(seen, mark, x, y)]
    open_ = [at for at in painted if not any(_opaque(seen, other, *at) for other in above)]
    return len(open_) / len(painted) if painted else 1


def _opaque(seen: Layers, mark: Mark, x: float, y: float) -> bool:
    return any(layer.opacity > SOLID for layer in seen.painted(mark, None, x, y))


def _across(room: Spread) -> float:
    return min(room.right - room.left, room.bottom - room.top)


def contrasts(played: Played) -> None:
    """Print stands out from its ground in every theme, in light and in dark, unless its mark is faint."""
    for spot, seen in _looked(played):
        for group, mark in seen.marks:
            for room in [] if mark.faint else filter(None, {seen.printed(mark, language) for language in LANGUAGES}):
                _can_be_read(spot, seen, group, mark, room)


def _can_be_read(spot: Spot, seen: Layers, group: Group | None, mark: Mark, room: Spread) -> None:
    kind = _print_of(seen, group, mark)
    least = LARGE if kind.size >= (BOLD_PIXELS if kind.bold else PIXELS) else READ
    middle = (room.top + room.bottom) / 2
    for share in (0.25, 0.5, 0.75):
        x = room.left + share * (room.right - room.left)
        ground = [Layer(kind.ground, 1)] if kind.ground else seen.ground(mark, x, middle)
        if ground is None:
            continue
        value, theme, light = _worst(kind.colour, tuple(ground))
        if value < least:
            names = " over ".join(layer.colour for layer in ground)
            what = mark.label["en"] if mark.label else mark.text
            said = (
                f"“{what}” on {mark.id} is {kind.colour} on {names}: a contrast of {value:.1f}, and {least:g} is needed"
            )
            raise Finding(f"{said} ({theme}, {light})", spot)


def _print_of(seen: Layers, group: Group | None, mark: Mark) -> Style:
    kind = prints(seen.game)[mark.print]
    # On a sheet all print has the colour of text; print inside a drawing or on a mark does not, nor does print with a
    # ground of its own.
    inside = not mark.id or (mark.sprite and mark.text and not mark.align and scale_of(mark) == 1)
    return kind._replace(colour="text") if group is not None and group.sheet and not (inside or kind.ground) else kind


@cache
def prints(game: str) -> dict[str, Style]:
    """Return each print as the style of the drawings has it."""
    found: dict[str, dict[str, str]] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^}]*)\}", art(game).style):
        rules = dict(re.findall(r"([\w-]+):([^;]+)", body))
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update(rules)
    return {
        name: _print({"fill": "var(--ink)", "font": "12px", **found.get(f".vl-{name}", {})})
        for name in art(game).styles
    }


def _print(rules: dict[str, str]) -> Style:
    size = re.search(r"([\d.]+)px", rules.get("font-size", rules["font"]))
    bold = "700" in rules["font"] or rules.get("font-weight") == "700"
    colour, edge = (re.sub(r"var\(--([\w-]+)\)", r"\1", rules.get(name, "")) for name in ("fill", "stroke"))
    return Style(float(size[1]) if size else 12, bold, colour, edge if edge != "none" else "")


# ------------------------------------------------------------------------------------------------ Colours


@cache
def _worst(colour: str, ground: tuple[Layer, ...]) -> tuple[float, str, str]:
    """Return the lowest contrast of a colour on some paint, with its theme and its light."""
    looks = [(theme, light) for theme in themes.themes() for light in ("light", "dark")]
    return min((_contrast(colour, ground, themes.colours(theme, light)), theme, light) for theme, light in looks)


def _contrast(colour: str, ground: tuple[Layer, ...], colours: themes.Colours) -> float:
    mixed = (0.0, 0.0, 0.0)
    for layer in reversed(ground):
        shares = _shares(colours[layer.colour])
        mixed = tuple(under + (over - under) * layer.opacity for under, over in zip(mixed, shares, strict=True))  # type: ignore[assignment]
    low, high = sorted((_luminance(_shares(colours[colour])), _luminance(mixed)))
    return (high + 0.05) / (low + 0.05)


def _shares(colour: str) -> tuple[float, float, float]:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


def _luminance(shares: tuple[float, float, float]) -> float:
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(share * weight for share, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))
