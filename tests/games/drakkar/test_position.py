"""Written positions of Drakkar, its invariants, and its content files: what doesn't fit is refused with its place."""

from __future__ import annotations

import msgspec
import pytest

import vikinglab as vl
from vikinglab.core.words.refusal import Refused
from vikinglab.games.drakkar import GAME

from .helpers import EDITION, asked, begin, plain

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
        ("A:", "for 2, 3 or 4 seats; found: A"),
        ("A:\nC:", "for 2, 3 or 4 seats; found: A, C"),
        ("A: e4 z9\nB:", "Line 1 of the position: there is no square “z9”"),
        ("A: e4\nB:", "isn't understood"),
        ("A: e4 e4\nB:", "Line 1 of the position: e4 is taken"),
        ("A: e4 north-1\nB:", "is taken"),
        ("A: e4 h6, happy\nB:", "isn't understood"),
        ("A: shields star\nB:", "“star” isn't allowed here"),
        ("A: shields heart heart heart heart\nB:", "no more emblems of the kind “heart”"),
        ("A: shields crown\nB:", "Orange A has an emblem that belongs on none of its shields"),
        ("A: e4 h6, missing 1\nB:", "Orange A can't have that many turns to miss"),
        ("A: missing 3\nB:", "Orange A can't have that many turns to miss"),
        ("A:\nB:\nemblems: e5, e5", "e5 is taken"),
        ("A:\nB:\nemblems: south-1", "the emblems on the board"),
        ("A:\nB:\nemblems: e5 heart C", "“C” isn't allowed here"),
        ("A:\nB:\nturn: C", "“C” isn't allowed here"),
        ("A:\nB:\nturn: A second", "a seat is expected, with or without first"),
        ("A:\nB:\nturn: A, B", "one thing is expected in the line “turn”"),
        ("A:\nB:\ndice: 7", "a whole number from 1 to 6"),
        ("A:\nB:\ndice: 1 2 3", "one or two dice are expected"),
        ("A:\nB:\ndice: 1 2, moved e5", "one or two dice are expected"),
        ("A:\nB:\ndice: 1, moved e5", "one or two dice are expected"),
        ("A:\nB:\nemblems: e5\nlanded: e5", "no pawn of Orange A stands on an emblem there"),
        ("A:\nB:\nweather: fine", "nothing here is called “weather”"),
    ],
)
def test_a_position_that_cant_be_is_refused(position, complaint):
    with pytest.raises(Refused) as refused:
        vl.position("drakkar", position)
    assert complaint in plain(refused.value)


def changed(**fields) -> bytes:
    """A position as JSON, with other fields."""
    table = vl.position("drakkar", WHOLE).table
    return msgspec.json.encode(msgspec.json.decode(table.to_json()) | fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 5},
        {"stands": {"f6": 0, "c9": 1, "north-1": 2}},
        {"stands": {"f6": 0, "c9": 1, "north-1": 2, "z9": 3}},
        {"stands": {"f6": 0, "c9": 1, "north-1": 2, "south-1": 3}},
        {"stands": {"f6": 0, "c9": 1, "north-1": 2, "e8": 2}},
        {"held": ["", "", "captive"]},
        {"held": ["captive", "", "captive", ""]},
        {"held": ["", "", "asleep", ""]},
        {"missing": [0]},
        {"missing": [0, 1]},
        {"lies": {"e5": "e1", "f6": "e2"}},
        {"lies": {"e5": "e1", "f6": "e2", "g7": "e2"}},
        {"lies": {"e5": "e1", "f6": "e2", "north-2": "e3"}},
        {"shields": [["spade", "tower"]]},
        {"shields": [["spade", "spade"], []]},
        {"shields": [["spade"], []]},
        {"shown": "e9"},
        {"looks": ["e1"]},
        {"looks": ["e9", ""]},
        {"looks": ["e1", ""]},
        {"stack": [{"thing": "turn", "seat": 1}, {"thing": "play-dice", "seat": 1, "dice": [5]}]},
        {"stack": [{"thing": "turn", "seat": 0}, {"thing": "play-dice", "seat": 1, "dice": [5, 2]}]},
        {"stack": [{"thing": "turn", "seat": 0}, {"thing": "play-dice", "seat": 1, "dice": [7]}]},
        {"stack": [{"thing": "turn", "seat": 9}]},
        {"stack": [{"thing": "turn", "seat": 0}, {"thing": "turn", "seat": 1}]},
        {"stack": [{"thing": "play-dice", "seat": 1, "dice": [5]}]},
        {"stack": [{"thing": "turn", "seat": 1}, {"thing": "on-emblem", "seat": 0, "square": "e5"}]},
        {"stack": [{"thing": "turn", "seat": 1}, {"thing": "choose-shield", "seat": 0, "square": "f6"}]},
        {
            "stack": [
                {"thing": "turn", "seat": 1},
                {"thing": "throw-dice", "seat": 0},
                {"thing": "claim-under-pawn", "seat": 1},
            ]
        },
        {"stack": [{"thing": "throw-for-first", "contenders": [0, 0]}]},
        {"stack": [{"thing": "throw-for-first", "contenders": [0, 2]}]},
        {"stack": [{"thing": "throw-for-first", "contenders": [0, 1], "totals": [13]}]},
        {"stack": [{"thing": "throw-for-first", "contenders": [0, 1], "totals": [3, 4]}]},
    ],
)
def test_a_position_that_breaks_an_invariant_is_refused(fields):
    box = GAME.box()
    assert GAME.table_from_json(changed(), box).stands
    with pytest.raises(Refused):
        GAME.table_from_json(changed(**fields), box)


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
