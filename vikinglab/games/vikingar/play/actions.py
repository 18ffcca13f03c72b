"""Actions: outposts, plunder, sieges, quests, temples, and the way out of the world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import (
    ALL_GATES,
    CITY,
    CONQUEROR,
    CULT,
    EDGE,
    HERO,
    LOOTER,
    PLACES,
    QUEST,
    SHIPS,
    STRONGHOLD,
    TEMPLE,
    VILLAGE,
    ZONES,
)  # fmt: skip
from ..table import Vikingar, place_word, spot, zone_word
from .combat import Fight, fight, outcome
from .entering import Besiege, beaten


class Plunder(Action):
    """Plunder a place in your zone."""

    place: str


class Destroy(Action):
    """Destroy an enemy outpost, and leave the place alone."""

    place: str


class Settle(Action):
    """Found an outpost on a place in your zone."""

    place: str


class Challenge(Action):
    """Fight the monster of the quest site in your zone."""


class Control(Action):
    """Take control of the temple in your zone."""


class Leave(Action):
    """Throw to leave the world, and win."""


HELD = CITY | CULT
"""The places that can bear an outpost."""
_BY_BIT = {bit: place for place, bit in PLACES.items()}
_PLUNDER = {bit: Plunder(_BY_BIT[bit]) for bit in (VILLAGE, CITY, CULT)}
_DESTROY = {bit: Destroy(_BY_BIT[bit]) for bit in (CITY, CULT)}
_SETTLE = {bit: Settle(_BY_BIT[bit]) for bit in (CITY, CULT)}
_BESIEGE, _CHALLENGE, _CONTROL, _LEAVE = Besiege(), Challenge(), Control(), Leave()
_LOOT = {VILLAGE: "village.plunder", CITY: "place.plunder", CULT: "place.plunder"}
_WHERE = {Besiege: STRONGHOLD, Challenge: QUEST}
_FEATS = {CITY: CONQUEROR, CULT: LOOTER}


def here(table: Vikingar, seat: int, zone: int, land: int) -> list[Action]:
    """Return what a longship may do where it is, and a little more."""
    found: list[Action] = []
    if land & VILLAGE:
        found.append(_PLUNDER[VILLAGE])
    if land & HELD:
        for place in (CITY, CULT):
            if land & place:
                found.append(_PLUNDER[place])
                holder = table.outposts.get(spot(zone, place))
                if holder is None:
                    found.append(_SETTLE[place])
                elif holder != seat:
                    found.append(_DESTROY[place])
    if land & STRONGHOLD:
        found.append(_BESIEGE)
    if land & QUEST:
        found.append(_CHALLENGE)
    if land & TEMPLE:
        found.append(_CONTROL)
    if zone > EDGE and table.box.ending == ALL_GATES:
        found.append(_LEAVE)
    return found


def everything(table: Vikingar, seat: int, zone: int) -> list[Action]:
    """Return all actions that a place of any kind would allow."""
    temples = table.box.content.clan.temples.value > 0
    # An outpost is founded where none is, and attacked where one is: both are pointed at alike.
    outposts = [
        _SETTLE[bit] if table.outposts.get(spot(zone, bit)) in (None, seat) else _DESTROY[bit] for bit in (CITY, CULT)
    ]
    leave = [_LEAVE] if table.box.ending == ALL_GATES else []
    return [*_PLUNDER.values(), *outposts, _BESIEGE, _CHALLENGE, *[_CONTROL] * temples, *leave]


def refuse(table: Vikingar, seat: int, zone: int, action: Any) -> str | None:
    """The key of the rule that forbids an action where a longship is."""
    land = table.land[zone]
    match action:
        case Plunder(place):
            return _refuse_plunder(table, zone, PLACES[place])
        case Destroy():
            return None  # it is in reach only where another player has an outpost
        case Settle(place):
            return _refuse_outpost(table, seat, zone, PLACES[place])
        case Besiege():
            return None if land & STRONGHOLD else "stronghold.raze"
        case Challenge():
            return None if land & QUEST and (zone in table.monsters or len(table.quests)) else "quest.fight"
        case Control():
            return _refuse_temple(table, seat, zone)
    return None if zone > EDGE and table.cups(seat) >= table.box.feats else "variant.all-gates"


def _refuse_plunder(table: Vikingar, zone: int, place: int) -> str | None:
    land = table.land[zone]
    if not land & place:
        return _LOOT[place]
    if place == VILLAGE:
        return None
    return "place.stronghold" if land & STRONGHOLD and not table.box.toll_allows_plunder else None


def _refuse_outpost(table: Vikingar, seat: int, zone: int, place: int) -> str | None:
    if not table.land[zone] & place:
        return "outpost.found"
    holder = table.outposts.get(spot(zone, place))
    return None if holder is None else "outpost.found" if holder == seat else "outpost.replace"


def _refuse_temple(table: Vikingar, seat: int, zone: int) -> str | None:
    if not table.land[zone] & TEMPLE or table.temples.get(zone) == seat:
        return "temple.control"
    return "temple.most" if table.temples_of(seat) >= table.box.content.clan.temples.value else None


def act(table: Vikingar, seat: int, ship: int, action: Any) -> None:
    """Carry out an action."""
    zone = table.where[ship]
    match action:
        case Plunder(place):
            plunder(table, seat, ship, PLACES[place])
        case Destroy(place):
            fight(table, Fight(seat, ship, zone, "outpost", PLACES[place]))
        case Settle(place):
            if table.outposts_of(seat) < table.box.content.clan.outposts.value:
                settle(table, seat, zone, PLACES[place])
            else:
                table.push(Reuse(seat, zone, PLACES[place]))
                if table.story:
                    table.tell(
                        "outpost.most", seat=seat, zone=zone_word(zone), place=place_word(PLACES[place]), given=False
                    )
        case Besiege():
            fight(table, Fight(seat, ship, zone, "siege", STRONGHOLD))
        case Challenge():
            challenge(table, seat, ship)
        case Control():
            control(table, seat, ship)
        case Leave():
            fight(table, Fight(seat, ship, zone, "exit"))


def facts(table: Vikingar, seat: int, zone: int, action: Any) -> dict[str, Any]:
    """Return what the sentences about an action are filled with."""
    place = PLACES[action.place] if hasattr(action, "place") else _WHERE.get(type(action), TEMPLE)
    printed = table.printed(zone) & place
    holder = table.temples.get(zone) if place == TEMPLE else table.outposts.get(spot(zone, place))
    found: dict[str, Any] = {
        "zone": zone_word(zone),
        "place": place_word(place),
        "gone": bool(printed),
        "kind": _BY_BIT[place],
    }
    found |= {"held": 0 if holder is None else 1 if holder == seat else 2, "most": table.box.content.clan.temples.value}
    if holder is not None:
        found["rival"] = holder
    if zone in table.monsters:
        monster = table.monsters[zone]
        found |= {"monster": table.card(monster), "runes": table.box.content.quests.value[monster].runes}
    return {"runes": 0, "cups": table.cups(seat), "feats": table.box.feats, "edge": zone > EDGE} | found


def path(table: Vikingar, zone: int, action: Any) -> tuple[str, ...]:
    """Return the ids that one points at for an action: a place, or where an outpost stands or may stand."""
    match action:
        case Plunder(place):
            found = place
        case Destroy(place) | Settle(place):
            found = f"{place}:outpost"
        case Besiege():
            found = "stronghold"
        case Challenge():
            found = "quest"
        case Control():
            found = "temple"
        case _:
            return ("do:leave",)
    name, printed = f"zone:{ZONES[zone]}", table.printed(zone) & PLACES[found.removesuffix(":outpost")]
    # A place that the zone doesn't have can't be pointed at: to say why it can't be chosen, one has the zone.
    return (f"{name}:{found}",) if printed else (name, f"{name}:{found}")


# ------------------------------------------------------------------------------------------------ Outposts


@rule("outpost.found", "outpost.stronghold")
def settle(table: Vikingar, seat: int, zone: int, place: int) -> None:
    """Found an outpost: it costs nothing, and a stronghold doesn't prevent it."""
    table.outposts[spot(zone, place)] = seat
    if table.story:
        guarded = table.land[zone] & STRONGHOLD > 0
        table.tell(
            "outpost.found",
            also=("outpost.stronghold",) * guarded,
            seat=seat,
            zone=zone_word(zone),
            place=place_word(place),
        )


