"""Combat: hammers become combat dice, which must reach the defence; favor rerolls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import Action, Chance, Decision, Step
from vikinglab.core.engine.dice import Outcomes, dice
from vikinglab.core.words.speech import Word

from .. import effects
from ..dice import HAMMERS, added, kind, less, within, without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import _Choice, holds_its_own, word
from .doing import Do, bars, begins, is_list, tell_piece
from .paying import TAKE_BACK, Spend

if TYPE_CHECKING:
    from .territories import AttemptTerritory


class _Fought(Step):
    """A step after a combat, which notes how it ended; a cost that is paid instead wins."""

    seat: int
    won: bool


def _is_for_something(combat: Any) -> bool:
    """Return whether something comes after a combat that takes note of how it ended."""
    return isinstance(combat.then, _Fought) and holds_its_own(combat)


class Spoils(_Fought):
    """A seat that won gets what the fight was for; then the list that began with the fight goes on."""

    key: str

    def can_wait(self, table: Midgard) -> bool:
        return is_list(table, f"{self.key}.0.0")

    def run(self, table: Midgard) -> None:
        table.push(*([Do(self.seat, f"{self.key}.0.0")] if self.won else []), Do(self.seat, self.key, 1))


@begins(effects.Fight)
def fight_first(table: Midgard, seat: int, effect: effects.Fight, key: str, asker: Decision | None) -> None:
    """Fight at the beginning of an effect list."""
    table.push(PrepareCombat(seat, effect.defence, (), (), Spoils(seat, False, key), asker))


@bars(effects.Fight)
def cant_fight(table: Midgard, seat: int, effect: effects.Fight) -> str | None:
    """A combat needs at least one die: in hand, or from an artifact that can still be used before the roll."""
    more = [effect for card in table.usable(seat) for effect in table.box.lists[card]]
    brings = any(type(effect) is effects.Extra and effect.what == "combat_die" for effect in more)
    return None if brings or table.can_fight(seat) else "combat.dice"


class AddDice(Action):
    """Add extra combat dice to this combat."""

    path = ("do:add-dice-{number}",)
    untimely = "combat.dice"

    number: int

    def do(self, table: Midgard, decision: PrepareCombat) -> None:
        table.push(replace(decision, extra=added(decision.extra, self.number)))
        tell_piece(table, "combat.dice", decision.seat, Word("extra", what="combat_die", n=self.number))


class Roll(Action):
    """Roll the combat dice, or those that were set aside again."""

    untimely = "combat.dice"

    def refused(self, table: Midgard, decision: PrepareCombat | RerollOrStop) -> str | None:
        return decision.cant_roll()

    def do(self, table: Midgard, decision: PrepareCombat | RerollOrStop) -> None:
        decision.roll(table)


ROLL = Roll()


class PrepareCombat(_InPart):
    """Choose the hammers that you spend: each brings a combat die, a double hammer two. Then roll."""

    rules = ("combat.dice", "pay.wild", "combat.decline")

    defence: int
    spent: tuple[str, ...]
    extra: tuple[int, ...]
    then: _Fought
    asker: Decision | None
    """The decision that asks again if the combat is left before the first roll; None if there was no choice."""

    def can_wait(self, table: Midgard) -> bool:
        own = within(self.spent, table.pieces(self.seat)) and within(self.extra, table.longships[self.seat].extra)
        brings = self.defence > 0 and all(table.hammers(self.seat, piece) for piece in self.spent)
        return own and brings and _is_for_something(self)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        ship = table.longships[self.seat]
        found: list[Action] = [Spend(piece) for piece in dict.fromkeys(less(table.pieces(self.seat), self.spent))]
        if ship.extra:
            found += map(AddDice, dict.fromkeys(less(ship.extra, self.extra)))
        found.append(ROLL)
        if self.asker or self.spent or self.extra:
            found.append(TAKE_BACK)
        return [*found, *self.uses(table)] if ship.artifacts else found

    def uses(self, table: Midgard) -> list[Action]:
        # Once something is put down for the roll, no artifact comes between.
        return [] if self.spent or self.extra else super().uses(table)

    def legal(self, table: Midgard) -> list[Action]:
        # Whose clan is wild is looked up once, and not for each piece.
        wild, ready = table.wild(self.seat), bool(self.spent or self.extra)
        return [
            each
            for each in self.candidates(table)
            if (kind(each.piece, wild) in HAMMERS if type(each) is Spend else ready or type(each) is not Roll)
        ]

    def number(self, table: Midgard) -> int:
        """Return the number of combat dice that have been committed."""
        return sum([table.hammers(self.seat, piece) for piece in self.spent]) + sum(self.extra)

    def cant_spend(self, table: Midgard, piece: str) -> str | None:
        """Return the rule that keeps a piece out of the combat, or None."""
        return None if table.hammers(self.seat, piece) else "combat.hammers"

    def spend(self, table: Midgard, piece: str) -> None:
        """Put a piece down for the roll."""
        table.push(replace(self, spent=added(self.spent, piece)))
        tell_piece(table, "combat.dice", self.seat, word(piece))

    def taken_back(self) -> Decision:
        """Return the decision that asks again."""
        return self.asker or replace(self, spent=(), extra=())

    def cant_roll(self) -> str | None:
        """Return the rule that asks for a combat die, or None."""
        return None if self.spent or self.extra else "combat.dice"

    def roll(self, table: Midgard) -> None:
        """Roll the combat dice: what was put down is gone, and there is no way back."""
        number, ship = self.number(table), table.longships[self.seat]
        table.spend(self.seat, *self.spent)
        ship.extra = less(ship.extra, self.extra)
        table.push(RollCombat(self.seat, self.defence, number, (), self.then))
        if table.story:
            table.tell("combat.dice", seat=self.seat, how="roll", number=number, defence=self.defence)


class RollCombat(Chance):
    """Combat dice are rolled: each shows some successes, and together they must reach the defence."""

    stream = "dice"
    rules = ("combat.won",)

    seat: int
    defence: int
    number: int
    kept: tuple[int, ...]
    """The numbers on the dice that aren't rerolled."""
    then: _Fought

    def can_wait(self, table: Midgard) -> bool:
        return _is_for_something(self)

    def outcomes(self, table: Midgard) -> Outcomes[tuple[int, ...]]:
        return dice(self.number, table.box.combat_die)

    def resolve(self, table: Midgard, outcome: tuple[int, ...]) -> None:
        shown = added(self.kept, *outcome)
        total = sum(shown)
        won = total >= self.defence
        if not won and table.longships[self.seat].favor >= table.box.content.combat.reroll:
            table.push(RerollOrStop(self.seat, self.defence, shown, (), self.then))
        else:
            table.push(replace(self.then, won=won))
        if table.story:
            rolled, kept = (tuple(map(str, some)) for some in (outcome, self.kept))
            facts = {"dice": rolled, "kept": kept, "many-kept": len(kept), "total": total, "defence": self.defence}
            table.tell("combat.won", seat=self.seat, won=int(won), **facts)  # type: ignore[arg-type]


