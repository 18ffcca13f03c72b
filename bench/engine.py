"""The engine's speed and size, beside its peers in the same run.

Random playouts: list the legal actions, choose one at random, apply it; draws of chance on the way don't count. Peers
are OpenSpiel's backgammon, in C++ and driven from Python, and Catanatron, in Python. Rounds of all workloads alternate,
and the medians of the rounds are printed, in processor time. A peer that isn't installed is named as missing. The
checksum is of some matches as they were played: if it is the same as before, the same game was measured. Only
Catanatron's differs from run to run, because its matches do.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from timeit import repeat
from typing import Any, NamedTuple
from zlib import crc32

import vikinglab as vl
from vikinglab.core.engine.box import Box
from vikinglab.core.game import games
from vikinglab.core.words.moment import Story

ROUNDS = 5
RUNS = 20
SECONDS = 1.0
CHECKED = 5
"""The number of matches for a checksum."""
PEER = "OpenSpiel backgammon (C++)"


class Played(NamedTuple):
    """The counts of a match, and its end."""

    decisions: int
    listed: int
    end: object


class Pace(NamedTuple):
    """The counts of a second of processor time."""

    decisions: float
    listed: float
    matches: float


Workload = Callable[[Random], Played]


def playouts(box: Box, players: int, *, story: bool = False) -> Workload:
    """Return a function that plays a random match of a game of ours, with or without its story."""
    game = games()[box.game]

    def match(rng: Random) -> Played:
        table = game.setup(box, players)
        if story:
            table.story = Story()
        table.settle()
        stack, decisions, listed = table.stack, 0, 0
        while stack:
            if stack[-1].by_chance:
                table.happen(rng)
            else:
                legal = stack[-1].legal(table)
                listed += len(legal)
                decisions += 1
                table.apply(legal[int(rng.random() * len(legal))])
        return Played(decisions, listed, table.result)

    return match


def backgammon() -> Workload:
    """Return a function that plays a random match of OpenSpiel's backgammon."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def match(rng: Random) -> Played:
        state, decisions, listed = game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                legal = state.legal_actions()
                listed += len(legal)
                decisions += 1
                state.apply_action(legal[int(rng.random() * len(legal))])
        return Played(decisions, listed, state.returns())

    return match


