"""Parts of questions: pictures that don't give an answer away, and how a voyage ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from vikinglab.core.show.scene import Scene, plain

if TYPE_CHECKING:
    from vikinglab.core.match import Match

    from ..table import Raids


def without(scene: Scene, *beginnings: str) -> Scene:
    """A picture without the marks whose ids begin so: they would give the answer away."""
    marks = tuple(mark for mark in scene.marks if not mark.id.startswith(beginnings))
    groups = tuple(replace(group, words=plain("")) for group in scene.groups)
    return replace(scene, marks=marks, groups=groups)


def all_home(match: Match, after: Match) -> Raids:
    """The position when the last ship had come home, before its voyage was rewarded."""
    for moment in reversed(after.moments[len(match.moments) :]):
        table: Raids = moment.table
        if moment.rule in ("navigate.harbour", "ghost.hops") and table.furthest_behind() is None:
            return table
    raise ValueError("these moves end no voyage")
