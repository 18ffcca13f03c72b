"""The box of Raids: the shape of its content files, and the tiles that positions refer to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Annotated, Any, Literal, Unpack

from msgspec import Meta

from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent, Section, expect
from vikinglab.core.words.speech import Text, Word, speech

Small = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Condition = Literal["order", "goods", "kinds", "runes", "shields", "weapons", "ports", "monsters", "sails"]

FACE = re.compile(r"[a-z][a-z0-9-]{0,30}")


class _Face(Section, frozen=True, tag_field="kind", tag=str.lower, kw_only=True):
    """A kind of voyage tile, and how many of it lie in the stack of each voyage."""

    copies: Figure[list[Small]]
    name: Mapping[Literal["en", "fr"], Name] | None = None


class _Counted(_Face, frozen=True, kw_only=True):
    count: Figure[Small]
    shields: Figure[Small]


class _Worth(_Face, frozen=True, kw_only=True):
    glory: Figure[Small]
    shields: Figure[Small]


class _Shared(_Face, frozen=True, kw_only=True):
    portions: Figure[list[Small]]


class Weapon(_Counted, frozen=True, kw_only=True):
    """Weakens monsters by its count of axes."""


class Sail(_Counted, frozen=True, kw_only=True):
    """Brings its count of Vikings at the end of each voyage."""


class Hammer(_Counted, frozen=True, kw_only=True):
    """Brings glory for each Viking aboard at the end, times its count."""


class Pennant(_Worth, frozen=True, kw_only=True):
    """Brings its glory at the end, if still aboard."""


class Goods(_Worth, frozen=True, kw_only=True):
    """Brings its glory at the end, if sold."""


class Rune(_Face, frozen=True, kw_only=True):
    """Is collected beside the ship."""


class Port(_Face, frozen=True, kw_only=True):
    """Buys goods at the moment when it is taken, and gives Vikings."""

    sells: Figure[Small]
    recruits: Figure[Small]


class Encounter(_Shared, frozen=True, kw_only=True):
    """Gives Vikings to the first ships that pass."""


class Pillage(_Shared, frozen=True, kw_only=True):
    """Gives coins to the first ships that pass."""


class Monster(_Face, frozen=True, kw_only=True):
    """Bars the way with its strength."""

    strength: Figure[Positive]


Face = Weapon | Sail | Hammer | Pennant | Goods | Rune | Port | Encounter | Pillage | Monster


class _Board(Section, frozen=True):
    spaces: Figure[Annotated[int, Meta(ge=2, le=40)]]
    villages: Figure[list[Small]]


class _Village(Section, frozen=True):
    recruits: Figure[Positive]


class _Ship(Section, frozen=True):
    places: Figure[Annotated[int, Meta(ge=1, le=12)]]
    shields: Figure[Small]


class _Supply(Section, frozen=True):
    vikings: Figure[Annotated[int, Meta(ge=0, le=999)]]


class _Combat(Section, frozen=True):
    attack: Figure[Positive]
    rise: Figure[Positive]


class _Monsters(Section, frozen=True):
    cede: Figure[Positive]


class _Glory(Section, frozen=True):
    runes: Figure[Annotated[list[Small], Meta(min_length=1, max_length=20)]]
    majorities: Figure[Annotated[list[Small], Meta(max_length=4)]]


class _Arrivals(Section, frozen=True):
    first: Figure[Condition]
    others: Figure[Annotated[list[Condition], Meta(max_length=40)]]


class _Short(Section, frozen=True):
    """The figures of the short match."""

    voyages: Figure[Annotated[int, Meta(ge=1, le=9)]]


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of Raids."""

    voyages: Figure[Annotated[int, Meta(ge=1, le=9)]]
    players: Figure[Annotated[list[Annotated[int, Meta(ge=2, le=4)]], Meta(min_length=1)]]
    board: _Board
    village: _Village
    ship: _Ship
    crews: dict[Literal["2", "3", "4"], Figure[list[Small]]]
    supply: _Supply
    combat: _Combat
    monsters: _Monsters
    glory: _Glory
    arrivals: _Arrivals
    tiles: Annotated[dict[str, Face], Meta(max_length=200)]
    short: _Short | None = None


