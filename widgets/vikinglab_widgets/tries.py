"""Try: a task to do on a board, or several in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import vikinglab as vl
from vikinglab.bots import PERSON, bot, choice, move
from vikinglab.core.engine import notation
from vikinglab.core.match import naming
from vikinglab.core.words.refusal import Refused, refused
from vikinglab.core.words.speech import speech

from . import inbound, outbound, page
from .board import Board
from .state import NOTHING

Check = Callable[[Any], bool]
"""A condition that a table meets or doesn't."""


class Worth:
    """The worth of a table at the end of a task, in ``points``; two and three stars take some number of them.

    >>> Worth("glory", lambda table: table.ships[0].glory, two=6, three=9)
    Worth('glory', two=6, three=9)
    """

    def __init__(self, points: str, of: Callable[[Any], int], *, two: int, three: int) -> None:
        self.points, self.of, self.two, self.three = points, of, two, three

    def __repr__(self) -> str:
        return f"Worth({self.points!r}, two={self.two}, three={self.three})"

    def stars(self, table: vl.Table) -> int:
        """Return one, two or three stars."""
        found = self.of(table)
        return 1 + (found >= self.two) + (found >= self.three)


class Task:
    """A task: these very moves, or any that reach a goal, of which these are then one way.

    ``then`` are the moves of others that follow by themselves, those of bots too. A task with ``until`` is judged when
    that holds, and not before; a bot's seat moves by itself, so a task may be as long as a round. Without a goal it is
    part of a match: played until then, in any way; begun again, it is another by chance. One with a ``worth`` is done
    well or better; these moves are a way that earns three stars.
    """

    def __init__(
        self,
        asks: str,
        *moves: str,
        goal: Check | None = None,
        until: Check | None = None,
        worth: Worth | None = None,
        hint: str = "",
        then: tuple[str, ...] = (),
    ) -> None:
        self.asks, self.moves, self.goal, self.until, self.worth = asks, moves, goal, until, worth
        self.hint, self.then = hint, then

    @property
    def is_free(self) -> bool:
        """Return whether other moves than its own may do it."""
        return self.goal is not None or self.until is not None

    @property
    def is_played(self) -> bool:
        """Return whether it is part of a match, in which no way is wrong."""
        return self.goal is None and self.until is not None

    def done(self, table: vl.Table, taken: int) -> bool:
        """Return whether it is done at this table, after some moves."""
        if not self.is_free:
            return taken == len(self.moves)
        return (self.goal is None or self.goal(table)) and (self.until is None or self.until(table))

    def missed(self, table: vl.Table) -> bool:
        """Return whether it can't be done any more."""
        return bool(self.until and self.until(table) and self.goal and not self.goal(table))


class _Standing:
    """The progress of a match in a row of tasks."""

    def __init__(self, tasks: tuple[Task, ...]) -> None:
        self.tasks = tasks
        self.number, self.taken = 0, 0
        self.missed = False
        self.done_at: vl.Table | None = None
        self.others: list[str] = []

    @property
    def task(self) -> Task | None:
        """Return the present task; None when all are done."""
        return self.tasks[self.number] if self.number < len(self.tasks) else None

    def expects(self, move: str) -> bool:
        """Return whether this move of the reader, or of another in a script, may come next."""
        if self.others:
            return move == self.others[0]
        return self.task is not None and (self.task.is_free or move == self.task.moves[self.taken])

    def take(self, table: vl.Table, *, by_bot: bool) -> None:
        """Count a move that led to this table."""
        if self.others:
            self.others.pop(0)
            return
        task = self.task
        assert task is not None
        self.taken += not by_bot
        self.missed = task.missed(table)
        if task.done(table, self.taken):
            self.done_at = table
            self.number, self.taken, self.others = self.number + 1, 0, list(task.then)


