"""Moves on an emblem: look, take, be right or wrong."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, emblems, pawns, seen, told

ON_HEART = "emblems: g7 heart, c3\nA: g7 m1\nB: a13 m13\nlanded: g7"
"""A has landed on an emblem, a heart, which nobody has seen."""


@pytest.mark.rule("drakkar:land.choice")
def test_on_an_emblem_one_may_look_take_or_do_neither():
    match = begin("emblems: g7\nA: g4 m1\nB: a13 m13\ndice: 3 5", "move g4 g7")
    assert asked(match) == ("OnEmblem", 0)
    assert choices(match) == ["see", "take", "leave"]
    assert told(match.play("leave")) == ["Orange leaves the emblem at g7."]
    assert asked(match) == ("PlayDice", 0), "the other die is still to be played"
    assert match.table.emblems.slots["e1"].seen == ()


def test_where_no_emblem_lies_there_is_nothing_to_choose():
    match = begin("emblems: g7\nA: g4 m1\nB: a13 m13\ndice: 3 5", "move g4 d4")
    assert asked(match) == ("PlayDice", 0)


def test_an_emblem_that_comes_to_rest_beside_a_pawn_gives_no_choice():
    match = begin("emblems: g7\nA: g4 m1\nB: a13 m13\ndice: 3 5", "move g7 g2")
    assert asked(match) == ("PlayDice", 0)


@pytest.mark.rule("drakkar:look.see")
def test_who_looks_puts_it_back_and_stays_on_it():
    match = begin(ON_HEART)
    assert "Orange looks at the emblem at g7." in told(match.play("see"))
    assert emblems(match) == {"g7", "c3"}
    assert pawns(match, 0) == ("g7", "m1")


@pytest.mark.rule("drakkar:look.secret")
def test_who_looks_knows_and_nobody_else_does():
    match = begin(ON_HEART, "see")
    assert seen(match, "g7", 0) == "heart"
    assert seen(match, "g7", 1) is None
    [moment] = [moment for moment in match.moments if moment.rule == "look.secret"]
    assert moment.seats == (0,)
    assert told([moment]) == ["Orange sees a heart at g7: nobody else does."]


@pytest.mark.rule("drakkar:take.right")
def test_a_right_take_goes_on_the_shield_and_the_pawn_stays():
    match = begin(ON_HEART)
    assert told(match.play("take"), "take.right") == ["Orange takes a heart at g7 and fills the first shield."]
    assert match.table.shields == [("heart",), ()]
    assert emblems(match) == {"c3"}
    assert pawns(match, 0) == ("g7", "m1")
    assert "e1" not in match.table.emblems.slots


def test_after_a_right_take_the_other_die_is_played():
    match = begin("emblems: g7 heart\nA: g4 m1\nB: a13 m13\ndice: 3 5", "move g4 g7", "take")
    assert asked(match) == ("PlayDice", 0)
    assert match.waiting.dice == (5,)


@pytest.mark.rule("drakkar:take.wrong")
def test_a_wrong_take_is_shown_to_all_and_put_back_and_the_turn_is_over():
    match = begin("emblems: g7 crown\nA: g4 m1\nB: a13 m13\ndice: 3 5", "move g4 g7", "take")
    assert (
        "Orange takes a crown at g7, wrongly: it isn't one of the clan's. Everyone sees it, and it goes back."
        in told(match.moments)
    )
    assert seen(match, "g7", 0) == seen(match, "g7", 1) == "crown"
    assert match.table.shields == [(), ()]
    assert asked(match)[1] == 1


@pytest.mark.rule("drakkar:take.own-shields")
def test_an_emblem_that_one_has_already_is_taken_wrongly():
    match = begin("emblems: g7 heart\nA: g7 m1, shields heart\nB: a13 m13\nlanded: g7", "take")
    assert told(match.moments, "take.wrong")[0].startswith("Orange takes a heart at g7, wrongly: that shield is filled")
    assert match.table.shields == [("heart",), ()]
    assert match.table.missing == [2, 0]


@pytest.mark.rule("drakkar:take.blind")
def test_an_emblem_that_one_hasnt_seen_may_be_taken_for_better_or_worse():
    taken = {begin(ON_HEART.replace(" heart", ""), "take", seed=seed).table.shields[0] for seed in range(40)}
    assert () in taken
    assert {("heart",), ("spade",), ("tower",)} <= taken
    assert ("crown",) not in taken


@pytest.mark.rule("drakkar:take.landing")
def test_to_take_what_one_has_looked_at_one_must_come_again():
    match = begin(ON_HEART, "see")
    match = begin("emblems: g7 heart A\nA: g7 m1\nB: a13 m13\nturn: A")
    assert asked(match) == ("PlayDice", 0)
    assert "take" not in choices(match)


@pytest.mark.rule("drakkar:take.landing")
def test_read_otherwise_one_may_take_from_under_a_pawn_before_the_throw():
    rulings = {"take.landing": "under a pawn"}
    position = "emblems: g7 heart A, c3 crown\nA: g7 c3\nB: a13 m13\nturn: A"
    match = begin(position, rulings=rulings)
    assert asked(match) == ("ClaimUnderPawn", 0)
    assert choices(match) == ["claim g7", "claim c3", "leave"]
    match.play("claim g7")
    assert match.table.shields == [("heart",), ()]
    assert asked(match) == ("PlayDice", 0), "then the dice are thrown"
    match = begin(position, "claim c3", rulings=rulings)
    assert match.table.missing == [2, 0]
    assert asked(match)[1] == 1, "a wrong take ends the turn before the throw"
    match = begin(position, rulings=rulings)
    assert told(match.play("leave"), "take.landing") == ["Orange takes no emblem before rolling."]
    assert asked(match) == ("PlayDice", 0)
    one = begin("emblems: g7, f9\nA: g7 c3\nB: a13 m13\nturn: A", rulings=rulings)
    assert choices(one) == ["claim g7", "leave"]
    nothing = begin("emblems: g7\nA: g8 c3\nB: a13 m13\nturn: A", rulings=rulings)
    assert asked(nothing) == ("PlayDice", 0)


@pytest.mark.rule("drakkar:end.victory")
def test_the_last_shield_wins_at_once():
    match = begin("emblems: g7 heart\nA: g4 m1, shields spade diamond club tower\nB: a13 m13\ndice: 3 5", "move g4 g7")
    assert "Orange has filled 5 shields and is king of the Vikings." in told(match.play("take"))
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (5, 0)
    assert match.waiting is None
