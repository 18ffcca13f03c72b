"""A chart drawn by bqplot, in the colours of the theme. Importing it is slow: only an Explorer does it."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan

import bqplot
from ipywidgets import Layout

from vikinglab.odds.chart import Chart, Number, Series
from vikinglab.odds.drawn import BARS, LINES, ticks

COLOURS = {"bars": [f"var(--{name})" for name in BARS], "line": [f"var(--{name})" for name in LINES]}
"""The colours of the series of a look: names of the theme, so that pages recolour."""


class Plot:
    """The figure of an Explorer."""

    def __init__(self, chart: Chart) -> None:
        self.across, self.up = bqplot.OrdinalScale(), bqplot.LinearScale()
        self.axes = [
            bqplot.Axis(scale=self.across, grid_lines="none", label_offset="34px"),
            bqplot.Axis(scale=self.up, side="left", grid_lines="solid", tick_format="~g"),
        ]
        self.figure = bqplot.Figure(
            axes=self.axes,
            fig_margin={"top": 16, "bottom": 52, "left": 60, "right": 16},
            layout=Layout(min_width="0"),
            padding_x=0.02,
            padding_y=0,
            display_toolbar=False,
        )
        self._drawn = (0, 0)
        self.show(chart)

    def show(self, chart: Chart) -> None:
        """Draw a chart, with the present marks if they fit."""
        self._scale([value for each in chart.series for value in each.values if value is not None])
        places = [each if isinstance(each, int) else str(each) for each in chart.places]
        self.across.domain = places
        for axis, label in zip(self.axes, (chart.across, chart.up), strict=True):
            axis.label = str(label)
        bars, lines = ([each for each in chart.series if each.look == look] for look in ("bars", "line"))
        if self._drawn != (len(bars), len(lines)):
            self._drawn = len(bars), len(lines)
            self.figure.marks = [*self._bars(len(bars)), *self._lines(len(lines))]
        groups = [bars] * bool(bars) + [[each] for each in lines]
        for mark, group in zip(self.figure.marks, groups, strict=True):
            # Send both at once: in between, places and values wouldn't fit each other.
            with mark.hold_sync():
                mark.x, mark.y = places, _heights(mark, group)

    def _scale(self, values: Sequence[Number]) -> None:
        """Let all values fit, and a little more."""
        low, high = min(0.0, *map(float, values), 0.0), max(1.0, *map(float, values), 1.0)
        self.up.min, self.up.max = low - 0.04 * (high - low) * (low < 0), high + 0.04 * (high - low)
        self.axes[1].tick_values = ticks(low, high, whole=all(value == int(value) for value in values))

    def _bars(self, number: int) -> list[object]:
        """Return one mark for all bars: they stand side by side."""
        made = {"x": [], "y": [], "scales": {"x": self.across, "y": self.up}, "type": "grouped", "padding": 0.25}
        return [bqplot.Bars(colors=COLOURS["bars"][:number], stroke="var(--line)", **made)] if number else []

    def _lines(self, number: int) -> list[object]:
        made = {"x": [], "y": [], "scales": {"x": self.across, "y": self.up}, "marker": "circle", "marker_size": 40}
        return [bqplot.Lines(colors=[colour], **made) for colour in COLOURS["line"][:number]]


def _heights(mark: bqplot.Mark, group: Sequence[Series]) -> list[list[float]]:
    """Return the values of a mark: a bar without height is invisible, and a line has a gap where there is no number."""
    missing = 0.0 if isinstance(mark, bqplot.Bars) else nan
    return [[missing if value is None else float(value) for value in each.values] for each in group]
