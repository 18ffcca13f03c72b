"""The machine can fail: each fault that is planted in ``Match`` is found."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from .machine import machine
from .planted import FAULTS, LISTED, Fault

# What was found needn't be made smaller, only noticed.
FIND = settings(
    max_examples=600,
    stateful_step_count=30,
    phases=[Phase.generate],
    suppress_health_check=[*HealthCheck],
    print_blob=False,
)


@pytest.mark.parametrize("fault", LISTED, ids=lambda fault: fault.name)
def test_a_fault_that_every_other_test_let_pass_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch):
    fault.plant(monkeypatch)
    assert _found(), "the machine found nothing"


@pytest.mark.soak
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch):
    fault.plant(monkeypatch)
    assert _found(), "the machine found nothing"


def _found() -> bool:
    try:
        run_state_machine_as_test(machine("crossing", "crossing", "hoard"), settings=FIND)
    # A match that is at fault fails in many ways: a comparison that doesn't hold, a refusal, an error of its own.
    except (Exception, pytest.fail.Exception):
        return True
    return False
