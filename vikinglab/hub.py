"""Dashboards beside JupyterLab, under Jupyter's own server: only their kernels are ended for want of a reader."""

# mypy: disable-error-code="import-not-found, import-untyped, misc"

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from vikinglab_kernels.provisioner import OF_PAGES


class PageKernels(AsyncMappingKernelManager):
    """The kernels of a server, of which those of pages are ended when they have idled, and no others.

    A notebook in JupyterLab would lose its variables while a lid is closed.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._of_pages: set[str] = set()

    async def start_kernel(self, *rest: Any, **options: Any) -> str:
        kernel_id: str = await super().start_kernel(*rest, **options)
        if OF_PAGES in (options.get("env") or {}):
            self._of_pages.add(kernel_id)
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        self._of_pages.intersection_update(self._kernels)
        if kernel_id in self._of_pages:
            await super().cull_kernel_if_idle(kernel_id)
