"""Losses of translations: figures, bold words, links, code and places that are filled in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

LINK = re.compile(r"!?\[[^\]]*\]\(\s*([^)\s]*)[^)]*\)|<((?:https?|mailto):[^>]*)>|\[[^\]]*\]:\s*(\S+)")
CODE = re.compile(r"(`+)(.+?)\1")
BOLD = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
ITALIC = re.compile(r"(?<![*\w\\])([*_])(?=[^\s*_])([^*_]+?)(?<=\S)\1(?![*\w])")
PLACE = re.compile(r"\{[^{}]*\}")
FIGURE = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
MARKUP = re.compile(r"<[/!]?[a-zA-Z][^>]*>|&#?\w+;")
WORD = re.compile(r"[^\W\d_]{3,}")


def links(text: str) -> Counter[str]:
    """Return the addresses that a text leads to.

    >>> sorted(links("[Rules](rules.ipynb) and <https://example.org>"))
    ['https://example.org', 'rules.ipynb']
    """
    return Counter(next(filter(None, found), "") for found in LINK.findall(CODE.sub("", text)))


def _figures(text: str) -> Counter[str]:
    plain = LINK.sub(lambda link: link[0].partition("](")[0], text)
    return Counter(re.sub(r"[.,\u00a0\u202f]", "", found) for found in FIGURE.findall(plain))


def _codes(text: str) -> Counter[str]:
    return Counter(found for _, found in CODE.findall(text))


def _places(text: str) -> Counter[str]:
    return Counter(PLACE.findall(text))


def _markup(text: str) -> Counter[str]:
    return Counter(MARKUP.findall(CODE.sub("", text)))


def unsafe(source: str, text: str) -> Iterator[str]:
    """Yield the reasons why a page mustn’t show a translation: it leads elsewhere, or brings markup of its own."""
    yield from (f"has a link to {each} that its source hasn’t" for each in links(text) - links(source))
    yield from (f"brings markup of its own: {each}" for each in _markup(text) - _markup(source))


def compare(source: str, text: str) -> Iterator[str]:
    """Yield the faults of a translation, each as the end of a sentence.

    >>> list(compare("Sail to **space 7**.", "Naviguez jusqu’à la case 8."))
    ['has lost the figure 7', 'has lost a bold word']
    """
    lost: list[tuple[str, Callable[[str], Counter[str]]]] = [
        ("the figure", _figures),
        ("the link to", links),
        ("the code", _codes),
        ("the placeholder", _places),
    ]
    for name, found in lost:
        yield from (f"has lost {name} {each}" for each in found(source) - found(text))
    yield from (f"has a placeholder {each} that its source hasn’t" for each in _places(text) - _places(source))
    yield from unsafe(source, text)
    if len(BOLD.findall(text)) < len(BOLD.findall(source)):
        yield "has lost a bold word"
    if len(ITALIC.findall(BOLD.sub(r"\2", text))) < len(ITALIC.findall(BOLD.sub(r"\2", source))):
        yield "has lost a word in italics"
    if text.strip() == source.strip() and len(WORD.findall(LINK.sub("", CODE.sub("", source)))) > 1:
        yield "is the same as its source"
