"""A question like one before: of the same kind, in another position, and asked of the same seat."""

from __future__ import annotations

from random import Random

import pytest

import vikinglab as vl
from vikinglab.core.teach.another import another

ROOM = "route: 6 wood / A: space 4, crew 2, aboard axe / B: space 6"
MOVES = "emblems: f2, f5, h5, g8\nA: e9 g3\nB: h8 d11\ndice: 2 3"


@pytest.mark.parametrize(
    ("game", "text", "kind", "moves"),
    [
        ("raids", ROOM, "room", []),
        ("raids", ROOM, "where", []),
        ("raids", ROOM, "crew", ["sail 6"]),
        ("drakkar", MOVES, "may", ["move f2 f4", "move f2 f5"]),
        ("drakkar", MOVES, "goes", ["move f2 f4"]),
    ],
)
def test_another_question_is_of_the_same_kind_and_seat_in_another_position(game, text, kind, moves):
    asked = vl.position(game, text).match(seed=1).ask(kind, *moves)
    for seed in range(3):
        found = another(asked, Random(seed))
        assert found is not None
        assert (found.asked_as[0], found.reader) == (kind, asked.reader)
        assert found.scene != asked.scene


def test_another_seed_asks_another_question():
    asked = vl.position("raids", ROOM).match(seed=1).ask("room")
    assert len({another(asked, Random(seed)).match.written() for seed in range(6)}) > 1


def test_where_no_other_position_is_found_there_is_none():
    asked = vl.position("raids", ROOM).match(seed=1).ask("room")
    asked.asked_as = ("crew", "sail 6", "fight")
    assert another(asked, Random(1)) is None
