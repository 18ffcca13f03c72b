"""Runes to throw, and to move and turn by hand: what they are worth follows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import degrees, hypot, pi, radians
from random import Random

from vikinglab.core.show.hand import Piece
from vikinglab.core.show.scene import Group, Scene
from vikinglab.core.words.speech import Text, joined

from .board_words import say
from .runes import WAYS, Lie, Lying, geometry, laid
from .throw import MOST, Throwing, draw, stored
from .thrown import Drawn, View, said
from .throws import ROW, Row, is_rare

WIDTH, HEIGHT, GAP = 400, 316, 8
"""The size of the picture, and the room around its parts."""
SEEN = 1.1
"""The part of the world that is seen, by the radius of the high sea: a rune can be moved no farther."""
LOOKS = 20
"""The number of layouts of an outcome to try for one that is seen whole."""


class Runes:
    """The runes of the box: what a reader throws."""

    most = MOST

    @property
    def faces(self) -> Sequence[Text]:
        """Return the ways in which a rune can rest."""
        return [say("rune-way", reason=way) for way in WAYS]

    def throw(self, pieces: int, rng: Random) -> Handful:
        """Throw some runes: the points first, as a match does, then runes that lie so."""
        throwing = stored()
        while True:
            outcome = draw(pieces, throwing, rng)
            # For very rare points no layout may be found, and one can’t move what rolled out of sight.
            for _ in range(LOOKS):
                lying = geometry(outcome, pieces, throwing, rng)
                if lying is not None and all(hypot(lie.x, lie.y) < SEEN * throwing.zone for lie in lying.lies):
                    return Handful(lying, throwing, fallen=True)


class Handful:
    """Runes as they lie, in a picture in which each can be moved."""

    def __init__(self, lying: Lying, throwing: Throwing, fallen: bool = False) -> None:
        self.lying, self.throwing, self.fallen = lying, throwing, fallen
        scale = HEIGHT / (2 * SEEN * throwing.zone)
        self.view = View(0, 0, WIDTH, HEIGHT, scale=scale)

    @cached_property
    def pieces(self) -> Sequence[Piece]:
        """Return the position of each rune, in units of the picture."""
        return [
            Piece(*self.view.at(lie.x, lie.y), round(degrees(lie.angle), 1), WAYS.index(lie.way))
            for lie in self.lying.lies
        ]

    @property
    def words(self) -> Text:
        """Return the words for their outcome."""
        outcome = self.lying.outcome()
        return say("all-runes", runes=len(self.lying.lies), points=outcome.points, short=int(outcome.short_edge))

    def laid(self, number: int, piece: Piece) -> Handful:
        """Return the runes where one lies elsewhere, or on another face; it stays within the picture."""
        left, top = self.view.at(0, 0)
        x, y = (piece.x - left) / self.view.scale, (piece.y - top) / self.view.scale
        across, down = (WIDTH / 2 / self.view.scale, SEEN * self.throwing.zone)
        x, y = min(max(x, -across), across), min(max(y, -down), down)
        lie = Lie(x, y, radians(piece.turn) % pi, WAYS[piece.face])
        return Handful(laid(self.lying, number, lie, self.throwing), self.throwing)

    @cached_property
    def scene(self) -> Scene:
        """Return the high sea with the runes, and below it what each is worth."""
        sea, step = Group("sea", 0, 0, WIDTH, HEIGHT, say("handful")), int(self.fallen)
        drawn = Drawn(self.lying, self.throwing, self.view, sea, "all", step)
        told = joined("parts", [self.words, *said(self.lying, self.throwing)])
        below = Group("row", 0, HEIGHT, WIDTH, ROW + 2 * GAP, told, backdrop="")
        row, outcome = Row(below, "all", GAP, step, badge=0), self.lying.outcome()
        rare = is_rare(len(self.lying.lies), outcome, self.throwing)
        marks = (*drawn.marks(), *row.cells(drawn), *row.ends(self.words, outcome, rare))
        return Scene("vikingar", WIDTH, HEIGHT + below.height, self.words, marks, (sea, below))
