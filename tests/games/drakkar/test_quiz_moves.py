"""Questions about moving: the right answer and every reason are those of the engine's position."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import Question, questions
from vikinglab.games.drakkar import GAME

from .helpers import TEAMS, begin, plain, why


def verdicts(question: Question) -> dict[str, tuple[bool, str]]:
    """Which answers are right, and by which rule."""
    return {plain(each.words): (each.right, each.rule) for each in question.answers}


# ------------------------------------------------------------------------------------------------ Whose turn it is


@pytest.mark.rule("drakkar:begin.first-player")
def test_who_begins():
    question = vl.new("drakkar", players=4, seed=3).ask("begins")
    assert plain(question.asks).endswith("Who begins?")
    right = [words for words, (is_right, _) in verdicts(question).items() if is_right]
    leader = vl.new("drakkar", players=4, seed=3).moments[3].facts["leader"]
    assert right == [("Orange A", "Sky B", "Green C", "Pink D")[leader]]
    assert "highest total begins" in why(question, "Nobody yet")


@pytest.mark.rule("drakkar:begin.first-player")
def test_who_begins_is_open_after_a_tie():
    question = vl.new("drakkar", players=2, seed=25).ask("begins")
    assert plain(question.asks) == "Orange A throws 8, Sky B throws 8. Who begins?"
    assert verdicts(question) == {
        "Orange A": (False, "begin.first-player"),
        "Sky B": (False, "begin.first-player"),
        "Nobody yet": (True, "begin.first-player"),
    }
    assert str(question.scene.title) == "Roll to see who starts"


def test_who_begins_isnt_asked_of_a_written_position():
    with pytest.raises(ValueError, match="thrown for"):
        begin("emblems: g7\nA: e4 h6\nB: d9 j8\ndice: 2 5").ask("begins")


@pytest.mark.rule("drakkar:turn.order")
def test_the_turn_goes_to_the_left():
    match = begin("emblems: g7\nA: e4 h6\nB: d9 j8\nC: f11 k12\nD: l7 b5\nturn: B\ndice: 2 5")
    question = match.ask("next-turn")
    assert [words for words, (right, _) in verdicts(question).items() if right] == ["Green C"]
    assert why(question, "Pink D") == "Turns go to the left, clockwise round the table: after Sky B comes Green C."


@pytest.mark.rule("drakkar:prison.turns")
def test_who_misses_a_turn_is_passed_over():
    match = begin("emblems: g7\nA: e4 h6\nB: missing 2\nC: missing 1\ndice: 2 5")
    question = match.ask("next-turn", "move e4 e6")
    assert verdicts(question)["Orange A"] == (True, "prison.turns")
    assert why(question, "Sky B").endswith("Sky B misses this turn. Green C misses this turn.")


def test_the_next_turn_isnt_asked_where_it_is_the_others():
    with pytest.raises(ValueError, match="it is the other"):
        begin("emblems: g7\nA: e4 h6\nB: d9 j8\ndice: 2 5").ask("next-turn")


# ------------------------------------------------------------------------------------------------ Out of the drakkar


@pytest.mark.rule("drakkar:pawn.no-jump")
def test_with_which_numbers_a_pawn_comes_out():
    question = begin("emblems: f2\nA: south-1 h6\nB: f4 j8\ndice: 2 5").ask("exits")
    assert verdicts(question) == {
        "1, 2, 3": (True, "pawn.no-jump"),
        "1, 2, 3, 4": (False, "free.only-blocking"),
        "1, 2, 3, 5, 6": (False, "pawn.no-jump"),
        "1, 2": (False, "pawn.over-emblems"),
    }
    assert "only by less than 4 is the way out free" in why(question, "1, 2, 3")


@pytest.mark.rule("drakkar:free.capture")
def test_a_pawn_may_come_out_onto_one_that_blocks():
    question = begin("emblems: f4\nA: south-1 h6\nB: f4 j8\ndice: 2 5").ask("exits")
    assert verdicts(question)["1, 2, 3, 4"][0]
    assert verdicts(question)["1, 2, 3"] == (False, "free.capture")


@pytest.mark.rule("drakkar:pawn.occupied")
def test_ones_own_side_bars_the_way_even_on_an_emblem():
    question = begin("emblems: f4\nA: south-1 f4\nB: d9 j8\ndice: 2 5").ask("exits")
    assert verdicts(question)["1, 2, 3"][0]
    assert verdicts(question)["1, 2, 3, 4"] == (False, "pawn.occupied")


@pytest.mark.rule("drakkar:pawn.over-emblems")
def test_emblems_bar_no_way_out():
    question = begin("emblems: f2, f4\nA: south-1 h6\nB: d9 j8\ndice: 2 5").ask("exits", "move h6 h8")
    assert verdicts(question) == {
        "1, 2": (False, "pawn.over-emblems"),
        "1, 3, 5, 6": (False, "land.choice"),
        "1, 2, 3, 4, 5, 6": (True, "drakkar.straight-out"),
        "6": (False, "prison.six"),
    }


def test_a_pawn_right_before_it_leaves_no_number():
    question = begin("emblems: g7\nA: south-1 h6\nB: f1 j8\ndice: 2 5").ask("exits")
    assert verdicts(question)["with none"][0]


@pytest.mark.parametrize("seat", ["e4 h6", "south-1 h6, captive"])
def test_without_a_pawn_that_may_leave_no_exit_is_asked_for(seat):
    with pytest.raises(ValueError, match="waits on its drakkar"):
        begin(f"emblems: g7\nA: {seat}\nB: d9 j8\ndice: 2 5").ask("exits")


# ------------------------------------------------------------------------------------------------ In the way


@pytest.mark.rule("drakkar:pawn.no-jump")
@pytest.mark.rule("drakkar:pawn.over-emblems")
def test_what_is_in_the_way_of_a_pawn():
    question = begin("emblems: e5\nA: e4 m1\nB: e7 a13\ndice: 5 5").ask("in-the-way")
    assert plain(question.asks).endswith("move the pawn from e4 to e9, by 5. What is in the way?")
    assert verdicts(question) == {
        "The emblem at e5": (False, "pawn.over-emblems"),
        "The pawn of Sky B at e7": (True, "pawn.no-jump"),
        "Nothing: it may go there": (False, "pawn.no-jump"),
    }


@pytest.mark.parametrize(
    ("stands", "words", "rule", "bars"),
    [
        ("e4 e9|a13 l13", "The pawn of Orange A at e9", "pawn.occupied", True),
        ("e4 m1|e9 a13", "The pawn of Sky B at e9", "free.only-blocking", True),
    ],
)
@pytest.mark.rule("drakkar:pawn.occupied")
@pytest.mark.rule("drakkar:free.only-blocking")
def test_a_pawn_at_the_end_of_the_way(stands, words, rule, bars):
    mine, other = stands.split("|")
    question = begin(f"emblems: e6\nA: {mine}\nB: {other}\ndice: 5 5").ask("in-the-way")
    assert verdicts(question)[words] == (bars, rule)


@pytest.mark.rule("drakkar:free.capture")
def test_a_pawn_on_an_emblem_at_the_end_isnt_in_the_way():
    question = begin("emblems: e6, e9\nA: e4 m1\nB: e9 a13\ndice: 5 5").ask("in-the-way")
    assert verdicts(question) == {
        "The emblem at e6": (False, "pawn.over-emblems"),
        "The pawn of Sky B on the emblem at e9": (False, "free.capture"),
        "Nothing: it may go there": (True, "pawn.over-emblems"),
    }


@pytest.mark.rule("drakkar:team.two")
def test_a_partners_pawn_is_in_the_way_even_on_an_emblem():
    text = "emblems: e6, e9\nA: e4 m1\nB: a13 a11\nC: e9 m13\nD: l2 a10\ndice: 5 5"
    question = begin(text, rulings=TEAMS).ask("in-the-way")
    assert verdicts(question)["The pawn of Green C on the emblem at e9"] == (True, "pawn.occupied")


@pytest.mark.rule("drakkar:emblem.over-all")
@pytest.mark.rule("drakkar:emblem.on-emblem")
@pytest.mark.rule("drakkar:emblem.under-pawn")
def test_what_is_in_the_way_of_an_emblem():
    question = begin("emblems: e6, e9\nA: e7 m1\nB: a12 l9\ndice: 3 3").ask("in-the-way")
    assert verdicts(question) == {
        "The pawn of Orange A at e7": (False, "emblem.over-all"),
        "The emblem at e9": (True, "emblem.on-emblem"),
        "Nothing: it may go there": (False, "emblem.on-emblem"),
    }
    question = begin("emblems: e6, e7\nA: e9 m1\nB: a12 l8\ndice: 3 3").ask("in-the-way")
    assert verdicts(question)["The pawn of Orange A at e9"] == (True, "emblem.under-pawn")


def test_where_little_lies_nothing_is_asked_of_the_way():
    with pytest.raises(ValueError, match="on no way"):
        begin("emblems: c3\nA: e4 m1\nB: a12 l8\ndice: 1 1").ask("in-the-way")


# ------------------------------------------------------------------------------------------------ Where it leads


@pytest.mark.rule("drakkar:land.choice")
@pytest.mark.rule("drakkar:dice.one-piece")
def test_on_which_emblems_a_pawn_can_land():
    question = begin("emblems: e6, e8, i8, k4\nA: e4 m1\nB: e7 a13\ndice: 2 4").ask("lands")
    assert verdicts(question) == {
        "e6": (False, "move.straight"),
        "e6, e8, i8": (False, "pawn.no-jump"),
        "e6, i8": (True, "land.choice"),
        "e6, i8, k4": (False, "dice.one-piece"),
    }
    assert why(question, "e6, i8") == "Straight and free: e4 to e6 by 2, e4 to i8 by 4."


@pytest.mark.rule("drakkar:free.capture")
@pytest.mark.rule("drakkar:pawn.occupied")
def test_a_pawn_lands_where_a_rival_blocks_and_not_on_its_own_side():
    question = begin("emblems: e6, e8\nA: e4 e8\nB: e6 a13\ndice: 2 4").ask("lands")
    assert verdicts(question) == {
        "e6": (True, "land.choice"),
        "e6, e8": (False, "pawn.no-jump"),
        "on none": (False, "free.capture"),
    }
    alone = begin("emblems: e6, e8, k4\nA: e6 e4\nB: h9 a13\nturn: A\ndice: 2 4").ask("lands")
    assert verdicts(alone)["e6, e8"] == (False, "pawn.occupied")


def test_what_a_pawn_lands_on_is_asked_only_where_dice_are_played_as_one_likes():
    with pytest.raises(ValueError, match="no dice"):
        begin("emblems: c3\nA:\nB:\nturn: A first\ndice: 2 5").ask("lands")


def test_positions_that_chance_brings_give_questions():
    for kind in ("begins", "next-turn", "exits", "in-the-way", "lands"):
        assert len(questions(GAME.usual_box(), [kind], 3, seed=2)) == 3, kind
