"""Memo: the answers to a pure question, remembered by what was asked.

What is asked of positions again and again (can these dice pay this cost?) is often a small question about a few numbers
and words. Put it into a function of those alone, and remember what it answers:

>>> @memo
... def pays(dice: tuple[str, ...], cost: tuple[str, ...]) -> bool:
...     return all(dice.count(face) >= cost.count(face) for face in cost)
>>> pays(("axe", "food"), ("food",)), pays(("axe", "food"), ("food", "food"))
(True, False)

Ask with as little as the answer depends on, and in one order: sorted dice are one question, unsorted dice are many.
Never ask with a table or a part of one, as they change, nor with a ``Counter``: it takes longer to make than most
answers take to find. All who ask share the answer, so it must not change either: give a number, a word, a tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST = 2**16
"""So many answers of a function are kept: those that were asked for last."""
NOTED = 100
"""So many questions are noted, for asking them again."""


class Memo(NamedTuple):
    """A function whose answers are remembered, and some questions that it was asked, with the answers it gave."""

    function: Callable[..., object]
    asked: dict[tuple[object, ...], object]


MEMOS: list[Memo] = []
"""All functions whose answers are remembered: the kit asks them again, and finds answers that have changed."""


def memo(function: Callable[P, T]) -> Callable[P, T]:
    """Remember the answers of a function of numbers, words and tuples, which are handed in by their places."""
    asked: dict[tuple[object, ...], object] = {}

    # To note a question costs nothing where the answer is remembered: then nobody comes by here.
    def answer(*question: P.args, **named: P.kwargs) -> T:
        found = function(*question, **named)
        if len(asked) < NOTED and not named:
            asked[question] = found
        return found

    MEMOS.append(Memo(function, asked))
    return update_wrapper(lru_cache(MOST)(answer), function)  # type: ignore[return-value]
