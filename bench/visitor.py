"""A visitor without a browser, who fetches a page, speaks to its kernel as the front end does, and plays."""

from __future__ import annotations

import asyncio
import json
import re
import uuid
from http.cookies import SimpleCookie
from itertools import accumulate, pairwise
from random import Random
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

CONFIG = re.compile(r'<script id="jupyter-config-data".*?>(.*?)</script>', re.S)
PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 60.0
"""The seconds after which a visitor gives up."""

AsyncHTTPClient.configure(None, max_clients=1000)


def header(kind: str, session: str = "") -> dict[str, Any]:
    """Return the header of a message, as a page makes it."""
    return {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": session, "username": "", "version": "5.3"}


def packed(header: object, metadata: object, content: object, *buffers: bytes, channel: bytes = b"shell") -> bytes:
    """Return a message of Jupyter's binary protocol."""
    return joined(channel, *(json.dumps(part).encode() for part in (header, {}, metadata, content)), *buffers)


def joined(*parts: bytes) -> bytes:
    """Return parts in their envelope: how many offsets there are, where each part begins, and where the last ends."""
    starts = [*accumulate(map(len, parts), initial=8 * (len(parts) + 2))]
    return b"".join(number.to_bytes(8, "little") for number in [len(starts), *starts]) + b"".join(parts)


class Failed(Exception):
    """The failure of a visit, in words."""


class Visitor:
    """Somebody with one page open."""

    def __init__(self, base: str, name: str) -> None:
        self.base, self.name = base, name
        self.html = ""
        self.models: dict[str, dict[str, Any]] = {}
        self.choices: list[str] = []
        """The present choices of the board."""
        self._socket: WebSocketClientConnection | None = None
        self._heard: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._cookies: dict[str, str] = {}
        self._session = uuid.uuid4().hex

    async def __aenter__(self) -> Visitor:
        await self.fetch()
        await self.connect()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        await self.leave()

    async def fetch(self) -> None:
        """Fetch the page, whose kernel has then run all of it."""
        answer = await AsyncHTTPClient().fetch(f"{self.base}/voila/render/{self.name}", request_timeout=PATIENCE)
        self.html = answer.body.decode()
        for each in answer.headers.get_list("Set-Cookie"):
            self._cookies |= {key: morsel.value for key, morsel in SimpleCookie(each).items()}
        if not self.html.rstrip().endswith("</html>"):
            raise Failed(f"{self.name} is not whole")

    @property
    def kernel(self) -> str:
        """The number of the page's kernel."""
        found = CONFIG.search(self.html)
        assert found, "a page says what its kernel is"
        return str(json.loads(found[1])["kernelId"])

    async def connect(self) -> None:
        """Open a socket to the kernel, and learn which widgets there are."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/kernels/{self.kernel}/channels?session_id={self._session}"
        asked = HTTPRequest(address, headers=self._headers())
        # Take messages at once, as a browser does: a socket that isn't read answers no ping, and is closed.
        self._socket = await websocket_connect(
            asked, subprotocols=[PROTOCOL], max_message_size=1 << 26, on_message_callback=self._heard.put_nowait
        )
        control = uuid.uuid4().hex
        self._send("comm_open", {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}, True)
        self._send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        while True:
            message = await self._next()
            data = message["content"].get("data", {})
            if message["msg_type"] == "comm_msg" and data.get("method") == "update_states":
                self.models = {key: model["state"] for key, model in data["states"].items()}
                if self.board:
                    self.choices = [each["line"] for each in self._state(self.models[self.board])["choices"]]
                return

    @property
    def board(self) -> str | None:
        """The number of the first board's model."""
        return next((key for key, model in self.models.items() if "choices" in self._state(model)), None)

    async def tell(self, **message: Any) -> None:
        """Send the board a message, and wait until it shows something else."""
        self._send("comm_msg", {"comm_id": self.board, "data": {"method": "custom", "content": message}})
        while True:
            said = (await self._next())["content"].get("data", {}).get("content", {})
            if said.get("say") == "refused":
                raise Failed(f"{message} was refused: {said['text']}")
            if said.get("say") == "changed":
                if said["choices"] is not None:
                    self.choices = [line for line, *_ in said["choices"]]
                return

    async def begin(self, players: int, seed: int) -> None:
        """Begin a match in which this visitor plays all seats."""
        await self.tell(do="new", seed=seed, players=players, seats=["person"] * players)

    async def play(self, moves: int, rng: Random, pause: float = 0) -> int:
        """Play a number of moves, or as many as there are; return how many."""
        for played in range(moves):
            if not self.choices:
                return played
            await self.tell(do="play", line=rng.choice(self.choices))
            await asyncio.sleep(pause)
        return moves

    async def leave(self) -> None:
        """Say goodbye as a page does, which frees the kernel."""
        if self._socket:
            self._socket.close()
        body = urlencode({"_xsrf": self._cookies.get("_xsrf", "")})
        address = f"{self.base}/voila/api/shutdown/{self.kernel}"
        await AsyncHTTPClient().fetch(address, method="POST", headers=self._headers(), body=body, raise_error=False)

    def _headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{key}={value}" for key, value in self._cookies.items())}

    @staticmethod
    def _state(model: dict[str, Any]) -> dict[str, Any]:
        state = model.get("state", "{}")
        return json.loads(state) if isinstance(state, str) else dict(state)

    def _send(self, kind: str, content: dict[str, Any], opens: bool = False) -> None:
        assert self._socket
        metadata = {"version": "1.0.0"} if opens else {}
        self._socket.write_message(packed(header(kind, self._session), metadata, content), binary=True)

    async def _next(self) -> dict[str, Any]:
        assert self._socket
        said = await asyncio.wait_for(self._heard.get(), PATIENCE)
        if said is None:
            raise Failed(f"the kernel of {self.name} has gone")
        assert isinstance(said, bytes)
        starts = [int.from_bytes(said[8 * at : 8 * at + 8], "little") for at in range(1, 7)]
        _, header, _, _, content = (said[one:other] for one, other in pairwise(starts))
        return {"msg_type": json.loads(header)["msg_type"], "content": json.loads(content)}
