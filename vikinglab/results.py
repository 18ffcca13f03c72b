"""Results: how far the readers of a class are, by the files that they saved on the first page and handed in."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Literal, Protocol

import msgspec

from .serve import NothingToServe

DONE, KNOWN = "vikinglab/done/1", "vikinglab/known/1"
"""The keys under which a browser keeps what is done, and what is known of each rule."""

LARGEST = 4_000_000
"""The bytes of the largest file that is read."""


class _File(msgspec.Struct):
    vikinglab: Literal["progress"]
    version: Literal[1]
    kept: dict[str, str]


class Reader(msgspec.Struct, frozen=True):
    """A reader: the name of their file, the names of what they have done, and the number of rules that they met."""

    name: str
    done: frozenset[str]
    rules: int


class _Chapter(Protocol):
    """A chapter, as a gallery lists it."""

    def __getitem__(self, key: Literal["parts", "known"]) -> list[str]: ...


def read(path: Path) -> Reader | None:
    """Return the reader that a file is about; None if it isn't a file of progress."""
    try:
        if path.stat().st_size > LARGEST:
            return None
        kept = msgspec.json.decode(path.read_bytes(), type=_File).kept
        done = msgspec.json.decode(kept.get(DONE, "[]"), type=frozenset[str])
        rules = msgspec.json.decode(kept.get(KNOWN, "{}"), type=dict[str, msgspec.Raw])
    except (OSError, msgspec.DecodeError):
        return None
    return Reader(path.stem, done, len(rules))


def readers(folder: Path) -> tuple[list[Reader], list[str]]:
    """Return the readers whose files are in a folder, and the names of files that say nothing."""
    found = {path: read(path) for path in sorted(folder.glob("*.json"))}
    if not found:
        raise NothingToServe(f"There are no files of progress in {folder}. Readers save theirs on the first page.")
    return [each for each in found.values() if each], [path.name for path, each in found.items() if each is None]


def table(found: Sequence[Reader], notebooks: Path) -> list[list[str]]:
    """Return a row for each reader, after one of heads: what they have done of each chapter, and the rules they met.

    ``✓`` stands for a whole chapter, ``2/5`` for two of its five exercises.
    """
    chapters = dict(_chapters(notebooks))
    rows = [
        [each.name, *(_stands(chapter, each.done) for chapter in chapters.values()), str(each.rules)] for each in found
    ]
    return [["", *chapters, "rules"], *rows]


def _chapters(notebooks: Path) -> Iterator[tuple[str, _Chapter]]:
    """Yield the chapters of all courses, by the game and the name of the notebook."""
    course = import_module("vikinglab_widgets.progress").course
    for folder in sorted(notebooks.glob("*/learn")):
        for path, chapter in zip(sorted(folder.glob("*.ipynb")), course(folder), strict=True):
            if chapter["parts"]:
                yield f"{folder.parent.name} {path.stem}", chapter


def _stands(chapter: _Chapter, done: frozenset[str]) -> str:
    parts = sum(name in done for name in chapter["parts"])
    if parts == len(chapter["parts"]) or not done.isdisjoint(chapter["known"]):
        return "✓"
    return f"{parts}/{len(chapter['parts'])}" if parts else ""


def as_text(rows: Sequence[Sequence[str]]) -> str:
    """Return rows in columns.

    >>> print(as_text([["", "raids 01", "rules"], ["Anna", "✓", "12"]]))
          raids 01  rules
    Anna  ✓         12
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def as_csv(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as a spreadsheet reads them. A name that looks like a formula is none there.

    >>> print(as_csv([["", "rules"], ["=1+1", "3"]]), end="")
    ,rules
    '=1+1,3
    """
    made = io.StringIO()
    safe = [[f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t")) else cell for cell in row] for row in rows]
    csv.writer(made, lineterminator="\n").writerows(safe)
    return made.getvalue()
