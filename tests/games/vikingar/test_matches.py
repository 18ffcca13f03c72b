"""Whole matches: they end, conserve their pieces, and agree with their saves; content of one's own; bots."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

import vikinglab as vl
from vikinglab.bots import move
from vikinglab.core.match import load
from vikinglab.games.vikingar import GAME
from vikinglab.testing.matches import random_match, tables, wins

TABLES = [(edition, players) for key, edition, players in tables() if key == "vikingar"]
FIVE_FEATS = {"setup.feats": "five"}
OPTIONS = [
    {},
    {"power.choose": "with powers", "victory.gate": "single gate"},
    {"power.choose": "with powers", "victory.gate": "all gates", "setup.feats": "two"},
]


@pytest.mark.parametrize("edition_players", TABLES)
def test_random_matches_end_and_conserve_all_pieces(edition_players):
    edition, players = edition_players
    for seed, rulings in enumerate(OPTIONS if edition == "kickstarter" else OPTIONS[:1]):
        table, rng = GAME.setup(GAME.box(edition, rulings=rulings), players), Random(seed)
        table.settle()
        steps = 0
        while table.stack:
            thing = table.stack[-1]
            table.apply(thing.draw(table, rng) if thing.by_chance else rng.choice(table.legal()))
            steps += 1
            if steps % 50 == 0:
                GAME.check(table)
        GAME.check(table)
        assert table.result is not None
        assert len(table.result.scores) == players


@pytest.mark.parametrize("edition", GAME.editions)
def test_a_save_is_the_same_match(edition):
    rulings = {"power.choose": "with powers"} if edition == "kickstarter" else {}
    match = None
    for match in random_match("vikingar", 3, 5, edition=edition, rulings=rulings):
        if match.ply == 120:
            break
    again = load(match.to_json())
    assert (again.table, again.record) == (match.table, match.record)


@pytest.mark.parametrize(
    ("edition", "players", "seed"), [("first", 2, 2), pytest.param("kickstarter", 6, 1, marks=pytest.mark.soak)]
)
def test_greedy_bots_come_to_an_end_also_with_five_feats(edition, players, seed):
    match = vl.new(
        "vikingar", edition=edition, players=players, seed=seed, seats=["greedy"] * players, rulings=FIVE_FEATS
    )
    while match.waiting is not None and match.table.round <= 40:
        move(match)
    assert match.result is not None
    assert max(match.result.scores) == 5


def test_a_greedy_bot_beats_a_random_one():
    assert wins("vikingar", "greedy", "random", 10) >= 9


@pytest.mark.soak
@pytest.mark.parametrize("edition", GAME.editions)
def test_it_does_so_nine_times_in_ten(edition):
    from vikinglab.testing.matches import between_bots

    won = 0
    for seed in range(200):
        seats = ["random", "greedy"] if seed % 2 else ["greedy", "random"]
        won += seed % 2 in between_bots("vikingar", seats, seed, edition=edition).result.winners
    assert won >= 180


# ------------------------------------------------------------------------------------------------ Content of one's own

FIRST = files("vikinglab.games.vikingar").joinpath("content/first.toml").read_text("utf-8")


def own(tmp_path, *changes: tuple[str, str]) -> vl.Match:
    text = FIRST
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "own.toml"
    path.write_text(text, "utf-8")
    return vl.new("vikingar", content=path)


def test_figures_of_ones_own_are_played(tmp_path):
    match = own(tmp_path, ("toll = { value = 2", "toll = { value = 7"))
    assert match.table.box.prices[""]["toll"] == 7
    assert "pay 7 gold" in str(match.rulebook["toll.pay"].text)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("slots = { value = 24", "slots = { value = 2"), "match.slots"),
        (("D15 = {", "D01b = {"), None),
        (('south = ["village"] }', 'south = ["village", "village"] }'), "each kind of place once"),
        (('south = ["village"] }', 'south = ["temple"] }'), "nobody can hold a temple"),
        ((', lost = { do = "destroy" }', ""), "runes and what a lost throw does are expected together"),
        (("fall = 18", "fall = 3"), "a card for each of the 24 edges is expected"),
        (('do = "gain", gold = 1', 'do = "gain", silver = 1'), "silver"),
        (('do = "stay"', 'do = "wait"'), "wait"),
        (("start = { value = 2", "start = { value = 6"), "clan.start"),
        (('on = "attack"', 'on = "lunch"'), "lunch"),
    ],
)
def test_content_that_cant_be_played_is_refused_with_its_place(tmp_path, change, reason):
    if reason is None:
        assert own(tmp_path, change).table.box.lands["D01b"]
        return
    with pytest.raises(vl.Refused) as refused:
        own(tmp_path, change)
    assert reason in str(refused.value)
    assert "line" in str(refused.value)


def test_without_a_passage_that_is_sure_to_lie_there_content_is_refused(tmp_path):
    with pytest.raises(vl.Refused) as refused:
        own(tmp_path, (", passage = true", ""))
    assert "a passage is expected" in str(refused.value)


def test_a_smaller_world_can_be_played(tmp_path):
    match = own(tmp_path, ("slots = { value = 24", "slots = { value = 16"))
    assert match.table.box.next_to[1] == (16, 2, 0)
    assert len(match.table.faces) == 16
    table = GAME.setup(match.table.box, 2)
    table.settle()
    assert table.playout(Random(1)) is not None
