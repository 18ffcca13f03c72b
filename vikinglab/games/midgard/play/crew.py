"""Crew dice: they are rolled or set, stored on artifacts, and kept on ten places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from vikinglab.core.engine.decision import DONE, Action, Chance, Done, Pending, Step
from vikinglab.core.engine.dice import Outcomes, dice

from .. import effects
from ..dice import added, less
from ..table import Midgard
from .choosing import _Choice, word
from .doing import does, lose
from .paying import TAKE_BACK, TakeBack, tell_choice

AT_ONCE = 6
"""So many dice of one colour are rolled at once: more would have over a thousand outcomes."""

Rolls = Outcomes[tuple[str, ...]]

# ------------------------------------------------------------------------------------------------ Taking dice


def take(table: Midgard, seat: int, effect: effects.Take, key: str) -> None:
    """Give a seat dice from the supply."""
    colours: tuple[str, ...] = effect.dice
    if "clan" in colours:
        own = table.box.colours[table.box.reavers[key.partition(".")[0]].clan]
        colours = tuple([own if colour == "clan" else colour for colour in colours])
    table.push(TakeDice(seat, colours, effect.face), Aboard(seat))


class TakeDice(Step):
    """Dice are taken from the supply; where a colour has run out, another is chosen."""

    rules = ("dice.supply",)

    seat: int
    colours: tuple[str, ...]
    how: str

    def run(self, table: Midgard) -> None:
        supply, colours = table.supply, self.colours
        if not colours or not any(supply.values()):
            return
        first, rolled, taken = colours[0], self.how == "rolled", 1
        left = 0 if first == "any" else supply[first]
        now: Pending
        if left < 1:
            now = ChooseDie(self.seat, "any", rolled)
        elif rolled:
            taken = min(colours.count(first), left, AT_ONCE)
            now = RollDice(self.seat, first, taken)
        else:
            now = ChooseDie(self.seat, first, False)
        table.push(now, TakeDice(self.seat, less(colours, [first] * taken), self.how))


class RollDice(Chance):
    """Dice of one colour are rolled as they come aboard."""

    stream = "dice"
    rules = ("recruit.roll",)

    seat: int
    colour: str
    number: int

    def outcomes(self, table: Midgard) -> Rolls:
        return dice(self.number, table.box.faces[self.colour])

    def resolve(self, table: Midgard, outcome: tuple[str, ...]) -> None:
        table.gain_dice(self.seat, *outcome)
        if table.story:
            table.tell("recruit.roll", seat=self.seat, dice=tuple(map(word, outcome)))


class Set(Action):
    """Take a die and set it to a face."""

    path = ("set:{die}",)
    untimely = "dice.faces"

    die: str


@cache
def _sets(*faces: tuple[str, ...]) -> tuple[Set, ...]:
    """Return the actions for all faces of some dice."""
    return tuple([Set(die) for each in faces for die in dict.fromkeys(each)])


class ChooseDie(_Choice):
    """Choose the face of the die that you take, and its colour where you may; if it is rolled, its colour alone."""

    rules = ("dice.faces",)

    colour: str
    roll: bool

    def candidates(self, table: Midgard) -> Sequence[Action]:
        faces = table.box.faces
        if self.roll:
            return [*map(Set, faces)]
        return _sets(*(faces.values() if self.colour == "any" else (faces[self.colour],)))

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly no colour has run out, and nothing is refused.
        return [*self.candidates(table)] if all(table.supply.values()) else super().legal(table)

    def refuse(self, table: Midgard, action: Any) -> str | None:
        return "dice.supply" if table.supply[action.die[0]] < 1 else None

    def resolve(self, table: Midgard, action: Any) -> None:
        if self.roll:
            table.push(RollDice(self.seat, action.die, 1))
            return
        table.gain_dice(self.seat, action.die)
        if table.story:
            table.tell("dice.faces", seat=self.seat, die=word(action.die))

    def path(self, table: Midgard, action: Any) -> tuple[str, ...]:
        return (f"do:roll-{action.die}",) if self.roll else super().path(table, action)


# ------------------------------------------------------------------------------------------------ Keeping dice


class Store(Action):
    """Store a die of your ship on an artifact."""

    path = ("artifact:{seat}:{card}", "die:{seat}:{die}")
    untimely = "artifact.store"

    card: str
    die: str


class Discard(Action):
    """Return a die of your ship to the supply."""

    path = ("die:{seat}:{die}",)
    untimely = "dice.overflow"

    die: str


class Aboard(Step):
    """Whoever gets dice may store some of them, and then returns what has no place."""

    rules = ("dice.places",)

    seat: int

    def run(self, table: Midgard) -> None:
        ship = table.longships[self.seat]
        if len(ship.dice) > table.box.places or (ship.artifacts and table.storable(self.seat)):
            table.push(MakeRoom(self.seat))


class MakeRoom(_Choice):
    """Keep the ten dice that you like, old or new: others are stored on artifacts, or go back."""

    rules = ("dice.overflow", "artifact.store")

    def candidates(self, table: Midgard) -> Sequence[Action]:
        stores = [Store(card, die) for card, die in table.storable(self.seat)]
        return [*stores, *map(Discard, dict.fromkeys(table.longships[self.seat].dice)), DONE]

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly too many dice lie there: then all but the last candidate, to be done, is allowed.
        full = len(table.longships[self.seat].dice) > table.box.places
        return [*self.candidates(table)][:-1] if full else super().legal(table)

    def refuse(self, table: Midgard, action: Action) -> str | None:
        full = len(table.longships[self.seat].dice) > table.box.places
        if type(action) is Store:
            return None
        if type(action) is Discard:
            return None if full else "dice.overflow"
        return "dice.places" if full else None

    def resolve(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Done):
            tell_kept(table, self.seat)
            return
        table.push(Aboard(self.seat))
        if isinstance(action, Store):
            store(table, self.seat, action)
        elif isinstance(action, Discard):
            throw_back(table, self.seat, action.die)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        number, places = len(table.longships[self.seat].dice), table.box.places
        return {"number": number, "over": max(0, number - places), "places": places}


def untimely(table: Midgard, action: Action) -> str | None:
    """Return the rule that answers an action which isn't asked for now: to be done is to keep the dice as they are."""
    return "dice.overflow" if isinstance(action, Done) else action.untimely


