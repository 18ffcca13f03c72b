"""Packing: compress what a server sends, but each file only once."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

from typing import Any

from tornado.web import GZipContentEncoding

_files: dict[str, bytes] = {}
"""Each file that was sent so far, compressed, by the tag that changes with its content."""


class Packed(GZipContentEncoding):
    """A transform that compresses answers. A page needs sixty files: compressing them each time would take 0.1 s."""

    def __init__(self, request: Any) -> None:
        super().__init__(request)
        self._tag, self._parts, self._is_sent = "", list[bytes](), False

    def transform_first_chunk(
        self, status_code: int, headers: Any, chunk: bytes, finishing: bool
    ) -> tuple[int, Any, bytes]:
        # Only files can be requested in parts, and other answers may differ for each visitor.
        if self._gzipping and status_code == 200 and "Accept-Ranges" in headers:
            self._tag = headers.get("Etag", "")
        packed = _files.get(self._tag)
        if packed is None:
            begun: tuple[int, Any, bytes] = super().transform_first_chunk(status_code, headers, chunk, finishing)
            return begun
        self._is_sent = True
        headers["Vary"] = ", ".join(filter(None, [headers.get("Vary"), "Accept-Encoding"]))
        headers["Content-Encoding"] = "gzip"
        headers["Content-Length"] = str(len(packed))
        return status_code, headers, packed

    def transform_chunk(self, chunk: bytes, finishing: bool) -> bytes:
        if self._is_sent:
            return b""
        part: bytes = super().transform_chunk(chunk, finishing)
        if self._gzipping and self._tag:
            self._parts.append(part)
            if finishing:
                _files[self._tag] = b"".join(self._parts)
        return part
