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
    fight.get_by_role("slider", name="The attacker’s crew").focus()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(fight.locator(".vl-sentence")).to_contain_text("every defender does best to flee")
    expect(fight.get_by_role("row", name="6 -2")).to_contain_text("flee")
    expect(fight.get_by_role("status")).to_contain_text("every defender does best to flee")
    expect(bars.nth(8)).not_to_have_attribute("y", before)
    expect(fight.locator(".bqplot").first).to_have_attribute("aria-hidden", "true")


@pytest.mark.parametrize(("name", "drawn"), [("shipped/raids/odds", FIGURES), ("shipped/raids/learn/01", [])])
def test_what_draws_figures_is_fetched_where_there_are_some(page, dashboards, name, drawn):
    html = opened(page, dashboards, name)
    assert {each["name"] for each in config(html)["federated_extensions"]} == {*FRONT_END, *drawn}
