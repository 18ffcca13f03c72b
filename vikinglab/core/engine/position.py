"""Written positions: a few lines of text that describe a table, for lessons, tests, odds and matches."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..words.refusal import Refused, fault
from .decision import Decision
from .grammar import LETTERS, BadPosition, Line, Many, Number, Row, Seats, Words, either, expect, hint
from .table import Result

if TYPE_CHECKING:
    from ..game import Game
    from .box import Box
    from .table import Table

LARGEST = 40_000

SLASH = re.compile(r"(?<!\S)/(?!\S)|/(?=\s*[\w-]+:(?:\s|$))")
"""A slash that separates lines: it stands alone, or a line with its name and its colon follows. A word may contain a
slash."""

Lines = Callable[[Any], Sequence[Line]]
"""The lines of a game's positions, in the order of reading and writing.

A table asks for them: one that was just set up, with nothing to happen yet, if a position is read into it. Its box and
its number of players are known. The lines before have read everything else that a line needs.
"""


def read_position(game: Game, box: Box, text: object) -> Table:
    """Return the table that a written position describes, not settled yet; ``Refused`` if it describes none."""
    if not isinstance(text, str) or len(text) > LARGEST:
        raise fault(f"A written position is a text of at most {LARGEST} characters.")
    numbers: dict[str, int] = {}
    try:
        written = _written(text, numbers)
        table = game.setup(box, _players(box, [*written]))
        # A setup would now deal and roll. In a written position the lines say what is still to happen.
        table.stack.clear()
        lines = lines_of(game, table, over=OVER in written)
        _check_names(written, [line.name for line in lines])
        for line in lines:
            with _in_line(line.name):
                line.read(table, Words(written[line.name]) if line.name in written else None)
        _check_points(game, table)
        game.check(table)
    except BadPosition as bad:
        raise bad_position(bad, numbers) from None
    return table


def write_position(game: Game, table: Table) -> str:
    """Return the text that describes a position, with its secrets; ``Refused`` if no text does."""
    if not isinstance(table.waiting, Decision) and table.result is None:
        raise fault("Only a position in which a seat must decide, or the end of a match, can be written.")
    written = [(line.name, line.write(table)) for line in lines_of(game, table, over=table.result is not None)]
    text = "\n".join(f"{name}: {words}".rstrip() for name, words in written if words is not None)
    # A text that reads as another position is worse than none, so read each before returning it.
    again = read_position(game, table.box, text)
    again.settle()
    if again != table:
        unlike = [name for name in table.__struct_fields__ if getattr(again, name) != getattr(table, name)]
        raise fault(f"This position can’t be written: {', '.join(unlike)} would be read as something else.\n{text}")
    return text


OVER = "over"
"""The name of the line of a finished match."""


def lines_of(game: Game, table: Table, over: bool) -> Sequence[Line]:
    """Return the lines of a game's positions, and before them that of a finished match, if it is over."""
    return [_over(table.players), *game.lines(table)] if over else game.lines(table)


def _over(players: int) -> Line:
    """Return the line of a finished match: the score of each seat, and the seats that won."""
    return Line(
        OVER, Row(Many(Number(-9_999, 99_999, "a score")), ",", "wins", Seats(players)), access=(_ended, _finish)
    )


def _ended(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert table.result is not None
    return table.result.scores, table.result.winners


def _finish(table: Table, ended: tuple[tuple[int, ...], tuple[int, ...] | None]) -> None:
    """End the match. What the lines after this one push doesn't happen any more."""
    scores, winners = ended
    expect(len(scores) == table.players, f"a score is expected for each of the {table.players} seats")
    table.finish(Result(scores, tuple(range(table.players)) if winners is None else winners))


def _check_points(game: Game, table: Table) -> None:
    """Refuse scores of a finished match that aren't those of its position, in games that count points by rules."""
    for seat, score in enumerate(table.result.scores if table.result else ()):
        points = game.points(table, seat)
        total = sum(points.values())
        expect(not points or total == score, f"{LETTERS[seat]} scores {total} in this position, not {score}", OVER)


def bad_position(bad: BadPosition, numbers: dict[str, int] | None = None) -> Refused:
    """Return the refusal of a position, with the number of the line at fault if it was written."""
    number = (numbers or {}).get(bad.line)
    where = f"Line {number} of the position" if number else "This position is impossible"
    return fault(f"{where}: {bad.reason}")


def _written(text: str, numbers: dict[str, int]) -> dict[str, str]:
    """Return the text of each line, by its name. In one line of text, slashes separate them."""
    found: dict[str, str] = {}
    lines = SLASH.sub("\n", text).splitlines()
    for number, content in enumerate([line.partition("#")[0].strip() for line in lines], 1):
        name, colon, rest = content.partition(":")
        name = name.strip()
        if content and (not colon or not name or name in found):
            numbers[content] = number
            once = f"a second line “{name[:40]}”" if name in found else f"“{content[:60]}”"
            raise BadPosition(
                f"a name, a colon and what belongs to it are expected, and each name once, not {once}", content
            )
        if content:
            found[name], numbers[name] = rest, number
    return found


def _players(box: Box, names: Sequence[str]) -> int:
    """Count the players: one for each line with the letter of a seat, in games with such lines."""
    letters = sorted(name for name in names if name in [*LETTERS])
    if not letters and len(box.players) == 1:
        return box.players[0]
    if "".join(letters) != LETTERS[: len(letters)] or len(letters) not in box.players:
        found = f"not: {', '.join(letters)}" if letters else "and there is none"
        raise BadPosition(f"a line is expected for each seat from A on, for {either(box.players)} seats, {found}")
    return len(letters)


def _check_names(written: dict[str, str], known: Sequence[str]) -> None:
    """Refuse a line that the game doesn't have."""
    for name in written:
        if name not in known:
            raise BadPosition(f"no line is called “{name[:40]}”{hint(name, known)}", name)


@contextmanager
def _in_line(name: str) -> Iterator[None]:
    """Name this line in errors, unless they name another."""
    try:
        yield
    except BadPosition as bad:
        bad.line = bad.line or name
        raise
