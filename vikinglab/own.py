"""Own: notebooks to change, where their reader is. Those that come with the package are only for reading."""

from __future__ import annotations

import json
from pathlib import Path

from . import new as match
from .core.engine import notation
from .core.game import Game
from .serve import FIRST, INSTALLED, SHIPPED, NothingToServe, notebooks

USUAL = Path("notebooks")
"""The folder for a copy, in which every command looks first."""


def to_edit(folder: Path | None) -> Path:
    """Return the folder to open for changes. If the only notebooks are those of the package, copy them here first."""
    if folder is None and SHIPPED == INSTALLED and not (USUAL / FIRST).is_file():
        made = copy(USUAL)
        print(f"The notebooks were copied to {made}: change them there.", flush=True)
        return made
    return notebooks(folder)


def copy(folder: Path) -> Path:
    """Copy the notebooks of the package into a folder, and return its full path. Nothing is ever written over."""
    if not SHIPPED.is_dir():
        raise NothingToServe("There are no notebooks to copy: this package was installed without them.")
    _check_free(folder)
    for path in SHIPPED.rglob("*"):
        within = path.relative_to(SHIPPED)
        if path.is_file() and not any(part.startswith(".") for part in within.parts):
            copied = folder / within
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes(path.read_bytes())  # without its permissions: what is installed may be read-only
    return folder.resolve()


def _check_free(folder: Path) -> None:
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NothingToServe(f"{folder} exists already, and nothing is written over: name another folder.")


GALLERY = """
from vikinglab_widgets import Gallery

Gallery()
"""
MATCH = """
import vikinglab as vl
from vikinglab_widgets import Task, Try

match = vl.new("{key}", players={players}, seed=1)
"""
TASK = """
Try(match, Task("Play this move: {move}.", "{move}"), name="own/{key}/learn/01/first")
"""


def begin(folder: Path, game: Game) -> Path:
    """Write a folder of one's own: a first page, and a chapter about a game with one task. Return its full path."""
    _check_free(folder)
    box = game.usual_box()
    move = notation.write(match(game.key, players=box.players[0], seed=1).legal()[0])
    facts = {"key": game.key, "players": box.players[0], "move": move}
    chapter = f"# {game.name} 1 · Your first move\n\nWrite here what your readers should know."
    _write(folder / FIRST, "# Our pages\n\nWrite here what this is.", GALLERY)
    _write(
        folder / game.key / "learn" / "01.ipynb",
        *(chapter, MATCH.format(**facts), "## Now you", TASK.format(**facts), "[All pages](../../index.ipynb)"),
    )
    return folder.resolve()


def _write(path: Path, *cells: str) -> None:
    """Write a notebook: a cell that begins with a line feed is code, any other prose."""
    path.parent.mkdir(parents=True, exist_ok=True)
    made = [_cell(number, text) for number, text in enumerate(cells)]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", "utf-8")


def _cell(number: int, text: str) -> dict[str, object]:
    cell: dict[str, object] = {"id": f"cell-{number}", "metadata": {}, "source": text.strip()}
    if text.startswith("\n"):
        return {"cell_type": "code", "execution_count": None, "outputs": [], **cell}
    return {"cell_type": "markdown", **cell}
