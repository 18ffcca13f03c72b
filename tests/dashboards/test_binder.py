"""The recipe of Binder, followed from a clean clone in an empty environment; and what its visitors then have."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from browsing import serious
from playwright.sync_api import Page, expect

from vikinglab.serve import FRONT_END

from .boards import BoardOn
from .conftest import HERE, LONGEST, ROOT, Server, apart, free_port, leave, running, within, write
from .test_lab import opened as opened_in_lab
from .test_lab import run
from .test_serve import config

RECIPE = ROOT / "binder"
README = (ROOT / "README.md").read_text("utf-8")
BASE = "user/someone-xyz/"
TOKEN = "not-so-secret"


def test_the_versions_are_those_that_are_served_elsewhere_and_name_no_place():
    pinned = (RECIPE / "requirements.txt").read_text()
    assert pinned == (ROOT / "requirements" / "play.txt").read_text(), (
        "Binder gets what `make play` gets: cp requirements/play.txt binder/requirements.txt"
    )
    assert [line for line in pinned.splitlines() if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []


def test_the_recipe_is_short_and_stops_at_what_goes_wrong():
    assert (RECIPE / "runtime.txt").read_text() == "python-3.11\n"
    post_build = RECIPE / "postBuild"
    assert os.access(post_build, os.X_OK)
    assert "set -e\n" in post_build.read_text()
    assert {path.name for path in RECIPE.iterdir()} == {
        "jupyter_server_config.py",
        "postBuild",
        "requirements.txt",
        "runtime.txt",
    }


def link(readme: Path, repository: str) -> subprocess.CompletedProcess[str]:
    """Do what `make links` does, to a copy of the README."""
    return subprocess.run([sys.executable, ROOT / ".ci/links.py", repository, readme], capture_output=True, text=True)


@pytest.fixture
def readme(tmp_path: Path) -> Path:
    """A copy of the README, without links."""
    path = tmp_path / "README.md"
    path.write_text(README, "utf-8")
    assert link(path, "").returncode == 0
    return path


def test_without_links_the_readme_says_how_to_get_them_and_nothing_guesses_an_address(readme):
    text = readme.read_text("utf-8")
    assert text.count("`make links REPO=owner/name`") == 1
    assert "mybinder.org" not in text
    assert "urls" not in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_links_are_written_from_one_setting_and_lead_to_notebooks_that_are_there(readme):
    without = readme.read_text("utf-8")
    for repository in ("someone/vikings", "school.example/our-vikings"):
        assert link(readme, repository).returncode == 0
        text = readme.read_text("utf-8")
        links = re.findall(r"^\[(\w+)\]: (\S+)/HEAD\?urlpath=(?:voila/render|lab/tree)/(\S+)$", text, re.M)
        assert [name for name, _, _ in links] == ["gallery", "match", "lab"]
        for name, binder, notebook in links:
            assert f"][{name}]" in text
            assert binder == f"https://mybinder.org/v2/gh/{repository}"
            assert (ROOT / notebook).is_file()
    assert link(readme, "").returncode == 0
    assert readme.read_text("utf-8") == without


@pytest.mark.parametrize("repository", ["vikings", "https://github.com/someone/vikings", "a/b/c", "a/ b"])
def test_what_names_no_repository_is_refused_and_changes_nothing(readme, repository):
    before = readme.read_text("utf-8")
    assert "isn’t owner/name" in link(readme, repository).stderr
    assert readme.read_text("utf-8") == before


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository as it lies here, without what is hidden or made, and with a notebook that goes wrong."""
    folder = tmp_path_factory.mktemp("hub") / "vikinglab"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "mutants"))
    write(folder / "notebooks", "broken", "# Broken", "hidden_name = 1\nhidden_name / 0")
    return folder


