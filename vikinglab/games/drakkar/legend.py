"""What the drawings on the board of Drakkar mean: a picture for the first lesson."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.words.speech import Text

from .box import SYMBOLS
from .scene import word

WIDTH, ROW, COLUMN = 432, 54, 206
"""As wide as a phone shows it without making it smaller by much."""

BOARD = ("pawn", "moored", "white", "orange", "emblem", "known", "bars", "played")
SHIELDS = ("shield", "shield-full")

LOOKS: dict[str, dict[str, Any]] = {
    "pawn": {"sprite": "drakkar-pawn-0", "seat": 0},
    "moored": {"sprite": "drakkar-moored", "seat": 0},
    "white": {"frame": "drakkar-plank", "sprite": "drakkar-white"},
    "orange": {"frame": "drakkar-plank", "sprite": "drakkar-orange"},
    "emblem": {"sprite": "drakkar-emblem"},
    "known": {"frame": "drakkar-note", "sprite": "drakkar-heart", "size": 58},
    "played": {"sprite": "drakkar-played", "size": 32},
    "bars": {"sprite": "drakkar-pawn-0", "over": "drakkar-bars", "seat": 0},
    "shield": {"frame": "drakkar-shield", "sprite": "drakkar-carved-heart", "seat": 0},
    "shield-full": {"frame": "drakkar-shield-full", "sprite": "drakkar-heart", "seat": 0},
    **{symbol: {"frame": "drakkar-face", "sprite": f"drakkar-{symbol}", "size": 58} for symbol in SYMBOLS},
}
"""How each of them looks."""


def legend() -> Scene:
    """The drawings, each with what it means."""
    marks = tuple(_marks())
    height = max(mark.y for mark in marks) + 34
    words = word("legend")
    return Scene("drakkar", WIDTH, height, words, marks, (Group("legend", 0, 0, WIDTH, height, words, sheet=True),))


def _marks() -> Iterator[Mark]:
    y = 24.0
    for part, things in (("board", BOARD), ("emblems", SYMBOLS), ("shields", SHIELDS)):
        yield _label(f"legend:{part}", 18, y, word(f"legend-{part}"), "name")
        for number, thing in enumerate(things):
            across, down = number % 2, number // 2
            yield from _thing(thing, 40 + across * COLUMN, y + 42 + down * ROW)
        y += 42 + (len(things) - 1) // 2 * ROW + 44


def _thing(thing: str, x: float, y: float) -> Iterator[Mark]:
    """A drawing, and its name beside it."""
    name = word(f"legend-{thing}")
    yield Mark(f"legend:{thing}", "label", x, y, name, "legend", **{"size": 42, **LOOKS[thing]})
    yield _label(f"legend:{thing}:name", x + 32, y, name, "note")


def _label(id: str, x: float, y: float, label: Text, how: str) -> Mark:
    align = "start" if how == "note" else ""
    return Mark(id, "label", x, y, group="legend", label=label, print=how, align=align)  # type: ignore[arg-type]
