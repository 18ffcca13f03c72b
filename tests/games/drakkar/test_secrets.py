"""Side doors: by no question, trace, page or view does a seat learn what only another has seen."""

from __future__ import annotations

import msgspec
import pytest
from vikinglab_widgets.predict import plain as page_question

import vikinglab as vl
from vikinglab.core.teach.quiz import NothingToAsk, ask
from vikinglab.games.drakkar.box import SYMBOLS

from .helpers import begin, plain

LIE = "emblems: g6 heart, f9, d8\nA: e4 h6\nB: d9 j8\ndice: 2 5"
TOLD = "Orange sees a heart"


@pytest.fixture
def looked():
    """A has looked at a heart, and B is to play."""
    match = begin(LIE, "move e4 g6", "see", "pass")
    assert match.waiting.seat == 1
    return match


def rules(trace) -> set[str]:
    return {frame.rule for frame in trace.frames}


def says(trace, words: str) -> bool:
    return any(words in plain(text[0]) for text in trace.texts)


# ------------------------------------------------------------------------------------------------ Questions


def test_what_one_seat_saw_is_asked_of_nobody_else(looked):
    with pytest.raises(NothingToAsk, match=r"look\.secret does nothing here"):
        looked.ask("look.secret")
    assert looked.ask("look.see").answers, "that A has looked is known to all"


ONLY_A_SAW = "emblems: g6 {} A, f9, d8\nA: e4 h6\nB: g6 j8\nlanded: g6\nturn: B"
"""B has come to an emblem that A alone has seen."""


def asked_of(match: vl.Match, rule: str, move: str) -> object:
    """Return all that a question tells; None if it can't be asked."""
    try:
        return msgspec.to_builtins(page_question(match.ask(rule, move)))
    except NothingToAsk:
        return None


@pytest.mark.parametrize(
    ("rule", "move"), [("look.secret", "see"), ("take.right", "take"), ("take.wrong", "take"), ("next", "take")]
)
def test_a_question_before_a_move_says_nothing_of_an_emblem_that_only_a_rival_saw(rule, move):
    found = [asked_of(begin(ONLY_A_SAW.format(symbol)), rule, move) for symbol in SYMBOLS]
    assert found == [found[0]] * len(SYMBOLS)


def test_a_question_before_a_move_says_nothing_of_the_roll_after_it():
    found = [asked_of(vl.position("drakkar", LIE).match(drawn=[roll]), "next", "pass") for roll in ("1+2", "4+4")]
    assert found[0] == found[1] is not None
    # What a question draws in its place doesn't come from the match's own stream either.
    seeded = [begin(LIE, seed=seed) for seed in range(8)]
    drawn = [match.ask("next", "pass").after.table.waiting for match in seeded]
    for match in seeded:
        match.play("pass")
    assert drawn != [match.table.waiting for match in seeded]


def test_after_the_move_a_question_is_about_what_it_brought():
    match = begin(ONLY_A_SAW.format("heart"))
    match.play("see")
    assert "a heart" in plain(match.at(0).ask("look.secret", "see").asks)


def test_a_kind_of_question_gets_what_the_seat_to_play_knows_and_no_more(looked, monkeypatch):
    given = []
    question = looked.at(0).ask("may")
    spy = {"spy": lambda match, after, moved: given.append((match, after)) or question}
    monkeypatch.setattr(looked.game, "quiz", spy)
    for seat in (1, 0):
        before = looked.table
        looked.play("pass")
        ask(looked.at(looked.ply - 1), "spy", "pass")
        match, after = given.pop()
        assert after.table.to_json() == looked.table.view(seat).to_json()
        assert match.table.to_json() == before.view(seat).to_json()
        assert ("look.secret" in [moment.rule for moment in match.moments]) == (seat == 0)
        assert after.copy().at(0).seat == seat


def test_why_a_move_is_allowed_tells_nothing_that_chance_must_first_decide():
    match = begin(LIE, "move e4 g6")
    for move in ("see", "take"):
        [answer] = [each for each in match.ask("may", move, "pass").answers if each.right]
        assert answer.rule == "land.choice"
        assert "heart" not in answer.why["en"]


def test_on_an_emblem_one_can_ask_of_a_move_that_belongs_to_another_moment():
    question = begin(LIE, "move e4 g6").ask("may", "see", "move h6 h8")
    assert [(plain(each.words), each.right) for each in question.answers] == [
        ("I look", True),
        ("move h6 h8", False),
    ]


def test_before_the_throw_one_can_ask_of_an_emblem_under_ones_pawn():
    text = "emblems: f6, g7\nA: f6 m1\nB: a13 m13\nturn: A"
    match = begin(text, rulings={"take.landing": "under a pawn"})
    [claim] = [each for each in match.ask("may", "claim f6", "move f6 f7").answers if each.right]
    assert claim.rule == "take.landing"


# ------------------------------------------------------------------------------------------------ Traces and pages


def test_a_trace_shows_an_onlooker_what_nobody_saw_in_secret(looked):
    assert [says(looked.trace(seat), TOLD) for seat in (0, 1, None)] == [True, False, False]
    assert looked.trace().to_json() == looked.trace(None).to_json()
    assert "look.see" in rules(looked.trace())


def test_a_page_shows_what_an_onlooker_saw_or_a_seat(looked, tmp_path):
    pages = {}
    for seat in (0, 1, None):
        looked.export_html(tmp_path / "page.html", seat)
        pages[seat] = (tmp_path / "page.html").read_text("utf-8")
    looked.export_html(tmp_path / "page.html")
    assert pages[None] == (tmp_path / "page.html").read_text("utf-8")
    assert [TOLD in pages[seat] for seat in pages] == [True, False, False]


def test_everything_is_shown_of_a_match_that_is_over_and_of_no_other(looked, tmp_path):
    with pytest.raises(vl.Refused, match="once it is"):
        looked.trace(everything=True)
    with pytest.raises(vl.Refused, match="once it is"):
        looked.export_html(tmp_path / "page.html", everything=True)
    assert not (tmp_path / "page.html").exists()
    last = "emblems: g6 heart, h11 club\nA: e4 h6, shields heart spade diamond tower\nB: d9 j8\ndice: 2 5"
    match = begin(last, "move e4 g6", "see", "move h6 h11", "take")
    assert match.result is not None
    assert "look.secret" in rules(match.trace(everything=True))
    assert "look.secret" not in rules(match.trace())
