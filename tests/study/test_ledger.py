"""The ledger: every played rule stands in code, tests and lessons, and no other key does."""

from __future__ import annotations

import ast
import os
from pathlib import Path

import pytest

import vikinglab as vl
from vikinglab.study.ledger import gaps, ledger, strangers

ROOT = Path(__file__).parents[2]
GAMES = sorted(vl.games())


def rulebooks(key: str) -> list[vl.Rulebook]:
    """Return the rulebook of each edition of a game."""
    return [vl.rulebook(key, edition=edition) for edition in vl.games()[key].editions]


@pytest.mark.parametrize("key", GAMES)
def test_every_played_rule_stands_in_code_tests_and_lessons(key):
    entries = ledger(rulebooks(key), vl.games()[key].folder, ROOT)
    # A game may be played before it has a course.
    course = any((ROOT / "notebooks" / key / "learn").glob("*.ipynb"))
    assert gaps(entries, ("code", "tests", "lessons") if course else ("code", "tests")) == []


@pytest.mark.parametrize("key", GAMES)
def test_no_rule_is_named_that_the_catalogue_does_not_have(key):
    assert strangers(rulebooks(key), vl.games()[key].folder, ROOT) == []


def small_tree(root: Path, *, code: str = "", test: str = "", cell: str = "") -> tuple[Path, Path]:
    """Return a source tree with one module, one test and one notebook."""
    for folder in ("game", "tests", "notebooks"):
        (root / folder).mkdir()
    (root / "game" / "play.py").write_text(f"RULE = {code!r}\n")
    (root / "tests" / "test_it.py").write_text(f"@pytest.mark.rule({test!r})\ndef test(): pass\n")
    rules = f'{{"vikinglab": {{"rules": ["{cell}"]}}}}'
    (root / "notebooks" / "one.ipynb").write_text(f'{{"cells": [{{"metadata": {rules}}}]}}')
    return root / "game", root


def test_the_ledger_finds_each_empty_cell(tmp_path):
    package, root = small_tree(tmp_path, code="monster.fight", test="raids:monster.cede", cell="raids:monster.stays")
    found = gaps(ledger([vl.rulebook("raids")], package, root))
    assert "monster.fight: no code" not in found
    assert {"monster.fight: no tests", "monster.fight: no lessons"} <= set(found)
    assert "monster.cede: no tests" not in found
    assert {"monster.cede: no code", "monster.cede: no lessons"} <= set(found)
    assert "monster.stays: no lessons" not in found
    assert not any(line.startswith(("stow.gone", "table.advice")) for line in found)


def test_the_ledger_finds_strangers(tmp_path):
    package, root = small_tree(tmp_path, code="monster.flee", test="raids:monster.sing", cell="raids:monster.fight")
    assert strangers([vl.rulebook("raids")], package, root) == [
        "monster.flee in play.py:1",
        "monster.sing in test_it.py:1",
    ]


def test_a_file_is_read_once_for_all_games_and_again_when_it_has_changed(tmp_path, monkeypatch):
    package, root = small_tree(tmp_path, code="monster.fight", test="raids:monster.cede", cell="raids:monster.stays")
    read, parse = [], ast.parse
    monkeypatch.setattr(ast, "parse", lambda text, *more: read.append(text) or parse(text, *more))
    for key in ("raids", "drakkar"):
        ledger([vl.rulebook(key)], package, root)
    assert len(read) == 2, "a module and a test"
    test = root / "tests" / "test_it.py"
    test.write_text('@pytest.mark.rule("raids:monster.sing")\ndef test(): pass\n')
    os.utime(test, ns=(1, 1))
    assert strangers([vl.rulebook("raids")], package, root) == ["monster.sing in test_it.py:1"]
