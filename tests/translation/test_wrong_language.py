"""Texts in the wrong language, found without a browser: messages, names of things, and prose."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tongues import wrong

from vikinglab.translation import po

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
MESSAGES = [*ROOT.glob("vikinglab/**/text.*.ftl"), *ROOT.glob("widgets/vikinglab_widgets/**/text.*.ftl")]
CONTENT = sorted(ROOT.glob("vikinglab/games/**/*.toml"))
NOTEBOOKS = sorted(ROOT.glob("notebooks/**/[!.]*.ipynb"))


class Said(Visitor):
    """Collects what a message may say: its text, and what its functions choose from."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        self.texts.append(node.value)

    def visit_Comment(self, node: ftl.Comment) -> None:
        pass


def said(path: Path) -> list[str]:
    heard = Said()
    heard.visit(parse(path.read_text("utf-8")))
    return heard.texts


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: f"{path.parent.name}-{path.suffixes[0][1:]}")
def test_messages(path):
    texts = said(path)
    assert len(texts) > 20
    assert wrong(texts, path.suffixes[0][1:]) == []


def named(value: Any, language: str) -> Iterator[str]:
    """Yield what is said in a language, wherever several are told apart."""
    if isinstance(value, dict):
        if set(LANGUAGES) <= {*value}:
            yield str(value[language])
        for each in value.values():
            yield from named(each, language)
    elif isinstance(value, list):
        for each in value:
            yield from named(each, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things(language):
    texts = [text for path in CONTENT for text in named(tomllib.loads(path.read_text("utf-8")), language)]
    assert len(texts) > 100
    assert wrong(texts, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_prose_and_the_words_of_authors(language):
    messages = [each for path in NOTEBOOKS for each in po.read(po.beside(path)["fr"])]
    assert len(messages) > 800
    assert wrong([each.source if language == "en" else each.text for each in messages], language) == []
