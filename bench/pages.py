"""Pages in a real browser: the time from a click to the painted board, from opening to the first move; bytes; memory.

python bench/pages.py PYTHON [kernels | pages]

Each figure has that of a peer from the same run beside it: a bare anywidget counter, or Voilà's own template. Run it in
an environment that has Playwright; PYTHON, another environment, serves the pages.
"""

from __future__ import annotations

import asyncio
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
Figure = tuple[str, float, float]
"""A measurement: ours, and that of its peer."""
LEAVES = 2
"""The seconds that a kernel has to end in before another page is timed."""
LONGEST = 120
"""The seconds until a server must fork its kernels."""

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

READY = "#told:text-is('Ready.')"
"""The sign that a page of ours can be used: on pages of steps, its first step is there."""
MOVABLE = ".vl-choice"

PAINTED = """([selector, watched]) => new Promise((resolve) => {
  const start = performance.now();
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
  seen.observe(document.querySelector(watched), { childList: true, subtree: true, characterData: true });
  document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
"""The time from a click until the change is painted."""


def shelf(folder: Path) -> Path:
    """Return the notebooks to measure."""
    notebooks = folder / "notebooks"
    notebooks.mkdir()
    cells = {
        "index": ["# Index"],
        "bare": ["# Bare", COUNTER],
        "match": ["# Match", BOARD],
        "both": ["# Both", COUNTER, BOARD, WALK],
        "imports": ["# Imports", "import ipywidgets, anywidget"],
        "charts": ["# Imports", "import ipywidgets, anywidget, bqplot"],
    }
    for name, parts in cells.items():
        made = [new_markdown_cell(part) if part.startswith("#") else new_code_cell(part) for part in parts]
        nbformat.write(new_notebook(cells=made, metadata=KERNEL), notebooks / f"{name}.ipynb")
    for path in [*real(), *playable()]:
        (notebooks / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(LESSONS / path, notebooks / path)
    return notebooks


def real() -> dict[str, str]:
    """Return the largest lesson, and odds, each with the page whose kernel imports the same."""
    lessons = sorted(LESSONS.glob("*/learn/*.ipynb"), key=lambda path: path.stat().st_size)
    return {str(lessons[-1].relative_to(LESSONS)): "imports", "raids/odds.ipynb": "charts"}


def playable() -> list[str]:
    """Return the page of each game on which it is played."""
    return sorted(path.relative_to(LESSONS).as_posix() for path in LESSONS.glob("*/play.ipynb"))


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
    """Return the command for our dashboards."""
    return [python, "-m", "vikinglab.cli", "serve", str(folder), "--no-browser"]


def theirs(python: str, folder: Path) -> list[str]:
    """Return the command for plain Voilà."""
    return [python, "-m", "voila", str(folder), "--no-browser", "--Voila.config_file_paths=[]"]


def page_of(browser: Browser) -> Page:
    """Return a page that can't reach other hosts, as in a closed network."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.route(lambda url: not url.startswith(("http://127.0.0.1", "data:", "blob:")), lambda route: route.abort())
    return page


def opened(browser: Browser, url: str, ready: str) -> tuple[float, int]:
    """Return the seconds until something can be used on a page, and the bytes that came for it."""
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
    time.sleep(LEAVES)
    return seconds, int(sum(came))


def clicks(browser: Browser, url: str) -> dict[str, float]:
    """Return the milliseconds from a click to the painted answer: of counter, board, and a step of the walkthrough."""
    page = page_of(browser)
    page.goto(url)
    page.wait_for_selector(".vl-replay .vl-slider", timeout=60_000)
    page.wait_for_selector(".vl-choice")
    page.wait_for_timeout(1000)
    times: dict[str, list[float]] = {"counter": [], "board": [], "step": []}
    undo = ".vl-board:not(.vl-replay) .vl-tools button:first-child"
    for _ in range(CLICKS):
        times["counter"].append(page.evaluate(PAINTED, ["#bare", "#bare"]))
        times["board"].append(page.evaluate(PAINTED, [".vl-choice", ".vl-board:not(.vl-replay) .vl-log"]))
        page.wait_for_timeout(600)
        times["board"].append(page.evaluate(PAINTED, [undo, ".vl-board:not(.vl-replay) .vl-log"]))
        page.wait_for_timeout(600)
        times["step"].append(page.evaluate(PAINTED, [".vl-replay [data-key=next]", ".vl-replay .vl-question"]))
        page.wait_for_timeout(100)
    page.close(run_before_unload=True)
    page.context.close()
    return {name: median(each) for name, each in times.items()}


def memory(server: Server, name: str) -> float:
    """Return the megabytes that the kernel of a page owns alone, without sharing."""
    before = server.kernels()
    with urlopen(f"{server.base}/voila/render/{name}", timeout=60) as answer:
        answer.read()
    time.sleep(2)
    return max(own(pid) for pid in server.kernels() - before)


async def whole_match(server: Server, learners: int) -> float:
    """Return the megabytes that a learner's kernel owns after a complete match; of several at once, the mean."""
    before = server.kernels()
    async with AsyncExitStack() as stack:
        for at in range(learners):
            visitor = await stack.enter_async_context(Visitor(server.base, "raids/play.ipynb"))
            await visitor.begin(players=3, seed=7 + at)
            await visitor.play(10_000, Random(7 + at))
        return mean(own(pid) for pid in server.kernels() - before)