def tell_kept(table: Midgard, seat: int) -> None:
    """Tell that a seat leaves its dice as they are."""
    if table.story:
        table.tell("dice.places", seat=seat)


def store(table: Midgard, seat: int, action: Store) -> None:
    """Move a die from the ship onto an artifact."""
    table.lose_die(seat, action.die)
    table.supply[action.die[0]] -= 1
    table.store(seat, action.card, action.die)
    if table.story:
        table.tell("artifact.store", seat=seat, die=word(action.die), card=table.box.cards[action.card].word)


def throw_back(table: Midgard, seat: int, die: str) -> None:
    """Return a die to the supply."""
    table.lose_die(seat, die)
    if table.story:
        table.tell("dice.overflow", seat=seat, die=word(die))


# ------------------------------------------------------------------------------------------------ Losing dice


@does(effects.Lose)
def lose_effect(table: Midgard, seat: int, effect: effects.Lose, key: str) -> None:
    """Let a seat lose goods or dice, as many as it has."""
    number = min(effect.n, len(table.longships[seat].dice))
    if effect.what != "die":
        lose(table, seat, effect.what, effect.n, key)
    elif number:
        table.push(LoseByChance(seat, number) if effect.by == "chance" else LoseDice(seat, number))


class LoseDice(_Choice):
    """Choose which crew die of your ship you lose."""

    rules = ("sea.journey",)

    number: int

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [Discard(die) for die in dict.fromkeys(table.longships[self.seat].dice)]

    def resolve(self, table: Midgard, action: Any) -> None:
        if self.number > 1:
            table.push(LoseDice(self.seat, self.number - 1))
        throw_back(table, self.seat, action.die)


