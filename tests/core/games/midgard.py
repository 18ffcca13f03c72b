"""One combat in the manner of Midgard: commit hammers, roll, reroll for favours; or pay the set of a battle at sea."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from vikinglab.core.engine.decision import Action, Chance, Decision, Done, Step
from vikinglab.core.engine.part import Part
from vikinglab.core.engine.table import Result, Table

from . import BOX, thrown, throws

COMBAT_DIE = {0: 2, 1: 3, 2: 1}
"""The successes that a combat die shows, and how often out of six."""
WILD = ("hammer", "shield", "chest", "longship")
"""The symbols that a clan icon of the leader's clan may stand for."""


class Battle(msgspec.Struct, frozen=True):
    """A battle at sea: won by so many successes, or by discarding a set of dice."""

    defence: int
    set: tuple[str, ...]
    glory: int


BATTLES = {
    "raft": Battle(2, ("hammer", "longship"), 7),
    "wyrm": Battle(3, ("hammers", "longship", "longship"), 10),
    "fleet": Battle(4, ("hammer", "shield", "longship", "longship"), 13),
}


class Ship(Part):
    """A player's ship: dice as words such as ``red:hammer``, the leader's clan, artifacts and favours."""

    dice: tuple[str, ...] = ()
    leader: str = ""
    favours: int = 0
    glory: int = 0
    artifacts: dict[str, int] = {}
    """The combat dice that a charged artifact adds."""

    def stands_for(self, die: str) -> tuple[str, ...]:
        """Return the symbols that a die may pay for."""
        colour, _, face = die.partition(":")
        if face == "clan":
            return WILD if colour == self.leader else ()
        return ("hammers", "hammer") if face == "hammers" else (face,)

    def strength(self, die: str) -> int:
        """Return the combat dice that a die brings."""
        if die.endswith(":hammers"):
            return 2
        return int("hammer" in self.stands_for(die))

    def can_pay(self, symbols: Iterable[str], must: Iterable[str] = ()) -> bool:
        """Return whether some of the dice pay for all the symbols, and the required ones are among them."""
        return self._can_pay(tuple(symbols), Counter(self.dice), Counter(must))

    def _can_pay(self, symbols: tuple[str, ...], have: Counter[str], must: Counter[str]) -> bool:
        if not symbols:
            return not +must
        if must.total() > len(symbols):
            return False
        fits = [die for die in have if have[die] and symbols[0] in self.stands_for(die)]
        return any(self._can_pay(symbols[1:], have - Counter([die]), must - Counter([die])) for die in fits)

    def discard(self, dice: Iterable[str]) -> None:
        """Put dice back into the supply."""
        self.dice = tuple(sorted((Counter(self.dice) - Counter(dice)).elements()))


class Midgard(Table, kw_only=True):
    """A position of the small game."""

    ships: list[Ship]
    rolled: tuple[int, ...] = ()
    """The successes on the combat dice."""


def setup(ships: Sequence[Ship], battle: str = "fleet") -> Midgard:
    """Return a position where seat 0 faces a battle at sea."""
    table = Midgard(players=2, ships=[*ships, Ship(), Ship()][:2])
    table.box = BOX
    for ship in table.ships:
        ship.discard(())
    table.push(FaceBattle(0, battle), EndGame())
    return table


class EndGame(Step):
    """The small game ends here."""

    def run(self, table: Midgard) -> None:
        scores = tuple(ship.glory for ship in table.ships)
        table.finish(Result(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores))))


class Fight(Action):
    """Fight the battle with combat dice."""


class PaySet(Action):
    """Win the battle with the dice that are printed on it."""


class FaceBattle(Decision):
    """Fight a battle at sea, or discard its set of dice, or leave it."""

    battle: str

    def candidates(self, table: Midgard) -> list[Action]:
        return [Fight(), PaySet(), Done()]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        ship = table.ships[self.seat]
        match action:
            case Fight():
                return None if any(map(ship.strength, ship.dice)) or ship.artifacts else "combat.hammers"
            case PaySet():
                return None if ship.can_pay(BATTLES[self.battle].set) else "battle.set"
        return None

    def resolve(self, table: Midgard, action: Action) -> None:
        match action:
            case Fight():
                table.push(Commit(self.seat, self.battle, 0))
            case PaySet():
                table.push(Pay(self.seat, self.battle, ()))


# ------------------------------------------------------------------------------------------------ Combat


class Hammer(Action):
    """Discard a die for its hammers."""

    die: str


class Invoke(Action):
    """Use an artifact for its combat dice."""

    artifact: str


