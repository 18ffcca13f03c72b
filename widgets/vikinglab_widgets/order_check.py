"""Order check: the rules that can come up in a course before any of its chapters has taught them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import vikinglab as vl
from vikinglab.bots import PERSON, move
from vikinglab.core.engine.table import at_random
from vikinglab.core.teach.question import Question

from .lesson import Lesson
from .predict import Predict
from .quiz import Quiz
from .tasks import Attempt, Task
from .tries import Try
from .walkthrough import Walkthrough

PLAYOUTS = 6
"""The number of random playouts of a task that may be done in several ways."""
LONGEST = 60
"""The moves of such a playout, unless the task is over before."""
SEEDS = range(3)
"""The seeds of the visitors whose quiz questions are looked at."""


def used_early(chapters: Sequence[Lesson]) -> list[str]:
    """Return the rules that come up too early in a course, each with the chapter that should teach it first.

    A part of a match is left out: there the coach explains what is new.
    """
    taught: set[str] = set()
    found = []
    for chapter in chapters:
        taught |= {rule for cell in chapter.cells for rule in cell.rules}
        early = {rule: number for number, widget in chapter.numbered() for rule in raised(widget) - taught}
        found += [f"{chapter.path}, cell {number}: {rule} isn’t taught yet" for rule, number in sorted(early.items())]
    return found


def raised(widget: object) -> set[str]:
    """Return the rules that a reader of a widget can come across, with their game: in events, refusals or answers."""
    match widget:
        case Try():
            return {f"{widget.match.game.key}:{rule}" for rule in _of_tasks(widget)}
        case Walkthrough():
            return {f"{widget.trace['game']}:{frame['rule']}" for frame in widget.trace["frames"]}
        case Predict():
            return {rule for asked in widget.asked for rule in _of_question(asked)}
        case Quiz():
            return {rule for seed in SEEDS for asked in widget.made(seed) for rule in _of_question(asked)}
    return set()


def _of_question(asked: Question) -> Iterator[str]:
    """Yield the rules of its answers, and of the moments that follow an answer."""
    game, after = asked.match.game, asked.after
    brought = after.moments[len(asked.match.moments) :] if after else ()
    rules = {answer.rule for answer in asked.answers} | {moment.rule for moment in brought}
    # That something is allowed, or no choice at all, is no rule of a game.
    yield from (f"{game.key}:{rule}" for rule in rules if rule in asked.match.rulebook)


def _of_tasks(attempt: Try) -> Iterator[str]:
    match = attempt.given()
    for task in attempt.tasks:
        before, told = match.copy(), len(match.moments)
        attempt.do(match, task)
        if task.is_played:
            continue
        yield from (moment.rule for moment in match.moments[told:])
        yield from _of_way(before, match)
        for seed in range(PLAYOUTS if task.is_free else 0):
            yield from _of_playout(attempt.attempt(before.copy()), task, Random(seed))


def _of_way(before: vl.Match, after: vl.Match) -> Iterator[str]:
    for ply in range(before.ply, after.ply):
        yield from _refused(after.at(ply))


def _of_playout(attempt: Attempt, task: Task, rng: Random) -> Iterator[str]:
    """Play a task at random, like somebody who tries what happens; those who wander are soon brought back."""
    match = attempt.match
    most = LONGEST if task.is_long else 2 * len(task.moves)
    for number in range(most):
        if match.waiting is None or task.done(attempt, number) or task.missed(attempt):
            break
        if match.seats[match.waiting.seat] == PERSON:
            yield from _refused(match)
            match.play(at_random(match.table, rng))
        else:
            move(match)
    yield from (moment.rule for moment in match.moments[attempt.begun :])


def _refused(match: vl.Match) -> Iterator[str]:
    """Yield the rules that refuse something that a reader may point at."""
    if match.waiting is not None and match.seats[match.waiting.seat] == PERSON:
        yield from (rule for _, rule in match.table.refusals() if rule in match.rulebook)
