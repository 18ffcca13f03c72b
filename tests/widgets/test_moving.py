"""Pieces glide to where they lie next; ships do so along their route."""

from __future__ import annotations

from math import hypot

from .host import Host
from .test_board import board

SHIP = "g[data-id='ship:0']"
HALF_WAY = """() => document.getAnimations().forEach((each) => {
  each.pause();
  each.currentTime = each.effect.getComputedTiming().duration / 2;
})"""


def middle(page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def half_way(host: Host, space: int) -> tuple[float, float]:
    """Return the place of a ship halfway to a space, counted from the middle of the island."""
    x, y = middle(host.page, f"g[data-id='space:{space}']")
    host.page.mouse.click(x, y)
    host.pump()
    host.page.evaluate(HALF_WAY)
    ship, island = middle(host.page, SHIP), middle(host.page, "g[data-id='voyage']")
    return ship[0] - island[0], ship[1] - island[1]


def test_a_ship_sails_round_the_island_and_not_across_it(page, tmp_path):
    """From the left of the route to its right: clockwise, over the top."""
    x, y = half_way(board(page, tmp_path), 12)
    assert y < 0
    assert hypot(x, y) > 200


MOVING = "document.getAnimations().map((each) => each.effect.target.dataset.id)"


def test_a_figure_that_has_changed_beats_once(page, tmp_path):
    """On the way two Vikings come aboard; the glory stays as it was."""
    host = board(page, tmp_path)
    host.touch("space:12")
    assert set(page.evaluate(MOVING)) == {"ship:0", "crew:0"}


def test_who_wants_no_movement_has_none(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    host = board(page, tmp_path)
    page.mouse.click(*middle(page, "g[data-id='space:12']"))
    host.pump()
    assert page.evaluate("document.getAnimations().length") == 0
