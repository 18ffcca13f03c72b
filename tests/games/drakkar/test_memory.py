"""The knowledge of each seat is its own: views, scenes and odds show it."""

from __future__ import annotations

from fractions import Fraction

import pytest

import vikinglab as vl
from vikinglab.bots import bots, play
from vikinglab.core.show.scene import Scene

from .helpers import TEAMS, asked, begin, plain, play_on, seen, words

SEEN = "emblems: f6 heart A, g7 crown B, c3\nA: a1 m1\nB: a13 m13\ndice: 2 5"
"""A has seen a heart, B a crown."""


def marks(scene: Scene) -> dict[str, str]:
    """The drawings of a scene by their ids."""
    return {mark.id: mark.sprite for mark in scene.marks}


def notes(scene: Scene) -> list[str]:
    """The small marks on emblems that lie face down."""
    return [id for id in marks(scene) if id.startswith("note:")]


def noted(match: vl.Match) -> vl.Match:
    """The match on a board that remembers for its readers."""
    match.notes = True
    return match


def odds(match: vl.Match, square: str, seat: int | None = None) -> dict[str, Fraction]:
    """Return the chances of an emblem for a seat."""
    table = match.table.view(seat)
    weights = table.emblems.outcomes(table.lies[square])
    whole = sum(weight for _, weight in weights)
    return {symbol: Fraction(weight, whole) for symbol, weight in weights}


def test_a_view_holds_what_its_seat_has_seen():
    match = begin(SEEN)
    assert [seen(match, square, 0) for square in ("f6", "g7", "c3")] == ["heart", None, None]
    assert [seen(match, square, 1) for square in ("f6", "g7", "c3")] == [None, "crown", None]


def test_odds_are_those_of_who_asks():
    match = begin(SEEN)
    assert odds(match, "f6", 0) == {"heart": 1}
    assert odds(match, "c3", 0)["heart"] == Fraction(2, 17)
    assert odds(match, "c3", 1)["crown"] == Fraction(2, 17)
    assert odds(match, "c3")["crown"] == Fraction(3, 18)


def test_an_emblem_that_moves_is_still_known():
    match = begin(SEEN, "move f6 f8")
    assert seen(match, "f8", 0) == "heart"


AGAIN = "emblems: f9 crown A, c3 heart B\nA: f7 h6\nB: a13 m13\ndice: 2 5"
"""A has seen the crown, and can come to it."""


@pytest.mark.rule("drakkar:look.by-heart")
@pytest.mark.parametrize("moves", [["move f7 f9"], ["move f7 f9", "leave"]])
def test_to_land_on_an_emblem_reminds_of_nothing(moves):
    match = begin(AGAIN, *moves)
    for scene in (match.scene(0), match.scene(1)):
        assert not notes(scene)
        assert words(scene, "square:f9") == "f9, an emblem, a pawn of Orange, moved already"
    assert log(match, 0) == log(noted(match), 0), "there is nothing to remind of"


@pytest.mark.rule("drakkar:look.by-heart", "drakkar:look.see")
def test_a_look_lasts_until_the_next_move_of_who_looks():
    match = begin(AGAIN, "move f7 f9", "see")
    assert marks(match.scene(0))["note:e1"] == "drakkar-crown"
    assert words(match.scene(0), "square:f9") == "f9, an emblem, a crown, a pawn of Orange, moved already"
    assert "Orange sees a crown" in log(match, 0)
    assert not notes(match.scene(1))
    match.play("pass")
    assert not notes(match.scene(0))
    assert "Orange sees a crown" not in log(match, 0)
    assert "Orange looks at the emblem at f9" in log(match, 0)


def test_a_look_by_the_last_die_lasts_while_the_others_play():
    """On a board that two share one can’t see it before."""
    match = begin("emblems: f9 crown, c3\nA: f7 h6\nB: a13 m13\ndice: 2", "move f7 f9", "see", "pass")
    assert (match.waiting.seat, notes(match.scene(0))) == (0, ["note:e1"])
    match.play("pass")
    assert not notes(match.scene(0))


def test_a_look_ends_when_another_takes_the_emblem():
    match = begin("emblems: f9 heart, c3\nA: f7 h6\nB: a13 m13\ndice: 2", "move f7 f9", "see")
    assert match.table.looks == ["e1", ""]
    match.table.show("f9", "heart")
    match.table.take("f9", 1)
    assert match.table.looks == ["", ""]


def test_a_look_ends_where_one_may_claim_what_lies_under_ones_pawn():
    rulings = {"take.landing": "under a pawn"}
    match = begin("emblems: f9 crown\nA: f7 h6\nB: a13 m13\ndice: 2", "move f7 f9", "see", "pass", rulings=rulings)
    assert asked(match) == ("ClaimUnderPawn", 0)
    assert notes(match.scene(0)) == ["note:e1"]
    match.play("leave")
    assert not notes(match.scene(0))


