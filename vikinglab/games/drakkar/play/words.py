"""Squares and emblems as texts know them."""

from __future__ import annotations

from vikinglab.core.words.speech import Word

from ..box import FILES
from ..table import Drakkar


def symbol(name: str) -> Word:
    """An emblem's symbol, as texts know it."""
    return Word(f"symbol-{name}")


def named(table: Drakkar, square: str) -> Word:
    """Return a square as texts know it: French says *en h10*, and *sur la case Drakkar h*."""
    return Word("drakkar-square", line=line(square, table)) if "-" in square else Word("square", square=square)


def line(home: str, table: Drakkar) -> str:
    """The letter of the file that a drakkar square lies before, or the number of the rank."""
    across, up = table.box.board.places[home]
    return FILES[across - 1] if home.startswith(("south", "north")) else str(up)
