"""Answers of the server: compressed, files only once, and each in its present form."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler, StaticFileHandler

from vikinglab import packing


class Greeting(RequestHandler):
    def get(self):
        self.finish(self.get_argument("name") * 2000)


def asked(folder: Path, *paths: str, **headers: str) -> list[HTTPResponse]:
    """Ask a server for one path after the other."""

    async def ask() -> list[HTTPResponse]:
        handlers = [("/hello", Greeting), ("/(.*)", StaticFileHandler, {"path": str(folder)})]
        socket, port = bind_unused_port(address="127.0.0.1")
        server = HTTPServer(Application(handlers, transforms=[packing.Packed]))
        server.add_socket(socket)
        client = AsyncHTTPClient(force_instance=True)
        try:
            return [
                await client.fetch(
                    f"http://127.0.0.1:{port}/{path}",
                    headers={"Accept-Encoding": "gzip", **headers},
                    decompress_response=False,
                )
                for path in paths
            ]
        finally:
            client.close()
            server.stop()

    # In this thread the loop of a browser may run.
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, ask()).result()


@pytest.fixture(autouse=True)
def forgotten(monkeypatch):
    monkeypatch.setattr(packing, "_files", {})


@pytest.mark.parametrize("size", [0, 10, 200_000])
def test_a_file_is_packed_once_and_sent_whole_to_all(tmp_path, monkeypatch, size):
    script = "".join(f"let a{number};" for number in range(size))[:size]
    (tmp_path / "script.js").write_text(script)
    first, second, third = asked(tmp_path, "script.js", "script.js", "script.js")
    assert [gzip.decompress(each.body).decode() if each.body else "" for each in (first, second, third)] == [script] * 3
    assert len(packing._files) == (size > 0)
    assert "Content-Length" not in first.headers or not size
    if size:
        assert int(third.headers["Content-Length"]) == len(third.body)


def test_a_file_that_was_changed_is_packed_anew(tmp_path):
    (tmp_path / "script.js").write_text("before")
    [before] = asked(tmp_path, "script.js")
    (tmp_path / "script.js").write_text("afterwards")
    StaticFileHandler.reset()
    [after] = asked(tmp_path, "script.js")
    assert [gzip.decompress(each.body) for each in (before, after)] == [b"before", b"afterwards"]


def test_who_asks_for_a_part_or_unpacked_gets_that(tmp_path):
    (tmp_path / "script.js").write_text("0123456789")
    asked(tmp_path, "script.js")
    [part] = asked(tmp_path, "script.js", Range="bytes=2-4")
    assert (part.code, gzip.decompress(part.body) if part.headers.get("Content-Encoding") else part.body) == (
        206,
        b"234",
    )
    [plain] = asked(tmp_path, "script.js", **{"Accept-Encoding": "identity"})
    assert plain.body == b"0123456789"


def test_what_is_made_for_one_reader_is_not_kept(tmp_path):
    one, other = asked(tmp_path, "hello?name=one", "hello?name=other")
    assert gzip.decompress(one.body) == b"one" * 2000
    assert gzip.decompress(other.body) == b"other" * 2000
    assert not packing._files
