"""The board of Raids: a sea chart with the route in the round, and a panel for each ship.

There are two kinds of groups: ``chart``, and ``panel:0``, ``panel:1``, ... (``panel:ghost`` where a ghost ship sails
along). Each stands for itself, so that a front end can put the panels beside the chart, below it, or out of sight.

Ids: ``space:7``, ``harbour``, ``berth:2``; ``tile:<id of the tile>`` wherever it lies; ``ship:0`` and ``ship:ghost``;
``arrival:2`` for the arrival tile of a voyage; on a panel ``place:0:3``, ``coin:0:1``, ``crew:0``, ``glory:0`` and
``name:0``, after the number of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin, tau
from typing import TYPE_CHECKING, Any

from vikinglab.core.show.scene import Group, Mark, Scene, plain
from vikinglab.core.words.speech import LANGUAGES, Text, Word, joined, speech

from .play import RiposteOrFlee
from .scoring import glory, glory_sums

if TYPE_CHECKING:
    from .box import Box, Tile
    from .table import Raids

WIDTH, HEIGHT, MARGIN = 1280, 858, 12
CHART_WIDTH, CHART_HEIGHT, PANEL_WIDTH = 848, 834, 396

MIDDLE_X, MIDDLE_Y = 424, 404
ROUTE = 306
"""How far from the middle the route lies; the drawing of the chart has a dotted course there."""
INSHORE = 66
"""How far within the route a ship lies, so that its tile can be seen; a second ship lies as far again."""
MOUTH = 25 * pi / 180
"""The angle from the middle of the harbour to the first space, and from the last space to the harbour."""
BERTHS_Y, QUAY_Y = 738, 779

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
GOODS = ("wood", "pig", "fur", "mead")
"""The goods that have a drawing of their own; others are barrels."""
CONDITIONS = {
    "order": "raids-order",
    "goods": "vl-barrel",
    "kinds": "raids-kinds",
    "runes": "vl-rune",
    "shields": "vl-shield",
    "weapons": "vl-axe",
    "ports": "vl-anchor",
    "monsters": "vl-monster",
    "sails": "vl-sail",
}


def scene(table: Raids, seat: int | None = None) -> Scene:
    """What a seat sees: all lies open in Raids, so it is the same for every seat."""
    turn = in_turn(table)
    panels = [panel(table, ship) for ship in range(len(table.where))]
    return Scene(
        game="raids",
        width=WIDTH,
        height=HEIGHT,
        title=title(table),
        groups=(chart(table.box), *panels),
        marks=(*_Chart(table).marks(), *(mark for group in panels for mark in on_panel(table, group))),
        active=() if turn is None else (f"ship:{turn}", f"panel:{turn}"),
    )


def in_turn(table: Raids) -> int | None:
    """The seat whose turn it is: the one that the next thing to happen belongs to."""
    seats = (thing.seat for thing in reversed(table.stack) if hasattr(thing, "seat"))
    return next(seats, None)


# ------------------------------------------------------------------------------------------------ Words


def say(key: str, **facts: int | str | Word | tuple[Word, ...]) -> Text:
    """A message of the board, in every language."""
    return word(f"board-{key}", **facts)


@lru_cache(maxsize=4096)
def word(key: str, **facts: int | str | Word | tuple[Word, ...]) -> Text:
    """A message of the game, in every language. A board says the same over and over, so what was said is kept."""
    return speech(__package__).say(key, facts)


def name(table: Raids, ship: int) -> Text:
    """A ship by its seat, or the ghost."""
    return word("ghost") if ship == table.ghost else word(f"seat-{ship}")


def title(table: Raids) -> Text:
    """Which voyage it is, and whose turn; or how the match ended."""
    if table.result is not None:
        *first, last = [Word(f"seat-{seat}") for seat in table.result.winners]
        number, score = len(table.result.winners), max(table.result.scores)
        return say("won", number=number, first=tuple(first), last=last, score=score)
    if not table.voyage:
        return say("before")
    seat, voyages = in_turn(table), table.box.content.voyages.value
    if seat is None:
        return say("voyage", voyage=table.voyage, voyages=voyages)
    return say("turn", voyage=table.voyage, voyages=voyages, seat=seat)


def told(
    box: Box, tile: Tile, portions: tuple[int, ...] | None = None, *, shields: bool = True, sources: bool = True
) -> Text:
    """A tile with what is printed on it; on the route, also what is left there for the ships that pass."""
    name = tile.word if isinstance(tile.word, Text) else word(tile.word.key, **tile.word.facts)
    details = list(_details(box, tile, portions, shields, sources))
    if not details:
        return name
    listed = joined("clauses" if portions else "list", details)
    return Text({language: f"{name[language]} ({listed[language]})" for language in LANGUAGES})


def _details(box: Box, tile: Tile, portions: tuple[int, ...] | None, shields: bool, sources: bool) -> Iterator[Text]:
    if tile.kind == "goods":
        yield say("worth", glory=tile.glory)
    if sources and (doubtful := doubt(box, tile)):
        yield say(doubtful)
    if shields and tile.aboard:
        yield say("shields", shields=tile.shields)
    if portions:
        yield say(f"for-{tile.kind}", **_portions(portions))
    elif portions is not None and tile.portions:
        yield say("used-up")
    if portions is not None and not tile.stop:
        yield say("passage")


def _portions(portions: tuple[int, ...]) -> dict[str, int | str]:
    """Return what is left for the ships that pass, as texts need it."""
    listed = ", ".join(map(str, portions))
    return {"number": len(portions), "first": portions[0], "last": portions[-1], "portions": listed}


def doubt(box: Box, tile: Tile) -> str:
    """Whether the large figure of a tile is ``inferred`` or ``reconstructed``; empty if it is stated."""
    content = box.content.tiles[tile.face]
    large = [getattr(content, name) for name in ("glory", "strength", "portions") if hasattr(content, name)]
    return next((figure.source for figure in large if not figure.certain), "")


def place_of(table: Raids, ship: int) -> Text:
    """Where a ship lies, as part of a sentence."""
    space, berth = table.where[ship], table.berths[ship]
    if 0 < space < table.box.home:
        return say("at-sea", space=space)
    if not berth:
        return say("nowhere")
    return say("at-home" if space else "at-start", berth=berth)


def ship_words(table: Raids, ship: int) -> Text:
    """A ship and where it lies."""
    whose = say("ghost") if ship == table.ghost else say("ship", seat=ship)
    return joined("list", [whose, place_of(table, ship)])


def space_words(table: Raids, space: int) -> Text:
    """What lies on a space, and which ships."""
    tile = table.route[space]
    if tile is not None:
        thing = told(table.box, tile, table.portions[space])
    elif space in table.box.villages:
        thing = say("village", vikings=sum(table.portions[space]))
    else:
        thing = say("empty")
    ships = [ship for ship, where in enumerate(table.where) if where == space]
    here = [say("ghost-here") if ship == table.ghost else say("ship-here", seat=ship) for ship in ships]
    return joined("parts", [joined("label", [say("space", space=space), thing]), *here])


def harbour_words(table: Raids) -> Text:
    """Who lies in the harbour, and where."""
    berths = range(1, len(table.berths) + 1)
    lie = [joined("label", [plain(str(berth)), _at_berth(table, berth)]) for berth in berths]
    return joined("parts", [say("berths"), *lie])


def _at_berth(table: Raids, berth: int) -> Text:
    if berth not in table.berths:
        return say("free")
    ship = table.berths.index(berth)
    return joined("list", [name(table, ship), say("arrived" if table.where[ship] == table.box.home else "left")])


def crew_words(table: Raids, seat: int) -> Text:
    """The crew of a ship, and for how many there is room."""
    return say("crew", crew=table.ships[seat].crew, room=table.room(seat))


def glory_words(table: Raids, seat: int, *, whole: bool = False) -> Text:
    """The glory so far, and if it is to be told whole, of what; and where it rests on a reconstructed scale."""
    found = glory(table, seat)
    sums = glory_sums(found) if whole else ()
    if found["runes"] and not table.box.content.glory.runes.certain:
        sums += (Word("board-unsure-runes"),)
    return say("glory", glory=sum(found.values()), sums=sums, parts=int(bool(sums)))


def panel_words(table: Raids, seat: int) -> Text:
    """A whole ship in a few sentences."""
    ship, box = table.ships[seat], table.box
    aboard = joined("list", [told(box, tile) for tile in ship.aboard])
    beside = joined("list", [told(box, tile, shields=False) for tile in ship.beside])
    sentences = [
        joined("list", [name(table, seat), place_of(table, seat)]),
        crew_words(table, seat),
        joined("label", [say("aboard"), aboard]) if ship.aboard else say("nothing-aboard"),
        say("places", free=box.places - len(ship.aboard)),
        joined("label", [say("beside"), beside]) if ship.beside else say("nothing-beside"),
        say("coins", coins=", ".join(map(str, ship.coins))) if ship.coins else say("no-coins"),
        glory_words(table, seat, whole=True),
    ]
    return joined("parts", sentences)


# ------------------------------------------------------------------------------------------------ The chart


def chart(box: Box) -> Group:
    """The group of the sea chart."""
    words = say("chart", spaces=box.home - 1)
    return Group("chart", MARGIN, MARGIN, CHART_WIDTH, CHART_HEIGHT, words, backdrop="raids-chart")


class _Chart:
    """The sea chart in a position: the spaces clockwise from the harbour at the bottom and back into it."""

    def __init__(self, table: Raids) -> None:
        self.table, self.box = table, table.box
        self.step = (tau - 2 * MOUTH) / (self.box.home - 2)
        self.size = round(min(52, 0.8 * self.step * ROUTE))
        """How large a space is: they come smaller where there are more of them."""

    def spot(self, space: int, inwards: float = 0) -> tuple[int, int]:
        """The middle of a space, or a place so far within the route."""
        angle, radius = MOUTH + (space - 1) * self.step, ROUTE - inwards
        return round(MIDDLE_X - radius * sin(angle)), round(MIDDLE_Y + radius * cos(angle))

    def marks(self) -> Iterator[Mark]:
        yield self.harbour()
        yield from self.berths()
        for space in range(1, self.box.home):
            yield self.village(space) if space in self.box.villages else self.space(space)
        for space, tile in enumerate(self.table.route):
            if tile is not None:
                yield self.tile(space, tile)
        yield from self.arrivals()
        yield from self.island()
        yield from self.note()
        for ship in range(len(self.table.where)):
            yield self.ship(ship)
        yield from self.clash()

    def space(self, space: int) -> Mark:
        """A space for a tile, which hides it as long as it lies there."""
        x, y = self.spot(space)
        bare = self.table.route[space] is None
        return Mark(
            id=f"space:{space}",
            kind="space",
            group="chart",
            x=x,
            y=y,
            words=space_words(self.table, space),
            sprite="raids-empty" if bare else "",
            size=self.size,
            text=str(space) if bare else "",
            print="number",
        )

    def village(self, space: int) -> Mark:
        """A village with the Vikings that wait there."""
        x, y = self.spot(space)
        waiting = min(4, sum(self.table.portions[space]))
        return Mark(
            id=f"space:{space}",
            kind="space",
            group="chart",
            x=x,
            y=y,
            words=space_words(self.table, space),
            frame="raids-village",
            over=f"raids-waiting-{waiting}" if waiting else "",
            size=self.size,
            corner=str(space),
        )

    def tile(self, space: int, tile: Tile) -> Mark:
        """A tile on the route, with the number of its space."""
        x, y = self.spot(space)
        portions = self.table.portions[space]
        return Mark(
            id=f"tile:{tile.id}",
            kind="piece",
            group="chart",
            x=x,
            y=y,
            words=told(self.box, tile, portions, sources=False),
            frame="vl-card" if tile.stop else "vl-passage",
            sprite=sprite(tile),
            over=_pips(tile.shields),
            size=self.size,
            corner=str(space),
            figure="·".join(map(str, portions)) or "0" if tile.portions else _figure(tile),
            unsure=bool(doubt(self.box, tile)),
            on=f"space:{space}",
            choice=f"space:{space}",
        )

    def harbour(self) -> Mark:
        return Mark(
            id="harbour",
            kind="space",
            group="chart",
            x=MIDDLE_X,
            y=QUAY_Y,
            words=harbour_words(self.table),
            sprite="raids-quay",
        )

    def berths(self) -> Iterator[Mark]:
        """The numbers of the start positions, and the name of the harbour under them."""
        for berth in range(1, len(self.table.berths) + 1):
            yield Mark(
                id=f"berth:{berth}",
                kind="label",
                group="chart",
                x=self.berth_x(berth),
                y=QUAY_Y,
                text=str(berth),
                print="number",
                on="harbour",
                choice="harbour",
            )
        yield Mark("harbour:name", "label", MIDDLE_X, QUAY_Y + 28, group="chart", label=say("harbour"), print="script")

    def berth_x(self, berth: int) -> float:
        return MIDDLE_X + (berth - (len(self.table.berths) + 1) / 2) * 64

    def arrivals(self) -> Iterator[Mark]:
        """The arrival tiles: this voyage's in the harbour, the others on the island."""
        half = (self.box.content.voyages.value + 1) / 2
        for voyage, condition in enumerate(self.table.arrivals, 1):
            now, past = voyage == self.table.voyage, voyage < self.table.voyage
            when = 1 if now else 2 if past else 0
            yield Mark(
                id=f"arrival:{voyage}",
                kind="piece",
                group="chart",
                x=MIDDLE_X if now else MIDDLE_X + (voyage - half) * 48,
                y=MIDDLE_Y + ROUTE - 22 if now else MIDDLE_Y + 50,
                words=joined("label", [say("arrival", voyage=voyage, when=when), word(f"condition-{condition}")]),
                frame="raids-arrival",
                sprite=CONDITIONS[condition],
                size=54 if now else 42,
                on="harbour" if now else "",
                choice="harbour" if now else "",
                faint=past,
            )

    def island(self) -> Iterator[Mark]:
        """What is printed in the middle: the voyage, what its arrival tile rewards, and the reserve of Vikings."""
        table = self.table
        if table.voyage:
            numeral = say("numeral", numeral=NUMERALS[table.voyage - 1])
            condition = word(f"condition-{table.arrivals[table.voyage - 1]}")
            yield Mark(
                id="voyage",
                kind="label",
                group="chart",
                x=MIDDLE_X,
                y=MIDDLE_Y - 25,
                label=numeral,
                print="title",
                sprite="raids-banner",
            )
            yield Mark("condition", "label", MIDDLE_X, MIDDLE_Y + 8, group="chart", label=condition, print="script")
        reserve = max(0, table.reserve)
        yield Mark(
            id="reserve",
            kind="label",
            group="chart",
            x=MIDDLE_X - 12,
            y=MIDDLE_Y + 92,
            words=say("reserve", vikings=reserve),
            sprite="vl-viking",
            size=22,
            text=str(reserve),
            print="script",
            align="start",
        )

    def note(self) -> Iterator[Mark]:
        """What isn't sure of the figures that are printed."""
        tiles = self.box.content.tiles.values()
        shields = any(not tile.shields.certain for tile in tiles if hasattr(tile, "shields"))
        figures = any(doubt(self.box, tile) for tile in self.table.all_tiles())
        if shields or figures:
            note = say("note", shields=int(shields), figures=int(figures))
            yield Mark("note", "label", 25, QUAY_Y + 28, group="chart", label=note, print="script", align="start")

    def ship(self, ship: int) -> Mark:
        """A ship, at sea within its space or at its start position."""
        table, ghost = self.table, ship == self.table.ghost
        where = table.where[ship]
        at_sea = 0 < where < self.box.home
        if at_sea:
            x, y = self.spot(where, INSHORE * (1 + table.where[:ship].count(where)))
        else:
            x, y = round(self.berth_x(table.berths[ship] or ship + 1)), BERTHS_Y
        space = f"space:{where}" if at_sea else "harbour"
        return Mark(
            id="ship:ghost" if ghost else f"ship:{ship}",
            kind="piece",
            group="chart",
            x=x,
            y=y,
            words=ship_words(table, ship),
            around=(MIDDLE_X, MIDDLE_Y),
            sprite="raids-ghost" if ghost else f"vl-ship-{ship}",
            over="vl-moored" if where == self.box.home else "",
            size=min(64, round(self.size * 1.2)),
            seat=None if ghost else ship,
            on=space,
            choice=space,
        )

    def clash(self) -> Iterator[Mark]:
        """Crossed axes between two ships that fight for a space."""
        combat = self.table.stack[-1] if self.table.stack else None
        if isinstance(combat, RiposteOrFlee):
            space = self.table.where[combat.seat]
            x, y = self.spot(space, INSHORE * 1.5)
            words = say("clash", space=space, seat=combat.seat, rival=combat.rival, price=combat.price)
            yield Mark(
                id="clash",
                kind="piece",
                group="chart",
                x=x,
                y=y,
                words=words,
                frame="vl-round",
                sprite="vl-clash",
                size=32,
                on=f"space:{space}",
            )


