"""Learners and their kernels: nothing of one comes to another, and what goes wrong with one is over with it."""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import ROOT, Server, forks, free_port, running, served_python, serving, within, write
from .conftest import apart as apart_from
from .test_serve import config, kernel, opened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Kernels are forked on Linux alone.")

PLAY = """
from vikinglab_widgets import Board
Board(game="raids", name="raids/play")
"""
FOUND = """
import os, random, secrets, sys, tempfile, uuid
from pathlib import Path
import vikinglab as vl
from vikinglab_widgets import Board

board, kernel = Board(vl.new("raids")), get_ipython().kernel
print("forked from", Path(f"/proc/{os.getppid()}/comm").read_text())
print("process", os.getpid())
print("found", getattr(sys, "left", None), os.environ.get("LEFT"), os.environ["QUERY_STRING"],
      getattr(vl.games()["raids"], "left", None), board.match.ply, len(board.comm.comm_id))
print("drawn", random.random(), secrets.token_hex(), uuid.uuid4(), tempfile.mktemp(),
      board.comm.comm_id, kernel.ident, kernel.session.session, kernel.session.key.hex())
sys.left = os.environ["LEFT"] = vl.games()["raids"].left = "axe"
board.play(board.state["choices"][0]["line"])
"""
GREEDY = "held = bytearray(2_000_000_000)"
GREEDY_LATER = '''
import anywidget, traitlets

class Greedy(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.id = "take";
      button.textContent = "Take";
      button.onclick = () => model.send({});
      el.append(button);
    } };
    """

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: bytearray(2_000_000_000))

Greedy()
'''
DRAWS = """
import sys
print("loaded before:", "bqplot" in sys.modules)
import bqplot
"""
LOOP = "print('before'); import sys; sys.stdout.flush()\nwhile True: pass"


@pytest.fixture
def visitors(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module with visitors that need no browser."""
    monkeypatch.syspath_prepend(ROOT / "bench")
    return importlib.import_module("visitor")


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kernels") / "notebooks"
    folder.mkdir()
    write(folder, "index", "# First")
    write(folder, "raids/play", "# Play", FOUND, PLAY)
    write(folder, "greedy", "# Greedy", GREEDY)
    write(folder, "later", "# Greedy later", GREEDY_LATER)
    write(folder, "loop", "# A loop", LOOP)
    write(folder, "draws", "# A figure", DRAWS)
    return folder


@pytest.fixture(scope="module")
def served(shelf: Path) -> Iterator[Server]:
    with serving(shelf, "--idle=6", "--memory=300") as server:
        assert forks(server)
        yield server


OFTEN_PINGED = """
import sys
from jupyter_server.base import websocket
websocket.WS_PING_INTERVAL = 100
from vikinglab.cli import main
main(sys.argv[1:])
"""


def test_a_reader_who_thinks_for_long_is_still_connected(shelf, visitors, tmp_path):
    """A server asks its readers from time to time whether they are there; whoever answers stays."""
    port = free_port()
    server = Server(port, tmp_path / "server.log")
    asked = ["-c", OFTEN_PINGED, "serve", str(shelf), f"--port={port}", "--no-browser"]

    async def think() -> int:
        async with visitors.Visitor(server.url().rstrip("/"), "raids/play.ipynb") as visitor:
            await visitor.begin(players=3, seed=7)
            await asyncio.sleep(1)
            return int(await visitor.play(1, Random(7)))

    with running(server, [served_python(), *asked], shelf, "Dashboards:", {**os.environ}):
        assert apart(think()) == 1
        assert "ping" not in server.log.read_text()


def descendants(pid: int) -> dict[int, str]:
    """Return all processes below one, each with its name."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,stat=,comm="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 3) for line in listed.splitlines()]
    found, news = {}, {pid}
    while news:
        below = {int(row[0]): row[3] for row in rows if int(row[1]) in news and not row[2].startswith("Z")}
        news = below.keys() - found.keys()
        found |= below
    return found


def kernels(server: Server) -> set[int]:
    return {pid for pid, name in descendants(server.pid).items() if name == "kernel"}


def is_quiet(server: Server, seconds: float = 30) -> bool:
    """Wait until no kernel is left."""
    return within(seconds, lambda: not kernels(server))


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in a thread of its own: in this one the loop of the browser runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def has_board(visitors: Any, server: Server) -> bool:
    """Return whether the next visitor has a board and can play on it."""

    async def visit() -> bool:
        async with visitors.Visitor(server.url().rstrip("/"), "raids/play.ipynb") as visitor:
            await visitor.begin(players=3, seed=7)
            return bool(visitor.choices)

    return bool(apart(visit()))


