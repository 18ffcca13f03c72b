"""Rule tests can fail: faults in rules that no test noticed once, each with the test that does now.

They stand apart from the games' own tests, which are run on broken rules: there a fault couldn't be planted.
"""

from __future__ import annotations

import pytest
from faults import Fault
from testing.planting import instead

from tests.games.drakkar import test_memory
from tests.games.raids import test_rulings
from vikinglab.games.drakkar.play import Turn
from vikinglab.games.raids.play import SetOut


def test_a_missed_turn_that_turns_an_emblem_down_is_noticed(monkeypatch):
    early = instead("table.missing[seat] -= 1", "table.missing[seat], table.shown = table.missing[seat] - 1, ''")
    Fault("a missed turn turns down the emblem that was shown", Turn, "run", early).plant(monkeypatch)
    with pytest.raises(AssertionError, match="sees it"):
        test_memory.test_a_turn_that_is_missed_turns_nothing_down()


def test_villages_that_are_filled_before_encounters_are_noticed(monkeypatch):
    first = instead("enumerate(table.route)", "sorted(enumerate(table.route), key=lambda each: each[1] is not None)")
    Fault("villages are filled before encounters", SetOut, "run", first).plant(monkeypatch)
    with pytest.raises(AssertionError, match="order of the route"):
        test_rulings.test_limited_an_encounter_is_filled_before_the_villages_behind_it()
