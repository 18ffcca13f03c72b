"""Matches that the browser keeps: links beside one's own, the list of matches, storage refused or full, two tabs."""

from __future__ import annotations

import json

import pytest
from browsing import barriers, serious
from playwright.sync_api import Page, expect
from vikinglab_widgets import Board, Gallery, Progress, Quiz, Review, RuleBrowser, Task, Throw, Try, Walkthrough

import vikinglab as vl

from .host import ADDRESS, Host
from .playing import click
from .test_board import SAILING
from .test_ending import AT_HOME, SEATS
from .test_gallery import notebook
from .test_tries import SEA

NAME = "raids/test"
KEPT = f"localStorage.getItem('vikinglab/match/1/{NAME}')"
REFUSED = "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError') }})"
FULL = "() => { Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') } }"


def opened(page: Page, tmp_path, fragment: str = "") -> Host:
    """Open the page anew, with a kernel of its own."""
    if page.url.startswith(ADDRESS):
        page.goto("about:blank")  # to another fragment alone, a browser loads nothing
    board = Board(vl.position("raids", SAILING).match(seed=1), name=NAME)
    return Host(page, board, tmp_path, fragment=fragment)


def begun(page: Page, tmp_path) -> Host:
    host = opened(page, tmp_path)
    host.touch("space:12")
    return host


def sail_on(host: Host) -> None:
    """Make another move."""
    before = host.widget.match.ply
    for id in host.widget.state["choices"][0]["path"]:
        click(host, id)
    assert host.widget.match.ply == before + 1


def linked() -> vl.Match:
    match = vl.new("raids", seed=9)
    match.play(match.legal()[0])
    return match


def kept(page: Page) -> tuple[str, ...]:
    return tuple(json.loads(page.evaluate(KEPT))["line"])


def told(host: Host) -> list[str]:
    """Return the words of the list for each match."""
    host.choose("My matches")
    return host.page.locator(".vl-matches .vl-source").all_inner_texts()


FOREIGN = vl.new("vikingar", players=3, seed=1).link()


@pytest.mark.parametrize("link", ["#match=abcdef", "#match=", FOREIGN], ids=["damaged", "cut", "of another game"])
def test_a_link_that_cannot_be_opened_changes_nothing_and_is_forgotten(page, tmp_path, link):
    before = begun(page, tmp_path).widget.match.record
    stored = page.evaluate(KEPT)
    host = opened(page, tmp_path, link)
    assert host.widget.match.record == before
    assert page.evaluate(KEPT) == stored
    if link != "#match=":
        assert host.notice().startswith("This link can’t be opened. Your own match is as you left it.")
        assert page.url == ADDRESS
    sail_on(host)
    assert opened(page, tmp_path).widget.match.record == host.widget.match.record


def test_a_link_opens_beside_ones_own_match_and_a_reload_goes_on_after_it(page, tmp_path):
    own, match = begun(page, tmp_path).widget.match, linked()
    host = opened(page, tmp_path, match.link())
    assert host.widget.match.table == match.table
    assert host.notice() == "This match comes from a link. Your own is in the menu, under “My matches”."
    assert page.url == ADDRESS
    line = host.widget.state["choices"][0]["line"]
    page.evaluate(f"model.send({{ do: 'play', line: {json.dumps(line)} }})")
    host.pump()
    assert opened(page, tmp_path).widget.match.record == host.widget.match.record != match.record
    host = opened(page, tmp_path)
    assert [each.split(" · ")[:2] for each in told(host)] == [["3 players", "1 move"]]
    host.click(".vl-matches button:text-is('Continue')")
    assert host.widget.match.record == own.record
    assert [each.split(" · ")[1] for each in told(host)] == ["2 moves"]
    assert opened(page, tmp_path).widget.match.record == own.record


