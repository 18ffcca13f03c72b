"""Write docs/reference.md from docstrings: what a game of one's own can use. ``make format`` runs it.

python .ci/reference.py docs/reference.md
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODULES = (
    "vikinglab/core/game.py",
    "vikinglab/core/engine/decision.py",
    "vikinglab/core/engine/table.py",
    "vikinglab/core/engine/pool.py",
    "vikinglab/core/engine/part.py",
    "vikinglab/core/engine/dice.py",
    "vikinglab/core/engine/memo.py",
    "vikinglab/core/engine/content.py",
    "vikinglab/core/engine/box.py",
    "vikinglab/core/engine/effect.py",
    "vikinglab/core/engine/grammar.py",
    "vikinglab/core/engine/shapes.py",
    "vikinglab/core/engine/terms.py",
    "vikinglab/core/engine/waiting.py",
    "vikinglab/core/words/rulebook.py",
    "vikinglab/core/words/speech.py",
    "vikinglab/core/words/functions.py",
    "vikinglab/core/show/scene.py",
    "vikinglab/core/show/kit.py",
    "vikinglab/core/teach/kinds.py",
    "vikinglab/core/teach/mistakes.py",
    "vikinglab/testing/__init__.py",
    "vikinglab/testing/matches.py",
)
"""The modules that games import, in the order in which a game is written."""

HEAD = """\
# Reference for games

What a game can use, from its docstrings. [A game of your own](a-game.md) shows how it fits together.

"""


def reference() -> str:
    """Return the page."""
    found = [(name, ast.parse((ROOT / name).read_text("utf-8"))) for name in MODULES]
    contents = "".join(f"- [`{dotted(name)}`](#{anchor(dotted(name))})\n" for name, _ in found)
    return HEAD + contents + "".join(f"\n{part}\n" for name, tree in found for part in of_module(dotted(name), tree))


def dotted(name: str) -> str:
    """Return the name by which a module is imported."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def anchor(heading: str) -> str:
    """Return the end of the address of a heading."""
    return re.sub(r"[^\w-]", "", heading.lower())


def of_module(name: str, tree: ast.Module) -> Iterator[str]:
    """Yield the parts of a page about a module: its docstring, its public classes, functions and values."""
    yield f"## `{name}`"
    if said := ast.get_docstring(tree):
        yield prose(said)
    for called, said in values(tree.body):
        yield f"**`{called}`**: {prose(said)}"
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and is_public(node) and (said := ast.get_docstring(node)):
            yield f"### `{signature(node)}`"
            yield prose(said)
            if isinstance(node, ast.ClassDef):
                yield from members(node)


def members(node: ast.ClassDef) -> Iterator[str]:
    """Yield the attributes and methods of a class that have a docstring of their own."""
    listed = [f"- `{called}`: {prose(said, 2)}" for called, said in values(node.body)]
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and is_public(each) and (said := ast.get_docstring(each)):
            is_property = any(ast.unparse(one).endswith("property") for one in each.decorator_list)
            listed.append(f"- `{each.name if is_property else signature(each)}`: {prose(said, 2)}")
    if listed:
        yield "\n".join(listed)


def values(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield the documented attributes of a class, or values of a module."""
    for node, after in pairwise(body):
        target = node.target if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [None])[0]
        said = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else None
        if isinstance(target, ast.Name) and not target.id.startswith("_") and isinstance(said, str):
            yield target.id, said


def is_public(node: ast.ClassDef | ast.FunctionDef) -> bool:
    """Return whether others may use a class or a function."""
    return not node.name.startswith("_")


def signature(node: ast.ClassDef | ast.FunctionDef) -> str:
    """Return the call of a function, or the name of a class with its bases."""
    if isinstance(node, ast.ClassDef):
        bases = [ast.unparse(base) for base in node.bases if not ast.unparse(base).startswith(("msgspec", "_"))]
        return node.name + f"({', '.join(bases)})" * bool(bases)
    arguments = node.args
    for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if each is not None:
            each.annotation = None
    said = re.sub(r"^(self|cls)(, )?", "", ast.unparse(arguments))
    return f"{node.name}({said})"


def prose(said: str, indent: int = 0) -> str:
    """Return a docstring as Markdown: its examples become blocks of code."""
    parts = re.split(r"\n\s*\n", "\n".join(line.rstrip() for line in said.strip().splitlines()))
    shown = [f"```python\n{part.strip()}\n```" if part.lstrip().startswith(">>>") else plain(part) for part in parts]
    return ("\n\n".join(shown)).replace("\n", "\n" + " " * indent).replace("\n" + " " * indent + "\n", "\n\n")


def plain(part: str) -> str:
    """Return a paragraph as Markdown, or a literal block as code."""
    lines = part.splitlines()
    if all(line.startswith("    ") for line in lines if line.strip()):
        return "```\n" + "\n".join(line[4:] for line in lines) + "\n```"
    return part.replace("``", "`").replace("::", ":")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(reference(), "utf-8")
