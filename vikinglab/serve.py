"""Notebooks for people: as dashboards (``vikinglab serve``) and in JupyterLab (``vikinglab lab``).

Voilà and JupyterLab are loaded when they are asked for, and run in this process.
"""

# mypy: disable-error-code="import-not-found, import-untyped", allow-subclassing-any

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from . import still
from .core.game import games

HERE = "127.0.0.1"
"""The address of this machine for itself: nobody else is served unless asked for."""

FIRST = "index.ipynb"
"""The notebook that opens first, and leads to the others."""

WARMED = (FIRST, "*/play.ipynb")
"""The notebooks for which kernels stand ready: what is opened first, and what is slowest to come."""

PAGES, COURSE = ("play", "odds", "rules"), "learn"
"""The pages of a game, and the folder of its lessons, as the bar of a dashboard leads to them."""

FRONT_END = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The front-end extensions that are let into a dashboard: the second manager is Voilà's own, and needs the first."""

FIGURES = ["bqplot", "bqscales"]
"""Those that draw figures: only pages with an explorer fetch them."""

LONGEST_MESSAGE = 4_000_000
"""Bytes that a page may send at once: a saved match fits twice."""

IDLE = 300
"""Seconds after which the kernel of a page that is gone is ended, if the page could not say goodbye."""

DASHBOARD = {
    "template": "vikinglab",
    "allow_template_override": "NO",
    "allow_theme_override": "NO",
    "extension_allowlist": [*FRONT_END, *FIGURES],
    "strip_sources": True,
    "show_tracebacks": False,
}
"""How a notebook becomes a dashboard, whichever server shows it."""

INSTEAD_OF_ERRORS: dict[str, object] = {"cell_error_instruction": "The log of the server says what went wrong."}

NO_NEWS = {"news_url": None, "check_for_updates_class": "jupyterlab.NeverCheckForUpdate"}
"""JupyterLab asks no other host for anything."""


class NothingToServe(Exception):
    """Why nothing can be opened, in a sentence."""


def notebooks(folder: Path | None) -> Path:
    """The folder to open: the one given, else the notebooks here, else those of the source tree that is installed."""
    tried = [folder] if folder else [Path("notebooks"), Path(__file__).parents[1] / "notebooks"]
    for each in tried:
        if (each / FIRST).is_file():
            return each.resolve()
    if folder:
        raise NothingToServe(f"There is no {FIRST} in {folder}, so there is no first page to open.")
    raise NothingToServe(
        "The package brings no notebooks yet. Run this where a source tree has its folder “notebooks”, "
        f"or name a folder that holds an {FIRST}."
    )


def serve(
    folder: Path,
    ip: str = HERE,
    port: int | None = None,
    browser: bool = True,
    warm: int = 1,
    idle: int = IDLE,
    base: str = "/",
) -> None:
    """Serve a folder of notebooks as dashboards until interrupted.

    ``warm`` kernels stand ready for each notebook that is warmed; a kernel whose page has been gone for ``idle``
    seconds is ended, if the page could not say goodbye. ``base`` is the path below which a proxy shows them.
    """
    _require("voila", "Dashboards")
    _offer_templates()
    settings = _settings(folder, warm, idle)
    settings["Voila"] |= {"ip": ip, "open_browser": browser, "base_url": f"/{base.strip('/')}/".replace("//", "/")}
    if port is not None:
        # A port that was asked for stands in a link or in a proxy's settings: on another one nobody would look.
        settings["Voila"] |= {"port": port, "port_retries": 0}
    _run_dashboards(settings)


def lab(folder: Path, ip: str = HERE, port: int | None = None, browser: bool = True) -> None:
    """Open a folder of notebooks in JupyterLab until interrupted."""
    _require("jupyterlab", "The notebooks")
    from jupyterlab.labapp import LabApp

    LabApp.launch_instance(
        [
            f"--ServerApp.ip={ip}",
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.open_browser={browser}",
            # In a container there is often no user but root, for whom Jupyter doesn't start unless told to.
            f"--ServerApp.allow_root={_is_root()}",
            f"--LabApp.default_url=/lab/tree/{FIRST}",
            *(f"--LabApp.{name}={value}" for name, value in NO_NEWS.items()),
            *([f"--ServerApp.port={port}", "--ServerApp.port_retries=0"] if port is not None else []),
        ]
    )


def _require(package: str, what: str) -> None:
    if find_spec(package) is None:
        raise NothingToServe(f"{what} need {package}, which is not installed here: pip install {package} anywidget.")


def _offer_templates() -> None:
    """Let Jupyter find the page that our dashboards are made with, wherever the package lies."""
    widgets = find_spec("vikinglab_widgets")
    assert widgets is not None
    assert widgets.origin is not None
    ours = str(Path(widgets.origin).parent / "share" / "jupyter")
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [ours, os.environ.get("JUPYTER_PATH")]))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _settings(folder: Path, warm: int, idle: int) -> dict[str, dict[str, object]]:
    """Return Voilà's settings for our dashboards: these alone, whatever files configure Jupyter on this machine."""
    warmed = sorted(path for pattern in WARMED for path in folder.glob(pattern) if not still.is_still(path))
    pools = {path.relative_to(folder).as_posix(): {"pool_size": warm} for path in warmed}
    return {
        "Voila": {
            "config_file_paths": [],
            "log_level": "ERROR",
            "root_dir": str(folder),
            "tornado_settings": {"websocket_max_message_size": LONGEST_MESSAGE},
        },
        "VoilaConfiguration": {
            **DASHBOARD,
            "preheat_kernel": warm > 0,
            "resources": {"shelf": shelf(folder), "still": still.resources()},
        },
        "VoilaExecutor": INSTEAD_OF_ERRORS,
        "VoilaKernelManager": {"kernel_pools_config": {**pools, "default": {"pool_size": 0}}},
        "MappingKernelManager": {**_culling(idle), "allow_tracebacks": False},
    }


