"""A page, and a host that stands between a widget in Python and its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import NO_COACH
from playwright.sync_api import Browser, Page

from .host import ADDRESS


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that notes every error and every request to another host: there must be none."""
    yield from _watched(browser, viewport={"width": 1280, "height": 900})


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """The same, held in the hand; its reader chooses with one tap, unless a page is told otherwise."""
    yield from _watched(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


def _watched(browser: Browser, **options: Any) -> Iterator[Page]:
    context = browser.new_context(locale="en", **options)
    context.add_init_script(NO_COACH)
    context.add_init_script("try { localStorage['vikinglab/taps'] ??= 'one' } catch {}")
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    opened.on("request", lambda request: None if request.url.startswith(LOCAL) else wrong.append(request.url))
    yield opened
    context.close()
    assert wrong == []


LOCAL = (ADDRESS, "file:", "data:", "blob:")