@pytest.fixture(scope="module")
def built(clone: Path) -> dict[str, str]:
    """The environment variables under which the recipe was followed, step by step, in an empty environment."""
    made = clone.parent / "env"
    subprocess.run([sys.executable, "-m", "venv", made], check=True)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTHON", "VIRTUAL"))}
    env = {**own, "PATH": os.pathsep.join([str(made / "bin"), own["PATH"]]), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # What nobody imports needn't be compiled.
    env |= apart(clone) | {"PIP_COMPILE": "0"}
    for step in (["pip", "install", "--quiet", "-r", "binder/requirements.txt"], ["binder/postBuild"]):
        subprocess.run(step, cwd=clone, env=env, check=True)
    return env


@pytest.fixture(scope="module")
def hub(clone: Path, built: dict[str, str]) -> Iterator[Server]:
    """The server that Binder starts for a visitor, below a path of the visitor's own."""
    server = Server(free_port(), clone.parent / "log", BASE, TOKEN)
    told = {"base_url": f"/{BASE}", "token": TOKEN, "trust_xheaders": "True", "allow_origin": "*", "allow_root": "True"}
    options = [f"--{app}.{name}={value}" for name, value in told.items() for app in ("NotebookApp", "ServerApp")]
    command = ["jupyter", "lab", "--ip=127.0.0.1", f"--port={server.port}", "--no-browser", *options]
    found = shutil.which(command[0], path=built["PATH"])
    with running(server, [str(found), *command[1:]], clone, "is running at", built) as started:
        yield started


@pytest.fixture
def guest(page: Page, hub: Server, wrong: list[str]) -> Page:
    """Return the page of a visitor by Binder’s link, which opens the gallery. No request leaves its path."""
    inside = (hub.url(), "data:", "blob:")
    page.on("request", lambda asked: None if asked.url.startswith(inside) else wrong.append(asked.url))
    page.goto(hub.url(f"voila/render/notebooks/index.ipynb?token={TOKEN}"))
    ready(page, "Vikinglab")
    return page


def ready(page: Page, title: str) -> None:
    expect(page).to_have_title(f"{title} – Vikinglab")
    expect(page.locator("#told")).to_have_text("Ready.")


def opened(page: Page, server: Server, name: str) -> str:
    """Open a dashboard; returns the HTML that was sent."""
    answer = page.goto(server.url(f"voila/render/notebooks/{name}.ipynb"))
    expect(page.locator("#told")).to_have_text("Ready.")
    return answer.text()


def test_what_is_installed_fits_together(built):
    subprocess.run(["pip", "check"], env=built, check=True)


def test_from_the_gallery_to_a_match_and_back(guest, hub):
    guest.get_by_role("link", name="Play, Raids").click()
    ready(guest, "Play Raids")
    board = BoardOn(guest)
    assert board.is_asked()
    board.choose_by_keyboard("raids/play")
    guest.get_by_role("contentinfo").get_by_role("link", name="All pages").click()
    ready(guest, "Vikinglab")
    assert guest.url.partition("?")[0] == hub.url("voila/render/notebooks/index.ipynb")


def test_a_chapter_lets_one_make_a_move(guest):
    guest.get_by_role("link", name="Learn, Raids 1").click()
    ready(guest, "Raids 1 · Your turn")
    board = BoardOn(guest)
    expect(board.question).to_contain_text("Sail to a tile.")
    board.click("space:3")
    expect(board.bubble).to_contain_text("ships only sail forward")
    board.click("space:9")
    expect(board.root).to_contain_text("Done")
    guest.get_by_role("banner").get_by_role("link", name="Vikinglab").click()
    ready(guest, "Vikinglab")
    expect(guest.get_by_role("link", name="Go on learning, Raids 1")).to_be_visible()


@pytest.mark.parametrize("name", ["index", "raids/play", "raids/learn/01"])
def test_a_page_is_the_same_as_under_our_own_server(guest, hub, name):
    html = opened(guest, hub, name)
    for width in (360, 1280):
        guest.set_viewport_size({"width": width, "height": 800})
        assert guest.evaluate("document.documentElement.scrollWidth") <= width
    assert set(re.findall(r"https?://[\w.-]+", html)) <= {"http://127.0.0.1", "http://www.w3.org"}
    assert {each["name"] for each in config(html)["federated_extensions"]} == set(FRONT_END)
    assert serious(guest) == {}


def test_an_error_shows_neither_source_nor_traceback(guest, hub):
    html = opened(guest, hub, "broken")
    expect(guest.get_by_role("main")).to_contain_text("The log of the server says what went wrong.")
    for secret in ("hidden_name", "ZeroDivision", "Traceback", "site-packages"):
        assert secret not in html


def test_the_kernel_of_a_page_is_lean_and_freed_when_the_page_closes(guest, hub):
    def alive() -> set[str]:
        with urlopen(hub.url(f"api/kernels?token={TOKEN}"), timeout=20) as answer:
            return {each["id"] for each in json.load(answer)}

    kernel = config(opened(guest, hub, "raids/play"))["kernelId"]
    assert kernel in alive()
    listed = subprocess.run(
        ["ps", "-ww", "--ppid", str(hub.pid), "-o", "args="], capture_output=True, text=True, check=True
    )
    assert "-m vikinglab_kernels.kernel" in listed.stdout
    leave(guest)
    assert within(LONGEST / 1000, lambda: kernel not in alive())


def test_lab_shows_what_is_stored_in_a_notebook_that_has_not_run(page, hub):
    opened_in_lab(page, hub, "notebooks/index")
    expect(page.locator(".jp-Notebook .jp-RenderedHTMLCommon img").first).to_be_visible()


def test_lab_opens_the_same_notebooks(page, hub):
    opened_in_lab(page, hub, "notebooks/raids/play")
    run(page)
    board = BoardOn(page)
    assert board.is_asked()
    board.choose_by_keyboard("raids/play")


def test_strangers_are_not_let_in(hub):
    assert hub.get("api/contents/notebooks/index.ipynb")[0] == 403
    with urlopen(hub.url("voila/render/notebooks/index.ipynb"), timeout=20) as answer:
        assert answer.url.startswith(f"{HERE}{hub.port}/{BASE}login")
