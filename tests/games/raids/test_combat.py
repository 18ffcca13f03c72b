"""Combat: who stops where another ship lies fights for the space, and one of the two must flee."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import asked, begin, choices, crews, faces, play_on, refusal, ship, tile_at, told, turns


def fight(crew_a: int, crew_b: int, *moves: str) -> vl.Match:
    """A lies behind, B at a rune at 7. C lies at 9, beyond it a tile at 12; there is no village between 6 and 10."""
    return begin(
        f"""
        route: 7 rune, 8 wood, 9 port, 12 rune
        A: space 6, crew {crew_a}
        B: space 7, crew {crew_b}
        C: space 9
        """,
        *moves,
    )


# ------------------------------------------------------------------------------------------------ How it begins


@pytest.mark.rule("raids:combat.start")
def test_who_stops_where_another_lies_pays_one_viking_and_the_other_must_answer() -> None:
    match = fight(5, 5)
    before = match.table.reserve
    play_on(match, "sail 7")
    assert (crews(match), match.table.reserve) == ([4, 5, 0], before + 1)
    assert asked(match) == ("RiposteOrFlee", 1)
    assert told(match.moments)[-1] == "Orange attacks Sky at space 7 with one Viking."


@pytest.mark.rule("raids:combat.start")
def test_nobody_fights_for_a_free_space() -> None:
    match = fight(5, 5, "sail 8")
    assert crews(match) == [5, 5, 0]
    assert asked(match) == ("Navigate", 1)


@pytest.mark.rule("raids:combat.start")
def test_nobody_fights_in_the_harbour() -> None:
    match = begin("route: 7 rune \n A: space 4, crew 3 \n B: home 1, crew 3 \n C: home 2, crew 3", "home")
    assert told(match.moments, "combat.start") == []
    assert match.table.voyage == 2


@pytest.mark.rule("raids:combat.needs-a-viking")
def test_without_a_viking_one_cannot_stop_where_another_lies() -> None:
    match = fight(0, 0)
    assert choices(match) == ["sail 8", "sail 12", "home"]
    rule, sentence = refusal(match, "sail 7")
    assert rule == "combat.needs-a-viking"
    assert sentence.startswith("You can't fight Sky for space 7: that costs a Viking, and you would have none")


@pytest.mark.rule("raids:combat.needs-a-viking")
def test_one_viking_is_enough_to_attack_a_large_crew() -> None:
    assert "sail 7" in choices(fight(1, 9))


def towards(goal: int, on_the_way: str, written: str) -> vl.Match:
    """A may sail on from 6, past B at 7, to where C lies. A village lies at 10."""
    return begin(f"""
        route: 7 rune, {goal} port, {on_the_way}
        A: space 6, {written}
        B: space 7
        C: space {goal}
    """)


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(
    ("goal", "on_the_way", "written"),
    [
        (9, "8 monster-3", "crew 2"),  # one is ceded, one is left
        (9, "8 monster-2", "crew 1, aboard axe axe"),  # beaten at no cost
        (12, "8 monster-3, 9 monster-2", "crew 1"),  # none is left to cede at 9, and one comes aboard at 10
        (12, "8 monster-3", "crew 0"),
        (12, "11 monster-3", "crew 1"),
    ],
)
def test_a_viking_that_is_left_on_arrival_is_enough(goal: int, on_the_way: str, written: str) -> None:
    match = towards(goal, on_the_way, written)
    play_on(match, f"sail {goal}")
    while asked(match)[0] != "RiposteOrFlee":
        play_on(match, "fight" if "aboard" in written else "cede", f"sail {goal}")
    assert told(match.moments)[-1] == f"Orange attacks Green at space {goal} with one Viking."
    assert crews(match)[0] >= 0


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(
    ("goal", "on_the_way", "written"),
    [
        (9, "8 monster-3", "crew 1"),
        (9, "8 monster-2", "crew 1, aboard axe"),  # ceded or lost in the fight
        (9, "8 monster-3", "crew 0"),
        (12, "11 monster-3", "crew 0"),  # the Viking from the village at 10 is ceded
        (12, "9 monster-2, 11 monster-3", "crew 1"),
    ],
)
def test_vikings_that_the_way_costs_do_not_count(goal: int, on_the_way: str, written: str) -> None:
    assert refusal(towards(goal, on_the_way, written), f"sail {goal}")[0] == "combat.needs-a-viking"


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(("crew", "reaches"), [(1, False), (2, False), (3, True)])
def test_two_monsters_on_the_way_cost_two_vikings(crew: int, reaches: bool) -> None:
    match = begin(f"""
        route: 2 monster-2, 3 monster-3, 4 rune
        A: start 3, crew {crew}
        B: start 2
        C: space 4
    """)
    assert ("sail 4" in choices(match)) is reaches


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(("crew", "reaches"), [(1, False), (2, True)])
def test_what_lies_at_the_very_first_space_of_the_way_counts(crew: int, reaches: bool) -> None:
    match = begin(f"route: 1 monster-3, 4 rune \n A: start 3, crew {crew} \n B: start 2 \n C: space 4")
    assert ("sail 4" in choices(match)) is reaches


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(
    ("on_the_way", "reaches"),
    [("encounter", True), ("encounter 1", True), ("encounter 0", False), ("pillage", False)],
)
def test_vikings_of_an_encounter_can_fight_and_coins_cannot(on_the_way: str, reaches: bool) -> None:
    match = begin(f"""
        voyage: 2
        route: 7 rune, 8 {on_the_way}, 9 port
        A: space 6, crew 0
        B: space 7
        C: space 9
    """)
    assert ("sail 9" in choices(match)) is reaches


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(("encounter", "reaches"), [("encounter", True), ("encounter 1", False)])
def test_an_encounter_helps_by_the_portion_that_is_next(encounter: str, reaches: bool) -> None:
    match = begin(f"""
        route: 2 {encounter}, 3 monster-2, 4 rune
        A: start 3, crew 0
        B: start 2
        C: space 4
    """)
    assert ("sail 4" in choices(match)) is reaches


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize(
    ("goal", "on_the_way", "crew", "left"),
    [
        (8, "12 rune", 0, "that costs a Viking, and you would have none when you get there."),
        (9, "8 monster-3", 1, "that costs a Viking. You have 1, and the monster on the way would leave you none."),
        # The village at 10 gives a second Viking, and each monster takes one.
        (
            13,
            "11 monster-3, 12 monster-2",
            1,
            "that costs a Viking. You have 1, and the monsters on the way would leave you none.",
        ),
        (12, "11 monster-3", 0, "that costs a Viking. You have none, and the monster on the way would leave you none."),
    ],
)
def test_the_sentence_tells_what_the_way_will_leave(goal: int, on_the_way: str, crew: int, left: str) -> None:
    match = towards(goal, on_the_way, f"crew {crew}")
    assert refusal(match, f"sail {goal}")[1] == f"You can't fight Green for space {goal}: {left}"


@pytest.mark.rule("raids:combat.needs-a-viking")
def test_a_village_helps_nobody_whose_ship_has_no_shield() -> None:
    match = begin("""
        voyage: 4
        route: 9 rune, 12 port
        A: space 6, aboard mead mead double-hammer double-hammer pennant-6
        B: space 9
        C: space 12
    """)
    assert match.table.room(0) == 0
    assert refusal(match, "sail 12")[0] == "combat.needs-a-viking"


@pytest.mark.rule("raids:combat.needs-a-viking")
def test_who_cedes_the_last_viking_on_the_way_must_stop_elsewhere() -> None:
    match = towards(9, "8 monster-2, 11 wood", "crew 1, aboard axe axe")
    play_on(match, "sail 9", "cede")
    assert refusal(match, "sail 9")[0] == "combat.needs-a-viking"
    assert choices(match) == ["sail 11", "home"]


# ------------------------------------------------------------------------------------------------ Riposte


@pytest.mark.rule("raids:combat.riposte")
def test_each_riposte_takes_one_viking_more_than_the_last() -> None:
    match = fight(9, 9, "sail 7")
    paid = [crews(match)[:2]]
    for _ in range(3):
        paid.append(crews(play_on(match, "riposte"))[:2])  # noqa: PERF401
    assert paid == [[9 - 1, 9], [9 - 1, 9 - 2], [9 - 1 - 3, 9 - 2], [9 - 1 - 3, 9 - 2 - 4]]
    assert told(match.moments, "combat.riposte") == [
        "Sky ripostes with 2 Vikings: Orange must answer.",
        "Orange ripostes with 3 Vikings: Sky must answer.",
        "Sky ripostes with 4 Vikings: Orange must answer.",
    ]


@pytest.mark.rule("raids:combat.riposte")
@pytest.mark.parametrize(
    ("crew_a", "crew_b", "moves", "price", "has"),
    [
        (1, 0, [], 2, "none"),
        (1, 1, [], 2, 1),
        (3, 5, ["riposte"], 3, 2),
        (9, 5, ["riposte", "riposte"], 4, 3),
    ],
)
def test_who_cannot_pay_the_price_must_flee(
    crew_a: int, crew_b: int, moves: list[str], price: int, has: object
) -> None:
    match = fight(crew_a, crew_b, "sail 7", *moves)
    assert "riposte" not in choices(match)
    assert refusal(match, "riposte") == (
        "combat.riposte",
        f"You can't riposte: your rival paid {price - 1} Viking{'s' * (price > 2)}, so it costs {price}. "
        f"You have {has or 'none'}: you must flee.",
    )


@pytest.mark.rule("raids:combat.riposte")
@pytest.mark.parametrize(("crew_a", "crew_b", "moves"), [(1, 2, []), (4, 2, ["riposte"]), (4, 6, ["riposte"] * 2)])
def test_exactly_the_price_is_enough(crew_a: int, crew_b: int, moves: list[str]) -> None:
    match = fight(crew_a, crew_b, "sail 7", *moves)
    seat = asked(match)[1]
    assert crews(play_on(match, "riposte"))[seat] == 0


@pytest.mark.rule("raids:combat.riposte")
def test_who_could_pay_may_flee_all_the_same() -> None:
    match = fight(2, 9, "sail 7")
    assert choices(match) == ["riposte", "sail 8", "sail 9", "sail 12", "home"]
    assert crews(play_on(match, "sail 8")) == [1, 9, 0]


@pytest.mark.rule("raids:combat.riposte")
def test_a_combat_may_begin_in_the_middle_of_a_written_position() -> None:
    match = begin("""
        route: 7 rune, 9 port
        A: space 7, crew 4
        B: space 7, crew 3
        C: space 9
        combat: A answers B, 3
    """)
    assert crews(play_on(match, "riposte")) == [1, 3, 0]
    assert refusal(match, "riposte")[1] == (
        "You can't riposte: your rival paid 3 Vikings, so it costs 4. You have 3: you must flee."
    )


@pytest.mark.rule("raids:combat.riposte")
def test_the_question_says_the_price_and_the_crew() -> None:
    match = fight(9, 5, "sail 7")
    question = "{}, {} fights you for this space. Do you riposte or flee? A riposte costs {} Vikings. You have {}."
    assert refusal(match, "fight")[1].endswith(question.format("Sky", "Orange", 2, 5))
    play_on(match, "riposte")
    assert refusal(match, "fight")[1].endswith(question.format("Orange", "Sky", 3, 8))


@pytest.mark.rule("raids:combat.lost-vikings")
def test_all_that_is_paid_goes_into_the_reserve_the_winners_vikings_too() -> None:
    match = fight(9, 9)
    before = match.table.reserve
    play_on(match, "sail 7", "riposte", "riposte", "sail 8")
    assert crews(match)[:2] == [9 - 1 - 3, 9 - 2]
    assert match.table.reserve == before + 1 + 2 + 3


# ------------------------------------------------------------------------------------------------ Flight


@pytest.mark.rule("raids:combat.flee")
@pytest.mark.parametrize(
    ("crew_b", "moves", "flees", "where"),
    [
        (1, ["sail 12"], "Sky has 1 Viking, and a riposte costs 2: it flees from Orange.", [7, 12, 4]),
        (2, ["sail 12"], "Sky flees from Orange.", [7, 12, 4]),
        (
            2,
            ["riposte", "sail 12"],
            "Orange has 1 Viking, and a riposte costs 3: it flees from Sky.",
            [12, 7, 4],
        ),
    ],
)
def test_who_flees_leaves_without_the_tile_and_without_discarding_any(
    crew_b: int, moves: list[str], flees: str, where: list[int]
) -> None:
    match = begin(
        f"""
        route: 4 port, 7 rune, 8 wood, 9 axe, 12 rune
        A: space 3, crew 1
        B: space 7, crew {crew_b}
        C: space 4
        """,
        "sail 7",
        *moves,
    )
    assert told(match.moments, "combat.flee") == [flees]
    assert match.table.where == where
    assert [tile_at(match, space) for space in (7, 8, 9, 12)] == ["rune", "wood", "axe", "rune"]
    assert (ship(match, 0).beside, ship(match, 1).beside) == ((), ())


@pytest.mark.rule("raids:combat.flee")
@pytest.mark.parametrize("space", [3, 6, 7])
def test_one_cannot_flee_backwards_nor_stay(space: int) -> None:
    assert refusal(fight(2, 1, "sail 7"), f"sail {space}") == (
        "navigate.forward",
        f"You can't sail to space {space}: you are at space 7, and ships only sail forward.",
    )


@pytest.mark.rule("raids:combat.flee")
@pytest.mark.parametrize(("space", "rule"), [(10, "navigate.passage"), (11, "navigate.empty")])
def test_who_flees_may_stop_only_where_stopping_is_allowed(space: int, rule: str) -> None:
    assert refusal(fight(2, 1, "sail 7"), f"sail {space}")[0] == rule


FLIGHT = """
    voyage: 2
    route: 7 axe, {on_the_way}, 14 rune, 17 port
    A: space 6, crew 2
    B: space 7, crew {crew}
    C: space 14
