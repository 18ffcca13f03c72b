"""What a question is about is on the screen, and legible, as long as nobody has answered: on each screen and game."""

from __future__ import annotations

from contextlib import suppress

import pytest
from vikinglab_widgets import Predict

import vikinglab as vl
from vikinglab.bots import move
from vikinglab.core.game import games
from vikinglab.core.teach.question import NothingToAsk, panels

from .host import Host

SIZES = [(1280, 800), (768, 1024), (390, 844), (640, 400)]
WIDE = 288
"""The width, in pixels, below which the names on a panel can’t be read."""

COINS = """
voyage: 3
arrivals: order, runes, goods
A: space 19, aboard wood fur, beside pig
B: home 1, aboard mead pig, crew 1
C: home 2, beside wood wood
"""

SEEN = """(needed) => needed.map((id) => {
  const part = document.querySelector(`svg.vl-group[data-id="${id}"]`);
  const { x, y, width, height, right, bottom } = part.getBoundingClientRect();
  const room = part.closest(".vl-chart").getBoundingClientRect();
  const inside = x >= -1 && right <= innerWidth + 1 && y < Math.min(innerHeight, room.bottom);
  return { id, width: part.checkVisibility() && height > 40 ? width : 0, inside };
})"""


class Step(Host):
    """A question as a step of a lesson shows it: in all the height below a bar."""

    def _html(self) -> str:
        opened = '<main class="shown" style="--vl-height: calc(100dvh - 110px)">'
        return super()._html().replace("<main><h1>Board</h1>", opened)


def of_game(key: str):
    """Return a question about a match of a game: what may the first seat do?"""
    match = vl.new(key, seed=3, seats=["greedy"] * vl.new(key).table.players)
    while True:
        with suppress(NothingToAsk):
            if match.waiting.seat == 0:
                return match.ask("may")
        move(match)


QUESTIONS = {
    **{key: (lambda key=key: of_game(key)) for key in games()},
    "raids-coins": lambda: vl.position("raids", COINS).match(seed=1).ask("coins", "home"),
}


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_what_a_question_needs_is_seen_at_every_size(page, tmp_path, name):
    question = QUESTIONS[name]()
    assert question.needs
    sheets = {group.id for group in question.scene.groups if group.sheet}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        Step(page, Predict(question), tmp_path)
        needed = [id for id in question.needs if id in sheets]
        for found in page.evaluate(SEEN, needed):
            assert found["width"] >= WIDE, (found, width, height)
            # On a page of 640 by 400 more than two panels scroll, beside the question.
            assert found["inside"] or (height < 500 and len(needed) > 2), (found, width, height)


def test_what_each_ship_gets_needs_every_ship_and_not_the_chart():
    question = QUESTIONS["raids-coins"]()
    assert question.needs == ("panel:0", "panel:1", "panel:2")
    assert question.needs == tuple(panels(question.match))


def test_after_an_answer_the_board_is_there_to_see_what_comes_of_it(phone, tmp_path):
    host = Step(phone, Predict(QUESTIONS["raids-coins"]()), tmp_path)
    assert phone.locator(".vl-stands-back").count() == 1
    host.click(".vl-option:has-text('6')")
    for option in phone.locator(".vl-option").all():
        option.click(force=True)
    host.click("button:text-is('See it happen')")
    assert phone.locator(".vl-stands-back").count() == 0


def test_numbers_stand_side_by_side(page, tmp_path):
    position = "route: 6 wood / A: space 4, crew 2, aboard axe / B: space 6"
    Host(page, Predict(vl.position("raids", position).match(seed=1).ask("room")), tmp_path)
    assert len({box["y"] for box in (each.bounding_box() for each in page.locator(".vl-option").all())}) == 1
