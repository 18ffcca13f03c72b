"""Entering a zone: dials, strongholds, duels, and the end of the world."""

from __future__ import annotations

import pytest

from vikinglab.games.vikingar.box import CITY, STRONGHOLD

from .helpers import LOST, WON, asked, at, begin, both, choices, play_on, points, refusal, stands, thrown, told

GUARDED = "dials: 6 D06, 5 D16, 7 D07"
"""A stronghold and a city stand in 6 North; whirlpools are on the high sea and in 5 North."""


def stopped(gold: int = 2, where: str = "N07", more: str = "", **how):
    """A1 is stopped by the stronghold of 6 North."""
    return begin(f"{GUARDED} / A: {where}, gold {gold} {more} / B: H / sails: A1", "move N06", **how)


# ------------------------------------------------------------------------------------------------ Exploring


@pytest.mark.rule("vikingar:move.explore")
def test_a_dial_is_turned_up_before_the_longship_enters():
    match = begin("dials: 1 D15 / A: N01 / B: H / sails: A1", "move N02", drawn=["D06"])
    assert match.table.faces[1] == "D06"
    assert (asked(match)[0], at(match, "A1")) == ("AtStronghold", "N01")


@pytest.mark.rule("vikingar:move.explore")
def test_the_whole_dial_is_turned_up():
    match = begin("dials: 1 D01 / A: S01 / B: H / sails: A1", "move S02", drawn=["D08"])
    assert match.table.explored(2)
    assert match.table.whirlpools == (0, 26)
    north, south = "village", "quest site, whirlpool"
    assert told(match.moments, "move.explore") == [f"Orange turns up dial 2. North: {north}. South: {south}."]


@pytest.mark.rule("vikingar:move.explore")
def test_a_dial_with_a_passage_and_an_empty_side_is_told_so():
    match = begin("dials: 1 D01 / A: S01 / B: H / sails: A1", "move S02", drawn=["D11"])
    lies = "North: open water. South: quest site, whirlpool. There is a passage between them."
    assert told(match.moments, "move.explore") == [f"Orange turns up dial 2. {lies}"]


# ------------------------------------------------------------------------------------------------ Strongholds


@pytest.mark.rule("vikingar:toll.pay")
def test_the_toll_lets_a_longship_in():
    match = play_on(stopped(), "pay")
    assert (at(match, "A1"), match.table.gold[0]) == ("N06", 0)
    assert asked(match)[0] == "Activation", "its action is left"


@pytest.mark.rule("vikingar:toll.pay")
def test_without_the_gold_nobody_gets_in():
    said = "The toll for 6 North is 2 gold, and you have 1: besiege the stronghold or turn back."
    assert refusal(stopped(gold=1), "pay") == ("toll.pay", said)


@pytest.mark.rule("vikingar:toll.refuse")
def test_a_move_given_up_is_lost_and_the_action_is_left():
    match = play_on(stopped(), "turn-back")
    assert (at(match, "A1"), match.table.gold[0], match.waiting.moved) == ("N07", 2, True)
    assert refusal(stopped(), "done")[0] == "toll.refuse"


@pytest.mark.rule("vikingar:toll.siege")
@pytest.mark.rule("vikingar:stronghold.raze")
def test_a_siege_that_wins_lets_the_move_go_on():
    match = play_on(stopped(gold=0, drawn=WON), "besiege")
    assert thrown(match) == [5, 5]
    assert (at(match, "A1"), match.table.gold[0], points(match)) == ("N06", 3, {"strategy": 1})
    assert not stands(match, "N06", STRONGHOLD)
    assert asked(match) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:toll.siege")
@pytest.mark.rule("vikingar:combat.beaten")
def test_a_siege_that_is_lost_costs_the_longship():
    match = play_on(stopped(drawn=LOST), "besiege")
    assert (at(match, "A1"), match.table.gold[0], points(match)) == ("-", 2, {"bravery": 1})
    assert stands(match, "N06", STRONGHOLD)


@pytest.mark.rule("vikingar:toll.siege")
def test_an_extra_move_has_no_action_left_for_a_siege():
    match = begin(f"{GUARDED} / A: N07, gold 2 / B: H / sails: A1 moved", "move N06")
    assert refusal(match, "besiege") == (
        "toll.siege",
        "A1 has no action left to attack the stronghold. Pay 2 gold, or turn back.",
    )
    assert asked(play_on(match, "turn-back")) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:toll.siege")
def test_nobody_besieges_from_the_end_of_the_world():
    match = begin("dials: 2 D02 / edges: 2 fall / A: E02, gold 1 / B: H / sails: A1", "move S02")
    assert refusal(match, "besiege")[0] == "toll.siege"
    assert choices(match) == ["turn-back"]


@pytest.mark.rule("vikingar:toll.siege")
def test_a_siege_from_the_high_sea_too_brings_the_longship_in():
    text = f"{GUARDED} / A: H / B: H / sails: A1"
    match = begin(text, "move N06", "besiege", drawn=["fair-wind", *WON])
    assert at(match, "A1") == "N06"


