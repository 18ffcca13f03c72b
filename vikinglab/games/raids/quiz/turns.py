"""Questions about turns: who is next, and what a turn brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vikinglab.core.teach.quiz import Answer, Question

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..table import Raids

TURNS = ("turn.furthest-behind", "turn.start-order")


def next_ship(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: whose turn is it, now or after these moves?"""
    told = after.moments[len(match.moments) if moved else 0 :]
    turn = _last([moment for moment in told if moment.rule in TURNS])
    say = match.game.speech.say
    asks = say("quiz-next-ship", {"moved": moved or "", "then": int(moved is not None)})
    seats = range(match.table.players)
    answers = [_next_ship(match, turn, seat) for seat in seats]
    return Question(match, asks, tuple(answers), after=after if moved else None)


def _next_ship(match: Match, turn: Moment, seat: int) -> Answer:
    say, rule = match.game.speech.say, turn.rule
    words = say(f"seat-{seat}")
    if seat == turn.facts["seat"]:
        return Answer(words, True, turn.text, rule)
    table: Raids = turn.table
    first = turn.facts["seat"]
    facts = {"seat": seat, "leader": first, "space": table.where[seat], "berth": table.berths[seat]}
    place = "home" if table.where[seat] == table.box.home else "sea" if table.where[seat] else "start"
    other = {"there": table.where[first], "highest": table.berths[first]}
    return Answer(words, False, say("quiz-next-ship.wrong", {**facts, **other, "place": place}), rule)


def takes(match: Match, after: Match, moved: Text | None) -> Question:
    """Which tile does a ship take in the very move that brings it to a space?"""
    assert match.waiting is not None
    seat = match.waiting.seat
    table: Raids = after.table
    say = match.game.speech.say
    rule = match.rulebook["tile.take"]
    lies = table.route[table.where[seat] % table.box.home]
    if lies is None or not lies.stop:
        raise ValueError(f"these moves let seat {seat} stop at no tile")
    asks = say("quiz-takes", {"moved": moved or "", "seat": seat})
    right = say("quiz-takes.right", {"seat": seat, "tile": lies, "space": table.where[seat]})
    return Question(
        match,
        asks,
        (
            Answer(say("quiz-takes.the-tile", {"tile": lies}), False, rule.text, rule.key),
            Answer(say("quiz-takes.nothing"), True, right, rule.key),
        ),
        after=after,
    )


def _last(moments: Sequence[Moment]) -> Moment:
    if not moments:
        raise ValueError("these moves don't end a turn")
    return moments[-1]


QUIZ = {"next-ship": next_ship, "takes": takes}
