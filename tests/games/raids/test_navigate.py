"""Phase 2: whose turn it is, catching up, where to stop, the harbour, and the order in which things are passed."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.engine import notation
from vikinglab.games.raids import GAME
from vikinglab.games.raids.play import Navigate

from .helpers import STANDARD, asked, begin, choices, crews, faces, play_on, refusal, ship, tile_at, told, turns

# ------------------------------------------------------------------------------------------------ Whose turn it is


@pytest.mark.rule("raids:turn.furthest-behind")
def test_the_ship_furthest_behind_plays_whatever_its_seat() -> None:
    match = begin("""
        route: 6 rune, 7 wood, 9 rune, 12 axe
        A: space 12
        B: space 9
        C: space 6
    """)
    assert asked(match) == ("Navigate", 2)


@pytest.mark.rule("raids:turn.furthest-behind", "raids:turn.start-order")
def test_whose_turn_it_is_and_why_is_told() -> None:
    match = begin("""
        route: 7 rune, 9 rune, 12 port
        A: start 2
        B: space 7
        C: home 1
    """)
    play_on(match, "sail 12")
    assert told(match.moments, "turn.start-order") == [
        "It's Orange A's turn: of the ships still to leave, it has the highest start position, 2."
    ]
    assert told(match.moments, "turn.furthest-behind") == ["It's Sky B's turn: at space 7, it is furthest behind."]


@pytest.mark.rule("raids:turn.furthest-behind")
def test_who_sails_past_another_waits_for_it() -> None:
    match = begin("""
        route: 7 rune, 9 rune, 12 port
        A: space 3
        B: space 7
        C: space 9
    """)
    assert turns(match, "sail 12", "home", "home") == [0, 1, 2, 0]


@pytest.mark.rule("raids:turn.furthest-behind")
def test_one_ship_plays_several_times_running_if_it_stays_furthest_behind() -> None:
    match = begin(
        """
        route: 7 rune, 9 port
        A: space 3, crew 2
        B: space 7, crew 1
        C: home 1
        """,
        "sail 7",
        "sail 9",  # B flees: A is still behind it
    )
    assert asked(match) == ("Navigate", 0)
    assert told(match.moments)[-1] == "Orange A takes a rune."
    assert match.table.where == [7, 9, match.table.box.home]


@pytest.mark.rule("raids:turn.start-order")
@pytest.mark.parametrize(
    ("positions", "first"),
    [((4, 3, 2, 1), 0), ((1, 2, 3, 4), 3), ((2, 4, 1, 3), 1)],
)
def test_in_the_harbour_the_highest_start_position_sails_first(positions: tuple[int, ...], first: int) -> None:
    ships = [f"{seat}: start {position}" for seat, position in zip("ABCD", positions, strict=True)]
    assert asked(begin("route: 9 rune \n" + "\n".join(ships))) == ("Navigate", first)


@pytest.mark.rule("raids:turn.start-order")
def test_ships_leave_in_the_order_of_their_start_positions_though_one_at_sea_is_near() -> None:
    match = begin("""
        route: 1 rune, 2 wood, 3 port
        A: start 2
        B: start 3
        C: start 1
    """)
    assert turns(match, "sail 1", "sail 3") == [1, 0, 2]


@pytest.mark.rule("raids:turn.voyage")
def test_a_ship_that_is_home_waits_until_all_are() -> None:
    match = begin("""
        route: 7 rune, 9 rune
        A: space 3
        B: space 7
        C: space 9
    """)
    assert turns(match, "home", "home") == [0, 1, 2]
    assert match.table.voyage == 1
    assert play_on(match, "home").table.voyage == 2
    assert told(match.moments)[-1] == "Voyage 2 begins."


@pytest.mark.rule("raids:turn.end")
def test_the_next_ship_waits_until_the_fight_is_over() -> None:
    match = begin("""
        route: 6 rune, 7 wood, 9 port
        A: space 3, crew 3
        B: space 6
        C: space 7, crew 2
    """)
    assert asked(play_on(match, "sail 7")) == ("RiposteOrFlee", 2)
    assert asked(play_on(match, "riposte")) == ("RiposteOrFlee", 0)
    assert asked(play_on(match, "sail 9")) == ("Navigate", 1)  # A has fled, so B at 6 is furthest behind


@pytest.mark.rule("raids:turn.end")
def test_a_turn_ends_at_once_on_a_free_tile() -> None:
    match = begin("""
        route: 7 rune, 9 port
        A: space 3
        B: space 7
        C: home 1
    """)
    assert asked(play_on(match, "sail 9")) == ("Navigate", 1)


@pytest.mark.rule("raids:turn.end")
@pytest.mark.parametrize("fight", ["", "combat: B answers A, 2"])
def test_two_ships_that_do_not_fight_cannot_share_a_space(fight: str) -> None:
    with pytest.raises(vl.Refused, match="space 9"):
        begin(f"""
            route: 7 wood, 9 rune, 12 rune
            A: space 7, crew 4
            B: space {7 if fight else 12}, crew 2
            C: space 9
            D: space 9
            {fight}
        """)


# ------------------------------------------------------------------------------------------------ Catching up

BEHIND = """
    voyage: 2
    route: 4 monster-3, 6 encounter, 7 pillage, 8 axe, 9 rune, 12 port, 14 rune
    A: space 3, crew 4
    B: space 9, crew 2
    C: space 14
