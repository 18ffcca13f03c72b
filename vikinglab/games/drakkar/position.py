"""Written positions of Drakkar.

    emblems: e5, f6 heart AB, g7 crown
    A: f6 c9, shields spade tower
    B: north-1 e8, captive
    turn: A
    dice: 5, moved c9

``emblems`` says where emblems lie; what one shows, if that is to be settled; and the seats that have seen it, each for
itself, or ``all`` if it was shown to all at once. Emblems that aren't named are out of the match; a dash stands for one
that has been taken. A seat that has seen several saw them in this order, unless ``seen: A g7 f6`` gives another.
``shown: f6`` still lies face up; ``looks: A f6`` says that A looks at it, until its next move.

A seat has its two pawns (on its drakkar squares, if they aren't written), what it has taken, and ``missing 1`` if it
must miss a turn. Its pawns at home, or on the squares that follow, are ``captive`` if they need a six, ``released`` if
they will need none from their next turn on.

The seat in ``turn`` rolls. ``turn: A first`` is A's first turn, before those of the seats after it that are still at
home; ``turn: A first, B first, C`` names them. With ``dice`` they are rolled, with ``moved`` one of them is played, by
the piece that is there now. ``landed: f6`` is the choice of the seat whose pawn has come to an emblem; ``taken: f6``
the choice of a shield for the emblem that it has taken, ``claimed: f6`` the same before the roll.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise, takewhile
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine.grammar import (
    LETTERS,
    Bag,
    Each,
    Flag,
    Line,
    Many,
    Maybe,
    Number,
    OneOf,
    PendingLine,
    Record,
    Row,
    Seat,
    Seats,
    entry,
    expect,
    names_in,
    top,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool

from .box import SYMBOLS
from .play import (
    BringOut,
    ChooseShield,
    ComeOut,
    FirstTurn,
    OnEmblem,
    PlayDice,
    RollDice,
    Turn,
    TurnDown,
    release,
    symbol_word,
)
from .table import CAPTIVE, RELEASED, Drakkar

TAKEN = "-"


def lines(table: Drakkar) -> list[Line]:
    """Return the lines of a position."""
    seat, symbol = Seat(table.players), OneOf("an emblem", SYMBOLS, names_in(table.box.speech, symbol_word))
    square, anywhere = (OneOf("a square", [*table.box.board.places, *more]) for more in ((), (TAKEN,)))
    emblem = Row(anywhere, Maybe(symbol, None), Maybe(Seats(table.players), ()))

    def held(at: int, by: str) -> Line:
        return Line(by, Many(square), None, access=(partial(_held, at, by), partial(_hold, at, by)))

    def choice(name: str, claimed: bool) -> Line:
        return PendingLine(name, square, None, access=(partial(_choosing, claimed), partial(_choose, claimed)))

    def pawns(at: int) -> Line:
        return Record(
            LETTERS[at],
            Line(
                "",
                Row(square, square),
                table.homes(at),
                access=(partial(Drakkar.squares, seat=at), partial(_stand, at)),
            ),
            Line("shields", Many(symbol), (), access=(entry("shields", at)[0], partial(_take, at))),
            Line("missing", Number(0, 9), 0, access=entry("missing", at)),
            held(at, CAPTIVE),
            held(at, RELEASED),
        )

    return [
        Line("emblems", Each(emblem), (), access=(_lying, _lay)),
        *map(pawns, range(table.players)),
        Line("seen", Each(Row(seat, Many(square))), (), access=(_seen, _see)),
        Line("shown", square, None, access=(_shown, _show)),
        Line("looks", Each(Row(seat, square)), (), access=(_looks, _look)),
        PendingLine("turn", Each(Row(seat, Flag("first"))), ((0, False),), access=(_turns, _take_turns)),
        Record(
            "dice",
            Line("", Bag(Number(1, 6), 2), access=(lambda table: _dice(table).dice, _roll)),
            Line("moved", square, None, access=(lambda table: getattr(_dice(table), "moved", "") or None, _move)),
            there=_dice,
            pending=True,
        ),
        PendingLine("landed", square, None, access=(top(OnEmblem, "square"), _land)),
        choice("taken", claimed=False),
        choice("claimed", claimed=True),
    ]


# ------------------------------------------------------------------------------------------------ What lies where


def _at(table: Drakkar) -> dict[str, str]:
    """Return the square of each emblem."""
    return {name: square for square, name in table.lies.items()}


Emblem = tuple[str, str | None, tuple[int, ...] | None]
"""The square of an emblem, what it is as far as anybody knows, and the seats that have seen it, None for all."""


def _lying(table: Drakkar) -> tuple[Emblem, ...]:
    at, slots = _at(table), table.emblems.slots
    # An emblem has the number of its place in the line. One that has been taken leaves a gap there, which is written
    # too.
    names = [f"e{number}" for number in range(1, max([int(name[1:]) for name in slots], default=0) + 1)]
    return tuple(
        (at[name], slots[name].value, None if slots[name].open else slots[name].seen)
        if name in at
        else (TAKEN, None, ())
        for name in names
    )


def _lay(table: Drakkar, emblems: tuple[Emblem, ...]) -> None:
    copies = table.box.content.copies[str(table.players)]
    table.emblems, table.lies = Pool.of([*SYMBOLS] * copies), {}
    for number, (square, symbol, seats) in enumerate(emblems, 1):
        if square == TAKEN:
            continue
        expect("-" not in square, f"no emblem can lie at {square}: it is a drakkar square")
        expect(square not in table.lies, f"no emblem can lie at {square}: an emblem lies there")
        expect(len(table.emblems), f"no emblem can lie at {square}: none is left")
        table.lies[square] = f"e{number}"
        table.emblems.deal(f"e{number}")
        if symbol:
            _expect_left(table, symbol)
            table.show(square, symbol) if seats is None else table.see(square, symbol, seats)


def _expect_left(table: Drakkar, symbol: str) -> None:
    expect(symbol in table.emblems.unseen, f"no emblem of the kind “{symbol}” is left")


def _stand(seat: int, table: Drakkar, squares: tuple[str, str]) -> None:
    table.stands = {square: pawn for square, pawn in table.stands.items() if pawn // 2 != seat}
    for pawn, square in enumerate(squares, 2 * seat):
        expect(square not in table.stands, f"a pawn stands at {square} already")
        own = "-" not in square or square in table.homes(seat)
        expect(own, f"{square} is a drakkar square of another seat")
        table.stands[square] = pawn


def _take(seat: int, table: Drakkar, symbols: tuple[str, ...]) -> None:
    for symbol in symbols:
        _expect_left(table, symbol)
        expect(len(table.emblems), "there are fewer emblems than lie on the board and have been taken")
        table.emblems.take(symbol)
    table.shields[seat] = symbols


def _at_home(table: Drakkar, seat: int) -> tuple[str, ...]:
    return tuple(square for square in table.squares(seat) if square in table.homes(seat))


def _held(seat: int, by: str, table: Drakkar) -> tuple[str, ...] | None:
    """Return the squares of the pawns that are held; none if all that are at home are."""
    squares = tuple(square for square in table.squares(seat) if table.held[table.stands[square]] == by)
    return None if not squares else () if squares == _at_home(table, seat) else squares


def _hold(seat: int, by: str, table: Drakkar, squares: tuple[str, ...]) -> None:
    home = _at_home(table, seat)
    expect(home, f"no pawn of {LETTERS[seat]} is on its drakkar squares to be {by}")
    for square in squares or home:
        free = square in home and not table.held[table.stands[square]]
        expect(free, f"no pawn of {LETTERS[seat]} can be {by} on {square}")
        table.held[table.stands[square]] = by


def _seen(table: Drakkar) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the emblems that seats have seen in another order than they are written in."""
    at, order = _at(table), [*table.emblems.slots]
    unlike = [seat for seat, seen in enumerate(table.seen) if [*seen] != sorted(seen, key=order.index)]
    return tuple((seat, tuple(at[name] for name in table.seen[seat])) for seat in unlike)


