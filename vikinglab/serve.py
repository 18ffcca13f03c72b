"""Notebooks for people: as dashboards (``vikinglab serve``) and in JupyterLab (``vikinglab lab``).

Voilà and JupyterLab are loaded on demand, and run in this process.
"""

# mypy: disable-error-code="import-not-found, import-untyped, no-untyped-call", allow-subclassing-any

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from . import static
from .core.game import games
from .core.words.languages import ADDED, LANGUAGES, OURS, SPOKEN

HERE = "127.0.0.1"
"""The address of this machine for itself: by default nobody else is served."""

FIRST = "index.ipynb"
"""The notebook that opens first, and links to the others."""

PAGES, COURSE = ("start", "play", "odds", "rules"), "learn"
"""The pages of a game, and the folder of its lessons, as the bar of a dashboard links to them."""

FRONT_END = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The front-end extensions that a dashboard loads: the second manager is Voilà's own, and needs the first."""

FIGURES = ["bqplot", "bqscales"]
"""The extensions that draw figures: only pages with an explorer load them."""

LONGEST_MESSAGE = 4_000_000
"""The bytes that a page may send at once: a saved match fits twice."""

IDLE = 300
"""The seconds until the kernel of a page that is gone is ended, if the page could not say goodbye."""

DASHBOARD = {
    "template": "vikinglab",
    "allow_template_override": "NO",
    "allow_theme_override": "NO",
    "extension_allowlist": [*FRONT_END, *FIGURES],
    "strip_sources": True,
    "show_tracebacks": False,
}
"""The settings that make a notebook a dashboard, whichever server shows it."""

INSTALLED = Path(__file__).parent / "notebooks"
"""The notebooks that a wheel brings: nobody changes them there."""

SHIPPED = INSTALLED if INSTALLED.is_dir() else Path(__file__).parents[1] / "notebooks"
"""The notebooks that come with the package: those of the wheel, else those of the source tree."""

PARTS = {
    "serve": ("Dashboards", ["voila", "ipykernel", "anywidget", "ipywidgets", "bqplot"]),
    "lab": ("Notebooks in JupyterLab", ["jupyterlab", "ipykernel", "anywidget", "ipywidgets", "bqplot"]),
    "boards": ("Lessons", ["anywidget", "ipywidgets"]),
}
"""The extras of the package: what needs each, and the packages that it brings."""

PRELOAD = ["ipywidgets", "anywidget", "vikinglab", "vikinglab_widgets", "vikinglab_widgets.preload:preload"]
"""The modules that are loaded before kernels are forked: no kernel imports them again."""

DRAWN = ["bqplot", "vikinglab_widgets.plot"]
"""The further modules for kernels of pages with figures."""

FIGURE_MAKERS = {"Explorer", "bqplot"}
"""The names by which a notebook declares figures: it imports one, or uses it."""

MEMORY = 512
"""The megabytes that a kernel may own: many times what a match or a page of odds takes."""

NO_TRUST: dict[str, object] = {"db_file": ":memory:", "secret": os.urandom(32)}
"""Settings that keep no signatures of outputs: dashboards run notebooks again, and the default file is in a home."""

INSTEAD_OF_ERRORS: dict[str, object] = {"cell_error_instruction": "The log of the server says what went wrong."}

LOCAL_SOCKETS = sys.platform == "linux"
"""True if kernels have sockets in a folder that only its owner can read, and not ports of the machine."""

LONGEST_FOLDER = 40
"""The largest length of a socket folder: a socket's path may have a hundred characters, mostly after the folder."""

FILES = 8
"""The files of a kernel: its sockets, and the file to find them."""

QUIET: dict[str, dict[str, object]] = {"KernelManager": {"transport": "ipc"}} if LOCAL_SOCKETS else {}
"""Ports of kernels could be taken by somebody else in between, and each start would warn about listeners."""

NO_NEWS = {"news_url": None, "check_for_updates_class": "jupyterlab.NeverCheckForUpdate"}
"""The settings by which JupyterLab asks no other host for anything."""


NAME = re.compile(r"[\w.-]+", re.ASCII)
"""The form of a server's name."""

