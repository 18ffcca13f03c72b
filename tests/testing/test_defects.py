"""Each check of the kit can fail: the small game has everything, and each copy of it that has a defect is caught."""

from __future__ import annotations

import pytest

from tests.testing.defects import DEFECTS
from vikinglab.testing import CHECKS, Broken, Failure, conforms


def found(key: str) -> dict[str, Failure]:
    """What the kit finds in a copy. To start Python anew takes longer than the rest, so only what needs it does."""
    noticed = {DEFECTS[key].caught, *(DEFECTS[key].also or ())}
    checks = [name for name in CHECKS if name != "hashes" or name in noticed]
    try:
        conforms(key, *checks, players=2, matches=3)
    except Broken as broken:
        return {failure.check: failure for failure in broken.failures}
    return {}


def test_the_small_game_has_all_that_a_game_must_have():
    conforms("hoard", matches=40)


@pytest.mark.parametrize("check", CHECKS)
def test_the_small_game_passes_each_check_by_itself(check):
    conforms("hoard", check, players=3, matches=2)


@pytest.mark.parametrize("key", DEFECTS)
def test_a_defect_is_caught_by_its_own_check(key):
    defect, caught = DEFECTS[key], found(key)
    assert defect.caught in caught
    assert defect.also is None or {*caught} == {defect.caught, *defect.also}


def test_every_check_has_a_defect_to_catch():
    assert {defect.caught for defect in DEFECTS.values()} == set(CHECKS)
