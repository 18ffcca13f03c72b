"""The work of ``vikinglab translate``: renew PO files of notebooks, and write whole notebooks in another language."""

# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import ast
import io
import json
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import denormalize, read_po, write_po

from vikinglab.translation import po
from vikinglab.translation.faults import unsafe
from vikinglab.translation.prose import blocks

from .lesson import Lesson
from .translations import LANGUAGE, Found, found

ALIKE = 0.6
"""The likeness from which a sentence is taken for a changed one: 1 means the same."""

HEADER = (
    'msgid ""\nmsgstr ""\n"Language: {}\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
)
"""The beginning of a file. It holds no date, so a file that didn’t change stays as it is."""


BEFORE = "|"
"""The beginning of a comment that holds the former source of a fuzzy message."""


class NoTranslation(Exception):
    """A reason why nothing was translated, in a sentence."""


class Renewed(NamedTuple):
    """A PO file that was written: its messages, and how many of them wait for a translator."""

    path: Path
    messages: int
    empty: int
    fuzzy: int

    def __str__(self) -> str:
        waits = [f"{self.empty} not translated"] * bool(self.empty) + [f"{self.fuzzy} to look at"] * bool(self.fuzzy)
        return (
            f"{self.path}: {self.messages} message{'s' * (self.messages != 1)}, {', '.join(waits) or 'all translated'}"
        )


def renew(notebook: Path, language: str) -> Renewed:
    """Write the messages of a notebook beside it, with the translations that are known.

    A new message is empty. A changed one is fuzzy, and keeps the old translation. One that has gone is dropped.
    """
    lesson = _lesson(notebook, language)
    path = notebook.with_name(f"{notebook.stem}.{language}.po")
    catalog = Catalog(fuzzy=False)
    for each, old in _matched(found(lesson), _kept(path)):
        flags = {"fuzzy"} if old and (old.fuzzy or (_source(old) != each.source and old.string)) else set()
        catalog.add(
            each.source,
            old.string if old else "",
            context=each.context,
            flags=flags,
            user_comments=[note for note in old.user_comments if not note.startswith(BEFORE)] if old else (),
            previous_id=[_before(old)] if old and flags else (),
        )
    written = _written(catalog, language)
    if not path.exists() or path.read_bytes() != written:
        path.write_bytes(written)
    messages = [each for each in catalog if each.id]
    empty, fuzzy = sum(not each.string for each in messages), sum(each.fuzzy for each in messages)
    return Renewed(path, len(messages), empty, fuzzy)


def _lesson(notebook: Path, language: str) -> Lesson:
    """Return a notebook that has been run; ``NoTranslation`` if that can’t be done, or it has this language already."""
    if not LANGUAGE.fullmatch(language):
        raise NoTranslation(f"“{language}” isn’t the code of a language, such as fr")
    lesson = Lesson(notebook)
    if not lesson.is_whole:
        raise NoTranslation(lesson.wrong[0])
    if lesson.notebook.language == language:
        raise NoTranslation(f"{notebook} is written in this language ({language})")
    return lesson


def _kept(path: Path) -> list[Message]:
    """Return the messages of a file that exists, as far as they are translated."""
    if not path.exists():
        return []
    po.read(path)  # what Babel would let pass is refused here
    with path.open("rb") as file:
        return [each for each in read_po(file, abort_invalid=True) if each.id and each.string]


def _source(message: Message) -> str:
    return str(message.id)


def _before(message: Message) -> str:
    """Return the words that a message translates: of a fuzzy one those before, which Babel reads as comments."""
    notes = [note[len(BEFORE) :].strip() for note in message.user_comments if note.startswith(BEFORE)]
    quoted = [note.removeprefix("msgid").strip() for note in notes if not note.startswith("msgctxt")]
    return str(denormalize("\n".join(quoted))) if message.fuzzy and quoted else _source(message)


