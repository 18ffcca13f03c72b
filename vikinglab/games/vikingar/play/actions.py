"""Actions: outposts, plunder, sieges, quests, temples, and the way out of the world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..box import (
    ALL_GATES,
    CITY,
    CULT,
    EDGE,
    FEAT_OF,
    PLACES,
    QUEST,
    STRONGHOLD,
    TEMPLE,
    VILLAGE,
    ZONE,
    ZONES,
)
from ..table import Vikingar, place_word, spot, spot_facts, zone_word
from .combat import Course, Fight, fight, throw_at, victory
from .entering import Besiege, Sailing, _Deed


class Plunder(_Deed):
    """Plunder a place in your zone."""

    place: str


class Destroy(_Deed):
    """Destroy an enemy outpost, and leave the place alone."""

    elsewhere = "outpost.replace"

    place: str


class Settle(_Deed):
    """Found an outpost on a place in your zone."""

    elsewhere = "outpost.replace"

    place: str


class Challenge(_Deed):
    """Fight the monster of the quest site in your zone."""


class Control(_Deed):
    """Take control of the temple in your zone."""


class Leave(Action):
    """Throw to leave the world, and win."""

    untimely = "variant.all-gates"


DEEDS = (Besiege, Plunder, Destroy, Settle, Challenge, Control)
"""The kinds of actions that places allow."""
HELD = CITY | CULT
"""The places that can bear an outpost."""
_BY_BIT = {bit: place for place, bit in PLACES.items()}
_PLUNDER = {bit: Plunder(_BY_BIT[bit]) for bit in (VILLAGE, CITY, CULT)}
_DESTROY = {bit: Destroy(_BY_BIT[bit]) for bit in (CITY, CULT)}
_SETTLE = {bit: Settle(_BY_BIT[bit]) for bit in (CITY, CULT)}
_BESIEGE, _CHALLENGE, _CONTROL, _LEAVE = Besiege(), Challenge(), Control(), Leave()
_AT = {Besiege: STRONGHOLD, Challenge: QUEST, Control: TEMPLE}


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
    temples = table.box.content.clan.temples > 0
    # An outpost is founded where none is, and attacked where one is: both are pointed at alike.
    outposts = [
        _SETTLE[bit] if table.outposts.get(spot(zone, bit)) in (None, seat) else _DESTROY[bit] for bit in (CITY, CULT)
    ]
    leave = [_LEAVE] if table.box.ending == ALL_GATES else []
    return [*_PLUNDER.values(), *outposts, _BESIEGE, _CHALLENGE, *[_CONTROL] * temples, *leave]


def refuse(table: Vikingar, seat: int, zone: int, action: Any) -> str | None:
    """Return the key of the rule that forbids an action where a longship is."""
    # Playouts ask this all the time, and a comparison of types takes a tenth of the time of a pattern.
    land, kind = table.land[zone], type(action)
    if kind is Plunder:
        if not land & PLACES[action.place]:
            return "village.plunder" if action.place == "village" else "place.plunder"
        guarded = land & STRONGHOLD and action.place != "village" and not table.box.toll_allows_plunder
        return "place.stronghold" if guarded else None
    if kind is Besiege:
        return None if land & STRONGHOLD else "stronghold.raze"
    if kind is Challenge:
        return None if land & QUEST and (zone in table.monsters or len(table.quests)) else "quest.fight"
    if kind is Settle:
        holder = table.outposts.get(spot(zone, PLACES[action.place]))
        if not land & PLACES[action.place] or holder == seat:
            return "outpost.found"
        return None if holder is None else "outpost.replace"
    if kind is Control:
        if not land & TEMPLE or table.temples.get(zone) == seat:
            return "temple.control"
        return "temple.most" if table.temples_of(seat) >= table.box.content.clan.temples else None
    if kind is Leave:
        return None if zone > EDGE and table.cups(seat) >= table.box.feats else "variant.all-gates"
    # What destroys an outpost is in reach only where another player has one.
    return None


def act(table: Vikingar, course: Course, action: Any) -> None:
    """Carry out an action."""
    kind = type(action)
    if kind is Plunder:
        plunder(table, course, PLACES[action.place])
    elif kind is Besiege:
        fight(table, course, "siege", STRONGHOLD)
    elif kind is Challenge:
        challenge(table, course)
    elif kind is Settle:
        settle(table, course, PLACES[action.place])
    elif kind is Destroy:
        fight(table, course, "outpost", PLACES[action.place])
    elif kind is Control:
        control(table, course)
    else:
        fight(table, course, "exit")


def _place(action: Any) -> int:
    """Return the kind of place at which an action is done."""
    return PLACES[action.place] if hasattr(action, "place") else _AT[type(action)]


def facts(table: Vikingar, seat: int, zone: int, action: Any) -> dict[str, Any]:
    """Return what the sentences about an action are filled with."""
    if type(action) is Leave:
        return {"cups": table.cups(seat), "feats": table.box.feats, "edge": zone > EDGE}
    place, monster = _place(action), table.monsters.get(zone)
    holder = table.holder(zone, _BY_BIT[place])
    return {
        "zone": zone_word(zone),
        "place": place_word(place),
        "kind": _BY_BIT[place],
        "gone": table.printed(zone) & place > 0,
        "held": 0 if holder is None else 1 if holder == seat else 2,
        "rival": holder,
        "most": table.box.content.clan.temples,
        "monster": table.card(monster) if monster else "",
        "runes": table.box.content.quests[monster].runes if monster else 0,
    }


def path(table: Vikingar, zone: int, action: Any) -> tuple[str, ...]:
    """Return the ids that one points at for an action: a place, or where an outpost stands or may stand."""
    place, name = _place(action), f"zone:{ZONES[zone]}"
    id = f"{name}:{_BY_BIT[place]}" + ":outpost" * isinstance(action, (Destroy, Settle))
    # A place that the zone doesn't have can't be pointed at: to say why it can't be chosen, one has the zone.
    return (id,) if table.printed(zone) & place else (name, id)


# ------------------------------------------------------------------------------------------------ Outposts


def settle(table: Vikingar, course: Course, place: int) -> None:
    """Found an outpost; where all are on the board, one is given up for it."""
    seat, at = course.seat, spot(course.zone, place)
    if table.outposts_of(seat) < table.box.content.clan.outposts:
        found_outpost(table, seat, at)
        return
    table.push(Reuse(seat, at))
    if table.story:
        table.tell("outpost.most", place=place_word(place), given=False, **course.facts)


@rule("outpost.found", "outpost.stronghold")
def found_outpost(table: Vikingar, seat: int, at: int) -> None:
    """Found an outpost: it costs nothing, and a stronghold doesn't prevent it."""
    table.outposts[at] = seat
    if table.story:
        also = ("outpost.stronghold",) * (table.land[at >> 6] & STRONGHOLD > 0)
        table.tell("outpost.found", also=also, seat=seat, **spot_facts(at))


