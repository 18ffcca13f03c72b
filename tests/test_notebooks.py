"""The notebooks that are shipped: nothing is wrong with them, and none holds what only this machine understands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from vikinglab_widgets.lesson import Lesson, Met, check

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


@cache
def course() -> dict[str, Met]:
    """The rules that each chapter of the course of Raids teaches."""
    return {path.stem: Lesson(path).met for path in sorted(ROOT.glob("notebooks/raids/learn/*.ipynb"))}


RULES = {f"raids:{key}": rule.status for key, rule in vl.rulebook("raids").items()}

HARD = ("catch-up.", "monster.", "combat.", "crew.", "voyage.majority", "voyage.ties", "voyage.nothing-to-count")
"""The beginnings of the rules that are hard: one meeting isn't enough."""


def test_each_played_rule_is_shown_asked_and_done_in_the_course():
    met = Met()
    for chapter in course().values():
        met.add(chapter)
    played = {rule for rule, status in RULES.items() if status == "played"}
    assert played - met.shown == set()
    assert played - met.asked == set()
    assert played - met.done == set()


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.removeprefix("raids:").startswith(HARD)])
def test_a_hard_rule_is_asked_again_in_a_later_chapter(rule):
    asked = [chapter for chapter, met in course().items() if rule in met.asked]
    assert len(asked) >= 2, f"{rule} is asked in {asked} alone"
