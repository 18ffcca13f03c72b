"""What the drawings on the board of Raids mean: a picture for the first lesson."""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.words.speech import Text

from .scene import word

WIDTH, ROW, COLUMN = 432, 54, 144
"""As wide as a phone shows it without making it smaller by much."""

STOPS = ("axe", "sail", "hammer", "pennant", "rune", "port", "wood", "pig", "fur", "mead", "double-axe")
PASSED = ("village", "encounter", "pillage", "monster")
AROUND = ("ship", "crew", "shield", "coin", "glory")

SPRITES = {
    "axe": "vl-axe",
    "rune": "vl-rune",
    "port": "vl-anchor",
    "double-axe": "raids-double-axe",
    "village": "",
    "encounter": "raids-encounter",
    "pillage": "raids-pillage",
    "pennant": "raids-pennant",
    "ship": "vl-ship-0",
    "crew": "vl-viking",
    "glory": "vl-star",
}
"""The drawings that aren't called by the name of what they show."""


def legend() -> Scene:
    """The drawings, each with what it means."""
    marks = tuple(_marks())
    height = max(mark.y for mark in marks) + 34
    words = word("legend")
    group = Group("legend", 0, 0, WIDTH, height, words, sheet=True)
    return Scene("raids", WIDTH, height, words, marks, (group,))


def _marks() -> Iterator[Mark]:
    y = 24.0
    for part, things in (("stops", STOPS), ("passed", PASSED), ("around", AROUND)):
        yield _label(f"legend:{part}", 18, y, word(f"legend-{part}"), "name")
        for number, thing in enumerate(things):
            across, down = number % 3, number // 3
            yield from _thing(thing, 36 + across * COLUMN, y + 42 + down * ROW)
        y += 42 + (len(things) - 1) // 3 * ROW + 44
    yield from _tile(y)


def _thing(thing: str, x: float, y: float) -> Iterator[Mark]:
    """A drawing, and its name beside it."""
    name = word(f"legend-{thing}")
    frame = "vl-card" if thing in STOPS else "raids-village" if thing == "village" else "vl-passage"
    yield Mark(
        id=f"legend:{thing}",
        kind="label",
        group="legend",
        x=x,
        y=y,
        words=name,
        frame="" if thing in AROUND else frame,
        sprite=SPRITES.get(thing, f"vl-{thing}"),
        size=32 if thing in AROUND else 42 if thing == "village" else 46,
        text="6" if thing == "coin" else "",
        seat=0 if thing == "ship" else None,
    )
    yield _label(f"legend:{thing}:name", x + 32, y, name, "note")


def _tile(y: float) -> Iterator[Mark]:
    """A tile with all that can be printed on it."""
    yield _label("legend:printed", 18, y, word("legend-printed"), "name")
    yield Mark(
        id="legend:tile",
        kind="label",
        group="legend",
        x=62,
        y=y + 68,
        words=word("legend-tile"),
        frame="vl-card",
        sprite="raids-pennant",
        over="raids-pips-1",
        size=88,
        corner="7",
        figure="3",
        unsure=True,
    )
    for number, part in enumerate(("corner", "figure", "pips", "arrow")):
        yield _label(f"legend:{part}", 126, y + 34 + number * 22, word(f"legend-{part}"), "note")


def _label(id: str, x: float, y: float, label: Text, how: str) -> Mark:
    align = "start" if how == "note" else ""
    return Mark(id, "label", x, y, group="legend", label=label, print=how, align=align)  # type: ignore[arg-type]
