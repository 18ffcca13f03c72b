"""Files that come with a package: the words, the rules and the content of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def file_of(package: str, *path: str) -> Traversable:
    """Return a file of a package by its path, or the package's folder.

    >>> file_of("vikinglab.games.raids", "rules.toml").is_file()
    True
    """
    # To import this takes a twentieth of the time of all else, and nothing is read yet where vikinglab is imported.
    from importlib.resources import files

    return files(package).joinpath(*path)
