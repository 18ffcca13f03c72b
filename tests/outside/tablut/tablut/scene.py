"""The board of tablut: squares to stand on, and men who lie on them.

Ids: ``square:e5``; ``man:k`` with the letter that a man has wherever he goes. In a path a man stands for his square.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vikinglab.core.show.scene import Group, Mark, Scene, plain
from vikinglab.core.words.speech import Text, Word, joined, speech

from .table import CASTLE, FILES, FREE, KING, MUSCOVITES, MUSCOVY, SIDE, SQUARES, SWEDEN, SWEDES, Tablut

CELL, MARGIN, NAMES = 64, 40, 29
WIDTH = SIDE * CELL + 2 * MARGIN


def scene(table: Tablut, seat: int | None = None) -> Scene:
    """What a seat sees: all lies open in tablut, so it is the same for both."""
    return Scene(
        game="tablut",
        width=WIDTH,
        height=WIDTH,
        title=title(table),
        groups=(Group("board", 0, 0, WIDTH, WIDTH, board_words(table), backdrop="tablut-board"),),
        marks=(*_squares(table), *_names(), *_men(table)),
    )


# ------------------------------------------------------------------------------------------------ Words


def say(key: str, **facts: Any) -> Text:
    """A message of the game, in every language."""
    return speech(__package__).say(key, facts)


def title(table: Tablut) -> Text:
    """Whose turn it is, or how the match ended; and how many men are left."""
    men = say("board-men", muscovites=_count(table, MUSCOVITES), swedes=_count(table, SWEDES))
    return joined("parts", [_turn(table), men])


def _turn(table: Tablut) -> Text:
    if table.result is None:
        return say("board-turn", seat=table.stack[-1].seat)
    winners = table.result.winners
    return say("board-drawn") if len(winners) > 1 else say("board-won", seat=winners[0])


def _count(table: Tablut, letters: str) -> int:
    return sum(letter in table.board for letter in letters)


def board_words(table: Tablut) -> Text:
    """Where all stand."""
    swedes, muscovites = _standing(table, SWEDES), _standing(table, MUSCOVITES)
    return say("board-all", king=SQUARES[table.king], swedes=swedes, muscovites=muscovites)


def _standing(table: Tablut, letters: str) -> tuple[str, ...] | Word:
    squares = tuple(square for square, man in zip(SQUARES, table.board, strict=True) if man in letters)
    return squares or Word("board-none")


def square_words(table: Tablut, at: int) -> Text:
    """A square and who stands there."""
    castle = [say("board-castle")] if at == CASTLE else []
    man = say("board-free") if table.board[at] == FREE else say(table.kind(at).key)
    return joined("list", [plain(SQUARES[at]), *castle, man])


# ------------------------------------------------------------------------------------------------ Marks


def middle(at: int) -> tuple[float, float]:
    """Where a square lies: a1 is at the lower left."""
    return MARGIN + (at % SIDE + 0.5) * CELL, MARGIN + (SIDE - at // SIDE - 0.5) * CELL


def _squares(table: Tablut) -> Iterator[Mark]:
    """The squares, rank by rank from above, as one reads them."""
    camps = dict.fromkeys(table.box.content.men.muscovites.value, "camp")
    camps |= dict.fromkeys(table.box.content.men.swedes.value, "court")
    for at in sorted(range(len(SQUARES)), key=lambda at: (-(at // SIDE), at)):
        name = SQUARES[at]
        drawing = "castle" if at == CASTLE else camps.get(name, "square")
        x, y = middle(at)
        words = square_words(table, at)
        yield Mark(f"square:{name}", "space", x, y, words, "board", f"tablut-{drawing}", size=CELL)


def _names() -> Iterator[Mark]:
    """The letters of the files, and the numbers of the ranks."""
    for at in range(SIDE):
        x, y = middle(at * (SIDE + 1))
        yield Mark(f"file:{FILES[at]}", "label", x, WIDTH - NAMES, group="board", text=FILES[at], print="script")
        yield Mark(f"rank:{at + 1}", "label", NAMES, y, group="board", text=str(at + 1), print="script")


def _men(table: Tablut) -> Iterator[Mark]:
    """The men, each told by his square."""
    for at, man in enumerate(table.board):
        if man != FREE:
            x, y = middle(at)
            yield Mark(
                id=f"man:{man}",
                kind="piece",
                group="board",
                x=x,
                y=y,
                sprite=f"tablut-{'king' if man == KING else 'muscovite' if man in MUSCOVITES else 'swede'}",
                size=46,
                seat=MUSCOVY if man in MUSCOVITES else SWEDEN,
                on=f"square:{SQUARES[at]}",
                choice=f"square:{SQUARES[at]}",
            )
