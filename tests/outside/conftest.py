"""Tablut, installed into a folder of its own and found there by its entry point."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from widgets.conftest import page as page
from widgets.conftest import phone as phone

from vikinglab.core.game import games

HERE = Path(__file__).parent
PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps",
       "--no-build-isolation"]  # fmt: skip


@pytest.fixture(scope="session")
def site(tmp_path_factory) -> Path:
    """A folder into which pip has installed the game."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([*PIP, f"--target={folder}", HERE / "tablut"], check=True)
    return folder


@pytest.fixture(scope="package", autouse=True)
def installed(site) -> Iterator[None]:
    """The game is there for these tests alone: where all games are listed elsewhere, it must not be among them."""
    games()
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        yield
