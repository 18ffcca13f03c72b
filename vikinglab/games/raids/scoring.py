"""The scoring of Raids: at the end of each voyage, and at the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .table import Raids, Ship

# ------------------------------------------------------------------------------------------------ The end of a voyage


@rule("voyage.sails")
def hoist_sails(table: Raids) -> None:
    """Let each sail bring a Viking, first to the ship at the lowest start position."""
    sailing = [seat for seat, ship in enumerate(table.ships) if ship.sails]
    for seat in sorted(sailing, key=table.berths.__getitem__):
        table.embark(seat, table.from_reserve(table.ships[seat].sails), "voyage.sails")


_COUNTED: Mapping[str, Callable[[Raids, int], int]] = {
    "arrival.goods": lambda table, seat: len(_of_kind(table.ships[seat], "goods")),
    "arrival.kinds": lambda table, seat: len({*_of_kind(table.ships[seat], "goods")}),
    "arrival.runes": lambda table, seat: len(_of_kind(table.ships[seat], "rune")),
    "arrival.shields": lambda table, seat: table.room(seat),
    "arrival.weapons": lambda table, seat: table.ships[seat].weapons,
    "arrival.ports": lambda table, seat: len(_of_kind(table.ships[seat], "port")),
    "arrival.monsters": lambda table, seat: len(_of_kind(table.ships[seat], "monster")),
    "arrival.sails": lambda table, seat: table.ships[seat].sails,
}
"""The counts of a seat by rule: goods aboard and sold; all shields that can be seen, with a Viking or without; double
axes and sails count twice, a double port once; beaten monsters count alike, strong or weak."""

CONDITIONS = {rule.partition(".")[2]: count for rule, count in _COUNTED.items()}
"""The same by what arrival tiles are called."""


@rule("arrival.order", "ghost.arrival-coin")
def in_order_of_berths(table: Raids) -> list[int | None]:
    """Return the ships at the first berths: the ghost ship keeps a coin from the others, unless ruled otherwise."""
    ships, ghost = sorted(range(len(table.berths)), key=table.berths.__getitem__), table.ghost
    if table.box.rulings["ghost.arrival-coin"] == "passed on":
        ships = [ship for ship in ships if ship != ghost]
    return [None if ship == ghost else ship for ship in ships]


@rule("voyage.ties", "voyage.nothing-to-count")
def ranked(table: Raids, counted: Mapping[int, int]) -> list[int]:
    """Return seats by their counts. The lower berth wins a tie; a count of 0 gets nothing, unless ruled otherwise."""
    if table.box.rulings["voyage.nothing-to-count"] == "no coin":
        counted = {seat: count for seat, count in counted.items() if count}
    return sorted(counted, key=lambda seat: (-counted[seat], table.berths[seat]))


def count(table: Raids, seat: int) -> int:
    """Return a seat's count of what the voyage's arrival tile asks for; its berth where the order counts."""
    condition = table.arrivals[table.voyage - 1]
    return table.berths[seat] if condition == "order" else CONDITIONS[condition](table, seat)


def in_order_of_arrival(table: Raids) -> Sequence[int | None]:
    """Return the seats from the first on, by the voyage’s arrival tile."""
    condition = table.arrivals[table.voyage - 1]
    if condition == "order":
        return in_order_of_berths(table)
    counted = CONDITIONS[condition]
    return ranked(table, {seat: counted(table, seat) for seat in range(table.players)})


@rule("voyage.majority")
def coins_in_order(table: Raids, order: Sequence[int | None]) -> dict[int, int]:
    """Return the coins of seats in this order: the first gets the largest."""
    # There may be fewer coins than ships, or more.
    coins = zip(order, table.box.content.glory.majorities, strict=False)
    return {seat: coin for seat, coin in coins if seat is not None}


def reward_arrival(table: Raids) -> None:
    """Pay the coins of the voyage's arrival tile."""
    condition = table.arrivals[table.voyage - 1]
    for seat, coin in coins_in_order(table, in_order_of_arrival(table)).items():
        table.ships[seat].coins += (coin,)
        if table.story:
            _tell_reward(table, seat, coin, condition)


@rule("arrival.order", "voyage.majority")
def _tell_reward(table: Raids, seat: int, coin: int, condition: str) -> None:
    rewarded, also = Word(f"arrival-{condition}"), _ranked_by(table, seat, condition)
    counted = Word("counted", **counted_words(table, seat))
    if condition == "order":
        table.tell("arrival.order", also=also, seat=seat, coin=coin, condition=rewarded, counted=counted)
    else:
        table.tell("voyage.majority", also=also, seat=seat, coin=coin, condition=rewarded, counted=counted)


