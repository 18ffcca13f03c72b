"""Feats and the end of Vikingar: points and cups, the victory, and matches that nobody wins."""

from __future__ import annotations

from typing import Any

from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .box import (
    BLOODY,
    BRAVERY,
    CITY,
    CONQUEROR,
    CULT,
    CURSED,
    EDGE,
    FEATS,
    GATE,
    HERO,
    LOOTER,
    QUEST,
    STRATEGY,
    STRONGHOLD,
    TRACKS,
)
from .table import Vikingar


@rule("feat.counts", "feat.cup")
def score(table: Vikingar, seat: int, feat: int) -> bool:
    """Give a feat point; return whether it wins the cup. A full track takes no more points, and a cup brings gold."""
    at, length = TRACKS * seat + feat, table.box.lengths[feat]
    points = table.tracks[at]
    if points == length:
        return False
    table.tracks[at] = points + 1
    cup = points + 1 == length
    table.gold[seat] += table.box.content.gold.cup.value * cup
    if table.story:
        facts: dict[str, Any] = {"feat": Word("feat", feat=FEATS[feat]), "points": points + 1, "length": length}
        facts["gold"] = table.box.content.gold.cup.value
        also = {BLOODY: ("feat.bloody",), BRAVERY: ("feat.bravery",)}.get(feat, ("feat.counts",))
        table.tell("feat.cup" if cup else "feat.counts", also=also, seat=seat, **facts)
    return cup


@rule("victory.gate", "edge.wait")
def crown(table: Vikingar, first: int) -> None:
    """Let a seat win that has enough cups and a longship on a gate; the one in turn before the others."""
    if table.result is not None:
        return
    for step in range(table.players):
        seat = (first + step) % table.players
        waits = any(zone > EDGE and table.land[zone] & GATE for zone in table.fleet(seat))
        if waits and table.cups(seat) >= table.box.feats:
            win(table, seat)
            return


def award(table: Vikingar, seat: int, feat: int) -> None:
    """Give a feat point, by which the seat may have won."""
    if score(table, seat, feat):
        crown(table, seat)


def win(table: Vikingar, seat: int) -> None:
    """End the match with a winner."""
    cups = tuple([table.cups(each) for each in range(table.players)])
    table.finish(Result(cups, (seat,)))
    if table.story:
        table.tell("victory.gate", also=("setup.feats",), seat=seat, cups=cups[seat])


@rule("maintain.cursed")
def lowest(table: Vikingar) -> list[int]:
    """The seats with the fewest feat points, over all tracks; full Cursed tracks may be left out."""
    seats = [*range(table.players)]
    if table.box.rulings["maintain.cursed"] == "passed on":
        seats = [seat for seat in seats if table.tracks[TRACKS * seat + CURSED] < table.box.lengths[CURSED]] or seats
    points = [table.points(seat) for seat in seats]
    return [seat for seat, found in zip(seats, points, strict=True) if found == min(points)]


# ------------------------------------------------------------------------------------------------ No winner


@rule("victory.none")
def nobody_can_win(table: Vikingar) -> bool:
    """Return whether no player can win the agreed number of cups any more; it is only known when all dials are."""
    if "" in table.faces:
        return False
    standing = {place: sum([land & place > 0 for land in table.land]) for place in (CITY, CULT, STRONGHOLD, QUEST)}
    return all(len(_open(table, seat, standing)) + table.cups(seat) < table.box.feats for seat in range(table.players))


_SUPPLY = {LOOTER: CULT, CONQUEROR: CITY, STRATEGY: STRONGHOLD, HERO: QUEST}
"""The places that a feat needs."""


def _open(table: Vikingar, seat: int, standing: dict[int, int]) -> list[int]:
    """The tracks that a seat can still fill."""
    found = []
    for feat, length in enumerate(table.box.lengths):
        missing = length - table.tracks[TRACKS * seat + feat]
        enough = feat not in _SUPPLY or standing[_SUPPLY[feat]] >= missing
        if missing and enough:
            found.append(feat)
    if CURSED in found and _starved(table, seat, standing):
        found.remove(CURSED)
    return found


def _starved(table: Vikingar, seat: int, standing: dict[int, int]) -> bool:
    """Return whether somebody will always have fewer points, so that a seat never gets a Cursed point again."""
    if table.box.rulings["maintain.cursed"] == "passed on":
        return False
    for other in range(table.players):
        full = table.tracks[TRACKS * other + CURSED] == table.box.lengths[CURSED]
        if full and table.points(other) + _to_come(table, other, standing) < table.points(seat):
            return True
    return False


def _to_come(table: Vikingar, seat: int, standing: dict[int, int]) -> int:
    """Return how many points a seat can still get at most."""
    # A track that can't be filled any more still takes the points of the places that are left.
    found = 0
    for feat, length in enumerate(table.box.lengths):
        missing = length - table.tracks[TRACKS * seat + feat]
        found += min(missing, standing[_SUPPLY[feat]]) if feat in _SUPPLY else missing
    return found


def rank(table: Vikingar) -> None:
    """End a match without a winner: most cups, then points, then gold, then longships on the board."""
    standing = [
        (table.cups(seat), table.points(seat), table.gold[seat], len(table.ships_of(seat)))
        for seat in range(table.players)
    ]
    winners = tuple([seat for seat, each in enumerate(standing) if each == max(standing)])
    table.finish(Result(tuple([cups for cups, *_ in standing]), winners))
    if table.story:
        for seat in winners:
            table.tell("victory.none", seat=seat, cups=standing[seat][0])
