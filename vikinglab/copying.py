"""Copying: notebooks to change, where their reader is. Those that come with the package are only for reading."""

from __future__ import annotations

from pathlib import Path

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
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise NothingToServe(f"{folder} exists already, and nothing is written over: name another folder.")
    for path in SHIPPED.rglob("*"):
        within = path.relative_to(SHIPPED)
        if path.is_file() and not any(part.startswith(".") for part in within.parts):
            copied = folder / within
            copied.parent.mkdir(parents=True, exist_ok=True)
            copied.write_bytes(path.read_bytes())  # without its permissions: what is installed may be read-only
    return folder.resolve()
