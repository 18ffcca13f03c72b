"""The provisioner: it forks kernels if it can; otherwise it starts ordinary, equally lean ones."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from . import MEMORY
from .forking import Zygotes

NAME = "forked-provisioner"
"""The provisioner's name in Jupyter."""

WANTED = "KERNEL_ZYGOTE"
"""The variable in the environment of a kernel that names the richer zygote to fork it from."""

OF_PAGES = "VOILA_REQUEST_URL"
"""The variable that Voilà sets for the kernels of its pages."""

READ_AT_START = ("HOME", "IPYTHONDIR", "PYTHONHASHSEED", "PYTHONPATH")
"""The variables that a zygote has already read: a kernel that needs other values can't be forked."""

ORDINARY = ["-m", "ipykernel_launcher"]
LEAN = ["-P", "-m", "vikinglab_kernels.kernel"]
"""The command line of a lean kernel: while it starts, no file beside a notebook hides a module of Python."""


def register() -> None:
    """Register the provisioner in this process, if it wasn't installed and so no entry point names it."""
    entry = EntryPoint(NAME, f"{__name__}:{ForkedProvisioner.__name__}", KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners.setdefault(NAME, entry)


class ForkedProvisioner(LocalProvisioner):
    """A provisioner that forks IPython kernels of this interpreter from a zygote, and starts others as processes."""

    process: Any = None

    async def launch_kernel(self, cmd: list[str], **options: Any) -> Any:
        arguments = _arguments(cmd)
        if arguments is None:
            return await super().launch_kernel(cmd, **options)
        env = dict(options.get("env") or os.environ)
        wanted, process = env.pop(WANTED, ""), None
        request = {"connection_file": arguments[-1], "env": env, "cwd": str(options.get("cwd") or os.getcwd())}
        if arguments[:-1] == ["-f"] and all(env.get(name) == os.environ.get(name) for name in READ_AT_START):
            process = await Zygotes.instance(parent=self.parent).fork(request, wanted)
        if process is None:
            env[MEMORY] = str(Zygotes.instance(parent=self.parent).memory)
            return await super().launch_kernel(_lean(cmd), **{**options, "env": env})
        self.process, self.pid, self.pgid, self.cwd = process, process.pid, process.pid, request["cwd"]
        return self.connection_info

    async def send_signal(self, signum: int) -> None:
        # The number of a process that has ended may be another's by now.
        if await self.poll() is None:
            await super().send_signal(signum)


class LeanProvisioner(LocalProvisioner):
    """A provisioner of lean kernels for Voilà's pages, and of ordinary ones for notebooks, which may need debugging."""

    async def launch_kernel(self, cmd: list[str], **options: Any) -> Any:
        for_page = OF_PAGES in (options.get("env") or {}) and _arguments(cmd) is not None
        return await super().launch_kernel(_lean(cmd) if for_page else cmd, **options)


def _lean(cmd: list[str]) -> list[str]:
    """Return the command line of a lean kernel instead of one of ipykernel."""
    return [cmd[0], *LEAN, *(_arguments(cmd) or [])]


def _arguments(cmd: list[str]) -> list[str] | None:
    """Return ipykernel's arguments from a command line, or nothing if it isn't ipykernel under this interpreter."""
    if not cmd or not _is_ours(Path(cmd[0])):
        return None
    rest = [each for each in cmd[1:] if not each.startswith("-X")]
    return rest[2:] if rest[:2] == ORDINARY else None


def _is_ours(python: Path) -> bool:
    """Return whether it is this interpreter; environments may share one file and differ by its folder."""
    ours = Path(sys.executable)
    return python.parent == ours.parent and python.resolve() == ours.resolve()
