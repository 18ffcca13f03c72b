"""Turning points: each seat's chances along a match, and the moves that decided it.

A chance is sampled by quick playouts from a position, as the share of wins. A game says how its playouts move: at
random by default. So positions are measured in the same way for everybody.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from math import sqrt

import msgspec

from vikinglab.core.engine.table import Result, Table
from vikinglab.core.match import Match, stream

PLAYOUTS = 400
"""The number of playouts from each position."""
ERROR = 1.96 * sqrt(0.25 / PLAYOUTS)
"""A sampled chance is nearer to the true one than this, nineteen times in twenty, however likely a win is."""
PARTS = 16
"""The number of samples along a match. Where chances change, it is sampled again in between."""
TURNS = 5
"""The largest number of moves that decided a match."""
MUCH = 2 * ERROR
"""A move that changes the winner's chance by less decided nothing."""

Chances = tuple[float, ...]


class Turn(msgspec.Struct, frozen=True):
    """A move that decided a match: the number of moves before it, and the chances before and after it."""

    ply: int
    before: Chances
    after: Chances


class TurningPoints(msgspec.Struct, frozen=True):
    """Each seat's chances along a match, by the number of moves played, and the moves that decided it."""

    winner: int
    chances: tuple[tuple[int, Chances], ...]
    turns: tuple[Turn, ...]
    error: float = ERROR


def turning_points(match: Match, known: dict[int, Chances] | None = None) -> Iterator[TurningPoints | None]:
    """Yield the turning points of a match that is over, last of all; before them ``None`` after each playout.

    The chances that were sampled are added to ``known``, so that another call goes on where one was stopped.

    >>> match = vl.position("raids", "voyage: 4 / route: 18 pennant-7 / A: space 17 / B: home 1 / C: home 2").match()
    >>> match.result
    """
    assert match.result is not None
    tables, winner = [match.at(ply).table for ply in range(match.ply + 1)], match.result.winners[0]
    known = {} if known is None else known
    for ply in _parts(match.ply):
        if ply not in known:
            known[ply] = yield from _chances(match, tables[ply], ply)
    while (middle := _closer(known, winner)) is not None:
        known[middle] = yield from _chances(match, tables[middle], middle)
    known = dict(sorted(known.items()))
    turns = tuple(Turn(a, known[a], known[b]) for a, b in sorted(_changes(known, winner)) if b - a == 1)
    yield TurningPoints(winner, tuple(known.items()), turns)


def _parts(moves: int) -> list[int]:
    parts = min(PARTS, moves)
    return sorted({round(moves * part / parts) for part in range(parts + 1)}) if parts else [0]


def _closer(known: dict[int, Chances], winner: int) -> int | None:
    """Return the next position to sample: in the middle of the largest change of more than one move."""
    wide = [(a, b) for a, b in _changes(dict(sorted(known.items())), winner) if b - a > 1]
    return (wide[0][0] + wide[0][1]) // 2 if wide else None


def _changes(known: dict[int, Chances], winner: int) -> list[tuple[int, int]]:
    """Return the pairs of positions between which the winner's chance changed much, the largest change first."""
    change = {(a, b): abs(known[b][winner] - known[a][winner]) for a, b in pairwise(known)}
    most = sorted(change, key=lambda pair: change[pair], reverse=True)
    return [pair for pair in most if change[pair] > MUCH][:TURNS]


def _chances(match: Match, table: Table, ply: int) -> Generator[None, None, Chances]:
    """Return each seat's chance of winning from a position: certain at the end, else sampled."""
    if table.result is not None:
        return _shares(table.players, [table.result])
    # Each position has a stream of its own, so its chances are the same whichever is looked at first.
    rng, ends = stream(match.seed, "course", ply), []
    for _ in range(PLAYOUTS):
        ends.append(table.clone().playout(rng, match.game.quick))
        # The caller can do something else between two playouts: a page wants answers meanwhile.
        yield None
    return _shares(table.players, ends)


def _shares(players: int, ends: Sequence[Result]) -> Chances:
    """Return each seat's share of the wins. A shared win counts in equal parts."""
    won = [sum(1 / len(end.winners) for end in ends if seat in end.winners) for seat in range(players)]
    return tuple(share / len(ends) for share in won)