def catan() -> Workload:
    """Return a function that plays a random match of Catanatron, four players, with its own random player."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def match(rng: Random) -> Played:
        game = Catan([RandomPlayer(color) for color in Color], seed=rng.getrandbits(30))
        decisions, listed = 0, 0
        while game.winning_color() is None and decisions < 2000:
            legal = game.state.playable_actions
            listed += len(legal)
            decisions += 1
            game.execute(legal[int(rng.random() * len(legal))], validate_action=False)
        return Played(decisions, listed, game.winning_color())

    return match


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """Draw one of the outcomes by its probability."""
    mark = rng.random()
    for outcome, chance in outcomes:
        mark -= chance
        if mark < 0:
            return outcome
    return outcomes[-1][0]


def pace(match: Workload, rng: Random) -> Pace:
    """Return the counts of a second, over about a second of matches."""
    # The first match doesn't count: it warms up.
    match(rng)
    # A match with its story keeps many objects, so the collector comes often. Keep it from other workloads' objects.
    gc.collect()
    gc.freeze()
    done, start = list[Played](), process_time()
    while (spent := process_time() - start) < SECONDS:
        done.append(match(rng))
    decisions, listed = sum(each.decisions for each in done), sum(each.listed for each in done)
    return Pace(decisions / spent, listed / spent, len(done) / spent)


def checksum(match: Workload) -> str:
    """Return a few letters that identify some matches by their length, their choices and their end."""
    return f"{crc32(repr([match(Random(number)) for number in range(CHECKED)]).encode()):08x}"


def boxes() -> Iterator[tuple[str, Box]]:
    """Yield the box of each edition of our games, by the name of the game, and of the edition if it has several."""
    for key, game in games().items():
        for edition in game.editions:
            yield f"{key}, {edition} edition" if len(game.editions) > 1 else key, game.usual_box(edition)


def workloads() -> Iterator[tuple[str, Callable[[], Workload]]]:
    """Yield every game of ours for each number of players, and the peers."""
    for key, box in boxes():
        for players in box.players:
            yield f"{key}, {players} players", lambda box=box, players=players: playouts(box, players)
        yield f"{key}, its story told", lambda box=box: playouts(box, box.players[-1], story=True)
    yield PEER, backgammon
    yield "Catanatron (Python)", catan


def middle_of_a_match(box: Box) -> vl.Match:
    """Return a match half-way, with random moves."""
    match, rng = vl.new(box.game, edition=box.edition, seed=7), Random(7)
    while match.waiting is not None and match.ply < 60:
        match.play(rng.choice(match.legal()))
    return match


def sizes(box: Box) -> dict[str, float]:
    """Return the cost of a position and of a save."""
    match = middle_of_a_match(box)
    save = match.to_json()
    return {
        "clone of a position (µs)": min(repeat(match.table.clone, number=10_000, repeat=5)) / 10_000 * 1e6,
        "save after 60 moves (bytes)": len(save),
        "load of that save (ms)": min(repeat(lambda: vl.load(save), number=5, repeat=3)) / 5 * 1e3,
    }


def in_a_new_process(code: str) -> float:
    """Return the number that a new interpreter prints, the median of some runs."""
    # An installed package keeps its byte code; a shell that forbids it would measure the compiler.
    keeps = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", code]
    runs = [subprocess.run(command, capture_output=True, text=True, check=True, env=keeps) for _ in range(RUNS)]
    return median([float(run.stdout) for run in runs])


IMPORT = "from time import perf_counter as t\na = t()\nimport vikinglab\nprint((t() - a) * 1e3)"
MEMORY = """
from pathlib import Path
def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20
before = held()
import vikinglab as vl
match = vl.new("raids")
print(held() - before)
"""


def measure() -> dict[str, Any]:
    """Return all figures: medians of the rounds."""
    made: dict[str, Workload] = {}
    missing: list[str] = []
    for name, make in workloads():
        try:
            made[name] = make()
        except ImportError:
            missing.append(name)
    found: dict[str, list[Pace]] = {name: [] for name in made}
    for number in range(ROUNDS):
        for name, match in made.items():
            found[name].append(pace(match, Random(number)))
    return {
        "paces": {name: Pace(*map(median, zip(*each, strict=True)))._asdict() for name, each in found.items()},
        "checksums": {name: checksum(match) for name, match in made.items()},
        "missing": missing,
        "sizes": {key: sizes(box) for key, box in boxes()},
        "import (ms)": in_a_new_process(IMPORT),
        "memory of the engine and a match (MB)": in_a_new_process(MEMORY),
        "memory of this run (MB)": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }


def table(figures: dict[str, Any]) -> Iterator[str]:
    """Yield the figures as lines, with the ratio to the first peer."""
    paces = figures["paces"]
    peer = paces.get(PEER)
    heads = f"{'decisions':>12} {'ratio':>7} {'listed':>12} {'ratio':>7} {'matches':>9} checksum"
    yield f"{'random playouts, a second':34} {heads}"
    for name, each in paces.items():
        ratios = [each[kind] / peer[kind] if peer else float("nan") for kind in ("decisions", "listed")]
        yield (
            f"{name:34} {each['decisions']:12,.0f} {ratios[0]:7.2f} {each['listed']:12,.0f} {ratios[1]:7.2f} "
            f"{each['matches']:9,.1f} {figures['checksums'][name]}"
        )
    yield from (f"{name:34} isn’t installed here" for name in figures["missing"])
    for key, box in boxes():
        plain, told = (
            paces[f"{key}, {which}"]["decisions"] for which in (f"{box.players[-1]} players", "its story told")
        )
        yield f"{key}: {'price of a story (times)':41} {plain / told:12.2f}"
        yield from (f"{key}: {name:41} {value:12,.2f}" for name, value in figures["sizes"][key].items())
    yield from (
        f"{name:48} {figures[name]:12,.2f}" for name in figures if name.partition(" ")[0] in ("import", "memory")
    )


if __name__ == "__main__":
    measured = measure()
    print(json.dumps(measured, indent=1) if "--json" in sys.argv else "\n".join(table(measured)))
