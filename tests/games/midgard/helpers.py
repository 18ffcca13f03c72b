"""Helpers of the tests of Midgard's rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import vikinglab as vl
from vikinglab.testing import matches
from vikinglab.testing.matches import asked, choices, play_on, refusal, told

begin = partial(matches.begin, "midgard")


def drawn(position: str, *moves: str, comes: Sequence[str] = (), **chosen) -> vl.Match:
    """Return a match that starts at a written position, in which chance brings these outcomes first."""
    match = vl.position("midgard", position, **chosen).match(drawn=comes)
    return play_on(match, *moves)


def ship(match: vl.Match, seat: int = 0):
    """Return the longship of a seat."""
    return match.table.longships[seat]


__all__ = ["asked", "begin", "choices", "drawn", "play_on", "refusal", "ship", "told"]
