"""Leaving the high sea: the navigation event, and every way it can end."""

from __future__ import annotations

import pytest

from .helpers import EDITIONS, LOST, WON, asked, at, begin, choices, named, play_on, points, refusal, thrown, told

SEA = "dials: 1 D15 / A: H, gold 1 / B: H / sails: A1"


def leaves(event: str, *throws: str, edition: str = "first", text: str = SEA, **how):
    """A1 leaves the high sea for N01, and meets an event."""
    return begin(text, "move N01", edition=edition, drawn=[event, *throws], **how)


@pytest.mark.rule("vikingar:sea.event")
def test_five_runes_are_thrown_against_the_event():
    match = leaves("storm", "2", "3")
    assert thrown(match) == [5, 3]
    assert told(match.moments, "sea.event") == ["Orange draws Storm: 3 runes."]
    assert match.table.events.discards == ("storm",)


@pytest.mark.rule("vikingar:sea.event")
@pytest.mark.parametrize(("throws", "there"), [(("4", "3"), "N01"), (("3", "3"), "H"), (("2", "3"), "H")])
def test_an_event_is_beaten_by_more_points_alone(throws, there):
    assert at(leaves("storm", *throws), "A1") == there


def test_an_event_without_runes_asks_for_no_throw():
    match = leaves("fair-wind")
    assert (at(match, "A1"), match.table.thrown) == ("N01", ())


def test_coming_back_to_the_high_sea_draws_nothing():
    match = begin("dials: 1 D15 / A: N01 / B: H / sails: A1", "move H")
    assert match.table.events.discards == ()


@pytest.mark.rule("vikingar:sea.won")
def test_a_won_event_pays_and_the_longship_can_still_act():
    match = leaves("lone-longship", *WON)
    assert match.table.gold[0] == 2
    assert told(match.moments, "sea.won") == ["Orange beats Lone enemy longship, and gets 1 gold."]
    assert "plunder village" in choices(match)


@pytest.mark.rule("vikingar:build.kraken")
def test_the_kraken_raises_the_limit_once():
    match = leaves("kraken", *WON)
    assert match.table.krakens == (0,)
    assert match.table.limit(0) == 3
    again = leaves("kraken", *WON, text=f"krakens: A / {SEA}")
    assert again.table.krakens == (0,)


@pytest.mark.rule("vikingar:sea.destroyed")
def test_a_lost_event_may_destroy_the_longship():
    match = leaves("hurricane", *LOST)
    assert at(match, "A1") == "-"
    assert asked(match) == ("ChooseLongship", 1)
    assert told(match.moments, "sea.destroyed") == ["A1 of Orange is destroyed by Hurricane."]


@pytest.mark.rule("vikingar:sea.stays")
def test_a_longship_that_is_held_up_may_complete_its_move_by_its_action():
    match = leaves("storm", *LOST)
    assert (at(match, "A1"), choices(match)) == ("H", ["complete", "done"])
    play_on(match, "complete")
    assert (at(match, "A1"), asked(match)) == ("N01", ("ChooseLongship", 1))
    assert match.table.events.discards == ("storm",), "without another event"


@pytest.mark.rule("vikingar:sea.stays")
def test_who_doesnt_complete_the_move_keeps_the_action():
    match = play_on(leaves("storm", *LOST), "done")
    assert asked(match)[0] == "Activation"
    assert match.waiting.moved
    play_on(match, "move N02")
    assert len(match.table.events.discards) == 2, "an extra move out of the high sea is a move like any other"


@pytest.mark.rule("vikingar:sea.stays")
def test_an_extra_move_that_is_held_up_is_over():
    text = "dials: 1 D15 / A: H / B: H / sails: A1 moved"
    match = leaves("storm", *LOST, text=text)
    assert (at(match, "A1"), asked(match)) == ("H", ("ChooseLongship", 1))
    assert refusal(match, "complete")[0] == "sea.stays"


@pytest.mark.rule("vikingar:sea.stays")
def test_a_completed_move_still_meets_a_stronghold():
    text = "dials: 1 D06 / A: H, gold 1 / B: H / sails: A1"
    match = play_on(leaves("storm", *LOST, text=text), "complete")
    assert choices(match) == ["turn-back"]
    assert refusal(match, "besiege")[0] == "toll.siege"
    assert asked(play_on(match, "turn-back")) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:sea.no-reward")
def test_a_lost_find_goes_on_without_its_reward_in_the_first_edition():
    match = leaves("sunken-hoard", *LOST)
    assert (at(match, "A1"), match.table.gold[0]) == ("N01", 1)
    assert "plunder village" in choices(match), "move and action are as after a win"
    assert told(match.moments, "sea.no-reward") == ["Orange goes on without the reward of Sunken hoard."]


def test_the_reward_is_kept_though_a_stronghold_then_stops_the_longship():
    text = "dials: 1 D06 / A: H / B: H / sails: A1"
    match = play_on(leaves("enemy-fleet", *WON, text=text), "turn-back")
    assert (at(match, "A1"), match.table.gold[0]) == ("H", 3)


@pytest.mark.rule("vikingar:feat.bravery")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", ["hurricane", "enemy-fleet"])
def test_no_event_gives_bravery_by_the_usual_reading(edition, event):
    assert points(leaves(event, *LOST, edition=edition)) == {}


@pytest.mark.rule("vikingar:feat.bravery")
@pytest.mark.parametrize(
    ("reading", "storms", "foes"),
    [("foes and monsters", {}, {"bravery": 1}), ("any event", {"bravery": 1}, {"bravery": 1})],
)
def test_the_kickstarter_edition_can_be_read_to_give_it(reading, storms, foes):
    rulings = {"feat.bravery": reading}
    found = [leaves(event, *LOST, edition="kickstarter", rulings=rulings) for event in ("hurricane", "enemy-fleet")]
    assert [points(match) for match in found] == [storms, foes]


@pytest.mark.rule("vikingar:power.draw-events")
def test_the_navigator_faces_one_of_two_events():
    text = f"chiefs: A 1 navigator, B 1 scout / {SEA}"
    match = leaves("hurricane", "fair-wind", edition="kickstarter", text=text)
    assert choices(match) == ["face hurricane", "face fair-wind"]
    assert refusal(match, "done")[0] == "power.draw-events"
    assert named(match, "face hurricane") == "Face Hurricane (5 runes; lost: your longship is destroyed)"
    assert named(match, "face fair-wind") == "Face Fair wind (no throw)"
    play_on(match, "face fair-wind")
    assert (at(match, "A1"), match.table.events.discards) == ("N01", ("hurricane", "fair-wind"))


@pytest.mark.rule("vikingar:power.draw-events")
def test_the_other_event_waits_when_the_first_is_told():
    text = f"chiefs: A 1 navigator, B 1 scout / {SEA}"
    match = leaves("hurricane", "fair-wind", edition="kickstarter", text=text)
    tables = [moment.table for moment in match.moments if moment.rule == "sea.event"]
    assert [type(table.waiting).__name__ for table in tables] == ["DrawEvent", "ChooseEvent"]


def test_an_empty_pile_of_events_is_shuffled_anew():
    deck = " ".join(begin(SEA).table.box.event_cards)
    match = leaves("storm", *WON, text=f"discards: {deck} / {SEA}")
    assert match.table.events.discards == ("storm",)
    assert len(match.table.events.unseen) == 29
