"""The small game and its copies, installed for the time of these tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from vikinglab.core.game import games

from .defects import DEFECTS
from .planting import install
from .throwaway import POINTS


@pytest.fixture(scope="session", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    games()  # what is installed for good is listed first: these are for nobody else
    folder = tmp_path_factory.mktemp("installed")
    install(folder, DEFECTS, POINTS)
    sys.path.insert(0, str(folder))
    yield
    sys.path.remove(str(folder))
