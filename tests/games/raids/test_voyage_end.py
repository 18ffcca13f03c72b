"""The end of a voyage: sails, the arrival tile, ties, and the next voyage."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import VILLAGES, asked, begin, crews, faces, figures, ship, told

CONDITIONS = ["goods", "kinds", "runes", "shields", "weapons", "ports", "monsters", "sails"]


def home_last(condition: str, *others: str, last: str = "", voyage: int = 3) -> vl.Match:
    """The end of a voyage: the others are home, at positions 1, 2 and so on, in the order of seats from B on.

    A, which is the last ship, comes home now, and the arrival tile asks for the condition.
    """
    arrivals = ["order", *[each for each in CONDITIONS if each != condition][: voyage - 2], condition]
    ships = [f"{seat}: home {berth}, {what}" for berth, (seat, what) in enumerate(zip("BCD", others, strict=False), 1)]
    lines = [f"voyage: {voyage}", f"arrivals: {', '.join(arrivals)}", f"A: space 19, {last}", *ships]
    return begin("\n".join(lines), "home")


def coins(match: vl.Match) -> list[tuple[int, ...]]:
    """Return the coins that each seat has got; nobody had one before."""
    return [each.coins for each in match.table.ships]


# ------------------------------------------------------------------------------------------------ When it ends


@pytest.mark.rule("raids:voyage.end")
def test_when_all_are_home_sails_come_before_coins() -> None:
    match = home_last("sails", "aboard sail", "aboard")
    assert told(match.moments)[1:] == [
        "Orange is home, at start position 3.",
        "Sky gets a Viking for its sails.",
        "Sky gets a coin of 6 from the arrival tile “Most sails”, with one sail.",
        "Voyage 4 begins.",
    ]


@pytest.mark.rule("raids:voyage.end")
def test_nothing_is_paid_while_a_ship_is_at_sea() -> None:
    match = begin(
        """
        route: 7 rune, 9 wood
        A: space 6, aboard sail
        B: space 7, crew 1, aboard sail
        C: home 1
        """,
        "home",
    )
    assert asked(match) == ("Navigate", 1)
    assert (crews(match), coins(match)) == ([3, 1, 0], [(), (), ()])


@pytest.mark.rule("raids:voyage.sails")
@pytest.mark.parametrize(
    ("aboard", "vikings", "sentence"),
    [
        ("sail", 1, "Sky gets a Viking for its sails."),
        ("sail sail", 2, "Sky gets 2 Vikings for its sails."),
        ("double-sail", 2, "Sky gets 2 Vikings for its sails."),
        ("sail double-sail double-sail", 5, "Sky gets 5 Vikings for its sails."),
    ],
)
def test_each_sail_brings_a_viking_and_a_double_one_two(aboard: str, vikings: int, sentence: str) -> None:
    match = home_last("goods", f"crew 1, aboard {aboard}", "")
    assert crews(match)[1:] == [1 + vikings, 0]
    assert told(match.moments, "voyage.sails") == [sentence]


@pytest.mark.rule("raids:voyage.sails")
def test_sails_are_told_in_the_order_in_which_ships_came_home() -> None:
    match = begin(
        """
        voyage: 2
        A: space 19, aboard sail
        B: home 2, aboard sail
        C: home 1, aboard double-sail
        """,
        "home",
    )
    assert told(match.moments, "voyage.sails") == [
        "Green gets 2 Vikings for its sails.",
        "Sky gets a Viking for its sails.",
        "Orange gets a Viking for its sails.",
    ]


@pytest.mark.rule("raids:voyage.sails")
@pytest.mark.parametrize(("crew", "after"), [(7, 9), (8, 9), (9, 9)])
def test_sails_bring_only_vikings_for_whom_there_is_a_shield(crew: int, after: int) -> None:
    match = home_last("goods", f"crew {crew}, aboard double-sail", "")  # its room is 4 x 2 + 1
    assert crews(match)[1] == after


@pytest.mark.rule("raids:voyage.sails")
@pytest.mark.parametrize("voyage", [1, 2, 3])
def test_sails_bring_vikings_at_the_end_of_each_voyage(voyage: int) -> None:
    match = begin(f"voyage: {voyage} \n A: space 19 \n B: home 1, aboard sail \n C: home 2", "home")
    assert (match.table.voyage, crews(match)[1]) == (voyage + 1, 1)


@pytest.mark.rule("raids:voyage.sails")
def test_sails_bring_vikings_at_the_end_of_the_last_voyage_too_where_they_count_for_hammers() -> None:
    match = home_last("ports", "crew 2, aboard sail hammer", "", voyage=4)
    assert match.result is not None
    assert match.result.scores[1] == 3


# ------------------------------------------------------------------------------------------------ The arrival tile


@pytest.mark.rule("raids:voyage.majority")
def test_the_first_three_get_the_coins() -> None:
    match = home_last("runes", "beside rune rune", "beside rune rune rune", "beside port", last="beside rune")
    assert coins(match) == [(1,), (3,), (6,), ()]
    assert figures(match).glory.majorities == [6, 3, 1]
    assert told(match.moments, "voyage.majority") == [
        "Green gets a coin of 6 from the arrival tile “Most runes”, with 3 runes.",
        "Sky gets a coin of 3 from the arrival tile “Most runes”, with 2 runes.",
        "Orange gets a coin of 1 from the arrival tile “Most runes”, with one rune.",
    ]


@pytest.mark.rule("raids:voyage.majority")
def test_the_fourth_gets_nothing_though_it_has_some() -> None:
    match = home_last("sails", "aboard sail", "aboard double-sail", "aboard double-sail", last="aboard sail")
    assert coins(match) == [(), (1,), (6,), (3,)]


@pytest.mark.rule("raids:voyage.majority")
def test_two_players_share_out_two_coins_only() -> None:
    match = begin(
        """
        voyage: 2
        arrivals: order, runes
        A: space 19, beside rune
        B: home 1, beside rune rune
        ghost: home 2
        """,
        "home",
    )
    assert coins(match) == [(3,), (6,)]


@pytest.mark.rule("raids:voyage.majority")
def test_coins_are_added_to_those_a_ship_has() -> None:
    assert ship(home_last("runes", "beside rune, coins 3 1", ""), 1).coins == (3, 1, 6)


@pytest.mark.rule("raids:voyage.majority")
def test_a_ship_may_win_with_what_lies_beside_it_and_aboard_together() -> None:
    match = home_last("goods", "aboard wood, beside pig", "beside fur", last="aboard mead")
    assert coins(match) == [(1,), (6,), (3,)]


@pytest.mark.rule("raids:voyage.ties")
@pytest.mark.parametrize(
    ("a", "b", "c", "d", "paid"),
    [
        ("rune", "rune", "rune", "rune", [(), (6,), (3,), (1,)]),  # A is at position 4, B at 1
        ("rune rune", "rune", "rune", "", [(6,), (3,), (1,), ()]),
        ("rune", "", "rune", "rune rune", [(1,), (), (3,), (6,)]),
        ("rune rune", "rune", "rune rune", "rune", [(3,), (1,), (6,), ()]),
    ],
)
def test_among_equals_the_one_that_came_home_earlier_goes_first(
    a: str, b: str, c: str, d: str, paid: list[tuple[int, ...]]
) -> None:
    assert coins(home_last("runes", f"beside {b}", f"beside {c}", f"beside {d}", last=f"beside {a}")) == paid


@pytest.mark.rule("raids:voyage.nothing-to-count")
@pytest.mark.parametrize("condition", [each for each in CONDITIONS if each != "shields"])
def test_who_has_nothing_of_what_counts_gets_no_coin(condition: str) -> None:
    assert coins(home_last(condition, "crew 3, coins", "", "")) == [(), (), (), ()]


@pytest.mark.rule("raids:voyage.nothing-to-count")
def test_coins_that_nobody_earns_stay_in_the_reserve() -> None:
    assert coins(home_last("runes", "", "beside rune", "")) == [(), (), (6,), ()]


# ------------------------------------------------------------------------------------------------ What is counted


@pytest.mark.rule("raids:arrival.order")
def test_the_first_arrival_tile_rewards_start_positions() -> None:
    match = begin("voyage: 1 \n A: space 19 \n B: home 2 \n C: home 1 \n D: home 3", "home")
    assert coins(match) == [(), (3,), (6,), (1,)]
    assert told(match.moments)[-2:] == [
        "Pink gets a coin of 1 from the arrival tile “Order of arrival”, with start position 3.",
        "Voyage 2 begins.",
    ]


@pytest.mark.rule("raids:arrival.order")
def test_a_ship_that_came_home_first_but_found_a_high_position_is_rewarded_for_its_position() -> None:
    match = begin("route: 9 wood \n A: start 3 \n B: start 2 \n C: start 1", "home", "home", "home")
    assert coins(match) == [(1,), (3,), (6,)]


@pytest.mark.rule("raids:arrival.order")
def test_the_moment_of_a_reward_for_order_names_the_rule_of_order() -> None:
    match = begin("voyage: 1 \n A: space 19 \n B: home 1 \n C: home 2", "home")
    rewards = [moment.rule for moment in match.moments if "arrival tile" in str(moment)]
    assert rewards == ["arrival.order"] * 3


MORE_AND_LESS = [
    pytest.param("goods", "aboard wood wood", "beside pig", marks=pytest.mark.rule("raids:arrival.goods")),
    pytest.param("goods", "beside wood wood", "aboard mead", marks=pytest.mark.rule("raids:arrival.goods")),
    pytest.param("goods", "aboard wood, beside wood", "beside pig", marks=pytest.mark.rule("raids:arrival.goods")),
    pytest.param("kinds", "aboard wood pig", "aboard fur fur", marks=pytest.mark.rule("raids:arrival.kinds")),
    pytest.param("kinds", "aboard wood, beside pig", "beside fur fur", marks=pytest.mark.rule("raids:arrival.kinds")),
    pytest.param("kinds", "aboard wood pig", "aboard fur, beside fur", marks=pytest.mark.rule("raids:arrival.kinds")),
    pytest.param("runes", "beside rune rune", "beside rune", marks=pytest.mark.rule("raids:arrival.runes")),
    pytest.param("shields", "aboard axe", "aboard sail", marks=pytest.mark.rule("raids:arrival.shields")),
    pytest.param("shields", "aboard", "aboard mead", marks=pytest.mark.rule("raids:arrival.shields")),
    pytest.param("shields", "crew 0", "crew 9, aboard wood", marks=pytest.mark.rule("raids:arrival.shields")),
    pytest.param("weapons", "aboard double-axe", "aboard axe", marks=pytest.mark.rule("raids:arrival.weapons")),
    pytest.param("weapons", "aboard axe axe axe", "aboard double-axe", marks=pytest.mark.rule("raids:arrival.weapons")),
    pytest.param("ports", "beside port port", "beside double-port", marks=pytest.mark.rule("raids:arrival.ports")),
    pytest.param(
        "monsters", "beside monster-2 monster-3", "beside monster-5", marks=pytest.mark.rule("raids:arrival.monsters")
    ),
    pytest.param("sails", "aboard double-sail", "aboard sail", marks=pytest.mark.rule("raids:arrival.sails")),
    pytest.param("sails", "aboard sail sail sail", "aboard double-sail", marks=pytest.mark.rule("raids:arrival.sails")),
]


@pytest.mark.parametrize(("condition", "more", "less"), MORE_AND_LESS)
def test_who_has_more_goes_first_though_it_came_home_later(condition: str, more: str, less: str) -> None:
    assert coins(home_last(condition, less, "aboard hammer hammer", last=more))[0] == (6,)


EQUAL = [
    pytest.param("goods", "aboard mead", "beside wood", marks=pytest.mark.rule("raids:arrival.goods")),
    pytest.param("kinds", "aboard wood wood", "beside fur", marks=pytest.mark.rule("raids:arrival.kinds")),
    pytest.param("weapons", "aboard double-axe", "aboard axe axe", marks=pytest.mark.rule("raids:arrival.weapons")),
    pytest.param("ports", "beside double-port", "beside port", marks=pytest.mark.rule("raids:arrival.ports")),
    pytest.param("monsters", "beside monster-5", "beside monster-2", marks=pytest.mark.rule("raids:arrival.monsters")),
    pytest.param("sails", "aboard double-sail", "aboard sail sail", marks=pytest.mark.rule("raids:arrival.sails")),
]


@pytest.mark.parametrize(("condition", "one", "other"), EQUAL)
def test_equals_are_ranked_by_their_positions(condition: str, one: str, other: str) -> None:
    assert [held[:1] for held in coins(home_last(condition, one, "", last=other))] == [(3,), (6,), ()]
    assert [held[:1] for held in coins(home_last(condition, other, "", last=one))] == [(3,), (6,), ()]


@pytest.mark.rule("raids:arrival.shields")
def test_every_ship_has_shields_and_takes_part() -> None:
    match = home_last("shields", "crew 10", "", last="aboard mead")
    assert coins(match) == [(1,), (6,), (3,)]


# ------------------------------------------------------------------------------------------------ The next voyage

ENDING = """
    voyage: 2
    A: space 19, crew 2
    B: home 2
    C: home 1
