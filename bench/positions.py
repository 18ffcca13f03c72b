"""Written positions to begin a search with, and versions of them with some words changed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

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


def changed(text: str, other: str, rng: Random) -> str:
    """Return a position with a few changes: words, numbers and lines that come, go, or come from another one."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    others = [line.strip() for line in other.splitlines() if line.strip()]
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        change = rng.choice((_graft, _line, _word, _word, _number, _number, _insert, _swap))
        lines = change(lines, others, rng) or lines
    return "\n".join(lines)


def _line(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Leave a line out, or take one from the other position."""
    if rng.random() < 0.3:
        gone = rng.choice(lines)
        return [line for line in lines if line != gone]
    new = rng.choice(others)
    name = new.partition(":")[0]
    kept = [new if line.partition(":")[0] == name else line for line in lines]
    return kept if new in kept else [*kept, new]


def _graft(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Take all lines of the other position, and keep those that it doesn't have."""
    names = {line.partition(":")[0] for line in others}
    return [*others, *(line for line in lines if line.partition(":")[0] not in names)]


def _word(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Replace a word by one of the other position, or leave it out."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    words = list(re.finditer(r"[^\s,]+", rest))
    if not words:
        return lines
    word = rng.choice(words)
    new = rng.choice(["", *_words_of(others, name)])
    return _with(lines, at, f"{name}:{rest[: word.start()]}{new}{rest[word.end() :]}")


def _insert(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Put in a word, or a part between commas, that the other position has."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    parts = [part.strip() for line in others for part in line.partition(":")[2].split(",") if part.strip()]
    if parts and rng.random() < 0.5:
        return _with(lines, at, f"{name}:{rest}, {rng.choice(parts)}")
    words = _words_of(others, name) or _words_of(others, "")
    return _with(lines, at, f"{name}:{rest} {rng.choice(words)}") if words else lines


def _number(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Change a number by a little, or to another one."""
    places = [(at, found) for at, line in enumerate(lines) for found in re.finditer(r"\d+", line)]
    if not places:
        return lines
    at, found = rng.choice(places)
    number = int(found[0]) + rng.choice((-2, -1, 1, 2)) if rng.random() < 0.7 else rng.randrange(24)
    line = lines[at]
    return _with(lines, at, f"{line[: found.start()]}{max(0, number)}{line[found.end() :]}")


def _swap(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Let two lines swap their contents."""
    if len(lines) < 2:
        return lines
    one, two = rng.sample(range(len(lines)), 2)
    first, second = (lines[at].partition(":") for at in (one, two))
    return _with(_with(lines, one, f"{first[0]}:{second[2]}"), two, f"{second[0]}:{first[2]}")


def _words_of(lines: list[str], name: str) -> list[str]:
    """Return the words of a line, or of all lines if none has the name."""
    named = [line for line in lines if line.partition(":")[0] == name] or lines
    return [word for line in named for word in re.findall(r"[^\s,]+", line.partition(":")[2])]


def _with(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]
