"""Progress: how far the reader is in a course, as the browser knows it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import traitlets

from vikinglab.core.words.speech import LANGUAGES, Text
from vikinglab.translation import po
from vikinglab.translation.prose import first_heading

from . import outbound, page
from .state import as_json
from .widget import Widget

NAMED = re.compile(r"""name\s*=\s*["']([\w/ .-]{1,80})["']""")
KNOWN = "known"
"""The last part of the name of a quiz that lets readers skip a chapter."""


class Progress(Widget):
    """The chapters of a course, a notebook each, with what is done of them and where the reader left off.

    A course is a folder of notebooks; the things to do in a chapter are the cells with a ``name``.
    """

    _esm = page.widget("progress")

    chapters: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)

    def __init__(self, folder: str | Path) -> None:
        found = course(Path(folder))
        if not found:
            raise ValueError(f"There is no notebook in {folder}.")
        super().__init__(chapters=found)

    def __repr__(self) -> str:
        return f"A course of {len(self.chapters)} chapters: {', '.join(str(each['title']) for each in self.chapters)}."

    def stored(self) -> dict[str, object]:
        return {"text/markdown": "\n".join(f"1. [{chapter['title']}]({chapter['path']})" for chapter in self.chapters)}


class Cell(msgspec.Struct):
    """A cell of a notebook."""

    cell_type: str
    source: str | list[str]
    id: str = ""
    metadata: dict[str, object] = {}

    @property
    def text(self) -> str:
        """Return its text."""
        return "".join(self.source)

    @property
    def rules(self) -> list[str]:
        """The rules that it claims to teach, if it is prose."""
        kept = self.metadata.get("vikinglab", {})
        return [str(rule) for rule in kept.get("rules", [])] if isinstance(kept, dict) else []


class Notebook(msgspec.Struct):
    """A notebook of which only the cells and the metadata are read."""

    cells: list[Cell]
    metadata: dict[str, object] = {}

    @property
    def language(self) -> str:
        """The language in which it is written."""
        kept = self.metadata.get("vikinglab", {})
        return str(kept.get("language", LANGUAGES[0])) if isinstance(kept, dict) else LANGUAGES[0]

    @property
    def title(self) -> str:
        """Its title, if its prose has one."""
        return first_heading([cell.text for cell in self.cells if cell.cell_type == "markdown"])


def course(folder: Path) -> list[outbound.Chapter]:
    """Return the chapters of a folder of notebooks, in their order."""
    return [_chapter(path) for path in sorted(folder.glob("*.ipynb"))]


def named(path: Path) -> list[str]:
    """Return the names of a notebook's widgets, under which a browser keeps what is done in them."""
    # Read the cells and don't run them: a page that opens can't wait until a whole course has run.
    return [name for cell in _cells(path) if cell.cell_type == "code" for name in NAMED.findall(cell.text)]


@cache
def taught(folder: Path) -> dict[str, outbound.Lesson]:
    """Return for each rule, by its full key, the chapter of a course that teaches it.

    That is the chapter in which most cells claim the rule. Of several, it is the one where such a cell claims least
    besides, and then the last: an earlier one may only mention it.
    """
    found: dict[str, outbound.Lesson] = {}
    best: dict[str, tuple[int, int]] = {}
    for path in sorted(folder.glob("*.ipynb")):
        lesson: outbound.Lesson = {"path": path.as_posix(), "title": title(path)}
        for rule, beside in _claims(path).items():
            much = len(beside), -min(beside)
            if much >= best.get(rule, much):
                found[rule], best[rule] = lesson, much
    return found


def _claims(path: Path) -> dict[str, list[int]]:
    """Return each rule that a notebook teaches, with the number of rules of each cell that does."""
    found: dict[str, list[int]] = {}
    for cell in _cells(path):
        for rule in cell.rules:
            found.setdefault(rule, []).append(len(cell.rules))
    return found


def _cells(path: Path) -> list[Cell]:
    return _notebook(path).cells


def prose(path: Path) -> str:
    """Return the prose of a notebook."""
    return "\n".join(cell.text for cell in _cells(path) if cell.cell_type == "markdown")


def _notebook(path: Path) -> Notebook:
    return msgspec.json.decode(path.read_bytes(), type=Notebook)


def title(path: Path) -> Text | str:
    """Return the title of a notebook, in every language that it has."""
    notebook = _notebook(path)
    known = {language: found for language, file in po.beside(path).items() if (found := _said(file, notebook.title))}
    if not known:
        return notebook.title or path.stem
    return Text({LANGUAGES[0]: notebook.title, **known, notebook.language: notebook.title})


def _said(file: Path, words: str) -> str:
    """Return the translation of a title; nothing if the file has none, or can’t be read: `check` tells about that."""
    try:
        return next((each.text for each in po.read(file) if each.source == words and not each.fuzzy), "")
    except po.Damaged:
        return ""


def _chapter(path: Path) -> outbound.Chapter:
    """Return a chapter’s title, and the names of its tasks and questions."""
    names = named(path)
    return {
        "path": path.as_posix(),
        "title": title(path),
        "parts": [name for name in names if name.rpartition("/")[2] != KNOWN],
        "known": [name for name in names if name.rpartition("/")[2] == KNOWN],
    }
