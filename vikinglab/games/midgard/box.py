"""The box of Midgard: the shape of its content files, and what play looks up in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Generic, Literal, TypeVar, Unpack, get_args

from msgspec import Meta, Struct
from msgspec.structs import asdict

from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, Players, Provenance, expect
from vikinglab.core.engine.effect import said
from vikinglab.core.words.speech import Name, Word, joined

from .effects import FACES, AnyScore, Draw, Effects, Face, Fight, Gain, Pay, Points, Small, Subdue, lists

Count = Annotated[int, Meta(ge=1, le=99)]
Colour = Literal["R", "Y", "B"]
Clan = Literal["red", "yellow", "blue"]
Location = Literal["recruit", "trade", "sea", "village", "keep", "territory"]
LOCATIONS: tuple[str, ...] = get_args(Location)
SHARES = 4
"""A location has so many shares, the active player's first."""
CARD = re.compile(r"[A-Z][A-Z0-9]{1,7}")


class _Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a content file."""


# ------------------------------------------------------------------------------------------------ Cards


class Card(_Part, frozen=True, kw_only=True):
    """A card or tile, or several that are alike."""

    id: str
    name: Mapping[Literal["en", "fr"], Annotated[str, Meta(min_length=1, max_length=40)]]
    copies: Count = 1
    sources: dict[str, Provenance] = {}
    """The fields that are surer than the deck, or less sure."""
    effect: Effects = ()

    @property
    def word(self) -> Name:
        """The name by which texts know it."""
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


class _Deck(_Part, Generic[C], frozen=True):
    source: Provenance
    cards: Annotated[tuple[C, ...], Meta(min_length=1, max_length=200)]


class _Tiles(_Deck[Tile], frozen=True, kw_only=True):
    tribute: dict[Literal["food", "favor", "dice"], Annotated[tuple[Pay, ...], Meta(min_length=3, max_length=3)]]


class _Decks(_Part, frozen=True):
    reaver: _Deck[Reaver]
    village: _Deck[Village]
    keep: _Deck[Keep]
    battle: _Deck[Battle]
    journey: _Deck[Journey]
    prophecy: _Deck[Prophecy]
    territory: _Tiles


DECKS: tuple[str, ...] = tuple(name for name in _Decks.__struct_fields__ if name != "territory")
DISPLAYED = tuple(name for name in DECKS if name != "journey")
GROUPS = {"reaver": 2, "village": 2, "keep": 2, "battle": 1, "prophecy": 1}
"""So many cards lie together in each group of a display."""
PILES = tuple(f"{kind}{level}" for kind in ("food", "favor", "dice") for level in (1, 2, 3))


# ------------------------------------------------------------------------------------------------ Figures


class _Clan(_Part, frozen=True):
    colour: Colour
    dice: Figure[Count]
    faces: Figure[Annotated[list[Face], Meta(min_length=1, max_length=12)]]
    promoted: Figure[Effects]


class _Location(_Part, frozen=True):
    cost: Figure[Pay]
    act: Figure[Effects]
    bonus: Figure[Annotated[list[Effects], Meta(min_length=SHARES, max_length=SHARES)]]
    times: Figure[Annotated[list[Count], Meta(min_length=SHARES, max_length=SHARES)]]


class _Ship(_Part, frozen=True):
    dice: Figure[Count]
    artifacts: Figure[Small]
    slots: Figure[Annotated[list[Location], Meta(min_length=1, max_length=6)]]
    reavers_in_slot: Figure[Count]
    upgrades: Figure[Small]


class _Combat(_Part, frozen=True):
    die: Figure[Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=1, max_length=12)]]
    reroll: Figure[Small]


class _Trade(_Part, frozen=True):
    dice: Figure[Small]
    rewards: Figure[Annotated[list[Effects], Meta(min_length=1, max_length=9)]]


class _Most(_Part, frozen=True):
    farm: Small
    wall: Small
    tower: Small


Table3 = Figure[Annotated[list[Small], Meta(min_length=3, max_length=3)]]
Set = Figure[Annotated[list[Small], Meta(min_length=1, max_length=20)]]


class _Scoring(_Part, frozen=True):
    terror: Figure[Annotated[list[Points], Meta(min_length=1, max_length=20)]]
    more_terror: Figure[Points]
    brackets: Table3
    farm: Table3
    wall: Table3
    tower: Table3
    most: Figure[_Most]


class _Sets(_Part, frozen=True):
    treasure: Set
    art: Set
    armor: Set
    tapestries: Figure[Small]
    tapestry: Figure[Small]


class _Display(_Part, frozen=True):
    reaver: Figure[list[Small]]
    village: Figure[list[Small]]
    keep: Figure[list[Small]]
    battle: Figure[list[Small]]
    prophecy: Figure[list[Small]]


class _Short(_Part, frozen=True):
    """The figures of the short match, and the locations where ships may be placed in it."""

    players: Players
    rounds: Figure[Annotated[int, Meta(ge=1, le=12)]]
    selections: Figure[Annotated[int, Meta(ge=1, le=6)]]
    open: Figure[Annotated[list[Location], Meta(min_length=1, max_length=len(LOCATIONS))]]


class Content(_Part, frozen=True):
    """A content file of Midgard."""

    players: Players
    rounds: Figure[Annotated[int, Meta(ge=1, le=12)]]
    selections: Figure[Annotated[int, Meta(ge=1, le=6)]]
    food: Figure[list[Small]]
    favor: Figure[Small]
    reavers: Figure[Annotated[int, Meta(ge=0, le=4)]]
    rest: Figure[Effects]
    territory_glory: Figure[Small]
    shares: dict[Literal["2", "3", "4"], Figure[list[Annotated[int, Meta(ge=1, le=SHARES)]]]]
    display: _Display
    ship: _Ship
    clans: dict[Clan, _Clan]
    combat: _Combat
    upgrades: dict[Literal["H", "S", "C", "L"], Figure[Small]]
    locations: dict[Location, _Location]
    trade: _Trade
    scoring: _Scoring
    sets: _Sets
    abilities: dict[str, Effects | Provenance]
    decks: _Decks
    short: _Short | None = None


# ------------------------------------------------------------------------------------------------ The box


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content of Midgard made ready for play."""

    cards: dict[str, Card]
    reavers: dict[str, Reaver]
    artifacts: dict[str, Village]
    battles: dict[str, Battle]
    journeys: dict[str, Journey]
    tiles: dict[str, Tile]
    lists: dict[str, Effects]
    """Every effect list by its key: that of a card by its id, `rest`, `promote-red`, `act-sea`, `bonus-sea-1`,
    `reward-1`; and those that lie in them."""
    stacks: dict[str, tuple[str, ...]]
    """The cards of each deck."""
    piles: dict[str, tuple[str, ...]]
    """The tiles of each pile of territories."""
    tributes: dict[str, Pay]
    faces: dict[str, tuple[str, ...]]
    """The dice that a die of each colour can show, one for each of its faces."""
    dice: dict[str, int]
    """How many dice there are of each colour."""
    wild: dict[str, str]
    """The clan icon that is wild under a leader of each clan; no leader has none."""
    combat_die: tuple[int, ...]
    colours: dict[str, str]
    """The colour of each clan's dice."""
    tapestries: tuple[str, ...]
    """The kinds of tapestries."""
    open: tuple[str, ...]
    """The locations where ships may be placed."""
    tried: frozenset[str]
    """The locations at which one attempts to subdue territories."""
    places: int
    artifact_places: int
    upgrade_places: int
    slots: tuple[str, ...]
    pays_at_the_end: bool
    upgrades_by_round: bool
    any_upgrade: bool
    runes_without_terror: bool

    def displayed(self, deck: str, players: int) -> int:
        """Return how many groups of cards of a deck lie face up."""
        at = self.content.players.value.index(players)
        return int(getattr(self.content.display, deck).value[at])


