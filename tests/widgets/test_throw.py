"""The throw: in the page by drag and by keys, from the page as messages; on a board by one's own hand."""

from __future__ import annotations

import json
from math import inf, nan
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board, Throw, inbound

import vikinglab as vl
from vikinglab.core.show.hand import Piece
from vikinglab.core.words.refusal import Refused

from .host import Host

ATTACK = "dials: 7 D07\nA: N07 H\nB: H\nsails: A1"
"""Orange is about to plunder a place of worship."""


def heard(sentence: str) -> str:
    return sentence.replace("\N{NO-BREAK SPACE}", " ").replace("\u2068", "").replace("\u2069", "")


# ------------------------------------------------------------------------------------------------ Messages


def test_a_throw_and_a_piece_that_is_laid_come_from_the_game():
    shown = Throw("vikingar", pieces=5, seed=1)
    assert not shown.lies["fallen"]
    shown._hear(shown, {"do": "throw", "pieces": 3, "seed": 7}, [])
    assert (len(shown.lies["pieces"]), shown.lies["fallen"], shown.lies["number"]) == (3, True, 2)
    again = Throw("vikingar", pieces=3, seed=7)
    assert again.lies["pieces"] == shown.lies["pieces"]
    shown._hear(shown, {"do": "lay", "number": 1, "x": 120, "y": 90.5, "turn": 15, "face": 2}, [])
    assert shown.lies["pieces"][1] == pytest.approx([120, 90.5, 15, 2])
    assert not shown.lies["fallen"]
    assert str(shown.thrown.words) == repr(shown)


@pytest.mark.parametrize(
    "content",
    [
        {"do": "throw", "pieces": 11, "seed": 7},
        {"do": "throw", "pieces": 0, "seed": 7},
        {"do": "throw", "pieces": 5, "seed": -1},
        {"do": "lay", "number": 5, "x": 1, "y": 1, "turn": 0, "face": 0},
        {"do": "lay", "number": -1, "x": 1, "y": 1, "turn": 0, "face": 0},
        {"do": "lay", "number": 0, "x": 1, "y": 1, "turn": 0, "face": 4},
        {"do": "lay", "number": 0, "x": nan, "y": 1, "turn": 0, "face": 0},
        {"do": "lay", "number": 0, "x": inf, "y": 1, "turn": 0, "face": 0},
        {"do": "lay", "number": 0, "x": 1, "y": 9e9, "turn": 0, "face": 0},
        {"do": "lay", "number": 0, "x": 1, "y": 1, "turn": nan, "face": 0},
        {"do": "lay", "number": 0, "x": "1", "y": 1, "turn": 0, "face": 0},
        {"do": "lay", "number": 0, "x": 1, "y": 1, "turn": 0, "face": 0, "more": 1},
    ],
)
def test_what_cant_be_thrown_or_laid_changes_nothing(content):
    shown = Throw("vikingar", pieces=5, seed=1)
    before = shown.lies
    with pytest.raises(Refused):
        shown._do(inbound.read(content))
    shown._hear(shown, content, [])
    assert shown.lies is before


def test_only_a_game_that_throws_can_be_thrown():
    with pytest.raises(ValueError, match="raids"):
        Throw("raids")


def test_a_throw_is_small_on_its_way_to_the_page():
    for pieces in (5, 10):
        assert len(json.dumps(Throw("vikingar", pieces=pieces).lies)) <= 1200 * pieces + 4000


# ------------------------------------------------------------------------------------------------ In a page


def settled(page) -> None:
    """Wait until what was thrown has been told."""
    page.wait_for_function("!document.querySelector('.vl-to-come')")