def test_a_link_that_is_put_into_the_address_of_an_open_page_is_opened(page, tmp_path):
    host, match = begun(page, tmp_path), linked()
    page.evaluate("link => { location.hash = link }", match.link())
    expect(page.locator(".vl-question")).not_to_be_empty()
    page.wait_for_function("sent.length > 0")
    host.pump()
    assert host.widget.match.table == match.table
    assert page.url == ADDRESS


def test_matches_of_the_list_are_saved_to_a_file_and_deleted(page, tmp_path):
    host = begun(page, tmp_path)
    before = page.evaluate(KEPT)
    host.choose("Restart")
    assert len(told(host)) == 1
    assert barriers(page, 1280, 390) == {}
    with page.expect_download() as download:
        page.click(".vl-matches button:text-is('Save')")
    assert download.value.path().read_text() == before
    page.click(".vl-matches button:text-is('Delete')")
    assert page.evaluate("document.activeElement.textContent") == "Yes, delete"
    page.click(".vl-matches button:text-is('Yes, delete')")
    assert page.locator(".vl-matches li").count() == 0
    assert page.evaluate("Object.keys(localStorage).filter(key => key.includes('aside'))") == []
    page.keyboard.press("Escape")
    page.locator(".vl-menu-button").click()
    assert page.locator(".vl-item:text-is('My matches')").is_disabled()


def test_a_finished_match_is_listed_with_its_result_and_replayed(page, tmp_path):
    host = opened(page, tmp_path)
    match = vl.position("raids", AT_HOME).match(seed=1, seats=SEATS)
    match.play("sell fur", "home")
    page.evaluate("data => model.send({ do: 'load', data })", match.to_json().decode())
    host.pump()
    host.click("text=Play again")
    host.choose("My matches")
    assert host.text(".vl-matches b").startswith("You win, ")
    assert host.text(".vl-matches .vl-source").endswith("finished")
    host.click(".vl-matches button:text-is('Replay the match')")
    assert host.widget.match.record == match.record
    assert host.text(".vl-replay .vl-question") == str(match.moments[0])


def test_what_strangers_left_in_the_list_is_not_believed(page, tmp_path):
    begun(page, tmp_path)
    for at, left in enumerate(["{", "3", '{"save": 3}', '{"save": "{", "when": "x"}', '{"save": "<b>", "over": 1}']):
        page.evaluate(f"left => localStorage.setItem('vikinglab/aside/1/{NAME}/{at}', left)", left)
    host = opened(page, tmp_path)
    host.choose("My matches")
    assert page.locator(".vl-matches b").all_inner_texts() == ["A match that can’t be opened"] * 2
    host.click(".vl-matches button:text-is('Continue')")
    assert host.notice().startswith("The match saved in this browser can’t be opened:")
    assert host.widget.match.record == kept(page) == ("sail 12",)


def test_where_storage_is_refused_the_board_plays_and_says_that_nothing_is_kept(page, tmp_path):
    page.add_init_script(REFUSED)
    host = begun(page, tmp_path)
    assert host.widget.match.record == ("sail 12",)
    assert host.notice().startswith("This browser saves nothing for this page: your match ends with it.")
    with page.expect_download() as download:
        page.click(".vl-notice button:text-is('Save')")
    assert json.loads(download.value.path().read_text())["line"][-1] == "sail 12"
    page.click(".vl-notice:visible button:text-is('Close')")
    host.click("button:text-is('Undo')")
    assert page.locator(".vl-notice:visible").count() == 0
    page.evaluate("() => { model.send = () => { throw new Error('Cannot send'); }; }")
    host.touch("space:12")
    assert "Your match isn’t saved in this browser" in host.notice(".vl-banner")
    assert page.locator(".vl-banner button:text-is('Save')").is_visible()


def test_where_storage_is_refused_a_link_stays_in_the_address(page, tmp_path):
    page.add_init_script(REFUSED)
    host = opened(page, tmp_path, linked().link())
    assert page.url.endswith(linked().link())
    assert opened(page, tmp_path, linked().link()).widget.match.record == host.widget.match.record


