"""Cover: a small picture of a game, made of its own board."""

from __future__ import annotations

from random import Random

import vikinglab as vl


def cover(game: vl.Game) -> str:
    """Return the board of a match of a game as SVG, without words: it is the same in every language."""
    box = game.usual_box(game.editions[-1])
    match = vl.new(game.key, edition=box.edition, players=max(box.players), seed=game.about.seed)
    rng = Random(game.about.seed)
    while match.waiting is not None and match.ply < game.about.moves:
        match.play(rng.choice(match.legal()))
    return match.scene().board().svg()
