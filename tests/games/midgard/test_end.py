"""Final scoring."""

from __future__ import annotations

from collections import Counter

import pytest

import vikinglab as vl
from vikinglab.games.midgard import scoring
from vikinglab.games.midgard.effects import COUNTABLE

from .helpers import begin, ship


def table(a: str = "", b: str = "", *more: str):
    """A position with what A, B and others own."""
    seats = dict(zip("ABCD", (a, b, *more), strict=False))
    return vl.position("midgard", " / ".join(f"{seat}: {has}" for seat, has in seats.items())).table


@pytest.mark.rule("midgard:score.terror")
def test_terror_costs_more_and_more():
    content = vl.new("midgard").table.box.content
    assert [scoring.terror_glory(content, n) for n in range(9)] == [0, -1, -3, -6, -10, -15, -21, -27, -33]


@pytest.mark.rule("midgard:score.artifacts")
def test_artifacts_count_aboard_and_in_the_glory_pile():
    assert scoring.glory(table("artifacts VA01 VA03+RL, pile VA05"), 0)["artifacts"] == 2 + 3 + 1


@pytest.mark.rule("midgard:score.sets")
def test_a_full_set_is_followed_by_another():
    content = vl.new("midgard").table.box.content
    assert [scoring.set_glory(content.sets.treasure, n) for n in range(7)] == [0, 1, 3, 6, 10, 15, 16]
    parts = scoring.glory(table("pile KA01 KA01 KM01 KM01 KM01 KM01"), 0)
    assert (parts["art"], parts["armor"]) == (5, 12 + 2)


@pytest.mark.rule("midgard:score.tapestries")
def test_three_kinds_of_tapestries_are_a_set_and_others_count_alone():
    assert scoring.glory(table("pile KP01 KP01 KP02 KP03"), 0)["tapestry"] == 17
    assert scoring.glory(table("pile KP01 KP01 KP02"), 0)["tapestry"] == 6


@pytest.mark.rule("midgard:score.tokens")
def test_tokens_count_more_the_more_there_are():
    found = {
        token: [scoring.token_glory(table(f"{token} {n}", f"{token} 9"), 0, token) for n in range(9)]
        for token in scoring.TOKENS
    }
    assert found == {
        "farm": [0, 1, 2, 3, 8, 10, 18, 21, 24],
        "wall": [0, 2, 4, 6, 12, 15, 24, 28, 32],
        "tower": [0, 3, 6, 9, 16, 20, 30, 35, 40],
    }


@pytest.mark.rule("midgard:score.majority")
def test_everyone_tied_for_the_most_gets_the_bonus_and_nobody_for_none():
    tied = table("farm 2", "farm 2", "farm 1")
    assert [scoring.token_glory(tied, seat, "farm") for seat in range(3)] == [2 + 3, 2 + 3, 1]
    assert scoring.token_glory(table(), 0, "wall") == 0
    assert scoring.token_glory(table("tower 1"), 0, "tower") == 3 + 5


PROPHECIES = {
    "P01": ("pile KT01 KT01 KT01 KT01", 4 + 2),
    "P02": ("pile KA01 KA01 KA01 KA01 KA01", 8),
    "P03": ("pile KM01 KM01 KM01", 6),
    "P04": ("pile KP01 KP01 KP02", 3 + 2),
    "P05": ("farm 3", 9),
    "P06": ("wall 3", 6),
    "P07": ("tower 3", 9),
    "P08": ("farm 2, wall 1, tower 3", 6),
    "P09": ("terror 3", 3 + 2),
    "P10": ("terror 1", 6),
    "P11": ("pile SB13 SB01", 4),
    "P12": ("pile SB13 SB01", 3),
    "P13": ("territories TF11 TF12 TF13", 3 + 2),
    "P14": ("territories TV11 TV12 TD11", 2),
    "P15": ("territories TD11 TD12 TD21", 3 + 2),
    "P16": ("territories TF11 TV11 TD11", 4),
    "P17": ("territories TF11 TF12 TV11 TV12", 2),
    "P18": ("leader RR01, sea RR02 RY01, pile RR03", 3 + 3),
    "P19": ("leader RR01, keep RY02, pile RY03", 2),
    "P20": ("leader RB01, territory RB02", 2 + 3),
    "P21": ("leader RR01, sea RY01 RB01", 2),
    "P22": ("sea RR01, keep RR02 RR03", 4),
    "P23": ("sea RR01, keep RR02 RR03", 3),
    "P24": ("artifacts VA01 VA02, pile VA03", 3 + 2),
    "P25": ("upgrades S H", 6),
    "P26": ("favor 7", 3),
    "P27": ("food 99", 5),
    "P28": ("prophecies P01 P02", 3),
}


@pytest.mark.rule("midgard:score.prophecies")
@pytest.mark.parametrize("card", PROPHECIES)
def test_prophecies_count_what_their_owner_has(card):
    has, points = PROPHECIES[card]
    assert scoring.prophecy_glory(table(f"{has}, secret {card}"), 0) == points


def test_all_that_prophecies_count_is_counted():
    has = "farm 1, pile KT01 KA01 KM01 KP01 SB13 RB01, territories TF11 TV11 TD11, leader RR01, sea RY01, "
    position = table(has + "artifacts VA01, upgrades S, secret P01, favor 1, food 1, wall 1, tower 1, terror 1")
    found = Counter({what: scoring.counted(position, 0, what) for what in COUNTABLE})
    assert +found == Counter(
        treasure=1, art=1, armor=1, tapestry=1, farm=1, wall=1, tower=1, terror=1, battle=1, battle_2=1, battle_3=1,
        battle_4=1, territory=3, food_territory=1, favor_territory=1, dice_territory=1, red_reaver=1, yellow_reaver=1,
        blue_reaver=1, red_leader=1, filled_slot=1, specialised=1, artifact=1, upgrade=1, favor=1, food=1, prophecy=1,
    )  # fmt: skip


LAST = "round: 6 / ships: sea A, keep B, recruit A / start: A / A: {} / B: {}"


@pytest.mark.rule("midgard:score.winner")
@pytest.mark.parametrize(
    ("a", "b", "winners"), [("glory 5", "glory 4", (0,)), ("glory 5", "glory 5, favor 2", (1,)), ("", "", (0, 1))]
)
def test_most_glory_wins_then_most_favor(a, b, winners):
    match = begin(LAST.format(a, b), "place village", "option 0", "option 0")
    assert match.result.winners == winners


@pytest.mark.rule("midgard:score.winner")
@pytest.mark.parametrize(("start", "ships", "winner"), [("A", "A B A", 0), ("B", "B A B", 1)])
def test_a_tie_may_be_ruled_to_go_by_turn_order(start, ships, winner):
    one, two, three = ships.split()
    last = f"round: 6 / ships: sea {one}, keep {two}, recruit {three} / start: {start} / marker: {start} / A: / B:"
    match = begin(last, "place village", "option 0", "option 0", rulings={"score.winner": "turn order"})
    assert match.result.winners == (winner,)
    assert ship(match).glory == 0


@pytest.mark.parametrize(("a", "undoable"), [("", True), ("secret P01", False)])
def test_the_last_move_is_not_undoable_where_it_shows_a_prophecy(a, undoable):
    """Nothing is drawn by it, but all see what its owner alone knew."""
    match = begin(LAST.format(a, ""), "place village", "option 0", "option 0")
    assert match.result is not None
    assert match.undoable is undoable
