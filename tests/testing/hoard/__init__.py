"""A small game for the kit to look at: chests lie closed, and whoever has a coin may open one; by the lamp one sees
what is in a chest and nobody else does; after each turn the tide comes in or goes out.

It is written as a package of its own, so that copies of it can be given a defect each.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent
from vikinglab.core.engine.decision import Action, Chance, Decision, Done, FromPool, Step
from vikinglab.core.engine.grammar import (
    LETTERS,
    BadPosition,
    Each,
    Line,
    Many,
    Maybe,
    Named,
    Number,
    OneOf,
    PendingLine,
    Record,
    Row,
    Seat,
    Seats,
    attribute,
    entry,
    top,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Result, Table
from vikinglab.core.game import Game
from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.words.speech import Text, Word, speech

KEY = __name__.rpartition(".")[2].replace("_", "-")
WORTH = {"bones": 0, "silver": 2, "gold": 5}


class Content(GameContent, frozen=True, kw_only=True):
    """A content file."""

    chests: Figure[list[str]]
    coins: Figure[Annotated[int, Meta(ge=0)]]
    turns: Figure[Annotated[int, Meta(ge=1)]]


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content, and a sheet of notes that no game should need."""

    notes: dict[str, Any] = {}


def pack(**common: Any) -> Box:
    """Return the box."""
    return Box(**common)


class Hoard(Table, kw_only=True):
    """A position: what lies in the chests, what each seat has, and which chests were opened."""

    chests: Pool
    coins: list[int]
    hoards: list[list[str]]
    bank: int = 0
    turns: int = 0
    high: bool = False
    """True if the tide is high: then nobody digs."""

    @property
    def closed(self) -> list[int]:
        """The chests that are still closed."""
        return [int(slot) for slot in self.chests.slots]


def setup(box: Box, players: int) -> Hoard:
    """Return the table before the first turn."""
    table = Hoard(
        players=players,
        chests=Pool.of(box.content.chests),
        coins=[2] * players,
        hoards=[[] for _ in range(players)],
        bank=box.content.coins - 2 * players,
    )
    table.box = box
    for chest, _ in enumerate(box.content.chests, 1):
        table.chests.deal(str(chest))
    table.push(NextTurn(0))
    return table


def check(table: Hoard) -> None:
    """Check the invariants."""
    content = table.box.content
    if min(*table.coins, table.bank) < 0 or sum(table.coins) + table.bank != content.coins:
        raise BadPosition("coins are missing")
    taken = Counter(piece for hoard in table.hoards for piece in hoard)
    if taken + table.chests.pieces() != Counter(content.chests):
        raise BadPosition("what lies in the chests doesn’t fit")


class NextTurn(Step):
    """Seats play in turn, until the chests are open or the turns are over."""

    rules = ("turn.order",)

    seat: int

    def run(self, table: Hoard) -> None:
        if not table.closed or table.turns == table.box.content.turns * table.players:
            scores = [sum(WORTH[piece] for piece in hoard) for hoard in table.hoards]
            winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            table.finish(Result(tuple(scores), winners))
            return
        table.turns += 1
        table.push(Dig(self.seat), Tide(), NextTurn((self.seat + 1) % table.players))


class Peek(Action):
    """Look into a chest by the lamp."""

    chest: int


class Open(Action):
    """Open a chest for a coin."""

    chest: int


class Dig(Decision):
    """Look into a chest, open one for a coin, or earn a coin."""

    rules = ("turn.order",)

    def candidates(self, table: Hoard) -> list[Action]:
        return [*map(Peek, table.closed), *map(Open, table.closed), Done()]

    def reach(self, table: Hoard) -> list[Action]:
        chests = range(1, len(table.box.content.chests) + 1)
        return [*map(Peek, chests), *map(Open, chests), Done()]

    def refuse(self, table: Hoard, action: Any) -> str | None:
        if isinstance(action, Done):
            return None
        if action.chest not in table.closed:
            return "chest.open"
        if isinstance(action, Peek):
            return "peek.once" if self.seat in table.chests.slots[str(action.chest)].seen else None
        if table.high:
            return "tide.high"
        return "chest.coin" if table.coins[self.seat] < 1 else None

    def resolve(self, table: Hoard, action: Any) -> None:
        match action:
            case Peek(chest):
                table.push(Look(self.seat, chest))
            case Open(chest):
                table.coins[self.seat] -= 1
                table.bank += 1
                table.push(TurnUp(self.seat, chest))
            case Done() if table.bank:
                table.coins[self.seat] += 1
                table.bank -= 1
                if table.story:
                    table.tell("coin.earn", seat=self.seat)

    def question_facts(self, table: Hoard) -> Mapping[str, Any]:
        return {"coins": table.coins[self.seat]}

    def path(self, table: Hoard, action: Any) -> tuple[str, ...]:
        match action:
            case Peek(chest):
                return ("lamp", f"chest:{chest}")
            case Open(chest):
                return (f"chest:{chest}",)
        return super().path(table, action)


