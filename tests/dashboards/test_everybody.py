"""Pages for everybody: what is pointed at is large enough, keys come to all of it, it has a name, and nothing moves."""

from __future__ import annotations

import pytest
from learner import nameless, unreached
from playwright.sync_api import Page

from .boards import BoardOn, ReplayOn
from .conftest import KINDS, PAGES, Server
from .test_learner import WATCH, fits
from .test_serve import came_whole, opened

SMALL = """([wanted, least]) => [...document.querySelectorAll(wanted)]
  .filter((part) => part.checkVisibility() && !part.matches(".skip"))
  .map((part) => [part.getBoundingClientRect(), part])
  .filter(([{ width, height }]) => width && Math.min(width, height) < least)
  .map(([{ width, height }, part]) => `${width} × ${height} ${part.outerHTML.slice(0, 120)}`)"""
PRESSED = "a[href], button, input, select, textarea, summary"
NEAR = """([wanted, least]) => [...document.querySelectorAll(".vl-group")].flatMap((group) => {
  const parts = [...group.querySelectorAll(wanted)].map((part) => [part.getBoundingClientRect(), part]);
  const middles = parts.map(([{ x, y, width, height }]) => [x + width / 2, y + height / 2]);
  const room = ([x, y]) => Math.min(...middles.map(([a, b]) => Math.hypot(a - x, b - y)).filter(Boolean));
  const small = ([{ width, height }], at) => width && Math.min(width, height) < least && room(middles[at]) < least;
  return parts.filter(small).map(([, part]) => part.outerHTML.slice(0, 120));
})"""
"""A script that lists drawings on a board smaller than that, and nearer than that to something else. On a phone a
finger chooses the nearest: that has tests of its own."""


def unfolded(page: Page, server: Server, name: str) -> None:
    """Open a page, and what is folded away in it, once no bot is to move: that would renew what Tab walks through."""
    came_whole(page, server, name)
    if name in PAGES:
        assert BoardOn(page).is_asked()
    if "/learn/" in name:
        page.evaluate("location.hash = '#step-2'")
        page.locator(".scene.now .vl-board").first.wait_for()
        page.locator("#steps .count").evaluate("button => button.click()")
    for button in page.locator(".vl-pull:visible, summary:visible").all()[:12]:
        button.evaluate("button => button.click()")


@pytest.mark.parametrize("name", KINDS)
def test_what_is_pointed_at_is_large_enough_for_a_mouse_keys_come_to_it_and_it_has_a_name(page, dashboards, name):
    unfolded(page, dashboards, name)
    assert page.evaluate(SMALL, [f"{PRESSED}, g.vl-choice", 24]) == []
    assert page.evaluate(NEAR, ["g.vl-space", 24]) == []
    assert unreached(page) == []
    assert nameless(page) == []
    assert fits(page) == {}


@pytest.mark.parametrize("name", KINDS)
def test_what_is_pointed_at_is_large_enough_for_a_finger(phone, dashboards, name):
    unfolded(phone, dashboards, name)
    assert phone.evaluate(SMALL, [PRESSED, 44]) == []
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("still", [True, False])
def test_nothing_moves_by_itself_for_who_wants_it_so(page, dashboards, still):
    page.emulate_media(reduced_motion="reduce" if still else "no-preference")
    page.add_init_script(WATCH)
    opened(page, dashboards, "raids/pair")
    BoardOn(page).sail()
    ReplayOn(page).goes_to_its_end_and_back()
    assert (page.evaluate("moved") == []) is still
