"""The board of Raids: a sea chart with the route in the round, and a panel for each ship.

There are two kinds of groups: ``chart``, and ``panel:0``, ``panel:1``, ... (``panel:ghost`` where a ghost ship sails
along). Each stands for itself, so that a front end can put the panels beside the chart, below it, or out of sight.

Ids: ``space:7``, ``harbour``, ``berth:2``; ``tile:<id of the tile>`` wherever it lies; ``ship:0`` and ``ship:ghost``;
``arrival:2`` for the arrival tile of a voyage; on a panel ``place:0:3``, ``shield:0:4``, ``coin:0:1``, ``crew:0``,
``glory:0``, ``where:0`` and ``name:0``, after the number of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, tau
from typing import TYPE_CHECKING, Any

from msgspec import structs

from vikinglab.core.scene import Group, Mark, Scene
from vikinglab.core.speech import LANGUAGES, Text, Word, speech

from .play import RiposteOrFlee
from .scoring import glory

if TYPE_CHECKING:
    from .box import Box, Tile
    from .table import Raids

WIDTH, HEIGHT, MARGIN = 1280.0, 858.0, 12.0
CHART_WIDTH, CHART_HEIGHT = 848.0, 834.0
PANEL_WIDTH = 396.0

MIDDLE = (424.0, 404.0)
ROUTE = 306.0
"""How far from the middle the route lies; the drawing of the chart has a dotted course there."""
INSHORE = 62.0
"""How far within the route a ship lies, so that its tile can be seen."""
MOUTH = 25 * pi / 180
"""The angle from the middle of the harbour to the first space, and from the last space to the harbour."""
QUAY = 746.0

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
    drawn = _Board(table)
    groups = tuple(drawn.groups())
    return Scene(
        game="raids",
        width=WIDTH,
        height=HEIGHT,
        title=drawn.title(),
        groups=groups,
        marks=tuple(drawn.marks(groups)),
        active=drawn.active(),
    )


class _Board:
    """A position while it is drawn."""

    def __init__(self, table: Raids) -> None:
        self.table, self.box = table, table.box
        self.in_turn = _in_turn(table)
        self.route = _Route(self.box)

    def groups(self) -> Iterator[Group]:
        spaces = say("chart", spaces=self.box.home - 1)
        yield Group("chart", MARGIN, MARGIN, CHART_WIDTH, CHART_HEIGHT, spaces, backdrop="raids-chart")
        panels = len(self.table.where)
        height = (CHART_HEIGHT - MARGIN * (panels - 1)) / panels
        for number in range(panels):
            ghost = number == self.table.ghost
            yield Group(
                id="panel:ghost" if ghost else f"panel:{number}",
                x=CHART_WIDTH + 2 * MARGIN,
                y=round(MARGIN + number * (height + MARGIN), 1),
                width=PANEL_WIDTH,
                height=round(height, 1),
                words=say("ghost", where=self.where(number)) if ghost else self.panel_words(number),
                sheet=True,
                seat=None if ghost else number,
            )

    def marks(self, groups: tuple[Group, ...]) -> Iterator[Mark]:
        chart, *panels = groups
        for mark in self.chart():
            yield _in_group(mark, chart.id)
        for number, panel in enumerate(panels):
            on_panel = self.ghost_panel(panel) if number == self.table.ghost else _Panel(self, number, panel).marks()
            for mark in on_panel:
                yield _in_group(mark, panel.id)

    def title(self) -> Text:
        """Which voyage it is, and whose turn; or how the match ended."""
        table = self.table
        if table.result is not None:
            winners = [Word(f"seat-{seat}") for seat in table.result.winners]
            return say("over", winners=winners, number=len(winners), score=max(table.result.scores))
        if not table.voyage:
            return say("before")
        voyage = {"voyage": table.voyage, "voyages": self.box.content.voyages.value}
        return say("voyage", **voyage) if self.in_turn is None else say("turn", seat=self.in_turn, **voyage)

    def active(self) -> tuple[str, ...]:
        return () if self.in_turn is None else (f"ship:{self.in_turn}", f"panel:{self.in_turn}")

    # ---------------------------------------------------------------------------------------------- The chart

    def chart(self) -> Iterator[Mark]:
        yield from self.spaces()
        yield from self.harbour()
        yield from self.tiles()
        yield from self.arrivals()
        yield from self.island()
        for ship in range(len(self.table.where)):
            yield self.ship(ship)
        yield from self.clash()

    def spaces(self) -> Iterator[Mark]:
        """The spaces in their order; where a tile lies, it hides its space."""
        for space in range(1, self.box.home):
            x, y = self.route.spot(space)
            village = space in self.box.villages
            waiting = min(sum(self.table.portions[space]), 4) if village else 0
            yield Mark(
                id=f"space:{space}",
                kind="space",
                x=x,
                y=y,
                words=self.space_words(space),
                sprite="raids-village" if village else "" if self.table.route[space] else "vl-empty",
                over=f"raids-waiting-{waiting}" if waiting else "",
                size=self.route.size * (1.2 if village else 1),
                corner="" if self.table.route[space] else str(space),
            )

    def tiles(self) -> Iterator[Mark]:
        """The tiles on the route."""
        for space, tile in enumerate(self.table.route):
            if tile is not None:
                x, y = self.route.spot(space)
                portions = self.table.portions[space]
                yield Mark(
                    id=f"tile:{tile.id}",
                    kind="piece",
                    x=x,
                    y=y,
                    words=told(self.box, tile, portions),
                    sprite=sprite(tile),
                    frame="vl-card" if tile.stop else "vl-passage",
                    over=_overlays(self.box, tile),
                    size=self.route.size,
                    corner=str(space),
                    figure="·".join(map(str, portions)) or "0" if tile.portions else _figure(tile),
                    on=f"space:{space}",
                    choice=f"space:{space}",
                )

    def space_words(self, space: int) -> Text:
        """What lies on a space, and which ships."""
        table, tile = self.table, self.table.route[space]
        if tile is not None:
            thing = told(self.box, tile, table.portions[space])
        elif space in self.box.villages:
            thing = say("village", vikings=sum(table.portions[space]))
        else:
            thing = say("empty")
        ships = [ship for ship, where in enumerate(table.where) if where == space]
        here = [say("ghost-here") if ship == table.ghost else say("ship-here", seat=ship) for ship in ships]
        return joined(". ", [say("space", space=space, thing=thing), *here])

    def harbour(self) -> Iterator[Mark]:
        """The harbour, and in it the start positions."""
        berths = range(1, len(self.table.berths) + 1)
        words = [self.berth_words(berth) for berth in berths]
        home = joined(". ", [say("harbour"), *words])
        yield Mark("harbour", "space", MIDDLE[0], QUAY + 8, home, size=290, height=112)
        yield Mark("harbour:name", "label", MIDDLE[0], 807, label=say("harbour"), print="note")
        for berth, told in zip(berths, words, strict=True):
            yield Mark(
                id=f"berth:{berth}",
                kind="label",
                x=self.berth_x(berth),
                y=787,
                words=told,
                sprite="raids-berth",
                text=str(berth),
                print="note",
                on="harbour",
                choice="harbour",
            )

    def berth_x(self, berth: int) -> float:
        return MIDDLE[0] + (berth - (len(self.table.berths) + 1) / 2) * 64

    def berth_words(self, berth: int) -> Text:
        table = self.table
        if berth not in table.berths:
            return say("berth", berth=berth, ship=say("free"))
        ship = table.berths.index(berth)
        state = "arrived" if table.where[ship] == self.box.home else "left"
        return say("berth", berth=berth, ship=say(state, ship=table.named(ship)))

    def arrivals(self) -> Iterator[Mark]:
        """The arrival tiles: this voyage's in the harbour, the others on the island."""
        table = self.table
        coins = [str(coin) for coin in self.box.content.glory.majorities.value]
        for voyage, condition in enumerate(table.arrivals, 1):
            now = voyage == table.voyage
            when = 1 if now else 0 if voyage > table.voyage else 2
            yield Mark(
                id=f"arrival:{voyage}",
                kind="piece",
                x=MIDDLE[0] if now else MIDDLE[0] + (voyage - (self.box.content.voyages.value + 1) / 2) * 48,
                y=MIDDLE[1] + ROUTE - 22 if now else 450,
                words=say("arrival", voyage=voyage, condition=Word(f"condition-{condition}"), coins=coins, when=when),
                sprite=CONDITIONS[condition],
                frame="raids-arrival",
                size=54 if now else 42,
                figure=NUMERALS[voyage - 1],
                on="harbour" if now else "",
                choice="harbour" if now else "",
                faint=when == 2,
            )

    def island(self) -> Iterator[Mark]:
        """What is printed in the middle: the voyage, what its arrival tile rewards, and the reserve of Vikings."""
        table = self.table
        if table.voyage:
            numeral = say("numeral", numeral=NUMERALS[table.voyage - 1])
            condition = word(f"condition-{table.arrivals[table.voyage - 1]}")
            yield Mark("voyage", "label", MIDDLE[0], 378, label=numeral, print="title")
            yield Mark("condition", "label", MIDDLE[0], 402, label=condition, print="note")
        reserve = max(0, table.reserve)
        words = say("reserve", vikings=reserve)
        yield Mark(
            "reserve",
            "label",
            MIDDLE[0] - 12,
            496,
            words,
            sprite="vl-viking",
            size=22,
            text=str(reserve),
            align="start",
        )

    def ship(self, ship: int) -> Mark:
        """A ship, at sea within its space or at its start position; ``ship:0`` or ``ship:ghost``."""
        table, ghost = self.table, ship == self.table.ghost
        where = table.where[ship]
        at_sea = 0 < where < self.box.home
        space = f"space:{where}" if at_sea else "harbour"
        if at_sea:
            x, y = self.route.spot(where, INSHORE + 60 * table.where[:ship].count(where))
        else:
            x, y = self.berth_x(table.berths[ship] or ship + 1), QUAY
        return Mark(
            id="ship:ghost" if ghost else f"ship:{ship}",
            kind="piece",
            x=x,
            y=y,
            words=say("ghost", where=self.where(ship)) if ghost else say("ship", seat=ship, where=self.where(ship)),
            sprite="raids-ghost" if ghost else f"vl-ship-{ship}",
            over="vl-moored" if where == self.box.home else "",
            size=min(64, self.route.size * 1.2),
            seat=None if ghost else ship,
            on=space,
            choice=space,
        )

    def where(self, ship: int) -> Text:
        """Where a ship lies, as part of a sentence."""
        space, berth = self.table.where[ship], self.table.berths[ship]
        if 0 < space < self.box.home:
            return say("at-sea", space=space)
        if not berth:
            return say("nowhere")
        return say("at-home" if space else "at-start", berth=berth)

    def clash(self) -> Iterator[Mark]:
        """Crossed axes between two ships that fight for a space."""
        combat = self.table.stack[-1] if self.table.stack else None
        if isinstance(combat, RiposteOrFlee):
            space = self.table.where[combat.seat]
            x, y = self.route.spot(space, INSHORE + 30)
            words = say("clash", space=space, seat=combat.seat, rival=combat.rival, price=combat.price)
            yield Mark("clash", "piece", x, y, words, sprite="vl-clash", frame="vl-round", size=32, on=f"space:{space}")

    # ---------------------------------------------------------------------------------------------- The panels

    def panel_words(self, seat: int) -> Text:
        """A whole ship in a few sentences."""
        ship = self.table.ships[seat]
        aboard = [told(self.box, tile) for tile in ship.aboard]
        beside = [told(self.box, tile) for tile in ship.beside]
        return say(
            "panel",
            seat=seat,
            where=self.where(seat),
            crew=self.crew_words(seat),
            aboard=say("aboard", tiles=joined(", ", aboard)) if aboard else say("nothing-aboard"),
            free=self.box.places - len(aboard),
            beside=say("beside", tiles=joined(", ", beside)) if beside else say("nothing-beside"),
            coins=say("coins", coins=[str(coin) for coin in ship.coins]) if ship.coins else say("no-coins"),
            glory=self.glory_words(seat),
        )

    def crew_words(self, seat: int) -> Text:
        return say("crew", crew=self.table.ships[seat].crew, room=self.table.room(seat))

    def glory_words(self, seat: int) -> Text:
        """The glory so far; with a remark where it rests on a scale that was reconstructed."""
        found = glory(self.table, seat)
        unsure = bool(found["runes"]) and not self.box.content.glory.runes.certain
        return say("glory", glory=sum(found.values()), runes=int(unsure))

    def ghost_panel(self, panel: Group) -> Iterator[Mark]:
        """The ghost ship has neither places nor crew: its picture, and where it is."""
        middle = panel.width / 2
        yield Mark("hull:ghost", "label", middle, panel.height / 2, sprite="raids-ghost", size=150)
        yield Mark("name:ghost", "label", 20, 26, label=word("ghost"), print="name", align="start")
        where = self.where(self.table.players)
        yield Mark("where:ghost", "label", 20, 46, label=where, print="note", align="start")