def _see(table: Drakkar, seen: tuple[tuple[int, tuple[str, ...]], ...]) -> None:
    for seat, squares in seen:
        names = tuple(table.lies.get(square, "") for square in squares)
        known = " ".join(_at(table)[name] for name in table.seen[seat]) or "no emblem"
        alike = sorted(names) == sorted(table.seen[seat])
        expect(alike, f"{LETTERS[seat]} has seen {known}: the same is expected, in another order")
        table.seen[seat] = names


def _shown(table: Drakkar) -> str | None:
    return _at(table)[table.shown] if table.shown else None


def _show(table: Drakkar, square: str) -> None:
    known = square in table.lies and table.emblems.slots[table.lies[square]].open
    expect(known, f"no emblem that was shown to all lies at {square}")
    table.shown = table.lies[square]


def _looks(table: Drakkar) -> tuple[tuple[int, str], ...]:
    return tuple((seat, _at(table)[name]) for seat, name in enumerate(table.looks) if name)


def _look(table: Drakkar, looks: tuple[tuple[int, str], ...]) -> None:
    for seat, square in looks:
        seen = table.lies.get(square) in table.seen[seat]
        expect(seen, f"{LETTERS[seat]} hasn’t seen the emblem at {square}")
        table.looks[seat] = table.lies[square]