"""


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_passes_villages_encounters_and_pillages_like_any_other() -> None:
    on_the_way = "8 encounter, 9 pillage, 11 fur"
    match = begin(FLIGHT.format(on_the_way=on_the_way, crew=1), "sail 7", "sail 11")
    assert (crews(match)[1], ship(match, 1).coins) == (1 + 2 + 1, (3,))
    assert told(match.moments)[-3:] == [
        "Sky passes the pillage at space 9 and takes a coin of 3.",
        "Sky passes the village at space 10: a Viking comes aboard.",
        "Sky stops at space 11: fur.",
    ]


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_meets_monsters_and_then_chooses_its_course_anew() -> None:
    match = begin(FLIGHT.format(on_the_way="8 monster-3, 9 fur, 11 pig", crew=1), "sail 7", "sail 11")
    assert asked(match) == ("MeetMonster", 1)
    assert choices(match) == ["cede"]
    play_on(match, "cede")
    assert choices(match) == ["sail 9", "sail 11", "sail 14", "sail 17", "home"]
    play_on(match, "sail 9")
    assert (match.table.where[1], asked(match)) == (9, ("PlaceTile", 0))


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_without_vikings_passes_monsters_for_nothing() -> None:
    match = begin(FLIGHT.format(on_the_way="8 monster-3, 9 fur", crew=0), "sail 7", "sail 9")
    assert asked(match) == ("PlaceTile", 0)
    assert (match.table.where[1], tile_at(match, 8)) == (9, "monster-3")


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_need_not_catch_up_with_anybody() -> None:
    match = begin(FLIGHT.format(on_the_way="9 fur, 11 pig", crew=1), "sail 7")
    assert choices(match) == ["sail 9", "sail 11", "sail 14", "sail 17", "home"]


@pytest.mark.rule("raids:combat.passing")
def test_one_may_flee_into_the_harbour() -> None:
    match = begin(FLIGHT.format(on_the_way="9 fur", crew=1), "sail 7", "home")
    assert (match.table.berths[1], crews(match)[1]) == (1, 1 + 3)  # past the villages at 10, 15 and 20
    assert asked(match) == ("PlaceTile", 0)


@pytest.mark.rule("raids:combat.passing")
def test_one_may_always_flee_though_no_tile_is_left() -> None:
    match = begin("route: 19 rune \n A: space 18, crew 1 \n B: space 19 \n C: home 1", "sail 19")
    assert choices(match) == ["home"]
    assert play_on(match, "home").table.berths == [0, 2, 1]


# ------------------------------------------------------------------------------------------------ One after another

CHAIN = """
    route: 7 rune, 9 port, 12 wood, 14 rune
    A: space 6, crew 4
    B: space 7, crew {}
    C: space 9, crew {}
