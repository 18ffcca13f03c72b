"""The board of Vikingar: the round world, the latest throws, and a panel for each seat.

Groups: ``world``; ``throw``, with the runes of the latest throws; ``panel:0``, ``panel:1``, ... of the seats.

Ids: ``zone:H``, ``zone:N07``, ``zone:S07``, ``zone:E07``; in a zone ``zone:N07:city`` and the like,
``zone:N07:whirlpool``, and ``zone:N07:city:outpost`` where an outpost stands or may stand; ``ship:A2`` for a longship
on the board; ``event:storm`` for a navigation event that lies open; on a panel ``power:0``, ``power:A1`` for a power
that was dealt, ``item:0:mara`` for a magic item, ``feat:0:hero``, and ``gold:0`` and the like for a seat.
"""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.scene import Scene

from .board_words import say
from .box import CLAN, SHIPS
from .panels import on_panel, panels
from .play import ThrowAgain, UseItem
from .table import Vikingar
from .throws import on_tray, tray
from .world import World, world


def scene(table: Vikingar, seat: int | None = None) -> Scene:
    """Draw what a seat sees."""
    chart = world()
    shown, drawn = tray(table, chart), World(table, seat, chart)
    sheets = [*panels(table, shown)]
    marks = [*drawn.marks(), *on_tray(table, shown)]
    marks += [mark for group in sheets for mark in on_panel(table, seat, group)]
    groups, height = (drawn.closely(), shown, *sheets), chart.height + 2 * kit.MARGIN
    title = kit.title(table, say, round=table.round)
    return Scene("vikingar", kit.WIDTH, height, title, tuple(marks), groups, _active(table))


def _active(table: Vikingar) -> tuple[str, ...]:
    """Return the panel of the seat that is asked, and what it is asked about: its longship, or its throw."""
    seat, ship = kit.in_turn(table), kit.ahead(table, "ship", None)
    if seat is None:
        return ()
    if isinstance(table.waiting, (UseItem, ThrowAgain)):
        return ("throw", f"panel:{seat}")
    under_way = (f"ship:{SHIPS[ship]}",) if ship is not None and ship // CLAN == seat and table.where[ship] >= 0 else ()
    return (*under_way, f"panel:{seat}")
