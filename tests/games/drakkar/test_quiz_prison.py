"""The questions about captures, the two prisons, what is underfoot, and what teams take together."""

from __future__ import annotations

from typing import Any

import pytest

from vikinglab.core.teach.quiz import Question, questions
from vikinglab.games.drakkar import GAME

from .helpers import TEAMS, begin, pawns, plain, why

UNDER = {"take.landing": "under a pawn"}


def ask(position: str, kind: str, *moves: str, **how: Any) -> Question:
    return begin(position, **how).ask(kind, *moves)


def right(question: Question) -> str:
    """The one answer that is right."""
    [found] = [plain(answer.words) for answer in question.answers if answer.right]
    return found


def rules(question: Question) -> set[str]:
    return {answer.rule for answer in question.answers}


# ------------------------------------------------------------------------------------------------ Captured

CAPTURE = "emblems: g7, c3\nA: g4 {}\nB: g7 {}\ndice: 3 5"


@pytest.mark.parametrize(
    ("mine", "other", "line", "reason"),
    [
        (
            "f9",
            "m13",
            "f",
            "4 numbers of a die lead out of drakkar square f (north), and 6 out of drakkar square h (north).",
        ),
        (
            "h13",
            "m13",
            "h",
            "No number of a die leads out of drakkar square h (north), and 6 out of drakkar square f (north).",
        ),
        (
            "m1",
            "m13",
            "f",
            "From either 6 numbers of a die lead out: so it goes to drakkar square f (north), where it began.",
        ),
        ("f13", "north-1", "h", "The other pawn of Sky B is on {f}."),
    ],
)
def test_a_captured_pawn_is_sent_where_the_engine_sends_it(mine, other, line, reason):
    question = ask(CAPTURE.format(mine, other), "sent", "move g4 g7")
    assert right(question) == f"To drakkar square {line} (north)"
    assert pawns(question.after, 1)[0] == {"f": "north-1", "h": "north-2"}[line]
    reason = reason.format(f="drakkar square f (north)", h="drakkar square h (north)")
    assert why(question, right(question)) == reason
    assert why(question, "To a drakkar square of Orange A").endswith(reason)
    assert why(question, "To none: it is out of the match").startswith("A captured pawn can come back.")


def test_a_capture_that_is_possible_is_asked_about_where_no_other_is_made():
    question = ask(CAPTURE.format("f9", "m13"), "sent", "pass")
    assert plain(question.asks).startswith("Orange A chooses: “Move the pawn from g4 to g7”. To which square")
    assert right(question) == "To drakkar square f (north)"


@pytest.mark.parametrize("kind", ["sent", "out"])
def test_without_a_capture_nothing_is_asked(kind):
    with pytest.raises(ValueError, match="nobody can be captured"):
        ask("emblems: c3\nA: g4 m1\nB: g7 m13\ndice: 3 5", kind)


CAPTIVE = "emblems: c3, g7 crown\nA: {}\nB: {} m13\ndice: {}"


@pytest.mark.parametrize(
    ("own", "rival", "dice", "moves", "answer", "rule"),
    [
        ("south-1 m1, captive", "f9", "2 5", [], "By a 6 alone", "prison.six"),
        ("south-1 m1, released", "f4", "2 6", [], "By any die, from Orange A's next turn on", "prison.barred"),
        (
            "g4 south-2, captive",
            "f9",
            "3 5",
            ["move g4 g7", "take"],
            "After 2 missed turns, by any die",
            "prison.replaces",
        ),
        ("g4 m1", "f9", "3 5", ["move g4 g7", "take"], "After 2 missed turns, by any die", "prison.back"),
    ],
)
def test_how_a_pawn_comes_out_again(own, rival, dice, moves, answer, rule):
    question = ask(CAPTIVE.format(own, rival, dice), "waits", *moves)
    assert right(question) == answer
    assert rules(question) == {rule}