def test_a_siege_that_wins_is_followed_by_the_duel():
    text = f"{GUARDED} / A: N07 / B: N06 / sails: A1"
    match = begin(text, "move N06", "besiege", drawn=[*WON, *WON])
    assert (at(match, "A1"), at(match, "B1")) == ("N06", "-")
    assert points(match) == {"strategy": 1, "bloody": 1}


@pytest.mark.rule("vikingar:toll.stay")
def test_staying_is_free_and_coming_back_costs_again():
    match = begin(f"{GUARDED} / A: N06, gold 3 / B: H / sails: A1", "done")
    assert match.table.gold[0] == 3
    again = begin(f"{GUARDED} / A: N06, gold 3 / B: H / sails: A1", "move N07", "move N06")
    assert asked(again)[0] == "AtStronghold"


def test_a_whirlpool_leads_to_the_toll_as_well():
    match = begin("dials: 10 D24, 12 D20 / A: S12 / B: H / sails: A1", "whirl N10")
    assert at(match, "A1") == "N10", "the stronghold of D24 guards its south alone"
    south = begin("dials: 10 D28 / A: H, gold 2 / B: H / sails: A1", "whirl S10", edition="kickstarter")
    assert at(south, "A1") == "S10"


def test_a_ferryman_pays_nothing():
    text = f"{GUARDED} / A: N07 / B: H / chiefs: A 1 ferryman, B 1 scout / sails: A1"
    assert at(begin(text, "move N06", edition="kickstarter"), "A1") == "N06"


# ------------------------------------------------------------------------------------------------ Duels

DUEL = "dials: 1 D15, 2 D18 / A: N01 / B: N02 / sails: A1"


@pytest.mark.rule("vikingar:duel.on-entry")
@pytest.mark.rule("vikingar:duel.won")
@pytest.mark.rule("vikingar:duel.lost")
def test_an_attacker_who_wins_enters_and_is_done():
    for match in both(DUEL, "move N02", drawn=WON):
        assert thrown(match) == [5, 4]
        assert (at(match, "A1"), at(match, "B1")) == ("N02", "-")
        assert (points(match), points(match, 1)) == ({"bloody": 1}, {"bravery": 1})
        assert told(match.moments, "duel.won") == ["Orange wins the duel in 2 North: B1 of Sky is destroyed."]
        assert asked(match)[0] != "Activation"


@pytest.mark.rule("vikingar:duel.lost")
def test_an_attacker_who_loses_is_destroyed_and_the_defender_stays():
    for match in both(DUEL, "move N02", drawn=LOST):
        assert (at(match, "A1"), at(match, "B1"), points(match)) == ("-", "N02", {"bravery": 1})
        assert asked(match) == ("ChooseLongship", 1), "the defender still plays"


@pytest.mark.rule("vikingar:duel.on-entry")
def test_the_toll_is_paid_before_the_duel_and_not_given_back():
    text = f"{GUARDED} / A: N07, gold 2 / B: N06 / sails: A1"
    match = begin(text, "move N06", "pay", drawn=LOST)
    assert (at(match, "A1"), match.table.gold[0]) == ("-", 0)


# ------------------------------------------------------------------------------------------------ The end of the world

TIP = "dials: 1 D01 / A: S01 / B: H / sails: A1"


@pytest.mark.rule("vikingar:edge.draw")
@pytest.mark.rule("vikingar:edge.stays")
@pytest.mark.rule("vikingar:edge.fall")
def test_a_great_fall_is_thrown_against_and_stays():
    match = begin(TIP, "move E01", drawn=["fall", *WON])
    assert thrown(match) == [5, 5]
    assert (at(match, "A1"), asked(match)) == ("E01", ("ChooseLongship", 1))
    assert told(match.moments, "edge.draw") == ["Orange finds a Great Fall at edge 1."]
    lost = begin(TIP, "move E01", drawn=["fall", *LOST])
    assert (at(lost, "A1"), points(lost)) == ("-", {})


@pytest.mark.rule("vikingar:edge.fall")
@pytest.mark.parametrize(("reading", "runes"), [("again", [5, 5]), ("once", [])])
def test_at_a_known_great_fall_one_throws_again(reading, runes):
    match = begin(f"edges: 1 fall / {TIP}", "move E01", drawn=WON, rulings={"edge.fall": reading})
    assert (thrown(match), at(match, "A1")) == (runes, "E01")


@pytest.mark.rule("vikingar:edge.gate")
def test_without_enough_cups_a_gate_is_entered_and_no_more():
    match = begin(TIP, "move E01", drawn=["gate"])
    assert (at(match, "A1"), asked(match), match.result) == ("E01", ("ChooseLongship", 1), None)


@pytest.mark.rule("vikingar:edge.gate")
@pytest.mark.rule("vikingar:victory.gate")
def test_with_enough_cups_a_gate_wins_at_once():
    for edge in ("", "edges: 1 gate / "):
        text = f"{edge}dials: 1 D01 / A: S01, bloody 3, hero 3, strategy 3 / B: H / sails: A1"
        match = begin(text, "move E01", drawn=["gate"][: not edge])
        assert match.result is not None
        assert match.result.winners == (0,)


