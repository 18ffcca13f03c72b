"""Changes of a board since the last message to its page: a click sends these, and not the complete board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.show.trace import difference

from . import outbound


def changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> outbound.Changed:
    """Return the changes from one state of a board to another, as the page's ``changed`` puts them together again.

    The scene comes as in the frames of a trace; the log and the save, which mostly grow, by their additions; everything
    else in its present form, if it changed.
    """
    whole = {key: value for key, value in now.items() if key not in _IN_PARTS and before.get(key) != value}
    same = before["choices"] == now["choices"]
    return {
        "say": "changed",
        "since": before["number"],
        "whole": whole,
        "choices": None if same else [_nameless(choice) for choice in now["choices"]],
        "scene": _scene(before["scene"], now["scene"]),
        "log": _grown(before["log"], now["log"]),
        "save": _spliced(before["save"], now["save"]),
    }


_IN_PARTS = ("scene", "choices", "log", "save")


def _nameless(choice: outbound.Choice) -> list[Any]:
    """Return a choice without the names of its fields: there can be hundreds."""
    return [choice["line"], *choice["path"], *filter(None, [choice["words"]])]


def _scene(before: dict[str, Any], now: dict[str, Any]) -> outbound.SceneChange:
    """Return the changes of a scene; all of it if a group has gone, as for another viewer, which no frame can say."""
    groups_before, groups_now = ({group["id"] for group in scene["groups"]} for scene in (before, now))
    if not groups_before <= groups_now:
        return {"whole": now}
    changed: outbound.SceneChange = difference(before, now)  # type: ignore[assignment]
    return changed


def _grown(before: list[outbound.Entry], now: list[outbound.Entry]) -> outbound.Entries:
    """Return the change of a list of the latest entries: the old ones that stay, and those that follow."""
    first = before.index(now[0]) if now and now[0] in before else len(before)
    kept = _alike(before[first:], now)
    return {"start": first, "end": first + kept, "new": now[kept:]}


def _spliced(before: str, now: str) -> outbound.Letters:
    """Return the new middle of a text, between a beginning and an end that it had before."""
    # The page counts characters beyond ASCII in another way.
    if not (before.isascii() and now.isascii()):
        return {"start": 0, "end": len(before.encode()), "new": now}
    head = _alike(before, now)
    tail = _alike(before[head:][::-1], now[head:][::-1])
    return {"start": head, "end": len(before) - tail, "new": now[head : len(now) - tail]}


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """Return the length of two rows' common beginning; by halves, because comparing slices is faster."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least
