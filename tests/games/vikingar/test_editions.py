"""What the editions play differently: each pair of positions is the same but for the edition."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import EDITIONS, LOST, WON, asked, begin, both, choices, points, refusal, zones


def test_the_editions_differ_in_these_rules():
    first, kickstarter = (set(vl.rulebook("vikingar", edition=edition)) for edition in EDITIONS)
    assert first - kickstarter == {"setup.bag", "sea.no-reward", "place.stronghold"}
    assert {rule.partition(".")[0] for rule in kickstarter - first} == {"power", "rune", "temple", "place", "variant"}


# ------------------------------------------------------------------------------------------------ Behind a stronghold

INSIDE = "dials: 2 D02 / A: S02 H / B: H H{} / sails: A1"
"""A is in a zone with a city, behind a stronghold that stands."""


@pytest.mark.rule("vikingar:place.stronghold")
@pytest.mark.rule("vikingar:place.toll-paid")
@pytest.mark.parametrize("held", ["", ", outposts S02:city"])
def test_a_city_behind_a_stronghold_is_plundered_in_one_edition_alone(held):
    first, kickstarter = both(INSIDE.format(held))
    said = "You can't plunder the city: the stronghold in 2 South still stands. Destroy it first."
    assert refusal(first, "plunder city") == ("place.stronghold", said)
    assert "plunder city" in choices(kickstarter)


def test_an_outpost_behind_a_stronghold_is_destroyed_in_both():
    for match in both(INSIDE.format(", outposts S02:city")):
        assert "destroy city" in choices(match)


@pytest.mark.rule("vikingar:place.stronghold")
def test_a_razed_stronghold_guards_nothing():
    for match in both("ruins: S02:stronghold / " + INSIDE.format("")):
        assert "plunder city" in choices(match)


@pytest.mark.rule("vikingar:place.stronghold")
@pytest.mark.parametrize(
    ("edition", "dial", "move"),
    [("first", "D24", "challenge"), ("kickstarter", "D24", "challenge"), ("kickstarter", "D26", "control")],
)
def test_other_places_behind_a_stronghold_are_open(edition, dial, move):
    assert move in choices(begin(f"dials: 1 {dial} / A: S01 H / B: H H / sails: A1", edition=edition))


# ------------------------------------------------------------------------------------------------ Bloody and Bravery


@pytest.mark.rule("vikingar:feat.bloody")
def test_a_defender_who_wins_is_bloody_in_one_edition_alone():
    first, kickstarter = both("dials: 1 D01, 2 D03 / A: N01 H / B: N02 H / sails: A1", "move N02", drawn=LOST)
    assert (points(first, 0), points(first, 1)) == ({"bravery": 1}, {"bloody": 1})
    assert (points(kickstarter, 0), points(kickstarter, 1)) == ({"bravery": 1}, {})


@pytest.mark.rule("vikingar:feat.bloody")
def test_an_attacker_who_wins_is_bloody_in_both():
    for match in both("dials: 1 D01, 2 D03 / A: N01 H / B: N02 H / sails: A1", "move N02", drawn=WON):
        assert (points(match, 0), points(match, 1)) == ({"bloody": 1}, {"bravery": 1})


@pytest.mark.rule("vikingar:feat.bloody")
def test_the_owner_of_an_outpost_who_wins_isnt_bloody_in_either():
    text = "dials: 1 D01 / A: S01 H / B: H H, outposts S01:city / sails: A1"
    for match in both(text, "plunder city", drawn=LOST):
        assert (points(match, 0), points(match, 1)) == ({"bravery": 1}, {})


@pytest.mark.rule("vikingar:feat.bravery")
def test_only_the_kickstarter_edition_can_be_read_to_give_bravery_for_an_event():
    readings = {edition: vl.rulebook("vikingar", edition=edition)["feat.bravery"].readings for edition in EDITIONS}
    assert readings == {"first": (), "kickstarter": ("no event", "foes and monsters", "any event")}
    for match in both("A: H H / B: H H / sails: A1", "move N01", drawn=["enemy-fleet", *LOST]):
        assert (zones(match)[0], points(match)) == ("-", {})


# ------------------------------------------------------------------------------------------------ Cards, places, powers


@pytest.mark.rule("vikingar:sea.no-reward")
def test_a_lost_wreck_lets_a_longship_on_in_one_edition_alone():
    first, kickstarter = both(
        "A: H H / B: H H / dials: 1 D01 / sails: A1", "move N01", drawn=["drifting-wreck", "1", "2"]
    )
    assert (asked(first), zones(first)[0], first.table.gold[0]) == (("Activation", 0), "N01", 0)
    assert (asked(kickstarter), zones(kickstarter)[0]) == (("CompleteMove", 0), "H")


@pytest.mark.rule("vikingar:temple.control")
def test_only_one_edition_has_temples():
    first, kickstarter = both("dials: 5 D05 / A: S05 H / B: H H / sails: A1")
    assert refusal(first, "control")[0] == "core:not-a-choice"
    assert refusal(first, "plunder temple")[0] == "core:not-a-choice"
    assert "control" in choices(kickstarter)


@pytest.mark.parametrize("move", ["peek 2", "again", "keep 1", "face storm", "leave"])
def test_a_refusal_names_no_rule_of_the_other_edition(move):
    first, kickstarter = both("dials: 5 D05 / A: S05 H / B: H H / sails: A1")
    assert refusal(first, move)[0] == "core:not-a-choice"
    assert refusal(kickstarter, move)[0] in vl.rulebook("vikingar", edition="kickstarter")


@pytest.mark.rule("vikingar:setup.dials")
@pytest.mark.parametrize(("edition", "spare"), [("first", 0), ("kickstarter", 6)])
def test_as_many_dials_stay_in_the_box(edition, spare):
    table = vl.new("vikingar", edition=edition).table
    assert len(table.dials.unseen) - table.box.slots == spare


@pytest.mark.rule("vikingar:power.choose")
def test_powers_and_other_endings_can_be_chosen_in_one_edition_alone():
    for rulings in ({"power.choose": "with powers"}, {"victory.gate": "all gates"}):
        assert vl.new("vikingar", edition="kickstarter", rulings=rulings).table.box.rulings.items() >= rulings.items()
        with pytest.raises(vl.Refused):
            vl.new("vikingar", edition="first", rulings=rulings)
