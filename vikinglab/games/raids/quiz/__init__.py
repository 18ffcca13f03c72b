"""Questions that only Raids asks, and its own mistakes for those that all games ask."""

from __future__ import annotations

from vikinglab.core.teach.kinds import Kinds

from . import coins, odds, sea
from .mistakes import MISTAKES

__all__ = ["MISTAKES", "QUIZ"]

QUIZ = Kinds(sea.QUIZ, coins.QUIZ, odds.QUIZ)
"""The kinds of all files, by name."""
