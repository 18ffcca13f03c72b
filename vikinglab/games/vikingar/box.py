"""The box of Vikingar: the shape of its content files, and the board made ready for play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import chain
from operator import attrgetter
from typing import Annotated, Literal, TypeVar, Unpack, get_args

from msgspec import Meta, field
from msgspec.structs import replace

from vikinglab.core import game
from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent, Section, expect

from .effects import THROWS, DrawEvents, Gain, Item, Loss, Power, Price, RaiseLimit, Reward, Runes
from .throw import Throwing, check, stored

T = TypeVar("T")

Small = Annotated[int, Meta(ge=0, le=99)]
Count = Annotated[int, Meta(ge=1, le=20)]
Name = Mapping[Literal["en", "fr"], Annotated[str, Meta(min_length=1, max_length=60)]]
Place = Literal["village", "city", "cult", "stronghold", "quest", "temple"]

VILLAGE, CITY, CULT, STRONGHOLD, QUEST, TEMPLE = 1, 2, 4, 8, 16, 32
"""The places of a zone, as bits of a number."""
PASSAGE, WHIRLPOOL, KNOWN, FALL, GATE = 64, 128, 256, 512, 1024
"""Other bits of what is known of a zone."""
PLACES: Mapping[str, int] = {place: 1 << bit for bit, place in enumerate(get_args(Place))}
VERBS = ("sink", "rethrow", "peek")
"""The verbs of cards that a player uses at a moment of their choice."""
FEATS = ("looter", "strategy", "bloody", "bravery", "hero", "wealth", "conqueror", "cursed")
TRACKS = len(FEATS)
LOOTER, STRATEGY, BLOODY, BRAVERY, HERO, WEALTH, CONQUEROR, CURSED = range(8)
"""The tracks of a feat chart, in this order."""
FEAT_OF: Mapping[int, int] = {CITY: CONQUEROR, CULT: LOOTER, STRONGHOLD: STRATEGY, QUEST: HERO}
"""The feat in which each place brings a point to the player who destroys it."""

NUMBERS = ("", "one", "two", "three", "four", "five")
STANDARD, SINGLE_GATE, ALL_GATES = "standard", "single gate", "all gates"
"""The ends of the world: by edge cards, by one gate, or wherever a throw is high enough."""

SLOTS = 24
"""The most dials that can lie around the high sea."""
HIGH_SEA, NORTH, SOUTH, EDGE = 0, 0, SLOTS, 2 * SLOTS
"""Zone 0 is the high sea. The halves of the dial in slot 7 are NORTH + 7 and SOUTH + 7, and EDGE + 7 lies behind it."""
ZONES = ("H", *(f"{part}{slot:02}" for part in "NSE" for slot in range(1, SLOTS + 1)))
"""The names of the zones."""
ZONE = {name: zone for zone, name in enumerate(ZONES)}
ZONE_AND_PLACE: Mapping[str, tuple[int, int]] = {
    f"{name}:{place}": (zone, bit) for zone, name in enumerate(ZONES) for place, bit in PLACES.items()
}
"""The zone and the kind of each place of the world, by its name, such as ``N07:city``."""
SPOT: Mapping[tuple[int, int], str] = {pair: name for name, pair in ZONE_AND_PLACE.items()}
"""The name of each place of the world."""
CLAN = 5
"""The longships of a clan. All longships are numbered through, those of a clan one after the other."""
SHIPS = tuple(f"{letter}{number}" for letter in "ABCDEF" for number in range(1, CLAN + 1))
SHIP = {name: ship for ship, name in enumerate(SHIPS)}


class _Switches(Section, frozen=True):
    toll_allows_plunder: Figure[bool]
    bloody_needs_initiative: Figure[bool]


class _Runes(Section, frozen=True):
    attack: Figure[Count]
    defence: Figure[Count]
    edge: Figure[Count]
    most: Figure[Annotated[int, Meta(ge=1, le=10)]]
    temple: Figure[Small]
    height: Figure[Small]


class _Clan(Section, frozen=True):
    longships: Figure[Annotated[int, Meta(ge=1, le=CLAN)]]
    outposts: Figure[Small]
    temples: Figure[Small]
    start: Figure[Annotated[int, Meta(ge=1, le=CLAN)]]
    powers: Figure[Annotated[int, Meta(ge=0, le=4)]]


class _Gold(Section, frozen=True):
    toll: Figure[Small]
    longship: Figure[Small]
    treasure: Figure[Small]
    outpost: Figure[Small]
    cup: Figure[Small]
    village: Figure[Small]
    city: Figure[Small]
    cult: Figure[Small]
    stronghold: Figure[Small]


class _Defence(Section, frozen=True):
    city: Figure[Count]
    cult: Figure[Count]
    stronghold: Figure[Count]


class _Fleet(Section, frozen=True):
    limit: Figure[Annotated[list[Count], Meta(min_length=1)]]
    free: Figure[Small]


class _Match(Section, frozen=True):
    advised: Figure[list[Count]]
    slots: Figure[Annotated[int, Meta(ge=3, le=SLOTS)]]
    rounds: Figure[Annotated[int, Meta(ge=1, le=999)]]


class _Feats(Section, frozen=True):
    looter: Figure[Count]
    strategy: Figure[Count]
    bloody: Figure[Count]
    bravery: Figure[Count]
    hero: Figure[Count]
    wealth: Figure[Count]
    conqueror: Figure[Count]
    cursed: Figure[Count]


class Dial(Section, frozen=True):
    """A territory dial: what stands in its two halves, and how they are joined."""

    north: list[Place]
    south: list[Place]
    passage: bool = False
    whirlpool: Literal["", "north", "south"] = ""


class Event(Section, frozen=True, kw_only=True):
    """A navigation event: the runes of its defence, what a lost throw does, and what a won one brings."""

    copies: Small
    kind: Literal["wind", "weather", "foe", "find", "monster"]
    runes: Annotated[int, Meta(ge=0, le=10)]
    lost: Loss | None = None
    won: list[Reward] = []
    name: Name


class Monster(Section, frozen=True, kw_only=True):
    """A mythical quest: the runes of the monster's defence, and the magic item that it leaves."""

    runes: Annotated[int, Meta(ge=1, le=10)]
    effect: Item
    name: Name
    item: Name


