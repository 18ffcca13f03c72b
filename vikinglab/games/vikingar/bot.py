"""An estimate of a position of Vikingar for a seat, and a greedy bot that weighs what a throw can bring.

The estimate counts the feats that are nearest to a cup, gold and fleet, what longships could do where they are, and
near the end the way to a gate.
"""

from __future__ import annotations

from random import Random

from vikinglab.bots import GreedyBot
from vikinglab.core.engine.decision import Action, Chance
from vikinglab.core.engine.table import at_random
from vikinglab.core.game import Game

from .box import (
    BRAVERY,
    CITY,
    CONQUEROR,
    CULT,
    EDGE,
    FALL,
    GATE,
    HERO,
    HIGH_SEA,
    LOOTER,
    PASSAGE,
    QUEST,
    SLOTS,
    STRATEGY,
    STRONGHOLD,
    TEMPLE,
    TRACKS,
    VILLAGE,
)  # fmt: skip
from .odds import chance
from .play import Activation, DrawEdge, DrawEvent, ThrowRunes
from .play.combat import side
from .table import Vikingar, spot
from .throw import Throw

SHIP, GOLD, OUTPOST, ITEM, HELD_TEMPLE = 1.5, 0.45, 1.6, 1.5, 2.0
"""What a longship, a coin, an outpost, a magic item and a temple are worth, where a cup is worth 20."""
SOON, LATER = 0.8, 0.25
"""Which part of a chance is likely to be had: by the longship that is being played, and by one that waits."""
PLAYED = 0.05
"""To play a longship is better than to leave it."""
PATIENCE, RESTLESS = 25, 0.25
"""After so many rounds it plays so often at random."""
SHORT, NOTHING = Throw(0, short_edge=True), Throw(0)


def worth(table: Vikingar, seat: int) -> float:
    """Return what a seat can hope for, less part of what the best of the others can."""
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
    near = _near(table, seat)
    for ship in table.ships_of(seat):
        zone = table.where[ship]
        value += SHIP + PLAYED * (ship in table.played) + _way(table, zone, near)
        value += (SOON if ship == playing else LATER) * _chances(table, seat, zone, feats)
    return value


# ------------------------------------------------------------------------------------------------ Feats


def _feats(table: Vikingar, seat: int) -> list[float]:
    """The shares of the tracks of a seat that are done."""
    points = table.tracks[TRACKS * seat : TRACKS * seat + TRACKS]
    return [found / length for found, length in zip(points, table.box.lengths, strict=True)]


def _worth_of(shares: list[float], wanted: int) -> float:
    """Only so many tracks need be full, so the fullest ones count, and the more the fuller they are."""
    ranked = sorted(shares, reverse=True)
    return sum([10 * (share + share * share) for share in ranked[:wanted]]) + sum(ranked[wanted:])


def _gain(table: Vikingar, feats: list[float], feat: int) -> float:
    """Return what a point of a feat is worth."""
    if feats[feat] >= 1:
        return 0.0
    more = [*feats]
    more[feat] += 1 / table.box.lengths[feat]
    return _worth_of(more, table.box.feats) - _worth_of(feats, table.box.feats)


# ------------------------------------------------------------------------------------------------ Places


def _chances(table: Vikingar, seat: int, zone: int, feats: list[float]) -> float:
    """Return what the best action of a longship in a zone is likely to bring."""
    land, gold = table.land[zone], table.box.content.gold
    best = 0.0
    if land & VILLAGE:
        best = GOLD * gold.village.value
    if land & (CITY | CULT):
        for place, feat in ((CITY, CONQUEROR), (CULT, LOOTER)):
            if land & place:
                best = max(best, _at_place(table, seat, zone, place, feat, feats))
    if land & STRONGHOLD:
        prize = GOLD * gold.stronghold.value + _gain(table, feats, STRATEGY)
        best = max(best, _fight(table, seat, "siege", table.box.guard[STRONGHOLD], prize, feats))
    if land & QUEST:
        runes = table.box.content.quests.value[table.monsters[zone]].runes if zone in table.monsters else 5
        best = max(best, _fight(table, seat, "quest", runes, ITEM + _gain(table, feats, HERO), feats))
    if land & TEMPLE and table.temples.get(zone) is None:
        best = max(best, HELD_TEMPLE * (table.temples_of(seat) < table.box.content.clan.temples.value))
    return best


