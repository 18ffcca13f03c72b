"""Bots of Drakkar: an estimate of a position for a seat, and bots that remember all they saw, or a little.

They take what a seat knows from the pool’s record of who has seen what, never from a guess.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from vikinglab.bots import GreedyBot
from vikinglab.core.engine.decision import Action, FromPool
from vikinglab.core.engine.table import at_random
from vikinglab.core.game import Bot, Game

from .box import SYMBOLS, Move
from .play import BringOut, Leave, OnEmblem, Pass, PlayDice, See, Take
from .table import CAPTIVE, Drakkar

SHIELD = 10.0
"""The worth of a filled shield."""
TURN = 4.0
"""The cost of a turn that must be missed."""
PRISON = 5.0
"""The cost of a captured pawn."""
KNOWN = 2.0
"""The worth of knowing where an emblem lies that a shield waits for."""
LOOK = 2.5
"""The worth of landing on an unknown emblem."""
WON = 10.0
"""The worth of having won."""

AGAIN = tuple(1 - (1 - faces / 6) ** 2 for faces in range(7))
"""The chance that one of two dice shows one of some faces, by their number."""


def worth(table: Drakkar, seat: int) -> float:
    """Return the worth of a position for a seat: its possessions and hopes, less those of its best rival."""
    team = table.team(seat)
    others = [_standing(table, each) for each in range(table.players) if each not in team]
    standing = sum(_standing(table, each) for each in team) - 0.5 * max(others)
    if table.result is not None:
        return standing + (WON if seat in table.result.winners else -WON)
    return standing + _hopes(table, seat)


def _standing(table: Drakkar, seat: int) -> float:
    """Return the worth of what everybody sees of a seat: its shields, and its pawns in prison."""
    captives = table.held[2 * seat : 2 * seat + 2].count(CAPTIVE)
    return SHIELD * len(table.shields[seat]) - TURN * table.missing[seat] - PRISON * captives


def _hopes(table: Drakkar, seat: int) -> float:
    """Return the worth of what a seat knows and can reach."""
    pool, wanted = table.emblems, _wanted(table, seat)
    useful, strange = set(), set()
    for square, name in table.lies.items():
        slot = pool.slots[name]
        if seat not in slot.seen:
            strange.add(square)
        elif slot.value in wanted:
            useful.add(square)
    # A second emblem of a kind is of no use: one shield waits for it.
    known = {pool.slots[table.lies[square]].value for square in useful}
    found = [_faces(table, seat, squares) for squares in (useful, strange)]
    return KNOWN * len(known) + SHIELD * 0.8 * AGAIN[found[0]] + LOOK * AGAIN[found[1]] + _landed(table, seat, wanted)


def _wanted(table: Drakkar, seat: int) -> set[str]:
    """Return the emblems that the seat, or its partner, still needs."""
    return {symbol for each in table.team(seat) for symbol in table.clan(each) if symbol not in table.shields[each]}


def _faces(table: Drakkar, seat: int, squares: set[str]) -> int:
    """Return the number of faces of a die that bring a pawn of the seat to one of these squares."""
    ways, faces = table.box.board.ways, set()
    for start, pawn in table.stands.items():
        if pawn // 2 == seat:
            for end in squares & ways[start].keys():
                way = ways[start][end]
                if way.kind != "aslant" and table.bars_pawn(seat, start, end) is None:
                    faces.add(way.far)
    return len(faces)


def _landed(table: Drakkar, seat: int, wanted: set[str]) -> float:
    """Return the worth of the choice that the seat has on an emblem."""
    choice = table.stack[-1] if table.stack else None
    if not isinstance(choice, OnEmblem) or choice.seat != seat:
        return 0.0
    pool, slot = table.emblems, table.emblems.slots[table.lies[choice.square]]
    if seat in slot.seen:
        return SHIELD if slot.value in wanted else 0.0
    # In a guess all that others have seen has a value, and this seat doesn't know which.
    hidden = Counter(pool.unseen) + Counter(
        other.value for other in pool.slots.values() if other.value is not None and seat not in other.seen
    )
    right = sum(hidden[symbol] for symbol in wanted) / hidden.total()
    return max(LOOK, right * SHIELD - (1 - right) * TURN * table.box.turns)


# ------------------------------------------------------------------------------------------------ Those that play


def quick(table: Drakkar, rng: Random) -> Action:
    """Go to an emblem that may fit, and take one that probably does; else move a pawn anywhere.

    Random matches take thousands of moves, too many to count chances. This one knows what its seat has seen.
    """
    choice = table.stack[-1]
    if isinstance(choice, OnEmblem):
        fits = _fits(table, choice.seat, choice.square)
        return _TAKE if fits > 0.5 else _SEE if fits else _LEAVE
    if not isinstance(choice, (BringOut, PlayDice)):
        return at_random(table, rng)
    moves = _pawn_moves(table, choice)
    aims = [move for move in moves if move.end in table.lies and _fits(table, choice.seat, move.end)]
    found: Sequence[Action] = aims or moves or [_PASS]
    return found[int(rng.random() * len(found))]


# Playouts choose these thousands of times, so they are made once.
_SEE, _TAKE, _LEAVE, _PASS = See(), Take(), Leave(), Pass()


def _pawn_moves(table: Drakkar, choice: BringOut | PlayDice) -> list[Move]:
    """Return the legal moves of pawns."""
    steps, refuse = table.box.board.steps[choice.dice], choice.refuse
    starts = [square for square, pawn in table.stands.items() if pawn // 2 == choice.seat]
    return [move for start in starts for _, move in steps[start] if refuse(table, move) is None]


def _fits(table: Drakkar, seat: int, square: str) -> float:
    """Return the chance that an emblem fits, as far as a seat knows."""
    # A share of the kinds is close enough, and much quicker than counting what is left of each.
    slot = table.emblems.slots[table.lies[square]]
    wanted = _wanted(table, seat)
    return float(slot.value in wanted) if seat in slot.seen else len(wanted) / len(SYMBOLS)


class Rememberer(GreedyBot[Drakkar]):
    """Plays the move after which its position is worth most, and remembers all that it saw, or the last few of it."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most

    def known(self, view: Drakkar, rng: Random) -> Drakkar:
        """Return the part of a view that it still remembers; it guesses nothing of the rest."""
        return view if self.most is None else view.recalled(view.stack[-1].seat, self.most)

    def judge(self, game: Game, known: Drakkar, action: Action, rng: Random) -> float:
        """Return the worth of an action, on average over all that an emblem can be which it turns up or looks at."""
        # An emblem that comes up is weighed in every way it may come: one draw would let luck choose between actions.
        after = known.then(action)
        seat, shown = known.stack[-1].seat, after.waiting
        if not isinstance(shown, FromPool):
            return game.worth(after.drawn(rng), seat)
        outcomes = shown.outcomes(after)
        worth = [game.worth(after.then(each).drawn(rng), seat) * weight for each, weight in outcomes]
        return sum(worth) / sum(weight for _, weight in outcomes)


FORGETFUL = (4, 2, 0)
"""The numbers of emblems that forgetful bots remember."""
BOTS: Mapping[str, Bot] = {"greedy": Rememberer(), **{f"recalls-{most}": Rememberer(most) for most in FORGETFUL}}