class Commit(Decision):
    """Discard any dice that show hammers, one after the other, and roll as many combat dice."""

    battle: str
    number: int

    def candidates(self, table: Midgard) -> list[Action]:
        ship = table.ships[self.seat]
        return [*map(Hammer, dict.fromkeys(ship.dice)), *map(Invoke, ship.artifacts), Done()]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        match action:
            case Hammer(die):
                return None if table.ships[self.seat].strength(die) else "combat.hammers"
            case Done():
                return None if self.number else "combat.some-dice"
        return None

    def resolve(self, table: Midgard, action: Action) -> None:
        ship = table.ships[self.seat]
        match action:
            case Hammer(die):
                ship.discard([die])
                table.push(Commit(self.seat, self.battle, self.number + ship.strength(die)))
            case Invoke(artifact):
                table.push(Commit(self.seat, self.battle, self.number + ship.artifacts.pop(artifact)))
            case Done():
                table.push(RollCombat(self.number), AfterRoll(self.seat, self.battle))


class RollCombat(Chance):
    """Combat dice are rolled, beside those that lie already."""

    stream: ClassVar[str] = "combat"

    number: int

    def outcomes(self, table: Midgard) -> Sequence[tuple[tuple[int, ...], int]]:
        return throws(COMBAT_DIE, self.number)

    def draw(self, table: Midgard, rng: Random) -> tuple[int, ...]:
        return thrown(COMBAT_DIE, self.number, rng)

    def resolve(self, table: Midgard, outcome: tuple[int, ...]) -> None:
        table.rolled = tuple(sorted([*table.rolled, *outcome]))


class AfterRoll(Step):
    """After each roll a favour may be spent, while there is one."""

    seat: int
    battle: str

    def run(self, table: Midgard) -> None:
        if table.ships[self.seat].favours:
            table.push(Reroll(self.seat, self.battle, ()))
        else:
            table.push(JudgeCombat(self.seat, self.battle))


class Again(Action):
    """Roll a die that shows this once more."""

    successes: int


class Reroll(Decision):
    """Choose any combat dice to roll once more for one favour; choose none to let them lie."""

    battle: str
    chosen: tuple[int, ...]

    def candidates(self, table: Midgard) -> list[Action]:
        left = Counter(table.rolled) - Counter(self.chosen)
        return [*map(Again, sorted(left)), Done()]

    def resolve(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Again):
            table.push(Reroll(self.seat, self.battle, tuple(sorted([*self.chosen, action.successes]))))
        elif self.chosen:
            table.ships[self.seat].favours -= 1
            table.rolled = tuple(sorted((Counter(table.rolled) - Counter(self.chosen)).elements()))
            table.push(RollCombat(len(self.chosen)), AfterRoll(self.seat, self.battle))
        else:
            table.push(JudgeCombat(self.seat, self.battle))


class JudgeCombat(Step):
    """Enough successes win the battle; in a defeat nothing else is lost."""

    seat: int
    battle: str

    def run(self, table: Midgard) -> None:
        if sum(table.rolled) >= BATTLES[self.battle].defence:
            table.ships[self.seat].glory += BATTLES[self.battle].glory
        table.rolled = ()


# ------------------------------------------------------------------------------------------------ A set of dice


class Spend(Action):
    """Discard a die as a part of the set."""

    die: str


class Pay(Decision):
    """Discard the dice of the set, one after the other, so that the rest can always be paid."""

    battle: str
    spent: tuple[str, ...]

    def candidates(self, table: Midgard) -> list[Action]:
        return [Spend(die) for die in dict.fromkeys(table.ships[self.seat].dice) if self._is_left(table, die)]

    def reach(self, table: Midgard) -> list[Action]:
        return [*map(Spend, dict.fromkeys(table.ships[self.seat].dice)), Done()]

    def refuse(self, table: Midgard, action: Any) -> str | None:
        if isinstance(action, Done):
            return "battle.whole-set"
        spent = [*self.spent, action.die]
        return None if table.ships[self.seat].can_pay(BATTLES[self.battle].set, spent) else "battle.rest"

    def resolve(self, table: Midgard, action: Any) -> None:
        ship, battle = table.ships[self.seat], BATTLES[self.battle]
        spent = tuple(sorted([*self.spent, action.die]))
        if len(spent) < len(battle.set):
            table.push(Pay(self.seat, self.battle, spent))
        else:
            ship.discard(spent)
            ship.glory += battle.glory

    def _is_left(self, table: Midgard, die: str) -> bool:
        return table.ships[self.seat].dice.count(die) > self.spent.count(die)
