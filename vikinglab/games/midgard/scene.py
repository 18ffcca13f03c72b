"""The board of Midgard: six places around a fjord, one's own longship below, and beside them the tray and the others.

Groups: ``fjord``, and for phones ``tabs`` above it; ``ship:0`` for the longship of the seat that looks on; ``tray``;
``panel:1``, ... for the others. ``ship:0:narrow`` and ``tray:narrow`` are those of phones, with marks of such ids.

Ids: ``location:sea``, ``tab:sea``; ``village:2`` for a group of cards that lies face up, ``deck:village``;
``sails:0:1`` for the second ship of the first seat; ``trade:RC`` for dice at Trade, ``reward:1``; ``pile:food1``,
``way:force``; ``die:0:RC``, ``artifact:0:VA01``, ``slot:0:sea``, ``leader:0``; in the tray ``hand:RR01`` for cards in
hand, ``fate:rally``, ``set:RC``, ``face:S``, ``show:1``.
"""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.scene import Scene
from vikinglab.core.words.speech import Text

from . import fjord as places
from . import rivals
from .cards import say
from .ship import ship
from .table import Midgard
from .tray import tray

NARROW = 390
"""The width of groups that are for phones alone: they take all of it."""
BESIDE = 880
"""The left edge of the tray and of the panels of the others."""


def scene(table: Midgard, seat: int | None = None) -> Scene:
    """Draw what a seat sees; an onlooker sees the longship of the first seat below."""
    turn = kit.in_turn(table)
    own = seat or 0
    tabs, in_tabs = places.tabs(table, (12, 0), NARROW)
    fjord = places.fjord(table, (12, 12))
    below, in_ship = ship(table, own, seat == own, (fjord.x, fjord.y + fjord.height))
    others = [each for each in table.in_order(own) if each != own]
    panels = [rivals.row(table, each, (BESIDE, 12 + 80 * at)) for at, each in enumerate(others)]
    beside, in_tray = tray(table, (BESIDE, 12 + 80 * len(others)), title(table))
    marks = [*in_tabs, *places.on_fjord(table, fjord, seat), *in_ship, *in_tray]
    marks += [mark for panel in panels for mark in rivals.rival(table, panel)]
    whose = [each.id for each in (*below, *panels) if each.seat == turn]
    active = (*whose, *([f"tab:{table.location}"] if table.location and turn is not None else []))
    width, height = BESIDE + rivals.WIDE + kit.MARGIN, fjord.y + fjord.height + below[0].height + kit.MARGIN
    groups = tabs, fjord, *below, *beside, *panels
    return Scene("midgard", width, height, title(table), tuple(marks), groups, active)


# ------------------------------------------------------------------------------------------------ Words


def title(table: Midgard) -> Text:
    """Return the round and the seat to play; or the result."""
    return kit.title(table, say, round=table.round, rounds=table.box.content.rounds)
