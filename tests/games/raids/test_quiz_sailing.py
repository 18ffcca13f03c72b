"""Questions about sailing: the right answer and every reason are those of the engine's position."""

from __future__ import annotations

import pytest

from .helpers import begin, plain
from .test_quiz import answers

SEA = """
    route: 4 wood, 6 rune, 8 encounter, 9 axe, 11 monster-2, 12 hammer, 14 pennant-3
    A: space 4, crew 1
    B: space 9, crew 1
    C: space 12
"""
HARBOUR = "route: 1 axe, 2 rune, 3 wood, 4 sail, 6 hammer \n A: start 3 \n B: start 2 \n C: start 1"
LATE = "route: 14 axe, 16 rune, 18 sail, 19 pig \n A: space 14 \n B: space 16 \n C: home 1"


def verdicts(question) -> dict[str, tuple[bool, str]]:
    """Which answers are right, and by which rule."""
    return {plain(each.words): (each.right, each.rule) for each in question.answers}


@pytest.mark.rule("raids:catch-up.discard")
def test_what_is_discarded_before_a_ship_sails():
    assert answers(begin(SEA).ask("discarded", "stow")) == {
        "none": (
            False,
            "All that lies between Orange A and the next ship ahead is discarded: rune, encounter.",
        ),
        "rune": (
            False,
            "Where one only passes is no exception: monsters, encounters and pillages that lie between "
            "are discarded too.",
        ),
        "rune, encounter": (True, "Orange A discards the tiles before the next ship: rune, encounter."),
        "rune, encounter, axe": (
            False,
            "The axe stays: Sky B lies there, and only what lies between is discarded.",
        ),
        "rune, encounter, axe, monster of strength 2": (
            False,
            "The next ship ahead is Sky B, at space 9: what lies beyond stays.",
        ),
    }


@pytest.mark.rule("raids:catch-up.discard")
def test_nothing_is_discarded_where_nothing_lies_between():
    match = begin(SEA.replace("6 rune, 8 encounter, ", "").replace("11 monster-2, ", ""))
    assert answers(match.ask("discarded", "stow"))["none"] == (
        True,
        "No tile lies between Orange A and the next ship ahead, Sky B at space 9.",
    )


@pytest.mark.rule("raids:catch-up.start")
def test_what_is_discarded_in_the_harbour():
    match = begin(HARBOUR)
    assert answers(match.ask("discarded", "sail 6")) == {
        "none": (True, "Green C hasn't left the harbour yet: Sky B has nobody to catch up with."),
        "axe, rune, wood, sail": (
            False,
            "Green C hasn't left the harbour yet: Sky B has nobody to catch up with.",
        ),
    }
    assert verdicts(match.ask("discarded", "sail 6", "sail 3"))["axe, rune"] == (True, "catch-up.discard")


@pytest.mark.rule("raids:catch-up.last-ship")
def test_what_the_last_ship_discards():
    told = answers(begin(LATE).ask("discarded", "stow", "home"))
    assert told["sail, pig"] == (
        True,
        "All others are home, so the next ship ahead lies in the harbour: everything before Sky B is discarded. "
        "Sky B discards the tiles before the next ship: sail, pig.",
    )
    assert told["none"][0] is False


@pytest.mark.rule("raids:ghost.catch-up")
def test_what_is_discarded_before_the_ghost_ship_has_no_tile_under_it():
    match = begin("route: 2 axe, 3 rune, 7 wood, 8 sail \n A: space 2 \n B: space 8 \n ghost: space 5")
    assert verdicts(match.ask("discarded", "stow")) == {
        "none": (False, "catch-up.discard"),
        "rune": (True, "catch-up.discard"),
        "rune, wood": (False, "catch-up.discard"),
    }


def test_what_is_discarded_cannot_be_asked_where_no_ship_is_about_to_sail():
    match = begin(SEA)
    for moves in ((), ("stow", "sail 14"), ("stow", "sail 14", "cede")):
        with pytest.raises(ValueError, match="about to sail"):
            match.ask("discarded", *moves)


