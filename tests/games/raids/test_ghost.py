"""Two players: a third ship sails along, without a crew."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import VILLAGES, asked, begin, choices, crews, play_on, refusal, ship, tile_at, told, turns

GHOST = 2
"""The place of the ghost ship, after the two seats."""


def told_of_the_ghost(match: vl.Match) -> list[str]:
    return told(match.moments, "ghost.hops")


# ------------------------------------------------------------------------------------------------ Setting up


@pytest.mark.rule("raids:ghost.ship")
@pytest.mark.parametrize("seed", range(4))
def test_with_two_players_a_ship_without_crew_starts_at_position_one(seed: int) -> None:
    table = vl.new("raids", players=2, seed=seed).table
    assert (len(table.ships), len(table.where)) == (2, 3)
    assert (sorted(table.berths), table.berths[GHOST]) == ([1, 2, 3], 1)


@pytest.mark.rule("raids:ghost.ship")
@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_no_ghost_sails_along(players: int) -> None:
    table = vl.new("raids", players=players).table
    assert (len(table.where), table.ghost) == (players, None)


@pytest.mark.rule("raids:ghost.ship")
def test_the_ghost_ship_leaves_last() -> None:
    match = begin("""
        route: 1 rune, 3 wood
        A: start 2
        B: start 3
        ghost: start 1
    """)
    assert turns(match, "sail 3") == [1, 0]
    assert match.table.where[GHOST] == 0
    play_on(match, "sail 1")
    assert match.table.where[GHOST] == 5


@pytest.mark.rule("raids:setup.portions")
@pytest.mark.rule("raids:ghost.passes")
def test_a_village_holds_nothing_for_the_ghost_ship() -> None:
    table = vl.new("raids", players=2).table
    assert {table.portions[village] for village in VILLAGES} == {(1, 1)}


# ------------------------------------------------------------------------------------------------ How it sails


@pytest.mark.rule("raids:ghost.hops")
@pytest.mark.parametrize(
    ("a", "ghost", "villages"),
    [
        ("start 2", "start 1", [5, 10, 15, 20]),
        ("space 4", "space 5", [10, 15, 20]),
        ("space 9", "space 10", [15, 20]),
        ("space 14", "space 15", [20]),
    ],
)
def test_furthest_behind_the_ghost_ship_sails_from_village_to_village(a: str, ghost: str, villages: list[int]) -> None:
    match = begin(f"route: 17 rune, 18 wood \n A: {a} \n B: space 18 \n ghost: {ghost}", "sail 17")
    assert told_of_the_ghost(match) == [
        f"The ghost ship sails to the village at space {village}." for village in villages
    ]
    assert (match.table.where, asked(match)) == ([17, 18, 20], ("Navigate", 0))


@pytest.mark.rule("raids:ghost.hops")
def test_from_the_last_village_the_ghost_ship_sails_home() -> None:
    match = begin("A: space 19 \n B: home 1 \n ghost: space 20", "home")
    assert told_of_the_ghost(match) == ["The ghost ship comes home."]
    assert match.table.voyage == 2


@pytest.mark.rule("raids:ghost.hops")
def test_the_ghost_ship_moves_only_when_it_lies_furthest_behind() -> None:
    match = begin("route: 6 rune, 8 wood, 9 port \n A: space 4 \n B: space 9 \n ghost: space 5")
    assert (asked(match), match.table.where[GHOST]) == (("Navigate", 0), 5)
    play_on(match, "sail 6")
    assert match.table.where == [6, 9, 10]


@pytest.mark.rule("raids:ghost.passes")
def test_the_ghost_ship_takes_nothing_and_leaves_everything() -> None:
    match = begin(
        """
        voyage: 2
        route: 2 encounter, 3 pillage, 4 monster-3, 6 rune, 7 axe
        A: start 2, crew 3
        B: space 7, crew 2
        ghost: start 1
        """,
        "sail 6",
        "fight",
        "sail 6",
    )
    assert match.table.where[GHOST] == 10
    assert [tile_at(match, space) for space in (2, 3)] == ["encounter", "pillage"]
    assert (match.table.portions[2], match.table.portions[3]) == ((1,), (1,))
    assert [match.table.portions[village] for village in VILLAGES] == [(), (1, 1), (1, 1), (1, 1)]
    assert match.table.vikings() == 40


@pytest.mark.rule("raids:ghost.passes")
def test_the_ghost_ship_cedes_nothing_to_monsters_and_beats_none() -> None:
    match = begin("route: 3 monster-2, 4 monster-3, 18 rune, 19 wood \n A: space 18 \n B: space 19 \n ghost: start 1")
    assert told(match.moments, "monster.cede") == told(match.moments, "monster.no-viking") == []
    assert [tile_at(match, space) for space in (3, 4)] == ["monster-2", "monster-3"]


@pytest.mark.rule("raids:ghost.passes")
def test_nobody_can_fight_the_ghost_ship() -> None:
    match = begin("route: 6 rune, 12 wood \n A: space 6, crew 5 \n B: space 12 \n ghost: space 10")
    rule, sentence = refusal(match, "sail 10")
    assert rule == "navigate.passage"
    assert sentence.startswith("You can't stop at a village")


@pytest.mark.rule("raids:ghost.passes")
def test_the_ghost_ship_attacks_nobody() -> None:
    match = begin("route: 6 rune, 9 wood \n A: space 6, crew 2 \n B: space 9, crew 2 \n ghost: space 5")
    assert (match.table.where, crews(match)) == ([6, 9, 10], [2, 2])


# ------------------------------------------------------------------------------------------------ Catching up


@pytest.mark.rule("raids:ghost.catch-up")
def test_the_ghost_ship_must_be_caught_and_one_stops_beyond() -> None:
    match = begin("""
        route: 7 rune, 8 wood, 11 axe, 13 port
        A: space 6
        B: space 13
        ghost: space 10
    """)
    assert [tile_at(match, space) for space in (7, 8, 11, 13)] == [None, None, "axe", "port"]
    assert choices(match) == ["sail 11", "sail 13", "home"]
    assert refusal(match, "sail 8") == (
        "catch-up.reach",
        "Space 8 is too near. You must catch up with the ghost ship: sail at least to space 10.",
    )


@pytest.mark.rule("raids:ghost.catch-up")
def test_in_the_harbour_the_ghost_ship_counts_as_one_that_has_not_left() -> None:
    match = begin("route: 1 rune, 2 wood, 9 port \n A: start 2 \n B: space 9 \n ghost: start 1")
    assert choices(match) == ["sail 1", "sail 2", "sail 9", "home"]


@pytest.mark.rule("raids:ghost.catch-up")
@pytest.mark.rule("raids:catch-up.last-ship")
def test_while_the_ghost_ship_is_ahead_at_sea_the_last_player_need_not_sail_home() -> None:
    match = begin("route: 7 rune, 12 wood \n A: space 6 \n B: home 1 \n ghost: space 10")
    assert choices(match) == ["sail 12", "home"]


@pytest.mark.rule("raids:ghost.catch-up")
@pytest.mark.rule("raids:catch-up.last-ship")
def test_when_the_ghost_ship_and_the_other_player_are_home_one_can_only_follow() -> None:
    match = begin("route: 12 wood \n A: space 6 \n B: home 1 \n ghost: home 2")
    assert choices(match) == ["home"]


# ------------------------------------------------------------------------------------------------ The harbour


def all_home(a: int, b: int, ghost: int) -> vl.Match:
    """A first voyage that ends with the ships at these positions."""
    return begin(f"voyage: 1 \n A: home {a} \n B: home {b} \n ghost: home {ghost}")


@pytest.mark.rule("raids:ghost.arrival-coin")
@pytest.mark.parametrize(
    ("a", "b", "ghost", "paid"),
    [
        (2, 3, 1, [(3,), (1,)]),
        (3, 2, 1, [(1,), (3,)]),
        (1, 3, 2, [(6,), (1,)]),
        (3, 1, 2, [(1,), (6,)]),
        (1, 2, 3, [(6,), (3,)]),
        (2, 1, 3, [(3,), (6,)]),
    ],
)
def test_nobody_gets_the_coin_of_the_position_where_the_ghost_ship_lies(
    a: int, b: int, ghost: int, paid: list[tuple[int, ...]]
) -> None:
    assert [each.coins for each in all_home(a, b, ghost).table.ships] == paid


@pytest.mark.rule("raids:ghost.arrival-coin")
def test_later_arrival_tiles_leave_the_ghost_ship_out() -> None:
    match = begin("""
        voyage: 2
        arrivals: order, shields
        A: home 2
        B: home 3
        ghost: home 1
    """)
    assert [each.coins for each in match.table.ships] == [(6,), (3,)]


@pytest.mark.rule("raids:ghost.first-berth")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 3, 1), [2, 3, 1]),
        ((1, 3, 2), [2, 3, 1]),
        ((3, 1, 2), [3, 2, 1]),
        ((1, 2, 3), [3, 2, 1]),
        ((2, 1, 3), [2, 3, 1]),
    ],
)
def test_the_ghost_ship_changes_places_with_the_ship_at_position_one(
    before: tuple[int, int, int], after: list[int]
) -> None:
    assert all_home(*before).table.berths == after


@pytest.mark.rule("raids:ghost.first-berth")
@pytest.mark.parametrize(
    ("b", "ghost", "sentences"),
    [
        (1, 2, ["Sky came home first, and gives position 1 to the ghost ship."]),
        (2, 1, []),
    ],
)
def test_the_change_is_told_if_there_is_one(b: int, ghost: int, sentences: list[str]) -> None:
    match = begin(f"voyage: 1 \n A: space 19 \n B: home {b} \n ghost: home {ghost}", "home")
    assert told(match.moments, "ghost.first-berth") == sentences


@pytest.mark.rule("raids:ghost.first-berth")
def test_the_ship_that_came_home_first_keeps_its_coin_and_its_rank_in_ties() -> None:
    first = all_home(1, 2, 3)
    assert (ship(first, 0).coins, first.table.berths) == ((6,), [3, 2, 1])
    tied = begin(
        "voyage: 2 \n arrivals: order, runes \n A: home 1, beside rune \n B: home 2, beside rune \n ghost: home 3"
    )
    assert [each.coins for each in tied.table.ships] == [(6,), (3,)]


@pytest.mark.rule("raids:ghost.first-berth")
def test_who_gave_position_one_to_the_last_ghost_ship_sails_first_in_the_next_voyage() -> None:
    assert asked(all_home(1, 2, 3)) == ("Navigate", 0)
    assert asked(all_home(1, 3, 2)) == ("Navigate", 1)


@pytest.mark.rule("raids:ghost.hops")
@pytest.mark.rule("raids:navigate.harbour")
def test_the_ghost_ship_takes_the_lowest_free_position_like_any_other() -> None:
    match = begin("route: 19 rune \n A: space 18 \n B: space 19 \n ghost: space 20", "home", "home")
    assert [moment.table.berths for moment in match.moments if moment.rule == "ghost.hops"] == [[1, 2, 3]]


@pytest.mark.rule("raids:ghost.hops")
def test_without_a_line_of_its_own_the_ghost_ship_of_a_position_is_home_behind_the_others() -> None:
    match = begin("route: 7 rune \n A: space 7 \n B: home 1")
    assert (match.table.where[2], match.table.berths[2]) == (match.table.box.home, 3)
