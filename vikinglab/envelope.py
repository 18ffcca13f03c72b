"""The envelope of a page's messages: it is checked before anything counts by what it says.

In Jupyter's binary protocol (v1) a message begins with the number of its offsets, and the offsets: where its parts
begin, and where the last one ends. The parts are the channel, header, parent header, metadata, content, and buffers.
"""

from __future__ import annotations

import struct
import time
from itertools import pairwise
from typing import Annotated

import msgspec

NUMBER = 8
"""The bytes of a number."""

FEWEST, MOST = 6, 64
"""The offsets of a message without buffers, and of one with more than any widget sends."""

LONGEST_HEADER = 4_000
"""The bytes of a header: those of our pages have some 200."""

RATE, BYTES = 100, 1_000_000
"""The messages and bytes that a page may send in a second, for as long as it likes."""

BURST = 5.0
"""The seconds' worth of messages that a page may send at once."""

PENDING = 10
"""The messages that wait here for a kernel that is busy. A page that sends more waits, too."""

UNREAD = 64_000_000
"""The bytes that wait here for a page that doesn't read them. The connection of one that leaves more is closed."""

Short = Annotated[str, msgspec.Meta(max_length=200)]


class Header(msgspec.Struct):
    """The header of a message, as far as a server or a kernel reads it. The kernel repeats it in each answer."""

    msg_id: Short
    msg_type: Short
    session: Short
    username: Short | None = None
    version: Short | None = None
    date: Short | None = None
    subshell_id: None = None


_header = msgspec.json.Decoder(Header)


def is_sound(message: object) -> bool:
    """Return whether a message keeps to the protocol, as far as whoever hands it on reads it.

    >>> is_sound(struct.pack("<Q", 2**60) + bytes(16))
    False
    """
    if not isinstance(message, bytes) or (offsets := _offsets(message)) is None:
        return False
    channel, header = message[offsets[0] : offsets[1]], message[offsets[1] : offsets[2]]
    return channel in (b"shell", b"control") and len(header) <= LONGEST_HEADER and _is_header(header)


def _offsets(message: bytes) -> tuple[int, ...] | None:
    """Return the places where the parts of a message begin and the last one ends, or nothing if that can't be."""
    count = int.from_bytes(message[:NUMBER], "little")
    begin = NUMBER * (count + 1)
    if not FEWEST <= count <= MOST or len(message) < begin:
        return None
    offsets = struct.unpack_from(f"<{count}Q", message, NUMBER)
    is_ordered = all(one <= other for one, other in pairwise(offsets))
    return offsets if is_ordered and (offsets[0], offsets[-1]) == (begin, len(message)) else None


def _is_header(part: bytes) -> bool:
    try:
        _header.decode(part)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return False
    return True


class Pace:
    """The pace of a page: it may send a burst of messages, and one that never stops must wait for each."""

    def __init__(self) -> None:
        self._owed, self._then = 0.0, time.monotonic()

    def after(self, size: int) -> float:
        """Return the seconds to wait after a message of some bytes, before another is read."""
        now = time.monotonic()
        self._owed = max(0.0, self._owed - (now - self._then)) + 1 / RATE + size / BYTES
        self._then = now
        return max(0.0, self._owed - BURST)
