"""Progress: how far one is in a course, as the browser knows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import traitlets

from . import outbound, page
from .state import packed
from .widget import Widget

NAMED = re.compile(r"""name\s*=\s*["']([\w/ .-]{1,80})["']""")
KNOWN = "known"
"""The last part of the name of what lets one skip a chapter."""


class Progress(Widget):
    """The chapters of a course, a notebook each, with what has been done of them and where one left off.

    A course is a folder of notebooks; what can be done in a chapter is what its cells give a ``name``.
    """

    _esm = page.widget("progress")

    chapters: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=packed)

    def __init__(self, folder: str | Path) -> None:
        found = sorted(Path(folder).glob("*.ipynb"))
        if not found:
            raise ValueError(f"There is no notebook in {folder}.")
        super().__init__(chapters=[_chapter(path) for path in found])

    def __repr__(self) -> str:
        return f"<{len(self.chapters)} chapters: {', '.join(chapter['title'] for chapter in self.chapters)}>"

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        bundle = super()._repr_mimebundle_(**asked)
        if bundle is None:
            return None
        links = "\n".join(f"1. [{chapter['title']}]({chapter['path']})" for chapter in self.chapters)
        return {**bundle[0], "text/markdown": links}, bundle[1]


class _Cell(msgspec.Struct):
    cell_type: str
    source: str | list[str]

    @property
    def text(self) -> str:
        return "".join(self.source)


class _Notebook(msgspec.Struct):
    cells: list[_Cell]


def _chapter(path: Path) -> outbound.Chapter:
    """A chapter's title, and the names of what can be done in it."""
    cells = msgspec.json.decode(path.read_bytes(), type=_Notebook).cells
    headings = [
        line[2:]
        for cell in cells
        if cell.cell_type == "markdown"
        for line in cell.text.splitlines()
        if line.startswith("# ")
    ]
    # The cells are read and not run: a page that opens can't wait until a whole course has been run.
    names = [name for cell in cells if cell.cell_type == "code" for name in NAMED.findall(cell.text)]
    return {
        "path": path.as_posix(),
        "title": headings[0].strip() if headings else path.stem,
        "parts": [name for name in names if name.rpartition("/")[2] != KNOWN],
        "known": [name for name in names if name.rpartition("/")[2] == KNOWN],
    }
