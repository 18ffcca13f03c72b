"""Box: everything that doesn't change during a match, and the components that positions refer to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import msgspec

from ..words.speech import Speech, speech
from .content import Source, Sources


class Item:
    """A component that positions refer to: JSON holds its id."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Item) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{self.id}>"


class Common(TypedDict):
    """The part of a box that all games have, as a game's package gets it."""

    game: str
    edition: str
    sources: Sources
    options: Any
    fingerprint: str
    package: str
    players: tuple[int, ...]
    own_content: str | None


# Boxes are compared by identity, so that results can be remembered by box.
class Box(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """An edition of a game with its content, the options and the rulings. It doesn't change during a match."""

    game: str
    edition: str
    content: Any
    """The figures, as plain values."""
    options: Any
    rulings: Mapping[str, str]
    fingerprint: str
    package: str
    """The package of the game, which holds its words."""
    players: tuple[int, ...]
    """The numbers of players that it is for, the smallest first."""
    sources: Sources = {}
    """The source of each figure, by its path."""
    own_content: str | None = None
    """The text of a content file that isn't the edition's: saves include it."""

    def source(self, path: str) -> Source:
        """Return the source of a figure, by its path in the content file.

        >>> vl.new("raids").table.box.source("tiles.axe.count").kind
        'rulebook'
        """
        return self.sources[tuple(path.split("."))]

    @property
    def speech(self) -> Speech:
        """The words of the game."""
        return speech(self.package)

    def __repr__(self) -> str:
        own = ", content of its own" if self.own_content is not None else ""
        return f"<box of {self.game}, {self.edition} edition{own}>"
