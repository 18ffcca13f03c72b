"""Exact odds of Drakkar: where pawns can go, how long prison lasts, what an emblem can be, and when to look.

All figures are exact. Those of a position are those of a seat’s view, and use nothing that the seat can’t know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush
from itertools import product
from typing import NamedTuple

from .box import FACES, Board, Box
from .table import CAPTIVE, Drakkar

Dice = tuple[int, int]

ROLLS: tuple[Dice, ...] = tuple((one, other) for one, other in product(FACES, repeat=2))
"""The rolls of two dice, all equally likely."""

# ------------------------------------------------------------------------------------------------ Where a pawn can go


class Arrival(NamedTuple):
    """A square that a pawn can come to by a face; another may first have to bring its fellow out of the way."""

    square: str
    pawn: int
    face: int
    first: int = 0
    """The face by which its fellow goes first; 0 where it need not."""

    def comes_by(self, dice: Dice) -> bool:
        """Return whether these dice bring the pawn there."""
        return (self.face, self.first) in (dice, dice[::-1]) if self.first else self.face in dice


def arrivals(view: Drakkar, seat: int) -> list[Arrival]:
    """Return every way in which a pawn of the seat can come to a square with its next roll.

    Pawns stay where they are, except the seat’s own other pawn, which can make way. Emblems bar no way.
    """
    found: dict[Arrival, None] = {}
    for pawn, fellow in ((2 * seat, 2 * seat + 1), (2 * seat + 1, 2 * seat)):
        straight = {*_ends(view, pawn)}
        found |= {Arrival(end, pawn, face): None for end, face in _ends(view, pawn)}
        for first, end, face in _opened(view, pawn, fellow):
            # What a pawn can reach by itself doesn't need its fellow to go first.
            if (end, face) not in straight:
                found[Arrival(end, pawn, face, first)] = None
    return [*found]


def _opened(view: Drakkar, pawn: int, fellow: int) -> Iterator[tuple[int, str, int]]:
    """Yield the squares that a pawn can reach after its fellow has moved, with the faces of both."""
    twin, start = view.clone(), view.square_of(fellow)
    for goes, first in _ends(view, fellow):
        # Each first move is tried from where all pawns stand now.
        twin.stands = {**view.stands}
        twin.move_pawn(start, goes)
        yield from ((first, end, face) for end, face in _ends(twin, pawn))


def _ends(view: Drakkar, pawn: int) -> Iterator[tuple[str, int]]:
    """Yield the squares that a pawn can reach, each with its face; a captured pawn has one face alone."""
    start, seat = view.square_of(pawn), pawn // 2
    for way in view.box.board.ways[start].values():
        held = view.held[pawn] == CAPTIVE and way.far != view.box.release
        if way.is_open and not held and view.bars_pawn(seat, start, way.move.end) is None:
            yield way.move.end, way.far


def ways(view: Drakkar, seat: int, dice: Dice | None = None) -> dict[str, list[Arrival]]:
    """Return the ways of a seat’s pawns to each square with its next roll, or only those with these dice."""
    found: dict[str, list[Arrival]] = {}
    for arrival in arrivals(view, seat):
        if dice is None or arrival.comes_by(dice):
            found.setdefault(arrival.square, []).append(arrival)
    return found


def reached(view: Drakkar, seat: int) -> dict[str, Fraction]:
    """Return the chance of each square that a pawn of the seat can come to with its next roll.

    Either die may bring it there, in any order. Each chance is for one square: one roll can’t always bring pawns to
    two of them.
    """
    return {square: _share(found) for square, found in ways(view, seat).items()}


def lands(view: Drakkar, seat: int, squares: Collection[str]) -> Fraction:
    """Return the chance that a pawn of the seat can come to at least one of these squares with its next roll.

    >>> table = vl.position("drakkar", "emblems: e5, f6 / A: e4 h6 / B: / turn: A").table
    >>> lands(table.view(0), 0, ["e5"]), lands(table.view(0), 0, ["e5", "f6"])
    (Fraction(11, 36), Fraction(5, 9))
    """
    return _share([arrival for arrival in arrivals(view, seat) if arrival.square in squares])


def _share(ways: Collection[Arrival]) -> Fraction:
    return Fraction(sum(any(way.comes_by(dice) for way in ways) for dice in ROLLS), len(ROLLS))


# ------------------------------------------------------------------------------------------------ Prison


def shows(faces: Collection[int]) -> Fraction:
    """Return the chance that at least one of two dice shows one of these faces.

    >>> shows([6]), shows([1, 2])
    (Fraction(11, 36), Fraction(5, 9))
    """
    return 1 - Fraction(len(FACES) - len({*faces}), len(FACES)) ** 2


def wait_for(faces: Collection[int]) -> Fraction:
    """Return the average number of rolls of two dice until one of these faces comes.

    >>> wait_for([6])
    Fraction(36, 11)
    """
    return 1 / shows(faces)


def captured(turns: int, release: int, barred: int = 0) -> list[Fraction]:
    """Return the chance that a captured pawn is out after each of some turns, if it always comes out when it may.

    Another pawn may stand on its way all the time, on the square ``barred`` (0 for none). Then the face that releases
    it doesn’t bring it out. From the next turn on, any face does that leads to a square before the other pawn.

    >>> captured(2, release=6)
    [Fraction(11, 36), Fraction(671, 1296)]
    """
    waits, released, out = Fraction(1), Fraction(0), [Fraction(0)]
    # A pawn that stands beyond the square to which the releasing face leads bars nothing.
    bars = 0 < barred <= release
    for _ in range(turns):
        leaves, freed = released * shows(open_faces(barred)), waits * shows((release,))
        waits, released = waits - freed, released - leaves + (freed if bars else 0)
        out.append(out[-1] + leaves + (0 if bars else freed))
    return out[1:]


def punished(turns: int, missed: int, barred: int = 0) -> list[Fraction]:
    """Return the same for a punished pawn: it misses some turns, and then needs no certain face.

    >>> punished(4, missed=2, barred=2)
    [Fraction(0, 1), Fraction(0, 1), Fraction(11, 36), Fraction(671, 1296)]
    """
    stays = 1 - shows(open_faces(barred))
    return [1 - stays ** max(0, turn - missed) for turn in range(1, turns + 1)]


def open_faces(barred: int) -> range:
    """Return the faces that lead out of a drakkar square, if a pawn stands on this square of the way (0 for none)."""
    return FACES if not barred else FACES[: barred - 1]


# ------------------------------------------------------------------------------------------------ Emblems


def emblem(view: Drakkar, square: str) -> dict[str, Fraction]:
    """Return the chance of each kind of emblem on a square, for the seat whose view this is.

    Every look and every take that the seat has seen counts: what is known leaves fewer for the rest.

    >>> table = vl.position("drakkar", "emblems: e5, f6 heart B, g7 crown A / A: e4 h6 / B: / turn: A").table
    >>> emblem(table.view(0), "f6")["heart"], emblem(table.view(1), "f6")["heart"]
    (Fraction(3, 17), Fraction(1, 1))
    """
    outcomes = view.emblems.outcomes(view.lies[square])
    whole = sum(weight for _, weight in outcomes)
    return {symbol: Fraction(weight, whole) for symbol, weight in outcomes}


def fits(view: Drakkar, seat: int, square: str) -> Fraction:
    """Return the chance that the emblem on a square fits an empty shield of the seat, or of its partner."""
    chances = emblem(view, square).items()
    return sum((chance for symbol, chance in chances if view.needing(seat, symbol)), Fraction(0))


def unseen(view: Drakkar, seat: int) -> Counter[str]:
    """Return the number of emblems of each kind that the seat can’t tell apart."""
    return Counter(view.emblems.seen_by(seat).unseen)


def likelihood(hidden: Mapping[str, int], symbol: str, seen: str) -> Fraction:
    """Return the chance of seeing this emblem elsewhere, if the one that is asked about is of that kind.

    ``hidden`` counts all that couldn’t be told apart before, these two included.

    >>> likelihood({"heart": 3, "club": 2}, symbol="heart", seen="heart")
    Fraction(1, 2)
    """
    return Fraction(hidden.get(seen, 0) - (symbol == seen), sum(hidden.values()) - 1)


# ------------------------------------------------------------------------------------------------ Look first, or take?


@cache
def turns_to(board: Board, target: str) -> dict[str, Fraction]:
    """Return the average number of turns until a pawn lands exactly on a square, from every square, with best play.

    It is alone, and uses one of two dice each turn, or none. From the square itself it must go away and come again.

    Only a move to a better square is worth making. So the squares are settled in the order of their turns, the best
    first, each from those before it: nothing is approximated.
    """
    settled: dict[str, Fraction] = {}
    best: dict[str, dict[int, Fraction]] = {square: {} for square in board.places}
    queue: list[tuple[Fraction, str]] = []

    def lead(end: str, turns: Fraction) -> None:
        for start, face in _into(board)[end]:
            if start not in settled and face not in best[start]:
                best[start][face] = turns
                heappush(queue, (_turns([*best[start].values()]), start))

    lead(target, Fraction(0))
    while queue:
        turns, square = heappop(queue)
        if square not in settled:
            settled[square] = turns
            lead(square, turns)
    return settled


def _turns(after: Sequence[Fraction]) -> Fraction:
    """Return the expected turns if some faces lead on, to squares with these turns, the best first."""
    # Of 36 rolls 11 show the best face, 9 more show the second best without it, and so on.
    weights = [len(FACES) ** 2 - (len(FACES) - 1) ** 2 - 2 * place for place in range(len(after))]
    ahead = sum((weight * turns for weight, turns in zip(weights, after, strict=True)), Fraction(len(FACES) ** 2))
    return ahead / sum(weights)


@cache
def _into(board: Board) -> dict[str, list[tuple[str, int]]]:
    """Return for each square where a piece can come from, and with which die."""
    found: dict[str, list[tuple[str, int]]] = {square: [] for square in board.places}
    for face in FACES:
        for start, steps in board.steps[face,].items():
            for end, _ in steps:
                found[end].append((start, face))
    return found


class Costs(NamedTuple):
    """The costs of a decision in turns: coming again to an emblem that was only looked at, and a wrong take."""

    again: Fraction
    wrong: Fraction

    @property
    def break_even(self) -> Fraction:
        """Return the least chance of fitting at which a blind take costs no more turns than to look first."""
        return self.wrong / (self.wrong + self.again)


def costs(box: Box, players: int, seat: int, square: str) -> Costs:
    """Return the costs for a seat, in turns, of looking first at the emblem on a square, and of taking it wrongly.

    After a look, a pawn must leave the square and land there again. After a wrong take, the seat misses some turns, and
    its pawn must come back from a drakkar square, the better of the two.
    """
    turns = turns_to(box.board, square)
    back = min(turns[home] for home in box.homes(players, seat))
    return Costs(turns[square], box.turns + back)


def right(copies: int, kinds: int, filled: int, shields: int, fitting: int = 0, others: int = 0) -> Fraction:
    """Return the chance that an unseen emblem fits an empty shield, for a seat with some shields filled.

    ``fitting`` and ``others`` count the emblems seen besides those on its shields: those that would fit one, and those
    that wouldn’t. The chance is 0 if it has seen all.

    >>> right(copies=4, kinds=6, filled=2, shields=5)
    Fraction(6, 11)
    """
    fit, hidden = copies * (shields - filled) - fitting, copies * kinds - filled - fitting - others
    return Fraction(max(0, fit), hidden) if hidden > 0 else Fraction(0)
