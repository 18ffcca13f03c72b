"""The examples of all games: in the order of the catalogue, and each shows its rule by what the rule itself does."""

from __future__ import annotations

from statistics import median

import pytest

import vikinglab as vl
from vikinglab.core.teach.entries import by_hand, found
from vikinglab.core.words.moment import message_id
from vikinglab.study.shrinking import things

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


EDITIONS = [(key, edition) for key in GAMES for edition in vl.games()[key].editions]


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_an_example_was_found_for_each_played_rule_or_the_atlas_says_why_not(key, edition):
    atlas, rules = found(vl.games()[key]), vl.rulebook(key, edition=edition)
    played = [rule.key for rule in rules.values() if rule.status == "played"]
    entries, missing = atlas.found[edition], atlas.missing.get(edition, {})
    assert [rule for rule in played if rule in entries or rule in missing] == played
    assert not {*entries} & {*missing}
    assert [rule for rule in missing if rule not in by_hand(vl.games()[key])] == []


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_examples_that_were_found_name_little(key, edition):
    entries = found(vl.games()[key]).found[edition].values()
    assert median(things(entry) for entry in entries if entry.position is not None) <= 6


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_how_often_a_rule_is_met_was_counted_in_a_hundred_matches_of_each_kind(key, edition):
    counted = found(vl.games()[key]).met[edition]
    assert counted.matches == 100 * len(vl.games()[key].usual_box(edition).players)
    assert all(max(both) <= counted.matches for both in counted.rules.values())
