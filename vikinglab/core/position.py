"""Position: written by hand, and a match that starts from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .engine.position import read_position
from .game import Game
from .match import Match

if TYPE_CHECKING:
    from .engine.box import Box
    from .engine.table import Table


class Position:
    """A position written by hand, checked by the game's invariants."""

    def __init__(self, game: Game, box: Box, text: str) -> None:
        self.game, self.text = game, text
        self._start = read_position(game, box, text)
        # A match starts from the table as read, so that it also tells what happens there by itself.
        self.table: Table = self._start.clone()
        self.table.settle()

    def match(self, seed: int = 0, seats: Sequence[str] | None = None, drawn: Sequence[str] = ()) -> Match:
        """Return a match that starts here.

        ``drawn`` says what chance brings first, such as ``["2+5", "heart"]``; after that the seed decides.

        >>> position = vl.position("drakkar", "emblems: e5 heart A / A: e5 h6 / B: / turn: A")
        >>> print(position.match(drawn=["2+5"]).question)
        Orange, move one piece 2 squares and another 5: your pawns or emblems.
        """
        return Match(self.game, self._start, start=self.text, seats=seats, seed=seed, drawn=drawn)

    def __repr__(self) -> str:
        return f"<position of {self.game.key}>"