class _Panel:
    """A seat's ship as it is drawn on its panel: the deck, the shields under it, and what lies beside it."""

    def __init__(self, board: _Board, seat: int, panel: Group) -> None:
        self.board, self.seat, self.panel = board, seat, panel
        self.box, self.ship = board.box, board.table.ships[seat]
        self.stretch = min(1.3, panel.height / 200)
        self.cell = min(58 * self.stretch, 300 / self.box.places)
        self.card = min(46 * self.stretch, self.cell - 4)

    def marks(self) -> Iterator[Mark]:
        yield from self.header()
        middle, high = self.panel.width / 2, 92 * self.stretch
        yield Mark(f"hull:{self.seat}", "label", middle, high, sprite="raids-deck", height=32 * self.stretch)
        for place in range(self.box.places):
            yield from self.place(place)
        yield from self.shields()
        yield from self.beside()
        yield from self.coins()

    def header(self) -> Iterator[Mark]:
        seat, board = self.seat, self.board
        name, where = word(f"seat-{seat}"), board.where(seat)
        yield Mark(f"badge:{seat}", "label", 27, 25, sprite=f"vl-badge-{seat}", size=32, seat=seat)
        yield Mark(f"name:{seat}", "label", 50, 18, label=name, print="name", align="start")
        yield Mark(f"where:{seat}", "label", 50, 35, label=where, print="note", align="start")
        crew = f"{self.ship.crew}/{board.table.room(seat)}"
        words = board.crew_words(seat)
        yield Mark(
            f"crew:{seat}", "label", 290, 24, words, sprite="vl-viking", size=22, text=crew, print="name", align="start"
        )
        total = str(sum(glory(board.table, seat).values()))
        words = board.glory_words(seat)
        yield Mark(
            f"glory:{seat}", "label", 350, 24, words, sprite="vl-star", size=20, text=total, print="name", align="start"
        )

    def place_x(self, place: int) -> float:
        return self.panel.width / 2 + (place - (self.box.places - 1) / 2) * self.cell

    def place(self, place: int) -> Iterator[Mark]:
        """A place on deck, and the tile on it. All free places are one choice, and so are like tiles."""
        box, seat, aboard = self.box, self.seat, self.ship.aboard
        tile = aboard[place] if place < len(aboard) else None
        thing = joined(", ", [say("free"), shields(box.free_shields)]) if tile is None else told(box, tile)
        id, choice = f"place:{seat}:{place + 1}", f"ship:{seat}:{'free' if tile is None else tile.face}"
        x, y = round(self.place_x(place), 1), round(66 * self.stretch, 1)
        words = say("place", place=place + 1, seat=seat, thing=thing)
        free = "raids-free" if tile is None else ""
        yield Mark(id, "space", x, y, words, sprite=free, size=round(self.card, 1), choice=choice)
        if tile is not None:
            yield self.tile(tile, x, y, on=id, choice=choice)

    def tile(self, tile: Tile, x: float, y: float, on: str = "", choice: str = "", size: float = 0) -> Mark:
        return Mark(
            id=f"tile:{tile.id}",
            kind="piece",
            x=x,
            y=y,
            words=told(self.box, tile),
            sprite=sprite(tile),
            frame="vl-card",
            over="vl-doubt" if _figure(tile) and doubt(self.box, tile) else "",
            size=round(size or self.card, 1),
            figure=_figure(tile),
            on=on,
            choice=choice,
        )

    def shields(self) -> Iterator[Mark]:
        """The shields under each place, the first of them with Vikings behind."""
        number = 0
        for place in range(self.box.places):
            tile = self.ship.aboard[place] if place < len(self.ship.aboard) else None
            count = self.box.free_shields if tile is None else tile.shields
            apart = min(23 * self.stretch, self.cell / max(1, count))
            for shield in range(count):
                number += 1
                x = self.place_x(place) + (shield - (count - 1) / 2) * apart
                sprite = "raids-manned" if number <= self.ship.crew else "raids-unmanned"
                yield Mark(
                    id=f"shield:{self.seat}:{number}",
                    kind="piece",
                    x=round(x, 1),
                    y=round(112 * self.stretch, 1),
                    sprite=sprite,
                    size=round(24 * self.stretch, 1),
                    seat=self.seat,
                    on=f"place:{self.seat}:{place + 1}",
                )

    def beside(self) -> Iterator[Mark]:
        """What lies beside the ship, closer together the more it is."""
        size = 38 * self.stretch
        room = self.panel.width - 28 - size - 22 * (len(self.ship.coins) + 1)
        apart = min(size + 4, room / max(1, len(self.ship.beside) - 1))
        for number, tile in enumerate(self.ship.beside):
            x, y = 14 + size / 2 + number * apart, self.panel.height - 10 - size / 2
            yield self.tile(tile, round(x, 1), round(y, 1), size=size)

    def coins(self) -> Iterator[Mark]:
        for number, coin in enumerate(self.ship.coins, 1):
            yield Mark(
                id=f"coin:{self.seat}:{number}",
                kind="piece",
                x=self.panel.width - 26 - 22 * (len(self.ship.coins) - number),
                y=round(self.panel.height - 10 - 19 * self.stretch, 1),
                words=say("coin", coin=coin),
                sprite="vl-coin",
                size=30,
                text=str(coin),
                print="note",
            )