ORIGIN = re.compile(rf"https://{NAME.pattern}(:\d+)?", re.ASCII)
"""The form of an origin whose pages may show ours. The policy of pages names it, so it can hold nothing else."""


class NothingToServe(Exception):
    """A reason why nothing can be opened, in a sentence."""


def notebooks(folder: Path | None) -> Path:
    """Return the folder to open: the given one, else the notebooks here, else those that come with the package."""
    tried = [folder] if folder else [Path("notebooks"), SHIPPED]
    for each in tried:
        if (each / FIRST).is_file():
            return each.resolve()
    if folder:
        raise NothingToServe(
            f"There is no {FIRST} in {folder}, so there is no first page to open. Make one whose code is “from "
            "vikinglab_widgets import Gallery” and “Gallery()”: it lists the others. In a new folder, “vikinglab new "
            "FOLDER GAME” writes one, with a first chapter."
        )
    raise NothingToServe(f"This package was installed without its notebooks. Name a folder that holds an {FIRST}.")


def serve(
    folder: Path,
    ip: str = HERE,
    port: int | None = None,
    browser: bool = True,
    idle: int = IDLE,
    base: str = "/",
    memory: int = MEMORY,
    hosts: Sequence[str] = (),
    frames: Sequence[str] = (),
) -> None:
    """Serve a folder of notebooks as dashboards until interrupted.

    A kernel ends ``idle`` seconds after its page closed without notice. ``base`` is the path below which a proxy shows
    the pages. A kernel may own ``memory`` megabytes; 0 sets no limit.
    """
    require("serve")
    if LOCAL_SOCKETS and not socket_folders():
        raise NothingToServe(
            "Kernels need a folder for their sockets: make one that this user can write to, with a path of at most "
            f"{LONGEST_FOLDER} characters, and name it in XDG_RUNTIME_DIR."
        )
    _check(hosts, NAME, "--host names a server, such as school.example")
    _check(frames, ORIGIN, "--frame names where pages come from, such as https://school.example")
    _offer_templates()
    settings = _settings(folder, idle, memory, frames)
    settings["Voila"] |= {"ip": ip, "open_browser": browser, "base_url": f"/{base.strip('/')}/".replace("//", "/")}
    if port is not None:
        # Links and proxies name a requested port: nobody would look for another one.
        settings["Voila"] |= {"port": port, "port_retries": 0}
    from .dashboards import run
    from .guard import Names

    run(settings, Names(ip, hosts))


def _check(said: Sequence[str], form: re.Pattern[str], wanted: str) -> None:
    for each in said:
        if not form.fullmatch(each):
            raise NothingToServe(f"{wanted}, and not “{each}”.")


def lab(
    folder: Path, ip: str = HERE, port: int | None = None, browser: bool = True, language: str | None = None
) -> None:
    """Open a folder of notebooks in JupyterLab until interrupted; boards and stored words have a ``language``."""
    from jupyterlab.labapp import LabApp

    if language:
        os.environ[SPOKEN] = language  # for the kernels

    _trust(folder)

    LabApp.launch_instance(
        [
            f"--ServerApp.ip={ip}",
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.open_browser={browser}",
            # A container often has no user but root, for whom Jupyter doesn't start by default.
            f"--ServerApp.allow_root={_is_root()}",
            f"--LabApp.default_url=/lab/tree/{FIRST}",
            *(f"--LabApp.{name}={value}" for name, value in NO_NEWS.items()),
            # JupyterLab would ask whether to fetch its news: settings of its pages say no beforehand.
            f"--LabApp.app_settings_dir={_shared('lab')}/settings",
            *([f"--ServerApp.port={port}", "--ServerApp.port_retries=0"] if port is not None else []),
        ]
    )


def require(extra: str) -> None:
    """Refuse to go on without the packages of an extra."""
    what, packages = PARTS[extra]
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise NothingToServe(
            f"{what} need {', '.join(missing)}, not installed here. One command brings all they need: "
            f'pip install "vikinglab[{extra}]"'
        )


def _offer_templates() -> None:
    """Let Jupyter find the template of our dashboards, wherever the package is."""
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(_shared()), os.environ.get("JUPYTER_PATH")]))


