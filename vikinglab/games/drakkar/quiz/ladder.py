"""The memory ladder: emblems that you look at once, and that others move; then the question where one of them is."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from vikinglab import position
from vikinglab.core.match import Match, stream
from vikinglab.core.teach.mistakes import say, sentences
from vikinglab.core.teach.question import Answer, Question
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.speech import Text

from ..box import SYMBOLS
from ..play import symbol_word

YOU, RIVAL = 0, 1
STRANGE = 2
"""The number of emblems that you haven’t seen."""


class Rung(NamedTuple):
    """A step of the ladder: the number of emblems that you look at, and of moves, by others or by both."""

    emblems: int
    moves: int = 0
    by_both: bool = False


RUNGS = (Rung(2), Rung(3), Rung(5), Rung(2, 1), Rung(3, 2), Rung(5, 4, by_both=True))


def ladder(seed: int) -> list[Question]:
    """Return a question for each rung, the lowest first; another seed gives others.

    >>> [len(question.before) for question in ladder(1)]
    [2, 3, 5, 3, 5, 9]
    """
    return [_asked(rung, stream(seed, "ladder", number)) for number, rung in enumerate(RUNGS)]


class _Look(Moment, frozen=True):
    """A look of the reader's."""

    @property
    def text(self) -> Text:
        """The sentence that tells the reader what is seen."""
        said: Text = self.table.box.speech.say("quiz-remember.look", self.facts)
        return said


class _Lying:
    """The emblems as they lie, and the pawns beside them."""

    def __init__(self, rung: Rung, rng: Random) -> None:
        box = position("drakkar", "emblems: e5\nA:\nB:").table.box
        self.ways = box.board.ways
        self.circles = rng.sample(box.white, rung.emblems + STRANGE)
        self.first = dict(zip(rng.sample(SYMBOLS, rung.emblems), self.circles, strict=False))
        self.now = dict(self.first)
        self.strange = self.circles[rung.emblems :]
        self.rest = rng.sample(("b2", "d2", "j2", "l2", "b7", "l7"), 2)

    def match(self, looked_at: str = "") -> Match:
        """Return the position as a match; your pawn stands where it looks."""
        seen = [f"{square} {symbol} A" for symbol, square in self.now.items()]
        looks = f"\nlooks: A {looked_at}" if looked_at else ""
        pawn = looked_at or self.rest[0]
        text = f"emblems: {', '.join([*seen, *self.strange])}\nA: {pawn} {self.rest[1]}\nB: b12 l12{looks}\ndice: 1 2"
        return position("drakkar", text).match()

    def moved(self, symbol: str, rng: Random) -> tuple[str, str]:
        """Move an emblem by some die, and return from where to where."""
        taken = {*self.now.values(), *self.strange, *self.rest, "b12", "l12"}
        start = self.now[symbol]
        ends = [end for end in self.ways[start] if "-" not in end and end not in taken]
        self.now[symbol] = rng.choice(ends)
        return start, self.now[symbol]


def _asked(rung: Rung, rng: Random) -> Question:
    lying = _Lying(rung, rng)
    story: list[Moment] = []
    for symbol, square in lying.first.items():
        facts = {"seat": YOU, "square": square, "symbol": symbol_word(symbol)}
        story.append(_Look("look.secret", facts, lying.match(square).table, len(story), seats=(YOU,)))
    wanted = rng.choice([*lying.first])
    others = [symbol for symbol in lying.first if symbol != wanted]
    rng.shuffle(others)
    for number, symbol in enumerate([wanted, *others][: rung.moves]):
        start, end = lying.moved(symbol, rng)
        facts = {"seat": number % 2 if rung.by_both else RIVAL, "piece": "emblem", "start": start, "end": end}
        story.append(Moment("move.straight", facts, lying.match().table, len(story)))
    match = lying.match()
    answers = [_answer(match, lying, symbol, wanted) for symbol in lying.now]
    answers += [
        Answer(say(match, "remember.unseen", square=square), False, _why(match, lying, wanted), RULE, _path(square))
        for square in lying.strange
    ]
    asks = say(match, "remember", symbol=symbol_word(wanted))
    return Question(match, asks, tuple(answers), before=story, on_board=True)


RULE = "look.by-heart"


def _answer(match: Match, lying: _Lying, symbol: str, wanted: str) -> Answer:
    others = [_why(match, lying, symbol)] * (symbol != wanted)
    return Answer(
        say(match, "remember.that", symbol=symbol_word(symbol)),
        symbol == wanted,
        sentences(*others, _why(match, lying, wanted)),
        RULE,
        _path(lying.now[symbol]),
    )


def _why(match: Match, lying: _Lying, wanted: str) -> Text:
    start, end = lying.first[wanted], lying.now[wanted]
    now = "there" if start == end else "elsewhere"
    facts = {"symbol": symbol_word(wanted), "start": start, "end": end, "now": now}
    return say(match, "remember.why", **facts)


def _path(square: str) -> tuple[str, ...]:
    return (f"square:{square}",)