class LoseByChance(Chance):
    """A die of the ship is drawn, and lost."""

    stream = "lost dice"
    rules = ("sea.journey",)

    seat: int
    number: int

    def outcomes(self, table: Midgard) -> Iterable[tuple[object, int]]:
        return sorted(Counter(table.longships[self.seat].dice).items())

    def resolve(self, table: Midgard, outcome: str) -> None:
        if self.number > 1:
            table.push(LoseByChance(self.seat, self.number - 1))
        throw_back(table, self.seat, outcome)


# ------------------------------------------------------------------------------------------------ Turning, rerolling


class Turn(Action):
    """Turn a die of your ship to another face."""

    path = ("die:{seat}:{die}", "face:{face}")
    untimely = "dice.faces"

    die: str
    face: str


@does(effects.Turn)
def turn(table: Midgard, seat: int, effect: effects.Turn, key: str) -> None:
    """Let a seat turn dice, if it has any."""
    if table.longships[seat].dice:
        table.push(TurnDice(seat, effect.n))


class TurnDice(_Choice):
    """You may turn a crew die of your ship to a face of your choice."""

    rules = ("dice.faces",)

    number: int

    def candidates(self, table: Midgard) -> Sequence[Action]:
        faces = table.box.faces
        dice = dict.fromkeys(table.longships[self.seat].dice)
        turns = [(die, new[1:]) for die in dice for new in dict.fromkeys(faces[die[0]]) if new != die]
        return [*(Turn(die, face) for die, face in turns), DONE]

    def resolve(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Turn):
            new = action.die[0] + action.face
            table.lose_die(self.seat, action.die)
            table.gain_dice(self.seat, new)
            if self.number > 1:
                table.push(TurnDice(self.seat, self.number - 1))
            table.push(Aboard(self.seat))
            if table.story:
                table.tell("dice.faces", seat=self.seat, die=word(new))
        else:
            tell_kept(table, self.seat)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        return {"new": word(action.die[0] + action.face)} if isinstance(action, Turn) else {}


class Reroll(Action):
    """Set a die of your ship aside to be rerolled."""

    path = ("die:{seat}:{die}",)
    untimely = "reaver.first"

    die: str


@does(effects.Reroll)
def reroll(table: Midgard, seat: int, effect: effects.Reroll, key: str) -> None:
    """Let a seat reroll dice of its ship: all, or those that it chooses."""
    own = table.longships[seat].dice
    if own and effect.all:
        roll_again(table, seat, own)
    elif own:
        table.push(ChooseRerolls(seat, ()))


def roll_again(table: Midgard, seat: int, own: tuple[str, ...]) -> None:
    """Roll dice of a ship again."""
    for die in own:
        table.lose_die(seat, die)
    table.push(TakeDice(seat, tuple([die[0] for die in own]), "rolled"), Aboard(seat))


class ChooseRerolls(_Choice):
    """Choose any number of crew dice of your ship, and reroll them once."""

    rules = ("reaver.first",)

    aside: tuple[str, ...]

    def candidates(self, table: Midgard) -> Sequence[Action]:
        left = [*table.longships[self.seat].dice]
        for die in self.aside:
            left.remove(die)
        found: list[Action] = [*map(Reroll, dict.fromkeys(left)), DONE]
        return [*found, TAKE_BACK] if self.aside else found

    def resolve(self, table: Midgard, action: Action) -> None:
        match action:
            case Reroll(die):
                table.push(ChooseRerolls(self.seat, added(self.aside, die)))
                tell_choice(table, self.seat, word(die))
            case TakeBack():
                table.push(ChooseRerolls(self.seat, ()))
                tell_choice(table, self.seat, None)
            case _ if self.aside:
                roll_again(table, self.seat, self.aside)
            case _:
                tell_kept(table, self.seat)
