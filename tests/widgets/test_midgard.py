"""Midgard on the board: whole matches for each number of players, by clicks and by keys; a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import PERSON, move
from vikinglab.games.midgard.play import PayDice, PickCards

from .host import Host
from .playing import click, drawn, key, to_its_end


def played(page, tmp_path, players: int, choose) -> None:
    """Play a match against bots to its end."""
    match = vl.new("midgard", players=players, seed=4, seats=["person", *["greedy"] * (players - 1)])
    to_its_end(Host(page, Board(match), tmp_path), choose)


@pytest.mark.parametrize(("players", "choose"), [(2, click)])
def test_a_whole_match_against_a_bot(page, tmp_path, players, choose):
    played(page, tmp_path, players, choose)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "choose"), [(2, key), (3, click), (4, click), (4, key)])
def test_a_whole_match_the_other_way(page, tmp_path, players, choose):
    played(page, tmp_path, players, choose)


# ------------------------------------------------------------------------------------------------ Shapes


def begun(page, tmp_path, players: int = 4) -> Host:
    return Host(page, Board(vl.new("midgard", players=players, seed=7)), tmp_path)


HIDDEN = """new MutationObserver((_, watching) => {
  if (!document.head) return;
  watching.disconnect();
  document.head.append(Object.assign(document.createElement("style"),
    { id: "hides", textContent: ".vl-stage { display: none; }" }));
}).observe(document, { childList: true, subtree: true });"""
"""A script that keeps boards from being laid out until its style is removed."""


def test_rings_have_their_size_although_the_page_was_laid_out_late(page, tmp_path):
    page.add_init_script(HIDDEN)
    host = Host(page, Board(vl.new("midgard", players=2, seed=53, options={"short": True})), tmp_path)
    assert page.locator(".vl-stage").is_hidden()
    page.evaluate("document.getElementById('hides').remove()")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    host.pump()
    rings = page.locator("g.vl-choice > rect.vl-chosen").all()
    assert rings
    assert min(ring.bounding_box()["width"] for ring in rings) > 100, "a location is wide"


def test_the_board_is_accessible(page, tmp_path):
    begun(page, tmp_path)
    assert Axe().run(page).response["violations"] == []


@pytest.mark.parametrize("players", [2, 4])
def test_every_deck_lies_on_the_board(page, tmp_path, players):
    begun(page, tmp_path, players)
    fjord = page.locator('svg[data-id="fjord"]').bounding_box()
    for deck in ("reaver", "village", "keep", "battle", "prophecy"):
        box = page.locator(f'g[data-id="deck:{deck}"]').bounding_box()
        assert box["x"] + box["width"] <= fjord["x"] + fjord["width"] + 1, deck


HIT = "([x, y]) => document.elementFromPoint(x, y).closest('g[data-id]')?.dataset.id"


def test_a_die_that_pays_glides_from_the_ship_to_the_tray(page, tmp_path):
    match = vl.new("midgard", players=4, seed=3, seats=["greedy"] * 4)
    while not (isinstance(match.waiting, PayDice) and match.waiting.seat == 0):
        move(match)
    match.seats = (PERSON,) * 4
    host = Host(page, Board(match), tmp_path)
    host.touch(drawn(host, host.widget.state["choices"][0]["path"][0]))
    assert "spent:0" in page.evaluate("document.getAnimations().map((each) => each.effect.target.dataset.id)")


GONE = """document.getAnimations().map(({ effect }) => effect.target)
  .find((each) => each.matches("g[aria-hidden]:not([data-id], [class])"))"""
"""The element that glides, and is no mark any more."""


def test_a_card_that_a_bot_takes_goes_to_its_ship_before_it_is_gone(page, tmp_path):
    match = vl.new("midgard", players=2, seed=4, seats=["greedy"] * 2)
    while not (isinstance(match.waiting, PickCards) and match.table.location == "village"):
        move(match)
    match.seats = (PERSON,) * 2
    host = Host(page, Board(match), tmp_path)
    host.touch("village:1")
    page.evaluate(f"globalThis.gone = {GONE}")
    assert page.evaluate("gone?.isConnected")
    page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    page.wait_for_function("!gone.isConnected")


def test_on_a_phone_all_that_can_be_chosen_can_be_touched(phone, tmp_path):
    host = begun(phone, tmp_path)
    ids = {choice["path"][0] for choice in host.widget.state["choices"]}
    assert ids
    for id in ids:
        assert phone.evaluate(HIT, [*host.middle(drawn(host, id))]).startswith(drawn(host, id))


def test_a_click_between_a_drawing_and_its_name_hits(page, tmp_path):
    host = begun(page, tmp_path)
    paths = [choice["path"] for choice in host.widget.state["choices"]]
    hand, slot = next(path for path in paths if path[1:] and path[1].startswith("slot"))
    host.touch(drawn(host, hand))
    ring = page.locator(f'g[data-id="{slot}"] > .vl-chosen').bounding_box()
    for part in range(1, 20):
        spot = [ring["x"] + ring["width"] * part / 20, ring["y"] + ring["height"] / 5]
        assert page.evaluate(HIT, spot) == slot, part


def test_a_phone_shows_one_place_of_the_fjord_by_its_tab_and_tells_where_a_card_is_from(phone, tmp_path):
    host = begun(phone, tmp_path)
    fjord = phone.locator('svg[data-id="fjord"]')
    before = fjord.get_attribute("viewBox")
    host.touch("tab:sea")
    assert fjord.get_attribute("viewBox") != before
    room, place = (phone.locator(each).bounding_box() for each in ('svg[data-id="fjord"]', 'g[data-id="location:sea"]'))
    assert room["x"] <= place["x"]
    assert place["x"] + place["width"] <= room["x"] + room["width"]
    shown = host.widget.state["scene"]
    narrow = {group["id"] for group in shown["groups"] if group.get("only") != "wide"}
    told = next(mark for mark in shown["marks"] if mark.get("tells") and mark["group"] in narrow)
    host.touch(told["id"])
    assert told["words"]["en"] in phone.locator(".vl-bubble").inner_text()


def test_a_turn_of_a_bot_is_one_paragraph_with_its_lines_folded_in(page, tmp_path):
    match = vl.new("midgard", players=2, seed=4, seats=["greedy", "greedy"])
    while match.ply < 30 or match.waiting.seat == 0:
        move(match)
    match.seats = ("greedy", PERSON)
    host = Host(page, Board(match), tmp_path)
    heads = page.locator(".vl-entry[aria-expanded]")
    lines = page.locator(".vl-log li").count()
    head = heads.last
    assert head.get_attribute("aria-expanded") == "false"
    told = head.inner_text()
    assert told.count(host.widget.setup["names"][0]["en"]) == 1, "its name is said once"
    assert "; " in told
    assert "rolls" not in told
    head.click()
    assert heads.last.get_attribute("aria-expanded") == "true"
    number = int(told.split()[-2])
    assert page.locator(".vl-log li").count() == lines + number
    assert page.evaluate("document.activeElement.ariaExpanded") == "true"
    own = [each for each in host.widget.state["log"] if each["seat"] == 1]
    shown = page.locator(".vl-log").inner_text()
    assert all(each["text"]["en"] in shown for each in own), "the reader’s own lines are all there"
    assert Axe().run(page).response["violations"] == []
    heads.last.click()
    assert page.locator(".vl-log li").count() == lines
