"""Territories."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship, told


@pytest.mark.rule("midgard:territory.ways")
@pytest.mark.rule("midgard:territory.rewards")
@pytest.mark.rule("midgard:territory.attempts")
def test_tributes_subdue_and_rewards_come_after_the_last_attempt():
    match = drawn("A: food 4, favor 1 / B:", "place territory", "act", comes=["TF15", "TV15", "TF13"])
    assert refusal(match, "stop") == (
        "territory.attempts",
        "Make at least one attempt first. If none is possible, rest.",
    )
    assert refusal(match, "tribute food3") == (
        "territory.ways",
        "You can't pay this tribute: it takes 6 food. You have 4 food and 1 favor.",
    )
    play_on(match, "tribute food1", "tribute favor1")
    assert (ship(match).food, ship(match).territories, ship(match).subdued) == (2, (), ("food1", "favor1"))
    match.play("tribute food1")
    assert ship(match).territories == ("TF13", "TF15", "TV15")
    assert asked(match)[0] == "ChooseCard"


@pytest.mark.rule("midgard:territory.attempts")
def test_one_may_stop_after_an_attempt_and_rests_where_none_is_possible():
    match = drawn("A: food 4 / B:", "place territory", "act", "tribute food1", "stop", comes=["TF13"])
    assert ship(match).glory == 1
    assert "Sky can't subdue any territory and has to rest." in told(match.moments)


@pytest.mark.rule("midgard:territory.attempts")
def test_without_a_way_to_subdue_one_cant_act():
    match = begin("A: artifacts VA14+RC / B:", "place territory")
    assert refusal(match, "act")[0] == "territory.attempts"


@pytest.mark.rule("midgard:territory.failed")
def test_a_lost_combat_uses_the_attempt_up():
    match = drawn(
        "A: dice RH YH, food 2 / B:", "place territory", "act", "force dice3", "spend RH", "roll", comes=["1"]
    )
    assert (match.waiting.left, ship(match).subdued) == (2, ())


@pytest.mark.rule("midgard:territory.piles")
def test_an_empty_pile_cant_be_chosen():
    match = begin("A: favor 9, food 9 / B: territories TF31 TF32 TF33", "place territory", "act")
    assert refusal(match, "tribute food3") == ("territory.piles", "No food territory of level 3 is left.")


def test_dice_territories_take_longships():
    match = drawn(
        "A: dice RL YL BL / B:", "place territory", "act", "tribute dice2", "spend BL", "spend RL", comes=["TD22"]
    )
    assert (ship(match).dice, ship(match).subdued) == (("YL",), ("dice2",))


def test_boundary_stones_add_an_attempt_also_for_who_rests():
    match = begin("A: food 8, artifacts VA12+RL / B:", "place territory", "act", "use VA12")
    assert match.waiting.left + ship(match).attempts == 4
    match = drawn(
        "A: food 2, artifacts VA12+RL / B:", "place territory", "use VA12", "rest", "option 0", comes=["TF13"]
    )
    assert asked(match)[0] == "AttemptTerritory"
    match.play("tribute food1")
    assert (ship(match).glory, ship(match).territories) == (1, ("TF13",))


@pytest.mark.rule("midgard:territory.attempts")
def test_attempts_that_nothing_is_left_for_are_gone():
    """The rewards come after them: what they bring pays for no further attempt."""
    match = drawn(
        "A: food 2, artifacts VA12+RL / B:", "place territory", "act", "use VA12", "tribute food1", comes=["TF13"]
    )
    assert ship(match).attempts == 0
    assert [each for each in told(match.moments, "territory.attempts") if "Orange" in each] == [
        "Orange can't subdue another territory."
    ]


def test_a_prophecy_may_be_the_reward():
    match = drawn("prophecy: P01 / A: favor 3 / B:", "place territory", "act", "tribute favor2", comes=["TV22"])
    assert ship(play_on(match, "take-group 1")).prophecies == ("P01",)


@pytest.mark.rule("midgard:artifact.use")
def test_an_attempt_that_is_won_at_the_end_of_ones_part_is_made():
    match = drawn("A: food 2, artifacts VA12+RL / B:", "place territory", "rest", "option 0", comes=["TF13"])
    assert asked(match)[0] == "EndPart"
    match.play("use VA12")
    assert (asked(match)[0], match.waiting.left) == ("AttemptTerritory", 1)
    match.play("tribute food1")
    assert ship(match).territories == ("TF13",)


@pytest.mark.rule("midgard:artifact.use")
def test_an_artifact_may_make_another_attempt_possible():
    match = drawn("A: food 2, artifacts VA13+RH / B:", "place territory", "act", "tribute food1", comes=["1+1+1"])
    assert choices(match) == ["stop", "use VA13"]
    play_on(match, "use VA13", "force food2", "add-dice 3", "roll")
    assert len(ship(match).territories) == 2
