"""The policy of pages: they load and run only our own things. A page that asks for more fails every test."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import LONGEST, SHIPPED, soaked, within
from .test_serve import opened

REPORTED = "globalThis.refused = 0; addEventListener('securitypolicyviolation', () => (refused += 1));"


@pytest.mark.parametrize("name", soaked(SHIPPED, ["raids/odds"]))
def test_all_that_a_page_shows_is_allowed(visitor, dashboards, name):
    page = visitor(bypass_csp=False)
    page.goto(dashboards.url(f"voila/render/shipped/{name}.ipynb#all"))
    expect(page.locator("#told")).to_have_text("Ready.")


def test_a_script_or_a_picture_that_somebody_puts_into_a_page_is_refused(visitor, dashboards, forgiven):
    forgiven += ["Content Security Policy", "strange.png"]
    page = visitor(bypass_csp=False)
    page.add_init_script(REPORTED)
    opened(page, dashboards, "shipped/index")
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), { text: 'strange = 1' }))")
    page.evaluate("document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.2:9/strange.png' }))")
    # To wait for a function, it would have to be evaluated in the page.
    assert within(LONGEST / 1000, lambda: page.evaluate("refused") == 2)
    assert page.evaluate("globalThis.strange") is None
