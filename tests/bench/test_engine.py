"""The benchmark's checksum: the same for the same matches, and another where something else was played."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import vikinglab as vl
from vikinglab.core.engine.decision import Decision

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def checksum(monkeypatch):
    """The checksum of some random matches of Raids."""
    monkeypatch.syspath_prepend(BENCH)
    engine, box = importlib.import_module("engine"), vl.games()["raids"].usual_box("standard")
    return lambda players, **chosen: engine.checksum(engine.playouts(box, players, **chosen))


def test_the_same_matches_have_the_same_checksum(checksum):
    assert checksum(2) == checksum(2)
    assert checksum(2) == checksum(2, story=True)


def test_other_matches_have_another_checksum(checksum, monkeypatch):
    before = checksum(2)
    assert checksum(3) != before
    legal = Decision.legal
    monkeypatch.setattr(Decision, "legal", lambda self, table: legal(self, table)[::-1])
    for kind in _overriding(Decision):
        monkeypatch.delattr(kind, "legal")
    assert checksum(2) != before


def _overriding(kind):
    """Return the decisions with their own lists of legal actions."""
    for each in kind.__subclasses__():
        if "legal" in vars(each):
            yield each
        yield from _overriding(each)
