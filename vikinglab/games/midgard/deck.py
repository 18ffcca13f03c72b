"""The cards of Midgard: what a content file says of each, and what can't be said by types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Generic, Literal, TypeVar, get_args

from msgspec import Meta

from vikinglab.core.engine.content import Provenance, Section, expect
from vikinglab.core.words.speech import Name

from .effects import AnyScore, Effects, Face, Pay, Small, misplaced

Count = Annotated[int, Meta(ge=1, le=99)]
Colour = Literal["R", "Y", "B"]
Clan = Literal["red", "yellow", "blue"]
Location = Literal["recruit", "trade", "sea", "village", "keep", "territory"]
LOCATIONS: tuple[str, ...] = get_args(Location)
CARD = re.compile(r"[A-Z][A-Z0-9]{1,7}")
"""The id of a card."""


class Card(Section, frozen=True, kw_only=True):
    """A card or tile, or several that are alike."""

    id: str
    name: Mapping[Literal["en", "fr"], Annotated[str, Meta(min_length=1, max_length=40)]]
    copies: Count = 1
    sources: dict[str, Provenance] = {}
    """The fields that are surer than the deck, or less sure."""
    effect: Effects = ()

    @property
    def word(self) -> Name:
        """Return its name, as a word for texts."""
        return Name({"en": self.name["en"], "fr": self.name["fr"]})

    @property
    def type(self) -> str:
        """The type by which sets and rules know it."""
        return type(self).__name__.lower()


class Reaver(Card, frozen=True, kw_only=True):
    """A Reaver: its clan, the dice that come with it, those of a rally, and its ability."""

    clan: Clan
    left: tuple[Colour, ...]
    rally: tuple[Colour, ...]
    ability: str


class _Typed(Card, frozen=True, kw_only=True):
    type_: str

    @property
    def type(self) -> str:
        return self.type_


class Village(_Typed, frozen=True, kw_only=True, rename={"type_": "type"}):
    """Village Spoils. An artifact has a location, the face of the die that it stores, and its glory."""

    type_: Literal["artifact", "upgrade", "farm", "village_wall", "swords", "bows", "axes", "runes"]
    location: Location | None = None
    face: Face | None = None
    glory: Small = 0


class Keep(_Typed, frozen=True, kw_only=True, rename={"type_": "type"}):
    """Keep Spoils. A tapestry is of a kind."""

    type_: Literal["treasure", "art", "armor", "tapestry", "keep_wall", "tower"]
    kind: str | None = None


class Battle(Card, frozen=True, kw_only=True):
    """A Sea Battle: its defence, the set of dice that beats it, and what it brings."""

    defence: Count
    set: tuple[Literal["H", "HH", "S", "C", "L"], ...]
    glory: Small
    won: Effects


class Journey(Card, frozen=True, kw_only=True):
    """A Sea Journey: its cost, or else its effect."""

    cost: Pay | None = None


class Tile(Card, frozen=True, kw_only=True, rename={"type_": "type"}):
    """A territory: its type and level in front, its reward on the back."""

    type_: Literal["food", "favor", "dice"]
    level: Annotated[int, Meta(ge=1, le=3)]
    reward: Effects

    @property
    def type(self) -> str:
        return f"{self.type_}_territory"

    @property
    def pile(self) -> str:
        """The pile that it lies on at the start."""
        return f"{self.type_}{self.level}"


class Prophecy(Card, frozen=True, kw_only=True):
    """A prophecy: what it scores at the end."""

    score: tuple[AnyScore, ...]


C = TypeVar("C", bound=Card)
Abilities = Mapping[str, Effects | Provenance]
"""The effects of Reavers, by the names of abilities; and their source."""


class Deck(Section, Generic[C], frozen=True):
    """The cards of a deck, and where they are from."""

    source: Provenance
    cards: Annotated[tuple[C, ...], Meta(min_length=1, max_length=200)]


class Tiles(Deck[Tile], frozen=True, kw_only=True):
    """The territories, and the tribute of each pile."""

    tribute: dict[Literal["food", "favor", "dice"], Annotated[tuple[Pay, ...], Meta(min_length=3, max_length=3)]]


class Decks(Section, frozen=True):
    """All decks."""

    reaver: Deck[Reaver]
    village: Deck[Village]
    keep: Deck[Keep]
    battle: Deck[Battle]
    journey: Deck[Journey]
    prophecy: Deck[Prophecy]
    territory: Tiles


DECKS: tuple[str, ...] = tuple(name for name in Decks.__struct_fields__ if name != "territory")
DISPLAYED = tuple(name for name in DECKS if name != "journey")
PILES = tuple(f"{kind}{level}" for kind in ("food", "favor", "dice") for level in (1, 2, 3))


# ------------------------------------------------------------------------------------------------ What types can't say


def by_id(cards: Iterable[C]) -> dict[str, C]:
    """Return cards by their ids."""
    return {card.id: card for card in cards}


def stack(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the ids of a stack of cards, each as often as it has copies."""
    return tuple(sorted(card.id for card in cards for _ in range(card.copies)))


def effects_of(card: Card, abilities: Abilities) -> Effects:
    """Return the effects of a card."""
    match card:
        case Reaver(ability=ability):
            return abilities[ability]  # type: ignore[return-value]
        case Battle(won=won):
            return won
        case Tile(reward=reward):
            return reward
    return card.effect


MISPLACED = "“pay” and “fight” stand at the head of a list of “choose” or “may”"


def check_cards(decks: Decks, abilities: Abilities) -> None:
    """Check what types can't say of cards."""
    known: set[str] = set()
    for name in (*DECKS, "territory"):
        for number, card in enumerate(getattr(decks, name).cards):
            where = f"decks.{name}.cards"
            said = f"card {number + 1}, “{card.id[:20]}”"
            expect(CARD.fullmatch(card.id), where, f"{said}: its id is two to eight capital letters and digits")
            expect(card.id not in known, where, f"{said}: another card has this id")
            expect(set(card.name) == {"en", "fr"}, where, f"{said}: it needs a name in both languages")
            expect(not (reason := _odd(card, abilities)), where, f"{said}: {reason}")
            known.add(card.id)
    kinds = {tile.pile for tile in decks.territory.cards}
    expect(kinds == {*PILES}, "decks.territory.cards", "a tile is expected for each type and level")
    expect(len(decks.territory.tribute) == 3, "decks.territory.tribute", "food, favor and dice are expected")


def _odd(card: Card, abilities: Abilities) -> str:
    """Return the fault of a card, or nothing."""
    match card:
        case Reaver(ability=ability) if ability == "source" or ability not in abilities:
            return f"there is no ability “{ability[:20]}”"
        case Village(type_="artifact", location=location, face=face) if location is None or face in (None, "K"):
            return "an artifact has a location and the face of its die, which is no clan icon"
        case Keep(type_="tapestry", kind=None):
            return "a tapestry has a kind"
    return MISPLACED if misplaced(effects_of(card, abilities)) else ""
