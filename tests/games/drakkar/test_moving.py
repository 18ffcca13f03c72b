"""Moving pawns and emblems by two dice."""

from __future__ import annotations

import pytest

from vikinglab.core.engine import notation

from .helpers import asked, begin, choices, emblems, ends, pawns, refusal, told

OPEN = "emblems: c3, k11\nA: g7 m1\nB: a13 m13\n"
"""A's pawn in the middle, with nothing near it."""


# ------------------------------------------------------------------------------------------------ Dice


@pytest.mark.rule("drakkar:dice.two-pieces")
@pytest.mark.parametrize(
    ("moves", "kinds"),
    [
        (["move g7 g9", "move m1 h6"], "two pawns"),
        (["move g7 g9", "move c3 c8"], "a pawn and an emblem"),
        (["move c3 c8", "move g7 g9"], "an emblem and a pawn"),
        (["move c3 c8", "move k11 i9"], "two emblems"),
    ],
)
def test_each_die_moves_a_piece(moves, kinds):
    match = begin(OPEN + "dice: 2 5", *moves)
    assert asked(match)[1] == 1, kinds


@pytest.mark.rule("drakkar:dice.one-piece")
def test_no_piece_is_moved_by_both_dice():
    match = begin(OPEN + "dice: 2 5", "move g7 g9")
    assert refusal(match, "move g9 b4") == (
        "dice.one-piece",
        "This pawn already moved with the other die. Move another piece with the 5.",
    )
    match = begin(OPEN + "dice: 2 5", "move c3 c5")
    assert refusal(match, "move c5 c10")[1].startswith("This emblem already moved")
    assert "move g7 b7" in choices(match)
    assert "move k11 k6" in choices(match)


@pytest.mark.rule("drakkar:dice.exact")
def test_a_piece_moves_exactly_as_far_as_a_die_says():
    match = begin(OPEN + "dice: 2 4")
    assert refusal(match, "move g7 g8") == (
        "dice.exact",
        "From g7 to g8 is 1 square, but your dice show 2 and 4.",
    )
    assert refusal(match, "move g7 m7") == (
        "dice.one-piece",
        "You can't add the dice for one piece. Move one piece with the 2 and another with the 4.",
    )
    assert refusal(match, "move c3 c6")[0] == "dice.exact"
    match.play("move g7 g9")
    assert refusal(match, "move m1 k3")[1] == "From m1 to k3 is 2 squares, but your die shows 4."
    assert ends(match, "m1") == {"m5", "i1", "i5"}, "and no move leads over the edge"


@pytest.mark.rule("drakkar:dice.free")
def test_no_die_has_to_be_used():
    match = begin(OPEN + "dice: 2 5")
    assert "pass" in [notation.write(action) for action in match.waiting.reach(match.table)]
    assert told(match.play("pass"), "dice.free") == ["Orange moves nothing more."]
    assert asked(match)[1] == 1
    match = begin(OPEN + "dice: 2 5", "move g7 g9", "pass")
    assert asked(match)[1] == 1


def test_after_two_dice_the_turn_is_over_and_like_dice_are_two_as_well():
    match = begin(OPEN + "dice: 3 3", "move g7 g10")
    assert asked(match) == ("PlayDice", 0)
    assert match.waiting.dice == (3,)
    match.play("move m1 m4")
    assert asked(match)[1] == 1


# ------------------------------------------------------------------------------------------------ Lines


@pytest.mark.rule("drakkar:move.straight")
def test_pieces_go_straight_in_eight_directions():
    match = begin(OPEN + "dice: 2 2")
    assert ends(match, "g7") == {"g9", "i9", "i7", "i5", "g5", "e5", "e7", "e9"}
    assert ends(match, "c3") == {"c5", "e5", "e3", "e1", "c1", "a1", "a3", "a5"}
    refused = match.why_not("move g7 h9")
    assert refused is not None
    assert refused.rule == "move.straight"
    assert told(match.play("move g7 i9"), "move.straight") == ["Orange moves a pawn from g7 to i9."]
    assert told(match.play("move c3 a1"), "move.straight") == ["Orange moves the emblem from c3 to a1."]
    assert emblems(match) == {"a1", "k11"}