class _Route:
    """Where the spaces lie: on a circle, clockwise from the harbour at the bottom and back into it."""

    def __init__(self, box: Box) -> None:
        self.spaces = box.home - 1
        self.step = (tau - 2 * MOUTH) / (self.spaces - 1)
        self.size = round(min(54.0, 0.8 * self.step * ROUTE), 1)

    def spot(self, space: int, inwards: float = 0) -> tuple[float, float]:
        """The middle of a space, or a place so far within the route."""
        angle, radius = MOUTH + (space - 1) * self.step, ROUTE - inwards
        return round(MIDDLE[0] - radius * sin(angle), 1), round(MIDDLE[1] + radius * cos(angle), 1)


def say(key: str, **facts: Any) -> Text:
    """A message of the board, in every language."""
    return speech(__package__).say(f"board-{key}", facts)


def word(key: str) -> Text:
    """A message of the game, as it stands."""
    return speech(__package__).say(key)


def joined(by: str, parts: list[Text]) -> Text:
    """Texts as one."""
    return Text({language: by.join(part[language] for part in parts) for language in LANGUAGES})


def told(box: Box, tile: Tile, portions: tuple[int, ...] | None = None) -> Text:
    """A tile with all that is printed on it; on the route, with what is left there for the ships that pass."""
    details = list(_details(box, tile, portions))
    name = speech(__package__).say("board-tile", {"tile": tile})
    return say("tile-with", tile=tile, details=joined(", ", details)) if details else name


