"""The envelope of a page's messages, sound and damaged."""

from __future__ import annotations

import importlib
import struct
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vikinglab.envelope import BURST, BYTES, FEWEST, LONGEST_HEADER, MOST, RATE, Pace, is_sound

sys.path.append(str(Path(__file__).parents[1] / "bench"))
visitor = importlib.import_module("visitor")

HEADER = visitor.header("comm_msg", "session")
SOUND = visitor.packed(HEADER, {}, {"comm_id": "1", "data": {}})
JSON = b"{}", b"{}", b"{}"


def numbered(*numbers: int, rest: bytes = b"") -> bytes:
    """Return a message that begins with these numbers."""
    return struct.pack(f"<{len(numbers)}Q", *numbers) + rest


def with_header(header: bytes) -> bytes:
    return visitor.joined(b"shell", header, *JSON)


def test_what_pages_send_is_sound():
    assert is_sound(SOUND)
    assert is_sound(visitor.packed(HEADER, {}, {}, b"", b"buffer"))
    assert is_sound(visitor.packed(HEADER | {"date": "2026-01-01T00:00:00Z", "subshell_id": None}, {}, {}))
    assert is_sound(visitor.packed(HEADER, {}, {}, channel=b"control"))


@pytest.mark.parametrize(
    "message", [SOUND.decode("latin-1"), None, b"", b"\0" * 7, SOUND[8:], SOUND + b" ", SOUND[:-1]]
)
def test_what_is_no_message_is_not_sound(message):
    assert not is_sound(message)


@pytest.mark.parametrize("count", [0, 1, FEWEST - 1, MOST + 1, 2**31, 2**60, 2**64 - 1])
def test_a_wrong_number_of_offsets_is_refused_at_once(count):
    began = time.perf_counter()
    assert not is_sound(numbered(count, rest=bytes(3_000_000)))
    assert time.perf_counter() - began < 0.1


def test_offsets_ascend_from_the_end_of_the_numbers_to_the_end_of_the_message():
    whole = [*struct.unpack("<7Q", SOUND[:56])]
    assert is_sound(numbered(*whole, rest=SOUND[56:]))
    for at in range(1, 7):
        for wrong in (0, whole[at] - 1, whole[at] + 1, 2**63, 2**64 - 1):
            moved = numbered(*whole[:at], wrong, *whole[at + 1 :], rest=SOUND[56:])
            # Elsewhere a part would end a byte too early or too late, and its channel or header be none.
            assert not is_sound(moved) or at in (3, 4, 5)
    crossed = numbered(*whole[:3], whole[4], whole[3], *whole[5:], rest=SOUND[56:])
    assert not is_sound(crossed)


BAD_HEADERS: list[Callable[[], bytes]] = [
    lambda: b"",
    lambda: b"[]",
    lambda: b"null",
    lambda: b"{}",
    lambda: b"[" * LONGEST_HEADER,
    lambda: b'{"msg_type": 1, "msg_id": "1", "session": "1"}',
    lambda: b'{"msg_type": "comm_msg", "msg_id": "\\ud800", "session": "1"}',
    lambda: b'{"msg_type": "comm_msg", "msg_id": "\xff", "session": "1"}',
    lambda: b'{"msg_type": "comm_msg", "msg_id": "1", "session": "1", "subshell_id": "2"}',
    lambda: b'{"msg_type": "comm_msg", "msg_id": "%b", "session": "1"}' % (b"x" * 300),
    lambda: b'{"msg_type": "comm_msg", "msg_id": "1", "session": "1", "more": "%b"}' % (b"x" * LONGEST_HEADER),
]


@pytest.mark.parametrize("made", BAD_HEADERS)
def test_a_header_that_a_kernel_could_not_repeat_is_refused(made):
    assert not is_sound(with_header(made()))


@pytest.mark.parametrize("channel", [b"", b"iopub", b"stdin", b"\xff", b"shell\0"])
def test_pages_speak_on_two_channels(channel):
    assert not is_sound(visitor.packed(HEADER, {}, {}, channel=channel))


@given(st.binary(max_size=300))
def test_noise_is_never_sound(noise):
    assert not is_sound(noise)


@given(st.data())
def test_damage_is_found_or_harmless(data: Any):
    """A message that counts as sound can be taken apart as jupyter_server does."""
    at = data.draw(st.integers(0, len(SOUND) - 1))
    damaged = SOUND[:at] + bytes([data.draw(st.integers(0, 255))]) + SOUND[at + 1 :]
    if is_sound(damaged):
        count = int.from_bytes(damaged[:8], "little")
        starts = [int.from_bytes(damaged[8 * each : 8 * each + 8], "little") for each in range(1, count + 1)]
        assert b"".join(damaged[one:other] for one, other in pairwise(starts)) == damaged[starts[0] :]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr("vikinglab.envelope.time.monotonic", lambda: now[0])
    return now


def test_a_burst_passes_and_a_page_that_never_stops_waits(clock):
    pace = Pace()
    waited = 0.0
    for _ in range(10 * RATE):
        wait = pace.after(0)
        waited += wait
        clock[0] += wait
    assert waited == pytest.approx(10 - BURST, rel=0.01)


def test_large_messages_wait_longer_and_time_that_passes_is_given_back(clock):
    pace = Pace()
    assert pace.after(2 * BYTES) == 0
    assert pace.after(4 * BYTES) == pytest.approx(1, abs=0.1)
    clock[0] += 100
    assert pace.after(2 * BYTES) == 0
