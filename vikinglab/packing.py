"""Packing: what a server sends is compressed, and a file only once."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

from typing import Any

from tornado.web import GZipContentEncoding

_files: dict[str, bytes] = {}
"""Each file that was sent so far, packed, by the tag that changes with its content."""


class Packed(GZipContentEncoding):
    """Packs answers. A page needs sixty files: to pack them for each who comes would take a tenth of a second."""

    def __init__(self, request: Any) -> None:
        super().__init__(request)
        self._tag, self._parts, self._is_sent = "", list[bytes](), False

    def transform_first_chunk(
        self, status_code: int, headers: Any, chunk: bytes, finishing: bool
    ) -> tuple[int, Any, bytes]:
        # Only files can be asked for in parts, and other answers may differ for all who come.
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
