"""The round: the order is drawn, longships are played; then trade, construction and maintenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Chance, Decision, Step
from vikinglab.core.engine.dice import Outcomes
from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import scoring
from ..box import CLAN, CURSED, HIGH_SEA, SHIPS, WEALTH
from ..table import RESERVE, Vikingar
from .turn import Turn


class StartRound(Step):
    """A round has four phases: activation, trade, construction, maintenance."""

    rules = ("round.phases",)

    def run(self, table: Vikingar) -> None:
        table.round += 1
        table.push(DrawTokens())


@cache
def _orders(players: int) -> Outcomes[str]:
    """Every order of the seats, by their letters."""
    return Outcomes(("".join(order), 1) for order in permutations(LETTERS[:players]))


class DrawTokens(Chance):
    """Everybody draws a token: the order of the round goes from the lowest to the highest."""

    stream = "tokens"
    rules = ("maintain.order",)

    def outcomes(self, table: Vikingar) -> Outcomes[str]:
        return _orders(table.players)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        order = table.order = tuple([LETTERS.index(letter) for letter in outcome])
        table.push(*map(Turn, order), Trade())
        if table.story:
            also = ("maintain.order",) if table.round > 1 else ("setup.dials", "setup.longships")
            table.tell("round.order", also=also, seat=order[0], round=table.round, order=named_seats(order))


def named_seats(seats: tuple[int, ...]) -> tuple[Word, ...]:
    """Return seats as texts know them."""
    return tuple([Word(f"seat-{seat}") for seat in seats])


class Trade(Step):
    """Each outpost brings gold."""

    rules = ("round.phases",)

    def run(self, table: Vikingar) -> None:
        free = table.box.content.fleet.free
        table.push(*[Construct(seat, free, False) for seat in table.order], Maintain())
        for seat in table.order:
            outposts = table.outposts_of(seat)
            gold, bonus = outposts * table.box.content.gold.outpost, table.gain(seat, "trade")
            if gold or bonus:
                table.gold[seat] += gold + bonus
                if table.story:
                    power = table.card(table.powers[seat]) if bonus else ""
                    table.tell("trade.outposts", seat=seat, gold=gold, outposts=outposts, bonus=bonus, power=power)


class Construct(Step):
    """A player builds longships and buys a treasure, in any order; players do so in the order of the round."""

    seat: int
    free: int
    """The longships that are still free in this round."""
    bought: bool

    def run(self, table: Vikingar) -> None:
        choice, (longship, treasure, _) = Build(self.seat, self.free, self.bought), Build.choices
        if choice.refuse(table, longship) is None or choice.refuse(table, treasure) is None:
            table.push(choice)


class Longship(Action):
    """Build a longship."""

    untimely = "build.longship"


class Treasure(Action):
    """Buy a treasure."""

    untimely = "build.treasure"


class Build(Decision):
    """Build longships up to your limit, the first one free, and buy one treasure at most."""

    rules = ("build.high-sea",)
    choices = (Longship(), Treasure(), DONE)

    free: int
    bought: bool

    def refuse(self, table: Vikingar, action: Action) -> str | None:
        if type(action) is Longship:
            if CLAN - table.fleet(self.seat).count(RESERVE) >= table.limit(self.seat):
                return "build.limit"
            return "build.longship" if table.gold[self.seat] < self._price(table) else None
        if type(action) is Treasure:
            return self._refuse_treasure(table)
        return None

    def _refuse_treasure(self, table: Vikingar) -> str | None:
        if not table.missing(self.seat, WEALTH):
            return "feat.cup"
        dear = table.gold[self.seat] < table.price(self.seat, "treasure")
        return "build.treasure" if self.bought or dear else None

    def _price(self, table: Vikingar) -> int:
        return 0 if self.free else table.price(self.seat, "longship")

    def resolve(self, table: Vikingar, action: Action) -> None:
        seat = self.seat
        if type(action) is Longship:
            price = self._price(table)
            table.gold[seat] -= price
            ship = CLAN * seat + table.fleet(seat).index(RESERVE)
            table.where[ship] = HIGH_SEA
            table.push(Construct(seat, max(0, self.free - 1), self.bought))
            if table.story:
                table.tell(
                    "build.longship", also=("build.high-sea",), seat=seat, gold=price, price=price, ship=SHIPS[ship]
                )
        elif type(action) is Treasure:
            table.gold[seat] -= table.price(seat, "treasure")
            table.push(Construct(seat, self.free, True))
            if table.story:
                table.tell("build.treasure", seat=seat)
            scoring.award(table, seat, WEALTH)
        elif table.story:
            table.tell("round.phases", seat=seat)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        seat = self.seat
        return {
            "gold": table.gold[seat],
            "longships": len(table.ships_of(seat)),
            "limit": table.limit(seat),
            "bought": self.bought,
            "more": table.cups(seat) < len(table.box.content.fleet.limit) - 1,
            "feat": Word("feat", feat="wealth"),
            "price": table.price(seat, "treasure") if type(action) is Treasure else self._price(table),
        }


class Maintain(Step):
    """Everything becomes active again, the last in feats gets a Cursed point, and the next round begins."""

    rules = ("maintain.active",)

    def run(self, table: Vikingar) -> None:
        table.played, table.used = (), ()
        lowest = scoring.lowest(table)
        if len(lowest) == 1:
            curse(table, lowest[0])
        else:
            table.push(DrawLowest(tuple(lowest)))


class DrawLowest(Chance):
    """Players who tie for the fewest points draw tokens, and the lowest gets the Cursed point."""

    stream = "tokens"
    rules = ("maintain.tie",)

    seats: tuple[int, ...]

    def outcomes(self, table: Vikingar) -> list[tuple[str, int]]:
        return [(LETTERS[seat], 1) for seat in self.seats]

    def resolve(self, table: Vikingar, outcome: str) -> None:
        seat = LETTERS.index(outcome)
        if table.story:
            table.tell("maintain.tie", seat=seat, seats=named_seats(self.seats))
        curse(table, seat)


@rule("maintain.cursed", "victory.none")
def curse(table: Vikingar, seat: int) -> None:
    """Give the Cursed point; then the round is over, and the match too where nobody can win any more."""
    if table.story:
        points, full = table.points(seat), not table.missing(seat, CURSED)
        table.tell("maintain.cursed", also=("maintain.active",), seat=seat, points=points, full=full)
    scoring.award(table, seat, CURSED)
    if table.result is None:
        if table.round >= table.box.content.match.rounds or scoring.nobody_can_win(table):
            scoring.rank(table)
        else:
            table.push(StartRound())
