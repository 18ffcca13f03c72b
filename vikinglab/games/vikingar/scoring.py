"""Feats and the end of Vikingar: points and cups, the victory, and matches that nobody wins."""

from __future__ import annotations

from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import Tally, rule
from vikinglab.core.words.speech import Word, speech

from .box import BLOODY, BRAVERY, CURSED, EDGE, FEAT_OF, FEATS, GATE, TRACKS
from .table import Vikingar


@rule("feat.counts", "feat.cup", "feat.bloody", "feat.bravery")
def score(table: Vikingar, seat: int, feat: int) -> bool:
    """Give a feat point; return whether it wins the cup. A full track takes no more points, and a cup brings gold."""
    missing, gold, length = table.missing(seat, feat), table.box.content.gold.cup, table.box.lengths[feat]
    if not missing:
        return False
    cup = missing == 1
    table.tracks[TRACKS * seat + feat] += 1
    table.gold[seat] += gold * cup
    if table.story:
        facts = {"feat": Word("feat", feat=FEATS[feat]), "points": length - missing + 1, "length": length, "gold": gold}
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
        if can_win(table, seat):
            win(table, seat)
            return


def can_win(table: Vikingar, seat: int) -> bool:
    """Return whether a seat has a longship on a gate, and enough cups."""
    waits = any(zone > EDGE and table.land[zone] & GATE for zone in table.fleet(seat))
    return waits and table.cups(seat) >= table.box.feats


def award(table: Vikingar, seat: int, feat: int) -> None:
    """Give a feat point, by which the seat may have won."""
    if score(table, seat, feat):
        crown(table, seat)


@rule("victory.gate", "setup.feats")
def win(table: Vikingar, seat: int) -> None:
    """End the match with a winner."""
    cups = tuple([table.cups(each) for each in range(table.players)])
    table.finish(Result(cups, (seat,)))
    if table.story:
        table.tell("victory.gate", also=("setup.feats",), seat=seat, cups=cups[seat])


def tally(table: Vikingar, seat: int) -> list[Tally]:
    """Return the points on each track, and how many fill it."""
    names = [speech(__package__).say("feat", {"feat": feat}) for feat in FEATS]
    points = table.tracks[TRACKS * seat : TRACKS * seat + TRACKS]
    return [Tally(*line) for line in zip(names, points, table.box.lengths, strict=True)]


@rule("maintain.cursed")
def lowest(table: Vikingar) -> list[int]:
    """Return the seats with the fewest feat points, over all tracks; full Cursed tracks may be left out."""
    seats = [*range(table.players)]
    if table.box.rulings["maintain.cursed"] == "passed on":
        seats = [seat for seat in seats if table.missing(seat, CURSED)] or seats
    points = [table.points(seat) for seat in seats]
    return [seat for seat, found in zip(seats, points, strict=True) if found == min(points)]


# ------------------------------------------------------------------------------------------------ No winner


@rule("victory.none")
def nobody_can_win(table: Vikingar) -> bool:
    """Return whether no player can win the agreed number of cups any more; it is only known when all dials are."""
    if "" in table.faces:
        return False
    standing = {feat: sum([land & place > 0 for land in table.land]) for place, feat in FEAT_OF.items()}
    return all(len(_open(table, seat, standing)) + table.cups(seat) < table.box.feats for seat in range(table.players))


def _open(table: Vikingar, seat: int, standing: dict[int, int]) -> list[int]:
    """Return the tracks that a seat can still fill with the places of each feat that still stand."""
    missing = {feat: table.missing(seat, feat) for feat in range(TRACKS)}
    found = [feat for feat, points in missing.items() if 0 < points <= standing.get(feat, points)]
    if CURSED in found and _starved(table, seat, standing):
        found.remove(CURSED)
    return found


def _starved(table: Vikingar, seat: int, standing: dict[int, int]) -> bool:
    """Return whether somebody will always have fewer points, so that a seat never gets a Cursed point again."""
    if table.box.rulings["maintain.cursed"] == "passed on":
        return False
    full = [other for other in range(table.players) if not table.missing(other, CURSED)]
    return any(table.points(other) + _to_come(table, other, standing) < table.points(seat) for other in full)


def _to_come(table: Vikingar, seat: int, standing: dict[int, int]) -> int:
    """Return the most points that a seat can still get."""
    # A track that can't be filled any more still takes the points of the places that are left.
    missing = {feat: table.missing(seat, feat) for feat in range(TRACKS)}
    return sum(min(points, standing.get(feat, points)) for feat, points in missing.items())


@rule("victory.none")
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
