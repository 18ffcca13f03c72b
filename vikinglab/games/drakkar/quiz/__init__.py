"""Questions about Drakkar, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import emblems, moves, prison

if TYPE_CHECKING:
    from vikinglab.core.quiz import Kind

QUIZ: dict[str, Kind] = {**moves.QUIZ, **emblems.QUIZ, **prison.QUIZ}
