"""Questions that all games know, and what no question can be."""

from __future__ import annotations

from fractions import Fraction

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.core.teach.quiz import SEARCHED, Answer, Estimate, Question, questions
from vikinglab.core.words.speech import Text

SAILING = """
    route: 6 rune, 7 axe, 9 hammer
    A: space 4, crew 2
    B: space 6, crew 1
    C: space 9, crew 1
"""


@pytest.fixture
def match():
    return vl.position("raids", SAILING).match(seed=1)


def text(words: str) -> Text:
    return Text(en=words, fr=words)


def test_which_of_these_is_allowed_with_the_reason_for_each(match):
    question = match.ask("may", "sail 3", "sail 7")
    assert str(question.asks) == "Orange A, how far do you sail? At least to space 6. Which of these is allowed?"
    told = [(str(answer.words), answer.right, answer.rule) for answer in question.answers]
    assert told == [
        ("Sail to space 3", False, "navigate.forward"),
        ("Sail to space 7", True, "navigate.stop"),
    ]
    assert str(question.answers[0].why) == str(match.why_not("sail 3"))
    assert str(question.answers[1].why).endswith("Orange A stops at space 7: axe.")


def test_pointing_everything_in_reach_is_right_exactly_if_it_is_legal(match):
    question = match.ask("where")
    legal = {match.waiting.path(match.table, action) for action in match.legal()}
    assert {answer.path for answer in question.answers if answer.right} == legal
    assert len(question.answers) == len(list(match.waiting.reach(match.table)))
    assert question.on_board


def test_what_a_rule_brings_with_other_figures_as_wrong_answers(match):
    match = vl.position("raids", SAILING.replace("9 hammer", "8 encounter, 9 hammer")).match(seed=1)
    question = match.ask("pass.encounter", "sail 9")
    assert {str(answer.words): answer.right for answer in question.answers} == {
        "Orange A passes the encounter at space 8 and takes a Viking.": False,
        "Orange A passes the encounter at space 8 and takes 2 Vikings.": True,
        "Orange A passes the encounter at space 8 and takes 3 Vikings.": False,
    }
    assert all(str(match.rulebook["pass.encounter"].text) in str(answer.why) for answer in question.answers)


def test_what_is_not_told_cannot_be_asked(match):
    with pytest.raises(ValueError, match="nothing is told of pass.pillage"):
        match.ask("pass.pillage", "sail 7")


def test_fresh_questions_are_others_with_another_seed_and_the_same_with_the_same():
    about = ["catch-up.reach", "next-ship", "combat.needs-a-viking", "pass.encounter", "takes"]
    asked = {
        seed: [(str(each.asks), [str(answer.words) for answer in each.answers]) for each in made]
        for seed in (1, 2)
        for made in [questions(game("raids").usual_box(), about, 5, seed)]
    }
    assert len(asked[1]) == len(asked[2]) == 5
    assert asked[1] != asked[2]
    again = [str(each.asks) for each in questions(game("raids").usual_box(), about, 5, 1)]
    assert again == [asks for asks, _ in asked[1]]


def test_a_fresh_question_about_a_refusal_has_an_answer_refused_by_that_rule():
    for question in questions(game("raids").usual_box(), ["combat.needs-a-viking"], 3, 5):
        assert "combat.needs-a-viking" in [answer.rule for answer in question.answers if not answer.right]
        assert any(answer.right for answer in question.answers)


def test_asking_changes_nothing(match):
    before = match.to_json(), len(match.moments)
    match.ask("may", "sail 3", "sail 7")
    match.ask("where")
    match.ask("next-ship", "sail 7")
    assert (match.to_json(), len(match.moments)) == before


@pytest.mark.parametrize(
    "answers",
    [
        [Answer(text("one"), True, text("because"), "tile.take")],
        [Answer(text(each), False, text("because"), "tile.take") for each in ("one", "two")],
        [
            Answer(text("one"), True, text("because"), "tile.take"),
            Answer(text("two"), False, text(""), "tile.take"),
        ],
        [
            Answer(text("one"), True, text("because"), "tile.take"),
            Answer(text("two"), False, text("because"), "no.rule"),
        ],
    ],
    ids=["no wrong answer", "no right answer", "an answer unexplained", "a rule that isn't there"],
)
def test_a_question_that_leaves_something_unexplained_cannot_be_made(match, answers):
    with pytest.raises(ValueError, match="Why\\?"):
        Question(match, text("Why?"), tuple(answers))


def test_a_kind_of_question_that_is_not_there_is_refused_with_those_that_are(match):
    with pytest.raises(vl.Refused, match="There are: may, where, next-ship"):
        match.ask("x")


def test_a_copy_goes_its_own_way(match):
    twin = match.copy()
    twin.play("sail 7")
    assert (match.ply, twin.ply) == (0, 1)
    assert len(match.moments) < len(twin.moments)
    match.play("sail 9")
    assert twin.moves == ("sail 7",)
    assert vl.load(twin.to_json()).table == twin.table


def test_an_estimate_tells_its_chance_and_the_reason_for_each_way_to_miss_it(match):
    asked = Estimate(match, text("How likely?"), Fraction(3, 8), text("Three of eight are drawn."), "setup.arrivals")
    assert asked.chance == Fraction(3, 8)
    assert [(str(answer.words), answer.right) for answer in asked.answers] == [
        ("close enough", True),
        ("too low", False),
        ("too high", False),
    ]
    told = {str(answer.why) for answer in asked.answers}
    assert told == {"Three of eight are drawn. The chance is 37.5\N{NO-BREAK SPACE}% (exactly 3/8)."}
    assert "37,5\N{NO-BREAK SPACE}%" in asked.answers[0].why["fr"]


def test_an_estimate_without_a_rule_cannot_be_made(match):
    with pytest.raises(ValueError, match="How likely"):
        Estimate(match, text("How likely?"), Fraction(1, 2), text("because"), "no.rule")


@pytest.mark.parametrize("game", ["raids", "drakkar"])
def test_what_cant_be_asked_is_left_out_before_a_reader_goes_away(game, monkeypatch):
    looked = []
    monkeypatch.setitem(vl.games()[game].quiz, "never", lambda match, after, moved: looked.append(match) or unasked())
    assert questions(vl.games()[game].usual_box(), ["never"], 1, seed=1) == []
    assert len(looked) == SEARCHED


def unasked():
    raise ValueError("it can never be asked")
