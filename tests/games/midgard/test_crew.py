"""Crew dice: their places, what they pay, and combat."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship, told

TEN = "RC RC RC RC RC RC RC RC RC RC"


@pytest.mark.rule("midgard:dice.places")
@pytest.mark.rule("midgard:dice.overflow")
def test_of_more_than_ten_dice_any_go_back():
    match = begin(f"A: dice {TEN} / B:", "place recruit", "rest", "option 1", "set YH")
    assert asked(match) == ("MakeRoom", 0)
    assert refusal(match, "done") == ("dice.places", "Your ship has 10 places and 11 dice. Return 1 first.")
    match.play("discard RC")
    assert ship(match).dice == ("RC",) * 9 + ("YH",)


@pytest.mark.rule("midgard:dice.overflow")
def test_a_die_that_has_a_place_doesnt_go_back():
    match = begin("A: dice RC, artifacts VA05 / B:", "place recruit", "rest", "option 1", "set YH")
    assert choices(match) == ["store VA05 RC", "done"]
    assert refusal(match, "discard RC") == ("dice.overflow", "You have 2 dice on 10 places: nothing has to go back.")


@pytest.mark.rule("midgard:dice.supply")
def test_where_a_colour_has_run_out_another_is_chosen():
    ships = " / ".join(f"{seat}: dice {' '.join(['RC'] * number)}" for seat, number in zip("AB", (9, 9), strict=True))
    match = begin(ships, "place recruit", "rest", "option 1")
    assert refusal(match, "set RH") == (
        "dice.supply", "No red die is left: choose another colour.",
    )  # fmt: skip
    assert "set YH" in choices(match)


@pytest.mark.rule("midgard:dice.supply")
@pytest.mark.rule("midgard:recruit.roll")
def test_a_rolled_die_of_a_missing_colour_may_be_of_another():
    ships = " / ".join(f"{seat}: dice {' '.join(['RC'] * 9)}" for seat in "AB")
    match = begin(f"reaver: RR07+RR08 / {ships}", "place recruit", "act", "take-group 1")
    assert asked(match) == ("ChooseDie", 0)
    assert choices(match) == ["set Y", "set B"]


@pytest.mark.rule("midgard:dice.supply")
@pytest.mark.rule("midgard:part.rest")
def test_without_any_die_left_a_rest_brings_food():
    match = begin("A: / B:", "place recruit")
    match.table.supply = dict.fromkeys(match.table.supply, 0)
    assert ship(play_on(match, "rest")).food == 2


@pytest.mark.rule("midgard:dice.faces")
def test_a_die_is_turned_to_a_face_of_choice():
    match = begin("A: sea RR03, dice RC / B:", "place sea")
    assert choices(match) == ["turn RC H", "turn RC HH", "turn RC S", "turn RC L", "turn RC K", "done"]
    assert ship(play_on(match, "turn RC L")).dice == ("RL",)


@pytest.mark.rule("midgard:reaver.first")
def test_some_dice_are_rerolled_once():
    match = drawn("A: sea RR18, dice RC RS YK / B:", comes=["RH", "YHH"])
    play_on(match, "place sea", "reroll RC", "take-back", "reroll RC", "reroll YK", "done")
    assert ship(match).dice == ("RH", "RS", "YHH")


@pytest.mark.rule("midgard:pay.one-icon")
def test_a_die_pays_one_icon_and_two_hammers_no_double_one():
    battle = "battle: SB07 / A: food 4, {} / B:"  # SB07 takes HH L L
    match = drawn(battle.format("dice RH RH RL RL YL YHH BHH"), "place sea", "act", "face 1", "pay-set", comes=["SJ01"])
    assert refusal(match, "spend RH") == (
        "pay.one-icon",
        "You can't pay with the red hammer here: still needed, 1 double hammer and 2 longships.",
    )
    play_on(match, "spend BHH", "spend RL", "spend RL")
    assert ship(match).dice == ("RH", "RH", "YHH", "YL")
    match = drawn(battle.format("dice RH RH RL RL"), "place sea", "act", "face 1", comes=["SJ01"])
    assert refusal(match, "pay-set") == (
        "sea.set",
        "Your dice don't pay the set: it takes 1 double hammer and 2 longships.",
    )


@pytest.mark.rule("midgard:pay.one-icon")
def test_a_double_hammer_pays_for_one_hammer():
    match = drawn("battle: SB01 / A: food 4, dice RHH RL / B:", "place sea", "act", "face 1", "pay-set", comes=["SJ01"])
    assert ship(match).dice == ()
    assert ship(match).glory_pile == ("SB01",)


@pytest.mark.rule("midgard:pay.wild")
@pytest.mark.rule("midgard:pay.clan-icon")
def test_only_clan_icons_of_the_leader_pay():
    match = begin("A: food 1, leader RR01, dice RK RC RC BK / B:", "place village", "act")
    assert choices(match) == ["spend RC", "spend RK", "take-back"]
    assert refusal(match, "spend BK") == (
        "pay.clan-icon",
        "The blue clan icon pays for nothing: it isn't your leader's clan. It takes 2 chests.",
    )
    assert begin("A: food 1, dice RK RC / B:", "place village").table.location == "village"
    assert asked(begin("A: food 1, dice RK RC / B:", "place village"))[0] == "ChooseEffect"  # it can only rest


@pytest.mark.rule("midgard:pay.clan-icon")
def test_any_die_will_do_where_its_face_doesnt_matter():
    match = begin("A: sea RR15, dice RK BK / B:", "place sea", "option 0")
    assert choices(match) == ["spend BK", "spend RK", "take-back"]
    assert ship(play_on(match, "spend BK")).favor == 2


@pytest.mark.rule("midgard:part.cost")
def test_a_payment_without_a_choice_pays_itself_and_another_can_be_taken_back():
    assert ship(begin("A: food 1, dice RC YC / B:", "place village", "act")).dice == ()
    match = begin("A: food 1, dice RC YC BC / B:", "place village", "act", "spend RC")
    assert ship(match).dice == ("BC", "RC", "YC")  # nothing is gone before all is chosen
    match.play("take-back")
    assert (asked(match), ship(match).food) == (("TakePart", 0), 1)


@pytest.mark.rule("midgard:upgrade.token")
def test_a_ship_upgrade_pays_once_at_a_location():
    match = begin("A: food 3, dice RS, upgrades S / B: food 9", "place keep", "act")
    assert (ship(match).dice, ship(match).spent) == ((), ("S",))
    while match.table.location:
        match.play(choices(match)[-1])
    assert ship(match).spent == ()


@pytest.mark.rule("midgard:upgrade.token")
def test_a_ship_upgrade_may_be_ruled_to_pay_once_a_round():
    match = begin("A: food 3, dice RS, upgrades S / B:", "place keep", "act", rulings={"upgrade.token": "round"})
    while match.table.location:
        match.play(choices(match)[-1])
    assert ship(match).spent == ("S",)


# ------------------------------------------------------------------------------------------------ Combat


@pytest.mark.rule("midgard:combat.dice")
@pytest.mark.rule("midgard:combat.hammers")
def test_hammers_become_combat_dice_and_are_gone():
    match = drawn("A: favor 2, dice RH RHH RS YH / B:", "place territory", "act", "force food3", comes=["0+1+2"])
    assert refusal(match, "roll") == ("combat.dice", "You need at least one combat die: spend a hammer.")
    assert refusal(match, "spend RS") == ("combat.hammers", "The red shield brings no combat die.")
    play_on(match, "spend RH", "spend RHH", "roll")
    assert told(match.moments)[-3:-1] == [
        "Orange rolls 3 combat dice against a defence of 3.",
        "Orange rolls 0, 1 and 2, and wins: 3 of 3.",
    ]
    assert ship(match).dice == ("RS", "YH")


@pytest.mark.rule("midgard:combat.won")
@pytest.mark.rule("midgard:combat.reroll")
@pytest.mark.rule("midgard:combat.decline")
def test_favor_rerolls_any_dice_until_one_stops():
    comes = ["0+0+1", "0+1", "0+0"]
    match = drawn("A: favor 2, dice RH RHH / B:", "place territory", "act", "force food3", comes=comes)
    play_on(match, "spend RH", "spend RHH", "roll")
    assert refusal(match, "roll") == ("combat.reroll", "Choose the dice to reroll first.")
    play_on(match, "again 0", "again 0", "take-back", "again 0", "again 0", "roll")
    assert (ship(match).favor, match.waiting.dice) == (1, (0, 1, 1))
    match.play("stop")
    assert "Orange stops at 2 of 3, and loses the combat." in told(match.moments)
    assert ship(match).favor == 1


@pytest.mark.rule("midgard:combat.won")
def test_without_favor_a_combat_that_falls_short_is_lost():
    match = drawn("A: dice RHH / B:", "place territory", "act", "force food3", "spend RHH", "roll", comes=["1+1"])
    assert told(match.moments)[-4:-2] == [
        "Orange rolls 1 and 1: 2 of 3.",
        "Orange fails to subdue a food territory of level 3.",
    ]


@pytest.mark.rule("midgard:combat.decline")
def test_before_the_first_roll_a_combat_can_be_left():
    match = begin("A: dice RH / B:", "place territory", "act", "force food1", "spend RH", "take-back")
    assert (asked(match), ship(match).dice) == (("AttemptTerritory", 0), ("RH",))


@pytest.mark.rule("midgard:pay.wild")
def test_a_wild_clan_icon_is_one_hammer():
    match = begin("A: leader RB01, dice BK RK / B:", "place territory", "act", "force food1", "spend BK")
    assert match.waiting.number(match.table) == 1
    assert refusal(match, "spend RK")[0] == "combat.hammers"


def test_extra_combat_dice_are_for_one_combat():
    match = drawn("A: territory RR12, dice RH / B:", "place territory", "act", "force food1", comes=["0+0"])
    assert choices(match) == ["spend RH", "add-dice 2", "take-back"]
    play_on(match, "add-dice 2", "roll", "force food1")
    assert choices(match) == ["spend RH", "take-back"]
