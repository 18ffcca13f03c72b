"""Another: a question like one before, in a position that differs from its own in a few places."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from ..engine import notation
from ..match import Match
from ..position import Position
from ..words.refusal import Refused
from .question import NothingToAsk, Question
from .quiz import ask

if TYPE_CHECKING:
    from ..engine.decision import Action

TRIED = 120
"""The number of changed positions to try for one with another answer."""
PLACES = 3
"""The most places of a written position to change."""
NUDGES = (-2, -1, 1, 2)
CHANGING = re.compile(r"\b([a-z]?)(\d{1,2})\b")
"""What may change in a written position: a figure, or a square of a board with files and ranks."""
THING = re.compile(r"(?<=[ ,])[a-z][a-z-]*[a-z](?:-\d+)?(?=,| |$)", re.M)
"""What may change its place with another thing of its line, such as a tile."""


def another(question: Question, rng: Random) -> Question | None:
    """Return a question of the same kind in a similar position, if possible with another answer; None if there is none.

    >>> match = vl.position("raids", "route: 6 wood / A: space 4, crew 2, aboard axe / B: space 6").match(seed=1)
    >>> asked = match.ask("room")
    >>> found = another(asked, Random(1))
    >>> found is not None and found.asked_as == asked.asked_as
    True
    """
    kind, *moves = question.asked_as
    if not kind:
        return None
    alike = None
    for _ in range(TRIED):
        with suppress(Refused, NothingToAsk):
            match = _like(question.match, rng)
            found = ask(match, kind, *_moves(question.match, match, kind, moves, rng))
            if found.reader != question.reader:
                continue
            if _right(found) != _right(question):
                return found
            alike = found if alike is None and found.scene != question.scene else alike
    return alike


def _right(question: Question) -> set[str]:
    return {str(answer.words) for answer in question.answers if answer.right}


def _like(match: Match, rng: Random) -> Match:
    """Return a match from a position like that of another; ``Refused`` if it can’t be so."""
    text = _swapped(match.written(), rng)
    places = [found.span() for found in CHANGING.finditer(text)]
    for start, end in sorted(rng.sample(places, min(len(places), rng.randint(1, PLACES))), reverse=True):
        text = text[:start] + CHANGING.sub(lambda found: _nudged(found, rng), text[start:end]) + text[end:]
    found = Position(match.game, match.table.box, text).match(seed=rng.getrandbits(40))
    one, two = match.waiting, found.waiting
    if type(one) is not type(two) or (one and two and one.seat != two.seat):
        raise NothingToAsk("somebody else is asked there, or something else")
    return found


def _swapped(text: str, rng: Random) -> str:
    """Return a position with two things of a line in each other's place, one time in two."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    things = [found for found in THING.finditer(lines[at]) if ":" in lines[at][: found.start()]]
    if len(things) < 2 or rng.random() < 0.5:
        return text
    one, two = sorted(rng.sample(things, 2), key=re.Match.start)
    line = lines[at]
    lines[at] = "".join((line[: one.start()], two[0], line[one.end() : two.start()], one[0], line[two.end() :]))
    return "\n".join(lines)


def _nudged(found: re.Match[str], rng: Random) -> str:
    file, figure = found[1], max(0, int(found[2]) + rng.choice(NUDGES))
    if file and rng.random() < 0.5:
        return chr(ord(file) + rng.choice((-1, 1))) + found[2]
    return f"{file}{figure}"


def _moves(before: Match, match: Match, kind: str, moves: list[str], rng: Random) -> list[str]:
    """Return moves for the other position: the same ones if they can be made there, else others of that kind.

    A choice among moves is made anew.
    """
    if kind == "may" or not moves:
        return []
    twin = match.copy()
    made: list[str] = []
    for line in moves:
        action = notation.read(line, match.game.actions)
        if twin.why_not(action) is not None:
            action = rng.choice(_of_kind(twin, type(action)))
        made.append(notation.write(action))
        twin.play(action)
    return made


def _of_kind(match: Match, kind: type[Action]) -> list[Action]:
    """Return the legal actions of a kind; ``NothingToAsk`` if there are none."""
    found = sorted([action for action in match.legal() if type(action) is kind], key=notation.write)
    if not found:
        raise NothingToAsk("no such move is allowed there")
    return found


__all__ = ["another"]
