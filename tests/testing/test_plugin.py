"""The plugin by which pytest knows the marker of rules, wherever Vikinglab is installed."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
MARKED = """
import pytest

@pytest.mark.rule("stones:take.most")
def test_something(): pass
"""


def test_the_marker_is_known_to_other_packages(tmp_path):
    [plugin] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][
        "pytest11"
    ].values()
    (tmp_path / "test_marked.py").write_text(MARKED, "utf-8")
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    options = ["-q", "-p", plugin, "-p", "no:cacheprovider", "--strict-markers", "-c", "/dev/null", "--rootdir=."]
    ran = subprocess.run([sys.executable, "-c", code, *options], cwd=tmp_path, capture_output=True, text=True)
    assert "1 passed" in ran.stdout, ran.stdout + ran.stderr


def test_it_costs_other_runs_nothing():
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); known = {{*sys.modules}}; import vikinglab_pytest\n"
    code += "print(*sorted({*sys.modules} - known))"
    ran = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert not [name for name in ran.stdout.split() if name.partition(".")[0] not in ("vikinglab_pytest", *STANDARD)]


STANDARD = sys.stdlib_module_names
