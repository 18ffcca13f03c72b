"""Predict: a question before its answer is shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import traitlets

from vikinglab.core.match import stream
from vikinglab.core.show.stored import figure
from vikinglab.core.show.trace import Trace, trace
from vikinglab.core.teach.another import another
from vikinglab.core.teach.question import NEAR, Estimate, Question, fingerprint

from . import inbound, outbound, page
from .state import as_json, card_message
from .widget import Drawn


class Predict(Drawn):
    """Questions about positions, one after another, each with the engine's reason for every answer.

    The reader can step through the result. The browser keeps the answers under ``name``. Only for a question like one
    before does the page ask a kernel.
    """

    _esm = page.widget("predict")

    questions: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(self, *questions: Question, name: str = "") -> None:
        if not questions:
            raise ValueError("nothing is asked")
        self.asked = questions
        game = questions[0].match.game
        shown = [plain(question) for question in questions]
        super().__init__(game.key, questions=shown, name=name)

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.Vary) and message.number < len(self.asked):
            found = another(self.asked[message.number], stream(message.seed, "varied", message.number))
            self._tell({"say": "varied", "number": message.number, "question": plain(found) if found else None})

    def _tell(self, message: outbound.Varied) -> None:
        self.send(message)

    def __repr__(self) -> str:
        return " ".join(str(each.asks) for each in self.asked)

    def authored(self) -> Iterator[tuple[str, str]]:
        yield from (("question", each.worded) for each in self.asked if each.worded)

    def stored(self) -> dict[str, object]:
        # The boards of all questions would make a notebook a third larger.
        first, of = self.asked[0], len(self.asked)
        asks = f"Question 1 of {of}: {first.asks}" if of > 1 else str(first.asks)
        return {"text/html": figure(first.scene, asks, _listed(first))}


def _listed(question: Question) -> list[str]:
    """Return the answers to choose from; none if the reader points at one, or estimates."""
    pointed = question.on_board or isinstance(question, Estimate)
    return [] if pointed else [str(answer.words) for answer in question.answers]


def plain(question: Question, about: str | None = None) -> outbound.Question:
    """Return a question for a page; by default it is about the rule of the right answer."""
    match = question.match
    seat = match.waiting.seat if match.waiting else 0
    before, then = question.before and trace(match, question.before, seat), _then(question, seat)
    about = about or next(answer.rule for answer in question.answers if answer.right)
    rules = {about, *[answer.rule for answer in question.answers]}
    cards = {rule: card_message(match.rulebook, rule) if rule in match.rulebook else None for rule in sorted(rules)}
    shown: outbound.Question = {
        "about": f"{match.game.key}:{about}" if about in match.rulebook else None,
        "position": fingerprint(question),
        "asks": question.worded or dict(question.asks),
        "answers": msgspec.to_builtins(list(question.answers)),
        "board": question.on_board,
        "needs": list(question.needs),
        "scene": msgspec.to_builtins(question.scene),
        "cards": cards,
        "then": msgspec.to_builtins(then) if then else None,
    }
    if before:
        shown["before"] = msgspec.to_builtins(before)
    if isinstance(question, Estimate):
        shown["chance"], shown["near"] = round(100 * float(question.chance), 4), NEAR
    return shown


def _then(question: Question, seat: int) -> Trace | None:
    """Return the moments that follow a question, as far as a seat knows them; None if it is asked of a position."""
    if question.after is None:
        return None
    new = [each for each in question.after.moments[len(question.match.moments) :] if each.known_to(seat)]
    return trace(question.after, new, seat, reader=question.reader)
