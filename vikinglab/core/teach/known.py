"""Known: a match as one seat knows it, so that a question made of it can't tell that seat a secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..draws import stream
from ..engine import notation
from ..engine.decision import Action
from ..match import Match
from ..words.moment import Moment


class Known(Match):
    """A match as a seat or, for no seat, an onlooker knows it.

    It shows only what the seat knows: positions are views, and its events are those that the seat was told. You can
    play it on. A move with which the match went on itself brings what it brought there. Any other is tried out: what
    chance decides and what the seat can’t know is drawn anew, and says nothing about the match.
    """

    def __init__(self, match: Match, seat: int | None) -> None:
        self.__dict__.update(match.copy().__dict__)
        self.seat = seat
        self._viewed: tuple[object, object] = (None, None)

    @property
    def table(self) -> Any:
        """Return the seat's view of the position."""
        table = super().table
        if table is not self._viewed[0]:
            self._viewed = table, table.view(self.seat)
        return self._viewed[1]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Return the events that the seat was told."""
        return tuple([moment for moment in super().moments if moment.known_to(self.seat)])

    def _advance(self, action: Action, entries: Iterator[str]) -> None:
        if self.undone == notation.write(action):
            self.redo()
            return
        self._suppose()
        super()._advance(action, entries)

    def _suppose(self) -> None:
        """Go on from a position that may be the true one, as far as the seat knows, and with another seed."""
        rng = stream(self.seed, "supposed", self.ply)
        self._states[self._now] = msgspec.structs.replace(self._states[self._now], table=self.table.determinized(rng))
        self.seed, self._drawn = rng.getrandbits(40), ()


def known_by_mover(match: Match, moves: tuple[str, ...] = ()) -> Known:
    """Return a match after some moves, as the seat to play then knows it; at the end, as an onlooker does.

    Moves with which the match went on are played again as they were. Others are tried out.
    """
    match, left = match.copy(), list(moves)
    while left and match.undone == left[0]:
        match.redo()
        del left[0]
    known = Known(match, _to_play(match))
    known.play(*left)
    if _to_play(known) != known.seat:
        # Another seat is asked, which knows other things.
        known = Known(match, _to_play(known))
        known.play(*left)
    return known


def _to_play(match: Match) -> int | None:
    return match.waiting.seat if match.waiting else None