def counted_words(table: Raids, seat: int) -> dict[str, object]:
    """Return the facts about a seat’s count of what the voyage’s arrival tile asks for."""
    counts = table.arrivals[table.voyage - 1]
    doubles = [tile.count for tile in table.box.tiles.values() if tile.kind == counts.removesuffix("s")]
    return {"seat": seat, "counts": counts, "count": count(table, seat), "double": max(doubles, default=0)}


def _ranked_by(table: Raids, seat: int, condition: str) -> tuple[str, ...]:
    """Return the rules that are at work where a seat gets its coin, and tell nothing by themselves."""
    if condition == "order":
        return () if table.ghost is None else ("ghost.arrival-coin",)
    counts = [count(table, each) for each in range(table.players)]
    tied, nothing = counts.count(counts[seat]) > 1, 0 in counts
    return (f"arrival.{condition}", *["voyage.ties"] * tied, *["voyage.nothing-to-count"] * nothing)


# ------------------------------------------------------------------------------------------------ The end of the match


@rule("glory.coins")
def coin_glory(ship: Ship) -> int:
    """Return the glory of coins: what is stamped on them."""
    return sum(ship.coins)


@rule("glory.runes", "glory.second-collection")
def rune_glory(ship: Ship, scale: list[int]) -> int:
    """Return the glory of runes. A longer collection scores more; after a full one, another begins."""
    full, rest = divmod(len(_of_kind(ship, "rune")), len(scale))
    return full * scale[-1] + (scale[rest - 1] if rest else 0)


@rule("glory.hammers")
def hammer_glory(ship: Ship) -> int:
    """Return the glory of hammers: each scores for each Viking aboard."""
    return ship.crew * sum([tile.count for tile in ship.aboard if tile.kind == "hammer"])


@rule("glory.pennants")
def pennant_glory(ship: Ship) -> int:
    """Return the glory of pennants aboard: what is printed on them."""
    return sum([tile.glory for tile in ship.aboard if tile.kind == "pennant"])


@rule("glory.goods")
def goods_glory(ship: Ship) -> int:
    """Return the glory of sold goods: what is printed on them."""
    return sum([tile.glory for tile in ship.beside if tile.kind == "goods"])


@rule("glory.monsters")
def monster_glory(ship: Ship) -> int:
    """Return the glory of beaten monsters: their full strength."""
    return sum([tile.strength for tile in ship.beside if tile.kind == "monster"])


def glory(table: Raids, seat: int) -> dict[str, int]:
    """Return a seat’s glory by its source, as if the match ended now."""
    ship = table.ships[seat]
    return {
        "coins": coin_glory(ship),
        "runes": rune_glory(ship, table.box.content.glory.runes),
        "hammers": hammer_glory(ship),
        "pennants": pennant_glory(ship),
        "goods": goods_glory(ship),
        "monsters": monster_glory(ship),
    }


def points(table: Raids, seat: int) -> dict[str, int]:
    """Return a seat’s glory by the rules that bring it."""
    return {f"glory.{part}": brought for part, brought in glory(table, seat).items()}


@rule("glory.winner", "glory.shared")
def result(table: Raids) -> Result:
    """Return the result: most glory wins, and equals share the victory."""
    scores = tuple([sum(glory(table, seat).values()) for seat in range(table.players)])
    most = max(scores)
    winners = tuple([seat for seat, score in enumerate(scores) if score == most])
    if table.story:
        for seat, score in enumerate(scores):
            parts = glory(table, seat)
            sums, won = glory_sums(parts), int(seat in winners)
            also = (*(f"glory.{part}" for part, points in parts.items() if points), *_rare(table, seat, winners))
            table.tell("glory.winner", also=also, seat=seat, score=score, won=won, sums=sums, parts=int(bool(sums)))
    return Result(scores, winners)


def _rare(table: Raids, seat: int, winners: Sequence[int]) -> list[str]:
    """Return the rules of a second collection and of a shared victory, where a seat has one."""
    second = len(_of_kind(table.ships[seat], "rune")) > len(table.box.content.glory.runes)
    shared = seat in winners and len(winners) > 1
    return [*["glory.second-collection"] * second, *["glory.shared"] * shared]


def glory_sums(parts: Mapping[str, int]) -> tuple[Word, ...]:
    """Return the sources of glory in words."""
    return tuple(Word("glory-sum", part=part, glory=points) for part, points in parts.items() if points)


def _of_kind(ship: Ship, kind: str) -> list[str]:
    """Return the faces of all tiles of a kind on and beside a ship."""
    return [tile.face for tile in (*ship.aboard, *ship.beside) if tile.kind == kind]
