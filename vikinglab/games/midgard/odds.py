"""The chances of a combat, exact: what combat dice show together, and what rerolls make of it."""

from __future__ import annotations

from fractions import Fraction

from vikinglab.core.engine.dice import dice
from vikinglab.core.engine.memo import memo

Faces = tuple[int, ...]


@memo
def reaches(number: int, least: int, faces: Faces) -> Fraction:
    """Return the chance that some combat dice show so much together.

    >>> reaches(2, 2, (0, 0, 1, 1, 1, 2))
    Fraction(5, 9)
    """
    if least <= 0:
        return Fraction(1)
    ways = sum([way for shown, way in dice(number, faces) if sum(shown) >= least])
    return Fraction(ways, len(faces) ** number)


@memo
def wins(number: int, defence: int, faces: Faces, rerolls: int = 0) -> Fraction:
    """Return the chance to win a combat with so many rerolls at most, if the best dice are rerolled each time.

    >>> [round(float(wins(3, 3, (0, 0, 1, 1, 1, 2), rerolls)), 2) for rerolls in (0, 1)]
    [0.49, 0.82]
    """
    if not rerolls:
        return reaches(number, defence, faces)
    ways = [(way, again(shown, defence, faces, rerolls)) for shown, way in dice(number, faces)]
    return _mean(ways)


@memo
def again(shown: tuple[int, ...], defence: int, faces: Faces, rerolls: int) -> Fraction:
    """Return the chance to win from what the dice show, with so many rerolls left."""
    if sum(shown) >= defence:
        return Fraction(1)
    if not rerolls:
        return Fraction(0)
    low = sorted(shown)
    # A die that shows less is rerolled rather than one that shows more.
    return max(
        [_rerolled(tuple(low[:many]), tuple(low[many:]), defence, faces, rerolls) for many in range(1, len(low) + 1)],
        default=Fraction(0),
    )


def _rerolled(aside: tuple[int, ...], kept: tuple[int, ...], defence: int, faces: Faces, rerolls: int) -> Fraction:
    if rerolls == 1:
        return reaches(len(aside), defence - sum(kept), faces)
    ways = [
        (way, again(tuple(sorted((*kept, *new))), defence, faces, rerolls - 1)) for new, way in dice(len(aside), faces)
    ]
    return _mean(ways)


def _mean(ways: list[tuple[int, Fraction]]) -> Fraction:
    """Return the chance over all ways, each as often as it comes."""
    found = Fraction(0)
    for way, chance in ways:
        found += way * chance
    return found / sum([way for way, _ in ways])
