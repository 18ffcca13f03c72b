"""Whole matches of Raids by random moves: what is Raids' own at their end. What every game must hold to, the kit checks
in tests/testing."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.testing.matches import random_positions

GAME = vl.games()["raids"]
PLAYERS = GAME.usual_box().players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(20))
def test_matches_end_after_the_last_voyage_with_all_ships_home(players, seed):
    *_, last = random_positions(GAME, players, seed)
    assert last.result is not None
    assert last.voyage == last.box.content.voyages
    assert all(space == last.box.home for space in last.where)


def test_a_table_without_a_story_tells_nothing():
    for table in random_positions(GAME, 4, 1):
        assert table.story is None
