"""Written positions of Raids: read as they are written, written as they are, and refused with their line."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import asked, begin, choices, crews, faces, play_on, ship

SHIPS = "A: space 3, crew 4 / B: space 7, crew 2 / C: home 1"
BEFORE_A_MONSTER = "route: 8 rune, 9 monster-3, 12 axe / A: space 6, crew 4 / B: space 8 / C: home 2"


def again(match: vl.Match) -> vl.Match:
    """Return the match read from the position as it is written."""
    box = match.table.box
    return vl.position("raids", match.written(), rulings=box.rulings).match()


def test_a_position_is_written_as_one_writes_it() -> None:
    written = """voyage: 2
route: 7 axe, 8 pillage 1, 12 encounter 0
A: space 3, crew 4, aboard axe axe wood, beside rune, coins 6 3
B: space 7, crew 2
C: home 1, crew 2"""
    assert begin(written).written() == written
    assert begin(written.replace("\n", " / ")).table == begin(written).table


def test_a_certain_one_of_like_tiles_is_written_by_its_number() -> None:
    match = begin(f"route: 7 axe.2, 9 axe / {SHIPS}")
    assert [match.table.route[space].id for space in (7, 9)] == ["axe.1.2", "axe.1.1"]
    assert match.written().startswith("route: 7 axe.2, 9 axe\n")


@pytest.mark.parametrize(
    ("position", "moves", "line"),
    [
        (BEFORE_A_MONSTER, ("sail 12",), "monster: A"),
        (BEFORE_A_MONSTER, ("sail 12", "cede"), "sails: A"),
        ("route: 7 rune / A: space 6, crew 4 / B: space 7, crew 3 / C: home 1", ("sail 7",), "combat: B answers A, 2"),
        (
            "voyage: 2 / route: 6 double-port / A: space 6, aboard wood pig / B: home 1 / C: home 2",
            (),
            "sells: A 2",
        ),
        (
            "voyage: 2 / route: 6 double-port / A: space 6, aboard wood pig / B: home 1 / C: home 2",
            ("sell wood",),
            "sells: A 1",
        ),
        ("route: 6 axe, 9 rune / A: space 6 / B: space 9 / C: home 2", (), None),
        ("A: space 6 / B: home 1", (), None),
    ],
)
def test_whatever_a_seat_must_decide_is_written(position: str, moves: tuple[str, ...], line: str | None) -> None:
    match = begin(position, *moves)
    last = match.written().splitlines()[-1]
    assert last == line if line else last[0] in "ABCg"
    twin = again(match)
    assert twin.table == match.table
    assert choices(twin) == choices(match)


def test_a_ship_can_sail_on_that_is_not_furthest_behind() -> None:
    match = begin("route: 6 rune, 9 monster-3, 12 axe / A: space 9, crew 4 / B: space 6 / C: home 2 / sails: A")
    assert asked(match) == ("Navigate", 0)
    assert choices(match) == ["sail 12", "home"]


@pytest.mark.rule("raids:setup.reserve")
def test_villages_and_the_reserve_can_be_set() -> None:
    match = begin(f"villages: 10 1, 15 0 / reserve: 2 / route: 4 rune, 7 rune / {SHIPS}", "home")
    assert crews(match)[0] == 4 + 3  # from 5, 10 and 20, and none waits at 15
    assert match.table.reserve == 2
    limited = {"setup.reserve": "limited"}
    match = begin(f"reserve: 0 / route: 4 port, 7 port / {SHIPS.replace('3,', '4,')}", rulings=limited)
    assert (crews(match)[0], match.table.reserve) == (4, 0)
    assert again(match).table == match.table


def test_what_the_limited_reserve_leaves_on_the_route_is_written() -> None:
    last = "voyage: 1 / reserve: 5 / A: space 19, crew 6 / B: home 1, crew 9 / C: home 2, crew 9"
    match = begin(last, "home", rulings={"setup.reserve": "limited"})
    assert match.table.voyage == 2
    assert "\nvillages: 10 2, 15 0, 20 0\n" in match.written()
    assert again(match).table == match.table


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("", "a line is expected for each seat from A on, for 2, 3 or 4 seats, and there is none."),
        ("A: home 1 / C: home 2", "a line is expected for each seat from A on, for 2, 3 or 4 seats, not: A, C."),
        ("A: home 1 / A: home 2", "Line 2 of .*, and each name once, not a second line “A”."),
        ("voiage: 2 / A: home 1 / B: home 2", "Line 1 of .*: no line is called “voiage”; did you mean “voyage”\\?$"),
        ("A: crow 3 / B: home 1", "Line 1 of .*: “crow” isn’t expected here; did you mean “crew”\\?$"),
        ("A: spce 3 / B: home 1", "Line 1 of .*: start, space or home is expected, not “spce”; did you mean “space”"),
        ("A: / B: home 1", "Line 1 of .*: start, space or home is expected."),
        ("A: home / B: home 1", "Line 1 of .*: a whole number from 1 to 20 is expected, but nothing follows."),
        ("A: home 1 2 / B: home 3", "Line 1 of .*: nothing more is expected before “2”."),
        ("A: home 1 / B: home 1", "Line 2 of .*: start positions are numbered from 1 to 3, and 1 isn’t free."),
        ("A: home 1, aboard oxe / B: home 2", "Line 1 of .*: a tile is expected, not “oxe”; did you mean “axe”"),
        ("A: home 1, aboard rune / B: home 2", "Line 1 of .*: a ship has 5 places, for goods and"),
        ("A: home 1, beside axe / B: home 2", "Line 1 of .*: only runes, ports, monsters and goods lie beside a ship."),
        ("voyage: 2 / A: home 1 / B: home 2, coins 6 2", "Line 3 of .*: so many coins of 2 can’t have been won by now"),
        (
            "voyage: 4 / A: home 1, coins 6 6 / B: home 2, coins 6 6",
            "Line 3 of .*: so many coins of 6 can’t have been won by now",
        ),
        (
            "voyage: 2 / route: 7 pillage / A: space 7 / B: home 1",
            "Line 3 of .*: nobody stops at the pillage at space 7",
        ),
        ("route: 7 monster-2 / A: space 7, crew 2 / B: home 1", "Line 2 of .*: nobody stops at the monster at space 7"),
        (
            "route: 9 rune / A: space 7 / B: space 7 / C: home 1 / combat: A answers B, 2",
            "Line 2 of .*: no tile lies at space 7, so no ship can",
        ),
        (
            "route: 7 port / A: space 6, aboard wood, beside port / B: space 7 / sells: A 1 / sails: A",
            "Line . of .*: only one ship can be asked",
        ),
        ("A: space 3 / B: space 7", "Line 2 of .*: no tile lies at space 7, so no ship can."),
        ("A: space 3 / B: space 5", "Line 2 of .*: nobody stops at the village at space 5, so no ship can."),
        ("route: 4 encounter / A: space 3 / B: space 4", "Line 3 of .*: nobody stops at the encounter at space 4"),
        ("ghost: space 4 / A: home 1 / B: home 2", "Line 1 of .*: the ghost ship sails from village to village"),
        (
            "ghost: start 2 / A: start 3 / B: start 1",
            "Line 1 of .*: the ghost ship leaves last: it starts at position 1",
        ),
        ("route: 5 axe / A: home 1 / B: home 2", "Line 1 of .*: no tile can lie at space 5: there is a village."),
        ("route: 4 axe, 4 axe / A: home 1 / B: home 2", "no tile can lie at space 4: a tile lies there already."),
        ("route: 4 pillage / A: home 1 / B: home 2", "Line 1 of .*: no “pillage” is left in the stack of this voyage."),
        (
            "route: 7 rune 1 / A: home 1 / B: home 2",
            "1 can’t be left of “rune” at space 7: at first nothing lies there",
        ),
        (
            "route: 7 encounter 2 / A: home 1 / B: home 2",
            "2 can’t be left of “encounter” at space 7: at first 2 1 lies",
        ),
        ("villages: 6 1 / A: home 1 / B: home 2", "Line 1 of .*: no village is at space 6: they are at 5, 10, 15, 20."),
        ("villages: 5 3 / A: home 1 / B: home 2", "Line 1 of .*: a whole number from 0 to 2 is expected, not “3”."),
        (
            "villages: 10 1 / A: home 1 / B: home 2",
            "Line 1 of .*: at most 0 Vikings can wait at space 10, for the ships still to pass",
        ),
        ("reserve: 41 / A: home 1 / B: home 2", "Line 1 of .*: at most 40 Vikings are left for the reserve."),
        (
            "arrivals: order, goods, goods / A: home 1 / B: home 2",
            "Line 1 of .*: no “goods” is left for another voyage",
        ),
        ("arrivals: goods / A: home 1 / B: home 2", "Line 1 of .*: there are 4 voyages, and .* the first is order."),
        ("combat: A answers B, 2 / A: home 1 / B: home 2", "Line 1 of .*: A and B don’t lie at the same space."),
        (
            "combat: A answers B, 1 / route: 7 axe / A: space 7 / B: space 7 / C: home 1",
            "Line 1 of .*: a riposte costs 2, 3, 4 and so on, not 1.",
        ),
        (
            "combat: A answers B, 5 / route: 7 axe / A: space 7 / B: space 7, crew 5 / C: home 1",
            "Line 1 of .*: B has paid 6 Vikings in this combat and has 5, but shields for 10 alone.",
        ),
        (
            "combat: A answers B, 4 / route: 7 axe / A: space 7, crew 9 / B: space 7 / C: home 1",
            "Line 1 of .*: A has paid 2 Vikings in this combat and has 9, but shields for 10 alone.",
        ),
        ("combat: A answer B, 2 / A: home 1 / B: home 2", "Line 1 of .*: “answers” is expected, not “answer”."),
        ("monster: A / A: space 3 / B: home 2", "Line 1 of .*: A doesn’t lie before a monster with a choice to make."),
        ("sails: A / A: home 1 / B: home 2", "Line 1 of .*: A is home already."),
        ("sells: A 1 / A: space 3, aboard wood / B: home 2", "Line 1 of .*: A isn’t in its turn with goods aboard"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_line_and_the_reason(position: str, complaint: str) -> None:
    with pytest.raises(vl.Refused, match=complaint):
        vl.position("raids", position)


def test_tiles_that_are_not_named_have_left_the_game() -> None:
    match = begin(f"route: 7 axe / {SHIPS}")
    assert len(match.table.gone) == 15
    assert faces(match.table.gone).count("axe") == 1
    assert ship(match, 0).aboard == ()
    assert play_on(match, "sail 7").table.gone == match.table.gone
