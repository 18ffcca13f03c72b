"""Print how much the project weighs: its games by their rules, and how its Python reads. ``make weight`` runs it here.

Lines are those that aren't blank. The rules of a game are its ``play``, its table, and each of its modules that these
need: no words, drawings, positions, bots or odds. A class of ``play`` is an action, a decision, a step or a chance.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

MOST = {"raids": 15.1, "drakkar": 18.2, "vikingar": 23.5, "midgard": 30.0}
"""The bar for lines of rules a rule: what a game had when it was set, or what it is to have."""
BRANCHES = 12
"""The bar for branches of a function."""
BASES = {"Action", "Decision", "Step", "Chance", "FromPool"}
RULES = "table.py", "scoring.py", "invariants.py", "box.py"
"""The modules of rules beside ``play``."""
APART = {"odds.py", "charts.py"}
NOT_WRITTEN = {"content", "quiz", "__pycache__"}
"""Folders that don't count among all lines of a game: its figures, and its questions."""
NOT_COUNTED = {"art.svg", "measured.toml", "atlas.toml", "seen.txt"}
QUESTIONS = re.compile(r"^quiz-[\w-]* *=.*\n(?:(?![\w#-]).*\n)*", re.MULTILINE)
"""The messages of a quiz."""
ROUNDABOUT = re.compile(
    r"(What|How|Whether|Who|Whose|Which|Where|When|From where|So (that|many|much|often)|By (so much|how)|Of|That)\b"
    r"|(Return|Yield|Say|Tell|Give) (what|how|who|whose|where|which|when|by what|of what|to whom)\b"
)
"""The beginnings that no docstring should have, an attribute's included: name the thing instead."""
BRANCHING = ast.If, ast.IfExp, ast.For, ast.While, ast.ExceptHandler, ast.BoolOp, ast.comprehension, ast.Match
"""The nodes that count as a branch; a match counts once, for it reads like a table."""


def lines(path: Path) -> int:
    """Return the number of lines of a file, without the messages of a quiz."""
    text = path.read_text("utf-8")
    text = QUESTIONS.sub("", text) if path.suffix == ".ftl" else text
    return sum(bool(line.strip()) for line in text.splitlines())


@cache
def tree(path: Path) -> ast.Module:
    """Return the syntax of a module."""
    return ast.parse(path.read_text("utf-8"))


def needed(path: Path, game: Path) -> Iterator[Path]:
    """Yield the modules of the game that a module imports."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.level:
            names = [node.module] if node.module else [name.name for name in node.names]
            found = [path.parents[node.level - 1] / f"{name.replace('.', '/')}.py" for name in names]
            yield from (each for each in found if game in each.parents and each.exists())


def rules(game: Path) -> set[Path]:
    """Return the modules that hold the rules of a game."""
    found: set[Path] = set()
    left = [*game.glob("play/*.py"), *(game / name for name in RULES if (game / name).exists())]
    while left:
        path = left.pop()
        left += [] if path in found else needed(path, game)
        found.add(path)
    return found


def classes(game: Path) -> int:
    """Return the number of actions, decisions, steps and chances of a game."""
    made = [node for path in game.glob("play/*.py") for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    known, before = {*BASES}, -1
    while len(known) > before:
        before = len(known)
        known |= {
            node.name for node in made if any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
    return sum(node.name in known for node in made)


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the number of branches of each function of a module, and its name: 1, and 1 for each node that branches."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield 1 + sum(isinstance(each, BRANCHING) for each in own(node)), node.name


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function without those of functions in it."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield each
            yield from own(each)


def docstrings(path: Path) -> Iterator[str]:
    """Yield the docstrings of a module, of its classes and functions, and of attributes."""
    for node in ast.walk(tree(path)):
        body = getattr(node, "body", None)
        for before, each in pairwise([None, *body]) if isinstance(body, list) else ():
            text = each.value.value if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant) else None
            if isinstance(text, str) and isinstance(before, ast.Assign | ast.AnnAssign | None):
                yield text.strip()


def weigh(game: Path) -> None:
    """Print the weight of a game."""
    number = len(tomllib.loads((game / "rules.toml").read_text("utf-8"))["rules"])
    alone, play = sum(map(lines, rules(game))), sum(map(lines, game.glob("play/*.py")))
    written = [path for path in sorted(game.rglob("*")) if path.is_file()]
    written = [path for path in written if not NOT_WRITTEN & {*path.relative_to(game).parts}]
    whole = sum(lines(path) for path in written if path.name not in NOT_COUNTED | APART)
    branches, name = max(
        (each, f"{path.relative_to(game)}:{name}") for path in rules(game) for each, name in functions(path)
    )
    print(f"{game.name}: {number} rules, {classes(game)} classes in play")
    print(f"  rules alone: {alone / number:.1f} lines a rule (at most {MOST.get(game.name, 30):g})")
    print(f"  play: {play / classes(game):.1f} lines a class; most branches: {branches} in {name} (at most {BRANCHES})")
    print(f"  all in, without odds and questions: {whole} lines, {whole / classes(game):.0f} a class")


def read(root: Path) -> None:
    """Print how the Python of the packages and of the widgets reads."""
    rooms = ("vikinglab", "widgets", "vikinglab_kernels", "vikinglab_pytest")
    paths = [path for room in rooms for path in sorted((root / room).rglob("*.py")) if "node_modules" not in path.parts]
    texts = [path.read_text("utf-8") for path in paths]
    total = sum(map(lines, paths))
    any_, examples = (sum(len(re.findall(sign, text)) for text in texts) for sign in (r"\bAny\b", ">>> "))
    docs = [doc for path in paths for doc in docstrings(path)]
    print(f"Python: {total} lines; Any {100 * any_ / total:.2f} times in a hundred; {examples} lines of examples")
    print(f"docstrings: {len(docs)}, of which {sum(bool(ROUNDABOUT.match(doc)) for doc in docs)} begin roundabout")
    print(f"longest module: {max((lines(path), str(path.relative_to(root))) for path in paths)[1]}")
    print(f"functions of more than {BRANCHES} branches:")
    found = [(each, f"{path.relative_to(root)}:{name}") for path in paths for each, name in functions(path)]
    for branches, name in sorted(found, reverse=True):
        if branches > BRANCHES:
            print(f"  {branches} {name}")


if __name__ == "__main__":
    folder = Path(sys.argv[1] if sys.argv[1:] else ".").resolve()
    for catalogue in sorted((folder / "vikinglab/games").glob("*/rules.toml")):
        weigh(catalogue.parent)
    read(folder)
