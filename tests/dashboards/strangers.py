"""Strangers: they open a page as anybody may, and then speak to its kernel by hand."""

from __future__ import annotations

import asyncio
import importlib
import json
import struct
import sys
import time
import uuid
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any

from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from .conftest import ROOT, Server

sys.path.append(str(ROOT / "bench"))
visitor = importlib.import_module("visitor")


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in a thread of its own: in this one the loop of a browser runs."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Stranger:
    """A socket to the kernel of a page."""

    def __init__(self, server: Server, name: str) -> None:
        self.page = visitor.Visitor(server.url().rstrip("/"), name)
        self.heard: list[bytes] = []
        self.socket: WebSocketClientConnection | None = None
        self._closed = asyncio.Event()

    async def __aenter__(self) -> Stranger:
        await self.page.fetch()
        await self.connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.page.leave()
        if self.socket:
            self.socket.close()

    async def connect(self) -> None:
        address = f"{self.page.base.replace('http', 'ws', 1)}/api/kernels/{self.page.kernel}/channels"
        asked = HTTPRequest(f"{address}?session_id={uuid.uuid4().hex}")
        self._closed.clear()
        self.socket = await websocket_connect(
            asked, subprotocols=[visitor.PROTOCOL], max_message_size=1 << 28, on_message_callback=self._hear
        )

    def _hear(self, message: str | bytes | None) -> None:
        if message is None:
            self._closed.set()
        elif isinstance(message, bytes):
            self.heard.append(message)

    @property
    def is_connected(self) -> bool:
        return self.socket is not None and not self._closed.is_set()

    def send(self, message: bytes | str) -> None:
        """Send whatever it is, if the server still listens."""
        assert self.socket
        with suppress(WebSocketClosedError):
            self.socket.write_message(message, binary=isinstance(message, bytes)).add_done_callback(
                lambda sent: sent.exception()
            )

    def announce(self, size: int) -> None:
        """Send the beginning of a frame that says how many bytes are to come."""
        assert self.socket
        self.socket.protocol.stream.write(b"\x82\xff" + struct.pack("!Q", size) + b"mask")

    def read_nothing(self) -> None:
        """Leave what the server sends where it is."""
        assert self.socket
        stream = self.socket.protocol.stream
        stream.io_loop.remove_handler(stream.socket)
        stream._add_io_state = lambda state: None

    def say(self, kind: str, content: object, metadata: object = None, channel: bytes = b"shell") -> str:
        """Send a message that keeps to the protocol, and return its number."""
        header = visitor.header(kind)
        self.send(visitor.packed(header, metadata or {}, content, channel=channel))
        return str(header["msg_id"])

    def answers(self, number: str, kind: str) -> bool:
        """Return whether an answer of a kind to a message was heard."""
        return any(self._parts(each)[:2] == (kind, number) for each in self.heard)

    def told(self) -> list[dict[str, Any]]:
        """Return the contents of all that was heard."""
        return [self._parts(each)[2] for each in self.heard]

    @staticmethod
    def _parts(message: bytes) -> tuple[str, str | None, dict[str, Any]]:
        starts = [int.from_bytes(message[8 * at : 8 * at + 8], "little") for at in range(1, 7)]
        header, parent, content = (json.loads(message[starts[at] : starts[at + 1]]) for at in (1, 2, 4))
        return header["msg_type"], parent.get("msg_id"), content

    async def closes(self, seconds: float = 20) -> int | None:
        """Wait until the server hangs up, and return the code by which it does."""
        await asyncio.wait_for(self._closed.wait(), seconds)
        assert self.socket
        return self.socket.close_code

    async def is_answered(self, seconds: float = 20) -> bool:
        """Return whether the kernel answers a question that a page may ask; connect again if the server hung up."""
        end, number = time.monotonic() + seconds, None
        while time.monotonic() < end:
            if not self.is_connected:
                await self.connect()
                number = None
            number = number or self.say("comm_info_request", {})
            await asyncio.sleep(0.02)
            if self.answers(number, "comm_info_reply"):
                return True
        return False


