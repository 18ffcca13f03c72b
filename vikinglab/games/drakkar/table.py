"""A position of Drakkar: where pawns stand and emblems lie, and what may be done to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.rulebook import rule

from .box import Box

FREE, CAPTIVE, RELEASED = "", "captive", "released"
"""The states of a pawn on its drakkar square: free to leave, captured, or released from its next turn on, as its six
couldn’t bring it out."""


class _Boxed:
    if TYPE_CHECKING:
        box: Box
        by_heart: bool
        """True if this is what a seat recalls, and not all that it has seen."""
    else:
        by_heart = False


class Drakkar(_Boxed, Table, kw_only=True):
    """A position of Drakkar.

    Each seat has two pawns: pawns 0 and 1 are those of seat 0, and so on. An emblem keeps its slot in the pool wherever
    it goes. Pawns and emblems are known by the squares where they are.
    """

    emblems: Pool
    lies: dict[str, str]
    """The emblem on each square where one lies."""
    stands: dict[str, int]
    """The pawn on each square where one stands."""
    held: list[str]
    """The state of each pawn: free, captive or released."""
    missing: list[int]
    """The number of turns that each seat must still miss."""
    shields: list[tuple[str, ...]]
    """The emblems that each seat has taken, in the order in which it did."""
    seen: list[tuple[str, ...]]
    """The emblems that each seat has seen, the latest last."""
    shown: str = ""
    """The emblem that was last shown to all and put back, as long as it lies face up."""
    looks: list[str]
    """The emblem that each seat looks at: from its look until its next move."""

    # Seats

    @property
    def teams(self) -> bool:
        """Return whether two teams of two play."""
        return self.players == 4 and self.box.teams

    @rule("team.two")
    def team(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together: in teams, those that face each other."""
        # Seats 0 and 2 face each other, and so do 1 and 3.
        return (seat, seat ^ 2) if self.teams else (seat,)

    def after(self, seat: int) -> int:
        """Return the seat whose turn comes next: the left neighbour’s."""
        return (seat + 1) % self.players

    def homes(self, seat: int) -> tuple[str, str]:
        """Return the drakkar squares of a seat."""
        return self.box.homes(self.players, seat)

    def clan(self, seat: int) -> tuple[str, ...]:
        """Return the emblems on the shields of a seat."""
        return tuple(self.box.content.clans[self.box.side(self.players, seat)])

    @rule("take.own-shields", "team.shields")
    def needs(self, seat: int, symbol: str) -> bool:
        """Return whether an emblem belongs on a shield of a seat that is still empty."""
        return symbol in self.clan(seat) and symbol not in self.shields[seat]

    def needing(self, seat: int, symbol: str) -> list[int]:
        """Return the seats for which a seat may take an emblem: itself, and in teams its partner."""
        return [each for each in self.team(seat) if self.needs(each, symbol)]

    # Places

    def squares(self, seat: int) -> tuple[str, str]:
        """Return the squares of a seat’s two pawns."""
        return self.square_of(2 * seat), self.square_of(2 * seat + 1)

    def square_of(self, pawn: int) -> str:
        """Return the square of a pawn."""
        return next(square for square, found in self.stands.items() if found == pawn)

    def is_home(self, pawn: int) -> bool:
        """Return whether a pawn is on one of its drakkar squares."""
        return self.square_of(pawn) in self.homes(pawn // 2)

    @rule("pawn.over-emblems")
    def bars_pawn(self, seat: int, start: str, end: str) -> str | None:
        """Return the rule by which another pawn bars a pawn’s straight way, if one does."""
        stands = self.stands
        for square in self.box.board.ways[start][end].between:
            if square in stands:
                return "pawn.no-jump"
        if end not in stands:
            return None
        if stands[end] // 2 in self.team(seat):
            return "pawn.occupied"
        return None if end in self.lies else "free.only-blocking"

    def ways_out(self, seat: int, home: str) -> int:
        """Return the number of faces of a die with which a pawn can leave a drakkar square."""
        return sum(self.bars_pawn(seat, home, end) is None for end in self.box.board.exits[home])

    def can_leave(self, seat: int, home: str, face: int) -> bool:
        """Return whether a pawn can leave a drakkar square with this face."""
        return self.bars_pawn(seat, home, self.box.board.exits[home][face - 1]) is None

    # Changes

    def see(self, square: str, symbol: str, seats: Iterable[int]) -> None:
        """Let seats see an emblem, each for itself."""
        self.emblems.look(self.lies[square], symbol, seats)
        self._note_seen(self.lies[square], seats)

    def show(self, square: str, symbol: str) -> None:
        """Show an emblem to all at once."""
        self.emblems.show(self.lies[square], symbol, self.players)
        self._note_seen(self.lies[square], range(self.players))

    def look(self, square: str, symbol: str, seat: int) -> None:
        """Let a seat look at an emblem, until its next move."""
        self.see(square, symbol, (seat,))
        self.looks[seat] = self.lies[square]

    def move_pawn(self, start: str, end: str) -> None:
        """Put a pawn from a square to another."""
        self.stands[end] = self.stands.pop(start)

    def move_emblem(self, start: str, end: str) -> None:
        """Put an emblem from a square to another."""
        self.lies[end] = self.lies.pop(start)

    @rule("free.worse-square")
    def imprison(self, pawn: int) -> None:
        """Send a captured pawn to the drakkar square that leaves it fewer ways out; to its own, if they are equal."""
        seat = pawn // 2
        free = [home for home in self.homes(seat) if home not in self.stands]
        own = self.homes(seat)[pawn % 2]
        worst: str = min(free, key=lambda home: (self.ways_out(seat, home), home != own))
        self.stands[worst] = pawn
        self.held[pawn] = CAPTIVE

    @rule("prison.both", "prison.replaces")
    def punish(self, seat: int) -> None:
        """Send both pawns of a seat to their drakkar squares, to miss some turns; then they leave with any die."""
        pawns = (2 * seat, 2 * seat + 1)
        for pawn in pawns:
            del self.stands[self.square_of(pawn)]
            self.held[pawn] = FREE
        self.stands |= dict(zip(self.homes(seat), pawns, strict=True))
        self.missing[seat] = self.box.turns

    def take(self, square: str, seat: int) -> str:
        """Put an emblem that all have seen on a shield of a seat."""
        name = self.lies.pop(square)
        symbol = self.emblems.pick(name)
        self.seen = [self._seen_but(each, name) for each in range(self.players)]
        self.shown = "" if name == self.shown else self.shown
        self.looks = ["" if each == name else each for each in self.looks]
        self.shields[seat] += (symbol,)
        return symbol

    # Knowledge

    def recalled(self, seat: int | None, most: int = 0) -> Drakkar:
        """In a view: return the part that its seat still knows if it remembers only the last emblems that it saw.

        It also knows what lies face up, and what it looks at. Landing on an emblem reminds it of nothing.
        """
        from .play import ChooseShield

        twin, seats = self.clone(), range(self.players) if seat is None else (seat,)
        latest = [name for each in seats for name in self.seen[each][::-1][:most]]
        taken = [self.lies[thing.square] for thing in self.stack if isinstance(thing, ChooseShield)]
        kept = {self.shown, *taken, *latest, *(self.looks[each] for each in seats)}
        known = [name for name, slot in self.emblems.slots.items() if slot.value is not None]
        for each in seats:
            for name in known:
                if name not in kept:
                    twin.emblems.forget(name, each)
            twin.seen[each] = tuple([name for name in self.seen[each] if name in kept])
        twin.by_heart = True
        return twin

    def _note_seen(self, name: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self.seen[seat] = (*self._seen_but(seat, name), name)

    def retells(self, moment: Moment) -> bool:
        """In a view: return whether its seat still knows what a moment told it; what an emblem is may be forgotten."""
        if moment.rule not in ("look.secret", "take.wrong"):
            return True
        # The emblem may have been moved since, so its slot is the one that lay there then.
        slot = self.emblems.slots.get(moment.table.lies[moment.facts["square"]])
        return slot is not None and slot.value is not None

    def _seen_but(self, seat: int, name: str) -> tuple[str, ...]:
        """Return the emblems that a seat has seen, but for one."""
        return tuple([each for each in self.seen[seat] if each != name])

    # All emblems

    def pieces(self) -> Iterator[str]:
        """Yield every emblem in play, wherever it is; of those that a view doesn’t know, the kinds that there are."""
        yield from self.emblems.pieces().elements()
        for taken in self.shields:
            yield from taken
