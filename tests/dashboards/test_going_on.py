"""Ends under an open page: kernel, zygote, server, network. Each is told, and the match goes on."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .boards import BoardOn
from .conftest import BOARD, FORKED, GONE, Server, forks, free_port, running, served_python, within, write
from .test_kernels import descendants
from .test_serve import kernel, opened

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Kernels are forked on Linux alone.")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "notebooks"
    made.mkdir()
    write(made, "index", "# First")
    write(made, "raids/board", "# A board", BOARD)
    write(made, "raids/play", "# Play", FORKED)
    return made


@pytest.fixture
def serve(folder: Path) -> Callable[[], AbstractContextManager[Server]]:
    """Start a server, again at the same address each time."""
    port = free_port()

    def started() -> AbstractContextManager[Server]:
        server = Server(port, folder.parent / f"{port}.log")
        asked = [served_python(), "-m", "vikinglab.cli", "serve", str(folder), f"--port={port}"]
        return running(server, [*asked, "--no-browser"], folder, "Dashboards:", {**os.environ})

    return started


def sailed(page: Page, server: Server) -> tuple[BoardOn, str]:
    """Open the board and make a move; return the board, and the address of its kernel."""
    html = opened(page, server, "raids/board")
    found = BoardOn(page)
    found.sail()
    page.evaluate("window.opened = 1")
    return found, kernel(html)


def has_gone_on(page: Page) -> None:
    """Wait until the page has opened again, where the match was."""
    page.wait_for_function("window.opened === undefined")
    again = BoardOn(page)
    again.has_sailed()
    expect(again.banner).to_be_hidden()


def test_a_server_that_comes_back_within_a_minute_has_the_match_again(page, serve, forgiven):
    forgiven += GONE
    with ExitStack() as servers:
        server = servers.enter_context(serve())
        found, _ = sailed(page, server)
        os.kill(server.pid, signal.SIGKILL)
        expect(found.banner).to_contain_text("Your match is saved in this browser.")
        found.click("space:14")  # nothing comes of it
        servers.enter_context(serve())
        has_gone_on(page)


def test_without_its_zygote_a_kernel_that_ends_is_followed_by_another(page, serve, forgiven):
    forgiven += GONE
    with serve() as server:
        assert forks(server)
        sailed(page, server)
        below = descendants(server.pid)
        for pid in sorted(below, key=lambda pid: below[pid] != "zygote"):
            os.kill(pid, signal.SIGKILL)
        has_gone_on(page)


class Cut:
    """The lines between a page and its kernels: those that have been cut bring nothing any more, not even late."""

    def __init__(self, page: Page) -> None:
        self._lines: set[WebSocketRoute] = set()
        self._cut: set[WebSocketRoute] = set()
        page.route_web_socket(re.compile("/channels"), self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self._lines.add(line)
        line.connect_to_server().on_message(lambda message: None if line in self._cut else line.send(message))

    def now(self) -> None:
        self._cut |= self._lines


def test_after_an_hour_without_a_network_the_match_goes_on_at_a_click(visitor, serve, forgiven):
    forgiven += GONE
    page = visitor(locale="en")  # with a network of their own
    page.clock.install()
    lines = Cut(page)
    with serve() as server:
        found, asked = sailed(page, server)
        page.context.set_offline(True)
        lines.now()
        expect(found.banner).to_contain_text("Your match is saved in this browser.")
        # In the long run a server ends the kernels that nobody asks for.
        os.kill(int(re.search(r"process (\d+)", page.inner_text("main"))[1]), signal.SIGKILL)
        assert within(20, lambda: server.get(asked)[0] == 404)
        page.clock.fast_forward("01:00:00")
        page.context.set_offline(False)
        expect(found.banner).to_contain_text("Disconnected.")
        page.clock.run_for(10_000)
        assert page.evaluate("window.opened") == 1
        found.banner.get_by_role("button", name="Continue").click()
        has_gone_on(page)


def test_a_server_that_stays_away_is_not_left_for_an_error(page, serve, forgiven):
    forgiven += GONE
    page.clock.install()
    with serve() as server:
        found, _ = sailed(page, server)
        os.kill(server.pid, signal.SIGKILL)
    expect(found.banner).to_contain_text("Your match is saved in this browser.")
    page.clock.run_for("01:30")
    found.banner.get_by_role("button", name="Continue").click()
    expect(found.banner).to_contain_text("The server isn’t answering yet.")
    assert page.evaluate("window.opened") == 1
    found.has_sailed()
