"""An IPython kernel without the parts that dashboards never use.

It has no debugger, no history, no subshells, no watched descriptors, and no port for what forked processes print.

``python -m vikinglab_kernels.kernel -f FILE`` runs one as a process of its own.
"""

# mypy: disable-error-code="import-not-found, import-untyped, misc, no-untyped-call, union-attr"

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import uuid4

if sys.platform == "linux":
    import resource

if "debugpy" not in sys.modules:
    # ipykernel loads debugpy if it finds it, and 12 MB with it.
    sys.modules["debugpy"] = None  # type: ignore[assignment]
    import ipykernel.debugger  # noqa: F401

    del sys.modules["debugpy"]

import zmq
from ipykernel.control import ControlThread
from ipykernel.iostream import IOPubThread
from ipykernel.ipkernel import IPythonKernel
from ipykernel.kernelapp import IPKernelApp
from ipykernel.zmqshell import ZMQInteractiveShell
from IPython.core.application import ENV_CONFIG_DIRS, SYSTEM_CONFIG_DIRS
from jupyter_client.jsonutil import json_default
from jupyter_client.session import Session, json_packer
from tornado.ioloop import IOLoop
from traitlets import Type
from traitlets.config import Config
from zmq.eventloop.zmqstream import ZMQStream

from . import MEMORY

LEAN = Config(
    {
        "HistoryManager": {"enabled": False},
        "IPKernelApp": {"capture_fd_output": False, "log_level": "ERROR", "default_extensions": []},
    }
)
"""The settings of these kernels, unless their command line says otherwise."""

LATER = ("faulthandler", "tornado.platform.asyncio", "zmq.utils.garbage")
"""The modules that are imported only when a kernel starts."""

REHEARSALS = 12
"""The number of rehearsals: Python rewrites code in its first few runs, and kernels share what it rewrites before."""


ERRORS = 20
"""The number of errors that a kernel writes into the log of its server."""

LONGEST_LINE = 500
"""The signs of a line in that log."""

WARNINGS = "py.warnings"
LOGGERS = ("Comm", "ipykernel.comm", "asyncio", "tornado", WARNINGS)
"""The loggers of a kernel's parts. They have no handlers, so Python would write to the page what they say."""

ALONE = 1
"""The parent of a kernel that mustn't look for its parent."""


class LeanShell(ZMQInteractiveShell):
    """A shell that reports the lack of memory in one sentence, because a traceback would tell readers nothing."""

    def showtraceback(self, exc_tuple: Any = None, *rest: Any, **options: Any) -> None:
        kind = exc_tuple[0] if exc_tuple else sys.exc_info()[0]
        if kind is not None and issubclass(kind, MemoryError):
            # Servers that show no tracebacks still show this.
            print(self.kernel.parent.out_of_memory)
        else:
            super().showtraceback(exc_tuple, *rest, **options)


class LeanKernel(IPythonKernel):
    """A kernel that can't be debugged."""

    shell_class = Type(LeanShell)

    def start(self) -> None:
        self.shell.exit_now = False
        super(IPythonKernel, self).start()


