"""Gallery: what a folder has pages for, what is unfinished first, and nothing that only a kernel could show."""

from __future__ import annotations

import json
import re
from pathlib import Path

import nbformat
import pytest
from browsing import barriers
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets import Gallery
from vikinglab_widgets.gallery import STATIC

import vikinglab as vl
from vikinglab.core.game import About
from vikinglab.core.teach.recall import askable

from .host import Host

ROOT = Path(__file__).parents[2]
SAVE = {"vikinglab": 2, "game": "raids", "line": ["sail 6", "cede"]}


def notebook(path: Path, title: str, code: str = "1") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(new_notebook(cells=[new_markdown_cell(f"# {title}"), new_code_cell(code)]), path)


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """A folder with all pages of Raids, two of Drakkar, and one of something else."""
    for number in (1, 2):
        notebook(tmp_path / f"raids/learn/0{number}.ipynb", f"Raids {number}", f"Try(m, name='raids/learn/{number}/a')")
    notebook(tmp_path / "raids/play.ipynb", "Play", 'Board(game="raids", name="raids/play")')
    notebook(tmp_path / "raids/odds.ipynb", "Odds")
    notebook(tmp_path / "raids/rules.ipynb", "Rules")
    notebook(tmp_path / "drakkar/play.ipynb", "Play", 'Board(game="drakkar", name="drakkar/play")')
    notebook(tmp_path / "drakkar/rules.ipynb", "Rules")
    notebook(tmp_path / "chess/play.ipynb", "Play")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def shown(page, folder, **kept: object) -> Host:
    """Return the gallery in a browser that keeps these values."""
    held = {
        f"vikinglab/{key}": value if isinstance(value, str) else json.dumps(value)
        for key, value in {name.replace("__", "/"): value for name, value in kept.items()}.items()
    }
    page.goto("about:blank")
    page.add_init_script(
        "localStorage.getItem('set') || Object.entries("
        f"{json.dumps(held)}).forEach(([key, value]) => localStorage.setItem(key, value))"
    )
    page.add_init_script("localStorage.setItem('set', '1')")
    return Host(page, Gallery(), folder)


def titles(page) -> list[str]:
    return page.locator(".vl-game h2").all_inner_texts()


def hrefs(page, game: str) -> list[str]:
    links = page.locator(f".vl-game[data-game={game}] a")
    return links.evaluate_all("links => links.map(link => link.getAttribute('href'))")


# ------------------------------------------------------------------------------------------------ What is told


def test_each_game_with_pages_here_has_a_card_and_easy_ones_are_first(folder):
    gallery = Gallery()
    assert [card["key"] for card in gallery.cards] == ["drakkar", "raids"]
    drakkar, raids = gallery.cards
    assert drakkar["pages"] == {"play": "drakkar/play.ipynb", "rules": "drakkar/rules.ipynb"}
    assert list(raids["pages"]) == ["play", "odds", "rules"]
    assert (raids["matches"], [chapter["title"] for chapter in raids["chapters"]]) == (
        ["raids/play"],
        ["Raids 1", "Raids 2"],
    )
    assert raids["players"] == (2, 4)
    assert repr(gallery) == "A gallery of Drakkar, Raids."


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_every_game_of_the_house_tells_of_itself(key):
    game = vl.games()[key]
    assert 1 <= game.about.level <= 3
    assert 10 <= game.about.minutes <= 240
    told = game.speech.say("game-about")
    assert all(40 <= len(told[language]) <= 110 for language in ("en", "fr"))
    assert told["en"] != told["fr"]


def test_a_game_that_tells_nothing_of_itself_has_a_card_all_the_same(folder, monkeypatch):
    monkeypatch.setattr(vl.games()["drakkar"], "about", About())
    card = Gallery().cards[-1]
    assert (card["key"], card["minutes"], card["level"]) == ("drakkar", None, None)


def test_notebooks_of_no_game_are_listed_by_their_headings_but_for_those_that_the_first_page_links(page, folder):
    notebook(folder / "index.ipynb", "Ours\n\nFirst [this](linked.ipynb).")
    notebook(folder / "linked.ipynb", "Linked")
    notebook(folder / "homework.ipynb", "Homework <b>1</b>")
    notebook(folder / "review.ipynb", "Review")
    host = shown(page, folder)
    assert page.locator(".vl-others a").all_inner_texts() == ["Homework <b>1</b>"]
    assert page.locator(".vl-others a").get_attribute("href") == "homework.ipynb"
    assert host.text(".vl-others").startswith("More pages:")
    assert Gallery()._repr_mimebundle_()[0]["text/html"].endswith("Homework &lt;b&gt;1&lt;/b&gt;</a></p>")
    assert barriers(page, 360, 1280) == {}


