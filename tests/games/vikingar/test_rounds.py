"""The round: its order, turns, trade, construction and maintenance."""

from __future__ import annotations

from importlib.resources import files

import pytest

import vikinglab as vl
from vikinglab.games.vikingar import scoring

from .helpers import asked, begin, choices, play_on, points, refusal, told, zones


@pytest.mark.rule("vikingar:round.order")
@pytest.mark.rule("vikingar:maintain.order")
def test_tokens_give_the_order_of_each_round():
    match = begin("A: H H, gold 0, looter 1 / B: H H / order: B A / turn: A", "done", drawn=["BA"])
    assert asked(match) == ("ChooseLongship", 1)
    assert match.table.round == 2
    assert told(match.moments, "round.order") == ["Round 2: Sky, Orange, in this order."]


@pytest.mark.rule("vikingar:round.turn")
def test_a_player_plays_all_longships_before_the_next_one_does():
    match = begin("A: H N01 / B: H H / dials: 1 D01, 2 D03")
    assert choices(match) == ["activate A1", "activate A2", "done"]
    assert refusal(match, "activate B1") == ("round.turn", "That longship belongs to Sky. Play one of yours.")
    play_on(match, "activate A2", "done")
    assert asked(match) == ("ChooseLongship", 0)
    play_on(match, "activate A1", "done")
    assert asked(match) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:round.turn")
def test_longships_may_be_left_where_they_are():
    match = begin("A: H H / B: H H", "done")
    assert asked(match) == ("ChooseLongship", 1)
    assert zones(match)[:2] == ["H", "H"]


@pytest.mark.rule("vikingar:round.turn")
def test_one_longship_is_played_to_its_end():
    match = begin("A: H N01 / B: H / dials: 1 D01", "activate A2")
    rule, why = refusal(match, "activate A1")
    assert rule == "round.turn"
    assert why.startswith("On your turn, you choose one of your longships")


@pytest.mark.rule("vikingar:round.played")
def test_a_longship_is_played_once_a_round():
    match = begin("A: H H, played 1 / B: H")
    assert refusal(match, "activate A1") == ("round.played", "A1 has been played in this round already.")


@pytest.mark.rule("vikingar:round.phases")
def test_a_player_without_longships_is_skipped_and_still_builds():
    match = begin("A: - / B: H / turn: A")
    assert asked(match) == ("ChooseLongship", 1)
    play_on(match, "done")
    assert asked(match) == ("Build", 0)


# ------------------------------------------------------------------------------------------------ Trade


@pytest.mark.rule("vikingar:trade.outposts")
def test_each_outpost_brings_a_coin():
    match = begin("dials: 1 D01, 2 D03 / A: H H, outposts S01:city N02:city / B: H H", "done", "done")
    assert match.table.gold == [2, 0]
    assert told(match.moments, "trade.outposts") == ["Orange gets 2 gold from 2 outposts."]


ONE, TWO = "1 gold from 1 outpost", "2 gold from 2 outposts, and 1 more from The Builder"


@pytest.mark.parametrize(("outposts", "gold", "source"), [("S01:city", 1, ONE), ("S01:city N02:city", 3, TWO)])
def test_a_builder_gets_a_coin_more_with_two_outposts(outposts, gold, source):
    text = f"dials: 1 D01, 2 D03 / A: H H, outposts {outposts} / B: H H / chiefs: A 1 builder, B 1 scout"
    match = begin(text, "done", "done", edition="kickstarter")
    assert match.table.gold[0] == gold
    assert told(match.moments, "trade.outposts") == [f"Orange gets {source}."]


# ------------------------------------------------------------------------------------------------ Construction


