"""Exact odds of Raids: fights, monsters, what the next tile is worth, majorities, and the stacks to come.

All figures are exact. Those of a position are those of a seat’s view, and use nothing that the seat can’t know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from . import scoring
from .box import Box, Tile
from .play import PlaceTile, RiposteOrFlee, SellGoods, TakeTile
from .scoring import CONDITIONS
from .table import Raids

# ------------------------------------------------------------------------------------------------ Fights between ships


class Side(NamedTuple):
    """A ship in a fight: its crew, the worth of staying rather than fleeing, and the worth of a Viking."""

    crew: int
    stay: float
    viking: float

    def paying(self, vikings: int) -> Side:
        """Return the same ship after it has paid."""
        return self._replace(crew=self.crew - vikings)


class Fight(NamedTuple):
    """The outcome of a fight: the gains of the seat that answers and of the other, and the payments in turn."""

    gain: float
    others: float
    paid: tuple[int, ...]

    @property
    def stands(self) -> bool:
        """True if the seat that answers pays, and stays for the time being."""
        return bool(self.paid)

    @property
    def wins(self) -> bool:
        """True if the seat that answers stays in the end."""
        return len(self.paid) % 2 == 1


@cache
def answer(price: int, mine: Side, theirs: Side, rise: int) -> Fight:
    """Return the better of fleeing and riposting at this price, if the rival then does what is better for it.

    Each riposte costs ``rise`` more than the payment before. Earlier payments are lost either way, so they don’t count.
    Of two equally good ways, the one that leaves the rival less is taken. An attack is an answer, too: its flight is to
    do nothing.

    >>> answer(1, Side(crew=2, stay=5, viking=0.5), Side(crew=0, stay=3, viking=0.5), rise=1)
    Fight(gain=4.5, others=0, paid=(1,))
    """
    flee, stand = Fight(0, theirs.stay, ()), riposte(price, mine, theirs, rise)
    return flee if stand is None else max(flee, stand, key=lambda way: (way.gain, -way.others))


def riposte(price: int, mine: Side, theirs: Side, rise: int) -> Fight | None:
    """Return the outcome of paying this price, wise or not; None for a crew that can't."""
    if mine.crew < price:
        return None
    then = answer(price + rise, theirs, mine.paying(price), rise)
    return Fight(then.others - price * mine.viking, then.gain, (price, *then.paid))


def sides(view: Raids) -> tuple[Side, Side]:
    """Return the ship that must answer in the present fight, and its rival, if the match ends with this voyage.

    Then a Viking is worth what the hammers aboard make of it, and staying is worth what the tile brings. That is exact
    if a ship that flees finds nothing more to take, and there is room for all Vikings.
    """
    fight = view.waiting
    assert isinstance(fight, RiposteOrFlee)
    return _side(view, fight.seat), _side(view, fight.rival)


def _side(view: Raids, seat: int) -> Side:
    tile = view.route[view.where[seat]]
    assert tile is not None
    return Side(view.ships[seat].crew, taking(view, seat, tile), hammers(view, seat))


def hammers(view: Raids, seat: int) -> int:
    """Return the glory that each Viking brings at the end of the match: one for each hammer aboard."""
    return sum(tile.count for tile in view.ships[seat].aboard if tile.kind == "hammer")


# ------------------------------------------------------------------------------------------------ Monsters on the way


class Met(NamedTuple):
    """Something on the way: Vikings that come aboard, a coin, or a monster's strength."""

    vikings: int = 0
    coin: int = 0
    strength: int = 0


class Terms(NamedTuple):
    """The terms on which a ship passes things: its axes, its room, and its prices, in Vikings and for one."""

    axes: int
    room: int
    cede: int
    """The Vikings that a monster takes to let a ship by."""
    viking: float
    """The worth of a Viking who is aboard at the end of the way."""


class Way(NamedTuple):
    """The yield of a way by its end, the Vikings aboard included; the choice at each monster; and the crew left."""

    worth: float
    done: tuple[str, ...]
    crew: int


