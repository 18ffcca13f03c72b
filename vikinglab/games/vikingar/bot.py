"""An estimate of a position of Vikingar for a seat, and a greedy bot that weighs what a throw can bring.

The estimate counts the feats that are nearest to a cup, gold and fleet, what longships could do where they are, and
near the end the way to a gate.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from vikinglab.bots import GreedyBot
from vikinglab.core.engine.decision import Action, Chance
from vikinglab.core.game import Game

from .box import (
    BRAVERY,
    CITY,
    CULT,
    EDGE,
    FALL,
    FEAT_OF,
    GATE,
    PASSAGE,
    QUEST,
    SPOT,
    STRONGHOLD,
    TEMPLE,
    TRACKS,
    VILLAGE,
    Box,
    across,
)  # fmt: skip
from .odds import chance
from .play import Activation, DrawEdge, DrawEvent, ThrowRunes
from .play.combat import side
from .table import Vikingar
from .throw import Throw

SHIP, GOLD, OUTPOST, ITEM, HELD_TEMPLE = 1.5, 0.45, 1.6, 1.5, 2.0
"""The worth of a longship, a coin, an outpost, a magic item and a held temple; a cup is worth 20."""
SOON, LATER = 0.8, 0.25
"""The share of a chance that a longship is likely to realise, in its turn and while it waits."""
PLAYED = 0.05
"""The bonus for playing a longship: it is better than leaving it."""
FADING = 0.95
"""The share of a longship's worth that is left after each round."""
AFAR, FAR = 0.2, 0.8
"""The share of a chance elsewhere that a longship is likely to realise, and what each move to it leaves of that."""
MONSTER = 5
"""The runes of a monster that nobody has met yet, more or less."""
_THROWS = {CITY: "raid", CULT: "raid", STRONGHOLD: "siege", QUEST: "quest"}
SHORT, NOTHING = Throw(0, short_edge=True), Throw(0)


def worth(table: Vikingar, seat: int) -> float:
    """Return the hopes of a seat, less part of those of the best of the others."""
    if table.result is not None:
        return 1000.0 if seat in table.result.winners else -1000.0
    values = [_hopes(table, each) for each in range(table.players)]
    return values[seat] - 0.3 * max(value for other, value in enumerate(values) if other != seat)


def _hopes(table: Vikingar, seat: int) -> float:
    feats = _feats(table, seat)
    value = _worth_of(feats, table.box.feats)
    gold = table.gold[seat]
    value += GOLD * min(gold, 6) + GOLD / 9 * gold + OUTPOST * table.outposts_of(seat) + ITEM * len(table.items[seat])
    value += HELD_TEMPLE * table.temples_of(seat)
    thing = table.stack[-1] if table.stack else None
    playing = thing.ship if isinstance(thing, Activation) and thing.seat == seat else None
    land = tuple(table.land)
    sights, longship = _sights(table, seat, feats, land), _longship(table)
    for ship in table.ships_of(seat):
        zone = table.where[ship]
        value += longship + PLAYED * (ship in table.played) + AFAR * _afar(zone, sights)
        value += (SOON if ship == playing else LATER) * _chances(table, seat, zone, feats)
    return value + _gates(table, seat, land)


def _longship(table: Vikingar) -> float:
    """Return the worth of a longship. It fades from round to round: otherwise all would wait for a better chance."""
    return SHIP * FADING**table.round


# ------------------------------------------------------------------------------------------------ Feats


def _feats(table: Vikingar, seat: int) -> list[float]:
    """Return the share of each track of a seat that is done."""
    points = table.tracks[TRACKS * seat : TRACKS * seat + TRACKS]
    return [found / length for found, length in zip(points, table.box.lengths, strict=True)]


def _worth_of(shares: list[float], wanted: int) -> float:
    """Return the worth of tracks: only some need be full, so the fullest count most."""
    ranked = sorted(shares, reverse=True)
    return sum([10 * (share + share * share) for share in ranked[:wanted]]) + sum(ranked[wanted:])