"""
"""Between A and the next ship, B, lie a monster, a village at 5, an encounter, a pillage and an axe."""


@pytest.mark.rule("raids:catch-up.discard")
def test_everything_between_the_ship_and_the_next_one_is_discarded() -> None:
    match = begin(BEHIND)
    assert [space for space in range(1, 21) if tile_at(match, space)] == [9, 12, 14]
    assert {"monster-3", "encounter", "pillage"} <= {*faces(match.table.gone)}


@pytest.mark.rule("raids:catch-up.discard")
def test_the_tile_under_the_next_ship_stays_and_so_do_villages() -> None:
    match = begin(BEHIND, "sail 12")
    assert match.table.portions[5] == ()
    assert told(match.moments, "pass.village") == [
        "Orange A passes the village at space 5: a Viking comes aboard.",
        "Orange A passes the village at space 10: a Viking comes aboard.",
    ]
    assert faces(ship(match, 1).beside) == ["rune"]  # B takes it now


@pytest.mark.rule("raids:catch-up.discard")
def test_what_lies_behind_the_ship_stays() -> None:
    match = begin("route: 6 monster-3, 8 axe, 9 rune \n A: space 7 \n B: space 9 \n C: home 1")
    assert [tile_at(match, space) for space in (6, 8, 9)] == ["monster-3", None, "rune"]


@pytest.mark.rule("raids:catch-up.discard")
def test_what_lay_on_discarded_tiles_goes_back() -> None:
    match = begin(BEHIND)
    crew, in_villages = 4 + 2, 1 + 2 + 3 + 3
    assert (match.table.portions[6], match.table.portions[7]) == ((), ())
    assert match.table.reserve == 40 - crew - in_villages
    play_on(match, "sail 12")
    assert (ship(match, 0).crew, ship(match, 0).coins) == (4 + 2, ())  # two villages, and nothing else on the way


@pytest.mark.rule("raids:catch-up.discard")
@pytest.mark.parametrize(
    ("between", "sentences"),
    [
        (
            "4 monster-3, 6 axe",
            ["Orange A discards the tiles before the next ship: monster of strength 3 and axe."],
        ),
        ("12 axe", []),
    ],
)
def test_what_is_discarded_is_told(between: str, sentences: list[str]) -> None:
    match = begin(
        f"""
        route: 2 rune, 7 wood, 9 port, {between}
        A: space 2
        B: space 7
        C: space 1
        """,
        "sail 9",
    )
    assert told(match.moments)[-1 - len(sentences) :] == ["Orange A takes a rune.", *sentences]


@pytest.mark.rule("raids:catch-up.reach")
@pytest.mark.parametrize("space", [6, 8])
def test_a_ship_must_sail_at_least_as_far_as_the_next_one(space: int) -> None:
    assert refusal(begin(BEHIND), f"sail {space}") == (
        "catch-up.reach",
        f"Space {space} is too near. You must catch up with Sky B: sail at least to space 9.",
    )


@pytest.mark.rule("raids:catch-up.reach")
def test_the_space_of_the_next_ship_is_far_enough_and_so_is_any_further_one() -> None:
    assert choices(begin(BEHIND)) == ["sail 9", "sail 12", "sail 14", "home"]


@pytest.mark.rule("raids:catch-up.reach")
def test_only_the_next_ship_must_be_caught_not_the_one_beyond() -> None:
    match = begin(BEHIND, "sail 12")
    assert match.table.where[:3] == [12, 9, 14]


@pytest.mark.rule("raids:catch-up.reach")
def test_who_cannot_fight_for_the_space_of_the_next_ship_sails_past_it() -> None:
    match = begin("""
        route: 9 rune, 12 port
        A: space 6, crew 0
        B: space 9
        C: home 1
    """)
    assert choices(match) == ["sail 12", "home"]


@pytest.mark.rule("raids:catch-up.start")
def test_who_leaves_before_others_has_nobody_to_catch_up_with() -> None:
    match = begin("""
        route: 1 rune, 2 axe, 4 wood, 9 rune
        A: space 9
        B: home 1
        C: start 3
        D: start 2
    """)
    assert choices(match) == ["sail 1", "sail 2", "sail 4", "sail 9", "home"]


@pytest.mark.rule("raids:catch-up.start")
def test_the_first_ships_discard_nothing_and_the_last_one_catches_up() -> None:
    match = begin("""
        route: 1 rune, 2 axe, 4 wood, 9 rune, 12 port
        A: start 4
        B: start 3
        C: start 2
        D: start 1
    """)
    play_on(match, "sail 4", "sail 12", "sail 9")
    assert asked(match) == ("Navigate", 3)
    assert (tile_at(match, 1), tile_at(match, 2), tile_at(match, 4)) == (None, None, "wood")
    assert refusal(match, "sail 2") == (
        "catch-up.reach",
        "Space 2 is too near. You must catch up with Orange A: sail at least to space 4.",
    )


@pytest.mark.rule("raids:catch-up.start")
def test_the_last_ship_to_leave_discards_nothing_if_the_next_one_lies_at_the_first_tile() -> None:
    match = begin("""
        route: 1 rune, 2 axe, 9 rune
        A: start 1, crew 1
        B: space 1
        C: space 9
    """)
    assert choices(match) == ["sail 1", "sail 2", "sail 9", "home"]


@pytest.mark.rule("raids:catch-up.start")
@pytest.mark.rule("raids:catch-up.last-ship")
def test_the_last_ship_to_leave_sails_home_if_all_others_are_there() -> None:
    match = begin("""
        route: 1 rune, 2 axe
        A: start 3
        B: start 2
        C: start 1
    """)
    play_on(match, "home", "home")
    assert choices(match) == ["home"]


@pytest.mark.rule("raids:catch-up.last-ship")
def test_the_last_ship_can_only_sail_home() -> None:
    match = begin("""
        route: 6 rune, 8 monster-3, 12 axe
        A: space 4
        B: home 1
        C: home 2
    """)
    assert choices(match) == ["home"]
    assert refusal(match, "sail 12") == (
        "catch-up.last-ship",
        "You can't stop at space 12: all other ships are home, and you must catch up with them. Sail home.",
    )
    assert all(tile is None for tile in match.table.route)


@pytest.mark.rule("raids:catch-up.last-ship")
def test_the_last_ship_passes_the_villages_on_its_way_home() -> None:
    match = begin("route: 6 rune \n A: space 4 \n B: home 1 \n C: home 2", "home")
    assert told(match.moments, "pass.village") == [
        f"Orange A passes the village at space {village}: a Viking comes aboard." for village in (5, 10, 15, 20)
    ]


@pytest.mark.rule("raids:catch-up.last-ship")
@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("route: 6 rune / A: space 4 / B: home 1 / C: home 2", "sail home: all other ships are home already."),
        (
            "route: 16 rune, 18 monster-3, 19 axe / A: home 1 / B: space 16 / C: space 19",
            "sail home: there is nowhere left to stop.",
        ),
        ("route: 6 rune, 12 axe / A: space 4 / B: space 6 / C: home 1", "how far do you sail? At least to space 6."),
    ],
)
def test_the_question_says_why_a_ship_can_only_sail_home(text: str, asks: str) -> None:
    assert str(begin(text).question).endswith(f", {asks}")


# ------------------------------------------------------------------------------------------------ Where to stop


@pytest.mark.rule("raids:navigate.forward")
@pytest.mark.parametrize("space", [2, 3, 7])
def test_ships_never_sail_back(space: int) -> None:
    match = begin("""
        route: 2 rune, 9 rune
        A: space 7
        B: space 9
        C: home 1
    """)
    assert refusal(match, f"sail {space}") == (
        "navigate.forward",
        f"You can't sail to space {space}: you are at space 7, and ships only sail forward.",
    )


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize(
    "tile",
    ["axe", "double-axe", "double-sail", "double-hammer", "pennant-5", "mead", "rune", "port", "double-port"],
)
def test_one_may_stop_at_any_tile_without_an_arrow(tile: str) -> None:
    match = begin(f"""
        voyage: 3
        route: 9 wood, 18 {tile}
        A: space 6
        B: space 9
        C: home 1
    """)
    assert "sail 18" in choices(match)
    assert asked(play_on(match, "sail 18")) == ("PlaceTile", 1)
    assert (match.table.where[0], tile_at(match, 18)) == (18, tile)


@pytest.mark.rule("raids:navigate.stop")
def test_where_a_ship_stops_is_told() -> None:
    match = begin("route: 9 wood, 12 pennant-3 \n A: space 6 \n B: space 9 \n C: home 1", "sail 12")
    assert told(match.moments)[-1] == "Orange A stops at space 12: pennant of 3."


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize(
    ("spaces", "villages"),
    [(20, [5, 10, 15, 20]), (40, [*range(2, 25), 30])],  # the longest board that a content file may have
)
def test_one_may_ask_for_every_space_of_the_route(spaces: int, villages: list[int]) -> None:
    own = STANDARD.replace("value = 20,", f"value = {spaces},").replace("[5, 10, 15, 20]", str(villages))
    table = GAME.setup(GAME.box(content=own), 3)
    table.settle()
    asked_for = [notation.write(action) for action in Navigate(0, 1).reach(table)]
    assert asked_for == [*(f"sail {space}" for space in range(1, spaces + 1)), "home"]


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize("space", [1, 7])
def test_no_ship_waits_where_no_tile_lies(space: int) -> None:
    with pytest.raises(vl.Refused, match=rf"^Line 3 of .*: no tile lies at space {space}, so no ship can"):
        begin(f"route: 9 rune \n A: start 2 \n B: space {space} \n C: home 1")


@pytest.mark.rule("raids:navigate.empty")
def test_one_cannot_stop_where_no_tile_lies() -> None:
    match = begin("route: 9 wood, 12 rune \n A: space 6 \n B: space 9 \n C: home 1")
    assert refusal(match, "sail 13") == (
        "navigate.empty",
        "You can't stop at space 13: its tile is gone.",
    )


@pytest.mark.rule("raids:navigate.empty")
def test_a_monster_that_was_beaten_leaves_an_empty_space() -> None:
    match = begin(
        """
        route: 2 monster-2, 4 rune
        A: start 3, crew 2
        B: start 2
        C: start 1
        """,
        "sail 4",
        "fight",
        "sail 4",
    )
    assert refusal(match, "sail 2") == (
        "navigate.empty",
        "You can't stop at space 2: its tile is gone.",
    )


@pytest.mark.rule("raids:navigate.passage")
@pytest.mark.parametrize(("space", "thing"), [(10, "a village"), (11, "an encounter"), (12, "a pillage")])
def test_villages_encounters_and_pillages_are_only_passed(space: int, thing: str) -> None:
    match = begin("""
        voyage: 2
        route: 9 rune, 11 encounter, 12 pillage
        A: space 6
        B: space 9
        C: home 1
    """)
    rule, sentence = refusal(match, f"sail {space}")
    assert rule == "navigate.passage"
    assert sentence.startswith(f"You can't stop at {thing}. Sail past it")


@pytest.mark.rule("raids:navigate.passage")
@pytest.mark.parametrize(
    ("ship", "takes"),
    [
        ("crew 3", "beating it costs 4 Vikings (strength 4), ceding costs 1. You have 3."),
        ("crew 2, aboard axe", "beating it costs 3 Vikings (strength 4, less 1 for axes), ceding costs 1. You have 2."),
        (
            "crew 1, aboard axe axe axe",
            "beating it costs 1 Viking (strength 4, less 3 for axes), ceding costs 1. You have 1.",
        ),
        ("crew 4, aboard axe axe axe axe", "your axes beat it at no cost (strength 4, less 4)."),
        (
            "crew 0, aboard axe",
            "beating it costs 3 Vikings (strength 4, less 1 for axes), ceding costs 1. You have none yet.",
        ),
    ],
)
def test_monsters_are_only_passed_and_the_sentence_says_at_what_price(ship: str, takes: str) -> None:
    match = begin(f"""
        voyage: 2
        route: 9 rune, 13 monster-4
        A: space 6, {ship}
        B: space 9
        C: home 1
    """)
    assert refusal(match, "sail 13") == (
        "navigate.passage",
        f"You can't stop at a monster. Sail past it: {takes}",
    )


@pytest.mark.rule("raids:navigate.passage")
@pytest.mark.rule("raids:monster.no-viking")
def test_a_ship_without_vikings_is_not_told_to_pay_one_for_passing() -> None:
    match = begin("route: 9 rune, 12 monster-2 \n A: space 6, crew 0 \n B: space 9 \n C: home 1")
    rule, sentence = refusal(match, "sail 12")
    assert rule == "navigate.passage"
    assert "or one to pass" not in sentence


@pytest.mark.rule("raids:navigate.passage")
def test_an_encounter_that_is_used_up_is_still_no_place_to_stop() -> None:
    match = begin("route: 9 rune, 11 encounter 0 \n A: space 6 \n B: space 9 \n C: home 1")
    assert refusal(match, "sail 11")[0] == "navigate.passage"


# ------------------------------------------------------------------------------------------------ The harbour


@pytest.mark.rule("raids:navigate.harbour")
@pytest.mark.parametrize("ships", ["A: start 3 \n B: start 2 \n C: start 1", "A: space 6 \n B: space 9 \n C: home 1"])
def test_one_may_always_sail_straight_home(ships: str) -> None:
    match = begin(f"route: 7 rune, 9 rune, 12 port \n {ships}")
    assert choices(match)[-1] == "home"
    assert match.table.where[0] < match.table.box.home == play_on(match, "home").table.where[0]


@pytest.mark.rule("raids:navigate.harbour")
def test_ships_take_the_lowest_free_start_position_as_they_come_home() -> None:
    match = begin("""
        route: 6 rune, 9 wood, 12 port
        A: space 12
        B: space 6
        C: space 4
    """)
    play_on(match, "home", "home")
    assert told(match.moments, "navigate.harbour") == [
        "Green C is home, at start position 1.",
        "Sky B is home, at start position 2.",
    ]
    assert match.table.berths == [0, 2, 1]


@pytest.mark.rule("raids:navigate.harbour")
def test_the_positions_of_ships_that_have_not_left_are_not_free() -> None:
    match = begin("""
        route: 9 wood
        A: start 4
        B: start 3
        C: start 2
        D: start 1
    """)
    play_on(match, "home", "sail 9", "home")
    assert match.table.berths == [3 + 1, 0, 2, 1]


@pytest.mark.rule("raids:navigate.harbour")
def test_a_position_that_others_have_left_is_free() -> None:
    match = begin("""
        route: 6 rune, 9 wood
        A: start 2
        B: space 6
        C: home 3
    """)
    assert play_on(match, "home").table.berths == [1, 0, 3]


@pytest.mark.rule("raids:navigate.harbour")
def test_a_ship_that_is_home_plays_no_more_in_this_voyage() -> None:
    match = begin("route: 6 rune, 9 wood, 12 port \n A: space 3 \n B: space 6 \n C: space 9", "home", "sail 12")
    seats = []
    while match.table.voyage == 1:
        seats.append(asked(match)[1])
        play_on(match, "stow" if "stow" in choices(match) else "home")
    assert 0 not in seats


# ------------------------------------------------------------------------------------------------ Passing in order


@pytest.mark.rule("raids:navigate.in-order")
def test_what_is_passed_comes_in_the_order_of_the_route() -> None:
    match = begin(
        """
        voyage: 2
        route: 4 pillage, 6 encounter, 7 rune
        A: start 3
        B: start 2
        C: start 1
        """,
        "sail 7",
    )
    assert told(match.moments) == [
        "Orange A passes the pillage at space 4 and takes a coin of 3.",
        "Orange A passes the village at space 5: a Viking comes aboard.",
        "Orange A passes the encounter at space 6 and takes 2 Vikings.",
        "Orange A stops at space 7: rune.",
    ]


@pytest.mark.rule("raids:navigate.in-order")
@pytest.mark.parametrize(
    ("route", "may_fight"),
    [("3 encounter, 4 monster-2", True), ("3 monster-2, 4 encounter", False)],
)
def test_vikings_found_before_a_monster_can_fight_it_and_those_behind_it_cannot(route: str, may_fight: bool) -> None:
    match = begin(
        f"""
        route: {route}, 7 rune
        A: start 3, crew 1
        B: start 2
        C: start 1
        """,
        "sail 7",
    )
    assert ("fight" in choices(match)) is may_fight


@pytest.mark.rule("raids:navigate.in-order")
@pytest.mark.parametrize(("route", "crew"), [("4 monster-2", 10 - 2 + 1), ("6 monster-2", 10 - 2)])
def test_a_full_ship_loses_the_viking_of_a_village_that_lies_before_the_monster(route: str, crew: int) -> None:
    match = begin(
        f"""
        route: {route}, 7 rune
        A: start 3, crew 10
        B: start 2
        C: start 1
        """,
        "sail 7",
        "fight",
        "sail 7",
    )
    assert ship(match, 0).crew == crew


MONSTER_AHEAD = """
    route: 4 monster-3, 6 wood, 7 rune, 9 port, 12 axe
    A: start 3, crew 3
    B: start 2
    C: start 1