# ------------------------------------------------------------------------------------------------ The panels


def panel(table: Raids, ship: int) -> Group:
    """The group of a ship's panel: all of them are equally high."""
    panels, ghost = len(table.where), ship == table.ghost
    height = (CHART_HEIGHT - MARGIN * (panels - 1)) / panels
    return Group(
        id="panel:ghost" if ghost else f"panel:{ship}",
        x=CHART_WIDTH + 2 * MARGIN,
        y=round(MARGIN + ship * (height + MARGIN)),
        width=PANEL_WIDTH,
        height=round(height),
        words=ship_words(table, ship) if ghost else panel_words(table, ship),
        backdrop="" if ghost else "raids-panel" if panels > 3 else "raids-panel-high",
        sheet=True,
        seat=None if ghost else ship,
    )


def on_panel(table: Raids, group: Group) -> Iterator[Mark]:
    """What lies on a panel. The ghost ship has neither places nor a crew: there is its picture, and its name."""
    if group.seat is not None:
        yield from _Panel(table, group.seat, group).marks()
        return
    middle = round(group.height / 2 + 8)
    yield Mark("hull:ghost", "label", PANEL_WIDTH / 2, middle, group=group.id, sprite="raids-ghost", size=150)
    yield Mark("name:ghost", "label", 22, 26, group=group.id, label=say("ghost"), print="name")


