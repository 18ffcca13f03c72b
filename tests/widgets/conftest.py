"""A Chromium, and a host that stands between a widget in Python and its page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip


def chromium() -> str:
    """The installed Chromium."""
    named = os.environ.get("VIKINGLAB_CHROMIUM")
    found = named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        pytest.fail("These tests need Chromium: install Debian's package chromium, or name one in VIKINGLAB_CHROMIUM.")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that notes every error and every request to another host: there must be none."""
    yield from _watched(browser, viewport={"width": 1280, "height": 900})


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """The same, held in the hand."""
    yield from _watched(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def _watched(browser: Browser, **options: Any) -> Iterator[Page]:
    context = browser.new_context(locale="en", **options)
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    opened.on("request", lambda request: None if request.url.startswith(LOCAL) else wrong.append(request.url))
    yield opened
    context.close()
    assert wrong == []


LOCAL = ("file:", "data:", "blob:")
