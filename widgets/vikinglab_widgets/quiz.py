"""Quiz: questions made from positions by the engine, other ones at each visit."""

from __future__ import annotations

from typing import Any

import anywidget
import traitlets

from vikinglab.core import page
from vikinglab.core.game import game as game_called
from vikinglab.core.quiz import questions
from vikinglab.core.refusal import Refused

from . import doors
from .predict import plain
from .state import packed


class Quiz(anywidget.AnyWidget):  # type: ignore[misc]
    """Questions about rules of a game, or of kinds that its quiz knows, from positions that chance brings.

    With ``skips`` it stands at the beginning of a chapter, and lets those go on who know what it teaches.
    """

    _esm = page.module("QuizPage", "quiz")
    _css = page.style()

    art = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True, to_json=packed)
    questions = traitlets.List().tag(sync=True, to_json=packed)
    skips = traitlets.Bool().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(self, game: str, *about: str, count: int = 5, skips: bool = False, name: str = "") -> None:
        self.game, self.about, self.count = game_called(game), about, count
        if not about:
            raise ValueError("a quiz needs rules or kinds of questions to ask about")
        super().__init__(art=page.drawings(game), words=page.interface(game), skips=skips, name=name)
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return f"<{self.count} questions about {', '.join(self.about)}>"

    def ask(self, seed: int) -> None:
        """Ask other questions."""
        self.questions = [plain(question) for question in questions(self.game, self.about, self.count, seed)]

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        try:
            message = doors.read(content)
        except Refused:
            return
        if isinstance(message, doors.Ask):
            self.ask(message.seed)
