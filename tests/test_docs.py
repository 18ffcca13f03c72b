"""The documentation shows what really happens."""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets import Progress
from vikinglab_widgets.lesson import Lesson

import vikinglab
from vikinglab import envelope, guard, serve
from vikinglab.cli import main
from vikinglab.core.game import games
from vikinglab.core.show.catalogue import catalogue
from vikinglab_kernels.kernel import ERRORS

ROOT = Path(__file__).parents[1]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_readme_runs(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=FLAGS).failed == 0


WITH_EXAMPLES = [path for path in sorted((ROOT / "vikinglab").rglob("*.py")) if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_docstrings_run(path):
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    tried = doctest.testmod(import_module(name), optionflags=FLAGS, extraglobs={"vl": vikinglab})
    assert (tried.failed, tried.attempted) == (0, path.read_text("utf-8").count(">>> "))


STONES, AMBER, GROWN = (
    (ROOT / "docs" / f"{page}.md").read_text("utf-8") for page in ("a-game", "hidden-and-chance", "a-game-grows")
)
COACH, SECOND_EDITION = (
    GROWN.partition(f"\n## {part}\n")[2].partition("\n## ")[0] for part in ("The coach", "A second edition")
)


def written(folder: Path, page: str) -> Path:
    """Write the files that the page on a game of one's own names above their blocks, and add what it has one add."""
    for add, name, text in re.findall(r"^(Add to )?`([\w./]+)`:?\n\n```\w+\n(.*?)^```$", page, re.M | re.S):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((path.read_text("utf-8") if add else "") + text, "utf-8")
    return folder


def followed(tmp_path: Path, game: Path, page: str) -> tuple[dict[str, str], list[str | Path], dict[str, str]]:
    """Return the output after somebody installs a game as a page says, tests it, looks at its ledger and plays; with
    how to install it again. All in an interpreter of its own."""
    site, shown = tmp_path / "site", tmp_path / "page.md"
    shown.write_text(page, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    install = [*pip, "--upgrade", "--no-build-isolation", f"--target={site}", game]
    subprocess.run(install, check=True)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT, ROOT / "widgets")))}
    said = {}
    for name, code in {
        "tests": TESTS,
        "ledger": ("-m", "vikinglab.cli", "rules", game.name, "--ledger"),
        "match": ("-c", f"import doctest; print(doctest.testfile({str(shown)!r}, module_relative=False))"),
    }.items():
        ran = subprocess.run([sys.executable, *code], cwd=game, env=env, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        said[name] = ran.stdout
    assert "Every played rule stands in code and tests." in said["ledger"]
    assert "failed=0" in said["match"]
    assert "attempted=0" not in said["match"]
    return said, install, env


TESTS = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "vikinglab_pytest", "--override-ini=addopts=", "tests")


def test_who_follows_the_page_on_a_game_has_one_that_passes_and_is_played(tmp_path):
    game = written(tmp_path / "stones", STONES)
    said, install, env = followed(tmp_path, game, STONES)
    assert "3 passed" in said["tests"]
    _follow_on_to_a_second_edition(game, install, env)


def _follow_on_to_a_second_edition(game: Path, install: list[str | Path], env: dict[str, str]) -> None:
    written(game, COACH)
    written(game, SECOND_EDITION)
    init = game / "stones" / "__init__.py"
    [editions] = re.findall(r"`(editions=.*)`", SECOND_EDITION)
    init.write_text(re.sub(r"editions=\(.*?\)", editions, init.read_text("utf-8")), "utf-8")
    subprocess.run(install, check=True)
    ran = subprocess.run([sys.executable, *TESTS], cwd=game, env=env, capture_output=True, text=True)
    assert "4 passed" in ran.stdout, ran.stdout + ran.stderr


def test_who_follows_the_page_on_a_hidden_hand_has_one_that_passes_and_is_played(tmp_path):
    game = written(tmp_path, AMBER) / "amber"
    assert "5 passed" in followed(tmp_path, game, AMBER)[0]["tests"]


def test_the_reference_is_made_from_the_docstrings_of_today():
    spec = importlib.util.spec_from_file_location("reference", ROOT / ".ci" / "reference.py")
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    assert (ROOT / "docs" / "reference.md").read_text("utf-8") == made.reference(), "make format writes it anew"


def test_the_drawings_of_the_page_are_those_that_all_games_share():
    assert (ROOT / "docs" / "drawings.svg").read_text("utf-8") == catalogue("raids").svg()


def lesson(path: Path, part: str) -> str:
    """Write the notebook whose cells a part of the page for teachers shows, and return that part."""
    page = (ROOT / "docs" / "teacher.md").read_text("utf-8")
    text = page.partition(f"\n## {part}\n")[2].partition("\n\n## ")[0]
    notebook = new_notebook()
    for kind, cell, rules in re.findall(r"```(markdown|python)\n(.*?)\n```(?:\n\nRules: ([^\n]+))?", text, re.S):
        made = new_markdown_cell(cell) if kind == "markdown" else new_code_cell(cell)
        made.metadata = {"vikinglab": {"rules": re.findall(r"`(.+?)`", rules)}}
        notebook.cells.append(made)
    nbformat.write(notebook, path)
    return text


@pytest.fixture
def course(tmp_path, monkeypatch) -> Path:
    """A copy of the notebooks, with the chapter of the page for teachers in their course."""
    shutil.copytree(ROOT / "notebooks", tmp_path / "notebooks", ignore=shutil.ignore_patterns(".*"))
    monkeypatch.chdir(tmp_path)
    lesson(tmp_path / "notebooks/raids/learn/11.ipynb", "A chapter from an empty notebook")
    return tmp_path / "notebooks/raids/learn"


