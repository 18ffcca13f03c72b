"""Throw: pieces that a reader throws, and then moves and turns by hand, with their worth."""

from __future__ import annotations

from random import Random

import msgspec
import traitlets

from vikinglab.core.game import game as game_called
from vikinglab.core.show.hand import Hand, Piece, Thrown
from vikinglab.core.show.stored import figure
from vikinglab.core.words.refusal import refused

from . import inbound, outbound, page
from .state import as_json
from .widget import Drawn


class Throw(Drawn):
    """A throw of a game's pieces, as often as you like: ``Throw("vikingar", pieces=5)``.

    The game decides what falls and what it is worth; a page only shows it, and tells where a piece was put.
    """

    _esm = page.widget("throw")

    lies = traitlets.Dict().tag(sync=True, to_json=as_json)

    def __init__(self, game: str, *, pieces: int = 5, seed: int = 0) -> None:
        hand = game_called(game).hand
        if hand is None:
            raise ValueError(f"nothing is thrown by hand in {game}")
        self.hand: Hand = hand
        self.number = 0
        self.thrown: Thrown = self._throw(pieces, seed)
        super().__init__(game, lies=self._shown(fallen=False))

    def __repr__(self) -> str:
        return str(self.thrown.words)

    def stored(self) -> dict[str, object]:
        return {"text/html": figure(self.thrown.scene, str(self.thrown.words))}

    def throw(self, pieces: int, seed: int) -> None:
        """Throw some pieces; ``Refused`` if there aren't so many."""
        self.thrown = self._throw(pieces, seed)
        self.lies = dict(self._shown(fallen=True))

    def lay(self, number: int, piece: Piece) -> None:
        """Put one of the pieces down elsewhere; ``Refused`` if there is no such piece, or no such face."""
        if number >= len(self.thrown.pieces) or piece.face >= len(self.hand.faces):
            raise refused("bad-message", path="-", reason="no such piece")
        self.thrown = self.thrown.laid(number, piece)
        self.lies = dict(self._shown(fallen=False))

    def _throw(self, pieces: int, seed: int) -> Thrown:
        if not 0 < pieces <= self.hand.most:
            raise refused("bad-message", path="pieces", reason="no such number")
        return self.hand.throw(pieces, Random(seed))

    def _shown(self, fallen: bool) -> outbound.Layout:
        self.number += 1
        return {
            "scene": msgspec.to_builtins(self.thrown.scene),
            "pieces": [list(piece) for piece in self.thrown.pieces],
            "faces": [dict(face) for face in self.hand.faces],
            "most": self.hand.most,
            "words": dict(self.thrown.words),
            "fallen": fallen,
            "number": self.number,
        }

    def _do(self, message: inbound.Message) -> None:
        match message:
            case inbound.Throw(pieces, seed):
                self.throw(pieces, seed)
            case inbound.Lay(number, x, y, turn, face):
                self.lay(number, Piece(x, y, turn, face))
