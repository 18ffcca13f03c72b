"""The gallery as a dashboard: there at once, without a kernel, and it leads to where one left off."""

from __future__ import annotations

import re

import pytest
from browsing import barriers
from playwright.sync_api import Page, expect
from vikinglab_widgets.gallery import PAGES

from vikinglab.core.game import games

from .boards import BoardOn
from .conftest import PLAYED, SHIPPED, soaked
from .test_serve import config, opened


def card(page: Page, key: str):
    return page.locator(f".vl-game[data-game={key}]")


def test_it_starts_no_kernel_and_fetches_no_front_end(page, dashboards):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    html = opened(page, dashboards, "shipped/index")
    assert config(html)["kernelId"] == ""
    assert [url for url in asked if re.search("voila.js$|/extensions/|/api/", url)] == []
    assert len(html) < 210_000
    expect(page.locator(".vl-game")).to_have_count(len(PLAYED))


def test_what_is_stored_is_told_without_scripts(browser, dashboards):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(dashboards.url("voila/render/shipped/index.ipynb"))
    for game in PLAYED:
        expect(page.get_by_role("heading", name=str(games()[game].name))).to_be_visible()
    expect(page.get_by_role("link", name="Play")).to_have_count(len(PLAYED))
    expect(page.locator(".vl-static img")).to_have_count(len(PLAYED))
    context.close()


@pytest.mark.parametrize("game", soaked(PLAYED, PLAYED[:1]))
def test_a_picture_opens_its_game_and_the_match_goes_on(page, dashboards, game):
    opened(page, dashboards, "shipped/index")
    card(page, game).locator("img").click()
    expect(page.locator("#told")).to_have_text("Ready.")
    # It leads somebody who is new to a first match, which begins with what the game is about.
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    board = BoardOn(page)
    assert board.is_asked()
    board.choose_by_keyboard(f"{game}/start")
    opened(page, dashboards, "shipped/index")
    expect(page.locator(".vl-game").first.get_by_role("heading")).to_have_text(f"{games()[game].name}Unfinished")
    card(page, game).get_by_role("link", name="Continue your match").click()
    expect(page.locator("#told")).to_have_text("Ready.")
    assert len(board.kept(f"{game}/start")["line"]) > 0


def test_every_link_of_a_card_leads_to_a_page(page, dashboards):
    opened(page, dashboards, "shipped/index")
    links = page.locator(".vl-game a").evaluate_all("links => links.map(link => link.pathname)")
    assert len({*links}) == sum(name.rpartition("/")[2] in PAGES or "/learn/" in name for name in SHIPPED)
    for path in sorted({link for link in links if "/learn/" not in link}):
        assert page.request.head(dashboards.url(path.removeprefix("/"))).status != 404


def test_it_fits_and_axe_finds_nothing_serious(page, dashboards):
    opened(page, dashboards, "shipped/index")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert barriers(page, 360, 390, 1280) == {}, scheme


def test_the_page_itself_speaks_the_language_that_was_chosen_before(page, dashboards):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    page.goto(dashboards.url("voila/render/shipped/index.ipynb"))
    expect(card(page, "raids").get_by_role("link", name="Jouer, Raids")).to_be_visible()
