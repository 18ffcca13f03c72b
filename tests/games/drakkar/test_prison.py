"""Prison: after a wrong take, and for captured pawns."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, ends, pawns, refusal, seen, told

WRONG = "emblems: g7 crown, c3 heart\nA: g7 c3\nB: a13 m13\nlanded: g7"
"""A has landed on a crown, which the clan of A hasn't."""
BLOCKED = "emblems: g7 heart B, c3\nA: g4 m1\nB: g7 m13\n"
"""B's pawn blocks an emblem that A's can come to by a three."""


# ------------------------------------------------------------------------------------------------ A wrong take


@pytest.mark.rule("drakkar:prison.both")
def test_for_a_wrong_take_both_pawns_go_to_prison():
    match = begin(WRONG)
    assert told(match.play("take"), "prison.both") == ["Both of Orange's pawns go to prison for 2 turns."]
    assert pawns(match, 0) == ("south-1", "south-2")
    assert match.table.missing == [2, 0]
    assert seen(match, "g7") == "crown"


def test_a_pawn_sent_to_prison_frees_the_emblem_that_it_blocked():
    match = begin(WRONG + "", "take")
    assert asked(match)[1] == 1
    assert ends(match, "c3"), "B can move it now"


@pytest.mark.rule("drakkar:prison.turns")
def test_two_turns_are_missed_without_dice():
    match = begin("emblems: c3\nA: missing 2\nB: a13 m13\nturn: B\ndice: 1 2")
    moments = match.play("pass")
    assert told(moments, "prison.turns") == ["Orange misses a turn, and will miss 1 more."]
    assert [moment.facts["seat"] for moment in moments if moment.rule == "turn.order"] == [1]
    assert asked(match)[1] == 1
    assert told(match.play("pass"), "prison.turns") == ["Orange misses a turn."]
    assert asked(match)[1] == 1
    match.play("pass")
    assert asked(match) == ("PlayDice", 0)


@pytest.mark.rule("drakkar:prison.back")
@pytest.mark.parametrize("moves", [(), ("move south-1 f2",), ("move south-1 f5", "move south-2 h2")])
def test_after_two_turns_none_one_or_both_pawns_come_out_by_any_die(moves):
    match = begin("emblems: c3\nA:\nB: a13 m13\ndice: 2 5", *moves)
    out = sum("-" not in square for square in pawns(match, 0))
    assert out == len(moves)
    assert len(moves) == 2 or "pass" in choices(match)


# ------------------------------------------------------------------------------------------------ Capture


@pytest.mark.rule("drakkar:prison.six")
@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("A: south-1 m1, captive / B: a13 m13 / dice: 2 6", "move south-1 f2"),
        ("A: south-1 m1, captive / B: a13 m13 / dice: 2 6", "move south-1 f8"),
        ("A: captive / B: a13 m13 / dice: 6 6", "move south-1 f2"),
    ],
)
def test_with_a_six_in_hand_a_captured_pawn_moves_by_the_six_alone(position, move):
    match = begin(f"emblems: c3 / {position}")
    assert "move south-1 f6" in choices(match)
    assert refusal(match, move) == (
        "prison.six",
        "This pawn was captured. It comes out only with the 6, going 6 squares.",
    )


@pytest.mark.rule("drakkar:free.capture")
def test_a_pawn_that_lands_on_one_that_blocks_captures_it_and_chooses():
    match = begin(BLOCKED + "dice: 3 5")
    assert "Orange captures Sky's pawn at g7." in told(match.play("move g4 g7"))
    assert pawns(match, 0) == ("g7", "m1")
    assert match.table.held == ["", "", "captive", ""]
    assert asked(match) == ("OnEmblem", 0)
    match.play("take")
    assert match.table.shields == [("heart",), ()]
    assert asked(match) == ("PlayDice", 0)


