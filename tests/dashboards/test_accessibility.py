"""Each kind of page by the criteria of WCAG 2.2, as far as a browser can tell. docs/accessibility.md names them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import NO_COACH, OTHERS_FAULTS
from learner import nameless, unreached
from playwright.sync_api import Browser, Page, expect

import vikinglab as vl

from .conftest import LONGEST, ROOT, USUAL, Server, at_rest, leave

KINDS = {
    "gallery": "index",
    "start": "raids/start",
    "play": "raids/play",
    "odds": "raids/odds",
    "rules": "raids/rules",
    "lesson": "raids/learn/01",
    "review": "review",
    "replay": None,
}
"""The kinds of pages, each with a notebook; a replay is a file of its own."""


@pytest.fixture(scope="module", params=KINDS)
def kind(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def shown(kind: str, browser: Browser, dashboards: Server, tmp_path_factory) -> Iterator[Page]:
    """Yield a page of this kind. Tests leave it as it was."""
    context = browser.new_context(**USUAL)
    context.add_init_script(NO_COACH)
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    if KINDS[kind] is None:
        played = vl.new("raids", players=3, seed=2)
        while played.ply < 6:
            played.play(played.legal()[0])
        replay = tmp_path_factory.mktemp("replay") / "replay.html"
        played.export_html(replay)
        page.goto(replay.as_uri())
        expect(page.locator(".vl-board")).to_be_visible()
    else:
        page.goto(dashboards.url(f"voila/render/shipped/{KINDS[kind]}.ipynb"))
        if kind != "gallery":
            expect(page.locator("#told")).to_have_text("Ready.")
        if kind == "odds":
            page.evaluate("location.hash = '#step-3'")
        if kind == "start":  # which begins with a card
            page.get_by_role("dialog").wait_for()
            page.keyboard.press("Escape")
        expect(page.locator(".vl-board:visible").first).to_be_visible()
    at_rest(page)
    yield page
    leave(page)
    context.close()


CRITERIA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def test_axe_finds_nothing(shown):
    found = Axe().run(shown, options={"runOnly": {"type": "tag", "values": CRITERIA}}).response["violations"]
    wrong = {each["id"]: [node["html"][:200] for node in each["nodes"][:3]] for each in found}
    assert {id: nodes for id, nodes in wrong.items() if id not in OTHERS_FAULTS} == {}


def test_it_has_a_title_a_language_and_one_first_heading(shown):
    assert len(shown.title()) >= 5
    assert shown.locator("html").get_attribute("lang") == "en"
    assert shown.locator("h1").count() == 1


def test_nothing_sounds_flashes_or_is_fetched_as_a_film(shown):
    assert shown.locator("audio, video, object, embed, iframe, marquee, blink").count() == 0
    endless = "document.getAnimations().filter(each => each.effect.getComputedTiming().iterations > 3).length"
    assert shown.evaluate(endless) == 0


PAINTED = """() => [...document.querySelectorAll("canvas")].filter((canvas) => {
  const blank = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  return canvas.toDataURL() !== blank.toDataURL();
}).map((canvas) => canvas.outerHTML)"""


def test_pictures_hold_no_text_as_points(shown):
    """They are drawings, whose letters are letters. A figure has a canvas for very many points: ours leave it blank."""
    assert shown.locator("canvas:not(.bqplot canvas)").count() == 0
    assert shown.evaluate(PAINTED) == []
    sources = shown.locator("img").evaluate_all("images => images.map(each => each.src.slice(0, 19))")
    assert {*sources} <= {"data:image/svg+xml,"}


def test_no_field_asks_for_a_password_or_for_a_person(shown):
    assert shown.locator("input[type=password], input[type=email], input[type=tel], [autocomplete]").count() == 0


SIZES = {"at 400 %": (320, 256), "at 200 %": (640, 450), "upright": (390, 844), "lying": (844, 390)}


@pytest.mark.parametrize("size", SIZES)
def test_it_is_read_without_scrolling_sideways(shown, size):
    width, height = SIZES[size]
    shown.set_viewport_size({"width": width, "height": height})
    at_rest(shown)
    over = shown.evaluate("document.documentElement.scrollWidth") - width
    shown.set_viewport_size(USUAL["viewport"])
    at_rest(shown)
    assert over <= 0


SPACED = (
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }"
    "p { margin-bottom: 2em !important }"
)
CUT = """() => [...document.querySelectorAll("p, li, h1, h2, h3, button, a, label, summary, td, th")]
  .filter((part) => part.checkVisibility() && part.clientWidth > 1 && getComputedStyle(part).overflowX !== "visible")
  .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
  .filter((part) => !["auto", "scroll"].includes(getComputedStyle(part).overflowY))
  .map((part) => part.outerHTML.slice(0, 120))"""


def test_with_more_space_between_letters_lines_and_words_no_text_is_cut_off(shown):
    before = shown.evaluate(CUT)
    style = shown.add_style_tag(content=SPACED)
    at_rest(shown)
    cut = shown.evaluate(CUT)
    over = shown.evaluate("document.documentElement.scrollWidth - innerWidth")
    style.evaluate("style => style.remove()")
    at_rest(shown)
    assert [each for each in cut if each not in before] == []
    assert over <= 0


def test_keys_come_to_everything_that_can_be_used_and_past_it(shown, kind):
    if kind == "replay":  # which has nothing to skip, where the walk begins
        shown.evaluate("document.body.insertAdjacentHTML('afterbegin', '<a class=skip href=#>here</a>')")
    not_reached = unreached(shown)
    past = shown.evaluate("document.activeElement === document.body")
    if kind == "replay":
        shown.locator(".skip").evaluate("link => link.remove()")
    assert not_reached == []
    assert past
    assert nameless(shown) == []


SEEN = """() => {
  const part = document.activeElement;
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  if (part === document.body || !width) return "";
  const within = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found && (part.contains(found) || found.contains(part));
  };
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]].some(([x, y]) => within(x, y));
  return seen ? "" : `hidden: ${part.outerHTML.slice(0, 160)}`;
}"""


def test_the_focus_is_seen_wherever_it_is_and_changes_nothing_else(shown):
    address, wrong, kinds = shown.url, [], set()
    shown.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    for _ in range(60):
        shown.keyboard.press("Tab")
        wrong.append(shown.evaluate(SEEN))
        alike = shown.evaluate("document.activeElement.localName + document.activeElement.getAttribute('class')")
        if alike not in kinds:
            kinds.add(alike)
            wrong.append(unmarked(shown))
        if shown.evaluate("document.activeElement === document.body"):
            break
    assert [each for each in wrong if each] == []
    assert shown.url == address
    expect(shown.get_by_role("dialog")).to_have_count(0)


AROUND = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  const [right, bottom] = [Math.min(innerWidth, x + width + 8), Math.min(innerHeight, y + height + 8)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}"""


