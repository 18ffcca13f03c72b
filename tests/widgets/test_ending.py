"""The end of a match: who won, what brought each seat its points, what was hidden, and ways to go on."""

from __future__ import annotations

import pytest
from browsing import serious
from vikinglab_widgets import Board
from vikinglab_widgets.ending import ending

import vikinglab as vl
from vikinglab.bots import PERSON, bot
from vikinglab.core.draws import stream

from .host import Host

AT_HOME = """
voyage: 4
route: 3 port
A: space 3, crew 1, aboard fur axe
B: home 1, crew 1, beside monster-4
C: home 2
"""
SEATS = [PERSON, "greedy", "greedy"]


def at_its_end(page, folder, *moves: str, text: str = AT_HOME, seats=SEATS) -> Host:
    match = vl.position("raids", text).match(seed=1, seats=seats)
    match.play(*moves)
    return Host(page, Board(match), folder)


def cells(page) -> list[list[str]]:
    return [row.locator("th, td").all_inner_texts() for row in page.locator(".vl-tally tr").all()]


def test_the_end_says_who_won_and_by_what(page, tmp_path):
    host = at_its_end(page, tmp_path, "sell fur", "home")
    scores = host.widget.match.result.scores
    assert host.text(".vl-who") == "The match is over."
    assert host.text(".vl-question") == f"You win, {scores[0]} to {scores[1]}"
    rows = cells(page)
    assert [each.split()[-1] for each in rows[0][1:]] == ["You", "Sky", "Green"]
    assert rows[-1][1:] == [f"{scores[0]} ★", str(scores[1]), str(scores[2])]
    for seat, score in enumerate(scores):
        assert sum(int(row[seat + 1].replace("–", "0")) for row in rows[1:-1]) == score
    assert serious(page) == {}


def test_who_lost_is_told_by_how_much():
    match = vl.position("raids", AT_HOME.replace("aboard fur axe", "")).match(seed=1, seats=SEATS)
    match.play("home")
    told = ending(match, 0)
    own, best = match.result.scores[0], max(match.result.scores)
    assert told["headline"]["en"] == f"Sky wins, {best} to {own}"
    assert told["more"]["en"] == f"You were {best - own} points short."
    assert told["headline"]["fr"].endswith(f"gagne, {best} à {own}")


def test_nobody_is_called_you_where_several_persons_play():
    match = vl.position("raids", AT_HOME).match(seed=1, seats=[PERSON, PERSON, "greedy"])
    match.play("sell fur", "home")
    assert ending(match, 0)["headline"]["en"].startswith("Orange wins")
    assert (ending(match, 0)["reader"], ending(match, 0)["more"]) == (None, None)


@pytest.mark.parametrize("key", vl.games())
def test_every_seat_has_every_line_and_points_by_rule_add_up(key):
    players = vl.games()[key].usual_box().players[-1]
    match = vl.new(key, players=players, seed=5, seats=[PERSON, *["random"] * (players - 1)])
    chooser, rng = bot(match.game, "random"), stream(5, "end", 0)
    assert ending(match, 0) is None
    while match.result is None:
        match.play(chooser.choose(match.game, match.table.view(match.waiting.seat), rng))
    told = ending(match, 0)
    assert told["sums"] == list(match.result.scores)
    assert told["rows"]
    assert all(len(row["points"]) == players for row in told["rows"])
    if not any(row["of"] for row in told["rows"]):
        assert [sum(row["points"][seat] for row in told["rows"]) for seat in range(players)] == told["sums"]


def test_emblems_that_lay_face_down_are_turned_up():
    text = "emblems: g6 club A, f9, d8 / A: e4 h6, shields heart spade diamond tower / B: d9 j8 / dice: 2 5"
    match = vl.position("drakkar", text).match(seed=1, seats=[PERSON, "greedy"])
    board = Board(match)

    def faces() -> list[str]:
        return [mark["sprite"] for mark in board.state["scene"]["marks"] if mark["id"].startswith("emblem:")]

    back = "drakkar-emblem"
    assert back in faces()
    board.play("move e4 g6", "take")
    assert match.result is not None
    assert faces()
    assert back not in faces()


def test_the_same_seats_play_again_by_another_seed(page, tmp_path):
    host = at_its_end(page, tmp_path, "sell fur", "home")
    before = host.widget.match
    host.click("text=Play again")
    after = host.widget.match
    assert (after.seats, after.table.players, after.result) == (before.seats, 3, None)
    assert after.seed != before.seed
    assert page.locator(".vl-tally").count() == 0


def test_the_moments_that_decided_come_after_the_result_and_open_the_replay(page, tmp_path):
    host = at_its_end(page, tmp_path, "sell fur", "home")
    assert host.text(".vl-decided") == ""
    page.locator("text=Play again").focus()
    host.judge()
    assert host.text(".vl-decided h3") == "The moves that decided it"
    assert 1 <= page.locator(".vl-decided li").count() <= 3
    assert host.text(".vl-decided .vl-entry").startswith("You – ")
    assert host.text(".vl-decided small >> nth=-1").endswith("→ 100%")
    assert page.evaluate("document.activeElement.textContent") == "Play again"
    assert serious(page) == {}
    host.click(".vl-decided .vl-entry")
    assert "sells the fur" in host.text(".vl-replay .vl-question")
    host.click("text=Back to the board")
    host.click("text=Play again")
    assert page.locator(".vl-decided").count() == 0


def test_a_rule_that_refused_something_can_be_asked_about_at_the_end(page, tmp_path):
    match = vl.position("raids", AT_HOME).match(seed=1, seats=SEATS)
    host = Host(page, Board(match, name="raids/learn"), tmp_path)
    axe, fur = (page.locator(f"g[data-id^='tile:{tile}']").first.get_attribute("data-id") for tile in ("axe", "fur"))
    host.touch(axe)
    assert "buy goods" in host.text(".vl-bubble")
    host.touch(fur)
    host.touch("harbour")
    assert host.widget.match.result is not None
    host = Host(page, Board(match, name="raids/learn"), tmp_path)  # the page was loaded anew
    host.click("text=What you could learn (1)")
    assert page.locator("dialog .vl-option").count() > 1
    assert serious(page, "dialog .vl-ask") == {}
    host.click("dialog >> text=Close")
    host.click("text=Play again")
    assert page.locator(".vl-ask").get_by_text("What you could learn").count() == 0
