"""What each seat has seen is its own: what views, scenes and odds show of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

import vikinglab as vl
from vikinglab.core.show.scene import Scene

from .helpers import begin, plain, seen

NOTED = {"look.by-heart": "noted"}
SEEN = "emblems: f6 heart A, g7 crown B, c3\nA: a1 m1\nB: a13 m13\ndice: 2 5"
"""A has seen a heart, B a crown."""


def marks(scene: Scene) -> dict[str, str]:
    """The drawings of a scene by their ids."""
    return {mark.id: mark.sprite for mark in scene.marks}


def words(scene: Scene, id: str) -> str:
    return plain(next(part.words["en"] for part in (*scene.groups, *scene.marks) if part.id == id))


def odds(match: vl.Match, square: str, seat: int | None = None) -> dict[str, Fraction]:
    """What an emblem can be for a seat."""
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


@pytest.mark.rule("drakkar:look.by-heart")
def test_the_board_shows_what_lies_under_ones_own_pawn_and_else_nothing():
    match = begin("emblems: f6 heart A, g7 crown A\nA: f6 m1\nB: a13 m13\ndice: 2 5")
    scene = match.scene(0)
    assert marks(scene)["note:e1"] == "drakkar-heart"
    assert words(scene, "square:f6") == "f6, an emblem, a heart, a pawn of Orange A"
    assert "note:e2" not in marks(scene)
    assert words(scene, "square:g7") == "g7, an emblem"
    assert not [id for id in marks(match.scene(1)) if id.startswith("note:")]
    match.play("move f6 f8")
    assert not [id for id in marks(match.scene(0)) if id.startswith("note:")], "the pawn has gone, and so has the mark"


@pytest.mark.rule("drakkar:look.by-heart")
def test_read_otherwise_the_board_keeps_notes_for_each_seat():
    match = begin(SEEN, rulings=NOTED)
    assert [id for id in marks(match.scene(0)) if id.startswith("note:")] == ["note:e1"]
    assert [id for id in marks(match.scene(1)) if id.startswith("note:")] == ["note:e2"]
    assert words(match.scene(0), "square:f6") == "f6, an emblem, a heart"
    assert "notes" in {group.id for group in match.scene(0).groups}
    assert words(match.scene(0), "unseen:heart") == "heart: 2"
    assert words(match.scene(1), "unseen:heart") == "heart: 3"
    assert words(match.scene(0), "notes").startswith("17 emblems that you haven't seen")
    assert not [id for id in marks(begin(SEEN).scene(0)) if id.startswith(("note:", "unseen:"))]


@pytest.mark.rule("drakkar:take.wrong")
def test_what_was_shown_to_all_lies_face_up_until_the_next_turn_is_over():
    match = begin("emblems: g6 crown, f9\nA: e4 h6\nB: d9 j8\ndice: 2 5", "move e4 g6", "take")
    for seat in (0, 1, None):
        scene = match.game.scene(match.table.view(seat), seat)
        assert marks(scene)["emblem:e1"] == "drakkar-crown"
        assert words(scene, "square:g6") == "g6, an emblem, face up: a crown"
    assert match.waiting.seat == 1, "it is B’s turn"
    match.play("pass")
    assert marks(match.scene(0))["emblem:e1"] == "drakkar-emblem", "that turn is over"


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
    match = begin(lie, rulings=NOTED)
    scene = match.game.scene(match.table.view(None), None)
    assert [id for id in marks(scene) if id.startswith("note:")] == ["note:e3"]
    assert [seen(match, square, 1) for square in ("f6", "g7", "c3")] == [None, "crown", "club"]
