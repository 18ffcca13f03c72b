"""The pytest plugin for the marker ``rule``: with it a test says which rule of a game it shows.

Every run of pytest in the environment loads it, so it stands alone and imports nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest about the marker, so that packages of games needn't."""
    config.addinivalue_line(
        "markers", "rule(key): the rule of a game that the test shows, such as raids:combat.riposte"
    )
