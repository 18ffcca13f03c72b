"""The legend: what each of the tiles looks like."""

from __future__ import annotations

from vikinglab.games.raids import GAME
from vikinglab.games.raids.legend import legend
from vikinglab.games.raids.scene import GOODS


def test_all_kinds_of_tiles_are_in_it():
    kinds = {tile.kind for tile in GAME.box().tiles.values()} - {"goods", "weapon"}
    named = {mark.id.partition(":")[2] for mark in legend().marks}
    assert named >= kinds | set(GOODS) | {"axe", "village"}
