"""The box of Drakkar: the shape of its content files, and the board with all its ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain, combinations_with_replacement, takewhile
from typing import Annotated, Any, Literal, Unpack, get_args

from msgspec import Meta, Struct

from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent, Section, expect
from vikinglab.core.engine.decision import Action

Side = Literal["south", "west", "north", "east"]
Symbol = Literal["heart", "spade", "diamond", "club", "crown", "tower"]
Seats = Literal["2", "3", "4"]

SIDES: tuple[Side, ...] = get_args(Side)
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
FACES = range(1, 7)
FILES = "abcdefghijklm"
FREE, WHITE, ORANGE = ".oO"
"""The signs of a plan."""

INWARDS: Mapping[str, tuple[int, int]] = {"south": (0, 1), "west": (1, 0), "north": (0, -1), "east": (-1, 0)}
"""The direction in which a pawn leaves its drakkar, by the side of the board."""
AROUND = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class _Board(Section, frozen=True):
    side: Figure[Annotated[int, Meta(ge=13, le=13)]]
    plan: Figure[list[Annotated[str, Meta(max_length=13)]]]
    moorings: Figure[Annotated[list[Annotated[int, Meta(ge=1, le=13)]], Meta(min_length=2, max_length=2)]]


class _Prison(Section, frozen=True):
    turns: Figure[Annotated[int, Meta(ge=0, le=9)]]
    release: Figure[Annotated[int, Meta(ge=1, le=6)]]


class _Short(Section, frozen=True):
    """The figures of the short match: its clans have fewer shields."""

    shields: Figure[Annotated[int, Meta(ge=1, le=6)]]
    clans: dict[Side, Figure[list[Symbol]]]


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of Drakkar."""

    players: Figure[Annotated[list[Annotated[int, Meta(ge=2, le=4)]], Meta(min_length=1)]]
    shields: Figure[Annotated[int, Meta(ge=1, le=6)]]
    board: _Board
    copies: dict[Seats, Figure[Annotated[int, Meta(ge=1, le=9)]]]
    seats: dict[Seats, Figure[list[Side]]]
    clans: dict[Side, Figure[list[Symbol]]]
    prison: _Prison
    short: _Short | None = None


# ------------------------------------------------------------------------------------------------ The board


class Move(Action):
    """Move a piece from one square to another."""

    path = ("square:{start}", "square:{end}")

    start: str
    end: str


class Way(Struct, frozen=True):
    """A straight way from one square to another: how far it is, and what lies between."""

    move: Move
    far: int
    between: tuple[str, ...]
    kind: Literal["open", "in", "out", "aslant"]
    """Its kind: on the open board, into a drakkar square, straight out of one, or out of one aslant."""

    @property
    def is_open(self) -> bool:
        """Return whether a piece may go there if nothing stands in its way."""
        return self.kind in ("open", "out")


Step = tuple[str, Move]
"""The end of a move, and the move."""


# Odds are remembered by board. It is compared by identity, as it is too large to be hashed each time.
class Board(Struct, frozen=True, eq=False):
    """The squares and all the ways between them."""

    places: dict[str, tuple[int, int]]
    """The coordinates of each square, counted from the lower left, which is 1, 1."""
    drakkars: dict[str, tuple[str, str]]
    """The two drakkar squares of each side."""
    ways: dict[str, dict[str, Way]]
    steps: dict[tuple[int, ...], dict[str, tuple[Step, ...]]]
    """The squares where a piece may go with one of these dice if nothing is in its way, with the moves."""
    exits: dict[str, tuple[str, ...]]
    """The squares to which the faces of a die lead from a drakkar square."""

    def far(self, start: str, end: str) -> int:
        """Return the distance between two squares in a straight line; 0 if they aren’t on one.

        >>> board = vl.new("drakkar").table.box.board
        >>> board.far("e5", "h8"), board.far("e5", "f7")
        (3, 0)
        """
        (x, y), (across, up) = self.places[start], self.places[end]
        along, over = abs(across - x), abs(up - y)
        return max(along, over) if along == over or not along or not over else 0


@cache
def board(side: int, moorings: tuple[int, int]) -> Board:
    """Return a board with this many squares each way, and drakkar squares before these lines."""
    drakkars: dict[str, tuple[str, str]] = {name: (f"{name}-1", f"{name}-2") for name in SIDES}
    places = _squares(side)
    for name, squares in drakkars.items():
        places |= zip(squares, [_moored(name, line, side) for line in moorings], strict=True)
    names = {place: square for square, place in places.items()}
    ways = {start: {way.move.end: way for way in _ways(start, places, names)} for start in places}
    steps = {start: _open(found.values()) for start, found in ways.items()}
    # Dice are kept in ascending order, so one entry serves both orders of a roll.
    rolls = [*combinations_with_replacement(FACES, 1), *combinations_with_replacement(FACES, 2)]
    return Board(
        places=places,
        drakkars=drakkars,
        ways=ways,
        steps={dice: {start: _led_by(dice, found) for start, found in steps.items()} for dice in rolls},
        exits={home: tuple([way.move.end for way in steps[home]]) for home in chain(*drakkars.values())},
    )


def _squares(side: int) -> dict[str, tuple[int, int]]:
    return {f"{FILES[x - 1]}{y}": (x, y) for y in range(1, side + 1) for x in range(1, side + 1)}


def _open(ways: Iterable[Way]) -> list[Way]:
    # No pawn may move into a drakkar square or leave one aslant. Such ways are kept for the sentences that refuse them.
    return [way for way in ways if way.is_open]


