"""Hand: what a game throws, for a page where a reader throws it and then moves and turns each piece."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from ..words.speech import Text
from .scene import Scene


class Piece(NamedTuple):
    """A piece as it lies in its picture: its middle, how far it is turned in degrees, and its face, by its place."""

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
        """Return how each piece lies, in the order of their numbers."""

    @property
    def words(self) -> Text:
        """Return what all of them are worth."""

    def laid(self, number: int, piece: Piece) -> Thrown:
        """Return the same, where one piece was put down elsewhere, on top of what lies there."""


class Hand(Protocol):
    """What a game throws: at most so many pieces, each with these faces."""

    most: int

    @property
    def faces(self) -> Sequence[Text]:
        """Return what the faces of a piece are called."""

    def throw(self, pieces: int, rng: Random) -> Thrown:
        """Throw so many pieces."""
