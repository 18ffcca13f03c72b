"""Files that a server sends: whole, compressed once, and each in its present form."""

from __future__ import annotations

import asyncio
import gzip
import os
import socket
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler, StaticFileHandler

from vikinglab import packing

SCRIPT = "".join(f"let a{number};" for number in range(200_000))


class Greeting(RequestHandler):
    def get(self):
        self.finish(self.get_argument("name") * 2000)


class Files(packing.Whole, StaticFileHandler):
    """The handler of the tests."""


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in a thread of its own: in this one the loop of a browser may run."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[int]:
    """Serve a folder, and yield the port."""
    handlers = [("/hello", Greeting), ("/(.*)", Files, {"path": str(folder)})]
    found, port = bind_unused_port(address="127.0.0.1")
    server = HTTPServer(Application(handlers, compress_response=True))
    server.add_socket(found)
    yield port
    server.stop()


async def fetched(port: int, path: str, method: str = "GET", **headers: str) -> HTTPResponse:
    client = AsyncHTTPClient(force_instance=True)
    sent = {"Accept-Encoding": "gzip", **{name.replace("_", "-"): value for name, value in headers.items()}}
    try:
        address = f"http://127.0.0.1:{port}/{path}"
        return await client.fetch(address, method=method, headers=sent, decompress_response=False)
    except HTTPClientError as error:
        assert error.response is not None
        return error.response
    finally:
        client.close()


def asked(folder: Path, *paths: str, **headers: str) -> list[HTTPResponse]:
    """Ask a server for one path after the other."""

    async def ask() -> list[HTTPResponse]:
        async with serving(folder) as port:
            return [await fetched(port, path, **headers) for path in paths]

    return apart(ask())


@pytest.fixture(autouse=True)
def forgotten():
    packing._packed.cache_clear()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "script.js").write_text(SCRIPT)
    return tmp_path


def test_a_file_is_packed_once_and_sent_whole_to_all(folder):
    answers = asked(folder, "script.js", "script.js", "script.js")
    assert [gzip.decompress(each.body).decode() == SCRIPT for each in answers] == [True] * 3
    assert [int(each.headers["Content-Length"]) for each in answers] == [len(each.body) for each in answers]
    assert packing._packed.cache_info().misses == 1


def test_a_download_that_is_broken_off_spoils_the_file_for_nobody(folder):
    async def ask() -> list[HTTPResponse]:
        async with serving(folder) as port:
            with socket.create_connection(("127.0.0.1", port)) as reader:
                reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                reader.sendall(b"GET /script.js HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n\r\n")
                await asyncio.get_running_loop().run_in_executor(None, reader.recv, 2000)
            return [await fetched(port, "script.js") for _ in range(2)]

    for answer in apart(ask()):
        assert gzip.decompress(answer.body).decode() == SCRIPT


def test_a_browser_that_holds_a_cut_file_asks_anew_and_gets_the_whole(folder):
    """The servers of before gave it the tag of the whole file."""
    tag = f'"{StaticFileHandler.get_content_version(str(folder / "script.js"))}"'
    [answer] = asked(folder, "script.js", If_None_Match=tag)
    assert answer.code == 200
    assert gzip.decompress(answer.body).decode() == SCRIPT
    [again] = asked(folder, "script.js", If_None_Match=answer.headers["Etag"])
    assert (again.code, again.body) == (304, b"")


def test_each_form_of_a_file_has_a_tag_of_its_own(folder):
    [packed], [plain] = asked(folder, "script.js"), asked(folder, "script.js", Accept_Encoding="identity")
    assert plain.body.decode() == SCRIPT
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Etag"] != plain.headers["Etag"]
    assert "Accept-Encoding" in packed.headers["Vary"]
    [mixed] = asked(folder, "script.js", If_None_Match=packed.headers["Etag"], Accept_Encoding="identity")
    assert mixed.code == 200


def test_no_part_of_a_file_is_sent(folder):
    for form in ("gzip", "identity"):
        [part] = asked(folder, "script.js", Range="bytes=2-4", Accept_Encoding=form)
        assert part.code == 200
        assert part.headers["Accept-Ranges"] == "none"
        assert len(part.body) == int(part.headers["Content-Length"]) > 1000


@pytest.mark.parametrize("form", ["gzip", "identity"])
def test_a_file_that_was_changed_is_sent_as_it_is_now(folder, form):
    [before] = asked(folder, "script.js", Accept_Encoding=form)
    (folder / "script.js").write_text(SCRIPT.replace("a", "b"))
    os.utime(folder / "script.js", (1, 1))
    [after] = asked(folder, "script.js", Accept_Encoding=form, If_None_Match=before.headers["Etag"])
    body = gzip.decompress(after.body) if form == "gzip" else after.body
    assert body.decode() == SCRIPT.replace("a", "b")


def test_one_may_ask_how_large_a_file_is(folder):
    async def ask() -> HTTPResponse:
        async with serving(folder) as port:
            return await fetched(port, "script.js", "HEAD")

    [whole] = asked(folder, "script.js")
    head = apart(ask())
    assert (head.code, head.body) == (200, b"")
    assert head.headers["Content-Length"] == whole.headers["Content-Length"]


@pytest.mark.parametrize(("name", "size"), [("empty.js", 0), ("picture.png", 5000)])
def test_what_would_not_shrink_is_sent_as_it_is(tmp_path, name, size):
    (tmp_path / name).write_bytes(bytes(size))
    [answer] = asked(tmp_path, name)
    assert (answer.body, answer.headers.get("Content-Encoding")) == (bytes(size), None)


def test_files_are_packed_before_anybody_asks(folder):
    packing.pack_all([folder, folder / "missing"])
    made = packing._packed.cache_info().misses
    asked(folder, "script.js")
    assert packing._packed.cache_info().misses == made == 1


def test_what_is_made_for_one_reader_is_not_kept(tmp_path):
    one, other = asked(tmp_path, "hello?name=one", "hello?name=other")
    assert gzip.decompress(one.body) == b"one" * 2000
    assert gzip.decompress(other.body) == b"other" * 2000