class Again(Action):
    """Set a combat die aside to be rerolled, by what it shows."""

    path = ("show:{shows}",)
    untimely = "combat.reroll"

    shows: int

    def do(self, table: Midgard, decision: RerollOrStop) -> None:
        dice, aside = without(decision.dice, self.shows), added(decision.aside, self.shows)
        table.push(replace(decision, dice=dice, aside=aside))
        tell_piece(table, "combat.reroll", decision.seat, Word("shows", n=self.shows))


class Stop(Action):
    """Stop here."""

    untimely = "combat.reroll"

    def refused(self, table: Midgard, decision: RerollOrStop | AttemptTerritory) -> str | None:
        return decision.cant_stop()

    def do(self, table: Midgard, decision: RerollOrStop | AttemptTerritory) -> None:
        decision.stop(table)


STOP = Stop()


class RerollOrStop(_Choice):
    """Pay a favor to reroll any of the combat dice, as often as you like; or stop, and the combat is lost."""

    rules = ("combat.reroll", "combat.decline")

    defence: int
    dice: tuple[int, ...]
    aside: tuple[int, ...]
    then: _Fought

    def can_wait(self, table: Midgard) -> bool:
        shown, enough = self.dice + self.aside, table.longships[self.seat].favor >= table.box.content.combat.reroll
        lost = bool(shown) and sum(shown) < self.defence and {*table.box.combat_die} >= {*shown}
        return enough and lost and _is_for_something(self)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [*map(Again, dict.fromkeys(self.dice)), ROLL, STOP]
        return [*found, TAKE_BACK] if self.aside else found

    def reach(self, table: Midgard) -> Sequence[Action]:
        # Who wants to add a hammer, or to leave, after the first roll, is told that there is no way back.
        late = [] if self.aside else [TAKE_BACK]
        return [*self.candidates(table), *late, *map(Spend, dict.fromkeys(table.pieces(self.seat)))]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        late = action == TAKE_BACK and not self.aside
        return "combat.decline" if late else super().refuse(table, action)

    def cant_spend(self, table: Midgard, piece: str) -> str:
        """Return the rule that keeps pieces from being added after the first roll."""
        return "combat.decline"

    def taken_back(self) -> Decision:
        """Return the same choice, with nothing set aside."""
        return replace(self, dice=added(self.dice, *self.aside), aside=())

    def cant_roll(self) -> str | None:
        """Return the rule that asks for dice to reroll, or None."""
        return None if self.aside else "combat.reroll"

    def roll(self, table: Midgard) -> None:
        """Pay, and roll the dice again that were set aside."""
        price = table.box.content.combat.reroll
        table.longships[self.seat].favor -= price
        table.push(RollCombat(self.seat, self.defence, len(self.aside), self.dice, self.then))
        if table.story:
            table.tell("combat.reroll", seat=self.seat, how="roll", number=len(self.aside), price=price)

    def cant_stop(self) -> None:
        """Return None: it is always possible to stop."""

    def stop(self, table: Midgard) -> None:
        """Let the combat be lost."""
        table.push(self.then)
        if table.story:
            total = sum(self.dice + self.aside)
            table.tell("combat.decline", seat=self.seat, total=total, defence=self.defence)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        shown = sorted(self.dice + self.aside)
        return {"dice": tuple(map(str, shown)), "total": sum(shown), "price": table.box.content.combat.reroll}
