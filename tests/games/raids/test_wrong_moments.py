"""Untimely actions are refused by the rule that says when they are possible."""

from __future__ import annotations

import pytest

from .helpers import begin, refusal

AT_SEA = """
    voyage: 2
    route: 3 axe, 9 rune, 13 monster-4, 16 sail
    A: space 2, crew 3, aboard axe wood
    B: space 9
    C: home 1
"""
IN_HARBOUR = """
    voyage: 2
    route: 3 axe, 9 rune
    A: start 3
    B: start 2
    C: start 1
"""


@pytest.mark.parametrize(
    ("rule", "move", "says"),
    [
        pytest.param(
            "tile.take", "stow", "You place a tile only when you take it", marks=pytest.mark.rule("raids:tile.take")
        ),
        ("tile.take", "discard", "You place a tile only when you take it"),
        ("port.moment", "sell wood", "You can sell only when you take a port."),
        ("monster.fight", "fight", "You fight a monster only when you come to it."),
        ("monster.cede", "cede", "You cede Vikings only to a monster that you come to."),
        ("combat.riposte", "riposte", "You riposte only when a rival fights you for your space."),
        ("setup.tiles", "sail 99", "There is no such space on the route."),
    ],
)
def test_at_sea(rule: str, move: str, says: str) -> None:
    found, sentence = refusal(begin(AT_SEA), move)
    assert (found, sentence.startswith(says)) == (f"{rule}", True)
    assert sentence.endswith("how far do you sail? At least to space 9.")


@pytest.mark.rule("raids:tile.from-harbour")
def test_in_the_harbour_there_is_no_tile_to_take() -> None:
    rule, sentence = refusal(begin(IN_HARBOUR), "stow")
    assert rule == "tile.from-harbour"
    assert sentence.startswith("There is no tile to take in the harbour: you only sail.")


def test_a_monster_comes_before_the_rest_of_the_way() -> None:
    rule, sentence = refusal(begin(AT_SEA, "sail 16"), "sail 16")
    assert rule == "navigate.in-order"
    assert sentence.startswith("You pass things one by one")


@pytest.mark.rule("raids:port.sell")
def test_what_isnt_aboard_cant_be_sold() -> None:
    match = begin("""
        voyage: 2
        route: 2 port, 9 rune
        A: space 2, crew 3, aboard wood
        B: space 9
        C: home 1
    """)
    rule, sentence = refusal(match, "sell mead")
    assert (rule, sentence) == ("port.sell", "“sell mead” isn't on offer. You can choose: “Sell the wood”.")
    assert refusal(match, "sail 9")[0] == "navigate.harbour"
