"""The box of Midgard: the shape of its content files, and what play looks up in them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Annotated, Literal, Unpack

from msgspec import Meta
from msgspec.structs import asdict

from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent, Players, Provenance, Section, expect
from vikinglab.core.engine.effect import said
from vikinglab.core.words.speech import Word, joined

from . import effects
from .deck import (
    DECKS,
    DISPLAYED,
    LOCATIONS,
    MISPLACED,
    PILES,
    Battle,
    Card,
    Clan,
    Colour,
    Count,
    Decks,
    Journey,
    Keep,
    Location,
    Reaver,
    Tile,
    Tiles,
    Village,
    by_id,
    check_cards,
    effects_of,
    stack,
)  # fmt: skip

SHARES = 4
"""The number of shares of a location, the active player's first."""


# ------------------------------------------------------------------------------------------------ Figures


class _Clan(Section, frozen=True):
    colour: Colour
    dice: Figure[Count]
    faces: Figure[Annotated[list[effects.Face], Meta(min_length=1, max_length=12)]]
    promoted: Figure[effects.Effects]


class _Location(Section, frozen=True):
    cost: Figure[effects.Pay]
    act: Figure[effects.Effects]
    bonus: Figure[Annotated[list[effects.Effects], Meta(min_length=SHARES, max_length=SHARES)]]
    times: Figure[Annotated[list[Count], Meta(min_length=SHARES, max_length=SHARES)]]


class _Ship(Section, frozen=True):
    dice: Figure[Count]
    artifacts: Figure[effects.Small]
    slots: Figure[Annotated[list[Location], Meta(min_length=1, max_length=6)]]
    reavers_in_slot: Figure[Count]
    upgrades: Figure[effects.Small]


class _Combat(Section, frozen=True):
    die: Figure[Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=1, max_length=12)]]
    reroll: Figure[effects.Small]


class _Trade(Section, frozen=True):
    dice: Figure[effects.Small]
    rewards: Figure[Annotated[list[effects.Chosen], Meta(min_length=1, max_length=9)]]


class _Most(Section, frozen=True):
    farm: effects.Small
    wall: effects.Small
    tower: effects.Small


Table3 = Figure[Annotated[list[effects.Small], Meta(min_length=3, max_length=3)]]
Set = Figure[Annotated[list[effects.Small], Meta(min_length=1, max_length=20)]]


class _Scoring(Section, frozen=True):
    terror: Figure[Annotated[list[effects.Points], Meta(min_length=1, max_length=20)]]
    more_terror: Figure[effects.Points]
    brackets: Table3
    farm: Table3
    wall: Table3
    tower: Table3
    most: Figure[_Most]


class _Sets(Section, frozen=True):
    treasure: Set
    art: Set
    armor: Set
    tapestries: Figure[effects.Small]
    tapestry: Figure[effects.Small]


class _Display(Section, frozen=True):
    reaver: Figure[list[effects.Small]]
    village: Figure[list[effects.Small]]
    keep: Figure[list[effects.Small]]
    battle: Figure[list[effects.Small]]
    prophecy: Figure[list[effects.Small]]


class Crew(Section, frozen=True):
    """What a seat begins the short match with."""

    leader: str
    slots: dict[Location, str]
    dice: list[str]

    @property
    def cards(self) -> list[str]:
        """Return its Reavers."""
        return [self.leader, *self.slots.values()]


Open = Annotated[list[Location], Meta(min_length=1, max_length=len(LOCATIONS))]


