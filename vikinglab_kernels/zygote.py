"""The zygote: a process that imports what kernels need, and forks a kernel on request.

It starts no thread, no event loop and no ZeroMQ socket, because none of them survives a fork. It reads nothing but
descriptors: each request comes on a channel of its own, and the child that is forked for it reads it there.
"""

from __future__ import annotations

import atexit
import ctypes
import fcntl
import gc
import json
import os
import select
import shutil
import signal
import socket
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

from .sharing import keep_shared

LONGEST = 1 << 20
"""The largest request in bytes."""

READY, STARTED, END = b"ready", b"started", b"."

_prctl = ctypes.CDLL(None).prctl


def main() -> None:
    """Prepare a zygote as the first message on its socket says, and fork until nobody is left to ask."""
    control = socket.socket(fileno=int(sys.argv[1]))
    settings = json.loads(control.recv(LONGEST))
    # The system reaps the children: the callers hold descriptors by which they see them end.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    _name("zygote")
    sys.argv[1:] = []
    from .kernel import ALONE, LEAN, LeanKernelApp

    LeanKernelApp.instance(config=LEAN, parent_handle=ALONE).prepare([])
    _prepare(settings["preload"])
    with suppress(BrokenPipeError):  # the server may have ended meanwhile
        control.send(READY)
    if serve(control) and settings["folder"]:
        # Nobody else is left to clean up after a server that was killed.
        shutil.rmtree(settings["folder"], ignore_errors=True)


def _prepare(modules: Sequence[str]) -> None:
    for name in modules:
        if ":" in name:
            _call(name)
        else:
            import_module(name)
    _assert_alone()
    keep_shared()


def _assert_alone() -> None:
    """End this process if it has threads: a lock that one of them holds would be held for ever after a fork."""
    if (threads := len(os.listdir("/proc/self/task"))) > 1:
        raise SystemExit(f"No kernels are forked: what was loaded before has started {threads - 1} threads.")


def _call(name: str) -> None:
    module, _, function = name.partition(":")
    getattr(import_module(module), function)()


def serve(control: socket.socket) -> bool:
    """Fork a child for each channel that comes, until told to end; return whether the server went without a word."""
    while True:
        try:
            data, channels, _, _ = socket.recv_fds(control, 1, 1)
        except ConnectionResetError:
            return True  # it went without having read our last word
        if not data or data == END:
            return not data
        for channel in channels:
            with socket.socket(fileno=channel) as opened:
                _fork(control, opened)


def _fork(control: socket.socket, channel: socket.socket) -> None:
    _assert_alone()
    try:
        child = os.fork()
    except OSError:
        return  # the channel is closed, and the caller starts an ordinary kernel
    if not child:
        _become(control, channel)
    # It may have ended already, and the caller may have given up waiting.
    with suppress(OSError):
        process = os.pidfd_open(child)
        try:
            socket.send_fds(channel, [str(child).encode()], [process])
        finally:
            os.close(process)


def _become(control: socket.socket, channel: socket.socket) -> NoReturn:
    """Become what the request asks for: a kernel, or another zygote."""
    code = 1
    try:
        control.close()
        data, given, _, _ = socket.recv_fds(channel, LONGEST, 1)
        if data:
            request = json.loads(data)
            if "preload" in request:
                _become_zygote(socket.socket(fileno=given[0]), request)
            else:
                _become_kernel(channel, given[0], request)
            code = 0
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        # A process that finalizes touches all the memory that it shares, for nothing.
        os._exit(code)


def _become_zygote(control: socket.socket, request: dict[str, Any]) -> None:
    gc.unfreeze()
    _prepare(request["preload"])
    control.send(READY)
    serve(control)


def _become_kernel(channel: socket.socket, lifeline: int, request: dict[str, Any]) -> None:
    from .kernel import LeanKernelApp

    os.setsid()
    _name("kernel")
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    _take(request["env"])
    os.chdir(request["cwd"])
    _reseed()
    _end_with(lifeline)
    app = LeanKernelApp.instance()
    app.connection_file = request["connection_file"]
    app.begin()
    app.limit(request["memory"])
    channel.send(STARTED)
    channel.close()
    app.start()
    atexit._run_exitfuncs()


def _take(env: dict[str, str]) -> None:
    """Take over an environment, without writing values that are the same already."""
    for name in os.environ.keys() - env.keys():
        del os.environ[name]
    for name, value in env.items():
        if os.environ.get(name) != value:
            os.environ[name] = value


def _end_with(lifeline: int) -> None:
    """End this process when the other side of a pipe is closed, by the system: no thread has to wait for it."""
    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(lifeline, fcntl.F_SETSIG, signal.SIGKILL)
    fcntl.fcntl(lifeline, fcntl.F_SETFL, os.O_ASYNC)
    closed = select.poll()
    closed.register(lifeline, select.POLLHUP)
    if closed.poll(0):
        os._exit(1)


def _reseed() -> None:
    """Give this process random numbers of its own. Python’s own generator has been seeded again by the fork."""
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()


def _name(role: str) -> None:
    """Name this process, so that lists of processes tell zygotes from kernels."""
    _prctl(15, role.encode())  # PR_SET_NAME


if __name__ == "__main__":
    main()
