"""Untimely actions are refused by the rule that says when they are possible."""

from __future__ import annotations

import pytest

from .helpers import TEAMS, begin, refusal

OPEN = "emblems: g7, c3\nA: g4 m1\nB: a13 m13\ndice: 3 5"


@pytest.mark.rule("drakkar:take.landing")
def test_an_emblem_under_a_pawn_is_taken_only_on_landing() -> None:
    match = begin(OPEN, "move g4 g7", "leave")
    rule, sentence = refusal(match, "take")
    assert rule == "take.landing"
    assert sentence.startswith("You can look at an emblem, or take it, only when your pawn lands on it.")
    assert refusal(match, "see")[0] == "take.landing"
    assert refusal(match, "claim g7")[0] == "take.landing"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("take", "land.choice"),
        ("move g4 z9", "setup.emblems"),
        ("move g4 g4", "dice.exact"),
        ("move e5 e8", "dice.two-pieces"),
        ("place 0", "team.shields"),
        ("move g4 g12", "dice.one-piece"),
    ],
)
def test_before_a_pawn_has_moved(move: str, rule: str) -> None:
    assert refusal(begin(OPEN), move)[0] == f"{rule}"


@pytest.mark.rule("drakkar:land.choice")
def test_on_an_emblem_nothing_moves_before_the_choice() -> None:
    match = begin(OPEN, "move g4 g7")
    assert refusal(match, "move m1 m6")[0] == "land.choice"
    assert refusal(match, "pass")[0] == "land.choice"


CLAIM = "emblems: g7 heart A, c3\nA: g7 m1\nB: a13 m13\nturn: A"
UNDER = {"take.landing": "under a pawn"}


@pytest.mark.rule("drakkar:turn.order")
@pytest.mark.parametrize("move", ["move m1 m6", "pass"])
def test_before_the_roll_an_emblem_is_taken_or_left_and_nothing_moves(move):
    rule, sentence = refusal(begin(CLAIM, rulings=UNDER), move)
    assert rule == "turn.order"
    assert sentence.startswith("You haven't rolled yet: first decide about the emblem, then roll the dice. Orange")


@pytest.mark.rule("drakkar:take.landing")
@pytest.mark.parametrize(
    ("move", "says"),
    [("claim c3", "None of your pawns is at c3."), ("claim m1", "There is no emblem at m1.")],
)
def test_only_an_emblem_under_a_pawn_is_taken_before_the_roll(move, says):
    rule, sentence = refusal(begin(CLAIM, rulings=UNDER), move)
    assert rule == "take.landing"
    assert sentence == f"{says} Before you roll, you take only an emblem that your pawn stands on."


@pytest.mark.rule("drakkar:take.landing")
@pytest.mark.parametrize("moves", [(), ("leave",)])
@pytest.mark.parametrize("move", ["take", "see"])
def test_where_emblems_are_taken_under_a_pawn_no_refusal_denies_it(moves, move):
    rule, sentence = refusal(begin(CLAIM, *moves, rulings=UNDER), move)
    assert rule == "take.landing"
    assert sentence.startswith(
        "You look at an emblem, or take it, when your pawn lands on it. You may also take one that your pawn stands on "
        "before you roll. Orange, "
    )


@pytest.mark.rule("drakkar:team.choose")
def test_a_shield_is_chosen_before_anything_moves() -> None:
    match = begin("emblems: g7 heart\nA: g7 a1\nB: a7 a6\nC: m7 m6\nD: a13 m13\nlanded: g7", "take", rulings=TEAMS)
    assert refusal(match, "move a1 a4")[0] == "team.choose"


@pytest.mark.rule("drakkar:prison.barred")
def test_a_captured_pawn_whose_six_is_barred_is_refused_by_that_rule() -> None:
    match = begin("emblems: c3\nA: f10 m1\nB: north-1 a10, captive\nturn: B", seed=next(iter(_sixes())))
    other = match.waiting.dice[0]
    assert refusal(match, f"move north-1 f{14 - other}")[0] == "prison.barred"


def _sixes():
    """Seeds by which B rolls a six, and not two."""
    for seed in range(200):
        match = begin("emblems: c3\nA: f10 m1\nB: north-1 a10, captive\nturn: B", seed=seed)
        if sorted(match.waiting.dice)[1] == 6 and match.waiting.dice[0] not in (4, 6):
            yield seed


@pytest.mark.rule("drakkar:take.wrong")
def test_in_teams_what_the_partner_has_already_is_the_reason() -> None:
    """The only clan with the symbol is the partner's, and its shield is filled."""
    clans = {
        seat: begin("emblems: g7\nA: g4 m1\nB: a13 m13\nC: f12 h12\nD: m9 m8\ndice: 3 5", rulings=TEAMS).table.clan(
            seat
        )
        for seat in (0, 2)
    }
    symbol = next(each for each in clans[2] if each not in clans[0])
    match = begin(
        f"emblems: g7 {symbol}\nA: g4 m1\nB: a13 m13\nC: f12 h12, shields {symbol}\nD: m9 m8\ndice: 3 5",
        "move g4 g7",
        rulings=TEAMS,
    )
    told = [str(moment) for moment in match.play("take") if moment.rule.endswith("take.wrong")]
    assert told[0].split(": ")[1].startswith("the partner has it already")