class GiveUp(Action):
    """Remove this outpost of yours."""

    path = ("zone:{zone}:{place}",)
    untimely = "outpost.most"

    zone: str
    place: str


class Reuse(Decision):
    """With all your outposts on the board, you remove one of them to found another."""

    rules = ("outpost.most",)

    at: int

    def candidates(self, table: Vikingar) -> list[Action]:
        return [GiveUp(ZONES[at >> 6], _BY_BIT[at & 63]) for at, seat in table.outposts.items() if seat == self.seat]

    def resolve(self, table: Vikingar, action: GiveUp) -> None:
        del table.outposts[spot(ZONE[action.zone], PLACES[action.place])]
        if table.story:
            table.tell("outpost.most", seat=self.seat, given=True, **self.facts(table, action))
        found_outpost(table, self.seat, self.at)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return spot_facts(spot(ZONE[action.zone], PLACES[action.place]) if action else self.at)


# ------------------------------------------------------------------------------------------------ Plunder


@rule("village.plunder", "held.choice", "held.own", "place.toll-paid")
def plunder(table: Vikingar, course: Course, place: int) -> None:
    """Plunder a village without a throw; a city or a cult place by a throw, against its holder if another player is."""
    if place == VILLAGE:
        gold = table.box.loot[VILLAGE]
        table.gold[course.seat] += gold
        table.raze(course.zone, VILLAGE)
        if table.story:
            table.tell("village.plunder", gold=gold, **course.facts)
    else:
        fight(table, course, throw_at(table, course.seat, course.zone, _BY_BIT[place]), place)


