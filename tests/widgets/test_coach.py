"""The coach at a board: one sentence at the thing itself, once, and not where none is wanted."""

from __future__ import annotations

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board, Task, Try

import vikinglab as vl

from .host import Host

BUBBLE = ".vl-coach:not([hidden])"
WANTED = "localStorage['vikinglab/coach'] = 'on'"
KNOWN = "JSON.parse(localStorage['vikinglab/known/1'] ?? '{}')"


def coached(page, folder, game="raids", seed=1, **match) -> Host:
    page.add_init_script(WANTED)
    host = Host(page, Board(vl.new(game, seed=seed, **match), name="test"), folder)
    host.bots()
    return host


def move(host: Host) -> None:
    """Make the first move that can be made, and let the others move."""
    host.widget._hear(host.widget, {"do": "play", "line": host.widget.state["choices"][0]["line"]}, [])
    host.show()
    host.pump()


def known(page) -> list[str]:
    return list(page.evaluate(KNOWN))


def test_a_rule_is_explained_once_and_got_by_escape(page, tmp_path):
    host = coached(page, tmp_path, players=3, seats=["greedy", "person", "greedy"])
    bubble, first = page.locator(BUBBLE), host.widget.state["coach"]
    assert first["title"]["en"] in bubble.inner_text()
    assert first["text"]["en"] in host.said()
    assert page.evaluate("document.activeElement === document.body"), "the focus isn’t stolen"
    assert Axe().run(page).violations_count == 0
    host.press("Tab")
    host.press("Escape")
    assert bubble.count() == 0
    assert known(page) == [f"raids:{first['rule']}"]
    host.widget._show()
    host.show()
    assert (bubble.count(), host.widget.state["coach"]) == (0, None), "one a decision"
    while host.widget.match.waiting and host.widget.state["coach"] is None:
        move(host)
    second = host.widget.state["coach"]["rule"]
    assert second != first["rule"]
    assert host.page.locator(".vl-got-it").is_visible()
    move(host)
    assert known(page)[:2] == [f"raids:{first['rule']}", f"raids:{second}"], "whoever moves on has read it"


@pytest.mark.soak
def test_the_coach_is_switched_off_and_on_and_stays_so(page, tmp_path):
    host = coached(page, tmp_path, players=3)
    switch = page.get_by_role("toolbar").get_by_role("button", name="Coach")
    assert (switch.get_attribute("aria-pressed"), page.locator(BUBBLE).count()) == ("true", 1)
    switch.click()
    host.pump()
    assert (switch.get_attribute("aria-pressed"), page.locator(BUBBLE).count()) == ("false", 0)
    assert (host.widget.state["coach"], known(page)) == (None, [])
    assert not host.is_on("Coach")
    host.choose("Coach")
    assert page.locator(BUBBLE).count() == 1
    assert page.evaluate("localStorage['vikinglab/coach']") == "on"


@pytest.mark.soak
@pytest.mark.parametrize("game", vl.games())
def test_it_never_covers_what_must_be_clicked(phone, tmp_path, game):
    host = coached(phone, tmp_path, game, seats=["person", *["greedy"] * (len_of(game) - 1)], players=len_of(game))
    for _ in range(8):
        if phone.locator(BUBBLE).count():
            phone.wait_for_timeout(600)
            assert phone.evaluate(COVERED) == []
            host.click(".vl-got-it")
        move(host)


def len_of(game: str) -> int:
    players = vl.games()[game].usual_box().players
    return players[len(players) // 2]


COVERED = """() => {
  const parts = [...document.querySelectorAll(".vl-choice, .vl-answer, .vl-bar button")];
  return parts.filter((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".vl-coach");
  }).map((part) => part.outerHTML.slice(0, 200));
}"""
"""A script that lists elements to click under the coach's bubble."""


@pytest.mark.soak
def test_what_a_rival_did_is_answered_for(page, tmp_path):
    host = coached(page, tmp_path, players=3, seats=["greedy", "person", "greedy"])
    for _ in range(60):
        coach = host.widget.state["coach"]
        if coach and coach["others"]:
            break
        move(host)
    page.get_by_role("button", name="Why was that allowed?").click()
    host.pump()
    assert coach["told"]["en"] == host.text("dialog h3")
    assert coach["title"]["en"] in host.text("dialog")


def test_a_page_that_knows_rules_is_explained_others(tmp_path):
    board = Board(vl.new("raids", players=3, seed=1))
    seat = board.match.waiting.seat
    board._hear(board, {"do": "coach", "known": [], "ago": []}, [])
    first = board.state["coach"]["rule"]
    board._hear(board, {"do": "explained", "rule": first}, [])
    board._hear(board, {"do": "coach", "known": [first], "ago": [3]}, [])
    assert board.state["coach"]["rule"] != first
    board._hear(board, {"do": "coach", "known": list(board.match.rulebook), "ago": []}, [])
    assert (board.state["coach"], board.match.waiting.seat) == (None, seat)
    board._hear(board, {"do": "coach", "known": [], "ago": [1] * 12}, [])
    assert board.state["coach"] is None, "twelve in ten minutes are enough"
    board._hear(board, {"do": "coach", "known": None}, [])
    assert board.state["coach"] is None


def test_what_crosses_the_wire_is_one_explanation_and_only_once():
    board, sent = Board(vl.new("raids", players=3, seed=1)), []
    board.send = sent.append
    board._hear(board, {"do": "coach", "known": [], "ago": []}, [])
    assert 200 < len(json.dumps(sent[-1]["whole"]["coach"])) < 1500
    board._hear(board, {"do": "notes", "on": True}, [])
    assert "coach" not in sent[-1]["whole"]


def test_a_task_that_is_done_names_the_rules_that_were_at_work_in_it():
    board = Try(vl.new("raids", players=3, seed=7), Task("Sail.", "sail 6"))
    board._hear(board, {"do": "coach", "known": [], "ago": []}, [])
    assert board.state["coach"] is not None
    assert board.state["task"]["taught"] == []
    board._hear(board, {"do": "play", "line": "sail 6"}, [])
    assert board.state["task"]["taught"] == ["navigate.in-order"]
    assert board.state["coach"] is None, "what is done needs no coach"
