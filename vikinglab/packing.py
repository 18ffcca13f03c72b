"""The files that a server sends: whole, compressed once, and with a tag of what is sent."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import gzip
from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any, NamedTuple

from tornado.web import GZipContentEncoding, HTTPError, StaticFileHandler


class Packed(NamedTuple):
    """A compressed file, and the tag by which browsers ask whether theirs is the same."""

    content: bytes
    tag: str


@lru_cache(maxsize=1000)
def _packed(path: str, changed: int, size: int) -> Packed:
    """Compress a file as it was when it had this size and was last changed then."""
    content = gzip.compress(Path(path).read_bytes(), mtime=0)
    return Packed(content, f'"{sha256(content).hexdigest()}"')


def pack(path: Path) -> Packed | None:
    """Return a file compressed, or nothing if it would not shrink."""
    kind, encoding = guess_type(path.name)
    found = path.stat()
    if encoding or not found.st_size or not _is_text(kind or ""):
        return None
    return _packed(str(path), found.st_mtime_ns, found.st_size)


def _is_text(kind: str) -> bool:
    return kind.startswith("text/") or kind in GZipContentEncoding.CONTENT_TYPES


def pack_all(folders: Iterable[Path]) -> None:
    """Compress all files of folders, so that none is compressed while somebody waits."""
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file():
                pack(path.resolve())


class Whole(StaticFileHandler):
    """A handler of files, to put before another one: it sends each file whole, and compressed if that is wanted.

    Nothing of one answer is kept for the next, and no part of a file is sent. A browser that joined such a part to
    what it has would have to be sure that both are of the same compressed form.
    """

    _packed: Packed | None = None

    def parse_url_path(self, url_path: str) -> str:
        try:
            path: str = super().parse_url_path(url_path)
            self.get_absolute_path(self.root, path)
        except (AssertionError, ValueError, HTTPError):
            raise HTTPError(404) from None  # Voilà expects a template and a file in each path
        return path

    def validate_absolute_path(self, root: str, absolute_path: str) -> Any:
        try:
            found: str | None = super().validate_absolute_path(root, absolute_path)
        except HTTPError:
            raise HTTPError(404) from None  # what isn't sent isn't there
        self.request.headers.pop("Range", None)
        if found is not None and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self._packed = pack(Path(found))
        return found

    def compute_etag(self) -> str | None:
        if self._packed:
            return self._packed.tag
        found = self._stat()
        return f'"{found.st_mtime_ns:x}-{found.st_size:x}"'

    def set_extra_headers(self, path: str) -> None:
        super().set_extra_headers(path)
        self.set_header("Accept-Ranges", "none")
        if self._packed:
            self.set_header("Content-Encoding", "gzip")

    def get_content_size(self) -> int:
        return len(self._packed.content) if self._packed else super().get_content_size()

    def get_content(  # type: ignore[override]  # elsewhere it can't know what the request wants
        self, abspath: str, start: int | None = None, end: int | None = None
    ) -> Any:
        return self._packed.content if self._packed else super().get_content(abspath, start, end)
