"""Tablut on the board: by two clicks, by keyboard, by touch; with reasons; against a bot; large, small, light, dark."""

from __future__ import annotations

import pytest
from browsing import serious
from vikinglab_widgets import Board, Predict, Task, Try, Walkthrough
from widgets.host import Host

import vikinglab as vl

POSITION = """
king: e7
swedes: c5 d4 d7 f7 e8 e6
muscovites: e1 c4 a9
"""


def board(page, tmp_path, text: str = POSITION) -> Host:
    return Host(page, Board(vl.position("tablut", text).match(seed=1)), tmp_path)


def ringed(page, kind: str = "vl-choice") -> list[str]:
    """Return the squares that are marked."""
    ids = page.eval_on_selector_all(f"g.{kind}", "parts => parts.map(part => part.dataset.id)")
    return sorted(id.removeprefix("square:") for id in ids)


# ------------------------------------------------------------------------------------------------ By mouse


def test_a_move_is_two_clicks(page, tmp_path):
    host = board(page, tmp_path)
    assert ringed(page) == ["a9", "c4", "e1"]
    host.touch("man:A")
    assert ringed(page, "vl-picked") == ["e1"]
    assert ringed(page) == ["a1", "b1", "c1", "d1", "e2", "e3", "e4", "f1", "g1", "h1", "i1"]
    host.touch("square:e4")
    assert host.widget.match.moves == ("move e1 e4",)
    assert host.text(".vl-log").split("\n") == [
        *("M", "Muscovy moves the Muscovite from e1 to e4.", "M", "Muscovy catches the Swede on d4.")
    ]
    assert page.locator("g[data-id='man:b']").count() == 0


def test_a_man_keeps_his_mark_wherever_he_goes(page, tmp_path):
    host = board(page, tmp_path)
    before = host.middle("man:A")
    host.touch("square:e1")
    host.touch("square:i1")
    assert host.middle("man:A") == pytest.approx(host.middle("square:i1"), abs=3)
    assert host.middle("man:A") != before


def test_every_square_can_be_pointed_at(page, tmp_path):
    """Those in the corners too."""
    for corner in ("a1", "a9", "i1", "i9"):
        host = board(page, tmp_path, f"muscovites: {'a5' if corner[0] == 'a' else 'i5'}")
        host.touch(f"square:{corner[0]}5")
        host.touch(f"square:{corner}")
        assert host.widget.match.moves[-1].endswith(corner)


REFUSED = {
    "f2": "From e1 no straight line leads to f2: men move along ranks and files, never aslant.",
    "e5": "e5 is the castle: only the king may stand there.",
    "e6": "Between e1 and e6 lies the castle: nobody passes through it.",
    "d4": "From e1 no straight line leads to d4: men move along ranks and files, never aslant.",
}


def test_a_refusal_says_why_at_the_square_itself_and_opens_its_rule(page, tmp_path):
    for square, said in REFUSED.items():
        host = board(page, tmp_path)
        host.touch("square:e1")
        host.touch(f"square:{square}")
        assert host.text(".vl-bubble p") == said
        place, bubble = (
            page.locator(f'g[data-id="square:{square}"]').bounding_box(),
            page.locator(".vl-bubble").bounding_box(),
        )
        assert abs(place["x"] - bubble["x"]) < 330
        assert abs(place["y"] - bubble["y"]) < 200
        assert ringed(page, "vl-picked") == ["e1"]
        host.click(".vl-more")
        assert host.text(".vl-dialog h3") == str(
            vl.rulebook("tablut")[host.widget.match.why_not(f"move e1 {square}").rule].title
        )
        assert "Iter Lapponicum" in host.text(".vl-dialog")
        assert host.widget.match.ply == 0


