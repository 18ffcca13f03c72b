"""The bot of Midgard: what it counts once for all moves is what it would count for each."""

from __future__ import annotations

from random import Random

import pytest

import vikinglab as vl
from vikinglab.games.midgard.bot import Before, worth

from .helpers import begin

GAME = vl.games()["midgard"]


BEFORE = "round: 6 / ships: sea A, keep B / start: A / A: farm 1 / B: farm 2, favor 7"


@pytest.mark.parametrize(
    "after",
    [
        BEFORE.replace("round: 6", "round: 5"),
        BEFORE.replace("sea A, keep B", "sea A, keep B, village A"),
        BEFORE.replace("farm 1", "farm 3"),
        BEFORE.replace("favor 7", "favor 7, food 3"),
        BEFORE.replace("favor 7", "favor 7, secret P26"),
    ],
)
def test_what_others_hope_for_is_counted_again_where_a_move_changes_it(after):
    table, later = begin(BEFORE).table, begin(after).table
    assert Before(table, 0).worth(later) == worth(later, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_else_changes_what_others_hope_for(players):
    rng, table = Random(players), GAME.setup(GAME.usual_box(), players)
    table.settle()
    while table.stack:
        if table.stack[-1].by_chance:
            table.happen(rng)
            continue
        before = Before(table.clone(), table.stack[-1].seat)
        for _ in range(30):
            if table.stack:
                top = table.stack[-1]
                table.apply(top.draw(table, rng) if top.by_chance else rng.choice(table.legal()))
                assert before.worth(table) == worth(table, before.seat)
