"""Things that a ship sails past: villages, encounters, pillages and monsters."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import asked, begin, choices, crews, faces, figures, play_on, refusal, ship, tile_at, told

# ------------------------------------------------------------------------------------------------ Villages


@pytest.mark.rule("raids:pass.village")
def test_each_ship_that_passes_a_village_takes_one_viking() -> None:
    match = begin("""
        route: 4 rune, 6 wood, 7 port, 9 rune
        A: start 3, crew 1
        B: start 2, crew 2
        C: start 1, crew 3
    """)
    assert match.table.portions[5] == (1, 1, 1)
    play_on(match, "sail 6", "sail 7", "sail 9")
    assert crews(match) == [2, 3, 4]
    assert match.table.portions[5] == ()


@pytest.mark.rule("raids:pass.village")
def test_a_ship_is_shown_at_the_village_while_it_passes() -> None:
    match = begin("route: 4 rune, 6 wood \n A: start 3 \n B: start 2 \n C: start 1", "sail 6")
    assert [moment.table.where[0] for moment in match.moments if moment.rule == "pass.village"] == [5]


@pytest.mark.rule("raids:pass.village")
def test_a_ship_that_stops_before_a_village_takes_nothing_yet() -> None:
    match = begin("route: 4 rune, 6 wood \n A: start 3 \n B: start 2 \n C: start 1", "sail 4")
    assert (crews(match)[0], match.table.portions[5]) == (0, (1, 1, 1))


@pytest.mark.rule("raids:pass.village")
@pytest.mark.rule("raids:crew.overboard")
def test_the_viking_of_a_village_goes_into_the_reserve_if_no_shield_is_free() -> None:
    match = begin("route: 6 wood \n A: start 3, crew 10 \n B: start 2 \n C: start 1")
    before = match.table.reserve
    play_on(match, "sail 6")
    assert (crews(match)[0], match.table.portions[5], match.table.reserve) == (10, (1, 1), before + 1)
    assert told(match.moments)[:2] == [
        "Orange passes the village at space 5: a Viking comes aboard.",
        "Orange has room for 10: a Viking goes overboard.",
    ]


@pytest.mark.rule("raids:pass.village")
def test_a_ship_that_sails_straight_home_takes_a_viking_at_every_village() -> None:
    match = begin("A: start 3 \n B: start 2 \n C: start 1", "home")
    assert crews(match)[0] == len(figures(match).board.villages)


# ------------------------------------------------------------------------------------------------ Encounters


def at_the_encounter(left: str = "", crew: int = 0) -> vl.Match:
    """A sails past an encounter, where so much is left, and stops before the village."""
    return begin(f"route: 3 encounter {left}, 4 rune \n A: start 3, crew {crew} \n B: start 2 \n C: start 1", "sail 4")


@pytest.mark.rule("raids:pass.encounter")
@pytest.mark.parametrize(
    ("left", "crew", "sentences"),
    [
        ("2 1", 2, ["Orange passes the encounter at space 3 and takes 2 Vikings."]),
        ("1", 1, ["Orange passes the encounter at space 3 and takes a Viking."]),
        ("0", 0, []),
    ],
)
def test_the_first_ship_takes_two_the_second_one_the_others_none(left: str, crew: int, sentences: list[str]) -> None:
    match = at_the_encounter(left)
    assert crews(match)[0] == crew
    assert told(match.moments, "pass.encounter") == sentences


@pytest.mark.rule("raids:pass.encounter")
def test_an_encounter_serves_three_ships_one_after_the_other() -> None:
    match = begin(
        """
        route: 2 encounter, 3 rune, 4 wood, 6 port
        A: start 3
        B: start 2
        C: start 1
        """,
        "sail 3",
        "sail 4",
    )
    assert (crews(match), match.table.portions[2]) == ([2, 1, 0], ())
    match = begin("route: 2 encounter, 3 rune, 4 wood \n A: start 4 \n B: start 3 \n C: start 2 \n D: start 1")
    assert crews(play_on(match, "sail 3", "sail 4", "home"))[2] == 4  # the four villages
    assert tile_at(match, 2) is None  # D is the last: it discards what lies before A


@pytest.mark.rule("raids:pass.encounter")
@pytest.mark.parametrize(("crew", "overboard"), [(8, 0), (9, 1), (10, 2)])
def test_vikings_of_an_encounter_are_used_up_though_they_find_no_shield(crew: int, overboard: int) -> None:
    match = at_the_encounter("2 1", crew)
    assert (crews(match)[0], match.table.portions[3]) == (10, (1,))
    assert [moment.facts["vikings"] for moment in match.moments if moment.rule == "crew.overboard"] == (
        [overboard] if overboard else []
    )


# ------------------------------------------------------------------------------------------------ Pillages


@pytest.mark.rule("raids:pass.pillage")
def test_the_first_ship_takes_the_coin_of_three_the_second_that_of_one_the_others_none() -> None:
    match = begin(
        """
        voyage: 2
        route: 2 pillage, 3 rune, 4 fur, 6 port
        A: start 4
        B: start 3
        C: start 2
        D: start 1
        """,
        "sail 3",
        "sail 4",
        "sail 6",
    )
    assert [each.coins for each in match.table.ships] == [(3,), (1,), (), ()]
    assert told(match.moments, "pass.pillage") == [
        "Orange passes the pillage at space 2 and takes a coin of 3.",
        "Sky passes the pillage at space 2 and takes a coin of 1.",
    ]


@pytest.mark.rule("raids:pass.pillage")
def test_a_coin_is_added_to_those_a_ship_has() -> None:
    match = begin(
        """
        voyage: 2
        route: 2 pillage 1, 3 rune
        A: start 3, coins 6 3
        B: start 2
        C: start 1
        """,
        "sail 3",
    )
    assert (ship(match, 0).coins, match.table.portions[2]) == ((6, 3, 1), ())


# ------------------------------------------------------------------------------------------------ Monsters


def meets(strength: int, written: str, *moves: str) -> vl.Match:
    """A meets a monster at 3 on its way to the rune at 4."""
    return begin(
        f"""
        voyage: 3
        route: 3 monster-{strength}, 4 rune, 6 wood, 7 port
        A: start 3, {written}
        B: start 2, crew 9
        C: start 1, crew 9
        """,
        "sail 4",
        *moves,
    )


@pytest.mark.rule("raids:monster.fight")
def test_a_monster_costs_as_many_vikings_as_its_strength() -> None:
    match = meets(4, "crew 5")
    before = match.table.reserve
    assert choices(match) == ["fight", "cede"]
    play_on(match, "fight")
    assert (crews(match)[0], match.table.reserve) == (1, before + 4)
    assert told(match.moments)[-1] == "Orange beats the monster of strength 4 with 4 Vikings."


@pytest.mark.rule("raids:monster.fight")
def test_a_beaten_monster_goes_beside_the_ship() -> None:
    match = meets(4, "crew 5, aboard axe axe sail wood pig", "fight", "sail 4")
    assert (faces(ship(match, 0).beside), tile_at(match, 3)) == (["monster-4"], None)
    assert len(ship(match, 0).aboard) == 5


@pytest.mark.rule("raids:monster.fight")
@pytest.mark.parametrize(("strength", "crew"), [(4, 4), (5, 5)])
def test_exactly_enough_vikings_are_enough(strength: int, crew: int) -> None:
    match = meets(strength, f"crew {crew}", "fight")
    assert crews(match)[0] == 0


@pytest.mark.rule("raids:monster.fight")
@pytest.mark.parametrize(
    ("strength", "ship", "sentence"),
    [
        (
            4,
            "crew 3",
            "You can't beat this monster. It takes 4 Vikings (strength 4), and you have 3. Cede one.",
        ),
        (
            4,
            "crew 2, aboard axe",
            "You can't beat this monster. It takes 3 Vikings (strength 4, less 1 for axes), and you have 2. Cede one.",
        ),
        (
            5,
            "crew 1, aboard axe double-axe",
            "You can't beat this monster. It takes 2 Vikings (strength 5, less 3 for axes), and you have 1. Cede one.",
        ),
    ],
)
def test_one_viking_short_is_not_enough(strength: int, ship: str, sentence: str) -> None:
    match = meets(strength, ship)
    assert choices(match) == ["cede"]
    assert refusal(match, "fight") == ("monster.fight", sentence)


@pytest.mark.rule("raids:monster.fight")
def test_before_a_monster_one_can_neither_stop_nor_sail_on_unpaid() -> None:
    match = meets(4, "crew 5")
    rule, sentence = refusal(match, "sail 4")
    assert rule == "navigate.in-order"
    assert "deal with the monster first" in sentence
    assert "Orange, do you fight the monster of strength 4" in sentence
    assert refusal(match, "sail 3")[0] == refusal(match, "home")[0] == "navigate.in-order"


@pytest.mark.rule("raids:monster.weapons")
@pytest.mark.parametrize(
    ("aboard", "price"),
    [
        ("axe", 4),
        ("axe axe", 3),
        ("double-axe", 3),
        ("axe axe double-axe", 1),
        ("axe axe axe double-axe", 0),
        ("axe axe axe axe double-axe", 0),
        ("sail wood pig", 5),
    ],
)
def test_all_axes_together_weaken_a_monster_never_below_nothing(aboard: str, price: int) -> None:
    match = meets(5, f"crew 5, aboard {aboard}", "fight")
    assert crews(match)[0] == 5 - price


@pytest.mark.rule("raids:monster.weapons")
def test_axes_are_not_used_up() -> None:
    match = begin(
        """
        voyage: 3
        route: 2 monster-4, 3 monster-5, 4 rune
        A: start 3, crew 5, aboard axe double-axe
        B: start 2
        C: start 1
        """,
        "sail 4",
        "fight",
        "sail 4",
        "fight",
    )
    assert (crews(match)[0], faces(ship(match, 0).aboard)) == (5 - 1 - 2, ["axe", "double-axe"])


@pytest.mark.rule("raids:monster.weapons")
def test_axes_that_outdo_a_monster_beat_it_without_loss_even_without_a_crew() -> None:
    match = meets(4, "crew 0, aboard axe axe double-axe")
    assert choices(match) == ["fight", "cede"]
    play_on(match, "fight", "sail 4")
    assert (crews(match)[0], faces(ship(match, 0).beside)) == (0, ["monster-4"])
    assert told(match.moments)[1] == "Orange beats the monster of strength 4 with no loss."


@pytest.mark.rule("raids:monster.cede")
def test_for_one_viking_a_monster_lets_a_ship_pass_and_stays() -> None:
    match = meets(4, "crew 5")
    before = match.table.reserve
    play_on(match, "cede")
    assert (crews(match)[0], match.table.reserve) == (4, before + 1)
    assert (tile_at(match, 3), ship(match, 0).beside) == ("monster-4", ())
    assert told(match.moments)[-1] == "Orange cedes a Viking to the monster of strength 4."


@pytest.mark.rule("raids:monster.cede")
@pytest.mark.parametrize("aboard", ["", "axe axe", "axe axe axe double-axe"])
def test_axes_do_not_spare_the_viking_that_is_ceded(aboard: str) -> None:
    assert crews(meets(4, f"crew 5, aboard {aboard}", "cede"))[0] == 4


@pytest.mark.rule("raids:monster.cede")
def test_each_ship_that_meets_the_monster_pays_anew() -> None:
    match = meets(4, "crew 5", "cede", "sail 4", "sail 6", "cede", "sail 6")
    assert crews(match) == [4, 9 - 1 + 1, 9]
    assert tile_at(match, 3) is None  # C leaves last, and discards what lies before A


@pytest.mark.rule("raids:monster.no-viking")
def test_a_ship_without_vikings_passes_a_monster_for_nothing() -> None:
    match = meets(4, "crew 0")
    assert (asked(match), tile_at(match, 3)) == (("Navigate", 1), "monster-4")
    assert told(match.moments)[0] == "Orange has no Viking: the monster at space 3 lets the ship pass."


@pytest.mark.rule("raids:monster.no-viking")
def test_a_single_axe_too_few_gives_an_empty_ship_no_choice() -> None:
    assert asked(meets(4, "crew 0, aboard axe double-axe")) == ("Navigate", 1)


@pytest.mark.rule("raids:monster.no-viking")
def test_a_ship_without_vikings_may_leave_a_monster_that_its_axes_could_beat() -> None:
    match = meets(4, "crew 0, aboard axe axe double-axe", "cede")
    assert (crews(match)[0], tile_at(match, 3), ship(match, 0).beside) == (0, "monster-4", ())
    assert told(match.moments)[-1] == "Orange passes the monster of strength 4 without a fight."


@pytest.mark.rule("raids:monster.no-viking")
def test_the_question_does_not_ask_an_empty_ship_to_cede_a_viking() -> None:
    match = meets(4, "crew 0, aboard axe axe double-axe")
    assert "cede" not in refusal(match, "sail 4")[1].partition("Orange")[2]


@pytest.mark.rule("raids:monster.no-viking")
def test_a_viking_who_comes_aboard_before_the_monster_can_be_ceded() -> None:
    match = begin(
        """
        route: 6 monster-3, 7 rune
        A: start 3, crew 0
        B: start 2
        C: start 1
        """,
        "sail 7",  # past the village at 5
    )
    assert (choices(match), crews(match)[0]) == (["cede"], 1)
    assert crews(play_on(match, "cede"))[0] == 0


@pytest.mark.rule("raids:monster.cede")
def test_a_written_ship_before_a_monster_may_then_stop_at_any_later_tile() -> None:
    match = begin("""
        route: 7 wood, 9 monster-3, 11 rune, 13 pig
        A: space 9, crew 4
        B: space 7
        C: space 13
        monster: A
    """)
    play_on(match, "cede")
    assert choices(match) == ["sail 11", "sail 13", "home"]
