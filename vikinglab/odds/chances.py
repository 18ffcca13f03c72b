"""Probabilities of what chance brings: counted over all outcomes, or sampled, with the error of the sample."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from random import Random
from typing import NamedTuple

from vikinglab.core.engine.table import Table

Holds = Callable[[Table], bool]
Key = Callable[[Table], object]


class Sample(NamedTuple):
    """A share that was sampled; nineteen times in twenty the true one lies within ``error`` of it."""

    share: float
    error: float


def likely(table: Table, holds: Holds, alike: Key = Table.to_json) -> Fraction:
    """Return the exact chance that something holds at the next decision, from every outcome with its weight.

    ``alike`` says what of a position matters here: positions for which it is the same are counted once.

    >>> table = vl.position("drakkar", "emblems: e5 heart A / A: e5 h6 / B: / turn: A").table
    >>> likely(table, lambda table: 6 in table.waiting.dice)
    Fraction(11, 36)
    """
    known: dict[object, Fraction] = {}

    def chance(table: Table) -> Fraction:
        if not (table.stack and table.stack[-1].by_chance):
            return Fraction(holds(table))
        key = alike(table)
        if key not in known:
            outcomes = list(table.stack[-1].outcomes(table))
            total = sum(weight for _, weight in outcomes)
            known[key] = sum((chance(table.then(each)) * weight for each, weight in outcomes), Fraction()) / total
        return known[key]

    return chance(table)


def sampled(table: Table, holds: Holds, times: int, rng: Random) -> Sample:
    """Return the share of random outcomes for which something holds at the next decision."""
    return counted(sum(holds(table.drawn(rng)) for _ in range(times)), times)


def counted(found: int, times: int) -> Sample:
    """Return the share of a count, with the error for that number of samples.

    >>> counted(100, 100)
    Sample(share=1.0, error=0.04...)
    """
    share = (found + 2) / (times + 4)  # Agresti and Coull: a share of none or all isn't taken for sure
    return Sample(found / times, 1.96 * sqrt(share * (1 - share) / (times + 4)) + abs(share - found / times))
