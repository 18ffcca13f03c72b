"""Mutants: everything that can be broken in the rules of a game, one change of a few characters at a time.

It breaks refusals (they no longer refuse), comparisons, numbers, arithmetic, conditions, orders, and effects (a
statement that changes something, a thing that is pushed, or an item of a list is left out). It leaves alone the code
that only makes words: texts, notes, stories, and the functions that return what a sentence is filled with.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, NamedTuple

KEY = re.compile(r"[a-z][a-z-]*\.[a-z][a-z-]*")
WORDS = re.compile(r"facts|figures|path|_?tell(_.*)?")
OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "*"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
SWAPPED = {
    "min": ("max", "order"),
    "max": ("min", "order"),
    "reversed": ("list", "order"),
    "any": ("all", "boolean"),
    "all": ("any", "boolean"),
}
SEQUENCES = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Dict)
DECIDED = (ast.Compare, ast.BoolOp, ast.Constant)
"""The conditions that are broken in their own way."""


class Mutant(NamedTuple):
    """A change of a source file: the text from ``start`` to ``end`` becomes ``new``."""

    path: Path
    within: str
    """The function or class that it is in."""
    line: int
    kind: str
    start: int
    end: int
    new: str

    def source(self) -> bytes:
        """Return the complete file with the change."""
        old = self.path.read_bytes()
        return old[: self.start] + self.new.encode() + old[self.end :]

    @property
    def before(self) -> str:
        """The line, or the lines, before the change."""
        return self._shown(self.path.read_bytes()[self.start : self.end])

    @property
    def after(self) -> str:
        """The line, or the lines, after the change."""
        return self._shown(self.new.encode())

    def _shown(self, middle: bytes) -> str:
        source = self.path.read_bytes()
        head = source[source.rfind(b"\n", 0, self.start) + 1 : self.start]
        tail = source[self.end :].partition(b"\n")[0]
        return " ".join((head + middle + tail).decode().split())


def rules_around(mutant: Mutant) -> set[str]:
    """Return the rules in the changed line, or in its function or class."""
    tree = ast.parse(mutant.path.read_bytes())
    around = [node for node in tree.body if getattr(node, "name", "") == mutant.within.partition(".")[0]]
    return {*KEY.findall(" ".join([mutant.before, *map(ast.unparse, around)]))}


def mutants(path: Path) -> list[Mutant]:
    """Return everything that can be broken in a file, in the order of its lines."""
    breaker = _Breaker(path)
    breaker.visit(ast.parse(breaker.source))
    return sorted(breaker.found, key=lambda mutant: (mutant.start, mutant.end, mutant.new))


class _Breaker(ast.NodeVisitor):
    def __init__(self, path: Path) -> None:
        self.path, self.source = path, path.read_bytes()
        self.found: list[Mutant] = []
        self.within: list[str] = []
        lines = self.source.splitlines(keepends=True)
        self.starts = [sum(map(len, lines[:number])) for number in range(len(lines))]

    # Places to look at.

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not _only_words(node.name):
            self._named(node, [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._named(node, node.body)

    def _named(self, node: ast.FunctionDef | ast.ClassDef, parts: list[Any]) -> None:
        self.within.append(node.name)
        for part in parts:
            self.visit(part)
        self.within.pop()

    def visit_Lambda(self, node: ast.Lambda) -> None:
        if isinstance(node.body, ast.Tuple):
            for part in node.body.elts:
                self._change("order", part, "0")
        self.visit(node.body)

    def visit_Import(self, node: ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr) -> None:
        """Skip imports: there is nothing to break."""

    visit_ImportFrom = visit_Assert = visit_JoinedStr = visit_Import

    # Statements.

    def visit_Assign(self, node: ast.Assign) -> None:
        if ast.unparse(node.targets[0]) == "rules":
            return
        if any(isinstance(part, (ast.Attribute, ast.Subscript)) for target in node.targets for part in _parts(target)):
            self._change("effect", node, "pass")
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._change("effect", node, "pass")
        if not _is_sequence(node.value):
            self._operator("arithmetic", node.op, node.target, node.value)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        value = node.value
        if isinstance(value, ast.Constant) or (isinstance(value, ast.Call) and _only_words(_called(value))):
            return
        self._change("effect", node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._change("effect", node, "pass")
        elif isinstance(node.value, ast.Call) and self.within[-1] == "refuse":
            self._change("refusal", node.value, "None")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue | ast.Break) -> None:
        self._change("effect", node, "pass")

    visit_Break = visit_Continue

    def visit_If(self, node: ast.If) -> None:
        if re.search(r"\bstory\b|\bTYPE_CHECKING\b", ast.unparse(node.test)):
            for other in node.orelse:
                self.visit(other)
        else:
            self._condition(node)

    # Expressions.

    def _condition(self, node: ast.If | ast.While | ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    visit_While = visit_IfExp = _condition

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._change("boolean", test, "True")
            self._negate(test)
        self.generic_visit(node)

    def _negate(self, test: ast.expr) -> None:
        if not isinstance(test, DECIDED) and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            text = self._text(test)
            self._change("boolean", test, f"(not ({text}))" if isinstance(test, ast.NamedExpr) else f"(not {text})")

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        neutral = "True" if isinstance(node.op, ast.And) else "False"
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._operator("boolean", node.op, left, right)
        for value in node.values:
            self._change("boolean", value, neutral)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if not isinstance(node.operand, ast.Constant):
            self._change("boolean" if isinstance(node.op, ast.Not) else "arithmetic", node, self._text(node.operand))
        self.visit(node.operand)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not _is_sequence(node.left) and not _is_sequence(node.right):
            self._operator("arithmetic", node.op, node.left, node.right)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        terms = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, terms, terms[1:], strict=False):
            self._operator("comparison", operator, left, right)
        self._visit_all(terms)

    def visit_Call(self, node: ast.Call) -> None:
        name, arguments = _called(node), node.args
        if name in SWAPPED and isinstance(node.func, ast.Name):
            new, kind = SWAPPED[name]
            self._change(kind, node.func, new)
        if name == "sorted":
            self._change("order", node, f"{self._text(node)}[::-1]")
        if name == "push" and len(arguments) > 1:
            self._without_each(arguments)
            self._replace("order", arguments[0], arguments[-1], ", ".join(map(self._text, arguments[::-1])))
        self.visit(node.func)
        self._visit_all(arguments + [keyword.value for keyword in node.keywords if keyword.arg != "strict"])

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if ast.unparse(node.value) == "Callable":
            return
        self.visit(node.value)
        if (index := ast.unparse(node.slice)) in ("0", "-1"):
            self._change("order", node.slice, "-1" if index == "0" else "0")
        else:
            self._visit_all([node.slice])

    def visit_Slice(self, node: ast.Slice) -> None:
        self._visit_all([end for end in (node.lower, node.upper) if end])
        if node.step and ast.unparse(node.step) == "-1":
            self._change("order", node.step, "1")

    def visit_List(self, node: ast.List) -> None:
        if isinstance(node.ctx, ast.Load) and len(node.elts) > 1:
            self._without_each(node.elts)
        self.generic_visit(node)

    def visit_Dict(self, node: ast.Dict) -> None:
        for value in node.values:
            self.visit(value)

    def _visit_all(self, nodes: list[Any]) -> None:
        """Look at nodes in which a text is no refusal, except nodes that make a table outside functions."""
        for node in nodes:
            if not self.within or not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
                self.visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, str) and KEY.fullmatch(value):
            self._change("refusal", node, "None")
        elif isinstance(value, bool):
            self._change("boolean", node, str(not value))
        elif isinstance(value, int):
            for other in (value - 1, value + 1) if value else (1,):
                self._change("number", node, str(other))

    # Changes.

    def _without_each(self, items: list[ast.expr]) -> None:
        for item in items:
            left = ", ".join(self._text(other) for other in items if other is not item)
            self._replace("effect", items[0], items[-1], left)

    def _operator(self, kind: str, operator: ast.AST, left: ast.expr, right: ast.expr) -> None:
        """Change the sign between two terms."""
        if type(operator) in OPERATORS:
            sign, other = OPERATORS[type(operator)]
            start = self.source.index(sign.encode(), self._at(left, end=True))
            assert start < self._at(right)
            self._add(kind, left, start, start + len(sign), other)

    def _change(self, kind: str, node: Any, new: str) -> None:
        self._replace(kind, node, node, new)

    def _replace(self, kind: str, first: Any, last: Any, new: str) -> None:
        self._add(kind, first, self._at(first), self._at(last, end=True), new)

    def _add(self, kind: str, node: Any, start: int, end: int, new: str) -> None:
        line = self.source.count(b"\n", 0, start) + 1
        self.found.append(Mutant(self.path, ".".join(self.within), line, kind, start, end, new))

    def _at(self, node: Any, end: bool = False) -> int:
        line, column = (node.end_lineno, node.end_col_offset) if end else (node.lineno, node.col_offset)
        return int(self.starts[line - 1] + column)

    def _text(self, node: Any) -> str:
        return self.source[self._at(node) : self._at(node, end=True)].decode()


def _only_words(name: str) -> bool:
    return WORDS.fullmatch(name) is not None


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _is_sequence(node: ast.expr) -> bool:
    return (
        isinstance(node, SEQUENCES)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str))
        or (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice))
    )
