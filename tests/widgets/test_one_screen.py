"""A page to play on is its board: on a screen of any size, all that one plays with is seen without scrolling."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import PERSON, move

from .host import Host
from .playing import click, wanted
from .test_sheet import finger, middle

SIZES = [(1280, 800), pytest.param((1440, 900), marks=pytest.mark.soak), (390, 844)]
MOVES = 6
"""The number of decisions of the reader to look at, spread over a match."""
BOXES = [
    (key, edition, game.usual_box(edition).players) for key, game in vl.games().items() for edition in game.editions
]
FULL = [(key, edition, players[-1]) for key, edition, players in BOXES]
"""The fullest table of each box; `make soak` looks at the emptiest too."""
TABLES = [*FULL, *(pytest.param(key, edition, players[0], marks=pytest.mark.soak) for key, edition, players in BOXES)]

BAR = 48
SEEN = """() => {
  const box = (part) => part.getBoundingClientRect();
  const own = [...document.querySelectorAll(".vl-own > svg")].filter((part) => part.checkVisibility());
  const asks = document.querySelector(".vl-ask");
  const parts = {
    board: [...document.querySelectorAll(".vl-stage > .vl-group")],
    own,
    asks: [asks],
    question: [document.querySelector(".vl-question")],
    answers: [...document.querySelectorAll(".vl-answers button")].filter((part) => part.checkVisibility()),
    tools: [...document.querySelectorAll(".vl-bar button")].filter((part) => part.checkVisibility()),
  };
  const out = Object.entries(parts).flatMap(([name, found]) => found.map(box)
    .filter(({ x, y, right, bottom }) => x < -0.5 || y < 47.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    .map(({ x, y, right, bottom }) => `${name} at ${[x, y, right, bottom]}`));
  const missing = ["board", "question", "tools"].filter((name) => !parts[name].length);
  const room = box(asks);
  const cut = [...parts.question, ...parts.answers]
    .filter((part) => box(part).bottom > room.bottom + 0.5 || box(part).y < room.y - 0.5);
  // What lies in a place that isn't in front is found behind its tab.
  const behind = (mark) => {
    const [{ e, f }, part] = [mark.getScreenCTM(), box(mark.closest("svg.vl-group"))];
    const outside = e < part.x || e > part.right || f < part.y || f > part.bottom;
    return outside && document.querySelector(".vl-leads") !== null;
  };
  const covers = (mark) => {
    if (behind(mark)) return false;
    const { e, f } = mark.getScreenCTM();
    const top = document.elementFromPoint(e, f);
    return !top?.closest("svg.vl-group")?.contains(mark);
  };
  return {
    out,
    missing,
    cut: cut.map((part) => part.textContent),
    covered: [...document.querySelectorAll(".vl-choice")].filter(covers).map((mark) => mark.dataset.id),
    scrolls: [document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight],
  };
}"""
WHERE = """() => [...document.querySelectorAll(".vl-stage > .vl-group")]
  .map((part) => part.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
REFUSED = """() => [...document.querySelectorAll(".vl-stage .vl-space:not(.vl-choice, .vl-picked)")]
  .filter((mark) => !mark.dataset.id.startsWith("tab:"))
  .map((mark) => mark.dataset.id)"""
BUBBLE = """() => {
  const bubble = document.querySelector(".vl-bubble:not([hidden])");
  const own = bubble.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(bubble);
  const taken = [...document.querySelectorAll(".vl-choice, .vl-answers button")]
    .map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
  const meets = ({ x, y, right, bottom }) => x < own.right && own.x < right && y < own.bottom && own.y < bottom;
  return {
    spare: own.width - words.getBoundingClientRect().width,
    covers: taken.filter(meets).length,
    out: own.x < 0 || own.y < 0 || own.right > innerWidth || own.bottom > innerHeight,
  };
}"""


class Whole(Host):
    """A board as a page to play on shows it: below a bar, in all the height that is left."""

    def _html(self) -> str:
        bar = (
            f'<div style="height: {BAR}px"></div><main style="--vl-bar: {BAR}px; --vl-height: calc(100dvh - {BAR}px)">'
        )
        return super()._html().replace("<main><h1>Board</h1>", bar)


def table(page: Page, tmp_path, key: str, edition: str, players: int, size: tuple[int, int]) -> Whole:
    # One’s own throw lies over the board until it is flung, and pieces glide: both have tests of their own.
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script("localStorage.setItem('vikinglab/throw', 'at-once')")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seats = [PERSON, *["greedy"] * (players - 1)]
    match = vl.new(key, players=players, seed=3, seats=seats, edition=edition)
    return Whole(page, Board(match), tmp_path)


@pytest.fixture(params=SIZES, ids=["1280x800", "1440x900", "390x844"])
def screen(request):
    """A page of each size; the narrow one is held in the hand."""
    size = request.param
    return request.getfixturevalue("phone" if size[0] < 600 else "page"), size


@pytest.mark.parametrize(("key", "edition", "players"), TABLES)
def test_the_whole_board_the_question_and_the_way_to_act_are_seen_at_every_move(
    screen, tmp_path, key, edition, players
):
    """And a bubble is as small as its words, and covers nothing that can be chosen."""
    page, size = screen
    host = table(page, tmp_path, key, edition, players, size)
    host.bots()
    first, rng = page.evaluate(WHERE), Random(1)
    for number in range(MOVES):
        found = page.evaluate(SEEN)
        assert found == {"out": [], "missing": [], "cut": [], "covered": [], "scrolls": [False, False]}, host.text(
            ".vl-ask"
        )
        assert page.evaluate(WHERE) == first, "nothing beside the board makes it jump"
        if number % 2 == 0:
            bubbles_are_small(host)
        for id in wanted(host, rng):
            click(host, id)
        host.bots()


def bubbles_are_small(host: Host) -> None:
    """Ask of some of what can’t be chosen why not, and close what says so again."""
    refused = host.page.evaluate(REFUSED)
    for id in refused[:: max(1, len(refused) // 4)]:
        host.page.locator(f'g[data-id="{id}"]').focus()
        host.press("Enter")
        found = host.page.evaluate(BUBBLE)
        assert (found["covers"], found["out"]) == (0, False), id
        assert found["spare"] < 60, id
        host.press("Escape")


def test_where_a_finger_can_not_tell_things_apart_the_board_is_enlarged_first(phone, tmp_path):
    match = vl.new("vikingar", players=2, seed=1, seats=["greedy"] * 2)
    while sum(path[-1].startswith("zone:") for path in paths(match)) < 12:
        move(match)
    match.seats = (PERSON, PERSON)
    phone.set_viewport_size({"width": 320, "height": 568})
    host = Whole(phone, Board(match), tmp_path)
    assert phone.locator(".vl-veil").is_hidden() or host.click(".vl-veil button") is None
    before = host.widget.match.ply
    zone = next(path[-1] for path in paths(match) if path[-1].startswith("zone:"))
    finger(phone, *middle(phone, zone))
    host.pump()
    assert host.widget.match.ply == before
    assert phone.locator(".vl-large").count() == 1
    finger(phone, *middle(phone, zone))
    host.pump()
    assert host.widget.match.ply > before
    host.press("Escape")  # ends a throw
    assert phone.locator(".vl-large").count() == 0


def paths(match: vl.Match) -> list[tuple[str, ...]]:
    """Return the paths that may be pointed at."""
    return [match.waiting.path(match.table, action) for action in match.legal()]
