"""Hand: what a game throws, for a page where a reader throws it and then moves and turns each piece."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from ..words.speech import Text
from .scene import Scene


class Piece(NamedTuple):
    """A piece as it lies in its picture: its middle, its angle in degrees, and its face, by number."""

    x: float
    y: float
    turn: float
    face: int


class Thrown(Protocol):
    """Pieces as they lie after a throw."""

    @property
    def scene(self) -> Scene:
        """Return their picture: each piece is a block whose id ends with its number, and whose words say its worth."""

    @property
    def pieces(self) -> Sequence[Piece]:
        """Return the pieces as they lie, in the order of their numbers."""

    @property
    def words(self) -> Text:
        """Return the worth of all of them, in words."""

    def laid(self, number: int, piece: Piece) -> Thrown:
        """Return the same after one piece was put down elsewhere, on top of any others there."""


class Hand(Protocol):
    """The pieces that a game throws: up to a number of them, with these faces."""

    most: int

    @property
    def faces(self) -> Sequence[Text]:
        """Return the names of a piece's faces."""

    def throw(self, pieces: int, rng: Random) -> Thrown:
        """Throw a number of pieces."""
