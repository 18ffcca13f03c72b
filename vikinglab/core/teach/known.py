"""Known: a match as one seat knows it, so that a question made of it can't tell that seat a secret."""

from __future__ import annotations

from typing import Any

from ..match import Match
from ..words.moment import Moment


class Known(Match):
    """A match as a seat or, for no seat, an onlooker knows it.

    You can play it on like the match itself. It shows only what the seat knows: positions are views, and its events are
    those that the seat was told.
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
