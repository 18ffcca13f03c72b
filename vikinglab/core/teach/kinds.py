"""Kinds of questions, by name: no two share one, in any module."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..match import Match
    from ..words.speech import Text
    from .question import Question

Kind = Callable[["Match", "Match", "Text | None"], "Question"]
"""A function that makes a question of a match before a move, of the same match after it, and of the move in words.

Without a move the two are the same. If nothing can be asked, it raises ``NothingToAsk``.
"""


class Kinds(Mapping[str, Kind]):
    """Kinds of questions by name. A name that is taken is refused, with both places.

    >>> kinds = Kinds()
    >>> @kinds.kind("who")
    ... def who(match, after, moved): ...
    >>> list(Kinds(kinds))
    ['who']
    """

    def __init__(self, *others: Mapping[str, Kind]) -> None:
        self._kinds: dict[str, Kind] = {}
        for other in others:
            for name, kind in other.items():
                self.add(name, kind)

    def kind(self, *names: str) -> Callable[[Callable[..., Question]], Callable[..., Question]]:
        """Register a kind. A kind with several names gets its name as a first argument."""

        def register(made: Callable[..., Question]) -> Callable[..., Question]:
            for name in names:
                self.add(name, partial(made, name) if len(names) > 1 else made)
            return made

        return register

    def add(self, name: str, kind: Kind) -> None:
        """Add a kind under a name."""
        if "." in name:
            raise ValueError(f"“{name}” would be taken for a rule: {place(kind)}")
        if name in self._kinds:
            raise ValueError(f"Two kinds are called “{name}”: {place(self._kinds[name])} and {place(kind)}")
        self._kinds[name] = kind

    def __getitem__(self, name: str) -> Kind:
        return self._kinds[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


def place(kind: Kind) -> str:
    """Return the place of a kind in the code: its file and line."""
    code = getattr(kind.func if isinstance(kind, partial) else kind, "__code__", None)
    return f"{code.co_filename}:{code.co_firstlineno}" if code else repr(kind)