@pytest.mark.rule("vikingar:edge.wait")
@pytest.mark.rule("vikingar:victory.gate")
def test_the_last_cup_wins_for_a_longship_that_waits_on_a_gate():
    text = "dials: 1 D01 / edges: 1 gate / A: E01 H, gold 3, bloody 3, hero 3, wealth 4 / B: H / builds: A 1"
    match = begin(text, "treasure")
    assert match.result is not None
    assert told(match.moments, "victory.gate") == ["Orange enters Valhalla with 3 cups, and wins."]


@pytest.mark.rule("vikingar:victory.gate")
def test_a_longship_that_is_lost_on_the_gate_wins_nothing():
    text = "dials: 1 D01, 2 D18 / edges: 1 gate / A: E01, bloody 3, hero 3, bravery 4 / B: S01 / turn: B"
    match = begin(text, "activate B1", "move E01", drawn=WON)
    assert (points(match)["bravery"], at(match, "B1"), match.result) == (5, "E01", None)


@pytest.mark.rule("vikingar:victory.gate")
def test_when_both_could_win_it_is_the_seat_in_turn():
    text = (
        "dials: 1 D01, 2 D18 / edges: 1 gate, 2 gate / A: E01 N02, bravery 4, hero 3, strategy 3 "
        "/ B: E02 N01, bloody 2, hero 3, strategy 3 / turn: B"
    )
    match = begin(text, "activate B2", "move N02", drawn=WON)
    assert match.result is not None
    assert match.result.winners == (1,)


def test_an_edge_where_an_enemy_is_is_fought_for_and_then_faced():
    text = "dials: 1 D01 / edges: 1 fall / A: S01 / B: E01 / sails: A1"
    match = begin(text, "move E01", drawn=[*WON, *LOST])
    assert (at(match, "A1"), at(match, "B1")) == ("-", "-")
    assert (points(match), points(match, 1)) == ({"bloody": 1}, {"bravery": 1})


# ------------------------------------------------------------------------------------------------ The variants

CUPS = "bloody 3, hero 3, strategy 3"


def single(text: str, *moves: str, drawn=()):
    return begin(text, *moves, edition="kickstarter", drawn=drawn, rulings={"victory.gate": "single gate"})


def open_world(text: str, *moves: str, drawn=()):
    return begin(text, *moves, edition="kickstarter", drawn=drawn, rulings={"victory.gate": "all gates"})


@pytest.mark.rule("vikingar:variant.single-gate")
def test_the_first_dial_explored_gets_the_only_gate():
    match = single("A: H / B: H / sails: A1", "move N05", drawn=["fair-wind", "D06"])
    assert told(match.moments, "variant.single-gate") == ["Behind dial 5 stands the only gate of Valhalla."]
    assert asked(match)[0] == "AtStronghold", "though the longship is stopped"


@pytest.mark.rule("vikingar:variant.single-gate")
def test_all_other_edges_are_closed():
    match = single("dials: 1 D01, 2 D15 / edges: 1 gate / A: S02 / B: H / sails: A1")
    assert refusal(match, "move E02")[0] == "variant.single-gate"
    wins = single(f"dials: 1 D01 / edges: 1 gate / A: S01, {CUPS} / B: H / sails: A1", "move E01")
    assert wins.result is not None


@pytest.mark.rule("vikingar:variant.all-gates")
def test_with_enough_cups_a_throw_leads_out_of_the_world_anywhere():
    text = f"dials: 1 D01 / A: S01, {CUPS} / B: H / sails: A1"
    assert open_world(text, "move E01", drawn=WON).result.winners == (0,)
    lost = open_world(text, "move E01", drawn=LOST)
    assert (at(lost, "A1"), points(lost).get("bravery"), lost.result) == ("-", None, None)


@pytest.mark.rule("vikingar:variant.all-gates")
def test_without_enough_cups_a_longship_waits_there_and_throws_later():
    match = open_world("dials: 1 D01 / A: S01, bloody 3 / B: H / sails: A1", "move E01")
    assert (at(match, "A1"), match.table.thrown) == ("E01", ())
    waits = open_world("dials: 1 D01 / A: E01, bloody 3 / B: H / sails: A1")
    said = "You need 3 cups to leave the world. You have 1."
    assert refusal(waits, "leave") == ("variant.all-gates", said)
    goes = open_world(f"dials: 1 D01 / A: E01, {CUPS} / B: H / sails: A1", "leave", drawn=WON)
    assert (goes.result.winners, at(goes, "A1")) == ((0,), "E01")


def test_a_fearless_chief_throws_a_rune_more_at_the_end_of_the_world():
    text = "chiefs: A 1 fearless, B 1 scout"
    match = begin(
        f"dials: 1 D01 / A: S01 / B: H / {text} / sails: A1", "move E01", edition="kickstarter", drawn=["fall", *WON]
    )
    assert thrown(match) == [6, 5]


def test_what_is_printed_stays_known_when_it_is_razed():
    match = begin("dials: 1 D01 / ruins: S01:city / A: S01 / B: H / sails: A1")
    assert match.table.printed(25) & CITY
    assert not stands(match, "S01", CITY)
