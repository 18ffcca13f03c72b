"""Dice, and other outcomes that never change: listed once, and drawn by one look into a table."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from random import Random
from typing import TypeVar

from .memo import memo

T = TypeVar("T")

D6 = (1, 2, 3, 4, 5, 6)
"""The faces of a common die."""


class Outcomes(tuple[tuple[T, int], ...]):
    """Outcomes with their weights, ready to be drawn from.

    A chance whose ``outcomes`` returns the same table each time needs no ``draw`` of its own:

    >>> coin = Outcomes([("heads", 1), ("tails", 1)])
    >>> coin.draw(Random(0)), list(coin)
    ('tails', [('heads', 1), ('tails', 1)])
    """

    def __init__(self, listed: Iterable[tuple[T, int]]) -> None:
        self._heights = list(accumulate([weight for _, weight in self]))
        self._height = self._heights[-1]

    def draw(self, rng: Random) -> T:
        """Return one of the outcomes, by its weight."""
        return self[bisect(self._heights, int(rng.random() * self._height))][0]


@memo
def dice(number: int, faces: tuple[T, ...] = D6) -> Outcomes[tuple[T, ...]]:  # type: ignore[assignment]
    """Return the possible results of equal dice, sorted by their faces, each with the number of ways to roll it.

    Name a face as often as it occurs on a die.

    >>> dice(2)[:3], len(dice(5))
    ((((1, 1), 1), ((1, 2), 2), ((1, 3), 2)), 252)
    >>> list(dice(2, ("axe", "axe", "food")))
    [(('axe', 'axe'), 4), (('axe', 'food'), 4), (('food', 'food'), 1)]
    """
    rolls: Counter[tuple[T, ...]] = Counter({(): 1})
    for _ in range(number):
        more: Counter[tuple[T, ...]] = Counter()
        for roll, ways in rolls.items():
            for face in faces:
                more[tuple(sorted([*roll, face], key=faces.index))] += ways
        rolls = more
    return Outcomes(rolls.items())
