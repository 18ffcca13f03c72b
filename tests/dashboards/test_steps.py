"""Lessons and odds as a row of steps: each on one screen, with an address, drawn when it is reached."""

from __future__ import annotations

import pytest
from browsing import serious
from learner import SEEDS, Mouse
from playwright.sync_api import Page, expect

from .conftest import COURSES, SHIPPED, Server, at_rest, soaked
from .test_serve import opened

STEPPED = [name for name in SHIPPED if "/learn/" in name or name.endswith("/odds")]
SHORT = [*(chapters[0] for chapters in COURSES.values()), "raids/odds"]
SIZES = {"laptop": (1280, 800), "desk": (1440, 900), "phone": (390, 844)}
READY = {"en": "Ready.", "fr": "Prêt."}
SPOKEN = ["en", pytest.param("fr", marks=pytest.mark.soak)]
SIZED = ["laptop", pytest.param("desk", marks=pytest.mark.soak), "phone"]

LESSON = "shipped/raids/learn/01"
LOOKED_AT = ("raids/learn/01", "raids/odds")
"""Their first steps are of all kinds."""

HERE = "#steps ol a[aria-current=step]"

OVER = """() => {
  const scene = document.querySelector(".scene.now");
  const within = scene.querySelectorAll(":scope > .prose, .shown, .vl-ask, .vl-side");
  const parts = [document.documentElement, scene, ...within];
  return parts
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .filter((part) => !(part.matches(".prose") && part.querySelector(":scope > .more:not([hidden])")))
    .filter((part) => !(innerWidth < 600 && part.matches(".vl-needs .vl-ask")))
    .map((part) => [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth, part])
    .filter(([high, wide]) => high > 2 || wide > 2)
    .map(([high, wide, part]) => `${part.tagName}.${part.className} ${high} ${wide}`);
}"""
"""A script that lists the parts of a step that need scrolling. Folded prose has a button that unfolds it."""

END = """() => {
  const { baseUrl, kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const form = new FormData();
  form.append("_xsrf", document.cookie.match(/_xsrf=([^;]*)/)[1]);
  navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, form);
}"""
"""End the kernel behind the page's back."""

GLIDES = """(() => {
  globalThis.glided = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches("g.vl-piece")) glided += 1;
    return animate.apply(this, how);
  };
})()"""
"""Counts pieces that begin to glide: it may be over before anybody looks."""

FOLDED = "document.querySelector('.scene.now > .prose.read:not(.open) > .more:not([hidden])') !== null"


def arrived(page: Page, at: int) -> None:
    """Wait until a step is shown."""
    expect(page.locator("#steps ol a").nth(at)).to_have_attribute("aria-current", "step")
    page.wait_for_function("document.querySelector('.scene.now') && !document.querySelector('.scene.coming')")


def whole(page: Page, server: Server, name: str, told: str = "Ready.") -> int:
    """Open a page, wait until all of it has come, and return how many steps it has."""
    opened(page, server, name, told)
    page.wait_for_function("!document.querySelector('main > .jp-Cell') && document.readyState === 'complete'")
    return page.locator("#steps ol a").count()


def test_the_scenes_stand_before_the_cells_of_which_none_is_left(dashboards):
    html = dashboards.get(f"voila/render/{LESSON}.ipynb")[1]
    assert html.index('id="scenes"') < html.index('id="loading"') < html.index('class="jp-Cell')


def on(page: Page) -> None:
    page.locator("#steps button.on").click()


@pytest.mark.parametrize("size", SIZED)
@pytest.mark.parametrize("name", soaked(STEPPED, SHORT))
@pytest.mark.parametrize("language", SPOKEN)
def test_each_step_is_on_one_screen_and_axe_finds_nothing_serious_on_any_kind(
    visitor, dashboards, name, size, language
):
    width, height = SIZES[size]
    page = visitor(viewport={"width": width, "height": height}, has_touch=size == "phone", is_mobile=size == "phone")
    page.add_init_script(f"localStorage.setItem('vikinglab/language', '{language}')")
    over = {}
    for at in range(whole(page, dashboards, f"shipped/{name}", READY[language])):
        page.evaluate("at => document.querySelectorAll('#steps ol a')[at].click()", at)
        arrived(page, at)
        at_rest(page)
        found = [*page.evaluate(OVER), *(["folded"] if size != "phone" and page.evaluate(FOLDED) else [])]
        if page.locator(".scene.now > .prose.open").count():
            on(page)
            at_rest(page)
            found += page.evaluate(OVER)
        if size == "laptop" and name in LOOKED_AT and at < 8:
            assert serious(page) == {}, at
        if found:
            over[page.evaluate("location.hash") or "#"] = found
    assert over == {}


