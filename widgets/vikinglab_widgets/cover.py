"""Cover: a small picture of a game, by the drawings of its own board."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec.structs import replace

import vikinglab as vl

if TYPE_CHECKING:
    from vikinglab.core.show.scene import Mark, Scene


def cover(game: vl.Game) -> str:
    """Return the board of a match of a game as SVG, without words: it is the same in every language."""
    box = game.usual_box(game.editions[-1])
    match = vl.new(game.key, edition=box.edition, players=max(box.players), seed=game.about.seed)
    rng = Random(game.about.seed)
    while match.waiting is not None and match.ply < game.about.moves:
        match.play(rng.choice(match.legal()))
    return _board(match.scene()).svg()


def _board(scene: Scene) -> Scene:
    """The largest group of a scene alone, with nothing to be read or told."""
    board = max(scene.groups, key=lambda group: group.width * group.height)
    marks = [_mute(mark) for mark in scene.marks if mark.group == board.id]
    return replace(
        scene,
        width=board.width,
        height=board.height,
        groups=(replace(board, x=0, y=0),),
        marks=tuple(mark for mark in marks if mark is not None),
        active=(),
    )


def _mute(mark: Mark) -> Mark | None:
    """A mark without words; None if it was nothing but words."""
    if not (mark.sprite or mark.frame or mark.over):
        return None
    return replace(mark, words=None, label=None, text="", corner="", figure="")
