"""A position of Raids: the route, the ships, and what may be done to them."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import TYPE_CHECKING

from vikinglab.core.engine.part import Part
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .box import Box, Tile


class Ship(Part):
    """A seat's ship: its crew, the tiles on its places and beside it, and its coins."""

    crew: int = 0
    aboard: tuple[Tile, ...] = ()
    beside: tuple[Tile, ...] = ()
    coins: tuple[int, ...] = ()

    @property
    def weapons(self) -> int:
        """The axes aboard. Each makes monsters weaker by 1."""
        weapons = 0
        for tile in self.aboard:
            weapons += tile.axes
        return weapons

    @property
    def sails(self) -> int:
        """All sails aboard, double ones twice."""
        sails = 0
        for tile in self.aboard:
            sails += tile.sails
        return sails

    @property
    def goods(self) -> list[str]:
        """The faces of the goods aboard, like ones once."""
        return sorted({tile.face for tile in self.aboard if tile.kind == "goods"})


class _Boxed:
    if TYPE_CHECKING:
        box: Box


class Raids(_Boxed, Table, kw_only=True):
    """A position of Raids. ``where`` and ``berths`` have one more entry than there are players if a ghost sails along.

    A ship is at 0 in the harbour before it leaves, on a space of the route, or home in the harbour. In the harbour it
    lies at a berth, a numbered start position; at sea its berth is 0.
    """

    conditions: Pool
    """The arrival tiles that were not drawn."""
    pile: Pool
    """The tiles of this voyage that are still to be laid."""
    route: list[Tile | None]
    portions: list[tuple[int, ...]]
    """The portions of each space for the ships that pass, Vikings or coins: one for each ship in turn."""
    where: list[int]
    berths: list[int]
    ships: list[Ship]
    reserve: int
    """The Vikings in the reserve; fewer than none where more are played with than the box holds."""
    absent: int = 0
    """The Vikings that are out of the match: none, but in written positions."""
    voyage: int = 0
    arrivals: tuple[str, ...] = ()
    """The condition of each voyage's arrival tile: all can see them from the start."""
    gone: tuple[Tile, ...] = ()
    """The tiles that left the game, in an order that says nothing of when each did."""

    def __eq__(self, other: object) -> bool:
        # Sorting the tiles that left the game whenever one does would slow every playout by a tenth.
        return isinstance(other, Raids) and self._compared() == other._compared()

    def _compared(self) -> list[object]:
        """Return the fields, with the tiles that left the game in one order: when each did says nothing."""
        fields = [getattr(self, name) for name in self.__struct_fields__ if name != "gone"]
        return [*fields, sorted(self.gone, key=attrgetter("id"))]

    @property
    def ghost(self) -> int | None:
        """The place of the ghost ship among the ships, if it sails along."""
        return self.players if len(self.where) > self.players else None

    def furthest_behind(self) -> int | None:
        """Return the ship whose turn it is; None when all are home."""
        back = min(self.where)
        if back == 0:
            # A ship that is home again has its berth for the next voyage, which says nothing about who leaves now.
            leaving = [self.berths[ship] for ship, space in enumerate(self.where) if not space]
            return self.berths.index(max(leaving))
        return None if back == self.box.home else self.where.index(back)

    @rule("catch-up.start", "ghost.catch-up")
    def next_ahead(self, seat: int) -> int:
        """Return the space of the nearest ship ahead; in the harbour at the start, the ships beside count as ahead."""
        here = self.where[seat]
        if here == 0 and self.where.count(0) > 1:
            return 0
        ahead = min([space for space in self.where if space > here])
        return here if self.box.sweeps and ahead == self.box.home else ahead

    def at_sea(self, ship: int) -> bool:
        """Return whether a ship is on the route."""
        return 0 < self.where[ship] < self.box.home

    def rival_at(self, seat: int, space: int) -> int | None:
        """Return the other ship on a space of the route; None if there is none."""
        for ship, taken in enumerate(self.where):
            if taken == space and ship != seat:
                return ship
        return None

    def ship_word(self, ship: int | None) -> int | Word:
        """Return a ship as a word for texts: its seat, or the ghost."""
        return Word("ghost") if ship is None or ship == self.ghost else ship

    @rule("crew.shields")
    def room(self, seat: int) -> int:
        """Return the number of Vikings that the ship can carry: one on each shield."""
        aboard = self.ships[seat].aboard
        room: int = self.box.free_shields * (self.box.places - len(aboard))
        for tile in aboard:
            room += tile.shields
        return room

    def price_of(self, monster: Tile, seat: int) -> int:
        """Return the number of Vikings that it takes to beat a monster."""
        return max(0, monster.strength - self.ships[seat].weapons)

    def ceded(self, crew: int) -> int:
        """Return the number of Vikings that a crew cedes to a monster: all, if there are too few."""
        return min(crew, self.box.cede)

    def best_crew_on_arrival(self, seat: int, space: int) -> int:
        """Return the largest crew with which a ship can reach a space, whatever it chooses on the way.

        >>> table = vl.position("raids", "route: 7 axe, 9 rune / A: space 4 / B: space 7 / C: home 1").table
        >>> table.ships[0].crew, table.best_crew_on_arrival(0, 9)
        (0, 1)
        """
        crew, room = self.ships[seat].crew, self.room(seat)
        # A larger crew is never worse further on, so the best at each step leads to the best of all.
        for passed in range(self.where[seat] + 1, space):
            tile, portions = self.route[passed], self.portions[passed]
            if portions and (tile is None or tile.kind == "encounter"):
                crew = min(room, crew + portions[0])
            elif tile is not None and tile.strength:
                # A ship may always cede, so fighting is better only where it costs less.
                crew -= min(self.ceded(crew), self.price_of(tile, seat))
        return crew

    def can_fight_at(self, seat: int, space: int) -> bool:
        """Return whether a ship can reach a space with enough Vikings left to attack."""
        # Most ships are strong enough whatever they meet, and needn't look along the route.
        strong = self.ships[seat].crew >= self.box.sure_crew
        return strong or self.best_crew_on_arrival(seat, space) >= self.box.attack

    def free_berth(self) -> int:
        """Return the lowest number that is free among the start positions."""
        berth = 1
        while berth in self.berths:
            berth += 1
        return berth

    def from_reserve(self, vikings: int) -> int:
        """Take Vikings out of the reserve: as many as asked, or as are there if they are limited."""
        if self.box.limited:
            vikings = min(vikings, max(0, self.reserve))
        self.reserve -= vikings
        return vikings

    def supplied(self, portions: tuple[int, ...]) -> tuple[int, ...]:
        """Take portions out of the reserve, one after the other as long as it lasts, and return them."""
        if self.box.limited:
            given = [self.from_reserve(portion) for portion in portions]
            return tuple([portion for portion in given if portion])
        self.reserve -= sum(portions)
        return portions

    def embark(self, seat: int, vikings: int, rule: str, space: int = 0) -> None:
        """Take Vikings aboard; those without a shield go back to the reserve."""
        ship = self.ships[seat]
        ship.crew += vikings
        if self.story and vikings:
            # An endless reserve can have given more Vikings than the box holds.
            self.tell(
                rule, also=("setup.reserve",) if self.reserve < 0 else (), seat=seat, vikings=vikings, space=space
            )
        if ship.crew > self.room(seat):
            self.throw_overboard(seat)

    @rule("crew.overboard")
    def throw_overboard(self, seat: int) -> None:
        """Put the Vikings that have no shield back into the reserve."""
        ship, room = self.ships[seat], self.room(seat)
        if ship.crew > room:
            excess, ship.crew = ship.crew - room, room
            self.reserve += excess
            if self.story:
                self.tell("crew.overboard", also=("crew.shields",), seat=seat, vikings=excess, room=room)

    def pay(self, seat: int, vikings: int) -> None:
        """Put Vikings back into the reserve."""
        self.ships[seat].crew -= vikings
        self.reserve += vikings

    def lift(self, space: int) -> Tile:
        """Take the tile off a space."""
        tile = self.route[space]
        assert tile is not None
        self.route[space] = None
        return tile

    def put_beside(self, seat: int, space: int) -> None:
        """Take the tile of a space and put it beside the ship."""
        self.ships[seat].beside += (self.lift(space),)

    def remove(self, spaces: range) -> tuple[Tile, ...]:
        """Take the tiles off some spaces and out of the game, and what lies on them back to where it came from."""
        # Most ships catch up with one close ahead, and it is asked at every turn of a playout.
        if not spaces:
            return ()
        route, portions, tiles = self.route, self.portions, []
        for space in spaces:
            tile = route[space]
            if tile is not None:
                # Other tiles bear coins, which no reserve takes back.
                if tile.kind == "encounter":
                    self.reserve += sum(portions[space])
                route[space], portions[space] = None, ()
                tiles.append(tile)
        removed = tuple(tiles)
        self.gone += removed
        return removed

    def discard(self, *tiles: Tile) -> None:
        """Take tiles out of the game."""
        self.gone += tiles

    def first_aboard(self, seat: int, face: str) -> Tile:
        """Return the first of the like tiles aboard."""
        return next(tile for tile in self.ships[seat].aboard if tile.face == face)

    def all_tiles(self) -> Iterator[Tile]:
        """Yield every tile that has been laid so far, wherever it is."""
        yield from (tile for tile in self.route if tile is not None)
        for ship in self.ships:
            yield from ship.aboard
            yield from ship.beside
        yield from self.gone

    def vikings(self) -> int:
        """Return the number of all Vikings, wherever they are."""
        lying = sum(sum(self.portions[space]) for space in range(1, self.box.home) if self._holds_vikings(space))
        return self.reserve + self.absent + lying + sum(ship.crew for ship in self.ships)

    def _holds_vikings(self, space: int) -> bool:
        tile = self.route[space]
        return tile.kind == "encounter" if tile is not None else space in self.box.villages


def without(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """Return the tiles without one of them."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]