@pytest.mark.rule("drakkar:look.by-heart", "drakkar:take.wrong")
def test_nobody_is_reminded_of_what_was_taken_wrongly():
    match = begin("emblems: g6 crown, f9\nA: e4 h6\nB: d6 j8\ndice: 2 5", "move e4 g6", "take")
    assert all("Orange takes a crown at g6, wrongly" in log(match, seat) for seat in (0, 1, None))
    match.play("pass")
    assert not any("crown" in log(match, seat) for seat in (0, 1, None))
    seed = next(seed for seed in range(99) if 3 in again(match, seed).waiting.dice)
    match = play_on(again(match, seed), "move d6 g6")
    assert not notes(match.scene(1))
    assert words(match.scene(1), "square:g6") == "g6, an emblem, a pawn of Sky, moved already"


def again(match: vl.Match, seed: int) -> vl.Match:
    """The same match with other dice from the start."""
    return begin(match._start, *match.moves, seed=seed)


def log(match: vl.Match, seat: int | None) -> str:
    """Return the log of a seat on a board."""
    return " ".join(plain(match.moments[number]) for number in match.log(seat))


@pytest.mark.rule("drakkar:look.by-heart")
def test_with_notes_the_board_remembers_for_each_seat():
    match = noted(begin(SEEN))
    assert notes(match.scene(0)) == ["note:e1"]
    assert notes(match.scene(1)) == ["note:e2"]
    assert words(match.scene(0), "square:f6") == "f6, an emblem, a heart"
    assert "notes" in {group.id for group in match.scene(0).groups}
    assert words(match.scene(0), "unseen:heart") == "heart: 2"
    assert words(match.scene(1), "unseen:heart") == "heart: 3"
    assert words(match.scene(0), "notes").startswith("17 emblems that you haven't seen")
    assert not [id for id in marks(begin(SEEN).scene(0)) if id.startswith(("note:", "unseen:"))]


def test_with_notes_the_log_keeps_what_was_told_in_secret():
    match = begin(AGAIN, "move f7 f9", "see", "pass")
    assert "Orange sees a crown" in log(noted(match), 0)
    assert "crown" not in log(noted(match), 1)


@pytest.mark.rule("drakkar:take.wrong")
def test_what_was_shown_to_all_lies_face_up_until_the_next_turn_is_over():
    match = begin("emblems: g6 crown, f9\nA: e4 h6\nB: d9 j8\ndice: 2 5", "move e4 g6", "take")
    for seat in (0, 1, None):
        scene = match.game.scene(match.table.view(seat).recalled(seat), seat)
        assert marks(scene)["emblem:e1"] == "drakkar-crown"
        assert words(scene, "square:g6") == "g6, an emblem, face up: a crown"
    assert match.waiting.seat == 1, "it is B’s turn"
    match.play("pass")
    assert marks(match.scene(0))["emblem:e1"] == "drakkar-emblem", "that turn is over"


@pytest.mark.rule("drakkar:take.wrong", "drakkar:prison.turns")
def test_a_turn_that_is_missed_turns_nothing_down():
    match = begin("emblems: g6 crown, f9\nA: e4 h6\nB: missing 1\ndice: 2 5", "move e4 g6", "take")
    assert (match.waiting.seat, match.table.missing) == (1, [1, 0]), "both missed a turn"
    assert match.table.shown == "e1", "B is the first to play, and sees it"
    match.play("pass")
    assert match.table.shown == ""


@pytest.mark.rule("drakkar:team.choose")
@pytest.mark.parametrize("name", ["recalls-0", "greedy"])
def test_what_was_taken_is_seen_by_all_until_it_is_on_a_shield(name):
    text = "emblems: g6 heart, f9\nA: e4 h6\nB: d9 j8\nC: a13 b13\nD: a3 m3\ndice: 2 5"
    match = begin(text, "move e4 g6", "take", rulings=TEAMS)
    assert asked(match) == ("ChooseShield", 0)
    assert all(notes(match.scene(seat)) == ["note:e1"] for seat in range(4))
    play(match, bots(match.game)[name])
    assert "heart" in (*match.table.shields[0], *match.table.shields[2])


def test_it_lies_face_up_in_first_turns_too():
    match = begin("emblems: f2 crown\nA:\nB:\nturn: A first\ndice: 2 5", "move south-1 f2", "take")
    assert (match.waiting.seat, match.table.shown) == (1, "e1")


def test_where_it_goes_while_it_lies_face_up_is_seen():
    match = begin("emblems: g6 crown, f9\nA: e4 h6\nB: d9 j8\ndice: 2 5", "move e4 g6", "take")
    far = next(action for action in match.legal() if getattr(action, "start", "") == "g6")
    match.play(far)
    assert "face up: a crown" in words(match.scene(0), f"square:{far.end}")


def test_whoever_takes_it_then_has_it():
    text = "emblems: g6 crown, f9\nA: e4 h6\nB: g3 j8\ndice: 2 5"
    seed = next(seed for seed in range(99) if 3 in begin(text, "move e4 g6", "take", seed=seed).waiting.dice)
    match = begin(text, "move e4 g6", "take", "move g3 g6", "take", seed=seed)
    assert match.table.shields[1] == ("crown",)
    assert match.table.shown == ""


def test_an_onlooker_sees_what_was_shown_to_all_and_not_what_each_has_looked_at():
    lie = "emblems: f6 heart A, g7 crown AB, c3 club all\nA: f6 m1\nB: g7 m13\ndice: 2 5"
    match = begin(lie)
    assert notes(match.game.scene(match.table.view(None), None)) == ["note:e3"]
