"""Differences of the two editions, D1 to D22: pairs of positions that differ in their edition alone."""

from __future__ import annotations

from collections import Counter

import pytest

import vikinglab as vl

from .helpers import EDITIONS, LOST, WON, at, begin, both, choices, points, refusal, thrown

BOOKS = {edition: vl.rulebook("vikingar", edition=edition) for edition in EDITIONS}


def content(edition: str):
    return vl.new("vikingar", edition=edition).table.box.content


# ------------------------------------------------------------------------------------------------ Components


def test_the_box_has_other_components_in_the_kickstarter_edition():
    """Clans, dials, events, powers and temples; everything else is the same."""
    found = {
        edition: (
            box.players[-1],
            len(box.dials),
            sum(event.copies for event in box.events.values()),
            len(box.powers),
            sum("temple" in dial.north + dial.south for dial in box.dials.values()),
        )
        for edition, box in ((edition, content(edition)) for edition in EDITIONS)
    }
    assert found == {"first": (4, 24, 30, 0, 0), "kickstarter": (6, 30, 37, 12, 8)}
    first, kickstarter = map(content, EDITIONS)
    same = ("runes.attack", "runes.defence", "runes.edge", "clan.longships", "clan.outposts", "clan.start")
    for name in same:
        part, key = name.split(".")
        assert getattr(getattr(first, part), key) == getattr(getattr(kickstarter, part), key)
    for name in ("gold", "defence", "fleet", "feats", "edges", "quests"):
        assert getattr(first, name) == getattr(kickstarter, name)
    assert sum(vars_of(first.edges)) == len(first.quests) == 24


def vars_of(part) -> list[int]:
    return [getattr(part, name) for name in part.__struct_fields__]


# ------------------------------------------------------------------------------------------------ D1: the toll


@pytest.mark.rule("vikingar:place.stronghold")
@pytest.mark.rule("vikingar:place.toll-paid")
@pytest.mark.parametrize("zone", ["N06 city", "S14 cult"])
def test_d1_behind_a_standing_stronghold_only_the_kickstarter_edition_lets_plunder(zone):
    zone, place = zone.split()
    first, kickstarter = both(f"dials: 6 D06, 14 D14 / A: {zone} / B: H / sails: A1")
    assert f"plunder {place}" in choices(kickstarter)
    name = {"city": "city", "cult": "place of worship"}[place]
    where = f"{int(zone[1:])} {'North' if zone[0] == 'N' else 'South'}"
    said = f"You can't plunder the {name}: the stronghold in {where} still stands. Destroy it first."
    assert refusal(first, f"plunder {place}") == ("place.stronghold", said)
    razed = both(f"dials: 6 D06, 14 D14 / ruins: {zone}:stronghold / A: {zone} / B: H / sails: A1")
    assert all(f"plunder {place}" in choices(match) for match in razed)


def test_d1_nothing_else_is_closed_behind_a_stronghold():
    """Outposts, villages, quests, and an enemy outpost that is only destroyed."""
    held = "dials: 6 D06 / A: N06 / B: H, outposts N06:city / sails: A1"
    assert all("destroy city" in choices(match) for match in both(held))
    first, kickstarter = both(held)
    assert ("plunder city" in choices(first), "plunder city" in choices(kickstarter)) == (False, True)
    assert all("settle city" in choices(match) for match in both("dials: 6 D06 / A: N06 / B: H / sails: A1"))
    assert all("challenge" in choices(match) for match in both("dials: 6 D24 / A: S06 / B: H / sails: A1"))


# ------------------------------------------------------------------------------------------------ D2: a lost event


@pytest.mark.rule("vikingar:sea.no-reward")
@pytest.mark.parametrize(
    "event", ["drifting-wreck", "floating-cargo", "sunken-hoard", "merchant-knarr", "merchant-convoy"]
)
def test_d2_a_find_that_is_lost_lets_one_go_on_in_the_first_edition_and_stops_in_the_other(event):
    first, kickstarter = both("dials: 1 D15 / A: H / B: H / sails: A1", "move N01", drawn=[event, "1", "3"])
    assert (at(first, "A1"), first.waiting.moved) == ("N01", True)
    assert (at(kickstarter, "A1"), choices(kickstarter)) == ("H", ["complete", "done"])
    assert ("sea.no-reward" in BOOKS["first"], "sea.no-reward" in BOOKS["kickstarter"]) == (True, False)


# ------------------------------------------------------------------------------------------------ D3, D4: points


@pytest.mark.rule("vikingar:feat.bloody")
def test_d3_a_defender_who_wins_scores_in_the_first_edition_alone():
    text = "dials: 1 D15, 2 D18 / A: N01 / B: N02 / sails: A1"
    lost = both(text, "move N02", drawn=LOST)
    assert [points(match, 1) for match in lost] == [{"bloody": 1}, {}]
    assert [points(match, 0) for match in lost] == [{"bravery": 1}] * 2
    assert [points(match, 0) for match in both(text, "move N02", drawn=WON)] == [{"bloody": 1}] * 2


@pytest.mark.rule("vikingar:feat.bloody")
def test_d3_the_owner_of_an_outpost_scores_in_neither():
    text = "dials: 2 D03 / A: N02 / B: H, outposts N02:city / sails: A1"
    assert [points(match, 1) for match in both(text, "plunder city", drawn=LOST)] == [{}, {}]


