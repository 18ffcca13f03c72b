"""Moves that decided a match: sampled chances, beside what can be known."""

from __future__ import annotations

import random

import pytest

import vikinglab as vl
from vikinglab.odds.turning_points import ERROR, Turn, TurningPoints, turning_points

AT_THE_PORT = """
voyage: 4
route: 3 port
A: space 3, crew 1, aboard fur axe
B: home 1, crew 1, beside monster-4
C: home 2
"""
"""A either sells the fur for 5 points of glory and wins, or doesn’t, and B wins with 4; then A sails home."""


def went(match: vl.Match) -> TurningPoints:
    *_, found = turning_points(match)
    assert found is not None
    return found


def by_chance(players: int, seed: int) -> vl.Match:
    match, rng = vl.new("raids", players=players, seed=seed), random.Random(seed)
    while match.result is None:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize(("moves", "ends"), [(("sell fur", "home"), (1, 0, 0)), (("done", "home"), (0, 1, 0))])
def test_a_choice_that_decides_is_found_with_what_it_changed(moves, ends):
    match = vl.position("raids", AT_THE_PORT).match(seed=1)
    match.play(*moves)
    found = went(match)
    (ply, at_first), *after = found.chances
    assert ply == 0
    assert at_first == pytest.approx((0.5, 0.5, 0), abs=ERROR)
    assert after == [(1, ends), (2, ends)]
    assert found.turns == (Turn(0, at_first, ends),)


def test_what_was_sampled_before_is_not_sampled_again():
    match, known = vl.position("raids", AT_THE_PORT).match(seed=1), {}
    match.play("sell fur", "home")
    whole = list(turning_points(match, known))
    assert len(whole) > 1
    assert list(turning_points(match, known)) == whole[-1:]


def test_where_nothing_can_change_any_more_nothing_is_decided():
    match = vl.position("raids", AT_THE_PORT.replace("aboard fur axe", "aboard axe")).match(seed=1)
    match.play("home")
    assert went(match).turns == ()


def test_at_the_end_the_chances_are_what_happened_and_they_always_add_up():
    match = by_chance(3, seed=1)
    found = went(match)
    assert found.chances[-1] == (match.ply, tuple(float(seat in match.result.winners) for seat in range(3)))
    assert all(sum(chances) == pytest.approx(1) for _, chances in found.chances)
    assert [ply for ply, _ in found.chances] == sorted({ply for ply, _ in found.chances})


def test_a_match_goes_the_same_way_however_often_it_is_looked_at():
    match = by_chance(2, seed=3)
    assert went(match) == went(match.copy())
    assert match.result is not None
