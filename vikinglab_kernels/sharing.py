"""Preparing memory for a fork, so that children copy as little of it as possible."""

from __future__ import annotations

import ctypes
import gc
import sys
from bisect import bisect
from types import CodeType
from typing import Any

SMALLEST, LARGEST, STEP = 48, 512, 16
"""The bytes of objects that Python calls small, and the steps in which it keeps memory for them."""

LARGEST_GAP = 1 << 14
"""The bytes of the largest gap to fill in the system library's memory."""

EMPTY = sys.getsizeof(b"")
ENOUGH = 50
"""The number of objects in new memory that shows that no gap is left for their size."""

CAN_STAY = sys.version_info >= (3, 12) and getattr(sys, "_is_gil_enabled", lambda: True)()
"""True if this Python has objects whose references it doesn't count."""

_filling: list[bytes] = []


def keep_shared() -> None:
    """Settle everything in memory now, so that children write to little of it."""
    gc.collect()
    if CAN_STAY:
        _let_stay(_everything())
    _fill_gaps()
    # The collector never looks at frozen objects, so no child copies memory because of it.
    gc.freeze()
    # It should begin soon with objects made after that.
    gc.collect()


def _everything() -> list[Any]:
    """Return all objects that the collector knows, and the objects in them."""
    todo = gc.get_objects()
    found: dict[int, Any] = {}
    while todo:
        each = todo.pop()
        if id(each) not in found and each is not todo and each is not found:
            found[id(each)] = each
            todo += _parts(each) if isinstance(each, CodeType) else gc.get_referents(each)
    return [*found.values()]


def _parts(code: CodeType) -> list[Any]:
    """Return the objects in code, for which the collector doesn't ask it."""
    names = (code.co_filename, code.co_name, code.co_qualname)
    return [*names, code.co_consts, code.co_names, code.co_linetable, code.co_exceptiontable]


def _let_stay(objects: list[Any]) -> None:
    """Stop counting references to objects, as for ``None``: they will exist as long as the process.

    Counts are in the objects themselves, so even reading an object would copy the memory around it.
    """
    uncounted = ctypes.c_uint32.from_address(id(None)).value
    for each in objects:
        ctypes.c_uint32.from_address(id(each)).value = uncounted


def _fill_gaps() -> None:
    """Fill the gaps between objects: objects that a child makes in them would copy the memory around them."""
    with open("/proc/self/maps") as maps:
        known = [range(*(int(end, 16) for end in line.split()[0].split("-"))) for line in maps if " rw-p " in line]
    starts = [part.start for part in known]

    def is_gap(address: int) -> bool:
        return address in known[bisect(starts, address) - 1]

    malloc = ctypes.CDLL(None).malloc
    malloc.restype, malloc.argtypes = ctypes.c_void_p, [ctypes.c_size_t]
    # The largest come first: smaller ones are taken out of them. It is never given back.
    for size in range(LARGEST_GAP, 0, -STEP):
        while is_gap(malloc(size)):
            pass
    for size in range(SMALLEST, LARGEST + 1, STEP):
        elsewhere: list[bytes] = []
        while len(elsewhere) < ENOUGH:
            made = bytes(size - EMPTY)
            (_filling if is_gap(id(made)) else elsewhere).append(made)
