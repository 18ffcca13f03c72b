"""Dice and other outcomes that are listed once: every roll with its weight, each drawn as often as it weighs."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.core.games import scripts
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.dice import Outcomes, dice


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5, 6), ("food", "axe", "food"), ("b", "a")])
def test_a_roll_weighs_as_much_as_there_are_ways_to_it(number, faces):
    ways = Counter(tuple(sorted(each, key=faces.index)) for each in product(faces, repeat=number))
    assert dict(dice(number, faces)) == ways
    assert len(dice(number, faces)) == len(ways)


def test_rolls_are_listed_once_and_in_the_order_of_their_faces():
    assert dice(2) is dice(2)
    assert [roll for roll, _ in dice(2)] == sorted(roll for roll, _ in dice(2))


def test_each_roll_is_drawn_as_often_as_it_weighs():
    rolls = dice(2, (1, 2, 2))
    assert Counter(map(rolls.draw, scripts(9, 1))) == dict(rolls)


class Die(Chance):
    def outcomes(self, table):
        return dice(1)


class Listed(Chance):
    def outcomes(self, table):
        return list(dice(1))


def test_a_chance_draws_alike_from_what_is_listed_once_and_from_what_is_listed_anew():
    for seed in range(50):
        assert Die().draw(None, Random(seed)) == Listed().draw(None, Random(seed))


def test_what_is_listed_once_isnt_made_again_for_each_draw(monkeypatch):
    once = dice(1)
    monkeypatch.setattr(Outcomes, "__init__", lambda *_: pytest.fail("made again"))
    assert Die().draw(None, Random(0)) in dict(once)