class _Panel:
    """A seat's ship: the deck with its places, the shields under them, and what lies beside it."""

    def __init__(self, table: Raids, seat: int, group: Group) -> None:
        self.table, self.seat, self.group = table, seat, group
        self.box, self.ship = table.box, table.ships[seat]
        self.stretch = 1.3 if group.backdrop == "raids-panel-high" else 1.0
        self.cell = min(60 * self.stretch, 300 / self.box.places)
        self.card = round(min(52 * self.stretch, self.cell - 5))
        self.wide = PANEL_WIDTH - 36 - 34 * len(set(self.ship.coins))
        """How much room there is for the tiles beside the ship."""
        fits = (self.wide - 40 * self.stretch) / (32 * self.stretch) + 1
        self.small = round(40 * self.stretch) if len(self.ship.beside) <= fits else 36
        self.low = group.height - 10 - self.small / 2
        """How low what lies beside the ship is."""
        self.unplaced = self.ship.crew

    def marks(self) -> Iterator[Mark]:
        yield from self.header()
        for place in range(self.box.places):
            tile = self.ship.aboard[place] if place < len(self.ship.aboard) else None
            yield self.place(place, tile)
            if tile is not None:
                yield self.aboard(place, tile)
        yield from self.beside()
        yield from self.coins()

    def header(self) -> Iterator[Mark]:
        """Whose ship it is, its crew, and its glory."""
        seat, group = self.seat, self.group.id
        yield Mark(f"badge:{seat}", "label", 27, 27, group=group, sprite=f"vl-ship-{seat}", seat=seat)
        whose = name(self.table, seat)
        yield Mark(f"name:{seat}", "label", 52, 24, group=group, label=whose, print="name")
        crew, room = self.ship.crew, self.table.room(seat)
        yield self.counter("crew", 252, f"{crew}/{room}", crew_words(self.table, seat))
        total = sum(glory(self.table, seat).values())
        yield self.counter("glory", 359, str(total), glory_words(self.table, seat))

    def counter(self, kind: str, x: int, text: str, words: Text) -> Mark:
        """A figure beside its picture on the panel."""
        return Mark(
            id=f"{kind}:{self.seat}",
            kind="label",
            group=self.group.id,
            x=x,
            y=24,
            words=words,
            text=text,
            print="name",
        )

    def place_x(self, place: int) -> int:
        return round(PANEL_WIDTH / 2 + (place - (self.box.places - 1) / 2) * self.cell)

    def place(self, place: int, tile: Tile | None) -> Mark:
        """A place on deck, with its shields. All free places are one choice, and so are like tiles."""
        shields = self.box.free_shields if tile is None else tile.shields
        manned = min(shields, self.unplaced)
        self.unplaced -= manned
        free = joined("list", [say("free"), say("shields", shields=shields)])
        return Mark(
            id=f"place:{self.seat}:{place + 1}",
            kind="space",
            group=self.group.id,
            x=self.place_x(place),
            y=round(66 * self.stretch),
            words=joined("label", [say("place", place=place + 1), free if tile is None else told(self.box, tile)]),
            frame="raids-free",
            over=_manned(manned, shields),
            size=self.card,
            choice=self.choice(tile),
        )

    def choice(self, tile: Tile | None) -> str:
        return f"ship:{self.seat}:{'free' if tile is None else tile.face}"

    def aboard(self, place: int, tile: Tile) -> Mark:
        """A tile in a place."""
        return self.tile(
            tile,
            told(self.box, tile, shields=False, sources=False),
            x=self.place_x(place),
            y=round(66 * self.stretch),
            size=self.card,
            on=f"place:{self.seat}:{place + 1}",
            choice=self.choice(tile),
        )

    def beside(self) -> Iterator[Mark]:
        """The tiles beside the ship, closer together the more they are; the first lies on top."""
        apart = min(self.small + 4, (self.wide - self.small) / max(1, len(self.ship.beside) - 1))
        for number, tile in reversed(list(enumerate(self.ship.beside))):
            x = round(14 + self.small / 2 + number * apart)
            yield self.tile(
                tile, told(self.box, tile, shields=False, sources=False), x=x, y=round(self.low), size=self.small
            )

    def tile(self, tile: Tile, words: Text, **where: Any) -> Mark:
        return Mark(
            id=f"tile:{tile.id}",
            kind="piece",
            group=self.group.id,
            words=words,
            frame="vl-card",
            sprite=sprite(tile),
            figure=_figure(tile),
            unsure=bool(doubt(self.box, tile)),
            **where,
        )

    def coins(self) -> Iterator[Mark]:
        """The coins, at the other end: like ones in a pile."""
        coins = self.ship.coins
        piles = sorted(set(coins))
        for number, coin in enumerate(coins):
            yield Mark(
                id=f"coin:{self.seat}:{number + 1}",
                kind="piece",
                group=self.group.id,
                x=PANEL_WIDTH - 28 - 34 * piles.index(coin),
                y=round(self.low) + 6 - 5 * coins[:number].count(coin),
                sprite="vl-coin",
                text=str(coin),
            )


# ------------------------------------------------------------------------------------------------ Drawings


def sprite(tile: Tile) -> str:
    """The drawing of a tile."""
    double = max(tile.count, tile.sells) > 1
    match tile.kind:
        case "weapon":
            return "raids-double-axe" if double else "vl-axe"
        case "sail" | "hammer":
            return f"raids-double-{tile.kind}" if double else f"vl-{tile.kind}"
        case "port":
            return "raids-double-port" if double else "vl-anchor"
        case "goods":
            return f"vl-{tile.face}" if tile.face in GOODS else "vl-barrel"
        case "rune" | "monster":
            return f"vl-{tile.kind}"
    return f"raids-{tile.kind}"


def _figure(tile: Tile) -> str:
    """The figure that is printed large on a tile: its glory, or a monster's strength."""
    return str(tile.glory) if tile.glory else ""


def _pips(shields: int) -> str:
    """The shields that are printed small on a tile."""
    return f"raids-pips-{shields if shields <= 3 else 'more'}" if shields else ""


def _manned(vikings: int, shields: int) -> str:
    """The shields under a place, some with a Viking behind."""
    return "" if not shields else f"raids-crew-{vikings}-{shields}" if shields <= 3 else "raids-crew-more"
