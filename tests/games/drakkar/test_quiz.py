"""The questions of Drakkar: the engine has the answers, and the mistakes are told."""

from __future__ import annotations

import pytest

from vikinglab.core.quiz import Question, questions
from vikinglab.games.drakkar import GAME

from .helpers import begin, plain

POSITION = "emblems: g6{}, f9, c3\nA: e4 h6, shields heart\nB: d9 j8\ndice: 2 5"


def ask(kind: str, known: str = "") -> Question:
    """A question about coming to an emblem."""
    return begin(POSITION.format(known)).ask(kind, "move e4 g6")


def answers(question: Question) -> dict[str, bool]:
    return {plain(answer.words): answer.right for answer in question.answers}


def why(question: Question, words: str) -> str:
    return next(plain(answer.why) for answer in question.answers if plain(answer.words) == words)


def test_the_chance_of_an_unseen_emblem_is_counted_over_what_the_seat_hasnt_seen():
    """Of eighteen emblems a heart is taken; of the seventeen left, twelve are spades, diamonds, clubs or towers."""
    question = ask("chance")
    assert answers(question) == {"5 in 17": False, "4 in 6": False, "12 in 17": True}
    assert why(question, "12 in 17") == "Orange A can't tell 17 emblems apart, and 12 of them fit."
    assert why(question, "4 in 6").startswith("This counts the 6 kinds as if each were as likely")
    assert why(question, "5 in 17").startswith("This is the chance that it doesn't fit.")


def test_what_another_has_seen_makes_no_difference():
    assert answers(ask("chance", " crown B")) == answers(ask("chance"))


@pytest.mark.parametrize(
    ("known", "right", "rule"),
    [
        (" club A", "The club goes on a shield", "take.right"),
        (" heart A", "Both pawns go to prison for 2 turns", "take.own-shields"),
        (" crown A", "Both pawns go to prison for 2 turns", "take.wrong"),
    ],
)
def test_what_taking_a_known_emblem_brings(known, right, rule):
    question = ask("taking", known)
    assert [words for words, is_right in answers(question).items() if is_right] == [right]
    assert {answer.rule for answer in question.answers} == {f"drakkar:{rule}"}
    taken = question.after.copy()
    taken.play("take")
    assert bool(taken.table.missing[0]) == (rule != "take.right")


@pytest.mark.parametrize(("kind", "known"), [("chance", " club A"), ("taking", ""), ("taking", " club B")])
def test_what_cant_be_asked_isnt(kind, known):
    with pytest.raises(ValueError, match="knows? what it is"):
        ask(kind, known)


def test_without_an_emblem_nothing_is_asked():
    with pytest.raises(ValueError, match="no pawn has come to an emblem"):
        begin(POSITION.format("")).ask("chance", "move e4 e6")


def test_positions_that_chance_brings_give_questions():
    assert len(questions(GAME, ["chance"], 3, seed=2)) == 3
