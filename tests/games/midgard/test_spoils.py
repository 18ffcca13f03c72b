"""Spoils of villages and keeps, artifacts and Ship Upgrades."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship, told

THEN = "part A yes, end-location, next-selection"
VILLAGE = f"ships: village A / location: village / A: {{}} / B: {{}} / next: resolve-cards A {{}}, {THEN}"
KEEP = f"ships: keep A / location: keep / A: {{}} / B: / next: resolve-cards A {{}}, {THEN}"


def village(cards: str, *moves: str, has: str = "favor 0", other: str = "", comes=(), **chosen):
    """A match in which A resolves these cards."""
    return drawn(VILLAGE.format(has, other, cards), *moves, comes=comes, **chosen)


def keep(cards: str, *moves: str, has: str = "favor 0", comes=()):
    return drawn(KEEP.format(has, cards), *moves, comes=comes)


@pytest.mark.rule("midgard:village.cards")
@pytest.mark.rule("midgard:part.bonus")
def test_a_pair_comes_and_bonus_cards_by_seat():
    position = "village: VF01+VW01 VF01+VF01 / A: food 1, dice RC RC / B: food 1, dice RC RC / C: food 1, dice RC RC"
    match = drawn(position, "place village", "act", "take-group 1", comes=["VR01", "VS01"])
    assert match.waiting.cards == ("VF01", "VW01", "VR01", "VS01")
    seats = {}
    while match.table.location:
        if asked(match)[0] == "ChooseCard":
            seats.setdefault(asked(match)[1], len(match.waiting.cards))
        match.play(next((move for move in ("act", "from-deck") if move in choices(match)), choices(match)[0]))
    drawn_by = [sum(moment.facts.get("how") == "draw" and moment.facts["seat"] == seat for moment in match.moments)
                for seat in range(3)]  # fmt: skip
    assert drawn_by == [2, 3, 2]


@pytest.mark.rule("midgard:village.order")
def test_cards_are_resolved_one_at_a_time_in_any_order():
    match = village("VF01+VW01", "resolve VW01")
    assert (ship(match).glory, asked(match)[0]) == (2, "ChooseEffect")
    match.play("pass")
    assert (ship(match).food, match.table.decks["village"].discards) == (3, ("VW01", "VF01"))


@pytest.mark.rule("midgard:village.farm")
@pytest.mark.rule("midgard:village.wall")
@pytest.mark.rule("midgard:village.pillage")
@pytest.mark.parametrize(("card", "token"), [("VF01", "farm"), ("VW01", "wall")])
def test_pillaging_is_a_choice_and_brings_terror(card, token):
    match = village(card)
    assert choices(match) == ["option 0", "pass"]
    assert ship(play_on(match.copy(), "pass")).terror == 0
    match.play("option 0")
    assert (getattr(ship(match), token), ship(match).terror) == (1, 1)


@pytest.mark.rule("midgard:village.bundle")
@pytest.mark.parametrize(("card", "dice"), [("VS01", "RC+RS"), ("VB01", "YC+YS"), ("VX01", "BC+BS")])
def test_weapons_bring_dice_or_glory_with_terror(card, dice):
    assert ship(village(card, "option 0", comes=[dice])).dice == tuple(dice.split("+"))
    looted = ship(village(card, "option 1"))
    assert (looted.glory, looted.terror) == (5, 1)


@pytest.mark.rule("midgard:village.runes")
def test_runes_pass_a_terror_on_or_bring_glory():
    match = village("VR01", has="terror 1", other="terror 2")
    assert [each.terror for each in play_on(match.copy(), "option 0").table.longships] == [0, 3]
    match.play("option 1")
    assert (ship(match).glory, ship(match).terror) == (10, 3)


@pytest.mark.rule("midgard:village.runes")
def test_without_a_terror_only_glory_is_left_unless_ruled_otherwise():
    assert ship(village("VR01")).glory == 10
    match = village("VR01", "option 0", rulings={"village.runes": "always"})
    assert [each.terror for each in match.table.longships] == [0, 1]
    assert not any("pays" in text for text in told(match.moments))


@pytest.mark.rule("midgard:village.runes")
def test_the_terror_goes_to_an_opponent_of_ones_choice():
    position = VILLAGE.format("terror 1", "/ C:", "VR01")
    match = begin(position, "option 0")
    assert choices(match) == ["give 1", "give 2"]
    assert refusal(match, "give 0")[0] == "village.runes"


@pytest.mark.rule("midgard:upgrade.choice")
def test_a_ship_upgrade_is_taken_or_three_glory():
    assert ship(village("VU02", "option 0")).upgrades == ("S",)
    assert ship(village("VU02", "option 1")).glory == 3
    assert ship(village("VU02", has="upgrades H H C")).glory == 3  # no place is free
    assert ship(village("VU02", has="upgrades S", other="upgrades S S")).glory == 3  # none is left


@pytest.mark.rule("midgard:upgrade.choice")
def test_any_ship_upgrade_may_be_ruled_to_be_there():
    match = village("VU02", "option 0", other="upgrades S S S", rulings={"upgrade.choice": "any"})
    assert choices(match) == ["fit H", "fit C", "fit L"]
    assert refusal(match, "fit S")[0] == "upgrade.choice"


# ------------------------------------------------------------------------------------------------ Artifacts


@pytest.mark.rule("midgard:artifact.places")
def test_the_fifth_artifact_makes_one_go_with_its_die():
    match = village("VA05", has="artifacts VA01 VA02+RL VA03 VA04")
    assert choices(match) == ["give-up VA01", "give-up VA02", "give-up VA03", "give-up VA04", "give-up VA05"]
    match.play("give-up VA02")
    assert (ship(match).artifacts, ship(match).glory_pile) == (("VA01", "VA03", "VA04", "VA05"), ("VA02",))
    assert match.table.supply["R"] == 18


@pytest.mark.rule("midgard:artifact.store")
def test_a_die_of_its_face_is_stored_when_the_artifact_comes():
    match = village("VA05", has="dice RC YS")
    assert choices(match) == ["store VA05 RC", "done"]
    match.play("store VA05 RC")
    assert (ship(match).dice, ship(match).stored) == (("YS",), ("RC",))


@pytest.mark.rule("midgard:artifact.store")
def test_a_wild_clan_icon_is_never_stored():
    assert asked(village("VA05", has="leader RR01, dice RK"))[0] != "MakeRoom"


@pytest.mark.rule("midgard:artifact.use")
def test_an_artifact_works_in_its_location_once_also_for_who_rests():
    match = begin("A: artifacts VA06+RC VA03+RL, dice YC / B:", "place village")
    assert choices(match) == ["rest", "use VA06"]
    match.play("use VA06")
    assert (ship(match).favor, ship(match).stored) == (2, ("", "RL"))
    match.play("store VA06 YC")
    assert "use VA06" not in choices(match)  # stored again, but used already


@pytest.mark.parametrize(
    ("card", "place", "has", "gets"),
    [
        ("VA03+RL", "sea", "food 0", {"food": 4}),
        ("VA04+RS", "sea", "food 0", {"glory": 2}),
        ("VA07+RH", "village", "food 0", {"food": 4}),
        ("VA08+RS", "village", "terror 2", {"terror": 1}),
        ("VA11+RHH", "keep", "food 0", {"glory": 3}),
        ("VA14+RC", "territory", "food 0", {"glory": 1, "food": 2}),
    ],
)
def test_artifacts_bring_what_they_say(card, place, has, gets):
    match = begin(f"A: artifacts {card}, {has} / B:", f"place {place}", f"use {card[:4]}")
    assert {what: getattr(ship(match), what) for what in gets} == gets


def test_artifacts_draw_cards_take_dice_and_trade():
    assert ship(drawn("A: artifacts VA10+RS / B:", "place keep", "use VA10", comes=["KT01"])).glory_pile == ("KT01",)
    assert ship(drawn("A: artifacts VA05+RC / B:", "place village", "use VA05", comes=["VW01"])).glory == 2
    match = begin("A: artifacts VA15+RL / B:", "place recruit", "use VA15", "set RH", "set YL")
    assert ship(match).dice == ("RH", "YL")
    assert ship(begin("A: artifacts VA16+RC / B:", "place trade", "use VA16", "reward 2")).food == 3


# ------------------------------------------------------------------------------------------------ Keeps


@pytest.mark.rule("midgard:keep.cards")
def test_a_keep_costs_two_food_and_two_shields():
    match = drawn(
        "keep: KT01+KA01 / A: food 2, dice RS RS / B:", "place keep", "act", "take-group 1", comes=["KM01", "KP01"]
    )
    assert (ship(match).food, ship(match).dice) == (0, ())
    assert ship(match).glory_pile == ("KA01", "KM01", "KP01", "KT01")


@pytest.mark.rule("midgard:keep.sets")
def test_sets_go_to_the_glory_pile_by_themselves():
    match = keep("KT01+KW01+KA01")
    assert (ship(match).glory_pile, ship(match).favor) == (("KA01", "KT01"), 2)


@pytest.mark.rule("midgard:keep.wall")
@pytest.mark.rule("midgard:keep.attack")
def test_a_keep_wall_brings_favor_and_may_be_fought():
    assert asked(keep("KW01"))[0] == "ChooseLocation"  # without a hammer there is no choice
    match = keep("KW01", "option 0", "spend RHH", "roll", has="dice RHH", comes=["0+2"])
    assert (ship(match).favor, ship(match).wall, ship(match).terror) == (3, 1, 0)
    match = keep("KW01", "option 0", "spend RHH", "roll", "stop", has="dice RHH", comes=["0+1"])
    assert (ship(match).favor, ship(match).wall) == (2, 0)


@pytest.mark.rule("midgard:keep.tower")
@pytest.mark.rule("midgard:keep.attack")
def test_the_dice_of_a_tower_can_be_used_against_it():
    match = keep("KB01", "option 0", "spend RHH", "spend YH", "roll", comes=["RHH", "YH", "1+1+1"])
    assert (ship(match).glory, ship(match).tower, ship(match).terror) == (3, 1, 0)
    assert ship(keep("KB01", "pass", has="dice BH", comes=["RHH", "YH"])).dice == ("BH", "RHH", "YH")


@pytest.mark.rule("midgard:keep.attack")
@pytest.mark.rule("midgard:artifact.use")
def test_an_artifact_may_bring_the_dice_for_an_attack():
    match = keep("KB01", "resolve KB01", "option 0", has="artifacts VA09+BH", comes=["RS", "YS", "1+1+1"])
    assert choices(match) == ["take-back", "use VA09"]
    play_on(match, "use VA09", "add-dice 3", "roll")
    assert (ship(match).tower, ship(match).glory) == (1, 3)
