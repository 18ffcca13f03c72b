"""Planting defects: a copy of the small game, with a few changes and a key of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

SMALL = Path(__file__).parent / "hoard"

Edit = Callable[[str], str]


class Defect(NamedTuple):
    """A defect in a file of the small game, the check that must catch it, and those that notice it too."""

    name: str
    caught: str
    edits: tuple[Edit, ...]
    also: frozenset[str] | None
    file: str

    @property
    def key(self) -> str:
        """The key of the copy that has the defect."""
        words = "".join(sign if sign.isalnum() else " " for sign in f"{self.caught} {self.name}".lower()).split()
        return "-".join(["hoard", *words])


def planted(name: str, caught: str, *edits: Edit, also: str = "", file: str = "__init__.py") -> Defect:
    """Return a defect. ``also`` names the checks that can't but notice it; ``*`` where that is half of the kit."""
    return Defect(name, caught, edits, None if also == "*" else frozenset(also.split()), file)


def instead(old: str, new: str) -> Edit:
    """Write something else in the one place where a piece of text stands."""

    def edit(text: str) -> str:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times"
        return text.replace(old, new)

    return edit


def after(anchor: str, *lines: str) -> Edit:
    """Write lines after the one line that holds a piece of text, set in as that line is."""
    return _in_place_of(anchor, lambda line, margin: [line, *(margin + more for more in lines)])


def before(anchor: str, *lines: str) -> Edit:
    """Write lines before the one line that holds a piece of text, set in as that line is."""
    return _in_place_of(anchor, lambda line, margin: [*(margin + more for more in lines), line])


def without(anchor: str) -> Edit:
    """Leave out the one line that holds a piece of text."""
    return _in_place_of(anchor, lambda line, margin: [])


def _in_place_of(anchor: str, written: Callable[[str, str], list[str]]) -> Edit:
    def edit(text: str) -> str:
        lines = text.splitlines()
        [at] = [at for at, line in enumerate(lines) if anchor in line]
        margin = " " * (len(lines[at]) - len(lines[at].lstrip()))
        return "\n".join([*lines[:at], *written(lines[at], margin), *lines[at + 1 :], ""])

    return edit


def install(folder: Path, defects: Mapping[str, Defect], others: Mapping[str, str]) -> None:
    """Put the small game and its copies into a folder, with their entry points and some other ones."""
    points = dict(others)
    for key, defect in {"hoard": None, **defects}.items():
        package = folder / key.replace("-", "_")
        shutil.copytree(SMALL, package, ignore=shutil.ignore_patterns("__pycache__"))
        points[key] = f"{package.name}:GAME"
        if defect is not None:
            text = (package / defect.file).read_text("utf-8")
            for edit in defect.edits:
                text = edit(text)
            (package / defect.file).write_text(text, "utf-8")
    known = folder / "hoard-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: hoard\nVersion: 1\n", "utf-8")
    listed = "\n".join(f"{key} = {where}" for key, where in points.items())
    (known / "entry_points.txt").write_text(f"[vikinglab.games]\n{listed}\n", "utf-8")