def test_what_one_learner_leaves_another_does_not_find(served):
    pages = [served.get(f"voila/render/raids/play.ipynb?learner={each}")[1] for each in ("first", "second")]
    assert all("forked from zygote" in page for page in pages)
    drawn = []
    for page, learner in zip(pages, ("first", "second"), strict=True):
        assert f"found None None learner={learner} None 0 32" in page
        drawn.append(re.search(r"drawn (.+)", page)[1].split())
    assert len(drawn[0]) == 8
    assert not set(drawn[0]) & set(drawn[1])
    assert len({config(page)["kernelId"] for page in pages}) == 2
    assert is_quiet(served)


IMPORTED = """
import json, sys
from importlib import import_module
from pathlib import Path
import ipykernel.kernelapp
from vikinglab.serve import PRELOAD

for name in PRELOAD:
    module, _, function = name.partition(":")
    found = import_module(module)
    if function:
        getattr(found, function)()
known = {*sys.modules}
for name in sys.argv[1:]:
    cells = [cell for cell in json.loads(Path(name).read_text())["cells"] if cell["cell_type"] == "code"]
    exec("".join(cells[0]["source"]), {})
    print(name, *sorted({*sys.modules} - known))
"""


def test_pages_without_figures_import_nothing_that_was_not_there_before_the_fork():
    names = [
        path.relative_to(ROOT).as_posix()
        for pattern in ("*/play", "*/start", "*/rules", "*/learn/01")
        for path in sorted((ROOT / "notebooks").glob(f"{pattern}.ipynb"))
    ]
    ran = subprocess.run([sys.executable, "-c", IMPORTED, *names], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == names


def test_what_draws_figures_is_loaded_before_the_kernels_that_need_it(served):
    assert within(60, lambda: "loaded before: True" in served.get("voila/render/draws.ipynb")[1])
    assert is_quiet(served)


def test_a_kernel_that_is_killed_in_mid_match_is_forgotten_and_the_match_goes_on_in_the_next(page, served, forgiven):
    forgiven += ["WebSocket", "404", "Failed to load resource"]
    asked = kernel(opened(page, served, "raids/play"))
    page.wait_for_function("localStorage.getItem('vikinglab/match/1/raids/play') !== null")
    seed = page.evaluate("JSON.parse(localStorage.getItem('vikinglab/match/1/raids/play')).seed")
    os.kill(int(re.search(r"process (\d+)", page.inner_text("main"))[1]), signal.SIGKILL)
    assert within(20, lambda: served.get(asked)[0] == 404)
    opened(page, served, "raids/play")
    expect(page.locator(".vl-board")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage.getItem('vikinglab/match/1/raids/play')).seed") == seed


def test_the_zygote_is_killed_and_the_next_visitor_has_a_board(served, visitors):
    zygote = next(pid for pid, name in descendants(served.pid).items() if name == "zygote")
    os.kill(zygote, signal.SIGKILL)
    assert has_board(visitors, served)
    assert forks(served)
    assert is_quiet(served)


def test_a_page_that_opens_and_leaves_at_once_leaves_no_kernel(served, visitors):
    for patience in (0.0, 0.05, 0.1, 0.2, 0.4):
        asked = visitors.HTTPRequest(served.url("voila/render/loop.ipynb"), request_timeout=0.05 + patience)

        async def leave(asked: Any = asked) -> None:
            await visitors.AsyncHTTPClient().fetch(asked, raise_error=False)

        with pytest.raises(Exception, match="Timeout"):
            apart(leave())
    assert is_quiet(served, 5)
    assert has_board(visitors, served)


def test_a_notebook_that_loops_is_ended_when_it_has_idled(served, visitors):
    request = subprocess.Popen(["curl", "-sN", served.url("voila/render/loop.ipynb")], stdout=subprocess.DEVNULL)
    try:
        assert within(10, lambda: bool(kernels(served)))
        assert is_quiet(served, 40)
    finally:
        request.kill()
        request.wait()
    assert has_board(visitors, served)


NEEDS = "This page needs more memory than the 300 MB that it may have."


def test_a_kernel_that_wants_too_much_memory_says_so_to_its_owner_alone(served, visitors):
    assert NEEDS in served.get("voila/render/greedy.ipynb")[1]
    assert NEEDS not in served.get("voila/render/raids/play.ipynb")[1]
    assert has_board(visitors, served)
    assert is_quiet(served)


def test_a_page_that_wants_too_much_memory_later_is_told_and_goes_on(page, served):
    frames: list[str] = []
    page.on("websocket", lambda opening: opening.on("framereceived", lambda data: frames.append(str(data))))
    asked = kernel(opened(page, served, "later"))
    page.click("#take")
    assert within(10, lambda: page.wait_for_timeout(50) or any(NEEDS in frame for frame in frames))
    assert served.get(asked)[0] == 200


def test_descriptors_and_processes_come_back(served, visitors):
    assert has_board(visitors, served)
    assert is_quiet(served)
    held, below = len(os.listdir(f"/proc/{served.pid}/fd")), len(descendants(served.pid))
    for _ in range(10):
        assert has_board(visitors, served)
    assert is_quiet(served)
    assert within(10, lambda: len(os.listdir(f"/proc/{served.pid}/fd")) <= held + 2)
    assert len(descendants(served.pid)) == below


@pytest.mark.soak
def test_a_thousand_pages_are_opened_and_closed_and_nothing_is_left(served, visitors):
    assert has_board(visitors, served)
    assert is_quiet(served)
    held = len(os.listdir(f"/proc/{served.pid}/fd"))
    for _ in range(1000):
        assert has_board(visitors, served)
    assert is_quiet(served)
    assert within(10, lambda: len(os.listdir(f"/proc/{served.pid}/fd")) <= held + 2)


def test_when_the_server_is_killed_nothing_of_it_is_left(shelf, visitors):
    with serving(shelf) as server:
        assert forks(server)
        folder = _sockets(server)
        below = descendants(server.pid)
        assert {"zygote", "kernel"} <= set(below.values())
        os.kill(server.pid, signal.SIGKILL)
        assert within(5, lambda: not any(Path(f"/proc/{pid}").exists() for pid in below))
        assert within(5, lambda: not folder.exists())


def _sockets(server: Server) -> Path:
    """Return the folder in which a server has its sockets."""
    pid = next(iter(kernels(server)))
    listed = Path("/proc/net/unix").read_text()
    held = {os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir() if path.is_symlink()}
    rows = [line.split() for line in listed.splitlines()[1:]]
    return next(
        Path(row[7]).parent for row in rows if len(row) > 7 and f"socket:[{row[6]}]" in held and "voila_" in row[7]
    )


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path, as sockets need it."""
    made = Path(tempfile.mkdtemp(prefix="vk"))
    yield made
    made.rmdir()


@pytest.fixture
def small(folder: Path) -> Iterator[Path]:
    """A disk for few files."""
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m,nr_inodes=40", "tmpfs", folder], capture_output=True)
    if done.returncode:
        pytest.skip("Here nobody may mount a disk.")
    yield folder
    subprocess.run(["umount", "-l", folder], check=True)


def test_where_the_disk_for_sockets_is_full_the_next_visitor_has_a_board_all_the_same(small, shelf, visitors):
    with serving(shelf, XDG_RUNTIME_DIR=str(small)) as server:
        assert has_board(visitors, server)
        assert [each.name for each in small.iterdir() if each.name.startswith("voila_")]
        count = 0
        try:
            while True:
                (small / f"filling-{count}").write_text("x")
                count += 1
        except OSError:
            assert has_board(visitors, server)
        for path in small.glob("filling-*"):
            path.unlink()
        assert has_board(visitors, server)
        assert is_quiet(server)


READ_ONLY = """
for disk in $(cut -d " " -f 2 /proc/self/mounts); do
    case $disk in /proc* | /sys*) ;; *) mount -o remount,bind,ro $disk || exit ;; esac
