"""Decisions, chances and steps: a seat chooses, dice or a pile decide, or a thing happens by itself.

A game of taking stones from a heap, in which nobody may take more than there are:

>>> class Take(Action):
...     stones: int
>>> class Turn(Decision):
...     def candidates(self, table):
...         return [Take(1), Take(2), Take(3)]
...     def refuse(self, table, action):
...         return "heap.too-few" if action.stones > table.heap else None
>>> from vikinglab.core.engine.table import Table
>>> class Stones(Table):
...     heap: int
>>> table = Stones(players=2, heap=2, stack=[Turn(seat=0)])
>>> table.legal()
[Take(stones=1), Take(stones=2)]
>>> table.refused_by(Take(3))
'heap.too-few'
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec.structs import asdict

from .dice import Outcomes
from .part import check_fields

if TYPE_CHECKING:
    from .pool import Pool


def _spoken(name: str) -> str:
    """The word that stands for a class in texts: ``SailHome`` is ``sail-home``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# Passed in this way so that games needn't repeat `frozen=True` at each class, as type checkers would have it.
_FROZEN: dict[str, Any] = {"frozen": True}


class Action(msgspec.Struct, gc=False, tag=_spoken, tag_field="do", **_FROZEN):
    """Something that a seat can choose; its fields are numbers and short words."""

    points: ClassVar[tuple[str, ...]] = ()
    """The ids of the scene that one points at, such as ``die:{seat}:{die}``: in braces stand fields of the action and
    of its decision. Without them it is a button."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check_fields(cls)


class Done(Action):
    """Enough: what is chosen piece by piece is complete."""


class Thing(msgspec.Struct, gc=False, tag=_spoken, tag_field="thing", **_FROZEN):
    """Something that is still to happen, lying on a table's stack."""

    automatic: ClassVar[bool] = False
    by_chance: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that the class carries out, beside those that its code names one by one."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check_fields(cls)


class Step(Thing):
    """Happens by itself, as soon as it is on top of the stack."""

    automatic: ClassVar[bool] = True

    def run(self, table: Any) -> None:
        """Let it happen."""
        raise NotImplementedError


class Chance(Thing):
    """Something that dice or a shuffled pile decide."""

    by_chance: ClassVar[bool] = True
    stream: ClassVar[str] = "chance"
    """The name of the stream of random numbers that it is drawn from in a match."""

    def outcomes(self, table: Any) -> Iterable[tuple[object, int]]:
        """Every outcome with its exact weight: at most a thousand, as multisets, never as ordered lists.

        Outcomes that never change are best listed once, as ``Outcomes``; those of dice are listed by ``dice``.
        """
        raise NotImplementedError

    def draw(self, table: Any, rng: Random) -> object:
        """One outcome, sampled by its weight. What is cheaper to draw than to list overrides it."""
        found = self.outcomes(table)
        return (found if isinstance(found, Outcomes) else Outcomes(found)).draw(rng)

    def legal(self, table: Any) -> list[Action]:
        """Return nothing: no seat has a choice here."""
        return []

    def resolve(self, table: Any, outcome: Any) -> None:
        """Carry out an outcome."""
        raise NotImplementedError

    def happen(self, table: Any, rng: Random) -> None:
        """Happen in a playout, where nobody asks what was drawn.

        A match draws piece by piece. Where a whole row of draws can be made in one go, override this: what comes of
        it must come as often as by ``draw`` and ``resolve``. The kit compares them.
        """
        self.resolve(table, self.draw(table, rng))


class FromPool(Chance):
    """The next piece of a pool, or the piece in one of its slots."""

    def pool(self, table: Any) -> Pool:
        """The pool that it is drawn from."""
        raise NotImplementedError

    def slot(self, table: Any) -> str | None:
        """The slot whose value is drawn; None for the next piece of the pile."""
        return None

    def outcomes(self, table: Any) -> Iterable[tuple[str, int]]:
        return self.pool(table).outcomes(self.slot(table))

    def draw(self, table: Any, rng: Random) -> str:
        return self.pool(table).draw(rng, self.slot(table))


class Decision(Thing):
    """A seat must choose. The docstring of each class is its rule in one sentence.

    Legality is known in one place: an action is legal when it is a candidate and ``refuse`` has nothing against it.
    """

    seat: int

    def candidates(self, table: Any) -> Iterable[Action]:
        """A small superset of the legal actions, cheap to list."""
        raise NotImplementedError

    def refuse(self, table: Any, action: Any) -> str | None:
        """The key of the rule that forbids the action, or None."""
        return None

    def legal(self, table: Any) -> list[Action]:
        """Return the candidates that nothing refuses.

        Where a profile asks for it, override this to list the same ones faster, in the same order. What is played is
        judged by ``refuse`` all the same, and the kit compares both in every position.
        """
        refuse = self.refuse
        return [action for action in self.candidates(table) if refuse(table, action) is None]

    def resolve(self, table: Any, action: Any) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def reach(self, table: Any) -> Collection[Action]:
        """Everything that a person may point at here, legal or not. Only boards and tests walk it.

        Of a choice that was begun and can't go on, a board tells the refusal of the first action that begins so.
        """
        return list(self.candidates(table))

    def facts(self, table: Any, action: Any = None, rule: str | None = None) -> Mapping[str, object]:
        """Return facts for sentences: for the question; with an action also its name; with a rule also its refusal.

        The fields of an action and the seat that is asked are there without being named. Only texts ask.
        """
        return {}

    def path(self, table: Any, action: Any) -> tuple[str, ...]:
        """The ids of the scene that a person points at to choose the action, in order: as it ``points``, or a button.

        >>> class Put(Action):
        ...     points = ("heap:{heap}", "panel:{seat}")
        ...     heap: str
        >>> Decision(seat=1).path(None, Put("left")), Decision(seat=1).path(None, Done())
        (('heap:left', 'panel:1'), ('do:done',))
        """
        if not action.points:
            return (f"do:{type(action).__struct_config__.tag}",)
        fields = {**asdict(self), **asdict(action)}
        return tuple([point.format(**fields) for point in action.points])
