"""Whole matches of Raids by random moves: what must hold at every position of every one."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import vikinglab as vl
from vikinglab.core import notation
from vikinglab.core.table import NOT_A_CHOICE

GAME = vl.games()["raids"]
PLAYERS = GAME.players


def positions(players: int, seed: int, **chosen):
    """Every position of a random match, chances included."""
    rng = random.Random(seed)
    table = GAME.setup(GAME.box(**chosen), players)
    table.settle()
    while (thing := table.waiting) is not None:
        yield table
        table.apply(thing.draw(table, rng) if thing.by_chance else rng.choice(table.legal()))
    yield table


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(60))
def test_matches_end(players, seed):
    *_, last = positions(players, seed)
    assert last.result is not None
    assert last.voyage == last.box.content.voyages.value
    assert all(space == last.box.home for space in last.where)


@pytest.mark.parametrize("limited", ["limited", "unlimited"])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_pieces_are_conserved_at_every_position(players, seed, limited):
    for table in positions(players, seed, rulings={"setup.reserve": limited}):
        GAME.check(table)
        if limited == "limited":
            assert table.reserve >= 0
        laid = Counter(tile.id for tile in table.all_tiles())
        assert set(laid.values()) <= {1}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_clones_are_independent(players, seed):
    rng = random.Random(seed)
    for table in positions(players, seed):
        kept = table.to_json()
        twin = table.clone()
        assert twin == table
        twin.playout(rng)
        assert table.to_json() == kept


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_positions_go_through_json(players, seed):
    for table in positions(players, seed):
        again = GAME.table_from_json(table.to_json(), table.box)
        assert again == table
        assert again.legal() == table.legal()


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_in_reach_and_not_legal_exactly_when_refused_by_a_rule_that_exists(players, seed):
    for table in positions(players, seed):
        if table.waiting is None or table.waiting.by_chance:
            continue
        legal, reach = table.legal(), list(table.waiting.reach(table))
        assert legal
        assert set(legal) <= set(reach)
        assert len(set(reach)) == len(reach)
        for action in reach:
            rule = table.refused_by(action)
            assert (rule is None) == (action in legal)
            assert rule is None or rule in GAME.rulebook or rule == NOT_A_CHOICE
            assert notation.read(notation.write(action), GAME.actions) == action


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_paths_are_unambiguous(players, seed):
    for table in positions(players, seed):
        if table.waiting is None or table.waiting.by_chance:
            continue
        paths = [table.waiting.path(table, action) for action in table.waiting.reach(table)]
        assert len(set(paths)) == len(paths)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_matches_agree_with_their_saves(players, seed):
    rng = random.Random(seed)
    match = vl.new("raids", players=players, seed=seed)
    while match.result is None:
        match.play(rng.choice(match.legal()))
        if len(match.line) % 25 == 0:
            assert vl.load(match.to_json()).table == match.table
    again = vl.load(match.link())
    assert again.table == match.table
    assert again.result == match.result


@pytest.mark.parametrize("players", PLAYERS)
def test_the_outcomes_of_chance_are_what_draws_draw(players):
    for table in positions(players, 3):
        if table.waiting is None or not table.waiting.by_chance:
            continue
        outcomes = dict(table.waiting.outcomes(table))
        assert all(weight > 0 for weight in outcomes.values())
        assert len(outcomes) <= 1000
        drawn = {table.waiting.draw(table, random.Random(seed)) for seed in range(20)}
        assert drawn <= set(outcomes)


def test_a_table_without_a_story_tells_nothing():
    for table in positions(4, 1):
        assert table.story is None