@pytest.mark.rule("drakkar:free.only-blocking")
def test_a_pawn_that_blocks_nothing_cant_be_captured():
    match = begin("emblems: c3\nA: g4 m1\nB: g7 m13\ndice: 3 5")
    assert refusal(match, "move g4 g7") == (
        "free.only-blocking",
        "You can't land at g7: Sky's pawn there blocks no emblem.",
    )


@pytest.mark.rule("drakkar:free.worse-square")
def test_a_captured_pawn_goes_where_it_has_fewer_ways_out():
    match = begin("emblems: g7, c3\nA: g4 f9\nB: g7 m13\ndice: 3 5")
    moments = match.play("move g4 g7")
    assert told(moments, "free.worse-square") == [
        "Sky's pawn goes to drakkar square f (north): 4 ways out are open there."
    ]
    assert pawns(match, 1) == ("north-1", "m13")
    other = begin("emblems: g7, c3\nA: g4 h9\nB: g7 m13\ndice: 3 5", "move g4 g7")
    assert pawns(other, 1) == ("north-2", "m13")


def test_it_goes_to_its_own_square_if_both_leave_as_many_and_to_the_other_if_one_is_taken():
    assert pawns(begin(BLOCKED + "dice: 3 5", "move g4 g7"), 1) == ("north-1", "m13")
    second = begin("emblems: g7\nA: g4 m1\nB: m13 g7\ndice: 3 5", "move g4 g7")
    assert pawns(second, 1) == ("m13", "north-2")
    taken = begin("emblems: g7\nA: g4 m1\nB: g7 north-1\ndice: 3 5", "move g4 g7")
    assert pawns(taken, 1) == ("north-2", "north-1")


def test_the_square_is_told_by_the_line_that_it_lies_before():
    """A drakkar in the west lies before a rank, one in the south before a file."""
    four = "emblems: g7\nA: g4 m1\nB: g7 a1\nC: a9 b9\nD: e9 k9\ndice: 3 5"
    [said] = told(begin(four).play("move g4 g7"), "free.worse-square")
    assert said.startswith("Sky's pawn goes to drakkar square 6 (west): 6 ways out are open there")
    south = "emblems: g7\nA: m1 g7\nB: g4 a1\nturn: B\ndice: 3 5"
    [said] = told(begin(south).play("move g4 g7"), "free.worse-square")
    assert said.startswith("Orange's pawn goes to drakkar square h (south)")


def test_the_ways_out_are_counted_after_the_move():
    """The pawn that captures comes from h10, where it barred the way from the other drakkar square."""
    match = begin("emblems: e7\nA: h10 m1\nB: e7 m13\ndice: 3 5", "move h10 e7")
    assert pawns(match, 1) == ("north-1", "m13")


# ------------------------------------------------------------------------------------------------ A six


@pytest.mark.rule("drakkar:prison.six")
def test_a_captured_pawn_comes_out_by_a_six_alone():
    match = begin("emblems: c3\nA: south-1 m1, captive\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move south-1 f5") == (
        "prison.six",
        "This pawn was captured. It comes out only with a 6, going 6 squares, but your dice show 2 and 5.",
    )
    assert refusal(match, "move south-1 f6")[0] == "prison.six"
    assert refusal(match, "move south-1 f9")[0] == "prison.six"
    match = begin("emblems: c3\nA: south-1 m1, captive\nB: a13 m13\ndice: 2 6")
    assert ends(match, "south-1") == {"f6"}
    match.play("move south-1 f6")
    assert match.table.held == ["", "", "", ""]
    assert ends(match, "m1"), "and the other die is played as usual"


def test_who_could_come_out_and_didnt_needs_another_six():
    match = begin("emblems: c3\nA: south-1 m1, captive\nB: a13 m13\ndice: 6 6", "pass", "pass")
    assert asked(match)[1] == 0
    assert match.table.held[0] == "captive"