class Chief(Section, frozen=True, kw_only=True):
    """A chief with a power."""

    effect: Power
    name: Name


class _Edges(Section, frozen=True):
    fall: Small
    gate: Annotated[int, Meta(ge=1, le=99)]


class _ShortMatch(Section, frozen=True):
    slots: Figure[Annotated[int, Meta(ge=3, le=SLOTS)]]
    rounds: Figure[Annotated[int, Meta(ge=1, le=99)]]


class _Short(Section, frozen=True):
    """The figures of the short match, its dials by their names, and the cups that win it where no other number is
    agreed on."""

    world: Figure[Annotated[list[str], Meta(min_length=1)]]
    cups: Figure[Annotated[int, Meta(ge=1, le=len(FEATS))]]
    match: _ShortMatch
    edges: Figure[_Edges]


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of Vikingar."""

    players: Figure[Annotated[list[Annotated[int, Meta(ge=2, le=6)]], Meta(min_length=1)]]
    switches: _Switches
    runes: _Runes
    clan: _Clan
    gold: _Gold
    defence: _Defence
    fleet: _Fleet
    match: _Match
    feats: _Feats
    dials: Figure[dict[str, Dial]]
    events: Figure[dict[str, Event]]
    quests: Figure[dict[str, Monster]]
    edges: Figure[_Edges]
    powers: Figure[dict[str, Chief]] = {}
    throw: Throwing = field(default_factory=stored)
    short: _Short | None = None


class Options(game.Options, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Agreements beyond the readings: with eight cups, most matches of many players have no winner."""

    feats: Annotated[int, Meta(ge=1, le=len(FEATS))] | None = None
    """The cups that win, instead of what the reading says."""


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content of Vikingar made ready for play."""

    toll_allows_plunder: bool
    bloody_needs_initiative: bool
    feats: int
    """The cups that win."""
    ending: str
    deals: int
    """The powers that each chief is dealt."""
    slots: int
    attack: int
    defence: int
    most_runes: int
    temple_runes: int
    lengths: tuple[int, ...]
    """The length of each track."""
    limits: tuple[tuple[int, ...], tuple[int, ...]]
    """The longships that are allowed with each number of cups: without the Kraken, and with it."""
    loot: dict[int, int]
    """The gold for destroying a place."""
    guard: dict[int, int]
    """The runes that defend a place which nobody holds."""
    prices: dict[str, dict[str, int]]
    """The prices of a toll, a longship and a treasure, by the chief's power; “” for a chief without one."""
    next_to: tuple[tuple[int, ...], ...]
    """The zones next to each zone, without passages and whirlpools."""
    lands: dict[str, tuple[int, int]]
    """The bits of both zones of a dial that lies face up."""
    bonus: dict[str, dict[str, int]]
    """The runes that a card adds to each kind of throw, always."""
    once: dict[str, int]
    """The runes that a card adds to one throw of any kind, and then leaves the game."""
    verbs: dict[str, frozenset[str]]
    """The cards of each verb: the magic items and the chiefs."""
    draws: dict[str, int]
    """The navigation events that a chief draws instead of one."""
    gains: dict[str, dict[str, Gain]]
    """The effects that bring a chief gold, by their occasion."""
    event_cards: tuple[str, ...]
    edge_cards: tuple[str, ...]


