"""Crew dice: they are rolled or set, stored on artifacts, and kept on ten places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import DONE, Action, Chance, Decision, Pending, Step
from vikinglab.core.engine.dice import Outcomes, dice
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import effects
from ..dice import added, less, within
from ..table import Midgard
from .choosing import _Choice, _Piecemeal, word
from .doing import does, goods, name_of, rule_of, source_of, tell_gain, tell_piece
from .paying import TAKE_BACK

AT_ONCE = 6
"""The largest number of dice that are rolled at once: more would have over a thousand outcomes."""

Rolls = Outcomes[tuple[str, ...]]

# ------------------------------------------------------------------------------------------------ Taking dice


def take(table: Midgard, seat: int, effect: effects.Take, key: str) -> None:
    """Give a seat dice from the supply."""
    by = name_of(key)
    colours: tuple[str, ...] = effect.dice
    if "clan" in colours:
        own = table.box.colours[table.box.reavers[by].clan]
        colours = tuple([own if colour == "clan" else colour for colour in colours])
    table.push(TakeDice(seat, colours, effect.face, by), Aboard(seat))


class TakeDice(Step):
    """Dice are taken from the supply; where a colour has run out, another is chosen."""

    rules = ("dice.supply",)

    seat: int
    colours: tuple[str, ...]
    how: str
    by: str
    """The card or the like that brings them."""

    def run(self, table: Midgard) -> None:
        supply, colours = table.supply, self.colours
        if not colours or not any(supply.values()):
            return
        first, rolled, taken = colours[0], self.how == "rolled", 1
        left = 0 if first == "any" else supply[first]
        now: Pending
        if left < 1:
            now = ChooseDie(self.seat, "any", rolled, self.by)
        elif rolled:
            taken = min(colours.count(first), left, AT_ONCE)
            now = RollDice(self.seat, first, taken, self.by)
        else:
            now = ChooseDie(self.seat, first, False, self.by)
        table.push(now, TakeDice(self.seat, less(colours, [first] * taken), self.how, self.by))


class RollDice(Chance):
    """Dice of one colour are rolled as they come aboard."""

    stream = "dice"

    seat: int
    colour: str
    number: int
    by: str

    def outcomes(self, table: Midgard) -> Rolls:
        return dice(self.number, table.box.faces[self.colour])

    def resolve(self, table: Midgard, outcome: tuple[str, ...]) -> None:
        table.gain_dice(self.seat, *outcome)
        if table.story:
            event = Word("rolled", seat=self.seat, dice=tuple(map(word, outcome)))
            table.tell(rule_of(table, self.by), seat=self.seat, how="roll", event=event)


class Set(Action):
    """Take a die and set it to a face; or, where it is to be rolled, choose its colour."""

    path = ("set:{die}",)
    untimely = "dice.faces"

    die: str

    def refused(self, table: Midgard, decision: ChooseDie) -> str | None:
        return "dice.supply" if table.supply[self.die[0]] < 1 else None

    def do(self, table: Midgard, decision: ChooseDie) -> None:
        if decision.roll:
            table.push(RollDice(decision.seat, self.die, 1, decision.by))
            return
        table.gain_dice(decision.seat, self.die)
        if table.story:
            table.tell("dice.faces", seat=decision.seat, how="set", die=word(self.die))

    def facts(self, table: Midgard, decision: ChooseDie) -> Mapping[str, Any]:
        return {"colour": self.die[0]}


@cache
def _sets(*faces: tuple[str, ...]) -> tuple[Set, ...]:
    """Return the actions for all faces of some dice."""
    return tuple([Set(die) for each in faces for die in dict.fromkeys(each)])


class ChooseDie(_Choice):
    """Choose the face of the die that you take, and its colour where you may; if it is rolled, its colour alone."""

    rules = ("dice.faces",)

    colour: str
    roll: bool
    by: str

    def can_wait(self, table: Midgard) -> bool:
        return any(table.supply.values()) if self.colour == "any" else table.supply[self.colour] > 0

    def candidates(self, table: Midgard) -> Sequence[Action]:
        faces = table.box.faces
        if self.roll:
            return [*map(Set, faces)]
        return _sets(*(faces.values() if self.colour == "any" else (faces[self.colour],)))

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly no colour has run out, and nothing is refused.
        return [*self.candidates(table)] if all(table.supply.values()) else super().legal(table)

    def path(self, table: Midgard, action: Any) -> tuple[str, ...]:
        return (f"do:roll-{action.die}",) if self.roll else super().path(table, action)


# ------------------------------------------------------------------------------------------------ Keeping dice


class Store(Action):
    """Store a die of your ship on an artifact."""

    path = ("artifact:{seat}:{card}", "die:{seat}:{die}")
    untimely = "artifact.store"

    card: str
    die: str

    def do(self, table: Midgard, decision: _Choice) -> None:
        table.push(decision.again())
        seat = decision.seat
        table.lose_die(seat, self.die)
        table.supply[self.die[0]] -= 1
        table.store(seat, self.card, self.die)
        if table.story:
            table.tell("artifact.store", seat=seat, die=word(self.die), card=table.box.cards[self.card].word)


class Discard(Action):
    """Return a die of your ship to the supply."""

    path = ("die:{seat}:{die}",)
    untimely = "dice.overflow"

    die: str

    def refused(self, table: Midgard, decision: MakeRoom | LoseDice) -> str | None:
        return decision.cant_discard(table)

    def do(self, table: Midgard, decision: MakeRoom | LoseDice) -> None:
        decision.discard(table, self.die)


class Aboard(Step):
    """A seat that gets dice may store some of them, and then returns those without a place."""

    rules = ("dice.places",)

    seat: int

    def run(self, table: Midgard) -> None:
        ship = table.longships[self.seat]
        if len(ship.dice) > table.box.places or (ship.artifacts and table.storable(self.seat)):
            table.push(MakeRoom(self.seat))


class MakeRoom(_Piecemeal):
    """Keep the ten dice that you like, old or new: others are stored on artifacts, or go back."""

    rules = ("dice.overflow", "artifact.store", "dice.places")

    def candidates(self, table: Midgard) -> Sequence[Action]:
        stores = [Store(card, die) for card, die in table.storable(self.seat)]
        return [*stores, *map(Discard, dict.fromkeys(table.longships[self.seat].dice)), DONE]

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly too many dice lie there: then all but the last candidate, to be done, is allowed.
        return [*self.candidates(table)][:-1] if table.overflow(self.seat) else super().legal(table)

    def refuse(self, table: Midgard, action: Action) -> str | None:
        if action == DONE:
            return "dice.places" if table.overflow(self.seat) else None
        return action.refused(table, self)

    def again(self) -> Pending:
        return Aboard(self.seat)

    def cant_discard(self, table: Midgard) -> str | None:
        """Return the rule that keeps dice aboard that have a place, or None."""
        return None if table.overflow(self.seat) else "dice.overflow"

    def discard(self, table: Midgard, die: str) -> None:
        """Return a die to the supply."""
        table.push(self.again())
        table.lose_die(self.seat, die)
        if table.story:
            table.tell("dice.overflow", seat=self.seat, die=word(die))

    def finish(self, table: Midgard) -> None:
        tell_kept(table, "dice.places", self.seat)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        number, places = len(table.longships[self.seat].dice), table.box.places
        return {"number": number, "over": max(0, number - places), "places": places}


@rule("dice.places", "dice.faces", "reaver.first")
def tell_kept(table: Midgard, rule: str, seat: int) -> None:
    """Tell that a seat leaves its dice as they are."""
    if table.story:
        table.tell(rule, seat=seat, how="keep", event=Word("kept", seat=seat))


# ------------------------------------------------------------------------------------------------ Losing dice


@does(effects.Lose)
def lose_effect(table: Midgard, seat: int, effect: effects.Lose, key: str) -> None:
    """Let a seat lose goods or dice, as many as it has."""
    ship, by = table.longships[seat], name_of(key)
    lost = min(effect.n, len(ship.dice) if effect.what == "die" else getattr(ship, effect.what))
    if lost and effect.what == "die":
        table.push(LoseByChance(seat, lost, by) if effect.by == "chance" else LoseDice(seat, lost, by))
    elif lost:
        setattr(ship, effect.what, getattr(ship, effect.what) - lost)
        if table.story:
            tell_gain(table, rule_of(table, by), seat, goods(effect.what, lost), source_of(table, by), "lose")


def _has_dice(self: Any, table: Midgard) -> bool:
    """Return whether the ship of a thing has as many dice as it takes."""
    return bool(0 < self.number <= len(table.longships[self.seat].dice))


def lose_die(table: Midgard, thing: LoseDice | LoseByChance, die: str) -> None:
    """Take a die from a ship, and go on with the next one."""
    if thing.number > 1:
        table.push(replace(thing, number=thing.number - 1))
    table.lose_die(thing.seat, die)
    if table.story:
        what, source = Word("a-die", die=word(die)), source_of(table, thing.by)
        tell_gain(table, rule_of(table, thing.by), thing.seat, what, source, "lose")


class LoseDice(_Choice):
    """Choose which crew die of your ship you lose."""

    number: int
    by: str

    can_wait = _has_dice

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*map(Discard, dict.fromkeys(table.longships[self.seat].dice))]

    def reach(self, table: Midgard) -> Sequence[Action]:
        from .sea import PAY_COST, can_pay_journey

        # Who suffers a journey because its cost can't be paid may still ask why.
        had_to = table.displays["journey"] and not can_pay_journey(table, self.seat)
        return [*self.candidates(table), PAY_COST] if had_to else self.candidates(table)

    def cant_discard(self, table: Midgard) -> None:
        """Return None: any die may be lost."""

    def discard(self, table: Midgard, die: str) -> None:
        """Lose a die."""
        lose_die(table, self, die)


class LoseByChance(Chance):
    """A die of the ship is drawn, and lost."""

    stream = "lost dice"

    seat: int
    number: int
    by: str

    can_wait = _has_dice

    def outcomes(self, table: Midgard) -> Iterable[tuple[object, int]]:
        return sorted(Counter(table.longships[self.seat].dice).items())

    def resolve(self, table: Midgard, outcome: str) -> None:
        lose_die(table, self, outcome)


# ------------------------------------------------------------------------------------------------ Turning, rerolling


class Turn(Action):
    """Turn a die of your ship to another face."""

    path = ("die:{seat}:{die}", "face:{face}")
    untimely = "dice.faces"

    die: str
    face: str

    def do(self, table: Midgard, decision: TurnDice) -> None:
        new = self.die[0] + self.face
        table.lose_die(decision.seat, self.die)
        table.gain_dice(decision.seat, new)
        more = [replace(decision, number=decision.number - 1)] if decision.number > 1 else []
        table.push(Aboard(decision.seat), *more)
        if table.story:
            table.tell("dice.faces", seat=decision.seat, how="set", die=word(new))

    def facts(self, table: Midgard, decision: TurnDice) -> Mapping[str, Any]:
        return {"new": word(self.die[0] + self.face)}


@does(effects.Turn)
def turn(table: Midgard, seat: int, effect: effects.Turn, key: str) -> None:
    """Let a seat turn dice, if it has any."""
    if table.longships[seat].dice:
        table.push(TurnDice(seat, effect.n))


class TurnDice(_Piecemeal):
    """You may turn a crew die of your ship to a face of your choice."""

    rules = ("dice.faces",)

    number: int

    def can_wait(self, table: Midgard) -> bool:
        return self.number > 0

    def candidates(self, table: Midgard) -> Sequence[Action]:
        faces = table.box.faces
        dice = dict.fromkeys(table.longships[self.seat].dice)
        turns = [(die, new[1:]) for die in dice for new in dict.fromkeys(faces[die[0]]) if new != die]
        return [*(Turn(die, face) for die, face in turns), DONE]

    def finish(self, table: Midgard) -> None:
        tell_kept(table, "dice.faces", self.seat)


class Reroll(Action):
    """Set a die of your ship aside to be rerolled."""

    path = ("die:{seat}:{die}",)
    untimely = "reaver.first"

    die: str

    def do(self, table: Midgard, decision: ChooseRerolls) -> None:
        table.push(replace(decision, aside=added(decision.aside, self.die)))
        tell_piece(table, "reaver.first", decision.seat, word(self.die))


@does(effects.Reroll)
def reroll(table: Midgard, seat: int, effect: effects.Reroll, key: str) -> None:
    """Let a seat reroll dice of its ship: all, or those that it chooses."""
    own, by = table.longships[seat].dice, name_of(key)
    if own and effect.all:
        roll_again(table, seat, own, by)
    elif own:
        table.push(ChooseRerolls(seat, (), by))


def roll_again(table: Midgard, seat: int, own: tuple[str, ...], by: str) -> None:
    """Roll dice of a ship again."""
    for die in own:
        table.lose_die(seat, die)
    table.push(TakeDice(seat, tuple([die[0] for die in own]), "rolled", by), Aboard(seat))


class ChooseRerolls(_Piecemeal):
    """Choose any number of crew dice of your ship, and reroll them once."""

    rules = ("reaver.first",)

    aside: tuple[str, ...]
    by: str

    def can_wait(self, table: Midgard) -> bool:
        own = table.longships[self.seat].dice
        return bool(own) and within(self.aside, own)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        left = less(table.longships[self.seat].dice, self.aside)
        found: list[Action] = [*map(Reroll, dict.fromkeys(left)), DONE]
        return [*found, TAKE_BACK] if self.aside else found

    def taken_back(self) -> Decision:
        """Return the same choice, with nothing set aside."""
        return replace(self, aside=())

    def finish(self, table: Midgard) -> None:
        if self.aside:
            roll_again(table, self.seat, self.aside, self.by)
        else:
            tell_kept(table, "reaver.first", self.seat)
