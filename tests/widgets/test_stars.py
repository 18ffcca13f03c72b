"""Stars measure thought: whoever takes the nearest free thing, and thinks nothing, gets few of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from vikinglab_widgets import Try
from vikinglab_widgets.lesson import Lesson
from vikinglab_widgets.tries import _by_bot

import vikinglab as vl
from vikinglab.bots import move
from vikinglab.core.engine import notation

ROOT = Path(__file__).parents[2] / "notebooks"
STARTS = range(1, 6)
"""The seeds of a voyage or a match that is another one each time."""
LONGEST = 300


def sail_to_the_nearest(match: vl.Match, lines: list[str]) -> str:
    """Sail to the nearest free tile, take what is there, fight monsters and flee from ships."""
    free = [line for line in lines if line.startswith("sail ") and int(line.split()[1]) not in match.table.where]
    nearest = sorted(free, key=lambda line: int(line.split()[1]))
    wanted = [*nearest, "stow", "fight", *(line for line in lines if line.startswith(("replace", "sell"))), "home"]
    return next(line for line in [*wanted, *lines] if line in lines)


def take_the_nearest(match: vl.Match, lines: list[str]) -> str:
    """Move the first pawn that comes to an emblem, and take it."""
    squares = match.table.squares(match.waiting.seat)
    named = (*squares, "south", "north")
    pawns = [line for line in lines if line.startswith("move ") and line.split()[1].startswith(named)]
    pawns.sort(key=lambda line: (line.split()[-1] not in match.table.lies, line))
    return next(line for line in ["take", *pawns, "pass", *lines] if line in lines)


BLIND: dict[str, Callable[[vl.Match, list[str]], str]] = {"raids": sail_to_the_nearest, "drakkar": take_the_nearest}


def stars(widget: Try, match: vl.Match) -> int:
    """Return the stars that the policy of a game gets in a task; none if it misses it."""
    standing = widget._standing(match)
    for _ in range(LONGEST):
        if standing.task is None or standing.missed:
            break
        if standing.others or _by_bot(match):
            match.play(standing.others[0]) if standing.others else move(match)
        elif standing.task.is_free:
            lines = sorted(notation.write(action) for action in match.legal())
            match.play(BLIND[match.game.key](match, lines))
        else:
            match.play(standing.task.moves[standing.taken])
        standing = widget._standing(match)
    if standing.task is not None:
        return 0
    worth = widget.tasks[-1].worth
    return worth.stars(worth.of(standing.done_at, widget._reader))


def graded(game: str) -> list[Try]:
    lessons = [Lesson(path) for path in sorted((ROOT / game / "learn").glob("*.ipynb"))]
    tried = [each for lesson in lessons for each in lesson.widgets if isinstance(each, Try)]
    return [each for each in tried if each.tasks[-1].worth]


@pytest.mark.parametrize("game", sorted(BLIND))
def test_the_nearest_free_thing_gets_three_stars_in_a_tenth_of_the_tasks_and_two_in_three_tenths(game):
    found = {}
    for widget in graded(game):
        given = widget.given()
        matches = [given.anew(seed) for seed in STARTS] if widget._varies else [given]
        found[widget.name] = [stars(widget, match) for match in matches]
    share = [sum(each.count(number) / len(each) for each in found.values()) / len(found) for number in range(4)]
    assert share[3] <= 0.1, found
    assert share[2] <= 0.3, found