"""


@pytest.mark.rule("raids:voyage.next")
def test_what_is_left_on_the_route_leaves_the_game() -> None:
    match = begin("route: 3 encounter, 19 rune \n A: space 6 \n B: space 19 \n C: home 1", "home", "home")
    assert match.table.voyage == 2
    assert "encounter" in faces(match.table.gone)
    assert all(tile is None or tile.voyage == 2 for tile in match.table.route)
    assert match.table.vikings() == figures(match).supply.vikings


@pytest.mark.rule("raids:voyage.next")
def test_the_next_stack_is_laid() -> None:
    match = begin(ENDING, "home")
    laid = sorted(tile.face for tile in match.table.route if tile is not None)
    stack = [face for face, tile in figures(match).tiles.items() for _ in range(tile.copies[2])]
    assert (match.table.voyage, laid) == (3, sorted(stack))


@pytest.mark.rule("raids:voyage.next")
def test_villages_are_filled_again() -> None:
    match = begin(ENDING, "home")
    assert {match.table.portions[village] for village in VILLAGES} == {(1, 1, 1)}


@pytest.mark.rule("raids:voyage.next")
@pytest.mark.parametrize(
    ("voyage", "rewarded", "not_rewarded"),
    [
        (2, "beside rune", "beside port, aboard sail"),
        (3, "beside port", "beside rune, aboard sail"),
        (4, "aboard sail", "beside rune port"),
    ],
)
def test_each_voyage_rewards_what_its_own_arrival_tile_asks_for(voyage: int, rewarded: str, not_rewarded: str) -> None:
    match = begin(
        f"""
        voyage: {voyage}
        arrivals: order, runes, ports, sails
        A: space 19
        B: home 1, {not_rewarded}
        C: home 2, {rewarded}
        """,
        "home",
    )
    assert coins(match) == [(), (), (6,)]


@pytest.mark.rule("raids:voyage.next")
def test_there_are_four_voyages() -> None:
    match = begin("voyage: 4 \n A: space 19 \n B: home 1 \n C: home 2", "home")
    assert match.waiting is None
    assert match.result is not None
    assert figures(match).voyages == 4


@pytest.mark.rule("raids:voyage.start-positions")
def test_ships_start_where_they_lie_and_the_last_to_come_home_sails_first() -> None:
    match = begin(ENDING, "home")
    assert (match.table.where, match.table.berths) == ([0, 0, 0], [3, 2, 1])
    assert asked(match) == ("Navigate", 0)


@pytest.mark.rule("raids:voyage.start-positions")
def test_crews_and_tiles_stay_with_their_ships() -> None:
    match = begin("A: space 19, crew 4, aboard axe, beside rune \n B: home 1, crew 3 \n C: home 2", "home")
    assert crews(match) == [5, 3, 0]
    assert (faces(ship(match, 0).aboard), faces(ship(match, 0).beside)) == (["axe"], ["rune"])