class Try(Board):
    """A board with tasks: it answers a forbidden move by its rule, and says if a move isn't the task.

    The browser keeps the reader's progress under ``name``. A task that can't be done is an error.
    """

    _esm = page.widget("try")

    def __init__(self, match: vl.Match, *tasks: Task, name: str = "") -> None:
        self.tasks, self._given_match = tasks, match.copy()
        self._hints = 0
        self._best = _check(match, tasks)
        super().__init__(match.copy(), name=name, free_undo=True)

    def __repr__(self) -> str:
        return f"Your task: {' '.join(task.asks for task in self.tasks)}"

    def solve(self) -> None:
        """Do all of it, as a teacher shows it."""
        self.match = _solved(self._given_match, self.tasks)
        self._show()

    def given(self) -> vl.Match:
        """Return the match as it is before the first task."""
        return self._given_match.copy()

    @staticmethod
    def do(match: vl.Match, task: Task) -> None:
        """Do a task in a match as it says, and what follows by itself."""
        _do(match, task)
        match.play(*task.then)

    def way(self) -> list[vl.Match]:
        """Return the match before each move of the tasks' own way, and at its end."""
        end = _solved(self._given_match, self.tasks)
        return [end.at(ply) for ply in range(self._given_match.ply, end.ply + 1)]

    def _shown(self) -> outbound.State:
        standing = self._standing(self.match)
        task = standing.task
        shown = super()._shown()
        # Moves before the tasks aren't the reader's to undo.
        shown["can"] = {"undo": self.match.ply > self._given_match.ply, "redo": False}
        if task is None or standing.missed:
            shown = {**shown, **NOTHING, "coach": None}
        since = [moment for moment in self.match.moments if moment.ply > self._given_match.ply]
        told: outbound.Task = {
            "number": standing.number + 1,
            "of": len(self.tasks),
            "done": task is None,
            "missed": standing.missed,
            "waits": self._others_turn(),
            "grade": self._grade(standing),
            "played": self.tasks[-1].is_played,
            "asks": task.asks if task else "",
            "hint": self._hint(standing),
            "taught": [] if task else list(dict.fromkeys(moment.rule for moment in since)),
        }
        return {**shown, "task": told}

    def _grade(self, standing: _Standing) -> outbound.Grade | None:
        """Return the grade of the last task."""
        worth = self.tasks[-1].worth
        if standing.task is not None or worth is None or standing.done_at is None:
            return None
        stars, said = worth.stars(standing.done_at), speech(page.__name__)
        told = said.say("graded", {"stars": stars, "worth": worth.of(standing.done_at), "points": worth.points})
        better = {"best": worth.of(self._best), "points": worth.points}
        more = said.say("graded-best") if stars == 3 else said.say("graded-more", better)
        return {"stars": stars, "told": dict(told), "more": dict(more)}

    def _hint(self, standing: _Standing) -> outbound.Hint:
        """Return help: first a word, then the move itself."""
        task = standing.task
        if task is None or not self._hints or standing.others:
            return {"words": None, "path": []}
        if self._hints == 1 and task.hint:
            return {"words": task.hint, "path": []}
        decision = self.match.waiting
        assert decision is not None
        if task.is_played:  # no way is given for outcomes of chance
            action = choice(self.match, bot(self.match.game, "greedy"))
        else:
            move = task.moves[min(standing.taken, len(task.moves) - 1)]
            action = notation.read(move, self.match.game.actions)
        if action not in self.match.legal():
            return {"words": task.hint, "path": []}
        words = dict(naming(self.match.game, self.match.table, action))
        return {"words": words, "path": list(decision.path(self.match.table, action))}

    def _do(self, message: inbound.Message) -> None:
        match message:
            case inbound.Hint():
                self._hints = min(2, self._hints + 1)
                self._show()
            case inbound.Replay() if not self.tasks[-1].is_played:
                self._show_the_way()
            case inbound.New() | inbound.From():
                raise refused("other-task")
            case _:
                super()._do(message)

    def _play(self, line: str) -> None:
        action = notation.read(line, self.match.game.actions)
        standing = self._standing(self.match)
        if standing.task is None or standing.missed or self._others_turn():
            raise refused("not-your-turn")
        if (because := self.match.why_not(action)) is not None:
            raise Refused(because.text, because.rule)
        if not standing.expects(notation.write(action)):
            raise refused("try-other", move=naming(self.match.game, self.match.table, action))
        self.match.play(action)
        on = self._standing(self.match)
        # The hint of a task holds as long as the task, but the move that was shown has been made.
        self._hints = min(self._hints, 1) if on.task is standing.task and standing.task.hint else 0

    def _show_the_way(self) -> None:
        """Send the page the tasks' own way, once the reader has found one."""
        if self._standing(self.match).task is not None:
            raise refused("other-task")
        way = _solved(self._given_match, self.tasks)
        self._tell({"say": "replay", "trace": msgspec.to_builtins(way.trace(seat=self.state["viewer"]))})

    def _restart(self) -> None:
        self._hints = 0
        given = self._given_match
        self._go_on_with(given.anew(self.match.seed + 1) if self._varies else given.copy())

    def _undo(self) -> None:
        if self.match.ply > self._given_match.ply:
            super()._undo()

    def _others_turn(self) -> bool:
        standing = self._standing(self.match)
        going_on = standing.task is not None and not standing.missed
        return bool(standing.others) or (going_on and super()._others_turn())

    def _move_others(self) -> None:
        others = self._standing(self.match).others
        if others:
            self.match.play(others[0])
        else:
            super()._move_others()

    def _loaded(self, data: str) -> vl.Match:
        """Return the saved match, if it began as this task does and went on as it asks."""
        found, given = super()._loaded(data), self._given_match
        start = (found.anew(given.seed) if self._varies else found).at(given.ply)
        if (start.seed, start.seats, start.record, start.table) != (given.seed, given.seats, given.record, given.table):
            raise refused("other-task")
        self._standing(found)
        return found

    @property
    def _goes_on(self) -> bool:
        standing = self._standing(self.match)
        return standing.task is not None and not standing.missed

    @property
    def _varies(self) -> bool:
        """Return whether chance makes it another each time."""
        return self.tasks[-1].is_played and self._given_match.ply == 0

    def _standing(self, match: vl.Match) -> _Standing:
        """Return the standing of a match; ``Refused`` if it went another way."""
        # Count it again from the moves each time, so that undo, restart and loading need no care of their own.
        standing, twin = _Standing(self.tasks), match.at(self._given_match.ply)
        for line in match.moves[self._given_match.ply :]:
            by_bot = _by_bot(twin)
            if not by_bot and not standing.expects(line):
                raise refused("other-task")
            twin.redo()
            standing.take(twin.table, by_bot=by_bot)
        return standing


