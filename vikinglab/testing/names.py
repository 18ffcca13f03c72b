"""The names of actions, and the paths of ids by which they are chosen on a board."""

from __future__ import annotations

import re
from typing import Any

from vikinglab.core import notation
from vikinglab.core.decision import Action
from vikinglab.core.scene import ids

from .findings import holds, same
from .plan import Seen
from .walks import Spot

NAMES = 5_000
"""A game has fewer names of actions."""
WORD = re.compile(r"[^\s]{1,40}")
BUTTON = "do:"
"""With this begin the ids that aren’t on the board: each is a button of its own."""


def notations(spot: Spot) -> None:
    """The line of an action is read as this action, and no other action in reach has the same line."""
    lines: dict[str, Action] = {}
    for action in spot.reach:
        line = notation.write(action)
        same(f"“{line}”, read", action, notation.read(line, spot.game.actions))
        holds(line not in lines, f"two actions are written “{line}”")
        lines[line] = action


def paths(spot: Spot) -> None:
    """No two actions in reach have one path, and no legal one begins with the path of another legal one."""
    if not spot.decision:
        return
    taken: dict[tuple[str, ...], str] = {}
    for action in spot.reach:
        path, line = tuple(spot.decision.path(spot.table, action)), notation.write(action)
        holds(path and all(path), f"{line} has the path {path}")
        holds(path not in taken, f"{line} and {taken.get(path)} have one path, {path}")
        taken[path] = line
    whole = {tuple(spot.decision.path(spot.table, action)) for action in spot.legal}
    for path in whole:
        begun = [path[:length] for length in range(1, len(path)) if path[:length] in whole]
        holds(not begun, f"{taken[path]} can’t be reached: {begun[:1]} is already the path of another action")


def pointing(spot: Spot) -> None:
    """Each id in the path of a legal action is on the board, or is a button."""
    if not spot.decision:
        return
    there = ids(spot.game.scene(spot.table.view(spot.decision.seat), spot.decision.seat).marks)
    for action in spot.legal:
        path = tuple(spot.decision.path(spot.table, action))
        button = len(path) == 1 and path[0].startswith(BUTTON)
        missing = [id for id in path if id not in there]
        holds(button or not missing, f"to {notation.write(action)} one points at {missing}, and it isn’t on the board")


def names(seen: Seen) -> None:
    """The names of actions form a finite list: they are made of whole numbers under a thousand and of single words."""
    for line, action in seen.actions.items():
        for name in action.__struct_fields__:
            value = getattr(action, name)
            holds(_is_name(value), f"“{line}” holds {value!r} as its {name}")
    holds(len(seen.actions) < NAMES, f"there are {len(seen.actions)} names: {[*seen.actions][:5]}…")


def _is_name(value: Any) -> bool:
    if isinstance(value, str):
        return bool(WORD.fullmatch(value))
    return isinstance(value, int) and abs(value) < 1_000
