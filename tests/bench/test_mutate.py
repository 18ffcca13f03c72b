"""The mutation tests themselves work: on lines of code, and on a toy game with tests that overlook something."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def broken(tmp_path, monkeypatch):
    """Return a function that lists the mutants of a piece of source: the kind, and the changed line."""
    monkeypatch.syspath_prepend(BENCH)
    mutants = importlib.import_module("mutants").mutants
    file = tmp_path / "play.py"

    def all_of(source: str) -> set[tuple[str, str]]:
        file.write_text(source, "utf-8")
        found = mutants(file)
        for mutant in found:
            compile(mutant.source(), mutant.path, "exec")
        return {(mutant.kind, mutant.after) for mutant in found}

    return all_of


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ('return "go.home"', {("refusal", "return None")}),
        (
            'return "go.home" if x else None',
            {("refusal", "return None if x else None"), ("boolean", 'return "go.home" if (not x) else None')},
        ),
        ("return self.too_near(x)", {("refusal", "return None")}),
        ("x = y < z", {("comparison", "x = y <= z")}),
        ("x = (y) >= (z)", {("comparison", "x = (y) > (z)")}),
        ("x = y in z", {("comparison", "x = y not in z")}),
        ("x = y is not z", {("comparison", "x = y is z")}),
        ("x = a < b == c", {("comparison", "x = a <= b == c"), ("comparison", "x = a < b != c")}),
        ("x = 0", {("number", "x = 1")}),
        ("x = 7", {("number", "x = 6"), ("number", "x = 8")}),
        ("x = y + z", {("arithmetic", "x = y - z")}),
        ("x = y // z", {("arithmetic", "x = y * z")}),
        ("x = -y", {("arithmetic", "x = y")}),
        ("x = True", {("boolean", "x = False")}),
        ("x = not y", {("boolean", "x = y")}),
        ("x = y and z", {("boolean", f"x = {rest}") for rest in ("y or z", "True and z", "y and True")}),
        ("x = y or z", {("boolean", f"x = {rest}") for rest in ("y and z", "False or z", "y or False")}),
        ("x = y if (z := f()) else w", {("boolean", "x = y if ((not (z := f()))) else w")}),
        ("x = y if z else w", {("boolean", "x = y if (not z) else w")}),
        ("x = {y for y in z if y}", {("boolean", f"x = {{y for y in z if {test}}}") for test in ("True", "(not y)")}),
        ("x = any(y)", {("boolean", "x = all(y)")}),
        ("x = max(y)", {("order", "x = min(y)")}),
        ("x = sorted(y)", {("order", "x = sorted(y)[::-1]")}),
        ("x = list(reversed(y))", {("order", "x = list(list(y))")}),
        ("x = y[0]", {("order", "x = y[-1]")}),
        ("x = y[-1]", {("order", "x = y[0]")}),
        ("x = y[::-1]", {("order", "x = y[::1]")}),
        ("x = lambda y: (y.a, y.b)", {("order", "x = lambda y: (0, y.b)"), ("order", "x = lambda y: (y.a, 0)")}),
        ("x.append(y)", {("effect", "pass")}),
        ("x.y = z", {("effect", "pass")}),
        ("x[y] = z", {("effect", "pass")}),
        ("x += y", {("effect", "pass"), ("arithmetic", "x -= y")}),
        ("x += (y,)", {("effect", "pass")}),
        ("return", {("effect", "pass")}),
        ("x = [y, *z]", {("effect", "x = [y]"), ("effect", "x = [*z]")}),
        ("push(a, b)", {("effect", "pass"), ("effect", "push(a)"), ("effect", "push(b)"), ("order", "push(b, a)")}),
    ],
)
def test_each_kind_of_breakage_is_made(broken, line, becomes):
    assert broken(f"def refuse(self, x):\n    {line}\n") == becomes


def test_a_table_of_refusals_is_silenced(broken):
    assert broken('WHY = {far: "go.far", near: "go.near"}') == {
        ("refusal", 'WHY = {far: None, near: "go.near"}'),
        ("refusal", 'WHY = {far: "go.far", near: None}'),
    }
    assert broken('WHY = [Rule(far, "go.far")]') == {("refusal", "WHY = [Rule(far, None)]")}


@pytest.mark.parametrize(
    "source",
    [
        '"""A text."""',
        "x: Literal[1, 2]",
        "Outcome = Callable[[A, B], C]",
        'class Go:\n    """A text."""\n    rules = ("go.home",)',
        "def f(x: Literal[1]) -> Literal[2]:\n    assert x > 2",
        "def facts(self):\n    return {'x': 1}",
        "def _tell_reward(self):\n    self.coins += 1",
        "def f(self):\n    self.tell('go.home', x=1)",
        "def f(self):\n    tell_choice(self, 1)",
        "def f(self):\n    if self.story and self.crew > 2:\n        note(1)",
        "def f(self):\n    return f'{1 + 2}'",
        "@rule('go.home', 2)\ndef f(self): ...",
        "x = zip(y, z, strict=True)",
    ],
)
def test_what_only_makes_words_is_left_as_it_is(broken, source):
    assert broken(source) == set()


def test_lines_with_other_letters_than_english_ones(broken):
    assert broken("x = {'é': y < z}  # é") == {("comparison", "x = {'é': y <= z} # é")}


TOY = '''
"""Take one or two from a heap."""

MOST = 2


def refuse(heap, many):
    """Why not."""
    if many > MOST:
        return "take.most"
    if many > heap:
        return "take.heap"
    return None


def play(heap):
    """One is taken a turn."""
    turns = 0
    while heap:
        heap -= 1
        turns += 1
    return turns
'''

TESTS = """
import pytest, toy

