"""The list of holes fits the files, and planting them tells a noticed one from others."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from holes import HOLES, Hole

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("hole", HOLES, ids=lambda hole: hole.name)
def test_each_hole_can_be_planted_and_its_test_is_there(hole):
    assert (ROOT / hole.file).read_text("utf-8").count(hole.old) == 1
    assert hole.new != hole.old
    file, _, name = hole.test.partition("::")
    assert not name or f"def {name.partition('[')[0]}(" in (ROOT / file).read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "guard.py").write_text("def is_known(name):\n    return name == 'ours'\n")
    (tmp_path / "test_guard.py").write_text(
        "from guard import is_known\n\n"
        "def test_ours():\n    assert is_known('ours')\n\n"
        "def test_others():\n    assert not is_known('theirs')\n"
    )
    return tmp_path


@pytest.mark.parametrize(
    ("new", "test", "why"),
    [
        ("return True", "test_others", ""),
        ("return True", "test_ours", "the test passes"),
        ("return True", "test_nothing", "the test didn’t run"),
        ("return True)", "test_others", "the test didn’t run"),
        ("return nothing", "test_others", "the program doesn’t run"),
    ],
)
def test_a_hole_is_noticed_by_a_test_that_fails_and_by_nothing_else(folder, monkeypatch, new, test, why):
    monkeypatch.syspath_prepend(ROOT / "bench")
    found = importlib.import_module("mutate_host").notices(
        folder, Hole("a hole", "guard.py", "return name == 'ours'", new, f"test_guard.py::{test}")
    )
    assert found.startswith(why)
    assert bool(found) == bool(why)
    assert "== 'ours'" in (folder / "guard.py").read_text()
