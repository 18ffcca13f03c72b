"""The branches of a game's rules, and which of them are taken: its source is compiled with a probe at each.

A branch is a called function, a condition (of an `if`, an `or`, a comprehension) that is met or isn't, a case that
fits, a loop that is entered. Conditions are probed one by one, because a line may hold several.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Sequence
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any, NamedTuple

PROBE = "__probe__"
LONGEST = 100
"""The longest part of a condition to show."""


class Branch(NamedTuple):
    """A way on: the condition in a function of a file, and whether it is met."""

    file: str
    within: str
    test: str
    taken: str
    """`yes` or `no` of a condition; `called` of a function, `fits` of a case, `entered` of a loop."""
    line: int

    @property
    def named(self) -> tuple[str, str, str, str]:
        """Return its name in the file of unreached branches, which doesn't depend on lines."""
        return self[:4]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.within}: {self.test} {self.taken}".replace(":  ", ": ")


class Branches:
    """The branches of some files, and those taken since the last question."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.found: list[Branch] = []
        self.code = {str(path): self._compiled(path) for path in map(Path.resolve, paths)}
        self._none = bytes(len(self.found))
        self._hits = bytearray(self._none)

    def install(self) -> None:
        """Make imports of these files load the probed code. It must come before the first of them."""
        usual, codes = SourceFileLoader.get_code, self.code

        def get_code(loader: SourceFileLoader, name: str) -> Any:
            return codes.get(loader.path) or usual(loader, name)

        SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
        setattr(builtins, PROBE, self.probe)

    def probe(self, number: int, value: Any = True) -> Any:
        """Note that a condition is met, or isn't, and return it."""
        self._hits[number if value else number + 1] = 1
        return value

    def taken(self) -> list[int]:
        """Return the numbers of the branches that were taken since this was last asked."""
        found = [number for number, hit in enumerate(self._hits) if hit] if any(self._hits) else []
        self._hits[:] = self._none
        return found

    def _compiled(self, path: Path) -> Any:
        tree = ast.parse(path.read_bytes())
        _Prober(path.name, self.found).visit(tree)
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)


class _Prober(ast.NodeTransformer):
    """A transformer that puts a probe at each branch inside functions; module-level code is always reached."""

    def __init__(self, file: str, found: list[Branch]) -> None:
        self.file, self.found = file, found
        self.within: list[str] = []
        self.depth = 0

    def _number(self, node: ast.AST, test: str, *ways: str) -> ast.Constant:
        line, number = getattr(node, "lineno", 0), len(self.found)
        shown = " ".join(test.split())[:LONGEST]
        self.found += [Branch(self.file, ".".join(self.within), shown, way, line) for way in ways]
        return ast.Constant(number)

    def _entry(self, node: ast.AST, test: str, way: str) -> ast.stmt:
        call = ast.Call(ast.Name(PROBE, ast.Load()), [self._number(node, test, way)], [])
        return ast.copy_location(ast.Expr(call), node)

    def _condition(self, node: ast.expr) -> ast.expr:
        """Return a condition that notes whether it is met, part by part."""
        if isinstance(node, ast.BoolOp):
            node.values = [self._condition(each) for each in node.values]
            return node
        if not self.depth or isinstance(node, ast.Constant):
            return self.visit(node)
        number = self._number(node, ast.unparse(node), "yes", "no")
        return ast.copy_location(ast.Call(ast.Name(PROBE, ast.Load()), [number, self.visit(node)], []), node)

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        self.within.append(node.name)
        self.generic_visit(node)
        self.within.pop()
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        self.within.append(node.name)
        self.depth += 1
        entry = self._entry(node, "", "called")
        self.generic_visit(node)
        has_words = isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant)
        node.body.insert(int(has_words), entry)
        self.depth -= 1
        self.within.pop()
        return node

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        self.depth += 1
        number = self._number(node, ast.unparse(node), "called")
        self.generic_visit(node)
        # The probe returns its argument, which may be false: so it comes first, in a pair.
        probe = ast.Call(ast.Name(PROBE, ast.Load()), [number], [])
        node.body = ast.Subscript(ast.Tuple([probe, node.body], ast.Load()), ast.Constant(1), ast.Load())
        self.depth -= 1
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        # As a value, the last part decides nothing by being met or not.
        node.values = [*map(self._condition, node.values[:-1]), self.visit(node.values[-1])]
        return node

    def visit_If(self, node: ast.If) -> Any:
        node.test = self._condition(node.test)
        node.body = self._each(node.body)
        node.orelse = self._each(node.orelse)
        return node

    def visit_While(self, node: ast.While) -> Any:
        return self.visit_If(node)  # type: ignore[arg-type]

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        node.test = self._condition(node.test)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_For(self, node: ast.For) -> Any:
        entry = self._entry(node, f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}", "entered")
        node.iter = self.visit(node.iter)
        node.body = [*([entry] if self.depth else []), *self._each(node.body)]
        return node

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        node.iter = self.visit(node.iter)
        node.ifs = [self._condition(each) for each in node.ifs]
        return node

    def visit_match_case(self, node: ast.match_case) -> Any:
        entry = self._entry(node.body[0], f"case {ast.unparse(node.pattern)}", "fits")
        if node.guard is not None:
            node.guard = self._condition(node.guard)
        node.body = [entry, *self._each(node.body)]
        return node

    def visit_Assert(self, node: ast.Assert) -> Any:
        return node  # its text is true

    def _each(self, body: list[Any]) -> list[Any]:
        return [self.visit(each) for each in body]
