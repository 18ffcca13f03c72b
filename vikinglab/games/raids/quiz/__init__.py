"""Questions about Raids, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from vikinglab.core.quiz import Kind

from . import aboard, fighting, ghost, harbour, sailing, scoring, turns

QUIZ: dict[str, Kind] = {**turns.QUIZ, **scoring.QUIZ, **harbour.QUIZ, **ghost.QUIZ, **fighting.QUIZ, **sailing.QUIZ, **aboard.QUIZ}
