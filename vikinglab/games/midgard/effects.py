"""The vocabulary of cards, locations and prophecies: a class for each verb, whose sentence is made from its fields.

An effect list is done from left to right. `choose` and `may` hold lists to choose from. A list that begins with `pay`,
`fight`, `upgrade` or `cancel` can be chosen only where that is possible; `pay` and `fight` stand nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from vikinglab.core.engine import effect as core
from vikinglab.core.words.speech import Speech, Word, joined

Count = Annotated[int, Meta(ge=1, le=99)]
Small = Annotated[int, Meta(ge=0, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Good = Literal["food", "favor", "glory", "terror", "farm", "wall", "tower"]
Face = Literal["H", "HH", "S", "C", "L", "K"]
"""The faces of crew dice: hammer, double hammer, shield, chest, longship, clan icon."""
Token = Literal["H", "S", "C", "L"]
"""The faces of Ship Upgrades."""
Icon = Literal["H", "HH", "S", "C", "L", "any"]
"""The icons of a cost; `any` is one crew die, whatever it shows."""
Colour = Literal["R", "Y", "B", "any", "clan"]
"""The colour of a die to take; `any` is for the taker to choose, `clan` that of the Reaver at work."""
Deck = Literal["reaver", "village", "keep", "prophecy"]
Countable = Literal[
    "treasure", "art", "armor", "tapestry", "farm", "wall", "tower", "terror", "battle", "battle_2", "battle_3",
    "battle_4", "battle_5", "battle_6", "territory", "food_territory", "favor_territory", "dice_territory",
    "red_reaver", "yellow_reaver", "blue_reaver", "red_leader", "yellow_leader", "blue_leader", "filled_slot",
    "specialised", "artifact", "upgrade", "favor", "food", "prophecy",
]  # fmt: skip
"""The things that prophecies count: all Sea Battles, or those from a defence on."""
COUNTABLE: tuple[str, ...] = get_args(Countable)
FACES: tuple[str, ...] = get_args(Face)
TOKENS: tuple[str, ...] = get_args(Token)


class _Effect(core.Effect):
    """An effect of Midgard: it may hold lists of others, of which one is done later."""

    @property
    def inner(self) -> tuple[Effects, ...]:
        """The lists that it holds."""
        return ()

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {name: _spoken(name, getattr(self, name), speech) for name in self.__struct_fields__}


def _spoken(name: str, value: Any, speech: Speech) -> object:
    """Return a field as a fact for sentences: decks by their names, effects by their own sentences."""
    if name in ("then", "won"):
        return core.said(value, speech)
    return Word("deck-name", deck=value) if name == "deck" else value


def _counted(thing: str, n: int = 1) -> Word:
    """Return the word for some of the things that prophecies count: it knows how many, and agrees with that."""
    name, _, least = thing.partition("_")
    return Word("count-battle", n=n, least=int(least or 0)) if name == "battle" else Word(f"count-{thing}", n=n)


def named(keys: Iterable[str]) -> tuple[Word, ...]:
    """Return words for things, like ones together with their number."""
    counts: dict[str, int] = {}
    for key in keys:
        counts[key] = counts.get(key, 0) + 1
    return tuple([Word(key, n=n) for key, n in counts.items()])


class Gain(_Effect):
    """Take tokens from the supply, or move up the Glory track."""

    what: Good
    n: Count = 1


class Pay(_Effect):
    """Give up all of this; only a seat that can may choose it."""

    food: Small = 0
    favor: Small = 0
    terror: Small = 0
    dice: tuple[Icon, ...] = ()

    def words(self) -> tuple[Word, ...]:
        """Return the cost in words, thing by thing."""
        goods = [Word("goods", what=good, n=n) for good in ("food", "favor", "terror") if (n := getattr(self, good))]
        return (*goods, *named(f"icon-{icon}" for icon in self.dice)) or (Word("board-no-cost"),)

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {"goods": self.words(), "terror": self.terror}


class Lose(_Effect):
    """Give up goods, or as many as there are; a die of one's choice, or one drawn at random."""

    what: Literal["food", "favor", "glory", "terror", "die"]
    n: Count = 1
    by: Literal["owner", "chance"] = "owner"


class Take(_Effect):
    """Take crew dice: rolled, set to chosen faces, or as they lie at Trade."""

    dice: tuple[Colour, ...]
    face: Literal["rolled", "chosen", "shown"]

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {"dice": named(f"die-{die}" for die in self.dice), "n": len(self.dice), "face": self.face}


class Turn(_Effect):
    """Turn crew dice of the ship to chosen faces, at most as many as `n`."""

    n: Count = 1


class Reroll(_Effect):
    """Reroll crew dice of the ship once: all, or any number."""

    all: bool


class Draw(_Effect):
    """Draw cards and resolve them; a prophecy may also be one that lies face up."""

    deck: Deck
    n: Count = 1

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {**super().facts(speech), "kind": self.deck}


class Pick(_Effect):
    """Take a group of cards that lies face up, or as many from the deck."""

    deck: Deck
    n: Count


class Upgrade(_Effect):
    """Take a Ship Upgrade of this face."""

    face: Token


class Give(_Effect):
    """Let another player take tokens."""

    what: Good
    n: Count = 1


class Fight(_Effect):
    """Fight a defence, and win this."""

    defence: Count
    won: Effects

    @property
    def inner(self) -> tuple[Effects, ...]:
        return (self.won,)