@pytest.mark.rule("vikingar:feat.bravery")
def test_d4_only_the_kickstarter_edition_can_be_read_to_count_events():
    assert BOOKS["first"]["feat.bravery"].readings == ()
    assert BOOKS["kickstarter"]["feat.bravery"].readings == ("no event", "foes and monsters", "any event")
    text = "dials: 1 D15 / A: H / B: H / sails: A1"
    assert [points(match) for match in both(text, "move N01", drawn=["hurricane", *LOST])] == [{}, {}]
    counted = {"feat.bravery": "any event"}
    with pytest.raises(vl.Refused):
        begin(text, edition="first", rulings=counted)
    lost = begin(text, "move N01", edition="kickstarter", rulings=counted, drawn=["hurricane", *LOST])
    assert points(lost) == {"bravery": 1}


# ------------------------------------------------------------------------------------------------ D5 to D8


def test_d5_only_the_kickstarter_edition_has_temples():
    keys = {"temple.control", "temple.most", "temple.rune", "temple.attack", "temple.indestructible"}
    assert (keys & {*BOOKS["first"]}, keys - {*BOOKS["kickstarter"]}) == (set(), set())
    first, kickstarter = both("dials: 20 D20 / A: S20 / B: H / sails: A1")
    assert ("control" in choices(first), "control" in choices(kickstarter)) == (False, True)


def test_d6_the_second_target_is_conduct_in_the_kickstarter_edition():
    assert "rune.target" not in BOOKS["first"]
    assert BOOKS["kickstarter"]["rune.target"].status == "table"
    throws = [match.table.box.content.throw for match in both("A: H / B: H")]
    assert throws[0] is throws[1]


def test_d7_and_d8_powers_and_variants_are_options_of_the_kickstarter_edition():
    assert "power.choose" not in BOOKS["first"]
    assert BOOKS["kickstarter"]["power.choose"].readings == ("without powers", "with powers")
    assert BOOKS["first"]["victory.gate"].readings == ()
    assert BOOKS["kickstarter"]["victory.gate"].readings == ("standard", "single gate", "all gates")
    for reading in ({"power.choose": "with powers"}, {"victory.gate": "single gate"}):
        with pytest.raises(vl.Refused):
            vl.new("vikingar", edition="first", rulings=reading)


# ------------------------------------------------------------------------------------------------ D9 to D22: the same


def test_d10_what_the_bag_holds_is_told():
    said = [str(BOOKS[edition]["maintain.bag"].text) for edition in EDITIONS]
    assert said == ["The runes go back into the bag.", "The tokens go back into the bag."]
    assert ("setup.bag" in BOOKS["first"], "setup.bag" in BOOKS["kickstarter"]) == (True, False)


def test_d11_both_draw_tokens_for_the_order():
    for match in both("A: H H / B: H H, looter 1 / turn: B", "done", drawn=["BA"]):
        assert match.table.order == (1, 0)


def test_d12_both_have_five_outposts():
    places = "N02:city S01:city N06:city S06:cult N12:city"
    for match in both(
        f"dials: 1 D01, 2 D03, 6 D06, 12 D12 / A: S12, outposts {places} / B: H / sails: A1", "settle cult"
    ):
        assert type(match.waiting).__name__ == "Reuse"


def test_d15_the_kraken_lies_in_both_decks():
    assert [Counter(match.table.box.event_cards)["kraken"] for match in both("A: H / B: H")] == [1, 1]


def test_d18_both_allow_two_three_and_four_longships():
    assert [content(edition).fleet.limit for edition in EDITIONS] == [[2, 3, 4]] * 2


@pytest.mark.parametrize(
    ("text", "moves", "drawn"),
    [
        ("dials: 1 D01 / A: S01 / B: H / sails: A1", ["plunder city"], WON),
        ("dials: 6 D06 / A: N06 / B: H / sails: A1", ["besiege"], LOST),
        ("dials: 3 D03 / A: S03 / B: H / sails: A1", ["challenge"], ["hati", *WON]),
        ("dials: 1 D15, 2 D18 / A: N01 / B: N02 / sails: A1", ["move N02"], WON),
        ("dials: 1 D01 / A: S01 / B: H / sails: A1", ["move E01"], ["fall", *LOST]),
        ("dials: 1 D15 / A: H / B: H / sails: A1", ["move N01", "complete"], ["storm", *LOST]),
        ("A: H H / B: H H, looter 1 / turn: B", ["done"], ["AB"]),
        ("A: H, gold 9 / B: H H / builds: A 1", ["longship", "treasure"], []),
    ],
)
def test_d9_d13_d14_d16_d17_d19_to_d22_play_alike(text, moves, drawn):
    first, kickstarter = both(text, *moves, drawn=drawn)
    for name in ("where", "gold", "tracks", "outposts", "items", "played", "thrown"):
        assert getattr(first.table, name) == getattr(kickstarter.table, name)
    assert thrown(first) == thrown(kickstarter)


# ------------------------------------------------------------------------------------------------ The other edition


@pytest.mark.parametrize("move", ["control", "plunder temple", "leave", "peek 2", "again", "keep 1", "face storm"])
def test_an_action_of_the_other_edition_is_said_to_be_one(move):
    match = begin("dials: 1 D01 / A: N01 H / B: H H / sails: A1")
    refused = match.why_not(move)
    assert refused.text["en"].startswith(f"“{move}” is an action of another edition: this one doesn’t have it. ")
    assert "est une action d’une autre édition" in refused.text["fr"]
    assert "edition" not in str(
        begin("dials: 1 D01 / A: N01 H / B: H / sails: A1", edition="kickstarter").why_not(move)
    )


def test_a_rule_of_the_other_edition_has_no_options_in_this_one():
    with pytest.raises(vl.Refused, match="The edition “first” doesn’t have the rule “power.choose”"):
        vl.new("vikingar", rulings={"power.choose": "with powers"})
    with pytest.raises(vl.Refused, match="The rule “power.chose” has no options. Rules with options: setup.feats"):
        vl.new("vikingar", rulings={"power.chose": "with powers"})
