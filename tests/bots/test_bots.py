"""Opponents: they play by the rules, from what their seat can know, and the same way again."""

from __future__ import annotations

import pytest
from vikinglab_widgets import page

import vikinglab as vl
from vikinglab.bots import bot, bots, move
from vikinglab.core.match import stream
from vikinglab.core.words.refusal import Refused
from vikinglab.testing.matches import between_bots, tables, wins

GAMES = sorted(vl.games())


@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_bots_play_whole_matches(key, edition, players):
    assert between_bots(key, ["greedy", *["random"] * (players - 1)], seed=1, edition=edition).result is not None


@pytest.mark.parametrize(("key", "name"), [(key, name) for key in GAMES for name in bots(vl.games()[key])])
def test_each_bot_of_a_game_plays_whole_matches_and_has_a_name(key, name):
    players = min(vl.games()[key].usual_box().players)
    assert between_bots(key, [name, *["greedy"] * (players - 1)], seed=5).result is not None
    assert set(page.interface(key)[name]) == {"en", "fr"}


@pytest.mark.parametrize("key", GAMES)
def test_bots_play_the_same_match_again(key):
    lines = [between_bots(key, ["greedy", "random"], seed=4).record for _ in range(2)]
    assert lines[0] == lines[1]


def test_another_bot_in_one_seat_changes_no_draw():
    one, other = between_bots("raids", ["random", "random"], 4), between_bots("raids", ["greedy", "random"], 4)
    drawn = [[entry for entry in match.record if entry.startswith("~")] for match in (one, other)]
    assert drawn[0] == drawn[1]


def test_a_person_is_waited_for():
    match = vl.new("raids", players=2, seed=1, seats=["person", "person"])
    assert move(match) == []
    assert match.ply == 0


@pytest.mark.parametrize("key", GAMES)
def test_greed_pays(key):
    assert wins(key, "greedy", "random", matches=12) >= 9


@pytest.mark.parametrize("key", GAMES)
def test_choosing_leaves_the_position_as_it_was(key):
    match = vl.new(key, seed=2)
    kept = match.table.to_json()
    for name in bots(match.game):
        bot(match.game, name).choose(match.game, match.table.view(match.waiting.seat), stream(1, name, 0))
    assert match.table.to_json() == kept


def test_a_bot_that_is_not_there_is_refused():
    with pytest.raises(Refused, match="There is no bot “odin”"):
        bot(vl.games()["raids"], "odin")
