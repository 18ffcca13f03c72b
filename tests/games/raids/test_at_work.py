"""The rules at work when a ship flees, gets a coin or wins, and the meaning of pointing at the board."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import vikinglab as vl
from vikinglab.core.engine import notation
from vikinglab.games.raids.play.navigating import Home, Sail
from vikinglab.games.raids.play.setting_up import DrawFirstPlayer
from vikinglab.games.raids.play.taking import Sell, Stow

from .helpers import begin
from .test_ghost import all_home
from .test_glory import final_match
from .test_voyage_end import home_last


def also(moments: Sequence[vl.Moment], rule: str) -> list[set[str]]:
    """Return the rules at work at each event of a rule."""
    return [{*moment.also} for moment in moments if moment.rule == rule]


@pytest.mark.rule("raids:combat.winner-stays")
@pytest.mark.rule("raids:combat.passing")
@pytest.mark.rule("raids:combat.chain")
@pytest.mark.parametrize(
    ("others", "to", "rules"),
    [
        ("", "sail 8", set()),
        ("", "sail 12", {"combat.passing"}),
        ("D: space 12", "sail 12", {"combat.passing", "combat.chain"}),
        ("D: space 8", "sail 8", {"combat.chain"}),
        ("", "home", {"combat.passing"}),
        ("D: home 1", "home", {"combat.passing"}),
    ],
)
def test_a_ship_that_flees_may_pass_tiles_and_meet_another(others, to, rules):
    route = "route: 4 port, 7 rune, 8 wood, 9 axe, 12 rune"
    match = begin(f"{route}\nA: space 3, crew 1\nB: space 7, crew 1\nC: space 4\n{others}", "sail 7")
    assert also(match.play(to), "combat.flee") == [{"combat.winner-stays", *rules}]


@pytest.mark.rule("raids:voyage.ties")
@pytest.mark.rule("raids:voyage.nothing-to-count")
def test_coins_say_if_ships_tie_and_if_one_has_nothing_to_count():
    some = home_last("runes", "beside rune rune rune", "beside rune rune", last="beside rune")
    assert also(some.moments, "voyage.majority") == [{"arrival.runes"}] * 3
    none = home_last("runes", "beside rune rune", "", last="beside rune")
    assert also(none.moments, "voyage.majority") == [{"arrival.runes", "voyage.nothing-to-count"}] * 2
    tied = home_last("runes", "beside rune", "beside rune rune", last="beside rune")
    assert [("voyage.ties" in rules) for rules in also(tied.moments, "voyage.majority")] == [False, True, True]


@pytest.mark.rule("raids:ghost.arrival-coin")
def test_the_ghost_ship_is_at_work_only_where_it_is():
    assert also(all_home(2, 3, 1).moments, "arrival.order") == [{"ghost.arrival-coin"}] * 2
    without = home_last("runes", "beside rune rune rune", "beside rune rune", last="beside rune")
    assert all("ghost.arrival-coin" not in rules for rules in also(without.moments, "arrival.order"))


@pytest.mark.rule("raids:glory.shared")
@pytest.mark.rule("raids:glory.second-collection")
def test_a_shared_victory_and_a_second_collection_are_told_of_those_who_have_them():
    def rare(*ships: str) -> list[set[str]]:
        found = also(final_match(*ships).moments, "glory.winner")
        return [{*rules} & {"glory.shared", "glory.second-collection"} for rules in found]

    assert rare("coins 6", "coins 3", "coins 6") == [{"glory.shared"}, set(), {"glory.shared"}]
    assert rare("coins 6", "coins 3", "") == [set()] * 3
    assert rare("beside rune rune rune rune rune rune", "coins 3", "") == [{"glory.second-collection"}, set(), set()]
    assert rare("beside rune rune rune rune rune", "coins 3", "") == [set()] * 3


def test_what_is_pointed_at_must_be_a_space_or_the_harbour():
    table, pointed = (
        begin("route: 4 port, 7 rune\nA: space 3\nB: space 7\nC: space 4").table,
        vl.games()["raids"].pointed,
    )
    home = table.box.home
    assert pointed(table, ["space:5"]) == Sail(5)
    assert pointed(table, ["space:1"]) == Sail(1)
    assert pointed(table, [f"space:{home - 1}"]) == Sail(home - 1)
    assert pointed(table, ["harbour"]) == Home()
    seat = table.stack[-1].seat
    assert pointed(table, [f"ship:{seat}:wood"]) == Sell("wood")
    assert pointed(table, [f"ship:{seat}:free"]) == Stow()
    assert pointed(table, [f"ship:{seat + 1}:wood"]) is None
    for path in (
        ["space:x"],
        ["space:05"],
        ["space:5", "space:6"],
        ["harbour", "space:5"],
        ["port"],
    ):
        assert pointed(table, path) is None


def test_a_riposte_and_being_done_are_in_reach():
    match = begin("route: 4 port, 7 rune, 8 wood\nA: space 3, crew 1\nB: space 7, crew 1\nC: space 4", "sail 7")
    assert "riposte" in [notation.write(action) for action in match.waiting.reach(match.table)]


@pytest.mark.rule("raids:setup.first-player")
def test_everybody_may_be_the_first():
    table = vl.new("raids", players=3).table
    chances = DrawFirstPlayer().outcomes(table)
    assert [seat for seat, _ in chances] == [0, 1, 2]
    assert len({weight for _, weight in chances}) == 1
    assert min(weight for _, weight in chances) > 0
