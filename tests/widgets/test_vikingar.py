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

DIALS = "dials: 6 D06, 7 D02, 8 D04\nA: H N07, gold 1\nB: H"


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

    if host.page.locator(f'g[data-id="{id}"]').count():
        enter(f'g[data-id="{id}"]')
    else:
        press_button(host, id, enter)


@pytest.mark.parametrize(("edition", "choose"), [("first", click), ("kickstarter", key)])
def test_a_whole_match_against_a_bot(page, tmp_path, edition, choose):
    played(page, tmp_path, edition, choose)


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "choose"), [("first", key), ("kickstarter", click)])
def test_a_whole_match_the_other_way(page, tmp_path, edition, choose):
    played(page, tmp_path, edition, choose)


# ------------------------------------------------------------------------------------------------ Reasons


@pytest.mark.parametrize(
    ("ids", "sentence"),
    [
        (["ship:A2", "zone:S07"], None),
        (["ship:A2", "zone:N11"], "A2 can’t sail to 11 North: it isn’t next to 7 North."),
        (["ship:A2", "zone:S06"], "A2 can’t sail to 6 South: it isn’t next to 7 North."),
        (["ship:B1"], "That longship belongs to Sky B. Play one of yours."),
    ],
)
def test_what_cant_be_done_says_why(page, tmp_path, ids, sentence):
    host = board(page, tmp_path)
    for id in ids:
        host.touch(id)
    bubble = page.locator(".vl-bubble")
    if sentence is None:
        assert bubble.is_hidden()
    else:
        assert sentence in bubble.locator("p").inner_text().replace("\u2068", "").replace("\u2069", "")


def test_one_sails_to_where_another_longship_lies_by_clicking_it(page, tmp_path):
    host = board(page, tmp_path, "dials: 6 D05, 7 D07\nA: N07 H\nB: N06 H\nsails: A1")
    host.touch("ship:B1")
    assert host.widget.match.moves[-1] == "move N06"


def test_nothing_is_offered_as_a_button_that_the_zone_doesnt_have(page, tmp_path):
    board(page, tmp_path, "dials: 6 D05, 7 D07\nA: N07 H\nB: H\nsails: A1")
    assert page.locator(".vl-ask .vl-answer").all_inner_texts() == ["Done"]


# ------------------------------------------------------------------------------------------------ Shapes


def test_the_board_is_accessible(page, tmp_path):
    board(page, tmp_path)
    assert Axe().run(page).response["violations"] == []


def test_on_a_phone_all_that_can_be_chosen_can_be_touched(phone, tmp_path):
    host = board(phone, tmp_path, DIALS + "\nsails: A2")
    for id in ("zone:N06", "zone:N08", "zone:H", "zone:N07:cult", "zone:S07"):
        box = phone.locator(f'g[data-id="{id}"]').bounding_box()
        found = phone.evaluate(HIT, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        assert found == id
    host.touch("zone:N06")
    assert host.widget.match.moves[-1] == "move N06"


HIT = "([x, y]) => document.elementFromPoint(x, y).closest('g[data-id]')?.dataset.id"