def test_what_cannot_be_picked_says_why(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("man:k")
    assert host.text(".vl-bubble p") == "e7 holds a man of the other side: you play Muscovy."
    host.touch("square:g3")
    assert host.text(".vl-bubble p").startswith("You can’t choose this now.")


def test_pointing_at_a_square_says_why_too(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("square:e1")
    page.mouse.move(*host.middle("square:f2"))
    page.wait_for_function("sent.some(each => each.do === 'why')")
    host.pump()
    assert "no straight line" in page.locator(".vl-bubble").inner_text()
    page.mouse.move(*host.middle("square:e2"))
    page.wait_for_selector(".vl-bubble.vl-foretells")  # it can be chosen


def test_an_answer_that_comes_too_late_is_not_shown(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("square:e1")
    page.mouse.click(*host.middle("square:f2"))
    page.mouse.click(*host.middle("man:B"))
    host.pump()
    assert page.locator(".vl-bubble").is_hidden()
    assert ringed(page, "vl-picked") == ["c4"]


def test_another_man_can_be_picked_instead_and_one_be_put_back(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("square:e1")
    host.touch("square:c4")
    assert ringed(page, "vl-picked") == ["c4"]
    host.touch("man:B")
    assert ringed(page, "vl-picked") == []
    assert host.widget.match.ply == 0
    assert ringed(page) == ["a9", "c4", "e1"]


def test_undo_redo_and_restart(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("square:e1")
    host.touch("square:e4")
    after = host.widget.match.table
    host.click("button:text-is('Undo')")
    assert page.locator("g[data-id='man:b']").count() == 1
    host.click("button:text-is('Redo')")
    assert host.widget.match.table == after
    host.choose("Restart")
    assert host.widget.match.ply == 0


def test_what_the_page_gets_at_a_move_stays_small(page, tmp_path):
    """There are 2000 pairs of squares to point at, and a reason for each that isn't a move."""
    host = Host(page, Board(vl.new("tablut", seed=1)), tmp_path)
    assert len(list(host.widget.match.waiting.reach(host.widget.match.table))) == 2000
    assert len(page.evaluate("JSON.stringify(model.get('state'))")) < 60_000


# ---------------------------------------------------------------------------------------------- By keyboard and by ear


def focus(page) -> str:
    return page.evaluate("document.activeElement.getAttribute('aria-label')")


def test_arrows_go_from_square_to_square_and_typing_jumps(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("c", "5")
    assert focus(page) == "c5, Swede"
    for key, square in zip(
        ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"),
        ("d5, free", "e5, the castle, free", "e6, Swede", "d6, free", "d5, free", "d4, Swede"),
        strict=True,
    ):
        host.press(key)
        assert focus(page) == square
    host.press("Home")
    assert focus(page).startswith("a9, Muscovite")
    host.press(*["ArrowRight"] * 9)
    assert focus(page) == "i9, free"


def test_a_move_by_keyboard(page, tmp_path):
    host = board(page, tmp_path)
    page.locator("g[tabindex='0']").focus()
    host.press("e", "1")
    assert focus(page) == "e1, Muscovite. More than one action."
    host.press("Enter")
    assert host.said() == "Now choose what goes with it, or press Escape."
    host.press("ArrowUp")
    assert focus(page) == "e2, free. Move the Muscovite from e1 to e2."
    host.press("ArrowRight", "Enter")
    assert host.said().startswith("From e1 no straight line leads to f2")
    host.press("Escape")
    assert ringed(page, "vl-picked") == []
    host.press("ArrowLeft", "ArrowDown", "Enter")
    host.press("ArrowUp", "ArrowUp", "ArrowUp", "Enter")
    assert host.widget.match.moves == ("move e1 e4",)
    assert host.said() == (
        "Muscovy moves the Muscovite from e1 to e4. Muscovy catches the Swede on d4. "
        "Sweden, which man do you move, and where to?"
    )


def test_the_whole_board_is_told_in_one_go():
    told = vl.position("tablut", "muscovites: a1 c4").match().scene()
    assert told.words()[:2] == [
        "Muscovy is to move. 2 Muscovites, no Swede",
        "The board. King: e5. Swedes: none. Muscovites: a1, c4",
    ]
    assert vl.position("tablut", "muscovites: a1").match().scene().words("fr")[:2] == [
        "Moscovie doit jouer. Un Moscovite, aucun Suédois",
        "Le plateau. Roi\N{NO-BREAK SPACE}: e5. Suédois\N{NO-BREAK SPACE}: aucun. Moscovites\N{NO-BREAK SPACE}: a1",
    ]


def test_what_can_be_done_is_told_step_by_step(page, tmp_path):
    host = board(page, tmp_path, "muscovites: a1 i9\nswedes: b1 a2")
    page.locator("g[tabindex='0']").focus()
    host.press("?")
    assert host.said() == "You can: i9, Muscovite."
    host.press("Home", "ArrowDown")
    host.press("i", "9", "Enter")
    host.press("?")
    assert host.said().startswith("You can: Move the Muscovite from i9 to h9, Move the Muscovite from i9 to g9, ")
    assert focus(page) == "i9, Muscovite. You have picked this: choose it again to put it back."
    host.press("Enter", "!")
    assert host.said().startswith("Muscovy is to move. 2 Muscovites, 2 Swedes.")


# ------------------------------------------------------------------------------------------------ Matches


def test_a_match_is_played_from_its_first_move_to_its_last_with_a_refusal_on_the_way(page, tmp_path):
    host = Host(page, Board(vl.new("tablut", seed=1)), tmp_path)
    for move in ("h5 h6", "e4 f4", "h6 h5", "e5 e4", "h5 h6"):
        start, end = move.split()
        host.touch(f"square:{start}")
        host.touch(f"square:{end}")
    host.touch("square:d5")
    host.touch("square:e5")
    assert host.text(".vl-bubble p") == "e5 is the castle: only the king may stand there."
    assert host.widget.match.ply == 5
    for move in ("e4 c4", "h6 h5", "c4 c1"):
        start, end = move.split()
        host.touch(f"square:{start}")
        host.touch(f"square:{end}")
    assert host.middle("man:k") == pytest.approx(host.middle("square:c1"), abs=3)
    assert host.widget.match.result == vl.Result((0, 1), (1,))
    assert (host.text(".vl-who"), host.text(".vl-question")) == ("The match is over.", "Sweden wins, 1 to 0")
    assert host.text(".vl-log").endswith("The king has reached the edge: Sweden has won.")
    assert ringed(page) == []


def test_a_whole_match_against_the_greedy_bot(page, tmp_path):
    host = Host(page, Board(vl.new("tablut", seed=3, seats=["greedy", "person"])), tmp_path)
    host.bots()
    assert host.widget.match.ply == 1
    for _ in range(60):
        if host.widget.match.result is not None:
            break
        choices = host.widget.state["choices"]
        for id in choices[len(choices) // 2]["path"]:
            host.touch(id)
    assert host.widget.match.result is not None
    assert host.text(".vl-who") == "The match is over."
    assert host.text(".vl-question").split(",")[0] in ("You win", "Muscovy wins", "You share the victory with Muscovy")


def test_the_first_match_of_a_visitor_is_against_a_bot(page, tmp_path):
    host = Host(page, Board(game="tablut"), tmp_path)
    assert host.widget.match.seats == ("person", "beginner")
    host.touch("square:d1")
    host.touch("square:d3")
    assert host.widget.match.ply == 2


def test_a_new_match_is_offered_by_the_names_of_the_sides(page, tmp_path):
    host = board(page, tmp_path)
    host.choose("New match")
    assert page.locator("dialog label span").all_inner_texts()[1:3] == ["Muscovy", "Sweden"]


def test_every_rule_shows_its_position(page, tmp_path):
    host = board(page, tmp_path)
    for key in vl.rulebook("tablut"):
        host.widget._hear(None, {"do": "example", "rule": key}, [])
    assert [answer["rule"] for answer in host.answers] == list(vl.rulebook("tablut"))


def test_a_match_is_stepped_through(page, tmp_path):
    match = vl.position("tablut", POSITION).match()
    match.play("move e1 e4", "move f7 g7")
    host = Host(page, Walkthrough(match), tmp_path)
    said = [host.text(".vl-question")]
    while page.locator("button[data-key='next']:enabled").count():
        host.click("button[data-key='next']")
        said.append(host.text(".vl-question"))
    assert said == [str(moment) for moment in match.moments]
    assert page.locator("g[data-id='man:b']").count() == 0


def test_a_question_of_the_board_is_answered_by_pointing(page, tmp_path):
    host = Host(page, Predict(vl.position("tablut", POSITION).match().ask("where")), tmp_path)
    host.touch("man:a")
    assert "c5 holds a man of the other side" in host.text(".vl-reasons")
    host.touch("man:A")
    assert "That is allowed. Your side moves the Muscovite from e1" in host.text(".vl-reasons")


def test_a_task_with_a_hint_for_each_click(page, tmp_path):
    match = vl.position("tablut", POSITION).match()
    host = Host(page, Try(match, Task("Catch the Swede on d4.", "move e1 e4")), tmp_path)
    host.click("button:text-is('Give me a hint')")
    host.click("button:text-is('Give me a hint')")
    assert ringed(page, "vl-hinted") == ["e1"]
    host.touch("man:A")
    assert ringed(page, "vl-hinted") == ["e4"]
    host.touch("square:e4")
    assert host.text(".vl-who") == "Done"


# ------------------------------------------------------------------------------------------------ Looks


def test_nothing_scrolls_sideways(page, tmp_path):
    board(page, tmp_path)
    for width in (360, 390, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_on_a_phone_the_board_fills_the_width_and_a_move_is_two_taps(phone, tmp_path):
    host = board(phone, tmp_path)
    assert phone.locator(".vl-stage svg.vl-group").bounding_box()["width"] == 390
    assert phone.locator(".vl-pull").inner_text() == "Players and log"
    for square in ("e1", "e4"):
        phone.touchscreen.tap(*host.middle(f"square:{square}"))
        host.pump()
    assert host.widget.match.moves == ("move e1 e4",)


@pytest.mark.parametrize("held", ["phone", "page"])
def test_axe_finds_nothing_serious(request, tmp_path, held):
    shown = request.getfixturevalue(held)
    board(shown, tmp_path).touch("square:e1")
    for light in ("light", "dark"):
        shown.emulate_media(color_scheme=light)
        assert serious(shown) == {}, light


def test_a_ring_lies_within_its_square(page, tmp_path):
    host = board(page, tmp_path)
    host.touch("square:e1")
    square = page.locator("g[data-id='square:d1'] use").first.bounding_box()
    ring = page.locator("g[data-id='square:d1'] .vl-chosen-edge").bounding_box()
    assert square["x"] < ring["x"]
    assert ring["x"] + ring["width"] < square["x"] + square["width"]
