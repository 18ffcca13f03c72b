"""Start: a first match, from the card that says what a game is about to the score and where to go on."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from vikinglab_widgets import Board, Gallery, Start, inbound

import vikinglab as vl
from vikinglab.bots import bot
from vikinglab.core.game import games
from vikinglab.games.midgard.play.part import Place

from .host import Host
from .playing import click, to_its_end

ROOT = Path(__file__).parents[2]
FIRST = {"raids": (3, 4), "drakkar": (2, 3), "vikingar": (2, 2), "midgard": (2, 53)}
"""The players and the seed of each game’s first page."""
PACE, SECONDS, PRESSED = 180 / 60, 60, 2
"""Words a second of somebody who reads at a normal pace; seconds until the first own move; seconds for a button."""
MINUTES, CHOOSING = 8, 6
"""The most minutes of a first match, and the seconds for a choice."""
SEATS = ["person", "beginner"]


def start(key: str, name: str = "") -> Start:
    players, seed = FIRST[key]
    return Start(key, players=players, seed=seed, name=name)


def words(*texts: object) -> int:
    return sum(len(re.findall(r"\w+", str(text))) for text in texts)


# ------------------------------------------------------------------------------------------------ What it is


@pytest.mark.parametrize("key", FIRST)
def test_a_first_match_is_short_against_beginners_and_begins_with_the_reader(key):
    board = start(key)
    assert board.state["short"]
    assert board.match.table.box.options.short
    assert {*board.match.seats[1:]} == {"beginner"}
    assert board.match.waiting.seat == 0
    for edition in games()[key].editions:
        aim = board.setup["welcome"]["aims"][edition]
        assert 5 <= len(aim["parts"]) <= 9


@pytest.mark.parametrize("key", FIRST)
def test_pages_begin_with_the_match_that_is_tested_here(key):
    players, seed = FIRST[key]
    code = (ROOT / f"notebooks/{key}/start.ipynb").read_text("utf-8")
    assert f'seed={seed}, name=\\"{key}/start\\"' in code
    assert start(key).match.table.players == players


@pytest.mark.parametrize("key", FIRST)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_minute_leads_from_the_gallery_to_the_first_move(key, language, monkeypatch):
    monkeypatch.chdir(ROOT / "notebooks")
    gallery, board = Gallery(), start(key)
    said = {name: text[language] for name, text in gallery.words.items()}
    card = next(card for card in gallery.cards if card["key"] == key)
    read = words(said["gallery-told"], card["name"][language], card["line"][language], said["to-start"])
    read += words(*(other["name"][language] for other in gallery.cards))
    for aim in board.setup["welcome"]["aims"].values():
        told = [aim["aim"], *(part[name] for part in aim["parts"] for name in ("word", "line"))]
        first = words(said["welcome"], *(text[language] for text in told), said["play-first"])
        asked = words(board.state["asks"][language])
        assert (read + first + asked) / PACE + 3 * PRESSED <= SECONDS


@pytest.mark.parametrize("key", ["midgard", "vikingar"])
def test_a_first_match_is_read_and_played_in_eight_minutes(key):
    for reader in ("greedy", "beginner", "random"):
        for seed in range(3):
            assert minutes(start(key), reader, Random(seed)) <= MINUTES, (reader, seed)


def minutes(board: Start, reader: str, rng: Random) -> float:
    """Return the minutes that a first match takes somebody who plays like a bot and reads every line of it."""
    match, game = board.match, board.match.game
    read = decisions = 0
    while match.waiting is not None:
        mine = match.waiting.seat == 0
        if mine:
            decisions += 1
            read += words(board._named(game.speech.addressed(match.question, 0)))
        player = bot(game, reader if mine else "beginner")
        read += words(*match.play(player.choose(game, match.table.view(match.waiting.seat), rng)))
    return read / PACE / 60 + decisions * CHOOSING / 60


def test_midgard_begins_with_reavers_dealt_and_three_choices_and_grows():
    match = start("midgard").match
    table = match.table
    for ship in table.longships:
        assert ship.leader
        assert sum(map(len, ship.slots)) == 1
        assert ship.dice
    assert match.legal() == [Place(location) for location in ("recruit", "sea", "village")]
    # Each of them can be paid.
    assert all(table.can_pay(0, table.box.content.locations[move.location].cost) for move in match.legal())
    assert {*table.box.open_in(2)} == {*table.box.open_in(1), "keep"}
    assert table.box.open_in(3) == table.box.open_in(2)


@pytest.mark.parametrize("edition", games()["vikingar"].editions)
def test_vikingar_names_the_first_three_decisions(edition):
    board, rng = Start("vikingar", seed=2), Random(1)
    board._do(inbound.read({"do": "new", "seed": 2, "players": 2, "seats": SEATS, "edition": edition, "short": True}))
    match, asked = board.match, []
    while len(asked) < 4:
        if match.waiting.seat == 0:
            board._show()
            asked.append(board.state["asks"]["en"].partition(".")[0])
        match.play(bot(match.game, "greedy").choose(match.game, match.table.view(match.waiting.seat), rng))
    assert asked[:3] == ["First decision", "Second decision", "Third decision"]
    assert "decision" not in asked[3]


def test_a_new_match_may_be_short_and_may_be_whole():
    board = Board(vl.new("midgard", players=4, seed=1))
    assert board.setup["editions"][0]["short"] == [2]
    assert not board.state["short"]
    board._do(inbound.read({"do": "new", "seed": 1, "players": 2, "seats": ["person", "beginner"], "short": True}))
    assert board.state["short"]
    assert board.match.table.box.content.rounds == 2
    assert board.setup["editions"][0]["players"] == [2, 3, 4]
    board._do(inbound.read({"do": "new", "seed": 1, "players": 3, "seats": ["person"] * 3}))
    assert not board.state["short"]
    assert board.match.table.box.content.rounds == 6
    with pytest.raises(vl.Refused):
        board._do(inbound.read({"do": "new", "seed": 1, "players": 3, "seats": ["person"] * 3, "short": True}))
    with pytest.raises(vl.Refused):
        inbound.read({"do": "new", "seed": 1, "players": 2, "seats": [], "short": "yes"})


# ------------------------------------------------------------------------------------------------ In a browser


def test_a_reader_is_told_once_and_plays_and_ends_where_it_goes_on(page, tmp_path):
    host = Host(page, start("raids", "tests/start"), tmp_path)
    dialog = page.get_by_role("dialog", name="Your first match")
    dialog.wait_for()
    assert "Sail once round the sea" in host.text("dialog")
    assert page.locator("dialog li img").count() == 8
    assert not Axe().run(page).response["violations"]
    host.press("Enter")
    assert dialog.is_hidden()
    assert page.evaluate("document.activeElement.className") == "vl-question"
    to_its_end(host, click)
    onward = page.locator(".vl-onward")
    assert onward.all_inner_texts() == ["Play a whole match", "Learn it step by step"]
    # Who comes back finds the match, and not the card again.
    again = Host(page, start("raids", "tests/start"), tmp_path)
    assert page.locator(".vl-welcome[open]").count() == 0
    assert again.widget.match.result is not None


@pytest.mark.soak
@pytest.mark.parametrize("key", FIRST)
def test_each_first_match_is_played_to_its_end(page, tmp_path, key):
    host = Host(page, start(key), tmp_path)
    page.locator(".vl-welcome .vl-first").click()
    to_its_end(host, click)
    assert page.locator(".vl-onward").count() == 2


@pytest.mark.soak
def test_an_edition_can_be_chosen(page, tmp_path):
    host = Host(page, start("vikingar"), tmp_path)
    page.locator(".vl-welcome select").select_option("kickstarter")
    page.locator(".vl-welcome .vl-first").click()
    host.pump()
    assert (host.widget.match.table.box.edition, host.widget.state["short"]) == ("kickstarter", True)
    assert host.widget.match.waiting.seat == 0


@pytest.mark.soak
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("key", FIRST)
def test_the_card_is_on_one_screen(page, tmp_path, key, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Host(page, start(key), tmp_path)
    dialog = page.locator(".vl-welcome[open]")
    dialog.wait_for()
    height, room = dialog.evaluate("each => [each.scrollHeight, each.clientHeight]")
    assert height <= room


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", FIRST)
def test_each_page_of_an_aid_is_one_sheet(page, key, language):
    for edition in games()[key].editions:
        bar = f'<i id="bar" lang="{language}"></i>'
        page.set_content(f"<!doctype html><body>{bar}{vl.aid(key, edition=edition)._repr_html_()}</body>")
        page.wait_for_function("[...document.images].every(image => image.complete)")
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 2


LAST_MOVE = """
voyage: 4
A: space 19, crew 9, aboard hammer
B: home 1
C: home 2
"""


def test_the_easiest_bot_is_the_opponent_until_the_reader_has_won(page, tmp_path):
    match = vl.position("raids", LAST_MOVE).match(seed=1, seats=["person", "beginner", "beginner"])
    host = Host(page, Board(match), tmp_path)
    assert opponents(host) == ["person", "beginner", "beginner"]
    to_its_end(host, click, "")
    assert host.widget.match.result.winners == (0,)
    assert opponents(host) == ["person", "greedy", "greedy"]


def opponents(host: Host) -> list[str]:
    """Return who would sit in each seat of a new match."""
    host.choose("New match")
    found = host.page.locator("dialog .vl-fields .vl-fields select, dialog div > .vl-fields:nth-child(2) select")
    found.first.wait_for()
    seats = found.evaluate_all("fields => fields.map(field => field.value)")
    host.press("Escape")
    return seats


def test_the_dialog_of_a_new_match_asks_how_long_it_is_to_be(page, tmp_path):
    host = Host(page, Board(vl.new("midgard", players=3, seed=1, seats=["person", "greedy", "greedy"])), tmp_path)
    host.choose("New match")
    fields = page.locator("dialog .vl-fields > label > select")
    length, count = fields.nth(0), fields.nth(1)
    assert (length.input_value(), count.input_value()) == ("false", "3")
    length.select_option("true")
    # The short match is for two, and what doesn't fit is no longer offered.
    assert (count.input_value(), count.locator("option").count()) == ("2", 1)
    host.click("dialog >> text=Begin")
    assert (host.widget.state["short"], host.widget.match.seats) == (True, ("person", "beginner"))
