"""Each notebook that is shipped, used to its end, by mouse or by keys alone; and nothing moves by itself."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import serious
from learner import SEEDS, STEP, Keys, Learner, Mouse, nameless, unreached
from playwright.sync_api import Page, expect
from vikinglab_widgets import Predict
from vikinglab_widgets.lesson import Lesson

from vikinglab.core.game import games

from .boards import ReplayOn
from .conftest import BY_KEYS, COURSES, ROOT, Server, soaked
from .test_serve import opened

FIRST = [chapters[0] for chapters in COURSES.values()]
CHAPTERS = [name for chapters in COURSES.values() for name in chapters]

WATCH = """(() => {
  globalThis.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    moved.push(this.outerHTML.slice(0, 100));
    return animate.apply(this, how);
  };
  for (const event of ["transitionrun", "animationstart"]) {
    addEventListener(event, ({ target }) => moved.push(`${event} ${target.outerHTML?.slice(0, 100)}`), true);
  }
})()"""
"""Notes what moves by itself."""


def chapter(page: Page, server: Server, name: str) -> Learner:
    """Return a chapter opened by somebody who wants nothing to move."""
    page.emulate_media(reduced_motion="reduce")
    for script in (SEEDS, WATCH):
        page.add_init_script(script)
    opened(page, server, f"shipped/{name}")
    hands = Keys if name in BY_KEYS else Mouse
    learner = Learner(page, ROOT / "notebooks" / f"{name}.ipynb", hands(page))
    expect(page.locator(".jp-OutputArea-output .vl-board:not(.vl-foot)")).to_have_count(
        1
    )  # the others are drawn when they are reached
    return learner


def fits(page: Page) -> dict[str, Any]:
    """Return the faults of a page on a phone: parts that are too wide, and serious findings of axe."""
    page.set_viewport_size({"width": 360, "height": 640})
    wide = page.evaluate("document.documentElement.scrollWidth - 360")
    found = serious(page)
    page.set_viewport_size({"width": 1280, "height": 900})
    return found if wide <= 0 else found | {"wider by": wide}


@pytest.mark.parametrize("name", soaked(CHAPTERS, FIRST))
def test_a_learner_finishes_each_chapter(page, dashboards, name):
    learner = chapter(page, dashboards, name)
    assert fits(page) == {}
    learner.finish()
    assert page.evaluate("moved") == []
    assert unreached(page) == []
    assert nameless(page) == []
    if name in BY_KEYS:
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert fits(page) == {}
    learner.leave("All pages")
    expect(page.get_by_role("listitem").filter(has=page.locator(f"a[href$='{name}.ipynb']"))).to_contain_text("✓ Done")


@pytest.mark.parametrize("game", COURSES)
def test_the_questions_about_odds_are_answered(page, dashboards, game):
    page.add_init_script(SEEDS)
    opened(page, dashboards, f"shipped/{game}/odds")
    learner = Learner(page, ROOT / "notebooks" / game / "odds.ipynb", Mouse(page))
    asked = [widget for widget in learner.lesson.widgets if isinstance(widget, Predict)]
    for at, widget in enumerate(asked):
        while not page.locator(f"{STEP} .vl-predict").count():
            learner.further()
        learner.use(learner.host(), widget)
        if at + 1 < len(asked):
            learner.further()


@pytest.mark.parametrize("game", soaked(COURSES, [*COURSES][:1]))
def test_the_gallery_leads_into_the_course(page, dashboards, game):
    title = str(games()[game].name)
    opened(page, dashboards, "shipped/index")
    card = page.locator(f".vl-game[data-game={game}]")
    card.get_by_role("link", name=f"Learn, {title} 1").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"{title} 1")
    page.evaluate("localStorage.clear()")
    second = Lesson(ROOT / "notebooks" / f"{COURSES[game][1]}.ipynb")
    page.evaluate("done => localStorage.setItem('vikinglab/done/1', JSON.stringify([done]))", second.names[-1])
    opened(page, dashboards, "shipped/index")
    expect(card.get_by_role("link", name=f"Go on learning, {title} 2")).to_be_visible()


def test_the_tour_is_walked_through(page, dashboards):
    opened(page, dashboards, "shipped/tour")
    code = page.locator("main .code").all_inner_texts()
    assert code[0].startswith("import vikinglab as vl")
    assert "match.legal()" in code
    ReplayOn(page).goes_to_its_end_and_back()
    page.get_by_role("main").get_by_role("link", name="All pages").click()
    expect(page).to_have_title("Vikinglab – Vikinglab")