@victory("raid", "held-raid")
@rule("place.plunder", "feat.counts")
def settle_raid(table: Vikingar, fight: Fight) -> None:
    """Won, it brings gold and a point in its feat, and the place is destroyed; an outpost goes back to its owner."""
    gold = table.box.loot[fight.place] + table.gain(fight.seat, "plunder")
    own = table.outposts.get(spot(fight.zone, fight.place)) == fight.seat
    table.gold[fight.seat] += gold
    table.raze(fight.zone, fight.place)
    if table.story:
        guarded = table.land[fight.zone] & STRONGHOLD > 0
        also = ("held.own",) * own + ("place.toll-paid",) * guarded
        table.tell("place.plunder", also=also, gold=gold, place=place_word(fight.place), **fight.facts)
    scoring.award(table, fight.seat, FEAT_OF[fight.place])


@victory("outpost")
@rule("outpost.replace")
def settle_attack(table: Vikingar, fight: Fight) -> None:
    """Won, the outpost goes back to its owner, and the place is free; there is no gold and no point in it."""
    rival = table.outposts.pop(spot(fight.zone, fight.place))
    if table.story:
        table.tell("held.choice", rival=rival, place=place_word(fight.place), **fight.facts)


# ------------------------------------------------------------------------------------------------ Quests


def challenge(table: Vikingar, course: Course) -> None:
    """Draw the monster of a quest site, unless one stays there, and fight it."""
    if course.zone in table.monsters:
        fight(table, course, "quest")
    else:
        table.push(DrawMonster(course))


class DrawMonster(Sailing):
    """At a quest site you draw a monster, and fight it."""

    stream = "quests"
    pile = "quests"
    rules = ("quest.fight",)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.quests.take(outcome)
        table.monsters[self.course.zone] = outcome
        if table.story:
            runes = table.box.content.quests[outcome].runes
            table.tell("quest.stays", monster=table.card(outcome), runes=runes, **self.course.facts)
        fight(table, self.course, "quest")


@victory("quest")
@rule("quest.fight", "quest.stays", "feat.counts")
def settle_quest(table: Vikingar, fight: Fight) -> None:
    """Won, it brings the magic item and a Hero point. A monster that wins stays."""
    monster, seat = table.monsters.pop(fight.zone), fight.seat
    table.items = (*table.items[:seat], (*table.items[seat], monster), *table.items[seat + 1 :])
    table.raze(fight.zone, QUEST)
    if table.story:
        facts = {"monster": table.card(monster), "item": table.item(monster), "does": table.does(monster)}
        table.tell("quest.fight", seat=seat, **facts)  # type: ignore[arg-type]
    scoring.award(table, seat, FEAT_OF[QUEST])


# ------------------------------------------------------------------------------------------------ Temples


def control(table: Vikingar, course: Course) -> None:
    """Take a free temple, or attack its holder for it."""
    if course.zone in table.temples:
        fight(table, course, "temple")
    else:
        _take_temple(table, course)


@victory("temple")
@rule("temple.attack")
def settle_temple(table: Vikingar, fight: Fight) -> None:
    """Won, the temple is yours."""
    _take_temple(table, fight, ("temple.attack",))


@rule("temple.control")
def _take_temple(table: Vikingar, course: Course, also: tuple[str, ...] = ()) -> None:
    table.temples[course.zone] = course.seat
    if table.story:
        table.tell("temple.control", also=also, **course.facts)
