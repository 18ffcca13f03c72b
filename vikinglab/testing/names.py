"""The names of actions, and the paths of ids that choose them on a board."""

from __future__ import annotations

import re

from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action
from vikinglab.core.show.scene import ids

from .findings import Finding, difference, holds
from .played import Spot
from .sampling import Seen

NAMES = 10_000
"""The largest number of names of actions in a game: from any of 81 squares to any other there are 6480."""
WORD = re.compile(r"[^\s]{1,40}")
BUTTON = "do:"
"""The beginning of ids that aren’t on the board: each is a button of its own."""


def notations(seen: Seen) -> None:
    """The line of an action is read as this action, and no other action that was ever in reach has the same line."""
    lines: set[str] = set()
    for action in seen.actions:
        line = notation.write(action)
        if line in lines:
            raise Finding(f"two actions are written “{line}”", seen.where(action))
        lines.add(line)
        again = notation.read(line, seen.game.actions)
        if again != action:
            raise Finding(f"“{line}”, read: {difference(action, again)}", seen.where(action))


def paths(spot: Spot) -> None:
    """No two actions in reach have the same path, and no legal path begins with another legal one."""
    if not spot.decision:
        return
    taken: dict[tuple[str, ...], Action] = {}
    for action in spot.reach:
        path = tuple(spot.decision.path(spot.table, action))
        if not path or not all(path):
            raise Finding(f"{notation.write(action)} has the path {path}")
        if path in taken:
            raise Finding(f"{notation.write(action)} and {notation.write(taken[path])} have one path, {path}")
        taken[path] = action
    whole = {tuple(spot.decision.path(spot.table, action)): action for action in spot.legal}
    for path, action in whole.items():
        begun = [path[:length] for length in range(1, len(path)) if path[:length] in whole]
        line = notation.write(action)
        holds(not begun, f"{line} can’t be reached: {begun[:1]} is already the path of another action")


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
    for action in seen.actions:
        for name in action.__struct_fields__:
            value = getattr(action, name)
            if not _is_name(value):
                raise Finding(f"“{notation.write(action)}” holds {value!r} as its {name}", seen.where(action))
    some = [notation.write(action) for action in [*seen.actions][:5]]
    holds(len(seen.actions) < NAMES, f"there are {len(seen.actions)} names: {some}…")


def _is_name(value: object) -> bool:
    if isinstance(value, str):
        return bool(WORD.fullmatch(value))
    return isinstance(value, int) and abs(value) < 1_000
