"""The catalogue of rules, and its search."""

from __future__ import annotations

import pytest

import vikinglab as vl


def test_a_rule_says_what_it_is_and_where_it_comes_from():
    rule = vl.rulebook("raids")["raids:combat.riposte"]
    assert rule == vl.rulebook("raids")["combat.riposte"]
    assert rule.title["en"] == "Riposte"
    assert rule.section == "Riposter"
    assert rule.status == "played"
    assert rule.ruling is None
    assert vl.rulebook("raids")["catch-up.last-ship"].readings == ("home", "sweep")


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("riposte", "combat.riposte"),
        ("goods port", "port.sell"),
        ("Overboard", "crew.overboard"),
        ("MONSTER", "monster."),
    ],
)
def test_search_finds_the_most_fitting_rule_first(words, first):
    assert vl.rulebook("raids").search(words)[0].key.startswith(first)


def test_search_for_what_no_rule_says_finds_nothing():
    assert vl.rulebook("raids").search("zeppelin") == []
    assert vl.rulebook("raids").search("") == []
