"""The small games of other tests, found by their entry points for the time of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from vikinglab.core.game import games

from .model import OTHERS, install


@pytest.fixture(scope="package", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install these games for these tests alone: lists of all games elsewhere must not hold them."""
    games()
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("installed")
        install(folder, OTHERS)
        patch.syspath_prepend(folder)
        yield