def test_a_gallery_may_have_no_game_but_not_nothing(tmp_path):
    with pytest.raises(ValueError, match="no notebooks to show"):
        Gallery(tmp_path)
    notebook(tmp_path / "homework.ipynb", "Homework")
    assert repr(Gallery(tmp_path)) == "A gallery of Homework."


def test_pictures_are_small_and_have_no_words(folder):
    for card in Gallery().cards:
        assert len(card["picture"]) < 20_000
        assert re.findall(r"<text[^>]*>([^<]{2,})", card["picture"]) == [], "but for the letters of seats"


def test_what_is_stored_needs_neither_a_widget_nor_scripts(folder):
    data, _ = Gallery()._repr_mimebundle_()
    html = data["text/html"]
    assert re.findall('<a href="(.*?)"', html)[:2] == ["drakkar/play.ipynb", "drakkar/rules.ipynb"]
    assert "raids/learn/01.ipynb" in html
    assert html.count("<img") == 2
    assert "<script" not in html
    assert "data:image" not in json.dumps(data[STATIC]), "a picture is stored once"


def test_the_shipped_gallery_stores_what_it_shows_now(monkeypatch):
    monkeypatch.chdir(ROOT / "notebooks")
    stored = nbformat.read("index.ipynb", as_version=4)
    assert stored.metadata["vikinglab"] == {"static": True}
    (output,) = (each for cell in stored.cells for each in cell.get("outputs", ()))
    fresh, _ = Gallery()._repr_mimebundle_()
    assert output["data"][STATIC] == json.loads(json.dumps(fresh[STATIC]))
    assert output["data"]["text/html"] == fresh["text/html"]


# ------------------------------------------------------------------------------------------------ What is shown


def test_a_card_leads_to_the_pages_that_exist(page, folder):
    shown(page, folder)
    assert titles(page) == ["Drakkar", "Raids"]
    assert hrefs(page, "drakkar") == ["drakkar/play.ipynb", "drakkar/play.ipynb", "drakkar/rules.ipynb"]
    assert hrefs(page, "raids")[:5] == [
        "raids/play.ipynb",
        "raids/play.ipynb",
        "raids/learn/01.ipynb",
        "raids/odds.ipynb",
        "raids/rules.ipynb",
    ]
    raids = page.locator(".vl-game[data-game=raids]")
    assert raids.locator(".vl-facts li").all_text_contents() == ["2–4 players", "40 min", "●○○To learn: easy"]
    assert page.get_by_role("link", name="Play, Raids").count() == 1
    assert page.locator(".vl-keeping button").count() == 4, "one row for all games"


def test_a_match_that_goes_on_comes_first(page, folder):
    shown(page, folder, match__1__raids__play=SAVE, **{"match/1/drakkar/play": {**SAVE, "line": []}})
    assert titles(page) == ["Raids\nUnfinished", "Drakkar"]
    assert page.get_by_role("link", name="Continue your match, Raids").count() == 1


def test_the_match_that_was_played_last_comes_first(page, folder):
    kept = {"match/1/raids/play": SAVE, "match/1/drakkar/play": SAVE}
    shown(page, folder, **kept, **{"status/1/raids/play": {"when": 9}, "status/1/drakkar/play": {"when": 5}})
    assert titles(page) == ["Raids\nUnfinished", "Drakkar\nUnfinished"]


def test_a_match_that_is_over_is_not_unfinished(page, folder):
    shown(page, folder, match__1__raids__play=SAVE, **{"status/1/raids/play": {"over": True, "when": 9}})
    assert titles(page) == ["Drakkar", "Raids"]
    assert page.get_by_role("link", name="Play, Raids").count() == 1


def test_a_course_goes_on_where_it_was_left(page, folder):
    shown(page, folder, done__1=["raids/learn/1/a"])
    assert titles(page) == ["Raids\nUnfinished", "Drakkar"]
    assert page.get_by_role("link", name="Go on learning, Raids 2").get_attribute("href") == "raids/learn/02.ipynb"
    assert page.locator("summary").inner_text() == "Chapters 1/2"
    page.locator("summary").press("Enter")
    assert page.locator(".vl-game-chapters li").all_inner_texts() == ["Raids 1\n✓ Done", "Raids 2\n0 / 1"]


def test_a_course_opens_at_the_step_that_was_open(page, folder):
    shown(page, folder, at__1__raids__learn="learn/02#three-runes")
    link = page.get_by_role("link", name="Go on learning, Raids 2")
    assert link.get_attribute("href") == "raids/learn/02.ipynb#three-runes"


