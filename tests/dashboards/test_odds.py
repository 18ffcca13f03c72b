"""The odds in a real browser: what a slider moves, and what a page fetches for its figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from vikinglab.serve import FIGURES, FRONT_END

from .test_serve import config, opened


def test_a_slider_moves_the_figure_the_sentence_and_the_table(page, dashboards):
    opened(page, dashboards, "shipped/raids/odds")
    fight = page.locator(".vl-explorer").first
    fight.scroll_into_view_if_needed()
    bars = fight.locator(".bqplot .bargroup rect")
    expect(bars).to_have_count(11)
    expect(fight.locator(".vl-sentence")).to_contain_text("riposte with a crew of 6")
    expect(fight.get_by_role("row", name="6 4")).to_contain_text("riposte")
    before = bars.nth(8).get_attribute("y")
    fight.get_by_role("slider", name="Attacker’s crew").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(fight.locator(".vl-sentence")).to_contain_text("every defender does best to flee")
    expect(fight.get_by_role("row", name="6 -2")).to_contain_text("flee")
    expect(fight.get_by_role("status")).to_contain_text("every defender does best to flee")
    expect(bars.nth(8)).not_to_have_attribute("y", before)
    expect(fight.locator(".bqplot").first).to_have_attribute("aria-hidden", "true")


def test_a_throw_that_is_chosen_moves_the_figures_on_the_board(page, dashboards):
    opened(page, dashboards, "shipped/drakkar/odds")
    reach = page.locator(".vl-explorer").first
    reach.scroll_into_view_if_needed()
    figures = reach.locator(".vl-figure [data-id^='note:square:']")
    expect(figures).to_have_count(56)
    expect(reach.get_by_role("img", name="f9, an emblem: 30.6\N{NO-BREAK SPACE}%, 11/36")).to_have_count(1)
    reach.get_by_role("combobox", name="Dice").select_option(label="2 and 3")
    expect(reach.locator(".vl-sentence")).to_contain_text("There are emblems at d8, g5.")
    expect(figures).to_have_count(26)
    expect(reach.get_by_role("row", name="c5 3")).to_contain_text("f5 with the 3, after the other pawn with 2")
    expect(reach.get_by_role("status")).to_contain_text("There are emblems at d8, g5.")
    reach.get_by_role("combobox", name="Seat").select_option(label="Sky B")
    expect(reach.get_by_role("heading")).to_have_text("Squares that Sky B can reach with 2 and 3")


def test_a_match_is_stepped_through_look_by_look(page, dashboards):
    opened(page, dashboards, "shipped/drakkar/odds")
    bayes = page.locator(".vl-explorer").nth(2)
    bayes.get_by_role("slider", name="Looks and takes so far").focus()
    for said in ("exactly 14/17", "Sky B looks at the emblem at g10. That tells nothing", "exactly 13/16"):
        page.keyboard.press("ArrowRight")
        expect(bayes.locator(".vl-sentence")).to_contain_text(said)
    expect(bayes.get_by_role("row", name="tower")).to_contain_text("2/16")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("shipped/raids/odds", FIGURES), ("shipped/drakkar/odds", FIGURES), ("shipped/raids/learn/01", [])],
)
def test_what_draws_figures_is_fetched_where_there_are_some(page, dashboards, name, drawn):
    html = opened(page, dashboards, name)
    assert {each["name"] for each in config(html)["federated_extensions"]} == {*FRONT_END, *drawn}
