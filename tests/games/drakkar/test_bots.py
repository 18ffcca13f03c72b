"""Bots that remember all that they saw, or the last few of it."""

from __future__ import annotations

from random import Random

import pytest

import vikinglab as vl
from vikinglab.bots import bot, bots, move
from vikinglab.core.engine import notation

from .helpers import begin, seen

GAME = vl.games()["drakkar"]
THREE_SEEN = """
emblems: c3 heart A, e7 spade A, g11 crown A, k3 tower B
A: m1 k8
B: a13 m13
dice: 2 5
"""
"""A has seen a heart, then a spade, then a crown; B a tower."""


def chosen(match: vl.Match, name: str = "greedy", seed: int = 0) -> str:
    view = match.table.view(match.waiting.seat)
    return notation.write(bot(GAME, name).choose(GAME, view, Random(seed)))


def test_what_was_seen_first_is_forgotten_first():
    view = begin(THREE_SEEN).table.view(0)
    known = [[view.recalled(0, most).emblems.knows(0, slot) for slot in ("e1", "e2", "e3")] for most in range(7)]
    assert known[:3] == [[None] * 3, [None, None, "crown"], [None, "spade", "crown"]]
    assert known[3:] == [["heart", "spade", "crown"]] * 4, "who remembers more than was seen forgets nothing"


def test_what_is_forgotten_can_be_anything_again():
    view = begin(THREE_SEEN).table.view(0).recalled(0, 1)
    assert sorted(view.emblems.unseen).count("heart") == 3
    assert len(view.emblems.unseen) == 17
    assert view.seen[0] == ("e3",)


def test_to_look_again_is_to_remember_it_longer():
    match = begin("emblems: f6 heart A, c3 spade A\nA: f4 m1\nB: a13 m13\ndice: 2 5", "move f4 f6", "see")
    assert match.table.seen[0] == ("e2", "e1")


def test_what_all_were_shown_all_have_seen_last():
    match = begin("emblems: f6 crown, c3 spade B\nA: f4 m1\nB: a13 m13\ndice: 2 5", "move f4 f6", "take")
    assert match.table.seen == [("e1",), ("e2", "e1")]


def test_what_is_taken_is_on_nobodys_mind():
    match = begin("emblems: f6 heart AB, c3 spade B\nA: f4 m1\nB: a13 m13\ndice: 2 5", "move f4 f6", "take")
    assert match.table.seen == [(), ("e2",)]


@pytest.mark.parametrize(("name", "takes"), [("greedy", False), ("recalls-2", False), ("recalls-0", True)])
def test_to_land_on_an_emblem_reminds_of_nothing(name, takes):
    """It is a crown, which isn’t of A’s clan; most of the others are."""
    match = begin("emblems: f6 crown A, c3 spade A\nA: f4 m1\nB: a13 m13\ndice: 2", "move f4 f6")
    assert {chosen(match, name, seed) == "take" for seed in range(20)} == {takes}


def test_what_one_looks_at_is_known_until_the_next_move_however_little_one_remembers():
    match = begin("emblems: f6 heart, c3 spade A\nA: f4 m1\nB: a13 m13\ndice: 2 5", "move f4 f6", "see")
    assert recalled_in(match) == ["f6"]
    match.play("move m1 m6")
    assert recalled_in(match) == []


def test_what_lies_face_up_is_known_however_little_one_remembers():
    match = begin("emblems: f6 crown, c3 spade B\nA: f4 m1\nB: a13 m13\ndice: 2 5", "move f4 f6", "take")
    assert recalled_in(match, 1) == ["f6"]
    match.play("pass")
    assert recalled_in(match, 1) == []


def recalled_in(match: vl.Match, seat: int = 0) -> list[str]:
    view = match.table.view(seat).recalled(seat)
    return [square for square, slot in view.lies.items() if view.emblems.knows(seat, slot)]


def test_forgetting_leaves_the_position_as_it_was():
    match = begin(THREE_SEEN)
    before = match.table.to_json()
    for name in bots(GAME):
        chosen(match, name)
    assert match.table.to_json() == before
    assert seen(match, "c3", 0) == "heart"


KNOWN = "emblems: c3 heart A, e1 spade A, e7 crown A, g9\nA: c1 k8, shields diamond club tower\nB: a13 m13\ndice: 2"
"""A heart is two squares before A’s pawn; so is a spade; both were seen, and then a crown, which isn’t of A’s clan."""


def test_who_remembers_goes_where_it_knows_that_something_waits():
    assert chosen(begin(KNOWN)) in ("move c1 c3", "move c1 e1")
    assert chosen(begin(KNOWN, "move c1 c3")) == "take"


LAST = "A: f4 m1, shields heart spade diamond club\nB: a13 m13\ndice: 2"
"""A waits for a tower."""


@pytest.mark.parametrize(
    ("emblems", "does"), [("f6", "see"), ("f6, c3 heart A, e7 spade A, g9 club A", "see"), ("f6 tower A", "take")]
)
def test_a_take_is_judged_by_all_that_the_emblem_can_be(emblems, does):
    """Judged by one drawn emblem it would be taken now and then, whatever the odds."""
    match = begin(f"emblems: {emblems}\n{LAST}", "move f4 f6")
    assert {chosen(match, seed=seed) for seed in range(20)} == {does}


def test_an_emblem_that_must_fit_is_taken_at_once():
    hidden = "emblems: f6, c3 tower AB, e7 tower AB, g9 tower AB"
    match = begin(f"{hidden}\nA: f4 m1\nB: a13 m13\ndice: 2", "move f4 f6")
    assert {chosen(match, seed=seed) for seed in range(20)} == {"take"}


def test_who_forgets_at_once_loses_more_often_than_not():
    lost = 0
    for seed in range(60):
        match = vl.new("drakkar", players=2, seed=seed, seats=["greedy", "recalls-0"])
        while match.result is None:
            move(match)
        lost += 0 in match.result.winners
    assert lost > 30


@pytest.mark.parametrize("players", GAME.usual_box().players)
def test_played_on_quickly_a_match_ends_soon(players):
    table = GAME.setup(GAME.box(), players)
    table.settle()
    rng, chosen = Random(players), []

    def choose(table, rng):
        action = GAME.quick(table, rng)
        assert action in table.legal()
        chosen.append(action)
        return action

    ends = [table.clone().playout(rng, choose) for _ in range(20)]
    assert len(chosen) / len(ends) < 400
    assert len({end.winners for end in ends}) > 1


@pytest.mark.parametrize(
    ("emblem", "does"), [("f6", "take"), ("f6 tower A", "take"), ("f6 crown A", "leave"), ("f6 tower B", "take")]
)
def test_who_plays_quickly_uses_what_its_seat_has_seen_and_no_more(emblem, does):
    match = begin(f"emblems: {emblem}\nA: f4 m1\nB: a13 m13\ndice: 2", "move f4 f6")
    assert notation.write(GAME.quick(match.table, Random(1))) == does


def test_who_plays_quickly_looks_where_it_can_hardly_fit():
    match = begin(f"emblems: f6 tower B\n{LAST}", "move f4 f6")
    assert notation.write(GAME.quick(match.table, Random(1))) == "see"
