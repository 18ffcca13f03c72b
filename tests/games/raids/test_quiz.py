"""Questions about Raids: the engine knows the answer, and says why each of the others is wrong."""

from __future__ import annotations

import pytest

from .helpers import begin, plain

SEA = """
    route: 6 rune, 7 axe, 9 hammer, 11 wood
    A: space 4, crew 2
    B: space 6, crew 1
    C: space 9, crew 1
"""


def answers(question) -> dict[str, tuple[bool, str]]:
    return {plain(answer.words): (answer.right, plain(answer.why)) for answer in question.answers}


@pytest.mark.rule("raids:turn.furthest-behind")
def test_whose_turn_it_is_now_or_after_moves():
    match = begin(SEA)
    assert plain(match.ask("next-ship").asks) == "Whose turn is it now?"
    assert answers(match.ask("next-ship", "sail 7")) == {
        "Orange A": (False, "Orange A is at space 7: that is further on than Sky B, at 6."),
        "Sky B": (True, "It's Sky B's turn: at space 6, its ship is furthest behind."),
        "Green C": (False, "Green C is at space 9: that is further on than Sky B, at 6."),
    }


@pytest.mark.rule("raids:turn.start-order")
def test_whose_turn_it_is_in_the_harbour():
    match = begin("route: 3 rune \n A: start 1 \n B: space 3 \n C: start 2")
    assert answers(match.ask("next-ship")) == {
        "Orange A": (False, "Orange A waits at start position 1; Green C waits at 2, and the highest sails first."),
        "Sky B": (False, "Sky B is at space 3: that is further on than Green C, still in the harbour."),
        "Green C": (
            True,
            "It's Green C's turn: of the ships still to leave, it has the highest start position, 2.",
        ),
    }


@pytest.mark.rule("raids:turn.voyage")
def test_who_is_home_is_not_next():
    match = begin("route: 3 rune, 7 axe \n A: space 3 \n B: space 7 \n C: home 1")
    assert answers(match.ask("next-ship"))["Green C"] == (False, "Green C is home, and waits there until all are.")


@pytest.mark.rule("raids:tile.take")
def test_what_a_ship_takes_on_arriving():
    match = begin(SEA)
    assert answers(match.ask("takes", "sail 7")) == {
        "the axe": (False, plain(match.rulebook["tile.take"].text)),
        "nothing yet": (
            True,
            "Orange A takes the axe at the start of its next turn, if the ship still lies on space 7 then.",
        ),
    }
    with pytest.raises(ValueError, match="stop at no tile"):
        match.ask("takes", "home")


def test_whose_turn_it_is_cannot_be_asked_where_none_begins():
    match = begin("route: 6 rune, 7 axe, 9 monster-2, 11 wood \n A: space 4, crew 2 \n B: space 6 \n C: space 7")
    with pytest.raises(ValueError, match="don't end a turn"):
        match.ask("next-ship", "sail 11")