WHOLE = 2**60, 2**64 - 1, 2**32, 2**31, 100_000, 65, 7, 6, 5, 1, 0


def damaged(rng: Random, comms: Sequence[str]) -> bytes | str:
    """Return a message of which something is wrong: mostly what it says, at times its envelope."""
    if rng.random() < 0.9:
        kind = rng.choice(KINDS)
        # A board that is closed, or whose number is another's, would hear nothing any more.
        return visitor.packed(visitor.header(kind), *_said(rng, comms if kind == "comm_msg" else ["1"]))
    sound = bytearray(visitor.packed(visitor.header("comm_msg"), {}, {"comm_id": "1", "data": {}}))
    match rng.randrange(6):
        case 0:
            sound[:8] = struct.pack("<Q", rng.choice(WHOLE))
        case 1:
            at = 8 * rng.randrange(1, 7)
            sound[at : at + 8] = struct.pack("<Q", rng.choice([*WHOLE, rng.randrange(len(sound))]))
        case 2:
            del sound[rng.randrange(len(sound)) :]
        case 3:
            for _ in range(5):
                sound[rng.randrange(len(sound))] = rng.randrange(256)
        case 4:
            return rng.randbytes(rng.randrange(200))
        case 5:
            return "[" * rng.randrange(1, 2000)
    return bytes(sound)


KINDS = ["comm_msg"] * 12 + ["comm_open", "comm_close", "comm_info_request", "kernel_info_request", "execute_request",
         "inspect_request", "complete_request", "history_request", "is_complete_request", "debug_request",
         "interrupt_request", "create_subshell_request", "usage_request", "", "__class__", "\u2028"]  # fmt: skip


def nested(depth: int) -> object:
    """Return a list in a list in a list."""
    made: object = 1
    for _ in range(depth):
        made = [made]
    return made


ODD = [None, True, -1, 2**63, 10**400, 1.5, float("nan"), float("inf"), "", "x" * 100, "x" * 100_000, "\ud800", "\0",
       "<b>", "{ $x }", [], {}, [1], {"do": "play"}, nested(200), nested(900), "../../etc/passwd",
       "#match=" + "A" * 5000]  # fmt: skip
DOES = ["play", "why", "name", "seen", "undo", "redo", "restart", "new", "freely", "notes", "coach", "explained",
        "load", "card", "point", "because", "ask", "recall", "link", "example", "hint", "set", "throw", "lay", "walk",
        "from", "", "nothing"]  # fmt: skip
FIELDS = ["line", "path", "brought", "number", "seed", "players", "seats", "rulings", "edition", "short", "on", "known",
          "ago", "rule", "data", "source", "at", "match", "moment", "figures", "pieces", "x", "y", "turn", "face",
          "ply"]  # fmt: skip


def _said(rng: Random, comms: Sequence[str]) -> tuple[object, object]:
    """Return the metadata and the content of a message that a board may hear, but wouldn't like."""
    odd = lambda: rng.choice(ODD)  # noqa: E731
    asked = {"do": rng.choice([rng.choice(DOES), odd()])} | {
        field: odd() for field in rng.sample(FIELDS, rng.randrange(4))
    }
    data = {
        "method": rng.choice(["custom", "custom", "custom", "update", "request_state", "echo_update", odd()]),
        "content": rng.choice([asked, asked, asked, odd()]),
        "state": rng.choice([{rng.choice(["state", "words", "_esm", "layout", "name", "axe"]): odd()}, odd()]),
    }
    if rng.random() < 0.1:
        data["buffer_paths"] = rng.choice([[["state"]], [[odd()]], odd()])
    content = {
        "comm_id": rng.choice([rng.choice(comms), rng.choice(comms), odd()]),
        "data": rng.choice([data, data, data, data, odd()]),
        "target_name": rng.choice(["jupyter.widget", "jupyter.widget.control", odd()]),
    }
    return rng.choice([{}, {"version": "2.1.0"}, odd()]), rng.choice([content] * 9 + [odd()])
