"""The menu of a board: a button that opens it, arrows that move over it, and what is in it where."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from .host import Host
from .test_board import board

HERE = "document.activeElement.textContent || document.activeElement.getAttribute('aria-label')"


def items(host: Host) -> list[str]:
    """Open the menu, and return what is in it."""
    host.page.locator(".vl-menu-button").click()
    return host.page.locator("[role=menu] > *").all_inner_texts()


def test_the_menu_goes_by_keyboard_alone(page, tmp_path):
    host = board(page, tmp_path)
    menu = page.get_by_role("button", name="Menu")
    assert (menu.get_attribute("aria-haspopup"), menu.get_attribute("aria-expanded")) == ("menu", "false")
    menu.focus()
    host.press("ArrowDown")
    assert (page.evaluate(HERE), menu.get_attribute("aria-expanded")) == ("New match", "true")
    host.press("ArrowUp")
    assert page.evaluate(HERE) == "Language and appearance"
    host.press("Home", "ArrowDown", "s")
    assert page.evaluate(HERE) == "Save"
    host.press("Escape")
    assert (page.evaluate(HERE), menu.get_attribute("aria-expanded")) == ("Menu", "false")
    assert page.locator("[role=menu]").is_hidden()
    host.press("Enter", "l", "l", "Enter")
    assert "The link includes hidden information" in host.text("dialog")
    host.press("Escape")
    assert page.evaluate(HERE) == "Menu"


def test_the_menu_closes_when_the_focus_leaves_it(page, tmp_path):
    host = board(page, tmp_path)
    items(host)
    page.locator(".vl-question").click()
    assert page.locator("[role=menu]").is_hidden()
    items(host)
    host.press("Tab")
    assert page.locator("[role=menu]").is_hidden()


def test_what_can_not_be_done_stays_in_the_menu_and_does_nothing(page, tmp_path):
    host = board(page, tmp_path)
    items(host)
    restart = page.get_by_role("menuitem", name="Restart")
    assert restart.get_attribute("aria-disabled") == "true"
    restart.click(force=True)
    assert page.locator("[role=menu]").is_visible()


def test_a_page_with_a_bar_has_the_language_there(page, tmp_path):
    host = board(page, tmp_path)
    assert "Language and appearance" in items(host)
    host.press("Escape")
    page.evaluate("document.documentElement.dataset.bar = ''")
    assert "Language and appearance" not in items(host)


def test_a_board_fills_the_screen_where_that_is_allowed(page, tmp_path):
    host = board(page, tmp_path)
    host.choose("Full screen")
    page.wait_for_function("document.fullscreenElement?.matches('.vl-board')")
    board_, screen = page.locator(".vl-board").bounding_box(), page.evaluate("[innerWidth, innerHeight]")
    assert [board_["width"], board_["height"]] == screen
    host.choose("Leave full screen")
    page.wait_for_function("!document.fullscreenElement")
    page.evaluate("Object.defineProperty(document, 'fullscreenEnabled', { value: false })")
    assert "Full screen" not in items(host)


def test_an_open_menu_passes_axe(page, tmp_path):
    host = board(page, tmp_path)
    items(host)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
