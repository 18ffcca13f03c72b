"""A search for dead ends in a game: `make explore GAME=raids SECONDS=120`.

It plays matches from new tables and from written positions, with random moves and with every outcome of chance alike.
Any match that takes a new branch of the rules, or has a rule refuse or tell something for the first time, is written
down as a position. The search goes on from there, from the position with some of its words changed, and under other
readings of the rules. It finds exceptions, broken invariants, positions without a legal move or that can't be written,
and matches that don't end: each as a position, with a command that reproduces it. At the end it lists the branches,
refusals and events that it never reached. unreached.toml has those that can't be reached, with the reason.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import tomllib
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from branches import Branches
from search import ROOT, STUCK, Explorer, Finding

from vikinglab.core.game import Game, game
from vikinglab.core.words.moment import message_id
from vikinglab.study.ledger import ruling_modules

UNREACHED = ROOT / "bench/unreached.toml"


def targets(played: Game, branches: Branches) -> dict[object, dict[str, str]]:
    """Return everything to reach, with its name in the file of unreachable things."""
    found: dict[object, dict[str, str]] = {
        number: dict(zip(("file", "in", "test", "taken"), branch.named, strict=True))
        for number, branch in enumerate(branches.found)
    }
    for key in played.catalogue.rules:
        for part in ("refused", "untimely", "elsewhere", "told"):
            if played.speech.has(f"{message_id(key)}.{part}"):
                found[f"{part} {key}"] = {part: key}
    return found


def listed(path: Path, key: str) -> list[dict[str, str]]:
    """Return the entries of the file for a game."""
    return tomllib.loads(path.read_text("utf-8")).get(key, [])  # type: ignore[no-any-return]


def strangers(wanted: Mapping[object, Mapping[str, str]], entries: list[dict[str, str]]) -> list[dict[str, str]]:
    """Return the entries of the file that the game no longer has."""
    return [each for each in entries if "endless" not in each and without_reason(each) not in wanted.values()]


def without_reason(entry: Mapping[str, str]) -> dict[str, str]:
    """Return the part of an entry that names its target."""
    return {name: value for name, value in entry.items() if name != "because"}


def report(explorer: Explorer, entries: list[dict[str, str]], seconds: float) -> dict[str, Any]:
    """Return the findings as data."""
    wanted = targets(explorer.game, explorer.branches)
    known = [without_reason(entry) for entry in entries]
    missed = {number: words for number, words in wanted.items() if number not in explorer.first}
    reached = [words for number, words in wanted.items() if number in explorer.first]
    return {
        "seconds": seconds,
        "tried": explorer.tried,
        "readable": explorer.readable,
        "targets": len(wanted),
        "reached": len(reached),
        "findings": [*explorer.findings.values()],
        "missed": [_shown(explorer, name, words) for name, words in missed.items() if words not in known],
        "listed": [words for words in missed.values() if words in known],
        "reached though listed": [words for words in known if words in reached and words not in missed.values()],
        "strangers": strangers(wanted, entries),
    }


def _shown(explorer: Explorer, name: object, words: dict[str, str]) -> dict[str, Any]:
    return words | ({"line": explorer.branches.found[name].line} if isinstance(name, int) else {})


def told(key: str, found: Mapping[str, Any]) -> Iterator[str]:
    """Return the report as lines of text."""
    for each in found["findings"]:
        yield f"{each['what']}\n    {each['command']}"
    for title in ("missed", "reached though listed", "strangers"):
        if found[title]:
            yield f"{title.capitalize()}: {len(found[title])}"
            yield from (
                "    " + ", ".join(f"{name} = {value!r}" for name, value in each.items()) for each in found[title]
            )
    yield (
        f"{key}: {found['reached']} of {found['targets']} branches, refusals and events reached, "
        f"{len(found['listed'])} listed in unreached.toml; {len(found['findings'])} findings; "
        f"{found['tried']} places tried, {found['readable']} of them positions, "
        f"in {found['seconds']:.0f} s of processor time"
    )


def explored(key: str, seconds: float, unreached: Path = UNREACHED) -> dict[str, Any]:
    """Search a game that hasn't been imported yet."""
    [point] = [point for point in entry_points(group="vikinglab.games") if point.name == key]
    spec = find_spec(point.value.partition(":")[0])
    assert spec is not None
    assert spec.origin is not None
    assert spec.name not in sys.modules, f"{spec.name} was imported before its branches could be watched"
    branches = Branches(ruling_modules(Path(spec.origin).parent))
    branches.install()
    signal.signal(signal.SIGVTALRM, _too_long)
    entries = listed(unreached, key)
    endless = any("endless" in entry for entry in entries)
    explorer = Explorer(game(key), branches, Random(int(os.environ.get("SEED") or 0)), endless)
    explorer.run(seconds)
    return report(explorer, entries, seconds)


def _too_long(*_: object) -> None:
    raise Finding(f"something takes more than {STUCK} seconds")


def main(key: str, seconds: float) -> bool:
    """Search a game, print and keep the findings; return whether nothing is wrong."""
    found = explored(key, seconds)
    kept = ROOT / f"dist/explored-{key}.json"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, indent=1), "utf-8")
    print("\n".join(told(key, found)))
    return not any(found[title] for title in ("findings", "missed", "reached though listed", "strangers"))


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 60) else 1)
