"""Actions: plunder, outposts, quests, temples, and the way out of the world. Each says when it is refused, does what
it does, and has the facts of its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

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
    SPOT,
    STRONGHOLD,
    TEMPLE,
    VILLAGE,
    ZONE_AND_PLACE,
)
from ..table import Vikingar, held_by, place_word, spot_facts
from .combat import Fight, Voyage, fight, victory
from .deed import Besiege, _AtOutpost, _AtPlace, _Deed
from .entering import Sailing

if TYPE_CHECKING:
    from .moving import Activation


HELD = CITY | CULT
"""The places that can bear an outpost."""


# ------------------------------------------------------------------------------------------------ Plunder


class Plunder(_AtPlace):
    """Plunder a place in your zone."""

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        land, village = table.land[table.where[decision.ship]], self.place == "village"
        if self.place == "temple":
            return "temple.indestructible"
        if not land & PLACES[self.place]:
            return "village.plunder" if village else "place.plunder"
        guarded = land & STRONGHOLD and not village and not table.box.toll_allows_plunder
        return "place.stronghold" if guarded else None

    @rule("held.choice", "held.own")
    def attack(self, table: Vikingar, voyage: Voyage) -> Fight | None:
        if self.place == "village":
            return None
        place = PLACES[self.place]
        held = table.outposts.get(SPOT[voyage.zone, place], voyage.seat) != voyage.seat
        return voyage.meets("held-raid" if held else "raid", place)

    @rule("village.plunder")
    def act(self, table: Vikingar, voyage: Voyage) -> None:
        gold = table.box.loot[VILLAGE]
        table.gold[voyage.seat] += gold
        table.raze(voyage.zone, VILLAGE)
        if table.story:
            table.tell("village.plunder", gold=gold, **voyage.facts)

    def points_at(self, table: Vikingar, zone: int) -> tuple[str, ...]:
        found = super().points_at(table, zone)
        # A person who points at a temple means to take control of it.
        return (*found, "do:plunder") if self.place == "temple" else found


@victory("raid", "held-raid")
@rule("place.plunder", "held.choice", "held.own", "place.toll-paid", "feat.counts")
def settle_raid(table: Vikingar, fight: Fight) -> None:
    """Won, it brings gold and a point in its feat, and the place is destroyed; an outpost goes back to its owner."""
    gold, bonus = table.box.loot[fight.place], table.gain(fight.seat, "plunder")
    holder = table.outposts.get(SPOT[fight.zone, fight.place])
    table.gold[fight.seat] += gold + bonus
    table.raze(fight.zone, fight.place)
    if table.story:
        held = held_by(holder, fight.seat)
        also = {"none": (), "own": ("held.own",), "other": ("held.choice",)}[held]
        also = (*also, *("place.toll-paid",) * (table.land[fight.zone] & STRONGHOLD > 0))
        facts = fight.facts | {"place": place_word(fight.place), "gold": gold, "bonus": bonus}
        facts |= {"power": table.card(table.powers[fight.seat]) if bonus else "", "held": held, "rival": holder}
        table.tell("place.plunder", also=also, **facts)
    scoring.award(table, fight.seat, FEAT_OF[fight.place])


# ------------------------------------------------------------------------------------------------ Outposts


class Destroy(_AtOutpost):
    """Destroy an enemy outpost, and leave the place alone."""

    # Nothing refuses it: it is in reach only where another player has an outpost.

    def attack(self, table: Vikingar, voyage: Voyage) -> Fight:
        return voyage.meets("outpost", PLACES[self.place])


@victory("outpost")
@rule("outpost.replace", "held.choice")
def settle_attack(table: Vikingar, fight: Fight) -> None:
    """Won, the outpost goes back to its owner, and the place is free; there is no gold and no point in it."""
    rival = table.outposts.pop(SPOT[fight.zone, fight.place])
    if table.story:
        table.tell("held.choice", rival=rival, place=place_word(fight.place), **fight.facts)


class Settle(_AtOutpost):
    """Found an outpost on a place in your zone."""

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        zone, place = table.where[decision.ship], PLACES[self.place]
        holder = table.outposts.get(SPOT[zone, place])
        if not table.land[zone] & place or holder == decision.seat:
            return "outpost.found"
        return None if holder is None else "outpost.replace"

    @rule("outpost.most")
    def act(self, table: Vikingar, voyage: Voyage) -> None:
        spot = SPOT[voyage.zone, PLACES[self.place]]
        if not _all_founded(table, voyage.seat):
            found_outpost(table, voyage.seat, spot)
            return
        table.push(Reuse(voyage.seat, spot))
        if table.story:
            table.tell("outpost.most", place=place_word(PLACES[self.place]), given=False, **voyage.facts)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        holder = table.holder(table.where[decision.ship], self.place)
        held, full = held_by(holder, decision.seat), _all_founded(table, decision.seat)
        return {**super().facts(table, decision), "held": held, "rival": holder, "full": full}


def _all_founded(table: Vikingar, seat: int) -> bool:
    """Return whether a seat has all its outposts on the board, so that it must give one up for another."""
    most: int = table.box.content.clan.outposts
    return table.outposts_of(seat) >= most


@rule("outpost.found", "outpost.stronghold")
def found_outpost(table: Vikingar, seat: int, spot: str) -> None:
    """Found an outpost: it costs nothing, and a stronghold doesn't prevent it."""
    table.outposts[spot] = seat
    if table.story:
        zone, _ = ZONE_AND_PLACE[spot]
        also = ("outpost.stronghold",) * (table.land[zone] & STRONGHOLD > 0)
        table.tell("outpost.found", also=also, seat=seat, **spot_facts(spot))


