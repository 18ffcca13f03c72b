"""Chances in one go: faults that single values don't show are found, and sound ones are left alone."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.core.games import BOX
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table
from vikinglab.testing.findings import Finding
from vikinglab.testing.playouts import _comes_as_often

TILES = ("axe", "axe", "rune", "sail", "sail", "sail")


class Route(Table, kw_only=True):
    pile: Pool
    laid: tuple[str, ...] = ()


class Lay(Chance):
    """Tiles are laid one after the other."""

    def outcomes(self, table):
        return table.pile.outcomes()

    def resolve(self, table, outcome):
        table.pile.take(outcome)
        table.laid += (outcome,)
        if table.pile.unseen:
            table.push(type(self)())


class Shuffled(Lay):
    def happen(self, table, rng):
        table.laid += tuple(table.pile.take_rest(rng))


class PutBack(Lay):
    """Each place alone shows each tile as often as it should."""

    def happen(self, table, rng):
        table.laid = tuple(TILES[int(rng.random() * len(TILES))] for _ in TILES)
        table.pile.unseen = ()


class Turned(Lay):
    """All tiles are there, and each place shows each as often as it should, but they keep their order."""

    def happen(self, table, rng):
        tiles, at = table.pile.take_rest(rng), int(rng.random() * len(TILES))
        table.laid = (*sorted(tiles)[at:], *sorted(tiles)[:at])


class Sorted(Lay):
    def happen(self, table, rng):
        table.laid += tuple(sorted(table.pile.take_rest(rng)))


def compare(kind: type[Lay]) -> None:
    table = Route(players=1, pile=Pool.of(TILES), stack=[kind()])
    table.box = BOX
    _comes_as_often(SimpleNamespace(table=table, thing=table.waiting))  # type: ignore[arg-type]


def test_what_comes_as_often_is_left_alone():
    compare(Shuffled)


@pytest.mark.parametrize("kind", [PutBack, Turned, Sorted])
def test_what_comes_more_often_or_together_is_found(kind):
    with pytest.raises(Finding, match=f"of 1500 tries, {kind.__name__} brings"):
        compare(kind)
