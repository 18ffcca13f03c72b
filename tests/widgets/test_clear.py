"""Words that a board says by itself lie over nothing that matters, and a refusal that nobody asked for isn't said."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import PERSON

from .host import Host
from .playing import skip, wanted
from .test_one_screen import Whole

MATCHES = 20
"""The matches of each game that `make soak` looks at; `make test` looks at some decisions of the first."""
FEW = 8
POINTED = 1
"""The things that can't be chosen that are pointed at in each position."""
WANTED = "localStorage['vikinglab/coach'] = 'on'"
NEW = "localStorage.removeItem('vikinglab/known/1')"

COVERED = """([own, shared]) => {
  const PLACES = ".vl-group, .vl-own, .vl-drawer, .vl-stage, .vl-ask";
  const drawn = (ids) => ids.map((id) => document.querySelector(`.vl-stage g[data-id="${id}"]`)).filter((each) => each);
  const parts = [
    ...document.querySelectorAll(".vl-choice, .vl-picked, .vl-cast:not([hidden]), .vl-thrown > .vl-piece"),
    ...document.querySelectorAll(".vl-question, .vl-answers button:not(details:not([open]) *)"),
    ...drawn(own),
    ...drawn(shared),
  ];
  const seen = (part) => part.checkVisibility() && !part.closest(".vl-behind, [hidden]");
  const said = [...document.querySelectorAll(".vl-bubble, .vl-coach")].filter(seen);
  return said.flatMap((bubble) => {
    const over = bubble.getBoundingClientRect();
    return parts.filter(seen).filter((part) => {
      const boxes = [over, part.getBoundingClientRect()];
      // What its place cuts off isn't seen.
      let around = part;
      while ((around = around.parentElement?.closest(PLACES))) boxes.push(around.getBoundingClientRect());
      const across = Math.min(...boxes.map(({ right }) => right)) - Math.max(...boxes.map(({ x }) => x));
      const down = Math.min(...boxes.map(({ bottom }) => bottom)) - Math.max(...boxes.map(({ y }) => y));
      return across > 1 && down > 1 && !bubble.contains(part);
    }).map((part) => `${bubble.className} over ${part.dataset.id ?? part.textContent.slice(0, 40)}`);
  });
}"""
"""A script that lists what bubbles lie over, by the boxes of the page's own elements."""
REFUSED = """() => [...document.querySelectorAll(".vl-stage g[data-id]")]
  .filter((part) => !part.matches(".vl-choice, .vl-picked, .vl-label, .vl-behind"))
  .map((part) => [part.dataset.id, part.getBoundingClientRect()])
  .filter(([id, { x, y, width, height, right, bottom }]) =>
    width > 8 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight
    && document.elementFromPoint(x + width / 2, y + height / 2)?.closest("g[data-id]")?.dataset.id === id)
  .map(([id, { x, y, width, height }]) => [id, x + width / 2, y + height / 2])"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["1280x800", "390x844"])
@pytest.mark.parametrize("game", vl.games())
def test_nothing_that_matters_is_covered_at_any_decision(request, tmp_path, game, size):
    held = size[0] < 600
    page = request.getfixturevalue("phone" if held else "page")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    soak = "soak" in (request.config.getoption("-m") or "")
    for seed in range(MATCHES if soak else 1):
        found = _covered(page, tmp_path, game, seed, most=10_000 if soak else FEW, points=not held)
        assert found == [], f"seed {seed}"


def _covered(page: Page, folder, game: str, seed: int, *, most: int, points: bool) -> list[str]:
    """Return the covered things at the decisions of a match, each with the decision's number."""
    host, rng = coached(page, folder, game, seed), Random(seed)
    wrong: list[str] = []
    for _ in range(most):
        if host.widget.match.result is not None:
            break
        at = host.widget.match.ply
        wrong += [f"{at}: {each}" for each in _over(host)]
        for id, x, y in _refused(page, rng, POINTED if points else 0):
            page.mouse.move(x - 1, y)
            page.mouse.move(x, y)
            page.wait_for_timeout(400)
            host.pump()
            wrong += [f"{at}, at {id}: {each}" for each in _over(host)]
        if points:
            page.mouse.move(1, 1)
        _play(host, rng)
    return wrong


def coached(page: Page, folder, game: str, seed: int) -> Host:
    """Return a match on a page with a coach, who says something at each decision."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(WANTED)
    players = vl.games()[game].usual_box().players
    count = players[len(players) // 2]
    match = vl.new(game, players=count, seed=seed, seats=[PERSON, *["greedy"] * (count - 1)])
    host = Whole(page, Board(match, name="test"), folder)
    host.bots()
    return host


def _refused(page: Page, rng: Random, number: int) -> list[tuple[str, float, float]]:
    found = page.evaluate(REFUSED) if number else []
    return rng.sample(found, min(number, len(found)))


def _over(host: Host) -> list[str]:
    """Return the things covered now: the board's own list of what lies where is the scene."""
    scene, viewer = host.widget.state["scene"], host.widget.state["viewer"]
    sheets = {group["id"] for group in scene["groups"] if group.get("sheet")}
    pieces = [each for each in scene["marks"] if each["kind"] == "piece" and each.get("group") not in sheets]
    own = [each for each in pieces if each.get("seat") == viewer]
    places = {each["on"] for each in own if each.get("on")}
    shared = [each["id"] for each in pieces if each.get("on") in places]
    return host.page.evaluate(COVERED, [[each["id"] for each in own], shared])


def _play(host: Host, rng: Random) -> None:
    """Play the move of a bot, then let the others move; the coach has new readers each time."""
    path = wanted(host, rng)
    line = next(each["line"] for each in host.widget.state["choices"] if [*each["path"]] == path)
    host.page.evaluate(NEW)
    host.widget._hear(host.widget, {"do": "coach", "known": [], "ago": []}, [])
    host.widget._hear(host.widget, {"do": "play", "line": line}, [])
    host.show()
    host.pump()
    skip(host)


def test_a_refusal_comes_only_after_the_pointer_itself_has_moved(page, tmp_path):
    page.emulate_media(reduced_motion="reduce")
    match = vl.new("raids", players=3, seed=7, seats=["greedy", PERSON, "greedy"])
    host = Whole(page, Board(match), tmp_path)
    bubble = page.locator(".vl-bubble:not([hidden])")
    host.touch("space:6")
    # Where the pointer still rests lies something now that can't be chosen.
    page.wait_for_timeout(500)
    host.pump()
    assert bubble.count() == 0
    x, y = host.middle("space:6")
    page.mouse.move(x + 2, y + 1)
    page.wait_for_timeout(500)
    host.pump()
    assert bubble.count() == 1
