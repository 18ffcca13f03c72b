"""Setting up: the emblems, the pawns, and the first player."""

from __future__ import annotations

from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from ..box import SYMBOLS, Box
from ..table import FREE, Drakkar
from .turn import FirstTurn, Turn, _TwoDice


@rule("setup.emblems", "setup.two", "setup.pawns")
def setup(box: Box, players: int) -> Drakkar:
    """Return the table with emblems face down on their circles, and pawns on their drakkar squares."""
    copies = box.content.copies[str(players)]
    circles = box.circles(players)
    homes = [home for seat in range(players) for home in box.homes(players, seat)]
    table = Drakkar(
        players=players,
        emblems=Pool.of([*SYMBOLS] * copies),
        lies={square: f"e{number}" for number, square in enumerate(circles, 1)},
        stands={home: pawn for pawn, home in enumerate(homes)},
        held=[FREE] * len(homes),
        missing=[0] * players,
        shields=[()] * players,
        seen=[()] * players,
        looks=[""] * players,
    )
    table.box = box
    for slot in table.lies.values():
        table.emblems.deal(slot)
    table.push(RollForFirst(tuple(range(players))))
    return table


class RollForFirst(_TwoDice):
    """Each player rolls both dice: the highest total begins, and players who tie roll again."""

    rules = ("begin.first-player",)

    contenders: tuple[int, ...]
    totals: tuple[int, ...] = ()
    """The totals that the first of them have rolled."""

    @property
    def roller(self) -> int:
        """The seat that rolls now."""
        return self.contenders[len(self.totals)]

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        totals = (*self.totals, sum(outcome))
        leaders = tuple(seat for seat, total in zip(self.contenders, totals, strict=False) if total == max(totals))
        still = len(totals) < len(self.contenders)
        if still:
            table.push(RollForFirst(self.contenders, totals))
        elif len(leaders) == 1:
            _begin(table, *leaders)
        else:
            table.push(RollForFirst(leaders))
        if table.story:
            next = "roll" if still else "begin" if len(leaders) == 1 else "again"
            also = ("setup.pawns", *["setup.two"] * (table.players == 2))
            total, leader = totals[-1], leaders[0]
            table.tell("begin.first-player", also=also, seat=self.roller, total=total, next=next, leader=leader)


def _begin(table: Drakkar, first: int) -> None:
    """Give everybody a first turn, from the first player on to the left; then they go on in turn."""
    order = [(first + place) % table.players for place in range(table.players)]
    table.push(*map(FirstTurn, order), Turn(first))
