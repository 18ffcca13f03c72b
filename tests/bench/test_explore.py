"""The search for dead ends is itself shown to work: its branches on lines of code, its findings on a small game."""

from __future__ import annotations

import builtins
import importlib
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vikinglab as vl
from tests.test_docs import STONES, written
from vikinglab.study.ledger import ruling_modules

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"


@pytest.fixture
def bench(monkeypatch):
    """The modules of the search, by name."""
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module


@pytest.mark.parametrize(
    ("body", "taken"),
    [
        ("return 1 if x else 0", {"x yes"}),
        ("return 1 if not x else 0", {"not x no"}),
        ("return x or y", {"x yes"}),
        ("return x and y", {"x yes"}),
        ("if x and y:\n        pass", {"x yes", "y no"}),
        ("if y or not x:\n        pass", {"y no", "not x no"}),
        ("while y:\n        pass", {"y no"}),
        ("for each in (x, y):\n        pass", {"for each in (x, y) entered"}),
        ("for each in ():\n        pass", set()),
        ("return [each for each in (x, y) if each]", {"each yes", "each no"}),
        ("return (lambda each: each)(x)", {"lambda each: each called"}),
        ("return lambda each: each", set()),
        (
            "match x:\n        case 1 if y:\n            pass\n        case _:\n            pass",
            {"y no", "case _ fits"},
        ),
        ("assert x", set()),
    ],
)
def test_the_branches_that_are_taken_are_noted(bench, monkeypatch, tmp_path, body, taken):
    path = tmp_path / f"rules_{abs(hash(body))}.py"
    path.write_text(f'def play(x, y):\n    """A rule."""\n    {body}\n')
    branches = bench("branches").Branches([path])
    monkeypatch.setattr(builtins, "__probe__", branches.probe, raising=False)
    namespace: dict = {}
    exec(branches.code[str(path)], namespace)
    namespace["play"](1, 0)
    found = {f"{branch.test} {branch.taken}" for branch in map(branches.found.__getitem__, branches.taken())}
    assert found == taken | {" called"}
    assert branches.taken() == []


FAULTS = {
    "nothing_left": (
        'return "take.most" if',
        'return "take.most" if table.stones == 1 or',
        "a seat must decide and may do nothing",
    ),
    "trips": (
        "table.stones -= self.stones",
        "table.stones -= self.stones\n        1 // (table.stones != 9)",
        "ZeroDivisionError",
    ),
    "goes_on": (
        "table.stones -= self.stones",
        "table.stones = max(1, table.stones - self.stones)",
        "a match never ends",
    ),
    "unsound": ("if not table.stones:", "if table.stones < 2:", "no match has a heap of 1 here"),
    "never": ('return "take.most" if', 'return "take.most" if table.stones > 99 or', ""),
}
"""The faults planted in the game of docs/a-game.md, and what the report says of them."""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with that game, and copies with a fault each."""
    folder = tmp_path_factory.mktemp("explored")
    written(folder / "page", STONES)
    for key, (old, new, _) in {"stones": ("", "", ""), **FAULTS}.items():
        shutil.copytree(folder / "page/stones", folder / key)
        game, play = folder / key / "__init__.py", folder / key / "play.py"
        game.write_text(game.read_text("utf-8").replace('"stones",', f'"{key}",'), "utf-8")
        assert old in play.read_text("utf-8")
        play.write_text(play.read_text("utf-8").replace(old, new), "utf-8")
    known = folder / "explored-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: explored\nVersion: 1\n", "utf-8")
    points = "\n".join(f"{key} = {key}:GAME" for key in ("stones", *FAULTS))
    (known / "entry_points.txt").write_text(f"[vikinglab.games]\n{points}\n", "utf-8")
    return folder


RUN = """
import json, sys, explore
from pathlib import Path
json.dump(explore.explored(sys.argv[1], 0.5, Path(sys.argv[2])), sys.stdout)
"""


def explored(site: Path, key: str, unreached: str = "") -> dict:
    """Return the findings of a short search."""
    (site / "unreached.toml").write_text(unreached)
    path = os.pathsep.join([str(site), str(BENCH), str(ROOT)])
    asked = [sys.executable, "-c", RUN, key, str(site / "unreached.toml")]
    done = subprocess.run(asked, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_in_a_sound_game_nothing_is_found_and_all_is_reached(site):
    found = explored(site, "stones")
    assert found["findings"] == []
    # Nothing leads to a position that the game refuses.
    assert {each["in"] for each in found["missed"]} == {"check"}


@pytest.mark.parametrize("key", [key for key, (_, _, said) in FAULTS.items() if said])
def test_a_planted_fault_is_found_with_a_command_that_leads_there(site, key):
    said = FAULTS[key][2]
    [found] = [each for each in explored(site, key)["findings"] if said in each["what"]]
    if key == "trips":
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
        done = subprocess.run(shlex.split(found["command"]), env=env, capture_output=True, text=True, check=False)
        assert said in done.stderr


def test_a_branch_that_nothing_reaches_is_listed_until_the_file_says_why(site):
    missed = explored(site, "never")["missed"]
    [entry] = [each for each in missed if each["in"] != "check"]
    assert (entry["test"], entry["taken"]) == ("table.stones > 99", "yes")
    lines = [f"{name} = {json.dumps(value)}" for name, value in entry.items() if name != "line"]
    listed = "\n".join(["[[never]]", *lines, 'because = "There are 15 stones."', ""])
    wrong = [listed.replace('"yes"', '"no"'), listed.replace("> 99", "> 98")]
    found = explored(site, "never", "\n".join([listed, *wrong]))
    assert {each["in"] for each in found["missed"]} == {"check"}
    assert [each["taken"] for each in found["reached though listed"]] == ["no"]
    assert [each["test"] for each in found["strangers"]] == ["table.stones > 98"]


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_what_is_listed_as_never_reached_is_there_and_has_a_reason(bench, key):
    explore, game = bench("explore"), vl.games()[key]
    entries = explore.listed(explore.UNREACHED, key)
    wanted = explore.targets(game, bench("branches").Branches(ruling_modules(game.folder)))
    assert explore.strangers(wanted, entries) == []
    assert all(entry["because"].endswith(".") for entry in entries)
