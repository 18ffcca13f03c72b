"""The notebooks that are shipped: nothing is wrong with them, and none holds what only this machine understands."""

from __future__ import annotations

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


NOT_DONE_YET = {"arrival.ports", "glory.second-collection", "glory.shared", "voyage.nothing-to-count"}
"""Rules that are shown and asked in the course of Raids, but come up in no task."""


def test_each_played_rule_is_shown_asked_and_done_in_the_course():
    met = Met()
    for path in sorted(ROOT.glob("notebooks/raids/learn/*.ipynb")):
        met.add(Lesson(path).met)
    played = {f"raids:{key}" for key, rule in vl.rulebook("raids").items() if rule.status == "played"}
    assert played - met.shown == set()
    assert played - met.asked == set()
    assert played - met.done == {f"raids:{key}" for key in NOT_DONE_YET}
