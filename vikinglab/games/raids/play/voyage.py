"""A voyage: its tiles are laid, the ships sail in turn, and all come home."""

from __future__ import annotations

from random import Random

from vikinglab.core.engine.decision import FromPool, Step
from vikinglab.core.engine.pool import Pool

from .. import scoring
from ..table import Raids
from .combat import FightForSpace
from .ghost import ghost_sails, ghost_starts_last
from .navigating import CatchUp
from .taking import TakeTile


class StartVoyage(Step):
    """A voyage begins: its stack is laid, its arrival tile is placed, and the ships start where they lie."""

    rules = ("voyage.next", "voyage.start-positions")

    def run(self, table: Raids) -> None:
        table.remove(range(1, table.box.home))
        table.voyage += 1
        table.where = [0] * len(table.where)
        table.pile = Pool(table.box.stacks[table.voyage - 1])
        if table.ghost is not None:
            ghost_starts_last(table)
        if table.story:
            table.tell("voyage.next", also=("voyage.end",) if table.voyage > 1 else (), voyage=table.voyage)
        table.push(LayTile(table.box.next_tile_space[0]), SetOut(), NextShip())


class LayTile(FromPool):
    """The tiles of the voyage are shuffled and laid face up along the route."""

    stream = "tiles"
    pile = "pile"
    rules = ("setup.tiles",)

    space: int

    def resolve(self, table: Raids, outcome: str) -> None:
        pile, box = table.pile, table.box
        pile.take(outcome)
        table.route[self.space] = box.copies[table.voyage][outcome][pile.count(outcome)]
        if pile.unseen:
            table.push(LayTile(box.next_tile_space[self.space]))

    def happen(self, table: Raids, rng: Random) -> None:
        """Lay all tiles that are left, in a row."""
        left = {face: iter(copies) for face, copies in table.box.copies[table.voyage].items()}
        # Of like tiles the last copy is laid first. So it goes from the last space back, beginning with first copies.
        for space, face in zip(table.box.laid_last, table.pile.take_rest(rng), strict=False):
            table.route[space] = next(left[face])


class SetOut(Step):
    """Villages get a Viking for each player, encounters and pillages what is printed on them."""

    rules = ("setup.portions", "setup.reserve")

    def run(self, table: Raids) -> None:
        villages, portions, each = table.box.villages, table.portions, (table.box.recruits,) * table.players
        for space, tile in enumerate(table.route):
            if tile is not None:
                portions[space] = table.supplied(tile.portions) if tile.kind == "encounter" else tile.portions
            elif space in villages:
                portions[space] = table.supplied(each)


class NextShip(Step):
    """It is always the turn of the ship furthest behind, until all are home."""

    rules = ("turn.furthest-behind", "turn.start-order", "turn.voyage", "turn.end")

    def run(self, table: Raids) -> None:
        ship = table.furthest_behind()
        if ship is None:
            table.push(EndVoyage())
        # The ghost ship's place is after those of the seats.
        elif ship == table.players:
            table.push(self)
            ghost_sails(table, ship)
        else:
            table.push(TakeTile(ship), CatchUp(ship), FightForSpace(ship), self)
            if table.story:
                self._tell(table, ship)

    def _tell(self, table: Raids, seat: int) -> None:
        space = table.where[seat]
        if space:
            waits = table.box.home in table.where
            table.tell("turn.furthest-behind", also=("turn.end", *["turn.voyage"] * waits), seat=seat, space=space)
        else:
            later, beside = table.voyage > 1, table.where.count(0) > 1
            also = ("tile.from-harbour", *["voyage.start-positions"] * later, *["catch-up.start"] * beside)
            table.tell("turn.start-order", also=also, seat=seat, berth=table.berths[seat])


class EndVoyage(Step):
    """The end of a voyage, when all are home: sails bring Vikings, and the arrival tile rewards those with most."""

    rules = ("voyage.end",)

    def run(self, table: Raids) -> None:
        scoring.hoist_sails(table)
        scoring.reward_arrival(table)
        if table.voyage < table.box.content.voyages:
            table.push(StartVoyage())
        else:
            table.finish(scoring.result(table))
