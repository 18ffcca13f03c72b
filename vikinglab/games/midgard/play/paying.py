"""Paying: goods are paid as they are, dice one by one where there is a choice; what was begun may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import Action, Decision, Pending
from vikinglab.core.words.speech import Word

from .. import effects
from ..dice import fits, kind, kinds, less, only_way
from ..table import Midgard
from .choosing import _Choice, word
from .doing import Do, bars, begins, does, goods


class Spend(Action):
    """Pay with a die of your ship or a Ship Upgrade."""

    path = ("die:{seat}:{piece}",)
    untimely = "part.cost"

    piece: str


class TakeBack(Action):
    """Take back what you chose, and choose again."""

    untimely = "part.cost"


TAKE_BACK = TakeBack()


def tell_choice(table: Midgard, seat: int, chosen: Word | None) -> None:
    """Tell what was chosen of several pieces, or that all of them were taken back."""
    if table.story:
        table.tell("pay.one-icon", seat=seat, piece=chosen or "", back=int(chosen is None))


def take_back(table: Midgard, begun: Any, *chosen: str) -> None:
    """Abandon a payment or a combat: whoever asked for it asks again, or else it begins anew with nothing chosen."""
    if begun.steps >= 0:
        del table.stack[len(table.stack) - begun.steps :]
    else:
        table.push(replace(begun, **dict.fromkeys(chosen, ())))
    tell_choice(table, begun.seat, None)


def let_stand(table: Midgard, begun: Any) -> None:
    """Let a payment or a combat stand: whoever asked for it doesn't ask any more."""
    if begun.steps >= 0:
        del table.stack[len(table.stack) - begun.steps - 1]


def pay_for(table: Midgard, seat: int, cost: effects.Pay, asker: Decision | None, *then: Pending) -> None:
    """Pay a cost, and go on with ``then``. Where the dice can be chosen, that can be taken back to the asker."""
    paid = only_way(table.pieces(seat), cost.dice, table.wild(seat)) if cost.dice else ()
    if paid is not None:
        table.push(*then)
        pay(table, seat, cost.food, cost.favor, cost.terror, paid)
    elif asker is None:
        table.push(PayDice(seat, cost.food, cost.favor, cost.terror, cost.dice, (), -1), *then)
    else:
        table.push(PayDice(seat, cost.food, cost.favor, cost.terror, cost.dice, (), len(then)), *then, asker)


def pay(table: Midgard, seat: int, food: int, favor: int, terror: int, pieces: tuple[str, ...]) -> None:
    """Pay goods and dice, all at once."""
    ship = table.longships[seat]
    ship.food -= food
    ship.favor -= favor
    ship.terror -= min(terror, ship.terror)
    table.spend(seat, *pieces)
    if table.story and (food or favor or terror or pieces):
        paid = [goods(what, n) for what, n in (("food", food), ("favor", favor), ("terror", terror)) if n]
        wild = ("pay.wild",) if table.wild(seat) in pieces else ()
        table.tell("part.cost", also=wild, seat=seat, paid=(*paid, *map(word, pieces)))


@does(effects.Pay)
def pay_effect(table: Midgard, seat: int, effect: effects.Pay, key: str) -> None:
    """Pay in the middle of an effect list."""
    pay_for(table, seat, effect, None)


@begins(effects.Pay)
def pay_first(table: Midgard, seat: int, effect: effects.Pay, key: str, asker: Decision | None) -> None:
    """Pay at the beginning of an effect list."""
    pay_for(table, seat, effect, asker, Do(seat, key, 1))


@bars(effects.Pay)
def cant_pay(table: Midgard, seat: int, effect: effects.Pay) -> str | None:
    """Whoever can't pay may not choose it."""
    if table.can_pay(seat, effect) or (effect.terror and table.box.rulings["village.runes"] == "always"):
        return None
    return "village.runes" if effect.terror else "part.cost"


class PayDice(_Choice):
    """Pay one die or Ship Upgrade for each icon; a clan icon of your leader’s clan is wild."""

    rules = ("part.cost", "pay.wild")

    food: int
    favor: int
    terror: int
    icons: tuple[str, ...]
    spent: tuple[str, ...]
    steps: int
    """How many things are to happen after the payment; -1 where it can't be taken back as a whole."""

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [Spend(piece) for piece in dict.fromkeys(less(table.pieces(self.seat), self.spent))]
        return [*found, TAKE_BACK] if self.steps >= 0 or self.spent else found

    def refuse(self, table: Midgard, action: Any) -> str | None:
        if type(action) is TakeBack:
            return None
        wild = table.wild(self.seat)
        if fits(kinds((*self.spent, action.piece), wild), self.icons):
            return None
        return "pay.clan-icon" if kind(action.piece, wild) == "K" else "pay.one-icon"

    def resolve(self, table: Midgard, action: Any) -> None:
        if type(action) is TakeBack:
            take_back(table, self, "spent")
            return
        spent = (*self.spent, action.piece)
        paid = only_way(table.pieces(self.seat), self.icons, table.wild(self.seat), spent)
        if paid is None:
            table.push(replace(self, spent=spent))
            tell_choice(table, self.seat, word(action.piece))
            return
        let_stand(table, self)
        pay(table, self.seat, self.food, self.favor, self.terror, paid)
