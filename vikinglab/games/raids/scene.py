"""The board of Raids: a sea chart with the route in the round, and a panel for each ship.

There are two kinds of groups: ``chart``, and ``panel:0``, ``panel:1``, ... (``panel:ghost`` where a ghost ship sails
along). Each stands for itself, so that a front end can put the panels beside the chart, below it, or out of sight.

Ids: ``space:7``, ``harbour``, ``berth:2``; ``tile:<id of the tile>`` wherever it lies; ``ship:0`` and ``ship:ghost``;
``arrival:2`` for the arrival tile of a voyage; on a panel ``place:0:3``, ``coin:0:1``, ``crew:0``, ``glory:0`` and
``name:0``, after the number of the seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin, tau

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Scene, plain
from vikinglab.core.words.speech import LANGUAGES, Text, Word, joined

from .box import Box, Tile, in_words
from .play import RiposteOrFlee
from .scoring import glory, glory_sums
from .table import Raids

MIDDLE_X, MIDDLE_Y = 424, 404
ROUTE = 306
"""The distance of the route from the middle; the drawing of the chart has a dotted course there."""
INSHORE = 66
"""The distance of a ship from its tile, so that it can be seen; a second ship lies as far again."""
MOUTH = 25 * pi / 180
"""The angle from the middle of the harbour to the first space, and from the last space to the harbour."""
BERTHS_Y, QUAY_Y = 738, 779
PANEL_HEIGHT = 194

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
    """Draw what a seat sees: all lies open in Raids, so it is the same for every seat."""
    sea = chart(table.box)
    panels = [panel(table, ship, place) for ship, place in enumerate(kit.column(sea, len(table.where), PANEL_HEIGHT))]
    marks = [*_Chart(table, sea).marks(), *(mark for group in panels for mark in on_panel(table, group))]
    turn = kit.in_turn(table)
    active = () if turn is None else (f"ship:{turn}", f"panel:{turn}")
    return Scene("raids", kit.WIDTH, sea.height + 2 * kit.MARGIN, title(table), tuple(marks), (sea, *panels), active)


# ------------------------------------------------------------------------------------------------ Words

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def name(table: Raids, ship: int) -> Text:
    """Return the name of a ship: its seat, or the ghost."""
    return word("ghost") if ship == table.ghost else word(f"seat-{ship}")


def title(table: Raids) -> Text:
    """Return the voyage and the seat to play in words, or the end of the match."""
    if not table.voyage:
        return say("before")
    return kit.title(table, say, voyage=table.voyage, voyages=table.box.content.voyages)


def tile_words(
    box: Box, tile: Tile, portions: tuple[int, ...] | None = None, *, shields: bool = True, sources: bool = True
) -> Text:
    """Return a tile in words, with its figures; on the route, also what is left there for the ships that pass."""
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
        yield say(f"for-{tile.kind}", **in_words(portions))
    elif portions is not None and tile.portions:
        yield say("used-up")
    if portions is not None and not tile.stop:
        yield say("passage")


def doubt(box: Box, tile: Tile) -> str:
    """Return whether the large figure of a tile is ``inferred`` or ``reconstructed``; empty if it is stated."""
    sources = [box.sources.get(("tiles", tile.face, name)) for name in ("glory", "strength", "portions")]
    return next((source.kind for source in sources if source and not source.certain), "")


def place_of(table: Raids, ship: int) -> Text:
    """Return the place of a ship, as part of a sentence."""
    space, berth = table.where[ship], table.berths[ship]
    if 0 < space < table.box.home:
        return say("at-sea", space=space)
    if not berth:
        return say("nowhere")
    return say("at-home" if space else "at-start", berth=berth)


def ship_words(table: Raids, ship: int) -> Text:
    """Return a ship and its place in words."""
    whose = say("ghost") if ship == table.ghost else say("ship", seat=ship)
    return joined("list", [whose, place_of(table, ship)])


def space_words(table: Raids, space: int) -> Text:
    """Return a space in words, with its tile and its ships."""
    tile = table.route[space]
    if tile is not None:
        thing = tile_words(table.box, tile, table.portions[space])
    elif space in table.box.villages:
        thing = say("village", vikings=sum(table.portions[space]))
    else:
        thing = say("empty")
    ships = [ship for ship, where in enumerate(table.where) if where == space]
    here = [say("ghost-here") if ship == table.ghost else say("ship-here", seat=ship) for ship in ships]
    return joined("parts", [joined("label", [say("space", space=space), thing]), *here])


def harbour_words(table: Raids) -> Text:
    """Return the harbour in words, with the ships at its start positions."""
    berths = range(1, len(table.berths) + 1)
    lie = [joined("label", [plain(str(berth)), _at_berth(table, berth)]) for berth in berths]
    return joined("parts", [say("berths"), *lie])


def _at_berth(table: Raids, berth: int) -> Text:
    if berth not in table.berths:
        return say("free")
    ship = table.berths.index(berth)
    return joined("list", [name(table, ship), say("arrived" if table.where[ship] == table.box.home else "left")])


def crew_words(table: Raids, seat: int) -> Text:
    """Return the crew of a ship and its room in words."""
    return say("crew", crew=table.ships[seat].crew, room=table.room(seat))


def glory_words(table: Raids, seat: int, *, whole: bool = False) -> Text:
    """Return the glory so far in words, whole with its sources; it is marked if a reconstructed scale is among them."""
    found = glory(table, seat)
    sums = glory_sums(found) if whole else ()
    if found["runes"] and not table.box.source("glory.runes").certain:
        sums += (Word("board-unsure-runes"),)
    return say("glory", glory=sum(found.values()), sums=sums, parts=int(bool(sums)))


def panel_words(table: Raids, seat: int) -> Text:
    """Return a whole ship in a few sentences."""
    ship, box = table.ships[seat], table.box
    aboard = joined("list", [tile_words(box, tile) for tile in ship.aboard])
    beside = joined("list", [tile_words(box, tile, shields=False) for tile in ship.beside])
    sentences = [
        joined("list", [kit.seat_words(word, seat), place_of(table, seat)]),
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
    """Return the group of the sea chart."""
    return Group("chart", kit.MARGIN, kit.MARGIN, 848, 834, say("chart", spaces=box.home - 1), backdrop="raids-chart")


class _Chart:
    """The sea chart in a position: the spaces clockwise from the harbour at the bottom and back into it."""

    def __init__(self, table: Raids, chart: Group) -> None:
        self.table, self.box, self.chart = table, table.box, chart
        self.step = (tau - 2 * MOUTH) / (self.box.home - 2)
        self.size = round(min(52, 0.8 * self.step * ROUTE))
        """The size of a space: the more there are, the smaller they are."""
        self.berths = kit.row(len(table.berths), MIDDLE_X, 64)

    def spot(self, space: int, inwards: float = 0) -> At:
        """Return the middle of a space, or a place so far within the route."""
        angle, radius = MOUTH + (space - 1) * self.step, ROUTE - inwards
        return round(MIDDLE_X - radius * sin(angle)), round(MIDDLE_Y + radius * cos(angle))

    def marks(self) -> Iterator[Mark]:
        yield from self.harbour()
        for space in range(1, self.box.home):
            look = self.village(space) if space in self.box.villages else self.bare(space)
            words = space_words(self.table, space)
            yield self.chart.space(f"space:{space}", self.spot(space), words, **(look | {"size": self.size}))
        for space, tile in enumerate(self.table.route):
            if tile is not None:
                yield self.tile(space, tile)
        yield from self.arrivals()
        yield from self.island()
        yield from self.note()
        # Later marks lie over earlier ones, and ships lie over tiles.
        for ship in range(len(self.table.where)):
            yield self.ship(ship)
        yield from self.clash()

    def harbour(self) -> Iterator[Mark]:
        """Draw the quay with the numbers of the start positions, and its name under them."""
        yield self.chart.space("harbour", (MIDDLE_X, QUAY_Y), harbour_words(self.table), sprite="raids-quay")
        for berth, x in enumerate(self.berths, 1):
            yield self.chart.label(f"berth:{berth}", (x, QUAY_Y), on="harbour", text=str(berth), print="number")
        yield self.chart.label("harbour:name", (MIDDLE_X, QUAY_Y + 28), label=say("harbour"), print="script")

    def bare(self, space: int) -> Look:
        """Return the look of a space for a tile, which hides it as long as it lies there."""
        bare = self.table.route[space] is None
        return {"sprite": "raids-empty", "text": str(space), "print": "number"} if bare else {"print": "number"}

    def village(self, space: int) -> Look:
        """Return the look of a village, with the Vikings that wait there."""
        # There are drawings of up to four.
        waiting = min(4, sum(self.table.portions[space]))
        return {"frame": "raids-village", "over": f"raids-waiting-{waiting}" if waiting else "", "corner": str(space)}

    def tile(self, space: int, tile: Tile) -> Mark:
        """Draw a tile on the route, with the number of its space."""
        portions = self.table.portions[space]
        look = tile_look(self.box, tile) | {"over": _pips(tile.shields), "size": self.size, "corner": str(space)}
        if not tile.stop:
            look["frame"] = "vl-passage"
        if tile.portions:
            look["figure"] = "·".join(map(str, portions)) or "0"
        words = tile_words(self.box, tile, portions, sources=False)
        return self.chart.piece(f"tile:{tile.id}", self.spot(space), words, on=f"space:{space}", **look)

    def arrivals(self) -> Iterator[Mark]:
        """Draw the arrival tiles: this voyage's in the harbour, the others on the island."""
        island = kit.row(self.box.content.voyages, MIDDLE_X, 48)
        for voyage, condition in enumerate(self.table.arrivals, 1):
            now, past = voyage == self.table.voyage, voyage < self.table.voyage
            told = say("arrival", voyage=voyage, when="now" if now else "past" if past else "later")
            words = joined("label", [told, word(f"arrival-{condition}")])
            at = (MIDDLE_X, MIDDLE_Y + ROUTE - 22) if now else (island[voyage - 1], MIDDLE_Y + 50)
            look: Look = {
                "frame": "raids-arrival",
                "sprite": CONDITIONS[condition],
                "size": 54 if now else 42,
                "faint": past,
            }
            yield self.chart.piece(f"arrival:{voyage}", at, words, on="harbour" if now else "", **look)

    def island(self) -> Iterator[Mark]:
        """Draw the voyage, what its arrival tile rewards, and the reserve of Vikings."""
        table = self.table
        if table.voyage:
            numeral = say("numeral", numeral=NUMERALS[table.voyage - 1])
            condition = word(f"arrival-{table.arrivals[table.voyage - 1]}")
            at = MIDDLE_X, MIDDLE_Y - 25
            yield self.chart.label("voyage", at, label=numeral, print="title", sprite="raids-banner")
            yield self.chart.label("condition", (MIDDLE_X, MIDDLE_Y + 8), label=condition, print="script")
        # Where the reserve is unlimited it may fall below nothing.
        reserve = max(0, table.reserve)
        look: Look = {"sprite": "vl-viking", "size": 22, "text": str(reserve), "print": "script", "align": "start"}
        yield self.chart.label("reserve", (MIDDLE_X - 12, MIDDLE_Y + 92), say("reserve", vikings=reserve), **look)

    def note(self) -> Iterator[Mark]:
        """Mark printed figures that are reconstructed."""
        shields = any(not source.certain for path, source in self.box.sources.items() if path[2:] == ("shields",))
        figures = any(doubt(self.box, tile) for tile in self.table.all_tiles())
        if shields or figures:
            note = say("note", shields=int(shields), figures=int(figures))
            yield self.chart.label("note", (25, QUAY_Y + 28), label=note, print="script", align="start")

    def ship(self, ship: int) -> Mark:
        """Draw a ship, at sea within its space or at its start position."""
        table, ghost = self.table, ship == self.table.ghost
        where = table.where[ship]
        # Before a match begins no ship has a berth, and each is drawn somewhere of its own.
        at: At = round(self.berths[(table.berths[ship] or ship + 1) - 1]), BERTHS_Y
        if table.at_sea(ship):
            at = self.spot(where, INSHORE * (1 + table.where[:ship].count(where)))
        look: Look = {"sprite": "raids-ghost"} if ghost else {"sprite": f"vl-ship-{ship}", "seat": ship}
        look |= {"size": min(64, round(self.size * 1.2)), "around": (MIDDLE_X, MIDDLE_Y)}
        look["over"] = "vl-moored" if where == self.box.home else ""
        space = f"space:{where}" if table.at_sea(ship) else "harbour"
        return self.chart.piece(f"ship:{_called(table, ship)}", at, ship_words(table, ship), on=space, **look)

    def clash(self) -> Iterator[Mark]:
        """Draw crossed swords between two ships that fight for a space."""
        combat = self.table.stack[-1] if self.table.stack else None
        if isinstance(combat, RiposteOrFlee):
            space = self.table.where[combat.seat]
            words = say("clash", space=space, seat=combat.seat, rival=combat.rival, price=combat.price)
            at, on = self.spot(space, INSHORE * 1.5), f"space:{space}"
            yield self.chart.piece("clash", at, words, on, choice="", frame="vl-round", sprite="vl-clash")


