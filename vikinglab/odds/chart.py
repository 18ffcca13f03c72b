"""Chart: a figure as data, with the sentence and the table that say the same to who can't see it."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from vikinglab.core.speech import Text

Number = int | float | Fraction


class Series(msgspec.Struct, frozen=True):
    """One value for each place across: as bars, or as a line with a dot at each."""

    name: Text
    values: Sequence[Number | None]
    look: Literal["bars", "line"] = "bars"


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A figure: what lies across and what goes up, one series or several; its sentence, and its table.

    The table has the series as columns, and whatever ``notes`` says of each place: words that stand in no figure.
    """

    title: Text
    across: Text
    up: Text
    places: Sequence[int | str]
    series: Sequence[Series]
    sentence: Text
    notes: Sequence[tuple[Text, Sequence[Text]]] = ()
    uses: Sequence[str] | None = None
    """The figures that matter to it, by name; None if all that can be set do."""

    def __post_init__(self) -> None:
        columns = [*(each.values for each in self.series), *(said for _, said in self.notes)]
        if not self.series or any(len(column) != len(self.places) for column in columns):
            raise ValueError(f"“{self.title}”: each series needs {len(self.places)} values, one for each place")
