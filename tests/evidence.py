"""Tests that documents name: each is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def is_a_test(named: str) -> bool:
    """Return whether there is a test of this name: ``path::test_name``, or for node ``path::the words of a test``."""
    path, _, name = named.partition("::")
    if not (ROOT / path).is_file():
        return False
    text = (ROOT / path).read_text("utf-8")
    if path.endswith(".js"):
        return f'test("{name}"' in text
    return re.search(rf"^def {name}\(", text, re.M) is not None