class GiveUp(Action):
    """Remove this outpost of yours."""

    path = ("zone:{zone}:{place}",)
    untimely = "outpost.most"

    zone: str
    place: str

    @property
    def spot(self) -> str:
        """The name of the place where the outpost stands."""
        return f"{self.zone}:{self.place}"

    @rule("outpost.most")
    def do(self, table: Vikingar, decision: Reuse) -> None:
        del table.outposts[self.spot]
        if table.story:
            table.tell("outpost.most", seat=decision.seat, given=True, **spot_facts(self.spot))
        found_outpost(table, decision.seat, decision.spot)

    def facts(self, table: Vikingar, decision: Reuse) -> Mapping[str, Any]:
        return spot_facts(self.spot)


class Reuse(Decision):
    """With all your outposts on the board, you remove one of them to found another."""

    rules = ("outpost.most",)

    spot: str

    def candidates(self, table: Vikingar) -> list[Action]:
        return [GiveUp(*spot.split(":")) for spot, seat in table.outposts.items() if seat == self.seat]

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        return spot_facts(self.spot)


# ------------------------------------------------------------------------------------------------ Quests


class Challenge(_Deed):
    """Fight the monster of the quest site in your zone."""

    @property
    def kind(self) -> str:
        return "quest"

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        zone = table.where[decision.ship]
        fights = table.land[zone] & QUEST and (zone in table.monsters or len(table.quests))
        return None if fights else "quest.fight"

    def attack(self, table: Vikingar, voyage: Voyage) -> Fight | None:
        return voyage.meets("quest") if voyage.zone in table.monsters else None

    def act(self, table: Vikingar, voyage: Voyage) -> None:
        table.push(DrawMonster(voyage))

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        monster, content = table.monsters.get(table.where[decision.ship]), table.box.content
        known = {"monster": table.card(monster) if monster else "", "runes": 0}
        if monster:
            known["runes"] = content.quests[monster].runes
        return {**super().facts(table, decision), **known}


class DrawMonster(Sailing):
    """At a quest site you draw a monster, and fight it."""

    stream = "quests"
    pile = "quests"
    rules = ("quest.fight", "quest.stays")

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.quests.take(outcome)
        table.monsters[self.voyage.zone] = outcome
        if table.story:
            runes = table.box.content.quests[outcome].runes
            table.tell("quest.stays", monster=table.card(outcome), runes=runes, **self.voyage.facts)
        fight(table, self.voyage.meets("quest"))


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


