"""The notebooks that are shipped: nothing is wrong with them, and none holds what only this machine understands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import nbformat
import pytest
from vikinglab_widgets import Explorer, Try
from vikinglab_widgets.lesson import Lesson, Met, check
from vikinglab_widgets.order_check import used_early

import vikinglab as vl
from vikinglab.serve import ONLY_LAB, has_figures
from vikinglab.translation import po

ROOT = Path(__file__).parents[1]
NOTEBOOKS = [path for path in sorted(ROOT.glob("notebooks/**/*.ipynb")) if ".ipynb_checkpoints" not in path.parts]


def test_nothing_is_wrong_with_any():
    assert check(NOTEBOOKS) == []


WITH_ODDS = ("drakkar", "raids", "vikingar")


def test_all_are_in_french_too():
    without = [path.relative_to(ROOT) for path in NOTEBOOKS if "fr" not in po.beside(path)]
    assert without == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_stored_needs_no_kernel_and_names_no_machine(path):
    text = path.read_text("utf-8")
    assert "widget-view+json" not in text
    assert str(ROOT) not in text
    assert "Traceback" not in text


def test_pages_with_figures_are_those_of_odds_that_draw_some():
    drawn = [
        path for path in NOTEBOOKS if has_figures(cell.text for cell in Lesson(path).cells if cell.cell_type == "code")
    ]
    assert {path.relative_to(ROOT / "notebooks").as_posix() for path in drawn} == {
        f"{game}/odds.ipynb" for game in WITH_ODDS
    }


@pytest.mark.parametrize("game", WITH_ODDS)
def test_a_page_of_odds_begins_with_an_explorer_and_ends_with_its_sources(game):
    lesson = Lesson(ROOT / f"notebooks/{game}/odds.ipynb")
    assert isinstance(lesson.widgets[0], Explorer)
    before = [cell for cell in lesson.cells[: 1 + _first(lesson, "Explorer(")] if cell.cell_type == "markdown"]
    assert len(before) == 1
    assert before[0].text.count("#") == 1
    assert "**exact**" in lesson.cells[-1].text or "**reconstructed**" in lesson.cells[-1].text


@pytest.mark.parametrize("game", WITH_ODDS)
def test_a_page_shows_no_output_of_code_and_needs_none_of_its_cells(game, tmp_path):
    path = ROOT / f"notebooks/{game}/odds.ipynb"
    notebook = nbformat.read(path, as_version=4)
    page = [cell for cell in notebook.cells if cell.metadata.get("vikinglab") != ONLY_LAB]
    assert len(page) < len(notebook.cells)
    assert [cell.source for cell in page for output in cell.get("outputs", ()) if output.output_type == "stream"] == []
    assert not [cell.source for cell in page if "### The calculation" in cell.source]
    nbformat.write(nbformat.v4.new_notebook(cells=page), tmp_path / path.name)
    whole, alone = Lesson(path), Lesson(tmp_path / path.name)
    assert alone.is_whole, alone.wrong
    assert [*map(repr, alone.widgets)] == [*map(repr, whole.widgets)]


def _first(lesson, code):
    return next(at for at, cell in enumerate(lesson.cells) if cell.cell_type == "code" and code in cell.text)


@pytest.mark.parametrize(
    ("code", "drawn"),
    [
        ("import vikinglab_widgets as shown\nshown.Explorer(draw)", True),
        ("from vikinglab_widgets import *\nExplorer(draw)", True),
        ("from bqplot import Figure", True),
        ("import bqplot.pyplot as plot", True),
        ("Task('Play like an Explorer.', 'sail 7')  # no bqplot", False),
        ("%time Explorer(draw)", False),
    ],
)
def test_a_page_that_only_mentions_a_figure_has_none(code, drawn):
    assert has_figures([code]) is drawn


HARD = {
    "raids": ("catch-up.", "monster.", "combat.", "crew.", "voyage.majority", "voyage.ties", "voyage.nothing-to-count"),
    "drakkar": ("free.", "prison.", "take.", "emblem.blocked", "dice.one-piece", "pawn.occupied"),
}
"""The games that have a course; of each, the beginnings of the rules that are hard: one meeting isn't enough."""

HARD_RULES = [
    (game, f"{game}:{key}")
    for game, begins in HARD.items()
    for key, rule in vl.rulebook(game).items()
    if key.startswith(begins) and rule.status == "played"
]


@cache
def chapters(game: str) -> list[Lesson]:
    """Return a game's course."""
    return [Lesson(path) for path in sorted(ROOT.glob(f"notebooks/{game}/learn/*.ipynb"))]


def course(game: str) -> dict[str, Met]:
    """Return the rules that each chapter of a game's course teaches."""
    return {chapter.path.stem: chapter.met for chapter in chapters(game)}


@pytest.mark.parametrize("game", HARD)
def test_nothing_comes_up_in_a_course_before_it_is_taught(game):
    assert used_early(chapters(game)) == []


@pytest.mark.parametrize("game", HARD)
def test_what_solves_a_task_is_folded_in_jupyterlab(game):
    folded = {"source_hidden": True}
    for chapter in chapters(game):
        for cell, widget in chapter.taught():
            if isinstance(widget, Try):
                assert cell.metadata.get("jupyter") == folded, (chapter.path, widget.name)


UNMET = {
    ("raids", "asked"): "port.moment setup.arrivals",
    ("raids", "done"): "setup.arrivals setup.portions setup.reserve setup.tiles",
    ("drakkar", "asked"): "setup.pawns begin.first-player",
    ("drakkar", "done"): "setup.emblems",
}
"""The played rules that no question of a course asks about, or that no task brings.

Nothing is told of the setup. A sale after the moment of the port has no name, so no question can offer it. Who begins
has been rolled for before anybody is asked.
"""


@pytest.mark.parametrize("how", ["shown", "asked", "done"])
@pytest.mark.parametrize("game", HARD)
def test_each_played_rule_is_shown_asked_and_done_in_the_course(game, how):
    met = Met()
    for chapter in course(game).values():
        met.add(chapter)
    played = {f"{game}:{key}" for key, rule in vl.rulebook(game).items() if rule.status == "played"}
    assert played - getattr(met, how) == {f"{game}:{key}" for key in UNMET.get((game, how), "").split()}


@pytest.mark.parametrize(("game", "rule"), HARD_RULES)
def test_a_hard_rule_is_asked_and_met_again_in_another_chapter(game, rule):
    met = {name: chapter for name, chapter in course(game).items() if rule in chapter.asked | chapter.done}
    assert any(rule in chapter.asked for chapter in met.values()), f"{rule} is never asked"
    assert len(met) >= 2, f"{rule} is met in {[*met]} alone"
