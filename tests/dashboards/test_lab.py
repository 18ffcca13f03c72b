"""The same boards in JupyterLab, where a notebook has keys of its own."""

from __future__ import annotations

import json
import re
import socket

import pytest
from browsing import serious
from playwright.sync_api import Page, expect
from vikinglab_widgets import Try
from vikinglab_widgets.lesson import Lesson

from .boards import BoardOn, ReplayOn
from .conftest import COURSES, PAGES, ROOT, SHIPPED, Server, soaked

LAB_KEYS = ["a", "b", "x", "y", "m", "z", "d", "d", "0", "0", "j", "k", "ArrowDown", "ArrowUp", "Home", "End"]
"""Keys by which a notebook in JupyterLab makes, turns, deletes and leaves cells, and restarts its kernel."""

CELLS = """cells => cells.map((cell) => {
  const prompt = cell.querySelector(".jp-InputPrompt");
  return `${cell.className.match(/jp-mod-(active|selected)/g) ?? ""} ${prompt?.textContent}`;
})"""


def opened(page: Page, lab: Server, name: str) -> None:
    """Open a notebook and wait until its kernel is there."""
    page.goto(lab.url(f"lab/tree/{name}.ipynb?reset&token={lab.token}"))
    expect(page.get_by_role("contentinfo").get_by_text("| Idle")).to_be_visible()


def run(page: Page) -> None:
    """Run all cells, of which none looks as if it had."""
    for menu, command in (("Edit", "Clear Outputs of All Cells"), ("Run", "Run All Cells")):
        page.get_by_role("menuitem", name=menu, exact=True).click()
        page.get_by_role("menuitem", name=command, exact=True).click()
    # A cell that is folded, as one with a solution is, has no prompt.
    for prompt in page.locator(".jp-CodeCell .jp-InputPrompt:not(.jp-Placeholder-prompt)").all():
        expect(prompt).to_have_text(re.compile(r"\[\d+\]:"))


def board(page: Page, lab: Server, name: str = "raids/board") -> BoardOn:
    opened(page, lab, name)
    run(page)
    return BoardOn(page)


def test_it_serves_the_folder_to_this_machine_alone_and_asks_no_other_for_news(lab):
    assert "<title>Login</title>" not in lab.get(f"lab/tree/index.ipynb?token={lab.token}")[1]
    assert lab.get("api/contents/index.ipynb")[0] == 403
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", lab.port), timeout=2)
    for path in ("news", "update"):
        assert lab.get(f"lab/api/{path}?token={lab.token}")[0] == 200
    assert "Failed to get" not in lab.log.read_text()


def test_nobody_is_asked_whether_to_fetch_news(lab):
    told = lab.get(f"lab/api/settings/@jupyterlab/apputils-extension:notification?token={lab.token}")[1]
    assert json.loads(told)["schema"]["properties"]["fetchNews"]["default"] == "false"


def test_a_move_is_played_by_a_click_and_found_again_when_the_cell_has_run_anew(page, lab):
    found = board(page, lab)
    found.sail()
    before = found.shown()
    again = board(page, lab)
    again.has_sailed()
    assert again.shown() == before


def test_keys_are_the_boards_and_not_the_notebooks(page, lab):
    found = board(page, lab)
    found.click("space:15")
    expect(found.bubble).to_contain_text("You can’t stop at a village")
    around = page.locator(".jp-Notebook .jp-Cell")
    cells = around.evaluate_all(CELLS)
    for part in (found.root.locator("g[tabindex='0']"), found.log, found.root.get_by_role("button", name="Menu")):
        part.focus()
        for key in LAB_KEYS:
            page.keyboard.press(key)
            assert page.evaluate("document.activeElement.closest('.vl-board') !== null"), key
        assert around.evaluate_all(CELLS) == cells
    expect(page.get_by_role("dialog")).to_have_count(0)
    found.root.locator("g[tabindex='0']").focus()
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    found.has_sailed()


def test_a_board_and_a_walkthrough_fit_their_cells_and_axe_finds_nothing_serious_in_them(page, lab):
    board(page, lab, "raids/pair")
    ReplayOn(page).goes_to_its_end_and_back()
    assert serious(page, ".vl-board") == {}
    page.keyboard.press("Control+b")  # JupyterLab's, to close what lies beside the notebook
    page.set_viewport_size({"width": 360, "height": 640})
    wide = "parts => parts.filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.className)"
    assert page.locator("html, .jp-Notebook, .jp-OutputArea, .vl-board").evaluate_all(wide) == []


CHAPTER = next(iter(COURSES.values()))[0]
KINDS = ["tour", "raids/odds", "raids/rules", PAGES[-1], CHAPTER]
"""A notebook of each kind. What cells print is compared for all of them, in kernels without JupyterLab: by nbval."""


LOADED = "images => images.map((image) => image.naturalWidth > 0 && image.alt.length > 20)"


def test_who_does_not_trust_a_notebook_sees_its_pictures_and_tasks_all_the_same(page, lab, notebooks):
    """Nobody has signed this copy, as in anybody’s clone: JupyterLab sanitizes what it stores, and runs nothing."""
    text = (ROOT / "notebooks" / f"{CHAPTER}.ipynb").read_text("utf-8")
    (notebooks / "unsigned.ipynb").write_text(text.replace('"cell-0"', '"another"', 1), "utf-8")
    page.goto(lab.url(f"lab/tree/unsigned.ipynb?reset&token={lab.token}"))
    figures = page.locator(".jp-Notebook .jp-RenderedHTML figure")
    figures.first.scroll_into_view_if_needed()
    expect(figures.first.locator("img")).to_be_visible()
    images = figures.locator("img")
    assert set(images.evaluate_all(LOADED)) == {True}
    tasks = [task.asks for _, widget in Lesson(ROOT / "notebooks" / f"{CHAPTER}.ipynb").taught()
             if isinstance(widget, Try) for task in widget.tasks]  # fmt: skip
    shown = " ".join(figures.all_text_contents())
    assert any(task in shown for task in tasks)


@pytest.mark.parametrize("name", soaked(SHIPPED, KINDS))
def test_each_notebook_that_is_shipped_runs_and_its_pictures_are_shown_before(page, lab, name):
    """JupyterLab hides them in notebooks that it doesn't trust."""
    opened(page, lab, f"shipped/{name}")
    if name == "tour":
        expect(page.locator(".jp-Notebook .jp-RenderedHTML figure img").first).to_be_visible()
    run(page)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    if "vikinglab_widgets" in (ROOT / "notebooks" / f"{name}.ipynb").read_text("utf-8"):
        expect(page.locator(".vl-board").first).to_be_visible()