class _Short(Section, frozen=True):
    """The figures of the short match, its crews, and the locations where ships may be placed in each of its rounds."""

    players: Players
    rounds: Figure[Annotated[int, Meta(ge=1, le=12)]]
    selections: Figure[Annotated[int, Meta(ge=1, le=6)]]
    reavers: Figure[Annotated[int, Meta(ge=0, le=4)]]
    crews: Figure[list[Crew]]
    open: Figure[Annotated[list[Open], Meta(min_length=1, max_length=12)]]


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of Midgard."""

    rounds: Figure[Annotated[int, Meta(ge=1, le=12)]]
    selections: Figure[Annotated[int, Meta(ge=1, le=6)]]
    food: Figure[list[effects.Small]]
    favor: Figure[effects.Small]
    reavers: Figure[Annotated[int, Meta(ge=0, le=4)]]
    rest: Figure[effects.Effects]
    territory_glory: Figure[effects.Small]
    shares: dict[Literal["2", "3", "4"], Figure[list[Annotated[int, Meta(ge=1, le=SHARES)]]]]
    display: _Display
    ship: _Ship
    clans: dict[Clan, _Clan]
    combat: _Combat
    upgrades: dict[effects.Token, Figure[effects.Small]]
    locations: dict[Location, _Location]
    trade: _Trade
    scoring: _Scoring
    sets: _Sets
    abilities: dict[str, effects.Effects | Provenance]
    decks: Decks
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
    lists: dict[str, effects.Effects]
    """Every effect list by its key: that of a card by its id, `rest`, `promote-red`, `act-sea`, `bonus-sea-1`,
    `reward-1`; and those that lie in them."""
    stacks: dict[str, tuple[str, ...]]
    """The cards of each deck."""
    groups: dict[str, int]
    """The number of cards of each deck that lie face up together: they are taken together, too."""
    piles: dict[str, tuple[str, ...]]
    """The tiles of each pile of territories."""
    tributes: dict[str, effects.Pay]
    faces: dict[str, tuple[str, ...]]
    """The dice that a die of each colour can show, one for each of its faces."""
    dice: dict[str, int]
    """The number of dice of each colour."""
    wild: dict[str, str]
    """The clan icon that is wild under a leader of each clan; no leader has none."""
    combat_die: tuple[int, ...]
    colours: dict[str, str]
    """The colour of each clan's dice."""
    tapestries: tuple[str, ...]
    """The kinds of tapestries."""
    open: tuple[tuple[str, ...], ...]
    """The locations where ships may be placed, round by round; in all rounds after the last as in that."""
    crews: tuple[Crew, ...]
    """What each seat begins with, if it doesn’t draw its first Reavers."""
    tried: frozenset[str]
    """The locations at which one attempts to subdue territories."""
    places: int
    artifact_places: int
    upgrade_places: int
    slots: tuple[str, ...]
    upgrades_by_round: bool
    any_upgrade: bool

    def names(self, id: str) -> Mapping[str, str]:
        """Return the name of a card in every language; an artifact's is followed by the die on it."""
        card, plus, die = id.partition("+")
        return {language: name + plus + die for language, name in self.cards[card].name.items()}

    def open_in(self, round: int) -> tuple[str, ...]:
        """Return the locations where ships may be placed in a round."""
        return self.open[min(round, len(self.open)) - 1]

    def displayed(self, deck: str, players: int) -> int:
        """Return the number of groups of cards of a deck that lie face up."""
        at = self.content.players.index(players)
        return int(getattr(self.content.display, deck)[at])


def pack(content: Content, rulings: Mapping[str, str], **common: Unpack[core.Common]) -> Box:
    """Check what types can't say of a content file, and make the box."""
    _check(content)
    decks = {name: getattr(content.decks, name).cards for name in (*DECKS, "territory")}
    cards: dict[str, Card] = by_id([*chain(*decks.values())])
    clans, short = content.clans, content.short if common["options"].short else None
    return Box(
        content=content,
        rulings=rulings,
        **common,
        cards=cards,
        reavers=by_id(content.decks.reaver.cards),
        artifacts=by_id([card for card in content.decks.village.cards if card.type == "artifact"]),
        battles=by_id(content.decks.battle.cards),
        journeys=by_id(content.decks.journey.cards),
        tiles=by_id(content.decks.territory.cards),
        lists=_lists(content, cards.values()),
        stacks={name: stack(decks[name]) for name in DECKS},
        groups={deck: _together(content, deck) for deck in DISPLAYED},
        piles={pile: stack(_of_pile(decks["territory"], pile)) for pile in PILES},
        tributes=_tributes(content.decks.territory),
        faces={clan.colour: _faces(clan) for clan in clans.values()},
        dice={clan.colour: clan.dice for clan in clans.values()},
        wild=_wild(content),
        combat_die=tuple(content.combat.die),
        colours={name: clan.colour for name, clan in clans.items()},
        tapestries=_tapestries(content.decks.keep.cards),
        open=tuple(map(tuple, short.open)) if short else (LOCATIONS,),
        crews=tuple(short.crews) if short else (),
        tried=_tried(content),
        places=content.ship.dice,
        artifact_places=content.ship.artifacts,
        upgrade_places=content.ship.upgrades,
        slots=tuple(content.ship.slots),
        upgrades_by_round=rulings["upgrade.token"] == "round",
        any_upgrade=rulings["upgrade.choice"] == "any",
    )


