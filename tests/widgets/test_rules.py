"""The rules in a page: found by words of any language, read without a kernel, each shown by a position."""

from __future__ import annotations

import json
import re

import pytest
from browsing import barriers, serious
from vikinglab_widgets import RuleBrowser
from vikinglab_widgets.pictured import pictured

import vikinglab as vl

from .host import Host


def browser_of_rules(page, tmp_path) -> Host:
    return Host(page, RuleBrowser("raids"), tmp_path)


def titles(page) -> list[str]:
    return page.eval_on_selector_all(".vl-rules h4", "parts => parts.map(part => part.firstChild.textContent)")


def test_a_rule_is_found_by_words_of_any_language(page, tmp_path):
    host = browser_of_rules(page, tmp_path)
    host.alive = False
    everything = len(titles(page))
    page.fill("input[type=search]", "monst")
    assert titles(page)[:2] == ["Fighting a monster", "Axes weaken monsters"]
    page.fill("input[type=search]", "epreuve de force")
    page.fill("input[type=search]", "ceder viking")
    assert "Ceding a Viking" in titles(page)
    page.fill("input[type=search]", "")
    assert len(titles(page)) == everything == len(host.widget.rules)


@pytest.mark.parametrize("game", vl.games())
def test_chapters_hold_all_rules_once_in_the_order_of_play(game):
    for edition in vl.games()[game].editions:
        shown = RuleBrowser(game, edition=edition)
        keys = [key for chapter in shown.chapters for key in chapter["rules"]]
        assert keys == [rule["key"] for rule in shown.rules]
        assert str(shown.chapters[0]["title"]["en"]) != str(vl.games()[game].name)
        assert len(shown.chapters) >= 7


def test_a_chapter_has_its_picture_and_so_has_each_rule_with_an_example_as_it_comes_near(page, tmp_path):
    host = browser_of_rules(page, tmp_path)
    chapters = page.locator(".vl-rules > section")
    assert chapters.count() == len(host.widget.chapters)
    assert page.locator("input[type=search]").bounding_box()["y"] < page.locator(".vl-contents").bounding_box()["y"]
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    host.pump()
    drawn = page.locator(".vl-pictured img").count()
    assert 2 <= drawn < 30, "others wait until one scrolls there"
    last = page.locator(".vl-rules li").last
    last.scroll_into_view_if_needed()
    # An observer reports between two frames.
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    host.pump()
    assert last.locator("img").count() == 1
    assert page.locator(".vl-pictured.vl-whole").count() == chapters.count()


def test_a_picture_shows_what_its_rule_is_about(page):
    shown = RuleBrowser("raids")
    part, whole = (pictured(shown.examples["monster.cede"], whole=each) for each in (False, True))
    assert size(part["image"]) < size(whole["image"])
    assert part["told"]["en"].startswith("Orange") or "cedes" in part["told"]["en"]


def size(image: str) -> float:
    """Return the width that a picture shows."""
    return float(re.search(r"viewBox='0 0 ([\d.]+)", image)[1])


def test_a_rule_is_read_and_shown_by_its_position(page, tmp_path):
    host = browser_of_rules(page, tmp_path)
    page.fill("input[type=search]", "riposte")
    host.click(".vl-rules li .vl-more")
    assert host.text(".vl-replay .vl-card-text h3") == "Riposte"
    assert "ripostes" in host.text(".vl-replay .vl-question")


def test_a_rule_says_how_often_it_is_met_and_nothing_of_code(page, tmp_path):
    host = browser_of_rules(page, tmp_path)
    page.fill("input[type=search]", "riposte")
    page.locator(".vl-rules summary").first.click()
    assert re.search(r"Met in \d+ of 100 matches\.", host.text(".vl-rules details[open]"))
    host.click(".vl-rules li .vl-more")
    assert ".py" not in page.inner_text("body")


def test_a_rule_of_which_nobody_has_counted_says_nothing_of_it():
    cards = {rule["key"]: rule["met"] for rule in RuleBrowser("raids").rules}
    assert cards["setup.tiles"] is None
    assert cards["navigate.harbour"]["fr"] == "Apparaît dans 100 % des parties."


def test_a_rule_that_refuses_is_shown_by_its_refusal(page, tmp_path):
    host = browser_of_rules(page, tmp_path)
    page.fill("input[type=search]", "catch up")
    page.locator(".vl-rules li", has_text="Catching up").first.locator(".vl-more").click()
    host.pump()
    assert "is too near" in host.text(".vl-banner")


def test_every_rule_has_a_position_that_a_page_can_show():
    shown = RuleBrowser("raids")
    for rule in shown.rules:
        assert rule["shown"], rule["key"]
        shown.show(rule["key"])
        assert shown.example["rule"] == rule["key"]


@pytest.mark.parametrize(
    "message", [{"do": "example"}, {"do": "example", "rule": "x"}, {"do": "example", "rule": 3}, 3]
)
def test_messages_from_strangers_change_nothing(message):
    shown = RuleBrowser("raids")
    shown._hear(shown, message, [])
    assert shown.example == {}


def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path):
    browser_of_rules(page, tmp_path)
    assert barriers(page, 360, 1280) == {}


def mapped(page, tmp_path, **known: object) -> Host:
    """Return the rules in a browser that knows this of them."""
    kept = json.dumps({f"raids:{rule.replace('__', '.')}": value for rule, value in known.items()})
    page.add_init_script(f"localStorage.setItem('vikinglab/known/1', {json.dumps(kept)})")
    return browser_of_rules(page, tmp_path)


SURE = {"stability": 30, "difficulty": 3, "at": 1, "due": 2}


def test_a_map_says_of_each_rule_how_well_it_is_known_and_filters_the_list(page, tmp_path):
    host = mapped(page, tmp_path, monster__fight={"memory": SURE}, monster__cede={"explained": 1})
    host.alive = False
    assert page.locator(".vl-filters button").all_text_contents() == ["○81 not met", "◔1 met", "◑0 used", "●1 known"]
    assert page.get_by_role("button", name="Fighting a monster, known", exact=True).inner_text() == "●"
    host.click(".vl-filter >> nth=3")
    assert titles(page) == ["Fighting a monster"]
    assert page.locator(".vl-filter[aria-pressed=true]").text_content() == "●1 known"
    host.click(".vl-filter >> nth=3")
    assert len(titles(page)) == len(host.widget.rules)


@pytest.mark.soak
def test_the_map_is_one_tab_stop_and_leads_to_its_rules(page, tmp_path):
    host = mapped(page, tmp_path, monster__fight={"memory": SURE})
    page.fill("input[type=search]", "riposte")
    page.locator(".vl-filter").last.focus()
    host.press("Tab", "ArrowRight", "ArrowDown", "ArrowUp", "End", "Home", "ArrowRight")
    second = host.widget.rules[1]["title"]["en"]
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == f"{second}, not met"
    host.press("Enter")
    assert page.evaluate("document.activeElement.firstChild.textContent") == second
    assert page.evaluate("document.activeElement.tagName") == "H4"


@pytest.mark.soak
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_map_fits_a_phone_and_axe_finds_nothing_serious(phone, tmp_path, light):
    phone.add_init_script(f"localStorage.setItem('vikinglab/light', '{light}')")
    mapped(phone, tmp_path, monster__fight={"memory": SURE}, monster__cede={"explained": 1}, tile__take={"used": 1})
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious(phone) == {}
