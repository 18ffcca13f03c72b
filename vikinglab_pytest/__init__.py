"""The plugin of pytest: it knows the marker ``rule``, by which a test says which rule of a game it shows.

Every run of pytest in the environment loads it, so it stands by itself and imports nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Tell pytest of the marker, so that packages of games needn't."""
    config.addinivalue_line(
        "markers", "rule(key): the rule of a game that the test shows, such as raids:combat.riposte"
    )
