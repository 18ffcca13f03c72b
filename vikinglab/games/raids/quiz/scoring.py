"""Questions about what is rewarded: asked of scoring's own functions, with the usual miscounts as wrong answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.quiz import Answer, Kind, Question
from vikinglab.core.words.speech import Text, Word, joined

from .. import scoring
from .parts import all_home, without

if TYPE_CHECKING:
    from vikinglab.core.match import Match

    from ..table import Raids, Ship

# ------------------------------------------------------------------------------------------------ One coin


def one_coin(place: int, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who gets the largest coin of the arrival tile, or the second, or the third?"""
    table = all_home(match, after)
    coin = table.box.content.glory.majorities.value[place]
    order = [*scoring.in_order_of_arrival(table), *[None] * len(table.where)]
    gets = order[place]
    asks = say(match, "coin", **then(moved), coin=coin, condition=_condition(table))
    answers = [
        Answer(_name(match, seat), seat == gets, *_why_seat(match, table, seat, gets)) for seat in range(table.players)
    ]
    nobody = Answer(say(match, "nobody"), gets is None, *_why_nobody(match, table, gets))
    return Question(match, asks, (*answers, nobody), after=after)


def _name(match: Match, seat: int) -> Text:
    return match.game.speech.say(f"seat-{seat}")


def _why_seat(match: Match, table: Raids, seat: int, gets: int | None) -> tuple[Text, str]:
    """Why this seat gets the coin that is asked for, or doesn't, and the rule that settles it."""
    order = scoring.in_order_of_arrival(table)
    seen = [ship for ship in range(table.players) if gets in (None, seat) or ship in (seat, gets)]
    ties = [pair for pair in _ties(table, seen) if seat in pair]
    told = [*[_count(match, table, ship) for ship in seen], *[_tie(match, table, *pair) for pair in ties]]
    rule = "voyage.ties" if ties else _rule(table)
    if seat not in order:
        told, rule = [*told, say(match, "coin.none")], "voyage.nothing-to-count"
    coin = scoring.coins_in_order(table, order).get(seat, 0)
    return sentences(*told, say(match, "coin.gets", seat=seat, coin=coin)), rule


def _why_nobody(match: Match, table: Raids, gets: int | None) -> tuple[Text, str]:
    if gets is not None:
        return _why_seat(match, table, gets, gets)
    if _rule(table) == "arrival.order":
        return _ghost_is_ranked(match, table), "ghost.arrival-coin"
    ships = len(scoring.in_order_of_arrival(table))
    return sentences(_counts(match, table), say(match, "coin.too-few", ships=ships)), "voyage.nothing-to-count"


def _ghost_is_ranked(match: Match, table: Raids) -> Text:
    return say(match, "coin.ghost", berth=table.berths[table.players])


# ------------------------------------------------------------------------------------------------ All coins


