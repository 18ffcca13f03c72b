"""The box of tablut: the shape of its content files."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.content import Figure, GameContent, Section

Square = Annotated[str, Meta(pattern="^[a-i][1-9]$")]


class _Men(Section, frozen=True):
    """The squares on which the men start."""

    king: Figure[Square]
    swedes: Figure[Annotated[list[Square], Meta(max_length=8)]]
    muscovites: Figure[Annotated[list[Square], Meta(max_length=16)]]


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of tablut."""

    repetitions: Figure[Annotated[int, Meta(ge=2, le=99)]]
    men: _Men


def figures(box: Box) -> dict[str, Any]:
    """Return the figures that the texts of the rules are filled with."""
    men = box.content.men
    return {
        "repetitions": box.content.repetitions,
        "swedes": len(men.swedes),
        "muscovites": len(men.muscovites),
        "castle": men.king,
    }
