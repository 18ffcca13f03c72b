"""The board as a player has it: by mouse, by keyboard, by ear; when the kernel is gone; on a phone; in the dark."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import serious
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.core.engine import notation

from .host import Host

MONSTER = """
voyage: 2
route: 4 monster-4, 7 axe, 9 rune, 12 fur
A: space 4, crew 2, aboard axe
B: space 7, crew 1
C: space 9, crew 1
monster: A
"""
SAILING = """
voyage: 2
route: 6 rune, 7 axe, 9 rune, 12 fur, 13 encounter
A: space 3, crew 2, aboard axe wood
B: space 7, crew 1
C: space 9, crew 1
"""
LADEN = """
voyage: 2
route: 7 port, 9 rune, 12 fur
A: space 7, crew 2, aboard axe wood
B: space 9, crew 1
C: space 12, crew 1
"""


def board(page, tmp_path, text: str = SAILING, name: str = "") -> Host:
    return Host(page, Board(vl.position("raids", text).match(seed=1), name=name), tmp_path)


def test_a_move_is_played_by_a_click(page, tmp_path):
    host = board(page, tmp_path)
    assert host.text(".vl-question") == "Orange, how far do you sail? At least to space 7."
    host.touch("space:12")
    assert host.widget.match.record[-1] == "sail 12"
    assert "Orange stops at space 12: fur." in host.text(".vl-log")


def test_everything_that_may_be_chosen_is_marked_and_nothing_else(page, tmp_path):
    host = board(page, tmp_path)
    marked = page.eval_on_selector_all("g.vl-choice", "parts => parts.map(part => part.dataset.id)")
    stood_for = {mark["id"]: mark.get("choice") or mark["id"] for mark in host.widget.state["scene"]["marks"]}
    choices = {choice["path"][0] for choice in host.widget.state["choices"]}
    assert {stood_for[id] for id in marked} == choices
    assert len(marked) == len(choices)


def test_a_refusal_says_why_at_the_thing_itself_and_opens_the_rule(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:15")
    assert "You can’t stop at a village" in host.text(".vl-bubble")
    place, bubble = page.locator('g[data-id="space:15"]').bounding_box(), page.locator(".vl-bubble").bounding_box()
    assert abs(place["x"] - bubble["x"]) < 330
    assert abs(place["y"] - bubble["y"]) < 200
    host.click(".vl-more")
    assert host.text(".vl-dialog h3") == "Passages"
    assert "Raids, livret de règles" in host.text(".vl-dialog")
    assert host.widget.match.ply == 0
    host.click("dialog button:text-is('Show me a position')")
    assert host.text("dialog h3") == "A position that shows it"
    assert "You can’t stop" in host.text("dialog .vl-banner")
    assert host.widget.match.ply == 0


def test_each_line_of_the_log_has_the_letter_of_its_seat(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:12")
    entries = page.locator(".vl-log li").all_inner_texts()
    assert [entry.split("\n")[0] for entry in entries if "Orange stops" in entry or "Sky plays" in entry] == [
        "A",
        "B",
    ]


def test_pointing_at_what_may_not_be_says_why(page, tmp_path):
    host = board(page, tmp_path)
    page.mouse.move(*host.middle("space:15"))
    page.wait_for_function("sent.some(each => each.do === 'why')")
    host.pump()
    assert "village" in page.locator(".vl-bubble").inner_text()


ELSEWHERE = """
const field = document.createElement("input");
field.addEventListener("keydown", (event) => event.stopPropagation());
document.body.append(field);
field.focus();
"""
"""A script that puts the focus outside the board, where keys are kept from the page."""


def test_what_comes_under_a_resting_mouse_stays_can_be_pointed_at_and_is_closed_by_escape(page, tmp_path):
    host = board(page, tmp_path)
    bubble = page.locator(".vl-bubble")

    def rest() -> None:
        page.mouse.move(*host.middle("space:15"))
        page.wait_for_function("sent.some(each => each.do === 'why')")
        host.pump()
        bubble.wait_for(state="visible")

    rest()
    page.evaluate(ELSEWHERE)
    page.clock.install()
    box = bubble.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.clock.run_for(60_000)
    host.pump()
    assert "village" in bubble.inner_text()
    page.keyboard.press("Escape")
    assert bubble.is_hidden()
    assert page.evaluate("document.activeElement.localName") == "input"
    page.clock.run_for(60_000)
    assert page.evaluate("sent.filter(each => each.do === 'why')") == []


def test_a_button_that_may_not_be_pressed_says_why_with_the_figures(page, tmp_path):
    host = board(page, tmp_path, MONSTER)
    host.click(".vl-cannot")
    assert "It takes 3 Vikings (strength 4, less 1 for axes), and you have 2" in host.text(".vl-bubble").replace(
        "\n", " "
    )
    assert host.widget.match.ply == 0


def test_a_notebook_stores_a_picture_of_a_board_and_a_dashboard_draws_none(monkeypatch):
    shown = Board(vl.new("raids"))
    assert f"<figcaption>{shown.match.question}" in shown._repr_mimebundle_()[0]["text/html"]
    monkeypatch.setenv("VOILA_REQUEST_URL", "http://127.0.0.1/")
    assert set(shown._repr_mimebundle_()[0]) == {"text/plain", "application/vnd.jupyter.widget-view+json"}


def test_undo_redo_and_restart(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:12")
    after = host.widget.match.table
    host.click("button:text-is('Undo')")
    assert host.widget.match.ply == 0
    host.click("button:text-is('Redo')")
    assert host.widget.match.table == after
    host.choose("Restart")
    assert host.widget.match.ply == 0


def test_a_whole_match_against_bots_by_keyboard_alone(page, tmp_path):
    host = Host(page, Board(vl.new("raids", players=2, seed=3, seats=["person", "random"])), tmp_path)
    host.bots()
    for _ in range(300):
        if host.widget.match.result is not None:
            break
        targets = [page.evaluate(TARGET, choice["path"][0]) for choice in host.widget.state["choices"]]
        target = next(filter(None, reversed(targets)), None)
        part = f'g[data-id="{target}"]' if target else "button.vl-answer:not(.vl-cannot)"
        page.locator(part).first.focus()
        host.press("Enter")
    assert host.widget.match.result is not None
    assert "The match is over" in host.text(".vl-who")


TARGET = """id => {
  const known = model.get("state").scene.marks.filter(mark => mark.words);
  const found = known.find(mark => mark.id === id) ?? known.find(mark => mark.choice === id);
  return found ? found.id : null;
}"""


def test_arrows_move_over_the_board_and_typing_jumps(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("1", "2")
    here = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert here.startswith("Space 12: fur")
    assert "Sail to space 12." in here
    host.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != here
    assert page.locator("g[tabindex='0']").count() == 1


def test_keys_come_onto_the_board_at_something_to_choose_and_return_to_where_they_were(page, tmp_path):
    host = board(page, tmp_path)
    stop = page.locator("g[tabindex='0']")
    assert "vl-choice" in stop.get_attribute("class")
    stop.focus()
    host.press("1", "5")
    assert stop.get_attribute("data-id") == "space:15"
    page.locator(".vl-question").focus()
    host.widget._show()
    host.show()
    assert stop.get_attribute("data-id") == "space:15"


def test_who_plays_by_keyboard_is_never_sent_back_to_the_top_of_the_page(page, tmp_path):
    host = board(page, tmp_path, MONSTER)
    page.locator(".vl-answer:not(.vl-cannot)").first.focus()
    host.press("Enter")
    assert page.evaluate("document.activeElement.className") == "vl-question"
    page.locator("button:text-is('Undo')").focus()
    host.press("Enter")
    assert host.widget.match.ply == 0
    assert page.evaluate("document.activeElement.className") == "vl-question"
    page.locator("button:text-is('Redo')").focus()
    host.press("Enter")
    page.locator("button:text-is('Undo')").focus()
    host.widget._show()
    host.show()
    assert page.evaluate("document.activeElement.textContent") == "Undo"


def test_a_refusal_is_the_next_stop_and_its_rule_leads_back(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("1", "5", "Enter")
    host.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "The rule"
    host.press("Enter")
    assert page.locator("dialog").is_visible()
    told = page.locator("dialog").get_attribute("aria-describedby")
    assert "Stop before them or beyond" in page.locator(f"[id='{told}']").inner_text()
    host.press("Escape")
    assert page.evaluate("document.activeElement.textContent") == "The rule"
    host.press("Escape")
    assert page.evaluate("document.activeElement.dataset.id") == "space:15"
    assert page.locator(".vl-bubble").is_hidden()


def test_a_refusal_on_a_ship_is_the_next_stop_too(page, tmp_path):
    host = board(page, tmp_path, LADEN)
    page.locator("g[data-id='place:0:1']").focus()
    host.press("Enter")
    host.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "The rule"
    place, bubble = page.locator("g[data-id='place:0:1']").bounding_box(), page.locator(".vl-bubble").bounding_box()
    assert abs(place["x"] - bubble["x"]) < 330
    assert abs(place["y"] - bubble["y"]) < 200


def test_the_log_is_one_stop_and_arrows_move_over_it(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:12")
    count = page.locator(".vl-log button").count()
    assert page.locator(".vl-log button[tabindex='0']").count() == 1 < count
    page.locator(".vl-log button[tabindex='0']").focus()
    host.press("ArrowUp")
    assert page.evaluate("document.activeElement.tabIndex") == 0
    assert page.locator(".vl-log button >> nth=-2").evaluate("entry => entry === document.activeElement")
    host.press("Home", "ArrowUp")
    assert page.locator(".vl-log button >> nth=0").evaluate("entry => entry === document.activeElement")
    host.press("Shift+Tab")
    assert page.evaluate("document.activeElement.className") == "vl-menu-button"


def test_the_keys_are_told_where_they_are_needed(page, tmp_path):
    board(page, tmp_path)
    keys = page.locator(".vl-keys")
    assert page.locator(f".vl-stage svg[aria-describedby='{keys.get_attribute('id')}']").count() == 1
    assert keys.bounding_box()["height"] == 1
    page.locator("g[tabindex='0']").focus()
    page.keyboard.press("Home")
    assert keys.inner_text().startswith("Arrow keys move over the board, Enter chooses.")
    assert keys.bounding_box()["height"] > 10
    tall = "document.querySelector('.vl-board').offsetHeight"
    before = page.evaluate(tall)
    page.locator(".vl-menu-button").focus()
    assert keys.bounding_box()["height"] == 1
    assert page.evaluate(tall) == before  # nothing moves away under a click


def test_the_board_answers_what_where_and_who(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("?")
    assert host.said() == "You can: Sail to space 7, Sail to space 9, Sail to space 12, Sail home."
    host.press("!")
    assert "Orange, how far do you sail?" in host.said()
    host.press("9", ".")
    assert host.said().startswith("Space 9: rune")


def test_what_happens_is_told(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:12")
    assert host.said().startswith("Orange passes the village at space 5: a Viking comes aboard. ")


def test_a_refusal_is_told(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("1", "5", "Enter")
    assert host.said().startswith("You can’t stop at a village")


def test_language_and_looks_change_at_once_without_the_kernel(page, tmp_path):
    host = board(page, tmp_path)
    host.alive = False
    host.choose("Language and appearance")
    page.select_option("dialog select >> nth=0", "fr")
    assert host.text(".vl-question").startswith("Orange, jusqu’où naviguez-vous")
    assert page.get_attribute(".vl-board", "lang") == "fr"
    page.evaluate("localStorage.setItem('vikinglab/language', 'xx')")
    page.reload()
    assert page.get_attribute(".vl-board", "lang") == "en"


def test_the_match_is_found_again_after_a_reload(page, tmp_path):
    host = board(page, tmp_path, name="raids/test")
    host.touch("space:12")
    line = host.widget.match.record
    again = Host(page, Board(vl.new("raids"), name="raids/test"), tmp_path)
    assert again.widget.match.record == line


def test_a_damaged_match_in_the_browser_is_said_to_be_so(page, tmp_path):
    board(page, tmp_path, name="raids/test")
    for kept in ("{", '{"vikinglab": 1}', "x" * 100_000):
        page.evaluate("kept => localStorage.setItem('vikinglab/match/1/raids/test', kept)", kept)
        again = Host(page, Board(vl.new("raids", seed=4), name="raids/test"), tmp_path)
        assert again.notice().startswith("The match saved in this browser can’t be opened:")
        assert again.widget.match.record == vl.new("raids", seed=4).record


def test_a_new_visitor_brings_a_seed_of_its_own(page, tmp_path):
    host = Host(page, Board(game="raids"), tmp_path)
    assert host.widget.match.seed != 0


def test_a_link_opens_its_very_position(page, tmp_path):
    match = vl.new("raids", seed=9)
    match.play(match.legal()[0])
    host = Host(page, Board(game="raids"), tmp_path, fragment=match.link())
    assert host.widget.match.table == match.table
    assert page.locator(".vl-bubble").is_hidden()


def test_a_match_that_keeps_other_rulings_says_so_when_it_is_opened(page, tmp_path):
    match = vl.new("raids", seed=9, rulings={"setup.reserve": "limited"})
    host = Host(page, Board(game="raids"), tmp_path, fragment=match.link())
    assert host.widget.match.table.box.rulings["setup.reserve"] == "limited"
    said = "This match keeps the options that it began with: The reserve of Vikings: limited."
    assert host.text(".vl-bubble").strip() == said
    assert host.said().startswith(said)


def test_whoever_copies_a_link_reads_that_it_includes_hidden_information(page, tmp_path):
    host = board(page, tmp_path)
    host.choose("Link")
    assert "The link includes hidden information" in host.text("dialog")


def test_a_board_is_told_what_is_played():
    with pytest.raises(ValueError, match="the key of a game"):
        Board(name="test")


def test_a_save_that_is_refused_later_is_not_taken_for_the_one_that_was_kept(page, tmp_path):
    board(page, tmp_path, name="raids/test").touch("space:12")
    host = board(page, tmp_path, name="raids/test")
    host.page.evaluate("model.send({ do: 'load', data: '{}' })")
    host.pump()
    assert host.notice().startswith("This isn’t a saved match")


def test_a_damaged_link_is_refused_in_a_sentence(page, tmp_path):
    host = Host(page, Board(vl.new("raids", seed=2)), tmp_path, fragment="#match=abcdef")
    assert host.notice().startswith("This link can’t be opened.")
    assert "This link is damaged" in host.notice()


def test_a_kernel_that_does_not_answer_is_told_and_its_return_too(page, tmp_path):
    page.clock.install()
    host = board(page, tmp_path)
    host.alive = False
    page.clock.run_for(11_000)
    assert "isn’t responding" in host.text(".vl-banner")
    host.alive = True
    host.pump()
    assert page.locator(".vl-banner").is_hidden()


def test_a_kernel_that_can_be_sent_nothing_is_told_to_be_gone_at_once(page, tmp_path):
    host = board(page, tmp_path)
    page.evaluate("() => { model.send = () => { throw new Error('Cannot send'); }; }")
    host.touch("space:12")
    assert "Disconnected. Reload to continue" in host.text(".vl-banner")


def test_a_move_that_is_answered_by_the_next_position_alone_raises_no_alarm(page, tmp_path):
    page.clock.install()
    host = board(page, tmp_path)
    page.clock.run_for(5_000)
    host.pump()
    page.locator("g[tabindex='0']").focus()
    host.press("1", "2", "Enter")
    assert host.widget.match.record[-1] == "sail 12"
    page.clock.run_for(5_000)  # until the next beat, which asks whether anybody is there
    assert page.locator(".vl-banner").is_hidden()


def test_messages_from_strangers_change_nothing(page, tmp_path):
    host = board(page, tmp_path)
    kept = host.widget.match.table.to_json()
    host.answers.clear()
    for message in STRANGE:
        host.widget._hear(host.widget, message, [])
    assert host.widget.match.table.to_json() == kept
    assert all(answer["say"] in ("refused", "card", "changed") for answer in host.answers)


STRANGE = [
    *(None, 3, "x", [], {}, {"do": "x"}, {"do": "play"}, {"do": "play", "line": 3}, {"do": "play", "line": "x" * 999}),
    {"do": "play", "line": "sail 99"},
    {"do": "new", "seed": -1, "players": 3, "seats": []},
    {"do": "new", "seed": 1, "players": 3, "seats": ["root"] * 3},
    {"do": "new", "seed": 1, "players": 9, "seats": []},
    {"do": "load", "data": "{}"},
    {"do": "card", "rule": "x" * 999},
    {"do": "seen", "number": "1"},
    {"do": "from", "ply": 1},
    {"do": "undo", "more": 1},
    {"do": "why", "path": []},
    {"do": "why", "path": ["x" * 99]},
    {"do": "why", "path": "space:1"},
]


def test_nothing_scrolls_sideways_and_axe_finds_nothing_serious(page, tmp_path):
    host = board(page, tmp_path)
    for light in ("light", "dark"):
        page.evaluate("light => localStorage.setItem('vikinglab/light', light)", light)
        page.reload()
        host.touch("space:15")
        assert serious(page) == {}, light
    for width in (360, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


AT_THE_PORT = """
voyage: 4
route: 3 port
A: space 3, crew 1, aboard fur axe
B: home 1, crew 1, beside monster-4
C: home 2
"""


def looked_back(page, tmp_path) -> Host:
    match = vl.position("raids", AT_THE_PORT).match(seed=1)
    match.play("sell fur", "home")
    host = Host(page, Board(match), tmp_path)
    host.click("text=Replay the match")
    return host


def test_what_happened_in_a_match_that_is_over_is_walked_through_and_what_decided_it_is_named(page, tmp_path):
    host = looked_back(page, tmp_path)
    assert host.text(".vl-replay .vl-question") == str(host.widget.match.moments[0])
    assert "Sell the fur" in host.text(".vl-replay .vl-turns button").replace("\n", " ")
    assert host.text(".vl-replay .vl-turns small").endswith("→ 100%")
    host.click(".vl-replay .vl-turns button")
    assert host.text(".vl-replay .vl-question") == "Orange sells the fur."
    host.click("button[data-key=last]")
    assert "Orange 100%, Sky 0%, Green 0%" in page.locator(".vl-replay .vl-who").all_inner_texts()[-1]
    host.click("text=Back to the board")
    assert host.text(".vl-question") == "Orange wins, 5 to 4"
    assert page.locator(".vl-replay").count() == 0


def test_a_board_that_is_walked_over_is_still_there_to_paint_with(page, tmp_path):
    """Both boards draw with what lies in the first, and what has no layout paints nothing."""
    looked_back(page, tmp_path)
    assert page.locator(".vl-defs").count() == 2
    assert page.locator(".vl-defs").first.evaluate("drawings => drawings.checkVisibility()")
    assert not page.locator(".vl-tools").first.is_visible()


def test_from_a_moment_that_is_walked_through_one_plays_on(page, tmp_path):
    host = looked_back(page, tmp_path)
    host.click("text=Play on from here")
    assert host.widget.match.moves == ()
    assert host.text(".vl-question").startswith("Orange, what do you sell?")


def test_a_match_that_is_not_over_is_not_given_away(page, tmp_path):
    host = board(page, tmp_path)
    assert page.get_by_text("Replay the match").count() == 0
    page.evaluate("model.send({ do: 'replay' })")
    host.pump()
    assert page.locator(".vl-replay").count() == 0


def test_what_decided_a_match_passes_axe(page, tmp_path):
    looked_back(page, tmp_path)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


EMBLEM = "emblems: e5 heart, f6 club / A: e1 h6 / B: b3 b5 / turn: A"


@pytest.mark.parametrize(
    ("seats", "free", "goes"),
    [
        (["person", "greedy"], None, False),
        (["person", "greedy"], True, True),
        (["person", "person"], None, True),
        (["person", "person"], False, False),
    ],
)
def test_undo_stops_at_dice_and_reveals_in_matches_against_bots(seats, free, goes):
    start = vl.position("drakkar", EMBLEM)
    board = Board(start.match(seats=seats, drawn=["2+4"]), free_undo=free)
    said = []
    board.send = lambda message, *_: message["say"] == "refused" and said.append(message)
    board.match.play("move e1 e3")
    board._hear(board, {"do": "undo"}, [])
    assert board.match.ply == 0, "nothing was learnt by the move"
    board.match.play("move e1 e5", "see")
    before = board.match.record
    board._hear(board, {"do": "undo"}, [])
    assert (board.match.record != before) == goes
    assert bool(said) != goes
    if not goes:
        assert str(said[0]["text"]["en"]).startswith("You can’t undo this: you have seen dice or hidden pieces since.")


def test_a_reader_may_allow_to_undo_anything(page, tmp_path):
    match = vl.position("drakkar", EMBLEM).match(seats=["person", "greedy"], drawn=["2+4"])
    match.play("move e1 e5", "see")
    host = Host(page, Board(match), tmp_path)
    host.click("button:text-is('Undo')")
    assert host.widget.match.ply == 2
    assert "seen dice or hidden pieces" in host.text(".vl-bubble")
    host.choose("Undo anything")
    host.click("button:text-is('Undo')")
    assert host.widget.match.ply == 1
    assert host.is_on("Undo anything")


def test_undoing_while_bots_think_leaves_one_of_them_thinking():
    """Else two would play at once, and the second would move for whoever comes next."""

    async def undo_while_thinking() -> set[asyncio.Task[object]]:
        board = Board(vl.new("raids", players=2, seed=1, seats=["greedy", "greedy"]))
        for _ in range(3):
            board._go_on_with(board.match.copy())
            board._think()
            await asyncio.sleep(0)
        board._think()
        found = asyncio.all_tasks() - {asyncio.current_task()}
        board._stop_thinking()
        return found

    with ThreadPoolExecutor() as aside:  # beside the loop that drives the browser
        assert len(aside.submit(asyncio.run, undo_while_thinking()).result()) == 1


def test_while_a_long_match_becomes_a_walkthrough_its_board_answers():
    """Else its page would say that the board is gone."""
    match = vl.new("raids", players=3, seed=2)
    while match.result is None:
        match.play(match.legal()[0])

    async def answered_while_walking() -> list[str]:
        board, said = Board(match), list[str]()
        board.send = lambda message: said.append(message["say"])
        board._hear(board, {"do": "replay"}, [])
        await asyncio.sleep(0)
        board._hear(board, {"do": "seen", "number": board._number}, [])
        while "replay" not in said:
            await asyncio.sleep(0.001)
        board._stop_thinking()
        return said

    with ThreadPoolExecutor() as aside:
        assert aside.submit(asyncio.run, answered_while_walking()).result()[:2] == ["here", "replay"]


def test_an_entry_of_the_log_says_why_that_was_allowed(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:12")
    host.click(".vl-entry >> text=passes the village at space 5")
    said = host.text("dialog")
    assert "passes the village at space 5" in said
    assert "Orange chose “Sail to space 12”" in said
    assert vl.rulebook("raids")["pass.village"].title["en"] in said


def test_a_piece_that_just_moved_says_what_brought_it_there(page, tmp_path):
    match = vl.new("raids", players=3, seed=7)
    match.play("sail 6")
    host = Host(page, Board(match), tmp_path)
    host.touch("space:3")
    host.click(".vl-bubble .vl-more >> text=What happened here?")
    assert "Sky chose “Sail to space 6”" in host.text("dialog")


def test_what_nothing_has_moved_has_nothing_to_tell(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("space:15")
    assert page.locator(".vl-bubble .vl-more >> text=What happened here?").count() == 0


def test_a_page_that_missed_a_change_asks_for_all(page, tmp_path):
    host = board(page, tmp_path)
    host.widget.match.play("sail 12")
    host.widget._show()
    host.answers.clear()
    host.widget.match.undo()
    host.widget._show()
    host.show()
    assert page.evaluate("sent.map(each => each.do)") == ["seen"]
    sent = []
    host.widget._send = lambda message, buffers=None: sent.append(message)
    host.widget._hear(host.widget, page.evaluate("take()")[0], [])
    assert json.loads(sent[0]["state"]["state"])["number"] == host.widget.state["number"]


def test_a_group_that_is_another_viewers_goes_away(page, tmp_path):
    match = vl.new("midgard", players=2, seed=3)
    host = Host(page, Board(match), tmp_path)
    shown = [group["id"] for group in host.widget.state["scene"]["groups"]]
    while [group["id"] for group in host.widget.state["scene"]["groups"]] == shown:
        host.widget.play(notation.write(match.legal()[0]))
    host.show()
    # What a narrow page has in the place of something else isn't in a wide one.
    now = {group["id"] for group in host.widget.state["scene"]["groups"] if group.get("only") != "narrow"}
    assert {*page.locator("svg.vl-group").evaluate_all("all => all.map(each => each.dataset.id)")} == now


def test_a_board_that_forgets_tells_no_reason_for_what_its_log_does_not_tell_any_more():
    match = vl.position("drakkar", EMBLEM).match(seats=["person", "person"], drawn=["2+4"])
    board, said = Board(match), []
    board.send = said.append
    match.play("move e1 e5", "see")
    looked = next(number for number, moment in enumerate(match.moments) if moment.rule == "look.secret")
    board._hear(board, {"do": "because", "moment": looked}, [])
    assert said[-1]["say"] == "because"
    while looked in match.log(0):
        match.play(match.legal()[-1])
    board._hear(board, {"do": "because", "moment": looked}, [])
    assert said[-1]["say"] == "refused"


def test_a_board_that_has_no_memory_left_says_so(page, tmp_path, monkeypatch):
    def full(*_):
        raise MemoryError

    host = board(page, tmp_path)
    monkeypatch.setattr(host.widget.match, "play", full)
    page.clock.install()
    host.touch("space:12")
    # The mouse still rests there, and has nothing to add.
    page.clock.run_for(1000)
    assert host.text(".vl-bubble").startswith("There isn’t enough memory for this. Reload the page")
    assert host.widget.match.moves == ()
