"""Runes as they are drawn after a throw: birch blocks on the high sea, seen at a slant, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, degrees, dist, hypot, pi, sin, tau
from typing import NamedTuple

from vikinglab.core.show.scene import Group, Look, Mark
from vikinglab.core.show.solid import SLANT, Point, Solid, clipped, outline, path
from vikinglab.core.words.speech import Text

from .board_words import say
from .runes import Counted, Lying, block
from .throw import SHORT, Throwing, footprint

ROUND = 72
"""The number of corners of the line of the high sea: nobody sees them."""
CLOSEST = 2.6
"""The largest scale, in units a millimetre: few runes don't fill a large sea."""
EDGE = 6
"""The room around the runes, in units."""
GRAIN = "vikingar-rune-grain"
DISC = 7.5
"""The half width of the disc with a rune's points."""
SWELL = ((0.16, 0.3), (0.58, 0.16), (0.83, 0.42), (0.36, 0.6), (0.68, 0.78), (0.12, 0.86))
"""The places of waves, as parts of the rectangle of the sea."""
SETTLING = 8
"""The number of passes that push overlapping discs apart."""


class View(NamedTuple):
    """The part of the high sea that a picture shows: a rectangle, its middle in millimetres, and the scale."""

    x: float
    y: float
    width: float
    height: float
    middle: Point = (0.0, 0.0)
    scale: float = 1.0

    def at(self, x: float, y: float) -> Point:
        """Return the place of a point of the high sea in the picture."""
        left, top = self.x + self.width / 2, self.y + self.height / 2
        return left + (x - self.middle[0]) * self.scale, top + (y - self.middle[1]) * self.scale

    def around(self, lying: Lying, throwing: Throwing) -> View:
        """Return the same rectangle, as near to these runes as all of them are seen."""
        corners = [corner for lie in lying.lies for corner in block(lie, throwing).corners()]
        tall = SLANT * (throwing.length if any(lie.way == SHORT for lie in lying.lies) else throwing.width)
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        top, bottom = min(y for _, y in corners) - tall, max(y for _, y in corners)
        scale = min((self.width - 2 * EDGE) / (right - left), (self.height - 2 * EDGE) / (bottom - top), CLOSEST)
        return self._replace(middle=((left + right) / 2, (top + bottom) / 2), scale=scale)


def sea(view: View, group: Group, id: str, throwing: Throwing) -> Iterator[Mark]:
    """Draw the high sea as far as it is seen, with its swell, and the ice beyond its line."""
    left, top, right, bottom = view.x, view.y, view.x + view.width, view.y + view.height
    frame = [(left, top), (right, top), (right, bottom), (left, bottom)]
    yield group.label(f"ice:{id}", (0, 0), path=path(frame), paint="vikingar-ice")
    if line := shore(view, frame, throwing.zone):
        yield group.label(f"sea:{id}", (0, 0), path=line, paint="vikingar-water")
    waves = [(left + across * view.width, top + down * view.height) for across, down in SWELL]
    middle, far = view.at(0, 0), 0.85 * throwing.zone * view.scale
    drawn = "".join(f"M{x:.0f} {y:.0f}q3-4 6 0t6 0 6 0" for x, y in waves if dist((x, y), middle) < far)
    if drawn:
        yield group.label(f"swell:{id}", (0, 0), path=drawn, paint="vikingar-swell")


def shore(view: View, frame: Sequence[Point], radius: float) -> str:
    """Return the high sea within a frame, as a path; nothing if it isn't seen."""
    turns = [tau * at / ROUND for at in range(ROUND)]
    found = clipped([view.at(radius * cos(turn), radius * sin(turn)) for turn in turns], frame)
    return path(found) if found else ""


