"""Questions about the coins of an arrival tile: asked of scoring's own functions, with the usual miscounts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.question import NothingToAsk, panels
from vikinglab.core.words.speech import Text, Word, joined

from .. import scoring

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.teach.question import Question

    from ..table import Raids

QUIZ = Kinds()


@QUIZ.kind("coins")
def coins(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does the arrival tile pay to each, when a move ends the voyage?"""
    table = _all_home(match, after)
    condition = table.arrivals[table.voyage - 1]
    rule, order = f"arrival.{condition}", scoring.in_order_of_arrival(table)
    ghost = condition == "order" and table.ghost is not None
    told = [_counts(match, table)]
    told += [say(match, "coins.ghost", berth=table.berths[table.players])] if ghost else []
    ranked = [seat for seat in order if seat is not None]
    told += [
        _tie(match, table, *pair)
        for pair in pairwise(ranked)
        if len({scoring.count(table, seat) for seat in pair}) == 1
    ]
    right = Found(_paid(match, table, order), sentences(*told), rule)
    mistakes = _misordered(match, after, table) if condition == "order" else _miscounted(match, table, rule)
    asks = say(match, "coins", **then(moved), condition=Word(f"arrival-{condition}"))
    return asked(match, asks, right, mistakes, after=after, needs=panels(match))


def _all_home(match: Match, after: Match) -> Raids:
    """Return the position when the last ship had come home, before its voyage was rewarded."""
    for moment in reversed(after.moments[len(match.moments) :]):
        table: Raids = moment.table
        if moment.rule in ("navigate.harbour", "ghost.hops") and table.furthest_behind() is None:
            return table
    raise NothingToAsk("this move ends no voyage")


def _paid(match: Match, table: Raids, order: Sequence[int | None]) -> Text:
    """Return the coins in an order of ships, as an answer."""
    given = scoring.coins_in_order(table, order)
    seats = range(table.players)
    return joined("list", [say(match, "coins.part", seat=seat, coin=given.get(seat, 0)) for seat in seats])


def _counts(match: Match, table: Raids) -> Text:
    counted = [scoring.counted_words(table, seat) for seat in range(table.players)]
    return sentences(*[match.game.speech.say("counted", each) for each in counted])


def _tie(match: Match, table: Raids, seat: int, rival: int) -> Text:
    return say(match, "coins.tie", seat=seat, rival=rival, berth=table.berths[seat], other=table.berths[rival])


def _miscounted(match: Match, table: Raids, rule: str) -> Iterator[Found]:
    """Yield the payments after the usual miscounts."""
    seats, berths = range(table.players), table.berths
    counted = {seat: scoring.count(table, seat) for seat in seats}
    late = {seat: count and 9 * count + berths[seat] for seat, count in counted.items()}
    wrong = [("ties", "voyage.ties", late)]
    wrong.append(("none", "voyage.nothing-to-count", {seat: count + 1 for seat, count in counted.items()}))
    for name, count in MISCOUNTS[table.arrivals[table.voyage - 1]].items():
        wrong.append((name, rule, {seat: count(table, seat) for seat in seats}))
    wrong.append(("positions", "voyage.majority", dict.fromkeys(seats, 1)))
    wrong.append(("backwards", "voyage.ties", dict(enumerate(berths[: table.players]))))
    for name, by, counts in wrong:
        yield Found(_paid(match, table, scoring.ranked(table, counts)), say(match, f"coins.{name}"), by)


def _misordered(match: Match, after: Match, table: Raids) -> Iterator[Found]:
    """Yield the payments of the first arrival tile after the usual mistakes about the order."""
    ships = sorted(range(len(table.berths)), key=table.berths.__getitem__)
    players = [ship for ship in ships if ship != table.ghost]
    homing = [moment for moment in after.moments if moment.rule == "navigate.harbour"]
    came = [moment.facts["seat"] for moment in homing if moment.table.voyage == table.voyage]
    orders = {"passed-on": players, "time": came, "backwards": players[::-1], "seats": sorted(players)}
    for name, order in orders.items():
        rule = "ghost.arrival-coin" if name == "passed-on" and table.ghost is not None else "arrival.order"
        if len(order) == table.players:
            yield Found(_paid(match, table, order), say(match, f"coins.{name}"), rule)


Count = Callable[["Raids", int], int]


def tiles(kind: str, *, where: str = "all", of: str = "") -> Count:
    """Return a count of a ship’s tiles of a kind, or of one of their figures."""

    def count(table: Raids, seat: int) -> int:
        ship = table.ships[seat]
        lying = {"aboard": ship.aboard, "beside": ship.beside}.get(where, (*ship.aboard, *ship.beside))
        return sum(getattr(tile, of) if of else 1 for tile in lying if tile.kind == kind)

    return count


MISCOUNTS: Mapping[str, Mapping[str, Count]] = {
    "goods": {
        "aboard": tiles("goods", where="aboard"),
        "sold": tiles("goods", where="beside"),
        "kinds": scoring.CONDITIONS["kinds"],
    },
    "kinds": {"each": scoring.CONDITIONS["goods"], "aboard": lambda table, seat: len(table.ships[seat].goods)},
    "runes": {},
    "shields": {
        "vikings": lambda table, seat: table.ships[seat].crew,
        "covered": lambda table, seat: table.box.free_shields * table.box.places,
    },
    "weapons": {"singles": tiles("weapon")},
    "ports": {"doubles": tiles("port", of="sells")},
    "monsters": {"strengths": tiles("monster", of="strength")},
    "sails": {"singles": tiles("sail")},
}
"""The usual miscounts of what an arrival tile asks for."""
