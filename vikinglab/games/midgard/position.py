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
    next: pay-dice A 1 0 0 C+C - act-here A take-part A, part B no, end-location, next-selection

A payment holds what comes after it, and what asks again if it is taken back, or a hyphen if there was no choice. A
combat does so, too.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

from vikinglab.core.engine.decision import Pending
from vikinglab.core.engine.grammar import (
    LETTERS,
    Access,
    Bag,
    Each,
    Flag,
    Joined,
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
    either,
    entry,
    expect,
    names_in,
)  # fmt: skip
from vikinglab.core.engine.pool import Pool, Slot
from vikinglab.core.engine.waiting import StackLine, StackShape
from vikinglab.core.words.speech import Word

from . import play
from .deck import DECKS, DISPLAYED, LOCATIONS, PILES
from .effects import TOKENS, Icon, Pay
from .invariants import owned
from .play.choosing import word
from .table import GOODS, NOBODY, Longship, Midgard


def lines(table: Midgard) -> list[Line]:
    """Return the lines of a position."""
    box, seat = table.box, Seat(table.players)
    dice = sorted({die for faces in box.faces.values() for die in faces})
    die, card = OneOf("a die", dice, names_in(box.speech, word)), OneOf("a card", box.cards, box.names)
    filled = [f"{id}+{die}" for id, card in box.artifacts.items() for die in dice if die[1:] == card.face]
    artifact = OneOf("an artifact, or one with its die", [*box.artifacts, *filled], box.names)
    cards = {deck: OneOf(f"a card of the {deck} deck", dict.fromkeys(box.stacks[deck]), box.names) for deck in DECKS}
    location = OneOf("a location", LOCATIONS, names_in(box.speech, lambda name: Word(f"location-{name}")))
    territory = OneOf("a territory", [tile for pile in box.piles.values() for tile in pile], box.names)
    lying = {deck: cards[deck] for deck in (*DISPLAYED, "journey")}
    faces = OneOf(either(TOKENS), TOKENS)

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
            Line("artifacts", Many(artifact), (), access=_artifacts(at)),
            part("used", Bag(cards["village"])),
            part("upgrades", Bag(faces)),
            part("spent", Bag(faces)),
            part("pile", Bag(card, 300), field="glory_pile"),
            part("prophecies", Bag(cards["prophecy"])),
            Line("secret", Many(_Secret(cards["prophecy"])), (), access=_secrets(at)),
            part("territories", Bag(territory)),
            part("subdued", Many(OneOf("a pile", PILES))),
            part("extra", Bag(Number(1, 99))),
            part("attempts", Number(0, 99), 0),
        )

    return [
        Line("round", Number(1, box.content.rounds), 1),
        Line("marker", seat, 0),
        Line("start", seat, lambda table: table.marker),
        *([Line("honor", seat, lambda table: table.start)] if table.has_honor_ship() else []),
        Line("ships", Each(Row(location, seat)), (), access=(_ships, _place)),
        Line("location", location, "", access=(lambda table: table.location, _resolve)),
        Line("rested", Many(seat), ()),
        *(Line(deck, Many(Joined(shown)), (), access=entry("displays", deck)) for deck, shown in lying.items()),
        Line("trade", Bag(die), ()),
        *map(longship, range(table.players)),
        Line("fog", Flag("yes"), False, access=attribute("deck_only")),
        Line("harder", Row(Number(0, 9999), Number(0, 99)), (0, 0), access=(_harder, _harden)),
        Line("under", Many(card, 300), (), access=(_under, _bury)),
        Line("shuffles", Number(0, 99), 0, access=(lambda table: len(table.decks["prophecy"].older), _shuffles)),
        StackLine("next", _things(table), play.NextSelection(), before=_fill_decks),
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------ What lies where


class _Secret(Shape[tuple[str, int]]):
    """A prophecy, and after a point which shuffle of the deck it came from, if not the first."""

    def __init__(self, card: Shape[str]) -> None:
        self._card, self.what = card, card.what

    def read(self, words: Words) -> tuple[str, int]:
        if "." not in words.peek:
            return self._card.read(words), 0
        card, _, lot = words.next(self.what).partition(".")
        return self._card.read(Words(card)), Number(0, 99).read(Words(lot))

    def write(self, value: tuple[str, int]) -> str:
        card, lot = value
        return f"{card}.{lot}" if lot else card


def _artifacts(seat: int) -> Access:
    def get(table: Midgard) -> tuple[str, ...]:
        ship = table.longships[seat]
        return tuple([f"{card}+{die}".rstrip("+") for card, die in zip(ship.artifacts, ship.stored, strict=True)])

    def put(table: Midgard, value: tuple[str, ...]) -> None:
        ship, held = table.longships[seat], [each.partition("+") for each in value]
        ship.artifacts, ship.stored = tuple([card for card, _, _ in held]), tuple([die for _, _, die in held])

    return get, put


def _secrets(seat: int) -> Access:
    def get(table: Midgard) -> tuple[tuple[str | None, int], ...]:
        slots = table.decks["prophecy"].slots
        return tuple([(slots[name].value, slots[name].lot) for name in table.secret(seat)])

    def put(table: Midgard, value: tuple[tuple[str, int], ...]) -> None:
        slots, over = table.decks["prophecy"].slots, table.result is not None
        # At the end of a match, all are shown.
        seats = tuple(range(table.players)) if over else (seat,)
        for number, (card, lot) in enumerate(value):
            slots[f"{seat}.{number}"] = Slot(card, seats, lot, over)

    return get, put


def _ships(table: Midgard) -> tuple[tuple[str, int], ...]:
    return tuple([(place, seat) for place, seat in zip(LOCATIONS, table.chosen, strict=True) if seat != NOBODY])


def _place(table: Midgard, ships: tuple[tuple[str, int], ...]) -> None:
    placed = dict(ships)
    fits = len(placed) == len(ships) <= table.box.content.selections
    expect(fits, "one ship lies at a location, and a round has so many selections as its box says")
    table.chosen, table.turn = tuple([placed.get(place, NOBODY) for place in LOCATIONS]), len(ships)


def _resolve(table: Midgard, location: str) -> None:
    table.location = location
    table.active = table.chosen[LOCATIONS.index(location)] if location else NOBODY
    expect(not location or table.active != NOBODY, f"no ship lies at {location}")


def _harder(table: Midgard) -> tuple[int, int]:
    return table.more_defence, table.more_dice


def _harden(table: Midgard, more: tuple[int, int]) -> None:
    table.more_defence, table.more_dice = more


def _under(table: Midgard) -> tuple[str, ...]:
    return tuple([card for deck in DECKS for card in table.decks[deck].discards])


def _bury(table: Midgard, under: tuple[str, ...]) -> None:
    """Lay these cards face up under their decks, and leave all that isn't named in the decks and piles."""
    for deck in DECKS:
        table.decks[deck].discards = tuple([card for card in under if table.deck_of(card) == deck])
    _fill_supply(table)


def _fill_supply(table: Midgard) -> None:
    found = table.dice_out()
    table.supply = {colour: number - found[colour] for colour, number in table.box.dice.items()}
    tiles = Counter(tile for ship in table.longships for tile in ship.territories)
    table.piles = tuple([_left(table.box.piles[pile], tiles) for pile in PILES])


def _left(all: tuple[str, ...], found: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(all) - found).elements()))