class Drawn:
    """The runes of a throw as they are drawn in a group: their ids begin alike, and each is counted in its step."""

    def __init__(self, lying: Lying, throwing: Throwing, view: View, group: Group, id: str, step: int = 0) -> None:
        self.lying, self.throwing, self.view = lying, throwing, view
        self.group, self.id, self.step = group, id, step
        self.told, self.places = lying.counted(), [view.at(lie.x, lie.y) for lie in lying.lies]
        self.solids = [solid(lying, rune, view.scale, throwing) for rune in range(len(lying.lies))]

    def counted_in(self, rune: int) -> int:
        """Return the step in which a rune is counted; 0 where nothing falls."""
        return self.step and self.step + 1 + rune

    def marks(self) -> Iterator[Mark]:
        """Draw the high sea, runes as they lie, the lower ones first, and at each a disc with its points."""
        yield from sea(self.view, self.group, self.id, self.throwing)
        words = said(self.lying, self.throwing)
        for rune in order(self.lying):
            x, y = self.places[rune]
            block, turn = self.solids[rune], upright(self.lying.lies[rune].angle)
            id, at = f"rune:{self.id}:{rune + 1}", (round(x, 1), round(y, 1))
            yield self.group.piece(id, at, words[rune], solid=block, turn=turn, step=self.step)
        for pile in self.lying.piles:
            yield from self._pile(*pile)
        for rune, at in enumerate(self._discs()):
            id, text, step = f"{self.id}:{rune + 1}", worth(self.told[rune]), self.counted_in(rune)
            yield self.group.label(f"worth:{id}", at, **_disc("disc", text, step))

    def _pile(self, lower: int, upper: int) -> Iterator[Mark]:
        """Draw in dashes the part of a rune that another one covers, and between them that both count twice."""
        id, tops = f"{self.id}:{lower + 1}:{upper + 1}", []
        for rune in (lower, upper):
            (x, y), each = self.places[rune], self.solids[rune]
            y -= SLANT * (each.lift + each.high)
            tops.append([(x + dx, y + dy) for dx, dy in outline(each, upright(self.lying.lies[rune].angle))])
        covered = clipped(*tops)
        if len(covered) > 2:
            yield self.group.label(f"hidden:{id}", (0, 0), path=path(covered), paint="vikingar-hidden", step=self.step)
        (x, y), (other_x, other_y) = self.places[lower], self.places[upper]
        at, step = _within(self.view, (x + other_x) / 2, (y + other_y) / 2), self.counted_in(max(lower, upper))
        yield self.group.label(f"pile:{id}", at, **_disc("double", "×2", step))

    def _discs(self) -> list[Point]:
        """Return the places of the discs: at the edges of their runes, away from those in the same pile, and apart."""
        found = []
        for rune, (x, y) in enumerate(self.places):
            others = [self.places[other] for other in self.lying.beside(rune)]
            dx = sum(x - other for other, _ in others) or -0.6
            dy = sum(y - other for _, other in others) or -1.0
            far = (DISC + 0.3 * self.solids[rune].long) / hypot(dx, dy)
            found.append((x + far * dx, y + far * dy - DISC / 2))
        for _ in range(SETTLING):
            found = [_within(self.view, *_apart(number, found)) for number in range(len(found))]
        return found


def _disc(kind: str, text: str, step: int) -> Look:
    """Return the look of a disc with a figure on it."""
    return {"sprite": f"vikingar-{kind}", "text": text, "print": f"vikingar-{kind}", "step": step}


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


# ------------------------------------------------------------------------------------------------ One rune


def solid(lying: Lying, rune: int, scale: float, throwing: Throwing) -> Solid:
    """Return the block that a rune is as it lies, raised by those under it."""
    way, sign = lying.lies[rune].way, f"vikingar-rune-{rune + 1}"
    top, under = {"active": (sign, GRAIN), "inactive": (GRAIN, sign)}.get(way, ("", ""))
    sides = *footprint(way, throwing), _high(way, throwing), _lift(lying, rune, throwing)
    long, wide, high, lift = (round(scale * side, 1) for side in sides)
    return Solid(long, wide, high, top, under, sign if way == "long" else "", lift)


def _high(way: str, throwing: Throwing) -> float:
    """Return the height of a rune that rests in a way."""
    return {"long": throwing.width, SHORT: throwing.length}.get(way, throwing.thickness)


def _lift(lying: Lying, rune: int, throwing: Throwing) -> float:
    """Return the height at which a rune lies: on the highest of those under it."""
    under = lying.beneath()[rune]
    return max((_lift(lying, each, throwing) + _high(lying.lies[each].way, throwing) for each in under), default=0.0)


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
    """Return the text of the disc of a rune: its points, or a star for its short side."""
    return "★" if rune.reason == SHORT else str(rune.points)


def reason(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> str:
    """Return the way in which a rune rests, or how it lies outside."""
    touches = told.reason == "out" and block(lying.lies[rune], throwing).near() < throwing.zone
    return "line" if touches else told.reason


def words(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> Text:
    """Return the worth of a rune with its reason, in words."""
    others = tuple(other + 1 for other in lying.beside(rune))
    facts = {"number": rune + 1, "reason": reason(lying, rune, told, throwing), "points": told.points}
    return say("rune", **facts, piled=len(others), others=others)


def said(lying: Lying, throwing: Throwing) -> list[Text]:
    """Return the worth of each rune with its reason, in words."""
    return [words(lying, rune, told, throwing) for rune, told in enumerate(lying.counted())]


def word(lying: Lying, rune: int, told: Counted, throwing: Throwing) -> Text:
    """Return the reason for a rune's points in a word."""
    doubled = told.doubled and told.points > 0
    return say("rune-word", reason="doubled" if doubled else reason(lying, rune, told, throwing))
