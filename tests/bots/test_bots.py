"""Opponents: they play by the rules, from what their seat can know, and the same way again."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.bots import bot, bots, move
from vikinglab.core.match import stream
from vikinglab.core.words.refusal import Refused


def played_out(seats: list[str], seed: int) -> vl.Match:
    match = vl.new("raids", players=len(seats), seed=seed, seats=seats)
    while match.result is None:
        assert move(match)
    return match


@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize("players", vl.games()["raids"].players)
def test_bots_play_whole_matches(name, players):
    assert played_out([name] * players, seed=1).result is not None


def test_bots_play_the_same_match_again():
    assert played_out(["greedy", "random", "greedy"], 4).line == played_out(["greedy", "random", "greedy"], 4).line


def test_another_bot_in_one_seat_changes_no_draw():
    one, other = played_out(["random", "random"], 4), played_out(["greedy", "random"], 4)
    drawn = [[entry for entry in match.line if entry.startswith("~")] for match in (one, other)]
    assert drawn[0] == drawn[1]


def test_a_person_is_waited_for():
    match = vl.new("raids", players=2, seed=1, seats=["person", "person"])
    assert move(match) == []
    assert match.ply == 0


def test_greedy_wins_more_often_than_random():
    wins = sum(0 in played_out(["greedy", "random"], seed).result.winners for seed in range(40))
    assert wins >= 25


def test_choosing_leaves_the_position_as_it_was():
    match = vl.new("raids", players=3, seed=2)
    kept = match.table.to_json()
    for name in bots(match.game):
        bot(match.game, name).choose(match.game, match.table.view(match.waiting.seat), stream(1, name, 0))
    assert match.table.to_json() == kept


def test_a_bot_that_is_not_there_is_refused():
    with pytest.raises(Refused, match="There is no bot “odin”"):
        bot(vl.games()["raids"], "odin")
