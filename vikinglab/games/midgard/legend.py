"""The legend of the board of Midgard."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.kit import Things
from vikinglab.core.show.scene import Look, Scene

from .cards import word

PARTS = (
    Things("faces", ("H", "HH", "S", "C", "L", "K-R", "K-Y", "K-B", "combat")),
    Things("goods", ("food", "favor", "glory", "terror", "farm", "wall", "tower")),
    Things("cards", ("reaver", "village", "keep", "battle", "journey", "prophecy", "tile"), {"sprite": ""}),
)
LOOKS: dict[str, Look] = {
    "glory": {"sprite": "vl-star"},
    **{card: {"frame": f"midgard-{card}", "size": 40} for card in PARTS[2].things},
}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    return kit.legend("midgard", word, PARTS, LOOKS)
