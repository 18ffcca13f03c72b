"""RuleBrowser: the rules of a game, to search and read, each with a position that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import traitlets

import vikinglab as vl
from vikinglab.core.game import game as game_called

from . import inbound, outbound, page
from .state import as_json, card_message, example_message
from .widget import Drawn

CHECK = "check.ipynb"


class RuleBrowser(Drawn):
    """All rules of an edition, or of a box with your own content (the path of a file).

    Reading and searching need no kernel; positions that show a rule come from it.
    """

    _esm = page.widget("rules")

    rules: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
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
        super().__init__(game, rules=shown, of=game, check=CHECK if Path(CHECK).is_file() else None)

    def __repr__(self) -> str:
        return f"The {len(self.rules)} rules of {self.game.name}."

    def show(self, rule: str) -> None:
        """Show the position of a rule."""
        self.example = dict(example_message(self.examples[rule]))

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.Example) and message.rule in self.examples:
            self.show(message.rule)
