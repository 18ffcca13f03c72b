"""Try: tasks to do on a board, one after another."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

import vikinglab as vl
from vikinglab.bots import PERSON, bot, choice, move
from vikinglab.core.engine import notation
from vikinglab.core.match import naming
from vikinglab.core.show.stored import figure
from vikinglab.core.words.refusal import Refused, refused
from vikinglab.core.words.rulebook import covers
from vikinglab.core.words.speech import Text, joined, speech

from . import inbound, outbound, page
from .board import Board
from .state import NOTHING
from .tasks import Attempt, Task


class _Standing:
    """The progress of a match in a row of tasks."""

    def __init__(self, tasks: tuple[Task, ...], match: vl.Match, reader: int) -> None:
        self.tasks, self._match, self._reader = tasks, match, reader
        self._begun = len(match.moments)
        self.number, self.taken = 0, 0
        self.missed = False
        self.because: tuple[Text, ...] = ()
        """What the last move of the reader led to, if the task was missed by it."""
        self._last = 0
        """The ply of that move."""
        self.done_at: vl.Table | None = None
        self.did: Attempt | None = None
        """The attempt that did the last finished task."""
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

    def take(self, *, by_bot: bool) -> None:
        """Count a move that the match has made."""
        if self.others:
            self.others.pop(0)
            self._begun = len(self._match.moments)
            return
        task, attempt = self.task, Attempt(self._match, self._begun, self._reader)
        assert task is not None
        self.taken += not by_bot
        if not by_bot:
            self._last = self._match.ply
        self.missed = task.missed(attempt)
        if self.missed:
            self.because = tuple(attempt.since(self._last))
        if task.done(attempt, self.taken):
            self.done_at, self.did = self._match.table, Attempt(self._match.copy(), self._begun, self._reader)
            self._begun = len(self._match.moments)
            self.number, self.taken, self.others = self.number + 1, 0, list(task.then)


class Try(Board):
    """A board with tasks: it answers a forbidden move by its rule, and says if a move isn't the task.

    The browser keeps the reader's progress under ``name``. A task that can't be done is an error.
    """

    _esm = page.widget("try")

    def __init__(self, match: vl.Match, *tasks: Task, name: str = "") -> None:
        self.tasks, self._given_match = tasks, match.copy()
        self._hints, self._reader = 0, _reader(match)
        self._best = _check(match, tasks, self._reader)
        super().__init__(match.copy(), name=name, free_undo=True)

    def __repr__(self) -> str:
        return f"Your task: {' '.join(task.asks for task in self.tasks)}"

    def authored(self) -> Iterator[tuple[str, str]]:
        for task in self.tasks:
            yield from ((kind, words) for kind, words in (("task", task.asks), ("hint", task.hint)) if words)
            if task.worth:
                yield "points", task.worth.points

    def stored(self) -> dict[str, object]:
        asks = [task.asks for task in self.tasks]
        told = repr(self) if len(asks) == 1 else "Your tasks:"
        return {"text/html": figure(self._given_match.scene(), told, asks[1:] and asks)}

    def solve(self) -> None:
        """Do all of it, as a teacher shows it."""
        self.match = self._solved()
        self._show()

    def given(self) -> vl.Match:
        """Return the match as it is before the first task."""
        return self._given_match.copy()

    def attempt(self, match: vl.Match) -> Attempt:
        """Return an attempt of the reader’s at the task that begins in a match."""
        return Attempt(match, len(match.moments), self._reader)

    def do(self, match: vl.Match, task: Task) -> None:
        """Do a task in a match as it says, and what follows by itself."""
        _do(self.attempt(match), task)
        match.play(*task.then)

    def way(self) -> list[vl.Match]:
        """Return the match before each move of the tasks' own way, and at its end."""
        end = self._solved()
        return [end.at(ply) for ply in range(self._given_match.ply, end.ply + 1)]

    def _solved(self) -> vl.Match:
        """Return the match after all tasks have been done as they say."""
        match = self.given()
        for task in self.tasks:
            self.do(match, task)
        return match

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
            "because": dict(joined("sentences", standing.because)) if standing.because else None,
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
        if standing.task is not None or worth is None or standing.done_at is None or standing.did is None:
            return None
        found, best = (worth.of(table, self._reader) for table in (standing.done_at, self._best))
        stars, said = worth.stars(found), speech(page.__name__)
        # The page fills in the author's word for the points: it knows its translation.
        told = said.say("graded", {"stars": stars, "worth": found, "points": "{points}"})
        lacks = worth.lacks(standing.did, standing.done_at, self._best) if stars < 3 else []
        better = joined("sentences", [*lacks, said.say("graded-more", {"best": best, "points": "{points}"})])
        more = said.say("graded-best") if stars == 3 else self.match.game.speech.to_reader(better, self._reader)
        return {"stars": stars, "told": dict(told), "more": dict(more), "points": worth.points}

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
        way = self._solved()
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

    def _ended(self) -> None:
        """Look for nothing: of a task, its grade is told."""

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
    def _alone(self) -> int | None:
        """Return the reader's seat: whoever else plays is part of the task."""
        return self._reader

    @property
    def _varies(self) -> bool:
        """Return whether chance makes it another each time."""
        return self.tasks[-1].is_played and self._given_match.ply == 0

    def _standing(self, match: vl.Match) -> _Standing:
        """Return the standing of a match; ``Refused`` if it went another way."""
        # Count it again from the moves each time, so that undo, restart and loading need no care of their own.
        twin = match.at(self._given_match.ply)
        standing = _Standing(self.tasks, twin, self._reader)
        for line in match.moves[self._given_match.ply :]:
            by_bot = _by_bot(twin)
            if not by_bot and not standing.expects(line):
                raise refused("other-task")
            twin.redo()
            standing.take(by_bot=by_bot)
        return standing