class GiveUp(Action):
    """Remove this outpost of yours."""

    zone: str
    place: str


class Reuse(Decision):
    """With all your outposts on the board, you remove one of them to found another."""

    rules = ("outpost.most",)

    zone: int
    place: int

    def candidates(self, table: Vikingar) -> list[Action]:
        return [GiveUp(ZONES[at >> 6], _BY_BIT[at & 63]) for at, seat in table.outposts.items() if seat == self.seat]

    def resolve(self, table: Vikingar, action: GiveUp) -> None:
        zone, place = ZONES.index(action.zone), PLACES[action.place]
        del table.outposts[spot(zone, place)]
        if table.story:
            table.tell("outpost.most", seat=self.seat, zone=zone_word(zone), place=place_word(place), given=True)
        settle(table, self.seat, self.zone, self.place)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if action is None:
            return {"zone": zone_word(self.zone), "place": place_word(self.place)}
        return {"zone": zone_word(ZONES.index(action.zone)), "place": place_word(PLACES[action.place])}

    def path(self, table: Vikingar, action: GiveUp) -> tuple[str, ...]:
        return (f"zone:{action.zone}:{action.place}",)


# ------------------------------------------------------------------------------------------------ Plunder


@rule("village.plunder", "held.choice", "held.own", "place.toll-paid")
def plunder(table: Vikingar, seat: int, ship: int, place: int) -> None:
    """Plunder a village without a throw; a city or a cult place by a throw, against its holder if another player is."""
    zone = table.where[ship]
    holder = table.outposts.get(spot(zone, place))
    if place == VILLAGE:
        gold = table.box.loot[VILLAGE]
        table.gold[seat] += gold
        table.raze(zone, VILLAGE)
        if table.story:
            table.tell("village.plunder", seat=seat, zone=zone_word(zone), gold=gold)
    else:
        held = holder not in (None, seat)
        fight(table, Fight(seat, ship, zone, "held-raid" if held else "raid", place))


