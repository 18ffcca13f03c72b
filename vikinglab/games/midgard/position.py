"""Written positions of Midgard.

    round: 2
    marker: B
    ships: recruit B, sea C
    village: VF01+VW01 - VU01+VS01
    battle: SB01 SB06
    trade: RH YS BK
    A: glory 5, food 3, favor 1, dice RH RC BK, leader RB01, sea RR01 RY02, artifacts VA01+RH VA04, pile KT01 KT01
    B: food 4, secret P01, territories TF11
    C: terror 2, farm 1

A die is its colour and its face: `RHH` is a red double hammer. Cards that lie together are joined by plus signs, and so
are an artifact and the die on it; a place whose cards were taken is a hyphen. `secret` are the prophecies that only
their owner has seen, `pile` is the Glory pile. Cards and dice that aren't named lie in their decks and in the supply;
`under` names those that lie face up under their decks.

A seat places the next ship, unless `next` says what is still to happen, the next thing first: each by its name and its
parts, with `location` where a location is being resolved.

    location: village
    next: pay-dice A 1 0 0 C+C - 2, do A act-village 0, part A yes, take-part A, end-location, next-selection
"""

from __future__ import annotations

from collections import Counter
from typing import Any, get_type_hints

from vikinglab.core.engine.decision import Thing
from vikinglab.core.engine.grammar import (
    LETTERS,
    Access,
    BadPosition,
    Each,
    Flag,
    Line,
    Many,
    Number,
    OneOf,
    Record,
    Row,
    Seat,
    Shape,
    Words,
    attribute,
    entry,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool, Slot

from . import play
from .box import DECKS, DISPLAYED, LOCATIONS, PILES
from .invariants import owned
from .table import NOBODY, Longship, Midgard

GOODS = ("glory", "food", "favor", "terror", "farm", "wall", "tower")


class Joined(Shape[tuple[Any, ...]]):
    """Values joined by plus signs in one word; a hyphen for none."""

    def __init__(self, shape: Shape[Any]) -> None:
        self._shape, self.what = shape, f"{shape.what}, or several joined by plus signs"

    def read(self, words: Words) -> tuple[Any, ...]:
        word = words.next(self.what)
        return () if word == "-" else tuple([self._shape.read(Words(part)) for part in word.split("+")])

    def write(self, value: tuple[Any, ...]) -> str:
        return "+".join(map(self._shape.write, value)) or "-"


class Bag(Many[Any]):
    """Values whose order says nothing."""

    def read(self, words: Words) -> tuple[Any, ...]:
        return tuple(sorted(super().read(words)))


def lines(table: Midgard) -> list[Line]:
    """Return the lines of a position."""
    box, seat = table.box, Seat(table.players)
    dice = sorted({die for faces in box.faces.values() for die in faces})
    die, card = OneOf("a die", dice), OneOf("a card", box.cards)
    cards = {deck: OneOf(f"a card of the {deck} deck", dict.fromkeys(box.stacks[deck])) for deck in DECKS}
    lying = {deck: cards[deck] for deck in (*DISPLAYED, "journey")}
    faces = OneOf("H, S, C or L", ("H", "S", "C", "L"))

    def longship(at: int) -> Line:
        def of(table: Midgard) -> Longship:
            return table.longships[at]

        def part(name: str, shape: Shape[Any], usual: object = (), field: str = "") -> Line:
            return Line(name, shape, usual, access=attribute(field or name, of))

        return Record(
            LETTERS[at],
            *(part(good, Number(0, 9999), 0) for good in GOODS),
            part("dice", Bag(die)),
            part("leader", cards["reaver"], ""),
            *(
                Line(slot, Many(cards["reaver"]), (), access=entry("slots", number, of))
                for number, slot in enumerate(box.slots)
            ),
            Line(
                "artifacts",
                Many(Joined(OneOf("an artifact, and its die", (*box.stacks["village"], *dice)))),
                (),
                access=_artifacts(at),
            ),
            part("used", Bag(cards["village"])),
            part("upgrades", Bag(faces)),
            part("spent", Bag(faces)),
            part("pile", Bag(card, 300), field="glory_pile"),
            part("prophecies", Bag(cards["prophecy"])),
            Line("secret", Many(_Secret(cards["prophecy"])), (), access=_secrets(at)),
            part("territories", Bag(OneOf("a territory", [tile for pile in box.piles.values() for tile in pile]))),
            part("subdued", Many(OneOf("a pile", PILES))),
            part("extra", Bag(Number(1, 99))),
            part("attempts", Number(0, 99), 0),
        )

    return [
        Line("round", Number(1, box.content.rounds.value), 1),
        Line("marker", seat, 0),
        Line("start", seat, lambda table: table.marker),
        *([Line("honor", seat, lambda table: table.start)] if _has_honor_ship(table) else []),
        Line("ships", Each(Row(OneOf("a location", LOCATIONS), seat)), (), access=(_ships, _place)),
        Line("location", OneOf("a location", LOCATIONS), "", access=(lambda table: table.location, _resolve)),
        Line("rested", Many(seat), ()),
        *(Line(deck, Many(Joined(shown)), (), access=entry("displays", deck)) for deck, shown in lying.items()),
        Line("trade", Bag(die), ()),
        *map(longship, range(table.players)),
        Line("fog", Flag("yes"), False, access=attribute("deck_only")),
        Line("harder", Number(0, 9999), 0),
        Line("under", Many(card, 300), (), access=(_under, _bury)),
        Line("shuffles", Number(0, 99), 0, access=(lambda table: len(table.decks["prophecy"].older), _shuffles)),
        Line("next", Each(_Things(table)), _usual, access=(lambda table: tuple(table.stack[::-1]), _wait)),
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------ What lies where


class _Secret(Shape[tuple[str, int]]):
    """A prophecy, and after a point which shuffle of the deck it came from, if not the first."""

    def __init__(self, card: Shape[str]) -> None:
        self._card, self.what = card, card.what

    def read(self, words: Words) -> tuple[str, int]:
        card, _, lot = words.next(self.what).partition(".")
        return self._card.read(Words(card)), Number(0, 99).read(Words(lot)) if lot else 0

    def write(self, value: tuple[str, int]) -> str:
        card, lot = value
        return f"{card}.{lot}" if lot else card


def _has_honor_ship(table: Midgard) -> bool:
    return bool(table.players < table.box.content.selections.value < 2 * table.players)


def _artifacts(seat: int) -> Access:
    def get(table: Midgard) -> tuple[tuple[str, ...], ...]:
        ship = table.longships[seat]
        return tuple([(card, die) if die else (card,) for card, die in zip(ship.artifacts, ship.stored, strict=True)])

    def put(table: Midgard, value: tuple[tuple[str, ...], ...]) -> None:
        ship, cards = table.longships[seat], table.box.artifacts
        for card, *dice in value:
            if card not in cards or len(dice) > 1 or any(die[1:] != cards[card].face for die in dice):
                raise BadPosition(f"“{card}” is no artifact with a die of its face on it, or without one")
        ship.artifacts = tuple([card for card, *_ in value])
        ship.stored = tuple([dice[0] if dice else "" for _, *dice in value])

    return get, put


def _secrets(seat: int) -> Access:
    def get(table: Midgard) -> tuple[tuple[str | None, int], ...]:
        slots = table.decks["prophecy"].slots
        return tuple([(slots[name].value, slots[name].lot) for name in table.secret(seat)])

    def put(table: Midgard, value: tuple[tuple[str, int], ...]) -> None:
        slots = table.decks["prophecy"].slots
        for number, (card, lot) in enumerate(value):
            slots[f"{seat}.{number}"] = Slot(card, (seat,), lot)

    return get, put


def _ships(table: Midgard) -> tuple[tuple[str, int], ...]:
    return tuple([(place, seat) for place, seat in zip(LOCATIONS, table.chosen, strict=True) if seat != NOBODY])


def _place(table: Midgard, ships: tuple[tuple[str, int], ...]) -> None:
    placed = dict(ships)
    if len(placed) != len(ships) or len(ships) > table.box.content.selections.value:
        raise BadPosition("one ship lies at a location, and a round has so many selections as its box says")
    table.chosen, table.turn = tuple([placed.get(place, NOBODY) for place in LOCATIONS]), len(ships)


def _resolve(table: Midgard, location: str) -> None:
    table.location = location
    table.active = table.chosen[LOCATIONS.index(location)] if location else NOBODY
    if location and table.active == NOBODY:
        raise BadPosition(f"no ship lies at {location}")


def _under(table: Midgard) -> tuple[str, ...]:
    return tuple([card for deck in DECKS for card in table.decks[deck].discards])


def _bury(table: Midgard, under: tuple[str, ...]) -> None:
    """Lay these cards face up under their decks, and leave all that isn't named in the decks and piles."""
    for deck in DECKS:
        table.decks[deck].discards = tuple([card for card in under if table.deck_of(card) == deck])
    _fill_supply(table)


def _fill_supply(table: Midgard) -> None:
    found = Counter(die[0] for die in table.trade)
    for ship in table.longships:
        found.update(die[0] for die in (*ship.dice, *filter(None, ship.stored)))
    table.supply = {colour: number - found[colour] for colour, number in table.box.dice.items()}
    tiles = Counter(tile for ship in table.longships for tile in ship.territories)
    table.piles = tuple([_left(table.box.piles[pile], tiles) for pile in PILES])


def _left(all: tuple[str, ...], found: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(all) - found).elements()))


def _shuffles(table: Midgard, number: int) -> None:
    table.decks["prophecy"].older = ((),) * number


# ------------------------------------------------------------------------------------------------ What is to happen


class _Things(Shape[Thing]):
    """A thing that is still to happen, by its name and its fields."""

    what = "what is to happen next"

    def __init__(self, table: Midgard) -> None:
        things = [kind for kind in vars(play).values() if isinstance(kind, type) and issubclass(kind, Thing)]
        self._kinds = {str(kind.__struct_config__.tag): kind for kind in things}
        self._name = OneOf(self.what, self._kinds)
        # What offers a choice has the key of the lists that it offers, without their numbers.
        keys = [name for key in table.box.lists for name in (key, key.rpartition(".")[0]) if name]
        self._known: dict[str, Shape[Any]] = {
            "seat": Seat(table.players),
            "key": OneOf("the key of an effect", dict.fromkeys(keys)),
            "cards": Joined(OneOf("a card", table.box.cards)),
            "deck": OneOf("a deck", DECKS),
            "pile": OneOf("a pile", PILES),
        }

    def read(self, words: Words) -> Thing:
        kind = self._kinds[self._name.read(words)]
        return kind(*[self._shape(kind, name).read(words) for name in kind.__struct_fields__])

    def write(self, value: Thing) -> str:
        kind = type(value)
        fields = [self._shape(kind, name).write(getattr(value, name)) for name in kind.__struct_fields__]
        return " ".join([str(kind.__struct_config__.tag), *fields])

    def _shape(self, kind: type[Thing], name: str) -> Shape[Any]:
        if name in self._known:
            return self._known[name]
        return _SHAPES[str(get_type_hints(kind)[name])]


