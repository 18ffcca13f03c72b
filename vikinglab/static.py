"""Still pages: notebooks that a dashboard shows as stored, without a kernel.

A notebook says so in its metadata, ``{"vikinglab": {"static": true}}``. It must store everything that it needs.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from .translation import po


class _Ours(msgspec.Struct):
    static: bool = False


class _Metadata(msgspec.Struct):
    vikinglab: _Ours = msgspec.field(default_factory=_Ours)


class _Notebook(msgspec.Struct):
    metadata: _Metadata = msgspec.field(default_factory=_Metadata)


def is_static(notebook: Path) -> bool:
    """Return whether a notebook is shown without a kernel."""
    try:
        return msgspec.json.decode(notebook.read_bytes(), type=_Notebook).metadata.vikinglab.static
    except (OSError, msgspec.DecodeError):
        return False


def resources() -> dict[str, str]:
    """Return the resources with which a template shows a stored gallery."""
    page = import_module("vikinglab_widgets.page")
    return {"style": page.style(), "script": page.static("gallery")}


_pages: dict[Path, tuple[list[int], str]] = {}
"""Each page that was requested, with when its notebook and translations changed: it is the same for all visitors."""


async def page(handler: Any, path: str) -> str:
    """Return the page of a static notebook, as Voilà’s handler would make it after starting a kernel."""
    notebook = Path(handler.contents_manager.root_dir, path)
    changed = [each.stat().st_mtime_ns for each in (notebook, *po.beside(notebook).values())]
    if _pages.get(notebook, ([], ""))[0] != changed:
        _pages[notebook] = changed, await _rendered(handler, path)
    handler.set_header("Content-Type", "text/html")
    handler.set_header("Cache-Control", "no-cache, no-store, must-revalidate")
    return _pages[notebook][1]


async def _rendered(handler: Any, path: str) -> str:
    from voila.notebook_renderer import NotebookRenderer
    from voila.utils import get_page_config

    from .serve import make_page

    shared = {"base_url": handler.base_url, "voila_configuration": handler.voila_configuration}
    renderer = NotebookRenderer(
        request_handler=handler,
        traitlet_config=handler.traitlet_config,
        notebook_path=path,
        template_paths=handler.template_paths,
        config_manager=handler.config_manager,
        contents_manager=handler.contents_manager,
        kernel_spec_manager=handler.kernel_spec_manager,
        prelaunch_hook=make_page,
        page_config=get_page_config(settings=handler.settings, log=handler.log, **shared),
        mathjax_config=None,
        mathjax_url=None,
        **shared,
    )
    await renderer.initialize(template=None, theme=None)
    whole: str = await renderer.generate_content_str()
    return whole
