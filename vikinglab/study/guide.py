"""Guide: every line of a game's written positions, made from the very shapes that read them.

``vikinglab positions raids`` prints it, and ``docs/positions.md`` has it of all games.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from inspect import getdoc
from itertools import groupby
from textwrap import fill
from typing import Any

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.grammar import LETTERS, Line, Shape, either
from vikinglab.core.engine.position import lines_of
from vikinglab.core.engine.table import Table
from vikinglab.core.game import Game, games
from vikinglab.core.match import fresh

WIDTH = 120
"""The longest line of the page."""

HEAD = """\
# Written positions

Lessons, tests, odds and matches start from positions written as text: `vl.position("raids", text)`. `match.written()`
prints any position of a match in the same form, so you can play to a position and copy it. Each game has lines of its
own; `vikinglab positions raids` prints its part of this page.

- A line is a name, a colon, and what belongs to it. In one line of text, slashes separate lines: `A: space 4 / B: home
  1`. What stands after a `#` is a comment.
- Commas separate the parts of a line. A line or a part that is left out has its usual value.
- Things have ids, which are what is written. You may also write what players call them, in English or French: capitals
  and accents don’t matter, and blanks may be hyphens. Within a word with plus signs, use hyphens: `Village-Wall+Farm`.
- A position that no match can reach is refused with its line, and a wrong word with what is near.
- `.match(drawn=["2+5", "heart"])` says what chance brings first, the dice of a roll in any order. An outcome that can’t
  be is refused with those that can.
- A finished match has the line `over`, with the score of each seat and the seats that won: `over: 31 28, wins A`.
  Nothing is still to happen in it.
"""


def page(keys: Iterable[str] = ()) -> str:
    """Return the whole page, of all installed games."""
    return "\n".join([HEAD, *[guide(games()[key]) for key in keys or sorted(games())]])


def guide(game: Game, edition: str | None = None) -> str:
    """Return the part of the page about a game; of its other editions, what differs from the first."""
    first, *others = [edition] if edition else game.editions
    told = [f"## {game.name}{f', {_edition(game, first)}' if len(game.editions) > 1 else ''}", _said(game)]
    words = _vocabularies(_words(game, game.usual_box(first)))
    told += ["### Lines", _filled(_Lines(game, game.usual_box(first)).listed()), "### Words", _filled(words.values())]
    for other in others:
        more = _vocabularies(_words(game, game.usual_box(other)))
        unlike = [text for what, text in more.items() if words.get(what) != text]
        told += [f"### Words in the {_edition(game, other)}", _filled(unlike)] if unlike else []
    return "\n\n".join(told) + "\n"


def _edition(game: Game, edition: str) -> str:
    return str(game.speech.say(f"edition-{edition}"))


def _filled(items: Iterable[str]) -> str:
    """Return items of lists with their lines broken."""
    lines = [line for item in items for line in item.splitlines()]
    return "\n".join(
        fill(line, WIDTH, subsequent_indent=" " * (2 + len(line) - len(line.lstrip())), break_on_hyphens=False)
        for line in lines
    )


def _said(game: Game) -> str:
    """Return the words of a game about its positions, without the title."""
    module = sys.modules[game.lines.__module__]
    said = getdoc(module if module.__name__.endswith(".position") else game.lines) or ""
    parts = re.split(r"\n\s*\n", said)
    return "\n\n".join(map(_prose, parts[1:] or parts))


def _prose(part: str) -> str:
    """Return a paragraph of a docstring as Markdown, or an example in it as code."""
    lines = part.splitlines()
    if all(line.startswith("    ") for line in lines):
        return "\n".join(["```", *[line[4:] for line in lines], "```"])
    return part.replace("``", "`")


# ------------------------------------------------------------------------------------------------ Lines


class _Lines:
    """The lines of a box's positions, for any number of players, and examples of each."""

    def __init__(self, game: Game, box: Box) -> None:
        self.tables = {players: _blank(game, box, players) for players in reversed(box.players)}
        self.lines: dict[str, Line] = {}
        self.players: dict[str, list[int]] = {}
        for players, table in self.tables.items():
            for line in game.lines(table):
                self.lines.setdefault(line.name, line)
                self.players.setdefault(line.name, []).append(players)
        self._examples: dict[tuple[str, str], str] = {}
        for table in _written(game, box):
            for line in lines_of(game, table, over=table.result is not None):
                self._note(table, line)

    def _note(self, table: Table, line: Line) -> None:
        """Keep the examples of a line and of its parts that show most."""
        for name, text in line.written(table).items():
            key = _key(line, name)
            if text and (key not in self._examples or _better(text, self._examples[key])):
                self._examples[key] = text

    def listed(self) -> list[str]:
        """Return the lines, with what each expects and an example."""
        seats = [name for name in self.lines if name in [*LETTERS]]
        told: list[str] = []
        for name, line in self.lines.items():
            if name not in seats[1:]:
                told += self._told(line, f"`{name}` to `{seats[-1]}`" if name in seats else f"`{name}`")
        return told

    def _told(self, line: Line, called: str) -> Iterator[str]:
        only = self.players[line.name]
        players = f" (only with {' or '.join(map(str, sorted(only)))} players)" if line.name not in LETTERS else ""
        needed = ", always needed" if line.required and line.name not in LETTERS else ""
        yield f"- {called}{players * (len(only) < len(self.tables))}{needed}: {self._expected(line, line)}"
        for part in line.parts:
            yield f"  - {f'`{part.name}`' if part.name else 'first'}: {self._expected(line, part)}"

    def _expected(self, line: Line, part: Line) -> str:
        if part.parts:
            return part.says
        text = self._examples.get(_key(line, part.name)) or part.shape.example()
        called = [f"{line.name}:", *([] if part is line else [part.name]), text]
        return f"{part.says}. Example: `{' '.join(filter(None, called))}`" if text else part.says


