"""RuleBrowser: the rules of a game, to be searched and read, each with a position that shows it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import anywidget
import traitlets

import vikinglab as vl
from vikinglab.core.game import Game
from vikinglab.core.game import game as game_called
from vikinglab.core.show import page
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.rulebook import ledger

from . import doors
from .state import card, packed, shown_by


class RuleBrowser(anywidget.AnyWidget):  # type: ignore[misc]
    """All rules of an edition, or of a box with your own content (the path of a file).

    Reading and searching need no kernel; positions that show a rule come from it.
    """

    _esm = page.module("RulesPage", "rules")
    _css = page.style()

    art = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True, to_json=packed)
    rules = traitlets.List().tag(sync=True, to_json=packed)
    example = traitlets.Dict().tag(sync=True, to_json=packed)

    def __init__(self, game: str, *, edition: str | None = None, content: str | Path | None = None) -> None:
        self.game = game_called(game)
        self.rulebook = vl.rulebook(game, edition=edition, content=content)
        self.examples = self.game.examples(self.rulebook.box)
        shown = [card(self.rulebook, key) for key in self.rulebook]
        super().__init__(art=page.drawings(game), words=page.interface(game), rules=shown)
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return f"The {len(self.rules)} rules of {self.game.name}."

    def show(self, rule: str) -> None:
        """Show the position of a rule."""
        self.example = {**shown_by(self.examples[rule]), "places": _places(self.game, rule)}

    def _hear(self, _: object, content: object, __: object) -> None:
        try:
            message = doors.read(content)
        except Refused:
            return
        if isinstance(message, doors.Example) and message.rule in self.examples:
            self.show(message.rule)


def _places(game: Game, rule: str) -> dict[str, tuple[str, ...]]:
    """Return where a rule stands in the code of its game, and in its tests where they are at hand."""
    return {"code": _code(game).get(rule, ()), "tests": _tests(game).get(rule, ())}


@cache
def _code(game: Game) -> dict[str, tuple[str, ...]]:
    books = [game.rulebook(game.usual_box(edition)) for edition in game.editions]
    return {entry.rule.key: entry.code for entry in ledger(books, game.folder)}


@cache
def _tests(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the tests that name a rule of a game, by the rule: they lie beside the packages in a source tree."""
    mark, found = re.compile(rf'pytest\.mark\.rule\("{game.key}:([\w.-]+)"\)'), dict[str, tuple[str, ...]]()
    # To read each test as code would take a second, and somebody waits for the position.
    for path in sorted((Path(vl.__file__).parents[1] / "tests").rglob("test_*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if named := mark.search(line):
                found[named[1]] = (*found.get(named[1], ()), f"{path.name}:{number}")
    return found
