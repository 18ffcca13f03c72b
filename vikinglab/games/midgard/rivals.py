"""The other seats, folded to a row each: what they have, what they will do or can't, and on a click the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Detail, Group, Mark
from vikinglab.core.words.speech import Text, joined

from . import play
from .cards import say, word
from .effects import FACES
from .fjord import sailing, ships
from .ship import Counted, collected, goods
from .table import Midgard
from .words import ship_words, slot_words

WIDE, HIGH, FOLD = 440, 108, 68
HULL = 336
"""The middle of a hull."""


def row(table: Midgard, seat: int, at: At) -> Group:
    """Return the panel of another seat."""
    return Group(f"panel:{seat}", *at, WIDE, HIGH, ship_words(table, seat, False), sheet=True, seat=seat, fold=FOLD)


def rival(table: Midgard, group: Group) -> Iterator[Mark]:
    """Draw what another seat has, and below the fold what a click shows: the leader, and what is collected."""
    seat = group.seat or 0
    ship, box = table.longships[seat], table.box
    yield group.label(f"badge:{seat}", (25, 33), sprite=f"vl-arms-{seat}", size=42, seat=seat)
    yield group.label(f"name:{seat}", (54, 15), label=word(f"seat-{seat}"), print="name")
    if (words := plan(table, seat)) is not None:
        yield group.label(f"plan:{seat}", (146, 15), label=words, print="midgard-speech", align="start")
    yield from _counters(group, goods(table, seat), 47, (57, 116, 162, 207))
    yield from _crew(table, group)
    leader = say("leader", card=box.cards[ship.leader].word) if ship.leader else say("no-leader")
    clan = f"midgard-K-{box.colours[box.reavers[ship.leader].clan]}" if ship.leader else "midgard-recruit"
    yield group.label(
        f"leader:{seat}", (25, 90), sprite=clan, size=24, label=leader, print="midgard-speech", align="start"
    )
    held = joined("list", [box.cards[card].word for card in ship.artifacts]) if ship.artifacts else say("empty")
    relics = joined("label", [say("short-artifacts"), held])
    found = (*collected(table, seat, False), Counted("relics", "midgard-artifact", len(ship.artifacts), relics))
    yield from _counters(group, found, 90, kit.row(len(found), 318, 46))


def _counters(group: Group, things: Iterable[Counted], y: float, places: Iterable[float]) -> Iterator[Mark]:
    """Draw things in a row, each with how many there are."""
    for each, x in zip(things, places, strict=True):
        yield group.label(
            f"{each.what}:{group.seat}", (x, y), each.words,
            sprite=each.sprite, size=22, text=str(each.n), print="midgard-sum", align="start",
        )  # fmt: skip


def _crew(table: Midgard, group: Group) -> Iterator[Mark]:
    """Draw a small hull: dice by their faces above it, and the Reavers of each slot as pips in it."""
    seat = group.seat or 0
    ship = table.longships[seat]
    pips = [f"midgard-pips-{min(3, len(slot))}" for slot in ship.slots]
    details = [Detail(x, 1, sprite=sprite, size=25) for sprite, x in kit.in_row(pips, -1, 38)]
    words = joined("parts", [slot_words(table, seat, number) for number in range(len(ship.slots))])
    yield group.label(f"slots:{seat}", (HULL, 60), words, sprite="midgard-hull", size=24, details=tuple(details))
    found = Counter([*[die[1:] for die in ship.dice], *ship.upgrades])
    for face, x in kit.in_row(FACES, HULL, 32):
        if n := found[face]:
            sprite = f"midgard-{face}"
            details = [*kit.tally(n, 10, 20)] if n > 1 else []
            yield group.label(
                f"piece:{seat}:{face}", (x, 37), word(f"icon-{face}", n=n),
                sprite=sprite, size=24, details=tuple(details), origin=sailing(table, seat),
            )  # fmt: skip


# ------------------------------------------------------------------------------------------------ What it will do


def plan(table: Midgard, seat: int) -> Text | None:
    """Return the plan of a seat in words, or the lack that keeps it from acting; None if it has none."""
    if table.result is not None:
        return None
    if kit.in_turn(table) == seat:
        return say("plan-turn")
    if table.location and _has_part(table, seat):
        if not play.cant_act(table, seat):
            return say("plan-acts")
        short = play.shortage(table, seat, table.box.content.locations[table.location].cost)
        waits = bool(table.longships[seat].artifacts) and bool(table.usable(seat))
        return say("plan-short", short=short, rests=int(not waits), number=len(short))
    if not table.location and not isinstance(table.waiting, play.ChooseLocation):
        return None
    following = dict(enumerate(ships(table))).get(table.turn + (not table.location))
    return say("plan-next") if following and following[0] == seat else None


def _has_part(table: Midgard, seat: int) -> bool:
    """Return whether a seat is still to take part at the location."""
    return any(isinstance(each, play.Part) and each.seat == seat and not each.done for each in table.stack)