def test_runes_are_thrown_moved_and_turned_by_keys_alone(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    host = Host(page, Throw("vikingar", pieces=3, seed=4), tmp_path)
    page.locator(".vl-fling").focus()
    host.press("Enter")
    assert host.widget.lies["fallen"]
    assert page.locator(".vl-to-come").count() == 0
    assert heard(host.said()).startswith("3 runes: ")
    page.locator('g[data-id="rune:all:2"]').focus()
    place = host.widget.lies["pieces"][1]
    host.press("ArrowRight", "Shift+ArrowDown", "r", "f")
    x, y, turn, face = host.widget.lies["pieces"][1]
    assert (x, y) == pytest.approx((place[0] + 4, place[1] + 20))
    assert (turn - place[2]) % 180 == pytest.approx(15, abs=0.2)
    assert face == (place[3] + 1) % 4
    assert page.evaluate("document.activeElement.dataset.id") == "rune:all:2"
    # Laid on the first rune, on its long side: the page says so, and why.
    for number, piece in enumerate([Piece(200, 158, 0, 0), Piece(202, 158, 0, 2), Piece(200, 80, 0, 1)]):
        host.widget.lay(number, piece)
    page.evaluate("value => trait('lies', value)", json.loads(json.dumps(host.widget.lies)))
    assert heard(host.text(".vl-piece-told")) == "Rune 2, long side, overlaps rune 1: 6 points"
    assert heard(host.said()).startswith("Rune 2, long side, overlaps rune 1: 6 points. 3 runes: ")
    # What lies on top is drawn after what lies under it, and says its worth in its own name.
    order = page.locator("g.vl-piece").evaluate_all("all => all.map((each) => each.dataset.id)")
    assert order.index("rune:all:1") < order.index("rune:all:2")
    assert heard(page.locator('g[data-id="rune:all:2"]').get_attribute("aria-label")).startswith("Rune 2, long side")
    assert Axe().run(page).response["violations"] == []


def test_a_rune_is_moved_by_two_taps_without_dragging(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    host = Host(page, Throw("vikingar", pieces=3, seed=4), tmp_path)

    def tap(x: float, y: float) -> None:
        page.mouse.click(x, y)
        host.pump()

    def middle(number: int) -> tuple[float, float]:
        box = page.locator(f'g[data-id="rune:all:{number}"] .vl-top').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    stage = page.locator(".vl-throw-stage").bounding_box()
    corner = stage["x"] + 30, stage["y"] + 30
    before = host.widget.lies["pieces"]
    tap(*corner)
    assert host.widget.lies["pieces"] == before, "a tap on the sea alone moves nothing"
    tap(*middle(2))
    assert host.widget.lies["pieces"] == before, "the first tap takes a rune"
    assert heard(host.said()).endswith("Tap where it goes, or tap it again to leave it.")
    tap(*middle(2))
    tap(*corner)
    assert host.widget.lies["pieces"] == before, "a second tap on it leaves it"
    tap(*middle(2))
    tap(*corner)
    assert middle(2) == pytest.approx(corner, abs=12)  # the face is drawn a little above the middle of its block
    assert host.widget.lies["pieces"][0] == before[0]
    tap(*middle(2))
    tap(*middle(1))
    assert (0, 1) in [tuple(sorted(pile)) for pile in host.widget.thrown.lying.piles], "onto another"
    after = host.widget.lies["pieces"]
    tap(*middle(3))
    host.press("Escape")
    tap(*corner)
    assert host.widget.lies["pieces"] == after, "Escape leaves it, too"


@pytest.mark.soak
def test_a_rune_is_dragged_onto_another_and_the_sea_is_flung(page, tmp_path):
    host = Host(page, Throw("vikingar", pieces=4, seed=4), tmp_path)
    spots = []
    for number in (1, 2):
        box = page.locator(f'g[data-id="rune:all:{number}"] .vl-top').bounding_box()
        spots.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*spots[0])
    page.mouse.down()
    page.mouse.move(spots[1][0] + 3, spots[1][1] + 3, steps=6)
    page.mouse.up()
    host.pump()
    assert (1, 0) in host.widget.thrown.lying.piles
    before = host.widget.lies
    stage = page.locator(".vl-throw-stage").bounding_box()
    page.mouse.move(stage["x"] + 20, stage["y"] + 20)
    page.mouse.down()
    page.mouse.move(stage["x"] + 200, stage["y"] + 200, steps=4)
    page.mouse.up()
    host.pump()
    assert host.widget.lies is not before
    assert host.widget.lies["fallen"]
    settled(page)
    drawn = {mark["id"]: mark for mark in host.widget.lies["scene"]["marks"] if "solid" in mark}
    for id, mark in drawn.items():
        assert (
            page.locator(f'g[data-id="{id}"]').get_attribute("transform") == f"translate({mark['x']:g} {mark['y']:g})"
        )


@pytest.mark.soak
@pytest.mark.parametrize("light", ["light", "dark"])
def test_on_a_phone_all_of_it_fits_and_buttons_are_large(phone, tmp_path, light):
    phone.emulate_media(color_scheme=light)
    Host(phone, Throw("vikingar", pieces=10, seed=4), tmp_path)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    sizes = phone.locator("button").evaluate_all("all => all.map((each) => each.getBoundingClientRect().height)")
    assert min(sizes) >= 44
    assert Axe().run(phone).response["violations"] == []


# ------------------------------------------------------------------------------------------------ On a board


def attacked(page, tmp_path) -> Host:
    """Return a board on which the reader has just attacked."""
    host = Host(page, Board(vl.position("vikingar", ATTACK).match(seed=3)), tmp_path)
    host.touch("zone:N07:cult")
    if not host.widget.match.table.thrown:
        host.click(".vl-ask .vl-answer")
    assert host.widget.match.table.thrown
    return host


def test_ones_own_throw_waits_for_a_key_and_another_key_goes_on(page, tmp_path):
    host = attacked(page, tmp_path)
    cast = page.locator(".vl-cast")
    assert cast.is_visible()
    assert "throws" not in host.text(".vl-log")
    to_come = cast.locator('g[data-id^="count:"] text').all_text_contents()
    assert to_come == ["?"] * 9
    waits = {kind: cast.locator(f'g[data-id^="{kind}:"]').first.get_attribute("class") for kind in ("cell", "worth")}
    assert {kind: "vl-awaited" in waits[kind] for kind in waits} == {"cell": True, "worth": False}
    assert not cast.locator('g[data-id^="worth:"]').first.is_visible()
    page.keyboard.press("Enter")
    page.wait_for_function(
        "[...document.querySelectorAll('.vl-live')].some((each) => each.textContent.includes('Rune 1'))"
    )
    assert cast.is_visible()
    page.keyboard.press("a")
    assert cast.is_hidden()
    assert "throws" in host.text(".vl-log")
    # What is seen at the end is what the engine drew.
    for mark in host.widget.state["scene"]["marks"]:
        if "solid" in mark:
            element = page.locator(f'.vl-side g[data-id="{mark["id"]}"]')
            assert element.get_attribute("transform") == f"translate({mark['x']:g} {mark['y']:g})"
    assert page.locator(".vl-to-come").count() == 0


@pytest.mark.soak
def test_a_throw_is_made_by_a_fling_and_told_to_its_end(page, tmp_path):
    host = attacked(page, tmp_path)
    stage = page.locator(".vl-cast-stage").bounding_box()
    middle = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0], middle[1] - 120, steps=3)
    page.mouse.up()
    page.wait_for_function("document.querySelector('.vl-cast').hidden", timeout=15_000)
    assert "throws" in host.text(".vl-log")


@pytest.mark.soak
def test_who_wants_less_motion_or_no_throw_by_hand_sees_the_end_at_once(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    attacked(page, tmp_path)
    assert page.locator(".vl-cast").is_hidden()
    page.emulate_media(reduced_motion="no-preference")
    folder = Path(tmp_path) / "again"
    folder.mkdir()
    host = attacked(page, folder)
    page.keyboard.press("Escape")
    host.choose("Throw by hand")
    assert not host.is_on("Throw by hand")
    host.choose("Restart")
    host.touch("zone:N07:cult")
    assert page.locator(".vl-cast").is_hidden()