def printed(text: str) -> tuple[str, str]:
    """Return the command on a page, and the output that it shows."""
    return re.search(r"```\n\$ vikinglab (.*?)\n(.*?)```", text, re.S).groups()


def test_who_follows_the_page_for_teachers_has_a_chapter_with_nothing_wrong(course, tmp_path, capsys):
    command, said = printed(lesson(tmp_path / "again.ipynb", "A chapter from an empty notebook"))
    assert main(command.split()) == 0
    assert capsys.readouterr().out == said
    met = Lesson(course / "11.ipynb").met
    assert (met.asked, met.shown, met.done) >= (
        {"raids:monster.weapons"},
        {"raids:monster.fight"},
        {"raids:monster.cede"},
    )
    assert Progress(course).chapters[-1]["title"] == "Raids 11 · A monster in the way"


def test_a_wrong_lesson_is_told_what_the_page_for_teachers_shows(course, capsys):
    command, said = printed(lesson(course / "12.ipynb", "A lesson that is wrong"))
    assert main(command.split()) == 1
    assert re.sub(r"\n +", " ", said) == capsys.readouterr().out


def test_the_figure_of_the_page_for_teachers_moves(tmp_path):
    lesson(tmp_path / "figure.ipynb", "A figure that moves")
    found = Lesson(tmp_path / "figure.ipynb")
    assert found.wrong == []
    found.widgets[0].set(strength=6, viking=2)
    assert repr(found.widgets[0]).endswith("With two axes you lose 2; less than nothing is a gain.")


def test_the_page_for_hosts_knows_each_option_and_what_binder_gets(capsys):
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    with pytest.raises(SystemExit, match="0"):
        main(["serve", "--help"])
    assert set(re.findall(r"^\| `(--[\w-]+)`", page, re.M)) == set(
        re.findall(r"^ +(--[\w-]+)", capsys.readouterr().out, re.M)
    )
    shown = re.search(r"```python\n(.*?)```", page, re.S)[1]
    assert (ROOT / "binder" / "jupyter_server_config.py").read_text("utf-8").endswith(shown)


def test_the_page_for_hosts_states_the_limits_as_they_are():
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \| .+ \|$", page.partition("| what | limit |")[2].partition("\n\n")[0], re.M)
    numbers = [re.findall(r"\d[\d,]*", f"{limit} {what}") for what, limit in rows if limit != "---"]
    burst = int(envelope.BURST)
    assert [[int(each.replace(",", "")) for each in row] for row in numbers] == [
        [guard.CONNECTIONS, 6, 64],
        [guard.PATIENCE],
        [guard.LONGEST_HEADERS, guard.LONGEST_BODY],
        [serve.LONGEST_MESSAGE],
        [envelope.RATE, burst * envelope.RATE],
        [envelope.BYTES, burst * envelope.BYTES],
        [envelope.PENDING],
        [envelope.UNREAD],
        [ERRORS],
    ]


@pytest.mark.parametrize(
    "path",
    [
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        *(
            f"docs/{name}.md"
            for name in ("a-game", "a-game-grows", "hidden-and-chance", "teacher", "host", "positions")
        ),
    ],
)
def test_files_that_the_documents_name_exist(path):
    text = (ROOT / path).read_text("utf-8")
    for link in re.findall(r"(?:\]\(|src=\")(?!http)([^)#\"]+)", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)):
        assert (ROOT / path).parent.joinpath(link).exists(), link
    for target in re.findall(r"^make (\w+)|`make (\w+)`", text, re.M):
        name = next(filter(None, target))
        assert re.search(rf"^{name}:", (ROOT / "Makefile").read_text("utf-8"), re.M), name


@pytest.mark.parametrize("key", sorted(games()))
def test_a_games_folder_holds_what_contributing_says(key):
    listed = re.findall(r"`([\w./*]+)`", CONTRIBUTING.partition("## A game's folder")[2].partition("## How")[0])
    # Odds, figures for explorers and questions come with a course.
    course = any((ROOT / "notebooks" / key / "learn").glob("*.ipynb"))
    for name in [name for name in listed if course or name not in ("odds.py", "charts.py", "quiz/*.py")]:
        assert list(games()[key].folder.glob(name)), name


CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_container_of_the_page_for_hosts_compiles_all_packages_before_it_gives_up_its_rights():
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    shown = re.search(r"```dockerfile\n(.*?)```", page, re.S)[1]
    packages = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    compiled = re.search(r"compileall -q -j 0 ([\w/ ]+?) &&", shown)
    assert {*compiled[1].split(), "vikinglab_pytest", "notebooks"} == {*packages["only-include"]}
    assert compiled.start() < shown.index("\nUSER ")


HARDENED = {
    "NoNewPrivileges": "yes",
    "CapabilityBoundingSet": "",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "PrivateDevices": "yes",
    "RestrictAddressFamilies": "AF_UNIX AF_INET AF_INET6",
    "SystemCallFilter": "@system-service",
}


def test_the_service_of_the_page_for_hosts_is_sound_and_has_few_rights(tmp_path):
    page = (ROOT / "docs" / "host.md").read_text("utf-8")
    unit = re.search(r"```ini\n(.*?)```", page, re.S)[1]
    said = dict(line.split("=", 1) for line in unit.splitlines() if "=" in line)
    assert HARDENED.items() <= said.items()
    if shutil.which("systemd-analyze") is None:
        pytest.skip("There is no systemd here.")
    path = tmp_path / "vikinglab.service"
    path.write_text(unit.replace(said["ExecStart"].split()[0], sys.executable))
    verified = subprocess.run(["systemd-analyze", "verify", path], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    rated = subprocess.run(["systemd-analyze", "security", "--offline=true", path], capture_output=True, text=True)
    assert float(re.search(r"exposure level for \S+: ([\d.]+)", rated.stdout)[1]) < 3