def _gain(table: Vikingar, feats: list[float], feat: int) -> float:
    """Return the worth of a point of a feat."""
    if feats[feat] >= 1:
        return 0.0
    more = [*feats]
    more[feat] += 1 / table.box.lengths[feat]
    return _worth_of(more, table.box.feats) - _worth_of(feats, table.box.feats)


# ------------------------------------------------------------------------------------------------ Places


def _chances(table: Vikingar, seat: int, zone: int, feats: list[float]) -> float:
    """Return the likely worth of the best action of a longship in a zone."""
    land, gold = table.land[zone], table.box.content.gold
    best = 0.0
    if land & VILLAGE:
        best = GOLD * gold.village
    for place in FEAT_OF:
        if land & place:
            best = max(best, _at_place(table, seat, zone, place, feats))
    if land & TEMPLE and table.temples.get(zone) is None:
        best = max(best, HELD_TEMPLE * (table.temples_of(seat) < table.box.content.clan.temples))
    return best


def _at_place(table: Vikingar, seat: int, zone: int, place: int, feats: list[float]) -> float:
    """Return the worth of a place: an outpost, or an attack. A lost attack costs the longship, and brings Bravery."""
    box, holder = table.box, table.outposts.get(SPOT[zone, place])
    found, throw, runes = 0.0, _THROWS[place], box.guard.get(place, MONSTER)
    if place in (CITY, CULT):
        found = OUTPOST if holder is None else 0.0
        if table.land[zone] & STRONGHOLD and not box.toll_allows_plunder:
            return found
    if holder not in (None, seat):
        throw, runes = "held-raid", table.runes(holder, "outpost-defence", box.defence)
    if place == QUEST and zone in table.monsters:
        runes = box.content.quests[table.monsters[zone]].runes
    prize = (ITEM if place == QUEST else GOLD * box.loot[place]) + _gain(table, feats, FEAT_OF[place])
    won = _odds(table, table.runes(seat, throw, box.attack), runes)
    return max(found, won * prize + (1 - won) * (_gain(table, feats, BRAVERY) - _longship(table)))


def _odds(table: Vikingar, attack: int, defence: int) -> float:
    return float(chance(attack, defence, table.box.content.throw))


# ------------------------------------------------------------------------------------------------ Ways


@lru_cache(4096)
def _distances(box: Box, land: tuple[int, ...], whirlpools: tuple[int, ...], kind: int) -> dict[int, int]:
    """Return the number of moves from each zone to the nearest goal of a kind."""
    queue = _goals(box, land, kind)
    found = dict.fromkeys(queue, 0)
    for zone in queue:
        nearby = [*box.next_to[zone]]
        if 0 < zone <= EDGE and (land[zone] & PASSAGE or not land[zone]):
            nearby.append(across(zone))
        if zone in whirlpools:
            nearby += whirlpools
        for other in nearby:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    return found


def _goals(box: Box, land: tuple[int, ...], kind: int) -> list[int]:
    """Return the zones with a place of a kind; for gates those with one, or that may have one; the unknown for none."""
    edges, zones = range(EDGE + 1, EDGE + box.slots + 1), range(1, EDGE + 1)
    if kind == GATE:
        return [zone for zone in edges if land[zone] & GATE] or [zone for zone in edges if not land[zone] & FALL]
    if not kind:
        return [zone for zone in zones if not land[zone]]
    closed = STRONGHOLD if kind in (CITY, CULT) and not box.toll_allows_plunder else 0
    return [zone for zone in zones if land[zone] & kind and not land[zone] & closed]


def _gates(table: Vikingar, seat: int, land: tuple[int, ...]) -> float:
    """Return the worth of being near a gate, once the cups are nearly won."""
    missing = table.box.feats - table.cups(seat)
    if missing > 1:
        return 0.0
    far = _distances(table.box, land, table.whirlpools, GATE)
    ways = [max(0, 9 - far.get(table.where[ship], 9)) / 2 for ship in table.ships_of(seat)]
    # One longship can wait at a gate, while others go for the last cup.
    return 3 * sum(ways) if missing <= 0 else max(ways, default=0.0)


