"""Crossing, found by its entry point for the time of these tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from widgets.conftest import page as page

from vikinglab.core.game import games

from . import crossing


@pytest.fixture(scope="package", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The game is there for these tests alone: where all games are listed elsewhere, it must not be among them."""
    games()
    folder = tmp_path_factory.mktemp("installed")
    known = folder / "crossing-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: crossing\nVersion: 1\n", "utf-8")
    (known / "entry_points.txt").write_text(f"[vikinglab.games]\ncrossing = {crossing.__name__}:GAME\n", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield
