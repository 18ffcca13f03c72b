"""Dashboards beside JupyterLab, under the server that a hub starts for a person."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from .conftest import Server, apart, free_port, running, served_python, within, write
from .test_serve import config

TOKEN = "not-so-secret"
CONFIG = """
from traitlets.config import Config
from vikinglab.serve import beside_lab

c = get_config()
c.merge(Config(beside_lab("{folder}")))
c.MappingKernelManager.cull_idle_timeout = 3
c.MappingKernelManager.cull_interval = 1
"""


def started(home: Path, folder: str) -> Server:
    """Return a server whose settings are written into a home."""
    settings = Path(apart(home)["JUPYTER_CONFIG_DIR"])
    settings.mkdir(exist_ok=True)
    (settings / "jupyter_server_config.py").write_text(CONFIG.format(folder=folder))
    return Server(free_port(), home.parent / f"{folder}.log", known=TOKEN)


def command(server: Server, root: Path) -> list[str]:
    options = {"token": TOKEN, "root_dir": str(root), "allow_root": "True", "port": server.port, "port_retries": 0}
    told = [
        f"--{'IdentityProvider' if name == 'token' else 'ServerApp'}.{name}={value}" for name, value in options.items()
    ]
    return [served_python(), "-m", "jupyter", "lab", "--ip=127.0.0.1", "--no-browser", *told]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("hub") / "root"
    (made / "games").mkdir(parents=True)
    write(made / "games", "index", "# First")
    write(made / "games", "raids/play", "# Play", "6 * 7")
    return made


@pytest.fixture(scope="module")
def hub(root: Path) -> Iterator[Server]:
    """A server that was started in another folder than that of its notebooks."""
    home = root.parent / "home"
    home.mkdir()
    server = started(home, "games")
    with running(server, command(server, root), home, "is running at", {**os.environ}) as served:
        yield served


def kernels(server: Server) -> set[str]:
    with urlopen(server.url(f"api/kernels?token={TOKEN}"), timeout=20) as answer:
        return {each["id"] for each in json.load(answer)}


def page(server: Server, path: str) -> str:
    return server.get(f"voila/render/{path}.ipynb?token={TOKEN}")[1]


def test_a_page_leads_to_the_others_wherever_the_server_was_started(hub):
    html = page(hub, "games/raids/play")
    assert '"raids": {"name": {"en": "Raids", "fr": "Raids"}, "pages": ["play"]}' in html


def test_only_kernels_of_pages_are_ended_when_they_have_idled(hub):
    asked = Request(hub.url(f"api/kernels?token={TOKEN}"), data=b"{}", method="POST")
    with urlopen(asked, timeout=20) as answer:
        of_lab = json.load(answer)["id"]
    of_page = config(page(hub, "games/raids/play"))["kernelId"]
    assert {of_lab, of_page} <= kernels(hub)
    assert within(30, lambda: of_page not in kernels(hub))
    time.sleep(5)  # as long as a page's kernel has, and longer
    assert of_lab in kernels(hub)


def test_a_folder_without_games_is_said_in_the_log(root):
    home = root.parent / "elsewhere"
    home.mkdir()
    server = started(home, "gone")
    with running(server, command(server, root), home, "is running at", {**os.environ}):
        page(server, "games/raids/play")
        assert f"There are no notebooks of games in {root / 'gone'}" in server.log.read_text()