RULE = f"raids:{askable(vl.games()['raids'].usual_box())[0]}"


@pytest.mark.parametrize(
    ("language", "known", "told"),
    [
        pytest.param("en", {}, [], marks=pytest.mark.soak),
        ("en", {"raids:no-such-rule": {"explained": 1}}, []),
        ("en", {RULE: {"explained": 1}}, ["Review: 1 rule due"]),
        pytest.param(
            "fr",
            {RULE: {"used": 1, "memory": {"stability": 9, "difficulty": 3, "at": 1, "due": 2e15}}},
            ["Révision : rien à revoir"],
            marks=pytest.mark.soak,
        ),
    ],
    ids=["nothing is known", "of a stranger", "due", "not due"],
)
def test_what_is_due_is_told(page, folder, language, known, told):
    notebook(folder / "review.ipynb", "Review")
    shown(page, folder, language=language, known__1=known)
    assert page.locator(".vl-due a").all_inner_texts() == told
    assert page.locator(".vl-due a").evaluate_all("links => links.map(link => link.getAttribute('href'))") == [
        "review.ipynb" for _ in told
    ]


KEEP = """held => {
  localStorage.clear();
  localStorage.setItem("set", "1");
  for (const [key, value] of Object.entries(held)) localStorage.setItem(`vikinglab/${key}`, value);
}"""
STRANGE = [
    {"known/1": "{"},
    {"known/1": [3]},
    {"match/1/raids/play": "{"},
    {"match/1/raids/play": "null"},
    {"match/1/raids/play": {"line": "x"}, "status/1/raids/play": "["},
    {"at/1/raids/learn": "learn/09#x"},
    {"at/1/raids/learn": 'learn/01#"><script>'},
    {"at/1/raids/learn": "https://elsewhere.example/#x"},
    {"done/1": "{"},
]


def test_what_a_stranger_left_in_the_browser_counts_for_nothing(page, folder):
    shown(page, folder)
    for kept in STRANGE:
        held = {name: value if isinstance(value, str) else json.dumps(value) for name, value in kept.items()}
        page.evaluate(KEEP, held)
        page.reload()
        assert titles(page) == ["Drakkar", "Raids"], kept
        assert hrefs(page, "raids")[2] == "raids/learn/01.ipynb", kept


def test_it_is_told_in_french(page, folder):
    shown(page, folder, language="fr", match__1__raids__play=SAVE)
    assert titles(page) == ["Raids\nEn cours", "Drakkar"]
    assert page.get_by_role("link", name="Reprendre, Raids").inner_text() == "Reprendre"
    assert "récoltez la Gloire" in page.locator(".vl-game-line").first.inner_text()


def test_all_is_forgotten_at_once_and_the_cards_know_it(page, folder):
    host = shown(page, folder, match__1__raids__play=SAVE, **{"status/1/raids/play": {"when": 9}})
    host.click("button:text-is('Forget everything')")
    host.click("button:text-is('Yes, forget everything')")
    assert titles(page) == ["Drakkar", "Raids"]
    kept = page.evaluate("Object.keys(localStorage)")
    assert kept == ["set"]


def test_the_language_is_chosen_and_the_chapters_stay_open(page, folder):
    host = shown(page, folder)
    page.locator("summary").press("Enter")
    host.click("button:text-is('Language and appearance')")
    page.get_by_role("combobox", name="Language").select_option("fr")
    assert page.locator(".vl-gallery").get_attribute("lang") == "fr"
    assert page.locator("details[open] summary").inner_text() == "Chapitres 0/2"


# ------------------------------------------------------------------------------------------------ For everybody


def test_it_fits_and_axe_finds_nothing_serious(page, folder):
    shown(page, folder, match__1__raids__play=SAVE, done__1=["raids/learn/1/a"])
    for light in ("light", "dark"):
        page.evaluate("light => localStorage.setItem('vikinglab/light', light)", light)
        page.reload()
        page.locator("summary").press("Enter")
        assert barriers(page, 360, 1280) == {}, light


def test_four_games_are_on_one_screen(page, monkeypatch, tmp_path):
    monkeypatch.chdir(ROOT / "notebooks")
    page.set_viewport_size({"width": 1280, "height": 800})
    shown(page, tmp_path)
    cards = page.locator(".vl-game")
    assert cards.count() == 4
    lowest = cards.evaluate_all("cards => Math.max(...cards.map(card => card.getBoundingClientRect().bottom))")
    assert lowest <= 740, "the row for all fits below"
