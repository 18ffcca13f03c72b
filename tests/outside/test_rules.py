"""The rules of tablut, each shown by a small position."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

import vikinglab as vl
from vikinglab.study.ledger import gaps, ledger, strangers
from vikinglab.testing import matches

begin = partial(matches.begin, "tablut")

MUSCOVY, SWEDEN = range(2)
NOT_IN_THE_WAY = "muscovites: a1\nturn: swedes\n"


def refused(match: vl.Match, move: str) -> str | None:
    """Return the rule that refuses a move."""
    refusal = match.why_not(move)
    return refusal.rule if refusal else None


def told(match: vl.Match, *moves: str) -> list[str]:
    """Return the events of these moves, except for the moves themselves and Sweden's warnings."""
    return [str(moment) for moment in match.play(*moves) if moment.rule not in ("move.far", "king.warning")]


def winners(match: vl.Match) -> tuple[int, ...] | None:
    return match.result.winners if match.result else None


# ------------------------------------------------------------------------------------------ The board and the moves


@pytest.mark.rule("tablut:setup.board")
@pytest.mark.rule("tablut:setup.men")
def test_nine_by_nine_squares_and_three_kinds_of_men():
    board = vl.new("tablut").table.board
    ranks = [board[at : at + 9] for at in range(0, len(board), 9)]
    assert [sum(man.isupper() for man in rank) for rank in ranks] == [3, 1, 0, 2, 4, 2, 0, 1, 3]
    assert [sum(man.islower() for man in rank) for rank in ranks] == [0, 0, 1, 1, 5, 1, 1, 0, 0]
    assert board[40] == "k"


@pytest.mark.rule("tablut:turn.first")
@pytest.mark.rule("tablut:turn.order")
def test_muscovy_begins_and_then_they_move_in_turn():
    match = vl.new("tablut")
    assert match.waiting.seat == MUSCOVY
    match.play("move a4 c4")
    assert match.waiting.seat == SWEDEN
    match.play("move e4 d4")
    assert match.waiting.seat == MUSCOVY


@pytest.mark.rule("tablut:turn.own-men")
def test_men_of_the_other_side_stay_where_they_are():
    match = begin("swedes: c3\nmuscovites: d1")
    assert refused(match, "move c3 c4") == refused(match, "move e5 e6") == "turn.own-men"
    assert str(match.why_not("move c3 c4")) == "c3 holds a man of the other side: you play Muscovy."
    match.play("move d1 d2")
    assert refused(match, "move d2 d3") == "turn.own-men"
    assert refused(match, "move e5 e6") is None
    assert str(match.why_not("move a7 a8")).startswith("There is no man at a7 to move.")


@pytest.mark.rule("tablut:move.far")
def test_men_and_king_move_as_far_as_they_like():
    match = begin("muscovites: a1")
    ends = [move.end for move in match.legal()]
    assert ends == [*(f"{file}1" for file in "bcdefghi"), *(f"a{rank}" for rank in range(2, 10))]
    match.play("move a1 a9")
    assert len(match.legal()) == 16


@pytest.mark.rule("tablut:move.straight")
def test_nobody_moves_aslant():
    match = begin("muscovites: d1")
    assert refused(match, "move d1 e2") == refused(match, "move d1 e3") == "move.straight"


@pytest.mark.rule("tablut:move.way")
def test_nobody_passes_over_another_or_comes_to_where_another_stands():
    match = begin("swedes: d4\nmuscovites: d1 f1")
    for move in ("move d1 d4", "move d1 d6", "move d1 f1", "move d1 h1"):
        assert refused(match, move) == "move.way"
    assert str(match.why_not("move d1 d6")) == "The way from d1 to d6 isn’t free: somebody stands on d4."
    assert refused(match, "move d1 d3") is None


# ------------------------------------------------------------------------------------------------ The castle


@pytest.mark.rule("tablut:castle.king-only")
def test_only_the_king_stands_in_the_castle():
    match = begin("king: g7\nswedes: c5\nmuscovites: e1")
    assert refused(match, "move e1 e5") == "castle.king-only"
    match.play("move e1 d1")
    assert refused(match, "move c5 e5") == "castle.king-only"


@pytest.mark.rule("tablut:castle.cross")
def test_nobody_passes_through_the_empty_castle():
    match = begin("king: g5\nswedes: c5\nmuscovites: e1")
    assert refused(match, "move e1 e6") == "castle.cross"
    match.play("move e1 d1")
    assert refused(match, "move g5 d5") == refused(match, "move c5 f5") == "castle.cross"


