"""Drakkar on the board: by two clicks, by keyboard, by touch; with reasons; by two people who see different things."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board

import vikinglab as vl
from tests.games.drakkar.helpers import EDITION, TEAMS, plain
from vikinglab.core.match import load

from .host import Host

POSITION = """
emblems: g6 club, f9, c3
A: e4 h6
B: d9 j8
dice: 2 5
"""


def board(page, tmp_path, text: str = POSITION, seats=None, **rulings: str) -> Host:
    return Host(page, Board(vl.position("drakkar", text, rulings=rulings).match(seed=1, seats=seats)), tmp_path)


def ringed(page, kind: str = "vl-choice") -> set[str]:
    """Return the squares that are marked."""
    ids = page.eval_on_selector_all(f"g.{kind}", "parts => parts.map(part => part.dataset.id)")
    return {id.removeprefix("square:") for id in ids}


def test_a_move_is_two_clicks_and_then_one_looks(page, tmp_path):
    host = board(page, tmp_path)
    assert ringed(page) == {"e4", "h6", "g6", "f9", "c3"}
    host.touch("pawn:0")
    assert ringed(page, "vl-picked") == {"e4"}
    assert {"g6", "e9", "j9"} <= ringed(page)
    host.touch("square:g6")
    assert host.widget.match.moves == ("move e4 g6",)
    host.click("text=I look")
    assert "Orange sees a club at g6: nobody else does." in plain(host.text(".vl-log"))
    assert page.locator('g[data-id="note:e1"]').count() == 1


def test_squares_where_nothing_is_drawn_can_be_pointed_at(page, tmp_path):
    for corner in ("a1", "a13", "m1", "m13"):
        file, rank = corner[0], int(corner[1:])
        start = f"{'c' if file == 'a' else 'k'}{3 if rank == 1 else 11}"
        host = board(page, tmp_path, f"emblems: g7\nA: {start} g9\nB: d9 j8\ndice: 2 5")
        host.touch(f"square:{start}")
        host.touch(f"square:{corner}")
        assert host.widget.match.moves == (f"move {start} {corner}",)


CANT = [
    (["pawn:2"], "The pawn at d9 belongs to Sky. You can move only your own."),
    (["pawn:0", "square:e7"], "From e4 to e7 is 3 squares, but your dice show 2 and 5."),
    (["pawn:0", "square:f8"], "You can't go from e4 to f8"),
    (["emblem:e2", "pawn:2"], "An emblem can't stop under a pawn: Sky's is at d9."),
]


def test_what_cant_be_done_says_why(page, tmp_path):
    for ids, sentence in CANT:
        host = board(page, tmp_path)
        for id in ids:
            host.touch(id)
        assert plain(host.text(".vl-bubble p")).startswith(sentence)


def test_a_pawn_comes_out_of_its_drakkar(page, tmp_path):
    host = board(page, tmp_path, "emblems: c3\nA:\nB:\nturn: A first\ndice: 2 5")
    host.touch("pawn:1")
    assert ringed(page) >= {"h2", "h5"}
    host.touch("square:h5")
    host.touch("pawn:0")
    host.touch("square:f2")
    assert host.widget.match.moves == ("move south-2 h5", "move south-1 f2")


def test_a_shield_is_pointed_at(page, tmp_path):
    text = "emblems: g7 heart\nA: g7 m1\nB: a9 b9\nC: c9 d8\nD: e9 k9\nlanded: g7"
    host = board(page, tmp_path, text, **TEAMS)
    host.click("text=I take")
    assert ringed(page) == {"shield:0:heart", "shield:2:heart"}
    host.touch("shield:2:heart")
    assert host.widget.match.table.shields[2] == ("heart",)


def test_by_keyboard(page, tmp_path):
    host = board(page, tmp_path)
    page.locator('g[data-id="square:e4"]').focus()
    host.press("Enter", "ArrowUp", "ArrowUp", "Enter")
    assert host.widget.match.moves == ("move e4 e6",)


def test_the_name_of_a_square_leads_to_it_and_the_arrows_on_to_its_drakkar(page, tmp_path):
    page.clock.install()
    host = board(page, tmp_path, "emblems: c3\nA:\nB:\nturn: A first\ndice: 2 5")
    page.locator('g[data-id="square:a13"]').focus()
    for name in ("f1", "f13", "f1"):
        page.clock.fast_forward(1000)  # what is typed after a pause is another name
        host.press(*name)
        assert page.get_attribute("g:focus", "data-id") == f"square:{name}"
    host.press("ArrowDown", "Enter", "ArrowUp", "ArrowUp", "Enter")
    assert host.widget.match.moves == ("move south-1 f2",)


def test_by_touch(phone, tmp_path):
    host = board(phone, tmp_path)
    for id in ("square:e4", "square:g6"):
        phone.touchscreen.tap(*host.middle(id))
        host.pump()
    assert host.widget.match.moves == ("move e4 g6",)
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_a_finger_finds_every_square_and_the_board_is_enlarged_around_a_pawn_of_ones_own(phone, tmp_path):
    host = board(phone, tmp_path, POSITION.replace("c3", "c3, a13"))
    square = phone.locator('g[data-id="square:b9"] .vl-ground').bounding_box()
    assert min(square["width"], square["height"]) >= 24
    phone.locator(".vl-zoom").tap()
    room, pawn = phone.locator(".vl-stage").bounding_box(), phone.locator('g[data-id="pawn:0"]').bounding_box()
    assert abs(pawn["x"] + pawn["width"] / 2 - room["x"] - room["width"] / 2) < room["width"] / 4
    assert phone.locator('g[data-id="square:b9"] .vl-ground').bounding_box()["width"] >= 44
    phone.touchscreen.tap(*host.middle("pawn:0"))
    host.pump()
    assert ringed(phone, "vl-picked") == {"e4"}


def test_between_two_people_what_was_seen_is_covered(page, tmp_path):
    host = board(page, tmp_path, POSITION.replace("g6 club", "g6 club A"))
    assert page.locator(".vl-veil").is_visible()
    host.click(".vl-veil button")
    assert not page.locator(".vl-veil").is_visible()
    host.widget.play("pass")
    host.show()
    assert page.locator(".vl-veil").is_visible()


def test_a_bot_plays_on(page, tmp_path):
    host = board(page, tmp_path, seats=["person", "greedy"])
    assert page.locator(".vl-ends-it").all_inner_texts() == ["Skip both dice"]
    host.click("text=Skip both dice")
    assert host.widget.match.waiting.seat == 0
    assert host.widget.match.ply > 1


LOOKED = """
emblems: g6 club, f9, c3
A: g6 h6
B: d9 j8
landed: g6
"""


def test_remember_for_me_is_switched_on_and_off_in_the_middle_of_a_match(page, tmp_path):
    host = board(page, tmp_path, seats=["person", "random"])
    host.widget.play("move e4 g6", "see", "move h6 h11", "pass", "move g6 g8")
    host.show()
    notes = page.locator('g[data-id^="note:"]')
    assert (notes.count(), host.is_on("Remember for me")) == (0, False)
    host.choose("Remember for me")
    assert (notes.count(), host.is_on("Remember for me")) == (1, True)
    assert host.widget.match.moves == ("move e4 g6", "see", "move h6 h11", "pass", "move g6 g8")
    assert load(host.widget.state["save"].encode()).notes, "what the browser keeps says so too"
    host.choose("Remember for me")
    assert (notes.count(), host.is_on("Remember for me")) == (0, False)


def test_a_new_match_is_remembered_if_the_one_before_was(page, tmp_path):
    host = board(page, tmp_path)
    host.choose("Remember for me")
    before = host.widget.match
    host.choose("New match")
    host.click("dialog >> text=Begin")
    assert host.widget.match is not before
    assert host.widget.match.notes


def test_the_log_keeps_what_was_seen_until_the_next_move(page, tmp_path):
    host = board(page, tmp_path, LOOKED, seats=["person", "random"])
    seen = "Orange sees a club at g6: nobody else does."

    def logged(*moves: str) -> bool:
        for move in moves:
            host.widget.play(move)
        host.show()
        return seen in plain(host.text(".vl-log"))

    assert logged("see")
    assert logged("pass"), "B has played: who looked away meanwhile can still read it"
    assert not logged("pass"), "A has moved"
    host.choose("Remember for me")
    assert logged()


def test_who_uses_a_screen_reader_finds_no_barrier(page, tmp_path):
    board(page, tmp_path)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert Axe().run(page).response["violations"] == []


def test_a_new_match_has_the_content_of_the_one_before(page, tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(EDITION.replace("turns = { value = 2", "turns = { value = 3"), "utf-8")
    host = Host(page, Board(vl.new("drakkar", players=2, seed=1, content=own)), tmp_path)
    assert host.widget.match.table.box.turns == 3
    host.choose("New match")
    host.click("dialog >> text=Begin")
    assert host.widget.match.table.box.turns == 3
