"""The legend: what each of the emblems looks like."""

from __future__ import annotations

from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.legend import legend


def test_all_emblems_are_in_it():
    assert {mark.id.partition(":")[2] for mark in legend().marks} >= {*SYMBOLS, "pawn", "moored", "emblem"}
