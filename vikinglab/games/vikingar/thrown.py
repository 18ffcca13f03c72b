"""Runes as they are drawn after a throw: birch blocks on the high sea, seen at a slant, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, degrees, hypot, pi, sin, tau
from typing import NamedTuple

from vikinglab.core.show.scene import Group, Mark
from vikinglab.core.show.solid import SLANT, Point, Solid, clipped, numbers, outline, path
from vikinglab.core.words.speech import Text

from .runes import Counted, Lying, block
from .throw import SHORT, Throwing, footprint
from .told import say

ROUND = 72
LONGEST = ROUND // 2 - 4
"""The line of the high sea is measured at so many corners; no arc of it is as long as a half."""
CLOSEST = 2.6
"""No millimetre is drawn larger than so many units: few runes don't fill a large sea."""
EDGE = 6
"""So much room is left around the runes, in units."""
GRAIN = "vikingar-rune-grain"
DISC = 7.5
"""The half width of the disc with a rune's points."""
SWELL = ((0.16, 0.3), (0.58, 0.16), (0.83, 0.42), (0.36, 0.6), (0.68, 0.78), (0.12, 0.86))
"""Where the sea swells, as parts of its rectangle."""
SETTLING = 8
"""So many times discs that cover each other are pushed apart."""


class View(NamedTuple):
    """The part of the high sea that a picture shows: a rectangle, its middle in millimetres, and the scale."""

    x: float
    y: float
    width: float
    height: float
    middle: Point = (0.0, 0.0)
    scale: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """Return where a point of the high sea is drawn."""
        left, top = self.x + self.width / 2, self.y + self.height / 2
        return left + (x - self.middle[0]) * self.scale, top + (y - self.middle[1]) * self.scale

    def around(self, lying: Lying, throwing: Throwing) -> View:
        """Return the same rectangle, as near to these runes as all of them are seen."""
        corners = [corner for lie in lying.lies for corner in block(lie, throwing).corners()]
        tall = SLANT * (throwing.length.value if any(lie.way == SHORT for lie in lying.lies) else throwing.width.value)
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners) - tall, max(y for _, y in corners)
        scale = min((self.width - 2 * EDGE) / (right - left), (self.height - 2 * EDGE) / (bottom - top), CLOSEST)
        return self._replace(middle=((left + right) / 2, (top + bottom) / 2), scale=scale)


def sea(view: View, group: Group, id: str, throwing: Throwing) -> Iterator[Mark]:
    """Draw the high sea as far as it is seen, and the ice beyond its line."""
    left, top, right, bottom = view.x, view.y, view.x + view.width, view.y + view.height
    frame = [(left, top), (right, top), (right, bottom), (left, bottom)]
    yield group.label(f"ice:{id}", (0, 0), path=path(frame), paint="ice")
    if line := shore(view, frame, throwing.zone.value):
        yield group.label(f"sea:{id}", (0, 0), path=line, paint="water")


def shore(view: View, frame: Sequence[Point], radius: float) -> str:
    """Return the high sea within a frame, as a path of lines and arcs; nothing if it isn't seen."""
    turns = [tau * at / ROUND for at in range(ROUND)]
    found = clipped([view.at(radius * cos(turn), radius * sin(turn)) for turn in turns], frame)
    points = [(round(x, 1), round(y, 1)) for x, y in found]
    (x, y), far = view.at(0, 0), round(radius * view.scale, 1)
    # The middle of a line that was cut off lies well within the circle, that of a short piece of the circle on it.
    on = [hypot((a + c) / 2 - x, (b + d) / 2 - y) > 0.99 * far for (a, b), (c, d) in pairwise([*points, *points[:1]])]
    drawn, radii = f"M{numbers(points[0])}" if points else "", numbers((far, far))
    for at, (is_arc, to) in enumerate(zip(on, [*points[1:], *points[:1]], strict=True)):
        if not is_arc:
            drawn += f"L{numbers(to)}"
        elif at + 1 == len(on) or not on[at + 1] or (at + 1) % LONGEST == 0:
            drawn += f"A{radii} 0 0 1 {numbers(to)}"
    return drawn