"""


@pytest.mark.rule("raids:navigate.in-order")
@pytest.mark.parametrize("then", ["sail 6", "sail 9", "sail 12", "home"])
def test_behind_a_monster_the_course_may_be_chosen_anew(then: str) -> None:
    match = begin(MONSTER_AHEAD, "sail 7", "cede")
    assert asked(match) == ("Navigate", 0)
    assert choices(match) == ["sail 6", "sail 7", "sail 9", "sail 12", "home"]
    assert asked(play_on(match, then)) == ("Navigate", 1)


@pytest.mark.rule("raids:navigate.in-order")
def test_behind_a_monster_a_ship_cannot_turn_back_or_stay() -> None:
    match = begin(MONSTER_AHEAD, "sail 7", "cede")
    assert refusal(match, "sail 4") == (
        "navigate.forward",
        "You can't sail to space 4: you are at space 4, and ships only sail forward.",
    )


@pytest.mark.rule("raids:navigate.in-order")
def test_a_ship_that_left_the_harbour_gives_up_its_start_position_at_once() -> None:
    match = begin(MONSTER_AHEAD, "sail 7")
    assert (match.table.where[0], match.table.berths[0]) == (4, 0)
    assert crews(play_on(match, "fight", "home"))[0] == 4
    assert match.table.berths[0] == 3


# ------------------------------------------------------------------------------------------------ Monsters that stay


@pytest.mark.rule("raids:monster.stays")
def test_a_monster_that_lets_a_ship_pass_waits_for_the_next_one() -> None:
    match = begin(MONSTER_AHEAD, "sail 7", "cede", "sail 7")
    assert tile_at(match, 4) == "monster-3"
    assert asked(play_on(match, "sail 6")) == ("Navigate", 2)  # B has no Viking, and passes
    assert tile_at(match, 4) is None  # C is the last ship before it


@pytest.mark.rule("raids:monster.stays")
def test_a_ship_never_meets_a_monster_before_the_ship_that_it_must_catch() -> None:
    match = begin(
        """
        route: 7 monster-3, 9 rune, 12 port
        A: space 6, crew 5
        B: space 9
        C: home 1
        """,
        "sail 12",
    )
    assert told(match.moments, "monster.cede") == []
    assert crews(match)[0] == 5 + 1  # the village at 10


@pytest.mark.rule("raids:monster.stays")
def test_monsters_beyond_the_next_ship_are_met() -> None:
    match = begin(
        """
        route: 9 rune, 11 monster-3, 12 port
        A: space 6, crew 5
        B: space 9
        C: home 1
        """,
        "sail 12",
    )
    assert asked(match) == ("MeetMonster", 0)


@pytest.mark.rule("raids:monster.stays")
def test_a_beaten_monster_bars_nobody_any_more() -> None:
    match = begin(MONSTER_AHEAD, "sail 7", "fight", "sail 7", "sail 9")
    assert asked(match) == ("Navigate", 2)
    assert faces(ship(match, 0).beside) == ["monster-3"]
