"""The search for dead ends is itself shown to work: its branches on lines of code, its findings on a small game."""

from __future__ import annotations

import builtins
import importlib
import json
import os
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import vikinglab as vl
from tests.testing.planting import before, install, instead, planted
from vikinglab.core.words.rulebook import ruling_modules

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


def test_a_changed_position_keeps_its_form(bench):
    changed, rng = bench("positions").changed, random.Random(1)
    one, two = "route: 7 axe, 9 rune\nA: space 4\nB: home 1", "voyage: 2\nA: space 3, crew 2\nB: home 2"
    made = {changed(one, two, rng) for _ in range(200)}
    assert len(made) > 100
    assert all(re.fullmatch(r"\w+:.*", line) for text in made for line in text.splitlines())
    assert any("voyage" in text for text in made)
    assert any("route" not in text for text in made)


NOTHING_LEFT = planted(
    "nothing left", "ends", instead("*map(Open, table.closed), Done()]\n\n", "*map(Open, table.closed)]\n\n")
)
SILVER_TRIPS = planted(
    "trips", "ends", before('if outcome == "bones" and', 'assert table.bank or outcome != "silver", "trip"')
)
GOES_ON = planted("goes on", "ends", instead("table.turns += 1", "table.turns += not any(table.hoards)"))
NEVER = planted(
    "never", "ends", before('return "chest.coin" if', "if table.coins[self.seat] < 0:", '    return "tide.high"')
)
UNSOUND = planted("unsound", "ends", instead("table.bank += 1", "table.bank += table.bank < 3"))
FAULTS = [NOTHING_LEFT, SILVER_TRIPS, GOES_ON, NEVER, UNSOUND]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A folder with the small game, and copies with a fault each."""
    folder = tmp_path_factory.mktemp("explored")
    install(folder, {fault.key: fault for fault in FAULTS}, {})
    return folder


RUN = """
import json, sys, explore
from pathlib import Path
json.dump(explore.explored(sys.argv[1], 3, Path(sys.argv[2])), sys.stdout)
"""


def explored(site: Path, key: str, unreached: str = "") -> dict:
    """What a search of three seconds finds."""
    (site / "unreached.toml").write_text(unreached)
    path = os.pathsep.join([str(site), str(BENCH), str(ROOT)])
    asked = [sys.executable, "-c", RUN, key, str(site / "unreached.toml")]
    done = subprocess.run(asked, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_in_a_sound_game_nothing_is_found_and_all_is_reached(site):
    found = explored(site, "hoard")
    assert found["findings"] == []
    assert found["missed"] == [], found["missed"]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (NOTHING_LEFT, "a seat must decide and may do nothing"),
        (SILVER_TRIPS, "AssertionError: trip"),
        (GOES_ON, "a match never ends"),
        (UNSOUND, "coins are missing"),
    ],
)
def test_a_planted_fault_is_found_with_a_command_that_leads_there(site, fault, said):
    found = [each for each in explored(site, fault.key)["findings"] if said in each["what"]]
    assert found, said
    if fault is SILVER_TRIPS:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)])}
        done = subprocess.run(shlex.split(found[0]["command"]), env=env, capture_output=True, text=True, check=False)
        assert "AssertionError: trip" in done.stderr


def test_a_branch_that_nothing_reaches_is_listed_until_the_file_says_why(site):
    missed = explored(site, NEVER.key)["missed"]
    assert [(each["test"], each["taken"]) for each in missed] == [("table.coins[self.seat] < 0", "yes")]
    entry = [f"{name} = {json.dumps(value)}" for name, value in missed[0].items() if name != "line"]
    written = "\n".join([f"[[{NEVER.key}]]", *entry, 'because = "Nobody owes coins."', ""])
    again = explored(site, NEVER.key, written)
    assert again["missed"] == again["strangers"] == again["reached though listed"] == []
    reached = explored(site, NEVER.key, written.replace('"yes"', '"no"'))
    assert [each["taken"] for each in reached["reached though listed"]] == ["no"]
    strange = explored(site, NEVER.key, written.replace("< 0", "< -1"))
    assert [each["test"] for each in strange["strangers"]] == ["table.coins[self.seat] < -1"]


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_what_is_listed_as_never_reached_is_there_and_has_a_reason(bench, key):
    explore, game = bench("explore"), vl.games()[key]
    entries = explore.listed(explore.UNREACHED, key)
    wanted = explore.targets(game, bench("branches").Branches(ruling_modules(game.folder)))
    assert explore.strangers(wanted, entries) == []
    assert all(entry["because"].endswith(".") for entry in entries)
