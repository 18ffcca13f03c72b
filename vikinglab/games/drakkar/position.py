"""Written positions of Drakkar.

    emblems: e5, f6 heart AB, g7 crown
    A: f6 c9, shields spade tower
    B: north-1 e8, captive
    turn: A
    dice: 2 5, moved c9

``emblems`` says where emblems lie; what one shows, if that is to be settled; and the seats that have seen it, each for
itself, or ``all`` if it was shown to all at once. Emblems that aren't named are out of the match. A seat has its two
pawns (on its drakkar squares, if they aren't written), what it has taken, and ``missing 1`` if it must miss a turn. Its
pawns at home are ``captive`` if they need a six, ``released`` if they will need none from their next turn on.

Whose ``turn`` it is throws; ``turn: A first`` is A's first turn. With ``dice`` they are thrown, with ``moved`` one of
them is played, by the piece that is there now. ``landed: f6`` is the choice of who has come to an emblem.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.position import BadPosition, Line, Written

from .box import SYMBOLS
from .play import ComeOut, FirstTurn, OnEmblem, PlayDice, Turn
from .table import CAPTIVE, FREE, RELEASED, Drakkar

if TYPE_CHECKING:
    from .box import Box

LETTERS = "ABCD"
ALL = "all"
"""Stands in the place of seats for an emblem that was shown to all at once."""


def read(box: Box, written: Written) -> Drakkar:
    """The position that is written."""
    players = sum(letter in written for letter in LETTERS)
    if players not in box.content.players.value or not all(letter in written for letter in LETTERS[:players]):
        raise BadPosition("want-players", found=[letter for letter in LETTERS if letter in written] or ["-"])
    table = Drakkar(
        players=players,
        emblems=Pool.of([*SYMBOLS] * box.content.copies[str(players)].value),
        lies={},
        stands={},
        held=[FREE] * 2 * players,
        missing=[0] * players,
        shields=[()] * players,
        seen=[()] * players,
        looks=[""] * players,
    )
    table.box = box
    for seat in range(players):
        _read_seat(table, seat, written.line(LETTERS[seat]))
    _read_emblems(table, written.line("emblems", ""))
    _read_turn(table, written)
    return table


def _read_seat(table: Drakkar, seat: int, line: Line) -> None:
    squares = list(table.homes(seat))
    for part in line.parts:
        word, *rest = part.split()
        match word:
            case "shields":
                for symbol in rest:
                    _count_out(table, line, symbol)
                table.shields[seat] = tuple(rest)
            case "missing" if len(rest) == 1:
                table.missing[seat] = line.figure(rest[0], 0, 9)
            case "captive" | "released" if not rest:
                held = CAPTIVE if word == "captive" else RELEASED
                at_home = [square in table.homes(seat) for square in squares]
                table.held[2 * seat : 2 * seat + 2] = [held if home else FREE for home in at_home]
            case _ if len(rest) == 1:
                squares = [_square(table, line, name) for name in (word, *rest)]
            case _:
                raise line.bad("want-seat", found=part)
    for pawn, square in enumerate(squares, 2 * seat):
        if square in table.stands:
            raise line.bad("bad-square", square=square)
        table.stands[square] = pawn


def _square(table: Drakkar, line: Line, name: str) -> str:
    if name not in table.box.board.places:
        raise line.bad("want-square", found=name)
    return name


def _count_out(table: Drakkar, line: Line, symbol: str) -> None:
    """Take an emblem of this kind out of those that nobody has seen."""
    line.choice(symbol, SYMBOLS)
    if symbol not in table.emblems.unseen:
        raise line.bad("no-emblem", found=symbol)
    table.emblems.take(symbol)


def _read_emblems(table: Drakkar, line: Line) -> None:
    for number, part in enumerate(line.parts, 1):
        name, *rest = part.split()
        square, slot = _square(table, line, name), f"e{number}"
        if square in table.lies or len(rest) > 2 or not len(table.emblems):
            raise line.bad("bad-square", square=square)
        table.lies[square] = slot
        table.emblems.deal(slot)
        if rest:
            line.choice(rest[0], SYMBOLS)
            if rest[0] not in table.emblems.unseen:
                raise line.bad("no-emblem", found=rest[0])
            if rest[1:] == [ALL]:
                table.show(square, rest[0])
            else:
                seats = [line.choice(letter, LETTERS[: table.players]) for letter in "".join(rest[1:])]
                table.see(square, rest[0], seats)


def _read_turn(table: Drakkar, written: Written) -> None:
    line = written.line("turn", "A")
    word, *rest = _only(line).split()
    seat = line.choice(word, LETTERS[: table.players])
    first = rest == ["first"]
    if rest and not first:
        raise line.bad("want-turn")
    table.push(FirstTurn(seat) if first else Turn(seat))
    if first:
        table.stack.insert(0, Turn(table.after(seat)))
    if "dice" in written:
        _begin(table, seat)
        _read_dice(table, seat, written.line("dice"), first)
    if "landed" in written:
        line = written.line("landed")
        square = _only(line)
        if table.stands.get(square, -1) // 2 != seat or square not in table.lies:
            raise line.bad("bad-landed", seat=seat)
        _begin(table, seat)
        table.push(OnEmblem(seat, square))


def _begin(table: Drakkar, seat: int) -> None:
    """Let the turn have begun."""
    if len(table.stack) == 1 and table.stack[0] == Turn(seat):
        table.stack[0] = Turn(table.after(seat))
    elif isinstance(table.stack[-1], FirstTurn):
        table.stack.pop()


def _read_dice(table: Drakkar, seat: int, line: Line, first: bool) -> None:
    thrown, *rest = line.parts or ("",)
    dice = tuple(sorted(line.figure(word, 1, 6) for word in thrown.split()))
    moved = ""
    for part in rest:
        if part.split()[:1] != ["moved"] or len(part.split()) != 2:
            raise line.bad("want-dice")
        moved = _square(table, line, part.split()[1])
    if not 0 < len(dice) < 3 or (moved and (len(dice) == 2 or moved not in {*table.stands, *table.lies})):
        raise line.bad("want-dice")
    table.push(ComeOut(seat, dice) if first else PlayDice(seat, dice, moved))


def _only(line: Line) -> str:
    if len(line.parts) != 1:
        raise line.bad("want-one", found=line.name)
    return line.parts[0]
