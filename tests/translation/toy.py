"""A toy language: English with each word reversed."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[2]
CODE = "toy"


def reversed_words(text: str) -> str:
    """Return a text with each of its words reversed.

    >>> reversed_words("Sail to space {at}.")
    'liaS ot ecaps {at}.'
    """
    return re.sub(r"\{[^{}]*\}|[^\W\d_]+", lambda word: word[0] if word[0][0] == "{" else word[0][::-1], text)


class _Reverse(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = reversed_words(node.value)
        return node


def speak(folder: Path, files: dict[str, Path]) -> None:
    """Write the toy language’s messages into a folder: those of some English files."""
    (folder / CODE).mkdir(parents=True)
    for name, path in files.items():
        resource = FluentParser().parse(path.read_text("utf-8"))
        (folder / CODE / f"{name}.ftl").write_text(serialize(_Reverse().visit(resource)), "utf-8")


ENGLISH = {
    "vikinglab.core": ROOT / "vikinglab/core/text.en.ftl",
    "vikinglab.games.raids": ROOT / "vikinglab/games/raids/text.en.ftl",
    "vikinglab_widgets.page": ROOT / "widgets/vikinglab_widgets/page/text.en.ftl",
    "dashboard": ROOT / "widgets/vikinglab_widgets/share/jupyter/voila/templates/vikinglab/text.en.ftl",
}
"""The messages for one game and its pages."""
