"""Lesson: a notebook as its reader gets it, with what its cells show, ask and practise; and what is wrong with it."""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import vikinglab as vl
from vikinglab.core.game import game as game_called
from vikinglab.core.words.refusal import Refused, complaint

from . import translations
from .board import Board
from .explorer import Explorer
from .predict import Predict
from .progress import Cell, Notebook
from .quiz import Quiz
from .tries import Try
from .walkthrough import Walkthrough

MOST_WIDGETS = 8
MOST_STATEMENTS, MOST_LINES = 8, 24
"""The most statements and lines of a code cell, not counting imports and written positions."""
BANNED = ("simply", "just", "obviously", "easy", "easily")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)\)")


class Met(msgspec.Struct):
    """The rules that a reader meets, each with its game."""

    shown: set[str] = msgspec.field(default_factory=set)
    asked: set[str] = msgspec.field(default_factory=set)
    done: set[str] = msgspec.field(default_factory=set)

    def add(self, other: Met) -> None:
        """Add these rules."""
        self.shown |= other.shown
        self.asked |= other.asked
        self.done |= other.done

    def __contains__(self, rule: str) -> bool:
        return rule in self.shown | self.asked | self.done


class Lesson:
    """A notebook that has been run from its first cell to its last."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.wrong: list[str] = []
        self.met = Met()
        self.widgets: list[object] = []
        self.names: list[str] = []
        self._widgets: dict[int, Any] = {}
        self.is_whole = False
        """True once all cells have been run."""
        try:
            self.notebook = msgspec.json.decode(path.read_bytes(), type=Notebook)
        except (msgspec.MsgspecError, OSError) as error:
            reason = complaint(error)[0] if isinstance(error, msgspec.MsgspecError) else error
            self.notebook = Notebook([])
            self.wrong.append(f"{path}: this isn’t a notebook: {reason}")
            return
        self._run()
        self._look()

    @property
    def cells(self) -> list[Cell]:
        """Return the cells of the notebook."""
        return self.notebook.cells

    def _run(self) -> None:
        """Run the cells in their folder; the reader sees the value of a cell's last line."""
        known: dict[str, object] = {"__name__": "__main__"}
        with _in(self.path.parent):
            for number, cell in enumerate(self.cells, 1):
                if cell.cell_type != "code":
                    continue
                try:
                    shown = _value(cell.text, known)
                except Exception as error:
                    self._say(number, f"{type(error).__name__}: {str(error) or 'it can’t be run'}")
                    return
                self._see(number, shown)
        self.is_whole = True

    def _see(self, number: int, shown: object) -> None:
        if not isinstance(shown, (Board, Explorer, Predict, Quiz, Walkthrough)) and not hasattr(shown, "_esm"):
            return
        self.widgets.append(shown)
        if name := getattr(shown, "name", ""):
            if name in self.names:
                self._say(number, f"the name “{name}” is taken: the browser would mix them up")
            self.names.append(name)
        self._widgets[number] = shown
        self.met.add(meets(shown))

    def _look(self) -> None:
        """Note faults that a reader or a teacher would stumble over."""
        if len(self.widgets) > MOST_WIDGETS:
            self.wrong.append(
                f"{self.path}: {len(self.widgets)} widgets are too many for a page: {MOST_WIDGETS} at most"
            )
        for number, cell in enumerate(self.cells, 1):
            if cell.cell_type == "code":
                self._look_at_code(number, cell)
            else:
                self._look_at_prose(number, cell)
            self._look_at_rules(number, cell)

    def _look_at_code(self, number: int, cell: Cell) -> None:
        statements, lines = _length(cell.text)
        if statements > MOST_STATEMENTS or lines > MOST_LINES:
            told = f"{statements} statements on {lines} lines are too many to read in passing"
            self._say(number, f"{told}: {MOST_STATEMENTS} on {MOST_LINES} at most")

    def _look_at_prose(self, number: int, cell: Cell) -> None:
        for word in BANNED:
            if re.search(rf"\b{word}\b", cell.text, re.I):
                self._say(number, f"“{word}” helps nobody who doesn’t find it so")
        for link in LINK.findall(cell.text):
            if not (self.path.parent / link).exists():
                self._say(number, f"the link to {link} leads nowhere")

    def _look_at_rules(self, number: int, cell: Cell) -> None:
        """Check the rules that a cell claims to teach: only prose teaches them, and they must exist."""
        if cell.rules and cell.cell_type == "code":
            self._say(number, "name rules with the prose that teaches them: those of code are found by running it")
            return
        for rule in cell.rules:
            game, _, key = rule.partition(":")
            try:
                known = key in game_called(game).catalogue.rules
            except Refused as bad:
                self._say(number, str(bad))
                continue
            if known:
                self.met.shown.add(rule)
            else:
                self._say(number, f"there is no rule {rule}")

    def taught(self) -> Iterator[tuple[Cell, Any]]:
        """Yield the cells that show a widget, with their widgets."""
        for number, widget in self._widgets.items():
            yield self.cells[number - 1], widget

    def numbered(self) -> Iterator[tuple[int, Any]]:
        """Yield the widgets, each with the number of its cell."""
        yield from self._widgets.items()

    def _say(self, number: int, what: str) -> None:
        self.wrong.append(f"{self.path}, cell {number}: {what}")


