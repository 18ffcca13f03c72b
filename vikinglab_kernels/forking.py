"""The server's side of zygotes: start them, ask them for kernels, replace them, and do without them."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from typing import Any

from traitlets import Dict, Float, Integer, List, Unicode
from traitlets.config import SingletonConfigurable

from . import zygote

CAN_FORK = sys.platform == "linux" and hasattr(os, "pidfd_open")
"""True if this system has everything that zygotes need."""


ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",
    # Large, short-lived memory, such as a message, goes back to the system.
    "MALLOC_MMAP_THRESHOLD_": "65536",
    "MALLOC_TRIM_THRESHOLD_": "65536",
}
"""Additional environment of a zygote: let no library start threads, and keep no memory."""


STARTS = 60.0
"""The seconds in which a forked kernel must have opened its sockets."""


class ForkedProcess:
    """A forked kernel, with the methods of a process that ``subprocess`` started."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, process: int, lifeline: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._process = process
        self._lifeline = lifeline

    def poll(self) -> int | None:
        """Return nothing as long as it runs, then 0: only its parent learns how it ended."""
        if self.returncode is None and _readable(self._process):
            self.returncode = 0
            os.close(self._process)
            os.close(self._lifeline)
        return self.returncode

    def wait(self) -> int:
        """Wait until it has ended."""
        while self.poll() is None:
            select.select([self._process], [], [])
        return 0

    def send_signal(self, number: int) -> None:
        """Send a signal to the kernel alone."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._process, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        if self.returncode is None:
            with contextlib.suppress(OSError):
                os.close(self._lifeline)
                os.close(self._process)


class Zygote:
    """A zygote as its server sees it."""

    def __init__(self, control: socket.socket, process: subprocess.Popen[bytes] | None = None) -> None:
        self.process = process
        self.forks = 0
        self.began = time.monotonic()
        self._control = control
        self._control.setblocking(False)
        self._ready = False
        self._gone = False
        self._answered = 0.0

    @classmethod
    def spawn(cls, preload: Sequence[str], folder: str) -> Zygote:
        """Start a zygote as a process of its own, which Ctrl+C doesn't reach."""
        ours, theirs = _pair()
        with theirs:
            process = subprocess.Popen(  # noqa: S603 - this interpreter, and a module of ours
                [sys.executable, "-P", "-m", zygote.__name__, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
                env=os.environ | ENVIRONMENT,
            )
        ours.send(json.dumps({"preload": list(preload), "folder": folder}).encode())
        return cls(ours, process)

    def is_ready(self) -> bool:
        """Return whether it can fork kernels now."""
        while not self._gone:
            try:
                said = self._control.recv(16)
            except BlockingIOError:
                return self._ready
            except OSError:
                said = b""
            self._ready = said == zygote.READY
            self._gone = not said
        return False

    def is_gone(self) -> bool:
        """Return whether it has ended."""
        self.is_ready()
        return self._gone

    async def fork(self, request: dict[str, Any], patience: float) -> ForkedProcess | None:
        """Fork a kernel and wait until its sockets are open; return nothing if it doesn't come."""
        theirs, ours = os.pipe()
        channel = self._ask(request, theirs)
        os.close(theirs)
        if channel is None:
            os.close(ours)
            return None
        with channel:
            pid, process = await self._reply(channel, patience)
            made = None
            if process is None:
                os.close(ours)
            else:
                made = ForkedProcess(pid, process, ours)
                if await _started(channel, STARTS):
                    self.forks += 1
                    return made
                made.kill()
        return None

    async def _reply(self, channel: socket.socket, patience: float) -> tuple[int, int | None]:
        """Return the number of the forked process, and a descriptor for it, or none.

        Only a zygote that answers nobody uses up patience: a busy one takes one request after another.
        """
        asked = time.monotonic()
        while not await _comes(channel, patience / 4):
            if time.monotonic() - max(asked, self._answered) > patience:
                return 0, None
        self._answered = time.monotonic()
        with contextlib.suppress(OSError, ValueError):
            said, given, _, _ = socket.recv_fds(channel, 64, 1)
            if given:
                return int(said), given[0]
        return 0, None

    def split(self, preload: Sequence[str]) -> Zygote | None:
        """Fork another zygote, which imports more."""
        ours, theirs = _pair()
        with theirs:
            channel = self._ask({"preload": list(preload)}, theirs.fileno())
        if channel is None:
            ours.close()
            return None
        channel.close()
        return Zygote(ours)

    def end(self) -> None:
        """End it; kernels that it forked live on."""
        self._gone = True
        # Otherwise it would clean up after its server, and take the sockets of kernels that live on.
        with contextlib.suppress(OSError):
            self._control.send(zygote.END)
        self._control.close()
        if self.process:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0)

    def _ask(self, request: dict[str, Any], descriptor: int) -> socket.socket | None:
        """Send a request, and return the channel for its answer, or nothing if it can't be sent."""
        ours, theirs = _pair()
        ours.setblocking(False)
        try:
            with theirs:
                socket.send_fds(ours, [json.dumps(request).encode()], [descriptor])
                socket.send_fds(self._control, [b"?"], [theirs.fileno()])
        except OSError:
            ours.close()
            return None
        return ours


