"""Strangers harm nobody but themselves by what they send: frames, messages, requests."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import signal
import socket
import struct
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from vikinglab.serve import LONGEST_MESSAGE

from .conftest import Server, free_port, running, served_python, serving, within, write
from .strangers import Stranger, apart, damaged, visitor
from .test_serve import kernel

PLAY = """
import os
from vikinglab_widgets import Board
print("process", os.getpid())
Board(game="raids", name="raids/play")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("strangers") / "notebooks"
    made.mkdir()
    write(made, "index", "# First")
    write(made, "raids/play", "# Play", PLAY)
    return made


@pytest.fixture(scope="module")
def served(folder: Path) -> Iterator[Server]:
    with serving(folder) as server:
        yield server


CODE = "open('sent', 'w')"
RUNS = {"code": CODE, "silent": False, "user_expressions": {"sent": CODE}, "allow_stdin": False, "store_history": True}


def test_code_that_a_page_sends_is_not_run(served, folder):
    async def send() -> None:
        async with Stranger(served, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            for channel in (b"shell", b"control"):
                stranger.say("execute_request", RUNS, channel=channel)
            # The kernel takes one message after the other.
            assert await stranger.is_answered()

    apart(send())
    assert not (folder / "raids" / "sent").exists()


NUMBERS = struct.pack("<Q", 2**60) + bytes(16)


@pytest.mark.parametrize("frame", [NUMBERS, struct.pack("<7Q", 6, *[2**63] * 6), b"", "{}"])
def test_one_frame_closes_its_own_socket_and_stops_nobody(served, frame):
    async def send() -> None:
        async with Stranger(served, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            stranger.send(frame)
            began = time.monotonic()
            assert served.get("voila/static/nothing.js")[0] >= 400
            assert time.monotonic() - began < 2
            await stranger.closes()
            await stranger.connect()
            assert await stranger.is_answered()

    apart(send())


def test_a_frame_may_be_as_long_as_two_saved_matches_and_no_longer(served):
    async def send() -> None:
        async with Stranger(served, "raids/play.ipynb") as stranger:
            stranger.say("comm_info_request", {"more": "x" * (LONGEST_MESSAGE - 1000)})
            assert await stranger.is_answered()
            stranger.announce(LONGEST_MESSAGE + 100_000)
            assert await stranger.closes() == 1009

    apart(send())


def test_a_page_that_never_stops_is_read_no_faster_than_the_others_can_bear(served):
    async def send() -> float:
        async with Stranger(served, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            began = time.monotonic()
            for _ in range(800):
                stranger.say("comm_info_request", {})
            assert await stranger.is_answered()
            return time.monotonic() - began

    assert apart(send()) > 2


def test_frames_that_come_after_a_damaged_one_are_not_read(served):
    """Jupyter would take them for those of an older protocol, which counts by what a message says, too."""

    async def send() -> None:
        async with Stranger(served, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            stranger.send(NUMBERS)
            for _ in range(50):
                stranger.say("comm_info_request", {})
            await stranger.closes()
            assert await stranger.is_answered()

    apart(send())
    assert "Traceback" not in served.log.read_text()


KEEPS_LITTLE = """
import sys
from vikinglab import dashboards
from vikinglab.cli import main
dashboards.UNREAD = 300_000
main(sys.argv[1:])
"""


def test_a_page_that_reads_nothing_is_let_go(folder, tmp_path):
    port = free_port()
    server = Server(port, tmp_path / "server.log")
    command = [served_python(), "-c", KEEPS_LITTLE, "serve", str(folder), f"--port={port}", "--no-browser"]

    async def ask() -> None:
        async with Stranger(server, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            stranger.say("comm_open", {"comm_id": "1", "target_name": "jupyter.widget.control", "data": {}}, VERSION)
            stranger.read_nothing()
            for _ in range(100):
                stranger.say("comm_msg", {"comm_id": "1", "data": {"method": "request_states"}})
            assert await asyncio.to_thread(within, 30, lambda: not _connected(server))

    with running(server, command, folder, "Dashboards:", {**os.environ}):
        apart(ask())
        assert "Traceback" not in server.log.read_text()


VERSION = {"version": "1.0.0"}


def _connected(server: Server) -> list[str]:
    """Return the connections that a server has."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [row[2] for row in rows if row[1].endswith(f":{server.port:04X}") and row[3] == "01"]


def asked(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    """Return the number and the text of an answer, which leads to no other address."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    with closing(connection):
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read().decode()


NOBODY = "/api/kernels/00000000-0000-0000-0000-000000000000"
NUMBERED = {
    "/": 302,
    "/voila/render/index.ipynb": 200,
    "/health": 200,
    "/nothing": 404,
    "/login": 404,
    "/logout": 404,
    "/api": 404,
    "/voila/render/": 404,
    "/voila/render/none.ipynb": 404,
    "/voila/render/raids": 404,
    "/voila/render/index.ipynb%00.ipynb": 404,
    "/voila/render/index%0a.ipynb": 404,
    "/voila/render//etc/passwd.ipynb": 404,
    "/voila/files/index.ipynb": 404,
    "/voila/files/..%2fpicture.png": 404,
    "/voila/static/none.js": 404,
    "/voila/static/..%2fnone.js": 404,
    "/voila/templates/": 404,
    "/voila/templates/vikinglab": 404,
    "/voila/templates/vikinglab/static/..%2f..%2fconf.json": 404,
    "/voila/labextensions/none.js": 404,
    NOBODY: 404,
    f"{NOBODY}/channels": 404,
}


@pytest.mark.parametrize("path", NUMBERED)
def test_each_answer_has_its_number_and_tells_nothing_of_the_server(served, path):
    status, text = asked(served, path)
    assert status == NUMBERED[path]
    for secret in ("Traceback", "site-packages", "vikinglab/", str(Path.home()), "/notebooks"):
        assert status == 200 or secret not in text
    # One may ask whether something is there, too, of all but the interface of pages.
    if "/api" not in path:
        assert asked(served, path, "HEAD") == (NUMBERED[path], "")


@pytest.mark.parametrize("method", ["TRACE", "PUT", "DELETE", "OPTIONS", "AXE"])
def test_what_no_page_does_is_refused(served, method):
    for path in ("/", "/voila/render/index.ipynb", "/voila/static/none.js"):
        assert asked(served, path, method)[0] in (403, 405)


def test_a_page_that_is_not_there_says_so_in_the_looks_of_the_house(served):
    _, text = asked(served, "/voila/render/none.ipynb")
    assert "<h1>There is no such page.</h1>" in text
    assert "Cette page n’existe pas." in text
    assert '<a href="/">All pages</a>' in text


def test_only_known_names_are_answered(served):
    for host in ("evil.example", "127.0.0.1.evil.example"):
        assert asked(served, "/voila/render/index.ipynb", Host=host)[0] == 421
        assert asked(served, f"{NOBODY}/channels", Host=host, Upgrade="websocket", Connection="Upgrade")[0] == 421
    assert asked(served, "/", Host="localhost:1")[0] == 302


@pytest.mark.parametrize("path", ["/voila/render/index.ipynb", "/voila/static/voila.js"])
def test_pages_and_scripts_come_compressed_to_those_who_can_read_that(served, path):
    connection = HTTPConnection("127.0.0.1", served.port, timeout=20)
    with closing(connection):
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(answer.read()).decode()[:500] == asked(served, path)[1][:500]


def test_a_kernel_that_was_killed_is_forgotten_without_anybody_asking(served):
    _, html = served.get("voila/render/raids/play.ipynb")
    os.kill(int(re.search(r"process (\d+)", html)[1]), signal.SIGKILL)
    assert within(60, lambda: served.get(kernel(html))[0] == 404)


def test_a_server_says_that_it_lives_and_when_it_forks(served):
    assert asked(served, "/health") == (200, "alive\n")
    assert within(60, lambda: asked(served, "/health/ready") == (200, "ready\n"))


def test_before_kernels_are_forked_a_server_is_not_ready(folder, tmp_path):
    port = free_port()
    server = Server(port, tmp_path / "server.log")
    command = [served_python(), "-c", NO_ZYGOTE, "serve", str(folder), f"--port={port}", "--no-browser"]
    with running(server, command, folder, "Dashboards:", {**os.environ}):
        assert asked(server, "/health") == (200, "alive\n")
        assert asked(server, "/health/ready") == (503, "not ready yet\n")


NO_ZYGOTE = """
import sys
from vikinglab_kernels.forking import Zygotes
from vikinglab.cli import main
Zygotes.ready = lambda self, name="": None
main(sys.argv[1:])
"""


def test_what_strangers_ask_in_vain_fills_no_log(served):
    for path in (*NUMBERED, f"{NOBODY}/channels?session_id=1"):
        asked(served, path)
        asked(served, path, Upgrade="websocket", Connection="Upgrade", **{"Sec-WebSocket-Version": "13"})
    assert [
        line for line in served.log.read_text().splitlines() if not line.startswith(("Dashboards:", "kernel "))
    ] == []


FAILS = """
import sys
from voila.notebook_renderer import NotebookRenderer
from vikinglab.cli import main

async def fails(*_):
    yield "<p>The beginning", None
    raise RuntimeError("never to be seen")

NotebookRenderer.generate_content_generator = fails
main(sys.argv[1:])
"""


def test_a_page_that_fails_after_its_beginning_comes_to_an_end(folder, tmp_path):
    port = free_port()
    server = Server(port, tmp_path / "server.log")
    command = [served_python(), "-c", FAILS, "serve", str(folder), f"--port={port}", "--no-browser"]
    with running(server, command, folder, "Dashboards:", {**os.environ}):
        status, text = asked(server, "/voila/render/raids/play.ipynb")
    assert (status, text.startswith("<p>The beginning")) == (200, True)
    assert '<p role="alert">Something went wrong. The log of the server says what.</p>' in text
    assert "never to be seen" not in text
    assert "RuntimeError: never to be seen" in server.log.read_text()


def test_readers_who_leave_while_a_page_loads_fill_no_log(served):
    before = served.log.read_text()
    for patience in (0, 0, 0, 0.01, 0.02, 0.05, 0.1, 0.2):
        with socket.create_connection(("127.0.0.1", served.port)) as reader:
            reader.sendall(b"GET /voila/render/raids/play.ipynb HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert reader.recv(300).startswith(b"HTTP/1.1 200")
            time.sleep(patience)
    assert asked(served, "/voila/render/raids/play.ipynb")[0] == 200
    assert served.log.read_text() == before


async def _waits(clicker: visitor.Visitor, clicks: int) -> list[float]:
    """Return the seconds that each click of a visitor takes."""
    waits = []
    for seed in range(clicks):
        began = time.monotonic()
        await clicker.begin(players=3, seed=seed)
        waits.append(time.monotonic() - began)
        await asyncio.sleep(0.05)
    return waits


async def _pester(stranger: Stranger, messages: int, seed: int) -> None:
    """Send a kernel damaged messages, and connect again whenever the server hangs up."""
    rng = Random(seed)
    assert await stranger.is_answered()
    comms = [comm for told in stranger.told() for comm in told.get("comms", ())]
    for _ in range(messages):
        if not stranger.is_connected:
            await stranger.connect()
        stranger.send(damaged(rng, comms))
        stranger.heard.clear()
        await asyncio.sleep(0)
    assert await stranger.is_answered(600)


@pytest.mark.parametrize(("messages", "share"), [(3000, 10), pytest.param(100_000, 19, marks=pytest.mark.soak)])
def test_while_strangers_send_damaged_messages_a_visitor_is_answered_at_once(served, messages, share):
    """Of twenty clicks ten are, on a machine that has much else to do, and nineteen on a quiet one."""

    async def play() -> tuple[list[float], list[float]]:
        async with AsyncExitStack() as opened:
            clicker = await opened.enter_async_context(visitor.Visitor(served.url().rstrip("/"), "raids/play.ipynb"))
            strangers = [await opened.enter_async_context(Stranger(served, "raids/play.ipynb")) for _ in range(3)]
            quiet = await _waits(clicker, 10)
            tasks = [asyncio.create_task(_pester(each, messages // 3, seed)) for seed, each in enumerate(strangers)]
            waits = []
            while not all(task.done() for task in tasks):
                waits += await _waits(clicker, 5)
            await asyncio.gather(*tasks)
            return quiet, waits

    quiet, waits = apart(play())
    assert len(waits) >= 5
    # Where other work leaves a machine no time, clicks are slow without strangers, too.
    assert quantiles(waits, n=20)[share - 1] < max(0.25, 4 * quantiles(quiet, n=20)[share - 1])


READS_FAST = """
import sys
from vikinglab import envelope
from vikinglab.cli import main
envelope.RATE, envelope.BYTES = 10**6, 10**12
main(sys.argv[1:])
"""


def _resident(pid: int) -> int:
    """Return the megabytes of memory of a process."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1]) // 1024


@pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere memory is counted otherwise.")
def test_what_waits_for_a_busy_kernel_does_not_fill_the_server(folder, tmp_path):
    port = free_port()
    server = Server(port, tmp_path / "server.log")
    command = [served_python(), "-c", READS_FAST, "serve", str(folder), f"--port={port}", "--no-browser"]

    async def send() -> int:
        async with Stranger(server, "raids/play.ipynb") as stranger:
            assert await stranger.is_answered()
            before = _resident(server.pid)
            with stopped(int(re.search(r"process (\d+)", stranger.page.html)[1])):
                for _ in range(150):
                    stranger.say("comm_info_request", {"more": "x" * 1_000_000})
                await asyncio.sleep(3)
                grown = _resident(server.pid) - before
            assert await stranger.is_answered(60)
            return grown

    with running(server, command, folder, "Dashboards:", {**os.environ}):
        assert apart(send()) < 60


@contextmanager
def stopped(pid: int) -> Iterator[None]:
    """Stop a process until the block ends."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)
