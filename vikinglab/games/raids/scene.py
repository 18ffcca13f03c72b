"""The board of Raids."""

from __future__ import annotations

from typing import Any

from vikinglab.core.scene import Scene, plain


def scene(table: Any, seat: int | None = None) -> Scene:
    """What a seat sees."""
    return Scene(game="raids", width=1, height=1, title=plain(""), marks=())
