"""The throw of the runes: what it can be worth, and how likely that is.

A match keeps no more of a throw than its outcome. Where somebody looks, ``runes`` shows runes that lie so.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from importlib.resources import files
from itertools import accumulate
from math import exp, pi
from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from vikinglab.core.engine.content import Figure, expect, read_content

Length = Annotated[float, Meta(ge=0.1, le=1000)]
Share = Annotated[float, Meta(ge=0, le=1)]
Weight = Annotated[int, Meta(ge=0, le=10**9)]

MOST = 10
"""The runes in the box: no throw has more."""
SHORT = "short"
"""The outcome of a throw with a rune on its short side, as matches write it."""


class Throw(Struct, frozen=True, gc=False):
    """The outcome of a throw: its points; or a rune on its short side, which beats any points."""

    points: int
    short_edge: bool = False

    @property
    def id(self) -> str:
        """The outcome as a match writes it: ``5``, or ``short``."""
        return SHORT if self.short_edge else str(self.points)

    def beats(self, defence: Throw) -> bool:
        """Return whether an attack with this throw wins: the defence wins ties, and with a short side of its own.

        >>> Throw(4).beats(Throw(3)), Throw(4).beats(Throw(4)), Throw(0, True).beats(Throw(9))
        (True, False, True)
        >>> Throw(9).beats(Throw(0, True)), Throw(0, True).beats(Throw(0, True))
        (False, False)
        """
        if self.short_edge or defence.short_edge:
            return not defence.short_edge
        return self.points > defence.points


# Compared by identity, so that what is worked out for one can be remembered by it.
class Throwing(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The block of a rune, its points, the way it is thrown, and the throws that were worth each number of points."""

    active_points: Figure[Annotated[int, Meta(ge=0, le=20)]]
    long_points: Figure[Annotated[int, Meta(ge=0, le=20)]]
    piled_times: Figure[Annotated[int, Meta(ge=1, le=5)]]
    length: Figure[Length]
    width: Figure[Length]
    thickness: Figure[Length]
    liveliness: Figure[Annotated[float, Meta(ge=0, le=50)]]
    active: Figure[Share]
    spread: Figure[Length]
    aim: Figure[Annotated[float, Meta(ge=0, le=1000)]]
    zone: Figure[Length]
    graze: Figure[Annotated[float, Meta(ge=0, le=1000)]]
    holds: Figure[Share]
    points: Figure[Annotated[list[Annotated[list[Weight], Meta(min_length=1)]], Meta(min_length=MOST, max_length=MOST)]]
    short_side: Figure[Annotated[list[Weight], Meta(min_length=MOST, max_length=MOST)]]


@cache
def stored() -> Throwing:
    """Return the throw that every edition has."""
    name = "content/throw.toml"
    content, _ = read_content(files(__package__).joinpath(name).read_text("utf-8"), Throwing, name)
    return content


# ------------------------------------------------------------------------------------------------ Outcomes


@cache
def outcomes(runes: int, throwing: Throwing) -> list[tuple[Throw, int]]:
    """Return the outcomes of a throw of some runes, each with its exact weight."""
    found = [(Throw(points), weight) for points, weight in enumerate(throwing.points[runes - 1]) if weight]
    short = throwing.short_side[runes - 1]
    return [*found, (Throw(0, short_edge=True), short)] if short else found


def draw(runes: int, throwing: Throwing, rng: Random) -> Throw:
    """Throw some runes, and return the outcome alone."""
    heights, found = _ladder(runes, throwing)
    return found[bisect(heights, int(rng.random() * heights[-1]))]


@cache
def _ladder(runes: int, throwing: Throwing) -> tuple[list[int], list[Throw]]:
    known = outcomes(runes, throwing)
    return [*accumulate(weight for _, weight in known)], [outcome for outcome, _ in known]


# ------------------------------------------------------------------------------------------------ How a rune rests


def resting(throwing: Throwing) -> dict[str, float]:
    """Return the chance of each way in which a rune can rest. It falls exponentially with the height of its middle."""
    length, width, thick = throwing.length, throwing.width, throwing.thickness
    size = (length * width * thick) ** (1 / 3)
    flat, long, short = (exp(-throwing.liveliness * height / size) for height in (thick, width, length))
    share = throwing.active
    ways = {"active": flat * share, "inactive": flat * (1 - share), "long": long, SHORT: short}
    return {way: weight / (flat + long + short) for way, weight in ways.items()}


def footprint(way: str, throwing: Throwing) -> tuple[float, float]:
    """Return the two sides of what a rune covers that rests in a way."""
    length, width, thick = throwing.length, throwing.width, throwing.thickness
    return {"long": (length, thick), SHORT: (width, thick)}.get(way, (length, width))


# ------------------------------------------------------------------------------------------------ Checks


def expected(throwing: Throwing) -> dict[str, float]:
    """Return roughly, by formulas and without a throw, how often a rune leaves the zone, and how often two overlap."""
    long, wide = footprint("active", throwing)
    spread, graze = throwing.spread, throwing.graze
    # Seen from any side, a turned rectangle is on average as wide as a circle of the same perimeter.
    room = max(0.0, throwing.zone - (long + wide) / pi)
    out = exp(-(room**2) / (2 * (spread**2 + throwing.aim**2)))
    # The middle of one rune must come into an area around the other for them to touch: here its mean over all angles.
    long, wide = max(0.0, long - graze), max(0.0, wide - graze)
    area = 2 * long * wide + (2 * (long + wide)) ** 2 / (2 * pi)
    return {"out": out, "overlap": throwing.holds * (1 - exp(-area / (4 * pi * spread**2)))}


def check(throwing: Throwing, path: str) -> None:
    """Raise ``BadContent`` where no throw is worth the points stated, or where they don't fit block and throw."""
    best = max(throwing.active_points, throwing.long_points)
    for runes, weights in enumerate(throwing.points, 1):
        expect(sum(weights), f"{path}.points", f"{runes} runes are never worth anything")
        top = best * runes * (throwing.piled_times if runes > 1 else 1)
        expect(not any(weights[top + 1 :]), f"{path}.points", f"{runes} runes can’t be worth more than {top} points")
    rests, rough = resting(throwing), expected(throwing)
    alone = throwing.active_points * rests["active"] + throwing.long_points * rests["long"]
    mean, piled = (1 - rough["out"]) * alone, 1 + (throwing.piled_times - 1) * rough["overlap"]
    for runes, more in ((1, 1.0), (2, piled)):
        fits, counted = runes * mean * more, _mean(runes, throwing)
        reason = f"{runes} of these runes bring about {fits:.2f} points on average, not {counted:.2f}"
        expect(abs(counted - fits) < 0.04 * fits, f"{path}.points", reason)


def _mean(runes: int, throwing: Throwing) -> float:
    """Return the average points of a throw of some runes."""
    known = outcomes(runes, throwing)
    return sum(outcome.points * weight for outcome, weight in known) / sum(weight for _, weight in known)
