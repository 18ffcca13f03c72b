"""The worth of a memory: two bots that differ in nothing else play many matches, and the wins are counted.

The counts are in ``measured.toml``; ``python bench/memory.py`` counts again.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from vikinglab import new
from vikinglab.bots import play
from vikinglab.core.match import Match
from vikinglab.odds.chances import Sample, counted

from .bot import Rememberer


class Duel(msgspec.Struct, frozen=True):
    """The wins of perfect memory against a bot that remembers some emblems, and the length of the matches."""

    remembers: int
    matches: int
    won: int
    moves: float
    """The average number of moves of a match."""

    @property
    def share(self) -> Sample:
        """The share of wins, and its error."""
        return counted(self.won, self.matches)


def duel(remembers: int, matches: int, seed: int = 0) -> Duel:
    """Let a bot with perfect memory play matches against one that remembers the last emblems that it saw."""
    bots, won, moves = (Rememberer(), Rememberer(remembers)), 0, 0
    for number in range(matches):
        # Each seed is played twice, with either bot first, so that neither profits from its seat.
        first = number % 2
        played = _played(bots if first == 0 else bots[::-1], seed + number // 2)
        assert played.result is not None
        won += first in played.result.winners
        moves += played.ply
    return Duel(remembers, matches, won, moves / matches)


def _played(bots: tuple[Rememberer, ...], seed: int) -> Match:
    """Return a match that these two have played to its end."""
    match = new("drakkar", players=2, seed=seed)
    while (choice := match.waiting) is not None:
        play(match, bots[choice.seat])
    return match


@cache
def measured() -> tuple[Duel, ...]:
    """Return the counts, from the worst memory to the best."""
    toml = files(__package__).joinpath("measured.toml").read_text("utf-8")
    return msgspec.toml.decode(toml, type=dict[str, tuple[Duel, ...]])["duels"]
