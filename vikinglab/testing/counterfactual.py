"""Other worlds: how a match could have gone in the eyes of a seat that doesn’t know what chance brought to others.

If chance brought something that a seat hasn't seen, put another outcome in its place, and go on with the same choices
until the seat could tell the difference. The pools alone decide that, by what they show to whom on the way, and by
where pieces lie. A piece among the discards, or gone from its slot, was not therefore shown; but everybody sees that it
has gone, such as the card of a battle that open dice have decided. Everything that the game shows the seat until then
must be the same in both worlds. The seed of the match draws the places and outcomes to try, and the positions to look
at.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple
from unittest.mock import patch

from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table, _pools
from vikinglab.core.match import Match, stream

from .findings import same
from .played import Played, Setting, Spot, applied, entry_of

Channel = Callable[[Table, int | None], object]
"""A function that returns what a seat is shown of a position in some way; seat None only looks on."""

OTHERS = 2
"""The number of other outcomes to try in the place of one."""
SOON, LATER = 12, 12
"""The positions to look at in another world: the first ones, and about as many of the rest."""


class World(NamedTuple):
    """A match and another course of it, for a seat that can't tell: the choices of both, up to the last position that
    looks alike."""

    setting: Setting
    seat: int | None
    parts: int
    """The entry in which they differ."""
    true: list[object]
    other: list[object]
    decides: int
    """The number of entries before the last decision that looks alike; 0 if none comes after they part."""

    def shown(self, choices: list[object], channel: Channel, looks: Collection[int]) -> list[object]:
        """Return the views that a seat is shown after some entries, in a match played anew."""
        return [channel(table, self.seat) for table in _played(self.setting, choices, looks)] if looks else []

    @property
    def looks(self) -> list[int]:
        """Return the entries after which to look at what the seat is shown: the first after the parting, and more."""
        after = range(self.parts, len(self.true))
        return [*after[:SOON], *after[SOON :: len(after) // LATER + 1]]

    def match(self, choices: list[object]) -> Match:
        """Return the match up to the last decision, with its story."""
        return self.setting.match([entry_of(choice) for choice in choices[: self.decides]])

    def __str__(self) -> str:
        either, other = entry_of(self.true[self.parts]), entry_of(self.other[self.parts])
        return f"seat {self.seat}, which can’t know whether entry {self.parts} was {either} or {other}"


def _played(setting: Setting, choices: list[object], looks: Collection[int]) -> Iterator[Table]:
    """Yield the positions of a match after some of its entries."""
    table = setting.begin()
    for at, choice in enumerate(choices):
        applied(table, choice)
        if at in looks:
            yield table


# Each check of secrets asks for the worlds of the same match, one check after another.
@lru_cache(maxsize=2)
def worlds(played: Played) -> list[World]:
    """Return some of the other worlds of a match, for every seat and for an onlooker."""
    most, tried = (32, 200) if played.whole else (4, 12)
    found: list[World] = []
    chances = [spot for spot in played.spots if spot.by_chance]
    for spot in stream(played.setting.seed, "worlds", 0).sample(chances, min(tried, len(chances))):
        for outcome in _other_outcomes(spot):
            twin, shown = _goes_on(spot.table, outcome)
            # If the pools come out alike, the outcome is open to all, such as dice, and there is nothing to hide.
            if len(found) < most and list(_pools(twin)) != list(_pools(played.spots[spot.at + 1].table)):
                blind = [seat for seat in spot.observers if _seen_by(seat, shown) == _seen_by(seat, _shown_at(spot))]
                made = [_world(played, spot, outcome, twin, seat) for seat in blind]
                found += [world for world in made if world is not None]
    return found


def _other_outcomes(spot: Spot) -> list[object]:
    outcomes = [outcome for outcome, _ in spot.thing.outcomes(spot.table) if outcome != spot.choice]
    turn = spot.at % max(1, len(outcomes))
    return (outcomes[turn:] + outcomes[:turn])[:OTHERS]


def _world(played: Played, spot: Spot, outcome: object, twin: Table, seat: int | None) -> World | None:
    """Return the match after another outcome that the seat hasn't seen, as far as the seat can't tell."""
    horizon, alike, decides = 40 if played.whole else 12, 0, 0
    for after in played.spots[spot.at + 1 : spot.at + horizon]:
        if _plain_to_see(after.table) != _plain_to_see(twin):
            break
        alike = after.at
        decides = after.at if after.decision else decides
        if not _can_follow(twin, after.choice):
            break
        twin, shown = _goes_on(twin, after.choice)
        if _seen_by(seat, shown) != _seen_by(seat, _shown_at(after)):
            break
    if not alike:
        return None
    true = [each.choice for each in played.spots[:alike]]
    other = [*true[: spot.at], outcome, *true[spot.at + 1 :]]
    return World(played.setting, seat, spot.at, true, other, decides)


def _can_follow(table: Table, choice: object) -> bool:
    thing = table.waiting
    if thing is None:
        return False
    return choice in ([each for each, _ in thing.outcomes(table)] if isinstance(thing, Chance) else table.legal())


def _plain_to_see(table: Table) -> tuple[object, ...]:
    """Return all that nobody can miss: the decision and its seat, the places of pieces, the number of discards."""
    pieces = [
        ({name: (slot.seen, slot.open) for name, slot in pool.slots.items()}, len(pool.discards), len(pool.buried))
        for pool in _pools(table)
    ]
    return type(table.waiting), getattr(table.waiting, "seat", None), table.result is None, pieces


Shown = tuple[str | None, str, tuple[int, ...] | None]
"""A slot, or None for the pile; the piece that came out of it; and the seats that saw it, None for everybody."""


def _goes_on(table: Table, choice: object) -> tuple[Table, list[Shown]]:
    """Return the position after a choice, and what pools have shown on the way."""
    shown: list[Shown] = []
    reveal, take = Pool._reveal, Pool.take

    def revealed(pool: Pool, name: str, value: str, seats: Iterable[int], open: bool) -> None:
        seats = tuple(seats)
        shown.append((name, value, None if open else seats))
        reveal(pool, name, value, seats, open)

    def taken(pool: Pool, value: str) -> None:
        shown.append((None, value, None))
        take(pool, value)

    # The class itself is patched: pools may lie anywhere in a position, and a copy has others.
    with patch.object(Pool, "_reveal", revealed), patch.object(Pool, "take", taken):
        return applied(table.clone(), choice), shown


@lru_cache(maxsize=512)
def _shown_at(spot: Spot) -> list[Shown]:
    """Return everything that pools have shown by the choice in a position."""
    return _goes_on(spot.table, spot.choice)[1]


def _seen_by(seat: int | None, shown: list[Shown]) -> list[tuple[str | None, str]]:
    return [(slot, value) for slot, value, seats in shown if seats is None or seat in seats]


def hidden(played: Played, what: str, channel: Channel) -> None:
    """Find where a seat is shown something that it can't know: in another position that may be the true one, it would
    be shown another thing."""
    for spot in played.chosen:
        for seat, guess in spot.guesses:
            which = f"{what} of seat {seat}, when what it can’t know is drawn anew"
            same(which, channel(spot.table, seat), channel(guess, seat), spot)
    # Many worlds are others of the same true one, whose positions needn't be shown again for each.
    true: dict[tuple[int | None, int], object] = {}
    for world in worlds(played):
        seat, looks = world.seat, world.looks
        new = [at for at in looks if (seat, at) not in true]
        true |= zip([(seat, at) for at in new], world.shown(world.true, channel, new), strict=True)
        for at, another in zip(looks, world.shown(world.other, channel, looks), strict=True):
            same(f"{what} of {world}", true[seat, at], another, played.spots[at + 1])
