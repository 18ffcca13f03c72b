"""The modules that an import loads, and the direction of dependencies."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import vikinglab

HOUSE = Path(vikinglab.__file__).parent
CORE = sorted((HOUSE / "core").rglob("*.py"))


def loaded_by(code: str) -> set[str]:
    """Return the top-level modules that a fresh interpreter has loaded after some code."""
    report = f"{code}\nimport sys; print(*{{name.split('.')[0] for name in sys.modules}})"
    return set(
        subprocess.run([sys.executable, "-c", report], capture_output=True, check=True, text=True).stdout.split()
    )


def test_importing_loads_neither_jupyter_nor_numpy_nor_fluent():
    loaded = loaded_by("import vikinglab")
    heavy = {"numpy", "pandas", "IPython", "ipywidgets", "anywidget", "traitlets", "jupyter_core", "fluent"}
    assert loaded & heavy == set()
    # The library has heavy modules too, which are wanted only when a match is made, saved or linked.
    assert loaded & {"hashlib", "tempfile", "tomllib", "base64", "zlib"} == set()


def test_a_match_without_words_loads_no_fluent():
    code = "import vikinglab as vl\nm = vl.new('raids')\nwhile m.result is None: m.play(m.legal()[0])"
    assert "fluent" not in loaded_by(code)


@pytest.mark.parametrize(
    "written",
    [
        "import vikinglab.games.raids as raids",
        "import vikinglab.games.raids; raids = vikinglab.games.raids",
        "from vikinglab.games import raids",
        "import vikinglab as vl; vl.games(); import vikinglab.games.raids; raids = vl.games.raids",
    ],
)
def test_a_game_is_imported_from_its_folder_and_the_folder_lists_the_games(written):
    code = f"{written}\nimport vikinglab as vl\nassert vl.games()['raids'] is raids.GAME"
    assert "vikinglab" in loaded_by(code)


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.stem)
def test_core_knows_no_game_and_no_other_room(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [("." * node.level) + (node.module or "")]
        for name in names:
            outside = "." * (len(path.relative_to(HOUSE / "core").parts) + 1)
            assert not name.startswith(("vikinglab", outside)), f"{path.name} imports {name}"


def test_core_names_no_game():
    games = {path.name for path in (HOUSE / "games").iterdir() if path.is_dir() and not path.name.startswith("_")}
    for path in CORE:
        words = {node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)}
        assert games & {word for word in words if isinstance(word, str)} == set(), path.name
