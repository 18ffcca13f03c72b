"""The examples of Drakkar: each one truly shows its rule."""

from __future__ import annotations

import vikinglab as vl
from vikinglab.core.teach.example import Example

from .helpers import asked, plain, seen

BOOK = vl.rulebook("drakkar")


def example(rule: str) -> Example:
    """The example of a rule."""
    shown = BOOK[rule].example
    assert shown is not None
    return shown


def test_an_emblem_whose_shield_is_filled_is_taken_wrongly():
    said = " ".join(map(plain, example("take.own-shields").moments))
    assert "wrongly: that shield is filled already" in said


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