class _Flag(Shape[bool]):
    what = "yes or no"

    def read(self, words: Words) -> bool:
        return OneOf(self.what, ("yes", "no")).read(words) == "yes"

    def write(self, value: bool) -> str:
        return "yes" if value else "no"


class _Word(Shape[str]):
    def read(self, words: Words) -> str:
        return words.next(self.what)

    def write(self, value: str) -> str:
        return value


_SHAPES: dict[str, Shape[Any]] = {
    str(int): Number(-1, 9999),
    str(bool): _Flag(),
    str(str): _Word(),
    str(tuple[str, ...]): Joined(_Word()),
    str(tuple[int, ...]): Joined(Number(0, 99)),
}


def _usual(table: Midgard) -> object:
    """By itself the next ship is placed."""
    fresh = table.clone()
    fresh.stack = [play.NextSelection()]
    fresh.settle()
    if table.stack:
        return tuple(fresh.stack[::-1])
    return (play.NextSelection(),)


def _wait(table: Midgard, things: tuple[Thing, ...]) -> None:
    table.stack = [*things[::-1]]
    found = owned(table)
    for deck in DECKS:
        pool: Pool = table.decks[deck]
        secret = Counter(slot.value for slot in pool.slots.values() if slot.value)
        pool.unseen = _left(table.box.stacks[deck], found + Counter(pool.discards) + secret)
    try:
        tried = table.clone()
        tried.settle()
        fits = not tried.stack or tried.stack[-1].by_chance or tried.legal()
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        fits = False
    if not fits:
        raise BadPosition("what is to happen next doesn’t fit the position")
