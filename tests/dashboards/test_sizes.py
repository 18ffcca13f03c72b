"""Pages at every size: the print of a board can be read, nothing scrolls sideways, and what is asked can be reached.

By WCAG 1.4.4 a page of 1280 by 800 must do at 200 %, which is 640 by 400; by 1.4.10 it must do at a width of 320.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import vikinglab as vl

from .conftest import ROOT, Server, at_rest
from .test_serve import opened

SIZES = [(640, 400), (1440, 900), (768, 1024), (844, 390), (390, 844)]
LEAST = 11
"""The smallest print on a board, in pixels."""
NARROWEST = (320, 640)

KINDS = {
    "start": "midgard/start",
    "play": "raids/play",
    "closeup": "vikingar/play",
    "odds": "drakkar/odds#step-1",
    "task": "raids/learn/01#step-4",
    "question": "raids/learn/01#step-3",
    "rules": "raids/rules",
    "gallery": "index",
}
"""One page of each kind."""
PAGES = [
    path.relative_to(ROOT / "notebooks").with_suffix("").as_posix()
    for path in sorted(Path(ROOT / "notebooks").glob("**/*.ipynb"))
    if path.stem in ("start", "play", "odds", "rules") or path.parent.name == "learn"
]
EVERY = [*KINDS.values(), *(pytest.param(each, marks=pytest.mark.soak) for each in PAGES if each not in KINDS.values())]

SMALL = """least => {
  const found = [...document.querySelectorAll(".vl-stage > .vl-group text, .vl-figure > .vl-group text")]
    .filter((text) => text.textContent.trim() && text.checkVisibility())
    .map((text) => {
      const { a, b } = text.getScreenCTM();
      return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)];
    });
  return found.filter(([, size]) => size < least - 0.05).map(([words, size]) => `${words}: ${size.toFixed(1)}`);
}"""
"""A script that lists the words on boards that are drawn too small, with their sizes in pixels."""
OUT_OF_REACH = """() => {
  const scrolls = (part) => /auto|scroll/.test(getComputedStyle(part).overflowY);
  const cut = (part) => {
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (scrolls(around)) return false;
      const [own, room] = [part.getBoundingClientRect(), around.getBoundingClientRect()];
      if (getComputedStyle(around).overflowY !== "hidden") continue;
      if (own.bottom > room.bottom + 1 || own.top < room.top - 1) return true;
    }
    return false;
  };
  const asked = [...document.querySelectorAll(".vl-question, .vl-answers button, .vl-options button")];
  return asked.filter((part) => part.checkVisibility() && cut(part)).map((part) => part.textContent);
}"""
"""A script that lists what is asked and can't be brought to the screen by scrolling."""


def shown(page: Page, server: Server, name: str) -> None:
    """Open a page at a step."""
    path, _, step = name.partition("#")
    opened(page, server, f"shipped/{path}")
    if step:
        page.evaluate("step => { location.hash = step; }", step)
        expect(page.locator(".scene.now")).to_be_visible()
    if page.locator(".vl-welcome[open]").count():
        page.keyboard.press("Escape")
    at_rest(page)


@pytest.mark.parametrize("name", EVERY)
def test_a_page_can_be_read_at_every_size(page, dashboards, name):
    shown(page, dashboards, name)
    wrong = []
    for width, height in [*SIZES, NARROWEST]:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        if (width, height) != NARROWEST:
            wrong += [f"{width} x {height}, too small: {each}" for each in page.evaluate(SMALL, LEAST)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{width} x {height} scrolls sideways")
        wrong += [f"{width} x {height}, out of reach: {each}" for each in page.evaluate(OUT_OF_REACH)]
    assert wrong == []


@pytest.mark.parametrize("game", vl.games())
def test_a_low_page_scrolls_and_its_board_keeps_its_width(page, dashboards, game):
    page.set_viewport_size({"width": 640, "height": 400})
    shown(page, dashboards, f"{game}/play")
    board = page.locator(".vl-stage").first.bounding_box()
    assert board["width"] >= 600
    assert page.evaluate("document.documentElement.scrollHeight") > 600
