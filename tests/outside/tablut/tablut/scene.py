"""The board of tablut: squares to stand on, and men who lie on them.

Ids: ``square:e5``; ``man:k`` with the letter that a man has wherever he goes. In a path a man stands for his square.
"""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Mark, Scene, plain
from vikinglab.core.words.speech import Text, Word, joined

from .table import AT, CASTLE, FILES, FREE, KING, MUSCOVITES, MUSCOVY, SIDE, SQUARES, SWEDEN, SWEDES, Tablut

CELL, MARGIN, NAMES = 64, 40, 29
WIDTH = SIDE * CELL + 2 * MARGIN


def scene(table: Tablut, seat: int | None = None) -> Scene:
    """Return the board, the same for both seats: all lies open in tablut."""
    board = Group("board", 0, 0, WIDTH, WIDTH, board_words(table), backdrop="tablut-board")
    names = kit.coordinates(board, FILES, lambda square: middle(AT[square]), NAMES, WIDTH - NAMES, "tablut-carved")
    marks = (*_squares(table, board), *names, *_ways(table, board), *_men(table, board))
    return Scene("tablut", WIDTH, WIDTH, title(table), marks, (board,))


# ------------------------------------------------------------------------------------------------ Words


say = kit.messages(__package__)
"""Say a message of the game, in every language."""


def title(table: Tablut) -> Text:
    """Return the seat to play, or the result; and the numbers of men left."""
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
    """Return the squares of all men, in words."""
    swedes, muscovites = _standing(table, SWEDES), _standing(table, MUSCOVITES)
    return say("board-all", king=SQUARES[table.king], swedes=swedes, muscovites=muscovites)


def _standing(table: Tablut, letters: str) -> tuple[str, ...] | Word:
    squares = tuple(square for square, man in zip(SQUARES, table.board, strict=True) if man in letters)
    return squares or Word("board-none")


def square_words(table: Tablut, at: int) -> Text:
    """Return a square and its man, in words."""
    castle = [say("board-castle")] if at == CASTLE else []
    man = say("board-free") if table.board[at] == FREE else say(table.kind(at).key)
    return joined("list", [plain(SQUARES[at]), *castle, man])


# ------------------------------------------------------------------------------------------------ Marks


def middle(at: int) -> At:
    """Return the middle of a square: a1 is at the lower left."""
    return MARGIN + (at % SIDE + 0.5) * CELL, MARGIN + (SIDE - at // SIDE - 0.5) * CELL


def _squares(table: Tablut, board: Group) -> Iterator[Mark]:
    """Yield the squares, rank by rank from the top, in reading order."""
    camps = dict.fromkeys(table.box.content.men.muscovites, "camp")
    camps |= dict.fromkeys(table.box.content.men.swedes, "court")
    for name in kit.by_rows({name: (at % SIDE, at // SIDE) for name, at in AT.items()}):
        at = AT[name]
        sprite = f"tablut-{'castle' if at == CASTLE else camps.get(name, 'square')}"
        yield board.space(f"square:{name}", middle(at), square_words(table, at), sprite=sprite, size=CELL)


def _ways(table: Tablut, board: Group) -> Iterator[Mark]:
    """Yield a line over each square of the king's clear ways to the edge."""
    for way in table.ways_out():
        for at in way:
            x, y = middle(at)
            line = (
                f"M{x - CELL / 2:g} {y:g}h{CELL}"
                if at // SIDE == table.king // SIDE
                else f"M{x:g} {y - CELL / 2:g}v{CELL}"
            )
            yield board.label(f"way:{SQUARES[at]}", (0, 0), on=f"square:{SQUARES[at]}", path=line, paint="tablut-way")


def _men(table: Tablut, board: Group) -> Iterator[Mark]:
    """Yield the men, each named by his square."""
    for at, man in enumerate(table.board):
        if man != FREE:
            sprite = f"tablut-{'king' if man == KING else 'muscovite' if man in MUSCOVITES else 'swede'}"
            seat = MUSCOVY if man in MUSCOVITES else SWEDEN
            on = f"square:{SQUARES[at]}"
            yield board.piece(f"man:{man}", middle(at), on=on, sprite=sprite, size=46, seat=seat)
