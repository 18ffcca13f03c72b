"""Actions: villages, cities and places of worship, outposts, strongholds, quests, temples."""

from __future__ import annotations

import pytest

from vikinglab.games.vikingar.box import CITY, CULT, QUEST, STRONGHOLD, VILLAGE

from .helpers import LOST, WON, asked, at, begin, both, choices, play_on, points, refusal, stands, thrown, told

LAND = "dials: 1 D01, 2 D03, 6 D06, 12 D12, 19 D19"
"""1: village; city. 2: city; quest. 6: city, stronghold; cult. 12: village, city; cult. 19: stronghold, cult; quest."""


def there(zone: str, more: str = "", other: str = "", *moves: str, drawn=(), **how):
    """A1 is in a zone, and acts."""
    return begin(f"{LAND} / A: {zone} {more} / B: H {other} / sails: A1", *moves, drawn=drawn, **how)


@pytest.mark.rule("vikingar:village.plunder")
def test_a_village_is_plundered_without_a_throw():
    for match in both(f"{LAND} / A: N01 / B: H / sails: A1", "plunder village"):
        assert (match.table.gold[0], stands(match, "N01", VILLAGE), match.table.thrown) == (1, False, ())
        assert asked(match) == ("ChooseLongship", 1)
    again = begin(f"{LAND} / ruins: N01:village / A: N01 / B: H / sails: A1")
    assert refusal(again, "plunder village")[1] == "The village in 1 North has been plundered already."
    assert refusal(there("S01"), "plunder village") == ("village.plunder", "There is no village in 1 South.")


@pytest.mark.rule("vikingar:place.plunder")
@pytest.mark.rule("vikingar:feat.counts")
@pytest.mark.rule("vikingar:combat.places")
@pytest.mark.parametrize(
    ("zone", "place", "bit", "feat"), [("N02", "city", CITY, "conqueror"), ("S12", "cult", CULT, "looter")]
)
def test_a_city_or_a_cult_place_is_plundered_against_four_runes(zone, place, bit, feat):
    for match in both(f"{LAND} / A: {zone} / B: H / sails: A1", f"plunder {place}", drawn=WON):
        assert (thrown(match), match.table.gold[0], points(match)) == ([5, 4], 2, {feat: 1})
        assert not stands(match, zone, bit)


@pytest.mark.rule("vikingar:place.plunder")
@pytest.mark.rule("vikingar:combat.beaten")
def test_a_lost_plunder_costs_the_longship_and_brings_bravery():
    match = there("N02", "", "", "plunder city", drawn=LOST)
    assert (at(match, "A1"), points(match), stands(match, "N02", CITY)) == ("-", {"bravery": 1}, True)


@pytest.mark.rule("vikingar:place.plunder")
def test_a_destroyed_place_cant_be_plundered_again():
    match = begin(f"{LAND} / ruins: N02:city / A: N02 / B: H / sails: A1")
    assert refusal(match, "plunder city") == ("place.plunder", "The city in 2 North has been destroyed.")
    assert refusal(there("N01"), "plunder city") == ("place.plunder", "There is no city in 1 North.")


def test_a_raider_gets_a_coin_more():
    text = f"{LAND} / A: N02 / B: H / chiefs: A 1 raider, B 1 scout / sails: A1"
    assert begin(text, "plunder city", edition="kickstarter", drawn=WON).table.gold[0] == 3


# ------------------------------------------------------------------------------------------------ Outposts


@pytest.mark.rule("vikingar:outpost.found")
def test_an_outpost_is_free_on_a_place_that_nobody_holds():
    for match in both(f"{LAND} / A: N02 / B: H / sails: A1", "settle city"):
        assert (match.table.outposts_of(0), match.table.gold[0]) == (1, 0)
        assert asked(match) == ("ChooseLongship", 1)
    own = there("N02", ", outposts N02:city")
    assert refusal(own, "settle city") == ("outpost.found", "You have an outpost on the city already.")
    assert refusal(there("N01"), "settle city")[1] == "You can't found an outpost: there is no city in 1 North."


