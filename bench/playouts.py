"""Random playouts: decisions a second, beside OpenSpiel's C++ backgammon driven from Python in the same run.

Each decision is: list the legal actions, choose one at random, apply it. Chance is drawn on the way and not counted.
Rounds of all the workloads alternate; what is printed is the median of the rounds, and the ratio to the peer.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from vikinglab.core.game import games

ROUNDS = 5
SECONDS = 1.0


def playouts(key: str, players: int) -> Callable[[Random], int]:
    """One random match of a game of ours; returns the decisions taken."""
    game = games()[key]
    box = game.box()

    def match(rng: Random) -> int:
        table = game.setup(box, players)
        table.settle()
        stack, decisions = table.stack, 0
        while stack:
            if stack[-1].by_chance:
                table.apply(stack[-1].draw(table, rng))
            else:
                legal = table.legal()
                table.apply(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return match


def backgammon() -> Callable[[Random], int]:
    """One random match of OpenSpiel's backgammon."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def match(rng: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
        return decisions

    return match


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """One of the outcomes by its probability."""
    mark = rng.random()
    for outcome, chance in outcomes:
        mark -= chance
        if mark < 0:
            return outcome
    return outcomes[-1][0]


def pace(match: Callable[[Random], int], rng: Random) -> float:
    """Decisions a second over about a second of matches."""
    decisions, start = 0, perf_counter()
    while (spent := perf_counter() - start) < SECONDS:
        decisions += match(rng)
    return decisions / spent


def clone_time(key: str, players: int) -> float:
    """Microseconds to clone a position in the middle of a match."""
    from timeit import repeat

    game = games()[key]
    table = game.setup(game.box(), players)
    table.settle()
    rng = Random(7)
    for _ in range(120):
        thing = table.waiting
        table.apply(thing.draw(table, rng) if thing.by_chance else table.legal()[0])
    return min(repeat(table.clone, number=20_000, repeat=5)) / 20_000 * 1e6


def main() -> None:
    """Run the rounds and print a table, or JSON with ``--json``."""
    workloads = {
        f"{key}, {players} players": playouts(key, players) for key, game in games().items() for players in game.players
    }
    try:
        workloads["OpenSpiel backgammon (C++, from Python)"] = peer = backgammon()
    except ImportError:
        peer = None
    found: dict[str, list[float]] = {name: [] for name in workloads}
    for number in range(ROUNDS):
        for name, match in workloads.items():
            found[name].append(pace(match, Random(number)))
    medians = {name: median(paces) for name, paces in found.items()}
    base = medians.get("OpenSpiel backgammon (C++, from Python)") if peer else None
    clones = {f"{key}, {game.players[-1]} players": clone_time(key, game.players[-1]) for key, game in games().items()}
    if "--json" in sys.argv:
        print(json.dumps({"decisions_per_second": medians, "clone_microseconds": clones}, indent=1))
        return
    for name, value in medians.items():
        ratio = f"{value / base:5.2f} x" if base else "no peer installed"
        spread = f"{min(found[name]):,.0f} to {max(found[name]):,.0f}"
        print(f"{name:42} {value:10,.0f} decisions/s  {ratio}  ({spread})")
    for name, value in clones.items():
        print(f"{name:42} {value:10.2f} us a clone")


if __name__ == "__main__":
    main()
