"""A page in two languages: prose, titles, tasks and boards change at once, where the reader is."""

from __future__ import annotations

import gzip
import shutil
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect
from translation import toy

from .conftest import Server, leave, serving, write
from .test_serve import opened
from .test_steps import HERE, arrived

LESSON = "shipped/raids/learn/01"
EVIL = "<img src=x onerror=\\\"document.title='evil'\\\">"
SEVERAL = """# Ships

They *sail*, and **stop** [there](play.ipynb).

| tile | worth |
|---|---|
| rune | 1 |

- An axe helps.
  - Much.
- A sail

## Not known

<p>Markup of its own</p>
"""
PO = f"""
msgctxt "x heading"
msgid "Ships"
msgstr "Drakkars"

msgid "They *sail*, and **stop** [there](play.ipynb)."
msgstr "Ils *naviguent*, et **s’arrêtent** [là](play.ipynb) & <ailleurs"

msgid "worth"
msgstr "valeur"

msgid "An axe helps."
msgstr "Une Arme est utile."

msgid "Much."
msgstr "Beaucoup."

msgid "A sail"
msgstr "{EVIL}"
"""


def speak(page: Page, language: str) -> None:
    """Choose a language, as a reader does in the bar."""
    page.locator(".looks-button").click()
    page.locator("dialog.looks select").first.select_option(language)
    page.locator("dialog.looks form button").click()


@pytest.fixture
def several(notebooks: Path) -> str:
    """A page with prose of all kinds, some of it translated."""
    cells = SEVERAL.split("\n## ")
    write(notebooks, "several", cells[0], f"## {cells[1]}")
    (notebooks / "several.fr.po").write_text(PO, "utf-8")
    return "several"


def test_a_lesson_changes_its_language_at_once_and_keeps_the_readers_place(page, dashboards: Server):
    opened(page, dashboards, f"{LESSON}")
    page.locator("#steps ol a").nth(1).click()
    arrived(page, 1)
    address = page.url
    page.evaluate("() => { window.before = document.querySelector('.scene.now .vl-board, .scene.now h2') }")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    speak(page, "fr")
    expect(page.locator(".scene.now h2").first).to_have_text("Où s’arrêter¶")
    expect(page.locator(".scene.now li").first).to_have_text(
        "Un Drakkar ne fait qu’avancer, aussi loin que vous voulez."
    )
    expect(page.locator("#bar .where")).to_have_text("Raids 1 · À vous de jouer")
    expect(page.locator(HERE)).to_have_attribute("title", "Où s’arrêter")
    expect(page).to_have_title("Où s’arrêter – Raids 1 · À vous de jouer – Vikinglab")
    assert page.url == address
    assert page.evaluate("window.before.isConnected && window.before.checkVisibility()")
    assert asked == []
    speak(page, "en")
    expect(page.locator(".scene.now h2").first).to_have_text("Where you may stop¶")
    expect(page).to_have_title("Where you may stop – Raids 1 · Your turn – Vikinglab")


def test_the_author_s_words_on_boards_change_too(page, dashboards: Server):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    page.goto(dashboards.url(f"voila/render/{LESSON}.ipynb"))
    expect(page.locator("#told")).to_have_text("Prêt.")
    expect(page).to_have_title("Raids 1 · À vous de jouer – Vikinglab")
    task = page.locator(".vl-question").first
    expect(task).to_have_text("Naviguez jusqu’à une tuile.")
    assert task.get_attribute("lang") == "fr"
    speak(page, "en")
    expect(task).to_have_text("Sail to a tile.")
    page.goto(dashboards.url(f"voila/render/{LESSON}.ipynb#who-plays-next"))
    speak(page, "fr")
    expect(page.locator(".scene.now .vl-question")).to_have_text(
        "Vous naviguez jusqu’à la case 9. Qui joue ensuite\u00a0? Montrez un Drakkar."
    )
    assert page.url.endswith("#who-plays-next")


