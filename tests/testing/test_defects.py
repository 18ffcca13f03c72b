"""Each check of the kit can fail: the small game has everything, and each copy of it that has a defect is caught."""

from __future__ import annotations

import pytest

from tests.testing.defects import DEFECTS
from vikinglab.testing import CHECKS, Broken, conforms


def found(key: str, *checks: str) -> set[str]:
    """Return the checks that find something in a copy of the small game, of all or of some."""
    try:
        conforms(key, *checks, players=2, matches=3)
    except Broken as broken:
        return {check for failure in broken.failures for check in failure.checks}
    return set()


def test_the_small_game_has_all_that_a_game_must_have():
    conforms("hoard", matches=12)


@pytest.mark.parametrize("check", CHECKS)
def test_the_small_game_passes_each_check_by_itself(check):
    conforms("hoard", check, players=3, matches=2, whole=1)


@pytest.mark.parametrize("key", DEFECTS)
def test_a_defect_is_caught_by_its_own_check_and_a_line_of_code_finds_it_again(key):
    with pytest.raises(Broken) as raised:
        conforms(key, DEFECTS[key].caught, players=2, matches=3)
    [failure] = [each for each in raised.value.failures if DEFECTS[key].caught in each.checks]
    # To start Python anew takes longest, so once is enough.
    if failure.check != "hashes":
        # A check raises what the game raises, which may be anything; and what differs may be another thing each time.
        with pytest.raises(Exception):  # noqa: B017, PT011
            exec(f"from vikinglab.testing import conforms, recheck\n{failure.again}", {})


EXACT = [key for key, defect in DEFECTS.items() if defect.also is not None]


@pytest.mark.soak
@pytest.mark.parametrize("key", EXACT)
def test_a_defect_is_noticed_by_those_checks_that_must_notice_it_and_no_other(key):
    """To start Python anew takes longer than the rest, so only what needs it does."""
    expected = {DEFECTS[key].caught, *DEFECTS[key].also}
    assert found(key, *(name for name in CHECKS if name != "hashes" or name in expected)) == expected


def test_every_check_has_a_defect_to_catch():
    assert {defect.caught for defect in DEFECTS.values()} == set(CHECKS)
