"""Things shipped and served: their licences, and a bill of materials that fits the files."""

from __future__ import annotations

import importlib.util
import json
import re
import zipfile
from importlib.metadata import Distribution
from pathlib import Path

import pytest
from dashboards.conftest import served_python
from evidence import is_a_test

ROOT = Path(__file__).parents[1]
PINS = (ROOT / "requirements" / "play.txt").read_text("utf-8").splitlines()
SERVED = [str(each) for each in Path(served_python()).parents[1].glob("lib/*/site-packages")]

spec = importlib.util.spec_from_file_location("supply", ROOT / ".ci" / "supply.py")
supply = importlib.util.module_from_spec(spec)
spec.loader.exec_module(supply)

FREE = {"0BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "Zlib"}
FREE |= {"Apache-2.0", "CC-BY-4.0", "CC0-1.0", "EPL-2.0", "MPL-2.0", "OFL-1.1", "PSF-2.0"}
"""Licences under which we may serve a package beside our own code."""


@pytest.fixture(scope="module")
def found() -> list[Distribution]:
    return supply.installed(PINS, SERVED)


@pytest.fixture
def wheel(tmp_path) -> Path:
    path = tmp_path / "vikinglab-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("vikinglab/__init__.py", "1")
        made.writestr("vikinglab/cli.py", "2")
    return path


def test_the_page_of_licences_is_what_the_packages_say_today(found):
    assert (ROOT / "docs" / "licences.md").read_text("utf-8") == supply.table(found), "make licences writes it anew"


def test_every_package_has_a_licence_that_lets_us_serve_it(found):
    parts = [*supply.python_parts(found), *supply.bundled(found)]
    assert {part.name for part in parts} >= {supply.normal(pin.partition("==")[0]) for pin in PINS}
    asked = {part: set(re.split(" AND | OR ", part.licence)) - FREE for part in parts}
    assert {part.url: licences for part, licences in asked.items() if licences} == {}


def test_we_ship_no_font_and_no_code_of_others():
    ours = [
        path
        for folder in ("vikinglab", "widgets/vikinglab_widgets", "notebooks")
        for path in (ROOT / folder).rglob("*")
    ]
    assert [path for path in ours if path.suffix in (".woff", ".woff2", ".ttf", ".otf")] == []
    scripts = [path for path in ours if path.suffix == ".js"]
    assert [path.name for path in scripts if re.search(r"@license|copyright", path.read_text("utf-8"), re.I)] == []


def test_each_promise_about_security_names_a_test_that_there_is():
    promises = re.findall(r"^\| (.+) \| `(.+)` \|$", (ROOT / "SECURITY.md").read_text("utf-8"), re.M)
    assert len(promises) >= 13
    assert [test for _, test in promises if not is_a_test(test)] == []


def test_a_bill_names_each_package_once_and_what_it_needs(found, wheel):
    made = supply.bill(wheel, found)
    refs = [each["bom-ref"] for each in made["components"]]
    assert len({*refs}) == len(refs)
    ours = made["metadata"]["component"]["bom-ref"]
    for each in made["dependencies"]:
        assert {each["ref"], *each["dependsOn"]} <= {*refs, ours}
    needs = {each["ref"]: each["dependsOn"] for each in made["dependencies"]}
    [voila] = [ref for ref in refs if ref.startswith("pkg:pypi/voila@")]
    assert any(ref.startswith("pkg:pypi/nbclient@") for ref in needs[voila])
    assert any(ref.startswith("pkg:npm/backbone@") for ref in needs[voila])


def test_a_bill_fits_files_as_they_were_and_no_others(found, wheel):
    few = [each for each in found if each.name in ("bqplot", "anywidget")]
    made = json.loads(json.dumps(supply.bill(wheel, few)))
    assert supply.wrong(made, wheel, few) == []
    with zipfile.ZipFile(wheel, "w") as changed:
        changed.writestr("vikinglab/__init__.py", "1")
        changed.writestr("vikinglab/cli.py", "3")
        changed.writestr("vikinglab/more.py", "")
    findings = supply.wrong(made, wheel, few)
    assert findings == [f"vikinglab/cli.py in {wheel.name}", f"vikinglab/more.py in {wheel.name}", wheel.name]
    made["components"][-1]["properties"][0]["value"] = "0"
    assert "the list of files of bqplot" in supply.wrong(made, wheel, few)


def test_a_file_of_a_package_that_was_changed_is_named(tmp_path):
    info = tmp_path / "thing-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thing\nVersion: 1.0\nLicense: MIT\n")
    (tmp_path / "thing.py").write_text("whole")
    whole = "sha256=XVdmzy14cBYUIAQY7hRQaQ2a8SyE1SVF5IAvABrVMJk"
    (info / "RECORD").write_text(f"thing.py,{whole},5\n")
    [found] = supply.installed(["thing==1.0"], [str(tmp_path)])
    [file] = found.files
    assert supply.licence(found) == "MIT"
    assert supply.is_whole(found, file)
    (tmp_path / "thing.py").write_text("other")
    assert not supply.is_whole(found, file)
