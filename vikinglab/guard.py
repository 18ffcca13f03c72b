"""Guarding a server: by what names it may be asked, how long a request may take, how many connections one may have."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import socket
from collections.abc import Iterable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import unquote, urlsplit
from weakref import WeakKeyDictionary

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPServerRequest, ResponseStartLine
from tornado.iostream import IOStream
from tornado.routing import AnyMatches, Matcher, Rule, RuleRouter

CONNECTIONS = 1_000
"""The connections that one address may have: a school behind one address needs two for each reader, and more at once
while pages load. A proxy on the same machine may have any number."""

PATIENCE = 30.0
"""The seconds that a request may take to come, and that a connection may rest between two."""

LONGEST_HEADERS, LONGEST_BODY = 32_000, 64_000
"""The bytes of a request. Pages send nothing but their goodbye."""

ANYWHERE = ("", "*", "0.0.0.0", "::")  # noqa: S104 - whoever serves says so
"""The addresses of a server that listens on all of its machine's."""


class Names:
    """The names by which a server answers: those of its machine for itself, its address, and those that a host allows.

    A page of somebody else's could let its own name lead to this server, and would then be taken for one of ours.

    >>> "school.example:8866" in Names("127.0.0.1", ["school.example"])
    True
    """

    def __init__(self, ip: str, hosts: Iterable[str] = ()) -> None:
        self._is_anywhere = ip in ANYWHERE
        known = {"localhost", "127.0.0.1", "::1", ip, *hosts, *([socket.gethostname()] if self._is_anywhere else [])}
        self._names = {each.lower() for each in known if each}

    def __contains__(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or (self._is_anywhere and _is_address(name))


def _is_address(name: str) -> bool:
    """Return whether a name is an address: whoever asks by one was led here by no other name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class _Unknown(Matcher):
    """Matches requests by names that aren't known."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return None if request.host in self._names else {}


class _Unprintable(Matcher):
    """Matches requests for paths with signs that no name of a file has here: some can't even be looked for."""

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return None if unquote(request.path).isprintable() else {}


def _answer(request: HTTPServerRequest, code: int, sentence: str) -> None:
    body = f"{sentence}\n".encode()
    headers = HTTPHeaders({"Content-Type": "text/plain; charset=UTF-8", "Content-Length": str(len(body))})
    start = ResponseStartLine("HTTP/1.1", code, HTTPStatus(code).phrase)
    assert request.connection
    request.connection.write_headers(start, headers, body if request.method != "HEAD" else b"")
    request.connection.finish()


def _is_unknown(request: HTTPServerRequest) -> None:
    _answer(request, 421, "This server doesn’t answer to that name. Its host can allow it: vikinglab serve --host=NAME")


def _is_nowhere(request: HTTPServerRequest) -> None:
    _answer(request, 404, "404 Not Found")


class Guard(HTTPServer):
    """A server that refuses unknown names, too many connections from one address, and requests that don't end."""

    def initialize(self, app: Any, names: Names) -> None:  # type: ignore[override]  # Tornado makes it by these
        rules = [Rule(_Unknown(names), _is_unknown), Rule(_Unprintable(), _is_nowhere), Rule(AnyMatches(), app)]
        super().initialize(
            RuleRouter(rules),
            idle_connection_timeout=PATIENCE,
            body_timeout=PATIENCE,
            max_header_size=LONGEST_HEADERS,
            max_body_size=LONGEST_BODY,
        )
        self._places: WeakKeyDictionary[IOStream, str] = WeakKeyDictionary()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        place = _place(address[0])
        held = sum(1 for each, at in self._places.items() if at == place and not each.closed())
        if held >= CONNECTIONS and place:
            stream.close()
            return
        self._places[stream] = place
        super().handle_stream(stream, address)


def _place(address: str) -> str:
    """Return the place that counts as one address: of IPv6 a network, as one customer has; nothing for this machine."""
    found = ip_address(address.partition("%")[0])
    if found.version == 6 and found.ipv4_mapped:
        found = found.ipv4_mapped
    if found.is_loopback:
        return ""
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else str(found)
