"""The questions of Drakkar: the engine has the answers, and the mistakes are told."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from importlib.resources import files

import pytest

from vikinglab.core.teach.question import NothingToAsk, Question
from vikinglab.core.words.speech import LANGUAGES
from vikinglab.games.drakkar import odds

from .helpers import answers, begin, plain, why

POSITION = "emblems: g6{}, f9, c3\nA: e4 h6, shields heart\nB: d9 j8\ndice: 2 5"


def ask(kind: str, known: str = "") -> Question:
    """A question about coming to an emblem."""
    return begin(POSITION.format(known)).ask(kind, "move e4 g6")


@pytest.mark.parametrize(
    ("known", "right", "rule"),
    [
        (" club A", "The club goes on a shield", "take.right"),
        (" heart A", "Both your pawns go to prison for 2 turns", "take.own-shields"),
        (" crown A", "Both your pawns go to prison for 2 turns", "take.wrong"),
    ],
)
def test_what_taking_a_known_emblem_brings(known, right, rule):
    question = ask("taking", known)
    assert [words for words, is_right in answers(question).items() if is_right] == [right]
    assert {answer.rule for answer in question.answers} == {rule}
    taken = question.after.copy()
    taken.play("take")
    assert bool(taken.table.missing[0]) == (rule != "take.right")


@pytest.mark.parametrize(("kind", "known"), [("fits", " club A"), ("taking", ""), ("taking", " club B")])
def test_what_cant_be_asked_isnt(kind, known):
    with pytest.raises(NothingToAsk, match="knows? what it is"):
        ask(kind, known)


def test_without_an_emblem_nothing_is_asked():
    with pytest.raises(NothingToAsk, match="no pawn has come to an emblem"):
        begin(POSITION.format("")).ask("fits", "move e4 e6")


# ------------------------------------------------------------------------------------------------ Odds

LANDED = "emblems: f6, {}\nA: f6 {}\nB: {} m13\nlanded: f6"


@pytest.mark.parametrize(
    ("emblems", "other", "rival", "chance", "why"),
    [
        (
            "f9",
            "b2",
            "j13",
            Fraction(11, 36),
            "The ways there: f6 with the 3. Of the 36 rolls of two dice, 11 have what",
        ),
        ("f9, f2", "i6", "f8", Fraction(20, 36), "The ways there: "),
        ("f9", "f8", "j13", Fraction(20, 36), "The ways there: f6 with the 3, after the other pawn · f8 with the 1."),
        ("f9, f2, c3", "b2", "j13", Fraction(27, 36), "one of them needs"),
    ],
)
def test_how_likely_a_pawn_comes_to_an_emblem(emblems, other, rival, chance, why):
    question = begin(LANDED.format(emblems, other, rival)).ask("reach")
    assert question.chance == chance
    assert why in plain(question.answers[0].why)
    assert "until your next turn" in plain(question.asks)


def test_what_is_certain_isnt_asked():
    with pytest.raises(NothingToAsk, match="it is certain"):
        begin(LANDED.format("j1", "b2", "j13")).ask("reach")


def test_the_chance_of_more_emblems_than_one_can_name_isnt_even_calculated(monkeypatch):
    monkeypatch.setattr(odds, "lands", None)
    with pytest.raises(NothingToAsk, match="too many emblems to ask about"):
        begin(LANDED.format("f9, f2, c3, e9", "b2", "j13")).ask("reach")


@pytest.mark.parametrize(("turns", "chance"), [(1, Fraction(11, 36)), (3, 1 - Fraction(25, 36) ** 3)])
def test_how_likely_a_captured_pawn_is_out(turns, chance):
    question = begin("emblems: c3\nA: south-1 c5, captive\nB: d11 h9\ndice: 2 3").ask(f"released-{turns}")
    assert question.chance == chance
    assert "Of 36 rolls 25 show no 6" in plain(question.answers[0].why)


@pytest.mark.parametrize("pawns", ["c4 c5", "captive", "south-1 f6, captive"])
def test_of_prison_only_what_is_open_is_asked(pawns):
    with pytest.raises(NothingToAsk, match="no pawn is in prison, or both are, or its way is barred"):
        begin(f"emblems: c3\nA: {pawns}\nB: d11 h9\ndice: 2 3").ask("released-1")


def test_how_likely_an_emblem_fits():
    question = begin(POSITION.format(""), "move e4 g6").ask("fits")
    assert question.chance == Fraction(12, 17)
    assert "You can't tell 17 emblems apart, and 12 of them fit." in plain(question.answers[0].why)
    with pytest.raises(NothingToAsk, match="the seat knows what it is"):
        begin(POSITION.format(" club A"), "move e4 g6").ask("fits")
    with pytest.raises(NothingToAsk, match="no pawn has come to an emblem"):
        begin(POSITION.format("")).ask("blind")


@pytest.mark.rule("drakkar:take.blind")
@pytest.mark.parametrize(("shields", "right"), [("", "take"), (", shields heart club", "look")])
def test_to_take_blind_is_right_where_it_costs_fewer_turns(shields, right):
    match = begin(f"emblems: f10, g10, c7\nA: f10 i6{shields}\nB: j13 m13\nlanded: f10")
    price = odds.costs(match.table.box, 2, 0, "f10")
    assert (odds.fits(match.table.view(0), 0, "f10") >= price.break_even) == (right == "take")
    question = match.ask("blind")
    assert answers(question) == {
        "Take it blind": right == "take",
        "Look first, and come again if it fits": right == "look",
    }
    told = why(question, "Take it blind")
    assert "you need 4.3 turns on average to come again. A wrong take costs 6.5 turns" in told
    assert told.endswith("So a blind take pays from 60.4\N{NO-BREAK SPACE}% on.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_takes_the_name_of_another(language):
    text = files("vikinglab.games.drakkar").joinpath(f"text.{language}.ftl").read_text("utf-8")
    names = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    assert [name for name, number in names.items() if number > 1] == []
