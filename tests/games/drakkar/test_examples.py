"""The examples of Drakkar: each one truly shows its rule."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.example import Example

from .helpers import asked, plain, seen

BOOK = vl.rulebook("drakkar")


def example(rule: str) -> Example:
    """The example of a rule."""
    shown = BOOK[rule].example
    assert shown is not None
    return shown


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("begin.choose", "Orange A brings a pawn out to h2."),
        ("dice.two-pieces", "Orange A moves the emblem from f9 to k9."),
        ("pawn.over-emblems", "Orange A moves a pawn from e4 to e9."),
        ("emblem.anybody", "Sky B moves the emblem from g5 to b5."),
        ("emblem.over-all", "Orange A moves the emblem from g5 to g10."),
        ("take.own-shields", "wrongly: that shield is filled already"),
        ("take.blind", "Orange A takes a spade at g6 and fills the first shield."),
        ("prison.back", "Orange A brings a pawn out to f5."),
        ("prison.others", "Orange A moves a pawn from h6 to h11."),
        ("prison.replaces", "Both of Orange A's pawns go to prison for 2 turns."),
        ("team.shields", "for Green C"),
        ("team.choose", "for Green C"),
        ("team.silence", "nobody else does"),
    ],
)
def test_what_another_rule_says_of_it(rule, sentence):
    assert sentence in " ".join(map(plain, example(rule).moments))


def test_by_heart_the_board_doesnt_show_again_what_was_seen():
    match = example("look.by-heart").match
    assert asked(match) == ("OnEmblem", 0), "the pawn stands on it again"
    assert "note:e2" not in {mark.id for mark in match.scene(0).marks}
    assert seen(match, "f9", 0) == "crown"


def test_what_one_has_looked_at_cant_be_taken_without_coming_again():
    match = example("take.landing").match
    assert asked(match)[0] == "PlayDice"
    assert seen(match, "g6", 0) == "club"


def test_in_teams_a_partners_pawn_isnt_captured_and_alone_it_could_be():
    shown = example("team.two")
    assert shown.match.why_not(shown.refused).rule == "pawn.occupied"
    alone = vl.position("drakkar", shown.match._start).match()
    assert alone.why_not(shown.refused) is None