class Control(_Deed):
    """Take control of the temple in your zone."""

    elsewhere = "temple.control"

    @property
    def kind(self) -> str:
        return "temple"

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        zone, seat = table.where[decision.ship], decision.seat
        if not table.land[zone] & TEMPLE or table.temples.get(zone) == seat:
            return "temple.control"
        return "temple.most" if table.temples_of(seat) >= table.box.content.clan.temples else None

    def attack(self, table: Vikingar, voyage: Voyage) -> Fight | None:
        return voyage.meets("temple") if voyage.zone in table.temples else None

    def act(self, table: Vikingar, voyage: Voyage) -> None:
        _take_temple(table, voyage)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        held = held_by(table.temples.get(table.where[decision.ship]), decision.seat)
        return {**super().facts(table, decision), "held": held, "temples": table.temples_of(decision.seat)}


@victory("temple")
@rule("temple.attack")
def settle_temple(table: Vikingar, fight: Fight) -> None:
    """Won, the temple is yours."""
    _take_temple(table, fight, ("temple.attack",))


@rule("temple.control")
def _take_temple(table: Vikingar, voyage: Voyage, also: tuple[str, ...] = ()) -> None:
    table.temples[voyage.zone] = voyage.seat
    if table.story:
        table.tell("temple.control", also=also, **voyage.facts)


# ------------------------------------------------------------------------------------------------ Out of the world


class Leave(Action):
    """Throw to leave the world, and win."""

    untimely = "variant.all-gates"

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        out = table.where[decision.ship] > EDGE and table.cups(decision.seat) >= table.box.feats
        return None if out else "variant.all-gates"

    def do(self, table: Vikingar, decision: Activation) -> None:
        fight(table, decision.here(table).meets("exit"))

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        edge = table.where[decision.ship] > EDGE
        return {"cups": table.cups(decision.seat), "feats": table.box.feats, "edge": edge}


# ------------------------------------------------------------------------------------------------ All of them

DEEDS = (Besiege, Plunder, Destroy, Settle, Challenge, Control)
"""The kinds of actions that places allow."""
_PLUNDER = {bit: Plunder(place) for place, bit in PLACES.items() if bit & (VILLAGE | HELD)}
_DESTROY = {bit: Destroy(place) for place, bit in PLACES.items() if bit & HELD}
_SETTLE = {bit: Settle(place) for place, bit in PLACES.items() if bit & HELD}
_BESIEGE, _CHALLENGE, _CONTROL, _LEAVE = Besiege(), Challenge(), Control(), Leave()
_NO_PLUNDER = Plunder("temple")


def here(table: Vikingar, seat: int, zone: int, land: int) -> list[Action]:
    """Return the actions of a longship where it is, and some that are refused."""
    found: list[Action] = []
    if land & VILLAGE:
        found.append(_PLUNDER[VILLAGE])
    if land & HELD:
        for place in (CITY, CULT):
            if land & place:
                found.append(_PLUNDER[place])
                holder = table.outposts.get(SPOT[zone, place])
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
    temples = [_CONTROL, _NO_PLUNDER] if table.box.content.clan.temples else []
    # An outpost is founded where none is, and attacked where one is: both are pointed at alike.
    outposts = [
        _SETTLE[bit] if table.outposts.get(SPOT[zone, bit]) in (None, seat) else _DESTROY[bit] for bit in (CITY, CULT)
    ]
    leave = [_LEAVE] if table.box.ending == ALL_GATES else []
    return [*_PLUNDER.values(), *outposts, _BESIEGE, _CHALLENGE, *temples, *leave]


_NOT_PLUNDERED = {"stronghold": "stronghold.raze", "quest": "quest.fight", "temple": "temple.indestructible"}
"""The places that aren’t plundered, or in another way, each with the rule that says so."""


def elsewhere(action: Action) -> str | None:
    """Return the key of the rule that says where an action may be done, for one that no place allows."""
    if isinstance(action, Plunder):
        return _NOT_PLUNDERED.get(action.place)
    if isinstance(action, (Settle, Destroy)):
        return "outpost.replace" if PLACES.get(action.place, 0) & HELD else "outpost.found"
    return None
