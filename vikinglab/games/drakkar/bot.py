"""What a position of Drakkar is worth to a seat that forgets nothing it has seen, by a rule of thumb.

A bot gets a guess of what its seat can't know. So what the seat knows is asked of the pool's record of who has seen
what, and never of what lies in the guess.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .play import OnEmblem
from .table import CAPTIVE

if TYPE_CHECKING:
    from .table import Drakkar

SHIELD = 10.0
"""What a filled shield is worth."""
TURN = 4.0
"""What a turn that must be missed costs."""
PRISON = 5.0
"""What a captured pawn costs."""
KNOWN = 2.0
"""What it is worth to know where an emblem lies that a shield waits for."""
LOOK = 2.5
"""What it is worth to land on an emblem that one doesn't know."""
WON = 200.0

AGAIN = tuple(1 - (1 - faces / 6) ** 2 for faces in range(7))
"""How likely it is that one of two dice shows one of so many faces."""


def worth(table: Drakkar, seat: int) -> float:
    """What a seat has and can hope for, less what the best of the others have."""
    if table.result is not None:
        return WON if seat in table.result.winners else -WON
    team = table.team(seat)
    others = [_standing(table, each) for each in range(table.players) if each not in team]
    return sum(_standing(table, each) for each in team) - 0.5 * max(others) + _hopes(table, seat)


def _standing(table: Drakkar, seat: int) -> float:
    """What all can see of a seat: its shields, and its pawns in prison."""
    value = SHIELD * len(table.shields[seat]) - TURN * table.missing[seat]
    for pawn in (2 * seat, 2 * seat + 1):
        if table.held[pawn] == CAPTIVE:
            value -= PRISON
    return value


def _hopes(table: Drakkar, seat: int) -> float:
    """What a seat knows and can reach."""
    pool, wanted = table.emblems, _wanted(table, seat)
    useful, strange = set(), set()
    for square, name in table.lies.items():
        slot = pool.slots[name]
        if seat not in slot.seen:
            strange.add(square)
        elif slot.value in wanted:
            useful.add(square)
    known = {pool.slots[table.lies[square]].value for square in useful}
    found = [_faces(table, seat, squares) for squares in (useful, strange)]
    return KNOWN * len(known) + SHIELD * 0.8 * AGAIN[found[0]] + LOOK * AGAIN[found[1]] + _landed(table, seat, wanted)


def _wanted(table: Drakkar, seat: int) -> set[str]:
    """The emblems that the seat, or its partner, still needs."""
    return {symbol for each in table.team(seat) for symbol in table.clan(each) if symbol not in table.shields[each]}


def _faces(table: Drakkar, seat: int, squares: set[str]) -> int:
    """With how many faces of a die a pawn of the seat can land on one of these squares."""
    ways, faces = table.box.board.ways, set()
    for start, pawn in table.stands.items():
        if pawn // 2 == seat:
            for end in squares & ways[start].keys():
                way = ways[start][end]
                if way.kind != "aslant" and table.bars_pawn(seat, start, end) is None:
                    faces.add(way.far)
    return len(faces)


def _landed(table: Drakkar, seat: int, wanted: set[str]) -> float:
    """What the choice is worth that the seat has on an emblem."""
    choice = table.stack[-1] if table.stack else None
    if not isinstance(choice, OnEmblem) or choice.seat != seat:
        return 0.0
    pool, slot = table.emblems, table.emblems.slots[table.lies[choice.square]]
    if seat in slot.seen:
        return SHIELD if slot.value in wanted else 0.0
    hidden = Counter(pool.unseen) + Counter(
        other.value for other in pool.slots.values() if other.value is not None and seat not in other.seen
    )
    right = sum(hidden[symbol] for symbol in wanted) / hidden.total()
    return max(LOOK, right * SHIELD - (1 - right) * TURN * table.box.turns)
