"""Pinned versions: they fit together, and every Python that we promise can install them."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest
from dashboards.conftest import served_python
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROMISED = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TRIED = re.search(r"^PYTHONS = (.+)$", MAKEFILE, re.M)[1].split()
"""The Pythons for which `make pins` looks for all packages: the first is the lowest, the last the newest."""

FILES = sorted(path.stem for path in (ROOT / "requirements").glob("*.txt"))


def pins(name: str) -> dict[str, Version]:
    """Return the versions that a file pins, by package."""
    lines = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8").splitlines()
    return {canonicalize_name(each): Version(version) for each, version in (line.split("==") for line in lines)}


def installed() -> Iterator[Distribution]:
    """Yield the packages of the environments for tests and for serving."""
    yield from distributions()
    yield from distributions(path=[str(each) for each in Path(served_python()).parents[1].glob("lib/*/site-packages")])


@pytest.fixture(scope="module")
def known() -> dict[tuple[str, Version], Distribution]:
    """Everything that is installed, by name and version."""
    return {(canonicalize_name(each.name), Version(each.version)): each for each in installed()}


def test_the_lowest_python_is_named_alike_everywhere():
    lowest = Version(PROMISED.removeprefix(">="))
    assert Version(TRIED[0]) == lowest
    assert f"with Python {lowest} or newer" in (ROOT / "README.md").read_text("utf-8")
    assert f"sys.version_info < {lowest.release}" in MAKEFILE


def test_files_are_sorted_name_versions_alone_and_the_same_ones():
    versions: dict[str, Version] = {}
    for name in FILES:
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        assert [line for line in text.splitlines() if not re.fullmatch(r"[\w.-]+==[\w.]+", line)] == []
        for package, version in pins(name).items():
            assert versions.setdefault(package, version) == version, f"{package} in {name}"


@pytest.mark.parametrize("name", ["play", "test"])
def test_every_promised_python_may_install_every_pin(name, known):
    """A package whose metadata asks for 3.11.5 can't be installed with Debian's 3.11.2."""
    wrong = []
    for package, version in pins(name).items():
        found = known.get((package, version))
        assert found, f"{package} {version} is pinned, and not installed: make .venv/{name}/ready"
        asked = SpecifierSet(found.metadata["Requires-Python"] or "")
        wrong += [f"{package} {version}: {asked}" for python in TRIED if not asked.contains(python)]
    assert wrong == []


@pytest.mark.parametrize("name", ["play", "test"])
@pytest.mark.parametrize("python", TRIED)
def test_what_a_pin_needs_is_pinned_in_a_version_that_it_takes(name, python, known):
    """Some packages need others with one Python alone."""
    here = {"python_full_version": python, "python_version": python.rpartition(".")[0], "extra": ""}
    pinned, wrong = pins(name), []
    for package, version in pinned.items():
        for each in map(Requirement, known[package, version].requires or ()):
            if each.marker is None or each.marker.evaluate(here):
                found = pinned.get(canonicalize_name(each.name))
                if found is None or not each.specifier.contains(found, prereleases=True):
                    wrong.append(f"{package} {version} needs {each}, and {found} is pinned")
    assert wrong == []


SILENT = """#!/bin/sh
case $1 in -c) exit 0 ;; esac
echo "ensurepip is not available"
exit 1
"""


def test_make_says_what_it_installs_and_what_went_wrong(tmp_path):
    python = tmp_path / "python"
    python.write_text(SILENT)
    python.chmod(0o755)
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.txt").touch()
    (tmp_path / "pyproject.toml").touch()
    # As a reader types it, also when these tests are run by make themselves.
    asked = ["make", "--no-print-directory", ".venv/play/ready", f"PYTHON={python}"]
    made = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode
    assert made.stdout.startswith("Installing requirements/play.txt into .venv/play")
    assert "ensurepip is not available" in made.stderr