def shelf(folder: Path) -> dict[str, dict[str, object]]:
    """Return the name and the pages of each game in a folder of notebooks, by where they lie."""
    found: dict[str, dict[str, object]] = {}
    for key, game in sorted(games().items()):
        for place in {path.parent for path in folder.rglob(f"{key}/play.ipynb")}:
            pages = sorted(path.relative_to(place).with_suffix("").as_posix() for path in place.rglob("*.ipynb"))
            kept = [page for page in pages if page in PAGES or page.startswith(f"{COURSE}/")]
            found[place.relative_to(folder).as_posix()] = {"name": dict(game.speech.say("game")), "pages": kept}
    return found


def _culling(idle: int) -> dict[str, int]:
    return {"cull_idle_timeout": idle, "cull_interval": max(1, idle // 5)}


def beside_lab(folder: str) -> dict[str, Mapping[str, object]]:
    """Return the settings by which Jupyter's own server shows the same dashboards beside JupyterLab, below its root.

    For the ``jupyter_server_config.py`` of Binder or a hub. There a server has one reader, so no kernel stands ready.
    """
    _offer_templates()
    return {
        "ServerApp": {"tornado_settings": {"compress_response": True, "mathjax_url": None, "mathjax_config": None}},
        "LabApp": NO_NEWS,
        "VoilaConfiguration": {
            **DASHBOARD,
            "prelaunch_hook": _let_it_say_goodbye,
            "resources": {
                "gallery": f"voila/render/{folder}/{FIRST}",
                "shelf": shelf(Path(folder)),
                "still": still.resources(),
            },
        },
        "VoilaExecutor": INSTEAD_OF_ERRORS,
        "MappingKernelManager": _culling(IDLE),
    }


def _let_it_say_goodbye(page: Any, notebook: object, cwd: str) -> None:
    assert page.xsrf_token  # asking for it sets the cookie without which a page can't free its kernel


def _run_dashboards(settings: dict[str, dict[str, object]]) -> None:
    from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
    from tornado.ioloop import IOLoop
    from tornado.web import RedirectHandler
    from traitlets.config import Config
    from voila.app import Voila
    from voila.tornado.contentshandler import VoilaContentsHandler
    from voila.tornado.handler import TornadoVoilaHandler
    from voila.tornado.treehandler import TornadoVoilaTreeHandler

    class Kernels(AsyncMappingKernelManager):
        """Kernels that idle from when their page was handed out, however long they stood ready before."""

        async def start_kernel(self, **options: object) -> str:
            kernel_id: str = await super().start_kernel(**options)
            # the server takes from the kernel what it says in place of a traceback, and misses it there
            self.get_kernel(kernel_id).traceback_replacement_message = self.traceback_replacement_message
            return kernel_id

        async def cull_kernel_if_idle(self, kernel_id: str) -> None:
            kernel = self.get_kernel(kernel_id)
            # Voilà asks for kernels outside its pools alone, so the first question comes after the hand-out
            if not getattr(kernel, "handed_out", False):
                kernel.handed_out = True
                kernel.last_activity = datetime.now(UTC)
            await super().cull_kernel_if_idle(kernel_id)

    class Page(TornadoVoilaHandler):
        """A notebook as a dashboard."""

        async def prepare(self) -> None:
            await super().prepare()
            assert self.xsrf_token  # asked for now, since a page that stood ready takes no hook

        async def get_generator(self, path: str) -> AsyncIterator[str]:
            if still.is_still(Path(self.contents_manager.root_dir, path)):
                yield await still.page(self, path)
                return
            async for part in super().get_generator(path):
                yield part

    class Dashboards(Voila):
        """Voilà with the gallery as its root, packed answers, and no listing of files."""

        def init_settings(self) -> dict[str, object]:
            return {**super().init_settings(), "compress_response": True}

        def init_handlers(self) -> list[object]:
            replaced = (TornadoVoilaHandler, TornadoVoilaTreeHandler, VoilaContentsHandler)
            # Visitors come for notebooks: Voilà's listing of files and its way to their contents are left out.
            kept = [handler for handler in super().init_handlers() if handler[1] not in replaced]
            gallery = {"url": f"{self.base_url}voila/render/{FIRST}", "permanent": False}
            page = {
                "template_paths": self.template_paths,
                "config": self.config,
                "voila_configuration": self.voila_configuration,
            }
            return [
                (self.base_url, RedirectHandler, gallery),
                (f"{self.base_url}voila/render/(.*)", Page, page),
                *kept,
            ]

        def start(self) -> None:
            IOLoop.current().add_callback(lambda: print(f"Dashboards: {self.display_url} (Ctrl+C ends)", flush=True))
            super().start()

    settings["VoilaConfiguration"]["multi_kernel_manager_class"] = Kernels
    dashboards = Dashboards.instance(config=Config(settings))  # what logs at large asks for the instance
    dashboards.initialize([])
    dashboards.start()
