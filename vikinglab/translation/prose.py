"""Prose of a notebook, divided into what a translator translates at once: headings, paragraphs, items, table cells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

HEADING = re.compile(r" {0,3}#{1,6}[ \t]+(?P<text>.*?)(?:[ \t]+#+)?[ \t]*$")
ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)")
QUOTE = re.compile(r" {0,3}>[ \t]?")
FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
RULE = re.compile(r" {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$")
UNDERLINE = re.compile(r" {0,3}(?:=+|-+)[ \t]*$")
MARKUP = re.compile(r" {0,3}<[/!a-zA-Z]")
DIVIDER = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
BAR = re.compile(r"(?<!\\)\|")
"""Patterns of Markdown’s lines; a divider stands below the heads of a table, a bar between two of its cells."""


class Block(NamedTuple):
    """A piece of prose: its kind, its words with the Markdown inside, and where they stand in the cell."""

    kind: str
    text: str
    start: int
    end: int


class _Line(NamedTuple):
    at: int
    text: str

    @property
    def is_blank(self) -> bool:
        return not self.text.strip()


def blocks(source: str) -> list[Block]:
    """Return the pieces of a cell of prose, in order: a page has an element for each.

    >>> [(block.kind, block.text) for block in blocks("# Ships\\n\\nThey sail,\\nand *stop*.\\n\\n- an axe\\n- a sail")]
    [('heading', 'Ships'), ('paragraph', 'They sail, and *stop*.'), ('item', 'an axe'), ('item', 'a sail')]
    """
    return list(_read([*_lines(source)]))


def first_heading(cells: list[str]) -> str:
    """Return the first heading of a notebook’s prose, as its title; nothing if it has none."""
    lines = (line for cell in cells for line in cell.splitlines())
    return next((line[2:].strip() for line in lines if line.startswith("# ")), "")


def _lines(source: str) -> Iterator[_Line]:
    at = 0
    for line in source.splitlines(keepends=True):
        yield _Line(at, line.rstrip("\n"))
        at += len(line)


def _read(lines: list[_Line]) -> Iterator[Block]:
    """Yield the blocks of some lines."""
    at = 0
    while at < len(lines):
        line = lines[at]
        if line.is_blank or RULE.match(line.text):
            at += 1
        elif fence := FENCE.match(line.text):
            at = _after_fence(lines, at, fence[1])
        elif MARKUP.match(line.text):
            at = _after_blank(lines, at)
        elif heading := HEADING.match(line.text):
            yield from _block("heading", [_Line(line.at + heading.start("text"), heading["text"])])
            at += 1
        elif _is_table(lines, at):
            rows = _paragraph_end(lines, at)
            yield from _cells([lines[at], *lines[at + 2 : rows]])
            at = rows
        else:
            kind, first = _opened(line)
            end = _paragraph_end(lines, at)
            underlined = kind == "paragraph" and end > at + 1 and UNDERLINE.match(lines[end - 1].text)
            text = [first, *map(_unquoted, lines[at + 1 : end - bool(underlined)])]
            yield from _block("heading" if underlined else kind, text)
            at = end


def _opened(line: _Line) -> tuple[str, _Line]:
    """Return the kind of what begins in a line, and the line without its marks."""
    kind, at = "paragraph", 0
    while mark := QUOTE.match(line.text, at) or ITEM.match(line.text, at):
        kind = "item" if mark.re is ITEM else kind
        at = mark.end()
    return kind, _Line(line.at + at, line.text[at:])


def _unquoted(line: _Line) -> _Line:
    mark = QUOTE.match(line.text)
    return _Line(line.at + mark.end(), line.text[mark.end() :]) if mark else line


def _paragraph_end(lines: list[_Line], at: int) -> int:
    """Return the number of the line after a paragraph."""
    end = at + 1
    while end < len(lines) and not _interrupts(lines[end]):
        end += 1
        if UNDERLINE.match(lines[end - 1].text) and not BAR.search(lines[end - 1].text):
            break
    return end


def _interrupts(line: _Line) -> bool:
    if line.is_blank or FENCE.match(line.text) or HEADING.match(line.text) or ITEM.match(line.text):
        return True
    return bool(RULE.match(line.text)) and not UNDERLINE.match(line.text)


def _is_table(lines: list[_Line], at: int) -> bool:
    below = lines[at + 1].text if at + 1 < len(lines) else ""
    return bool(BAR.search(lines[at].text) and BAR.search(below) and DIVIDER.match(below))


def _cells(rows: list[_Line]) -> Iterator[Block]:
    for row in rows:
        edges = [match.start() for match in BAR.finditer(row.text)]
        begin = 0 if not row.text[: edges[0] if edges else 0].strip() and edges else -1
        starts = edges if begin == 0 else [-1, *edges]
        for start, end in zip(starts, [*starts[1:], len(row.text)], strict=True):
            yield from _block("table cell", [_Line(row.at + start + 1, row.text[start + 1 : end])])


def _after_fence(lines: list[_Line], at: int, fence: str) -> int:
    end = at + 1
    while end < len(lines) and not lines[end].text.strip().startswith(fence):
        end += 1
    return end + 1


def _after_blank(lines: list[_Line], at: int) -> int:
    while at < len(lines) and not lines[at].is_blank:
        at += 1
    return at


def _block(kind: str, lines: list[_Line]) -> Iterator[Block]:
    """Yield these lines as one block, unless they are empty; two spaces end a line on a page, too."""
    start, end = lines[0].at, lines[-1].at + len(lines[-1].text)
    joints = ["  \n" if line.text.endswith("  ") else " " for line in lines[:-1]]
    text = "".join(line.text.strip() + joint for line, joint in zip(lines, [*joints, ""], strict=True))
    if text:
        before = len(lines[0].text) - len(lines[0].text.lstrip())
        after = len(lines[-1].text) - len(lines[-1].text.rstrip())
        yield Block(kind, text, start + before, end - after)
