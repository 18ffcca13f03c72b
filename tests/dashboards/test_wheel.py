"""The wheel, in an environment that holds only what an extra brings: the gallery opens, and a match is played."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import expect

from .boards import BoardOn
from .conftest import ROOT, SHIPPED, Server, free_port, running, served_python

LARGEST = 4_000_000
"""The bytes of the largest wheel."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={folder}", ROOT], check=True)
    return next(folder.glob("*.whl"))


def installed(wheel: Path, folder: Path, extra: str) -> Path:
    """Return the interpreter of a new environment with the wheel, and what the extra needs of what is installed here.

    Nothing is fetched: the packages are those of the environment for serving.
    """
    folder = folder.resolve() / ".venv"
    subprocess.run([served_python(), "-m", "venv", "--without-pip", folder], check=True)
    [site] = folder.glob("lib/*/site-packages")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--no-deps", f"--target={site}", wheel], check=True)
    theirs = [str(each) for each in Path(served_python()).parents[1].glob("lib/*/site-packages")]
    here = {canonicalize_name(each.name): each for each in distributions(path=theirs)}
    here["vikinglab"] = next(iter(distributions(path=[str(site)])))
    for each in needed(here, "vikinglab", extra):
        if each.name != "vikinglab":
            link(each, site)
    return folder / "bin" / "python"


def needed(here: dict[str, Distribution], name: str, *extras: str) -> Iterator[Distribution]:
    """Yield a package with all that it needs."""
    waiting, seen = [(name, each) for each in ("", *extras)], set()
    while waiting:
        package, extra = waiting.pop()
        if (package, extra) in seen:
            continue
        seen.add((package, extra))
        if not extra:
            yield here[package]
        for asked in map(Requirement, here[package].requires or ()):
            if asked.marker is None or asked.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(asked.name), each) for each in ("", *asked.extras)]


def link(found: Distribution, site: Path) -> None:
    """Put the files of a package into another environment, without a copy where that can be.

    A server sends no file that is a symbolic link to elsewhere.
    """
    for file in found.files or ():
        there, here = Path(found.locate_file(file)), (site / file).resolve()
        if there.is_file() and not here.exists():
            here.parent.mkdir(parents=True, exist_ok=True)
            try:
                os.link(there, here)
            except OSError:  # another disk
                shutil.copyfile(there, here)


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory) -> Path:
    return installed(wheel, tmp_path_factory.mktemp("empty"), "serve")


def run(python: Path, folder: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([python, "-m", "vikinglab.cli", *asked], cwd=folder, capture_output=True, text=True)


def test_it_is_small_and_brings_the_notebooks(wheel, python):
    assert wheel.stat().st_size < LARGEST
    [site] = python.parents[1].glob("lib/*/site-packages")
    assert {f"vikinglab/notebooks/{name}.ipynb" for name in SHIPPED} == {
        path.relative_to(site).as_posix() for path in site.rglob("*.ipynb")
    }


def test_in_an_empty_folder_the_gallery_is_served_and_a_move_is_played(python, page, tmp_path):
    folder = tmp_path / "empty"
    folder.mkdir()
    port = free_port()
    asked = [str(python), "-m", "vikinglab.cli", "serve", f"--port={port}", "--no-browser"]
    with running(Server(port, tmp_path / "log"), asked, folder, "Dashboards:", {"PATH": "/usr/bin:/bin"}) as server:
        kinds: set[str] = set()
        page.on("request", lambda request: kinds.add(request.resource_type))
        page.goto(server.url())
        expect(page.get_by_role("heading", level=2)).to_contain_text(["Raids"])
        page.goto(server.url("voila/render/raids/play.ipynb"))
        board = BoardOn(page)
        assert board.is_asked()
        before = board.shown()
        board.choose_by_keyboard("raids/play")
        assert board.shown() != before
        page.goto(server.url("voila/render/raids/odds.ipynb"))
        expect(page.locator(".bqplot").first).to_be_visible()
        assert "script" in kinds
        assert "font" not in kinds
        page.goto("about:blank")
    assert list(folder.iterdir()) == []


def test_an_editable_copy_is_put_where_the_reader_is_and_nothing_is_written_over(python, tmp_path):
    made = run(python, tmp_path, "copy")
    assert made.returncode == 0, made.stderr
    assert f"The notebooks are in {tmp_path.resolve()}/notebooks." in made.stdout
    copied = {path.relative_to(tmp_path / "notebooks").as_posix() for path in (tmp_path / "notebooks").rglob("*.*")}
    assert {name for name in copied if not name.endswith(".fr.po")} == {f"{name}.ipynb" for name in SHIPPED}
    assert "raids/start.fr.po" in copied
    again = run(python, tmp_path, "copy")
    assert again.returncode == 2
    assert again.stderr == "notebooks exists already, and nothing is written over: name another folder.\n"


def test_missing_parts_are_named_once_by_the_extra_that_brings_them(wheel, tmp_path):
    bare = installed(wheel, tmp_path, "")
    for extra, *asked in (("serve", "serve"), ("lab", "lab"), ("boards", "check", str(tmp_path))):
        said = run(bare, tmp_path, *asked)
        assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
        assert said.stderr.endswith(f'pip install "vikinglab[{extra}]"\n')
    board = subprocess.run([bare, "-c", "from vikinglab_widgets import Board"], capture_output=True, text=True)
    assert board.stderr.rstrip().endswith('pip install "vikinglab[boards]"')
    assert not (tmp_path / "notebooks").exists()