class Look(FromPool):
    """Show the contents of a chest to the seat that looks."""

    stream = "chests"
    pile = "chests"
    rules = ("peek.secret",)

    seat: int
    chest: int

    def slot(self, table: Hoard) -> str:
        return str(self.chest)

    def resolve(self, table: Hoard, outcome: str) -> None:
        table.chests.look(str(self.chest), outcome, [self.seat])
        if table.story:
            table.tell("peek.look", seat=self.seat, chest=self.chest)
            table.tell("peek.secret", only=(self.seat,), chest=self.chest, piece=Word(f"thing-{outcome}"))


class TurnUp(Look):
    """Show the contents of a chest to all, and give them to the seat."""

    def resolve(self, table: Hoard, outcome: str) -> None:
        table.chests.show(str(self.chest), outcome, table.players)
        table.hoards[self.seat].append(table.chests.pick(str(self.chest)))
        if outcome == "bones" and table.coins[self.seat]:
            table.push(Appease(self.seat))
        if table.story:
            table.tell("chest.coin", seat=self.seat, chest=self.chest, piece=Word(f"thing-{outcome}"))


class Give(Action):
    """Give a coin away."""

    path = ("purse:{rival}",)

    rival: int


class Appease(Decision):
    """Bones bring bad luck, until a coin is given to another seat."""

    def candidates(self, table: Hoard) -> list[Action]:
        return [*map(Give, range(table.players))]

    def refuse(self, table: Hoard, action: Any) -> str | None:
        return "bones.gift" if action.rival == self.seat else None

    def resolve(self, table: Hoard, action: Any) -> None:
        table.coins[self.seat] -= 1
        table.coins[action.rival] += 1
        if table.story:
            table.tell("bones.gift", seat=self.seat, rival=action.rival)


def untimely(table: Hoard, action: Any) -> str | None:
    """Name the rule for an untimely coin: it is given away after bones were found, and then before anything else."""
    return "bones.gift"


class Tide(Chance):
    """After each turn the tide comes or goes: two dice that show the same bring high water."""

    stream = "tide"

    def outcomes(self, table: Hoard) -> list[tuple[tuple[int, int], int]]:
        return [((one, two), 1 if one == two else 2) for one in range(1, 4) for two in range(one, 4)]

    def resolve(self, table: Hoard, outcome: tuple[int, int]) -> None:
        table.high = outcome[0] == outcome[1]
        if table.story:
            table.tell("tide.high", high=int(table.high))


def worth(table: Hoard, seat: int) -> float:
    """Return the worth of a seat's hoard, and of the pieces it has seen."""
    seen = [table.chests.knows(seat, slot) for slot in table.chests.slots]
    known = sum(WORTH[piece] for piece in seen if piece)
    return sum(WORTH[piece] for piece in table.hoards[seat]) + 0.5 * table.coins[seat] + 0.2 * known


def scene(table: Hoard, seat: int | None) -> Scene:
    """Return the shore, and what each seat has."""
    marks = [Mark("lamp", "space", 20, 20, say("board-lamp"), "shore", sprite="vl-star")]
    for chest in range(1, len(table.box.content.chests) + 1):
        marks.append(Mark(f"chest:{chest}", "space", 40 * chest, 60, chest_words(table, chest, seat), "shore"))
        if chest in table.closed:
            known = table.chests.slots[str(chest)].value
            marks.append(
                Mark(f"lid:{chest}", "piece", 40 * chest, 60, None, "shore", sprite="vl-shade", text=str(chest),
                     over="vl-coin" if known == "gold" else "", on=f"chest:{chest}", choice=f"chest:{chest}")
            )  # fmt: skip
    for owner, hoard in enumerate(table.hoards):
        marks.append(Mark(f"purse:{owner}", "label", 270, 20, None, f"hoard:{owner}", text=str(table.coins[owner])))
        for number, piece in enumerate(hoard):
            words = say(f"thing-{piece}")
            marks.append(
                Mark(
                    f"piece:{owner}:{number}", "piece", 20 + 36 * number, 20, words, f"hoard:{owner}", sprite="vl-coin"
                )
            )
    title = say("board-title", turn=table.turns, high=int(table.high))
    shore = Group("shore", 0, 0, 300, 100, say("board-shore", closed=len(table.closed)))
    groups = (shore, *(hoard_of(table, owner) for owner in range(table.players)))
    asked = [f"hoard:{thing.seat}" for thing in table.stack[-1:] if isinstance(thing, Decision)]
    return Scene(KEY, 300, 300, title, tuple(marks), groups, tuple(asked))