def test_where_storage_is_refused_every_other_widget_comes_too(page, tmp_path, monkeypatch):
    page.add_init_script(REFUSED)
    notebook(tmp_path / "raids/learn/01.ipynb", "Raids 1", "Try(m, name='raids/learn/1/a')")
    monkeypatch.chdir(tmp_path)
    match = vl.position("raids", SAILING).match(seed=1)
    others = [Quiz("raids", "next"), Review("raids"), RuleBrowser("raids"), Try(match, Task("Sail.", "sail 12"))]
    for widget in (*others, Throw("vikingar"), Walkthrough(match), Gallery(), Progress("raids/learn")):
        page.goto("about:blank")
        Host(page, widget, tmp_path)
        assert page.locator(".vl-board").count() > 0, widget
        assert page.locator(".vl-notice:visible").count() == 0
    assert "This browser saves nothing for this page: your progress ends with it." in page.inner_text(".vl-keeping")


def test_where_storage_is_refused_preferences_and_the_coach_last_as_long_as_the_page(page, tmp_path):
    page.add_init_script(REFUSED)
    host = opened(page, tmp_path)
    host.click(".vl-got-it")
    assert page.locator(".vl-coach").is_hidden()
    sail_on(host)
    explained = page.evaluate("[...globalThis[Symbol.for('vikinglab.held')].keys()]")
    assert explained == ["vikinglab/known/1"]
    host.choose("Coach")
    host.choose("Language and appearance")
    page.select_option("dialog select >> nth=0", "fr")
    assert page.get_attribute(".vl-board", "lang") == "fr"
    page.keyboard.press("Escape")
    assert not host.is_on("Guide")


def test_a_full_storage_is_said_at_once_and_the_match_offered_as_a_file(page, tmp_path):
    host = begun(page, tmp_path)
    before = page.evaluate(KEPT)
    page.evaluate(FULL)
    sail_on(host)
    assert host.notice().startswith("This browser has no room left: your latest moves aren’t saved.")
    assert serious(page) == {}
    with page.expect_download() as download:
        page.click(".vl-notice:visible button:text-is('Save')")
    assert json.loads(download.value.path().read_text())["line"][-1] == host.widget.match.record[-1]
    assert page.evaluate(KEPT) == before


def two_tabs(page: Page, tmp_path) -> tuple[Host, Host]:
    """Open one match in two tabs, the second of which goes on."""
    here = begun(page, tmp_path)
    other = page.context.new_page()
    (tmp_path / "other").mkdir()
    there = opened(other, tmp_path / "other")
    sail_on(there)
    expect(page.locator(".vl-notice:visible")).to_contain_text("This match is open in another tab, too.")
    return here, there


def test_two_tabs_on_one_match_notice_it_and_one_goes_on_from_the_other(page, tmp_path):
    here, there = two_tabs(page, tmp_path)
    here.click(".vl-notice button:text-is('Continue from there')")
    assert here.widget.match.record == there.widget.match.record
    assert page.locator(".vl-notice:visible").count() == 0


def test_two_tabs_on_one_match_that_part_both_stay(page, tmp_path):
    here, there = two_tabs(page, tmp_path)
    here.click("button:text-is('Undo')")
    here.touch("space:9")
    assert kept(page) == there.widget.match.record
    here.click(".vl-notice button:text-is('Stay here')")
    assert page.locator(".vl-notice:visible").count() == 0
    assert kept(page) == here.widget.match.record
    assert [each.split(" · ")[1] for each in told(here)] == ["2 moves"]
    expect(there.page.locator(".vl-notice:visible")).to_contain_text("This match is open in another tab, too.")


def attempted(page: Page, tmp_path) -> Host:
    """Open a task anew, with a kernel of its own."""
    task = Task("Play on.", "stow", "sail 11", until=lambda table: table.waiting.seat == 1)
    return Host(page, Try(vl.position("raids", SEA).match(seed=1), task, name=NAME), tmp_path)


