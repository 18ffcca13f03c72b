"""The odds in a real browser: what a slider moves, what fits on a screen, and what a page fetches for its figures."""

from __future__ import annotations

import pytest
from browsing import serious
from playwright.sync_api import Locator, Page, expect

from vikinglab.serve import FIGURES, FRONT_END

from .conftest import Server, at_rest, within
from .test_serve import config, opened

EXPLORERS = {
    "raids": ("raids-the-odds", "past-two-monsters", "the-next-tile", "how-many-will-do"),
    "drakkar": ("drakkar-the-odds", "how-long-in-prison", "one-emblem-through-a-match", "where-a-blind-take-pays"),
}
"""The steps that hold an explorer, by their addresses."""


def explorer(page: Page, server: Server, game: str, step: str) -> Locator:
    """Open the page of odds of a game at a step, and return its explorer once its figure is drawn."""
    opened(page, server, f"shipped/{game}/odds")
    return at(page, step)


def at(page: Page, step: str) -> Locator:
    """Go to a step of a page that is open, and return its explorer once its figure is drawn."""
    page.locator(f"#steps a[href='#{step}']").wait_for(state="attached")
    title = page.locator(f"#steps a[href='#{step}'] .title").text_content() or ""
    page.evaluate("step => { location.hash = step; }", step)
    expect(page.locator(".scene.now")).to_have_attribute("aria-label", title.partition(". ")[2])
    shown = page.locator(".scene.now .vl-explorer")
    expect(shown.locator(".bqplot .bargroup rect, .vl-figure g[data-id]").first).to_be_attached()
    return shown


def test_a_slider_moves_the_figure_the_sentence_and_the_table(page, dashboards):
    fight = explorer(page, dashboards, "raids", "raids-the-odds")
    bars = fight.locator(".bqplot .bargroup rect")
    expect(bars).to_have_count(11)
    expect(fight.locator(".vl-sentence")).to_contain_text("riposte with a crew of 6")
    expect(fight.get_by_role("table")).to_have_count(0)
    fight.locator("summary").press("Enter")
    expect(fight.get_by_role("row", name="6–10")).to_contain_text("riposte")
    before = bars.nth(8).get_attribute("y")
    fight.get_by_role("slider", name="Attacker’s crew").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(fight.locator(".vl-sentence")).to_contain_text("every defender does best to flee")
    expect(fight.get_by_role("row", name="2–10")).to_contain_text("flee")
    expect(fight.get_by_role("status")).to_contain_text("every defender does best to flee")
    expect(bars.nth(8)).not_to_have_attribute("y", before)
    expect(fight.locator(".bqplot").first).to_have_attribute("aria-hidden", "true")


def test_a_throw_that_is_chosen_moves_the_figures_on_the_board(page, dashboards):
    reach = explorer(page, dashboards, "drakkar", "drakkar-the-odds")
    figures = reach.locator(".vl-figure [data-id^='note:square:']")
    expect(figures).to_have_count(56)
    expect(reach.get_by_role("img", name="f9, an emblem: 31\N{NO-BREAK SPACE}%")).to_have_count(1)
    reach.get_by_role("combobox", name="Dice").select_option(label="2 and 3")
    expect(reach.locator(".vl-sentence")).to_contain_text("There are emblems at d8 and g5.")
    expect(figures).to_have_count(26)
    reach.locator("summary").press("Enter")
    expect(reach.get_by_role("row", name="c5 3")).to_contain_text("f5 with the 3, after the other pawn with 2")
    expect(reach.get_by_role("status")).to_contain_text("There are emblems at d8 and g5.")
    reach.get_by_role("combobox", name="Seat").select_option(label="Sky")
    expect(reach.locator("h3")).to_have_text("Squares that Sky can reach with 2 and 3")


