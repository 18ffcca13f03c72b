"""Playouts: their shortcuts lead to the same places as matches, and as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any

import msgspec

from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.memo import MEMOS
from vikinglab.core.engine.table import Table
from vikinglab.core.match import stream

from .findings import Finding, same, short
from .played import Played, Spot
from .sampling import Seen

TRIES = 1_500
"""The number of times that a chance happens in one go, and as many times piece by piece."""
PLACES = 3
"""The number of positions in which to try each kind of chance that can happen in one go."""
# By pure chance, a difference of so many deviations comes once in two million comparisons.
DEVIATIONS = 5

Leaves = Mapping[str, object]
"""The single values of a position by their places in it."""


def quick_lists(played: Played) -> None:
    """A decision's own list of legal actions has the candidates that nothing refuses, in their order, everywhere."""
    for spot in played.spots:
        if spot.decision and type(spot.decision).legal is not Decision.legal:
            same("the legal actions", Decision.legal(spot.decision, spot.table), spot.legal, spot)


def in_one_go(seen: Seen) -> None:
    """Chances in one go bring the same results as often as draws piece by piece, as far as many tries in a few
    positions tell."""
    for kind, places in seen.quick_chances.items():
        rng = stream(0, kind.__name__, len(places))
        for setting, at in rng.sample(places, min(len(places), PLACES)):
            _comes_as_often(seen.spot(setting, at))


def remembered(seen: Seen) -> None:
    """Remembered answers are the same when calculated again: some of the questions that were asked are asked again."""
    package = seen.game.package
    for memo in MEMOS:
        if f"{memo.function.__module__}.".startswith(f"{package}."):
            for question, answer in memo.asked.items():
                asked = f"{memo.function.__name__}{short(question)}"
                same(f"the answer to {asked}, asked again", memo.function(*question), answer)


def _comes_as_often(spot: Spot) -> None:
    """Compare how often each value comes, each two values beside each other, and all values together."""
    drawn = [_leaves(spot.table.drawn(Random(number))) for number in range(TRIES)]
    at_once = [_leaves(_happened(spot.table, Random(number))) for number in range(TRIES, 2 * TRIES)]
    varying = _varying([*drawn, *at_once])
    often, often_at_once = (Counter(_traits(leaves, varying)) for leaves in (drawn, at_once))
    for trait in {**often, **often_at_once}:
        one, other = often[trait], often_at_once[trait]
        if abs(one - other) > DEVIATIONS * sqrt(one + other):
            kind = type(spot.thing).__name__
            said = f"{kind} brings {short(trait)} {one} times drawn piece by piece, and {other} times in one go"
            raise Finding(f"of {TRIES} tries, {said}", spot)


def _happened(table: Table, rng: Random) -> Table:
    """Return the next position in which a seat must decide, if chances happen as in playouts."""
    twin = table.clone()
    while twin.stack and twin.stack[-1].by_chance:
        twin.happen(rng)
    return twin


def _leaves(table: Table) -> Leaves:
    return dict(_walked("", msgspec.json.decode(table.to_json())))


def _walked(path: str, value: Any) -> Iterator[tuple[str, object]]:
    match value:
        case dict():
            for key, part in value.items():
                yield from _walked(f"{path}.{key}", part)
        case list():
            for at, part in enumerate(value):
                yield from _walked(f"{path}[{at}]", part)
        case _:
            yield path.removeprefix("."), value


def _varying(positions: Sequence[Leaves]) -> list[str]:
    """Return the places where positions differ: the rest says nothing, and is much."""
    first, paths = positions[0], dict.fromkeys(path for leaves in positions for path in leaves)
    return [path for path in paths if any(leaves.get(path) != first.get(path) for leaves in positions)]


def _traits(positions: Sequence[Leaves], paths: Sequence[str]) -> Iterator[str]:
    """Yield everything that is counted of some positions, in words."""
    for leaves in positions:
        values = [f"{path} = {leaves.get(path)}" for path in paths]
        yield from values
        yield from (f"{one} and {other}" for one, other in pairwise(values))
        # Pieces drawn without putting them back are the same in all, in any order.
        yield "all together " + ", ".join(sorted(str(leaves.get(path)) for path in paths))
