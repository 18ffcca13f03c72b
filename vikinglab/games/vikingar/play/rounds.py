"""The round: the order is drawn, longships are played; then trade, construction and maintenance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import permutations
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Chance, Decision, Done, Step
from vikinglab.core.engine.dice import Outcomes
from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import scoring
from ..box import CLAN, CURSED, FEATS, HIGH_SEA, SHIPS, WEALTH
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
    rules = ("round.order", "maintain.order")

    def outcomes(self, table: Vikingar) -> Outcomes[str]:
        return _orders(table.players)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        order = table.order = tuple([LETTERS.index(letter) for letter in outcome])
        table.push(*map(Turn, order), Trade())
        if table.story:
            also = ("maintain.order",) if table.round > 1 else ("setup.dials", "setup.longships")
            table.tell("round.order", also=also, seat=order[0], round=table.round, order=named_seats(order))


def named_seats(seats: tuple[int, ...]) -> tuple[Word, ...]:
    """Return the names of seats, as words for texts."""
    return tuple([Word(f"seat-{seat}") for seat in seats])


class Trade(Step):
    """Each outpost brings gold."""

    rules = ("round.phases", "trade.outposts")

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
        if longship.refused(table, choice) is None or treasure.refused(table, choice) is None:
            table.push(choice)


class Longship(Action):
    """Build a longship."""

    untimely = "build.longship"

    def refused(self, table: Vikingar, decision: Build) -> str | None:
        seat = decision.seat
        if CLAN - table.fleet(seat).count(RESERVE) >= table.limit(seat):
            return "build.limit"
        return "build.longship" if table.gold[seat] < self.price(table, decision) else None

    def price(self, table: Vikingar, decision: Build) -> int:
        """Return the price of a longship: nothing, as long as one is free."""
        return 0 if decision.free else table.price(decision.seat, "longship")

    @rule("build.longship", "build.high-sea")
    def do(self, table: Vikingar, decision: Build) -> None:
        seat, price = decision.seat, self.price(table, decision)
        table.gold[seat] -= price
        ship = CLAN * seat + table.fleet(seat).index(RESERVE)
        table.where[ship] = HIGH_SEA
        table.push(Construct(seat, max(0, decision.free - 1), decision.bought))
        if table.story:
            also = ("build.high-sea",)
            table.tell("build.longship", also=also, seat=seat, gold=price, price=price, ship=SHIPS[ship])

    def facts(self, table: Vikingar, decision: Build) -> Mapping[str, Any]:
        """Return facts for its name and its refusals: its price, and what could raise the limit."""
        seat = decision.seat
        cups = table.box.limits[seat in table.krakens][-1] > table.limit(seat)
        raised = "cups" if cups else "kraken" if table.box.limits[1][-1] > table.limit(seat) else "nothing"
        facts = {"price": self.price(table, decision), "gold": table.gold[seat], "raised": raised}
        return facts | {"longships": len(table.ships_of(seat)), "limit": table.limit(seat)}


class Treasure(Action):
    """Buy a treasure."""

    untimely = "build.treasure"

    def refused(self, table: Vikingar, decision: Build) -> str | None:
        seat = decision.seat
        if not table.missing(seat, WEALTH):
            return "feat.cup"
        return "build.treasure" if decision.bought or table.gold[seat] < table.price(seat, "treasure") else None

    @rule("build.treasure")
    def do(self, table: Vikingar, decision: Build) -> None:
        seat = decision.seat
        table.gold[seat] -= table.price(seat, "treasure")
        table.push(Construct(seat, decision.free, True))
        if table.story:
            table.tell("build.treasure", seat=seat)
        scoring.award(table, seat, WEALTH)

    def facts(self, table: Vikingar, decision: Build) -> Mapping[str, Any]:
        seat = decision.seat
        facts = {"price": table.price(seat, "treasure"), "gold": table.gold[seat], "bought": decision.bought}
        return facts | {"feat": Word("feat", feat=FEATS[WEALTH])}


class Build(Decision):
    """Build longships up to your limit, the first one free, and buy one treasure at most."""

    rules = ("build.high-sea", "round.phases")
    choices = (Longship(), Treasure(), DONE)

    free: int
    bought: bool

    def resolve(self, table: Vikingar, action: Action) -> None:
        if type(action) is not Done:
            action.do(table, self)
        elif table.story:
            table.tell("round.phases", seat=self.seat)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        seat = self.seat
        return {"gold": table.gold[seat], "longships": len(table.ships_of(seat)), "limit": table.limit(seat)}


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
