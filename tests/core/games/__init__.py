"""Three small games on the real core: throw-away decisions that show what the games to come will ask of it."""

from __future__ import annotations

import sys
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from inspect import signature
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from random import Random
from typing import Any

from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.content import GameContent
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.part import Part
from vikinglab.core.engine.table import Table
from vikinglab.core.game import Game

BOX = Box(
    game="small",
    edition="small",
    content=GameContent(players=[2]),
    options=None,
    rulings={},
    fingerprint="",
    package="",
    players=(2,),
)


def game_of(kind: type[Table]) -> Game:
    """Return a small game as the rest of the house sees it, with the classes of the module where its table stands."""
    known: dict[str, Any] = {"editions": ("small",), "content": GameContent, "table": kind}
    known |= {"package": __name__, "play": sys.modules[kind.__module__]}
    asked = [name for name, given in signature(Game).parameters.items() if given.default is given.empty]
    return Game(**dict.fromkeys(asked, _nothing) | {"key": "small"} | known)


def _nothing(*_: Any) -> Any:
    """Do nothing: a function that a small game doesn't need."""


# ------------------------------------------------------------------------------------------------ Dice


@cache
def _throws(faces: tuple[tuple[Any, int], ...], number: int) -> tuple[tuple[tuple[Any, ...], int], ...]:
    weights = dict(faces)
    throws = []
    for throw in combinations_with_replacement(sorted(weights), number):
        ways = factorial(number) // prod(factorial(like) for like in Counter(throw).values())
        throws.append((throw, ways * prod(weights[face] for face in throw)))
    return tuple(throws)


def throws(faces: Mapping[Any, int], number: int) -> Sequence[tuple[tuple[Any, ...], int]]:
    """Return the possible results of equal dice, as multisets with their exact weights."""
    return _throws(tuple(faces.items()), number)


def thrown(faces: Mapping[Any, int], number: int, rng: Random) -> tuple[Any, ...]:
    """Return one of the ``throws``, die by die."""
    names, heights = list(faces), list(accumulate(faces.values()))
    return tuple(sorted(names[bisect(heights, int(rng.random() * heights[-1]))] for _ in range(number)))


class Script(Random):
    """A generator that gives what it is told to."""

    def __init__(self, numbers: Iterable[float]) -> None:
        super().__init__(0)
        self._numbers = iter(numbers)

    def random(self) -> float:
        return next(self._numbers)


def scripts(parts: int, draws: int) -> Iterator[Script]:
    """Yield every way in which a number of draws can fall, each among so many equal parts of the line from 0 to 1."""
    for script in product(range(parts), repeat=draws):
        yield Script((part + 0.5) / parts for part in script)


# ------------------------------------------------------------------------------------------------ What must hold


def odds(outcomes: Iterable[tuple[Any, int]]) -> dict[Any, Fraction]:
    """Return outcomes as exact probabilities: few, different, of positive whole weight, and never ordered."""
    listed = list(outcomes)
    assert 0 < len(listed) <= 1000
    assert all(type(weight) is int and weight > 0 for _, weight in listed)
    assert all(list(outcome) == sorted(outcome) for outcome, _ in listed if isinstance(outcome, tuple))
    assert len({notation.outcome_line(outcome) for outcome, _ in listed}) == len(listed)
    whole = sum(weight for _, weight in listed)
    chances = {outcome: Fraction(weight, whole) for outcome, weight in listed}
    assert sum(chances.values()) == 1
    return chances


def choices(table: Table) -> list[str]:
    """Return the choices of the waiting seat, as lines."""
    return [notation.write(action) for action in table.legal()]


def stack(table: Table) -> list[str]:
    """Return the things still to happen, the next first."""
    return [type(thing).__name__ for thing in reversed(table.stack)]


def play(table: Table, *entries: Any) -> None:
    """Go on: a line is an action that must be legal, anything else an outcome that chance must know."""
    for entry in entries:
        if isinstance(table.waiting, Chance):
            assert entry in dict(table.waiting.outcomes(table))
            table.apply(entry)
        else:
            action = notation.read(entry, game_of(type(table)).actions)
            assert table.refused_by(action) is None, table.refused_by(action)
            table.apply(action)


def refused(table: Table, line: str) -> str | None:
    """Return the rule that refuses a line."""
    return table.refused_by(notation.read(line, game_of(type(table)).actions))


def spoil(value: Any) -> None:
    """Change all that can be changed in a value, however deep it lies."""
    if isinstance(value, Part):
        for name in value.__struct_fields__:
            spoil(getattr(value, name))
            setattr(value, name, "spoilt")
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value[:] = ["spoilt"]
    elif isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value.clear()
        value["spoilt"] = "spoilt"


def check_independent(table: Table, twin: Table) -> None:
    """Check that changing a copy leaves the table as it was."""
    before = table.to_json()
    spoil(twin)
    assert table.to_json() == before


def check_position(table: Table) -> None:
    """Check a position for what must hold in every position of a small game."""
    game = game_of(type(table))
    assert table.clone() == table
    check_independent(table, table.clone())
    for seat in range(table.players):
        check_independent(table, table.view(seat))
        check_independent(table, table.view(seat).determinized(Random(0)))
    if isinstance(table.waiting, Chance):
        odds(table.waiting.outcomes(table))
    elif table.waiting is not None:
        legal = table.legal()
        assert legal
        assert len(set(legal)) == len(legal)
        for action in table.waiting.reach(table):
            assert (table.refused_by(action) is None) == (action in legal)
            assert notation.read(notation.write(action), game.actions) == action


def every_position(table: Table, most: int) -> list[Table]:
    """Return all positions that can follow, breadth first, as far as so many; each is checked."""
    seen = {table.to_json(): table}
    waiting = [table]
    while waiting and len(seen) < most:
        here = waiting.pop(0)
        thing = here.waiting
        if thing is None:
            continue
        ways = [way for way, _ in thing.outcomes(here)] if isinstance(thing, Chance) else here.legal()
        for way in ways:
            there = here.clone()
            there.apply(way)
            if (key := there.to_json()) not in seen:
                seen[key] = there
                waiting.append(there)
    for position in seen.values():
        check_position(position)
    return list(seen.values())
