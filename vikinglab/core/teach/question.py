"""Question: something that a match answers, with the reason for every right and every wrong answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from hashlib import sha256
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
    needs: Iterable[str]
    of_nobody: bool
    on_board: bool
    scene: Scene | None


class Question:
    """A question about a match, asked before it is answered. One that leaves an answer unexplained can’t be made.

    The reader is the seat to play: the answers call it “your ship”, and the others by their names. A question
    ``of_nobody`` in particular calls each by its name. The moments ``before`` are shown first, one at a time and once:
    such a question asks what the reader remembers. It ``needs`` groups or marks of its scene: without them in sight it
    couldn’t be answered, so a page gives these their place first.
    """

    def __init__(
        self,
        match: Match,
        asks: Text,
        answers: tuple[Answer, ...],
        *,
        after: Match | None = None,
        before: Sequence[Moment] = (),
        needs: Iterable[str] = (),
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
        self.match, self.given = match, answers
        """The match, and the answers, with each seat by its name."""
        self.asked_as: tuple[str, ...] = ("",)
        """The kind of question, or the rule, and the moves by which it was asked, if it was asked of a match."""
        self.worded = ""
        """The question in an author’s own words, if it was put so."""
        self.reader = None if of_nobody else match.waiting.seat if match.waiting else 0
        self.asks = asks if self.reader is None else match.game.speech.to_reader(asks, self.reader)
        self.after, self.before, self.on_board = after, tuple(before), on_board
        self._needs = frozenset(needs)
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

    @property
    def needs(self) -> tuple[str, ...]:
        """Return the groups of the scene that one looks at to answer: those that it needs, and those of its answers.

        >>> match = vl.position("raids", "route: 6 wood / A: space 4, crew 2, aboard axe / B: space 6").match(seed=1)
        >>> match.ask("room").needs
        ('panel:0',)
        """
        wanted = self._needs.union(*(answer.path for answer in self.answers)) if self.on_board else self._needs
        marks = {mark.group for mark in self.scene.marks if mark.id in wanted or mark.chosen_as in wanted}
        return tuple([group.id for group in self.scene.groups if group.id in wanted or group.id in marks])

    def __repr__(self) -> str:
        return f"<question: {self.asks}>"


def fingerprint(question: Question) -> str:
    """Return a short text that identifies the position of a question."""
    return sha256(msgspec.json.encode(question.scene)).hexdigest()[:16]


def panels(match: Match, *seats: int | None) -> list[str]:
    """Return the panels of some seats, or of all: their groups beside the board.

    >>> panels(vl.new("raids", players=3, seed=7), 1)
    ['panel:1']
    """
    sheets = [group for group in match.scene().groups if group.sheet]
    return [group.id for group in sheets if group.seat is not None and (not seats or group.seat in seats)]


def board(match: Match) -> list[str]:
    """Return the groups of a board itself.

    >>> board(vl.new("raids", players=3, seed=7))
    ['chart']
    """
    return [group.id for group in match.scene().groups if not group.sheet]


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