def _by_bot(match: vl.Match) -> bool:
    return match.waiting is not None and match.seats[match.waiting.seat] != PERSON


def _solved(match: vl.Match, tasks: tuple[Task, ...]) -> vl.Match:
    """Return the match after all tasks have been done as they say."""
    twin = match.copy()
    for task in tasks:
        Try.do(twin, task)
    return twin


def _do(match: vl.Match, task: Task) -> None:
    """Do a task; bots move in between, and after its moves as long as it is neither done nor missed."""
    for taken, step in enumerate(task.moves):
        _let_bots_move(match, task)
        if taken and task.is_free and task.done(match.table, taken):
            raise ValueError(f"“{task.asks}” is done before {step}")
        match.play(step)
    while _by_bot(match) and not (task.done(match.table, len(task.moves)) or task.missed(match.table)):
        move(match)


def _let_bots_move(match: vl.Match, task: Task) -> None:
    while _by_bot(match) and not (task.until and task.until(match.table)):
        move(match)


def _check(match: vl.Match, tasks: tuple[Task, ...]) -> vl.Table:
    """Check that the tasks can be done, one after another, and that none is done before it begins.

    Return the table when the last is done.
    """
    end: vl.Table = match.table
    for number, task in enumerate(tasks):
        try:
            before = _solved(match, tasks[:number])
            if not task.moves or (task.is_free and task.done(before.table, 0)):
                raise ValueError(f"“{task.asks}” has nothing to do")
            after = before.copy()
            _do(after, task)
            if not task.done(after.table, len(task.moves)):
                raise ValueError(f"“{task.asks}” isn't done by {', '.join(task.moves)}")
            end = after.table
            if task.worth and task.worth.stars(end) < 3:
                raise ValueError(f"“{task.asks}” brings {task.worth.of(end)}, which isn't worth three stars")
            after.play(*task.then)
        except Refused as bad:
            raise ValueError(f"“{task.asks}” can't be done so: {bad}") from None
    return end
