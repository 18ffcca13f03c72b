"""The notebooks that are shipped: nothing is wrong with them, and none holds what only this machine understands."""

from __future__ import annotations

from pathlib import Path

import pytest
from vikinglab_widgets.lesson import check

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
