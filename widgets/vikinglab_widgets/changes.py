"""What changed on a board since its page was told last: a click sends this, and not the whole board anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.show.trace import difference


def changes(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, object]:
    """Return what makes one state of a board out of another, as `patched` in the page puts it together again.

    The scene comes as the frames of a trace do; the log and the save, which mostly grow, by what was added; all else
    whole, where it isn't what it was.
    """
    whole = {key: value for key, value in now.items() if key not in _IN_PARTS and before.get(key) != value}
    if "choices" in whole:
        # There can be hundreds, so their fields come without names, and words last, where there are any.
        whole["choices"] = [
            [choice["line"], *choice["path"], *filter(None, [choice["words"]])] for choice in now["choices"]
        ]
    return {
        **whole,
        "scene": _scene(before["scene"], now["scene"]),
        "log": _grown(before["log"], now["log"]),
        "save": _spliced(before["save"], now["save"]),
    }


_IN_PARTS = ("scene", "log", "save")


def _scene(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return how a scene changed; all of it where a group has gone, as for another viewer, which no frame can say."""
    groups_before, groups_now = ({group["id"] for group in scene["groups"]} for scene in (before, now))
    return difference(before, now) if groups_before <= groups_now else {"whole": now}


def _grown(before: list[Any], now: list[Any]) -> dict[str, object]:
    """Return how a list of the latest entries went on: which of the old ones stay, and what follows them."""
    first = before.index(now[0]) if now and now[0] in before else len(before)
    kept = _alike(before[first:], now)
    return {"from": first, "to": first + kept, "new": now[kept:]}


def _spliced(before: str, now: str) -> dict[str, object]:
    """Return what stands in a text now between a beginning and an end that it had before."""
    # The page counts what lies beyond ASCII otherwise.
    if not (before.isascii() and now.isascii()):
        return {"from": 0, "to": len(before.encode()), "new": now}
    head = _alike(before, now)
    tail = _alike(before[head:][::-1], now[head:][::-1])
    return {"from": head, "to": len(before) - tail, "new": now[head : len(now) - tail]}


def _alike(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how far two rows begin alike; by halves, as comparing slices is quicker than comparing what is in them."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most + 1) // 2
        if one[least:middle] == other[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least
