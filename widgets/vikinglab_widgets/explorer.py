"""Explorer: a figure that follows sliders, with a sentence and a table that say the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from inspect import signature
from typing import Any

import ipywidgets
import msgspec
import traitlets

from vikinglab.core.words.refusal import refused
from vikinglab.core.words.speech import Text
from vikinglab.odds.chart import Chart

from . import inbound, outbound, page
from .state import as_json, with_stored
from .widget import Drawn

MOST_VALUES = 200
"""The number of values above which a slider can't set a figure."""

Values = Sequence[int] | Sequence[str]


class Panel(Drawn):
    """The controls of a figure, with its sentence and its table. It needs no plotting library."""

    _esm = page.widget("explorer")

    controls: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    chart = traitlets.Dict().tag(sync=True, to_json=as_json)

    def __init__(self, draw: Callable[..., Chart], values: dict[str, Values], drawn: Callable[[Chart], None]) -> None:
        self.draw, self.values, self._drawn = draw, values, drawn
        start = {name: parameter.default for name, parameter in signature(draw).parameters.items()}
        self.figures = {name: _start(name, start, allowed) for name, allowed in values.items()}
        controls = [
            {"name": name, "values": list(allowed), "at": list(allowed).index(self.figures[name])}
            for name, allowed in values.items()
        ]
        self.now = draw(**self.figures)
        game = self.now.scene.game if self.now.scene else ""
        super().__init__(game, controls=controls, chart=plain(self.now))

    def set(self, **figures: object) -> None:
        """Set some of the figures, and draw again; ``Refused`` if one can't be set so."""
        if not all(name in self.values and value in self.values[name] for name, value in figures.items()):
            raise refused("bad-message", path="-", reason="no such figure")
        self.figures |= figures
        self.now = self.draw(**self.figures)
        self._drawn(self.now)
        # A value that stays the same isn't sent to the page: the number makes each drawing different.
        self.chart = {**plain(self.now), "number": self.chart.get("number", 0) + 1}

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.Set):
            self.set(**{name: self._value(name, at) for name, at in message.figures.items()})

    def _value(self, name: str, at: int) -> int | str | None:
        """Return the value of a control: a page sends only its place."""
        allowed = self.values.get(name, ())
        return allowed[at] if at < len(allowed) else None


def _start(name: str, start: dict[str, object], allowed: Values) -> object:
    """Return the first value of a figure: the function's default."""
    if not 0 < len(allowed) <= MOST_VALUES or start.get(name) not in allowed:
        raise ValueError(f"{name} needs values to be set to, at most {MOST_VALUES}, and one of them as a default")
    return start[name]


class Explorer(ipywidgets.Box):  # type: ignore[misc]
    """A figure of any function that returns a Chart: ``Explorer(fight, crew=range(11), what=("rune", "port"))``.

    Each figure that can be set is a slider, or a list of words; it begins with the function’s default. The drawing
    needs bqplot, which is imported only here; the sentence and the table do without it. A figure that is a board needs
    nothing else: a function returns either such figures or others.
    """

    def __init__(self, draw: Callable[..., Chart], **values: Values) -> None:
        self.plot: Any = None
        self.panel = Panel(draw, values, self._redraw)
        if self.panel.now.scene is None and find_spec("bqplot") is not None:
            from .plot import Plot

            self.plot = Plot(self.panel.now)
        super().__init__([*([self.plot.figure] if self.plot else []), self.panel])
        self.add_class("vl-explorer")

    def set(self, **figures: Any) -> None:
        """Set some of the figures, like a reader who moves the sliders."""
        self.panel.set(**figures)

    def _redraw(self, chart: Chart) -> None:
        if self.plot is not None:
            self.plot.show(chart)

    def __repr__(self) -> str:
        return repr(self.panel.now)

    def _repr_mimebundle_(self, **asked: object) -> object:
        data = super()._repr_mimebundle_(**asked)
        return with_stored((data, {}), lambda: {"text/html": self.panel.now._repr_html_()})


def plain(chart: Chart) -> outbound.Chart:
    """Return the sentence and the table of a chart for a page."""
    return {
        "title": chart.title,
        "sentence": chart.sentence,
        "labels": [dict(each) for each in (chart.across, chart.up, *chart.places) if isinstance(each, Text)],
        "head": chart.head,
        "rows": chart.rows,
        "series": [{"name": each.name, "look": each.look} for each in chart.series],
        "words": dict(chart.words),
        "uses": None if chart.uses is None else list(chart.uses),
        "scene": msgspec.to_builtins(chart.scene),
    }