def swell(view: View, group: Group, throwing: Throwing) -> Mark:
    """Draw how the high sea swells."""
    waves = [(view.x + across * view.width, view.y + down * view.height) for across, down in SWELL]
    x, y = view.at(0, 0)
    near = [wave for wave in waves if hypot(wave[0] - x, wave[1] - y) < 0.85 * throwing.zone.value * view.scale]
    drawn = "".join(f"M{x:.0f} {y:.0f}q3-4 6 0t6 0 6 0" for x, y in near)
    return group.label("swell", (0, 0), path=drawn, paint="swell")


def blocks(lying: Lying, view: View, group: Group, id: str, throwing: Throwing, step: int = 0) -> Iterator[Mark]:
    """Draw runes as they lie, the lower ones first; the ids of all begin alike."""
    solids = [solid(lying, rune, view.scale, throwing) for rune in range(len(lying.lies))]
    told = lying.counted()
    for rune in order(lying):
        lie, block_ = lying.lies[rune], solids[rune]
        x, y = view.at(lie.x, lie.y)
        yield group.piece(
            f"rune:{id}:{rune + 1}",
            (round(x, 1), round(y, 1)),
            words(lying, rune, told[rune], throwing),
            solid=block_,
            turn=upright(lie.angle),
            step=step,
        )
    for lower, upper in lying.piles:
        yield from _hidden(lying, lower, upper, solids, view, group, id, step)


def marks(lying: Lying, view: View, group: Group, id: str, throwing: Throwing, step: int = 0) -> Iterator[Mark]:
    """Draw a disc with its points at each rune, and one between those of a pile."""
    told, places = lying.counted(), [view.at(lie.x, lie.y) for lie in lying.lies]
    for lower, upper in lying.piles:
        (x, y), (other_x, other_y) = places[lower], places[upper]
        yield group.label(f"pile:{id}:{lower + 1}:{upper + 1}", _within(view, (x + other_x) / 2, (y + other_y) / 2),
                          text="×2", print="double",
                          step=step and step + 1 + max(lower, upper))  # fmt: skip
    for rune, (x, y) in enumerate(_beside(lying, view, places, throwing)):
        number = f"{id}:{rune + 1}"
        yield group.label(f"worth:{number}", (x, y), print="disc", text=worth(told[rune]),
                          on=f"rune:{number}", step=step and step + 1 + rune)  # fmt: skip


def _beside(lying: Lying, view: View, places: Sequence[Point], throwing: Throwing) -> list[Point]:
    """Return where the discs of runes lie: at their edges, away from those in the same pile, and apart."""
    found = []
    for rune, (x, y) in enumerate(places):
        others = [places[other] for other in lying.beside(rune)]
        dx = sum(x - other for other, _ in others) or -0.6
        dy = sum(y - other for _, other in others) or -1.0
        far = (DISC + 0.3 * solid(lying, rune, view.scale, throwing).long) / hypot(dx, dy)
        found.append((x + far * dx, y + far * dy - DISC / 2))
    for _ in range(SETTLING):
        found = [_within(view, *_apart(number, found)) for number in range(len(found))]
    return found


def _apart(number: int, places: Sequence[Point]) -> Point:
    """Return the place of a disc, pushed away from those that it covers."""
    x, y = places[number]
    for other, (other_x, other_y) in enumerate(places):
        far = hypot(x - other_x, y - other_y)
        if other != number and far < 2 * DISC + 1:
            push = (2 * DISC + 1 - far) / 2
            x += push * (x - other_x) / far if far else push * (1 if number > other else -1)
            y += push * (y - other_y) / far if far else 0
    return x, y


