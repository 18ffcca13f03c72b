"""Checks of the story: each move tells something, in time, and by a rule that its code declares."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from types import FrameType
from typing import Any, NamedTuple, SupportsIndex

from vikinglab.core.engine.decision import Action, Pending
from vikinglab.core.engine.table import Table
from vikinglab.core.show.scene import Scene
from vikinglab.core.words.moment import Moment, Noted, Story

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
    for told, things in _heard(spot).late:
        now, whole = told.moment.table, told.moment.table.clone()
        whole.stack.extend(things)
        if any(_shown(spot, now, seat) != _shown(spot, whole, seat) for seat in spot.observers):
            names = ", ".join(type(thing).__name__ for thing in things[::-1])
            said = f"{told.moment.rule} is told before {names} is pushed, and shown as if that didn’t come"
            raise Finding(said, code=told.line)


def tellers(spot: Spot) -> Iterator[Finding]:
    """Code that tells an event declares its rule: things and actions by naming it, other functions by ``@rule``, unless
    it is a rule of what comes next."""
    for told in _heard(spot).heard:
        rule, teller = told.moment.rule, told.teller
        # Without one, the rule is computed: from the card, say, that does something.
        if teller is not None and rule not in {*_declared(teller), *told.next}:
            name = teller.f_code.co_qualname
            said = f"{rule} is told by {name}, which doesn’t declare it: is it always this rule? Then @rule({rule!r})"
            yield Finding(said, code=told.line)


def _declared(teller: FrameType) -> Sequence[str]:
    """Return the rules that a function which tells an event declares."""
    found: object = sys.modules[teller.f_globals["__name__"]]
    for name in teller.f_code.co_qualname.split("."):
        found = getattr(found, name, None)
    return getattr(found, "rules", ())


@lru_cache(1)
def _heard(spot: Spot) -> _Story:
    """Return the story of the choice in a position."""
    table, story = spot.table.clone(), _Story()
    table.stack, table.story = _Stack(table.stack, story), story
    if spot.thing is not None:
        table.apply(spot.choice)
    return story


def _shown(spot: Spot, table: Table, seat: int | None) -> Scene:
    return spot.game.scene(table.view(seat), seat)


class _Told(NamedTuple):
    """An event that was told, and the calls that led there, the innermost first."""

    moment: Moment
    calls: list[FrameType]
    line: tuple[str, int]
    teller: FrameType | None
    """The call of the function that named the rule, if it isn't a thing's or an action's own."""
    next: tuple[str, ...]
    """The rules of what comes next."""


class _Story(Story):
    """A story that notes what a function pushes after it told something, or after it called a function that did.

    What other functions push later doesn't matter: it may depend on what comes in between.
    """

    def __init__(self) -> None:
        super().__init__()
        self.late: list[tuple[_Told, list[Pending]]] = []
        self.told: list[_Told] = []
        """The events since a thing last began to happen."""
        self.heard: list[_Told] = []
        """All events."""

    def note(self, noted: Noted) -> None:
        super().note(noted)
        calls = _calls()
        named = next((call for call in calls if noted.rule in call.f_code.co_consts), None)
        teller = None if named is None or isinstance(named.f_locals.get("self"), (Pending, Action)) else named
        line = ((named or calls[0]).f_code.co_filename, (named or calls[0]).f_lineno)
        rules = noted.table.stack[-1].rules if noted.table.stack else ()
        self.told.append(_Told(self.moments[-1], calls, line, teller, rules))
        self.heard.append(self.told[-1])

    def push(self, things: list[Pending]) -> None:
        """Note that things were pushed."""
        pusher = _calls()[0]
        self.late += [(told, things) for told in self.told if pusher in told.calls]


def _calls() -> list[FrameType]:
    """Return the running calls of a game's own code, the innermost first."""
    found: list[FrameType] = []
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code is not _heard.__wrapped__.__code__:
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
