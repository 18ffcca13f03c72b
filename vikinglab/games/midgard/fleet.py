"""The ships of a round on the fjord: at the places that were chosen, and in the bay those that are still to sail."""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.show.scene import At, Group, Look, Mark
from vikinglab.core.words.speech import Word

from .box import LOCATIONS
from .cards import say
from .table import NOBODY, Midgard

MOORINGS: dict[str, At] = {
    "recruit": (286, 256), "trade": (571, 256), "territory": (498, 197),
    "village": (282, 366), "keep": (576, 366), "sea": (560, 426),
}  # fmt: skip
BAY: At = (290, 448)
"""Where the ships lie that are still to sail, the next one first; each lies so far from the one before it."""
APART = 36


def fleet(table: Midgard, group: Group) -> Iterator[Mark]:
    """Draw all ships of the round: they sail from the bay to the places that they are placed at."""
    waiting = 0
    for seat, ship in ships(table):
        places = chosen(table, seat)
        id = f"sails:{seat}:{ship}"
        honors = table.players == 3 and ship == 1
        look: Look = {"sprite": f"vl-ship-{seat}", "seat": seat, "size": 38}
        if honors:
            look["over"] = "midgard-honor"
        if ship < len(places):
            at = MOORINGS[places[ship]]
            words = say("moored", seat=seat, honor=int(honors), location=Word(f"location-{places[ship]}"))
            yield group.piece(id, at, words, choice="", **look)
        else:
            at = BAY[0] + APART * waiting, BAY[1]
            yield group.piece(id, at, say("waiting", seat=seat, honor=int(honors)), choice="", **(look | {"size": 32}))
            waiting += 1


def ships(table: Midgard) -> list[tuple[int, int]]:
    """Return the ships of a round in the order in which they sail: the seat of each, and which of its ships it is."""
    number = table.box.content.selections.value
    first = max(0, table.start)
    seats = [(first + turn) % table.players for turn in range(number)]
    if table.players == 3 and table.honor != NOBODY:
        seats[table.players :] = [table.honor] * (number - table.players)
    return [(seat, seats[:at].count(seat)) for at, seat in enumerate(seats)]


def sailing(table: Midgard, seat: int) -> str:
    """Return the ship of a seat that was placed last: what it brings comes from there."""
    return f"sails:{seat}:{max(0, len(chosen(table, seat)) - 1)}"


def chosen(table: Midgard, seat: int) -> list[str]:
    """Return the places where the ships of a seat lie: the one in play last."""
    found = [place for place, owner in zip(LOCATIONS, table.chosen, strict=True) if owner == seat]
    return sorted(found, key=lambda place: place == table.location)