def _within(view: View, x: float, y: float) -> Point:
    """Return a place for a disc: as near as it is seen whole."""
    x = min(max(x, view.x + DISC + 1), view.x + view.width - DISC - 1)
    return round(x), round(min(max(y, view.y + DISC + 1), view.y + view.height - DISC - 1))


def _hidden(
    lying: Lying, lower: int, upper: int, solids: Sequence[Solid], view: View, group: Group, id: str, step: int
) -> Iterator[Mark]:
    """Draw in dashes the part of a rune that another one covers."""
    tops = []
    for rune in (lower, upper):
        lie, each = lying.lies[rune], solids[rune]
        x, y = view.at(lie.x, lie.y)
        raised = SLANT * (each.lift + each.high)
        tops.append([(x + dx, y + dy - raised) for dx, dy in outline(each, upright(lie.angle))])
    covered = clipped(tops[0], tops[1])
    if len(covered) > 2:
        yield group.label(f"hidden:{id}:{lower + 1}:{upper + 1}", (0, 0), path=path(covered), paint="hidden", step=step)


# ------------------------------------------------------------------------------------------------ One rune


def solid(lying: Lying, rune: int, scale: float, throwing: Throwing) -> Solid:
    """Return the block that a rune is as it lies, raised by those under it."""
    way = lying.lies[rune].way
    long, wide = footprint(way, throwing)
    sign = f"vikingar-rune-{rune + 1}"
    top = {"active": sign, "inactive": GRAIN}.get(way, "")
    under = {"active": GRAIN, "inactive": sign}.get(way, "")
    front = sign if way == "long" else ""
    sides = long, wide, _high(way, throwing), _lift(lying, rune, throwing)
    long, wide, high, lift = (round(scale * side, 1) for side in sides)
    return Solid(long, wide, high, top, under, front, lift)


def _high(way: str, throwing: Throwing) -> float:
    """Return how high a rune is that rests in a way."""
    return {"long": throwing.width.value, SHORT: throwing.length.value}.get(way, throwing.thickness.value)


def _lift(lying: Lying, rune: int, throwing: Throwing) -> float:
    """Return how high a rune lies: on the highest of those under it."""
    return max(
        (_lift(lying, each, throwing) + _high(lying.lies[each].way, throwing) for each in lying.beneath()[rune]),
        default=0.0,
    )


def order(lying: Lying) -> list[int]:
    """Return runes as they are drawn: what lies under another first, and else the farther one."""
    left, found = sorted(range(len(lying.lies)), key=lambda rune: lying.lies[rune].y), []
    beneath = lying.beneath()
    while left:
        following = next((rune for rune in left if not {*beneath[rune]} & {*left}), left[0])
        left.remove(following)
        found.append(following)
    return found


def upright(angle: float) -> float:
    """Return the angle of a rune in degrees: of its two directions the one in which its sign can be read."""
    return round(degrees((angle + pi / 2) % pi - pi / 2), 1)


# ------------------------------------------------------------------------------------------------ Words


def worth(rune: Counted) -> str:
    """Return what is written on the disc of a rune: its points, or a star for its short side."""
    return "★" if rune.reason == SHORT else str(rune.points)


def reason(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> str:
    """Return how a rune rests; of one that doesn't count, whether it touches the line."""
    touches = told.reason == "out" and block(lying.lies[rune], throwing).near() < throwing.zone.value
    return "line" if touches else told.reason


def words(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> Text:
    """Return what a rune is worth, and why."""
    others = tuple(other + 1 for other in lying.beside(rune))
    facts = {"number": rune + 1, "reason": reason(lying, rune, told, throwing), "points": told.points}
    return say("rune", **facts, piled=len(others), others=others)


def word(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> Text:
    """Return the reason for a rune's points in a word."""
    doubled = told.doubled and told.points > 0
    return say("rune-word", reason="doubled" if doubled else reason(lying, rune, told, throwing))