def _matched(words: list[Found], kept: list[Message]) -> Iterator[tuple[Found, Message | None]]:
    """Yield the words with what is known of them: by their place, by the same words, or by words that are alike."""
    by_place = {(each.context, _source(each)): each for each in kept}
    by_words = {_source(each): each for each in reversed(kept)}
    known = {each.source for each in words}
    left = [each for each in kept if _source(each) not in known]
    for each in words:
        same = by_place.get((each.context, each.source)) or by_words.get(each.source)
        if same is None and (alike := _likest(each, left)) is not None:
            left.remove(alike)
            same = alike
        yield each, same


def _likest(words: Found, kept: Iterable[Message]) -> Message | None:
    """Return the message that these words may have been; None if none is like them."""
    alike = {id(each): SequenceMatcher(None, _source(each), words.source).ratio() for each in kept}
    same_kind = [each for each in kept if str(each.context).partition(" ")[2] == words.kind]
    best = max(same_kind, key=lambda each: (alike[id(each)], each.context == words.context), default=None)
    return best if best is not None and alike[id(best)] >= ALIKE else None


def _written(catalog: Catalog, language: str) -> bytes:
    file = io.BytesIO()
    write_po(file, catalog, width=0, no_location=True, omit_header=True, include_previous=True)
    return HEADER.format(language).encode() + file.getvalue().strip() + b"\n"


# --------------------------------------------------------------------------------------------- A whole notebook


def write(notebook: Path, language: str) -> Path:
    """Write a notebook of its own in another language, by the translation beside this one, and return its path.

    Its widgets get names of their own: a reader’s progress there is another.
    """
    lesson = _lesson(notebook, language)
    file = notebook.with_name(f"{notebook.stem}.{language}.po")
    if not file.exists():
        raise NoTranslation(f"There is no {file}: vikinglab translate {notebook} --to {language}")
    known = {(each.context, each.source): each.text for each in po.read(file) if each.text and not each.fuzzy}
    said = {each: known[each.context, each.source] for each in found(lesson) if (each.context, each.source) in known}
    if not said:
        raise NoTranslation(f"{file} has no translation yet")
    for each, text in said.items():
        if wrong := next(unsafe(each.source, text), None):
            raise NoTranslation(f"{file}: cell {each.cell}, {each.kind}: “{po.short(each.source)}” {wrong}")
    strings = {each.source: text for each, text in said.items() if lesson.cells[each.cell - 1].cell_type == "code"}
    strings |= {name: f"{name}/{language}" for name in lesson.names}
    content = json.loads(notebook.read_bytes())
    for number, cell in enumerate(content["cells"], 1):
        own = {each: text for each, text in said.items() if each.cell == number}
        source = lesson.cells[number - 1].text
        if cell["cell_type"] == "markdown":
            cell["source"] = _prose(source, {(each.kind, each.source): text for each, text in own.items()})
        elif cell["cell_type"] == "code":
            said_here = strings | {each.source: text for each, text in own.items()}
            cell |= {"source": _code(source, said_here), "outputs": [], "execution_count": None}
    ours = content["metadata"].setdefault("vikinglab", {})
    content["metadata"]["vikinglab"] = {**ours, "language": language}
    path = notebook.with_name(f"{notebook.stem}-{language}.ipynb")
    path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return path


def _prose(source: str, said: Mapping[tuple[str, str], str]) -> str:
    """Return a cell of prose with its words replaced."""
    for block in reversed(blocks(source)):
        text = said.get((block.kind, block.text))
        if text is not None:
            source = source[: block.start] + text + source[block.end :]
    return source


def _code(source: str, said: Mapping[str, str]) -> str:
    """Return a cell of code with its strings replaced; a string in an f-string stays."""
    tree = ast.parse(source)
    filled = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in filled]
    wanted: list[Any] = [node for node in found if isinstance(node.value, str) and node.value in said]
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    starts = [sum(map(len, lines[:number])) for number in range(len(lines))]
    whole = b"".join(lines)
    for node in sorted(wanted, key=lambda each: (each.lineno, each.col_offset), reverse=True):
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        whole = whole[:start] + json.dumps(said[node.value], ensure_ascii=False).encode() + whole[end:]
    return whole.decode()
