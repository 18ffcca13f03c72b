"""The legend: each drawing is there, and has its name in every language."""

from __future__ import annotations

import re

import pytest

from vikinglab.core.show.scene import art
from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.legend import legend


def test_every_drawing_is_there():
    drawn = {name for mark in legend().marks for name in (mark.frame, mark.sprite, *mark.over.split()) if name}
    assert drawn <= set(art("drakkar").drawings)
    assert not [mark.id for mark in legend().marks if not (mark.sprite or mark.frame or mark.label)]


def test_all_emblems_are_in_it():
    assert {mark.id.partition(":")[2] for mark in legend().marks} >= {*SYMBOLS, "pawn", "moored", "emblem"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_narrow_and_small(language):
    drawn = legend().svg(language)
    assert legend().width <= 440
    assert len(drawn.encode()) <= 12_000
    assert re.findall(r"<title>([^<]*)</title>", drawn)[0] in (
        "What the drawings mean",
        "Ce que veulent dire les dessins",
    )
