"""Boards in a dashboard: played, stepped through, found again, with a kernel and without."""

from __future__ import annotations

import os
import re
import signal

import pytest
from browsing import serious
from playwright.sync_api import Page, expect

from .boards import BoardOn, ReplayOn
from .conftest import GONE, KINDS, PAGES, SHIPPED, Server, forks, leave, soaked
from .test_serve import came_whole, kernel, opened


def board(page: Page, server: Server, name: str = "raids/board") -> BoardOn:
    opened(page, server, name)
    return BoardOn(page)


def test_a_move_is_played_by_a_click_and_taken_back(page, dashboards):
    found = board(page, dashboards)
    before = found.shown()
    found.sail()
    expect(found.question).not_to_have_text(before["question"])
    found.tool("Undo").click()
    expect(found.question).to_have_text(before["question"])
    assert found.shown() == before


def test_a_refusal_says_why_and_opens_its_rule(page, dashboards):
    found = board(page, dashboards)
    before = found.shown()
    found.click("space:15")
    expect(found.bubble).to_contain_text("You can’t stop at a village")
    found.bubble.get_by_role("button", name="The rule").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Passages")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert found.shown() == before


def test_a_whole_match_against_a_bot_by_keyboard_alone(page, dashboards):
    found = board(page, dashboards, "raids/bots")
    while found.is_asked():
        found.choose_by_keyboard("tests/bots")
    assert len(found.kept("tests/bots")["line"]) > 20


def test_a_walkthrough_goes_to_its_end_and_back_and_the_board_plays_on_from_it(page, dashboards):
    found = board(page, dashboards, "raids/pair")
    before = found.shown()
    replay = ReplayOn(page)
    replay.goes_to_its_end_and_back()
    replay.button("last").click()
    replay.root.get_by_role("button", name="Play on from here").click()
    expect(found.log.locator("li").last).to_contain_text(replay.told.inner_text())
    assert found.shown()["question"] != before["question"]


def test_a_match_is_found_again_after_a_reload(page, dashboards):
    found = board(page, dashboards)
    found.sail()
    before = found.shown()
    again = board(page, dashboards)
    again.has_sailed()
    assert again.shown() == before


@pytest.mark.parametrize("how", ["by a crash", pytest.param("by the server", marks=pytest.mark.soak)])
def test_a_kernel_that_ends_is_told_and_the_page_goes_on_by_itself(page, dashboards, forgiven, how):
    forgiven += GONE
    html = opened(page, dashboards, "raids/pair")
    found, replay = BoardOn(page), ReplayOn(page)
    found.sail()
    before = found.shown()
    replay.button("next").click()
    page.evaluate("window.opened = 1")
    if how == "by a crash":
        os.kill(int(re.search(r"process (\d+)", page.inner_text("main"))[1]), signal.SIGKILL)
    else:
        page.request.delete(dashboards.url(kernel(html)), headers={"X-XSRFToken": xsrf(page)})
    expect(found.banner).to_contain_text("Disconnected. Your match is saved in this browser. It continues by itself")
    replay.button("next").click()  # what is there can still be looked at
    page.wait_for_function("window.opened === undefined")
    again = BoardOn(page)
    again.has_sailed()
    expect(again.banner).to_be_hidden()
    assert again.shown() == before


def xsrf(page: Page) -> str:
    return next(each["value"] for each in page.context.cookies() if each["name"] == "_xsrf")


def test_a_link_opens_the_very_position_for_another_visitor(visitor, dashboards):
    one, other = visitor(), visitor()
    found = board(one, dashboards)
    found.sail()
    found.tool("Link").click()
    address = one.get_by_role("dialog").get_by_label("Copy this link").input_value()
    one.keyboard.press("Escape")
    other.goto(address)
    again = BoardOn(other)
    again.has_sailed()
    assert again.shown() == found.shown()


