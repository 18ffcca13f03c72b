"""Pages in a real browser: how long from a click to the painted board, from opening to the first move; bytes; memory.

Each figure stands beside that of a peer in the same run: a bare anywidget counter, or Voilà's own template. It is run
by an environment that has Playwright; what serves the pages is another one, named as the first argument.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import NamedTuple
from urllib.request import urlopen

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import Browser, Page, sync_playwright
from processes import below, own, shared
from visitor import Visitor

LESSONS = Path(__file__).parent.parent / "notebooks"
ROUNDS = 5
CLICKS = 15
CROWD, RUSHES = 50, 10
LEARNERS, MATCHES = 200, 10
LONGEST = 120
"""Seconds until a server must fork its kernels."""

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
         "--disable-sync", "--no-first-run"]  # fmt: skip
KERNEL = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}

COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    count = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "count", self.count + 1))
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button");
      button.id = "bare";
      button.textContent = "0";
      button.onclick = () => model.send({});
      model.on("change:count", () => { button.textContent = model.get("count"); });
      el.append(button);
    } };"""
Counter()
'''
BOARD = """
import vikinglab as vl
from vikinglab_widgets import Board
Board(vl.new("raids", players=3, seed=7), name="bench")
"""
WALK = """
from random import Random
from vikinglab_widgets import Walkthrough
match, rng = vl.new("raids", players=3, seed=7), Random(7)
while match.waiting is not None:
    match.play(rng.choice(match.legal()))
Walkthrough(match)
"""

PAINTED = """([selector, watched]) => new Promise((resolve) => {
  const start = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  seen.observe(document.querySelector(watched), { childList: true, subtree: true, characterData: true });
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
"""From a click until what changed has been painted."""


def shelf(folder: Path) -> Path:
    """The notebooks that are measured."""
    notebooks = folder / "notebooks"
    (notebooks / "raids").mkdir(parents=True)
    cells = {
        "index": ["# Index"],
        "bare": ["# Bare", COUNTER],
        "raids/play": ["# Play", BOARD],
        "both": ["# Both", COUNTER, BOARD, WALK],
        "imports": ["# Imports", "import ipywidgets, anywidget"],
        "charts": ["# Imports", "import ipywidgets, anywidget, bqplot"],
    }
    for name, parts in cells.items():
        made = [new_markdown_cell(part) if part.startswith("#") else new_code_cell(part) for part in parts]
        nbformat.write(new_notebook(cells=made, metadata=KERNEL), notebooks / f"{name}.ipynb")
    for page in real().values():
        (notebooks / page.path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LESSONS / page.path, notebooks / page.path)
    return notebooks


class Shown(NamedTuple):
    """A page of ours: where it lies, what its reader needs first, and the page whose kernel imports the same."""

    path: str
    ready: str
    like: str


def real() -> dict[str, Shown]:
    """The pages that readers open: the chapter that holds most, and the odds."""
    chapters = sorted(LESSONS.glob("*/learn/*.ipynb"), key=lambda path: path.stat().st_size)
    heaviest = str(chapters[-1].relative_to(LESSONS))
    return {
        f"{heaviest}": Shown(heaviest, ".vl-option, .vl-choice", "imports"),
        "raids/odds.ipynb": Shown("raids/odds.ipynb", ".vl-option, .vl-choice", "charts"),
    }


@dataclass
class Server:
    """A server: the address of its pages, and its process."""

    base: str
    pid: int

    def kernels(self) -> set[int]:
        """Return the processes of its kernels."""
        return {pid for pid, name in below(self.pid).items() if name != "zygote"}


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[Server]:
    """Run a server until the block ends."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    apart = tempfile.TemporaryDirectory()
    jupyter = {f"JUPYTER_{kind}_DIR": f"{apart.name}/{kind}" for kind in ("CONFIG", "DATA", "RUNTIME")}
    server = subprocess.Popen(
        [*command, f"--port={port}"],
        cwd=folder,
        env={**os.environ, **jupyter},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(200):
            try:
                urlopen(f"http://127.0.0.1:{port}/", timeout=2).close()
                break
            except OSError:
                time.sleep(0.1)
        yield Server(f"http://127.0.0.1:{port}", server.pid)
    finally:
        server.terminate()
        server.wait(timeout=60)
        apart.cleanup()


def ours(python: str, folder: Path) -> list[str]:
    """Our dashboards."""
    return [python, "-m", "vikinglab.cli", "serve", str(folder), "--no-browser"]


def theirs(python: str, folder: Path) -> list[str]:
    """Voilà as it comes."""
    return [python, "-m", "voila", str(folder), "--no-browser", "--Voila.config_file_paths=[]"]


def page_of(browser: Browser) -> Page:
    """A page for which other hosts are not there, as in a closed network."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.route(lambda url: not url.startswith(("http://127.0.0.1", "data:", "blob:")), lambda route: route.abort())
    return page


def opened(browser: Browser, url: str, ready: str) -> tuple[float, int]:
    """Seconds until something can be used on a page, and the bytes that came for it."""
    page = page_of(browser)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    came: list[float] = []
    session.on("Network.loadingFinished", lambda event: came.append(event["encodedDataLength"]))
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(ready, state="attached", timeout=60_000)
    seconds = time.perf_counter() - start
    page.wait_for_timeout(1500)
    page.close(run_before_unload=True)
    page.context.close()
    return seconds, int(sum(came))


def clicks(browser: Browser, url: str) -> dict[str, float]:
    """Milliseconds from a click to the painted answer: of the counter, of the board, of a step of the walkthrough."""
    page = page_of(browser)
    page.goto(url)
    page.wait_for_selector(".vl-walk .vl-slider", timeout=60_000)
    page.wait_for_selector(".vl-choice")
    page.wait_for_timeout(1000)
    times: dict[str, list[float]] = {"counter": [], "board": [], "step": []}
    undo = ".vl-board:not(.vl-walk) .vl-tools button:first-child"
    for _ in range(CLICKS):
        times["counter"].append(page.evaluate(PAINTED, ["#bare", "#bare"]))
        times["board"].append(page.evaluate(PAINTED, [".vl-choice", ".vl-board:not(.vl-walk) .vl-log"]))
        page.wait_for_timeout(600)
        times["board"].append(page.evaluate(PAINTED, [undo, ".vl-board:not(.vl-walk) .vl-log"]))
        page.wait_for_timeout(600)
        times["step"].append(page.evaluate(PAINTED, [".vl-walk [data-key=next]", ".vl-walk .vl-question"]))
        page.wait_for_timeout(100)
    page.close(run_before_unload=True)
    page.context.close()
    return {name: median(each) for name, each in times.items()}


def memory(server: Server, name: str) -> float:
    """Megabytes that the kernel of a page owns alone, which it shares with no other process."""
    before = server.kernels()
    with urlopen(f"{server.base}/voila/render/{name}", timeout=60) as answer:
        answer.read()
    time.sleep(2)
    return max(own(pid) for pid in server.kernels() - before)


async def whole_match(server: Server, learners: int) -> float:
    """Megabytes that the kernel of a learner owns after a whole match; of several at once, the mean."""
    before = server.kernels()
    async with AsyncExitStack() as stack:
        for at in range(learners):
            visitor = await stack.enter_async_context(Visitor(server.base, "raids/play.ipynb"))
            await visitor.begin(players=3, seed=7 + at)
            await visitor.play(10_000, Random(7 + at))
        return mean(own(pid) for pid in server.kernels() - before)


async def rush(server: Server, name: str, board: bool) -> tuple[float, int]:
    """Seconds until all who open a page at the same moment have it, with its board, and how many never did."""

    async def visit() -> Visitor:
        visitor = Visitor(server.base, name)
        await visitor.fetch()
        if board:
            await visitor.connect()
        return visitor

    start = time.perf_counter()
    found = await asyncio.gather(*(visit() for _ in range(CROWD)), return_exceptions=True)
    seconds = time.perf_counter() - start
    came = [each for each in found if isinstance(each, Visitor) and (each.board or not board)]
    await asyncio.gather(*(each.leave() for each in found if isinstance(each, Visitor)), return_exceptions=True)
    return seconds, CROWD - len(came)


async def crowd(server: Server) -> float:
    """Megabytes that a server takes with all its kernels when so many learners have each played five moves."""
    async with AsyncExitStack() as stack:
        for at in range(LEARNERS):
            visitor = await stack.enter_async_context(Visitor(server.base, "raids/play.ipynb"))
            await visitor.begin(players=3, seed=at)
            await visitor.play(5, Random(at))
        return shared(server.pid) + sum(shared(pid) for pid in below(server.pid))


def measure(python: str) -> dict[str, dict[str, float]]:
    """Every figure, beside its peer."""
    figures: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as made:
        folder = shelf(Path(made))
        # Before there is a browser, which has a loop of its own.
        figures |= kernels(python, folder)
        figures |= pages(python, folder)
    return figures


def pages(python: str, folder: Path) -> dict[str, dict[str, float]]:
    """How soon pages can be used, and what they weigh."""
    figures: dict[str, dict[str, float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        with serving(ours(python, folder), folder) as server, serving(theirs(python, folder), folder) as plain:
            wait_for_forks(server)
            board, bare = [], []
            for _ in range(ROUNDS):
                # Both in turn, so that whatever else the machine does slows both down.
                board.append(opened(browser, f"{server.base}/voila/render/raids/play.ipynb", ".vl-choice"))
                bare.append(opened(browser, f"{plain.base}/voila/render/bare.ipynb", "#bare"))
            lessons = {
                name: [opened(browser, f"{server.base}/voila/render/{page.path}", page.ready) for _ in range(ROUNDS)]
                for name, page in real().items()
            }
            shown = [clicks(browser, f"{server.base}/voila/render/both.ipynb") for _ in range(3)]
            same = {
                page.path: opened(browser, f"{plain.base}/voila/render/{page.path}", page.ready)[1]
                for page in [Shown("raids/play.ipynb", ".vl-choice", ""), *real().values()]
            }
            for name, times in {"play": board, **lessons}.items():
                ready = median([s for s, _ in times]), median([s for s, _ in bare])
                figures[f"{name}: open to first move, cold (s)"] = pair(*ready)
            figures["play: bytes"] = pair(board[0][1], same["raids/play.ipynb"])
            figures |= {f"{name}: bytes": pair(times[0][1], same[name]) for name, times in lessons.items()}
        browser.close()
        middle = {name: median([each[name] for each in shown]) for name in shown[0]}
        figures["click to painted board (ms)"] = pair(middle["board"], middle["counter"])
        figures["step of a walkthrough, beside two frames (ms)"] = pair(middle["step"], 2000 / 60)
    return figures


def kernels(python: str, folder: Path) -> dict[str, dict[str, float]]:
    """What kernels take, and how many can be started at once, beside ordinary ones."""
    figures = {}
    with serving(theirs(python, folder), folder) as plain:
        peers = {name: memory(plain, f"{name}.ipynb") for name in ("imports", "charts", "raids/play")}
        slow, _ = asyncio.run(rush(plain, "bare.ipynb", board=False))
    with serving(ours(python, folder), folder) as server:
        wait_for_forks(server)
        figures["play: own memory of a kernel (MB)"] = pair(memory(server, "raids/play.ipynb"), peers["raids/play"])
        for learners in (1, MATCHES):
            owned = asyncio.run(whole_match(server, learners))
            figures[f"play: after a whole match, {learners} at once (MB)"] = pair(owned, peers["raids/play"])
        for name, page in real().items():
            memory(server, page.path)  # the first that wants figures begins what later ones are forked from
            figures[f"{name}: own memory of a kernel (MB)"] = pair(memory(server, page.path), peers[page.like])
    with serving(ours(python, folder), folder) as server:
        wait_for_forks(server)
        rounds = [asyncio.run(rush(server, "raids/play.ipynb", board=True)) for _ in range(RUSHES)]
        figures[f"{CROWD} pages at once, the slowest round (s)"] = pair(max(seconds for seconds, _ in rounds), slow)
        figures[f"{CROWD} pages at once, median of {RUSHES} (s)"] = pair(median(s for s, _ in rounds), slow)
        failed, asked = sum(failed for _, failed in rounds), CROWD * RUSHES
        figures["of those, pages that never came"] = pair(failed, asked)
        figures[f"{LEARNERS} learners, all memory (MB)"] = pair(
            asyncio.run(crowd(server)), LEARNERS * peers["raids/play"]
        )
    return figures


def wait_for_forks(server: Server) -> None:
    """Open pages and leave them until a kernel was forked."""

    async def is_forked() -> bool:
        async with Visitor(server.base, "raids/play.ipynb"):
            return "kernel" in below(server.pid).values()

    # Where a browser is driven, this thread has a loop already.
    with ThreadPoolExecutor(1) as apart:
        end = time.monotonic() + LONGEST
        while not apart.submit(asyncio.run, is_forked()).result():
            assert time.monotonic() < end, "no kernel is forked"
            time.sleep(0.5)


def pair(ours: float, peer: float) -> dict[str, float]:
    """Return a figure, that of its peer, and the ratio."""
    return {"ours": round(ours, 2), "peer": round(peer, 2), "ratio": round(ours / peer, 2)}


def chromium() -> str:
    """The installed Chromium."""
    from shutil import which

    found = os.environ.get("VIKINGLAB_CHROMIUM") or which("chromium") or which("chromium-browser")
    assert found, "no Chromium is installed"
    return found


if __name__ == "__main__":
    began = time.monotonic()
    measured = measure(sys.argv[1])
    print(json.dumps(measured, indent=2) if "--json" in sys.argv else "")
    for title, figure in measured.items():
        print(f"{title:48} {figure['ours']:>12} {figure['peer']:>12} {figure['ratio']:>6}")
    said = subprocess.run([sys.argv[1], "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"Served by {said}; measured in {time.monotonic() - began:.0f} seconds.")
