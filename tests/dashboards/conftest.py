"""Servers in an environment of their own, a folder of notebooks, and visitors."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import nbformat
import pytest
from browsing import NO_COACH
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from vikinglab.core.game import games

ROOT = Path(__file__).parents[2]
SERVED = Path(os.environ.get("VIKINGLAB_SERVED", ROOT / ".venv" / "play" / "bin" / "python"))
HERE = "http://127.0.0.1:"
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
SHIPPED = sorted(
    path.relative_to(ROOT / "notebooks").with_suffix("").as_posix()
    for path in (ROOT / "notebooks").rglob("*.ipynb")
    if not path.parent.name.startswith(".")
)
"""The notebooks that the repository ships."""

CHAPTERS = {key: [name for name in SHIPPED if name.startswith(f"{key}/learn/")] for key in games()}
COURSES = {key: chapters for key, chapters in CHAPTERS.items() if chapters}
"""The chapters of each game that has a course."""

PLAYED = [key for key in games() if f"{key}/play" in SHIPPED]
"""The games with a page to play on."""

BY_KEYS = [chapters[at % 2 * len(chapters) // 2] for at, chapters in enumerate(COURSES.values())]
"""The chapter of each course that is done by keys alone, and seen in the dark: the first, or one from the middle."""

PAGES = [f"{key}/play" for key in PLAYED]
KINDS = ["index", "raids/rules", *PAGES, *BY_KEYS]
"""A page of each kind: the gallery, the rules, and of each game a match and a chapter."""


def soaked(names: Iterable[str], short: Collection[str]) -> list[Any]:
    """Return the names of pages for a test, of which `make test` opens some and `make soak` the others."""
    return [name if name in short else pytest.param(name, marks=pytest.mark.soak) for name in names]


LONGEST = 60_000
"""Milliseconds that a page may take for anything, on a machine that has much else to do."""

expect.set_options(timeout=LONGEST)

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    """Counts clicks in the page, doubles them in the kernel, and trips over the fifth."""

    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.id = "count";
      const show = () => { button.textContent = `${model.get("clicks")} doubled ${model.get("doubled")}`; };
      button.addEventListener("click", () => { model.set("clicks", model.get("clicks") + 1); model.save_changes(); });
      model.on("change", show);
      show();
      el.append(button);
    } };
    """
    clicks = traitlets.Int().tag(sync=True)
    doubled = traitlets.Int().tag(sync=True)

    @traitlets.observe("clicks")
    def _double(self, change):
        if change.new == 5:
            raise ValueError("never to be seen")
        self.doubled = 2 * change.new

Counter()
'''

STEP = """
from vikinglab_widgets import Quiz
Quiz("raids", "next", count=1, players=2, name="tests/moving")
"""
TABLE = f"{'| Vikings ' * 12}|\n{'|---' * 12}|\n{'| many of them ' * 12}|"
WAITING = """
import pathlib, time
began = time.monotonic()
while not pathlib.Path("{}").exists() and time.monotonic() < began + 60:
    time.sleep(0.05)
"""

POSITION = """
voyage: 2
route: 6 rune, 7 axe, 9 rune, 12 fur, 13 encounter
A: space 3, crew 2, aboard axe wood
B: space 7, crew 1
C: space 9, crew 1
"""
BOARD = f'''
import os, vikinglab as vl
from vikinglab_widgets import Board, Walkthrough

