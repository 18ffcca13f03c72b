"""Questions that only Drakkar asks, with the reason for every answer."""

from __future__ import annotations

from vikinglab.core.teach.kinds import Kinds

from . import emblems, moves, odds

QUIZ = Kinds(moves.QUIZ, emblems.QUIZ, odds.QUIZ)
"""The kinds of all files, by name."""