def _details(box: Box, tile: Tile, portions: tuple[int, ...] | None) -> Iterator[Text]:
    if tile.kind == "goods":
        yield say("worth", glory=tile.glory)
    if tile.aboard:
        yield shields(tile.shields)
    if portions:
        yield say(f"for-{tile.kind}", portions=[str(portion) for portion in portions])
    elif portions is not None and tile.portions:
        yield say("used-up")
    if doubtful := doubt(box, tile):
        yield say(doubtful)
    if portions is not None and not tile.stop:
        yield say("passage")


def shields(number: int) -> Text:
    """So many shields."""
    return say("shields", shields=number)


def doubt(box: Box, tile: Tile) -> str:
    """Whether a figure that is printed on a tile is ``inferred`` or ``reconstructed``; empty if it is stated."""
    content = box.content.tiles[tile.face]
    printed = [getattr(content, name) for name in _PRINTED if hasattr(content, name)]
    sources = {figure.source for figure in printed if not figure.certain}
    return max(sources, default="")


_PRINTED = ("count", "shields", "glory", "strength", "sells", "recruits", "portions")


def sprite(tile: Tile) -> str:
    """The drawing of a tile."""
    double = "raids-double-" if (tile.count or tile.sells) > 1 else ""
    match tile.kind:
        case "weapon":
            return f"{double or 'vl-'}axe"
        case "port":
            return f"{double}port" if double else "vl-anchor"
        case "sail" | "hammer":
            return f"{double or 'vl-'}{tile.kind}"
        case "goods":
            return f"vl-{tile.face if tile.face in GOODS else 'barrel'}"
        case "rune" | "monster":
            return f"vl-{tile.kind}"
    return f"raids-{tile.kind}"


def _figure(tile: Tile) -> str:
    """The figure that is printed large on a tile: its glory, or a monster's strength."""
    return str(tile.glory) if tile.glory else ""


def _overlays(box: Box, tile: Tile) -> str:
    """What is printed small on a tile: its shields, and the sign of a figure that isn't sure."""
    pips = ["raids-pips-" + ("more" if tile.shields > 3 else str(tile.shields))] if tile.shields else []
    return " ".join([*pips, *(["vl-doubt"] if doubt(box, tile) else [])])


def _in_turn(table: Raids) -> int | None:
    """The seat whose turn it is: the one that the next thing to happen belongs to."""
    seats = (thing.seat for thing in reversed(table.stack) if hasattr(thing, "seat"))
    return next(seats, None)


def _in_group(mark: Mark, group: str) -> Mark:
    return structs.replace(mark, group=group)
