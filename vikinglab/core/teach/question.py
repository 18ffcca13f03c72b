"""Question: something that a match answers, with the reason for every right and every wrong answer."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Self, TypedDict, Unpack

import msgspec

from ..engine.table import NOT_A_CHOICE
from ..match import Match
from ..show.scene import plain
from ..words.speech import Text, joined, percentage, speech

if TYPE_CHECKING:
    from ..show.scene import Scene
    from ..words.moment import Moment

ALLOWED = "core:allowed"
"""The rule of an allowed move that tells nothing and carries out no rule: the kit finds such a move."""


class NothingToAsk(Exception):
    """A kind of question has nothing to ask in a position: other kinds are tried, or other positions.

    Any other error is a fault of the kind, and nobody passes over it.
    """


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A possible answer, and why it is right or wrong."""

    words: Text
    right: bool
    why: Text
    rule: str
    """The key of the rule that settles it."""
    path: tuple[str, ...] = ()
    """The ids to point at for this answer, any of them, if the question is asked on the board."""


class Shown(TypedDict, total=False):
    """The scene and more to show with a question, as arguments of ``Question``."""

    after: Match | None
    before: Sequence[Moment]
    of_nobody: bool
    on_board: bool
    scene: Scene | None


class Question:
    """A question about a match, asked before it is answered. One that leaves an answer unexplained can’t be made.

    The reader is the seat to play: the answers call it “your ship”, and the others by their names. A question
    ``of_nobody`` in particular calls each by its name. The moments ``before`` are shown first, one at a time and once:
    such a question asks what the reader remembers.
    """

    def __init__(
        self,
        match: Match,
        asks: Text,
        answers: tuple[Answer, ...],
        *,
        after: Match | None = None,
        before: Sequence[Moment] = (),
        of_nobody: bool = False,
        on_board: bool = False,
        scene: Scene | None = None,
    ) -> None:
        if after is not None and before:
            raise ValueError(f"“{asks}” shows either what went before, or what comes of it")
        if {answer.right for answer in answers} != {True, False}:
            raise NothingToAsk(f"“{asks}” needs a right answer and a wrong one")
        rules = {*match.rulebook, NOT_A_CHOICE, ALLOWED}
        for answer in answers:
            if not answer.why["en"] or answer.rule not in rules:
                verdict = "right" if answer.right else "wrong"
                raise ValueError(f"“{asks}”: nothing says why “{answer.words}” is {verdict}")
        self.match, self.asks, self.given = match, asks, answers
        """The match, the question and its answers, with each seat by its name."""
        self.worded = ""
        """The question in an author’s own words, if it was put so."""
        self.reader = None if of_nobody else match.waiting.seat if match.waiting else 0
        self.after, self.before, self.on_board = after, tuple(before), on_board
        self._scene = scene

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Return the possible answers, in the words for the reader."""
        return tuple([self._to_reader(answer) for answer in self.given])

    def _to_reader(self, answer: Answer) -> Answer:
        if self.reader is None:
            return answer
        words, why = [self.match.game.speech.to_reader(text, self.reader) for text in (answer.words, answer.why)]
        return msgspec.structs.replace(answer, words=words, why=why)

    def put(self, words: str, reader: int | None = None) -> Self:
        """Word the question yourself, in one language, like tasks; for another reader than the seat to play.

        >>> match = vl.position("drakkar", "emblems: e5 / A: e4 h6 / B: / dice: 1 5").match()
        >>> match.ask("goes", "move e4 e5").put("Where may your left pawn stop?")
        <question: Where may your left pawn stop?>
        """
        self.asks, self.worded = plain(words), words
        self.reader = self.reader if reader is None else reader
        return self

    @property
    def scene(self) -> Scene:
        """Return the board of the question, or a picture of it that doesn’t give the answer away."""
        return self._scene if self._scene is not None else self.match.scene()

    def __repr__(self) -> str:
        return f"<question: {self.asks}>"


NEAR = 5
"""The largest error of a right estimate, in percentage points."""


class Estimate(Question):
    """A question about a probability: the reader sets a percentage before the exact chance is shown."""

    def __init__(
        self, match: Match, asks: Text, chance: Fraction, why: Text, rule: str, **shown: Unpack[Shown]
    ) -> None:
        self.chance = chance
        facts = {"points": percentage(chance), "of": chance.numerator, "all": chance.denominator}
        told = joined("sentences", [why, speech().say("quiz-chance", facts)])
        answers = [
            Answer(speech().say(f"quiz-chance.{verdict}"), verdict == "near", told, rule)
            for verdict in ("near", "low", "high")
        ]
        super().__init__(match, asks, tuple(answers), **shown)
