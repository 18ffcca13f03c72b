"""Walkthrough: a match to step through, in a notebook, a dashboard, or without a kernel."""

from __future__ import annotations

import msgspec
import traitlets

import vikinglab as vl
from vikinglab.core.show.stored import figure

from . import inbound, page
from .board import Board
from .state import as_json
from .widget import Drawn


class Walkthrough(Drawn):
    """A match, moment by moment, with the rule of each: as an onlooker or a ``seat`` saw it.

    It addresses the player of that seat. With ``everything``, it shows a finished match with all its secrets. The
    kernel is asked only to play on, on a board.
    """

    _esm = page.widget("walkthrough")

    trace = traitlets.Dict().tag(sync=True, to_json=as_json)
    plays_on = traitlets.Bool().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        match: vl.Match,
        *,
        seat: int | None = None,
        everything: bool = False,
        board: Board | None = None,
        name: str = "",
    ) -> None:
        self._match, self._seat, self._board = match.copy(), seat, board
        super().__init__(
            match.game.key,
            trace=msgspec.to_builtins(match.trace(seat, everything=everything, reader=seat)),
            plays_on=board is not None,
            name=name,
        )

    def __repr__(self) -> str:
        return f"A match of {self._match.game.name} in {len(self.trace['frames'])} moments."

    def stored(self) -> dict[str, object]:
        return {"text/html": figure(self._match.scene(self._seat), repr(self))}

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.From) and self._board is not None:
            self._board.show(self._match.at(message.ply))
