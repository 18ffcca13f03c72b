"""The stack of a table in written positions: all that is still to happen, for games in which that can be much.

A game in which a position mostly waits for one of a few things names them in lines of its own, with ``top``. One with
dozens of steps and decisions writes them all by one line::

    next: take-part A, part A no, part B no, end-location, next-selection
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_type_hints

from .decision import Pending, classes_among
from .grammar import AnyWord, BadPosition, Each, Joined, Named, Number, OneOf, PendingLine, Shape, Words
from .table import Table

_BY_TYPE: dict[str, Shape[Any]] = {
    str(int): Number(-1, 9999),
    str(bool): Named("yes or no", {"yes": True, "no": False}),
    str(str): AnyWord(),
    str(tuple[str, ...]): Joined(AnyWord()),
    str(tuple[int, ...]): Joined(Number(0, 99)),
}
"""The shapes of fields by their types, for fields without a shape of their own."""


class StackShape(Shape[Pending]):
    """A thing that is still to happen: its name, and its fields one after the other.

    It takes the classes of things out of whatever it is given, such as all that a module holds. A field has the shape
    that goes by its name, or else one for its type.

    >>> from vikinglab.core.engine.decision import Step
    >>> class Pay(Step):
    ...     gold: int
    ...     now: bool
    >>> things = StackShape([Pay], gold=Number(1, 9))
    >>> things.write(Pay(3, True)), things.read(Words("pay 3 no"))
    ('pay 3 yes', Pay(gold=3, now=False))
    """

    what = "what is to happen next"

    def __init__(self, kinds: Iterable[object], **fields: Shape[Any]) -> None:
        self._kinds = {str(kind.__struct_config__.tag): kind for kind in classes_among(kinds, Pending)}
        self._name, self._fields = OneOf(self.what, self._kinds), fields

    @property
    def parts(self) -> tuple[Shape[Any], ...]:
        found = [shape for kind in self._kinds.values() for shape in self._shapes(kind).values()]
        return tuple({shape.what: shape for shape in found}.values())

    @property
    def forms(self) -> Mapping[str, str]:
        return {
            name: "; ".join(f"{field}: {shape.says}" for field, shape in self._shapes(kind).items())
            for name, kind in self._kinds.items()
        }

    def example(self) -> str:
        name, kind = next(iter(self._kinds.items()))
        return " ".join([name, *[shape.example() for shape in self._shapes(kind).values()]])

    def read(self, words: Words) -> Pending:
        kind = self._kinds[self._name.read(words)]
        return kind(*[shape.read(words) for shape in self._shapes(kind).values()])

    def write(self, value: Pending) -> str:
        fields = [shape.write(getattr(value, name)) for name, shape in self._shapes(type(value)).items()]
        return " ".join([str(value.__struct_config__.tag), *fields])

    def _shapes(self, kind: type[Pending]) -> dict[str, Shape[Any]]:
        fields, types = kind.__struct_fields__, get_type_hints(kind)
        return {name: self._fields.get(name) or _BY_TYPE[str(types[name])] for name in fields}


class StackLine(PendingLine):
    """The line of a stack, the next thing first. Without it one thing happens by itself, such as the next turn.

    ``before`` makes the table ready as soon as it is known what will happen: it deals what isn't named elsewhere.
    """

    def __init__(self, name: str, things: StackShape, usual: Pending, before: Callable[[Any], None]) -> None:
        access = (lambda table: tuple(table.stack[::-1]), self._wait)
        super().__init__(name, Each(things), self._settled, access=access)
        self._first, self._before = usual, before

    def end(self, table: Table) -> None:
        self._before(table)

    def _settled(self, table: Table) -> tuple[Pending, ...]:
        """Return the usual stack: what the one thing of the line comes to by itself, where a table waits already."""
        if not table.stack:
            return (self._first,)
        fresh = table.clone()
        fresh.stack = [self._first]
        fresh.settle()
        return tuple(fresh.stack[::-1])

    def _wait(self, table: Table, things: tuple[Pending, ...]) -> None:
        table.stack = [*things[::-1]]
        self._before(table)
        try:
            tried = table.clone()
            tried.settle()
            fits = not tried.stack or tried.stack[-1].by_chance or tried.legal()
        # A thing that needs what isn't there fails in as many ways as there are things.
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
            fits = False
        if not fits:
            raise BadPosition(f"{StackShape.what} doesn’t fit the position")