@outcome("raid", "held-raid")
@rule("place.plunder", "feat.counts")
def settle_raid(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: gold, a point in the feat of the place, and it is destroyed; an outpost goes back to its owner."""
    if not won:
        beaten(table, fight)
        return
    gold = table.box.loot[fight.place] + table.gain(fight.seat, "plunder")
    own = table.outposts.get(spot(fight.zone, fight.place)) == fight.seat
    table.gold[fight.seat] += gold
    table.raze(fight.zone, fight.place)
    if table.story:
        words: dict[str, Any] = {"zone": zone_word(fight.zone), "place": place_word(fight.place)}
        guarded = table.land[fight.zone] & STRONGHOLD > 0
        also = ("held.own",) * own + ("place.toll-paid",) * guarded
        table.tell("place.plunder", also=also, seat=fight.seat, ship=SHIPS[fight.ship], gold=gold, **words)
    if scoring.score(table, fight.seat, _FEATS[fight.place]):
        scoring.crown(table, fight.seat)


@outcome("outpost")
@rule("outpost.replace")
def settle_attack(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: the outpost goes back to its owner, and the place is free; there is no gold and no point in it."""
    if not won:
        beaten(table, fight)
        return
    rival = table.outposts.pop(spot(fight.zone, fight.place))
    if table.story:
        words: dict[str, Any] = {"zone": zone_word(fight.zone), "place": place_word(fight.place)}
        table.tell("held.choice", seat=fight.seat, rival=rival, **words)


# ------------------------------------------------------------------------------------------------ Quests


def challenge(table: Vikingar, seat: int, ship: int) -> None:
    """Draw the monster of a quest site, unless one stays there, and fight it."""
    zone = table.where[ship]
    if zone in table.monsters:
        fight(table, Fight(seat, ship, zone, "quest"))
    else:
        table.push(DrawMonster(seat, ship))


class DrawMonster(FromPool):
    """At a quest site you draw a monster, and fight it."""

    stream = "quests"
    rules = ("quest.fight",)

    seat: int
    ship: int

    def pool(self, table: Vikingar) -> Pool:
        return table.quests

    def resolve(self, table: Vikingar, outcome: str) -> None:
        zone = table.where[self.ship]
        table.quests.take(outcome)
        table.monsters[zone] = outcome
        if table.story:
            runes = table.box.content.quests.value[outcome].runes
            table.tell("quest.stays", seat=self.seat, zone=zone_word(zone), monster=table.card(outcome), runes=runes)
        fight(table, Fight(self.seat, self.ship, zone, "quest"))


@outcome("quest")
@rule("quest.fight", "quest.stays", "feat.counts")
def settle_quest(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: keep the magic item and get a Hero point. Lost: the monster stays, and the longship is destroyed."""
    if not won:
        beaten(table, fight)
        return
    monster, seat = table.monsters.pop(fight.zone), fight.seat
    table.items = (*table.items[:seat], (*table.items[seat], monster), *table.items[seat + 1 :])
    table.raze(fight.zone, QUEST)
    if table.story:
        facts: dict[str, Any] = {
            "monster": table.card(monster),
            "item": table.item(monster),
            "does": table.does(monster),
        }
        table.tell("quest.fight", seat=seat, **facts)
    if scoring.score(table, seat, HERO):
        scoring.crown(table, seat)


# ------------------------------------------------------------------------------------------------ Temples


def control(table: Vikingar, seat: int, ship: int) -> None:
    """Take a free temple, or attack its holder for it."""
    zone = table.where[ship]
    if zone in table.temples:
        fight(table, Fight(seat, ship, zone, "temple"))
    else:
        _take_temple(table, seat, zone)


@outcome("temple")
@rule("temple.attack")
def settle_temple(table: Vikingar, fight: Fight, won: bool) -> None:
    """Won: the temple is yours. Lost: the longship is destroyed."""
    if won:
        _take_temple(table, fight.seat, fight.zone, ("temple.attack",))
    else:
        beaten(table, fight)


@rule("temple.control")
def _take_temple(table: Vikingar, seat: int, zone: int, also: tuple[str, ...] = ()) -> None:
    table.temples[zone] = seat
    if table.story:
        table.tell("temple.control", also=also, seat=seat, zone=zone_word(zone))