"""


@pytest.mark.rule("raids:combat.chain")
def test_a_fleeing_ship_may_attack_another_and_so_on() -> None:
    match = begin(CHAIN.format(1, 1))
    assert turns(match, "sail 7", "sail 9") == [0, 1, 2]
    assert asked(match) == ("RiposteOrFlee", 2)
    assert crews(match) == [3, 0, 1]
    play_on(match, "sail 12")
    assert match.table.where[:3] == [7, 9, 12]
    assert told(match.moments)[-5:] == [
        "Sky attacks Green at space 9 with one Viking.",
        "Green has 1 Viking, and a riposte costs 2: it flees from Sky.",
        "Green passes the village at space 10: a Viking comes aboard.",
        "Green stops at space 12: wood.",
        "Orange takes a rune.",
    ]


@pytest.mark.rule("raids:combat.chain")
def test_a_new_combat_begins_again_with_one_viking() -> None:
    match = begin(CHAIN.format(6, 9), "sail 7", "riposte", "riposte", "sail 9")
    assert crews(match) == [4 - 1 - 3, 6 - 2 - 1, 9]
    assert refusal(match, "fight")[1].count("2 Vikings") == 1
    assert crews(play_on(match, "riposte")) == [0, 3, 7]


@pytest.mark.rule("raids:combat.chain")
def test_who_is_driven_off_in_the_second_fight_flees_again() -> None:
    match = begin(CHAIN.format(2, 2), "sail 7", "sail 9", "riposte")
    assert asked(match) == ("RiposteOrFlee", 1)
    play_on(match, "sail 12")
    assert (match.table.where[:3], crews(match)) == ([7, 12, 9], [3, 2 - 1 + 1, 0])
    assert asked(match) == ("Navigate", 0)


@pytest.mark.rule("raids:combat.chain")
def test_the_attacker_that_flees_may_attack_another_too() -> None:
    match = begin(
        """
        route: 7 rune, 9 port, 12 wood
        A: space 6, crew 2
        B: space 7, crew 2
        C: space 9, crew 0
        """,
        "sail 7",
        "riposte",
        "sail 9",
    )
    assert asked(match) == ("RiposteOrFlee", 2)
    play_on(match, "sail 12")
    assert match.table.where[:3] == [9, 7, 12]
    assert asked(match) == ("Navigate", 1)


@pytest.mark.rule("raids:combat.chain")
@pytest.mark.rule("raids:combat.needs-a-viking")
def test_a_fleeing_ship_without_vikings_cannot_stop_where_another_lies() -> None:
    match = begin(CHAIN.format(0, 1), "sail 7")
    assert choices(match) == ["sail 12", "sail 14", "home"]
    assert refusal(match, "sail 9")[0] == "combat.needs-a-viking"


@pytest.mark.rule("raids:combat.chain")
def test_a_chain_of_four_ships_ends_when_each_lies_alone() -> None:
    match = begin("""
        route: 7 rune, 8 rune, 9 port, 12 wood
        A: space 6, crew 1
        B: space 7, crew 1
        C: space 8, crew 1
        D: space 9, crew 0
    """)
    assert turns(match, "sail 7", "sail 8", "sail 9") == [0, 1, 2, 3]
    play_on(match, "sail 12")
    assert match.table.where == [7, 8, 9, 12]
    assert asked(match) == ("Navigate", 0)


# ------------------------------------------------------------------------------------------------ The winner


@pytest.mark.rule("raids:combat.winner-stays")
def test_the_winner_gets_the_tile_only_at_the_start_of_its_next_turn() -> None:
    match = begin(
        """
        route: 4 port, 7 rune, 9 wood
        A: space 3, crew 2
        B: space 7, crew 0
        C: space 4
        """,
        "sail 7",
        "sail 9",
    )
    assert asked(match) == ("Navigate", 2)  # C at 4 is furthest behind
    assert (tile_at(match, 7), ship(match, 0).beside) == ("rune", ())
    play_on(match, "home")
    assert faces(ship(match, 0).beside) == ["rune"]


@pytest.mark.rule("raids:combat.winner-stays")
def test_the_winner_loses_the_tile_if_it_is_driven_off_before_its_next_turn() -> None:
    match = begin(
        """
        route: 4 port, 7 rune, 9 wood, 12 rune
        A: space 3, crew 1
        B: space 7, crew 0
        C: space 4
        """,
        "sail 7",
        "sail 9",
        "sail 7",
        "sail 12",
    )
    assert match.table.where[:3] == [12, 9, 7]
    assert (faces(ship(match, 0).beside), faces(ship(match, 2).beside)) == ([], ["port", "rune"])


@pytest.mark.rule("raids:combat.winner-stays")
def test_the_defender_that_holds_out_keeps_its_space() -> None:
    match = fight(1, 2, "sail 7", "riposte", "sail 8")
    assert match.table.where[:3] == [8, 7, 9]
    assert faces(ship(match, 1).beside) == ["rune"]