print("process", os.getpid())
board = Board(vl.position("raids", """{POSITION}""").match(seed=1), name="tests/board")
board
'''
WALKTHROUGH = """
played = vl.new("raids", players=3, seed=2)
while played.ply < 6:
    played.play(played.legal()[0])
Walkthrough(played, board=board)
"""
BOTS = """
import vikinglab as vl
import vikinglab_widgets

vikinglab_widgets.Board(vl.new("raids", players=2, seed=9, seats=["person", "random"]), name="tests/bots")
"""
FORKED = """
import os
from pathlib import Path
from vikinglab_widgets import Board

print("forked from", Path(f"/proc/{os.getppid()}/comm").read_text())
Board(game="raids", name="raids/play")
"""


QUICK = """
import sys

def quick(*_):
    if board := sys.modules.get("vikinglab_widgets.board"):
        board.PAUSE = 0

get_ipython().events.register("post_run_cell", quick)
"""
"""Code that kernels run first: bots wait for nobody."""


@dataclass
class Server:
    """A server: where it listens, its log, the path that its addresses begin with, the token if known, its process."""

    port: int
    log: Path
    base: str = ""
    known: str | None = None
    pid: int = 0

    def url(self, path: str = "") -> str:
        return f"{HERE}{self.port}/{self.base}{path}"

    @property
    def token(self) -> str:
        """The token that JupyterLab accepts."""
        return self.known or re.search(r"token=(\w+)", self.log.read_text())[1]

    def listens(self) -> bool:
        with socket.socket() as knocking:
            return knocking.connect_ex(("127.0.0.1", self.port)) == 0

    def get(self, path: str = "") -> tuple[int, str]:
        """Return the status and the text of an answer."""
        try:
            with urlopen(self.url(path), timeout=20) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            return error.code, error.read().decode()

    def headers(self, path: str) -> Message:
        """Return the headers of an answer."""
        try:
            with urlopen(self.url(path), timeout=20) as answer:
                return answer.headers
        except HTTPError as error:
            return error.headers


def served_python() -> str:
    """Return the interpreter of what is served, which is never that of the tests."""
    if not SERVED.exists():
        pytest.fail(f"There is no {SERVED}: run `make .venv/play/ready`, or name an interpreter in VIKINGLAB_SERVED.")
    return str(SERVED)


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def serving(
    folder: Path,
    *options: str,
    command: str = "serve",
    says: str = "Dashboards:",
    base: str = "",
    under: Sequence[str] = (),
    **env: str,
) -> AbstractContextManager[Server]:
    """Run ``vikinglab serve`` or ``vikinglab lab`` until the block ends, if need be ``under`` another command."""
    port = free_port()
    server = Server(port, folder.parent / f"{port}.log", base)
    asked = [
        *under,
        served_python(),
        "-m",
        "vikinglab.cli",
        command,
        str(folder),
        f"--port={port}",
        "--no-browser",
        *options,
    ]
    return running(server, asked, folder, says, {**os.environ, **env})


def apart(folder: Path) -> dict[str, str]:
    """Return variables that hide Jupyter's settings of whoever runs the tests."""
    return {f"JUPYTER_{kind}_DIR": str(folder.parent / kind) for kind in ("CONFIG", "DATA", "RUNTIME")}


@contextmanager
def running(server: Server, command: list[str], folder: Path, says: str, env: dict[str, str]) -> Iterator[Server]:
    """Run a server in a folder until the block ends, apart from what configures Jupyter for whoever runs the tests."""
    with server.log.open("w") as log:
        process = subprocess.Popen(
            command, cwd=folder, env={**env, **apart(folder)}, stdout=log, stderr=log, preexec_fn=_end_with_us
        )
    try:
        if not within(60, lambda: process.poll() is not None or (says in server.log.read_text() and server.listens())):
            pytest.fail(f"The server did not start: {server.log.read_text()}")
        assert process.poll() is None, server.log.read_text()
        server.pid = process.pid
        yield server
    finally:
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            raise


def _end_with_us() -> None:
    """End a server on Linux when the tests end, even if they are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG


def within(seconds: float, holds: Callable[[], bool]) -> bool:
    """Return whether something comes to hold in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def forks(server: Server) -> bool:
    """Return whether a server comes to fork its kernels; before its zygote is ready, they are ordinary ones."""
    return within(60, lambda: "forked from zygote" in server.get("voila/render/raids/play.ipynb")[1])


def write(folder: Path, name: str, *cells: str) -> None:
    """Write a notebook of Markdown cells, which begin with “#”, and of code cells."""
    made = [new_markdown_cell(cell) if cell.startswith("#") else new_code_cell(cell) for cell in cells]
    path = folder / f"{name}.ipynb"
    path.parent.mkdir(exist_ok=True)
    nbformat.write(new_notebook(cells=made, metadata=KERNEL), path)


@pytest.fixture(scope="session")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of notebooks, with a file of code beside them."""
    folder = tmp_path_factory.mktemp("shelf") / "notebooks"
    folder.mkdir()
    write(folder, "index", "# The gallery\n\nTo the [counter](raids/counter.ipynb).")
    write(folder, "raids/counter", "# A counter\n\nClick it.", COUNTER)
    write(folder, "raids/play", "# Raids", FORKED)
    write(folder, "raids/board", "# A board", BOARD)
    write(folder, "raids/pair", "# A board and a walkthrough", BOARD, WALKTHROUGH)
    write(folder, "raids/bots", "# A match against a bot", BOTS)
    write(folder, "slow", "# Slow", WAITING.format("go"), COUNTER, "# The end")
    write(folder, "late", "# Late", COUNTER, WAITING.format("late"), COUNTER)
    write(folder, "moving", "# Steps", STEP, "### After", WAITING.format("moved"), COUNTER, "# The end", STEP)
    write(folder, "broken", "# Broken", "hidden_name = 1\nhidden_name / 0", "# Not reached")
    write(folder, "plain", "## No title", "print('word ' * 200); 'x' * 2000", f"#### Wide\n\n{TABLE}")
    write(folder, "slider", "# A slider", "import ipywidgets\nipywidgets.IntSlider(description='Ships')")
    write(folder, "picture", "# A picture", "import vikinglab as vl\nvl.new('raids', players=3, seed=7).scene()")
    (folder / "code.py").write_text("hidden_name = 1\n")
    shutil.copytree(ROOT / "notebooks", folder / "shipped", ignore=shutil.ignore_patterns(".*"))
    return folder


@pytest.fixture(scope="session")
def dashboards(notebooks: Path) -> Iterator[Server]:
    first = notebooks.parent / "ipython" / "profile_default" / "startup" / "quick.py"
    first.parent.mkdir(parents=True)
    first.write_text(QUICK)
    with serving(
        notebooks,
        "--host=school.example",
        "--frame=https://moodle.example",
        IPYTHONDIR=str(notebooks.parent / "ipython"),
    ) as server:
        yield server


@pytest.fixture(scope="session")
def lab(notebooks: Path) -> Iterator[Server]:
    """JupyterLab for the notebooks of a source tree: what is shipped with one is trusted."""
    tree = notebooks.parent
    (tree / "vikinglab").symlink_to(ROOT / "vikinglab")
    path = os.pathsep.join(filter(None, [str(tree), os.environ.get("PYTHONPATH")]))
    with serving(notebooks, command="lab", says="is running at", PYTHONPATH=path) as server:
        yield server


GONE = ["404", "WebSocket", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
"""The words of a browser about a kernel or a server that isn't there."""


@pytest.fixture
def forgiven() -> list[str]:
    """Words of what may go wrong on the pages of a test, which adds them."""
    return []


@pytest.fixture
def wrong(forgiven: list[str]) -> Iterator[list[str]]:
    """Yield the errors on the pages of a test, and their requests to other hosts: there must be none."""
    noted: list[str] = []
    yield noted
    # A page that is left may have had something to say still.
    forgiven.append("WebSocket is already in CLOSING or CLOSED state")
    assert [each for each in noted if not any(word in each for word in forgiven)] == []


# What a test waits for is evaluated in the page, which the page's own policy forbids.
USUAL = {"viewport": {"width": 1280, "height": 900}, "bypass_csp": True, "locale": "en"}


@pytest.fixture(scope="session")
def cache(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a browser's files and compiled code, for the first visitor of each test; what pages wrote is forgotten."""
    context = browser.new_context(**USUAL)
    context.add_init_script(NO_COACH)
    yield context
    context.close()


@pytest.fixture
def visitor(browser: Browser, cache: BrowserContext, wrong: list[str]) -> Iterator[Callable[..., Page]]:
    """Calls in visitors, each with a browser's storage of its own."""
    pages: list[Page] = []

    def asked(request: Request) -> None:
        if not request.url.startswith((HERE, "data:", "blob:")):
            wrong.append(request.url)

    def come(**held: Any) -> Page:
        if held or pages:
            context = browser.new_context(**(USUAL | held))
            context.add_init_script(NO_COACH)
        else:
            context = cache
            context.set_storage_state({"cookies": [], "origins": []})
        page = context.new_page()
        page.set_default_timeout(LONGEST)
        page.on("request", asked)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        page.on("dialog", lambda dialog: dialog.accept())
        pages.append(page)
        return page

    yield come
    for page in pages:
        leave(page)
        if page.context is not cache:
            page.context.close()


@pytest.fixture
def page(visitor: Callable[..., Page]) -> Page:
    return visitor()


@pytest.fixture
def phone(visitor: Callable[..., Page]) -> Page:
    """A page that is held in the hand."""
    return visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)


REST = """() => new Promise((rests) => {
  const places = () => [...document.querySelectorAll("main *, #steps, #bar")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].join();
  }).join(" ");
  let [before, frames] = ["", 0];
  const look = () => {
    const now = places();
    frames = now === before ? frames + 1 : 0;
    before = now;
    if (frames < 4) requestAnimationFrame(look);
    else rests();
  };
  look();
})"""


def at_rest(page: Page) -> None:
    """Wait until nothing is laid out anew any more, for some frames."""
    page.evaluate(REST)


def leave(page: Page) -> None:
    """Close a page as a reader does: it can still say goodbye to its kernel."""
    if not page.is_closed():
        with page.expect_event("close"):
            page.close(run_before_unload=True)
