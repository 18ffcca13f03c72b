"""The latest throws on the board: the runes of the attack and of the defence as they lie, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterator
from math import degrees, hypot

from vikinglab.core.show import kit
from vikinglab.core.show.art import UNIT
from vikinglab.core.show.scene import Group, Mark
from vikinglab.core.words.speech import Text, joined

from .runes import Counted, Lie, Lying, shown
from .table import Vikingar
from .throw import Throw
from .told import say

HEIGHT = 200
SIDES = ("attack", "defence")
MIDDLE_Y, RADIUS = 106, 78
"""Where the high sea lies that the runes fell on, and how large it is drawn."""
BEYOND = 1.08
"""A rune that rolled farther out than so many times the radius is drawn at that distance."""
DRAWN = 30.0
"""The length of a rune in its drawing."""


def tray(table: Vikingar, chart: Group) -> Group:
    """Return the group of the latest throws, beside the world."""
    x = chart.x + chart.width + kit.MARGIN
    return Group("throw", x, chart.y, kit.WIDTH - kit.MARGIN - x, HEIGHT, tray_words(table), sheet=True)


def tray_words(table: Vikingar) -> Text:
    """Return what was thrown, rune by rune."""
    if not table.thrown:
        return say("no-throw")
    told = []
    for side, (runes, outcome) in zip(SIDES, table.thrown, strict=False):
        lying = lie(table, side)
        counted = [_counted_words(number, rune) for number, rune in enumerate(lying.counted() if lying else (), 1)]
        worth = _worth(side, runes, outcome)
        told.append(joined("label", [worth, joined("list", counted)]) if counted else worth)
    return joined("parts", told)


def lie(table: Vikingar, side: str) -> Lying | None:
    """Return how the runes of a throw lie; None for a throw too rare to be drawn."""
    at = SIDES.index(side)
    runes, outcome = table.thrown[at]
    return shown(outcome, runes, table.throws - len(table.thrown) + at, table.box.content.throw)


def _worth(side: str, runes: int, outcome: Throw) -> Text:
    return say(side, runes=runes, points=outcome.points, short=int(outcome.short_edge))


def _counted_words(number: int, rune: Counted) -> Text:
    return say("rune", number=number, reason=rune.reason, doubled=int(rune.doubled), points=rune.points)


def on_tray(table: Vikingar, group: Group) -> Iterator[Mark]:
    """Draw the latest throws side by side."""
    if not table.thrown:
        yield kit.heading(group, "throw:none", say("no-throw"))
    for side, x, (runes, outcome) in zip(SIDES, (102, group.width - 102), table.thrown, strict=False):
        left = round(x - 92)
        yield group.label(f"throw:{side}", (left, 18), label=say(f"{side}-name"), print="name")
        yield group.label(f"count:{side}", (x + 52, 188), label=say("thrown", runes=runes))
        yield group.label(f"sea:{side}", (x, MIDDLE_Y), sprite="vikingar-zone", size=2 * RADIUS)
        worth = "★" if outcome.short_edge else str(outcome.points)
        yield group.label(f"points:{side}", (left + 150, 20), _worth(side, runes, outcome), text=worth, print="title")
        lying = lie(table, side)
        if lying is not None:
            for number, (each, counted) in enumerate(zip(lying.lies, lying.counted(), strict=True), 1):
                yield _rune(
                    table, group, f"rune:{side}:{number}", x, each, _counted_words(number, counted), counted.points
                )


def _rune(table: Vikingar, group: Group, id: str, middle: float, lie: Lie, words: Text, points: int) -> Mark:
    """Draw a rune where it lies, turned as it lies, with its points."""
    throwing = table.box.content.throw
    scale = RADIUS / throwing.zone.value
    near = min(1.0, BEYOND * throwing.zone.value / max(1.0, hypot(lie.x, lie.y)))
    at = round(middle + near * scale * lie.x), round(MIDDLE_Y + near * scale * lie.y)
    size = round(UNIT * scale * throwing.length.value / DRAWN, 1)
    return group.label(id, at, words, sprite=f"vikingar-rune-{lie.way}", size=size,
                       turn=round(degrees(lie.angle)), text=str(points))  # fmt: skip