@pytest.mark.rule("tablut:castle.return")
@pytest.mark.parametrize(("reading", "rule"), [("allowed", None), ("forbidden", "castle.return")])
def test_the_king_comes_back(reading, rule):
    match = begin("king: g5\n" + NOT_IN_THE_WAY, rulings={"castle.return": reading})
    assert refused(match, "move g5 e5") == rule


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The king has left his castle, and doesn’t come back."),
        ("fr", "Le roi a quitté son château, et n’y revient pas."),
    ],
)
def test_a_king_who_may_not_come_back_is_told_so(language, said):
    match = begin("king: g5\n" + NOT_IN_THE_WAY, rulings={"castle.return": "forbidden"})
    assert match.why_not("move g5 e5").text[language] == said


def test_a_king_who_may_not_come_back_has_nowhere_to_go():
    hemmed = "king: e6\nmuscovites: e7 d6 f6\nturn: swedes"
    assert winners(begin(hemmed, rulings={"castle.return": "forbidden"})) == (MUSCOVY,)
    assert [move.end for move in begin(hemmed).legal()] == ["e5"]


# ------------------------------------------------------------------------------------------------ Catching men


@pytest.mark.rule("tablut:catch.two")
def test_a_man_between_two_enemies_is_caught():
    match = begin("swedes: c4 b9\nmuscovites: b4 d9")
    assert told(match, "move d9 d4") == ["Muscovy catches the Swede on c4."]
    assert match.table.board.count("a") == 0
    match = begin("swedes: b4 d9\nmuscovites: c4 a1\nturn: swedes")
    assert told(match, "move d9 d4") == ["Sweden catches the Muscovite on c4."]


@pytest.mark.rule("tablut:catch.two")
def test_several_are_caught_by_one_move():
    match = begin("swedes: c4 d5 e4 b9\nmuscovites: b4 f4 d6 d1\nking: h8")
    assert told(match, "move d1 d4") == [f"Muscovy catches the Swede on {square}." for square in ("e4", "c4", "d5")]


@pytest.mark.rule("tablut:catch.two")
@pytest.mark.parametrize(
    "men",
    [
        "swedes: c4\nmuscovites: d9",  # nobody on the other side
        "swedes: c4 b4\nmuscovites: d9",  # a friend on the other side
        "swedes: c5\nmuscovites: b6 d9",  # aslant
        "swedes: b1\nmuscovites: c4 b4 d9",  # a man of one's own in between
        "swedes: d3\nmuscovites: d9",  # before nobody, far from the edge
    ],
)
def test_who_is_not_between_two_enemies_in_a_line_is_not_caught(men):
    assert told(begin(men), "move d9 d4") == []


@pytest.mark.rule("tablut:catch.two")
def test_the_edge_catches_nobody():
    assert told(begin("swedes: a4\nmuscovites: b9"), "move b9 b4") == []


@pytest.mark.rule("tablut:catch.own-move")
def test_who_moves_in_between_is_safe():
    match = begin("swedes: c9\nmuscovites: b4 d4 i9\nturn: swedes")
    assert told(match, "move c9 c4", "move i9 i8") == []
    assert match.table.board.count("a") == 1


@pytest.mark.rule("tablut:catch.castle")
def test_the_empty_castle_is_an_enemy_of_both():
    away = "king: h8\n"
    assert told(begin(f"{away}swedes: d5\nmuscovites: c9"), "move c9 c5") == ["Muscovy catches the Swede on d5."]
    match = begin(f"{away}swedes: c9\nmuscovites: d5 a1\nturn: swedes")
    assert told(match, "move c9 c5") == ["Sweden catches the Muscovite on d5."]


@pytest.mark.rule("tablut:catch.castle")
def test_the_castle_with_the_king_is_no_enemy_of_his_men():
    assert told(begin("swedes: d5\nmuscovites: c9"), "move c9 c5") == []


@pytest.mark.rule("tablut:catch.beside-king")
def test_the_last_man_beside_a_hemmed_in_king_is_caught_against_the_castle():
    match = begin("swedes: d5\nmuscovites: e6 e4 f5 c9")
    assert told(match, "move c9 c5") == ["Muscovy catches the Swede on d5."]


