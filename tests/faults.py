"""Planting faults in functions: for a test, a function's source with a few changes replaces it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from textwrap import dedent
from typing import Any, NamedTuple

import pytest
from testing.planting import Edit, instead


class Fault(NamedTuple):
    """A fault, and where it is planted: in a function of a class or a module, which is written otherwise."""

    name: str
    owner: Any
    function: str
    edit: Edit

    def plant(self, patch: pytest.MonkeyPatch) -> None:
        """Write the function otherwise, for the time of a test."""
        found = inspect.getattr_static(self.owner, self.function)
        plain: Callable[..., Any] = found.fget if isinstance(found, property) else found
        module = sys.modules[plain.__module__]
        source = self.edit("from __future__ import annotations\n" + dedent(inspect.getsource(plain)))
        made = dict(vars(module))
        exec(compile(source, f"<{self.name}>", "exec"), made)
        patch.setattr(self.owner, self.function, made[self.function])


def without(part: str) -> Edit:
    """Leave a part of a function out."""
    return instead(part, "")
