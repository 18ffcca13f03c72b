"""Known: a match as one seat knows it, so that a question made of it can't tell that seat a secret."""

from __future__ import annotations

from typing import Any

from ..match import Match
from ..words.moment import Moment


class Known(Match):
    """A match as a seat knows it, or, for no seat, an onlooker.

    It is played on as the match itself would be; only what it shows is the seat's own: positions are views, and of what
    happened it has what the seat was told.
    """

    def __init__(self, match: Match, seat: int | None) -> None:
        self.__dict__.update(match.copy().__dict__)
        self.seat = seat
        self._viewed: tuple[object, object] = (None, None)

    @property
    def table(self) -> Any:
        """Return what the seat knows of the position."""
        table = super().table
        if table is not self._viewed[0]:
            self._viewed = table, table.view(self.seat)
        return self._viewed[1]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """Return what the seat was told so far."""
        return tuple([moment for moment in super().moments if moment.known_to(self.seat)])
