"""The notebooks that are shipped: nothing is wrong with them, and none holds what only this machine understands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from vikinglab_widgets import Try
from vikinglab_widgets.lesson import Lesson, Met, check
from vikinglab_widgets.order_check import used_early

import vikinglab as vl

ROOT = Path(__file__).parents[1]
NOTEBOOKS = [path for path in sorted(ROOT.glob("notebooks/**/*.ipynb")) if ".ipynb_checkpoints" not in path.parts]


def test_nothing_is_wrong_with_any():
    assert check(NOTEBOOKS) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_what_is_stored_needs_no_kernel_and_names_no_machine(path):
    text = path.read_text("utf-8")
    assert "widget-view+json" not in text
    assert str(ROOT) not in text
    assert "Traceback" not in text


HARD = {
    "raids": ("catch-up.", "monster.", "combat.", "crew.", "voyage.majority", "voyage.ties", "voyage.nothing-to-count"),
    "drakkar": ("free.", "prison.", "take.", "emblem.blocked", "dice.one-piece", "pawn.occupied"),
}
"""The games that have a course; of each, the beginnings of the rules that are hard: one meeting isn't enough."""

HARD_RULES = [
    (game, f"{game}:{key}") for game, begins in HARD.items() for key in vl.rulebook(game) if key.startswith(begins)
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


@pytest.mark.parametrize("how", ["shown", "asked", "done"])
@pytest.mark.parametrize("game", HARD)
def test_each_played_rule_is_shown_asked_and_done_in_the_course(game, how):
    met = Met()
    for chapter in course(game).values():
        met.add(chapter)
    played = {f"{game}:{key}" for key, rule in vl.rulebook(game).items() if rule.status == "played"}
    assert played - getattr(met, how) == set()


@pytest.mark.parametrize(("game", "rule"), HARD_RULES)
def test_a_hard_rule_is_asked_again_in_a_later_chapter(game, rule):
    asked = [chapter for chapter, met in course(game).items() if rule in met.asked]
    assert len(asked) >= 2, f"{rule} is asked in {asked} alone"


def test_what_a_task_claims_of_the_end_comes_up_in_it():
    """Rules that are no event are claimed by cells: those of the end can be looked up where the task ends."""
    claimed = {}
    for path in sorted(ROOT.glob("notebooks/raids/learn/*.ipynb")):
        for cell, widget in Lesson(path).taught():
            if isinstance(widget, Try):
                end = widget.way()[-1]
                for rule in cell.rules:
                    claimed.setdefault(rule.removeprefix("raids:"), []).append(end)
    for condition in vl.games()["raids"].box().content.arrivals.others:
        ends = claimed[f"arrival.{condition}"]
        assert all(f"arrival-{condition}" in _rewarded(end) for end in ends), condition
    assert all(len(end.result.winners) > 1 for end in claimed["glory.shared"])
    assert all(_runes(end) > 5 for end in claimed["glory.second-collection"])
    assert all(len(_paid(end)) < min(3, end.table.players) for end in claimed["voyage.nothing-to-count"])


def _paid(match: vl.Match) -> list[vl.Moment]:
    return [moment for moment in match.moments if moment.rule == "voyage.majority"]


def _rewarded(match: vl.Match) -> set[str]:
    return {moment.facts["condition"].key for moment in _paid(match)}


def _runes(match: vl.Match) -> int:
    return sum(tile.kind == "rune" for tile in match.table.ships[0].beside)
