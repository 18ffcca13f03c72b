"""Setting up Drakkar, who begins, and the first turn."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

import vikinglab as vl
from vikinglab.games.drakkar import GAME
from vikinglab.games.drakkar.box import SYMBOLS

from .helpers import asked, begin, choices, ends, pawns, refusal, told

FIRST = "A:\nB:\nturn: A first\ndice: 2 5"
"""The first turn of A, who has thrown a two and a five."""


def table(players: int, **chosen):
    """The table before anything is thrown."""
    return GAME.setup(GAME.box(**chosen), players)


# ------------------------------------------------------------------------------------------------ Setting up


@pytest.mark.rule("drakkar:setup.emblems")
@pytest.mark.parametrize("players", [3, 4])
def test_thirty_emblems_lie_face_down_on_all_circles(players):
    found = table(players)
    assert len(found.lies) == 30
    assert found.lies.keys() == {*found.box.white, *found.box.orange}
    assert [*found.lies.values()] == [f"e{number}" for number in range(1, 31)]
    assert Counter(found.emblems.unseen) == dict.fromkeys(SYMBOLS, 5)
    assert all(slot.value is None and not slot.seen for slot in found.emblems.slots.values())


@pytest.mark.rule("drakkar:setup.two")
def test_two_players_have_three_of_each_on_the_white_circles():
    found = table(2)
    assert found.lies.keys() == set(found.box.white)
    assert len(found.lies) == 18
    assert Counter(found.emblems.unseen) == dict.fromkeys(SYMBOLS, 3)


def test_the_board_has_177_squares_and_looks_the_same_from_opposite_sides():
    found = table(4)
    places = found.box.board.places
    assert len(places) == 177
    for circles in (found.box.white, found.box.orange):
        turned = {(14 - x, 14 - y) for x, y in (places[square] for square in circles)}
        assert turned == {places[square] for square in circles}


@pytest.mark.rule("drakkar:setup.pawns")
def test_both_pawns_of_each_start_on_their_drakkars_and_two_players_face_each_other():
    assert (table(2).held, table(2).missing) == ([""] * 4, [0, 0])
    assert table(2).stands == {"south-1": 0, "south-2": 1, "north-1": 2, "north-2": 3}
    assert list(table(3).stands.values()) == [*range(6)]
    assert {square.partition("-")[0] for square in table(4).stands} == {"south", "west", "north", "east"}


def test_each_clan_lacks_one_emblem_and_no_two_the_same():
    found = table(4)
    lacks = [set(SYMBOLS) - set(found.clan(seat)) for seat in range(4)]
    assert [len(each) for each in lacks] == [1, 1, 1, 1]
    assert len({symbol for each in lacks for symbol in each}) == 4


# ------------------------------------------------------------------------------------------------ Who begins


def after_rolls(players: int, *throws: tuple[int, int]):
    """A table after throws for who begins."""
    found = table(players)
    found.settle()
    for throw in throws:
        assert dict(found.waiting.outcomes(found))[throw]
        found.apply(throw)
    return found


def test_a_throw_of_two_dice_has_its_exact_weights():
    found = table(2)
    outcomes = dict(found.waiting.outcomes(found))
    assert len(outcomes) == 21
    assert sum(outcomes.values()) == 36
    assert Fraction(sum(weight for dice, weight in outcomes.items() if sum(dice) == 7), 36) == Fraction(1, 6)


@pytest.mark.rule("drakkar:begin.first-player")
@pytest.mark.parametrize(
    ("throws", "first"),
    [
        (((1, 2), (3, 4), (2, 2)), 1),
        (((5, 6), (3, 4), (2, 2)), 0),
        (((1, 2), (3, 4), (6, 6)), 2),
        (((3, 4), (1, 1), (2, 5), (1, 2), (1, 3)), 2),
        (((3, 4), (1, 6), (2, 5), (1, 1), (1, 1), (1, 1), (2, 2), (1, 1), (1, 1)), 0),
    ],
)
def test_the_highest_total_begins_and_who_ties_throws_again(throws, first):
    found = after_rolls(3, *throws)
    assert type(found.waiting).__name__ == "RollFirstDice"
    assert found.waiting.seat == first


def test_a_tie_is_told():
    match = next(match for match in (vl.new("drakkar", players=2, seed=seed) for seed in range(60)) if ties(match))
    assert told(match.moments)[1].endswith("Players who tie roll again.")


def ties(match: vl.Match) -> bool:
    return sum(moment.rule == "begin.first-player" for moment in match.moments) > 2


@pytest.mark.rule("drakkar:turn.order")
def test_turns_go_to_the_left_first_turns_first():
    found = after_rolls(3, (1, 2), (6, 6), (2, 2))
    turns = [(type(thing).__name__, thing.seat) for thing in reversed(found.stack) if hasattr(thing, "seat")]
    assert turns == [("RollFirstDice", 1), ("FirstTurn", 2), ("FirstTurn", 0), ("Turn", 1)]
    match = begin("emblems: a1\nA:\nB:\nC:\ndice: 1 2", "pass")
    assert asked(match) == ("PlayDice", 1)
    assert [asked(match) for match.play in [match.play] if match.play("pass")] == [("PlayDice", 2)]
    match.play("pass")
    assert asked(match) == ("PlayDice", 0)
    sides = [match.table.box.side(4, seat) for seat in range(4)]
    assert sides == ["south", "west", "north", "east"], "clockwise, so that each one's left neighbour comes next"


# ------------------------------------------------------------------------------------------------ The first turn


@pytest.mark.rule("drakkar:begin.both")
def test_in_the_first_turn_both_pawns_come_out_and_nothing_else_moves():
    match = begin("emblems: c3\n" + FIRST)
    rule, sentence = refusal(match, "pass")
    assert rule == "begin.both"
    assert (
        sentence
        == "On your first turn, both pawns come out and nothing else moves. Bring a pawn out with the 2 or the 5."
    )
    assert refusal(match, "move c3 c5")[0] == "begin.both"
    match.play("move south-1 f5")
    assert refusal(match, "pass")[0] == "begin.both"
    match.play("move south-2 h2")
    assert pawns(match, 0) == ("f5", "h2")
    assert asked(match)[1] == 1


def test_a_new_match_begins_with_the_first_turn_of_who_begins():
    match = vl.new("drakkar", players=2, seed=1)
    begins = next(moment.facts["leader"] for moment in match.moments if moment.facts.get("next") == "begin")
    assert asked(match) == ("BringOut", begins)
    assert len(match.waiting.dice) == 2


def test_all_throws_are_drawn():
    found = table(2)
    found.settle()
    drawn = {found.waiting.draw(found, Random(number)) for number in range(400)}
    assert drawn == {throw for throw, _ in found.waiting.outcomes(found)}


@pytest.mark.rule("drakkar:begin.choose")
def test_in_the_first_turn_one_chooses_which_die_is_for_which_pawn():
    match = begin(FIRST)
    assert sorted(choices(match)) == ["move south-1 f2", "move south-1 f5", "move south-2 h2", "move south-2 h5"]
    match.play("move south-2 h2")
    assert choices(match) == ["move south-1 f5"]


def test_in_the_first_turn_a_pawn_takes_one_die_only():
    match = begin(FIRST, "move south-1 f2")
    assert refusal(match, "move f2 f7")[0] == "begin.both"
    assert refusal(match, "move south-2 h2")[0] == "dice.exact"


@pytest.mark.rule("drakkar:begin.barred")
def test_a_pawn_whose_way_is_barred_stays_in_and_comes_out_later_by_any_die():
    match = begin("emblems: m1\nA:\nB: f2 c8\nturn: A first\ndice: 2 5")
    assert sorted(choices(match)) == ["move south-2 h2", "move south-2 h5"]
    moments = match.play("move south-2 h2")
    assert told(moments, "begin.barred") == ["One of Orange's pawns can't come out: its way is barred."]
    assert pawns(match, 0) == ("south-1", "h2")
    assert asked(match)[1] == 1
    later = begin("emblems: m1\nA: south-1 h2\nB: a9 c8\ndice: 3 4")
    assert ends(later, "south-1") == {"f3", "f4"}


def test_two_pawns_whose_ways_are_barred_stay_in():
    match = begin("emblems: m1\nA:\nB: f1 h1\nturn: A first\ndice: 2 5")
    assert asked(match)[1] == 1
    assert told(match.moments, "begin.barred") == ["Neither of Orange's pawns can come out: their ways are barred."]


def test_a_pawn_that_the_other_die_would_have_brought_out_stays_in_too():
    match = begin("emblems: m1\nA:\nB: h3 c8\nturn: A first\ndice: 2 5")
    match.play("move south-1 f2")
    assert pawns(match, 0) == ("f2", "south-2")
    assert asked(match)[1] == 1, "by a five, the pawn on h3 is in the way"
