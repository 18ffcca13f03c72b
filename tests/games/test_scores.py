"""Scores line by line: by which rules each seat has its points."""

from __future__ import annotations

import random

import pytest

import vikinglab as vl
from vikinglab.core.match import Match, fresh
from vikinglab.testing.matches import begin, tables


@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_at_the_end_the_lines_of_a_score_add_up_to_it(key, edition, players):
    game = vl.games()[key]
    table = fresh(game, game.usual_box(edition), players)
    table.settle()
    table.playout(random.Random(players), game.quick)
    match = Match(game, table, start=players)
    lines = [match.score(seat) for seat in range(players)]
    # A game whose score has no parts has no lines.
    assert not any(lines) or tuple(sum(line.points for line in each) for each in lines) == match.result.scores
    assert all(line.words == match.rulebook[line.rule].title for each in lines for line in each)


def test_glory_is_told_by_what_brings_it():
    ship = "A: space 19, crew 2, aboard hammer pennant-3 pig, beside rune, coins 6"
    match = begin("raids", f"voyage: 2 / route: 19 axe / {ship} / B: home 1 / C: home 2")
    found = {line.rule: line.points for line in match.score(0)}
    assert found.pop("glory.runes") > 0
    assert found == {
        "glory.coins": 6,
        "glory.hammers": 2,
        "glory.pennants": 3,
        "glory.goods": 0,
        "glory.monsters": 0,
    }


def test_emblems_on_shields_are_told_by_the_takes_that_brought_them():
    match = begin("drakkar", "emblems: e5 / A: e4 h6, shields heart / B: / turn: A")
    assert [[(line.rule, line.points) for line in match.score(seat)] for seat in (0, 1)] == [
        [("take.right", 1)],
        [("take.right", 0)],
    ]
