"""The cost of a click: processor time of the kernel and of the page for each change of a board, by game.

`python bench/clicks.py` plays a match of each game at 1280 × 800 without a server. It makes a move in Python and gives
the message to a page in Chromium, which itself measures its time until the change is painted, style and layout apart.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import PERSON
from vikinglab.core.engine import notation

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browsing import QUIET, chromium
from widgets.host import _plain
from widgets.test_one_screen import Whole

CHANGES = 40
COUNTED = {"TaskDuration": "page", "RecalcStyleDuration": "style", "LayoutDuration": "layout"}
READER = "try { localStorage['vikinglab/coach'] = 'off'; localStorage['vikinglab/throw'] = 'at-once' } catch {}"
DRAWN = """content => new Promise((resolve) => {
  const start = performance.now();
  message(content);
  document.body.getBoundingClientRect();
  const drawn = performance.now() - start;
  requestAnimationFrame(() => setTimeout(() => resolve(drawn)));
})"""
IDLE = "() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))"


def changes(host: Whole) -> Iterator[tuple[float, Any]]:
    """Yield the message of each move, of bots and of the reader, with its milliseconds of processor time."""
    rng = Random(5)
    while host.widget.match.waiting is not None:
        host.answers.clear()
        lines = [notation.write(action) for action in host.widget.match.legal()]
        if others := host.widget._others_turn():
            host.widget._move_others()
        began = process_time()  # the thinking of a bot is no part of a click
        if others:
            host.widget._show()
        else:
            host.widget._hear(host.widget, {"do": "play", "line": rng.choice(lines)}, [])
        took = 1000 * (process_time() - began)
        yield from ((took, answer) for answer in host.answers if answer["say"] == "changed")


def spent(session: CDPSession) -> dict[str, float]:
    """Return the time that the page's thread has spent so far, in milliseconds."""
    found = {each["name"]: 1000 * each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[key] for key, name in COUNTED.items()}


def cost(session: CDPSession, act: Callable[[], Any]) -> tuple[dict[str, float], Any]:
    """Return the time that the page spent on something, and the result."""
    before, found = spent(session), act()
    return {name: now - before[name] for name, now in spent(session).items()}, found


def measured(page: Any, session: CDPSession, match: vl.Match) -> dict[str, float]:
    """Return the medians over a match: the time of kernel and page for a change, and the time until it is painted."""
    host = Whole(page, Board(match), Path(tempfile.mkdtemp()))
    idle = [cost(session, partial(page.evaluate, IDLE))[0] for _ in range(10)]
    floor = {name: median(each[name] for each in idle) for name in idle[0]}
    rows: list[dict[str, float]] = []
    for kernel, change in changes(host):
        took, drawn = cost(session, partial(page.evaluate, DRAWN, _plain(change)))
        rows.append({"kernel": kernel, **{name: took[name] - floor[name] for name in took}, "drawn": drawn})
        page.wait_for_function("document.getAnimations().length === 0")
        page.evaluate("take()")
        if len(rows) == CHANGES:
            break
    return {name: median(row[name] for row in rows) for name in rows[0]}


def main() -> None:
    """Measure a match of each edition of each game."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for key, game in sorted(vl.games().items()):
            for edition in game.editions:
                context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
                context.add_init_script(READER)
                page = context.new_page()
                session = context.new_cdp_session(page)
                session.send("Performance.enable", {"timeDomain": "threadTicks"})
                match = vl.new(key, players=3, seed=3, seats=[PERSON, "greedy", "greedy"], edition=edition)
                figures = measured(page, session, match)
                print(
                    f"{key} {edition}:", ", ".join(f"{name} {value:.1f}" for name, value in figures.items()), flush=True
                )
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
