"""A Chromium in which other hosts never answer."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip


NO_COACH = "try { localStorage['vikinglab/coach'] ??= 'off' } catch {}"
"""A reader who wants no coach, until a page is told otherwise: what else it says would stand among what is tested."""


def chromium() -> str:
    """The installed Chromium."""
    named = os.environ.get("VIKINGLAB_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        pytest.fail("These tests need Chromium: install Debian's package chromium, or name one in VIKINGLAB_CHROMIUM.")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium. Every other host leads to a door that opens and behind which nobody speaks: a refusal would end a
    wait that, in a closed network, nothing ends."""
    with socket.create_server(("127.0.0.1", 0), backlog=128) as silent, sync_playwright() as playwright:
        astray = f"--host-resolver-rules=MAP * 127.0.0.1:{silent.getsockname()[1]}, EXCLUDE 127.0.0.1"
        started = playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, astray])
        yield started
        started.close()