class Tile(core.Item):
    """A voyage tile: one copy of its face, out of the stack of one voyage."""

    __slots__ = (
        "aboard", "axes", "count", "face", "glory", "kind", "name", "portions",
        "recruits", "sails", "sells", "shields", "stop", "strength", "voyage",
    )  # fmt: skip

    def __init__(self, face: str, content: Face, voyage: int, copy: int) -> None:
        super().__init__(f"{face}.{voyage}.{copy}")
        self.face, self.voyage = face, voyage
        self.kind = str(content.__struct_config__.tag)
        self.name = content.name
        self.stop = self.kind not in ("encounter", "pillage", "monster")
        self.aboard = self.kind in ("weapon", "sail", "hammer", "pennant", "goods")
        self.count = getattr(content, "count", 0)
        self.axes = self.count if self.kind == "weapon" else 0
        self.sails = self.count if self.kind == "sail" else 0
        self.shields = getattr(content, "shields", 0)
        self.strength = getattr(content, "strength", 0)
        # A beaten monster brings its strength as glory.
        self.glory = getattr(content, "glory", self.strength)
        self.sells = getattr(content, "sells", 0)
        self.recruits = getattr(content, "recruits", 0)
        # A portion of nothing is none.
        self.portions = tuple(filter(None, content.portions)) if isinstance(content, _Shared) else ()

    @property
    def word(self) -> Word | Text:
        """The word for the tile."""
        if self.name is not None:
            return Text({"en": self.name["en"], "fr": self.name["fr"]})
        key = self.face if self.kind == "goods" else self.kind
        return Word(f"thing-{key}", count=self.count or self.sells, glory=self.glory, strength=self.strength)


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content of Raids made ready for play."""

    home: int
    """The harbour as the end of the route: one further than its last space."""
    places: int
    free_shields: int
    villages: frozenset[int]
    tiles: dict[str, Tile]
    copies: dict[int, dict[str, list[Tile]]]
    """For each voyage, the like tiles in its stack."""
    next_tile_space: dict[int, int]
    """The space after each one, the harbour included, where a tile is laid."""
    laid_last: tuple[int, ...]
    """The spaces where tiles are laid, the last one first."""
    next_village: tuple[int, ...]
    """From each space, the harbour at the start included: the next village, or the harbour."""
    stacks: tuple[tuple[str, ...], ...]
    """The faces in the stack of each voyage."""
    recruits: int
    """The Vikings that a village gives to a ship."""
    attack: int
    """The price of an attack."""
    rise: int
    """The difference between a riposte and the payment that it answers."""
    cede: int
    """The price of passing a monster without a fight."""
    sure_crew: int
    """A crew that can attack wherever its ship stops, whatever monsters lie on the way."""
    sweeps: bool
    limited: bool


def pack(content: Content, rulings: Mapping[str, str], **common: Unpack[core.Common]) -> Box:
    """Check what types can't say of a content file, and make the box."""
    _check(content, named=common["own_content"] is not None)
    spaces, villages = content.board.spaces, frozenset(content.board.villages)
    voyages, tiles = range(1, content.voyages + 1), [*_tiles(content)]
    laid = [space for space in range(1, spaces + 1) if space not in villages]
    attack, cede = content.combat.attack, content.monsters.cede
    most_monsters = max(sum(t.voyage == voyage and t.strength > 0 for t in tiles) for voyage in voyages)
    return Box(
        content=content,
        rulings=rulings,
        **common,
        home=spaces + 1,
        places=content.ship.places,
        free_shields=content.ship.shields,
        villages=villages,
        tiles={tile.id: tile for tile in tiles},
        copies={voyage: _copies([tile for tile in tiles if tile.voyage == voyage]) for voyage in voyages},
        next_tile_space=dict(pairwise([0, *laid])),
        laid_last=tuple(laid[::-1]),
        next_village=tuple(_next(villages, space, spaces + 1) for space in range(spaces + 1)),
        # Everybody may know the contents of a stack, but its order must say nothing.
        stacks=tuple(tuple(sorted(tile.face for tile in tiles if tile.voyage == voyage)) for voyage in voyages),
        recruits=content.village.recruits,
        attack=attack,
        rise=content.combat.rise,
        cede=cede,
        sure_crew=attack + most_monsters * cede,
        sweeps=rulings["catch-up.last-ship"] == "sweep",
        limited=rulings["setup.reserve"] == "limited",
    )


def _tiles(content: Content) -> Iterator[Tile]:
    """Yield every tile, each copy with its number."""
    for face, tile in content.tiles.items():
        for voyage, copies in enumerate(tile.copies[: content.voyages], 1):
            yield from [Tile(face, tile, voyage, number) for number in range(1, copies + 1)]


def _next(villages: Set[int], space: int, home: int) -> int:
    """Return the next village after a space, or the harbour."""
    return min([village for village in villages if village > space], default=home)


