"""The small game and its copies, installed for the time of these tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from vikinglab.core.game import games

from .defects import DEFECTS
from .planting import install
from .throwaway import POINTS


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the small game and its copies are installed."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, DEFECTS, POINTS)
    return folder


@pytest.fixture(scope="package", autouse=True)
def _installed(site: Path) -> Iterator[None]:
    """Install these games for these tests alone: lists of all games elsewhere must not hold them."""
    games()
    sys.path.insert(0, str(site))
    yield
    sys.path.remove(str(site))