def test_the_turns_that_are_still_to_be_missed_are_counted():
    question = ask("emblems: c3\nA: missing 1\nB: f9 m13\nturn: B\ndice: 2 5", "waits")
    assert right(question) == "After one missed turn, by any die"


def test_a_pawn_that_was_barred_in_the_first_turn_comes_out_by_any_die():
    question = ask("emblems: c3\nA:\nB: f2 c8\nturn: A first\ndice: 2 5", "waits", "move south-2 h5")
    assert (right(question), rules(question)) == ("By any die, from Orange A's next turn on", {"begin.barred"})


def test_a_pawn_that_nothing_holds_is_not_asked_about():
    with pytest.raises(ValueError, match="no pawn is held"):
        ask("emblems: c3\nA: g4 m1\nB: g7 m13\ndice: 3 5", "waits", "move g4 g1")


@pytest.mark.parametrize(
    ("rival", "dice", "answer"),
    [
        ("f9", "2 6", "Come out to f6, by the 6"),
        ("f9", "6 6", "Come out to f6, by the 6"),
        ("f4", "2 6", "Nothing; from the next turn on any die lets it out"),
        ("f9", "2 4", "Nothing; it needs a 6 still"),
        ("f9", "2 5", "Nothing; it needs a 6 still"),
    ],
)
def test_what_a_captured_pawn_can_do_with_a_throw(rival, dice, answer):
    held = "released" if rival == "f4" else "captive"
    question = ask(CAPTIVE.format(f"south-1 m1, {held}", rival, dice), "out")
    assert right(question) == answer
    assert ("prison.barred" in rules(question)) == (rival == "f4")


def test_the_mistakes_about_a_throw_are_told():
    both = ask(CAPTIVE.format("south-1 m1, captive", "f9", "2 4"), "out")
    assert why(both, "Come out to f6, by both dice together").startswith("The two dice are never added")
    assert why(both, "Come out to f4, by the 4").startswith("No other die lets a captured pawn out. No 6 was thrown.")
    free = ask(CAPTIVE.format("south-1 m1, captive", "f9", "2 6"), "out")
    assert why(free, "Nothing; it needs a 6 still").startswith("It may stay, but it can come out. It is 6 squares")
    barred = ask(CAPTIVE.format("south-1 m1, released", "f4", "2 6"), "out")
    assert why(barred, "Come out to f6, by the 6").startswith("Sky B's pawn is in the way at f4")


def test_where_nobody_is_captured_a_capture_is_made_and_the_next_throw_asked_about():
    question = ask(CAPTURE.format("f9", "m13"), "out", "pass")
    assert question.match.waiting.seat == 1
    assert question.match.table.held[2] == "captive"
    assert question.scene == question.match.scene()


# ------------------------------------------------------------------------------------------------ Underfoot

FOOT = "emblems: g7 heart A, c3\nA: g7 m1\nB: f4 m13\n"


def test_an_emblem_underfoot_is_taken_by_coming_to_it_again_or_before_the_throw():
    assert right(ask(FOOT + "dice: 2 6", "underfoot")) == "As soon as a pawn lands there again"
    assert right(ask(FOOT, "underfoot", rulings=UNDER)) == "At once, before the throw"
    assert rules(ask(FOOT + "dice: 2 6", "underfoot")) == {"take.landing"}


def test_once_the_dice_are_thrown_the_moment_for_what_is_underfoot_is_over():
    with pytest.raises(ValueError, match="knows and needs"):
        ask(FOOT + "dice: 2 6", "underfoot", rulings=UNDER)


@pytest.mark.parametrize("known", ["", "heart B", "crown A"])
def test_what_the_seat_doesnt_know_or_need_is_not_asked_about(known):
    with pytest.raises(ValueError, match="knows and needs"):
        ask(FOOT.replace("heart A", known) + "dice: 2 6", "underfoot")


# ------------------------------------------------------------------------------------------------ Teams, and the end