def _shared(*names: str) -> Path:
    """Return the folder of the files for Jupyter."""
    widgets = find_spec("vikinglab_widgets")
    assert widgets is not None
    assert widgets.origin is not None
    return Path(widgets.origin).parent.joinpath("share", "jupyter", *names)


def _trust(folder: Path) -> None:
    """Sign our own notebooks in a folder, and unchanged copies of them: JupyterLab shows all that these store."""
    from nbformat import read
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in folder.rglob("[!.]*.ipynb"):
        ours = SHIPPED / path.relative_to(folder)
        if ".ipynb_checkpoints" not in path.parts and ours.is_file() and ours.read_bytes() == path.read_bytes():
            notary.sign(read(path, as_version=4))


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _settings(folder: Path, idle: int, memory: int, frames: Sequence[str]) -> dict[str, dict[str, object]]:
    """Return Voilà's settings for our dashboards: only these, whatever files configure Jupyter on this machine."""
    return {
        "Voila": {
            "config_file_paths": [],
            "log_level": "ERROR",
            "root_dir": str(folder),
            "tornado_settings": {
                "websocket_max_message_size": LONGEST_MESSAGE,
                "websocket_compression_options": {},
                "headers": {"Content-Security-Policy": _policy(frames)},
            },
            **({"connection_dir_root": socket_folders()[0]} if LOCAL_SOCKETS else {}),
        },
        "VoilaConfiguration": {
            **DASHBOARD,
            "resources": {"shelf": shelf(folder), **_resources()},
        },
        "VoilaExecutor": INSTEAD_OF_ERRORS,
        "NotebookNotary": NO_TRUST,
        # A kernel in a loop is busy, however long: end it like others when nobody is there any more.
        "MappingKernelManager": {**_culling(idle), "cull_busy": True, "allow_tracebacks": False},
        "Zygotes": {"preload": PRELOAD, "richer": {"figures": DRAWN}, "memory": memory},
        "AsyncKernelManager": {"client_class": "vikinglab_kernels.client.PromptClient"},
        # A kernel that died has lost its boards: a new one in its place would serve nobody.
        "KernelRestarter": {"restart_limit": 0},
        **QUIET,
    }


def has_figures(cells: Iterable[str]) -> bool:
    """Return whether the code of a notebook's cells uses what draws figures. To mention it isn't enough.

    >>> has_figures(["from vikinglab_widgets import Explorer"]), has_figures(["# Like an Explorer.\\nprint('bqplot')"])
    (True, False)
    """
    return any(not FIGURE_MAKERS.isdisjoint(_names(cell)) for cell in cells)


