"""A narrow page: the chart on top, the rest a sheet under it; and a chart that can be enlarged on any page."""

from __future__ import annotations

import pytest
from browsing import serious
from vikinglab_widgets import Board, Walkthrough

import vikinglab as vl

from .host import Host
from .test_board import SAILING
from .test_walkthrough import played

STOWING = """
voyage: 2
route: 7 axe, 9 rune, 12 fur
A: space 7, crew 2, aboard axe wood
B: space 9, crew 1
C: space 12, crew 1
"""


def board(page, tmp_path, text: str = SAILING) -> Host:
    return Host(page, Board(vl.position("raids", text).match(seed=1)), tmp_path)


def sideways(page) -> int:
    """Return the distance by which the page can be scrolled sideways."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def is_open(page) -> bool:
    shown = page.locator(".vl-side.vl-open").count() == 1
    assert page.get_attribute(".vl-pull", "aria-expanded") == str(shown).lower()
    return shown


def smallest(page) -> dict[str, float]:
    """Return the buttons and fields that are seen, by name, with the lesser of their sides."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll(".vl-board :is(button, select, input)")]
          .map(part => [part.textContent || part.getAttribute("aria-label"), part.getBoundingClientRect()])
          .filter(([, box]) => box.width).map(([name, box]) => [name, Math.min(box.width, box.height)]))"""
    )


def middle(page, id: str) -> tuple[float, float]:
    """Return the very middle of a mark, whatever is drawn around it."""
    return tuple(
        page.evaluate("id => (at => [at.e, at.f])(document.querySelector(id).getScreenCTM())", f'[data-id="{id}"]')
    )


def finger(page, x: float, y: float) -> None:
    """Put a finger down at this very point: Chromium moves it to what it takes to be meant, other browsers don't."""
    page.evaluate(
        """([x, y]) => document.elementFromPoint(x, y).dispatchEvent(
          new PointerEvent("click", { bubbles: true, pointerType: "touch", clientX: x, clientY: y }))""",
        [x, y],
    )


# ------------------------------------------------------------------------------------------------ The sheet


def test_nothing_scrolls_sideways(phone, tmp_path):
    for widget in (Board(vl.position("raids", SAILING).match(seed=1)), Walkthrough(played())):
        Host(phone, widget, tmp_path)
        for part in (None, ".vl-pull", ".vl-pull", ".vl-zoom"):
            if part:
                phone.locator(part).tap()
            for width in (360, 390):
                phone.set_viewport_size({"width": width, "height": 700})
                assert sideways(phone) == 0, (part, width)


def test_the_chart_is_on_top_over_the_whole_width_and_the_question_under_it_on_the_screen(phone, tmp_path):
    board(phone, tmp_path)
    chart, asks = (phone.locator(part).bounding_box() for part in (".vl-stage svg.vl-group", ".vl-ask"))
    assert (chart["x"], chart["y"], chart["width"]) == (0, phone.locator(".vl-board").bounding_box()["y"], 390)
    assert asks["y"] >= chart["y"] + chart["height"] - 1
    phone.set_viewport_size({"width": 390, "height": 480})
    assert phone.locator(".vl-board").bounding_box()["height"] <= 480


def test_the_sheet_is_pulled_up_and_down_by_keyboard(phone, tmp_path):
    host = board(phone, tmp_path)
    assert not is_open(phone)
    phone.locator(".vl-pull").focus()
    host.press("Enter")
    assert is_open(phone)
    assert phone.get_attribute(".vl-pull", "aria-controls") == phone.get_attribute(".vl-drawer", "id")
    # What there is room for is known once it has been laid out.
    phone.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    host.press("Tab")
    assert phone.evaluate("document.querySelector('.vl-drawer').contains(document.activeElement)")
    host.press("Escape")
    assert not is_open(phone)
    assert phone.evaluate("document.activeElement.className") == "vl-pull"
    host.press("Enter", "Enter")
    assert not is_open(phone)


def test_what_can_be_chosen_is_never_hidden(phone, tmp_path):
    host = board(phone, tmp_path, STOWING)
    assert "where do you put the axe" in host.text(".vl-question")
    assert not is_open(phone), "one's own panel is seen all the same"
    phone.locator("g[data-id='place:0:3']").tap()
    host.pump()
    assert host.widget.match.ply == 1


def test_what_the_reader_opened_stays_open(phone, tmp_path):
    host = board(phone, tmp_path)
    phone.locator(".vl-pull").tap()
    phone.locator("g[data-id='space:12']").focus()
    host.press("Enter")
    assert host.widget.match.record[-1] == "sail 12"
    assert is_open(phone)


def test_keys_reach_what_lies_in_the_drawer(phone, tmp_path):
    host = board(phone, tmp_path)
    phone.locator("g[tabindex='0']").focus()
    host.press("PageDown")
    assert not is_open(phone)
    assert phone.evaluate("document.activeElement.dataset.id") == "crew:0"
    host.press("PageDown")
    assert is_open(phone)
    assert phone.evaluate("document.activeElement.dataset.id") == "crew:1"


