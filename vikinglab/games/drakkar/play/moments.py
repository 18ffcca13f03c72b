"""Actions at the wrong moment, and the meaning of what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action

from ..box import Move
from ..table import Drakkar
from .emblems import ChooseShield, ClaimUnderPawn, Leave, See, Take
from .moving import Pass


def untimely(table: Drakkar, action: Action) -> str | None:
    """Return the rule that says when an action is asked for: dice first, or an emblem first."""
    decision = table.stack[-1]
    match action:
        case _ if isinstance(decision, ChooseShield):
            return "team.choose"
        case Move() | Pass():
            return "turn.order" if isinstance(decision, ClaimUnderPawn) else "land.choice"
        case See() | Take() | Leave():
            on_emblem = any(square in table.lies for square in table.squares(decision.seat))
            return "take.landing" if on_emblem else "land.choice"
    return action.untimely


def pointed(table: Drakkar, path: Sequence[str]) -> Action | None:
    """Return the move that somebody means who points at a square, and then at another."""
    found: list[Action] = table.stack[-1].meant(path, (Move,))
    return found[0] if found else None