@cache
def ways(met: tuple[Met, ...], crew: int, terms: Terms) -> dict[str, Way]:
    """Return the worth of fighting the first monster, or of ceding Vikings to it, if all later choices are the best.

    The single key is ``pass`` if something else comes first, or a monster that lets a ship without Vikings by.

    >>> for way, brings in ways((Met(strength=3),), crew=2, terms=Terms(axes=1, room=6, cede=1, viking=0.5)).items():
    ...     print(way, brings.worth)
    fight 3.0
    cede 0.5
    """
    if not met:
        return {"pass": Way(terms.viking * crew, (), crew)}
    first, *further = met
    if not first.strength:
        then = passed(tuple(further), min(terms.room, crew + first.vikings), terms)
        return {"pass": then._replace(worth=then.worth + first.coin)}

    def way(done: str, left: int, glory: int = 0) -> Way:
        then = passed(tuple(further), left, terms)
        return Way(then.worth + glory, (done, *then.done), then.crew)

    price, found = max(0, first.strength - terms.axes), {}
    if price <= crew:
        found["fight"] = way("fight", crew - price, first.strength)
    if crew or not price:
        found["cede"] = way("cede", crew - min(terms.cede, crew))
    else:
        found["pass"] = way("pass", 0)
    return found


def passed(met: tuple[Met, ...], crew: int, terms: Terms) -> Way:
    """Return the best way past all of these."""
    return max(ways(met, crew, terms).values(), key=lambda way: (way.worth, way.crew))


def terms(view: Raids, seat: int) -> Terms:
    """Return the terms on which a ship passes things, if the match ends with this voyage."""
    return Terms(view.ships[seat].weapons, view.room(seat), view.box.cede, hammers(view, seat))


def on_the_way(view: Raids, seat: int, space: int) -> tuple[Met, ...]:
    """Return the things that a ship meets before it reaches a space, in order."""
    return tuple(_met(view, seat, space))


def _met(view: Raids, seat: int, space: int) -> Iterator[Met]:
    for passing in range(view.where[seat] + 1, space):
        tile, portions = view.route[passing], view.portions[passing]
        if portions and tile is not None and tile.kind == "pillage":
            yield Met(coin=portions[0])
        elif portions:
            yield Met(vikings=portions[0])
        elif tile is not None and tile.strength:
            yield Met(strength=tile.strength)


# ------------------------------------------------------------------------------------------------ The next tile


def taking(view: Raids, seat: int, tile: Tile, ends: int = 0) -> int:
    """Return the glory that a tile brings to a seat that takes it now, if this many voyages still end.

    The game’s own rules take it. Every choice is tried of what to discard for it, and what to sell.
    """
    twin = view.clone()
    twin.where[seat] = space = next(iter(view.box.next_tile_space.values()))
    twin.route[space] = tile
    twin.stack.clear()
    before = _glory_after(twin, seat, ends)
    twin.push(TakeTile(seat))
    twin.settle()
    return max(_glory_after(taken, seat, ends) for taken in _taken(twin)) - before


def _taken(table: Raids) -> Iterator[Raids]:
    """Yield the positions after each way of taking a tile."""
    if not isinstance(table.waiting, (PlaceTile, SellGoods)):
        yield table
        return
    for action in table.legal():
        yield from _taken(table.then(action))


def _glory_after(table: Raids, seat: int, ends: int) -> int:
    """Return a seat’s glory after more voyages have ended."""
    twin = table.clone()
    for _ in range(ends):
        scoring.hoist_sails(twin)
    return sum(scoring.glory(twin, seat).values())


# ------------------------------------------------------------------------------------------------ Majorities


NOWHERE = 99
"""The place of a ship that has nothing of what is counted."""


class Rival(NamedTuple):
    """Another ship: how much it has of what is counted, and whether it would win a tie."""

    has: int
    wins_ties: bool


@cache
def worst_place(mine: int, rivals: tuple[Rival, ...], left: tuple[int, ...]) -> int:
    """Return the place that is sure: the worst if the others share out all that is left.

    ``left`` has one number for each tile, 2 for a double one. A ship with nothing at all is ``NOWHERE``: by the usual
    ruling it gets no coin.

    >>> worst_place(3, (Rival(has=2, wins_ties=False), Rival(has=1, wins_ties=True)), left=(1, 1))
    2
    """
    if not left or not rivals:
        ahead = sum(rival.has > mine or (rival.has == mine and rival.wins_ties) for rival in rivals)
        return 1 + ahead if mine else NOWHERE
    tile, *rest = left
    return max(worst_place(mine, shared, tuple(rest)) for shared in _shares(rivals, tile))


