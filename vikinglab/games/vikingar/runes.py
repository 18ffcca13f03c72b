"""Runes as they lie after a throw: where, on which side, in which pile, and what each is worth.

Lengths are millimetres from the middle of the high sea, angles are radians.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations_with_replacement
from math import cos, factorial, hypot, log, pi, prod, sin, sqrt, tau
from random import Random
from typing import NamedTuple

from msgspec import Struct, field

from .throw import SHORT, Throw, Throwing, footprint, resting, stored

WAYS = ("active", "inactive", "long", SHORT)
"""The ways in which a rune can rest."""
TRIES = 10_000
"""The number of throws to try for one with a given outcome."""


class Lie(Struct, frozen=True, gc=False):
    """A rune as it lies: its middle, its angle, and the way it rests."""

    x: float
    y: float
    angle: float
    way: str


class Counted(Struct, frozen=True, gc=False):
    """The points of one rune with their reason: the way it rests, or ``out``; doubled in a pile."""

    points: int
    reason: str
    doubled: bool


class Lying(Struct, frozen=True):
    """All runes of a throw as they lie: which are in the zone, and which pairs lie on each other.

    The rune that comes later in a pair is the upper one.
    """

    lies: tuple[Lie, ...]
    inside: tuple[bool, ...]
    piles: tuple[tuple[int, int], ...]
    slid: bool = False
    """True if two runes touch and aren’t a pile: one slid off the other, to where the model doesn’t say."""
    throwing: Throwing = field(default_factory=stored)
    """The runes and how they are thrown."""

    def counted(self) -> list[Counted]:
        """Return the points of each rune."""
        return counted([lie.way for lie in self.lies], self.inside, self.piles, self.throwing)

    def outcome(self) -> Throw:
        """Return the outcome of all of them."""
        return total(self.counted())

    def beside(self, rune: int) -> list[int]:
        """Return the runes that lie over or under a rune, by their places."""
        return sorted(upper if lower == rune else lower for lower, upper in self.piles if rune in (lower, upper))

    def beneath(self) -> list[list[int]]:
        """Return for each rune those that lie under it."""
        return [[lower for lower, upper in self.piles if upper == rune] for rune in range(len(self.lies))]


def value(way: str, throwing: Throwing) -> int:
    """Return the points of a rune that rests in a way, alone in the zone."""
    return {"active": throwing.active_points, "long": throwing.long_points}.get(way, 0)


def counted(
    ways: Sequence[str],
    inside: Sequence[bool],
    piles: Sequence[tuple[int, int]] = (),
    throwing: Throwing | None = None,
) -> list[Counted]:
    """Return the points of each rune: none outside the zone, and more in a pile.

    >>> [rune.points for rune in counted(["long", "inactive", "active"], [True, True, False], [(0, 1)])]
    [6, 0, 0]
    """
    piled, throwing = {rune for pile in piles for rune in pile}, throwing or stored()
    times = [throwing.piled_times if rune in piled else 1 for rune in range(len(ways))]
    return [
        Counted(value(way, throwing) * times[rune], way, rune in piled) if within else Counted(0, "out", False)
        for rune, (way, within) in enumerate(zip(ways, inside, strict=True))
    ]


def total(runes: Sequence[Counted]) -> Throw:
    """Return the outcome of runes that were counted."""
    if any(rune.reason == SHORT for rune in runes):
        return Throw(0, short_edge=True)
    return Throw(sum(rune.points for rune in runes))


# ------------------------------------------------------------------------------------------------ One throw


def toss(runes: int, throwing: Throwing, rng: Random) -> Lying:
    """Throw some runes."""
    ways, heights = _ways(throwing)
    return fall([ways[bisect(heights, rng.random() * heights[-1])] for _ in range(runes)], throwing, rng)


@cache
def _ways(throwing: Throwing) -> tuple[list[str], list[float]]:
    """Return the ways a rune can rest, and their chances added up."""
    rests = resting(throwing)
    return list(rests), list(accumulate(rests.values()))


def fall(ways: Sequence[str], throwing: Throwing, rng: Random) -> Lying:
    """Let runes that rest in these ways fall somewhere."""
    aim_x, aim_y = _scattered(throwing.aim, rng)
    spread, graze, holds = throwing.spread, throwing.graze, throwing.holds
    lies = []
    for way in ways:
        x, y = _scattered(spread, rng)
        lies.append(Lie(aim_x + x, aim_y + y, rng.random() * pi, way))
    blocks = [block(lie, throwing) for lie in lies]
    inside = [one.reach() < throwing.zone for one in blocks]
    piles, slid = [], False
    for lower, one in enumerate(blocks):
        for upper in range(lower + 1, len(blocks)):
            if inside[lower] and inside[upper] and (depth := overlap(one, blocks[upper])) > 0:
                if depth > graze and rng.random() < holds:
                    piles.append((lower, upper))
                else:
                    slid = True
    return Lying(tuple(lies), tuple(inside), tuple(piles), slid, throwing)


def _scattered(spread: float, rng: Random) -> tuple[float, float]:
    """Return a point that is normally distributed around the middle."""
    # Of all methods of a generator only ``random`` is promised to give the same in each version of Python.
    far, angle = spread * sqrt(-2 * log(1 - rng.random())), tau * rng.random()
    return far * cos(angle), far * sin(angle)


class Block(NamedTuple):
    """The rectangle that a rune covers: its middle, the direction of its long side, half of each side."""

    x: float
    y: float
    cos: float
    sin: float
    long: float
    wide: float

    def corners(self) -> list[tuple[float, float]]:
        """Return its corners, in order around it."""
        x, y, along, across, long, wide = self
        signs = ((1, 1), (-1, 1), (-1, -1), (1, -1))
        return [(x + a * long * along - b * wide * across, y + a * long * across + b * wide * along) for a, b in signs]

    def near(self) -> float:
        """Return the distance of its nearest point from the middle of the high sea."""
        x, y, along, across, long, wide = self
        return hypot(max(0.0, abs(x * along + y * across) - long), max(0.0, abs(y * along - x * across) - wide))

    def reach(self) -> float:
        """Return the distance of its farthest corner from the middle of the high sea."""
        x, y, along, across, long, wide = self
        return hypot(abs(x * along + y * across) + long, abs(y * along - x * across) + wide)


def block(lie: Lie, throwing: Throwing) -> Block:
    """Return the rectangle that a rune covers."""
    long, wide = footprint(lie.way, throwing)
    return Block(lie.x, lie.y, cos(lie.angle), sin(lie.angle), long / 2, wide / 2)


def overlap(one: Block, other: Block) -> float:
    """Return the depth by which two rectangles overlap, along the axis where it is least; not above 0 if apart.

    >>> overlap(Block(0, 0, 1, 0, 15, 10), Block(20, 0, 0, 1, 15, 10))
    5
    """
    x, y = other.x - one.x, other.y - one.y
    if x * x + y * y >= (one.long + one.wide + other.long + other.wide) ** 2:
        return 0.0
    along = abs(one.cos * other.cos + one.sin * other.sin)
    across = abs(one.cos * other.sin - one.sin * other.cos)
    # They are apart if they are apart on an axis along one of their sides: so two axes of each are enough.
    return min(
        one.long + other.long * along + other.wide * across - abs(x * one.cos + y * one.sin),
        one.wide + other.long * across + other.wide * along - abs(y * one.cos - x * one.sin),
        other.long + one.long * along + one.wide * across - abs(x * other.cos + y * other.sin),
        other.wide + one.long * across + one.wide * along - abs(y * other.cos - x * other.sin),
    )


def laid(lying: Lying, rune: int, lie: Lie, throwing: Throwing) -> Lying:
    """Return runes of which one was moved by hand: it lies on top of all that it touches by more than a graze.

    >>> from .throw import stored
    >>> one, other = Lie(0, 0, 0, "active"), Lie(60, 0, 0, "long")
    >>> apart = Lying((one, other), (True, True), ())
    >>> [each.points for each in laid(apart, 1, Lie(5, 0, 0, "long"), stored()).counted()]
    [2, 6]
    """
    lies = tuple(lie if at == rune else each for at, each in enumerate(lying.lies))
    moved = block(lie, throwing)
    inside = tuple(moved.reach() < throwing.zone if at == rune else within for at, within in enumerate(lying.inside))
    kept = [pile for pile in lying.piles if rune not in pile]
    if inside[rune]:
        others = [at for at in range(len(lies)) if at != rune and inside[at]]
        kept += [(at, rune) for at in others if overlap(block(lies[at], throwing), moved) > throwing.graze]
    return Lying(lies, inside, tuple(kept), throwing=throwing)


def tally(runes: int, throws: int, throwing: Throwing, rng: Random) -> tuple[list[int], int]:
    """Count simulated throws: those worth 0, 1, 2, ... points, and those with a rune on its short side."""
    seen = Counter(toss(runes, throwing, rng).outcome() for _ in range(throws))
    short = seen.pop(Throw(0, short_edge=True), 0)
    most = max((outcome.points for outcome in seen), default=0)
    return [seen[Throw(points)] for points in range(most + 1)], short


# ------------------------------------------------------------------------------------------------ A given outcome


def geometry(outcome: Throw, runes: int, throwing: Throwing, rng: Random) -> Lying | None:
    """Return runes that lie so that they are worth an outcome; None for one so rare that no throw was found.

    Throws are tried until one fits, so what comes is as likely as it is in play. Only throws where a rune slid off
    another are left out: they would look like a pile that doesn't count.
    """
    sets, heights = _fitting(outcome, runes, throwing)
    for _ in range(TRIES if sets else 0):
        ways = _shuffled(sets[bisect(heights, rng.random() * heights[-1])], rng)
        lying = fall(ways, throwing, rng)
        if not lying.slid and lying.outcome() == outcome:
            return lying
    return None


@lru_cache(64)
def shown(outcome: Throw, runes: int, number: int, throwing: Throwing) -> Lying | None:
    """Return the runes of a throw as they lie. The same throw of a match always looks the same."""
    return geometry(outcome, runes, throwing, Random(f"{number} {runes} {outcome.id}"))


@cache
def _fitting(outcome: Throw, runes: int, throwing: Throwing) -> tuple[list[tuple[str, ...]], list[float]]:
    """Return the ways that runes can rest, in any order, and be worth an outcome; and their chances added up."""
    # Most ways can't be worth a rare outcome however the runes fall, so it is found much sooner without them.
    rests = resting(throwing)
    sets = [ways for ways in combinations_with_replacement(rests, runes) if _may_be_worth(ways, outcome, throwing)]
    orders = [factorial(runes) // prod(factorial(number) for number in Counter(ways).values()) for ways in sets]
    chances = [many * prod(rests[way] for way in ways) for many, ways in zip(orders, sets, strict=True)]
    return sets, list(accumulate(chances))


def _may_be_worth(ways: Sequence[str], outcome: Throw, throwing: Throwing) -> bool:
    """Return whether runes that rest so can be worth an outcome: each may be out, alone, or in a pile."""
    if outcome.short_edge:
        return SHORT in ways
    times, active, long = throwing.piled_times, throwing.active_points, throwing.long_points
    most = times * active * ways.count("active")
    return any(0 <= outcome.points - long * piled <= most for piled in range(times * ways.count("long") + 1))


def _shuffled(ways: Sequence[str], rng: Random) -> list[str]:
    left = list(ways)
    return [left.pop(int(rng.random() * len(left))) for _ in ways]