done
mount -t tmpfs tmpfs $XDG_RUNTIME_DIR && exec "$@"
"""
"""Runs a command for which all disks are read-only, but for a folder of its own."""


def test_where_a_server_may_write_to_one_folder_alone_visitors_have_their_boards(folder, shelf, visitors):
    apart = ["unshare", "--mount", "--propagation", "private"]
    if subprocess.run([*apart, "true"], capture_output=True).returncode:
        pytest.skip("Here nobody may mount a disk.")
    with serving(shelf, "--idle=6", under=[*apart, "sh", "-c", READ_ONLY, "sh"], XDG_RUNTIME_DIR=str(folder)) as server:
        assert has_board(visitors, server)
        assert forks(server)
        assert is_quiet(server)
        assert server.log.read_text().splitlines() == [f"Dashboards: {server.url()} (Ctrl+C ends)"]


def test_kernels_of_pages_listen_on_no_port(served):
    """Everybody on the machine could knock there."""
    pid = re.search(r"process (\d+)", served.get("voila/render/raids/play.ipynb")[1])[1]
    held = {os.readlink(path) for path in Path(f"/proc/{pid}/fd").iterdir() if path.is_symlink()}
    rows = [line.split() for name in ("tcp", "tcp6") for line in Path(f"/proc/net/{name}").read_text().splitlines()[1:]]
    assert [row[1] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in held] == []
    assert is_quiet(served)


OTHERWISE = {"VoilaConfiguration": {"strip_sources": False, "template": "lab", "show_tracebacks": True}}


def test_what_configures_jupyter_on_a_machine_configures_no_dashboards(tmp_path):
    folder = tmp_path / "notebooks"
    folder.mkdir()
    write(folder, "index", "# First", "hidden_name = 1\nhidden_name / 0")
    settings = Path(apart_from(folder)["JUPYTER_CONFIG_DIR"])
    settings.mkdir()
    for name in ("voila", "jupyter_server_config", "jupyter_config"):
        (settings / f"{name}.json").write_text(json.dumps(OTHERWISE))
    (folder / "voila.json").write_text(json.dumps(OTHERWISE))
    with serving(folder) as server:
        html = server.get("voila/render/index.ipynb")[1]
    assert "data-bar" in html
    assert "hidden_name" not in html