@pytest.mark.rule("drakkar:prison.others")
def test_meanwhile_the_other_pieces_are_moved():
    match = begin("emblems: c3\nA: south-1 m1, captive\nB: a13 m13\ndice: 2 5", "move m1 m3", "move c3 h8")
    assert asked(match)[1] == 1
    both = begin("emblems: c3, d9\nA: captive\nB: a13 m13\ndice: 2 5")
    assert {move.split()[1] for move in choices(both) if move != "pass"} == {"c3", "d9"}


def throw(position: str, outcome: tuple[int, int]):
    """The table of a written position after this throw."""
    import vikinglab as vl

    table = vl.position("drakkar", position).table
    assert type(table.waiting).__name__ == "RollDice"
    table.apply(outcome)
    return table


@pytest.mark.rule("drakkar:prison.barred")
def test_a_six_that_cant_be_used_frees_the_pawn_from_the_next_turn_on():
    barred = "emblems: c3\nA: south-1 m1, captive\nB: f4 m13\nturn: A"
    table = throw(barred, (2, 6))
    assert table.held[0] == "released"
    assert not [move for move in table.legal() if getattr(move, "start", "") == "south-1"], "not in this turn"
    assert throw(barred, (2, 5)).held[0] == "captive"
    later = begin("emblems: c3\nA: south-1 m1, released\nB: m12 m13\nturn: A")
    assert later.table.held[0] == ""
    assert len(ends(later, "south-1")) == len(set(later.waiting.dice)), "by any die"


@pytest.mark.rule("drakkar:prison.barred")
@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("homes", ["{}-1 m1", "m1 {}-2", "{}-1 {}-2"])
def test_whichever_pawn_was_freed_may_come_out_in_the_next_turn(seat, homes):
    own, other = ("south", "north") if seat == "A" else ("north", "south")
    lines = {seat: homes.replace("{}", own) + ", released", "AB".replace(seat, ""): "a7 m7, released"}
    text = "emblems: c3\n" + "".join(f"{letter}: {lines[letter]}\n" for letter in "AB") + f"turn: {seat}"
    match = begin(text.replace("a7 m7", f"a7 {other}-2"))
    released = [pawn for pawn, held in enumerate(match.table.held) if held == "released"]
    assert [pawn // 2 for pawn in released] == ["BA".index(seat)], "only those of the other seat are still held"


def test_that_a_six_cant_be_used_is_told():
    position = "emblems: c3\nA: south-1 m1, captive\nB: f4 m13\nturn: A"
    match = next(match for match in (begin(position, seed=seed) for seed in range(40)) if 6 in match.waiting.dice)
    assert told(match.moments, "prison.barred") == [
        "A captured pawn of Orange is barred: from the next turn on, it needs no 6."
    ]


def test_if_the_way_opens_in_the_same_turn_the_six_may_still_be_used():
    table = throw("emblems: c3\nA: south-1 f4, captive\nB: a13 m13\nturn: A", (2, 6))
    assert table.held[0] == "released"
    move = next(move for move in table.legal() if getattr(move, "start", "") == "f4" and move.end == "h6")
    table.apply(move)
    assert [move.end for move in table.legal() if getattr(move, "start", "") == "south-1"] == ["f6"]


def test_both_captured_pawns_are_freed_if_both_are_barred():
    assert throw("emblems: c3\nA: captive\nB: f4 h5\nturn: A", (2, 6)).held[:2] == ["released", "released"]
    assert throw("emblems: c3\nA: captive\nB: f4 m13\nturn: A", (2, 6)).held[:2] == ["released", "captive"]
    assert throw("emblems: c3\nA: f10 h9\nB: captive\nturn: B", (2, 6)).held[2:] == ["released", "released"]


@pytest.mark.rule("drakkar:prison.replaces")
def test_who_is_punished_while_a_pawn_is_captured_comes_back_by_any_die():
    match = begin("emblems: g7 crown\nA: g7 south-2, captive\nB: a13 m13\nlanded: g7", "take")
    assert match.table.held[:2] == ["", ""]
    assert match.table.missing == [2, 0]
    assert sorted(pawns(match, 0)) == ["south-1", "south-2"]
