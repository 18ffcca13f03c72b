"""Findings of checks: a sentence, the position where it was found, and the first place where two things differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

if TYPE_CHECKING:
    from .played import Spot

T = TypeVar("T")

LONGEST = 160
"""The longest part of a value in a sentence."""


class Finding(Exception):
    """An error that a check raises: what is wrong, in which position if the check went through several, which other
    check it belongs to if it came across another’s, and the file and line of the code if the check knows them."""

    def __init__(
        self, what: str, spot: Spot | None = None, check: str = "", code: tuple[str, int] | None = None
    ) -> None:
        super().__init__(what)
        self.what, self.spot, self.check, self.code = what, spot, check, code


def holds(condition: object, what: str, spot: Spot | None = None, code: tuple[str, int] | None = None) -> None:
    """Raise a finding unless something holds."""
    if not condition:
        raise Finding(what, spot, code=code)


def same(what: str, wanted: object, found: object, spot: Spot | None = None) -> None:
    """Raise a finding if two things differ that should be the same."""
    if wanted != found:
        raise Finding(f"{what}: {difference(wanted, found)}", spot)


def repeated(values: Iterable[T]) -> list[T]:
    """Return the values that occur more than once."""
    return [value for value, times in Counter(values).items() if times > 1]


def difference(wanted: object, found: object, path: str = "") -> str:
    """Return the first place where two values differ, also inside JSON."""
    if isinstance(wanted, bytes) and isinstance(found, bytes):
        return difference(msgspec.json.decode(wanted), msgspec.json.decode(found), path)
    if isinstance(wanted, dict) and isinstance(found, dict):
        return _in_dict(wanted, found, path)
    if isinstance(wanted, (list, tuple)) and isinstance(found, (list, tuple)):
        for at, (one, other) in enumerate(zip(wanted, found, strict=False)):
            if one != other:
                return difference(one, other, f"{path}[{at}]")
    where = f"at {path}, " if path else ""
    return f"{where}{short(wanted)} became {short(found)}"


def _in_dict(wanted: dict[Any, object], found: dict[Any, object], path: str) -> str:
    for key in {**wanted, **found}:
        if key not in wanted or key not in found or wanted[key] != found[key]:
            return difference(wanted.get(key, "nothing"), found.get(key, "nothing"), f"{path}.{key}".strip("."))
    return f"at {path or 'the top'}, the order {short([*wanted])} became {short([*found])}"


def short(value: object) -> str:
    """Return a value in the form for a sentence."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}… ({len(text)} characters)"


def told(error: BaseException) -> str:
    """Return the message of an error, be it a finding or the game's own."""
    if isinstance(error, Finding):
        return error.what
    return f"{type(error).__name__}: {short(str(error) or 'without a word')}"
