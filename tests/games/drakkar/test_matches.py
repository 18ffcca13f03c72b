"""Whole matches of Drakkar, by chance and by bots. What every game must hold to, the kit checks in tests/testing."""

from __future__ import annotations

import random

import pytest

from vikinglab.games.drakkar import GAME
from vikinglab.games.drakkar.bot import worth

from .helpers import TEAMS, begin


@pytest.mark.parametrize("players", GAME.usual_box().players)
@pytest.mark.parametrize("rulings", [{}, TEAMS])
def test_matches_by_chance_end_with_a_clan_that_is_whole(players, rulings):
    table = GAME.setup(GAME.box(rulings=rulings), players)
    table.settle()
    result = table.playout(random.Random(players))
    team = table.team(result.winners[0])
    assert set(result.winners) == set(team)
    assert all({*table.shields[seat]} == {*table.clan(seat)} for seat in team)
    copies = table.box.content.copies[str(players)]
    assert len(list(table.pieces())) == 6 * copies


def test_greed_looks_at_nothing_that_it_hasnt_seen():
    """The value of an emblem that only others have seen makes no difference to the worth of a position."""
    position = "emblems: f6 {} B, c3\nA: a1 m1\nB: f6 m13\ndice: 2 5"
    heart, crown = (begin(position.format(symbol)).table for symbol in ("heart", "crown"))
    assert worth(heart, 0) == worth(crown, 0)
    known = begin(position.replace(" B", " AB").format("heart")).table
    assert worth(known, 0) > worth(heart, 0), "but to know where a heart lies is worth something"
