"""Midgard on the board: whole matches for each number of players, by clicks and by keys; a phone."""

from __future__ import annotations

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import bot
from vikinglab.core.engine import notation

from .host import Host


def wanted(host: Host, rng: Random) -> list[str]:
    """What the person points at for the move of a bot, in order; a button is pressed."""
    match, game = host.widget.match, vl.games()["midgard"]
    action = bot(game, "greedy").choose(game, match.table.view(match.waiting.seat), rng)
    line = notation.write(action)
    return next([*choice["path"]] for choice in host.widget.state["choices"] if choice["line"] == line)


def played(page, tmp_path, players: int, choose) -> Host:
    """A match against bots to its end."""
    match = vl.new("midgard", players=players, seed=4, seats=["person", *["greedy"] * (players - 1)])
    # Hundreds of moves: what glides would be waited for.
    page.emulate_media(reduced_motion="reduce")
    host, rng = Host(page, Board(match), tmp_path), Random(1)
    host.bots()
    while host.widget.match.result is None:
        path, before = wanted(host, rng), host.widget.match.ply
        for id in path:
            choose(host, id)
        assert host.widget.match.ply > before, path
    assert "The match is over" in host.text(".vl-question")
    return host


def drawn(host: Host, id: str) -> str:
    """Return the mark that stands for what is pointed at, or nothing if a button does."""
    marks = host.widget.state["scene"]["marks"]
    return next((mark["id"] for mark in marks if mark.get("choice", mark["id"]) == id), "")


def click(host: Host, id: str) -> None:
    if mark := drawn(host, id):
        host.touch(mark)
        # Where the mouse rests, a refusal would open and cover what is clicked next.
        host.page.mouse.move(1, 1)
    else:
        press_button(host, id, host.click)


def press_button(host: Host, id: str, press) -> None:
    """Press the button of a choice that isn't drawn."""
    words = next(str(choice["words"]["en"]) for choice in host.widget.state["choices"] if [*choice["path"]] == [id])
    press(f'.vl-ask button:text-is("{words}")')


def key(host: Host, id: str) -> None:
    def enter(selector: str) -> None:
        host.page.locator(selector).first.focus(timeout=5_000)
        host.press("Enter")

    if mark := drawn(host, id):
        enter(f'g[data-id="{mark}"]')
    else:
        press_button(host, id, enter)


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


def test_on_a_phone_all_that_can_be_chosen_can_be_touched(phone, tmp_path):
    host = begun(phone, tmp_path)
    ids = {choice["path"][0] for choice in host.widget.state["choices"]}
    assert ids
    for id in ids:
        assert phone.evaluate(HIT, [*host.middle(drawn(host, id))]).startswith(drawn(host, id))
