"""Questions about Drakkar, with the reason for every answer: those that no question of all games asks as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import emblems, prison

if TYPE_CHECKING:
    from vikinglab.core.quiz import Kind

QUIZ: dict[str, Kind] = {name: kind for part in (emblems, prison) for name, kind in part.QUIZ.items()}
