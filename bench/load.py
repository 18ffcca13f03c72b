"""Visitors of several kinds for some minutes, over HTTP and websockets: their waiting times, and the server's costs.

python bench/load.py PYTHON VISITORS MINUTES, where PYTHON is the interpreter of the server.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import quantiles

from pages import Server, ours, serving, wait_for_forks
from processes import below, shared
from visitor import Visitor

NOTEBOOKS = Path(__file__).parent.parent / "notebooks"
PLAY, LESSON, ODDS = "play", "lesson", "odds"
SHARES = {PLAY: 6, LESSON: 3, ODDS: 1}
"""The number of visitors of each kind, in ten."""

PAUSE = (2.0, 6.0)
"""The seconds between two moves, as between two of a reader."""

READS = (20.0, 60.0)
"""The seconds of reading on a page without a match."""


class Load:
    """The results of visitors."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.waited: dict[str, list[float]] = defaultdict(list)
        self.failed: Counter[str] = Counter()
        self.memory = 0.0
        self.pages = {
            kind: sorted(path.relative_to(NOTEBOOKS).as_posix() for path in NOTEBOOKS.glob(pattern))
            for kind, pattern in ((PLAY, "*/play.ipynb"), (LESSON, "*/learn/*.ipynb"), (ODDS, "*/odds.ipynb"))
        }

    async def visit(self, number: int, end: float) -> None:
        """Open one page after another until the time is over, and play if there is a match."""
        rng = Random(number)
        kind = rng.choices([*SHARES], [*SHARES.values()])[0]
        await asyncio.sleep(rng.uniform(0, 10))
        while time.monotonic() < end:
            try:
                await self.open(kind, rng, end)
            except Exception as error:  # whatever goes wrong for a visitor counts here
                self.failed[f"{kind}: {type(error).__name__}: {error}"[:120]] += 1
                await asyncio.sleep(1)

    async def open(self, kind: str, rng: Random, end: float) -> None:
        """Open a page, and stay for a while."""
        began = time.perf_counter()
        async with Visitor(self.base, rng.choice(self.pages[kind])) as visitor:
            self.waited[f"{kind}: page"].append(time.perf_counter() - began)
            if kind != PLAY:
                await asyncio.sleep(rng.uniform(*READS))
                return
            await visitor.begin(players=3, seed=rng.randrange(2**31))
            for _ in range(rng.randint(5, 30)):
                began = time.perf_counter()
                if time.monotonic() > end or not await visitor.play(1, rng):
                    return
                self.waited["play: move"].append(time.perf_counter() - began)
                await asyncio.sleep(rng.uniform(*PAUSE))

    async def watch(self, server: Server, end: float) -> None:
        """Note the most memory that server and kernels ever take."""
        while time.monotonic() < end:
            await asyncio.sleep(5)
            sizes = []
            for pid in (server.pid, *below(server.pid)):
                try:
                    sizes.append(shared(pid))
                except OSError:
                    continue  # it has just ended
            self.memory = max(self.memory, sum(sizes))

    def report(self) -> list[str]:
        """Return the lines of a table."""
        lines = ["| | times | p50 (s) | p95 (s) | longest (s) |", "|---|---|---|---|---|"]
        for name, waited in sorted(self.waited.items()):
            parts = quantiles(waited, n=20) if len(waited) > 1 else waited * 19
            lines.append(f"| {name} | {len(waited)} | {parts[9]:.2f} | {parts[18]:.2f} | {max(waited):.2f} |")
        lines.append("")
        lines.append(f"Failures: {sum(self.failed.values())}. Most memory, all processes: {self.memory:.0f} MB.")
        return lines + [f"{count} times {what}" for what, count in self.failed.items()]


async def main(server: Server, visitors: int, minutes: float) -> Load:
    """Let visitors come and go for some minutes."""
    load, end = Load(server.base), time.monotonic() + 60 * minutes
    await asyncio.gather(load.watch(server, end), *(load.visit(number, end) for number in range(visitors)))
    return load


if __name__ == "__main__":
    python, visitors, minutes = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    with serving(ours(python, NOTEBOOKS), NOTEBOOKS) as server:
        wait_for_forks(server)
        done = asyncio.run(main(server, visitors, minutes))
        print(f"{visitors} visitors, {minutes:g} minutes.\n")
        print("\n".join(done.report()))
    sys.exit(bool(done.failed))
