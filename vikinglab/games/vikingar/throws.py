"""The latest throws on the board: the runes of the attack and of the defence as they lie, and what each is worth.

They are told in steps: the runes of the attack fall and are counted one by one, then those of the defence.
"""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show import kit
from vikinglab.core.show.scene import Group, Look, Mark
from vikinglab.core.words.speech import Text, joined

from . import thrown
from .board_words import say
from .runes import Lying, shown
from .table import Vikingar
from .throw import MOST, Throw, Throwing, outcomes
from .thrown import Drawn, View

HEIGHT = 200
SIDES = ("attack", "defence")
SIGNS = {"attack": "vl-axe", "defence": "vl-shield"}
GAP = 5
"""The room between the parts of the tray."""
ROW, BADGE, SUM = 34, 28, 46
"""The height of a row of counted runes, and the widths of the sign at its beginning and of the sum at its end."""
LETTER = 6
"""The width of a letter, about: where the words of a row don't fit its cells, only the points are seen."""
RARE = 0.1
"""The share of throws at least as good, up to which a throw gets a flourish."""
STEPS = MOST + 3
"""The number of steps of a throw: its runes fall, each of them is counted, and then the sum."""


def tray(table: Vikingar, chart: Group) -> Group:
    """Return the group of the latest throws, beside the world."""
    x = chart.x + chart.width + kit.MARGIN
    return Group("throw", x, chart.y, kit.WIDTH - kit.MARGIN - x, HEIGHT, tray_words(table), sheet=True)


def tray_words(table: Vikingar) -> Text:
    """Return the latest throws in words, rune by rune."""
    told = []
    for side, (runes, outcome) in zip(SIDES, table.thrown, strict=False):
        lying, worth = lie(table, side), _worth(table, side, runes, outcome)
        if lying is not None:
            worth = joined("label", [worth, joined("parts", thrown.said(lying, table.box.content.throw))])
        told.append(worth)
    return joined("parts", told) if told else say("no-throw")


def lie(table: Vikingar, side: str) -> Lying | None:
    """Return the runes of a throw as they lie; None for a throw too rare to be drawn."""
    at = SIDES.index(side)
    runes, outcome = table.thrown[at]
    return shown(outcome, runes, table.throws - len(table.thrown) + at, table.box.content.throw)


def winner(table: Vikingar) -> str:
    """Return the side of the throw that wins; nothing as long as a throw is still to be made, or made again."""
    if len(table.thrown) < len(SIDES) or kit.ahead(table, "fight", None) is not None:
        return ""
    (_, attack), (_, defence) = table.thrown
    return "attack" if attack.beats(defence) else "defence"


def _worth(table: Vikingar, side: str, runes: int, outcome: Throw) -> Text:
    wins = winner(table) if side == SIDES[-1] else ""
    return say(side, runes=runes, points=outcome.points, short=int(outcome.short_edge), wins=wins or "nobody")


def on_tray(table: Vikingar, group: Group) -> Iterator[Mark]:
    """Draw the latest throws side by side, and below them what each rune is worth."""
    if not table.thrown:
        yield kit.heading(group, "throw:none", say("no-throw"))
    width, height = (group.width - 3 * GAP) / 2, group.height - 2 * ROW - 4 * GAP
    throwing = table.box.content.throw
    for at, (side, (runes, outcome)) in enumerate(zip(SIDES, table.thrown, strict=False)):
        lying, step = lie(table, side), 1 + at * STEPS
        view = View(GAP + at * (width + GAP), GAP, width, height)
        row = Row(group, side, group.height - (2 - at) * (ROW + GAP), step, BADGE)
        if lying is None:
            yield from thrown.sea(view, group, side, throwing)
        else:
            drawn = Drawn(lying, throwing, view.around(lying, throwing), group, side, step)
            yield from drawn.marks()
            yield from row.cells(drawn)
        sign = (GAP + 13, row.y + ROW / 2)
        yield group.label(f"throw:{side}", sign, say(f"{side}-name"), sprite=SIGNS[side], size=24)
        rare, lost = is_rare(runes, outcome, throwing), winner(table) not in ("", side)
        yield from row.ends(_worth(table, side, runes, outcome), outcome, rare, lost)


def is_rare(runes: int, outcome: Throw, throwing: Throwing) -> bool:
    """Return whether few throws of as many runes are as good as this one, or better."""
    known = outcomes(runes, throwing)
    better = sum(weight for other, weight in known if other == outcome or other.beats(outcome))
    return better <= RARE * sum(weight for _, weight in known)


class Row:
    """A row of counted runes: a cell for each with its points and their reason, and the sum."""

    def __init__(self, group: Group, side: str, y: float, step: int, badge: float) -> None:
        self.group, self.side, self.y, self.step, self.left = group, side, y, step, GAP + badge

    def cells(self, drawn: Drawn) -> Iterator[Mark]:
        """Draw a cell for each rune, with its points, and why where there is room for the words of all."""
        wide = (self.group.width - self.left - SUM - 2 * GAP) / max(len(drawn.told), 4)
        words = [thrown.word(drawn.lying, rune, told, drawn.throwing) for rune, told in enumerate(drawn.told)]
        fit = all(LETTER * len(word) <= wide - 3 for each in words for word in each.values())
        for rune, told in enumerate(drawn.told):
            id, step, left = f"{self.side}:{rune + 1}", drawn.counted_in(rune), self.left + rune * wide
            middle, y = round(left + wide / 2 - 1.5), self.y + (11 if fit else ROW / 2)
            yield self._box(f"cell:{id}", left, wide - 3, "cell", step, on=f"rune:{id}")
            yield self.group.label(f"count:{id}", (middle, y), **_counted(thrown.worth(told), step))
            if fit:
                yield self.group.label(
                    f"why:{id}", (middle, self.y + 25), label=words[rune], print="vikingar-why", step=step
                )

    def ends(self, words: Text, outcome: Throw, rare: bool, lost: bool = False) -> Iterator[Mark]:
        """Draw the sum, in gold unless it has lost, with a flourish if it is rare."""
        y, x, last = self.y + ROW / 2, self.group.width - GAP - SUM, self.step and self.step + STEPS - 1
        yield self._box(f"sum:{self.side}", x, SUM, "glory" if rare else "cell" if lost else "total", last)
        worth = _counted("★" if outcome.short_edge else str(outcome.points), last)
        yield self.group.label(f"points:{self.side}", (x + SUM / 2, y), words, **worth)

    def _box(self, id: str, x: float, wide: float, paint: str, step: int, on: str = "") -> Mark:
        box = f"M{x:.0f} {self.y:.0f}h{wide:.0f}v{ROW}h-{wide:.0f}z"
        look: Look = {"path": box, "paint": f"vikingar-{paint}", "step": step}
        look["comes"] = "flourish" if paint == "glory" else "count"
        return self.group.label(id, (0, 0), on=on, choice="", **look)


def _counted(text: str, step: int) -> Look:
    """Return the look of a figure that is counted in a step."""
    return {"text": text, "print": "count", "step": step, "comes": "count"}