FOUR = "emblems: g7 {}\nA: g7 a1, shields{}\nB: a2 b3\nC: c1 d3, shields{}\nD: e1 k9\nlanded: g7"
FIVE = " heart spade diamond club"


@pytest.mark.parametrize(
    ("symbol", "own", "partner", "answer", "rule"),
    [
        ("tower", "", "", "On a shield of Orange A", "take.right"),
        ("crown", "", "", "On a shield of Green C", "team.shields"),
        ("heart", " heart", "", "On a shield of Green C", "team.shields"),
        ("heart", "", " heart", "On a shield of Orange A", "take.right"),
        ("heart", "", "", "On a shield of either: Orange A chooses", "team.choose"),
        ("crown", "", " crown", "Back where it was, and both pawns of Orange A go to prison", "take.wrong"),
    ],
)
def test_on_whose_shield_it_goes(symbol, own, partner, answer, rule):
    question = ask(FOUR.format(symbol, own, partner), "shield", "take", rulings=TEAMS)
    assert (right(question), rules(question)) == (answer, {rule})
    assert f"It is a {symbol}." in plain(question.asks)


def test_why_it_goes_there():
    question = ask(FOUR.format("crown", "", " crown"), "shield", "take", rulings=TEAMS)
    assert why(question, right(question)).startswith(
        "No shield of Orange A is for the crown. Green C has the crown already. If the emblem"
    )


def test_who_plays_alone_is_not_asked_whose_shield_it_is():
    with pytest.raises(ValueError, match="no team"):
        ask(FOUR.format("tower", "", ""), "shield", "take")


@pytest.mark.parametrize(
    ("rulings", "move", "answer", "rule"),
    [
        (None, "see", "Orange A alone", "look.secret"),
        (TEAMS, "see", "Orange A alone", "team.silence"),
        (None, "take", "Everybody", "take.wrong"),
        (TEAMS, "take", "Everybody", "take.wrong"),
    ],
)
def test_who_sees_an_emblem(rulings, move, answer, rule):
    question = ask(FOUR.format("crown", "", " crown"), "sees", move, rulings=rulings)
    assert (right(question), rules(question) - {"look.see"}) == (answer, {rule})
    assert ("look.see" in rules(question)) == (move == "see")
    assert ("Orange A and Green C, who are partners" in map(plain, [each.words for each in question.answers])) == (
        rulings is TEAMS
    )


def test_where_nothing_is_seen_nobody_is_asked_who_saw_it():
    with pytest.raises(ValueError, match="nobody looks"):
        ask(FOUR.format("crown", "", ""), "sees", "leave")


@pytest.mark.parametrize(
    ("rulings", "own", "partner", "answer", "rule"),
    [
        (None, FIVE, "", "Orange A, at once", "end.victory"),
        (None, FIVE[:-5], FIVE, "Nobody yet", "end.victory"),
        (TEAMS, FIVE, FIVE, "Nobody yet", "team.victory"),
        (TEAMS, FIVE, FIVE + " crown", "Orange A and Green C together", "team.victory"),
    ],
)
def test_who_has_won(rulings, own, partner, answer, rule):
    question = ask(FOUR.format("tower", own, partner), "won", "take", rulings=rulings)
    assert (right(question), rules(question)) == (answer, {rule})
    assert (question.after.result is not None) == (answer != "Nobody yet")


def test_who_has_won_is_not_asked_while_nobody_can_have():
    with pytest.raises(ValueError, match="near"):
        ask(FOUR.format("tower", "", ""), "won", "take")


@pytest.mark.parametrize("kind", ["sent", "waits", "out", "underfoot"])
def test_positions_that_chance_brings_give_questions(kind):
    assert len(questions(GAME.usual_box(), [kind], 2, seed=2, players=4)) == 2


def test_teams_are_asked_about_where_the_rulebook_is_read_so():
    made = questions(GAME.box(rulings=TEAMS), ["shield"], 3, seed=5, players=4)
    assert len(made) == 3
    assert all(question.match.table.teams for question in made)
