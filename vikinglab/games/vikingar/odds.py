"""Exact odds of Vikingar: one throw against another."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from .throw import Throwing, outcomes


@cache
def chance(attack: int, defence: int, throwing: Throwing) -> Fraction:
    """Return the attacker's chance with some runes against others: ties, and two short sides, are the defender's.

    >>> from .throw import stored
    >>> round(float(chance(5, 4, stored())), 2)
    0.54
    """
    attacks, defences = outcomes(attack, throwing), outcomes(defence, throwing)
    won = sum(w * v for throw, w in attacks for other, v in defences if throw.beats(other))
    return Fraction(won, sum(w for _, w in attacks) * sum(v for _, v in defences))
