"""Tablut under the kit that every game stands under."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.testing import Broken, conforms
from vikinglab.testing.played import POINTED, Played, Spot
from vikinglab.testing.sampling import settings


def test_tablut_is_what_every_game_must_be():
    conforms("tablut", matches=12, whole=1)


@pytest.mark.soak
def test_so_it_is_in_three_hundred_matches():
    conforms("tablut")


def spots(seed: int) -> list[Spot]:
    """Return the decisions of a match, as the kit looks at them."""
    [setting] = [setting for setting, _ in settings("tablut", None, 10) if setting.seed == seed]
    return Played(setting, whole=True).spots[:-1]


def test_where_much_is_in_reach_some_of_what_each_rule_refuses_is_looked_at():
    for spot in spots(1):
        assert len(spot.reach) > 1000
        assert len({*spot.pointed}) == POINTED
        assert {spot.refused.get(move) for move in spot.pointed} == {None, *spot.refused.values()}


def test_what_is_looked_at_is_drawn_by_the_seed():
    one, again, other = spots(1)[0], spots(1)[0], spots(2)[0]
    assert one.pointed == again.pointed != other.pointed


REFUSING = ["turn.own-men", "move.straight", "move.way", "castle.king-only", "castle.cross", "castle.return"]


@pytest.mark.parametrize("rule", REFUSING)
def test_a_rule_that_cannot_say_why_is_found_however_seldom_it_refuses(monkeypatch, rule):
    decision = type(vl.new("tablut").waiting)
    facts = decision.refusal_facts

    def fails(asked, table, move, key):
        if key == rule:
            raise LookupError(f"no words for {rule}")
        return facts(asked, table, move, key)

    monkeypatch.setattr(decision, "refusal_facts", fails)
    with pytest.raises(Broken, match=f"no words for {rule}"):
        conforms("tablut", "said", matches=60)


def test_each_rule_that_refuses_is_one_of_these():
    keys = vl.new("tablut").game.speech.keys("en")
    refusing = {rule for rule in vl.rulebook("tablut") if f"{rule.replace('.', '-')}.refused" in keys}
    assert refusing == {*REFUSING}