def pack(content: Content, rulings: Mapping[str, str], **common: Unpack[core.Common]) -> Box:
    """Check what types can't say of a content file, and make the box."""
    if common["options"].short and content.short:
        content = _with_few_dials(content, content.short.world)
    _check(content)
    gold = content.gold
    dear = {"toll": gold.toll, "longship": gold.longship, "treasure": gold.treasure}
    chiefs = {name: card.effect for name, card in content.powers.items()}
    cards: dict[str, Item | Power] = {name: card.effect for name, card in content.quests.items()} | chiefs
    runes, edges = _of(cards, Runes), content.edges
    return Box(
        content=content,
        rulings=rulings,
        **common,
        toll_allows_plunder=content.switches.toll_allows_plunder,
        bloody_needs_initiative=content.switches.bloody_needs_initiative,
        feats=_feats(content, rulings, common["options"]),
        ending=rulings.get("victory.gate", STANDARD),
        deals=content.clan.powers * (rulings.get("power.choose") == "with powers"),
        slots=content.match.slots,
        attack=content.runes.attack,
        defence=content.runes.defence,
        most_runes=content.runes.most,
        temple_runes=content.runes.temple,
        lengths=attrgetter(*FEATS)(content.feats),
        limits=(_limits(content, 0), _limits(content, _kraken(content))),
        loot=_by_place(gold, "village", "city", "cult", "stronghold"),
        guard=_by_place(content.defence, "city", "cult", "stronghold"),
        prices={"": dear} | {name: dear | _price(effect) for name, effect in chiefs.items()},
        next_to=tuple(map(partial(_next_to, content.match.slots), range(len(ZONES)))),
        lands={name: (_land(dial, "north"), _land(dial, "south")) for name, dial in content.dials.items()},
        bonus=_bonus(runes),
        once={name: card.n for name, card in runes.items() if card.once},
        verbs={verb: _of_verb(cards, verb) for verb in VERBS},
        draws={name: effect.n for name, effect in _of(chiefs, DrawEvents).items()},
        gains={name: {effect.when: effect} for name, effect in _of(chiefs, Gain).items()},
        event_cards=tuple(chain.from_iterable([name] * card.copies for name, card in content.events.items())),
        edge_cards=("fall",) * edges.fall + ("gate",) * edges.gate,
    )


def _with_few_dials(content: Content, names: list[str]) -> Content:
    """Return a content that has only some of its dials."""
    dials = content.dials
    expect({*names} <= {*dials}, "short.world", "names of dials are expected")
    few = {name: dial for name, dial in dials.items() if name in names}
    return replace(content, dials=few)


def _feats(content: Content, rulings: Mapping[str, str], options: Options) -> int:
    """Return the cups that win: those that were agreed on, those of the short match, or what the reading says."""
    if options.feats is None and options.short and content.short:
        return content.short.cups
    return options.feats or NUMBERS.index(rulings["setup.feats"])


def _kraken(content: Content) -> int:
    """Return the number of longships by which a beaten event raises the limit."""
    rewards = [reward for event in content.events.values() for reward in event.won]
    return max([reward.n for reward in rewards if isinstance(reward, RaiseLimit)], default=0)


def _limits(content: Content, more: int) -> tuple[int, ...]:
    """Return the limit of longships, and some more, by the number of cups: never more than a clan has."""
    limit, clan = content.fleet.limit, content.clan.longships
    return tuple(min(limit[min(cups, len(limit) - 1)] + more, clan) for cups in range(TRACKS + 1))