@pytest.mark.rule("vikingar:outpost.replace")
def test_another_players_outpost_must_be_destroyed_first():
    match = there("N02", "", ", outposts N02:city")
    assert "destroy city" in choices(match)
    rule, why = refusal(match, "settle city")
    said = "You can found an outpost only where nobody has one, and destroy only another player's."
    assert (rule, why.partition(". ")[0] + ".") == ("outpost.replace", said)
    assert refusal(there("N02"), "destroy city")[0] == "outpost.replace"


@pytest.mark.rule("vikingar:held.choice")
def test_only_the_outpost_may_be_destroyed():
    match = there("N02", "", ", outposts N02:city", "destroy city", drawn=WON)
    assert (thrown(match), points(match), match.table.gold[0]) == ([5, 4], {}, 0)
    assert (match.table.outposts, stands(match, "N02", CITY)) == ({}, True)
    assert told(match.moments, "held.choice") == ["Orange destroys the outpost of Sky on the city in 2 North."]


@pytest.mark.rule("vikingar:held.choice")
def test_a_held_place_may_be_plundered_against_its_holder():
    match = there("N02", "", ", outposts N02:city", "plunder city", drawn=WON)
    assert (points(match), match.table.gold[0], match.table.outposts) == ({"conqueror": 1}, 2, {})
    lost = there("N02", "", ", outposts N02:city, items crowned-draugr", "plunder city", drawn=LOST)
    assert (thrown(lost), lost.table.outposts_of(1), points(lost, 1)) == ([5, 5], 1, {})
    assert (at(lost, "A1"), points(lost)) == ("-", {"bravery": 1})


@pytest.mark.rule("vikingar:held.own")
def test_ones_own_outpost_doesnt_save_a_place():
    match = there("N02", ", outposts N02:city, items crowned-draugr", "", "plunder city", drawn=WON)
    assert (thrown(match), match.table.outposts) == ([5, 4], {})


FIVE = "N02:city S01:city N06:city S06:cult N12:city"


@pytest.mark.rule("vikingar:outpost.most")
def test_with_five_outposts_one_is_given_up_for_another():
    match = there("S12", f", outposts {FIVE}", "", "settle cult")
    assert sorted(choices(match)) == sorted(f"give-up {place.replace(':', ' ')}" for place in FIVE.split())
    assert refusal(match, "done")[0] == "outpost.most"
    play_on(match, "give-up S01 city")
    assert (match.table.outposts_of(0), asked(match)) == (5, ("ChooseLongship", 1))


@pytest.mark.rule("vikingar:outpost.stronghold")
def test_a_stronghold_beside_doesnt_prevent_an_outpost():
    for match in both(f"{LAND} / A: N06 / B: H / sails: A1", "settle city"):
        assert match.table.outposts_of(0) == 1


# ------------------------------------------------------------------------------------------------ Strongholds


@pytest.mark.rule("vikingar:stronghold.raze")
def test_a_stronghold_is_attacked_from_inside():
    for match in both(f"{LAND} / A: N06 / B: H / sails: A1", "besiege", drawn=WON):
        assert (thrown(match), match.table.gold[0], points(match)) == ([5, 5], 3, {"strategy": 1})
        assert (at(match, "A1"), stands(match, "N06", STRONGHOLD)) == ("N06", False)
    assert refusal(there("N02"), "besiege") == ("stronghold.raze", "There is no stronghold in 2 North.")
    gone = begin(f"{LAND} / ruins: N06:stronghold / A: N06 / B: H / sails: A1")
    assert refusal(gone, "besiege")[1] == "The stronghold in 6 North has been destroyed already."


# ------------------------------------------------------------------------------------------------ Quests


