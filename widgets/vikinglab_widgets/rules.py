"""RuleBrowser: the rules of a game, to search and read, each with a position that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

import vikinglab as vl
from vikinglab.core.game import game as game_called

from . import inbound, outbound, page
from .pictured import pictured
from .state import as_json, card_message, example_message
from .widget import Drawn

CHECK = "check.ipynb"


class RuleBrowser(Drawn):
    """All rules of an edition, or of a box with your own content (the path of a file), in chapters like a rulebook.

    Reading and searching need no kernel; pictures, and positions to step through, come from it.
    """

    _esm = page.widget("rules")

    rules: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    chapters: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    example = traitlets.Dict().tag(sync=True, to_json=as_json)
    check = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    """The page that asks about all of them, if it is beside this one."""
    of = traitlets.Unicode().tag(sync=True)
    """The key of the game."""

    def __init__(self, game: str, *, edition: str | None = None, content: str | Path | None = None) -> None:
        self.game = game_called(game)
        self.rulebook = vl.rulebook(game, edition=edition, content=content)
        self.examples = self.game.examples(self.rulebook.box)
        shown: list[outbound.IndexedCard] = [
            {**card_message(self.rulebook, key), "index": rule.index} for key, rule in self.rulebook.items()
        ]
        chapters: list[outbound.RuleChapter] = [
            {"title": dict(title), "rules": rules} for title, rules in self.game.chapters(self.rulebook.box)
        ]
        super().__init__(game, rules=shown, chapters=chapters, of=game, check=CHECK if Path(CHECK).is_file() else None)

    def __repr__(self) -> str:
        return f"The {len(self.rules)} rules of {self.game.name}."

    def show(self, rule: str) -> None:
        """Show the position of a rule."""
        self.example = dict(example_message(self.examples[rule]))

    def _do(self, message: inbound.Message) -> None:
        match message:
            case inbound.Example(rule) if rule in self.examples:
                self.show(rule)
            case inbound.Picture(rule, whole) if rule in self.examples:
                self.send(dict(pictured(self.examples[rule], whole=whole)))