def coins(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does the arrival tile pay to each?"""
    table = all_home(match, after)
    asks = say(match, "coins", **then(moved), condition=_condition(table))
    told, rule = [_counts(match, table)], _rule(table)
    told += [_tie(match, table, *pair) for pair in _ties(table, range(table.players))]
    if rule == "arrival.order" and table.ghost is not None:
        told.append(_ghost_is_ranked(match, table))
    right = Found(_paid(match, table, scoring.in_order_of_arrival(table)), sentences(*told), rule)
    mistakes = _misordered(match, after, table) if rule == "arrival.order" else _miscounted(match, table)
    return asked(match, asks, right, mistakes, after=after)


def _paid(match: Match, table: Raids, order: Sequence[int | None]) -> Text:
    """Return what the coins would be in an order, as an answer."""
    coins = scoring.coins_in_order(table, order)
    return joined(
        "list", [say(match, "coins.part", seat=seat, coin=coins.get(seat, 0)) for seat in range(table.players)]
    )


def _miscounted(match: Match, table: Raids) -> Iterator[Found]:
    """Yield what the tile would pay if one counted as people do by mistake."""
    seats, berths = range(table.players), table.berths
    counted = {seat: scoring.count(table, seat) for seat in seats}
    ties = [_tie(match, table, *pair) for pair in _ties(table, seats)]
    none = [_count(match, table, seat) for seat in seats if not counted[seat]]
    late = {seat: count and 9 * count + berths[seat] for seat, count in counted.items()}
    yield _mistaken(match, table, "ties", "voyage.ties", late, ties)
    shared = {seat: count + 1 for seat, count in counted.items()}
    yield _mistaken(match, table, "none", "voyage.nothing-to-count", shared, none)
    for name, wrongly in MISCOUNTS[table.arrivals[table.voyage - 1]].items():
        counts = {seat: wrongly(table, seat) for seat in seats}
        listed = [say(match, "coins.counted", seat=seat, count=count) for seat, count in counts.items()]
        so = say(match, "coins.so", counts=joined("list", listed))
        yield _mistaken(match, table, name, _rule(table), counts, [so])
    told = [_counts(match, table)]
    yield _mistaken(match, table, "positions", "voyage.majority", dict.fromkeys(seats, 1), told)
    yield _mistaken(match, table, "backwards", "voyage.ties", dict(enumerate(berths[: table.players])), told)


def _mistaken(
    match: Match, table: Raids, name: str, rule: str, counted: Mapping[int, int], told: Sequence[Text]
) -> Found:
    """Return what the tile would pay by these counts, and what the mistake is."""
    paid = _paid(match, table, scoring.ranked(table, counted))
    return Found(paid, sentences(say(match, f"coins.{name}"), *told), rule, alone=True)


def _misordered(match: Match, after: Match, table: Raids) -> Iterator[Found]:
    """Yield what the first arrival tile would pay if one ranked ships as people do by mistake."""
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


def _tiles(kind: str, *, where: str = "all", of: str = "") -> Count:
    """Return how many tiles of a kind a ship has, or what they come to by one of their figures."""

    def count(table: Raids, seat: int) -> int:
        ship = table.ships[seat]
        lying = {"aboard": ship.aboard, "beside": ship.beside}.get(where, (*ship.aboard, *ship.beside))
        return sum(getattr(tile, of) if of else 1 for tile in lying if tile.kind == kind)

    return count


MISCOUNTS: Mapping[str, Mapping[str, Count]] = {
    "goods": {
        "aboard": _tiles("goods", where="aboard"),
        "sold": _tiles("goods", where="beside"),
        "kinds": scoring.CONDITIONS["kinds"],
    },
    "kinds": {"each": scoring.CONDITIONS["goods"], "aboard": lambda table, seat: len(table.ships[seat].goods)},
    "runes": {},
    "shields": {
        "vikings": lambda table, seat: table.ships[seat].crew,
        "covered": lambda table, seat: table.box.free_shields * table.box.places,
    },
    "weapons": {"singles": _tiles("weapon")},
    "ports": {"doubles": _tiles("port", of="sells")},
    "monsters": {"strengths": _tiles("monster", of="strength")},
    "sails": {"singles": _tiles("sail")},
}
"""What people count instead of what an arrival tile asks for."""

# ------------------------------------------------------------------------------------------------ What is counted


def _rule(table: Raids) -> str:
    return f"arrival.{table.arrivals[table.voyage - 1]}"


def _condition(table: Raids) -> Word:
    return Word(f"condition-{table.arrivals[table.voyage - 1]}")


def _count(match: Match, table: Raids, seat: int) -> Text:
    facts = {"seat": seat, "counts": table.arrivals[table.voyage - 1], "count": scoring.count(table, seat)}
    return match.game.speech.say("counted", facts)


def _counts(match: Match, table: Raids) -> Text:
    return sentences(*[_count(match, table, seat) for seat in range(table.players)])


def _ties(table: Raids, seats: Sequence[int]) -> list[tuple[int, int]]:
    """Which of these seats follow one another with equally much, the one that goes first before the other."""
    order = [seat for seat in scoring.in_order_of_arrival(table) if seat is not None and seat in seats]
    return [pair for pair in pairwise(order) if scoring.count(table, pair[0]) == scoring.count(table, pair[1])]


def _tie(match: Match, table: Raids, seat: int, rival: int) -> Text:
    return say(match, "tie", seat=seat, rival=rival, berth=table.berths[seat], other=table.berths[rival])


# ------------------------------------------------------------------------------------------------ Sails


def sails_bring(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings are aboard when the sails have brought theirs?"""
    table = all_home(match, after)
    seat = _hoister(table)
    hoisted = table.clone()
    scoring.hoist_sails(hoisted)
    ship, room, crew = table.ships[seat], table.room(seat), hoisted.ships[seat].crew
    why = say(match, "sails.why", seat=seat, crew=ship.crew, sails=ship.sails, room=room, after=crew)
    mistakes = [
        Found(ship.crew + ship.sails, say(match, "sails.shields"), "crew.shields"),
        Found(min(room, ship.crew + _tiles("sail")(table, seat)), say(match, "sails.singles"), "voyage.sails"),
        Found(ship.crew, say(match, "sails.nothing"), "voyage.end"),
        Found(min(room, match.table.ships[seat].crew + ship.sails), say(match, "sails.way", seat=seat), "voyage.end"),
        Found(room, say(match, "sails.full"), "voyage.sails"),
    ]
    asks = say(match, "sails", **then(moved), seat=seat)
    return asked(match, asks, Found(crew, why, "voyage.sails"), mistakes, after=after)


def _hoister(table: Raids) -> int:
    """The ship whose sails are worth a question: one that hasn't room for all, else the one with most."""
    sailing = [seat for seat in range(table.players) if table.ships[seat].sails]
    if not sailing:
        raise ValueError("nobody has a sail")
    return max(
        sailing,
        key=lambda seat: (table.ships[seat].crew + table.ships[seat].sails > table.room(seat), _sails(table, seat)),
    )


def _sails(table: Raids, seat: int) -> int:
    return table.ships[seat].sails


# ------------------------------------------------------------------------------------------------ Glory


def glory(part: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how much glory does a part of what the waiting seat has bring, now or after these moves?"""
    if match.waiting is None:
        raise ValueError("the match is over")
    seat = match.waiting.seat
    unchanged = scoring.glory(match.table, seat) == scoring.glory(after.table, seat)
    if unchanged:
        after, moved = match, None
    sums = {**scoring.glory(after.table, seat), "all": sum(scoring.glory(after.table, seat).values())}
    ends = {"then": 2} if after.result else {}
    asks = say(match, "glory", **then(moved) | ends, seat=seat, part=part)
    why, mistakes = PARTS[part](match, after.table, seat)
    rule = "glory.winner" if part == "all" else _rule_of(part, after.table, seat)
    scene = without(match.scene(), "glory:")
    return asked(match, asks, Found(sums[part], why, rule), mistakes, after=after if moved else None, scene=scene)


def _rule_of(part: str, table: Raids, seat: int) -> str:
    long = _tiles("rune")(table, seat) > len(table.box.content.glory.runes.value)
    return "glory.second-collection" if part == "runes" and long else f"glory.{part}"


def _coins(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    coins = table.ships[seat].coins
    return say(match, "glory-coins", coins=_listed(coins), glory=scoring.coin_glory(table.ships[seat])), [
        Found(len(coins), say(match, "glory.coin-each"), "glory.coins"),
        Found(sum(set(coins)), say(match, "glory.coin-once"), "glory.coins"),
        Found(max(coins, default=0), say(match, "glory.coin-best"), "glory.coins"),
    ]


LONG = 3
"""With fewer runes, or fewer kinds of glory, a question gives itself away."""


def _runes(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    scale: list[int] = table.box.content.glory.runes.value
    runes, longest = _tiles("rune")(table, seat), len(scale)
    if runes < LONG:
        raise ValueError("so few runes are no question")
    glory = scoring.rune_glory(table.ships[seat], scale)
    first = scale[min(runes, longest) - 1] if runes else 0
    facts = {"runes": runes, "longest": longest, "first": first, "more": runes - longest, "rest": glory - first}
    mistakes = [
        Found(runes, say(match, "glory.rune-each"), "glory.runes"),
        Found(first, say(match, "glory.rune-full", longest=longest), "glory.second-collection"),
        Found(first + max(0, runes - longest), say(match, "glory.rune-rest"), "glory.second-collection"),
        Found(sum(scale[:runes]), say(match, "glory.rune-sum"), "glory.runes"),
        Found(scale[min(runes, longest - 1)], say(match, "glory.rune-next"), "glory.runes"),
    ]
    return say(match, "glory-runes", **facts, glory=glory, longer=int(runes > longest)), mistakes


def _hammers(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    ship: Ship = table.ships[seat]
    hammers, tiles = _tiles("hammer", of="count")(table, seat), _tiles("hammer")(table, seat)
    crew, room, before = ship.crew, table.room(seat), match.table.ships[seat].crew
    found = {
        "hammer-once": tiles * crew,
        "hammer-before": hammers * before,
        "hammer-shields": hammers * room,
        "hammer-plus": hammers + crew,
        "hammer-alone": hammers,
    }
    why = say(match, "glory-hammers", hammers=hammers, crew=crew, glory=scoring.hammer_glory(ship))
    return why, [Found(figure, say(match, f"glory.{name}"), "glory.hammers") for name, figure in found.items()]


def _pennants(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    ship, before = table.ships[seat], match.table.ships[seat].aboard
    flown = [tile.glory for tile in ship.aboard if tile.kind == "pennant"]
    gone = [tile.glory for tile in before if tile.kind == "pennant" and tile not in ship.aboard]
    return say(match, "glory-pennants", pennants=_listed(flown), glory=scoring.pennant_glory(ship)), [
        Found(sum(flown + gone), say(match, "glory.pennant-gone"), "stow.gone"),
        Found(0, say(match, "glory.pennant-aboard"), "glory.pennants"),
        Found(len(flown), say(match, "glory.pennant-each"), "glory.pennants"),
        Found(max(flown, default=0), say(match, "glory.pennant-best"), "glory.pennants"),
    ]


def _goods(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    ship = table.ships[seat]
    sold, aboard = (_tiles("goods", where=where, of="glory")(table, seat) for where in ("beside", "aboard"))
    return say(match, "glory-goods", sold=sold, aboard=aboard, glory=scoring.goods_glory(ship)), [
        Found(sold + aboard, say(match, "glory.good-aboard"), "glory.goods"),
        Found(aboard, say(match, "glory.good-wrong-way"), "glory.goods"),
        Found(_tiles("goods", where="beside")(table, seat), say(match, "glory.good-each"), "glory.goods"),
        Found(_tiles("goods")(table, seat), say(match, "glory.good-each"), "glory.goods"),
    ]


def _monsters(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    ship = table.ships[seat]
    beaten = [tile for tile in ship.beside if tile.kind == "monster"]
    weakened = sum(table.price_of(tile, seat) for tile in beaten)
    strengths = _listed([tile.strength for tile in beaten])
    return say(match, "glory-monsters", strengths=strengths, glory=scoring.monster_glory(ship)), [
        Found(weakened, say(match, "glory.monster-axes", weapons=ship.weapons), "glory.monsters"),
        Found(len(beaten), say(match, "glory.monster-each"), "glory.monsters"),
        Found(max([tile.strength for tile in beaten], default=0), say(match, "glory.monster-best"), "glory.monsters"),
    ]


def _all(match: Match, table: Raids, seat: int) -> tuple[Text, list[Found]]:
    """All glory; the mistakes are those of its parts, and what brings none at all."""
    parts = scoring.glory(table, seat)
    total, ship = sum(parts.values()), table.ships[seat]
    if len([part for part in parts.values() if part]) < LONG:
        raise ValueError("so few kinds of glory are no question")
    idle = ship.weapons + ship.sails + _tiles("port")(table, seat)
    mistakes = [
        Found(total - parts[part] + wrong.words, wrong.why, wrong.rule)
        for part in ("goods", "hammers", "runes", "monsters")
        for wrong in _miscounts(part, match, table, seat)[:2]
        if isinstance(wrong.words, int)
    ]
    mistakes += [
        Found(total + idle, say(match, "glory.idle"), "glory.winner"),
        Found(total + ship.crew, say(match, "glory.vikings"), "glory.winner"),
    ]
    return say(match, "glory-all", **parts, glory=total), mistakes[::2] + mistakes[1::2]


def _miscounts(part: str, match: Match, table: Raids, seat: int) -> list[Found]:
    """The mistakes that a part of the glory allows; none where it is no question."""
    try:
        return PARTS[part](match, table, seat)[1]
    except ValueError:
        return []


def _listed(figures: Iterable[object]) -> str:
    return ", ".join(map(str, figures)) or "0"


PARTS: Mapping[str, Callable[[Match, Raids, int], tuple[Text, list[Found]]]] = {
    "coins": _coins,
    "runes": _runes,
    "hammers": _hammers,
    "pennants": _pennants,
    "goods": _goods,
    "monsters": _monsters,
    "all": _all,
}
"""Why each part of the glory is what it is, and how people miscount it."""

# ------------------------------------------------------------------------------------------------ Who wins


def winner(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who wins, when these moves end the match?"""
    result = after.result
    if result is None:
        raise ValueError("these moves don't end the match")
    told = [moment.text for moment in after.moments if moment.rule == "glory.winner"]
    best = sorted(range(len(result.scores)), key=lambda seat: -result.scores[seat])
    is_shared = len(result.winners) > 1
    rule = "glory.shared" if is_shared else "glory.winner"
    right = Found(_victory(match, result.winners), sentences(*told), rule)
    shared = Found(_victory(match, tuple(sorted(best[:2]))), say(match, "winner.unequal"), "glory.shared")
    alone = [
        Found(_victory(match, (seat,)), say(match, "winner.equal" if seat in result.winners else "winner.less"), rule)
        for seat in best
    ]
    asks = say(match, "winner", **then(moved))
    return asked(match, asks, right, [shared, *alone], after=after, scene=without(match.scene(), "glory:"))


def _victory(match: Match, seats: tuple[int, ...]) -> Text:
    """Return who wins, as an answer: one, or several that share it."""
    words = [_name(match, seat) for seat in seats]
    if len(seats) == 1:
        return words[0]
    return say(match, "shared", first=joined("list", words[:-1]), last=words[-1])


QUIZ: dict[str, Kind] = {
    "first-coin": partial(one_coin, 0),
    "second-coin": partial(one_coin, 1),
    "third-coin": partial(one_coin, 2),
    "coins": coins,
    "sails-bring": sails_bring,
    "glory": partial(glory, "all"),
    **{f"glory-{part}": partial(glory, part) for part in PARTS if part != "all"},
    "winner": winner,
}
"""Questions about coins of the arrival tile, sails, glory and victory."""