def _copies(tiles: list[Tile]) -> dict[str, list[Tile]]:
    """Return the tiles by their face."""
    return {
        face: [tile for tile in tiles if tile.face == face] for face in dict.fromkeys([tile.face for tile in tiles])
    }


def figures(box: Box) -> dict[str, object]:
    """Return the figures of texts that aren’t in the content as they stand."""
    content = box.content
    # The texts speak of three coins, and a content of one's own may have fewer.
    majorities = [*content.glory.majorities, 0, 0, 0]
    most, second, third, *_ = majorities
    coins = {"longest": len(content.glory.runes), "most": most, "second": second, "third": third}
    return coins | _of_tiles(content) | _of_combat(content)


def _of_tiles(content: Content) -> dict[str, object]:
    """Return the figures of tiles. The first face of a kind in the file is a single one, and the last a double one."""

    def figures(kind: type[_Face], figure: str) -> list[Any]:
        return [getattr(tile, figure) for tile in content.tiles.values() if isinstance(tile, kind)]

    found: dict[str, object] = {}
    for name, kind, figure in _DOUBLED:
        single, *_, double = 2 * (figures(kind, figure) or [0])
        found |= {name: single, f"double-{name}": double}
    found["ports"] = "alike" if found["port-recruits"] == found["double-port-recruits"] else "unlike"
    for name, shared in (("encounter", Encounter), ("pillage", Pillage)):
        portions = [*figures(shared, "portions"), []][0]
        found[name] = Word("shares", **in_words(portions))
    return found


_DOUBLED: tuple[tuple[str, type[_Face], str], ...] = (
    ("axe", Weapon, "count"),
    ("sail", Sail, "count"),
    ("hammer", Hammer, "count"),
    ("port-sells", Port, "sells"),
    ("port-recruits", Port, "recruits"),
)
"""The figures of tiles that exist single and double, with the kind of tile that has each."""


def in_words(portions: Sequence[int]) -> dict[str, int | str]:
    """Return the facts about portions for the ships that pass."""
    first, *_, last = [*portions, 0] if len(portions) < 2 else portions
    return {"number": len(portions), "first": first, "last": last, "portions": ", ".join(map(str, portions))}


def _of_combat(content: Content) -> dict[str, object]:
    """Return the prices of the first ripostes."""
    attack, rise = content.combat.attack, content.combat.rise
    return {f"{which}-riposte": attack + rise * step for step, which in enumerate(("first", "second", "third"), 1)}


def _check(content: Content, named: bool) -> None:
    spaces, villages, voyages = content.board.spaces, content.board.villages, content.voyages
    rising = sorted({village for village in villages if 1 <= village <= spaces})
    expect(villages == rising, "board.villages", f"villages are spaces from 1 to {spaces}, in rising order")
    crews = {str(players): crew for players, crew in content.crews.items()}
    for players in content.players:
        path, crew = f"crews.{players}", crews.get(str(players))
        expect(
            crew and len(crew) == players,
            path if crew else "crews",
            f"a crew for each of {players} players is expected",
        )
    others, wanted = len(content.arrivals.others), voyages - 1
    expect(others >= wanted, "arrivals.others", f"at least {wanted} are expected, one for each later voyage")
    for face, tile in content.tiles.items():
        _check_tile(content, face, tile, named)
    wanted = spaces - len(villages)
    for voyage in range(voyages):
        laid = sum(tile.copies[voyage] for tile in content.tiles.values())
        expect(laid == wanted, "tiles", f"voyage {voyage + 1} has {laid} tiles, and {wanted} spaces for them")


def _check_tile(content: Content, face: str, tile: Face, named: bool) -> None:
    path, voyages = f"tiles.{face}", content.voyages
    letters = f"“{face[:40]}” can’t be a tile’s name: small letters, digits and hyphens are expected"
    expect(FACE.fullmatch(face) and face != "free", path, letters)  # the board calls empty places so
    # A short match has the first of the voyages, and leaves the other stacks in the box.
    copies, whole = len(tile.copies), content.short is None or voyages > content.short.voyages
    fits = copies == voyages if whole else copies >= voyages
    expect(fits, f"{path}.copies", f"a number for each of the {voyages} voyages is expected")
    unnamed = named and isinstance(tile, Goods) and not speech(__package__).has(f"thing-{face}")
    called = not unnamed if tile.name is None else set(tile.name) == {"en", "fr"}
    example = 'name = { en = "beer", fr = "bière" }'
    expect(called, path, f"“{face}” needs a name in both languages, such as {example}")
