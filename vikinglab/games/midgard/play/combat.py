"""Combat: hammers become combat dice, which must reach the defence; favor rerolls them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import Action, Chance, Decision, Pending, Step
from vikinglab.core.engine.dice import Outcomes, dice
from vikinglab.core.words.speech import Word

from .. import effects
from ..dice import HAMMERS, added, kind, less, without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import _Choice, word
from .doing import Do, bars, begins, does
from .paying import TAKE_BACK, Spend, TakeBack, let_stand, take_back, tell_choice


def combat(seat: int, defence: int, asker: Decision | None, *then: Pending) -> tuple[Pending, ...]:
    """Return a combat with what comes after it. Until the first roll it can be taken back to the asker."""
    steps = len(then) if asker else -1
    return (PrepareCombat(seat, defence, (), (), steps), *then, *([asker] if asker else []))


@does(effects.Fight)
def fight(table: Midgard, seat: int, effect: effects.Fight, key: str) -> None:
    """Fight in the middle of an effect list, where that is possible."""
    if table.can_fight(seat):
        table.push(*combat(seat, effect.defence, None, Spoils(seat, f"{key}.0")))


@begins(effects.Fight)
def fight_first(table: Midgard, seat: int, effect: effects.Fight, key: str, asker: Decision | None) -> None:
    """Fight at the beginning of an effect list."""
    table.push(*combat(seat, effect.defence, asker, Spoils(seat, f"{key}.0.0"), Do(seat, key, 1)))


@bars(effects.Fight)
def cant_fight(table: Midgard, seat: int, effect: effects.Fight) -> str | None:
    """A combat needs at least one die: in hand, or from an artifact that can still be used before the roll."""
    more = [effect for card in table.usable(seat) for effect in table.box.lists[card]]
    brings = any(type(effect) is effects.Extra and effect.what == "combat_die" for effect in more)
    return None if brings or table.can_fight(seat) else "combat.dice"


class Spoils(Step):
    """Whoever won gets what the fight was for."""

    seat: int
    key: str

    def run(self, table: Midgard) -> None:
        if table.won:
            table.won = False
            table.push(Do(self.seat, self.key))


class AddDice(Action):
    """Add extra combat dice to this combat."""

    path = ("do:add-dice-{number}",)
    untimely = "combat.dice"

    number: int


class Roll(Action):
    """Roll the combat dice."""

    untimely = "combat.dice"


ROLL = Roll()


class PrepareCombat(_InPart):
    """Choose the hammers that you spend: each brings a combat die, a double hammer two. Then roll."""

    rules = ("combat.dice", "pay.wild", "combat.decline")

    defence: int
    spent: tuple[str, ...]
    extra: tuple[int, ...]
    steps: int

    def offers(self, table: Midgard) -> Sequence[Action]:
        ship = table.longships[self.seat]
        found: list[Action] = [Spend(piece) for piece in dict.fromkeys(less(table.pieces(self.seat), self.spent))]
        if ship.extra:
            found += [AddDice(number) for number in dict.fromkeys(less(ship.extra, self.extra))]
        found.append(ROLL)
        if self.steps >= 0 or self.spent or self.extra:
            found.append(TAKE_BACK)
        return found

    def uses(self, table: Midgard) -> list[Action]:
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
        """Return how many combat dice have been committed."""
        return sum([table.hammers(self.seat, piece) for piece in self.spent]) + sum(self.extra)

    def refuse(self, table: Midgard, action: Any) -> str | None:
        if type(action) is Spend and not table.hammers(self.seat, action.piece):
            return "combat.hammers"
        if type(action) is Roll and not (self.spent or self.extra):
            return "combat.dice"
        return None

    def choose(self, table: Midgard, action: Any) -> None:
        match action:
            case Spend(piece):
                table.push(replace(self, spent=added(self.spent, piece)))
                tell_choice(table, self.seat, word(piece))
            case AddDice(number):
                table.push(replace(self, extra=added(self.extra, number)))
                tell_choice(table, self.seat, Word("extra", what="combat_die", n=number))
            case TakeBack():
                take_back(table, self, "spent", "extra")
            case _:
                self._roll(table)

    def _roll(self, table: Midgard) -> None:
        number, ship = self.number(table), table.longships[self.seat]
        let_stand(table, self)
        table.spend(self.seat, *self.spent)
        ship.extra = less(ship.extra, self.extra)
        table.push(RollCombat(self.seat, self.defence, number, ()))
        if table.story:
            spent = tuple(map(word, self.spent))
            table.tell("combat.dice", seat=self.seat, spent=spent, number=number, defence=self.defence, any=len(spent))

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        return {"dice": self.number(table)}


class RollCombat(Chance):
    """Combat dice are rolled: each shows some successes, and together they must reach the defence."""

    stream = "dice"
    rules = ("combat.won",)

    seat: int
    defence: int
    number: int
    kept: tuple[int, ...]
    """What the dice show that aren't rerolled."""

    def outcomes(self, table: Midgard) -> Outcomes[tuple[int, ...]]:
        return dice(self.number, table.box.combat_die)

    def resolve(self, table: Midgard, outcome: tuple[int, ...]) -> None:
        shown = added(self.kept, *outcome)
        total = sum(shown)
        table.won = total >= self.defence
        if not table.won and table.longships[self.seat].favor >= table.box.content.combat.reroll:
            table.push(RerollOrStop(self.seat, self.defence, shown, ()))
        if table.story:
            facts = {"dice": tuple(map(str, shown)), "total": total, "defence": self.defence}
            table.tell("combat.won", seat=self.seat, won=int(table.won), **facts)  # type: ignore[arg-type]


class Again(Action):
    """Set a combat die aside to be rerolled, by what it shows."""

    path = ("show:{shows}",)
    untimely = "combat.reroll"

    shows: int


class Stop(Action):
    """Stop here."""

    untimely = "combat.reroll"


STOP = Stop()
AGAIN = [Again(shows) for shows in range(10)]


class RerollOrStop(_Choice):
    """Pay a favor to reroll any of the combat dice, as often as you like; or stop, and the combat is lost."""

    rules = ("combat.reroll",)

    defence: int
    dice: tuple[int, ...]
    aside: tuple[int, ...]

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [AGAIN[shows] for shows in dict.fromkeys(self.dice)]
        return [*found, ROLL, STOP, TAKE_BACK] if self.aside else [*found, ROLL, STOP]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        return "combat.reroll" if type(action) is Roll and not self.aside else None

    def resolve(self, table: Midgard, action: Action) -> None:
        match action:
            case Again(shows):
                table.push(replace(self, dice=without(self.dice, shows), aside=added(self.aside, shows)))
                tell_choice(table, self.seat, Word("shows", n=shows))
            case TakeBack():
                table.push(replace(self, dice=added(self.dice, *self.aside), aside=()))
                tell_choice(table, self.seat, None)
            case Roll():
                price = table.box.content.combat.reroll
                table.longships[self.seat].favor -= price
                table.push(RollCombat(self.seat, self.defence, len(self.aside), self.dice))
                if table.story:
                    table.tell("combat.reroll", seat=self.seat, number=len(self.aside), price=price)
            case _ if table.story:
                table.tell("combat.decline", seat=self.seat, total=sum(self.dice + self.aside), defence=self.defence)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        shown = sorted(self.dice + self.aside)
        return {"dice": tuple(map(str, shown)), "total": sum(shown), "price": table.box.content.combat.reroll}