@pytest.mark.rule("raids:navigate.stop")
def test_the_nearest_space_to_stop_at():
    match = begin(
        "route: 7 axe, 9 encounter, 12 monster-2, 13 wood, 14 rune \n A: space 6 \n B: space 7 \n C: space 14"
    )
    assert verdicts(match.ask("nearest")) == {
        "space 7": (False, "combat.needs-a-viking"),
        "space 11": (False, "navigate.empty"),
        "space 12": (False, "navigate.passage"),
        "space 13": (True, "navigate.stop"),
        "space 14": (False, "navigate.stop"),
    }
    told = answers(match.ask("nearest"))
    assert told["space 13"][1] == "At space 13 lies the wood, and everything nearer is refused."
    assert told["space 14"][1] == "Space 14 is allowed as well, but 13 is nearer."


def test_the_nearest_space_cannot_be_asked_where_there_is_none_or_little_before_it():
    for ships in ("A: space 14 \n B: space 16 \n C: home 1", "A: space 14 \n B: home 1 \n C: home 2"):
        with pytest.raises(ValueError, match="too little"):
            begin(f"route: 16 axe \n {ships}").ask("nearest")


@pytest.mark.rule("raids:navigate.in-order")
def test_what_is_met_on_the_way_ends_at_a_monster():
    question = begin(SEA.replace("14 pen", "13 monster-3, 14 pen")).ask("passes", "stow", "sail 14")
    assert verdicts(question) == {
        "village at 5, village at 10": (False, "navigate.in-order"),
        "village at 10, monster at 11": (False, "navigate.in-order"),
        "village at 5, village at 10, monster at 11": (True, "navigate.in-order"),
        "monster at 11, village at 10, village at 5": (False, "navigate.in-order"),
        "village at 5, village at 10, monster at 11, monster at 13": (False, "navigate.in-order"),
    }
    why = answers(question)["village at 5, village at 10"][1]
    assert why == "Orange A halts at the monster at 11 and has to decide: what lies beyond isn't passed yet."


def test_what_is_met_cannot_be_asked_where_no_monster_is_or_nobody_sails():
    match = begin(SEA)
    for moves in ((), ("stow",), ("stow", "sail 9")):
        with pytest.raises(ValueError, match=r"isn't a course|too little"):
            match.ask("passes", *moves)


@pytest.mark.rule("raids:navigate.harbour")
def test_at_which_position_a_ship_comes_home():
    assert answers(begin(HARBOUR).ask("berth-taken", "home")) == {
        "position 1": (False, "Position 1 isn't free: Green C still waits there to leave."),
        "position 2": (False, "Position 2 isn't free: Sky B still waits there to leave."),
        "position 3": (True, "Orange A is home, at start position 3."),
    }
    assert answers(begin(LATE).ask("berth-taken", "stow", "home")) == {
        "position 1": (False, "Green C is home, and lies at position 1."),
        "position 2": (True, "Orange A is home, at start position 2."),
        "position 3": (False, "Position 3 is free too, but 2 is lower."),
    }
    with pytest.raises(ValueError, match="no ship comes home"):
        begin(LATE).ask("berth-taken", "stow", "sail 18")


@pytest.mark.rule("raids:turn.end")
def test_what_comes_next_while_a_ship_has_to_decide():
    told = answers(begin(SEA).ask("what-next", "stow", "sail 14"))
    assert [words for words, (right, _) in told.items() if right] == ["Orange A's turn goes on"]
    assert told["Sky B's turn begins"][1].startswith(
        "Orange A's turn isn't over yet. Orange A, do you fight the monster of strength 2"
    )
    assert told["The voyage ends"] == (False, "Orange A isn't home yet.")


@pytest.mark.rule("raids:turn.end")
def test_what_comes_next_when_a_turn_is_over():
    told = answers(begin(LATE).ask("what-next", "stow", "sail 18"))
    assert told["Sky B's turn begins"] == (True, "It's Sky B's turn: at space 16, its ship is furthest behind.")
    assert told["Green C's turn begins"] == (False, "Green C is home, and waits there until all are.")
    assert told["Orange A's turn goes on"] == (
        False,
        "Orange A has arrived, and nothing is left to be dealt with: that turn is over.",
    )


@pytest.mark.rule("raids:turn.voyage")
def test_what_comes_next_when_all_are_home():
    told = answers(begin(LATE).ask("what-next", "stow", "home", "home"))
    assert [words for words, (right, _) in told.items() if right] == ["The voyage ends"]
    assert told["Green C's turn begins"] == (False, "All ships are home: nobody plays any more in this voyage.")
    with pytest.raises(ValueError, match="of moves only"):
        begin(LATE).ask("what-next")