@pytest.mark.rule("tablut:catch.beside-king")
@pytest.mark.parametrize("men", ["swedes: d5 f5\nmuscovites: e6 e4 c9", "swedes: d5\nmuscovites: e6 e4 c9"])
def test_with_another_side_open_he_is_not(men):
    assert told(begin(men), "move c9 c5") == []


@pytest.mark.rule("tablut:king.armed")
@pytest.mark.parametrize(("reading", "caught"), [("armed", ["Sweden catches the Muscovite on d4."]), ("unarmed", [])])
def test_the_king_catches_too(reading, caught):
    rulings = {"king.armed": reading}
    coming = begin("king: e2\nswedes: c4\nmuscovites: d4 a1\nturn: swedes", rulings=rulings)
    assert told(coming, "move e2 e4") == caught
    waiting = begin("king: e4\nswedes: c9\nmuscovites: d4 a1\nturn: swedes", rulings=rulings)
    assert told(waiting, "move c9 c4") == caught
    in_his_castle = begin("swedes: c9\nmuscovites: d5 a1\nturn: swedes", rulings=rulings)
    assert len(told(in_his_castle, "move c9 c5")) == len(caught)


# ------------------------------------------------------------------------------------------------ Catching the king


@pytest.mark.rule("tablut:king.four")
def test_in_his_castle_the_king_is_caught_by_four():
    match = begin("muscovites: d5 f5 e4 e9")
    assert told(match, "move e9 e6") == ["The king is hemmed in on all sides: Muscovy has won."]
    assert match.result == vl.Result((1, 0), (MUSCOVY,))
    assert told(begin("muscovites: d5 e4 e9"), "move e9 e6") == []
    assert told(begin("swedes: d5\nmuscovites: f5 e4 e9"), "move e9 e6") == []


@pytest.mark.rule("tablut:king.four")
@pytest.mark.parametrize(
    ("king", "men", "move"),
    [("e6", "d6 f6 e9", "move e9 e7"), ("d5", "d4 c5 d9", "move d9 d6"), ("f5", "f6 f4 g9", "move g9 g5")],
)
def test_beside_his_castle_the_king_is_caught_by_three(king, men, move):
    assert winners(_played(f"king: {king}\nmuscovites: {men}", move)) == (MUSCOVY,)
    two = " ".join(men.split()[1:])
    assert winners(_played(f"king: {king}\nmuscovites: {two}", move)) is None


def _played(text: str, move: str) -> vl.Match:
    match = begin(text)
    match.play(move)
    return match


@pytest.mark.rule("tablut:king.four")
def test_beside_his_castle_two_are_not_enough():
    assert winners(_played("king: e6\nmuscovites: d6 f9", "move f9 f6")) is None


@pytest.mark.rule("tablut:king.two")
def test_elsewhere_the_king_is_caught_by_two():
    match = begin("king: g7\nmuscovites: f7 h9")
    assert told(match, "move h9 h7") == ["The king is caught between two: Muscovy has won."]
    assert winners(match) == (MUSCOVY,)
    for men in ("f7 h9 a1", "g6 h9"):
        aslant = begin(f"king: g7\nmuscovites: {men}")
        aslant.play("move h9 h8")
        assert winners(aslant) is None


@pytest.mark.rule("tablut:king.two")
def test_a_swede_helps_nobody_to_catch_the_king_and_who_moves_in_between_is_safe():
    assert winners(_played("king: g7\nswedes: f7\nmuscovites: h9", "move h9 h7")) is None
    match = begin("king: g2\nmuscovites: f7 h7 a1\nturn: swedes")
    match.play("move g2 g7", "move a1 a2")
    assert winners(match) is None


# ------------------------------------------------------------------------------------------------ The end


@pytest.mark.rule("tablut:king.warning")
@pytest.mark.parametrize(
    ("men", "said"),
    [
        ("a7 i7 g2", "“Raichi!” The king has a clear way to the edge."),
        ("a7 i7", "“Tuichu!” The king has 2 clear ways to the edge."),
        ("g1 g9 a7 i7", None),
    ],
)
def test_sweden_says_when_the_king_has_a_clear_way(men, said):
    match = begin(f"king: g7\nswedes: c4\nmuscovites: {men}\nturn: swedes")
    moments = [str(moment) for moment in match.play("move c4 c3") if moment.rule == "king.warning"]
    assert moments == ([said] if said else [])


