"""Memo: the answers of a pure function, remembered by its arguments.

Code asks positions the same questions again and again (can these dice pay this cost?), and often only a few numbers and
words matter. Put such a question into a function of those alone, and remember its answers:

>>> @memo
... def pays(dice: tuple[str, ...], cost: tuple[str, ...]) -> bool:
...     return all(dice.count(face) >= cost.count(face) for face in cost)
>>> pays(("axe", "food"), ("food",)), pays(("axe", "food"), ("food", "food"))
(True, False)

Pass as little as the answer depends on, and in one order: sorted dice are one question, unsorted dice are many. Never
pass a table or a part of one, because they change, nor a ``Counter``: making one takes longer than finding most
answers. All callers share the answer, so it must not change either: return a number, a word, a tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 2**16
"""The number of answers of a function that are kept: the latest."""
NOTED = 100
"""The number of questions that are noted, to ask them again."""


class Memo(NamedTuple):
    """A function whose answers are remembered, with some questions that it was asked, and its answers."""

    function: Callable[..., object]
    asked: dict[tuple[object, ...], object]


MEMOS: list[Memo] = []
"""All functions whose answers are remembered: the kit asks them again, and finds answers that have changed."""


def memo(function: Callable[P, T]) -> Callable[P, T]:
    """Remember the answers of a function of numbers, words and tuples, passed by position."""
    asked: dict[tuple[object, ...], object] = {}

    # Noting a question costs nothing for a remembered answer: then nothing gets here.
    def answer(*question: P.args, **named: P.kwargs) -> T:
        found = function(*question, **named)
        if len(asked) < NOTED and not named:
            asked[question] = found
        return found

    MEMOS.append(Memo(function, asked))
    return update_wrapper(lru_cache(MOST)(answer), function)  # type: ignore[return-value]
