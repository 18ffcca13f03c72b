"""Translations: what a lesson says that can be translated, and what is wrong with the translations beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from vikinglab.translation import po
from vikinglab.translation.faults import compare
from vikinglab.translation.prose import blocks

if TYPE_CHECKING:
    from .lesson import Lesson

LANGUAGE = re.compile(r"[a-z]{2,8}(-[A-Za-z0-9]{1,8})?")
"""The code of a language, as pages name it."""


class Found(NamedTuple):
    """Words of a lesson: the number and the id of their cell, their kind, and the words."""

    cell: int
    id: str
    kind: str
    source: str

    @property
    def context(self) -> str:
        """Return the place of the words, so that equal words may be translated in different ways."""
        return f"{self.id or self.cell} {self.kind}"


def found(lesson: Lesson) -> list[Found]:
    """Return the words of a lesson that can be translated, in order: each once in its context."""
    return list(dict.fromkeys(_all(lesson)))


def _all(lesson: Lesson) -> Iterator[Found]:
    shown = dict(lesson.numbered())
    for number, cell in enumerate(lesson.cells, 1):
        if cell.cell_type == "markdown":
            said = [(block.kind, block.text) for block in blocks(cell.text)]
        else:
            widget = shown.get(number)
            said = list(widget.authored()) if widget is not None and hasattr(widget, "authored") else []
        yield from (Found(number, cell.id, kind, words) for kind, words in said)


def faults(lesson: Lesson) -> list[str]:
    """Return the faults of the translations beside a lesson, each in a sentence with its cell."""
    files = po.beside(lesson.path)
    words = found(lesson) if files else []
    return [wrong for language, file in files.items() for wrong in _faults(lesson, words, language, file)]


def _faults(lesson: Lesson, words: list[Found], language: str, file: Path) -> Iterator[str]:
    if language == lesson.notebook.language:
        yield f"{file}: the notebook is written in this language"
        return
    try:
        kept = {(each.context, each.source): each for each in po.read(file)}
    except po.Damaged as bad:
        yield str(bad)
        return
    for each in words:
        where = f"{file}: cell {each.cell}, {each.kind}: “{po.short(each.source)}”"
        message = kept.pop((each.context, each.source), None)
        if message is None:
            yield f"{where} isn’t in this file: vikinglab translate {lesson.path} --to {language}"
        elif message.fuzzy:
            yield f"{where} has changed since it was translated: correct line {message.line}, and delete its “fuzzy”"
        elif not message.text:
            yield f"{where} isn’t translated"
        else:
            yield from (f"{where} {wrong}" for wrong in compare(each.source, message.text))
    for message in kept.values():
        where = f"{file}, line {message.line}: {message.context}: “{po.short(message.source)}”"
        yield f"{where} isn’t in the notebook any more: vikinglab translate {lesson.path} --to {language}"
