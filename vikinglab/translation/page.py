"""The translations of a notebook as its page gets them: escaped, bounded, and without a link that the source hasn’t.

A page has the source language, and swaps the words of its elements. What has no sound translation stays as it is.
"""

# mypy: disable-error-code="import-not-found, import-untyped"

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from . import po
from .faults import unsafe
from .prose import blocks, first_heading

SOURCE = "en"
"""The language of a notebook that doesn’t say otherwise."""

PROSE = ("heading", "paragraph", "item", "table cell")
"""The kinds of words that are prose; all others are shown by widgets."""

Known = dict[tuple[str, str], str]
"""The translations that a page may show, by the context and the source of each."""


def translations(notebook: Path, content: Any) -> dict[str, Any]:
    """Return the words of a notebook’s page in other languages, for its template.

    ``cells`` has for each cell what stands behind it in the page, and ``titles`` the page’s title by its language.
    """
    source = str(content.metadata.get("vikinglab", {}).get("language", SOURCE))
    known = {language: _known(file) for language, file in po.beside(notebook).items() if language != source}
    prose = [cell.source for cell in content.cells if cell.cell_type == "markdown"]
    named = content.metadata.get("title") or first_heading(prose)
    titles = {language: _translated(words, "", named) for language, words in known.items()}
    return {
        "source": source,
        "titles": {language: words for language, words in titles.items() if words},
        "cells": ["".join(_behind(cell, source, known)) for cell in content.cells] if known else [],
    }


def _known(file: Path) -> Known:
    """Return the translations of a file that a page may show; nothing of a damaged one."""
    try:
        return _read(file, file.stat().st_mtime_ns)
    except (po.Damaged, OSError) as bad:
        logging.getLogger(__name__).warning("This translation is left out: %s", bad)
        return {}


@cache
def _read(file: Path, changed: int) -> Known:
    sound = [each for each in po.read(file) if each.text and not each.fuzzy and not any(unsafe(each.source, each.text))]
    return {(each.context, each.source): each.text for each in sound}


def _translated(known: Known, context: str, source: str) -> str | None:
    """Return the translation of some words in their context; if that is unknown there, one from elsewhere."""
    if (found := known.get((context, source))) is not None:
        return found
    return next((text for (_, words), text in known.items() if words == source), None)


def _behind(cell: Any, source: str, known: dict[str, Known]) -> Iterator[str]:
    if cell.cell_type == "markdown":
        pieces = blocks(cell.source)
        for language, words in known.items():
            said = [_translated(words, f"{cell.get('id', '')} {block.kind}", block.text) for block in pieces]
            if any(said):
                yield _template(language, said)
    elif cell.cell_type == "code":
        spoken = {language: _spoken(words, cell.get("id", "")) for language, words in known.items()}
        if any(spoken.values()):
            # In a script, only "<" could end it.
            told = json.dumps({"source": source, **spoken}, ensure_ascii=False).replace("<", "\\u003c")
            yield f'<script type="application/json">{told}</script>'


def _spoken(known: Known, cell: str) -> dict[str, str]:
    """Return the words of a cell’s widget: each of the author’s words with its translation."""
    found = {}
    for (context, source), text in known.items():
        place, _, kind = context.partition(" ")
        if kind not in PROSE and place == cell:
            found[source] = text
    return found


def _template(language: str, said: Sequence[str | None]) -> str:
    """Return the translated pieces of a cell, each with its place among all of them."""
    parts = [f'<i data-at="{at}">{_html(text)}</i>' for at, text in enumerate(said) if text]
    return f'<template lang="{language}" data-of="{len(said)}">{"".join(parts)}</template>'


def _html(text: str) -> str:
    """Return a piece of Markdown as HTML. Its own markup is escaped."""
    inline, renderer = _markdown()
    state: Any = {"ref_links": {}}
    return str(renderer.render_tokens(inline(text, state), state))


@cache
def _markdown() -> tuple[Any, Any]:
    # This package draws the prose of pages: it is there wherever they are served.
    import mistune

    return mistune.create_markdown(renderer=None).inline, mistune.HTMLRenderer(escape=True)
