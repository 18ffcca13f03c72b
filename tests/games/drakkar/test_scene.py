"""The board of Drakkar: all is drawn, all is told, and all can be pointed at."""

from __future__ import annotations

import random
import re

import pytest

import vikinglab as vl
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import ids
from vikinglab.games.drakkar import GAME
from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.scene import scene

from .helpers import EDITION, TEAMS, begin, plain, words

MATCHES = [(players, seed) for players in GAME.usual_box().players for seed in range(2)]
LARGEST = 40_000
PLAIN = "A: e4 f5\nB:\nemblems: c3\ndice: 2 5"


def positions(players: int, seed: int):
    """Positions of a match in which pawns are moved more often than emblems."""
    rng = random.Random(seed)
    table = GAME.setup(GAME.box(), players)
    table.settle()
    for _ in range(150):
        if (thing := table.waiting) is None:
            break
        yield table
        legal = table.legal()
        mine = [action for action in legal if getattr(action, "start", "") in table.stands] or legal
        table.apply(thing.draw(table, rng) if thing.by_chance else rng.choice(rng.choice([mine, legal])))
    yield table


def marks(shown) -> dict:
    return {mark.id: mark for mark in shown.marks}


@pytest.mark.parametrize(("players", "seed"), MATCHES)
def test_every_position_is_shown_whole(players, seed):
    for table in positions(players, seed):
        shown = scene(table.view(0), 0)
        found = marks(shown)
        assert len(found) == len(shown.marks)
        assert len([mark for mark in found if mark.startswith("square:")]) == 169 + 2 * players
        for square, pawn in table.stands.items():
            assert found[f"pawn:{pawn}"].on == f"square:{square}"
            assert f"a pawn of {GAME.speech.say(f'seat-{pawn // 2}')}" in words(shown, f"square:{square}")
        for square, name in table.lies.items():
            assert found[f"emblem:{name}"].on == f"square:{square}"
            assert "an emblem" in words(shown, f"square:{square}")
        if table.legal():
            paths = {id for action in table.legal() for id in table.waiting.path(table, action)}
            assert {id for id in paths if not id.startswith("do:")} <= ids(shown.marks)


def test_the_fullest_picture_is_small_too():
    """All emblems are there and noted, all rivals in prison, and one die is played."""
    places = [square for square in GAME.box().board.places if GAME.box().circled.get(square) and "-" not in square]
    noted = ", ".join(f"{square} {symbol} A" for square, symbol in zip(places, SYMBOLS * 5, strict=True))
    text = f"emblems: {noted}\nA: c2 d2\nB: missing 2\nC: missing 1\nD: missing 2\ndice: 5, moved d2"
    shown = GAME.scene(begin(text).table.view(0), 0)
    assert len([mark for mark in shown.marks if mark.id.startswith("note:")]) == 30
    assert max(len(shown.svg(language).encode()) for language in ("en", "fr")) < LARGEST


def test_marks_lie_within_the_board_and_squares_dont_overlap():
    shown = scene(begin("A: e4 f4\nB:\nC:\nD:\nemblems: c3\ndice: 2 5").table, 0)
    board = shown.groups[0]
    squares = [mark for mark in shown.marks if mark.id.startswith("square:")]
    for mark in shown.marks:
        if mark.group == "board":
            assert 20 < mark.x < board.width - 20
            assert 20 < mark.y < board.height - 20
    for one in squares:
        for other in squares:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert one is other or apart >= min(one.size, other.size)


def test_south_is_below_and_a1_at_the_lower_left():
    found = marks(scene(begin("A:\nB:\nC:\nD:\nemblems: c3\ndice: 2 5").table, 0))
    assert found["square:a1"].x < found["square:m1"].x
    assert found["square:a1"].y > found["square:a13"].y
    assert found["square:south-1"].y > found["square:f1"].y
    assert found["square:west-1"].x < found["square:a6"].x
    assert found["square:north-1"].y < found["square:f13"].y
    assert found["square:east-1"].x > found["square:m6"].x
    assert found["square:south-1"].x == found["square:f1"].x


def test_shields_show_what_is_taken():
    shown = scene(begin("A: shields heart\nB:\nemblems: c3\ndice: 2 5").table, 0)
    found = marks(shown)
    assert found["shield:0:heart"].frame == "drakkar-shield-full"
    assert found["shield:0:spade"].frame == "drakkar-shield"
    assert words(shown, "shield:0:heart") == "Orange: shield for the heart, filled"
    assert words(shown, "shield:1:crown") == "Sky: shield for the crown, empty"
    assert "Taken: heart." in words(shown, "panel:0")
    assert "Nothing taken yet." in words(shown, "panel:1")


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        ("e4 f5", "Both pawns are on the board"),
        ("", "Both pawns are on their drakkars"),
        ("e4 south-2", "One pawn is on its drakkar"),
        ("e4 south-2, captive", "One pawn is captured"),
        ("captive", "Both pawns are captured"),
        ("missing 1", "In prison: misses 1 more turn"),
    ],
)
def test_a_panel_says_how_the_pawns_are(seat, said):
    match = begin(f"A: {seat}\nB:\nemblems: c3\nturn: B\ndice: 2 5")
    assert words(match.scene(0), "panel:0").endswith(said)


