"""The layers of the core: each module imports only what lies below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import vikinglab.core

CORE = Path(vikinglab.core.__file__).parent
LAYERS = ("words", "engine", "draws", "game", "answers", "reason", "save", "match", "position", "show", "teach")
"""The layers from the lowest to the highest: a refusal is a sentence, so the engine stands on words."""
LATE = {
    ("words.rulebook", "game"): "`rule.example`",
    ("game", "teach"): "`game.examples(box)`",
    ("match", "show"): "`match.trace()` and `match.export_html()`",
    ("match", "teach"): "`match.ask()`",
}
"""Imports from above, each only in a method that leads there, and the reason."""
MODULES = sorted(path for path in CORE.rglob("*.py") if path != CORE / "__init__.py")


def name(path: Path) -> str:
    """Return a module by its place in the core: ``words.speech``."""
    return ".".join(path.relative_to(CORE).with_suffix("").parts).removesuffix(".__init__")


def imported(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield a core module's imports from the core, except for types alone; and whether each is in a function."""
    tree = ast.parse(path.read_text("utf-8"))
    only_types = {id(node) for each in ast.walk(tree) if _is_type_checking(each) for node in ast.walk(each)}
    inside = {id(node) for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) for node in ast.walk(each)}
    package = ("vikinglab", "core", *path.relative_to(CORE).parts[:-1])
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or id(node) in only_types:
            continue
        base = package[: len(package) - node.level + 1] if node.level else ()
        full = ".".join([*base, node.module or ""]).strip(".")
        found = [f"{full}.{alias.name}" for alias in node.names]
        yield from (
            (each.removeprefix("vikinglab.core."), id(node) in inside) for each in found if "vikinglab.core" in each
        )


def _is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_imports_only_what_lies_below(path):
    mine = name(path).split(".")[0]
    for other, late in imported(path):
        above = LAYERS.index(other.split(".")[0]) > LAYERS.index(mine)
        assert not above or (late and (name(path), other.split(".")[0]) in LATE), f"{name(path)} imports {other}"


def test_each_door_upwards_is_still_there():
    doors = {(name(path), other.split(".")[0]) for path in MODULES for other, late in imported(path) if late}
    assert {*LATE} <= doors