@pytest.mark.rule("vikingar:quest.fight")
def test_a_beaten_monster_leaves_its_item_and_a_point():
    match = there("S02", "", "", "challenge", drawn=["surt", *WON])
    assert (thrown(match), points(match), match.table.items[0]) == ([5, 7], {"hero": 1}, ("surt",))
    assert not stands(match, "S02", QUEST)
    gone = begin(f"{LAND} / ruins: S02:quest / A: S02 / B: H / sails: A1")
    assert refusal(gone, "challenge") == ("quest.fight", "The monster in 2 South has been beaten already.")
    assert refusal(there("N02"), "challenge")[1] == "There is no quest site in 2 North."


@pytest.mark.rule("vikingar:quest.stays")
def test_an_unbeaten_monster_stays_for_the_next():
    match = there("S02", "", "", "challenge", drawn=["surt", *LOST])
    assert (at(match, "A1"), points(match), match.table.monsters) == ("-", {"bravery": 1}, {26: "surt"})
    again = begin(f"monsters: S02 surt / {LAND} / A: S02 / B: H / sails: A1", "challenge", drawn=WON)
    assert again.table.items[0] == ("surt",)


@pytest.mark.rule("vikingar:quest.fight")
def test_a_site_without_a_card_left_is_closed():
    quests = [*begin(f"{LAND} / A: S02 / B: H").table.box.content.quests]
    match = begin(f"gone: {' '.join(quests)} / {LAND} / A: S02 / B: H / sails: A1")
    assert refusal(match, "challenge")[0] == "quest.fight"


# ------------------------------------------------------------------------------------------------ Temples

TEMPLES = "dials: 20 D20, 4 D25, 5 D26, 6 D27"
"""Temples stand in 20 South, 4 North, 5 South and 6 South."""


def at_temple(more: str = "", other: str = "", *moves: str, drawn=()):
    text = f"{TEMPLES} / A: S20 {more} / B: H {other} / sails: A1"
    return begin(text, *moves, edition="kickstarter", drawn=drawn)


@pytest.mark.rule("vikingar:temple.control")
def test_a_free_temple_is_taken_for_free():
    match = at_temple("", "", "control")
    assert (match.table.temples, asked(match)) == ({44: 0}, ("ChooseLongship", 1))
    assert refusal(at_temple(", temples S20"), "control")[1] == "You hold the temple in 20 South already."
    text = f"{TEMPLES} / A: N20 / B: H / sails: A1"
    assert refusal(begin(text, edition="kickstarter"), "control")[1] == "There is no temple in 20 North."


@pytest.mark.rule("vikingar:temple.most")
@pytest.mark.parametrize("other", ["", ", temples S20"])
def test_nobody_holds_more_than_two_nor_attacks_for_a_third(other):
    match = at_temple(", temples N04 S05", other)
    assert refusal(match, "control") == ("temple.most", "You hold 2 temples, and can't have more.")


@pytest.mark.rule("vikingar:temple.rune")
@pytest.mark.parametrize(("temples", "runes"), [("N04", 6), ("N04 S05", 7)])
def test_each_temple_adds_a_rune_to_all_ones_throws(temples, runes):
    text = f"{TEMPLES} / A: N20, temples {temples} / B: H / sails: A1"
    assert thrown(begin(text, "plunder city", edition="kickstarter", drawn=WON)) == [runes, 4]


@pytest.mark.rule("vikingar:temple.attack")
def test_a_held_temple_is_taken_from_its_holder_whose_rune_still_counts():
    match = at_temple("", ", temples S20", "control", drawn=WON)
    assert (thrown(match), match.table.temples, points(match)) == ([5, 5], {44: 0}, {})
    lost = at_temple("", ", temples S20", "control", drawn=LOST)
    assert (at(lost, "A1"), lost.table.temples, points(lost), points(lost, 1)) == ("-", {44: 1}, {"bravery": 1}, {})


@pytest.mark.rule("vikingar:temple.indestructible")
def test_a_temple_cant_be_plundered():
    assert refusal(at_temple(), "plunder temple") == (
        "temple.indestructible",
        "A temple can't be plundered. You can take control of it.",
    )
