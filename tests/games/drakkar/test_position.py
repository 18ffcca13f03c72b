"""Written positions of Drakkar, its invariants, and its content files: what doesn't fit is refused with its place."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.words.refusal import Refused
from vikinglab.games.drakkar import GAME

from .helpers import EDITION, asked, begin, choices, plain

WHOLE = """
emblems: e5, f6 heart AB, g7 crown
A: f6 c9, shields spade tower
B: north-1 e8, captive
turn: B
dice: 5, moved e8
"""


def test_a_position_is_read_as_it_is_written():
    table = vl.position("drakkar", WHOLE).table
    assert table.lies == {"e5": "e1", "f6": "e2", "g7": "e3"}
    assert table.stands == {"f6": 0, "c9": 1, "north-1": 2, "e8": 3}
    assert table.held == ["", "", "captive", ""]
    assert table.shields == [("spade", "tower"), ()]
    slots = table.emblems.slots
    assert [(slot.value, slot.seen) for slot in slots.values()] == [(None, ()), ("heart", (0, 1)), ("crown", ())]
    assert table.waiting.dice == (5,)
    assert table.waiting.moved == "e8"
    assert table.emblems.outcomes("e1") == [
        ("club", 3),
        ("crown", 2),
        ("diamond", 3),
        ("heart", 2),
        ("spade", 2),
        ("tower", 2),
    ]


def test_seats_that_arent_written_out_are_at_home():
    table = vl.position("drakkar", "A:\nB: missing 1\nemblems: c3\ndice: 1 2").table
    assert table.squares(0) == ("south-1", "south-2")
    assert table.missing == [0, 1]
    assert asked(begin("A:\nB:\nC:\nemblems: c3\nturn: C\ndice: 1 2")) == ("PlayDice", 2)


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("A:", "for 2, 3 or 4 seats, not: A."),
        ("A:\nC:", "for 2, 3 or 4 seats, not: A, C."),
        ("A: e4 z9\nB:", "Line 1 of the position: a square is expected, not “z9”; for example “a1”, “h5”"),
        ("A: e4\nB:", "Line 1 of the position: a square is expected, but nothing follows."),
        ("A: e4 e4\nB:", "Line 1 of the position: a pawn stands at e4 already."),
        ("A: e4 north-1\nB:", "Line 1 of the position: a pawn stands at north-1 already."),
        ("A: e4 h6\nB: south-1 a1", "Line 2 of the position: south-1 is a drakkar square of another seat."),
        ("A: e4 h6, happy\nB:", "“happy” isn't expected here; expected: shields, missing, captive or released."),
        ("A: e4 h6, misssing 1\nB:", "“misssing” isn't expected here; did you mean “missing”?"),
        ("A: e4 h6, captive\nB:", "Line 1 of the position: no pawn of A is on its drakkar squares to be captive."),
        ("A: captive south-1 f6\nB:", "Line 1 of the position: no pawn of A can be captive on f6."),
        ("A: captive, released south-1\nB:", "Line 1 of the position: no pawn of A can be released on south-1."),
        ("A: shields star\nB:", "an emblem is expected, not “star”; expected: heart, spade, diamond"),
        ("A: shields hart\nB:", "an emblem is expected, not “hart”; did you mean “heart” (cœur)?"),
        ("A: shields heart heart heart heart\nB:", "Line 1 of the position: no emblem of the kind “heart” is left."),
        ("A: shields crown\nB:", "Line 1 of the position: the shields of A are for one each of heart, spade, diamond"),
        ("A: e4 h6, missing 1\nB:", "Line 1 of the position: A can miss 0 turns at most here, not 1."),
        ("A:\nB:\nturn:", "Line 3 of the position: a seat is expected, or the first turns from it on"),
        ("A: missing 2\nB:\ndice: 3 5", "Line 3 of the position: A misses its turn."),
        (
            "A: released\nB:\nturn: A first",
            "Line 3 of the position: A was captured or punished, so its first turn is over.",
        ),
        ("A:\nB: missing 1\nturn: A first, B first", "Line 3 of the position: B was captured or punished"),
        ("A: missing 3\nB:", "Line 1 of the position: A can miss 2 turns at most here, not 3."),
        ("A:\nB:\nemblems: e5, e5", "Line 3 of the position: no emblem can lie at e5: an emblem lies there."),
        ("A:\nB:\nemblems: south-1", "Line 3 of the position: no emblem can lie at south-1: it is a drakkar square."),
        ("A:\nB:\nemblems: e5 heart C", "Line 3 of the position: a seat is expected, not “C”; expected: A or B."),
        ("A:\nB:\nemblems: e5 heart A, f5 crown A\nseen: A f5", "A has seen e5 f5: the same is expected"),
        (
            "A:\nB:\nemblems: e5 heart AB\nshown: e5",
            "Line 4 of the position: no emblem that was shown to all lies at e5.",
        ),
        ("A:\nB:\nemblems: e5 heart A\nlooks: B e5", "Line 4 of the position: B hasn't seen the emblem at e5."),
        ("A:\nB:\nturn: C", "Line 3 of the position: a seat is expected, not “C”; expected: A or B."),
        ("A:\nB:\nturn: A second", "Line 3 of the position: first is expected, not “second”."),
        ("A:\nB:\nturn:", "Line 3 of the position: a seat is expected, or the first turns from it on to the left"),
        ("A:\nB:\nturn: A, B", "Line 3 of the position: a seat is expected, or the first turns from it on to the left"),
        ("A:\nB:\nC:\nturn: A first, C first", "Line 4 of the position: a seat is expected, or the first turns from"),
        ("A:\nB:\ndice:", "Line 3 of the position: a whole number from 1 to 6 is expected."),
        ("A:\nB:\ndice: 7", "Line 3 of the position: a whole number from 1 to 6 is expected, not “7”."),
        ("A:\nB:\ndice: 1 2 3", "Line 3 of the position: at most 2 can stand here."),
        ("A:\nB:\ndice: 1 2, moved e5", "Line 3 of the position: one of the dice has moved nothing to e5."),
        ("A:\nB:\ndice: 1, moved e5", "Line 3 of the position: one of the dice has moved nothing to e5."),
        ("A:\nB:\nemblems: e5\nlanded: e5", "Line 4 of the position: no pawn of A stands on an emblem at e5."),
        ("A: e5 h6\nB:\nemblems: e5 crown AB\ntaken: e5", "A and its partner don't both need the emblem at e5."),
        (
            "A: shields heart spade diamond club tower\nB:\nturn: B",
            "Line 1 of the position: A has filled all shields that it needs, so the match is over.",
        ),
        (
            "A: m1 m2\nB:\nturn: A first\ndice: 1 2",
            "in its first turn A has a pawn at home for each die, not 0 for 2.",
        ),
        ("A:\nB: m1 m2\nturn: A first, B first", "in its first turn B has a pawn at home for each die, not 0 for 2."),
        (
            "A: m1 m2\nB: a13 m13\ndice: 3, moved a13",
            "Line 3 of the position: one of the dice has moved nothing to a13.",
        ),
        ("A:\nB:\nweather: fine", "Line 3 of the position: no line is called “weather”; expected: emblems, A, B, seen"),
    ],
)
def test_a_position_that_cant_be_is_refused(position, complaint):
    with pytest.raises(Refused) as refused:
        vl.position("drakkar", position)
    assert complaint in plain(refused.value)


# ------------------------------------------------------------------------------------------------ Written


def again(match: vl.Match) -> vl.Match:
    """Return the match read from the position as it is written."""
    return vl.position("drakkar", match.written(), rulings=match.table.box.rulings).match()


@pytest.mark.parametrize(
    "written",
    [
        "emblems: e5, f6 heart AB, g7 crown\nA: f6 c9, shields spade tower\nB: north-1 e8, captive\nturn: B\n"
        "dice: 5, moved e8",
        "emblems: e5, -, g7 crown B\nA: e5 c9\nB: a10 e8\ndice: 3\nlanded: e5",
        "emblems: e5 heart A, f6 crown A\nA: a1 c9\nB: missing 2\nseen: A f6 e5\ndice: 2 5",
        "emblems: e5 heart all\nA: a1 c9\nB: missing 2\nshown: e5\ndice: 2 5",
        "emblems: e5 heart A\nA: e5 c9\nB: missing 2\nlooks: A e5\ndice: 2, moved c9",
        "emblems: m1\nA:\nB:\nturn: A first\ndice: 2 5",
        "emblems: m1\nA:\nB:\nC:\nturn: A first, B first, C\ndice: 2 5",
        "emblems: m1\nA: captive south-1\nB: a10 e8\ndice: 2 6",
        "emblems: m1\nA: captive south-1, released south-2\nB: a10 e8\ndice: 2 6",
        "emblems: c3\nA: a1 c9\nB: a10, released\nturn: B\ndice: 3 6",
    ],
)
def test_what_is_read_is_written_the_same(written):
    written = written.replace("a10, released", "north-1 a10, released")
    match = begin(written)
    assert match.written() == written
    assert again(match).table == match.table
    assert begin(written.replace("\n", " / ")).table == match.table


def test_what_is_usual_is_not_written():
    match = begin("turn: A\nemblems: e5\nA: south-1 south-2, missing 0\nB: north-1 north-2\nseen:\ndice: 5 2")
    assert match.written() == "emblems: e5\nA:\nB:\ndice: 2 5"


@pytest.mark.parametrize(
    ("position", "moves", "line"),
    [
        ("emblems: e5\nA: e3 h6\nB:\ndice: 2 5", ("move e3 e5",), "landed: e5"),
        ("emblems: e5 heart\nA: e3 h6\nB:\nC:\nD:\ndice: 2 5", ("move e3 e5", "take"), "taken: e5"),
        ("emblems: e5 heart\nA: e3 h6\nB:\nC:\nD:\ndice: 2, moved h6", ("move e3 e5", "take"), "taken: e5"),
        ("emblems: e5 heart\nA: e5 h6\nB:\nC:\nD:\nturn: A", ("claim e5",), "claimed: e5"),
        ("emblems: e5 heart\nA: e5 h6\nB:\nC:\nD:\nturn: A", (), "D:"),
    ],
)
def test_whatever_a_seat_must_decide_is_written(position, moves, line):
    match = begin(position, *moves, rulings={"team.two": "teams", "take.landing": "under a pawn"})
    assert match.written().splitlines()[-1] == line
    twin = again(match)
    assert twin.table == match.table
    assert {*choices(twin)} == {*choices(match)}


# ------------------------------------------------------------------------------------------------ What was lost before


@pytest.mark.rule("drakkar:prison.barred")
def test_a_barred_six_counts_in_written_dice_too():
    position = "emblems: c3, k3 / A: f10 m1 / B: north-1 a10, captive / turn: B{}"
    match = begin(position.format(" / dice: 3 6"), "pass")
    assert match.table.held[2] == "released"
    thrown = vl.position("drakkar", position.format("")).match(drawn=["6+3"])
    assert thrown.table.held == begin(position.format(" / dice: 3 6")).table.held == ["", "", "released", ""]


@pytest.mark.rule("drakkar:prison.barred")
def test_a_six_that_another_pawn_bars_only_later_releases_nobody():
    assert begin("emblems: c3 / A: f10 m1 / B: north-1 a10, captive / turn: B / dice: 6, moved a10").table.held[2]
    assert begin("emblems: c3 / A: f10 m1 / B: north-1 a10, captive / turn: B / dice: 6").table.held[2] == "captive"


@pytest.mark.rule("drakkar:prison.six")
def test_a_captured_pawn_stands_beside_one_that_has_not_come_out():
    match = begin("emblems: c3 / A: captive south-2 / B: a10 c9 / dice: 2 3")
    assert match.table.held == ["", "captive", "", ""]
    assert {"move south-1 f2", "move south-1 f3"} <= {*choices(match)}
    assert match.why_not("move south-2 h2").rule == "prison.six"


@pytest.mark.rule("drakkar:turn.order")
def test_a_first_turn_leaves_the_others_theirs():
    match = begin("emblems: m1\nA:\nB:\nturn: A first\ndice: 2 5", "move south-1 f2", "move south-2 h5", seed=1)
    assert asked(match) == ("BringOut", 1)
    out = begin("emblems: m1\nA:\nB: d9 k8\nturn: A first\ndice: 2 5", "move south-1 f2", "move south-2 h5", seed=1)
    assert asked(out) == ("PlayDice", 1)
    named = "emblems: m1\nA:\nB:\nturn: A first, B\ndice: 2 5"
    assert asked(begin(named, "move south-1 f2", "move south-2 h5", seed=1)) == ("PlayDice", 1)


# ------------------------------------------------------------------------------------------------ Content


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('  "......O......",', '  "......o......",', "there must be one emblem for each of the 19 circles"),
        ('  ".....ooo.....",\n  "....O', '  "....ooo.....",\n  "....O', "a plan of 13 rows of 13 signs"),
        ('  ".....ooo.....",\n  "....O', '  ".....oxo.....",\n  "....O', "a plan of 13 rows of 13 signs"),
        ("[6, 8]", "[8, 6]", "two different lines of the board"),
        ("[6, 8]", "[6]", "is expected"),
        ('"diamond", "club", "tower"]', '"diamond", "club", "club"]', "5 different emblems are expected"),
        ('"diamond", "club", "tower"]', '"diamond", "club"]', "5 different emblems are expected"),
        ('["south", "north"]', '["south", "south"]', "as many different sides"),
        ('["south", "north"]', '["south", "moon"]', "isn't one of the values"),
        ('2 = { value = 3, source = "rulebook" }', '2 = { value = 2, source = "rulebook" }', "one emblem for each"),
        ('3 = { value = 5, source = "rulebook" }\n', "", "the number of emblems of each kind is missing for 3"),
        ("value = 13", "value = 11", "is expected"),
        ('source = "published" }', 'source = "guessed" }', "isn't one of the values"),
    ],
)
def test_a_content_file_that_cant_be_is_refused(old, new, complaint):
    assert old in EDITION
    with pytest.raises(Refused) as refused:
        GAME.box(content=EDITION.replace(old, new, 1), name="mine.toml")
    assert complaint in plain(refused.value)
    assert "mine.toml, line " in plain(refused.value)


def test_other_circles_and_clans_can_be_played_with(tmp_path):
    own = EDITION.replace('  "......O......",', '  "......o......",', 1).replace(
        '  ".....ooo.....",', '  ".....oOo.....",', 1
    )
    own = own.replace('"club", "tower"]', '"crown", "tower"]', 1)
    path = tmp_path / "mine.toml"
    path.write_text(own, "utf-8")
    match = vl.new("drakkar", players=2, content=path)
    assert "g11" in match.table.lies
    assert "g10" not in match.table.lies
    assert match.table.clan(0) == ("heart", "spade", "diamond", "crown", "tower")