def test_a_figure_on_a_square_covers_nothing_that_lies_there(page, dashboards):
    reach = explorer(page, dashboards, "drakkar", "drakkar-the-odds")
    over = reach.locator(".vl-figure").evaluate(
        """board => {
          const box = (part) => part.getBoundingClientRect();
          const pieces = [...board.querySelectorAll("[data-id^='emblem:'], [data-id^='pawn:']")].map(box);
          // The letters are as high as their digits: a line of text is taller than what is printed.
          const figures = [...board.querySelectorAll("[data-id^='note:'] text")].map(box);
          const digits = ({ x, y, width, height }) => ({ x, width, y: y + height * .2, height: height * .6 });
          const inner = figures.map(digits);
          return inner.filter((a) => pieces.some((b) => a.x < b.x + b.width && b.x < a.x + a.width
            && a.y < b.y + b.height && b.y < a.y + a.height)).length;
        }"""
    )
    assert over == 0


def test_a_match_is_stepped_through_look_by_look(page, dashboards):
    bayes = explorer(page, dashboards, "drakkar", "one-emblem-through-a-match")
    bayes.get_by_role("slider", name="Looks and takes so far").focus()
    for said in ("Now it is 82.4", "Sky looks at the emblem at g10. That tells nothing", "Now it is 81.2"):
        page.keyboard.press("ArrowRight")
        expect(bayes.locator(".vl-sentence")).to_contain_text(said)
    bayes.locator("summary").press("Enter")
    expect(bayes.get_by_role("row", name="tower")).to_contain_text("2/16")


HIDDEN = """explorer => {
  const screen = [0, 0, innerWidth, document.querySelector("#steps").getBoundingClientRect().top];
  const seen = ".bqplot, .vl-figure, .vl-control:not([hidden]), .vl-sentence, .vl-key, summary";
  return [...explorer.querySelectorAll(seen)].filter((part) => part.checkVisibility()).filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < screen[0] - 1 || top < screen[1] - 1 || right > screen[2] + 1 || bottom > screen[3] + 1;
  }).map((part) => `${part.tagName} ${part.className} to ${Math.round(part.getBoundingClientRect().bottom)}`);
}"""
"""A script that lists the parts of an explorer outside the screen, before anybody scrolls."""

CUT = """figure => {
  const room = figure.getBoundingClientRect();
  const bars = [...figure.querySelectorAll(".bargroup rect")].map((bar) => bar.getBoundingClientRect());
  return bars.filter(({ left, right, top, bottom }) =>
    left < room.left + 1 || right > room.right - 1 || top < room.top || bottom > room.bottom).length;
}"""


SCREENS = {"desk": [(1280, 800), (1440, 900)], "phone": [(390, 844)]}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", EXPLORERS)
def test_an_explorer_fits_on_one_screen_and_its_bars_are_whole(visitor, dashboards, game, screen):
    page = visitor(has_touch=screen == "phone", is_mobile=screen == "phone")
    for width, height in SCREENS[screen]:
        page.set_viewport_size({"width": width, "height": height})
        if page.url == "about:blank":
            opened(page, dashboards, f"shipped/{game}/odds")
        for step in EXPLORERS[game]:
            shown = at(page, step)
            # A figure is laid out once more a little after its place has its size.
            within(5, lambda: at_rest(page) or outside(shown) == [])  # noqa: B023 - it is called at once
            assert outside(shown) == [], (step, width)
    for step in EXPLORERS[game]:
        at(page, step)
        assert serious(page, ".scene.now .vl-explorer") == {}, step


def outside(shown: Locator) -> list[str]:
    """Return the parts of an explorer outside the screen, or outside its figure."""
    cut = [figure.evaluate(CUT) for figure in shown.locator(".bqplot svg").all()]
    return [*shown.evaluate(HIDDEN), *(f"{number} bars" for number in cut if number)]


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("shipped/raids/odds", FIGURES), ("shipped/drakkar/odds", FIGURES), ("shipped/raids/learn/01", [])],
)
def test_what_draws_figures_is_fetched_where_there_are_some(dashboards, name, drawn):
    html = dashboards.get(f"voila/render/{name}.ipynb")[1]
    assert {each["name"] for each in config(html)["federated_extensions"]} == {*FRONT_END, *drawn}