def meets(widget: object) -> Met:
    """Return the rules that a user of a widget meets: shown step by step, asked before the answer, done or refused."""
    met = Met()
    match widget:
        case Try():
            met.done = {rule for match in widget.way() for rule in _at(match)}
        case Board():
            pass
        case Walkthrough():
            met.shown = {f"{widget.trace['game']}:{frame['rule']}" for frame in widget.trace["frames"]}
        case Predict():
            met.asked = {f"{each.match.game.key}:{answer.rule}" for each in widget.asked for answer in each.answers}
        case Quiz():
            met.asked = {f"{widget.game.key}:{about}" for about in widget.about if about in widget.rulebook}
    return met


def _at(match: vl.Match) -> Iterator[str]:
    """Yield the rules that were at work in what happened, that the decision carries out, or that refuse something."""
    at_work = (rule for moment in match.moments for rule in (moment.rule, *moment.also))
    decided = match.waiting.rules if match.waiting else ()
    refusals = (rule for _, rule in match.table.refusals())
    yield from (f"{match.game.key}:{rule}" for rule in (*at_work, *decided, *refusals))


def check(paths: Iterable[Path]) -> list[str]:
    """Return the faults of these notebooks, each in a sentence that says where."""
    lessons = [Lesson(path) for path in paths]
    names = [(name, lesson.path) for lesson in lessons for name in lesson.names]
    first: dict[str, Path] = {}
    twice = [
        f"{path}: the name “{name}” is taken by {first[name]}"
        for name, path in names
        if first.setdefault(name, path) != path
    ]
    translated = [wrong for lesson in lessons if lesson.is_whole for wrong in translations.faults(lesson)]
    return [wrong for lesson in lessons for wrong in lesson.wrong] + twice + translated


def _value(source: str, known: dict[str, object]) -> object:
    """Run the lines of a cell, silently, and return the value of the last one."""
    tree = ast.parse(source)
    last = tree.body[-1] if tree.body else None
    shown = last.value if isinstance(last, ast.Expr) else None
    if shown is not None:
        tree.body.pop()
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(tree, "<cell>", "exec"), known)  # noqa: S102 - a teacher's own notebook, as Jupyter runs it
        return eval(compile(ast.Expression(shown), "<cell>", "eval"), known) if shown else None  # noqa: S307


def _length(source: str) -> tuple[int, int]:
    """Return the number of statements that a reader has to read, and of their lines."""
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return 0, 0
    kept = [each for each in tree.body if not isinstance(each, (ast.Import, ast.ImportFrom))]
    # A written position is read at a glance, however many lines it has.
    lines = sum((each.end_lineno or each.lineno) - each.lineno + 1 for each in kept)
    return len(kept), lines - sum(text.count("\n") for text in re.findall(r'"""(.*?)"""', source, re.S))


@contextlib.contextmanager
def _in(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