# ------------------------------------------------------------------------------------------------ Whose turn it is


def _was_held(table: Drakkar, seat: int) -> bool:
    """Return whether pawns that are at home have been out, and were captured or punished."""
    return bool(table.missing[seat]) or any(table.held[2 * seat : 2 * seat + 2])


def _to_come(table: Drakkar, seat: int) -> list[int]:
    """Return the seats after one that are still at home, so that their first turn is to come."""

    def waits(seat: int) -> bool:
        return len(_at_home(table, seat)) == 2 and not _was_held(table, seat)

    return [*takewhile(waits, [(seat + step) % table.players for step in range(1, table.players)])]


def _turns(table: Drakkar) -> tuple[tuple[int, bool], ...]:
    seat = table.stack[-1].seat
    later = [thing.seat for thing in table.stack[-2::-1] if isinstance(thing, FirstTurn)]
    if not later and not any(isinstance(thing, (BringOut, ComeOut)) for thing in table.stack):
        return ((seat, False),)
    if later == _to_come(table, seat):
        return ((seat, True),)
    order = [seat, *later]
    return (*((each, True) for each in order), (table.after(order[-1]), False))


def _take_turns(table: Drakkar, turns: tuple[tuple[int, bool], ...]) -> None:
    order, firsts = [seat for seat, _ in turns], [seat for seat, first in turns if first]
    in_order = order and all(later == table.after(now) for now, later in pairwise(order))
    follow = firsts == order[: len(firsts)] and len(order) <= len(firsts) + 1
    such = "a seat is expected, or the first turns from it on to the left, such as: A first, B first, C"
    expect(in_order and follow, such)
    if len(order) == len(firsts) == 1:
        firsts += _to_come(table, firsts[0])
    for seat in firsts:
        over = f"{LETTERS[seat]} was captured or punished, so its first turn is over"
        expect(not _was_held(table, seat), over)
    table.push(*map(FirstTurn, firsts), Turn(table.after(firsts[-1]) if firsts else order[0]))


def _begin(table: Drakkar) -> int:
    """Let the turn have begun, if it hasn't yet, and return whose it is."""
    thing = table.stack[-1]
    if isinstance(thing, Turn):
        table.stack[-1:] = [TurnDown()] if isinstance(thing, FirstTurn) else [Turn(table.after(thing.seat)), TurnDown()]
    seat: int = thing.seat
    expect(not table.missing[seat], f"{LETTERS[seat]} misses its turn")
    return seat


def _dice(table: Drakkar) -> Any:
    """Return the decision about the dice that were rolled; None if there are none."""
    return next((thing for thing in table.stack if isinstance(thing, (PlayDice, BringOut, ComeOut))), None)


def _roll(table: Drakkar, dice: tuple[int, ...]) -> None:
    expect(dice, "one or two dice are expected")
    first = isinstance(table.stack[-1], FirstTurn)
    seat = _begin(table)
    # With both dice left, the roll has just been made, and captives have just had what it brings them.
    if len(dice) == 2 and not first:
        release(table, seat, dice)
    table.push((ComeOut if first else PlayDice)(seat, dice))


def _move(table: Drakkar, square: str) -> None:
    dice = table.stack[-1]
    movable = square in table.lies if square not in table.stands else table.stands[square] // 2 == dice.seat
    played = len(dice.dice) == 1 and isinstance(dice, PlayDice) and movable
    expect(played, f"one of the dice has moved nothing to {square}")
    table.stack[-1] = replace(dice, moved=square)


def _land(table: Drakkar, square: str) -> None:
    table.push(OnEmblem(_on_emblem(table, square), square))


def _on_emblem(table: Drakkar, square: str) -> int:
    """Return the seat in turn, whose pawn must be on an emblem."""
    seat = _begin(table)
    on_emblem = square in table.lies and square in table.squares(seat)
    expect(on_emblem, f"no pawn of {LETTERS[seat]} stands on an emblem at {square}")
    return seat


def _choosing(claimed: bool, table: Drakkar) -> object:
    """Return the emblem for which a shield is to be chosen, if it was claimed before the roll, or wasn’t."""
    before = any(isinstance(thing, RollDice) for thing in table.stack)
    return top(ChooseShield, "square")(table) if claimed == before else None


def _choose(claimed: bool, table: Drakkar, square: str) -> None:
    seat = _on_emblem(table, square)
    slot = table.emblems.slots[table.lies[square]]
    both = slot.open and slot.value is not None and len(table.needing(seat, slot.value)) == 2
    expect(both, f"{LETTERS[seat]} and its partner don’t both need the emblem at {square}")
    table.push(*[ChooseShield(seat, square), RollDice(seat)][: 1 + claimed])
