"""Quiz: questions to which the engine has the answers, with the reason for every right and every wrong one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from . import notation
from .match import naming
from .refusal import refused
from .speech import LANGUAGES, Text, speech

if TYPE_CHECKING:
    from .decision import Action
    from .match import Match

TOLD = 3
"""How much of what an allowed move brings is told as its reason."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be answered, and why it is right or wrong."""

    words: Text
    right: bool
    why: Text
    rule: str
    """The rule that settles it, with its game: ``raids:tile.take``."""
    path: tuple[str, ...] = ()
    """The ids that one points at to answer so, where the question is asked of the board."""


class Question:
    """A question about a match, asked before it is answered. One that leaves an answer unexplained can’t be made."""

    def __init__(
        self,
        match: Match,
        asks: Text,
        answers: tuple[Answer, ...],
        *,
        after: Match | None = None,
        on_board: bool = False,
    ) -> None:
        if not any(answer.right for answer in answers) or all(answer.right for answer in answers):
            raise ValueError(f"“{asks}” needs a right answer and a wrong one")
        for answer in answers:
            if not answer.why["en"] or answer.rule.partition(":")[2] not in match.game.rulebook:
                raise ValueError(
                    f"“{asks}”: nothing says why “{answer.words}” is {'right' if answer.right else 'wrong'}"
                )
        self.match, self.asks, self.answers = match, asks, answers
        self.after, self.on_board = after, on_board

    def __repr__(self) -> str:
        return f"<question: {self.asks}>"


Kind = Callable[..., Question]
"""What makes a question of a match before some moves, and of the same match after them."""


def ask(match: Match, kind: str, *moves: str) -> Question:
    """A question of a kind: one that all games know, or one of the game's own quiz about what these moves bring."""
    if kind == "may":
        return may(match, *moves)
    if kind == "where":
        return where(match)
    known = match.game.quiz
    if kind not in known:
        raise refused("no-question", name=str(kind)[:40], known=["may", "where", *known])
    after = match.copy()
    after.play(*moves)
    return known[kind](match, after, moved(match, moves))


def may(match: Match, *moves: str) -> Question:
    """Which of these moves is allowed?"""
    actions = [notation.read(move, match.game.actions) for move in moves]
    answers = tuple([_allowed_or_not(match, action) for action in actions])
    return Question(match, _asked(match, "quiz-may"), answers)


def where(match: Match) -> Question:
    """Point at something that may be chosen; everything in reach has its reason."""
    assert match.waiting is not None
    answers = tuple([_allowed_or_not(match, action) for action in match.waiting.reach(match.table)])
    return Question(match, _asked(match, "quiz-where"), answers, on_board=True)


def _asked(match: Match, key: str) -> Text:
    return speech().say(key, {"question": match.question})


def _allowed_or_not(match: Match, action: Action) -> Answer:
    assert match.waiting is not None
    words = naming(match.game, match.table, action)
    path = tuple(match.waiting.path(match.table, action))
    if refusal := match.why_not(action):
        return Answer(words, False, refusal.text, refusal.rule, path)
    twin = match.copy()
    seat = match.waiting.seat
    told = [moment for moment in twin.play(action) if moment.known_to(seat) and moment.facts.get("seat") == seat][:TOLD]
    why = speech().say("quiz-allowed", {"told": _joined([moment.text for moment in told])})
    return Answer(words, True, why, _key(match, told[-1].rule), path)


def _joined(texts: list[Text]) -> Text:
    return Text({language: " ".join(text[language] for text in texts) for language in LANGUAGES})


def moved(match: Match, moves: tuple[str, ...]) -> Text | None:
    """What these moves are, in words such as stand before a question; None for no move."""
    if not moves:
        return None
    twin, said = match.copy(), []
    for move in moves:
        assert twin.waiting is not None
        facts = {
            "seat": twin.waiting.seat,
            "move": naming(twin.game, twin.table, notation.read(move, twin.game.actions)),
        }
        said.append(speech().say("quiz-move", facts))
        twin.play(move)
    return _joined(said)


def _key(match: Match, rule: str) -> str:
    return f"{match.game.key}:{rule}"


def answer(match: Match, words: Text, right: bool, why: Text, rule: str) -> Answer:
    """An answer settled by a rule of the match's game."""
    return Answer(words, right, why, _key(match, rule))
