"""The guard of a server: names, connections and requests, without a page."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, closing
from typing import Any

import pytest
from tornado.web import Application, RequestHandler

from vikinglab import guard
from vikinglab.guard import Guard, Names

KNOWN = [
    "localhost",
    "127.0.0.1",
    "127.0.0.1:8866",
    "[::1]:8866",
    "LOCALHOST:80",
    "school.example",
    "School.Example.:443",
]
UNKNOWN = [
    "evil.example",
    "192.168.1.5",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "[",
    "[::1",
    "evil@",
    ":80",
]


@pytest.mark.parametrize("host", KNOWN)
def test_a_server_answers_to_its_own_names_and_those_that_are_allowed(host):
    assert host in Names("127.0.0.1", ["school.example"])


@pytest.mark.parametrize("host", UNKNOWN)
def test_a_server_answers_to_no_other_name(host):
    assert host not in Names("127.0.0.1", ["school.example"])


def test_a_server_answers_to_the_address_that_it_listens_on():
    assert "192.168.1.5:8866" in Names("192.168.1.5")
    assert "192.168.1.6" not in Names("192.168.1.5")


@pytest.mark.parametrize("ip", ["0.0.0.0", "::", ""])
def test_a_server_that_listens_everywhere_answers_to_all_addresses_and_its_machines_name(ip):
    names = Names(ip)
    for host in ("192.168.1.5:8866", "[fe80::1]", "localhost", f"{socket.gethostname()}:8866"):
        assert host in names
    assert "evil.example" not in names


class Hello(RequestHandler):
    def get(self):
        self.finish("hello")

    def post(self):
        self.finish(str(len(self.request.body)))


@asynccontextmanager
async def serving(ip: str = "127.0.0.1", **limits: Any) -> AsyncIterator[int]:
    server = Guard(Application([("/.*", Hello)]), Names(ip))
    server.listen(0, ip)
    port = next(iter(server._sockets.values())).getsockname()[1]
    try:
        yield port
    finally:
        server.stop()
        await server.close_all_connections()


async def said(port: int, request: str, ip: str = "127.0.0.1", seconds: float = 10) -> bytes:
    """Return the answer of a server to a request, until it closes the connection."""
    reader, writer = await asyncio.open_connection(ip, port)
    with closing(writer):
        writer.write(request.encode("latin-1"))
        return await asyncio.wait_for(reader.read(), seconds)


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def asked(request: str) -> bytes:
    async def ask() -> bytes:
        async with serving() as port:
            return await said(port, request)

    return apart(ask())


def get(path: str = "/", host: str = "localhost", method: str = "GET", more: str = "") -> str:
    return f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n"


def test_an_unknown_name_is_refused_in_a_sentence():
    assert asked(get()).endswith(b"\r\n\r\nhello")
    answer = asked(get(host="evil.example"))
    assert answer.startswith(b"HTTP/1.1 421 Misdirected Request\r\n")
    assert b"vikinglab serve --host=NAME" in answer
    assert b"evil.example" not in answer
    assert asked(get(host="evil.example", method="HEAD")).endswith(b"\r\n\r\n")


def test_a_request_without_a_name_is_answered_as_probes_send_it():
    assert asked("GET / HTTP/1.0\r\n\r\n").endswith(b"hello")


@pytest.mark.parametrize("path", ["/%00", "/a%0ab", "/%1b[31m", "/%ed%a0%80%00"])
def test_paths_that_no_file_has_lead_nowhere(path):
    assert asked(get(path)).startswith(b"HTTP/1.1 404 ")


def test_a_request_has_so_many_bytes_at_most():
    assert asked(get(method="POST", more="Content-Length: 64000\r\n\r\n" + "x" * 64_000)).endswith(b"64000")
    assert asked(get(method="POST", more="Content-Length: 64001\r\n\r\n")).startswith(b"HTTP/1.1 400 ")
    assert b"hello" not in asked(get(more=f"More: {'x' * 32_000}\r\n"))


@pytest.mark.parametrize("half", ["", "GET / HTTP/1.1\r\nHost: localhost\r\nMore: ", get() + "GET /"])
def test_a_request_that_does_not_end_is_ended(monkeypatch, half):
    monkeypatch.setattr(guard, "PATIENCE", 0.3)
    began = time.monotonic()
    asked(half)
    assert time.monotonic() - began < 5


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(guard, "PATIENCE", 0.3)
    assert b"HTTP/1.1 200" not in asked(get(method="POST", more="Content-Length: 10\r\n\r\n123"))


def test_an_address_has_so_many_connections_at_most_and_others_have_theirs(monkeypatch):
    monkeypatch.setattr(guard, "CONNECTIONS", 3)
    # On this machine all addresses are its own: let one of them be a stranger's.
    known = guard._place
    monkeypatch.setattr(guard, "_place", lambda address: "stranger" if address == "127.0.0.2" else known(address))

    async def ask() -> None:
        async with serving("0.0.0.0") as port, AsyncExitStack() as opened:
            for _ in range(3):
                held = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
                opened.callback(held[1].close)
            await asyncio.sleep(0.1)
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            assert await asyncio.wait_for(reader.read(), 5) == b""
            writer.close()
            for _ in range(5):
                opened.callback((await asyncio.open_connection("127.0.0.1", port))[1].close)
            assert (await said(port, get())).endswith(b"hello")
            held[1].close()
            await asyncio.sleep(0.1)
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
            writer.write(get().encode())
            assert (await asyncio.wait_for(reader.read(), 5)).endswith(b"hello")
            writer.close()

    apart(ask())


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
    ],
)
def test_what_counts_as_one_address(address, place):
    assert guard._place(address) == place