def _by_bot(match: vl.Match) -> bool:
    return match.waiting is not None and match.seats[match.waiting.seat] != PERSON


def _reader(match: vl.Match) -> int:
    """Return the reader's seat: the one to play, unless a bot plays it."""
    if match.waiting is not None and not _by_bot(match):
        return match.waiting.seat
    return match.seats.index(PERSON) if PERSON in match.seats else 0


def _do(attempt: Attempt, task: Task) -> None:
    """Do a task; bots move in between, and after its moves as long as it is neither done nor missed."""
    match = attempt.match
    for taken, step in enumerate(task.moves):
        while _by_bot(match) and not task.over(attempt):
            move(match)
        if taken and task.is_free and task.done(attempt, taken):
            raise ValueError(f"“{task.asks}” is done before {step}")
        match.play(step)
    while _by_bot(match) and not (task.done(attempt, len(task.moves)) or task.missed(attempt)):
        move(match)


def _check(match: vl.Match, tasks: tuple[Task, ...], reader: int) -> vl.Table:
    """Check that the tasks can be done, one after another, and that none is done before it begins.

    Return the table when the last is done.
    """
    end: vl.Table = match.table
    match = match.copy()
    for task in tasks:
        attempt = Attempt(match, len(match.moments), reader)
        unknown = [key for key in task.rules if not any(covers(key, rule) for rule in match.rulebook)]
        if unknown:
            raise ValueError(f"“{task.asks}”: there is no rule “{unknown[0]}”")
        try:
            if not task.moves or (task.is_free and task.done(attempt, 0)):
                raise ValueError(f"“{task.asks}” has nothing to do")
            _do(attempt, task)
            if not task.done(attempt, len(task.moves)):
                raise ValueError(f"“{task.asks}” isn't done by {', '.join(task.moves)}")
            end = match.table
            if task.worth and task.worth.stars(found := task.worth.of(end, reader)) < 3:
                raise ValueError(f"“{task.asks}” brings {found}, which isn't worth three stars")
            match.play(*task.then)
        except Refused as bad:
            raise ValueError(f"“{task.asks}” can't be done so: {bad}") from None
    return end
