"""Chart: a figure as data, with the sentence and the table that say the same to who can’t see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

import msgspec

from vikinglab.core.speech import Text

Number = int | float | Fraction
Words = Text | str
"""A text in every language; or in one, for who writes a figure for a class."""


class Series(msgspec.Struct, frozen=True):
    """One value for each place across, or none: as bars, or as a line with a dot at each."""

    name: Words
    values: Sequence[Number | None]
    look: Literal["bars", "line"] = "bars"


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """A figure: what lies across and what goes up, in one series or several; its sentence, and its table.

    The table has a column for each series, and one for each of the ``notes``: words that stand in no figure.
    """

    title: Words
    across: Words
    up: Words
    places: Sequence[int | str]
    series: Sequence[Series]
    sentence: Words
    notes: Sequence[tuple[Words, Sequence[Words]]] = ()
    words: Mapping[str, Words] = {}
    """How what can be set is called, and each word that it can be set to."""
    uses: Sequence[str] | None = None
    """What of that matters to this figure; None for all of it."""

    def __post_init__(self) -> None:
        columns = [*(each.values for each in self.series), *(said for _, said in self.notes)]
        if not self.series or any(len(column) != len(self.places) for column in columns):
            raise ValueError(f"“{self.title}”: each column needs {len(self.places)} values, one for each place")