@pytest.mark.rule("vikingar:build.longship")
@pytest.mark.rule("vikingar:build.high-sea")
def test_the_first_longship_is_free_and_others_cost_two():
    match = begin("A: N01, gold 3, bloody 3, bravery 5 / B: H H / dials: 1 D01 / builds: A 1", "longship")
    assert (zones(match)[:2], match.table.gold[0]) == (["N01", "H"], 3)
    assert told(match.play("longship"), "build.longship") == ["Orange builds A3 for 2 gold."]
    assert (zones(match)[:3], match.table.gold[0]) == (["N01", "H", "H"], 1)


@pytest.mark.rule("vikingar:build.longship")
def test_a_longship_that_one_cant_pay_is_refused(tmp_path):
    """With the figures of the box, a longship is never dearer than a treasure."""
    text = files("vikinglab.games.vikingar").joinpath("content/first.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("longship = { value = 2", "longship = { value = 5"), "utf-8")
    match = vl.position("vikingar", "A: H, gold 4 / B: H H / builds: A 0", content=own).match()
    assert refusal(match, "longship") == ("build.longship", "A longship costs 5 gold. You have 4.")


@pytest.mark.rule("vikingar:build.limit")
@pytest.mark.parametrize(("cups", "most"), [("", 2), ("bloody 3, ", 3), ("bloody 3, hero 3, ", 4)])
def test_cups_raise_the_limit(cups, most):
    fleet = " ".join(["H"] * most)
    match = begin(f"A: {fleet}, {cups}gold 9 / B: H H / builds: A 1")
    raised = "Win cups" if most < 4 else "Beat the Kraken"
    said = f"You have {most} longships, and your limit is {most}. {raised} to raise it."
    assert refusal(match, "longship") == ("build.limit", said)
    fewer = begin(f"A: {fleet[2:] or '-'}, {cups}gold 9 / B: H H / builds: A 1")
    assert "longship" in choices(fewer)


@pytest.mark.rule("vikingar:build.kraken")
def test_the_kraken_raises_the_limit_by_one_and_never_above_five():
    assert "longship" in choices(begin("A: H H, gold 9 / B: H H / krakens: A / builds: A 1"))
    four = begin("A: H H H H, bloody 3, hero 3, gold 9 / B: H H / krakens: A / builds: A 1")
    assert "longship" in choices(four)
    assert refusal(play_on(four, "longship"), "longship")[0] == "build.limit"


@pytest.mark.rule("vikingar:build.treasure")
def test_one_treasure_a_round_costs_three_and_is_a_wealth_point():
    match = begin("A: H, gold 7 / B: H H / builds: A 1", "treasure")
    assert (match.table.gold[0], points(match)) == (4, {"wealth": 1})
    assert refusal(match, "treasure") == ("build.treasure", "You have bought a treasure in this round already.")
    poor = begin("A: H, gold 2 / B: H H / builds: A 1")
    assert refusal(poor, "treasure") == ("build.treasure", "A treasure costs 3 gold. You have 2.")


@pytest.mark.rule("vikingar:feat.cup")
def test_a_won_wealth_cup_buys_no_more_treasures():
    match = begin("A: H, gold 9, wealth 5 / B: H H / builds: A 1")
    assert refusal(match, "treasure")[0] == "feat.cup"


def test_a_cup_won_by_a_treasure_raises_the_limit_at_once():
    match = begin("A: H H, gold 4, wealth 4 / B: H H / builds: A 1", "treasure")
    assert "longship" in choices(match)
    assert match.table.gold[0] == 2, "the cup brings a coin"


@pytest.mark.parametrize(("power", "move", "gold"), [("shipwright", "longship", 8), ("merchant", "treasure", 7)])
def test_a_shipwright_and_a_merchant_pay_less(power, move, gold):
    text = f"A: H, gold 9 / B: H H / chiefs: A 1 {power}, B 1 scout / builds: A 0"
    assert begin(text, move, edition="kickstarter").table.gold[0] == gold


# ------------------------------------------------------------------------------------------------ Maintenance


@pytest.mark.rule("vikingar:maintain.active")
def test_all_longships_are_active_again():
    match = begin("A: H H, played 1 2 / B: H H, looter 1, played 1 / turn: B", "done")
    assert match.table.played == ()


@pytest.mark.rule("vikingar:maintain.cursed")
def test_the_fewest_points_over_all_tracks_bring_a_cursed_point():
    match = begin("A: H H, bravery 2, hero 1 / B: H H, looter 2 / turn: B", "done")
    assert points(match, 1) == {"looter": 2, "cursed": 1}
    assert told(match.moments, "maintain.cursed") == ["Sky has the fewest points (2)."]


@pytest.mark.rule("vikingar:maintain.cursed")
@pytest.mark.parametrize(
    ("reading", "other"),
    [("lost", {"looter": 4, "bravery": 4}), ("passed on", {"looter": 4, "bravery": 4, "cursed": 1})],
)
def test_a_full_cursed_track_takes_no_point(reading, other):
    text = "A: H H H, cursed 4 / B: H H H, looter 4, bravery 4 / turn: B"
    match = begin(text, "done", rulings={"maintain.cursed": reading})
    assert (points(match, 0), points(match, 1)) == ({"cursed": 4}, other)


@pytest.mark.rule("vikingar:maintain.tie")
def test_players_who_tie_draw_tokens():
    match = begin("A: H H / B: H H / turn: B", "done", drawn=["B"])
    assert points(match, 1) == {"cursed": 1}
    assert told(match.moments, "maintain.tie") == [
        "Orange and Sky tie for the fewest points, and Sky draws the lowest token."
    ]


@pytest.mark.rule("vikingar:victory.none")
def test_a_match_ends_ranked_after_so_many_rounds():
    match = begin("round: 300 / A: H H H, bloody 3 / B: H H H, hero 3, looter 2 / turn: B", "done")
    assert match.result == vl.Result((1, 1), (1,))


@pytest.mark.rule("vikingar:victory.none")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ("H, hero 3", "H, bravery 4, gold 5", (0,)),
        ("H, hero 3, gold 5", "H, bravery 4", (0,)),
        ("H, hero 3, gold 5", "H, bloody 3, looter 1", (1,)),
        ("H, hero 3", "H, bloody 3, gold 1", (1,)),
        ("H H, hero 3, gold 1", "H -, bloody 3, gold 1", (0,)),
        ("H H, hero 3", "H -, bloody 3, gold 1", (1,)),
        ("H, hero 3", "H, bloody 3", (0, 1)),
    ],
)
def test_cups_count_first_then_points_then_gold_then_longships(a, b, winners):
    table = vl.position("vikingar", f"A: {a} / B: {b} / turn: A").table
    scoring.rank(table)
    assert table.result.winners == winners


ALL = ", ".join(f"{slot} D{slot:02}" for slot in range(1, 25))
FULL = "looter 4, strategy 3, bloody 3, bravery 5, wealth 5"


@pytest.mark.rule("vikingar:victory.none")
def test_a_match_that_nobody_can_win_ends():
    cities = ("S01 S02 N03 N06 N09 S10 N12 S13 N16 S17 N20 S22 N23", "city")
    quests = ("S03 N05 S08 S11 N13 S16 S19 N21 S23 S24", "quest")
    ruins = " ".join(f"{zone}:{place}" for found, place in (cities, quests) for zone in found.split())
    clans = f"A: H H H H, {FULL}, cursed 4 / B: H H H H, {FULL}, hero 2, cursed 3"
    text = f"dials: {ALL} / ruins: {ruins} / {clans} / turn: B"
    match = begin(text, "done", options={"feats": 8})
    assert match.result is not None
    assert match.result.winners == (0,)
    assert match.result.scores == (6, 5)


@pytest.mark.rule("vikingar:victory.none")
def test_it_goes_on_as_long_as_a_dial_lies_face_down():
    text = f"dials: {ALL.rpartition(',')[0]} / A: H H, {FULL}, cursed 4 / B: H H, {FULL}, cursed 3 / turn: B"
    assert begin(text, "done", options={"feats": 8}).result is None
