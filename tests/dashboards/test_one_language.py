"""Pages in one language: no text that can be seen or heard on them is in the other one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from learner import SEEDS, Learner, Mouse
from playwright.sync_api import Page, expect
from tongues import wrong

from vikinglab.core.game import games

from .boards import BoardOn
from .conftest import COURSES, PLAYED, ROOT, SHIPPED, Server, at_rest, soaked
from .test_serve import opened
from .test_steps import READY, arrived

SHORT = ["index", "midgard/start", "vikingar/odds", "vikingar/rules"]
"""The pages that `make test` opens: the others are made of the same parts."""

FOLDED = "summary:visible, .vl-pull:visible, .vl-menu-button:visible, .looks-button:visible"
"""What unfolds more to read."""

TEXTS = """() => {
  const code = "script, style, template, noscript, pre, code, kbd, option";
  const told = (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(code);
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walk.nextNode()) if (told(walk.currentNode.parentElement)) texts.push(walk.currentNode.data);
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext", "aria-roledescription"]) {
    for (const part of document.querySelectorAll(`[${name}]`)) if (told(part)) texts.push(part.getAttribute(name));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""
"""A script for everything that a page says now, but for code."""


EDITIONS = [game.rulebook(game.usual_box(edition)) for game in games().values() for edition in game.editions]
CITED = tuple({rule.book for rulebook in EDITIONS for rule in rulebook.values()})
"""The titles of rulebooks, which chapters stand behind: all of ours are French."""


def strangers(page: Page, language: str) -> list[str]:
    """Return what a page says now in the other language."""
    return [text for text in wrong(page.evaluate(TEXTS), language) if language == "fr" or not text.startswith(CITED)]


def states(page: Page) -> Iterator[str]:
    """Go through the steps of a page, if it has some, and unfold what is folded."""
    yield "as it opens"
    if page.locator("dialog[open] button").count():
        page.keyboard.press("Escape")
    for at in range(page.locator("#steps ol a").count()):
        page.evaluate("at => document.querySelectorAll('#steps ol a')[at].click()", at)
        arrived(page, at)
        at_rest(page)
        yield page.evaluate("location.hash")
    for at, folded in enumerate(page.locator(FOLDED).all()[:12]):
        folded.evaluate("button => button.click()")
        at_rest(page)
        yield f"unfolded {at + 1}"
        page.keyboard.press("Escape")


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", soaked(SHIPPED, SHORT))
def test_a_page_says_nothing_in_another_language(page, dashboards, name, language):
    page.add_init_script(f"localStorage.setItem('vikinglab/language', '{language}')")
    opened(page, dashboards, f"shipped/{name}", READY[language])
    found = {state: strangers(page, language) for state in states(page)}
    assert {state: texts for state, texts in found.items() if texts} == {}


def test_a_text_in_another_language_is_found(page):
    page.set_content("<title>Rune</title><p>Une Rune</p><svg><text>A rune is here</text></svg><img alt='for you'>")
    assert strangers(page, "fr") == ["A rune is here", "for you"]
    page.set_content(
        "<p hidden>for you</p><pre>for you</pre><p>voici pour vous</p><p>Raids, livret de règles, Le but</p>"
    )
    assert strangers(page, "fr") == []
    assert strangers(page, "en") == ["voici pour vous"]


# ------------------------------------------------------------------------------------------------ Used to the end

LESSONS = [chapters[len(chapters) // 2] for chapters in COURSES.values()]
"""The chapter in the middle of each course."""

STARTS = [key for key in PLAYED if key not in COURSES]
"""The games that are learnt on the page of a first match."""


class French(Learner):
    """A learner who reads French, and meets nothing else."""

    def further(self) -> None:
        assert strangers(self.page, "fr") == []
        super().further()


@pytest.mark.parametrize("name", soaked(LESSONS, LESSONS[-1:]))
def test_a_learner_finishes_a_lesson_in_french(page, dashboards, name):
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    page.add_init_script(SEEDS)
    opened(page, dashboards, f"shipped/{name}", READY["fr"])
    learner = French(page, ROOT / "notebooks" / f"{name}.ipynb", Mouse(page), "fr")
    learner.finish()
    assert strangers(page, "fr") == []
    expect(page.locator("#steps a.on")).to_have_attribute("lang", "fr")  # to the next chapter
    learner.leave("Toutes les pages")
    expect(page.get_by_role("listitem").filter(has=page.locator(f"a[href$='{name}.ipynb']"))).to_contain_text(
        "✓ Terminé"
    )


@pytest.mark.soak
@pytest.mark.parametrize("key", STARTS)
def test_a_first_match_is_played_to_its_end_in_french(page, dashboards: Server, key):
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    opened(page, dashboards, f"shipped/{key}/start", READY["fr"])
    assert strangers(page, "fr") == []
    page.locator("dialog.vl-welcome button").first.click()
    board = BoardOn(page)
    while board.is_asked("La partie est finie"):
        assert strangers(page, "fr") == []
        board.choose_by_keyboard(f"{key}/start")
    assert strangers(page, "fr") == []
