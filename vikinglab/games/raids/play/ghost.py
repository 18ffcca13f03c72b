"""The ghost ship, with two players."""

from __future__ import annotations

from vikinglab.core.words.rulebook import rule

from ..box import Tile
from ..table import Raids


@rule("ghost.ship", "ghost.hops", "ghost.passes")
def ghost_sails(table: Raids, ghost: int) -> None:
    """Let the ghost ship sail to the next village, or home; it takes and fights nothing."""
    before = table.where[ghost]
    space = table.where[ghost] = table.box.next_village[before]
    table.berths[ghost] = 0
    if space == table.box.home:
        table.berths[ghost] = table.free_berth()
    if table.story:
        passes = any(map(_tempts, table.route[before + 1 : space]))
        to = "harbour" if space == table.box.home else "village"
        table.tell("ghost.hops", also=("ghost.ship", *["ghost.passes"] * passes), space=space, to=to)


def _tempts(tile: Tile | None) -> bool:
    """Return whether other ships would have to do with a tile that they pass."""
    return tile is not None and not tile.stop


@rule("ghost.first-berth")
def ghost_starts_last(table: Raids) -> None:
    """Let the ghost ship change berths with the ship in the first."""
    first = table.berths.index(1)
    if first != table.players:
        table.berths[first], table.berths[table.players] = table.berths[table.players], 1
        if table.story:
            table.tell("ghost.first-berth", seat=first)