def test_continue_waits_until_a_task_is_done_and_skip_does_not(page, dashboards):
    page.add_init_script(SEEDS)
    whole(page, dashboards, LESSON)
    back, skip, further = (page.locator(f"#steps button.{name}") for name in ("back", "skip-step", "on"))
    expect(back).to_be_disabled()
    expect(further).to_be_disabled()
    skip.click()
    arrived(page, 1)
    back.click()
    arrived(page, 0)
    Mouse(page).choose(page.locator(".scene.now"), "space:9")
    expect(further).to_be_enabled()
    expect(skip).to_be_hidden()
    expect(page.locator("#steps ol a").nth(0)).to_have_class("done")
    further.click()
    arrived(page, 1)
    page.locator("#steps ol a").nth(5).click()
    arrived(page, 5)
    expect(page.locator(".scene.now .vl-stage")).to_be_visible()  # the board stays for what is said of it
    expect(page.locator(".scene.now .vl-ask")).to_be_hidden()


def test_a_step_is_drawn_when_it_is_reached_and_stays(page, dashboards):
    whole(page, dashboards, LESSON)
    boards = page.locator(".vl-board:not(.vl-quiz, .vl-foot)")
    expect(boards).to_have_count(1)
    for at, drawn in [(2, 2), (3, 3), (0, 3)]:
        page.locator("#steps ol a").nth(at).click()
        arrived(page, at)
        expect(boards).to_have_count(drawn)


def test_each_step_has_an_address_and_the_browser_leads_back_and_forth(page, dashboards):
    whole(page, dashboards, LESSON)
    page.locator("#steps button.skip-step").click()
    arrived(page, 1)
    assert page.url.endswith("01.ipynb#where-you-may-stop")
    expect(page).to_have_title("Where you may stop – Raids 1 · Your turn – Vikinglab")
    page.locator("#steps ol a").nth(6).click()
    arrived(page, 6)
    page.go_back()
    arrived(page, 1)
    page.go_back()
    arrived(page, 0)
    page.go_forward()
    arrived(page, 1)


ADDRESSES = [
    ("#the-pieces", 7),
    pytest.param("#step-5", 4, marks=pytest.mark.soak),
    pytest.param("#nowhere", 0, marks=pytest.mark.soak),
    ("#%E0%A4", 0),
]


@pytest.mark.parametrize(("address", "at"), ADDRESSES)
def test_an_address_opens_its_step(page, dashboards, address, at):
    page.goto(dashboards.url(f"voila/render/{LESSON}.ipynb{address}"))
    expect(page.locator("#told")).to_have_text("Ready.")
    arrived(page, at)


def test_prose_that_is_read_goes_on_to_the_board_it_belongs_to(page, dashboards, notebooks):
    page.goto(dashboards.url("voila/render/moving.ipynb#after"), wait_until="commit")
    expect(page.locator(".scene.coming[data-part=after]")).to_be_attached()
    (notebooks / "moved").touch()
    expect(page.locator("#told")).to_have_text("Ready.")
    expect(page.locator(".scene.now #count")).to_be_visible()
    expect(page.locator(".scene.now .prose.read")).to_contain_text("After")
    arrived(page, 1)


def test_a_page_opens_where_it_was_left_and_so_does_the_course(page, dashboards):
    whole(page, dashboards, LESSON)
    page.locator("#steps ol a").nth(3).click()
    arrived(page, 3)
    opened(page, dashboards, LESSON)
    arrived(page, 3)
    opened(page, dashboards, "shipped/raids/play")
    page.get_by_role("banner").get_by_role("link", name="Learn").click()
    arrived(page, 3)
    assert page.url.endswith("/raids/learn/01.ipynb#take-then-sail")


