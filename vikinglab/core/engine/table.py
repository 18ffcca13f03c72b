"""Table: a position, with the stack of what is still to happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Self, TypeVar

import msgspec

from ..words.moment import Noted
from .box import Item
from .decision import Action, Chance, Decision, Pending
from .part import Part, _copiers, fields_with
from .pool import Pool

if TYPE_CHECKING:
    from ..words.moment import Moment, Story

NOT_A_CHOICE = "core:not-a-choice"


class Result(msgspec.Struct, frozen=True):
    """The end of a match: the points of each seat, and the seats that won (several share a victory)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class _Aside:
    """Companions of a table that are no part of the position: neither compared nor saved."""

    # As fields, they would be compared and saved. They have slots because everything asks for them all the time.
    __slots__ = ("box", "story")

    if TYPE_CHECKING:
        box: Any
        """The part of a game that doesn't change: each game has a Box of its own kind."""
        story: Story | None


# A dictionary holds what a game lets its tables carry beside those; tables with one must be left to the collector.
class Table(_Aside, Part, dict=True, gc=True, kw_only=True):
    """A position of a game. Games add their fields; the stack holds what is still to happen, the next thing last.

    Everything that changes is a number, a word, a tuple, a list or a dictionary of those, or a ``Part``; a secret is in
    a ``Pool``. Clones, views and saves then need no code of the game. A view holds what its seat has seen, and not what
    the seat could deduce: a game in which that matters to bots overrides ``determinized``, and draws again until the
    position fits what happened.
    """

    players: int
    stack: list[Any] = []
    result: Result | None = None

    def __post_init__(self) -> None:
        self.story = None

    @property
    def waiting(self) -> Decision | Chance | None:
        """The next decision, of a seat or of chance; None at the end."""
        return self.stack[-1] if self.stack else None

    def push(self, *things: Pending) -> None:
        """Put things on the stack, to happen in this order before everything already there."""
        if self.result is None:
            self.stack.extend(things[::-1])

    def drop_to(self, kind: type[Pending]) -> None:
        """Drop everything above the topmost thing of a kind, which stays; LookupError if there is none."""
        for at in reversed(range(len(self.stack))):
            if isinstance(self.stack[at], kind):
                del self.stack[at + 1 :]
                return
        if self.result is None:
            raise LookupError(f"there is no {kind.__name__} on the stack")

    def finish(self, result: Result) -> None:
        """End the match at once: whatever is pushed afterwards doesn't happen any more."""
        # Callers hold on to this very list while things happen, so empty it and don't replace it.
        self.stack.clear()
        self.result = result

    def settle(self) -> None:
        """Run the steps, up to the next decision or chance."""
        stack = self.stack
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def legal(self) -> list[Action]:
        """Return the legal actions of the waiting seat; nothing if chance decides or the match is over."""
        return self.stack[-1].legal(self) if self.stack else []

    def refused_by(self, action: Action) -> str | None:
        """Return the key of the rule that forbids an action here, or None if it is legal."""
        decision = self.waiting
        if not isinstance(decision, Decision):
            return NOT_A_CHOICE
        if action in list(decision.candidates(self)):
            return decision.refuse(self, action)
        if action in decision.reach(self):
            # An action in reach that is no candidate may still have a rule against it, which says more.
            return decision.refuse(self, action) or NOT_A_CHOICE
        return NOT_A_CHOICE

    def refusals(self) -> Iterator[tuple[Action, str]]:
        """Yield every action in reach that isn't legal, with the key of the rule that refuses it."""
        decision = self.waiting
        if not isinstance(decision, Decision):
            return
        candidates = set(decision.candidates(self))
        for action in decision.reach(self):
            rule = decision.refuse(self, action) or (None if action in candidates else NOT_A_CHOICE)
            if rule is not None:
                yield action, rule

    def apply(self, choice: object) -> None:
        """Carry out a legal action, or an outcome of chance. Nothing is checked: ``Match.play`` does that."""
        stack = self.stack
        stack.pop().resolve(self, choice)
        # This repeats ``settle``: a call for each action would slow down playouts.
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def happen(self, rng: Random) -> None:
        """Let the waiting chance happen as in a playout: in one go, if it can."""
        stack = self.stack
        stack.pop().happen(self, rng)
        while stack and stack[-1].automatic:
            stack.pop().run(self)

    def then(self, choice: object) -> Self:
        """Return the position after a legal action or an outcome of chance; this one stays as it is.

        >>> table = vl.position("raids", "route: 7 axe, 9 rune / A: space 4 / B: space 7 / C: home 1").table
        >>> after = table.then(table.legal()[1])
        >>> table.where[0], after.where[0]
        (4, 9)
        """
        twin = self.clone()
        twin.apply(choice)
        return twin

    def drawn(self, rng: Random) -> Self:
        """Return the next position in which a seat must decide, after any chances; this one stays as it is."""
        twin = self.clone()
        while twin.stack and twin.stack[-1].by_chance:
            twin.apply(twin.stack[-1].draw(twin, rng))
        return twin

    def playout(self, rng: Random, choose: Choose | None = None) -> Result:
        """Play to the end with the choices of ``choose``, or else with random legal actions."""
        choose, stack = choose or at_random, self.stack
        while stack:
            if stack[-1].by_chance:
                self.happen(rng)
            else:
                self.apply(choose(self, rng))
        assert self.result is not None
        return self.result

    def clone(self) -> Self:
        """Return an independent copy that keeps no story."""
        twin = self.__copy__()
        # A copy leaves its story behind: moves tried on it never happened, and must not be told.
        twin.box, twin.story = self.box, None
        for name, copier in _copiers(type(self)):
            setattr(twin, name, copier(getattr(self, name)))
        return twin

    def view(self, seat: int | None) -> Self:
        """Return a seat's view or, for no seat, an onlooker's: pieces that only others saw are back in the pools."""
        twin = self.clone()
        for pool in _pools(twin):
            pool.hide_from(seat)
        return twin

    def recalled(self, seat: int | None) -> Self:
        """In a view: return what a board without notes shows of it. Games in which memory counts override it."""
        return self

    def retells(self, moment: Moment) -> bool:
        """In a recalled view: return whether its log still tells a moment that its seat was told."""
        return True

    def shows_more_than(self, before: Table) -> bool:
        """Return whether somebody has seen a hidden piece that they hadn't seen in an earlier position."""
        pairs = zip(_pools(self), _pools(before), strict=False)
        return any(pool.shows_more_than(earlier) for pool, earlier in pairs)

    def determinized(self, rng: Random) -> Self:
        """In a view: return a position that may be the true one, with random values in its unknown slots."""
        twin = self.clone()
        for pool in _pools(twin):
            pool.sample_hidden(rng)
        return twin

    def turned_up(self, rng: Random) -> Self:
        """Return the position with everything turned up that lies hidden; nobody has looked at some of it yet."""
        twin = self.clone()
        for pool in _pools(twin):
            pool.turn_up(rng)
        return twin

    def tell(
        self, rule: str, *, only: tuple[int, ...] | None = None, also: tuple[str, ...] = (), **facts: object
    ) -> None:
        """Note in the story that a rule made something happen, for all or for some seats only.

        ``also`` names other rules that are at work in it. Call it only where there is a story:
        ``if table.story: table.tell(...)``.

        It shows the position as it is now: ``push`` what comes next before it. Each move tells something, with its
        ``seat``; if only chance does, the ``rules`` of the decision say which rule it carries out. The facts fill the
        sentence. Those called ``seat``, ``rival`` and ``leader`` are seats, and appear by their names. For questions a
        ``price`` or ``paid`` is the cost of a move.
        """
        if self.story is not None:
            self.story.note(Noted(self, rule, facts, only, also))

    def to_json(self) -> bytes:
        """Return the position, complete and with its secrets, as JSON."""
        return msgspec.json.encode(self, enc_hook=_id_of)


Position = TypeVar("Position", bound=Table)
"""A position of some game."""


def at_random(table: Table, rng: Random) -> Action:
    """Return a legal action, each as likely as the others."""
    # Of all methods of a generator, only ``random`` is guaranteed to give the same in each version of Python.
    legal: list[Action] = table.stack[-1].legal(table)
    return legal[int(rng.random() * len(legal))]


Choose = Callable[[Any, Random], Action]
"""A function that picks one of the legal actions of a position."""


def _pools(value: object) -> Iterator[Pool]:
    """Yield every pool in a position, however deep it lies."""
    if isinstance(value, Pool):
        yield value
    elif isinstance(value, Part):
        # The types say which fields can hold a pool, so a view needn't walk through all the others.
        for name in fields_with(type(value), Pool):
            yield from _pools(getattr(value, name))
    elif isinstance(value, (list, dict)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _pools(part)


def _id_of(item: object) -> str:
    if isinstance(item, Item):
        return item.id
    raise TypeError(f"{item!r} can't stand in a position")