def _shares(rivals: tuple[Rival, ...], tile: int) -> list[tuple[Rival, ...]]:
    """Return the rivals after each of them in turn has taken a tile."""
    # Rivals are kept in order: the cache would take another order for other rivals.
    more = [rival._replace(has=rival.has + tile) for rival in rivals]
    return [tuple(sorted([*rivals[:at], more[at], *rivals[at + 1 :]])) for at in range(len(rivals))]


def needed(place: int, mine: int, rivals: Collection[Rival], left: Collection[int]) -> int | None:
    """Return the number of remaining tiles that secure a place, the largest taken first; None if not even all do."""
    tiles = sorted(left, reverse=True)
    for taken in range(len(tiles) + 1):
        if worst_place(mine + sum(tiles[:taken]), tuple(sorted(rivals)), tuple(tiles[taken:])) <= place:
            return taken
    return None


@cache
def by_lot(place: int, mine: int, rivals: tuple[Rival, ...], left: tuple[int, ...]) -> Fraction:
    """Return the chance of a place or a better one, if each tile that is left goes to any ship by a fair lot.

    >>> by_lot(1, 3, (Rival(has=2, wins_ties=False), Rival(has=1, wins_ties=True)), left=(1, 1))
    Fraction(7, 9)
    """
    if not left:
        return Fraction(worst_place(mine, rivals, ()) <= place)
    tile, *rest = left
    chances = [by_lot(place, mine + tile, rivals, tuple(rest))]
    chances += [by_lot(place, mine, shared, tuple(rest)) for shared in _shares(rivals, tile)]
    return sum(chances, Fraction()) / len(chances)


COLLECTED = ("goods", "runes", "weapons", "ports", "monsters", "sails")
"""The conditions to which each tile adds, whatever else a ship has."""


def race(view: Raids, seat: int, condition: str) -> tuple[int, tuple[Rival, ...], tuple[int, ...]]:
    """Return the state of a race for an arrival tile: a seat’s count, its rivals, and the tiles still to be taken.

    The seat loses every tie that it may lose: a ship at sea may come to any start position that no ship at home holds.
    So a place that is sure by these figures is sure; one that isn’t may still be had.
    """
    if condition not in COLLECTED:
        raise ValueError(f"{condition} isn’t collected tile by tile: {', '.join(COLLECTED)} are")
    count = CONDITIONS[condition]
    mine = count(view, seat)
    rivals = [Rival(count(view, each), _may_win_ties(view, each, seat)) for each in range(view.players) if each != seat]
    back = min(view.where[: view.players])
    left = [count(_having(view, seat, tile), seat) - mine for tile in view.route[back:] if tile is not None]
    return mine, tuple(sorted(rivals)), tuple(sorted(filter(None, left), reverse=True))


def _may_win_ties(view: Raids, rival: int, seat: int) -> bool:
    """Return whether a rival lies lower in the harbour than a seat, or may come to do so."""
    home = [berth for ship, berth in enumerate(view.berths) if view.where[ship] == view.box.home]
    if view.where[seat] != view.box.home:
        return True
    if view.where[rival] == view.box.home:
        return view.berths[rival] < view.berths[seat]
    return any(berth not in home for berth in range(1, view.berths[seat]))


def _having(view: Raids, seat: int, tile: Tile) -> Raids:
    """Return the position if a seat had a tile, too."""
    twin = view.clone()
    ship = twin.ships[seat]
    if tile.aboard:
        ship.aboard += (tile,)
    else:
        ship.beside += (tile,)
    return twin


# ------------------------------------------------------------------------------------------------ The stacks to come


def in_stack(box: Box, voyage: int, kinds: Collection[str]) -> tuple[int, int]:
    """Return the number of tiles of some kinds in the stack of a voyage, and of all: everybody can know it."""
    stack: Sequence[str] = box.stacks[voyage - 1]
    return sum(box.copies[voyage][face][0].kind in kinds for face in stack), len(stack)


def within(box: Box, voyage: int, kinds: Collection[str], space: int) -> Fraction:
    """Return the chance that a tile of some kinds lies no further than a space when a voyage’s stack is laid.

    >>> within(vl.new("raids").table.box, voyage=1, kinds=["rune"], space=3)
    Fraction(7, 20)
    """
    wanted, tiles = in_stack(box, voyage, kinds)
    laid = sum(1 <= each <= space for each in box.next_tile_space.values())
    return 1 - Fraction(comb(tiles - wanted, laid), comb(tiles, laid))
