"""The examples of all games: in the order of the catalogue, and each shows its rule by what the rule itself does."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.words.moment import message_id

GAMES = sorted(vl.games())


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_has_an_example_in_the_order_of_the_catalogue(key):
    book = vl.rulebook(key)
    assert list(vl.games()[key].examples(book.box)) == list(book)


def doing(part: str) -> list[tuple[str, str]]:
    """Return the rules that tell or refuse something, as the rulebook is usually read."""
    each = [(key, rule) for key in GAMES for rule in vl.rulebook(key) if not vl.rulebook(key)[rule].readings]
    return [(key, rule) for key, rule in each if vl.games()[key].speech.has(f"{message_id(rule)}.{part}")]


TELL = doing("told")
REFUSE = [each for each in doing("refused") if each not in TELL]


@pytest.mark.parametrize(("key", "rule"), TELL)
def test_a_rule_that_tells_what_it_does_is_shown_by_that(key, rule):
    shown = vl.rulebook(key)[rule].example
    told = [moment for moment in shown.match.moments if moment.ply == shown.match.ply and moment.rule == rule]
    assert list(shown.moments) == told != []


@pytest.mark.parametrize(("key", "rule"), REFUSE)
def test_a_rule_that_refuses_is_shown_by_a_move_that_it_refuses(key, rule):
    shown = vl.rulebook(key)[rule].example
    assert shown.match.why_not(shown.refused).rule == rule