class Extra(_Effect):
    """Get more combat dice in one combat, more Subdue attempts, or more Trade rewards."""

    what: Literal["combat_die", "attempt", "reward"]
    n: Count = 1


class Cancel(_Effect):
    """Discard the Sea Journey that waits."""

    what: Literal["journey"]


class DeckOnly(_Effect):
    """Face the top card of the Sea Battle deck."""


class Harden(_Effect):
    """Raise the defence of the Sea Battle, and lengthen its set by dice of any face."""

    defence: Count
    set: Count


class Choose(_Effect):
    """Do one of these lists."""

    of: Annotated[tuple[Chosen, ...], Meta(min_length=1)]

    @property
    def inner(self) -> tuple[Effects, ...]:
        return self.of

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {"options": joined("dots", [core.said(option, speech) for option in self.of])}


class May(_Effect):
    """Do this or not."""

    then: Chosen

    @property
    def inner(self) -> tuple[Effects, ...]:
        return (self.then,)


class Marker(_Effect):
    """Take the Start Player marker, or pass it to the left."""


class Journey(_Effect):
    """Meet the next Sea Journey."""


class Battle(_Effect):
    """Face a Sea Battle."""


class Trade(_Effect):
    """Choose one of Trade's rewards."""


class Subdue(_Effect):
    """Make an attempt to subdue a territory."""


AnyEffect = (
    Gain | Pay | Lose | Take | Turn | Reroll | Draw | Pick | Upgrade | Give | Fight | Extra | Cancel | DeckOnly | Harden
    | Choose | May | Marker | Journey | Battle | Trade | Subdue
)  # fmt: skip
Effects = tuple[AnyEffect, ...]
Chosen = Annotated[Effects, Meta(min_length=1)]
"""An effect list that can be chosen: it does something."""


def misplaced(todo: Effects, chosen: bool = False) -> bool:
    """Return whether a list, or one in it, has a payment or a fight that doesn't stand at the head of a choice.

    >>> misplaced((May(then=(Pay(food=1), Gain(what="glory"))),)), misplaced((Pay(food=1), Gain(what="glory")))
    (False, True)
    """
    rest = todo[1:] if chosen else todo
    return any(isinstance(effect, (Pay, Fight)) for effect in rest) or any(
        misplaced(inner, isinstance(effect, (Choose, May))) for effect in todo for inner in effect.inner
    )


# ------------------------------------------------------------------------------------------------ Scoring

Counts = Callable[[str], int]
"""A function that counts a thing for a seat."""


class _Score(_Effect):
    def points(self, count: Counts) -> int:
        """Return the glory that it brings."""
        raise NotImplementedError


class ScorePer(_Score):
    """Score for every one of these, or for every lot of `each`, up to `most`."""

    count: Countable
    points_each: Points = msgspec.field(name="points")
    each: Count = 1
    most: Small = 0

    def facts(self, speech: Speech) -> Mapping[str, object]:
        lot = {"count": _counted(self.count, self.each), "lot": int(self.each > 1)}
        return {"points": self.points_each, "most": self.most, "thing": self.count, **lot}

    def points(self, count: Counts) -> int:
        points = count(self.count) // self.each * self.points_each
        return min(points, self.most) if self.most else points


class ScoreSet(_Score):
    """Score for every set of one of each."""

    of: Annotated[tuple[Countable, ...], Meta(min_length=1)]
    points_each: Points = msgspec.field(name="points")

    def facts(self, speech: Speech) -> Mapping[str, object]:
        each = [speech.say(f"{thing.key}.a", thing.facts) for thing in map(_counted, self.of)]
        return {"points": self.points_each, "things": joined("and", each)}

    def points(self, count: Counts) -> int:
        return min([count(thing) for thing in self.of]) * self.points_each


class ScoreIf(_Score):
    """Score for having at least a number of these."""

    count: Countable
    at_least: Count
    points_each: Points = msgspec.field(name="points")

    def facts(self, speech: Speech) -> Mapping[str, object]:
        return {
            "points": self.points_each,
            "count": _counted(self.count, self.at_least),
            "several": int(self.at_least > 1),
        }

    def points(self, count: Counts) -> int:
        return self.points_each if count(self.count) >= self.at_least else 0


class ScoreTable(_Score):
    """Score by a table: first for none, then for one, and so on; its last entry is for more."""

    count: Countable
    table: Annotated[tuple[Points, ...], Meta(min_length=1)] = msgspec.field(name="points")

    def facts(self, speech: Speech) -> Mapping[str, object]:
        counts = tuple(map(str, range(len(self.table))))
        return {"table": tuple(map(str, self.table)), "counts": counts, "count": _counted(self.count, len(self.table))}

    def points(self, count: Counts) -> int:
        return self.table[min(count(self.count), len(self.table) - 1)]


AnyScore = ScorePer | ScoreSet | ScoreIf | ScoreTable


def lists(key: str, effects: Sequence[AnyEffect]) -> dict[str, Effects]:
    """Return an effect list and all that lie in it, each by a key: `VF01`, and `VF01.1.0` for the first list of its
    second effect."""
    found = {key: tuple(effects)}
    for at, effect in enumerate(effects):
        for number, inner in enumerate(effect.inner):
            found |= lists(f"{key}.{at}.{number}", inner)
    return found
