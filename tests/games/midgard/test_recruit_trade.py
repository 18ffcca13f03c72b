"""Recruiting and trading."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship


@pytest.mark.rule("midgard:recruit.pair")
@pytest.mark.rule("midgard:recruit.roll")
def test_two_reavers_come_and_their_dice_are_rolled_before_their_fate():
    match = drawn("reaver: RR07+RB07 / A: / B:", "place recruit", "act", "take-group 1", comes=["RC", "BS"])
    assert ship(match).dice == ("BS", "RC")
    assert asked(match) == ("DecideFates", 0)
    assert match.table.displays["reaver"] == ((),)


@pytest.mark.rule("midgard:recruit.pair")
def test_without_a_stack_two_come_from_the_deck():
    match = drawn("A: / B:", "place recruit", "act", comes=["RR07", "RB07", "RC", "BS"])
    assert match.waiting.cards == ("RR07", "RB07")


THEN = "part A yes, end-location, next-selection"
HAND = f"ships: recruit A / location: recruit / A: {{}} / B: / next: decide-fates A {{}}, {THEN}"


@pytest.mark.rule("midgard:recruit.rally")
def test_a_rally_brings_dice_on_faces_of_ones_choice():
    match = begin(HAND.format("leader RB01", "RR07"), "rally RR07")  # R B
    assert choices(match) == ["set RH", "set RHH", "set RS", "set RC", "set RL", "set RK"]
    play_on(match, "set RL", "set BK")
    assert (ship(match).dice, ship(match).glory_pile) == (("BK", "RL"), ("RR07",))


@pytest.mark.rule("midgard:recruit.specialise")
def test_a_slot_holds_three_reavers():
    match = begin(HAND.format("sea RR01 RR02 RR03", "RR07"))
    assert refusal(match, "specialise RR07 sea") == ("recruit.specialise", "Your slot for “Battle at Sea” is full.")
    assert ship(play_on(match, "specialise RR07 keep")).slots == (("RR01", "RR02", "RR03"), (), ("RR07",), ())


@pytest.mark.rule("midgard:recruit.promote")
@pytest.mark.parametrize(("card", "gains"), [("RR07", (4, 0)), ("RB07", (0, 2))])
def test_a_leader_brings_the_bonus_of_its_clan(card, gains):
    match = begin(HAND.format("leader RY01", card), f"promote {card}")
    assert ((ship(match).food, ship(match).favor), ship(match).leader) == (gains, card)
    assert ship(match).glory_pile == ("RY01",)


@pytest.mark.rule("midgard:recruit.promote")
def test_a_yellow_leader_brings_a_card_that_is_resolved_at_once():
    match = drawn(HAND.format("favor 0", "RY07"), "promote RY07", "option 1", comes=["KT01"])
    assert ship(match).glory_pile == ("KT01",)


@pytest.mark.rule("midgard:recruit.promote")
def test_where_one_deck_is_empty_a_yellow_leader_brings_a_card_of_the_other():
    match = begin(HAND.format("favor 0", "RY07"))
    pool = match.table.decks["village"]
    pool.discards, pool.unseen = (), ()
    match.table.displays["village"] = (("VF01", "VW01"),)
    match.play("promote RY07")
    assert asked(match)[0] != "ChooseEffect"


def test_two_reavers_are_decided_one_after_the_other():
    match = begin(HAND.format("favor 0", "RR07+RB07"), "promote RR07")
    assert match.waiting.cards == ("RB07",)
    match.play("promote RB07")
    assert (ship(match).leader, ship(match).glory_pile, ship(match).food, ship(match).favor) == (
        "RB07",
        ("RR07",),
        4,
        2,
    )


# ------------------------------------------------------------------------------------------------ Trade

MARKET = "trade: RS YC / prophecy: P01 P02 / A: {} / B: {}"


@pytest.mark.rule("midgard:trade.rewards")
@pytest.mark.rule("midgard:trade.choices")
def test_the_active_player_chooses_three_rewards():
    match = begin(MARKET.format("favor 0", ""), "place trade", "act", "reward 1", "reward 2", "reward 2")
    assert (ship(match).favor, ship(match).food) == (2, 6)
    assert asked(match) == ("TakePart", 1)


@pytest.mark.rule("midgard:trade.choices")
@pytest.mark.rule("midgard:trade.faces")
def test_dice_from_trade_keep_their_faces_and_run_out():
    match = begin(MARKET.format("favor 0", ""), "place trade", "act", "reward 3")
    assert ship(match).dice == ("RS", "YC")  # there were no more than two
    assert refusal(match, "reward 3") == ("trade.choices", "None is left in this round. Choose another reward.")


@pytest.mark.rule("midgard:trade.faces")
def test_of_more_dice_two_are_chosen():
    match = begin("trade: RS YC BL / A: / B:", "place trade", "act", "reward 3", "take BL")
    assert choices(match) == ["take RS", "take YC"]


@pytest.mark.rule("midgard:trade.prophecies")
def test_a_prophecy_lies_face_up_or_comes_from_the_deck_and_is_secret():
    match = drawn(MARKET.format("favor 0", ""), "place trade", "act", "reward 4", "take-group 2", comes=["P09"])
    assert ship(match).prophecies == ("P02",)
    play_on(match, "reward 4", "from-deck")
    assert match.table.decks["prophecy"].slots["0.0"].value == "P09"
    assert match.table.view(1).decks["prophecy"].slots["0.0"].value is None
    assert "P09" in match.table.view(1).decks["prophecy"].unseen
    seen = [match.moments[at].text["en"] for at in match.log(1)]
    assert not any("Dread Name" in text for text in seen)


@pytest.mark.rule("midgard:trade.marker")
@pytest.mark.parametrize(("marker", "goes"), [("B", 0), ("A", 1)])
def test_the_marker_is_taken_or_passed_to_the_left(marker, goes):
    match = begin(f"marker: {marker} / start: A / A: / B: / C:", "place trade", "act")
    assert match.table.marker == goes
    assert match.table.start == 0  # the running round keeps its order


@pytest.mark.rule("midgard:trade.marker")
def test_the_marker_stays_where_the_active_player_rests():
    assert begin("marker: B / start: A / A: / B:", "place trade", "rest").table.marker == 1