def test_what_isnt_translated_is_marked_with_its_language(page, dashboards: Server, several):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    page.goto(dashboards.url(f"voila/render/{several}.ipynb"))
    expect(page.locator("h1")).to_have_text("Drakkars¶")
    assert page.evaluate(
        """() => [...document.querySelectorAll("main :is(h1, h2, p, th, td, li)")]
          .filter((each) => each.closest(".jp-MarkdownOutput"))
          .map((each) => `${each.closest("[lang]").lang} ${each.tagName}`)"""
    ) == ["fr H1", "fr P", "en TH", "fr TH", "en TD", "en TD", "fr LI", "fr LI", "en LI", "en H2", "en P"]
    assert page.evaluate("document.documentElement.lang") == "fr"
    expect(page.locator("main em")).to_have_text("naviguent")
    expect(page.locator("main strong")).to_have_text("s’arrêtent")
    expect(page.get_by_role("link", name="là", exact=True)).to_have_attribute("href", "play.ipynb")
    expect(page.locator("footer a")).to_have_text("Toutes les pages")


def test_markup_of_a_translation_isnt_shown(page, dashboards: Server, several):
    html = opened(page, dashboards, several)
    speak(page, "fr")
    expect(page.locator("h1")).to_have_text("Drakkars¶")
    expect(page.locator("li").last).to_have_text("A sail")
    expect(page.locator(".jp-MarkdownOutput p").first).to_contain_text("& <ailleurs")
    assert "onerror" not in html
    assert page.locator("main img").count() == 0
    expect(page).to_have_title("Drakkars – Vikinglab")


def test_a_page_written_in_french_is_read_in_english_too(page, dashboards: Server, notebooks):
    write(notebooks, "drakkars", "# Drakkars\n\nPas traduit.")
    content = nbformat.read(notebooks / "drakkars.ipynb", 4)
    content.metadata["vikinglab"] = {"language": "fr"}
    nbformat.write(content, notebooks / "drakkars.ipynb")
    (notebooks / "drakkars.en.po").write_text('msgid "Drakkars"\nmsgstr "Ships"', "utf-8")
    opened(page, dashboards, "drakkars")
    expect(page.locator("h1")).to_have_text("Ships¶")
    assert page.evaluate("document.querySelector('main p:not(#told)').closest('[lang]').lang") == "fr"
    expect(page).to_have_title("Ships – Vikinglab")


def test_a_damaged_translation_is_left_out(page, dashboards: Server, notebooks):
    write(notebooks, "damaged", "# Damaged", "print(1)")
    (notebooks / "damaged.fr.po").write_text('msgid "Damaged"\nmsgstr "Abîmé', "utf-8")
    opened(page, dashboards, "damaged")
    assert "damaged.fr.po, line 2: " in dashboards.log.read_text()


def test_a_page_gets_little_longer(dashboards: Server, notebooks):
    """At most 8 kB more are sent: the prose of the longest lesson, and a script once."""
    with_french = dashboards.get(f"voila/render/{LESSON}.ipynb")[1]
    (notebooks / f"{LESSON}.fr.po").rename(notebooks / "kept")
    try:
        without = dashboards.get(f"voila/render/{LESSON}.ipynb")[1]
    finally:
        (notebooks / "kept").rename(notebooks / f"{LESSON}.fr.po")
    script = dashboards.get("voila/templates/vikinglab/static/tongue.js")[1]
    sent = [len(gzip.compress(text.encode())) for text in (with_french, without, script)]
    assert sent[0] - sent[1] + sent[2] < 8_000, sent


def test_a_language_of_a_folder_is_chosen_and_a_first_match_played_in_it(page, tmp_path, notebooks):
    toy.speak(tmp_path / "languages", toy.ENGLISH)
    folder = tmp_path / "notebooks"
    shutil.copytree(notebooks / "shipped" / "raids", folder / "raids")
    write(folder, "index", "# The gallery")
    said = f'msgid "Raids: a first match"\nmsgstr "{toy.reversed_words("Raids: a first match")}"'
    (folder / "raids" / "start.toy.po").write_text(said, "utf-8")
    page.add_init_script("localStorage.setItem('vikinglab/language', 'toy')")
    with serving(folder, VIKINGLAB_LANGUAGES=str(tmp_path / "languages")) as server:
        page.goto(server.url("voila/render/raids/start.ipynb"))
        expect(page.locator("#told")).to_have_text("ydaeR.")
        expect(page.locator("h1")).to_have_text("sdiaR: a tsrif hctam¶")
        assert page.locator("html").get_attribute("data-languages") == "en fr toy"
        page.locator("dialog.vl-welcome button").first.click()
        expect(page.locator(".vl-question")).to_contain_text("lias")
        page.locator(".vl-choice[data-id^='space']").first.press("Enter")
        expect(page.locator(".vl-log")).to_contain_text("EgnarO spots ta")
        leave(page)
