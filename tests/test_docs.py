"""What the documentation shows is what happens."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
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


def written(folder: Path) -> Path:
    """The files that the page on a game of one's own has one write, each named above its block."""
    page = (ROOT / "docs" / "a-game.md").read_text("utf-8")
    for name, text in re.findall(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", page, re.M | re.S):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_who_follows_the_page_on_a_game_has_one_that_passes_and_is_played(tmp_path):
    """In an interpreter of its own, with the package installed as the page says."""
    game, site = written(tmp_path / "stones"), tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", f"--target={site}", game], check=True)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT, ROOT / "widgets")))}
    doctests = f"import doctest; print(doctest.testfile({str(ROOT / 'docs' / 'a-game.md')!r}, module_relative=False))"
    said = {}
    for name, code in {
        "tests": ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--override-ini=addopts=", "tests"),
        "ledger": ("-m", "vikinglab.cli", "rules", "stones", "--ledger"),
        "match": ("-c", doctests),
    }.items():
        ran = subprocess.run([sys.executable, *code], cwd=game, env=env, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        said[name] = ran.stdout
    assert "3 passed" in said["tests"]
    assert "Every played rule stands in code and tests." in said["ledger"]
    assert "failed=0" in said["match"]
    assert "attempted=0" not in said["match"]


@pytest.mark.parametrize("path", ["README.md", "CONTRIBUTING.md", "docs/a-game.md"])
def test_files_that_the_documents_name_exist(path):
    text = (ROOT / path).read_text("utf-8")
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", text):
        assert (ROOT / path).parent.joinpath(link).exists(), link
    for target in re.findall(r"^make (\w+)|`make (\w+)`", text, re.M):
        name = next(filter(None, target))
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), re.M), name


@pytest.mark.parametrize("key", sorted(games()))
def test_a_games_folder_holds_what_contributing_says(key):
    listed = re.findall(r"`([\w./*]+)`", CONTRIBUTING.partition("## A game's folder")[2].partition("## How")[0])
    for name in listed:
        assert list(games()[key].folder.glob(name)), name


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
