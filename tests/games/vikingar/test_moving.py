"""Moving: one step, passages, whirlpools, one longship in a zone; move, then act."""

from __future__ import annotations

import pytest

from vikinglab.games.vikingar.box import HIGH_SEA

from .helpers import asked, at, begin, both, choices, named, play_on, refusal, told

LAND = "dials: 1 D01, 2 D03, 24 D04, 7 D16, 12 D20"


def sailing(where: str, more: str = "", other: str = "H", **how) -> object:
    """A1 is there, and A chooses what it does."""
    return begin(f"{LAND} / A: {where} {more} / B: {other} / sails: A1", **how)


@pytest.mark.rule("vikingar:move.adjacent")
def test_a_move_goes_to_a_zone_next_door():
    match = sailing("N01")
    assert [move for move in choices(match) if move.startswith("move")] == [
        "move N24",
        "move N02",
        "move H",
        "move S01",
    ]
    assert refusal(match, "move N03") == ("move.adjacent", "A1 can't sail to 3 North: it isn't next to 1 North.")
    assert refusal(match, "move S02")[0] == "move.adjacent"
    assert refusal(match, "move E01")[0] == "move.adjacent"


@pytest.mark.rule("vikingar:move.adjacent")
def test_a_move_is_told_with_what_stands_where_it_leads():
    assert told(sailing("N01").play("move S01")) == ["Orange sails with A1 to 1 South (city)."]
    razed = begin(f"{LAND} / ruins: S01:city / A: N01 / B: H / sails: A1")
    assert told(razed.play("move S01")) == ["Orange sails with A1 to 1 South."]
    assert told(sailing("H").play("move N05"))[0] == "Orange sets out with A1 for 5 North."


@pytest.mark.rule("vikingar:move.adjacent")
def test_south_zones_lead_to_their_edge_and_edges_lead_back():
    assert [move for move in choices(sailing("S01")) if move.startswith("move")] == [
        "move S24", "move S02", "move E01", "move N01",
    ]  # fmt: skip
    back = begin(f"{LAND} / edges: 1 fall / A: E01 / B: H / sails: A1")
    assert choices(back) == ["move S01", "done"]


@pytest.mark.rule("vikingar:move.passage")
def test_north_and_south_are_joined_by_passages_alone():
    rule, why = refusal(sailing("N02"), "move S02")
    assert rule == "move.passage"
    assert "no passage" in why
    assert at(play_on(sailing("N01"), "move S01"), "A1") == "S01"


@pytest.mark.rule("vikingar:move.one-longship")
def test_ones_own_longship_is_in_the_way_but_on_the_high_sea():
    match = sailing("N01", "N02")
    assert refusal(match, "move N02")[0] == "move.one-longship"
    assert "move H" in choices(begin(f"{LAND} / A: N01 H / B: H / sails: A1"))


@pytest.mark.rule("vikingar:sea.no-combat")
def test_longships_dont_fight_on_the_high_sea():
    match = play_on(sailing("N01"), "move H")
    assert (at(match, "A1"), at(match, "B1")) == ("H", "H")
    assert match.table.where.count(HIGH_SEA) == 2


@pytest.mark.rule("vikingar:move.whirlpool")
def test_whirlpools_lead_to_all_that_can_be_seen():
    match = sailing("N24")
    assert [move for move in choices(match) if move.startswith("whirl")] == ["whirl N07", "whirl S12"]
    assert at(play_on(match, "whirl S12"), "A1") == "S12"


@pytest.mark.rule("vikingar:move.whirlpool")
def test_from_the_high_sea_a_whirlpool_needs_no_event():
    match = sailing("H")
    assert {"whirl N24", "move N24"} <= {*choices(match)}
    assert told(match.play("whirl N24")) == ["The whirlpool takes A1 of Orange to 24 North (village, whirlpool)."]
    assert (at(match, "A1"), match.table.thrown) == ("N24", ())


@pytest.mark.rule("vikingar:move.whirlpool")
def test_without_a_whirlpool_none_can_be_taken():
    said = "There is no whirlpool in 1 North, so A1 can't take one."
    assert refusal(sailing("N01"), "whirl N07") == ("move.whirlpool", said)


@pytest.mark.rule("vikingar:activation.move-then-act")
def test_a_longship_moves_then_acts_and_is_done():
    match = play_on(sailing("N02"), "move N01")
    assert asked(match)[0] == "Activation"
    assert match.waiting.moved
    play_on(match, "plunder village")
    assert asked(match) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:activation.move-then-act")
def test_acting_first_forfeits_the_move():
    match = play_on(sailing("N01"), "plunder village")
    assert asked(match) == ("ChooseLongship", 1)
    rule, why = refusal(match, "move N02")
    assert rule == "activation.move-then-act"
    assert why.startswith("Longships move and act when you play them")


@pytest.mark.rule("vikingar:activation.move-then-act")
def test_a_longship_may_do_nothing():
    match = sailing("N01")
    assert told(match.play("done")) == ["Orange does nothing with A1."]


@pytest.mark.rule("vikingar:action.extra-move")
def test_an_extra_move_is_the_action():
    match = play_on(sailing("N02"), "move N01")
    assert told(match.play("move S01")) == ["Orange sails on with A1 to 1 South (city)."]
    assert (at(match, "A1"), asked(match)) == ("S01", ("ChooseLongship", 1))


def test_both_editions_move_alike():
    for match in both(f"{LAND} / A: N01 / B: N02 / sails: A1"):
        assert [move for move in choices(match) if "move" in move] == ["move N24", "move N02", "move H", "move S01"]


# ------------------------------------------------------------------------------------------------ What a move costs


@pytest.mark.parametrize(
    ("where", "other", "move", "says"),
    [
        ("N01", "H", "N02", "Sail to 2 North"),
        ("H", "H", "N01", "Sail to 1 North, after an event"),
        ("H", "N01", "N01", "Sail to 1 North, after an event, and fight"),
        ("N01", "N02", "N02", "Sail to 2 North, and fight (chance 54 %)"),
        ("N01", "N02", "H", "Sail to the high sea"),
        ("S02", "H", "S03", "Sail to 3 South, for a toll of 2"),
    ],
)
def test_a_choice_to_sail_says_what_is_known_to_wait_there(where: str, other: str, move: str, says: str):
    match = begin(f"dials: 1 D01, 2 D03, 3 D02 / A: {where}, gold 2 / B: {other} / sails: A1")
    assert named(match, f"move {move}") == says


def test_where_an_own_longship_is_nobody_fights():
    assert named(begin("dials: 1 D01 / A: N01 H / B: H / sails: A1"), "move H") == "Sail to the high sea"
