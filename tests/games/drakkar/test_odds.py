"""What is reckoned of Drakkar, against what is counted throw by throw and move by move."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import vikinglab as vl
from vikinglab.games.drakkar import odds

from .helpers import begin

POSITION = (
    "emblems: f6 heart A, g7 crown B, e9, c3\nA: g4 b3, shields spade\nB: g6 m13, shields heart\nturn: A\ndice: 1 1"
)


def table(text: str = POSITION):
    """The position as seat A knows it."""
    return begin(text).table.view(0)


def test_an_emblem_can_be_what_the_seat_hasnt_seen_elsewhere():
    """Of eighteen, a spade and a heart are taken, and one heart is known: fifteen are left."""
    view = table()
    assert odds.emblem(view, "f6") == {"heart": 1}
    chances = odds.emblem(view, "e9")
    assert chances == {
        **dict.fromkeys(("club", "crown", "diamond", "tower"), Fraction(3, 15)),
        "heart": Fraction(1, 15),
        "spade": Fraction(2, 15),
    }
    assert odds.emblem(view, "g7") == chances, "that B has seen it tells A nothing"
    assert odds.unseen(view, 0).total() == 15


def test_it_fits_if_a_shield_waits_for_it():
    view = table()
    assert odds.fits(view, 0, "f6") == 1
    assert odds.fits(view, 0, "e9") == Fraction(1 + 3 + 3 + 3, 15), "a heart, a diamond, a club, a tower"
    assert odds.fits(table(POSITION.replace("A: g4 b3, shields spade", "A: g4 b3, shields heart")), 0, "f6") == 0


def test_each_look_and_each_take_changes_the_chance():
    before = begin("emblems: f6 crown, e9\nA: f6 b3\nB: a9 m13\nlanded: f6")
    chance = odds.fits(before.table.view(0), 0, "e9")
    before.play("see")
    assert chance == Fraction(15, 18)
    assert odds.fits(before.table.view(0), 0, "e9") == Fraction(15, 17), "a crown doesn't fit, and one is known now"
    assert odds.fits(before.table.view(1), 1, "e9") == Fraction(15, 18), "B hasn't seen it"


@pytest.mark.parametrize("faces", [set(), {6}, {1, 2}, {1, 3, 5}, {1, 2, 3, 4, 5, 6}])
def test_how_often_one_of_two_dice_shows_a_face(faces):
    counted = sum(bool({one, other} & faces) for one, other in product(range(1, 7), repeat=2))
    assert odds.shows(faces) == Fraction(counted, 36)


def test_the_wait_for_a_six():
    assert odds.shows({6}) == Fraction(11, 36)
    assert odds.wait_for({6}) == Fraction(36, 11)
    assert odds.out_within({6}, 1) == Fraction(11, 36)
    assert odds.out_within({6}, 3) == 1 - Fraction(25, 36) ** 3


def test_a_blind_take_breaks_even_where_gain_and_loss_weigh_the_same():
    share = odds.break_even(10, 8)
    assert share * 10 == pytest.approx((1 - share) * 8)


@pytest.mark.parametrize(
    "text",
    [
        POSITION,
        "emblems: c3\nA: south-1 b3\nB: f4 m13\nturn: A\ndice: 1 1",
        "emblems: g6, c3\nA: south-1 g4, captive\nB: g6 m13\nturn: A\ndice: 1 1",
        "emblems: c3\nA: captive\nB: f4 m13\nturn: A\ndice: 1 1",
    ],
)
def test_what_can_be_reached_is_what_is_legal_throw_by_throw(text):
    counted: dict[str, int] = {}
    for dice in product(range(1, 7), repeat=2):
        written = text.replace("dice: 1 1", f"dice: {min(dice)} {max(dice)}")
        found = vl.position("drakkar", written).table
        ends = {move.end for move in found.legal() if getattr(move, "start", "") in found.squares(0)}
        assert odds.by_throw(found.view(0), 0, dice).keys() == ends
        for end in ends:
            counted[end] = counted.get(end, 0) + 1
    assert odds.reached(table(text), 0) == {end: Fraction(count, 36) for end, count in counted.items()}


def test_which_pawn_reaches_a_square_is_said():
    view = table("emblems: c3\nA: a1 e1\nB: a13 m13\nturn: A\ndice: 1 1")
    assert odds.by_throw(view, 0, (2, 4))["c1"] == {0, 1}
    assert odds.by_throw(view, 0, (2, 4))["i1"] == {1}