async def rush(server: Server, name: str, board: bool) -> tuple[float, int]:
    """Return the seconds until all who open a page at once have its board, and how many never did."""

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
    """Return the megabytes of a server with all its kernels when a number of learners have each played five moves."""
    async with AsyncExitStack() as stack:
        for at in range(LEARNERS):
            visitor = await stack.enter_async_context(Visitor(server.base, "raids/play.ipynb"))
            await visitor.begin(players=3, seed=at)
            await visitor.play(5, Random(at))
        return shared(server.pid) + sum(shared(pid) for pid in below(server.pid))


def measure(python: str, parts: list[str]) -> Iterator[Figure]:
    """Yield every figure, beside its peer."""
    with tempfile.TemporaryDirectory() as made:
        folder = shelf(Path(made))
        # Before there is a browser, which has a loop of its own.
        if "kernels" in parts:
            yield from kernels(python, folder)
        if "pages" in parts:
            yield from pages(python, folder)


def pages(python: str, folder: Path) -> Iterator[Figure]:
    """Yield the times until pages can be used, and their weights."""
    with (
        sync_playwright() as playwright,
        serving(ours(python, folder), folder) as server,
        serving(theirs(python, folder), folder) as plain,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)

        def seconds(visits: list[tuple[float, int]]) -> float:
            return median([each for each, _ in visits])

        def visited(path: str, ready: str) -> tuple[float, int]:
            return opened(browser, f"{server.base}/voila/render/{path}", ready)

        wait_for_forks(server)
        board, bare = [], []
        for _ in range(ROUNDS):
            # Both in turn, so that any other load of the machine slows both down.
            board.append(visited("match.ipynb", MOVABLE))
            bare.append(opened(browser, f"{plain.base}/voila/render/bare.ipynb", "#bare"))
        yield "a match: open to its first move, cold (s)", seconds(board), seconds(bare)
        for path in playable():
            visits = [visited(path, READY) for _ in range(ROUNDS)]
            yield f"{path}: open to its board, cold (s)", seconds(visits), seconds(bare)
        for path in real():
            visits = [visited(path, READY) for _ in range(ROUNDS)]
            yield f"{path}: open to the first step, cold (s)", seconds(visits), seconds(bare)
            yield (
                f"{path}: bytes",
                visits[0][1],
                opened(browser, f"{plain.base}/voila/render/{path}", ".vl-option, .vl-choice")[1],
            )
        same = opened(browser, f"{plain.base}/voila/render/raids/play.ipynb", MOVABLE)[1]
        yield "raids/play.ipynb: bytes", board[0][1], same
        shown = [clicks(browser, f"{server.base}/voila/render/both.ipynb") for _ in range(3)]
        middle = {name: median([each[name] for each in shown]) for name in shown[0]}
        yield "click to painted board (ms)", middle["board"], middle["counter"]
        yield "step of a walkthrough, beside two frames (ms)", middle["step"], 2000 / 60
        browser.close()


def kernels(python: str, folder: Path) -> Iterator[Figure]:
    """Yield the cost of kernels, and how many can start at once, beside ordinary ones."""
    with serving(theirs(python, folder), folder) as plain:
        peers = {name: memory(plain, f"{name}.ipynb") for name in ("imports", "charts", "raids/play")}
        slow, _ = asyncio.run(rush(plain, "bare.ipynb", board=False))
    with serving(ours(python, folder), folder) as server:
        wait_for_forks(server)
        yield "play: own memory of a kernel (MB)", memory(server, "raids/play.ipynb"), peers["raids/play"]
        for learners in (1, MATCHES):
            owned = asyncio.run(whole_match(server, learners))
            yield f"play: after a whole match, {learners} at once (MB)", owned, peers["raids/play"]
        for path, like in real().items():
            memory(server, path)  # the first that wants figures starts the process that later ones are forked from
            yield f"{path}: own memory of a kernel (MB)", memory(server, path), peers[like]
    with serving(ours(python, folder), folder) as server:
        wait_for_forks(server)
        rounds = [asyncio.run(rush(server, "raids/play.ipynb", board=True)) for _ in range(RUSHES)]
        yield f"{CROWD} pages at once, the slowest round (s)", max(seconds for seconds, _ in rounds), slow
        yield f"{CROWD} pages at once, median of {RUSHES} (s)", median(seconds for seconds, _ in rounds), slow
        yield "of those, pages that never came", sum(failed for _, failed in rounds), CROWD * RUSHES
        yield f"{LEARNERS} learners, all memory (MB)", asyncio.run(crowd(server)), LEARNERS * peers["raids/play"]


def wait_for_forks(server: Server) -> None:
    """Open pages and leave them until a kernel was forked."""

    async def is_forked() -> bool:
        async with Visitor(server.base, "raids/play.ipynb"):
            return "kernel" in below(server.pid).values()

    # While a browser is driven, this thread has a loop already.
    with ThreadPoolExecutor(1) as apart:
        end = time.monotonic() + LONGEST
        while not apart.submit(asyncio.run, is_forked()).result():
            assert time.monotonic() < end, "no kernel is forked"
            time.sleep(0.5)


def chromium() -> str:
    """Return the installed Chromium."""
    from shutil import which

    found = os.environ.get("VIKINGLAB_CHROMIUM") or which("chromium") or which("chromium-browser")
    assert found, "no Chromium is installed"
    return found


if __name__ == "__main__":
    began, python = time.monotonic(), sys.argv[1]
    for title, figure, peer in measure(python, sys.argv[2:] or ["kernels", "pages"]):
        print(f"{title:56} {figure:>12,.2f} {peer:>12,.2f} {figure / peer:>6.2f}", flush=True)
    said = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"Served by {said}; measured in {time.monotonic() - began:.0f} seconds.")
