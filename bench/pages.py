"""Pages in a real browser: how long from a click to the painted board, from opening to the first move; bytes; memory.

Each figure stands beside that of a peer in the same run: a bare anywidget counter, or Voilà's own template. It is run
by an environment that has Playwright; what serves the pages is another one, named as the first argument.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.request import urlopen

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import Browser, Page, sync_playwright

LESSONS = Path(__file__).parent.parent / "notebooks"
ROUNDS = 5
CLICKS = 15
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


@contextmanager
def serving(command: list[str], folder: Path) -> Iterator[str]:
    """A server, until the block ends; the address of its pages."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    apart = {f"JUPYTER_{kind}_DIR": str(folder.parent / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}
    server = subprocess.Popen(
        [*command, f"--port={port}"],
        cwd=folder,
        env={**os.environ, **apart},
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
        time.sleep(5)  # until the kernels that stand ready do so
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(timeout=20)


def ours(python: str, folder: Path, warm: int) -> list[str]:
    """Our dashboards."""
    return [python, "-m", "vikinglab.cli", "serve", str(folder), "--no-browser", f"--warm={warm}"]


def theirs(python: str, folder: Path, warm: int) -> list[str]:
    """Voilà as it comes."""
    ready = ["--preheat_kernel=True", "--pool_size=1"] if warm else []
    return [python, "-m", "voila", str(folder), "--no-browser", "--Voila.config_file_paths=[]", *ready]


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


def memory(base: str, name: str) -> float:
    """Megabytes that the kernel of a page holds."""
    before = kernels()
    with urlopen(f"{base}/voila/render/{name}", timeout=60) as answer:
        answer.read()
    time.sleep(2)
    new = kernels() - before
    return max(rss(pid) for pid in new)


def kernels() -> set[int]:
    """The kernels of this machine."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"ipykernel_launcher" in (process / "cmdline").read_bytes():
                found.add(int(process.name))
        except OSError:
            continue
    return found


def rss(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def measure(python: str) -> dict[str, dict[str, float]]:
    """Every figure, beside its peer."""
    figures: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as made, sync_playwright() as playwright:
        folder = shelf(Path(made))
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        for warm in (0, 1):
            kind = "warmed" if warm else "cold"
            with serving(ours(python, folder, warm), folder) as base:
                board = [opened(browser, f"{base}/voila/render/raids/play.ipynb", ".vl-choice") for _ in range(ROUNDS)]
                lessons = {
                    name: [opened(browser, f"{base}/voila/render/{page.path}", page.ready) for _ in range(ROUNDS)]
                    for name, page in real().items()
                    if not warm  # only the first page and those to play on stand ready
                }
                if not warm:
                    shown = [clicks(browser, f"{base}/voila/render/both.ipynb") for _ in range(3)]
                    kernel = {
                        name: memory(base, name) for name in ("raids/play.ipynb", "imports.ipynb", "charts.ipynb")
                    }
                    kernel |= {page.path: memory(base, page.path) for page in real().values()}
            with serving(theirs(python, folder, warm), folder) as base:
                bare = [opened(browser, f"{base}/voila/render/bare.ipynb", "#bare") for _ in range(ROUNDS)]
                if not warm:
                    same = {
                        page.path: opened(browser, f"{base}/voila/render/{page.path}", page.ready)[1]
                        for page in [Shown("raids/play.ipynb", ".vl-choice", ""), *real().values()]
                    }
            for name, times in {"play": board, **lessons}.items():
                ready = median([s for s, _ in times]), median([s for s, _ in bare])
                figures[f"{name}: open to first move, {kind} (s)"] = pair(*ready)
            if not warm:
                figures["play: bytes"] = pair(board[0][1], same["raids/play.ipynb"])
                figures |= {f"{name}: bytes": pair(times[0][1], same[name]) for name, times in lessons.items()}
        browser.close()
    middle = {name: median([each[name] for each in shown]) for name in shown[0]}
    figures["click to painted board (ms)"] = pair(middle["board"], middle["counter"])
    figures["step of a walkthrough, beside two frames (ms)"] = pair(middle["step"], 2000 / 60)
    figures["play: memory of a kernel (MB)"] = pair(kernel["raids/play.ipynb"], kernel["imports.ipynb"])
    for name, page in real().items():
        figures[f"{name}: memory of a kernel (MB)"] = pair(kernel[page.path], kernel[f"{page.like}.ipynb"])
    return figures


def pair(ours: float, peer: float) -> dict[str, float]:
    """A figure, that of its peer, and the ratio."""
    return {"ours": round(ours, 2), "peer": round(peer, 2), "ratio": round(ours / peer, 2)}


def chromium() -> str:
    """The installed Chromium."""
    from shutil import which

    found = os.environ.get("VIKINGLAB_CHROMIUM") or which("chromium") or which("chromium-browser")
    assert found, "no Chromium is installed"
    return found


if __name__ == "__main__":
    measured = measure(sys.argv[1])
    print(json.dumps(measured, indent=2) if "--json" in sys.argv else "")
    for title, figure in measured.items():
        print(f"{title:48} {figure['ours']:>12} {figure['peer']:>12} {figure['ratio']:>6}")