def _faces(clan: _Clan) -> tuple[str, ...]:
    return tuple([clan.colour + face for face in clan.faces])


def _wild(content: Content) -> dict[str, str]:
    clans = content.clans
    return {"": "", **{name: clan.colour + "K" for name, clan in clans.items()}}


def _tributes(territories: Tiles) -> dict[str, effects.Pay]:
    return {f"{kind}{at}": pay for kind, each in territories.tribute.items() for at, pay in enumerate(each, 1)}


def _of_pile(tiles: Sequence[Tile], pile: str) -> list[Tile]:
    return [tile for tile in tiles if tile.pile == pile]


def _tapestries(cards: Iterable[Keep]) -> tuple[str, ...]:
    return tuple(sorted({card.kind for card in cards if card.kind})) or ("",)


def _tried(content: Content) -> frozenset[str]:
    """Return the locations whose cards are tried to be taken."""
    acts = [(name, act) for name, location in content.locations.items() for act in location.act]
    return frozenset([name for name, act in acts if type(act) is effects.Subdue])


def _together(content: Content, deck: str) -> int:
    """Return the number of cards of a deck that a location has one take together."""
    acts = [effect for location in content.locations.values() for effect in location.act]
    return max([effect.n for effect in acts if isinstance(effect, effects.Pick) and effect.deck == deck], default=1)


