"""The settings of servers, each of them: whichever is missing or other than here, somebody may notice too late."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vikinglab import serve
from vikinglab.serve import beside_lab

LIMIT = {"cull_idle_timeout": 60, "cull_interval": 12}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(serve, "require", lambda *_: None)
    monkeypatch.setenv("JUPYTER_PATH", "")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    monkeypatch.setattr(serve, "has_room", lambda folder: folder == "/tmp")
    (tmp_path / "index.ipynb").touch()
    return tmp_path


def settings(monkeypatch: pytest.MonkeyPatch, folder: Path, **options: Any) -> dict[str, dict[str, Any]]:
    """Return the settings with which dashboards would run."""
    run: list[dict[str, dict[str, Any]]] = []
    server = SimpleNamespace(run=lambda settings, names: run.append(settings))
    monkeypatch.setitem(sys.modules, "vikinglab.dashboards", server)
    serve.serve(folder, **options)
    return run[0]


@pytest.mark.skipif(sys.platform != "linux", reason="Elsewhere kernels have ports.")
def test_a_server_of_dashboards_has_these_settings_and_no_others(folder, monkeypatch):
    found = settings(monkeypatch, folder, port=8899, base="vikings", browser=False, idle=60, memory=100)
    assert found.pop("NotebookNotary")["db_file"] == ":memory:"
    assert found["Voila"]["tornado_settings"].pop("headers").keys() == {"Content-Security-Policy"}
    assert found["VoilaConfiguration"].pop("resources").keys() == {"shelf", "static"}
    assert found == {
        "Voila": {
            "config_file_paths": [],
            "log_level": "ERROR",
            "root_dir": str(folder),
            "tornado_settings": {"websocket_max_message_size": 4_000_000, "websocket_compression_options": {}},
            "connection_dir_root": "/tmp",
            "ip": "127.0.0.1",
            "open_browser": False,
            "base_url": "/vikings/",
            "port": 8899,
            "port_retries": 0,
        },
        "VoilaConfiguration": DASHBOARD,
        "VoilaExecutor": {"cell_error_instruction": "The log of the server says what went wrong."},
        "MappingKernelManager": {**LIMIT, "cull_busy": True, "allow_tracebacks": False},
        "Zygotes": {
            "preload": [
                "ipywidgets",
                "anywidget",
                "vikinglab",
                "vikinglab_widgets",
                "vikinglab_widgets.preload:preload",
            ],
            "richer": {"figures": ["bqplot", "vikinglab_widgets.plot"]},
            "memory": 100,
        },
        "AsyncKernelManager": {"client_class": "vikinglab_kernels.client.PromptClient"},
        "KernelRestarter": {"restart_limit": 0},
        "KernelManager": {"transport": "ipc"},
    }


DASHBOARD = {
    "template": "vikinglab",
    "allow_template_override": "NO",
    "allow_theme_override": "NO",
    "extension_allowlist": [
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
        "bqplot",
        "bqscales",
    ],
    "strip_sources": True,
    "show_tracebacks": False,
}


@pytest.mark.parametrize(("base", "url"), [("/", "/"), ("", "/"), ("/vikings/", "/vikings/"), ("a/b", "/a/b/")])
def test_a_path_is_the_same_however_its_ends_are_written(folder, monkeypatch, base, url):
    assert settings(monkeypatch, folder, base=base)["Voila"]["base_url"] == url


def test_without_a_port_the_next_free_one_is_taken(folder, monkeypatch):
    assert not {"port", "port_retries"} & settings(monkeypatch, folder)["Voila"].keys()


def test_beside_jupyterlab_dashboards_have_these_settings_and_no_others(monkeypatch):
    monkeypatch.setenv("JUPYTER_PATH", "")
    found = beside_lab("games")
    own = found["VoilaConfiguration"]
    assert callable(own.pop("prelaunch_hook"))
    assert own.pop("resources").keys() == {"gallery", "static"}
    assert own == DASHBOARD
    del found["VoilaConfiguration"]
    assert found == {
        "ServerApp": {
            "tornado_settings": {"compress_response": True, "mathjax_url": None, "mathjax_config": None},
            "kernel_manager_class": "vikinglab.hub.PageKernels",
        },
        "LabApp": {"news_url": None, "check_for_updates_class": "jupyterlab.NeverCheckForUpdate"},
        "VoilaExecutor": {"cell_error_instruction": "The log of the server says what went wrong."},
        "MappingKernelManager": {"cull_idle_timeout": 300, "cull_interval": 60},
        "KernelProvisionerFactory": {"default_provisioner_name": "lean-provisioner"},
    }