def test_a_damaged_save_is_refused_in_a_sentence_and_nothing_is_lost(page, dashboards):
    found = board(page, dashboards)
    found.sail()
    found = board(page, dashboards)  # where the match that is kept is taken up again
    found.has_sailed()
    before, kept = found.shown(), found.kept("tests/board")
    for damaged in ("{", '{"vikinglab": 1}', "no save at all"):
        with page.expect_file_chooser() as chooser:
            found.tool("Load").click()
        chooser.value.set_files({"name": "match.json", "mimeType": "application/json", "buffer": damaged.encode()})
        expect(found.notice).to_contain_text("This isn’t a saved match")
        assert found.shown() == before
        assert found.kept("tests/board") == kept
        found.notice.get_by_role("button", name="Close").click()
        expect(found.notice).to_have_count(0)


def test_a_save_is_loaded_on_another_board(visitor, dashboards):
    one, other = visitor(), visitor()
    found = board(one, dashboards)
    found.sail()
    with one.expect_download() as download:
        found.tool("Save").click()
    again = board(other, dashboards, "raids/play")
    with other.expect_file_chooser() as chooser:
        again.tool("Load").click()
    chooser.value.set_files(download.value.path())
    again.has_sailed()
    assert again.shown() == found.shown()


def test_the_language_that_is_chosen_in_one_widget_is_that_of_all(page, dashboards):
    found, replay = board(page, dashboards, "raids/pair"), ReplayOn(page)
    told = replay.told.inner_text()
    page.get_by_role("banner").get_by_role("button", name="Language and appearance").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("fr")
    expect(found.question).to_contain_text("où naviguez-vous")
    expect(replay.told).not_to_have_text(told)
    for each in (found, replay):
        expect(each.root).to_have_attribute("lang", "fr")
    page.reload()
    expect(replay.root).to_have_attribute("lang", "fr")


def test_two_visitors_of_forked_kernels_get_matches_of_their_own(visitor, dashboards):
    assert forks(dashboards)
    seeds = set()
    for _ in range(2):
        page = visitor()
        found = board(page, dashboards, "raids/play")
        expect(page.get_by_role("main")).to_contain_text("forked from zygote")
        page.wait_for_function("localStorage.getItem('vikinglab/match/1/raids/play') !== null")
        seeds.add(found.kept("raids/play")["seed"])
        leave(page)
    assert len(seeds) == 2


NO_CHAPTERS = [name for name in SHIPPED if "/learn/" not in name and name not in KINDS]
"""The pages other than KINDS and chapters: for those, test_everybody.py and test_learner.py check this and more."""

NO_CHECKS = [name for name in NO_CHAPTERS if not name.endswith("/check")]


@pytest.mark.parametrize("name", soaked(NO_CHAPTERS, NO_CHECKS))
def test_each_notebook_that_is_shipped_and_no_chapter_opens_fits_a_phone_and_axe_finds_nothing_serious(
    page, dashboards, name
):
    came_whole(page, dashboards, name)
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(page) == {}


SIZES = [(1280, 800), (1440, 900), (390, 844)]
BOXES = """() => [".vl-stage", ".vl-question", ".vl-own > svg", ".vl-bar"].map((part) => document.querySelector(part))
  .filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
  .map(({ x, y, right, bottom }) => [x, y, right, bottom])"""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_to_play_on_shows_its_whole_board_below_the_bar_and_its_prose_after_it_and_is_played_on(
    page, dashboards, name
):
    opened(page, dashboards, f"shipped/{name}")
    page.locator(".vl-question").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for left, top, right, bottom in page.evaluate(BOXES):
            assert left >= -0.5
            assert top >= 47.5
            assert right <= width + 0.5
            assert bottom <= height + 0.5
        assert page.locator("h1").bounding_box()["y"] >= height - 1
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.set_viewport_size({"width": 1280, "height": 900})
    found = BoardOn(page)
    for _ in range(3):
        assert found.is_asked()
        found.choose_by_keyboard(name)
    assert len(found.kept(name)["line"]) > 3
    page.get_by_role("contentinfo").get_by_role("link", name="All pages").click()
    expect(page).to_have_title("The gallery – Vikinglab")
