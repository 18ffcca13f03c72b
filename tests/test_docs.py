"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import vikinglab
from vikinglab.core.game import games

ROOT = Path(__file__).parents[1]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=FLAGS).failed == 0


def test_the_module_docstring_runs():
    assert doctest.testmod(vikinglab, optionflags=FLAGS).failed == 0


@pytest.mark.parametrize("path", ["README.md", "CONTRIBUTING.md"])
def test_files_that_the_documents_name_exist(path):
    text = (ROOT / path).read_text("utf-8")
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", text):
        assert (ROOT / link).exists(), link
    for target in re.findall(r"^make (\w+)|`make (\w+)`", text, re.M):
        name = next(filter(None, target))
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), re.M), name


@pytest.mark.parametrize("key", sorted(games()))
def test_a_games_folder_holds_what_contributing_says(key):
    listed = re.findall(r"`([\w./*]+)`", CONTRIBUTING.partition("## A game's folder")[2].partition("## How")[0])
    for name in listed:
        assert list(games()[key].folder.glob(name)), name


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
