"""Paying: goods are paid as they are, dice one by one where there is a choice; what was begun may be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import Action, Decision, Pending, Step
from vikinglab.core.words.rulebook import rule

from .. import effects
from ..dice import can_spend, fits, kind, kinds, less, only_way, placed, within
from ..table import Midgard
from .choosing import _Choice, holds_its_own, word
from .doing import Do, bars, begins, goods, tell_piece

if TYPE_CHECKING:
    from .combat import PrepareCombat, RerollOrStop


class Spend(Action):
    """Spend a die of your ship or a Ship Upgrade: a payment or a combat knows what for."""

    path = ("die:{seat}:{piece}",)
    untimely = "part.cost"

    piece: str

    def refused(self, table: Midgard, decision: PayDice | PrepareCombat | RerollOrStop) -> str | None:
        return decision.cant_spend(table, self.piece)

    def do(self, table: Midgard, decision: PayDice | PrepareCombat) -> None:
        decision.spend(table, self.piece)


class TakeBack(Action):
    """Take back what you chose, and choose again."""

    untimely = "part.cost"

    def do(self, table: Midgard, decision: Any) -> None:
        table.push(decision.taken_back())
        tell_piece(table, decision.rules[0], decision.seat, None)


TAKE_BACK = TakeBack()


class Payment(Step):
    """A cost is paid, and then it goes on. Where the dice can be chosen, their owner chooses."""

    seat: int
    cost: effects.Pay
    then: Pending
    asker: Decision | None
    """The decision that asks again if the payment is taken back; None if there was no choice."""

    def run(self, table: Midgard) -> None:
        icons = self.cost.dice
        paid = only_way(table.pieces(self.seat), icons, table.wild(self.seat)) if icons else ()
        if paid is None:
            table.push(PayDice(self.seat, self.cost, (), self.then, self.asker))
        else:
            pay(table, self.seat, self.cost, paid, self.then)


@rule("part.cost")
def pay(table: Midgard, seat: int, cost: effects.Pay, pieces: tuple[str, ...], then: Pending) -> None:
    """Pay goods and dice, all at once, and go on."""
    table.push(then)
    ship = table.longships[seat]
    # By another ruling, Runic Carvings ask for terror only where there is any.
    terror = min(cost.terror, ship.terror)
    ship.food -= cost.food
    ship.favor -= cost.favor
    ship.terror -= terror
    table.spend(seat, *pieces)
    if table.story and (cost.food or cost.favor or terror or pieces):
        paid = [goods(what, n) for what, n in (("food", cost.food), ("favor", cost.favor), ("terror", terror)) if n]
        wild = ("pay.wild",) if table.wild(seat) in pieces else ()
        table.tell("part.cost", also=wild, seat=seat, how="pay", paid=(*paid, *map(word, pieces)))


@begins(effects.Pay)
def pay_first(table: Midgard, seat: int, effect: effects.Pay, key: str, asker: Decision | None) -> None:
    """Pay at the beginning of an effect list."""
    table.push(Payment(seat, effect, Do(seat, key, 1), asker))


@bars(effects.Pay)
def cant_pay(table: Midgard, seat: int, effect: effects.Pay) -> str | None:
    """Return the rule that asks for the cost, if a seat can't pay it."""
    if table.can_pay(seat, effect) or (effect.terror and table.box.rulings["village.runes"] == "always"):
        return None
    return "village.runes" if effect.terror else "part.cost"


class PayDice(_Choice):
    """Pay one die or Ship Upgrade for each icon; a clan icon of your leader’s clan is wild."""

    rules = ("pay.one-icon", "part.cost", "pay.wild")

    cost: effects.Pay
    spent: tuple[str, ...]
    then: Pending
    asker: Decision | None

    def can_wait(self, table: Midgard) -> bool:
        pieces, wild, icons = table.pieces(self.seat), table.wild(self.seat), self.cost.dice
        begun = within(self.spent, pieces) and len(self.spent) < len(icons) and fits(kinds(self.spent, wild), icons)
        possible = table.can_pay(self.seat, self.cost) and can_spend(pieces, icons, wild)
        return begun and possible and holds_its_own(self)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        paid = zip(self.cost.dice, placed(self.spent, self.cost.dice, table.wild(self.seat)), strict=True)
        return {"missing": effects.named(f"icon-{icon}" for icon, piece in paid if not piece)}

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [Spend(piece) for piece in dict.fromkeys(less(table.pieces(self.seat), self.spent))]
        return [*found, TAKE_BACK] if self.asker or self.spent else found

    def cant_spend(self, table: Midgard, piece: str) -> str | None:
        """Return the rule that keeps a piece from being paid, or None."""
        wild = table.wild(self.seat)
        if fits(kinds((*self.spent, piece), wild), self.cost.dice):
            return None
        return "pay.clan-icon" if kind(piece, wild) == "K" else "pay.one-icon"

    def spend(self, table: Midgard, piece: str) -> None:
        """Choose a piece; the last one that leaves no choice completes the payment."""
        spent = (*self.spent, piece)
        paid = only_way(table.pieces(self.seat), self.cost.dice, table.wild(self.seat), spent)
        if paid is None:
            table.push(replace(self, spent=spent))
            tell_piece(table, "pay.one-icon", self.seat, word(piece))
        else:
            pay(table, self.seat, self.cost, paid, self.then)

    def taken_back(self) -> Decision:
        """Return the decision that asks again."""
        return self.asker or replace(self, spent=())