def pack(content: Content, rulings: Mapping[str, str], **common: Unpack[core.Common]) -> Box:
    """Check what types can't say of a content file, and make the box."""
    _check(content)
    decks = {name: getattr(content.decks, name).cards for name in (*DECKS, "territory")}
    cards: dict[str, Card] = {card.id: card for deck in decks.values() for card in deck}
    clans = content.clans
    return Box(
        content=content,
        rulings=rulings,
        **common,
        cards=cards,
        reavers=_by_id(content.decks.reaver.cards),
        artifacts=_by_id([card for card in content.decks.village.cards if card.type == "artifact"]),
        battles=_by_id(content.decks.battle.cards),
        journeys=_by_id(content.decks.journey.cards),
        tiles=_by_id(content.decks.territory.cards),
        lists=_lists(content, cards.values()),
        stacks={name: _stack(decks[name]) for name in DECKS},
        piles={pile: _stack([tile for tile in decks["territory"] if tile.pile == pile]) for pile in PILES},
        tributes={
            f"{kind}{at}": pay
            for kind, each in content.decks.territory.tribute.items()
            for at, pay in enumerate(each, 1)
        },
        faces={clan.colour: tuple(clan.colour + face for face in clan.faces.value) for clan in clans.values()},
        dice={clan.colour: clan.dice.value for clan in clans.values()},
        wild={"": "", **{name: clan.colour + "K" for name, clan in clans.items()}},
        combat_die=tuple(content.combat.die.value),
        colours={name: clan.colour for name, clan in clans.items()},
        tapestries=tuple(sorted({card.kind for card in content.decks.keep.cards if card.kind})) or ("",),
        open=tuple(content.short.open.value) if content.short and common["options"].short else LOCATIONS,
        tried=frozenset(
            name
            for name, location in content.locations.items()
            if any(type(effect) is Subdue for effect in location.act.value)
        ),
        places=content.ship.dice.value,
        artifact_places=content.ship.artifacts.value,
        upgrade_places=content.ship.upgrades.value,
        slots=tuple(content.ship.slots.value),
        pays_at_the_end=rulings["cleanup.territories"] == "after every round",
        upgrades_by_round=rulings["upgrade.token"] == "round",
        any_upgrade=rulings["upgrade.choice"] == "any",
        runes_without_terror=rulings["village.runes"] == "always",
    )