def _at_place(table: Vikingar, seat: int, zone: int, place: int, feat: int, feats: list[float]) -> float:
    holder = table.outposts.get(spot(zone, place))
    found = OUTPOST if holder is None else 0.0
    if table.land[zone] & STRONGHOLD and not table.box.toll_allows_plunder:
        return found
    prize = GOLD * table.box.loot[place] + _gain(table, feats, feat)
    runes = (
        table.box.guard[place] if holder in (None, seat) else table.runes(holder, "outpost-defence", table.box.defence)
    )
    return max(found, _fight(table, seat, "raid" if holder in (None, seat) else "held-raid", runes, prize, feats))


def _fight(table: Vikingar, seat: int, throw: str, runes: int, prize: float, feats: list[float]) -> float:
    """Return what an attack is worth: a lost one costs the longship, and brings Bravery."""
    won = _odds(table, table.runes(seat, throw, table.box.attack), runes)
    return won * prize + (1 - won) * (_gain(table, feats, BRAVERY) - SHIP)


def _odds(table: Vikingar, attack: int, defence: int) -> float:
    return float(chance(attack, defence, table.box.content.throw))


# ------------------------------------------------------------------------------------------------ The way out


def _near(table: Vikingar, seat: int) -> dict[int, int]:
    """How many moves each zone is from a gate, or from where there may be one; once the cups are nearly won."""
    missing = table.box.feats - table.cups(seat)
    if missing > 1:
        return {}
    edges = range(EDGE + 1, EDGE + table.box.slots + 1)
    goals = [zone for zone in edges if table.land[zone] & GATE] or [
        zone for zone in edges if not table.land[zone] & FALL
    ]
    found = dict.fromkeys(goals, 0)
    queue = [*goals]
    for zone in queue:
        nearby = [*table.box.next_to[zone]]
        if 0 < zone <= EDGE and (table.land[zone] & PASSAGE or not table.land[zone]):
            nearby.append(zone + SLOTS if zone <= SLOTS else zone - SLOTS)
        if zone in table.whirlpools:
            nearby += table.whirlpools
        for other in nearby:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    weight = 3 if missing <= 0 else 1
    return {zone: weight * max(0, 9 - distance) for zone, distance in found.items()}


def _way(table: Vikingar, zone: int, near: dict[int, int]) -> float:
    return near.get(zone, 0) / 2 if near else 0.2 * (zone != HIGH_SEA)


# ------------------------------------------------------------------------------------------------ Throws


class Chooser(GreedyBot["Vikingar"]):
    """Plays the move after which its position is worth most, with each throw counted by its odds."""

    def choose(self, game: Game, view: Vikingar, rng: Random) -> Action:
        # A match that lasts has come to where each longship waits for a better chance, and none would come.
        if view.round > PATIENCE and rng.random() < RESTLESS:
            return at_random(view, rng)
        return super().choose(game, view, rng)

    def judge(self, game: Game, known: Vikingar, action: Action, rng: Random) -> float:
        seat = known.stack[-1].seat
        after = known.then(action)
        if isinstance(after.waiting, DrawEvent):
            return self._leaving(after, seat)
        return self._hope(after, seat)

    def _hope(self, table: Vikingar, seat: int) -> float:
        """Return what a position is worth, both ends of each combat weighed by their odds."""
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
            _, attack = table.thrown[0]
            return float(
                sum(w for throw, w in thing.outcomes(table) if attack.beats(throw))
                / sum(w for _, w in thing.outcomes(table))
            )
        rival, runes, throw = side(table, thing.fight, defending=True)
        return _odds(table, thing.runes, runes if rival is None else table.runes(rival, throw, runes))

    def _thrown(self, table: Vikingar, attack: Throw, defence: Throw) -> Vikingar:
        """Return the position after a combat, or where somebody may still do something about it."""
        thing = table.stack[-1]
        table = table.then(defence if thing.defending else attack)
        waiting = table.waiting
        again = isinstance(waiting, ThrowRunes) and waiting.defending and not thing.defending
        return table.then(defence) if again else table

    def _leaving(self, table: Vikingar, seat: int) -> float:
        """Return what it is worth to leave the high sea: by the mean odds of the events, with no more than arriving."""
        deck, runes = table.stack[-1].outcomes(table), table.runes(seat, "event", table.box.attack)
        total = sum(weight for _, weight in deck)
        odds = [
            w * (_odds(table, runes, table.event(card).runes) if table.event(card).runes else 1) for card, w in deck
        ]
        won: float = sum(odds) / total
        card = min(deck, key=lambda each: (len(table.event(each[0]).won), table.event(each[0]).runes))[0]
        after = table.then(card)
        while isinstance(after.waiting, ThrowRunes) and after.waiting.fight.what == "event":
            after = self._thrown(after, SHORT, NOTHING)
        lost = table.clone()
        lost.stack.pop()
        return won * self._hope(after, seat) + (1 - won) * (worth(lost, seat) - SHIP / 3)
