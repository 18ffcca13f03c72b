"""Written positions to begin a search with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

LINE = re.compile(r"^[ ]*[A-Za-z][\w ]*:", re.MULTILINE)
"""The beginning of a line of a written position."""


def of_tests(folder: Path) -> Iterator[str]:
    """Yield the texts in tests that look like lines of written positions: complete ones, and parts."""
    for path in sorted(folder.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        named = {
            each.targets[0].id: each.value
            for each in tree.body
            if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)
        }
        for node in ast.walk(tree):
            text = re.sub(r"(?<!\S)/(?!\S)", "\n", _text(node, named))
            if LINE.search(text):
                yield "\n".join(line.strip() for line in text.splitlines() if LINE.match(line))


def _text(node: ast.AST, named: Mapping[str, ast.expr]) -> str:
    """Return the text of a string, with the constants of its module that it names; parameters are left out."""
    match node:
        case ast.Constant(str(text)):
            return text
        case ast.JoinedStr(parts):
            return "".join(_text(part, named) for part in parts)
        case ast.FormattedValue(ast.Name(name)) if name in named:
            return _text(named[name], named)
    return ""
