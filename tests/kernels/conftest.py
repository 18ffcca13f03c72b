"""Kernels, and a server that starts them."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from traitlets.config import Config

from vikinglab_kernels.forking import CAN_FORK, ForkedProcess, Zygotes
from vikinglab_kernels.provisioner import NAME, register

needs_forks = pytest.mark.skipif(not CAN_FORK, reason="Kernels are forked on Linux alone.")
LONGEST = 60


def within(seconds: float, holds: Callable[[], bool]) -> bool:
    """Return whether something comes to hold in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def runs(pid: int) -> bool:
    """Return whether a process is there and no zombie."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


class Kernel:
    """A kernel and its client."""

    def __init__(self, server: Server, **options: Any) -> None:
        self.server = server
        self.manager = AsyncKernelManager(
            config=server.config, connection_file=str(server.folder / f"{time.time_ns()}.json")
        )
        server.wait(self.manager.start_kernel(**options))
        self.client = self.manager.client()
        self.client.start_channels()
        server.wait(self.client.wait_for_ready(LONGEST))

    @property
    def pid(self) -> int:
        return self.manager.provisioner.pid

    @property
    def is_forked(self) -> bool:
        return isinstance(self.manager.provisioner.process, ForkedProcess)

    def said(self, code: str) -> str:
        """Run code and return what it prints, or how it fails."""
        said: list[str] = []

        def hear(message: dict[str, Any]) -> None:
            content = message["content"]
            said.extend([content["text"]] if message["msg_type"] == "stream" else content.get("traceback", []))

        asked = self.client.execute_interactive(code, output_hook=hear, allow_stdin=False, timeout=LONGEST)
        self.server.wait(asked)
        return "".join(said).strip()

    def is_alive(self) -> bool:
        return self.server.wait(self.manager.is_alive())

    def end(self, now: bool = False) -> None:
        self.client.stop_channels()
        self.server.wait(self.manager.shutdown_kernel(now=now))


class Server:
    """A starter of kernels, which works like a Jupyter server."""

    def __init__(self, folder: Path, /, **zygotes: Any) -> None:
        self.folder = folder
        self.config = Config(
            {
                "Zygotes": zygotes,
                "KernelProvisionerFactory": {"default_provisioner_name": NAME},
                "KernelManager": {"transport": "ipc"},
                "AsyncKernelManager": {"client_class": "vikinglab_kernels.client.PromptClient"},
            }
        )
        register()
        KernelProvisionerFactory.clear_instance()
        KernelProvisionerFactory.instance(config=self.config)
        Zygotes.clear_instance()
        self.zygotes = Zygotes.instance(config=self.config)
        self.loop = asyncio.new_event_loop()
        self.kernels: list[Kernel] = []

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        # The thread of the tests may have the loop of a browser.
        with ThreadPoolExecutor(1) as other:
            return other.submit(self.loop.run_until_complete, work).result()

    def is_ready(self, name: str = "") -> bool:
        """Wait until kernels can be forked."""
        found = lambda: self.zygotes.ready(name)  # noqa: E731
        return within(LONGEST, lambda: found() is not None and (not name or found() is not self.zygotes.ready()))

    def start(self, **options: Any) -> Kernel:
        kernel = Kernel(self, **{"cwd": str(self.folder), **options})
        self.kernels.append(kernel)
        return kernel

    def forked(self, **options: Any) -> Kernel:
        """Start a kernel that is forked."""
        assert self.is_ready()
        kernel = self.start(**options)
        assert kernel.is_forked
        return kernel

    def close(self) -> None:
        for kernel in self.kernels:
            if kernel.manager.has_kernel:
                kernel.end(now=True)
        self.zygotes.end()
        self.loop.close()


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of modules that zygotes can import."""
    folder = tmp_path_factory.mktemp("modules")
    (folder / "loaded").mkdir()
    (folder / "loaded" / "__init__.py").write_text(
        "import numpy\ndrawn = numpy.random.random()\nwritten = []\n\ndef call():\n    written.append('zygote')\n"
    )
    (folder / "figures.py").write_text("drawn = True\n")
    (folder / "threads.py").write_text(
        "import threading, time\nthreading.Thread(target=time.sleep, args=[60]).start()\n"
    )
    path = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *filter(None, [path])])
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))
    os.environ["PYTHONPATH"] = path


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder with a short path, as sockets need it."""
    made = Path(tempfile.mkdtemp(prefix="vk"))
    yield made
    shutil.rmtree(made, ignore_errors=True)


@pytest.fixture
def serving(modules: Path, folder: Path) -> Iterator[Callable[..., Server]]:
    """Makes servers, with other settings where asked for."""
    made: list[Server] = []

    def serve(**zygotes: Any) -> Server:
        server = Server(folder, **({"preload": ["loaded:call"], "richer": {"figures": ["figures"]}} | zygotes))
        made.append(server)
        return server

    yield serve
    for server in made:
        server.close()


@pytest.fixture
def server(serving: Callable[..., Server]) -> Server:
    return serving()
