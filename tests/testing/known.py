"""Findings of the kit that its run over the installed games passes over, until somebody mends them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path


def known(key: str) -> Sequence[str]:
    """Return the beginnings of the known findings of a game."""
    listed: dict[str, list[str]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return listed.get(key, ())
