"""Ledger: where the code, the tests and the lessons of a source tree name each rule of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from vikinglab.core.words.rulebook import Rule, Rulebook

KEY = re.compile(r"^[a-z][a-z-]*\.[a-z][a-z-]*$")
"""The form of a rule's key."""
MARK = "pytest.mark.rule"
"""The marker of a test of a rule."""

Named = dict[str, list[str]]
"""The places that name each rule, such as ``combat.py:45``."""


class Entry(msgspec.Struct, frozen=True):
    """A line of the ledger: the editions that have a rule, and the places that name it."""

    rule: Rule
    """The rule in the first edition in which it is played, else in the first that has it."""
    editions: tuple[str, ...]
    code: tuple[str, ...]
    tests: tuple[str, ...]
    lessons: tuple[str, ...]


def ledger(rulebooks: Sequence[Rulebook], package: Path, root: Path | None = None) -> list[Entry]:
    """Return the places that name each rule of a game: in its code, and in the tests and notebooks of a source tree.

    There is a rulebook for each edition. A rule that is played in one of them has its code and its test.
    """
    columns = _columns(rulebooks[0].game, package, root)
    found = []
    for key in dict.fromkeys(key for book in rulebooks for key in book):
        rules = [book[key] for book in rulebooks if key in book]
        rule = next((rule for rule in rules if rule.status == "played"), rules[0])
        editions = tuple([each.box.edition for each in rules])
        found.append(Entry(rule, editions, *(tuple(named.get(key, ())) for named in columns)))
    return found


def gaps(entries: list[Entry], columns: tuple[str, ...] = ("code", "tests", "lessons")) -> list[str]:
    """Return the empty cells of the ledger for rules that are played."""
    return [
        f"{entry.rule.key}: no {column}"
        for entry in entries
        if entry.rule.status == "played"
        for column in columns
        if not getattr(entry, column)
    ]


def strangers(rulebooks: Sequence[Rulebook], package: Path, root: Path | None = None) -> list[str]:
    """Return the keys that code, tests or lessons name and no edition's rulebook has."""
    known = {key for book in rulebooks for key in book}
    columns = _columns(rulebooks[0].game, package, root)
    named = [(key, places) for column in columns for key, places in column.items() if key not in known]
    return sorted(f"{key} in {', '.join(places)}" for key, places in named)


def ruling_modules(package: Path) -> list[Path]:
    """Return the modules of a game that may name rules; a small game is one module."""
    names = ("play.py", "play/*.py", "table.py", "scoring.py")
    return [path for name in names for path in sorted(package.glob(name))] or [package / "__init__.py"]


def _columns(game: str, package: Path, root: Path | None) -> tuple[Named, Named, Named]:
    """Return the places in code, in tests and in lessons that name rules of a game."""
    code, tests, lessons = Named(), Named(), Named()
    for path in ruling_modules(package):
        _note(code, path, ((words, line) for words, line in _strings(path, _changed(path)) if KEY.match(words)))
    for path in sorted(root.glob("tests/**/*.py")) if root else ():
        _note(tests, path, _of_game(game, _marked(path, _changed(path))))
    for path in sorted(root.glob("notebooks/**/*.ipynb")) if root else ():
        _note(lessons, path, _of_game(game, _taught(path, _changed(path))))
    return code, tests, lessons


def _note(named: Named, path: Path, found: Iterable[tuple[str, int]]) -> None:
    for key, place in found:
        named.setdefault(key, []).append(f"{path.name}:{place}")


def _of_game(game: str, found: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Yield the keys of a game without its own, with their places."""
    prefix = f"{game}:"
    yield from ((rule.removeprefix(prefix), place) for rule, place in found if rule.startswith(prefix))


# All games have the same tests and notebooks, so what a file names is remembered until the file changes.


def _changed(path: Path) -> int:
    return path.stat().st_mtime_ns


@lru_cache(None)
def _strings(path: Path, changed: int) -> tuple[tuple[str, int], ...]:
    """Return the strings of a Python file, with their lines."""
    return tuple(_constants(ast.walk(ast.parse(path.read_text("utf-8")))))


@lru_cache(None)
def _marked(path: Path, changed: int) -> tuple[tuple[str, int], ...]:
    """Return the arguments of ``pytest.mark.rule(...)`` in a Python file, with their lines."""
    text = path.read_text("utf-8")
    # To look at each call takes a second for all tests, and most tests mark no rule.
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)] if MARK in text else []
    marks = [call for call in calls if getattr(call.func, "attr", "") == "rule" and ast.unparse(call.func) == MARK]
    return tuple(_constants(argument for mark in marks for argument in mark.args))


def _constants(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno


class _Claims(msgspec.Struct):
    rules: list[str] = []


class _Metadata(msgspec.Struct):
    vikinglab: _Claims = msgspec.field(default_factory=_Claims)


class _Cell(msgspec.Struct):
    metadata: _Metadata


class _Notebook(msgspec.Struct):
    cells: list[_Cell]


@lru_cache(None)
def _taught(path: Path, changed: int) -> tuple[tuple[str, int], ...]:
    """Return the rules in the metadata of a notebook's cells, ``{"vikinglab": {"rules": ["raids:..."]}}``, with the
    number of each cell."""
    cells = msgspec.json.decode(path.read_bytes(), type=_Notebook).cells
    return tuple([(rule, number) for number, cell in enumerate(cells, 1) for rule in cell.metadata.vikinglab.rules])
