"""Decisions, chances and steps: a seat chooses, dice or a pile decide, or something happens without a choice.

An example: players take stones from a heap, and nobody may take more than there are:

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
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import msgspec
from msgspec.structs import asdict

from .dice import Outcomes
from .part import check_fields

if TYPE_CHECKING:
    from .pool import Pool


def _spoken(name: str) -> str:
    """Return the word that stands for a class in texts: ``SailHome`` is ``sail-home``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


# Passed in this way so that games needn't repeat `frozen=True` for each class, as type checkers want.
_FROZEN: dict[str, Any] = {"frozen": True}


class Action(msgspec.Struct, gc=False, tag=_spoken, tag_field="do", **_FROZEN):
    """A choice of a seat; its fields are numbers and short words."""

    path: ClassVar[tuple[str, ...]] = ()
    """The ids of the scene that a person points at to choose it, in order, filled with its fields and with those of its
    decision: ``("die:{die}", "square:{square}")``. Without any it is a button."""
    untimely: ClassVar[str | None] = None
    """The key of the rule that says when it is asked for: it answers at any other moment, unless the game says more."""
    elsewhere: ClassVar[str | None] = None
    """The key of the rule that says which actions of its kind there are: where others of its kind are asked for, it
    answers for one that isn't on offer, unless the decision says more."""

    ends: ClassVar[bool] = False
    """True if it only ends what the seat is doing: a board never makes it look like the main thing to do."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check_fields(cls)

    def refused(self, table: Any, decision: Any) -> str | None:
        """Return the key of the rule that forbids it at a decision, or None."""
        return None

    def do(self, table: Any, decision: Any) -> None:
        """Carry it out at a decision, which isn't on the stack any more."""
        raise NotImplementedError

    def facts(self, table: Any, decision: Any) -> Mapping[str, object]:
        """Return facts for its name and its refusals, beside its fields and the facts of the decision’s question."""
        return {}

    def __str__(self) -> str:
        """Return the line that plays it: ``sail 7``."""
        fields = [str(getattr(self, name)) for name in self.__struct_fields__]
        return " ".join([str(self.__struct_config__.tag), *fields])


class Done(Action):
    """Finish: a choice made piece by piece is complete."""

    ends = True


DONE = Done()


class Pending(msgspec.Struct, gc=False, tag=_spoken, tag_field="thing", **_FROZEN):
    """Something that is still to happen, on a table's stack."""

    automatic: ClassVar[bool] = False
    by_chance: ClassVar[bool] = False
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules that the class carries out, beside those that its code names one by one."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check_fields(cls)

    def can_wait(self, table: Any) -> bool:
        """Return whether a position has what it needs; a game that writes stacks asks it of all that lies there."""
        return True


class Step(Pending):
    """A step that happens by itself, as soon as it is on top of the stack."""

    automatic: ClassVar[bool] = True

    def run(self, table: Any) -> None:
        """Make it happen."""
        raise NotImplementedError


class Chance(Pending):
    """A chance that dice or a shuffled pile decide."""

    by_chance: ClassVar[bool] = True
    stream: ClassVar[str] = "chance"
    """The stream of random numbers from which a match draws it."""

    def outcomes(self, table: Any) -> Iterable[tuple[object, int]]:
        """Return every outcome with its exact weight: at most a thousand, as multisets, never as ordered lists.

        List unchanging outcomes once, as ``Outcomes``; ``dice`` lists those of dice.
        """
        raise NotImplementedError

    def draw(self, table: Any, rng: Random) -> object:
        """Return one outcome, sampled by its weight. Override it if drawing is cheaper than listing."""
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

        A match draws piece by piece. If a whole row of draws can be made in one go, override this: its results must
        come as often as by ``draw`` and ``resolve``. The kit compares them.
        """
        self.resolve(table, self.draw(table, rng))


class FromPool(Chance):
    """A chance that draws the next piece of a pool, or the piece in one of its slots."""

    pile: ClassVar[str] = ""
    """The name of the pool, where it is always the same one of the table's."""

    def pool(self, table: Any) -> Pool:
        """Return the pool to draw from."""
        if not self.pile:
            raise NotImplementedError
        found: Pool = getattr(table, self.pile)
        return found

    def slot(self, table: Any) -> str | None:
        """Return the slot whose value is drawn; None for the next piece of the pile."""
        return None

    def outcomes(self, table: Any) -> Iterable[tuple[str, int]]:
        return self.pool(table).outcomes(self.slot(table))

    def draw(self, table: Any, rng: Random) -> str:
        return self.pool(table).draw(rng, self.slot(table))