# ------------------------------------------------------------------------------------------------ Pawns


@pytest.mark.rule("drakkar:pawn.own")
def test_others_pawns_cant_be_moved():
    match = begin(OPEN + "dice: 2 5")
    assert refusal(match, "move a13 a11") == (
        "pawn.own",
        "The pawn at a13 belongs to Sky. You can move only your own.",
    )
    assert not ends(match, "m13")


@pytest.mark.rule("drakkar:pawn.no-jump")
def test_a_pawn_passes_no_pawn():
    match = begin("emblems: c3\nA: g7 g9\nB: i7 m13\ndice: 3 4")
    assert refusal(match, "move g7 g10") == (
        "pawn.no-jump",
        "Your other pawn is in the way at g9. A pawn can't pass over another pawn.",
    )
    assert refusal(match, "move g7 k7")[1] == "Sky's pawn is in the way at i7. A pawn can't pass over another pawn."
    assert {"g3", "d7", "j10"} <= ends(match, "g7")


@pytest.mark.rule("drakkar:pawn.over-emblems")
def test_a_pawn_passes_emblems():
    match = begin("emblems: g8, g9\nA: g7 m1\nB: a13 m13\ndice: 3 5", "move g7 g10")
    assert pawns(match, 0) == ("g10", "m1")
    assert emblems(match) == {"g8", "g9"}


@pytest.mark.rule("drakkar:pawn.occupied")
def test_a_pawn_lands_on_no_pawn_of_its_own_side():
    match = begin("emblems: g9\nA: g7 g9\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move g7 g9") == (
        "pawn.occupied",
        "You can't land at g9: your other pawn is there.",
    )


# ------------------------------------------------------------------------------------------------ Emblems


@pytest.mark.rule("drakkar:emblem.anybody")
@pytest.mark.parametrize("seat", "AB")
def test_everybody_moves_emblems(seat):
    match = begin(OPEN + f"turn: {seat}\ndice: 2 5", "move c3 c5", "move k11 k6")
    assert emblems(match) == {"c5", "k6"}


@pytest.mark.rule("drakkar:emblem.over-all")
def test_an_emblem_passes_pawns_and_emblems():
    match = begin("emblems: g7, g8, g10\nA: g9 m1\nB: g11 m13\ndice: 5 6", "move g7 g12")
    assert emblems(match) == {"g8", "g10", "g12"}


@pytest.mark.rule("drakkar:emblem.under-pawn")
def test_an_emblem_doesnt_stop_under_a_pawn():
    match = begin("emblems: g7\nA: g9 m1\nB: i7 m13\ndice: 2 5")
    assert refusal(match, "move g7 g9") == (
        "emblem.under-pawn",
        "An emblem can't stop under a pawn: yours is at g9.",
    )
    assert refusal(match, "move g7 i7")[1] == "An emblem can't stop under a pawn: Sky's is at i7."


@pytest.mark.rule("drakkar:emblem.on-emblem")
def test_an_emblem_doesnt_stop_on_another():
    match = begin("emblems: g7, g9\nA: a1 m1\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move g7 g9") == (
        "emblem.on-emblem",
        "An emblem can't stop on another: there is one at g9 already.",
    )


@pytest.mark.rule("drakkar:emblem.blocked")
def test_an_emblem_under_a_pawn_is_moved_by_nobody():
    match = begin("emblems: g7, c3\nA: c3 m1\nB: g7 m13\ndice: 2 5")
    assert refusal(match, "move g7 g9") == (
        "emblem.blocked",
        "Sky's pawn at g7 blocks the emblem there. You can move neither.",
    )
    match.play("move c3 c5")
    assert emblems(match) == {"c3", "g7"}, "from under one's own pawn, it is the pawn that goes"
    assert "move c3 c8" in choices(match), "and then the emblem is free"


