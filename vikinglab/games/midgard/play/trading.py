"""Trade: rewards by share, of those that are still there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine import effect as core
from vikinglab.core.engine.decision import Action
from vikinglab.core.words.rulebook import rule

from .. import effects
from ..dice import without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import _Choice, word
from .crew import Aboard, take
from .doing import Do, barred, bars, does, tell_option


class Reward(Action):
    """Choose one of Trade's rewards, by its number."""

    path = ("reward:{number}",)
    untimely = "trade.choices"

    number: int

    def refused(self, table: Midgard, decision: TradeRewards) -> str | None:
        return barred(table, decision.seat, f"reward-{self.number}")

    def do(self, table: Midgard, decision: TradeRewards) -> None:
        seat, key = decision.seat, f"reward-{self.number}"
        if decision.left > 1:
            table.push(replace(decision, left=decision.left - 1))
        table.push(Do(seat, key))
        tell_option(table, seat, key)

    def facts(self, table: Midgard, decision: TradeRewards) -> Mapping[str, Any]:
        return {"effect": core.said(table.box.lists[f"reward-{self.number}"], table.box.speech)}


REWARDS = [Reward(number) for number in range(1, 10)]


@does(effects.Trade)
def trade(table: Midgard, seat: int, effect: effects.Trade, key: str) -> None:
    """Let a seat choose as many rewards as its share has."""
    times = table.box.content.locations["trade"].times[table.share(seat) - 1]
    table.push(TradeRewards(seat, times))


class TradeRewards(_InPart):
    """Choose a reward: favor, food, dice that lie there, or a prophecy; the same again as long as there is any."""

    rules = ("trade.rewards", "trade.choices")

    left: int

    def can_wait(self, table: Midgard) -> bool:
        return self.left > 0

    def candidates(self, table: Midgard) -> Sequence[Action]:
        rewards = REWARDS[: len(table.box.content.trade.rewards)]
        return [*rewards, *self.uses(table)] if table.longships[self.seat].artifacts else rewards


@does(effects.Take)
def take_effect(table: Midgard, seat: int, effect: effects.Take, key: str) -> None:
    """Give a seat dice that lie at Trade, or from the supply."""
    if effect.face == "shown":
        take_shown(table, seat, len(effect.dice))
    else:
        take(table, seat, effect, key)


@bars(effects.Take)
def cant_take(table: Midgard, seat: int, effect: effects.Take) -> str | None:
    """Dice can be taken while there are any, at Trade or in the supply."""
    left = table.trade if effect.face == "shown" else any(table.supply.values())
    return None if left else "trade.choices"


def take_shown(table: Midgard, seat: int, number: int) -> None:
    """Let a seat take dice that lie at Trade; where there is no choice, it has them."""
    dice = table.trade
    if not dice:
        return
    if number < len(dice) and len({*dice}) > 1:
        table.push(TakeShown(seat, number))
        return
    for die in dice[:number]:
        move(table, seat, die)
    table.push(Aboard(seat))
    for die in dice[:number]:
        tell_taken(table, seat, die)


def move(table: Midgard, seat: int, die: str) -> None:
    """Move a die from Trade to a longship: it keeps its face."""
    table.trade = without(table.trade, die)
    table.supply[die[0]] += 1
    table.gain_dice(seat, die)


@rule("trade.faces")
def tell_taken(table: Midgard, seat: int, die: str) -> None:
    """Tell the die that was taken from Trade."""
    if table.story:
        table.tell("trade.faces", seat=seat, die=word(die))


class Take(Action):
    """Take a die that lies at Trade."""

    path = ("trade:{die}",)
    untimely = "trade.faces"

    die: str

    def do(self, table: Midgard, decision: TakeShown) -> None:
        seat = decision.seat
        move(table, seat, self.die)
        if decision.number > 1:
            take_shown(table, seat, decision.number - 1)
        else:
            table.push(Aboard(seat))
        tell_taken(table, seat, self.die)


class TakeShown(_Choice):
    """Take dice that lie at Trade, with the faces that they show."""

    rules = ("trade.faces",)

    number: int

    def can_wait(self, table: Midgard) -> bool:
        return self.number > 0 and bool(table.trade)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*map(Take, dict.fromkeys(table.trade))]