def test_a_wide_page_has_no_sheet(page, tmp_path):
    board(page, tmp_path)
    assert page.locator(".vl-pull").is_hidden()
    assert page.locator(".vl-drawer").is_visible()
    chart, asks = (page.locator(part).bounding_box() for part in (".vl-chart", ".vl-ask"))
    assert asks["x"] > chart["x"] + chart["width"]


def test_axe_finds_nothing_serious_on_a_phone(phone, tmp_path):
    board(phone, tmp_path)
    phone.locator(".vl-pull").tap()
    assert serious(phone) == {}


# ------------------------------------------------------------------------------------------------ Targets


@pytest.mark.parametrize("held", ["phone", "page"])
def test_buttons_are_large_enough_for_a_finger(request, tmp_path, held):
    """On a phone, and on whatever else is as narrow."""
    narrow = request.getfixturevalue(held)
    narrow.set_viewport_size({"width": 390, "height": 844})
    board(narrow, tmp_path)
    narrow.locator(".vl-pull").click()
    assert {name: size for name, size in smallest(narrow).items() if size < 44} == {}
    narrow.locator(".vl-menu-button").click()
    assert {name: size for name, size in smallest(narrow).items() if size < 44} == {}
    narrow.locator(".vl-item:text-is('New match')").click()
    assert {name: size for name, size in smallest(narrow).items() if size < 44} == {}


def test_buttons_are_large_enough_for_a_mouse(page, tmp_path):
    board(page, tmp_path)
    assert {name: size for name, size in smallest(page).items() if size < 24} == {}


def test_a_finger_beside_a_small_space_still_chooses_it(phone, tmp_path):
    for aside in ((0, 0), (21, 0), (-21, 0), (0, 21), (0, -21), (-15, 15)):
        host = board(phone, tmp_path)
        x, y = middle(phone, "space:12")
        assert phone.locator('g[data-id="tile:fur.2.1"]').bounding_box()["width"] < 44
        finger(phone, x + aside[0], y + aside[1])
        host.pump()
        assert host.widget.match.record[-1] == "sail 12", aside


def test_of_two_that_are_near_the_nearer_is_chosen(phone, tmp_path):
    host = board(phone, tmp_path, SAILING.replace("12 fur, 13 encounter", "12 fur, 13 hammer"))
    (x, y), (near_x, near_y) = middle(phone, "space:12"), middle(phone, "space:13")
    finger(phone, x + (near_x - x) * 0.55, y + (near_y - y) * 0.55)
    host.pump()
    assert host.widget.match.record[-1] == "sail 13"


def test_what_may_not_be_chosen_keeps_its_own_reason_beside_what_may(phone, tmp_path):
    host = board(phone, tmp_path)
    x, y = middle(phone, "space:13")
    phone.touchscreen.tap(x, y)
    host.pump()
    assert host.widget.match.ply == 0
    assert "only pass" in host.text(".vl-bubble") or "can’t stop" in host.text(".vl-bubble")


def test_a_finger_far_from_all_chooses_nothing(phone, tmp_path):
    host = board(phone, tmp_path)
    x, y = middle(phone, "space:12")
    finger(phone, x, y + 70)
    host.pump()
    assert host.widget.match.ply == 0


# ------------------------------------------------------------------------------------------------ The enlarged chart


@pytest.mark.parametrize("held", ["phone", "page"])
def test_nothing_lies_over_the_chart(request, tmp_path, held):
    """A board may have something to point at in every corner."""
    shown = request.getfixturevalue(held)
    for widget in (Board(vl.position("raids", SAILING).match(seed=1)), Walkthrough(played())):
        Host(shown, widget, tmp_path)
        chart, zoom = (shown.locator(part).bounding_box() for part in (".vl-stage svg.vl-group", ".vl-zoom"))
        assert zoom["x"] >= chart["x"] + chart["width"] or zoom["y"] >= chart["y"] + chart["height"]


SCALE = "document.querySelector('g[data-id=\"tile:fur.2.1\"]').getScreenCTM().a"


@pytest.mark.parametrize("width", [390, 1280])
def test_the_chart_is_enlarged_in_its_own_box_and_the_focus_stays_in_sight(browser, page, tmp_path, width):
    page.set_viewport_size({"width": width, "height": 844})
    host = board(page, tmp_path)
    before = page.evaluate(SCALE)
    page.locator(".vl-zoom").focus()
    host.press("Enter")
    assert page.get_attribute(".vl-zoom", "aria-pressed") == "true"
    assert page.evaluate(SCALE) > before * 2
    assert sideways(page) == 0
    page.locator("g[tabindex='0']").focus()
    for key in ("1", "9", "Home", "5", "ArrowUp"):
        host.press(key)
        box, room = page.locator("g:focus").bounding_box(), page.locator(".vl-stage").bounding_box()
        assert room["x"] - 1 <= box["x"]
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1
        assert room["y"] - 1 <= box["y"]
        assert box["y"] + box["height"] <= room["y"] + room["height"] + 1
    page.locator(".vl-zoom").click()
    assert page.evaluate(SCALE) == pytest.approx(before, rel=0.01)