def figures(box: Box) -> dict[str, object]:
    """Return the facts that fill the texts of the rules, beside the figures of the content."""
    content, speech = box.content, box.speech
    found: dict[str, object] = {"food-last": content.food[-1], "stack": box.groups["reaver"]}
    found |= _of_short(content.short) if content.short else {"open": (), "later": (), "short-each": 0}
    found |= {f"each-{players}": content.selections // players for players in content.players}
    found["combat-shows"] = tuple(map(str, sorted({*content.combat.die})))
    found |= {f"most-{token}": most for token, most in asdict(content.scoring.most).items()}
    found |= {key: said(box.lists[key], speech) for key in ("rest", *[f"promote-{clan}" for clan in content.clans])}
    found["rewards"] = joined("dots", [said(each, speech) for each in content.trade.rewards])
    for place, location in content.locations.items():
        found |= {f"cost-{place}": location.cost.words(), f"bonus-{place}": said(location.bonus[0], speech)}
        found[f"more-{place}"] = tuple([str(_brings(bonus).get("cards", 0)) for bonus in location.bonus])
    return found | _of_spoils(box)


def _of_short(short: _Short) -> dict[str, object]:
    """Return the facts of the short match: the locations at first and those of later rounds; the ships of a player."""
    first, *_, last = short.open[0], *short.open
    places = {place: Word(f"location-{place}") for place in last}
    later = tuple([word for place, word in places.items() if place not in first])
    return {
        "open": tuple([Word(f"location-{place}") for place in first]),
        "later": later,
        "short-each": short.selections // short.players[0],
    }


def _of_spoils(box: Box) -> dict[str, object]:
    """Return the numbers on spoils, by the type of the card: of each type those of the first card."""
    decks, found = box.content.decks, dict[str, object]()
    for card in reversed([*decks.village.cards, *decks.keep.cards]):
        brings = dict.fromkeys(_BRINGS, 0) | _brings(box.lists[card.id])
        found |= {f"{card.type.replace('_', '-')}-{what}": n for what, n in brings.items()}
    return found


_BRINGS = ("food", "favor", "glory", "terror", "farm", "wall", "tower", "dice", "defence", "returned", "given")
"""The things that texts of rules say of spoils."""


def _brings(todo: effects.Effects) -> dict[str, int]:
    """Return the numbers in an effect list: of each thing the first one."""
    found: dict[str, int] = {}
    for effect in todo:
        match effect:
            case effects.Gain(what=what, n=n):
                found.setdefault(what, n)
            case effects.Draw(n=n):
                found.setdefault("cards", n)
            case effects.Take(dice=dice):
                found.setdefault("dice", len(dice))
            case effects.Pay(terror=n):
                found.setdefault("returned", n)
            case effects.Give(n=n):
                found.setdefault("given", n)
            case effects.Fight(defence=defence):
                found.setdefault("defence", defence)
        for inner in effect.inner:
            found = _brings(inner) | found
    return found


def _lists(content: Content, cards: Iterable[Card]) -> dict[str, effects.Effects]:
    found = effects.lists("rest", content.rest)
    for name, clan in content.clans.items():
        found |= effects.lists(f"promote-{name}", clan.promoted)
    for place, location in content.locations.items():
        found |= effects.lists(f"act-{place}", location.act)
        for share, bonus in enumerate(location.bonus, 1):
            found |= effects.lists(f"bonus-{place}-{share}", bonus)
    for number, reward in enumerate(content.trade.rewards, 1):
        found |= effects.lists(f"reward-{number}", reward)
    for card in cards:
        found |= effects.lists(card.id, effects_of(card, content.abilities))
    return found


# ------------------------------------------------------------------------------------------------ Checks


def _check(content: Content) -> None:
    for players in content.players:
        shares = {str(number): each for number, each in content.shares.items()}.get(str(players))
        fits = shares and len(shares) == players and shares[0] == 1
        expect(fits, f"shares.{players}" if shares else "shares", f"a share for each of {players} seats, the first 1")
        expect(len(content.food) >= players, "food", f"an entry for each of {players} seats is expected")
    _check_short(content)
    _check_display(content)
    expect(len(content.clans) == 3, "clans", "the clans red, yellow and blue are expected")
    expect(len({clan.colour for clan in content.clans.values()}) == 3, "clans", "each clan has a colour of its own")
    expect(len(content.locations) == len(LOCATIONS), "locations", f"{', '.join(LOCATIONS)} are expected")
    expect(len(content.upgrades) == 4, "upgrades", "H, S, C and L are expected")
    expect(isinstance(content.abilities.get("source"), str), "abilities", "a source is expected")
    for path, todo in _own_effects(content).items():
        expect(not effects.misplaced(todo), path, MISPLACED)
    expect(content.scoring.brackets[0] == 1, "scoring.brackets", "the first bracket begins at 1")
    check_cards(content.decks, content.abilities)


def _check_short(content: Content) -> None:
    short = content.short
    for players in short.players if short else ():
        room = short and players <= min(map(len, short.open))
        fits = short and room and players in content.players and short.selections == players
        expect(fits, "short", "each player places a ship a round, and there are locations for all")
        expect(
            short and len(short.crews) == players, "short.crews", f"{players} entries are expected, one for each seat"
        )
    _check_crews(content)


def _check_crews(content: Content) -> None:
    crews = content.short.crews if content.short else []
    dealt = [card for crew in crews for card in crew.cards]
    known = {card.id for card in content.decks.reaver.cards}
    expect(
        {*dealt} <= known and len({*dealt}) == len(dealt), "short.crews", "each Reaver is one of the deck, dealt once"
    )
    faces = {die for clan in content.clans.values() for die in _faces(clan)}
    for crew in crews:
        expect({*crew.slots} <= {*content.ship.slots}, "short.crews", "slots of a longship are expected")
        fits = {*crew.dice} <= faces and len(crew.dice) <= content.ship.dice
        expect(fits, "short.crews", "dice that exist, and have a place on a longship")


def _check_display(content: Content) -> None:
    # A short match is for some of the numbers of players, and has no use for the entries of the others.
    fewer, wanted = content.short is not None and content.players == content.short.players, len(content.players)
    for deck in DISPLAYED:
        groups = getattr(content.display, deck)
        fits = len(groups) >= wanted if fewer else len(groups) == wanted
        expect(fits, f"display.{deck}", f"{wanted} entries are expected, one for each number of players")


def _own_effects(content: Content) -> dict[str, effects.Effects]:
    """Return the effects beside those of cards, by their paths; lists of one location or of Trade as one."""
    own = {"rest": content.rest, "trade.rewards": sum(content.trade.rewards, ())}
    own |= {f"clans.{name}.promoted": clan.promoted for name, clan in content.clans.items()}
    for place, location in content.locations.items():
        own |= {f"locations.{place}.act": location.act, f"locations.{place}.bonus": sum(location.bonus, ())}
    return own