def figures(box: Box) -> dict[str, object]:
    """Return what the texts of the rules are filled with."""
    content, speech = box.content, box.speech
    open_places = content.short.open.value if content.short else []
    found: dict[str, object] = {"open": tuple([Word(f"location-{place}") for place in open_places])}
    found |= {
        "each": content.selections.value // 2,
        "combat-shows": tuple(map(str, sorted({*content.combat.die.value}))),
    }
    found |= {f"most-{token}": most for token, most in asdict(content.scoring.most.value).items()}
    found |= {key: said(box.lists[key], speech) for key in ("rest", *[f"promote-{clan}" for clan in content.clans])}
    found["rewards"] = joined("dots", [said(each, speech) for each in content.trade.rewards.value])
    for place, location in content.locations.items():
        found[f"cost-{place}"] = location.cost.value.words()
        found[f"more-{place}"] = tuple([str(_brings(bonus).get("cards", 0)) for bonus in location.bonus.value])
    for card in reversed([*content.decks.village.cards, *content.decks.keep.cards]):
        brings = dict.fromkeys(("food", "favor", "glory", "terror", "defence"), 0) | _brings(box.lists[card.id])
        found |= {f"{card.type.replace('_', '-')}-{what}": n for what, n in brings.items()}
    return found


def _brings(todo: Effects) -> dict[str, int]:
    """Return what an effect list brings, of each thing what comes first."""
    found: dict[str, int] = {}
    for effect in todo:
        match effect:
            case Gain(what=what, n=n):
                found.setdefault(what, n)
            case Draw(n=n):
                found.setdefault("cards", n)
            case Fight(defence=defence):
                found.setdefault("defence", defence)
        for inner in effect.inner:
            found = _brings(inner) | found
    return found


