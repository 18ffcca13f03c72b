"""Vikingar on the board: whole matches of both editions, by clicks and by keys; reasons; the throw; a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board

import vikinglab as vl

from .host import Host
from .playing import click, key, to_its_end

DIALS = "dials: 6 D06, 7 D02, 8 D04\nA: H N07, gold 1\nB: H"


def board(page, tmp_path, text: str = DIALS, edition: str = "first") -> Host:
    return Host(page, Board(vl.position("vikingar", text, edition=edition).match(seed=1)), tmp_path)


def played(page, tmp_path, edition: str, choose, *, still: bool = True) -> None:
    """Play a match against a bot until one cup has brought somebody to a gate."""
    rulings = {"setup.feats": "one"} | ({"power.choose": "with powers"} if edition == "kickstarter" else {})
    match = vl.new("vikingar", edition=edition, players=2, seed=4, seats=["person", "greedy"], rulings=rulings)
    to_its_end(Host(page, Board(match), tmp_path), choose, still=still)


@pytest.mark.parametrize(("edition", "choose"), [("first", click), ("kickstarter", key)])
def test_a_whole_match_against_a_bot(page, tmp_path, edition, choose):
    played(page, tmp_path, edition, choose)


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "choose"), [("first", key), ("kickstarter", click)])
def test_a_whole_match_the_other_way_with_throws_by_hand(page, tmp_path, edition, choose):
    played(page, tmp_path, edition, choose, still=False)


# ------------------------------------------------------------------------------------------------ Reasons


CANT = [
    (["ship:A2", "zone:N11"], "A2 can’t sail to 11 North: it isn’t next to 7 North."),
    (["ship:A2", "zone:S06"], "A2 can’t sail to 6 South: it isn’t next to 7 North."),
    (["ship:B1"], "That longship belongs to Sky. Play one of yours."),
]


def test_what_cant_be_done_says_why_and_what_can_be_does_not(page, tmp_path):
    bubble = page.locator(".vl-bubble")
    for ids, sentence in CANT:
        host = board(page, tmp_path)
        for id in ids:
            host.touch(id)
        assert sentence in bubble.locator("p").inner_text().replace("\u2068", "").replace("\u2069", "")
    host = board(page, tmp_path)
    for id in ("ship:A2", "zone:S07"):
        host.touch(id)
    assert bubble.is_hidden()


def test_a_zone_is_chosen_wherever_it_is_clicked(page, tmp_path):
    host = board(page, tmp_path, DIALS + "\nsails: A2")
    isle = page.locator('g[data-id="land:H"]')
    x, y, scale = isle.evaluate("each => { const { e, f, a } = each.getScreenCTM(); return [e, f, a]; }")
    # The seventh dial lies to the right of the middle: its north within the equator, its south beyond.
    spots = {"N07": [(243, 18), (242, 24)], "S07": [(288, -32), (300, 30), (355, -40), (355, 40)]}
    for zone, places in spots.items():
        for far, aside in places:
            assert page.evaluate(HIT, [x + far * scale, y + aside * scale]) == f"land:{zone}", (far, aside)
    page.mouse.click(x + 355 * scale, y - 40 * scale)
    host.pump()
    assert host.widget.match.moves[-1] == "move S07"


def test_one_sails_to_where_another_longship_lies_by_clicking_it(page, tmp_path):
    host = board(page, tmp_path, "dials: 6 D05, 7 D07\nA: N07 H\nB: N06 H\nsails: A1")
    host.touch("ship:B1")
    assert host.widget.match.moves[-1] == "move N06"


def test_nothing_is_offered_as_a_button_that_the_zone_doesnt_have(page, tmp_path):
    board(page, tmp_path, "dials: 6 D05, 7 D07\nA: N07 H\nB: H\nsails: A1")
    assert page.locator(".vl-ask :is(.vl-answer, .vl-ends-it)").all_inner_texts() == ["End the turn of A1"]


def test_a_ring_leaves_the_runes_to_beat_to_be_seen(page, tmp_path):
    board(page, tmp_path, "dials: 7 D17\nA: N07 H, gold 1\nB: H\nsails: A1")
    order = page.locator('g[data-id="zone:N07:cult"]').evaluate(
        "each => [...each.querySelectorAll('.vl-chosen, .vl-fig')].map((part) => part.classList[0])"
    )
    assert order[-1] == "vl-fig"
    assert "vl-chosen" in order


def test_a_listener_hears_where_each_choice_ends(page, tmp_path):
    host = board(page, tmp_path, DIALS + "\nsails: A2")
    page.locator('.vl-stage g[tabindex="0"]').focus()
    host.press("?")
    assert "Sail to 6 North, for a toll of 2 (you have 1); Sail to 8 North; " in host.said()


# ------------------------------------------------------------------------------------------------ Shapes


def test_a_dial_is_turned_to_its_slot(page, tmp_path):
    board(page, tmp_path)
    turned = {slot: page.locator(f'g[data-id="land:N{slot}"] > g').get_attribute("transform") for slot in ("01", "07")}
    assert turned == {"01": "rotate(0)scale(1)", "07": "rotate(90)scale(1)"}


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


def test_a_small_board_leaves_out_fine_print_until_it_is_large(phone, tmp_path):
    host = board(phone, tmp_path, DIALS)
    number, name = (phone.locator(f'.vl-stage g[data-id="{id}"]') for id in ("slot:5", "name"))
    assert (number.is_visible(), name.is_visible()) == (False, True)
    host.click(".vl-zoom")
    assert number.is_visible()


@pytest.mark.parametrize("slot", ["01", "05", "13", "22"])
def test_on_a_phone_the_wedge_in_hand_lies_on_its_side_and_what_stands_there_upright(phone, tmp_path, slot):
    board(phone, tmp_path, f"dials: {int(slot)} D17\nA: N{slot} H\nB: H\nsails: A1")
    ids = ["ship:A1", f"zone:N{slot}:cult", f"zone:S{slot}"]
    drawn = [phone.locator(f'.vl-closeup [data-of="{id}"]').evaluate(PLACE) for id in ids]
    low = [y for _, y, _ in drawn]
    assert max(low) - min(low) < 3
    across = [x for x, _, _ in drawn]
    assert across == sorted(across, reverse=int(slot) > 13)
    assert all(abs(turned) < 0.01 for _, _, turned in drawn)


def test_a_small_board_has_no_closeup_where_nothing_on_it_can_be_chosen(phone, tmp_path):
    host = board(phone, tmp_path, "A: H, gold 9 / B: H H / builds: A 1")
    closeup = phone.locator(".vl-closeup")
    assert not closeup.is_visible()
    host.click("text=Build and buy nothing")
    assert closeup.is_visible()


PLACE = "each => { const { a, b, e, f } = each.getScreenCTM(); return [e, f, Math.atan2(b, a)]; }"
"""The place of a drawing on the screen, and its turn."""

HIT = "([x, y]) => document.elementFromPoint(x, y).closest('g[data-id]')?.dataset.id"
