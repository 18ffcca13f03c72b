"""The open questions of the rulebook: each ruling in each of its readings."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import VILLAGES, asked, begin, choices, crews, play_on, refusal, ship, tile_at, told

READINGS = {key: rule.readings for key, rule in vl.rulebook("raids").items() if rule.readings}


def test_these_rulings_can_be_chosen() -> None:
    assert READINGS == {
        "setup.reserve": ("unlimited", "limited"),
        "catch-up.last-ship": ("home", "sweep"),
        "voyage.nothing-to-count": ("no coin", "coin"),
        "ghost.arrival-coin": ("lost", "passed on"),
    }


@pytest.mark.parametrize("key", READINGS)
def test_the_first_reading_is_the_usual_one(key: str) -> None:
    usual = vl.new("raids").table.box.rulings
    assert usual == {each: readings[0] for each, readings in READINGS.items()}
    chosen = vl.new("raids", rulings={key: READINGS[key][1]}).table.box.rulings
    assert chosen == {**usual, key: READINGS[key][1]}


def test_a_reading_that_does_not_exist_is_refused() -> None:
    with pytest.raises(vl.Refused, match="home, sweep"):
        vl.new("raids", rulings={"catch-up.last-ship": "stay"})
    with pytest.raises(vl.Refused, match=r"combat\.riposte"):
        vl.new("raids", rulings={"combat.riposte": "double"})


# ------------------------------------------------------------------------------------------------ The reserve

EMPTY_RESERVE = """
    voyage: 3
    route: 18 port
    A: space 18, crew 9
    B: home 1, crew 10
    C: home 2, crew 10
    D: home 3, crew 10
"""
"""With the Viking who waits for A at the village at 20 these are all 40."""


@pytest.mark.rule("raids:setup.reserve")
@pytest.mark.parametrize(("reading", "crew", "reserve"), [("unlimited", 10, -1), ("limited", 9, 0)])
def test_a_port_gives_a_viking_though_the_box_is_empty_or_only_what_is_there(
    reading: str, crew: int, reserve: int
) -> None:
    match = begin(EMPTY_RESERVE, rulings={"setup.reserve": reading})
    assert (crews(match)[0], match.table.reserve) == (crew, reserve)


@pytest.mark.rule("raids:setup.reserve")
@pytest.mark.parametrize(
    ("reading", "villages"),
    [
        ("unlimited", [(1, 1, 1, 1)] * 4),
        ("limited", [(1, 1, 1, 1), (1, 1), (), ()]),
    ],
)
def test_villages_are_filled_all_or_in_the_order_of_the_route_as_far_as_it_goes(
    reading: str, villages: list[tuple[int, ...]]
) -> None:
    match = begin(
        """
        voyage: 3
        A: space 19, crew 6
        B: home 1, crew 9
        C: home 2, crew 9
        D: home 3, crew 9
        """,
        "home",  # 7 + 9 + 9 + 9 are 34 of 40: six are in the reserve, and voyage 4 has no encounter
        rulings={"setup.reserve": reading},
    )
    assert [match.table.portions[village] for village in VILLAGES] == villages
    assert match.table.reserve == 6 - sum(map(sum, villages))


@pytest.mark.rule("raids:setup.reserve")
def test_limited_an_encounter_is_filled_before_the_villages_behind_it() -> None:
    position = """
        voyage: 1
        A: space 19, crew 6
        B: home 1, crew 9
        C: home 2, crew 9
        D: home 3, crew 8
        """
    match = vl.position("raids", position, rulings={"setup.reserve": "limited"}).match(drawn=["encounter"])
    match.play("home")  # 7 + 9 + 9 + 8 are 33 of 40: seven are in the reserve
    filled = {space: match.table.portions[space] for space in (1, *VILLAGES)}
    assert filled == {1: (2, 1), 5: (1, 1, 1, 1), 10: (), 15: (), 20: ()}, "filled in the order of the route"


@pytest.mark.rule("raids:setup.reserve")
def test_limited_what_goes_overboard_can_be_given_again() -> None:
    match = begin(
        """
        voyage: 3
        route: 17 port, 18 mead
        A: space 18, crew 10
        B: space 17, crew 9
        C: home 2, crew 10
        D: home 1, crew 9
        """,
        rulings={"setup.reserve": "limited"},
    )
    assert (match.table.reserve, crews(match)[1]) == (0, 9)  # B found none at its port
    play_on(match, "home", "stow")
    assert told(match.moments, "crew.overboard") == ["Orange has room for 8: 2 Vikings go overboard."]


@pytest.mark.rule("raids:setup.reserve")
def test_limited_an_empty_village_gives_nothing_and_tells_nothing() -> None:
    match = begin(
        """
        voyage: 3
        A: space 19, crew 9
        B: home 1, crew 10
        C: home 2, crew 10
        D: home 3, crew 10
        """,
        "home",
        rulings={"setup.reserve": "limited"},
    )
    assert [match.table.portions[village] for village in VILLAGES] == [()] * 4
    assert match.table.reserve == 0


# ------------------------------------------------------------------------------------------------ The last ship

LAST = """
    route: 7 rune, 8 monster-3, 12 axe, 14 wood
    A: space 6, crew 3
    B: home 1
    C: home 2
