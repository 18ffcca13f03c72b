"""Checks of the story: each move tells something, and in time."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from types import FrameType
from typing import Any, NamedTuple, SupportsIndex

from vikinglab.core.engine.decision import Pending
from vikinglab.core.engine.table import Table
from vikinglab.core.show.scene import Scene
from vikinglab.core.words.moment import Moment, Story

from .findings import Finding, holds
from .played import Played, Spot


def silence(played: Played) -> None:
    """Each move tells something that its seat may know, before the next decision."""
    match = played.match
    told = {moment.ply for moment in match.moments if moment.ply and moment.known_to(match.movers[moment.ply - 1])}
    for spot in played.stops[:-1]:
        holds(spot.ply + 1 in told, f"{spot.entry} tells its seat nothing", spot)


def telling(spot: Spot) -> None:
    """Anything that comes next is on the stack before something is told, if a board would show it."""
    if spot.thing is None:
        return
    table, story = spot.table.clone(), _Story()
    table.stack, table.story = _Stack(table.stack, story), story
    table.apply(spot.choice)
    for told, things in story.late:
        now, whole = told.moment.table, told.moment.table.clone()
        whole.stack.extend(things)
        if any(_shown(spot, now, seat) != _shown(spot, whole, seat) for seat in spot.observers):
            names = ", ".join(type(thing).__name__ for thing in things[::-1])
            said = f"{told.moment.rule} is told before {names} is pushed, and shown as if that didn’t come"
            raise Finding(said, code=told.line)


def _shown(spot: Spot, table: Table, seat: int | None) -> Scene:
    return spot.game.scene(table.view(seat), seat)


class _Told(NamedTuple):
    """An event that was told, and the calls that led there, the innermost first."""

    moment: Moment
    calls: list[FrameType]
    line: tuple[str, int]


class _Story(Story):
    """A story that notes what a function pushes after it told something, or after it called a function that did.

    What other functions push later doesn't matter: it may depend on what comes in between.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: list[tuple[_Told, list[Pending]]] = []
        self.told: list[_Told] = []

    def note(
        self,
        table: Table,
        rule: str,
        facts: Mapping[str, object],
        seats: tuple[int, ...] | None = None,
        also: tuple[str, ...] = (),
    ) -> None:
        super().note(table, rule, facts, seats, also)
        calls = _calls()
        self.told.append(_Told(self.moments[-1], calls, (calls[0].f_code.co_filename, calls[0].f_lineno)))

    def push(self, things: list[Pending]) -> None:
        """Note that things were pushed."""
        pusher = _calls()[0]
        self.late += [(told, things) for told in self.told if pusher in told.calls]


def _calls() -> list[FrameType]:
    """Return the running calls of a game's own code, the innermost first."""
    found: list[FrameType] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code is not telling.__code__:
        # ``tell`` and ``push``, and the code that lets things happen, are ours.
        if not frame.f_globals["__name__"].startswith((__name__, "vikinglab.core.")):
            found.append(frame)
        frame = frame.f_back
    return found


class _Stack(list[Any]):
    """A stack that tells a story what is pushed, and starts it again with each thing that happens."""

    def __init__(self, things: Iterable[Pending], story: _Story) -> None:
        super().__init__(things)
        self.story = story

    def pop(self, *at: SupportsIndex) -> object:
        self.story.told.clear()
        return super().pop(*at)

    def extend(self, things: Iterable[Pending]) -> None:
        pushed = [*things]
        self.story.push(pushed)
        super().extend(pushed)
