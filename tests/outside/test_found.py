"""A game from outside, found by its entry point: by a new interpreter, by the command line, in saves and in dialogs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import vikinglab as vl
from vikinglab.testing.matches import between_bots, wins

HOUSE = Path(vl.__file__).parents[1]


def run(site: Path, *arguments: str) -> str:
    """Return the output of a new interpreter that finds our packages and this folder, and nothing else of ours."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, HOUSE)))}
    done = subprocess.run([sys.executable, *arguments], env=env, capture_output=True, text=True, cwd=site, check=True)
    return done.stdout


def test_it_is_one_of_the_games(site):
    assert {"raids", "tablut"} <= {*run(site, "-c", "import vikinglab as vl; print(*vl.games())").split()}


def test_it_is_played_by_a_new_interpreter(site):
    code = "import vikinglab as vl; match = vl.new('tablut'); print(*match.play('move a4 c4')); print(match.question)"
    assert run(site, "-c", code).splitlines() == [
        "Muscovy moves the Muscovite from a4 to c4.",
        "Sweden, which man do you move, and where to?",
    ]


def test_importing_the_house_loads_no_game_from_outside(site):
    assert run(site, "-c", "import sys, vikinglab; print('tablut' in sys.modules)") == "False\n"


def test_the_command_line_prints_its_rules(site):
    said = run(site, "-m", "vikinglab.cli", "rules", "tablut", "konakis")
    assert said.startswith("tablut:setup.board")
    assert "The one in its middle is the castle" in said


@pytest.mark.parametrize("seats", [("greedy", "greedy"), ("greedy", "random"), ("random", "greedy")])
def test_bots_play_it_to_its_end_and_a_save_brings_it_back(seats):
    match = between_bots("tablut", seats, seed=4)
    again = vl.load(match.link())
    assert (again.result, again.table, again.moments[-1].rule) == (match.result, match.table, match.moments[-1].rule)


def test_greed_pays():
    assert wins("tablut", "greedy", "random", matches=12) >= 9


def test_questions_can_be_asked_of_it():
    match = vl.new("tablut")
    may = match.ask("may", "move d1 d3", "move d1 e2")
    assert [answer.right for answer in may.answers] == [True, False]
    where = match.ask("where")
    right = {answer.path[0].removeprefix("square:") for answer in where.answers if answer.right}
    assert right == {move.start for move in match.legal()}
    assert "square:e1" in [answer.path[0] for answer in where.answers if not answer.right]
    assert len(where.answers) == 25


def test_it_ends_whatever_is_played():
    for seed in range(20):
        table, rng = vl.new("tablut").table.clone(), Random(seed)
        assert sum(table.playout(rng).scores) in (1, 2)
        assert all(times < 4 for times in table.seen.values())