class LeanKernelApp(IPKernelApp):
    """The application around such a kernel. It starts in two steps; its process may be forked in between."""

    out_of_memory = "There is no memory left."
    has_startup_files = True

    def prepare(self, arguments: Sequence[str]) -> None:
        """Do everything that needs no thread, no socket and no connection."""
        for name in LATER:
            import_module(name)
        super(IPKernelApp, self).initialize(arguments)
        # Otherwise each message that nobody wants logged is made, and then left out.
        self.log.setLevel(logging.ERROR)
        _keep_from_pages(self.log)
        self.init_pdb()
        self.kernel = LeanKernel.instance(parent=self, log=self.log, profile_dir=self.profile_dir, user_ns={})
        self.init_shell()
        self.init_path()
        self.init_extensions()
        for _ in range(REHEARSALS):
            self.shell.run_cell("None", store_history=False)
            Session()
            IOLoop(make_current=False).close()
        self.shell.reset(new_session=False)
        # Ask for it now: a kernel that looked for this folder would copy all the memory that it searches.
        assert self.connection_dir
        self.has_startup_files = any(_startup_files(self.profile_dir.startup_dir))
        self.session = Session(parent=self)
        self.session.pack = pack

    def init_path(self) -> None:
        """Let cells import what lies beside their notebook, but nothing there hide a module of Python.

        IPython would leave that folder out, because this process started without it.
        """
        names = [Path(each).name for each in sys.path]
        sys.path.insert(names.index("site-packages") if "site-packages" in names else len(names), "")

    def begin(self) -> None:
        """Open the sockets and connect the kernel to them, in the order of IPKernelApp."""
        # Made before a fork, they would be the same in every kernel.
        self.kernel.ident, self.session.session = str(uuid4()), str(uuid4())
        self.session.pid = os.getpid()
        self.shell.init_environment()
        self.shell.starting_dir = os.getcwd()
        self.shell.history_manager.dir_hist[:] = [Path.cwd()]
        self.init_connection_file()
        self.init_poller()
        self.init_sockets()
        self.init_heartbeat()
        self.write_connection_file()
        self.init_io()
        self.init_signal()
        self.init_kernel()
        self.init_gui_pylab()
        # IPKernelApp would do more here: it looks at each module, and would copy them all.
        self._run_startup_files()
        self._run_exec_lines()
        self._run_exec_files()

    def _run_startup_files(self) -> None:
        if self.has_startup_files or "PYTHONSTARTUP" in os.environ:
            super()._run_startup_files()

    def init_control(self, context: Any) -> None:
        self.control_socket = context.socket(zmq.ROUTER)
        self.control_socket.linger = 1000
        self.control_socket.router_handover = 1
        self._apply_curve_server_options(self.control_socket)
        self.control_port = self._bind_socket(self.control_socket, self.control_port)
        self.control_thread = ControlThread(daemon=True)

    def init_iopub(self, context: Any) -> None:
        self.iopub_socket = context.socket(zmq.XPUB)
        self.iopub_socket.linger = 1000
        self._apply_curve_server_options(self.iopub_socket)
        self.iopub_port = self._bind_socket(self.iopub_socket, self.iopub_port)
        self.iopub_thread = IOPubThread(self.iopub_socket, session=self.session)
        self.iopub_thread.start()
        self.iopub_socket = self.iopub_thread.background_socket

    def init_heartbeat(self) -> None:
        """Let the control thread answer heartbeats: a context of their own would take three more threads."""
        self.heartbeat_socket = self.context.socket(zmq.ROUTER)
        self.heartbeat_socket.linger = 1000
        self._apply_curve_server_options(self.heartbeat_socket)
        self.hb_port = self._bind_socket(self.heartbeat_socket, self.hb_port)
        stream = ZMQStream(self.heartbeat_socket, self.control_thread.io_loop)
        stream.on_recv(stream.send_multipart)

    def close(self) -> None:
        """Close what was opened here, before the context waits for it."""
        self.heartbeat_socket.close()
        super().close()

    def init_kernel(self) -> None:
        """Connect the kernel: its main thread itself reads the shell channel."""
        self.control_thread.start()
        kernel, shell = self.kernel, self.shell
        kernel.session, kernel._stdout, kernel._stderr = self.session, sys.stdout, sys.stderr
        kernel.shell_stream = ZMQStream(self.shell_socket)
        kernel.control_stream = ZMQStream(self.control_socket, self.control_thread.io_loop)
        kernel.control_thread, kernel.iopub_thread = self.control_thread, self.iopub_thread
        kernel.iopub_socket, kernel.stdin_socket = self.iopub_socket, self.stdin_socket
        for publisher in (shell.displayhook, shell.display_pub):
            publisher.session, publisher.pub_socket = self.session, self.iopub_socket
        shell.displayhook.topic = kernel._topic("execute_result")
        self.displayhook.get_execution_count = lambda: kernel.execution_count

    def limit(self, megabytes: int) -> None:
        """Limit the memory of this process beyond what it started with; 0 sets no limit."""
        if not megabytes or sys.platform != "linux":
            return
        with open("/proc/self/status") as status:
            had = next(int(line.split()[1]) << 10 for line in status if line.startswith("VmData:"))
        resource.setrlimit(resource.RLIMIT_DATA, (had + (megabytes << 20),) * 2)
        self.out_of_memory = f"This page needs more memory than the {megabytes} MB that it may have."

    def start(self) -> None:
        """Serve until told to end, and let the control thread finish first: it publishes by threads that end next."""
        super().start()
        self.control_thread.stop()
        self.control_thread.join()


class ServerLog(logging.StreamHandler[Any]):
    """A handler for what goes wrong in a kernel: it is written into the log of its server.

    Without it, tracebacks and their paths would go to the page. A page can cause any number of errors, and some repeat
    what it sent, so a kernel writes a few only, and each line says whose it is.
    """

    def __init__(self) -> None:
        super().__init__(sys.__stderr__)
        self._left = ERRORS

    def emit(self, record: logging.LogRecord) -> None:
        # Others are about what pages send, or about the interrupt by which Jupyter begins to end a kernel.
        if self._left and (record.exc_info or record.name == WARNINGS):
            self._left -= 1
            super().emit(record)

    def format(self, record: logging.LogRecord) -> str:
        lines = super().format(record).splitlines()
        return "\n".join(f"kernel {os.getpid()}: {_printable(line[:LONGEST_LINE])}" for line in lines)


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _keep_from_pages(log: logging.Logger) -> None:
    """Let all that a kernel's own parts log, and all warnings, go to the server."""
    logging.captureWarnings(True)
    handler = ServerLog()
    for logger in (log, *map(logging.getLogger, LOGGERS)):
        logger.handlers[:] = [handler]
        logger.propagate = False


def pack(content: object) -> bytes:
    """Return a message's content as JSON; half of a character, which a page may have sent, is written in ASCII."""
    try:
        packed: bytes = json_packer(content)
    except UnicodeEncodeError:
        packed = json.dumps(content, default=json_default).encode()
    return packed


def _startup_files(own: str) -> Iterator[Path]:
    """Yield the files that IPython runs in each new kernel."""
    for folder in (own, *(f"{each}/startup" for each in (*ENV_CONFIG_DIRS, *SYSTEM_CONFIG_DIRS))):
        yield from Path(folder).glob("*.py")
        yield from Path(folder).glob("*.ipy")


def main() -> None:
    """Run a kernel until it is told to end."""
    app = LeanKernelApp.instance(config=LEAN)
    app.prepare(sys.argv[1:])
    app.begin()
    app.limit(int(os.environ.pop(MEMORY, 0)))
    app.start()


if __name__ == "__main__":
    main()
