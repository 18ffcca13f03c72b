"""Words for squares and emblems."""

from __future__ import annotations

from vikinglab.core.words.speech import Word

from ..box import FILES
from ..table import Drakkar


def symbol_word(name: str) -> Word:
    """Return the word for an emblem."""
    return Word("symbol", symbol=name)


def square_word(table: Drakkar, square: str) -> Word:
    """Return the word for a square: French says *en h10*, and *sur la case Drakkar h*."""
    side, drakkar, _ = square.partition("-")
    if not drakkar:
        return Word("square", square=square)
    across, up = table.box.board.places[square]
    line = FILES[across - 1] if side in ("south", "north") else str(up)
    # Opposite sides have drakkar squares before the same line, so the line alone would name two of them.
    return Word("drakkar-square", line=line, side=side)
