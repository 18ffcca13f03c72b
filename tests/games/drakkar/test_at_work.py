"""The rules at work with a move, and the meaning of a move that is none."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.games.drakkar.box import Move
from vikinglab.games.drakkar.play.turn import FirstTurn, TurnDown

from .helpers import TEAMS, begin, choices, refusal
from .test_teams import CLANS

LINE = "emblems: c3, e3, g6\nA: {}\nB: a13 m13\ndice: 5 2"


def at_work(position: str, *moves: str) -> set[str]:
    """Return the rules that are at work with the last of these moves."""
    match = begin(position, *moves[:-1])
    return {rule for moment in match.play(moves[-1]) for rule in (moment.rule, *moment.also)}


@pytest.mark.rule("drakkar:emblem.over-all")
@pytest.mark.rule("drakkar:emblem.anybody")
@pytest.mark.parametrize(
    ("a", "move", "over"),
    [("a1 m1", "move c3 h3", True), ("f3 m1", "move e3 g3", True), ("a1 m1", "move e3 e5", False)],
)
def test_an_emblem_passes_over_emblems_and_pawns(a, move, over):
    rules = at_work(LINE.format(a), move)
    assert ("emblem.anybody" in rules, "emblem.over-all" in rules) == (True, over)


@pytest.mark.rule("drakkar:pawn.over-emblems")
@pytest.mark.parametrize(("move", "over"), [("move b3 g3", True), ("move b3 b5", False), ("move b3 b8", False)])
def test_a_pawn_passes_over_emblems(move, over):
    assert ("pawn.over-emblems" in at_work(LINE.format("b3 m1"), move)) is over


@pytest.mark.rule("drakkar:dice.two-pieces")
def test_the_second_die_moves_another_piece():
    text = LINE.format("a1 m1")
    assert "dice.two-pieces" not in at_work(text, "move a1 a6")
    assert "dice.two-pieces" in at_work(text, "move a1 a6", "move m1 m3")


@pytest.mark.rule("drakkar:prison.others")
@pytest.mark.rule("drakkar:prison.back")
@pytest.mark.parametrize(
    ("pawns", "move", "others", "back"),
    [
        ("a1 south-1, captive", "move a1 a6", True, False),
        ("a1 south-1", "move a1 a6", False, False),
        ("a1 south-1", "move south-1 f2", False, True),
        ("south-1 a1, captive", "move a1 a6", True, False),
    ],
)
def test_others_move_while_a_pawn_is_held_and_a_free_one_comes_out(pawns, move, others, back):
    rules = at_work(LINE.format(pawns), move)
    assert ("prison.others" in rules, "prison.back" in rules) == (others, back)


def test_two_squares_are_a_move_and_one_or_three_are_none():
    table, pointed = begin(LINE.format("a1 m1")).table, vl.games()["drakkar"].pointed
    assert pointed(table, ["square:a1", "square:a6"]) == Move("a1", "a6")
    assert pointed(table, ["square:a1"]) is pointed(table, ["square:a1"] * 3) is None


@pytest.mark.rule("drakkar:dice.exact")
@pytest.mark.rule("drakkar:dice.two-pieces")
@pytest.mark.parametrize(
    ("move", "rule"),
    [("a1 a1", "dice.exact"), ("c3 c3", "dice.exact"), ("d4 d4", "dice.two-pieces"), ("c3 c12", "dice.exact")],
)
def test_a_piece_that_stays_or_goes_too_far_and_a_square_without_one(move, rule):
    assert refusal(begin(LINE.format("a1 m1")), f"move {move}")[0] == rule


def test_all_moves_of_all_pieces_are_in_reach():
    match = begin(LINE.format("a1 m1"))
    reached = {*match.waiting.reach(match.table)}
    assert {Move("a1", "a6"), Move("c3", "h3"), Move("a13", "a11")} <= reached


@pytest.mark.rule("drakkar:begin.choose")
def test_in_their_first_turn_players_choose_how_their_pawns_come_out():
    match = vl.new("drakkar", players=2, seed=1)
    rules = {rule for moment in match.play(match.legal()[0]) for rule in (moment.rule, *moment.also)}
    assert "begin.choose" in rules


@pytest.mark.rule("drakkar:prison.six")
def test_once_the_six_is_spent_a_captured_pawn_waits_for_another():
    match = begin("emblems: c3\nA: south-1 m1, captive\nB: a13 m13\ndice: 2 6", "move m1 m7")
    assert refusal(match, "move south-1 f2")[0] == "prison.six"


@pytest.mark.rule("drakkar:prison.others")
@pytest.mark.parametrize(
    ("a", "b", "others"),
    [
        ("a1 south-1, captive", "a13 m13", False),
        ("a1 m1", "a13 north-1, captive", True),
        ("a1 m1", "north-1 a13, captive", True),
    ],
)
def test_only_a_pawn_of_ones_own_that_is_held_makes_others_move(a, b, others):
    text = f"emblems: c3, e3, g6\nA: {a}\nB: {b}\nturn: B\ndice: 5 2"
    assert ("prison.others" in at_work(text, "move a13 a8")) is others


@pytest.mark.rule("drakkar:prison.others")
def test_another_players_pawn_that_is_held_makes_nobody_move():
    text = "emblems: c3, e3, g6\nA: a1 m1\nB: north-1 a13, captive\ndice: 5 2"
    assert "prison.others" not in at_work(text, "move a1 a6")


@pytest.mark.rule("drakkar:prison.replaces")
@pytest.mark.parametrize(
    ("seat", "a", "b", "replaces"),
    [
        ("A", "g7 south-1, captive", "a13 m13", True),
        ("A", "south-1 g7, captive", "a13 m13", True),
        ("A", "g7 c3", "a13 north-1, captive", False),
        ("A", "g7 c3", "north-1 a13, captive", False),
        ("B", "a1 m1", "g7 north-1, captive", True),
        ("B", "a1 m1", "north-1 g7, captive", True),
        ("B", "a1 south-1, captive", "g7 m13", False),
    ],
)
def test_a_wrong_take_puts_turns_in_the_place_of_the_six(seat, a, b, replaces):
    text = f"emblems: g7 crown, c3 heart\nA: {a}\nB: {b}\nturn: {seat}\nlanded: g7"
    if seat == "B":
        text = text.replace("g7 crown", "g7 tower")
    rules = at_work(text, "take")
    assert ("prison.both" in rules, "prison.replaces" in rules) == (True, replaces)


@pytest.mark.rule("drakkar:take.blind")
@pytest.mark.parametrize(("seen", "symbol"), [("", "heart"), (" A", "heart"), ("", "crown"), (" A", "crown")])
def test_an_emblem_is_taken_blind_by_whoever_hasnt_seen_it(seen, symbol):
    rules = at_work(f"emblems: g7 {symbol}{seen}, c3\nA: g7 m1\nB: a13 m13\nlanded: g7", "take")
    assert ("take.blind" in rules) is not bool(seen)


@pytest.mark.rule("drakkar:team.choose")
def test_the_shield_of_a_team_is_chosen():
    match = begin(CLANS.format("heart"), "take", rulings=TEAMS)
    rules = {rule for moment in match.play(choices(match)[0]) for rule in (moment.rule, *moment.also)}
    assert "team.choose" in rules


@pytest.mark.rule("drakkar:take.wrong")
def test_what_was_shown_is_turned_down_after_a_first_turn_too():
    table = begin("emblems: g7 crown, c3 heart\nA: g7 c3\nB: a13 m13\nlanded: g7", "take").table
    assert table.shown
    table.stack.clear()
    FirstTurn(0).run(table)
    assert TurnDown() in table.stack