def test_who_is_held_is_behind_bars():
    found = marks(begin("A: e4 south-2, captive\nB: missing 1\nemblems: c3\ndice: 2 5").scene(0))
    assert [found[f"pawn:{pawn}"].over for pawn in range(4)] == ["", "drakkar-bars", "drakkar-bars", "drakkar-bars"]


def test_the_dice_that_are_left_are_there():
    match = begin("A: e4 f5\nB:\nemblems: c3\ndice: 2 5")
    assert [marks(match.scene())[f"die:{number}"].sprite for number in (1, 2)] == ["drakkar-die-2", "drakkar-die-5"]
    match.play("move e4 e6")
    found = marks(match.scene())
    assert found["die:1"].sprite == "drakkar-die-5"
    assert "die:2" not in found


def test_a_die_that_is_played_is_ticked_and_so_is_what_it_moved():
    match = begin("A: e4 f5\nB:\nemblems: c3\ndice: 2 5")
    assert not {"die:played", "moved"} & set(marks(match.scene()))
    match.play("move e4 e6")
    found = marks(match.scene())
    assert (found["die:played"].x, found["die:played"].faint) == (marks(begin(PLAIN).scene())["die:2"].x, True)
    assert found["moved"].on == "square:e6"
    assert words(match.scene(), "square:e6") == "e6, a pawn of Orange, moved already"
    assert words(match.scene(), "square:e6", "fr").endswith("déjà déplacé")
    assert words(match.scene(), "square:f5") == "f5, a pawn of Orange"
    match.play("pass")
    assert not {"die:played", "moved"} & set(marks(match.scene()))


def test_pawns_at_home_stand_in_their_drakkars():
    found = marks(begin("A: e4 south-2\nB: north-1 d9, captive\nemblems: c3\ndice: 2 5").scene(0))
    assert [found[f"pawn:{pawn}"].over for pawn in range(4)] == ["", "drakkar-aboard", "drakkar-bars", ""]


@pytest.mark.parametrize("moorings", [(6, 8), (1, 13), (7, 8), (3, 4)])
def test_shields_lie_before_the_lines_nearest_the_middle_that_have_no_drakkar_square(moorings, tmp_path):
    content = tmp_path / "box.toml"
    content.write_text(
        EDITION.replace("moorings = { value = [6, 8]", f"moorings = {{ value = {list(moorings)}"), "utf-8"
    )
    found = marks(vl.position("drakkar", PLAIN, content=content).match().scene())
    lines = [mark.x for id, mark in found.items() if id.startswith("shield:0:")]
    moored = [found["square:south-1"].x, found["square:south-2"].x]
    names = [found[f"file:{letter}"].x for letter in "abcdefghijklm"]
    free = [x for x in names if x not in moored]
    middle = names[6]
    assert lines == sorted(sorted(free, key=lambda x: (abs(x - middle), x))[:5])
    assert {found[f"shield:1:{symbol}"].y for symbol in ("heart", "crown")} == {found["square:north-1"].y}


def test_the_title_says_whose_turn_it_is_and_who_has_won():
    assert plain(begin("A:\nB:\nemblems: c3\nturn: B\ndice: 2 5").scene().title["en"]) == "Sky to play"
    before = GAME.setup(GAME.box(), 2)
    assert plain(scene(before).title["en"]) == "Roll to see who starts"
    won = begin("emblems: g7 heart\nA: g7 m1, shields spade diamond club tower\nB:\nlanded: g7", "take")
    assert plain(won.scene().title["en"]) == "Orange has won"
    team = "emblems: g7 crown\nA: g7 m1, shields heart spade diamond club tower\nB:\n"
    team += "C: shields heart spade diamond club\nD:\nlanded: g7"
    assert plain(begin(team, "take", rulings=TEAMS).scene().title["en"]) == "Orange and Green have won"


def test_who_chooses_a_shield_points_at_it():
    match = begin("emblems: g7 heart\nA: g7 m1\nB:\nC:\nD:\nlanded: g7", "take", rulings=TEAMS)
    paths = [match.waiting.path(match.table, action) for action in match.legal()]
    assert paths == [("shield:0:heart",), ("shield:2:heart",)]
    assert {path[0] for path in paths} <= ids(match.scene().marks)


def test_what_is_reconstructed_is_said_so():
    shown = vl.new("drakkar").scene()
    assert marks(shown)["note"].label["en"] == "Reconstructed plan"
    assert words(shown, "note").endswith("are reconstructed")


# ------------------------------------------------------------------------------------------------ Drawings


def test_nothing_is_painted_with_patterns():
    """Boards of a page share their drawings, and a pattern of one that is hidden paints nothing in the others."""
    own = "".join(drawing for name, drawing in art("drakkar").drawings.items() if name.startswith("drakkar-"))
    assert not re.search(r"url\(|<(pattern|\w+Gradient|mask|clipPath)", own)


def test_each_seats_pawn_has_its_letter():
    drawings = art("drakkar").drawings
    letters = [re.search(r">(\w)</text>", drawings[f"drakkar-pawn-{seat}"])[1] for seat in range(4)]
    assert letters == ["A", "B", "C", "D"]