def unmarked(page: Page) -> str:
    """Return the element that has the focus if it looks as it does without, else nothing."""
    if page.evaluate("document.activeElement === document.body"):
        return ""
    around = page.evaluate(AROUND)
    with_focus = page.screenshot(clip=around, animations="disabled")
    held = page.evaluate_handle("document.activeElement")
    held.evaluate("part => part.blur()")
    without = page.screenshot(clip=around, animations="disabled")
    held.evaluate("part => part.focus({ preventScroll: true })")
    return held.evaluate("part => `as without: ${part.outerHTML.slice(0, 160)}`") if with_focus == without else ""


NAMED = """() => [...document.querySelectorAll("button[aria-label], a[aria-label]")]
  .filter((part) => part.checkVisibility() && part.innerText.trim())
  .map((part) => [part.innerText.trim().toLowerCase(), part.ariaLabel.toLowerCase()])
  .filter(([text, label]) => /\\p{L}{2}/u.test(text) && !label.includes(text))"""


def test_what_is_written_on_a_button_is_in_its_name(shown):
    assert shown.evaluate(NAMED) == []


def test_who_presses_and_lets_go_elsewhere_has_chosen_nothing(shown):
    for button in shown.locator("main button:visible, .vl-board button:visible, g.vl-choice").all()[:6]:
        button.scroll_into_view_if_needed()
        before, box = shown.locator("body").inner_text(), button.bounding_box()
        shown.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        shown.mouse.down()
        shown.mouse.move(2, 2)
        shown.mouse.up()
        assert shown.locator("body").inner_text() == before


def test_a_letter_that_is_typed_beside_a_board_does_nothing(shown):
    shown.evaluate("document.activeElement.blur()")
    before = shown.locator("body").inner_text()
    shown.keyboard.type("abcdefghijklmnopqrstuvwxyz?/")
    assert shown.locator("body").inner_text() == before
    expect(shown.get_by_role("dialog")).to_have_count(0)


def test_the_first_stop_leads_past_what_all_pages_begin_with(shown, kind):
    if kind == "replay":
        pytest.skip("A replay begins with its board.")
    first = shown.locator("a[href], button, input, select, textarea, [tabindex='0']").first
    assert first.text_content() == "Skip to the content"


UNNAMED = """() => [...document.querySelectorAll("a[href]")]
  .filter((part) => part.checkVisibility() && part.ariaHidden !== "true")
  .map((part) => (part.ariaLabel ?? part.innerText).trim())
  .filter((name) => name.length < 3 || /^(here|more|this|link|click|read more)$/i.test(name))"""


def test_each_link_says_where_it_leads(shown):
    assert shown.evaluate(UNNAMED) == []


def test_news_is_told_without_the_focus(shown):
    assert shown.locator("[role=status], [aria-live], [role=log]").count() > 0


def test_ways_to_other_pages_stand_where_they_do_everywhere(shown, kind):
    links = shown.get_by_role("navigation", name="Pages of this game").get_by_role("link").all_inner_texts()
    assert links == ([] if kind in ("gallery", "review", "replay") else ["Start", "Learn", "Play", "Odds", "Rules"])


def test_nothing_listens_to_how_a_device_is_moved():
    listening = ("devicemotion", "deviceorientation", "Accelerometer", "Gyroscope")
    ours = list((ROOT / "widgets" / "vikinglab_widgets").rglob("*.js"))
    assert len(ours) > 50
    assert [path.name for path in ours if any(each in path.read_text("utf-8") for each in listening)] == []
