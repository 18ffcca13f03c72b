"""Battle at sea: the journey, and the battle."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship, told

SEA = "battle: SB01 SB13 / A: food 4, {} / B:"


def sailed(has: str, *moves: str, comes: tuple[str, ...]):
    """A match after A has sailed, with this journey first."""
    return drawn(SEA.format(has), "place sea", "act", *moves, comes=comes)


@pytest.mark.rule("midgard:sea.journey")
@pytest.mark.rule("midgard:part.bonus")
def test_a_journey_is_paid_or_suffered():
    match = sailed("favor 1", comes=("SJ07",))  # 1 favor, or lose 2 food
    assert ship(match).glory == 2
    assert choices(match) == ["pay-cost", "suffer"]
    assert ship(play_on(match.copy(), "pay-cost")).favor == 0
    assert match.table.displays["journey"] == (("SJ07",),)
    match.play("suffer")
    assert (ship(match).favor, match.table.decks["journey"].discards) == (1, ("SJ07",))


@pytest.mark.rule("midgard:sea.journey")
def test_what_cant_be_paid_is_suffered_as_far_as_there_is_any():
    match = sailed("glory 0, dice RC", comes=("SJ13",))  # a shield, or lose 2 glory; A has 2 by now
    assert (ship(match).glory, asked(match)[0]) == (0, "ChooseBattle")


@pytest.mark.rule("midgard:sea.journey")
def test_a_storm_takes_two_dice_of_ones_choice():
    match = sailed("dice RC RS RH", comes=("SJ05",))
    play_on(match, "discard RC", "discard RS")
    assert ship(match).dice == ("RH",)


def test_a_whirlpool_takes_a_die_by_chance():
    assert ship(sailed("dice RC RS", comes=("SJ09", "RS"))).dice == ("RC",)


@pytest.mark.rule("midgard:sea.choose")
def test_lost_in_fog_one_faces_a_battle_from_the_deck():
    match = sailed("dice RH", comes=("SJ11",))
    assert refusal(match, "face 1") == ("sea.choose", "You are lost in fog: face a battle from the deck.")
    assert choices(match) == ["from-deck"]


def test_tentacles_harden_the_battle():
    match = sailed("dice RH RL RC, favor 1", "face 1", comes=("SJ16",))
    battle = match.table.waiting
    assert (battle.cost(match.table).dice, battle.defence(match.table)) == (("H", "L", "any"), 3)


def test_the_song_rerolls_all_dice():
    assert ship(sailed("dice RC YS", comes=("SJ15", "RL", "YL"))).dice == ("RL", "YL")


@pytest.mark.rule("midgard:sea.set")
@pytest.mark.rule("midgard:sea.won")
def test_a_battle_is_won_by_its_set_without_a_roll():
    match = sailed("dice RH YL", "face 1", "pay-set", comes=("SJ01",))
    assert (ship(match).dice, ship(match).glory, ship(match).food) == ((), 2 + 7, 1)
    assert (ship(match).glory_pile, match.table.displays["battle"]) == (("SB01",), ((), ("SB13",)))


@pytest.mark.rule("midgard:sea.won")
@pytest.mark.rule("midgard:combat.decline")
def test_a_battle_that_is_let_go_stays_and_one_from_the_deck_goes_under_it():
    match = sailed("dice RH", "face 1", "let-go", comes=("SJ01",))
    assert match.table.displays["battle"] == (("SB01",), ("SB13",))
    match = sailed("dice RH", "from-deck", comes=("SJ01", "SB24"))
    assert match.question["en"] == "Orange, how do you face Naglfar?"
    match.play("let-go")
    assert (match.table.displays["battle"], match.table.decks["battle"].discards) == ((("SB01",), ("SB13",)), ("SB24",))


@pytest.mark.rule("midgard:sea.won")
def test_a_battle_is_won_by_combat():
    moves = ("face 1", "fight", "spend RHH", "roll")
    match = sailed("dice RHH", *moves, comes=("SJ01", "1+1"))
    assert ship(match).glory == 9
    assert "Orange wins against Drifting Skiff: 7 glory." in told(match.moments)


def test_the_wave_horn_calms_the_journey():
    match = sailed("artifacts VA02+RL, favor 1", "use VA02", "option 0", comes=("SJ07",))
    assert (ship(match).favor, ship(match).food, asked(match)[0]) == (2, 0, "ChooseBattle")
    match = sailed("artifacts VA02+RL", comes=("SJ01",))
    match.play("use VA02")  # no journey waits: only the second half is left
    assert ship(match).favor == 2


def test_the_spear_adds_three_dice_to_one_combat():
    match = sailed("artifacts VA01+RH", "face 1", "use VA01", "fight", comes=("SJ01", "1+1+1"))
    assert choices(match) == ["add-dice 3", "take-back"]
    play_on(match, "add-dice 3", "roll")
    assert (ship(match).stored, ship(match).glory) == (("",), 9)


@pytest.mark.rule("midgard:part.cost")
def test_a_battle_costs_four_food_each():
    match = begin("battle: SB01 / A: food 9 / B: food 4", "place sea", "act")
    assert ship(match).food in (5, 3)  # a journey may take two