def test_arrows_and_page_keys_lead_on_but_not_from_within_a_board(page, dashboards):
    whole(page, dashboards, LESSON)
    for key, at in [("ArrowRight", 1), ("PageDown", 2), ("ArrowLeft", 1), ("ArrowRight", 2), ("PageDown", 3)]:
        page.keyboard.press(key)
        arrived(page, at)
        expect(page.locator(".scene.now .prose.read > .text > :first-child")).to_be_focused()
        expect(page.locator("#steps .live")).to_have_text(f"Step {at + 1} of 11")
    page.locator(".scene.now g[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    arrived(page, 3)
    page.keyboard.press("PageDown")
    arrived(page, 4)


def test_all_steps_on_one_page(page, dashboards):
    steps = whole(page, dashboards, LESSON)
    page.get_by_role("button", name="All steps on one page").click()
    expect(page.locator(".vl-board:not(.vl-quiz, .vl-foot)")).to_have_count(5, timeout=60_000)
    assert page.url.endswith("#all")
    expect(page.locator(".scene:visible")).to_have_count(9)
    assert page.locator(".scene > .prose:visible").count() == steps
    assert serious(page) == {}
    page.emulate_media(media="print")
    expect(page.locator("#steps")).to_be_hidden()
    expect(page.locator("#bar")).to_be_hidden()
    assert page.locator(".scene > .prose:visible").count() == steps
    page.emulate_media(media="screen")
    page.get_by_role("button", name="One step at a time").click()
    arrived(page, 0)
    assert page.locator(".scene:visible").count() == 1


def test_on_a_phone_long_prose_is_read_before_its_board(phone, dashboards):
    whole(phone, dashboards, "shipped/raids/learn/01")
    phone.get_by_role("button", name="Step 1 of 11").click()
    phone.get_by_role("link", name="Take, then sail").click()
    arrived(phone, 3)
    expect(phone.locator(".scene.now > .prose.open")).to_be_visible()
    on(phone)
    expect(phone.locator(".scene.now > .prose.open")).to_have_count(0)
    arrived(phone, 3)
    expect(phone.locator("#steps button.on")).to_be_disabled()
    phone.get_by_role("button", name="Read on").click()
    expect(phone.locator(".scene.now > .prose.open")).to_be_visible()


def test_pieces_glide_between_boards_unless_nothing_is_to_move(visitor, dashboards):
    for motion, glides in [("no-preference", True), ("reduce", False)]:
        page = visitor()
        page.emulate_media(reduced_motion=motion)
        page.add_init_script(GLIDES)
        whole(page, dashboards, LESSON)
        for at in (3, 4):
            page.evaluate("at => document.querySelectorAll('#steps ol a')[at].click()", at)
            page.wait_for_function("at => document.querySelectorAll('#steps ol a')[at].ariaCurrent", arg=at)
            if at == 3:
                arrived(page, at)
                page.evaluate("glided = 0")
        page.wait_for_function("document.querySelector('.scene.now')?.ariaLabel.startsWith('From')")
        arrived(page, 4)
        assert (page.evaluate("glided") > 0) is glides


def test_a_page_whose_kernel_is_gone_says_so(page, dashboards, forgiven):
    forgiven += ["404", "WebSocket", "model", "kernel", "Kernel", "closed"]
    whole(page, dashboards, LESSON)
    page.evaluate(END)
    page.locator("#steps ol a").nth(3).click()
    arrived(page, 3)  # what has come can be read and looked at
    expect(page.locator(".scene.now .vl-stage")).to_be_visible()
    expect(page.locator(".scene.now .vl-banner")).to_contain_text("Disconnected", timeout=60_000)


def test_the_bar_leads_to_the_pages_of_the_game_and_holds_the_preferences_once(page, dashboards):
    opened(page, dashboards, "shipped/raids/play")
    bar = page.get_by_role("banner")
    assert bar.bounding_box()["height"] == 48
    assert bar.get_by_role("navigation").get_by_role("link").all_inner_texts() == [
        "Start",
        "Learn",
        "Play",
        "Odds",
        "Rules",
    ]
    expect(bar.get_by_role("link", name="Play")).to_have_attribute("aria-current", "page")
    expect(page.locator(".vl-board").get_by_role("button", name="Language and appearance")).to_have_count(0)
    bar.get_by_role("button", name="Language and appearance").click()
    page.get_by_role("combobox", name="Language").select_option("fr")
    expect(bar.get_by_role("navigation").get_by_role("link").first).to_have_text("Commencer")
    page.get_by_role("combobox", name="Mode").select_option("dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    page.keyboard.press("Escape")
    expect(page.locator(".vl-board").first).to_have_attribute("lang", "fr")
    bar.get_by_role("link", name="Règles").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Les règles de Raids")