def _by_id(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


def _stack(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(sorted(card.id for card in cards for _ in range(card.copies)))


def _lists(content: Content, cards: Iterable[Card]) -> dict[str, Effects]:
    found = lists("rest", content.rest.value)
    for name, clan in content.clans.items():
        found |= lists(f"promote-{name}", clan.promoted.value)
    for place, location in content.locations.items():
        found |= lists(f"act-{place}", location.act.value)
        for share, bonus in enumerate(location.bonus.value, 1):
            found |= lists(f"bonus-{place}-{share}", bonus)
    for number, reward in enumerate(content.trade.rewards.value, 1):
        found |= lists(f"reward-{number}", reward)
    for card in cards:
        found |= lists(card.id, _effects(content, card))
    return found


def _effects(content: Content, card: Card) -> Effects:
    match card:
        case Reaver(ability=ability):
            return content.abilities[ability]  # type: ignore[return-value]
        case Battle(won=won):
            return won
        case Tile(reward=reward):
            return reward
    return card.effect


# ------------------------------------------------------------------------------------------------ Checks


def _check(content: Content) -> None:
    for players in content.players.value:
        shares = {str(number): each for number, each in content.shares.items()}.get(str(players))
        fits = shares and len(shares.value) == players and shares.value[0] == 1
        expect(fits, f"shares.{players}" if shares else "shares", f"a share for each of {players} seats, the first 1")
        expect(len(content.food.value) >= players, "food", f"an entry for each of {players} seats is expected")
    short, wanted = content.short, len(content.players.value)
    if short is not None:
        for players in short.players.value:
            fits = players in content.players.value and short.selections.value == players <= len(short.open.value)
            expect(fits, "short", "each player places a ship a round, and there are locations for all")
    # A short match is for some of the numbers of players, and has no use for the entries of the others.
    fewer = short is not None and content.players == short.players
    for deck in DISPLAYED:
        groups = getattr(content.display, deck).value
        fits = len(groups) >= wanted if fewer else len(groups) == wanted
        expect(fits, f"display.{deck}", f"{wanted} entries are expected, one for each number of players")
    expect(len(content.clans) == 3, "clans", "the clans red, yellow and blue are expected")
    expect(len({clan.colour for clan in content.clans.values()}) == 3, "clans", "each clan has a colour of its own")
    expect(len(content.locations) == len(LOCATIONS), "locations", f"{', '.join(LOCATIONS)} are expected")
    expect(len(content.upgrades) == 4, "upgrades", "H, S, C and L are expected")
    expect(isinstance(content.abilities.get("source"), str), "abilities", "a source is expected")
    expect(content.scoring.brackets.value[0] == 1, "scoring.brackets", "the first bracket begins at 1")
    _check_cards(content)


def _check_cards(content: Content) -> None:
    known: set[str] = set()
    for name in (*DECKS, "territory"):
        for number, card in enumerate(getattr(content.decks, name).cards):
            where = f"decks.{name}.cards"
            said = f"card {number + 1}, “{card.id[:20]}”"
            expect(CARD.fullmatch(card.id), where, f"{said}: its id is two to eight capital letters and digits")
            expect(card.id not in known, where, f"{said}: another card has this id")
            expect(set(card.name) == {"en", "fr"}, where, f"{said}: it needs a name in both languages")
            expect(not (reason := _odd(content, card)), where, f"{said}: {reason}")
            known.add(card.id)
    kinds = {tile.pile for tile in content.decks.territory.cards}
    expect(kinds == {*PILES}, "decks.territory.cards", "a tile is expected for each type and level")
    expect(len(content.decks.territory.tribute) == 3, "decks.territory.tribute", "food, favor and dice are expected")


def _odd(content: Content, card: Card) -> str:
    """Return what is wrong with a card, or nothing."""
    match card:
        case Reaver(ability=ability) if ability == "source" or ability not in content.abilities:
            return f"there is no ability “{ability[:20]}”"
        case Village(type_="artifact", location=location, face=face) if location is None or face in (None, "K"):
            return "an artifact has a location and the face of its die, which is no clan icon"
        case Keep(type_="tapestry", kind=None):
            return "a tapestry has a kind"
    return ""


__all__ = ["FACES", "Box", "Card", "Content", "figures", "pack"]
