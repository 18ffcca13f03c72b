"""The legend of the board of Midgard."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.kit import Things
from vikinglab.core.show.scene import Look, Scene
from vikinglab.core.words.speech import Word

from .cards import word
from .deck import DECKS

PARTS = (
    Things("faces", ("H", "HH", "S", "C", "L", "K-R", "K-Y", "K-B", "combat")),
    Things("goods", ("food", "favor", "glory", "terror", "farm", "wall", "tower")),
    Things("cards", ("reaver", "village", "keep", "battle", "journey", "prophecy", "tile"), {"sprite": ""}),
)
LOOKS: dict[str, Look] = {
    "glory": {"sprite": "vl-star"},
    **{card: {"frame": f"midgard-{card}-pair", "size": 40} for card in PARTS[2].things},
}
WORDS = {goods: Word(f"count-{goods}", n=1) for goods in PARTS[1].things if goods != "glory"}
WORDS |= {deck: Word("deck-name", deck=deck) for deck in DECKS} | {"tile": Word("count-territory", n=1)}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    return kit.legend("midgard", word, PARTS, LOOKS, WORDS, across=206)
