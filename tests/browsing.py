"""A Chromium in which other hosts never answer."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip


NO_COACH = "try { localStorage['vikinglab/coach'] ??= 'off' } catch {}"
"""A reader who wants no coach, until a page is told otherwise: what else it says would stand among what is tested."""


OTHERS_FAULTS = {"aria-input-field-name": "the handle of a slider of ipywidgets has no name"}
"""The findings of axe in the widgets of others, which we can't fix here."""


def serious(page: Page, part: str | None = None) -> dict[str, list[str]]:
    """Return serious findings of axe on a page, or in a part of it, and their places."""
    found = Axe().run(page, context=part).response["violations"]
    ours = [each for each in found if each["impact"] in ("serious", "critical") and each["id"] not in OTHERS_FAULTS]
    return {each["id"]: [node["html"][:200] for node in each["nodes"][:3]] for each in ours}


def barriers(page: Page, *widths: int) -> dict[int, object]:
    """Return the faults of a page at each of some widths: by how much it is wider, and serious findings of axe."""
    wrong: dict[int, object] = {}
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        over = page.evaluate("document.documentElement.scrollWidth") - width
        if over > 0 or (found := serious(page)):
            wrong[width] = f"wider by {over}" if over > 0 else found
    return wrong


CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is installed is taken. The others make a window for each page, which takes longer than the page."""


def chromium() -> str:
    """Return the installed Chromium."""
    named = os.environ.get("VIKINGLAB_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        pytest.fail("These tests need Chromium: install it, or name one in VIKINGLAB_CHROMIUM.")
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