"""


@pytest.mark.rule("raids:catch-up.last-ship")
def test_the_last_ship_can_only_follow_the_others_home() -> None:
    match = begin(LAST, rulings={"catch-up.last-ship": "home"})
    assert choices(match) == ["home"]
    assert [tile_at(match, space) for space in (7, 8, 12, 14)] == [None] * 4


@pytest.mark.rule("raids:catch-up.last-ship")
def test_read_the_other_way_it_sweeps_up_what_is_left() -> None:
    match = begin(LAST, rulings={"catch-up.last-ship": "sweep"})
    assert choices(match) == ["sail 7", "sail 12", "sail 14", "home"]
    play_on(match, "sail 7")
    assert choices(match) == ["sail 12", "sail 14", "home"]
    play_on(match, "sail 12")
    assert asked(match) == ("MeetMonster", 0)
    play_on(match, "fight", "sail 12", "stow", "sail 14", "stow", "home")
    assert [tile.face for tile in ship(match, 0).aboard] == ["axe", "wood"]


@pytest.mark.rule("raids:catch-up.last-ship")
def test_read_the_other_way_the_last_ship_to_leave_sweeps_too() -> None:
    written = "route: 1 rune, 12 axe \n A: home 3 \n B: home 2 \n C: start 1"
    assert choices(begin(written, rulings={"catch-up.last-ship": "sweep"})) == ["sail 1", "sail 12", "home"]
    assert choices(begin(written)) == ["home"]


@pytest.mark.rule("raids:navigate.forward")
@pytest.mark.rule("raids:catch-up.last-ship")
def test_read_the_other_way_the_last_ship_still_cannot_stay_where_it_is() -> None:
    match = begin(LAST, rulings={"catch-up.last-ship": "sweep"})
    here = match.table.where[0]
    assert refusal(match, f"sail {here}")[0] == "navigate.forward"


@pytest.mark.rule("raids:catch-up.last-ship")
@pytest.mark.parametrize("reading", ["home", "sweep"])
def test_in_either_reading_ships_at_sea_must_be_caught(reading: str) -> None:
    match = begin(
        "route: 7 rune, 9 axe, 12 wood \n A: space 6 \n B: space 9 \n C: home 1",
        rulings={"catch-up.last-ship": reading},
    )
    assert choices(match) == ["sail 12", "home"]
    assert refusal(match, "sail 7")[0] == "catch-up.reach"


# ------------------------------------------------------------------------------------------------ Nothing to count

NOTHING = """
    voyage: 2
    arrivals: order, runes
    A: home 1
    B: home 2, beside rune
    C: home 3
"""


@pytest.mark.rule("raids:voyage.nothing-to-count")
@pytest.mark.parametrize(("reading", "paid"), [("no coin", [(), (6,), ()]), ("coin", [(3,), (6,), (1,)])])
def test_ships_with_nothing_get_no_coin_or_are_ranked_by_their_positions(
    reading: str, paid: list[tuple[int, ...]]
) -> None:
    match = begin(NOTHING, rulings={"voyage.nothing-to-count": reading})
    assert [each.coins for each in match.table.ships] == paid


# ------------------------------------------------------------------------------------------------ The ghost's coin


@pytest.mark.rule("raids:ghost.arrival-coin")
@pytest.mark.parametrize(
    ("ghost", "lost", "passed_on"),
    [
        (1, [(3,), (1,)], [(6,), (3,)]),
        (2, [(6,), (1,)], [(6,), (3,)]),
        (3, [(6,), (3,)], [(6,), (3,)]),
    ],
)
def test_the_coin_of_the_ghost_ship_is_lost_or_the_others_move_up(
    ghost: int, lost: list[tuple[int, ...]], passed_on: list[tuple[int, ...]]
) -> None:
    a, b = [position for position in (1, 2, 3) if position != ghost]
    written = f"voyage: 1 \n A: home {a} \n B: home {b} \n ghost: home {ghost}"
    for reading, paid in (("lost", lost), ("passed on", passed_on)):
        match = begin(written, rulings={"ghost.arrival-coin": reading})
        assert [each.coins for each in match.table.ships] == paid


@pytest.mark.rule("raids:setup.reserve")
def test_with_a_limited_reserve_no_position_has_more_vikings_than_the_box() -> None:
    text = "voyage: 3 \n A: space 19, crew 10 \n B: home 1, crew 10 \n C: home 2, crew 10 \n D: home 3, crew 10"
    assert begin(text).table.reserve <= 0
    with pytest.raises(vl.Refused, match="Vikings"):
        vl.position("raids", text + "\nroute: 4 encounter", rulings={"setup.reserve": "limited"})