def _key(line: Line, part: str) -> tuple[str, str]:
    # All seats have the same parts.
    return ("A", part.replace(line.name, "A")) if line.name in LETTERS else (line.name, part)


LONG = 60
"""The length from which an example shows no more by being longer."""


def _better(text: str, than: str) -> bool:
    """Return whether a text shows more than another, and isn't too long."""
    return (len(text) <= LONG, len(text), text) > (len(than) <= LONG, len(than), than)


def _blank(game: Game, box: Box, players: int) -> Table:
    """Return a table as the lines of a position find it."""
    table = fresh(game, box, players)
    table.stack.clear()
    return table


def _written(game: Game, box: Box) -> Iterator[Table]:
    """Yield the positions in which the rules of a box are shown, and those at which these examples begin."""
    for example in game.examples(box).values():
        for match in (example.match.at(0), example.match):
            yield match.table


# ------------------------------------------------------------------------------------------------ Words


MANY = 30
"""The number of words from which a vocabulary names others that it is made of."""


def _words(game: Game, box: Box) -> dict[str, Shape[Any]]:
    """Return the shapes with vocabularies in a box's lines, by what they name."""
    found: dict[str, Shape[Any]] = {}
    table = _blank(game, box, box.players[-1])
    for line in game.lines(table):
        for part in line.parts or (line,):
            for shape in _nested(part.shape):
                if len(shape.listed) > 1 or shape.forms:
                    found.setdefault(shape.what.rstrip(","), shape)
    return found


def _nested(shape: Shape[Any]) -> Iterator[Shape[Any]]:
    yield shape
    for part in shape.parts:
        yield from _nested(part)


def _vocabularies(words: Mapping[str, Shape[Any]]) -> dict[str, str]:
    """Return each vocabulary as text: ids with their names, and others in short."""
    ids = {what: {*shape.listed} for what, shape in words.items()}
    told = {}
    for what, shape in words.items():
        of = [other for other, found in ids.items() if found and found < ids[what]]
        if len(ids[what]) >= MANY and ids[what] == {id for other in of for id in ids[other]}:
            told[what] = f"- {what}: {either(of)}"
        elif shape.forms:
            told[what] = "\n".join([f"- {what}:", *[f"  - `{name}` {form}" for name, form in shape.forms.items()]])
        else:
            told[what] = f"- {what}: {_ids(shape.listed)}"
    return told


def _ids(found: Mapping[str, str]) -> str:
    named = [f"`{id}` {name}" for id, name in found.items() if name]
    return "; ".join([*named, *_ranges([id for id, name in found.items() if not name])])


def _ranges(ids: Iterable[str]) -> Iterator[str]:
    """Yield ids, those that only count on as the first and the last of them.

    >>> [*_ranges(["N01", "N02", "N03", "H", "S01"])]
    ['`N01` to `N03`', '`H`', '`S01`']
    """
    kinds: dict[tuple[str, int, str], list[int]] = {}
    for id in ids:
        before, number, after = re.fullmatch(r"(.*?)(\d*)(\D*)", id).groups()  # type: ignore[union-attr]
        width = len(number) if number.startswith("0") or (before, len(number), after) in kinds else 0
        kinds.setdefault((before, width, after), []).append(int(number or -1))
    for (before, width, after), numbers in kinds.items():
        for _, run in groupby(enumerate(sorted(numbers)), lambda each: each[1] - each[0]):
            ends = [number for _, number in run]
            called = [f"`{before}{f'{end:0{width}}' if end >= 0 else ''}{after}`" for end in (ends[0], ends[-1])]
            yield " to ".join(dict.fromkeys(called))


__all__ = ["guide", "page"]