@pytest.mark.rule("tablut:king.warning")
def test_through_the_empty_castle_there_is_no_way():
    match = begin("king: e7\nswedes: c4\nmuscovites: a7 i7 e9\nturn: swedes")
    assert "king.warning" not in [moment.rule for moment in match.play("move c4 c3")]


@pytest.mark.rule("tablut:king.edge")
@pytest.mark.parametrize("move", ["move g7 g9", "move g7 g1", "move g7 a7", "move g7 i7"])
def test_at_any_edge_the_king_has_escaped(move):
    match = begin("king: g7\nmuscovites: a1\nturn: swedes")
    assert told(match, move) == ["The king has reached the edge: Sweden has won."]
    assert match.result == vl.Result((0, 1), (SWEDEN,))


def test_a_swede_at_the_edge_wins_nothing():
    match = begin("swedes: g7\nmuscovites: a1\nturn: swedes")
    match.play("move g7 g9")
    assert match.result is None


@pytest.mark.rule("tablut:end.no-move")
def test_who_cannot_move_has_lost():
    match = begin("swedes: a2 b1\nmuscovites: a1\nturn: swedes")
    assert told(match, "move e5 e6") == ["The other side can’t move: Sweden has won."]
    assert winners(match) == (SWEDEN,)


@pytest.mark.rule("tablut:end.no-move")
def test_the_castle_is_no_way_out_for_men():
    match = begin("king: d2\nswedes: d6 c5\nmuscovites: d5\nturn: swedes", rulings={"king.armed": "unarmed"})
    match.play("move d2 d4")
    assert winners(match) == (SWEDEN,)


BACK_AND_FORTH = ("move a1 a2", "move e5 e6", "move a2 a1", "move e6 e5")


@pytest.mark.rule("tablut:end.repetition")
@pytest.mark.parametrize(
    ("reading", "result"), [("draw", vl.Result((1, 1), (MUSCOVY, SWEDEN))), ("loss", vl.Result((1, 0), (MUSCOVY,)))]
)
def test_the_third_time_ends_the_match(reading, result):
    match = begin("muscovites: a1", rulings={"end.repetition": reading})
    match.play(*BACK_AND_FORTH, *BACK_AND_FORTH[:3])
    assert match.result is None
    match.play(BACK_AND_FORTH[3])
    assert match.result == result


@pytest.mark.rule("tablut:end.repetition")
def test_men_of_a_kind_are_alike():
    match = begin("muscovites: a1 b1")
    for move in ("move a1 a2", "move e5 e6", "move b1 a1", "move e6 e5", "move a2 b2", "move e5 e6", "move b2 b1"):
        match.play(move)
    match.play("move e6 e5")
    assert max(match.table.seen.values()) == 2


@pytest.mark.rule("tablut:end.repetition")
def test_after_a_catch_nothing_can_come_again():
    match = begin("swedes: c4\nmuscovites: b4 d9")
    match.play("move d9 d8", "move e5 e6", "move d8 d4")
    assert list(match.table.seen.values()) == [1]


# ----------------------------------------------------------------------------------------- Positions and the ledger


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("king: e5 e6", "Line 1 of the position: at most 1 can stand here."),
        ("swedes: e5", "Line 1 of the position: there is somebody at e5 already."),
        (
            "swedes: j1",
            "Line 1 of the position: a square from a1 to i9 is expected, not “j1”; for example “a1”, “a4” or “a7”.",
        ),
        ("king: e9", "This position is impossible: the king is at the edge, so the match is over."),
        ("king:", "This position is impossible: the men on the board aren’t those of one match."),
        ("turn: danes", "Line 1 of the position: a side is expected, not “danes”; expected: muscovites or swedes."),
    ],
)
def test_what_is_wrong_with_a_written_position_is_said(text, said):
    with pytest.raises(vl.Refused) as raised:
        vl.position("tablut", text)
    assert str(raised.value) == said


def test_every_rule_stands_in_code_and_tests_and_has_an_example():
    game = vl.new("tablut").game
    root = Path(__file__).parents[2]
    rulebook = vl.rulebook("tablut")
    assert gaps(ledger([rulebook], game.folder, root), ("code", "tests")) == []
    assert strangers([rulebook], game.folder, root) == []
    examples = game.examples(rulebook.box)
    assert [examples[key].rule for key in examples] == list(rulebook)
