"""A hole to plant."""

from __future__ import annotations

from typing import NamedTuple


class Hole(NamedTuple):
    """A hole: a piece of a file, what stands there instead, and the test that fails then."""

    name: str
    file: str
    old: str
    new: str
    test: str
