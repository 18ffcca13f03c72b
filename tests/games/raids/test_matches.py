"""Whole matches of Raids by random moves: what is Raids' own at their end. What every game must hold to, the kit checks
in tests/testing."""

from __future__ import annotations

import random

import pytest

import vikinglab as vl

GAME = vl.games()["raids"]
PLAYERS = GAME.usual_box().players


def positions(players: int, seed: int):
    """Every position of a random match, chances included."""
    rng = random.Random(seed)
    table = GAME.setup(GAME.box(), players)
    table.settle()
    while (thing := table.waiting) is not None:
        yield table
        table.apply(thing.draw(table, rng) if thing.by_chance else rng.choice(table.legal()))
    yield table


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(20))
def test_matches_end_after_the_last_voyage_with_all_ships_home(players, seed):
    *_, last = positions(players, seed)
    assert last.result is not None
    assert last.voyage == last.box.content.voyages.value
    assert all(space == last.box.home for space in last.where)


def test_a_table_without_a_story_tells_nothing():
    for table in positions(4, 1):
        assert table.story is None
