"""Task: what a reader is to do on a board, when it is done, and what it is worth."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, Self

import vikinglab as vl
from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.game import game as game_called
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.rulebook import covers
from vikinglab.core.words.speech import Text, speech

Check = Callable[[Any], bool]
"""A condition that a table meets or doesn't."""

Condition = Callable[["Attempt"], bool]
"""A condition that an attempt meets or doesn't."""

FIRST, LOSSES = 3, 3
"""The most events of a task that wasn't done, and of what was lost in one that was, to tell."""

OTHERS = "others"
"""The word for a task that is judged when another seat is to play, or when the match is over."""


class Attempt(NamedTuple):
    """A match in which a reader is doing a task."""

    match: vl.Match
    begun: int
    """The number of moments before the task began."""
    seat: int
    """The reader's seat."""

    @property
    def new(self) -> tuple[Moment, ...]:
        """Return what has happened since the task began, as the reader was told."""
        return tuple([each for each in self.match.moments[self.begun :] if each.known_to(self.seat)])

    def since(self, ply: int) -> list[Text]:
        """Return what happened from a move on, the first of it, in sentences to the reader."""
        told = [each for each in self.new if each.ply >= ply][:FIRST]
        return [self.match.game.speech.to_reader(each.text, self.seat) for each in told]

    def told(self, rule: str, *, of_reader: bool) -> bool:
        """Return whether something has happened since by a rule; or whether it was the reader’s doing."""
        mine = [
            each
            for each in self.match.moments[self.begun :]
            if not of_reader or each.facts.get("seat", self.seat) == self.seat
        ]
        return any(covers(rule, key) for moment in mine for key in (moment.rule, *moment.also))

    def stands(self, where: str) -> bool:
        """Return whether the reader's line of the written position has these words."""
        table, letter = self.match.table, LETTERS[self.seat]
        lines = [line.write(table) for line in self.match.game.lines(table) if line.name == letter]
        return any(re.search(rf"(?<![^\s,]){re.escape(where)}(?![^\s,])", line or "") for line in lines)

    @property
    def is_left_to_others(self) -> bool:
        """Return whether another seat is to play, or nobody any more."""
        waiting = self.match.waiting
        return waiting is None or waiting.seat != self.seat


class Worth:
    """The worth of a table at the end of a task, in ``points``; two and three stars take some number of them.

    What was ``lost`` on the way is told by a rule: by what happened by it.

    >>> Worth("Vikings", lambda table: table.ships[0].crew, two=6, three=9)
    Worth('Vikings', two=6, three=9)
    """

    def __init__(self, points: str, of: Callable[[Any], int] | None, *, two: int, three: int, lost: str = "") -> None:
        self.points, self._of, self.two, self.three, self.lost = points, of, two, three, lost

    @classmethod
    def score(cls, points: str = "points", *, two: int, three: int, lost: str = "") -> Self:
        """Return the worth of the reader's score, as the game counts it.

        >>> Worth.score("glory", two=6, three=9)
        Worth('glory', two=6, three=9)
        """
        return cls(points, None, two=two, three=three, lost=lost)

    def __repr__(self) -> str:
        return f"Worth({self.points!r}, two={self.two}, three={self.three})"

    def of(self, table: vl.Table, seat: int) -> int:
        """Return the worth of a table for a seat."""
        if self._of is not None:
            return self._of(table)
        if table.result is not None:
            return table.result.scores[seat]
        return sum(game_called(table.box.game).points(table, seat).values())

    def lacks(self, attempt: Attempt, done_at: vl.Table, best: vl.Table) -> list[Text]:
        """Return why an attempt brought less than the best way: what was lost on it, and what scored less."""
        told = [each.text for each in attempt.new if self.lost and covers(self.lost, each.rule)][:LOSSES]
        if self._of is not None:
            return told
        rulebook, count = attempt.match.rulebook, game_called(best.box.game).points
        found, more = count(done_at, attempt.seat), count(best, attempt.seat)
        less = sorted(
            (key for key in more if more[key] > found.get(key, 0)), key=lambda key: found.get(key, 0) - more[key]
        )
        return told + [
            speech().say("task-less", {"title": rulebook[key].title, "found": found.get(key, 0), "best": more[key]})
            for key in less[: LOSSES - len(told)]
        ]

    def stars(self, found: int) -> int:
        """Return one, two or three stars for so much."""
        return 1 + (found >= self.two) + (found >= self.three)


class Task:
    """A task: these very moves, or any that reach a goal, of which these are then one way.

    A ``goal`` is the key of a rule by which the reader does something, or ``where`` the reader then stands, in words
    of the reader's line of a position (``where="space 9"``), or a function of the table. A task with ``until`` is
    judged when that holds, and not before: when something happens by a rule, by anyone; when ``"others"`` are to play;
    or a function of the table. A task ``to_the_end`` is judged when the match is over. Instead of a rule's key, the
    beginning of some will do, such as ``stow.``.

    A bot's seat moves by itself, so a task may be as long as a match. ``then`` are the moves of others that follow by
    themselves, those of bots too. A task with ``until`` alone is part of a match: played until then, in any way; begun
    again, it is another by chance. One with a ``worth`` is done well or better; these moves are a way that earns three
    stars.
    """

    def __init__(
        self,
        asks: str,
        *moves: str,
        goal: Check | str | None = None,
        where: str | None = None,
        until: Check | str | None = None,
        to_the_end: bool = False,
        worth: Worth | None = None,
        hint: str = "",
        then: tuple[str, ...] = (),
    ) -> None:
        self.asks, self.moves, self.worth, self.hint, self.then = asks, moves, worth, hint, then
        self.rules = [rule for rule in (goal, until) if isinstance(rule, str) and rule != OTHERS]
        """The rules, or beginnings of rules, by which it is done or judged."""
        self._goals = [_condition(goal, of_reader=True)] if goal else []
        self._goals += [lambda attempt: attempt.stands(where)] if where else []
        self._until = [_condition(until, of_reader=False)] if until else []
        self._until += [lambda attempt: attempt.match.result is not None] if to_the_end else []
        self.is_played = bool(until) and not self._goals
        """True if it is part of a match, in which no way is wrong."""

    @property
    def is_free(self) -> bool:
        """Return whether other moves than its own may do it."""
        return bool(self._goals or self._until)

    @property
    def is_long(self) -> bool:
        """Return whether it is judged only when something has come about, after however many moves."""
        return bool(self._until)

    def done(self, attempt: Attempt, taken: int) -> bool:
        """Return whether an attempt has done it, after some moves."""
        return _all(self._goals + self._until, attempt) if self.is_free else taken == len(self.moves)

    def over(self, attempt: Attempt) -> bool:
        """Return whether it is judged now, done or not."""
        return self.is_long and _all(self._until, attempt)

    def missed(self, attempt: Attempt) -> bool:
        """Return whether it can't be done any more."""
        return self.over(attempt) and not _all(self._goals, attempt)


def _condition(asked: Check | str, *, of_reader: bool) -> Condition:
    """Return a condition of an attempt: what a teacher wrote of the table, or a rule by which something happens."""
    if callable(asked):
        return lambda attempt: bool(asked(attempt.match.table))
    if asked == OTHERS:
        return lambda attempt: attempt.is_left_to_others
    return lambda attempt: attempt.told(asked, of_reader=of_reader)


def _all(conditions: list[Condition], attempt: Attempt) -> bool:
    return all(holds(attempt) for holds in conditions)


__all__ = ["Attempt", "Check", "Task", "Worth"]