def _names(code: str) -> Iterator[str]:
    """Yield the names in some code; what isn't Python, such as a command of a notebook, has none."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return
    for node in ast.walk(tree):
        match node:
            case ast.Import(names) | ast.ImportFrom(names=names):
                modules = [alias.name for alias in names] + [getattr(node, "module", None) or ""]
                yield from (part for module in modules for part in module.split("."))
            case ast.Name(name) | ast.Attribute(attr=name):
                yield name


def _policy(frames: Sequence[str] = ()) -> str:
    """Return the content security policy of pages: they load and run what this server sends, and nothing else.

    Pages of this server and of ``frames`` may show them, and no others.
    """
    page = import_module("vikinglab_widgets.page")
    # A widget's script comes from the kernel, and runs as a blob; of scripts in a page, only the gallery's runs.
    scripts = f"script-src 'self' blob: {page.fingerprint(page.static('gallery'))}"
    styles = "style-src 'self' 'unsafe-inline'"
    pictures = "img-src 'self' data: blob:; font-src 'self' data:"
    others = "object-src 'none'; base-uri 'self'; form-action 'self'"
    shown = " ".join(["frame-ancestors 'self'", *frames])
    return "; ".join(["default-src 'self'", scripts, styles, pictures, others, shown])


def socket_folders() -> list[str]:
    """Return the places for a folder of sockets, full disks last.

    Paths of sockets must be short, and temporary folders can be deep.
    """
    tried = [os.environ.get("XDG_RUNTIME_DIR"), "/dev/shm", "/tmp"]  # noqa: S108 - what is made there is its owner's alone
    found = [each for each in tried if each and len(each) <= LONGEST_FOLDER and os.access(each, os.W_OK)]
    return sorted(found, key=has_room, reverse=True)


def has_room(folder: str) -> bool:
    """Return whether a kernel's files fit in a folder. Some file systems don't count theirs, and have room."""
    room = os.statvfs(folder)
    return room.f_bavail > 0 and (room.f_files == 0 or room.f_favail >= FILES)


def shelf(folder: Path) -> dict[str, dict[str, object]]:
    """Return the name and the pages of each game in a folder of notebooks, by their place."""
    found: dict[str, dict[str, object]] = {}
    for key, game in sorted(games().items()):
        for place in {path.parent for path in folder.rglob(f"{key}/play.ipynb")}:
            pages = sorted(path.relative_to(place).with_suffix("").as_posix() for path in place.rglob("*.ipynb"))
            kept = [page for page in pages if page in PAGES or page.startswith(f"{COURSE}/")]
            found[place.relative_to(folder).as_posix()] = {"name": dict(game.speech.say("game")), "pages": kept}
    return found


def _resources() -> dict[str, object]:
    """Return the facts for the template of every page: the codes of further languages, the words around a notebook."""
    if not ADDED:
        return {"static": static.resources()}
    ours = Path(str(import_module("vikinglab_widgets").__file__)).parent / "share/jupyter/voila/templates/vikinglab"
    english = (ours / f"text.{OURS[0]}.ftl").read_text("utf-8")
    found = {code: path / "dashboard.ftl" for code, path in ADDED.items()}
    # A page takes the last of two messages with one name.
    texts = {code: english + (path.read_text("utf-8") if path.is_file() else "") for code, path in found.items()}
    return {"static": static.resources(), "languages": list(LANGUAGES), "texts": texts}


def _culling(idle: int) -> dict[str, int]:
    return {"cull_idle_timeout": idle, "cull_interval": max(1, idle // 5)}


def beside_lab(folder: str) -> dict[str, Mapping[str, object]]:
    """Return the settings with which Jupyter's own server shows the same dashboards beside JupyterLab, below its root.

    Use them in the ``jupyter_server_config.py`` of Binder or a hub. A server there has one reader, so no kernel waits.
    ``folder`` is where its notebooks are, seen from the server's root.
    """
    _offer_templates()
    return {
        "ServerApp": {
            "tornado_settings": {"compress_response": True, "mathjax_url": None, "mathjax_config": None},
            "kernel_manager_class": "vikinglab.hub.PageKernels",
        },
        "LabApp": NO_NEWS,
        "VoilaConfiguration": {
            **DASHBOARD,
            "prelaunch_hook": partial(_before_launch, folder),
            "resources": {"gallery": f"voila/render/{folder}/{FIRST}", **_resources()},
        },
        "VoilaExecutor": INSTEAD_OF_ERRORS,
        "MappingKernelManager": _culling(IDLE),
        "KernelProvisionerFactory": {"default_provisioner_name": "lean-provisioner"},
    }


ONLY_LAB = {"only": "lab"}
"""The mark, in the metadata of a cell, of one that isn't shown or run on a page: a calculation to read and change."""


def make_page(page: Any, notebook: Any, cwd: str = "") -> None:
    """Make a notebook ready to become a page: without cells for JupyterLab only, with its words in other languages."""
    from .translation.page import translations

    notebook.cells = [cell for cell in notebook.cells if cell.metadata.get("vikinglab") != ONLY_LAB]
    path = Path(page.contents_manager.root_dir, page.path_args[0].strip("/"))
    notebook.metadata["vikinglab_translations"] = translations(path, notebook)


def _before_launch(folder: str, page: Any, notebook: object, cwd: str) -> None:
    make_page(page, notebook)
    assert page.xsrf_token  # reading it sets the cookie without which a page can't free its kernel
    resources = page.voila_configuration.config.VoilaConfiguration.resources
    # Only now does the server know its root: a hub may start it in another folder.
    if "shelf" not in resources:
        place = Path(page.contents_manager.root_dir, folder)
        resources["shelf"] = shelf(place)
        if not resources["shelf"]:
            page.log.warning("There are no notebooks of games in %s: pages have no links to each other.", place)