class Zygotes(SingletonConfigurable):
    """The zygotes of a server: a plain one, and richer ones that it forks when a kernel first wants them."""

    preload = List(Unicode(), help="Modules that kernels need, and functions (module:function) to call once.").tag(
        config=True
    )
    richer = Dict(help="By name: what a zygote for some kernels imports beyond that.").tag(config=True)
    memory = Integer(0, help="Megabytes that each kernel may own; 0 sets no limit.").tag(config=True)
    folder = Unicode("", help="A folder to remove when the server is gone.").tag(config=True)
    patience = Float(5.0, help="Seconds to wait for a zygote that answers nobody.").tag(config=True)
    longest = Float(24 * 3600.0, help="Seconds after which a zygote is replaced.").tag(config=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._plain: Zygote | None = None
        self._next: Zygote | None = None
        self._richer: dict[str, Zygote] = {}
        self._watch = Watch(self.preload)
        self._deaths = 0
        self._not_before = 0.0

    async def fork(self, request: dict[str, Any], name: str = "") -> ForkedProcess | None:
        """Fork a kernel, from the richer zygote of that name if there is one; return nothing if that is impossible."""
        found = self.ready(name)
        if found is None:
            return None
        made = await found.fork({**request, "memory": self.memory}, self.patience)
        if made is None and not found.is_gone():
            self.log.warning("A zygote didn't answer in time: an ordinary kernel starts instead.")
        return made

    def ready(self, name: str = "") -> Zygote | None:
        """Return a zygote that can be asked now. Start a missing one, for later requests."""
        if not CAN_FORK:
            return None
        if self._watch.has_changed():
            self.end()
        self._replace()
        plain = self._plain
        if plain is None or not plain.is_ready():
            return None
        return self._ready_richer(plain, name) or plain

    def _ready_richer(self, plain: Zygote, name: str) -> Zygote | None:
        if name not in self.richer:
            return None
        found = self._richer.get(name)
        if found is None or found.is_gone():
            if found:
                found.end()
            split = plain.split(self.richer[name])
            if split is None:
                return None
            found = self._richer[name] = split
        return found if found.is_ready() else None

    def _replace(self) -> None:
        """Start a zygote if there is none, or if the present one has grown old."""
        if self._next and self._next.is_ready():
            self.end()
            self._plain, self._next = self._next, None
            self._deaths = 0
        if self._plain and self._plain.is_gone():
            self._plain.end()
            self._plain = None
        if self._next and self._next.is_gone():
            self._next.end()
            self._next = None
            # If zygotes die, wait longer for each than for the last.
            self._deaths += 1
            self._not_before = time.monotonic() + min(2**self._deaths, 300)
        old = self._plain and time.monotonic() - self._plain.began > self.longest
        if self._next is None and (self._plain is None or old) and time.monotonic() > self._not_before:
            self._next = Zygote.spawn(self.preload, self.folder)

    def end(self) -> None:
        """Let go of all zygotes; the kernels that they forked live on."""
        for each in [self._plain, *self._richer.values()]:
            if each:
                each.end()
        self._plain = None
        self._richer = {}


class Watch:
    """A watch over the sources that a zygote has imported."""

    def __init__(self, modules: Sequence[str]) -> None:
        packages = {name.partition(":")[0].partition(".")[0] for name in modules}
        specs = [find_spec(name) for name in sorted(packages)]
        self._folders = [folder for spec in specs if spec for folder in spec.submodule_search_locations or ()]
        self._asked = 0.0
        self._newest = self._look()

    def has_changed(self) -> bool:
        """Return whether a file changed since the last question; it looks at most once in two seconds."""
        if time.monotonic() - self._asked < 2:
            return False
        before, self._newest = self._newest, self._look()
        return before != self._newest

    def _look(self) -> float:
        self._asked = time.monotonic()
        files = (path for folder in self._folders for path in _sources(folder))
        return max((path.stat().st_mtime for path in files), default=0.0)


def _sources(folder: str) -> Iterator[os.DirEntry[str]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if entry.name != "__pycache__":
                    yield from _sources(entry.path)
            else:
                yield entry


def _pair() -> tuple[socket.socket, socket.socket]:
    """Return two ends of a channel that keeps messages apart."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def _readable(descriptor: int) -> bool:
    found = select.poll()
    found.register(descriptor, select.POLLIN)
    return bool(found.poll(0))


async def _started(channel: socket.socket, patience: float) -> bool:
    try:
        return await _comes(channel, patience) and channel.recv(64) == zygote.STARTED
    except OSError:
        return False


async def _comes(channel: socket.socket, patience: float) -> bool:
    """Return whether a message, or the end, comes in time."""
    loop = asyncio.get_running_loop()
    come = asyncio.Event()
    loop.add_reader(channel, come.set)
    try:
        await asyncio.wait_for(come.wait(), patience)
    except TimeoutError:
        return False
    finally:
        loop.remove_reader(channel)
    return True
