"""A client that waits for a kernel no longer than the kernel takes."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

import time
from queue import Empty
from typing import Any

from jupyter_client.asynchronous.client import AsyncKernelClient

PATIENCE = (0.02, 0.05, 0.1, 0.2)
"""The seconds to wait for the subscription to a kernel's publications, before asking again."""


class PromptClient(AsyncKernelClient):
    """A client that knows from an answer that a kernel is ready, where others wait for 0.2 seconds of silence."""

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        """Wait until the kernel answers, and its earlier publications have been read."""
        end = time.monotonic() + (timeout or float("inf"))
        tries = 0
        while time.monotonic() < end:
            asked = self.kernel_info()
            reply = await self._answer(self.get_shell_msg, asked, "kernel_info_reply", 1)
            if reply:
                self._handle_kernel_info_reply(reply)
                wait = PATIENCE[min(tries, len(PATIENCE) - 1)]
                if await self._answer(self.get_iopub_msg, asked, "status", wait, execution_state="idle"):
                    return
                tries += 1
            elif not await self.is_alive():
                raise RuntimeError("Kernel died before replying to kernel_info")
        raise RuntimeError(f"Kernel didn't respond in {timeout} seconds")

    async def _answer(self, get: Any, asked: str, kind: str, seconds: float, **content: str) -> dict[str, Any] | None:
        """Return the message of a kind that answers a request, or nothing if none comes in time."""
        end = time.monotonic() + seconds
        while True:
            try:
                message: dict[str, Any] = await get(timeout=max(0, end - time.monotonic()))
            except Empty:
                return None
            answers = message["parent_header"].get("msg_id") == asked and message["msg_type"] == kind
            if answers and content.items() <= message["content"].items():
                return message

    def start_channels(
        self, shell: bool = True, iopub: bool = True, stdin: bool = True, hb: bool = False, control: bool = True
    ) -> None:
        """Start the channels without the heartbeat, a thread: the caller who started a kernel knows that it lives."""
        super().start_channels(shell, iopub, stdin, hb, control)
