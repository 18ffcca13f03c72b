"""The legend of Drakkar's board: a picture for the first lesson."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.kit import Things
from vikinglab.core.show.scene import Look, Scene
from vikinglab.core.words.speech import Word

from .box import SYMBOLS
from .scene import word

BOARD = ("pawn", "moored", "white", "orange", "emblem", "known", "bars", "played")
PARTS = (
    Things("board", BOARD, {"size": 42}),
    Things("emblems", SYMBOLS, {"frame": "drakkar-face", "size": 58}),
    Things("shields", ("shield", "shield-full"), {"size": 42}),
)
LOOKS: dict[str, Look] = {
    "known": {"frame": "drakkar-note", "sprite": "drakkar-heart", "size": 58},
    "played": {"size": 32},
}
WORDS: dict[str, Word] = {symbol: Word("legend-symbol", symbol=symbol) for symbol in SYMBOLS}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    return kit.legend("drakkar", word, PARTS, LOOKS, WORDS, across=206)
