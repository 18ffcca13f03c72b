"""The policy of pages: they load and run only our own things. A page that asks for more fails every test."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from vikinglab.cli import main
from vikinglab.serve import _policy

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


POLICY = {
    "default-src": "'self'",
    "script-src": "'self' blob: 'sha256-",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
}
"""The policy, each word of it; of the one script in pages, it names the hash."""


def parts(policy: str) -> dict[str, str]:
    """Return the directives of a policy, without the hash of a script."""
    found = dict(each.split(" ", 1) for each in policy.split("; "))
    assert policy.count("sha256-") == 1
    return {name: re.sub(r"(sha256-)[\w+/=]+'", r"\1", said) for name, said in found.items()}


def test_the_policy_allows_what_it_says_and_nothing_else():
    assert parts(_policy()) == POLICY


@pytest.mark.parametrize("path", ["shipped/index", "raids/counter", "missing"])
def test_every_page_is_sent_with_the_policy_of_its_host(dashboards, path):
    headers = dashboards.headers(f"voila/render/{path}.ipynb")
    assert parts(headers["Content-Security-Policy"]) == POLICY | {"frame-ancestors": "'self' https://moodle.example"}
    assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_page_can_send_nothing_elsewhere(visitor, dashboards, forgiven):
    forgiven += ["Content Security Policy", "http://127.0.0.2"]
    page = visitor(bypass_csp=False)
    opened(page, dashboards, "shipped/index")
    for address in ("http://127.0.0.2:9/", "ws://127.0.0.2:9/"):
        assert page.evaluate(REFUSES, address), address


REFUSES = """address => new Promise((tell) => {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => blockedURI.startsWith(address) && tell(true));
  setTimeout(tell, 5000, false);
  if (address.startsWith("ws")) { try { new WebSocket(address); } catch {} } else fetch(address).catch(() => {});
})"""

PLATFORM = "<!doctype html><title>A platform</title><iframe src='https://vikings.example/voila/render/picture.ipynb'>"


def test_a_platform_that_the_host_names_can_show_a_page_and_another_can_not(visitor, dashboards, forgiven):
    forgiven += ["frame-ancestors", "https://", "403 (Forbidden)"]
    page = visitor(bypass_csp=False)
    # The names lead nowhere: what the page's server would send comes from the one of the tests.
    page.route(
        "https://vikings.example/**",
        lambda route: route.fulfill(response=route.fetch(url=dashboards.url(route.request.url[24:]), headers={})),
    )
    page.route("https://*.example/course", lambda route: route.fulfill(body=PLATFORM, content_type="text/html"))
    board = page.frame_locator("iframe").locator("svg[role=img]")
    page.goto("https://moodle.example/course")
    expect(board.first).to_be_visible()
    page.goto("https://elsewhere.example/course")
    assert within(LONGEST / 1000, lambda: page.wait_for_timeout(50) or page.frames[-1].url.startswith("chrome-error:"))
    assert board.count() == 0


NO_ORIGINS = ["http://school.example", "https://a.example; script-src *", "https://*", "school.example"]


@pytest.mark.parametrize("frame", NO_ORIGINS)
def test_what_names_no_origin_is_refused(frame, notebooks, monkeypatch, capsys):
    monkeypatch.setattr("vikinglab.serve.require", lambda *_: None)
    with pytest.raises(SystemExit, match="2"):
        main(["serve", str(notebooks), f"--frame={frame}"])
    assert "https://school.example, and not" in capsys.readouterr().err


@pytest.mark.parametrize("host", ["https://school.example", "school.example:80", "*", ""])
def test_what_names_no_server_is_refused(host, notebooks, monkeypatch, capsys):
    monkeypatch.setattr("vikinglab.serve.require", lambda *_: None)
    with pytest.raises(SystemExit, match="2"):
        main(["serve", str(notebooks), f"--host={host}"])
    assert "such as school.example" in capsys.readouterr().err


def test_a_reader_can_not_choose_another_template_or_theme(dashboards):
    """Other templates show sources, or load what the policy doesn't know."""
    pages = [dashboards.get(f"voila/render/plain.ipynb{asked}")[1] for asked in ("", "?template=lab", "?theme=dark")]
    assert len({re.sub(r"[0-9a-f-]{32,36}", "", each) for each in pages}) == 1
    assert "data-bar" in pages[0]
