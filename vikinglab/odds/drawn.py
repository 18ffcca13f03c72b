"""Drawn: a chart as a picture that needs nothing else, for places where no widget draws it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import cycle
from math import ceil, floor
from typing import TYPE_CHECKING

from vikinglab.core.show.themes import picture
from vikinglab.core.words.languages import STORED
from vikinglab.core.words.speech import Text

if TYPE_CHECKING:
    from .chart import Chart, Series

BARS, LINES = ("seat-1", "seat-0", "seat-2"), ("text", "bad")
"""The colours of the first series of a look, and of those that follow, by their names in a theme."""

WIDE, HIGH = 640, 340
LEFT, TOP, RIGHT, FOOT = 60, 34, 624, 280
"""The frame of the drawing; outside it stand the figures and the words of the axes, and above it the key."""

MOST_TICKS = 9
LETTER = 7
"""The width of a letter, about: as many places are named as find room."""


def svg(chart: Chart, language: str = STORED) -> str:
    """Draw the bars and lines of a chart, with its words in one language."""
    return "".join(_Drawing(chart, language).parts())


def said(words: object, language: str) -> str:
    """Return words in a language; what has only one is written as it is."""
    return words[language] if isinstance(words, Text) else str(words)


def ticks(low: float, high: float, whole: bool) -> list[float]:
    """Return a few round figures between two others; whole ones if all are.

    >>> ticks(0, 36, whole=True)
    [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0, 35.0]
    """
    steps = (step * 10.0**power for power in range(0 if whole else -3, 9) for step in (1, 2, 5))
    step = next(step for step in steps if (high - low) / step <= MOST_TICKS)
    return [step * at for at in range(ceil(low / step), floor(high / step) + 1)]


class _Drawing:
    """A chart while it becomes SVG."""

    def __init__(self, chart: Chart, language: str) -> None:
        self.chart, self.language = chart, language
        self.bars, self.lines = ([each for each in chart.series if each.look == look] for look in ("bars", "line"))
        self.values = [value for each in chart.series for value in each.values if value is not None]
        self.low, self.high = min(0.0, *map(float, self.values), 0.0), max(1.0, *map(float, self.values), 1.0)
        self.room = (RIGHT - LEFT) / len(chart.places)

    def parts(self) -> Iterator[str]:
        used = {"paper", "text", "line", *BARS[: len(self.bars)], *LINES[: len(self.lines)]}
        print_ = "text{font:14px sans-serif;fill:var(--text);text-anchor:middle}"
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" class="vl-picture"'
            f' lang="{self.language}">'
            f"<style>{picture(used, ())}{print_}</style>"
            f'<rect width="{WIDE}" height="{HIGH}" fill="var(--paper)"/>'
        )
        yield from self.axes()
        for number, each in enumerate(self.bars):
            yield from self.columns(each, number)
        for number, each in enumerate(self.lines):
            yield self.line(each, LINES[number % len(LINES)])
        yield from self.key()
        yield "</svg>"

    def y(self, value: float) -> float:
        return round(FOOT - (FOOT - TOP) * (value - self.low) / (self.high - self.low), 1)

    def x(self, at: int) -> float:
        """Return the middle of a place."""
        return round(LEFT + self.room * (at + 0.5), 1)

    def axes(self) -> Iterator[str]:
        chart = self.chart
        across, up = (escape(said(words, self.language)) for words in (chart.across, chart.up))
        for tick in ticks(self.low, self.high, whole=all(value == int(value) for value in self.values)):
            y = self.y(tick)
            yield f'<path d="M{LEFT} {y}H{RIGHT}" stroke="var(--line)" opacity="{1 if tick == 0 else 0.3}"/>'
            yield f'<text x="{LEFT - 22}" y="{y + 5}">{tick:g}</text>'
        places = [said(place, self.language) for place in chart.places]
        step = ceil(LETTER * (max(map(len, places)) + 1) / self.room)
        for at in range(0, len(places), step):
            yield f'<text x="{self.x(at)}" y="{FOOT + 20}">{escape(places[at])}</text>'
        yield f'<text x="{(LEFT + RIGHT) / 2}" y="{HIGH - 12}">{across}</text>'
        yield f'<text transform="translate(14 {(TOP + FOOT) / 2})rotate(-90)">{up}</text>'

    def columns(self, series: Series, number: int) -> Iterator[str]:
        """Draw the bars of a series, beside those of the others."""
        wide, ground = round(0.75 * self.room / len(self.bars), 1), self.y(0)
        aside = wide * (number - len(self.bars) / 2)
        outlines = [
            f"M{self.x(at) + aside:.1f} {ground}V{self.y(value)}h{wide}V{ground}z"
            for at, value in enumerate(_floats(series))
            if value is not None
        ]
        colour = BARS[number % len(BARS)]
        yield f'<path d="{"".join(outlines)}" fill="var(--{colour})" stroke="var(--line)" stroke-width=".5"/>'

    def line(self, series: Series, colour: str) -> str:
        """Draw a series as a line with dots, and with a gap where there is no value."""
        path, dots, pen = "", "", "M"
        for at, value in enumerate(_floats(series)):
            if value is None:
                pen = "M"
                continue
            path += f"{pen}{self.x(at)} {self.y(value)}"
            dots += f'<circle cx="{self.x(at)}" cy="{self.y(value)}" r="3.5"/>'
            pen = "L"
        drawn = f'<path d="{path}" fill="none" stroke="var(--{colour})" stroke-width="2"/>'
        return f'{drawn}<g fill="var(--{colour})">{dots}</g>'

    def key(self) -> Iterator[str]:
        """Name the series by their colours, unless there is but one."""
        named = [*zip(self.bars, cycle(BARS), strict=False), *zip(self.lines, cycle(LINES), strict=False)]
        x = float(LEFT)
        for series, colour in named if len(named) > 1 else ():
            name = said(series.name, self.language)
            yield f'<rect x="{x}" y="10" width="12" height="12" fill="var(--{colour})"/>'
            yield f'<text x="{x + 18}" y="21" style="text-anchor:start">{escape(name)}</text>'
            x += 40 + LETTER * len(name)


def _floats(series: Series) -> Sequence[float | None]:
    return [None if value is None else float(value) for value in series.values]