def _shuffles(table: Midgard, number: int) -> None:
    table.decks["prophecy"].older = ((),) * number


# ------------------------------------------------------------------------------------------------ What is to happen


def _things(table: Midgard) -> StackShape:
    box = table.box
    # What offers a choice has the key of the lists that it offers, without their numbers.
    keys = [name for key in box.lists for name in (key, key.rpartition(".")[0]) if name]
    sources = [*box.cards, *(key for key in box.lists if "." not in key), *play.OTHERS]
    colour = OneOf("a colour of dice", ("any", *box.dice))
    fields: dict[str, Shape[Any]] = {
        "seat": Seat(table.players),
        "key": OneOf("the key of an effect", dict.fromkeys(keys)),
        "by": OneOf("what brings it about", dict.fromkeys(sources)),
        "cards": Joined(OneOf("a card", box.cards, box.names)),
        "deck": OneOf("a deck whose cards lie face up", DISPLAYED),
        "pile": OneOf("a pile", PILES),
        "colour": colour,
        "colours": Joined(colour),
        "cost": _Cost(),
        "how": OneOf("rolled or chosen", ("rolled", "chosen")),
        "what": OneOf("a good", GOODS),
    }
    kinds = vars(play).values()
    # What holds a thing isn't held itself: no text can nest them without end.
    held = StackShape([kind for kind in kinds if "then" not in getattr(kind, "__struct_fields__", ())], **fields)
    return StackShape(kinds, **fields, then=held, asker=_Asker(held))


class _Cost(Shape[Pay]):
    """A cost: its food, its favor and its terror, and its icons joined by plus signs."""

    what = "a cost"
    _row = Row(*[Number(0, 99)] * 3, Joined(OneOf("an icon", get_args(Icon))))

    def read(self, words: Words) -> Pay:
        return Pay(*self._row.read(words))  # type: ignore[arg-type]

    def write(self, value: Pay) -> str:
        return self._row.write((value.food, value.favor, value.terror, value.dice))


class _Asker(Shape[Pending | None]):
    """The decision that asks again if what it began is taken back, or a hyphen for none."""

    def __init__(self, things: StackShape) -> None:
        self._things, self.what = things, things.what

    def read(self, words: Words) -> Pending | None:
        if words.peek != "-":
            return self._things.read(words)
        words.next(self.what)
        return None

    def write(self, value: Pending | None) -> str:
        return self._things.write(value) if value else "-"


def _fill_decks(table: Midgard) -> None:
    """Leave in the decks what lies nowhere else, and isn't about to be resolved either."""
    found = owned(table)
    for deck in DECKS:
        pool: Pool = table.decks[deck]
        secret = Counter(slot.value for slot in pool.slots.values() if slot.value)
        pool.unseen = _left(table.box.stacks[deck], found + Counter(pool.discards) + secret)
