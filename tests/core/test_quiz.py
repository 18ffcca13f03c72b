"""Questions that all games know, and what no question can be."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.quiz import Answer, Question
from vikinglab.core.speech import Text

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
    assert str(question.asks) == "Orange A, where do you sail? To space 6 or further. Which of these is allowed?"
    told = [(str(answer.words), answer.right, answer.rule) for answer in question.answers]
    assert told == [
        ("Sail to space 3", False, "raids:navigate.forward"),
        ("Sail to space 7", True, "raids:navigate.stop"),
    ]
    assert str(question.answers[0].why) == str(match.why_not("sail 3"))
    assert str(question.answers[1].why).endswith("Orange A stops at space 7: axe.")


def test_pointing_everything_in_reach_is_right_exactly_if_it_is_legal(match):
    question = match.ask("where")
    legal = {match.waiting.path(match.table, action) for action in match.legal()}
    assert {answer.path for answer in question.answers if answer.right} == legal
    assert len(question.answers) == len(list(match.waiting.reach(match.table)))
    assert question.on_board


def test_asking_changes_nothing(match):
    before = match.to_json(), len(match.moments)
    match.ask("may", "sail 3", "sail 7")
    match.ask("where")
    match.ask("next-ship", "sail 7")
    assert (match.to_json(), len(match.moments)) == before


@pytest.mark.parametrize(
    "answers",
    [
        [Answer(text("one"), True, text("because"), "raids:tile.take")],
        [Answer(text(each), False, text("because"), "raids:tile.take") for each in ("one", "two")],
        [
            Answer(text("one"), True, text("because"), "raids:tile.take"),
            Answer(text("two"), False, text(""), "raids:tile.take"),
        ],
        [
            Answer(text("one"), True, text("because"), "raids:tile.take"),
            Answer(text("two"), False, text("because"), "raids:no.rule"),
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