# ------------------------------------------------------------------------------------------------ Drakkar squares


@pytest.mark.rule("drakkar:drakkar.straight-out")
def test_a_pawn_comes_straight_out_of_its_drakkar():
    match = begin("emblems: c3\nA: south-1 m1\nB: a13 m13\ndice: 2 5")
    assert ends(match, "south-1") == {"f2", "f5"}
    assert refusal(match, "move south-1 h2") == (
        "drakkar.straight-out",
        "A pawn comes out of its drakkar straight ahead, and no other way.",
    )


@pytest.mark.parametrize(
    ("seat", "home", "end"),
    [("A", "south-2", "h4"), ("B", "west-1", "d6"), ("C", "north-1", "f10"), ("D", "east-2", "j8")],
)
def test_from_each_side_out_is_straight_ahead(seat, home, end):
    match = begin(f"emblems: m2\nA:\nB:\nC:\nD:\nturn: {seat}\ndice: 4 4", f"move {home} {end}")
    assert end in match.table.stands


@pytest.mark.rule("drakkar:drakkar.no-return")
def test_a_pawn_doesnt_go_back_to_a_drakkar_square():
    match = begin("emblems: c3\nA: f2 m1\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move f2 south-1") == (
        "drakkar.no-return",
        "You can't move a pawn back to its drakkar square. It is only sent there.",
    )
    match = begin("emblems: c3\nA: f12 m1\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move f12 north-1") == (
        "drakkar.no-return",
        "This drakkar square belongs to another player. No pawn moves there.",
    )
    assert refusal(match, "move f12 west-1") == (
        "drakkar.no-return",
        "Nobody plays from this drakkar square. No pawn moves there.",
    )


@pytest.mark.rule("drakkar:drakkar.pawns-only")
@pytest.mark.parametrize("dice", ["2 5", "1 2"])
def test_no_die_and_no_sum_of_dice_leads_an_emblem_to_a_drakkar_square(dice):
    match = begin(f"emblems: f3\nA: a1 m1\nB: a13 m13\ndice: {dice}")
    assert refusal(match, "move f3 south-1")[0] == "drakkar.pawns-only"


@pytest.mark.rule("drakkar:drakkar.pawns-only")
def test_an_emblem_doesnt_go_to_a_drakkar_square():
    match = begin("emblems: f2\nA: a1 m1\nB: a13 m13\ndice: 2 5")
    assert refusal(match, "move f2 south-1") == (
        "drakkar.pawns-only",
        "You can't move an emblem to a drakkar square. Only pawns stand there.",
    )


@pytest.mark.rule("drakkar:move.straight")
@pytest.mark.parametrize(
    ("move", "rule", "sentence"),
    [
        ("move e4 f8", "move.straight", "You can't go from e4 to f8"),
        ("move g6 h8", "move.straight", "You can't go from g6 to h8"),
        ("move e4 e13", "dice.exact", "is 9 squares"),
        ("move e4 south-1", "drakkar.no-return", ""),
        ("move g6 north-1", "drakkar.pawns-only", ""),
        ("move d9 f8", "pawn.own", ""),
        ("move south-1 h3", "drakkar.straight-out", ""),
        ("move south-1 f9", "dice.exact", "is 9 squares"),
    ],
)
def test_wherever_one_points_there_is_a_reason(move, rule, sentence):
    match = begin("emblems: g6, f9, c3\nA: e4 south-1\nB: d9 j8\ndice: 2 5")
    refused, said = refusal(match, move)
    assert refused == rule
    assert sentence in said


def test_a_square_without_a_piece_is_no_move():
    match = begin("emblems: g6, f9, c3\nA: e4 h6\nB: d9 j8\ndice: 2 5")
    rule, sentence = refusal(match, "move a1 c4")
    assert rule == "dice.two-pieces"
    assert sentence.startswith("There is no piece to move on that square.")
