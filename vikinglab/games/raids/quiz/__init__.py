"""Questions about Raids, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from vikinglab.core.teach.quiz import Kind

from . import aboard, fighting, ghost, harbour, odds, sailing, scoring, turns
from .mistakes import MISTAKES

__all__ = ["MISTAKES", "QUIZ"]


QUIZ: dict[str, Kind] = {
    name: kind
    for part in (turns, sailing, aboard, fighting, harbour, scoring, ghost, odds)
    for name, kind in part.QUIZ.items()
}
