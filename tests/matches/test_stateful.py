"""Whatever is done with a match, it answers as its line does that is replayed from the start."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

import vikinglab as vl

from .machine import machine
from .model import OTHERS

SHORT = settings(max_examples=12, stateful_step_count=25, suppress_health_check=[*HealthCheck])
SMALL = settings(SHORT, max_examples=100)
LONG = settings(SHORT, max_examples=150, stateful_step_count=50)
GAMES = sorted({*vl.games(), *OTHERS})


@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_what_its_line_says(key):
    run_state_machine_as_test(machine(key), settings=SMALL if key in ("crossing", "hoard") else SHORT)


def test_matches_of_several_games_do_not_disturb_each_other():
    run_state_machine_as_test(machine(*GAMES), settings=SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_a_match_is_what_its_line_says_for_long(key):
    run_state_machine_as_test(machine(key), settings=LONG)
