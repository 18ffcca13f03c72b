"""Odds that no game owns: every line played through a game's own rules, and chances, counted or sampled."""

from __future__ import annotations

from .chances import Sample, likely, sampled
from .chart import Chart, Series
from .lines import Line, own, solve

__all__ = ["Chart", "Line", "Sample", "Series", "likely", "own", "sampled", "solve"]