def hoard_of(table: Hoard, owner: int) -> Group:
    """Return the group of what a seat has."""
    words = say("board-hoard", seat=owner, coins=table.coins[owner], pieces=len(table.hoards[owner]))
    return Group(f"hoard:{owner}", 0, 100 + 40 * owner, 300, 40, words, sheet=True, seat=owner)


def chest_words(table: Hoard, chest: int, seat: int | None) -> Text:
    """Return a chest, and what is known of it."""
    if chest not in table.closed:
        return say("board-open", chest=chest)
    known = table.chests.slots[str(chest)].value
    return say("board-known", chest=chest, piece=Word(f"thing-{known}")) if known else say("board-closed", chest=chest)


def say(key: str, **facts: Any) -> Text:
    """Return a message of the game."""
    return speech(__name__).say(key, facts)


def lines(table: Hoard) -> list[Line]:
    """Return the lines of a position: ``chests: 1, 3 gold A / A: coins 2, has silver / B: / tide: high / turn: B``."""
    seat, piece, most = Seat(table.players), OneOf("a piece", WORTH), table.box.content.coins
    chest = Row(Number(1, 99), Maybe(piece, None), Maybe(Seats(table.players), ()))

    def hoard(at: int) -> Line:
        coins = Line("coins", Number(0, most), 0, access=entry("coins", at))
        has = (lambda table: tuple(table.hoards[at]), lambda table, pieces: own(table, at, pieces))
        return Record(LETTERS[at], coins, Line("has", Many(piece), (), access=has))

    def bank(table: Hoard) -> int:
        return most - sum(table.coins)

    return [
        Line("chests", Each(chest), (), access=(lying, lay)),
        *map(hoard, range(table.players)),
        Line("bank", Number(0, most), bank),
        Line("turns", Number(1, 99), 1),
        Line("tide", Named("high or low", {"high": True, "low": False}), False, access=attribute("high")),
        PendingLine("turn", seat, 0, access=(lambda table: table.stack[-1].seat, begin)),
        PendingLine("bones", seat, None, access=(top(Appease, "seat"), appease)),
    ]


def lying(table: Hoard) -> tuple[Any, ...]:
    """Return the closed chests."""
    return tuple((int(chest), slot.value, slot.seen) for chest, slot in table.chests.slots.items())


def lay(table: Hoard, chests: tuple[Any, ...]) -> None:
    """Close the chests, and nothing else."""
    table.chests = Pool.of(table.box.content.chests)
    for chest, piece, seats in chests:
        if len(table.chests) == 0 or str(chest) in table.chests.slots:
            raise BadPosition("there aren’t so many chests")
        table.chests.deal(str(chest))
        if piece and piece not in table.chests.unseen:
            raise BadPosition(f"there isn’t so much {piece}")
        if piece:
            table.chests.look(str(chest), piece, seats or ())


def own(table: Hoard, seat: int, pieces: tuple[str, ...]) -> None:
    """Let a seat have pieces that lie in no chest any more."""
    if len(pieces) > len(table.chests) or Counter(pieces) - Counter(table.chests.unseen):
        raise BadPosition("there aren’t so many pieces")
    for piece in pieces:
        table.chests.take(piece)
    table.hoards[seat] = list(pieces)


def begin(table: Hoard, seat: int) -> None:
    """Let it be the turn of a seat."""
    table.push(Dig(seat), Tide(), NextTurn((seat + 1) % table.players))


def appease(table: Hoard, seat: int) -> None:
    """Let a seat have found bones."""
    table.stack[-1] = Appease(seat)


GAME = Game(
    KEY,
    package=__name__,
    editions=("standard",),
    content=Content,
    figures=lambda box: {"turns": box.content.turns},
    box=pack,
    table=Hoard,
    play=sys.modules[__name__],
    setup=setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
    untimely=untimely,
)