def test_a_task_that_goes_on_in_another_tab_says_so_and_neither_overwrites_the_other(page, tmp_path):
    here = attempted(page, tmp_path)
    (tmp_path / "other").mkdir()
    there = attempted(page.context.new_page(), tmp_path / "other")
    assert page.locator(".vl-notice:visible").count() == 0, "an open task alone is no reason to warn"
    there.touch("place:0:1")
    notice = page.locator(".vl-notice:visible")
    expect(notice).to_contain_text("You have gone on with this task in another tab.")
    here.click(".vl-answer:has-text('Discard the new tile')")
    mine = here.widget.match.record
    assert kept(page) == ("stow",) == there.widget.match.record != mine
    here.click(".vl-notice button:text-is('Stay here')")
    assert notice.count() == 0
    assert kept(page) == mine
    expect(there.page.locator(".vl-notice:visible")).to_contain_text("You have gone on with this task in another tab.")
    there.click(".vl-notice button:text-is('Continue from there')")
    assert there.widget.match.record == mine
    assert there.page.locator(".vl-notice:visible").count() == 0


def test_no_bubble_replaces_an_error_that_must_be_read(page, tmp_path):
    host = opened(page, tmp_path, "#match=abcdef")
    page.mouse.move(*host.middle("space:15"))
    page.wait_for_function("sent.length > 0")
    host.pump()
    page.wait_for_selector(".vl-bubble:not([hidden])")
    assert host.notice().startswith("This link can’t be opened.")
    page.locator("g[tabindex='0']").focus()
    host.press("Escape")
    assert page.locator(".vl-notice:visible").count() == 0


FRAME = """filled => document.body.append(
  Object.assign(document.createElement("iframe"), { ...filled, width: 1200, height: 800 }))"""


@pytest.mark.parametrize("by", ["srcdoc", "src"])
def test_in_a_frame_whose_address_leads_nowhere_the_match_is_offered_instead_of_a_link(page, tmp_path, by):
    """A notebook fills a frame with a page, or gives it an address that only it can open."""
    begun(page, tmp_path)
    html = (tmp_path / "widget.html").read_text("utf-8")
    page.set_content("<p>A notebook</p>")
    page.evaluate(FRAME, {by: html if by == "srcdoc" else f"{ADDRESS}?frame"})
    frame = page.frame_locator("iframe")
    frame.locator(".vl-menu-button").click()
    frame.locator(".vl-item:text-is('Link')").click()
    expect(frame.locator("dialog")).to_contain_text("A link would lead nowhere from here.")
    with page.expect_download() as download:
        frame.locator("dialog button:text-is('Save')").click()
    assert json.loads(download.value.path().read_text())["game"] == "raids"


def test_a_command_is_done_only_in_the_state_that_it_was_meant_for():
    board = Board(vl.position("raids", SAILING).match(seed=1))
    at = board.state["number"]
    play = {"do": "play", "line": board.state["choices"][0]["line"], "at": at}
    board._hear(board, play, [])
    line = board.match.record
    new = {"do": "new", "seed": 1, "players": 3, "seats": ["person"] * 3}
    for late in (play, {"do": "undo"}, {"do": "restart"}, new, {"do": "load", "data": linked().link()}):
        board._hear(board, {**late, "at": at}, [])
        assert board.match.record == line, late
    board._hear(board, {"do": "undo", "at": board.state["number"]}, [])
    assert board.match.ply == 0


def test_moves_of_bots_make_no_command_late():
    board = Board(vl.new("raids", players=2, seed=9, seats=["person", "random"]))
    board._think = lambda: None
    if board._others_turn():
        board._move_others()
    board._free_undo = True
    board._show()
    while not board._others_turn():
        board._hear(board, {"do": "play", "line": board.state["choices"][0]["line"]}, [])
    at, ply = board.state["number"], board.match.ply
    board._move_others()
    board._show()
    board._hear(board, {"do": "undo", "at": at}, [])
    assert board.match.ply < ply