def _by_place(figures: object, *places: str) -> dict[int, int]:
    return {PLACES[place]: getattr(figures, place) for place in places}


def _of(cards: Mapping[str, object], kind: type[T]) -> dict[str, T]:
    return {name: effect for name, effect in cards.items() if isinstance(effect, kind)}


def _bonus(runes: Mapping[str, Runes]) -> dict[str, dict[str, int]]:
    return {name: dict.fromkeys(THROWS[card.on], card.n) for name, card in runes.items() if not card.once}


def _of_verb(cards: Mapping[str, Item | Power], verb: str) -> frozenset[str]:
    return frozenset([name for name, effect in cards.items() if effect.__struct_config__.tag == verb])


def _price(effect: Power) -> dict[str, int]:
    return {effect.of: effect.gold} if isinstance(effect, Price) else {}


def _next_to(slots: int, zone: int) -> tuple[int, ...]:
    if zone == HIGH_SEA:
        return tuple(range(NORTH + 1, NORTH + slots + 1))
    part, slot = part_of(zone), slot_of(zone)
    if part == EDGE:
        return (SOUTH + slot,)
    ring = (part + (slot - 2) % slots + 1, part + slot % slots + 1)
    return (*ring, HIGH_SEA) if part == NORTH else (*ring, EDGE + slot)


def slot_of(zone: int) -> int:
    """Return the slot of a zone: where its dial lies; 0 for the high sea."""
    return (zone - 1) % SLOTS + 1 if zone else 0


def across(zone: int) -> int:
    """Return the other half of a dial."""
    return zone + SLOTS if zone <= SLOTS else zone - SLOTS


def part_of(zone: int) -> int:
    """Return the part of the world in which a zone lies: NORTH, SOUTH or EDGE."""
    return (zone - 1) // SLOTS * SLOTS


def _land(dial: Dial, half: Literal["north", "south"]) -> int:
    land = KNOWN | PASSAGE * dial.passage | WHIRLPOOL * (dial.whirlpool == half)
    for place in dial.north if half == "north" else dial.south:
        land |= PLACES[place]
    return land


def figures(box: Box) -> dict[str, object]:
    """Return the facts for the texts of the rules, beside the figures of the content."""
    dials, throwing = len(box.content.dials), box.content.throw
    active, long, times = throwing.active_points, throwing.long_points, throwing.piled_times
    runes = {
        "rune-active": active,
        "rune-inactive": 0,
        "rune-long": long,
        "rune-times": times,
        "rune-active-piled": times * active,
        "rune-long-piled": times * long,
        "example-long-active": times * (long + active),
        "example-long-inactive": times * long,
        "example-two-active": times * 2 * active,
    }
    return runes | {
        "dials": dials,
        "left": dials - box.slots,
        "feats": box.feats,
        "tracks": TRACKS,
        "powers": len(box.content.powers),
        "events-drawn": max(box.draws.values(), default=1),
        "kraken-longships": _kraken(box.content),
        "ending": box.ending.replace(" ", "-"),
        "length": "short" if box.options.short else "whole",
    }


def _check(content: Content) -> None:
    slots, dials, most = content.match.slots, content.dials, max(content.players)
    expect(len(dials) >= slots, "dials", f"{slots} dials are expected, or more")
    passages = sum(dial.passage for dial in dials.values())
    expect(passages > len(dials) - slots, "dials", "among any dials that can be in play a passage is expected")
    for name, dial in dials.items():
        path = f"dials.{name}"
        for places in (dial.north, dial.south):
            expect(len(set(places)) == len(places), path, "each kind of place once in a half is expected")
            expect("temple" not in places or content.clan.temples, path, "nobody can hold a temple")
    for name, event in content.events.items():
        both = "runes and what a lost throw does are expected together"
        expect((event.lost is None) == (event.runes == 0), f"events.{name}", both)
    expect(any(event.copies for event in content.events.values()), "events", "a card is expected")
    edges = content.edges
    expect(edges.fall + edges.gate >= slots, "edges", f"a card for each of the {slots} edges is expected")
    dealt = content.clan.powers * most if content.powers else 0
    expect(len(content.powers) >= dealt, "powers", f"{dealt} are expected, to deal to {most} clans")
    expect(content.clan.start <= content.clan.longships, "clan.start", "a clan has fewer longships")
    check(content.throw, "throw")
