"""Exhaustive search: the result of a position with best play."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from vikinglab.core.engine.decision import Action
from vikinglab.core.engine.table import Table

MOST = 20_000
"""The largest number of positions to search."""

Scores = tuple[Fraction, ...]
Aim = Callable[[Scores, int], Any]


class TooMany(ValueError):
    """There are more positions than may be searched: begin nearer to the end."""


class BestPlay(NamedTuple):
    """The best line of play: each seat's score on average over chance, and the moves up to the first chance."""

    scores: Scores
    moves: tuple[Action, ...]


def own(scores: Scores, seat: int) -> tuple[Fraction, Fraction]:
    """Rank by the seat's own points; if they are equal, by fewer points of the others."""
    return scores[seat], scores[seat] - sum(scores)


def solve(table: Table, aim: Aim = own, most: int = MOST) -> BestPlay:
    """Return best play by backward induction: from the last decisions to this one, each seat serves its aim best.

    The result is exact for games in which nothing is secret. Of equal actions it takes the first candidate.
    ``TooMany`` if more than ``most`` positions would have to be searched.

    >>> last = "voyage: 4 / route: 17 pennant-6, 18 pennant-7 / A: space 16 / B: space 17 / C: home 2"
    >>> best = solve(vl.position("raids", last).table)
    >>> best.moves[0], [int(score) for score in best.scores]
    (Sail(space=18), [7, 6, 0])
    """
    return _Solver(aim, most).best(table)


class _Solver:
    def __init__(self, aim: Aim, most: int) -> None:
        self._aim, self._most = aim, most
        self._known: dict[bytes, BestPlay] = {}

    def best(self, table: Table) -> BestPlay:
        if table.result is not None:
            return BestPlay(tuple(map(Fraction, table.result.scores)), ())
        # Many orders of moves lead to the same position, and it is solved once.
        key = table.to_json()
        if key not in self._known:
            if len(self._known) >= self._most:
                raise TooMany(f"more than {self._most} positions: begin nearer to the end")
            self._known[key] = self._chance(table) if table.stack[-1].by_chance else self._decision(table)
        return self._known[key]

    def _decision(self, table: Table) -> BestPlay:
        seat = table.stack[-1].seat
        lines = [self._after(table, action) for action in table.legal()]
        return max(lines, key=lambda line: self._aim(line.scores, seat))

    def _after(self, table: Table, action: Action) -> BestPlay:
        scores, moves = self.best(table.then(action))
        return BestPlay(scores, (action, *moves))

    def _chance(self, table: Table) -> BestPlay:
        outcomes = list(table.stack[-1].outcomes(table))
        total = sum(weight for _, weight in outcomes)
        ends = [(self.best(table.then(outcome)).scores, Fraction(weight, total)) for outcome, weight in outcomes]
        mean = tuple(sum((scores[seat] * share for scores, share in ends), Fraction()) for seat in range(table.players))
        return BestPlay(mean, ())
