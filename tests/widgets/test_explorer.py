"""Explorers: sliders that draw anew, by keyboard and by name; the sentence and the table; what strangers send."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from functools import partial
from html import unescape
from urllib.parse import unquote

import pytest
from browsing import barriers
from msgspec.structs import replace
from nbformat import write
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import expect
from vikinglab_widgets import Explorer, explorer
from vikinglab_widgets.explorer import Panel
from vikinglab_widgets.lesson import Lesson

import vikinglab as vl
from vikinglab.core.show.scene import plain
from vikinglab.core.words.speech import Text
from vikinglab.games.raids import charts
from vikinglab.games.raids.scene import scene
from vikinglab.odds.chart import Chart, Note, Series, noted

from .host import Host


def squares(most: int = 3, what: str = "squares") -> Chart:
    """Return figures of somebody who writes for one class, in one language."""
    power = {"squares": 2, "cubes": 3}[what]
    return Chart(
        title="Powers & <b>more</b>",
        across="number",
        up=what,
        places=range(1, most + 1),
        series=(
            Series("value", [None if number == 2 else number**power for number in range(1, most + 1)]),
            Series("half", [number**power / 2 for number in range(1, most + 1)], "line"),
        ),
        sentence=f"The <i>largest</i> of {what} is {most**power}.",
        notes=(("in words", ["<script>alert(1)</script>"] * most),),
        words={"most": Text(en="How far", fr="Jusqu’où"), "what": "What", "cubes": Text(en="Cubes", fr="Cubes ³")},
        uses=("what",) if what == "cubes" else None,
    )


def panel(page, tmp_path) -> Host:
    return Host(page, Panel(squares, {"most": range(1, 9), "what": ("squares", "cubes")}, lambda chart: None), tmp_path)


def rows(page) -> list[list[str]]:
    return page.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"
    )


def test_a_slider_that_is_moved_by_keys_draws_anew(page, tmp_path):
    host = panel(page, tmp_path)
    assert host.text(".vl-sentence") == "The <i>largest</i> of squares is 9."
    slider = page.get_by_role("slider", name="How far")
    assert slider.get_attribute("aria-valuetext") == "3"
    slider.focus()
    host.press("ArrowRight", "ArrowRight")
    assert host.text(".vl-sentence") == "The <i>largest</i> of squares is 25."
    assert slider.get_attribute("aria-valuetext") == "5"
    assert [row[:3] for row in rows(page)][:3] == [["1", "1", "0.5"], ["2", "–", "2"], ["3", "9", "4.5"]]
    assert host.said() == "The <i>largest</i> of squares is 25."


def test_what_comes_from_a_figure_is_text_and_never_markup(page, tmp_path):
    panel(page, tmp_path)
    assert page.locator("script:text('alert')").count() == 0
    assert page.locator(".vl-explore i, .vl-explore b").count() == 0
    assert rows(page)[0][3] == "<script>alert(1)</script>"
    kept = squares()._repr_html_()
    assert "<script>" not in kept
    assert "&lt;script&gt;" in kept
    assert "Powers &amp; &lt;b&gt;more&lt;/b&gt;" in kept


def test_what_does_not_matter_is_not_offered(page, tmp_path):
    host = panel(page, tmp_path)
    page.get_by_role("combobox", name="What").select_option("1")
    host.pump()
    assert host.text(".vl-sentence") == "The <i>largest</i> of cubes is 27."
    assert page.get_by_role("slider").count() == 0


def test_the_table_has_heads_for_its_columns_and_rows_and_a_name(page, tmp_path):
    panel(page, tmp_path)
    table = page.get_by_role("table", name="Powers & <b>more</b>")
    assert table.count() == 0, "it is folded away"
    page.locator("summary").press("Enter")
    assert table.get_by_role("columnheader").all_inner_texts() == ["number", "value", "half", "in words"]
    assert table.get_by_role("rowheader").all_inner_texts() == ["1", "2", "3"]


def test_words_and_figures_are_those_of_the_language(page, tmp_path):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    panel(page, tmp_path)
    assert page.get_by_role("slider", name="Jusqu’où").count() == 1
    assert page.locator("option").all_inner_texts() == ["squares", "Cubes ³"]
    assert rows(page)[0][2] == "0,5"


def test_while_an_answer_is_awaited_only_the_latest_wish_is_kept(page, tmp_path):
    host = panel(page, tmp_path)
    page.get_by_role("slider").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("sent.map(message => message.figures.most)") == [3]
    host.pump()
    assert host.text(".vl-sentence") == "The <i>largest</i> of squares is 49."


def test_a_kernel_that_does_not_answer_is_told(page, tmp_path):
    page.clock.install()
    host = panel(page, tmp_path)
    host.alive = False
    page.get_by_role("slider").focus()
    host.press("ArrowRight")
    assert page.locator(".vl-banner").is_hidden()
    page.clock.fast_forward(9000)
    assert "aren’t updating" in host.text(".vl-banner")
    host.alive = True
    host.press("ArrowRight")
    assert page.locator(".vl-banner").is_hidden()
    assert host.text(".vl-sentence") == "The <i>largest</i> of squares is 25."


BAD = [
    {"do": "set", "figures": {"most": 99}},
    {"do": "set", "figures": {"most": -1}},
    {"do": "set", "figures": {"most": "1"}},
    {"do": "set", "figures": {"most": 1.5}},
    {"do": "set", "figures": {"draw": 0}},
    {"do": "set", "figures": {f"x{number}": 0 for number in range(30)}},
    {"do": "set"},
    {"do": "load", "data": "x"},
    [1],
    None,
]


@pytest.mark.parametrize("message", BAD, ids=str)
def test_what_a_stranger_sends_changes_nothing(message):
    made = Panel(squares, {"most": range(1, 9)}, lambda chart: None)
    before = made.chart
    made._hear(made, message, [])
    assert made.chart == before


@pytest.mark.parametrize("values", [{"most": range(5, 9)}, {"most": ()}, {"most": range(500)}, {"least": range(3)}])
def test_what_has_no_default_among_its_values_cannot_be_set(values):
    with pytest.raises(ValueError, match="needs values"):
        Panel(squares, values, lambda chart: None)


def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path):
    Host(page, Explorer(charts.fight, attackers=range(1, 11), tile=range(1, 16), viking=range(5)).panel, tmp_path)
    assert barriers(page, 360, 1280) == {}


# ------------------------------------------------------------------------------------------------ A board

TABLE = vl.position("raids", "voyage: 1\nroute: 2 rune\nA: start 3\nB: start 2\nC: start 1").table


def ways(most: int = 2) -> Chart:
    """Return notes on some spaces of a board."""
    notes = {f"space:{at}": Note(str(at), at / 10, plain(f"{at} ahead")) for at in range(1, most + 1)}
    return Chart(
        title=Text(en="Ways", fr="Routes"),
        across="space",
        up="far",
        places=[Text(en=f"space {at}", fr=f"case {at}") for at in range(1, most + 1)],
        series=(Series("far", range(1, most + 1)),),
        sentence="So far.",
        scene=noted(scene(TABLE.view(0), 0), "chart", plain("Ways"), notes),
    )


def test_a_figure_may_be_a_board_and_is_drawn_anew_too(page, tmp_path):
    host = Host(page, Panel(partial(ways), {"most": range(1, 6)}, lambda chart: None), tmp_path)
    board = page.locator(".vl-figure")
    assert board.locator("[data-id^='note:']").all_text_contents() == ["1", "2"]
    assert board.get_by_role("img", name="2 ahead").count() == 1
    assert board.locator("[data-id='space:5']").get_attribute("aria-hidden") == "true"
    page.get_by_role("slider").focus()
    host.press("ArrowRight")
    assert board.locator("[data-id^='note:']").all_text_contents() == ["1", "2", "3"]
    assert [row[0] for row in rows(page)] == ["space 1", "space 2", "space 3"]
    assert page.locator(".vl-key > li").count() == 0
    drawn = board.evaluate("figure => [...figure.querySelectorAll('g[data-id]')].map(mark => mark.dataset.id)")
    assert drawn[-3:] == ["note:space:1", "note:space:2", "note:space:3"], "figures lie over all else"


def test_a_board_needs_nothing_that_draws_figures():
    code = (
        "import sys\nfrom functools import partial\nimport vikinglab as vl\nfrom vikinglab_widgets import Explorer\n"
        "from vikinglab.games.drakkar import charts\n"
        "table = vl.position('drakkar', 'emblems: f6\\nA: f4 g4\\nB: a9 m9').table\n"
        "Explorer(partial(charts.reach, table), whose='AB')\n"
        "print({'bqplot', 'numpy', 'pandas'} & set(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "set()"


def test_without_a_kernel_a_board_is_an_image_before_its_table():
    kept = ways()._repr_html_()
    image = re.match(r'<figure><img alt="([^"]+)" .*?src="data:image/svg\+xml,(.*?)"><figcaption><b>Ways', kept)
    assert image[1].startswith(str(ways().scene.title))
    assert unescape(unquote(image[2])) == unescape(ways().scene.svg()).replace('"', "'")
    assert "#" not in image[2]


def test_a_board_fits_and_axe_finds_nothing_serious(page, tmp_path):
    Host(page, Panel(partial(ways), {"most": range(1, 6)}, lambda chart: None), tmp_path)
    assert barriers(page, 360, 1280) == {}


# ------------------------------------------------------------------------------------------------ The figure


def test_only_making_an_explorer_imports_what_draws():
    code = "import sys, vikinglab_widgets; print({'bqplot', 'numpy', 'pandas'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout.strip() == "set()"


def test_it_counts_among_the_widgets_of_a_page(tmp_path):
    imports = "from vikinglab_widgets import Explorer\nfrom vikinglab.games.raids import charts"
    cells = [new_code_cell(imports), new_code_cell("Explorer(charts.fight, tile=[5, 6])")]
    write(new_notebook(cells=cells), tmp_path / "one.ipynb")
    lesson = Lesson(tmp_path / "one.ipynb")
    assert lesson.wrong == []
    assert [type(widget) for widget in lesson.widgets] == [Explorer]


def test_without_what_draws_the_sentence_and_the_table_are_there(monkeypatch):
    monkeypatch.setattr(explorer, "find_spec", lambda name: None)
    made = Explorer(squares, most=range(1, 9))
    assert made.children == (made.panel,)
    made.set(most=4)
    assert made.panel.chart["sentence"] == "The <i>largest</i> of squares is 16."
    assert repr(made) == "Powers & <b>more</b>: The <i>largest</i> of squares is 16."


def test_the_figure_shows_what_the_table_says():
    pytest.importorskip("bqplot")
    made = Explorer(squares, most=range(1, 9), what=("squares", "cubes"))
    bars, line = made.plot.figure.marks
    made.set(most=5)
    assert bars.y.tolist() == [[1, 0, 9, 16, 25]]
    assert line.y.tolist() == [0.5, 2, 4.5, 8, 12.5]
    assert list(made.plot.across.domain) == [1, 2, 3, 4, 5]
    assert made.plot.up.max >= 25
    assert made.plot.axes[1].label == "squares"
    assert all(math.isfinite(tick) for tick in made.plot.axes[1].tick_values)


def test_places_have_words_of_every_language_and_the_figure_has_english_ones():
    pytest.importorskip("bqplot")
    made = Explorer(lambda most=2: replace(ways(most), scene=None), most=range(1, 6))
    assert list(made.plot.across.domain) == ["space 1", "space 2"]
    assert all(type(place) is str for place in made.plot.across.domain)
    assert made.panel.chart["rows"][0][0] == {"en": "space 1", "fr": "case 1"}


def test_colours_of_the_figure_are_names_of_the_theme():
    pytest.importorskip("bqplot")
    from vikinglab_widgets import plot

    from vikinglab.core.show import themes

    names = {f"var(--{name})" for name in themes.colours()}
    assert {colour for look in plot.COLOURS.values() for colour in look} <= names


def test_the_labels_of_a_figure_are_said_in_the_language_of_the_page(page, tmp_path):
    """The plotting library writes them in the kernel’s language, and again when it draws."""
    power = Text(en="Power", fr="Puissance")
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")

    def draw(most: int = 3) -> Chart:
        series = [Series("value", [*range(most)])]
        return Chart(title="T", across=power, up="y", places=range(most), series=series, sentence="S.")

    Host(page, Panel(draw, {"most": range(1, 9)}, lambda chart: None), tmp_path)
    page.evaluate(
        """() => {
          const around = document.createElement("div");
          around.className = "vl-explorer";
          around.innerHTML = "<svg class=bqplot><text>Power</text><text>y</text></svg>";
          document.querySelector("main").append(around);
          around.append(document.getElementById("host"));
        }"""
    )
    labels = page.locator(".bqplot text")
    expect(labels).to_have_text(["Puissance", "y"])
    labels.first.evaluate("text => { text.textContent = 'Power' }")
    expect(labels).to_have_text(["Puissance", "y"])
