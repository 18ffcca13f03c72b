"""The words and the buttons of a prompt: the reader's own choices by words, and what others do while they play."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from browsing import serious
from vikinglab_widgets import Board, Task, Try

import vikinglab as vl
from vikinglab.bots import PERSON

from .host import Host
from .test_one_screen import Whole

SEATS = ["greedy", PERSON, "greedy"]


def sailing(page, folder, **given) -> Host:
    """Sky, the only person, is the first to sail."""
    return Host(page, Board(vl.new("raids", players=3, seed=7, seats=SEATS)), folder, **given)


def test_the_only_person_is_asked_without_a_name(page, tmp_path):
    host = sailing(page, tmp_path)
    assert host.text(".vl-question") == "How far do you sail? At least to space 1."
    several = Board(vl.new("raids", players=3, seed=7))
    assert str(several.state["asks"]["en"]).startswith("Sky, how far do you sail?")


def test_choices_on_the_board_have_buttons_too(page, tmp_path):
    host = sailing(page, tmp_path)
    page.locator(".vl-offers > summary").click()
    offers = page.locator(".vl-offer")
    offers.first.wait_for()
    assert offers.count() == len(host.widget.state["choices"])
    page.get_by_role("button", name="Sail to space 6", exact=True).hover()
    assert "space:6" in page.locator(".vl-lit").evaluate_all("lit => lit.map(({ dataset }) => dataset.id)")
    assert serious(page) == {}
    host.click("button:text-is('Sail to space 6')")
    assert host.widget.match.moves == ("sail 6",)


def test_after_a_first_click_of_several_the_prompt_asks_for_the_next(page, tmp_path):
    text = "emblems: g6 club, f9 / A: e4 h6 / B: d9 j8 / dice: 2 5"
    match = vl.position("drakkar", text).match(seed=1, seats=[PERSON, "greedy"])
    host = Host(page, Board(match), tmp_path)
    host.touch("square:e4")
    assert host.text(".vl-question").endswith(": what next?")
    host.press("Escape")
    assert "what next" not in host.text(".vl-question")


def test_what_only_ends_a_turn_says_so_and_isnt_the_main_thing(page, tmp_path):
    match = vl.new("vikingar", players=2, seed=3, seats=[PERSON, "greedy"])
    host = Host(page, Board(match), tmp_path)
    host.bots()
    while not host.widget.state["ends"]:
        host.widget._hear(host.widget, {"do": "play", "line": host.widget.state["choices"][0]["line"]}, [])
    host.show()
    ends = page.locator(".vl-ends-it")
    assert ends.count() == 1
    assert ends.inner_text() != "Done"
    assert page.locator(".vl-answer:not(.vl-cannot)").count() == 0


def test_while_others_play_the_prompt_tells_and_asks_nothing(page, tmp_path):
    host = sailing(page, tmp_path)
    host.widget.match.play("sail 1")
    host.widget._show()
    host.show()
    last = str(host.widget.match.moments[-1])
    assert host.text(".vl-question") == last
    assert "?" not in host.text(".vl-ask")
    assert serious(page) == {}
    page.get_by_role("button", name="Speed: steady").click()
    assert page.evaluate("take()")[-1] == {"do": "pace", "speed": "fast"}
    page.locator(".vl-skip").click()
    assert {"do": "skip"} in page.evaluate("take()")


def test_a_key_on_the_board_skips_too(page, tmp_path):
    host = sailing(page, tmp_path)
    host.widget.match.play("sail 1")
    host.widget._show()
    host.show()
    page.locator("g[tabindex='0']").first.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("take()") == [{"do": "skip"}]


def test_who_skips_sees_the_next_state_at_their_own_turn():
    async def skipped() -> list[int]:
        board = Board(vl.new("raids", players=3, seed=7, seats=SEATS), pause=60)
        board.match.play("sail 1")
        shown: list[int] = []
        board.send = lambda message: shown.append(message["since"]) if message["say"] == "changed" else None
        board._think()
        await asyncio.sleep(0)
        board._hear(board, {"do": "skip"}, [])
        async with asyncio.timeout(30):
            while board._others_turn():
                await asyncio.sleep(0.01)
        assert board.match.result is not None or board.match.seats[board.match.waiting.seat] == PERSON
        return shown

    with ThreadPoolExecutor() as aside:  # beside the loop that drives the browser
        assert len(aside.submit(asyncio.run, skipped()).result()) == 1


@pytest.mark.parametrize(("speed", "times"), [("slow", 2.0), ("steady", 1.0), ("fast", 0.4)])
def test_others_move_as_fast_as_the_reader_likes(monkeypatch, speed, times):
    waited: list[float] = []

    timeout = asyncio.timeout

    def noted(pause: float) -> asyncio.Timeout:
        waited.append(pause)
        return timeout(0)

    async def played() -> None:
        board = Board(vl.new("raids", players=3, seed=7, seats=SEATS), pause=0.5)
        board.match.play("sail 1")
        board._hear(board, {"do": "pace", "speed": speed}, [])
        await board._play_others()

    monkeypatch.setattr(asyncio, "timeout", noted)
    with ThreadPoolExecutor() as aside:
        aside.submit(asyncio.run, played()).result()
    assert set(waited) == {0.5 * times}


def test_on_a_phone_the_first_tap_shows_and_the_second_does(phone, tmp_path):
    phone.add_init_script("localStorage['vikinglab/taps'] = 'two'")
    match = vl.new("raids", players=3, seed=7, seats=SEATS)
    host = Whole(phone, Board(match), tmp_path)
    phone.touchscreen.tap(*host.middle("space:6"))
    host.pump()
    assert match.ply == 0
    assert "Tap again" in host.text(".vl-bubble:not([hidden])")
    phone.touchscreen.tap(*host.middle("space:6"))
    host.pump()
    assert match.moves[0] == "sail 6"


def test_what_was_looked_at_is_large_in_the_prompt_until_the_next_move(page, tmp_path):
    match = vl.position("drakkar", "emblems: g6 club, f9 / A: e4 h6 / B: d9 j8 / dice: 2 5").match(
        seed=1, seats=[PERSON, "greedy"]
    )
    host = Host(page, Board(match), tmp_path)
    host.touch("square:e4")
    host.touch("square:g6")
    host.click("button:text-is('I look')")
    picture = page.locator(".vl-reveal > svg")
    assert picture.bounding_box()["width"] > 100
    assert "club" in host.text(".vl-reveal")
    host.widget._hear(host.widget, {"do": "play", "line": host.widget.state["choices"][0]["line"]}, [])
    host.click("button:text-is('Undo')")
    assert picture.count() == 0


def test_the_reader_of_a_task_is_asked_without_a_name():
    task = Try(vl.new("raids", players=3, seed=7), Task("Sail to space 6.", "sail 6"), name="test/prompt/asked")
    assert str(task.state["asks"]["en"]).startswith("How far do you sail?")


def test_beside_the_end_of_a_turn_some_choices_stay_in_sight_on_a_phone(phone, tmp_path):
    match = vl.new("vikingar", players=2, seed=3, seats=[PERSON, "greedy"])
    host = Host(phone, Board(match), tmp_path)
    host.bots()
    while not (host.widget.state["ends"] and phone.locator(".vl-offers").count()):
        host.widget._hear(host.widget, {"do": "play", "line": host.widget.state["choices"][0]["line"]}, [])
        host.bots()
    ends = phone.locator(".vl-ask .vl-ends-it")
    seen = phone.locator(".vl-answers > .vl-offer")
    assert (ends.count(), seen.count()) == (1, 1)
    drawn = len({each["path"][0] for each in host.widget.state["choices"]}) - 1
    assert phone.locator(".vl-offers > summary").inner_text() == f"{drawn - 1} more choices"


def test_while_others_play_the_prompt_shows_what_they_act_on(page, tmp_path):
    match = vl.new("raids", players=3, seed=7, seats=SEATS)
    host = Host(page, Board(match), tmp_path)
    host.widget._think = lambda: None
    picture = page.locator(".vl-acted > svg")
    assert picture.count() == 0
    host.touch("space:6")
    while not host.widget._others_turn():
        host.widget._hear(host.widget, {"do": "play", "line": host.widget.state["choices"][0]["line"]}, [])
    host.show()
    host.widget._move_others()
    host.widget._show()
    host.show()
    assert picture.bounding_box()["width"] > 80
    ship = page.locator(".vl-acted .vl-seat-2, .vl-acted .vl-seat-0")
    assert ship.count() == 1
    assert page.locator(".vl-acted [data-id]").count() == 0, "it is a picture, and no second board"
    assert serious(page) == {}