class Decision(Pending):
    """A choice that a seat must make. The docstring of each class is its rule in one sentence.

    Legality is known in one place: an action is legal when it is a candidate and ``refuse`` doesn't forbid it.
    """

    choices: ClassVar[tuple[Action, ...]] = ()
    """The candidates, where they are always the same."""
    kinds: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of actions that it asks for even where none of them is in reach."""

    seat: int

    def candidates(self, table: Any) -> Iterable[Action]:
        """Return a small superset of the legal actions, cheap to list."""
        choices = self.choices
        if not choices:
            raise NotImplementedError
        return choices

    def refuse(self, table: Any, action: Any) -> str | None:
        """Return the key of the rule that forbids the action, or None. The action knows, unless the decision does."""
        found: str | None = action.refused(table, self)
        return found

    def legal(self, table: Any) -> list[Action]:
        """Return the candidates that nothing refuses.

        If a profile asks for it, override this to list the same actions faster, in the same order. ``refuse`` still
        decides what may be played, and the kit compares both in every position.
        """
        refuse = self.refuse
        # Where actions know themselves what forbids them, this spares a call for each.
        if type(self).refuse is Decision.refuse:
            return [action for action in self.candidates(table) if action.refused(table, self) is None]
        return [action for action in self.candidates(table) if refuse(table, action) is None]

    def resolve(self, table: Any, action: Any) -> None:
        """Carry out a legal action: it does so itself, unless the decision does."""
        action.do(table, self)

    def reach(self, table: Any) -> Collection[Action]:
        """Return everything that a person may point at here, legal or not, so that it has its reason too.

        Only boards and tests ask for it. If a choice of several clicks was begun and can't go on, a board gives the
        refusal of the first action here that begins so: list first what explains the most.
        """
        return list(self.candidates(table))

    def asks_for(self, table: Any, kind: type[Action]) -> bool:
        """Return whether actions of a kind are asked for here, legal or not."""
        return kind in self.kinds or any(type(action) is kind for action in self.reach(table))

    def elsewhere(self, table: Any, action: Any) -> str | None:
        """Return the key of the rule that says why an action of a kind that is asked for here isn't in reach.

        Without one, the refusal lists what is on offer. The action knows the rule, unless the decision does.
        """
        found: str | None = action.elsewhere
        return found

    def question_facts(self, table: Any) -> Mapping[str, object]:
        """Return facts for the question, beside the seat that is asked. Only texts ask for facts."""
        return {}

    def action_facts(self, table: Any, action: Any) -> Mapping[str, object]:
        """Return facts for the name of an action, beside its fields."""
        return {**self.question_facts(table), **action.facts(table, self)}

    def refusal_facts(self, table: Any, action: Any, rule: str) -> Mapping[str, object]:
        """Return facts for the sentence with which a rule refuses an action, beside its fields and the seat."""
        return self.action_facts(table, action)

    def path(self, table: Any, action: Any) -> tuple[str, ...]:
        """Return the ids in the scene that a person points at to choose the action, in order; without any, a button’s.

        >>> class Put(Action):
        ...     path = ("heap:{heap}", "panel:{seat}")
        ...     heap: str
        >>> Decision(seat=1).path(None, Put("left")), Decision(seat=1).path(None, DONE)
        (('heap:left', 'panel:1'), ('do:done',))
        """
        if not action.path:
            return (f"do:{type(action).__struct_config__.tag}",)
        fields = {**asdict(self), **asdict(action)}
        return tuple([id.format(**fields) for id in action.path])

    def meant(self, path: Sequence[str], kinds: Iterable[type[Action]]) -> list[Action]:
        """Return the actions of some kinds whose ids these are, in reach or not.

        It inverts the ``path`` that a class of actions declares. A decision’s own method ``path`` isn’t inverted.

        >>> class Put(Action):
        ...     path = ("heap:{heap}", "panel:{seat}")
        ...     heap: str
        >>> Decision(seat=1).meant(["heap:left", "panel:1"], [Put])
        [Put(heap='left')]
        """
        found = [action for kind in kinds if (action := _filled(kind, path)) is not None]
        return [action for action in found if self._has_path(action, path)]

    def _has_path(self, action: Action, path: Sequence[str]) -> bool:
        # A number may be written in several ways, and some of the names may be fields of the decision.
        try:
            return Decision.path(self, None, action) == tuple(path)
        except KeyError:
            return False


def _filled(kind: type[Action], path: Sequence[str]) -> Action | None:
    """Return the action whose fields stand in ids, by the templates of its class."""
    if not kind.path or len(kind.path) != len(path):
        return None
    fields: dict[str, str] = {}
    for template, id in zip(kind.path, path, strict=True):
        found = re.fullmatch(_pattern(template), id)
        if found is None:
            return None
        fields |= {name: value for name, value in found.groupdict().items() if name in kind.__struct_fields__}
    # A template may write a number with leading noughts, which no decoder takes.
    for values in (fields, {name: value.lstrip("0") or "0" for name, value in fields.items()}):
        with suppress(msgspec.ValidationError):
            return msgspec.convert({"do": kind.__struct_config__.tag, **values}, kind, strict=False)
    return None


@cache
def _pattern(template: str) -> str:
    """Return the pattern of the ids that a template makes."""
    parts = re.split(r"\{(\w+)(?::[^}]*)?\}", template)
    return "".join(f"(?P<{part}>.+)" if number % 2 else re.escape(part) for number, part in enumerate(parts))


Base = TypeVar("Base", Action, Pending)


def classes_among(values: Iterable[object], base: type[Base]) -> tuple[type[Base], ...]:
    """Return the classes of a kind among some values, in their order, without those that are only bases of others."""
    found = [kind for kind in values if isinstance(kind, type) and issubclass(kind, base)]
    bases = (Action, Pending, Step, Chance, FromPool, Decision)
    return tuple(kind for kind in found if kind not in bases and not kind.__name__.startswith("_"))
