"""Vikingar on the board: whole matches of both editions, by clicks and by keys; reasons; the throw; a phone."""

from __future__ import annotations

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import bot
from vikinglab.core.engine import notation

from .host import Host

DIALS = "dials: 6 D06, 7 D02, 8 D04\nA: H N07 gold 1\nB: H"


def board(page, tmp_path, text: str = DIALS, edition: str = "first") -> Host:
    return Host(page, Board(vl.position("vikingar", text, edition=edition).match(seed=1)), tmp_path)


def wanted(host: Host, rng: Random) -> list[str]:
    """What the person points at for the move of a bot, in order; a button is pressed."""
    match = host.widget.match
    seat = match.waiting.seat
    action = bot(vl.games()["vikingar"], "greedy").choose(vl.games()["vikingar"], match.table.view(seat), rng)
    line = notation.write(action)
    return next([*choice["path"]] for choice in host.widget.state["choices"] if choice["line"] == line)


def played(page, tmp_path, edition: str, choose) -> Host:
    """A match against a bot until one cup has brought somebody to a gate."""
    rulings = {"setup.feats": "one"} | ({"power.choose": "with powers"} if edition == "kickstarter" else {})
    match = vl.new("vikingar", edition=edition, players=2, seed=4, seats=["person", "greedy"], rulings=rulings)
    host, rng = Host(page, Board(match), tmp_path), Random(1)
    host.bots()
    while host.widget.match.result is None:
        path, before = wanted(host, rng), host.widget.match.ply
        for id in path:
            choose(host, id)
        assert host.widget.match.ply > before, path
    assert host.widget.match.result is not None
    assert "The match is over" in host.text(".vl-question")
    return host


def click(host: Host, id: str) -> None:
    if host.page.locator(f'g[data-id="{id}"]').count():
        host.touch(id)
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

    if host.page.locator(f'g[data-id="{id}"]').count():
        enter(f'g[data-id="{id}"]')
    else:
        press_button(host, id, enter)


@pytest.mark.parametrize("choose", [click, key], ids=["clicks", "keys"])
@pytest.mark.parametrize("edition", ["first", "kickstarter"])
def test_a_whole_match_against_a_bot(page, tmp_path, edition, choose):
    played(page, tmp_path, edition, choose)
