"""Quiz: questions that the engine makes from positions, new ones at each visit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import traitlets

from vikinglab.core.game import game as game_called
from vikinglab.core.teach.question import Question
from vikinglab.core.teach.quiz import check_known, questions
from vikinglab.core.words.refusal import refused
from vikinglab.core.words.speech import speech

from . import inbound, page
from .predict import plain
from .state import as_json
from .widget import Drawn


class Quiz(Drawn):
    """Questions about rules of a game, or of kinds that its quiz knows, from random positions.

    With ``skips`` it belongs at the beginning of a chapter, and lets readers go on who know its contents. The positions
    are from matches of an ``edition``, for a number of ``players`` or any number, by these ``rulings`` or the usual
    ones.
    """

    _esm = page.widget("quiz")

    questions: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    trouble = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    """The reason why there are no questions, in every language."""
    skips = traitlets.Bool().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        game: str,
        *about: str,
        count: int = 5,
        players: int | None = None,
        edition: str | None = None,
        rulings: Mapping[str, str] | None = None,
        skips: bool = False,
        name: str = "",
    ) -> None:
        self.game, self.about, self.count, self.players = game_called(game), about, count, players
        if not about:
            raise ValueError("a quiz needs rules or kinds of questions to ask about")
        # Refuse an unknown edition, reading or number of players here, and not on a visitor's page.
        self.box = self.game.box(edition, rulings=rulings)
        self.rulebook = self.game.rulebook(self.box)
        check_known(self.rulebook, about)
        if players is not None and players not in self.box.players:
            raise refused("no-players", found=players, known=[str(number) for number in self.box.players])
        super().__init__(game, skips=skips, name=name)

    def __repr__(self) -> str:
        return f"A quiz of {self.count} questions about {self.game.name}."

    def ask(self, seed: int) -> None:
        """Ask other questions; if none can be made, say so."""
        self.trouble = None  # type: ignore[assignment]  # the trait allows it
        try:
            if made := self.made(seed):
                self.questions = [plain(question) for question in made]
                return
            reason = ", ".join(self.about)
        except Exception as error:  # a kind of question is foreign code: tell the visitor who waits for it
            reason = f"{type(error).__name__}: {error}"
        self.trouble = dict(speech().say("no-questions", {"reason": reason}))

    def made(self, seed: int) -> list[Question]:
        """Return the questions for a visitor with this seed."""
        return questions(self.box, self.about, self.count, seed, self.players)

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.Ask):
            self.ask(message.seed)