def _sights(
    table: Vikingar, seat: int, feats: list[float], land: tuple[int, ...]
) -> list[tuple[float, dict[int, int]]]:
    """Return the worth of a place of each kind, with the distance of each zone from the nearest one."""
    box, found = table.box, []
    for place, feat in FEAT_OF.items():
        gain = _gain(table, feats, feat)
        attack = table.runes(seat, _THROWS[place], box.attack)
        hope = gain and gain * _odds(table, attack, box.guard.get(place, MONSTER))
        if hope:
            found.append((hope, _distances(box, land, table.whirlpools, place)))
    if found:
        found.append((max(hope for hope, _ in found) / 2, _distances(box, land, table.whirlpools, 0)))
    return found


def _afar(zone: int, sights: list[tuple[float, dict[int, int]]]) -> float:
    """Return the worth of chances elsewhere for a longship in a zone: less, the further away they are."""
    return max([hope * FAR ** far.get(zone, 99) for hope, far in sights], default=0.0)


# ------------------------------------------------------------------------------------------------ Throws


class Chooser(GreedyBot["Vikingar"]):
    """Plays the move after which its position is worth most, with each throw counted by its odds."""

    def judge(self, game: Game, known: Vikingar, action: Action, rng: Random) -> float:
        seat = known.stack[-1].seat
        after = known.then(action)
        if isinstance(after.waiting, DrawEvent):
            return self._leaving(after, seat)
        return self._hope(after, seat)

    def _hope(self, table: Vikingar, seat: int) -> float:
        """Return the worth of a position, with both results of each combat weighed by their odds."""
        thing = table.waiting
        while isinstance(thing, Chance):
            if isinstance(thing, ThrowRunes):
                won = self._wins(table, thing)
                ends = [(won, SHORT, NOTHING), (1 - won, NOTHING, SHORT)]
                return sum(part * self._hope(self._thrown(table, *runes), seat) for part, *runes in ends)
            if isinstance(thing, DrawEdge):
                cards = thing.outcomes(table)
                total = sum(weight for _, weight in cards)
                return sum(weight / total * self._hope(table.then(card), seat) for card, weight in cards)
            # All moves are judged by the same cards, or luck would choose between them.
            table = table.then(thing.draw(table, Random(1)))
            thing = table.waiting
        return worth(table, seat)

    def _wins(self, table: Vikingar, thing: ThrowRunes) -> float:
        if thing.defending:
            (_, attack), defences = table.thrown[0], thing.outcomes(table)
            return sum(w for throw, w in defences if attack.beats(throw)) / sum(w for _, w in defences)
        _, runes, _ = side(table, thing.fight, defending=True)
        return _odds(table, thing.runes, runes)

    def _thrown(self, table: Vikingar, attack: Throw, defence: Throw) -> Vikingar:
        """Return the position after a combat, or where somebody may still do something about it."""
        thing = table.stack[-1]
        table = table.then(defence if thing.defending else attack)
        waiting = table.waiting
        again = isinstance(waiting, ThrowRunes) and waiting.defending and not thing.defending
        return table.then(defence) if again else table

    def _leaving(self, table: Vikingar, seat: int) -> float:
        """Return the worth of leaving the high sea, by the mean odds of the events, with no gain but the arrival."""
        runes = table.runes(seat, "event", table.box.attack)
        deck = [(table.event(card), card, weight) for card, weight in table.stack[-1].outcomes(table)]
        odds = [weight * (_odds(table, runes, event.runes) if event.runes else 1) for event, _, weight in deck]
        won: float = sum(odds) / sum(weight for *_, weight in deck)
        _, card, _ = min(deck, key=lambda each: (len(each[0].won), each[0].runes))
        after = table.then(card)
        while isinstance(after.waiting, ThrowRunes) and after.waiting.fight.what == "event":
            after = self._thrown(after, SHORT, NOTHING)
        lost = table.clone()
        lost.stack.pop()
        return won * self._hope(after, seat) + (1 - won) * (worth(lost, seat) - _longship(table) / 3)