# ------------------------------------------------------------------------------------------------ The panels


def panel(table: Raids, ship: int, place: kit.Place) -> Group:
    """Return the group of a ship's panel."""
    id = f"panel:{_called(table, ship)}"
    if ship == table.ghost:
        return Group(id, **place, words=ship_words(table, ship), sheet=True)
    return Group(id, **place, words=panel_words(table, ship), backdrop="raids-panel", sheet=True, seat=ship)


def _called(table: Raids, ship: int) -> int | str:
    """Return the name of a ship in ids: its seat, or the ghost."""
    return "ghost" if ship == table.ghost else ship


def on_panel(table: Raids, group: Group) -> Iterator[Mark]:
    """Draw what lies on a panel. The ghost ship has neither places nor a crew: there is its picture, and its name."""
    if group.seat is not None:
        yield from _Panel(table, group.seat, group).marks()
        return
    middle = group.width / 2, round(group.height / 2 + 8)
    yield group.label("hull:ghost", middle, sprite="raids-ghost", size=150)
    yield kit.heading(group, "name:ghost", say("ghost"))


class _Panel:
    """A seat's ship: the deck with its places, the shields under them, and what lies beside it."""

    def __init__(self, table: Raids, seat: int, group: Group) -> None:
        self.table, self.seat, self.group = table, seat, group
        self.box, self.ship = table.box, table.ships[seat]
        self.cell = min(60, 300 / self.box.places)
        self.card = round(min(52, self.cell - 5))
        self.wide = group.width - 36 - 34 * len(set(self.ship.coins))
        """The width for the tiles beside the ship."""
        self.small = 40 if len(self.ship.beside) <= (self.wide - 40) / 32 + 1 else 36
        self.low = round(group.height - 10 - self.small / 2)
        """The height of the tiles beside the ship."""

    def marks(self) -> Iterator[Mark]:
        seat = self.seat
        yield from kit.header(self.group, f"vl-ship-{seat}", name(self.table, seat))
        crew, total = f"{self.ship.crew}/{self.table.room(seat)}", str(sum(glory(self.table, seat).values()))
        yield kit.counter(self.group, "crew", 252, crew, crew_words(self.table, seat))
        yield kit.counter(self.group, "glory", 359, total, glory_words(self.table, seat))
        yield from self.deck()
        yield from self.beside()
        yield from self.coins()

    def deck(self) -> Iterator[Mark]:
        """Draw the places on deck with their shields, and the tiles in them.

        All free places are one choice, and so are like tiles.
        """
        unplaced = self.ship.crew
        for place, x in enumerate(kit.row(self.box.places, self.group.width / 2, self.cell)):
            tile = self.ship.aboard[place] if place < len(self.ship.aboard) else None
            id, at = f"place:{self.seat}:{place + 1}", (round(x), 66)
            shields = self.box.free_shields if tile is None else tile.shields
            manned = min(shields, unplaced)
            unplaced -= manned
            look: Look = {"frame": "raids-free", "over": _manned(manned, shields), "size": self.card}
            choice = f"ship:{self.seat}:{'free' if tile is None else tile.face}"
            yield self.group.space(id, at, self.place_words(place + 1, tile), choice, **look)
            if tile is not None:
                yield self.tile(tile, at, self.card, id, choice)

    def place_words(self, place: int, tile: Tile | None) -> Text:
        """Return a place in words, with what lies there."""
        free = joined("list", [say("free"), say("shields", shields=self.box.free_shields)])
        return joined("label", [say("place", place=place), free if tile is None else tile_words(self.box, tile)])

    def tile(self, tile: Tile, at: At, size: float, on: str = "", choice: str = "") -> Mark:
        """Draw a tile aboard or beside the ship."""
        words = tile_words(self.box, tile, shields=False, sources=False)
        look = tile_look(self.box, tile) | {"size": size}
        return self.group.piece(f"tile:{tile.id}", at, words, on, choice, **look)

    def beside(self) -> Iterator[Mark]:
        """Draw the tiles beside the ship, closer together the more they are; the first lies on top."""
        apart = min(self.small + 4, (self.wide - self.small) / max(1, len(self.ship.beside) - 1))
        for number, tile in reversed(list(enumerate(self.ship.beside))):
            yield self.tile(tile, (round(14 + self.small / 2 + number * apart), self.low), self.small)

    def coins(self) -> Iterator[Mark]:
        """Draw the coins, at the other end: like ones in a pile."""
        coins = self.ship.coins
        piles = sorted(set(coins))
        for number, coin in enumerate(coins):
            x = self.group.width - 28 - 34 * piles.index(coin)
            y = self.low + 6 - 5 * coins[:number].count(coin)
            yield self.group.piece(f"coin:{self.seat}:{number + 1}", (x, y), sprite="vl-coin", text=str(coin))


# ------------------------------------------------------------------------------------------------ Drawings


def tile_look(box: Box, tile: Tile) -> Look:
    """Return the look of a tile: a card with its figure, its glory or a monster’s strength."""
    figure = str(tile.glory) if tile.glory else ""
    return {"frame": "vl-card", "sprite": sprite(tile), "figure": figure, "unsure": bool(doubt(box, tile))}


def sprite(tile: Tile) -> str:
    """Return the drawing of a tile."""
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


def _pips(shields: int) -> str:
    """Return the drawing of the shields on a tile."""
    return f"raids-pips-{shields if shields <= 3 else 'more'}" if shields else ""


def _manned(vikings: int, shields: int) -> str:
    """Return the drawing of the shields under a place, some with a Viking behind."""
    return "" if not shields else f"raids-crew-{vikings}-{shields}" if shields <= 3 else "raids-crew-more"
