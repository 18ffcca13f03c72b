"""Crossing on boards: New match offers both editions, and each has its readings, players, rules and board."""

from __future__ import annotations

import pytest
from vikinglab_widgets import Board, Quiz, RuleBrowser
from widgets.host import Host

import vikinglab as vl


def sent(board: Board, **message) -> list[dict]:
    """Return the answers of a board to a message from its page, beside its new state."""
    answers: list[dict] = []
    board.send = answers.append
    board._hear(board, message, [])
    return [answer for answer in answers if answer["say"] != "changed"]


def begin(board: Board, players: int, **more) -> list[dict]:
    return sent(board, do="new", seed=1, players=players, seats=["person"] * players, **more)


def fields(page) -> dict[str, list[str]]:
    """Return the choices in the fields of the dialog, by their labels."""
    labels = page.locator("dialog label")
    named = {}
    for at in range(labels.count()):
        name = labels.nth(at).locator("span").text_content()
        named[name] = labels.nth(at).locator("option").all_text_contents()
    return named


def choose(host: Host, label: str, option: str) -> None:
    host.page.locator("dialog label", has_text=label).locator("select").select_option(option)


def test_new_match_offers_the_editions_with_their_players_and_readings(page, tmp_path):
    host = Host(page, Board(vl.new("crossing")), tmp_path)
    assert page.locator("g[data-id^='stone:']").count() == 8
    host.choose("New match")
    assert fields(page)["Edition"] == ["first edition (1907)", "second edition"]
    assert fields(page)["Players"] == ["2"]
    assert "Landing exactly" not in fields(page)
    choose(host, "Sky", "random")
    choose(host, "Edition", "new")
    assert fields(page)["Players"] == ["2", "3", "4"]
    assert fields(page)["Landing exactly"] == ["only exactly", "also from beyond"]
    choose(host, "Players", "3")
    assert page.locator("dialog label", has_text="Sky").locator("select").input_value() == "random"
    page.locator("dialog summary").click()
    choose(host, "Landing exactly", "beyond")
    choose(host, "Edition", "old")
    assert fields(page)["Players"] == ["2"]
    choose(host, "Edition", "new")
    choose(host, "Players", "3")
    page.locator("dialog summary").click()
    choose(host, "Landing exactly", "beyond")
    host.click("dialog .vl-does")
    box = host.widget.match.table.box
    assert (box.edition, box.rulings, host.widget.match.table.players) == ("new", {"end.beyond": "beyond"}, 3)
    assert host.widget.match.seats == ("person", "random", "beginner")
    assert page.locator("g[data-id^='stone:']").count() == 11
    host.choose("New match")
    assert page.locator("dialog label", has_text="Edition").locator("select").input_value() == "new"
    assert page.locator("dialog label", has_text="Landing exactly").locator("select").input_value() == "beyond"


def test_a_game_of_one_edition_offers_none(page, tmp_path):
    host = Host(page, Board(vl.new("raids")), tmp_path)
    host.choose("New match")
    assert "Edition" not in fields(page)
    host.click("dialog .vl-does")
    assert host.widget.match.table.box.edition == "standard"


def test_without_a_word_of_it_the_edition_stays():
    board = Board(vl.new("crossing", 4, edition="new"))
    assert begin(board, 3) == []
    assert board.match.table.box.edition == "new"
    assert begin(board, 2, edition="old") == []
    assert board.match.table.box.edition == "old"


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"players": 2, "edition": "newer"}, "There is no edition “newer”"),
        ({"players": 3, "edition": "old"}, "for 2 players, not 3"),
        ({"players": 2, "edition": "old", "rulings": {"end.beyond": "exact"}}, "The rule “end.beyond” has no options"),
        ({"players": 2, "edition": 7}, "edition"),
        ({"players": 2, "edition": "x" * 90}, "edition"),
    ],
)
def test_what_no_edition_has_is_refused_and_changes_nothing(message, sentence):
    board = Board(vl.new("crossing", 4, edition="new"))
    before = board.match
    [answer] = begin(board, **message)
    assert answer["say"] == "refused"
    assert sentence in answer["text"]["en"]
    assert board.match is before


def test_content_of_ones_own_is_kept_in_its_edition_and_left_for_another(tmp_path):
    mine = tmp_path / "mine.toml"
    text = (vl.games()["raids"].folder.parents[2] / "tests/editions/crossing/content/new.toml").read_text("utf-8")
    mine.write_text(text.replace("[2, 3, 4]", "[3]"), "utf-8")
    board = Board(vl.new("crossing", edition="new", content=mine))
    assert [edition["players"] for edition in board.setup["editions"]] == [[2], [3]]
    assert begin(board, 2)[0]["text"]["en"] == "This game is for 3 players, not 2."
    assert begin(board, 2, edition="old") == []
    assert board.match.table.box.own_content is None
    assert [edition["players"] for edition in board.setup["editions"]] == [[2], [2, 3, 4]]


def test_a_match_of_another_edition_may_be_loaded(tmp_path):
    board = Board(vl.new("crossing"))
    assert sent(board, do="load", data=vl.new("crossing", 4, edition="new").to_json().decode()) == []
    assert (board.state["edition"], board.state["readings"]) == ("new", {"end.beyond": "exact"})


def test_cards_and_examples_are_those_of_the_edition():
    old, new = (Board(vl.new("crossing", edition=edition)) for edition in ("old", "new"))
    cards = [sent(board, do="card", rule="hop.most")[0]["card"] for board in (old, new)]
    assert [card["text"]["en"] for card in cards] == [
        "You hop 2 ahead at most. There are 6 stones.",
        "You hop 3 ahead at most. There are 9 stones.",
    ]
    assert [card["source"] for card in cards] == ["Crossing, 1907, Hops", "Crossing, second edition, Hops"]
    assert [card["shown"] for card in cards] == [True, True]
    assert sent(old, do="card", rule="bump.back")[0]["card"] is None
    assert sent(old, do="example", rule="bump.back") == []
    assert sent(new, do="example", rule="bump.back")[0]["rule"] == "bump.back"
    assert sent(new, do="example", rule="hop.most")[0]["refused"]["move"] == "hop 4"


def test_a_browser_of_rules_and_a_quiz_are_of_an_edition():
    assert [rule["key"] for rule in RuleBrowser("crossing").rules] == list(vl.rulebook("crossing"))
    shown = RuleBrowser("crossing", edition="new")
    assert "bump.back" in [rule["key"] for rule in shown.rules]
    shown.show("bump.back")
    assert shown.example["rule"] == "bump.back"
    quiz = Quiz("crossing", "bump.back", count=2, edition="new", players=3)
    quiz.ask(1)
    assert len(quiz.questions) == 2
    for wrong in ({"edition": "old"}, {"edition": "new", "players": 5}):
        with pytest.raises(vl.Refused):
            Quiz("crossing", "bump.back", **wrong)
