"""Reasons for events: the rule, and the choice that led there, as far as a seat may know."""

from __future__ import annotations

import pytest

import vikinglab as vl

LOOK = "emblems: e5 heart A, c5 spade B / A: e3 h6 / B: / turn: A"


def looked() -> vl.Match:
    """Return a match in which A has landed on an emblem, and looked at it."""
    match = vl.position("drakkar", LOOK).match(drawn=["2+4"])
    match.play("move e3 e5", "see")
    return match


def seen(match: vl.Match) -> int:
    """Return the number of the moment that only A may know."""
    return next(number for number, moment in enumerate(match.moments) if moment.seats == (0,))


def test_a_reason_has_the_rule_and_the_choice():
    match = vl.new("raids", players=3, seed=7)
    match.play("sail 6")
    why = match.why(-1)
    assert why.rules[0].key == match.moments[-1].rule
    assert "chose “Sail to space 6”" in why.choice["en"]
    assert "a choisi « Naviguer jusqu’à la case 6 »" in why.choice["fr"].replace("\u00a0", " ")


def test_what_was_so_from_the_beginning_was_nobody_s_choice():
    assert vl.new("raids", players=3, seed=7).why(0).choice is None


def test_what_only_one_seat_saw_has_a_reason_for_that_seat_alone():
    match = looked()
    number = seen(match)
    assert match.why(number, 0).told == match.moments[number].text
    for stranger in (1, None):
        with pytest.raises(vl.Refused, match="may not know"):
            match.why(number, stranger)


def test_a_choice_by_which_something_was_seen_in_secret_is_told_to_its_seat_alone():
    match = looked()
    known = [number for number, moment in enumerate(match.moments) if moment.ply == 2 and moment.seats is None]
    assert known
    assert match.why(known[0], 0).choice is not None
    assert match.why(known[0], 1).choice is None


@pytest.mark.parametrize("number", [99, -99])
def test_what_hasn_t_happened_has_no_reason(number):
    with pytest.raises(vl.Refused, match=f"number {number}"):
        vl.new("raids", players=3, seed=7).why(number)
