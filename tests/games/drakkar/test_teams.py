"""Two teams of two."""

from __future__ import annotations

import pytest

from .helpers import TEAMS, asked, begin, choices, refusal, seen, told

FOUR = "A: g7 a1\nB: a2 b3\nC: c1 d3\nD: e1 k9\n"
CLANS = "emblems: g7 {}\n" + FOUR + "landed: g7"
"""A has landed on an emblem. A's clan lacks the crown, that of C, the partner, the tower."""


@pytest.mark.rule("drakkar:team.two")
def test_in_teams_those_who_face_each_other_are_partners_and_usually_nobody_is():
    teams, alone = (begin(CLANS.format("heart"), rulings=rulings).table for rulings in (TEAMS, None))
    assert [set(teams.team(seat)) for seat in range(4)] == [{0, 2}, {1, 3}, {0, 2}, {1, 3}]
    assert [alone.team(seat) for seat in range(4)] == [(0,), (1,), (2,), (3,)]
    sides = [teams.box.side(4, seat) for seat in teams.team(0)]
    assert sides == ["south", "north"]


def test_fewer_than_four_never_play_in_teams():
    table = begin("emblems: c3\nA:\nB:\nC:\n", rulings=TEAMS).table
    assert table.team(0) == (0,)


@pytest.mark.rule("drakkar:team.shields")
def test_one_may_take_for_ones_partner():
    match = begin(CLANS.format("crown"), rulings=TEAMS)
    assert told(match.play("take"), "take.right") == [
        "Orange takes a crown at g7 for Green, who now has 1 shield filled."
    ]
    assert match.table.shields == [(), (), ("crown",), ()]
    assert begin(CLANS.format("crown"), "take").table.missing[0] == 2, "alone it is wrong"


def test_what_neither_needs_is_taken_wrongly():
    position = CLANS.format("crown").replace("C: c1 d3", "C: c1 d3, shields crown")
    assert begin(position, "take", rulings=TEAMS).table.missing == [2, 0, 0, 0]


@pytest.mark.rule("drakkar:team.choose")
def test_if_both_need_it_the_taker_chooses_the_shield():
    match = begin(CLANS.format("heart"), "take", rulings=TEAMS)
    assert asked(match) == ("ChooseShield", 0)
    assert choices(match) == ["place 0", "place 2"]
    match.play("place 2")
    assert match.table.shields == [(), (), ("heart",), ()]
    own = begin(CLANS.format("heart"), "take", "place 0", rulings=TEAMS)
    assert own.table.shields == [("heart",), (), (), ()]


@pytest.mark.rule("drakkar:team.choose")
def test_no_rivals_shield_is_filled():
    match = begin(CLANS.format("heart"), "take", rulings=TEAMS)
    assert refusal(match, "place 1") == (
        "team.choose",
        "The emblem goes on your shield or on your partner's, not on a shield of Sky.",
    )


@pytest.mark.rule("drakkar:team.choose")
@pytest.mark.parametrize("move", ["see", "take", "leave", "pass", "move a1 a4"])
def test_while_a_shield_is_chosen_nothing_else_is(move):
    rule, sentence = refusal(begin(CLANS.format("heart"), "take", rulings=TEAMS), move)
    assert rule == "team.choose"
    assert sentence.startswith("The emblem is taken. Only its shield is still to be chosen. Orange, you need the heart")


def test_if_one_has_it_already_it_goes_to_the_other():
    position = CLANS.format("heart").replace("A: g7 a1", "A: g7 a1, shields heart")
    assert begin(position, "take", rulings=TEAMS).table.shields == [("heart",), (), ("heart",), ()]


@pytest.mark.rule("drakkar:team.silence")
def test_a_partner_doesnt_see_what_one_has_seen():
    match = begin(CLANS.format("heart"), "see", rulings=TEAMS)
    assert [seen(match, "g7", seat) for seat in range(4)] == ["heart", None, None, None]
    assert [moment.seats for moment in match.moments if moment.rule == "look.secret"] == [(0,)]


@pytest.mark.rule("drakkar:team.victory")
def test_a_team_wins_when_both_have_filled_their_shields():
    full = "shields heart spade diamond club tower"
    position = CLANS.format("crown").replace("A: g7 a1", f"A: g7 a1, {full}")
    match = begin(position, "take", rulings=TEAMS)
    assert match.result is None, "the partner has one of five"
    position = position.replace("C: c1 d3", "C: c1 d3, shields heart spade diamond club")
    match = begin(position, rulings=TEAMS)
    assert "Orange and Green have filled 10 shields together and win." in told(match.play("take"))
    assert match.result is not None
    assert match.result.winners == (0, 2)


def test_a_partners_pawn_isnt_captured():
    position = "emblems: g7\nA: g4 a1\nB: a2 b3\nC: g7 d3\nD: e1 k9\ndice: 3 5"
    assert refusal(begin(position, rulings=TEAMS), "move g4 g7") == (
        "pawn.occupied",
        "You can't land at g7: your partner's pawn is there.",
    )
    assert "move g4 g7" in choices(begin(position))
