"""What strangers send harms nobody but themselves: frames, messages, requests."""

from __future__ import annotations

import asyncio
import os
import struct
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import quantiles

import pytest

from vikinglab.serve import LONGEST_MESSAGE

from .conftest import Server, free_port, running, served_python, serving, within, write
from .strangers import Stranger, apart, damaged, visitor

PLAY = """
from vikinglab_widgets import Board
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
            stranger.say("comm_info_request", {"more": "x" * (LONGEST_MESSAGE + 100_000)})
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
            for _ in range(50):
                stranger.send(NUMBERS)
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


async def _waits(clicker: visitor.Visitor, clicks: int) -> list[float]:
    """Return how long each click of a visitor takes."""
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


@pytest.mark.parametrize("messages", [1500, pytest.param(100_000, marks=pytest.mark.soak)])
def test_while_strangers_send_damaged_messages_a_visitor_is_answered_at_once(served, messages):
    async def play() -> list[float]:
        async with AsyncExitStack() as opened:
            clicker = await opened.enter_async_context(visitor.Visitor(served.url().rstrip("/"), "raids/play.ipynb"))
            strangers = [await opened.enter_async_context(Stranger(served, "raids/play.ipynb")) for _ in range(3)]
            tasks = [asyncio.create_task(_pester(each, messages // 3, seed)) for seed, each in enumerate(strangers)]
            waits = []
            while not all(task.done() for task in tasks):
                waits += await _waits(clicker, 5)
            await asyncio.gather(*tasks)
            return waits

    waits = apart(play())
    assert len(waits) >= 10
    assert quantiles(waits, n=20)[-1] < 0.25