def _led_by(dice: tuple[int, ...], ways: list[Way]) -> tuple[Step, ...]:
    return tuple([(way.move.end, way.move) for way in ways if way.far in dice])


def _moored(side: str, line: int, size: int) -> tuple[int, int]:
    """Return the place of a drakkar square: just outside, before a line."""
    x, y = INWARDS[side]
    outside = 0 if x + y > 0 else size + 1
    return (outside, line) if x else (line, outside)


def _ways(start: str, places: dict[str, tuple[int, int]], names: dict[tuple[int, int], str]) -> list[Way]:
    """Return all straight ways from a square, as far as a die goes."""
    found = []
    x, y = places[start]
    for along, up in AROUND:
        line = [*takewhile(bool, (names.get((x + along * far, y + up * far), "") for far in FACES))]
        for far, end in enumerate(line, 1):
            found.append(Way(Move(start, end), far, tuple(line[: far - 1]), _kind(start, end, (along, up))))
    return found


def _kind(start: str, end: str, direction: tuple[int, int]) -> Literal["open", "in", "out", "aslant"]:
    # Only drakkar squares have a dash in their names.
    if "-" in end:
        return "in"
    if "-" not in start:
        return "open"
    return "out" if INWARDS[start.partition("-")[0]] == direction else "aslant"


# ------------------------------------------------------------------------------------------------ The box


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content of Drakkar made ready for play."""

    board: Board
    white: tuple[str, ...]
    orange: tuple[str, ...]
    """The squares with a circle."""
    circled: dict[str, str]
    """The circle of each of them."""
    shields: int
    turns: int
    release: int
    claims: bool
    """True if you may take the emblem under your own pawn before you roll."""
    teams: bool

    def circles(self, players: int) -> tuple[str, ...]:
        """Return the squares where emblems lie at the start."""
        used = self.white if players == 2 else self.circled
        return tuple([square for square in self.board.places if square in used])

    def side(self, players: int, seat: int) -> Side:
        """Return the side of the board where a seat sits."""
        side: Side = self.content.seats[str(players)][seat]
        return side

    def homes(self, players: int, seat: int) -> tuple[str, str]:
        """Return the drakkar squares of a seat."""
        return self.board.drakkars[self.side(players, seat)]


def pack(content: Content, rulings: Mapping[str, str], **common: Unpack[core.Common]) -> Box:
    """Check what types can't say of a content file, and make the box."""
    _check(content)
    first, second = content.board.moorings
    white, orange = _signed(content, WHITE), _signed(content, ORANGE)
    return Box(
        content=content,
        rulings=rulings,
        **common,
        board=board(content.board.side, (first, second)),
        white=white,
        orange=orange,
        circled=dict.fromkeys(white, "white") | dict.fromkeys(orange, "orange"),
        shields=content.shields,
        turns=content.prison.turns,
        release=content.prison.release,
        claims=rulings["take.landing"] == "under a pawn",
        teams=rulings["team.two"] == "teams",
    )


def _signed(content: Content, sign: str) -> tuple[str, ...]:
    """Return the squares that have a sign in the plan, from the lower left."""
    rows = content.board.plan[::-1]
    return tuple(f"{FILES[x]}{y}" for y, row in enumerate(rows, 1) for x, found in enumerate(row) if found == sign)


def figures(box: Box) -> dict[str, object]:
    """Return the figures of texts that aren’t in the content as they stand."""
    white, squares = len(box.white), len(box.board.places)
    kinds, circles = len(SYMBOLS), white + len(box.orange)
    return {"squares": squares, "white": white, "circles": circles, "kinds": kinds, "lacking": kinds - box.shields}


def _check(content: Content) -> None:
    side, plan, shields = content.board.side, content.board.plan, content.shields
    signs = "a dot, o for a white circle, O for an orange one"
    drawn = len(plan) == side and all(len(row) == side and {*row} <= {FREE, WHITE, ORANGE} for row in plan)
    expect(drawn, "board.plan", f"a plan of {side} rows of {side} signs is expected: {signs}")
    first, second = content.board.moorings
    lines = f"two different lines of the board are expected, from 1 to {side}, the lower one first"
    expect(1 <= first < second <= side, "board.moorings", lines)
    for name, clan in content.clans.items():
        different = len(clan) == len({*clan}) == shields
        expect(different, f"clans.{name}", f"{shields} different emblems are expected")
    # The texts of the rules give figures for two and for four, whoever may play.
    for players in sorted({2, 4, *content.players}):
        _check_players(content, str(players))


def _check_players(content: Content, players: Any) -> None:
    """Check that so many can play: their seats, their clans, and emblems enough for all."""
    seats, copies, path = content.seats.get(players), content.copies.get(players), f"copies.{players}"
    sides = seats if seats else []
    reason = f"as many different sides are expected as there are players, {players}"
    expect(len(sides) == len({*sides}) == int(players), f"seats.{players}" if seats else "seats", reason)
    each = copies if copies else 0
    expect(copies, "copies", f"the number of emblems of each kind is missing for {players} players")
    for side in sides:
        expect(side in content.clans, "clans", f"the clan of {side} is missing")
    circles = sum(len(_signed(content, sign)) for sign in (WHITE if players == "2" else WHITE + ORANGE))
    reason = f"there must be one emblem for each of the {circles} circles, and there are {len(SYMBOLS)} kinds"
    expect(circles == each * len(SYMBOLS), path, reason)
    wanted = max(Counter(symbol for side in sides for symbol in content.clans[side]).values())
    expect(wanted <= each, path, f"some emblem is wanted by {wanted} clans, and there are fewer")
