"""Wrong answers that come of mistakes, each with the mistake told: kinds of questions share them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple, Unpack

from ..show.scene import plain
from ..words.speech import Text, joined
from .quiz import WRONG, Answer, Question, Shown

if TYPE_CHECKING:
    from ..match import Match


class Found(NamedTuple):
    """An answer that somebody may find, rightly or by a mistake."""

    words: Text | int
    why: Text
    rule: str
    alone: bool = False
    """Whether the reason stands by itself; else that of the right answer follows it."""


def asked(match: Match, asks: Text, right: Found, mistakes: Iterable[Found], **shown: Unpack[Shown]) -> Question:
    """A question whose wrong answers come of mistakes; what two of them lead to is told of the first."""
    found = {_words(right)["en"]: right}
    for mistake in mistakes:
        if len(found) <= WRONG:
            found.setdefault(_words(mistake)["en"], mistake)
    if len(found) <= FEWEST:
        raise ValueError(f"“{asks}” can’t be answered wrongly in more than one way")
    answers = [_answer(each, right) for each in found.values()]
    return Question(match, asks, tuple(sorted(answers, key=_place)), **shown)


FEWEST = 2
"""A question with fewer wrong answers is not asked: it gives itself away."""


def _answer(found: Found, right: Found) -> Answer:
    if found is right:
        return Answer(_words(found), True, right.why, right.rule)
    why = found.why if found.alone else sentences(found.why, right.why)
    return Answer(_words(found), False, why, found.rule)


def _words(found: Found) -> Text:
    return plain(str(found.words)) if isinstance(found.words, int) else found.words


def _place(answer: Answer) -> list[int | str]:
    """Answers stand in the order of their words, and of the figures in them."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", answer.words["en"])]


def sentences(*texts: Text) -> Text:
    """Sentences one after the other."""
    return joined("sentences", texts)


def say(match: Match, key: str, **facts: object) -> Text:
    """A message of the quiz of the match's game."""
    return match.game.speech.say(f"quiz-{key}", facts)


def then(moved: Text | None) -> dict[str, object]:
    """The moves that a question is about, as its words need them."""
    return {"moved": moved or "", "then": int(moved is not None)}