@pytest.mark.rule("toy:take.most")
def test_most():
    assert toy.refuse(9, 2) is None
    assert toy.refuse(9, 3) == "take.most"

def test_play():
    assert toy.play(4) == 4
"""

RUN = """
import sys, mutate, trying
from pathlib import Path
trying.STUCK = 1
here = Path.cwd()
sys.path.insert(0, str(here))
found, tests = mutate.mutants(here / "toy.py"), [str(here / "test_toy.py")]

def replay():
    import toy
    assert toy.refuse(1, 1) is None, "recorded"

checks = {"recorded matches": replay} if "recorded" in sys.argv else {}
sys.exit(not mutate.run("toy", found, tests, here / "same.toml", here / "out/toy.json", checks))
"""


def tried(
    folder: Path, tests: str = TESTS, equivalents: str = "", *more: str, **chosen: str
) -> tuple[subprocess.CompletedProcess[str], dict]:
    """Return the output of the run over the toy, and its report."""
    for name, text in (("toy.py", TOY), ("test_toy.py", tests), ("same.toml", equivalents)):
        (folder / name).write_text(text, "utf-8")
    chosen = {"PYTHONPATH": str(BENCH), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "SAMPLE": "", "SEED": "", **chosen}
    done = subprocess.run(
        [sys.executable, "-c", RUN, *more],
        cwd=folder,
        env=os.environ | chosen,
        capture_output=True,
        text=True,
        check=False,
    )
    report = folder / "out/toy.json"
    return done, json.loads(report.read_text("utf-8")) if report.exists() else {}


def unnoticed(report: dict) -> set[str]:
    return {each["after"] for each in report["unnoticed"]}


def test_what_tests_overlook_is_found(tmp_path):
    done, report = tried(tmp_path)
    assert unnoticed(report) == {"if many >= heap:", "return None"}
    silenced = next(each for each in report["unnoticed"] if each["kind"] == "refusal")
    assert (silenced["file"], silenced["in"], silenced["before"]) == ("toy.py", "refuse", 'return "take.heap"')
    assert TOY.splitlines()[silenced["line"] - 1].strip() == 'return "take.heap"'
    assert done.returncode == 1
    by = {each["after"]: each["by"] for each in report["noticed by"]}
    assert by["MOST = 3"].endswith("test_most")
    assert by["heap += 1"] == "it doesn't end"
    assert report["noticed"] + len(report["unnoticed"]) == report["tried"] == report["mutants"]
    assert '- return "take.heap"\n    + return None' in done.stdout


def test_the_report_says_at_which_stage_each_was_noticed(tmp_path):
    _, report = tried(tmp_path, TESTS, "", "recorded")
    stages = {each["after"]: each["stage"] for each in report["noticed by"]}
    assert stages["if many >= MOST:"] == "tests of its rule"
    # What isn't in a function is tried where the game is imported with it.
    assert stages["MOST = 3"] == stages["heap += 1"] == "other tests"
    assert stages["if many >= heap:"] == "recorded matches"
    assert unnoticed(report) == {"return None"}
    counts = {stage: count["mutants"] for stage, count in report["stages"].items()}
    assert counts == {"tests of its rule": 2, "other tests": 12, "recorded matches": 1, "": 1}


def test_what_was_noticed_before_is_not_tried_again(tmp_path):
    _, first = tried(tmp_path)
    fewer = TESTS.partition("def test_play")[0] + "def test_heap():\n    assert toy.refuse(1, 2) == 'take.heap'\n"
    _, again = tried(tmp_path, fewer, AGAIN="1")
    assert unnoticed(again) == unnoticed(first) - {"return None"}
    assert again["tried"] == first["tried"]
    assert again["noticed"] == first["noticed"] + 1


SAME = """
[[toy]]
file = "toy.py"
in = "refuse"
before = "if many > heap:"
after = "if many >= heap:"
because = "Nobody asks."
"""


def test_what_changes_nothing_is_listed_apart(tmp_path):
    more = TESTS + "\ndef test_heap():\n    assert toy.refuse(1, 2) == 'take.heap'\n"
    done, report = tried(tmp_path, more, SAME)
    assert [each["because"] for each in report["equivalents"]] == ["Nobody asks."]
    assert report["tried"] == report["mutants"] - 1
    assert unnoticed(report) == set()
    assert done.returncode == 0


def test_what_is_named_must_be_there(tmp_path):
    done, report = tried(tmp_path, equivalents=SAME.replace(">= heap", "== heap"))
    assert done.returncode
    assert (
        "same.toml names what can't be broken any more: toy.py, refuse, if many > heap:, if many == heap:"
        in done.stderr
    )
    assert not report


def test_sound_games_must_pass(tmp_path):
    done, report = tried(tmp_path, TESTS.replace("== 4", "== 5"))
    assert done.returncode
    assert "With nothing broken, this fails already: test_toy.py::test_play" in done.stderr
    assert not report


def test_each_equivalent_of_our_games_is_there_and_has_a_reason(monkeypatch):
    monkeypatch.syspath_prepend(BENCH)
    mutate = importlib.import_module("mutate")
    for game in tomllib.loads(mutate.EQUIVALENTS.read_text("utf-8")):
        named = mutate.named_in(mutate.EQUIVALENTS, game, mutate.breakable(game))
        assert all(reason.endswith(".") for reason in named.values())
