"""Questions about Drakkar, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from .emblems import QUIZ as QUIZ
