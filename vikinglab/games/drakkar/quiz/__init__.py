"""Questions about Drakkar, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import emblems, moves, odds, prison

if TYPE_CHECKING:
    from vikinglab.core.teach.quiz import Kind

QUIZ: dict[str, Kind] = {**moves.QUIZ, **emblems.QUIZ, **prison.QUIZ, **odds.QUIZ}
"""The kinds of all files, by name."""
