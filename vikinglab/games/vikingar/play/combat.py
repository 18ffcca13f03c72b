"""Combat: runes are thrown for the attack, then for the defence, and the defence wins ties."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from vikinglab.core.engine.decision import DONE, Action, Chance, Decision
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import scoring
from ..box import BRAVERY, CLAN, SHIPS, SPOT
from ..table import Vikingar, place_word, zone_word
from ..throw import Throw, draw, outcomes


class Voyage(Struct, frozen=True, gc=False):
    """A longship with the zone that it sails to, or acts in; ``spent`` if it has no action left."""

    ship: int
    zone: int
    spent: bool = True

    @property
    def seat(self) -> int:
        """The seat whose longship it is."""
        return self.ship // CLAN

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of it for sentences."""
        return {"seat": self.seat, "ship": SHIPS[self.ship], "zone": zone_word(self.zone)}

    def meets(self, what: str, place: int = 0) -> Fight:
        """Return the combat that it meets, or begins, against something in its zone."""
        return Fight(self.ship, self.zone, self.spent, what, place)


class Fight(Voyage, frozen=True, gc=False):
    """A combat that a longship meets on its voyage, or begins."""

    what: str = ""
    """The target of the attack: the name of the attacker’s throw, as cards know it."""
    place: int = 0
    """The kind of place that is attacked, if it is one."""

    @property
    def voyage(self) -> Voyage:
        """The voyage on which it was met."""
        return Voyage(self.ship, self.zone, self.spent)


Outcome = Callable[[Vikingar, Fight, bool], None]
Victory = Callable[[Vikingar, Fight], None]
OUTCOMES: dict[str, Outcome] = {}
"""The function that carries out the end of each kind of combat. The chapter that begins a combat has it."""


def outcome(*kinds: str) -> Callable[[Outcome], Outcome]:
    """Name the combats that a function carries out the end of."""

    def named(function: Outcome) -> Outcome:
        OUTCOMES.update(dict.fromkeys(kinds, function))
        return function

    return named


def victory(*kinds: str) -> Callable[[Victory], Victory]:
    """Name the attacks that a function carries out the victory in; a loser is beaten."""

    def named(function: Victory) -> Victory:
        outcome(*kinds)(lambda table, fight, won: (function if won else beaten)(table, fight))
        return function

    return named


@rule("combat.more-points")
def fight(table: Vikingar, met: Fight) -> None:
    """Begin a combat."""
    table.thrown = ()
    if table.story:
        table.tell("combat.more-points", what=attacked(table, met), **met.facts)
    _prepare(table, met, defending=False)


@rule("combat.neutral-runes", "combat.places")
def defender(table: Vikingar, fight: Fight) -> tuple[int | None, int, str]:
    """Return the seat that defends, its runes before bonuses, and the name of the throw. Cards and places defend
    themselves, and nothing adds to their runes."""
    content, runes = table.box.content, table.box.defence
    match fight.what:
        case "duel":
            return table.where.index(fight.zone) // CLAN, runes, "ship-defence"
        case "held-raid" | "outpost":
            return table.outposts[SPOT[fight.zone, fight.place]], runes, "outpost-defence"
        case "temple":
            return table.temples[fight.zone], runes, "temple-defence"
        case "event":
            return None, content.events[table.faced[0]].runes, ""
        case "quest":
            return None, content.quests[table.monsters[fight.zone]].runes, ""
        case "fall" | "exit":
            return None, content.runes.edge, ""
    return None, table.box.guard[fight.place], ""


def attacked(table: Vikingar, fight: Fight) -> Word:
    """Return the target of an attack as a word for texts: a place, a card by its name, another player."""
    card = table.faced[0] if fight.what == "event" else table.monsters.get(fight.zone)
    place = place_word(fight.place) if fight.place else ""
    return Word("throw-name", what=fight.what, place=place, card=table.card(card) if card else "")


@rule("combat.beaten")
def beaten(table: Vikingar, fight: Fight) -> None:
    """Destroy the longship of an attacker who lost."""
    table.lose(fight.ship)
    if table.story:
        table.tell("combat.beaten", what=attacked(table, fight), **fight.facts)
    scoring.award(table, fight.seat, BRAVERY)


def side(table: Vikingar, fight: Fight, defending: bool) -> tuple[int | None, int, str]:
    """Return the seat that throws on a side of a combat, its number of runes, and the name of the throw."""
    seat, runes, throw = defender(table, fight) if defending else (fight.seat, table.box.attack, fight.what)
    return seat, runes if seat is None else table.runes(seat, throw, runes), throw


def _prepare(table: Vikingar, fight: Fight, defending: bool) -> None:
    """Let the next side throw; a player with an item for one throw may use it first."""
    seat, runes, _ = side(table, fight, defending)
    if seat is not None and any(item in table.box.once for item in table.items[seat]):
        table.push(UseItem(seat, fight, defending, runes))
    else:
        table.push(ThrowRunes(fight, defending, runes))


class ThrowRunes(Chance):
    """The attack throws its runes, then the defence; more points win, and ties go to the defence."""

    stream = "runes"
    rules = ("rune.numbers", "combat.neutral-runes", "combat.more-points")

    fight: Fight
    defending: bool
    runes: int
    again: bool = False

    def outcomes(self, table: Vikingar) -> list[tuple[Throw, int]]:
        return outcomes(self.runes, table.box.content.throw)

    def draw(self, table: Vikingar, rng: Random) -> Throw:
        return draw(self.runes, table.box.content.throw, rng)

    def resolve(self, table: Vikingar, outcome: Throw) -> None:
        table.throws += not self.again
        # A throw that is repeated takes the place of the one before.
        table.thrown = (*table.thrown[: int(self.defending)], (self.runes, outcome))
        seat = side(table, self.fight, self.defending)[0] if any(table.powers) else None
        if seat is None or not table.can_rethrow(seat):
            seat = None
        else:
            table.push(ThrowAgain(seat, self.fight, self.defending, self.runes))
        if table.story:
            self._tell(table, outcome)
        if seat is None:
            go_on(table, self.fight, self.defending)

    def _tell(self, table: Vikingar, outcome: Throw) -> None:
        seat, _, throw = side(table, self.fight, self.defending)
        tie = self.defending and table.thrown[0][1] == outcome
        facts: dict[str, Any] = {"runes": self.runes, "points": outcome.points, "short": outcome.short_edge, "tie": tie}
        also = ("combat.more-points",) * tie + ("rune.short-side",) * outcome.short_edge
        if seat is None:
            places = ("combat.places",) * (self.fight.what in ("raid", "siege", "quest"))
            table.tell("combat.neutral-runes", also=also + places, **facts)
        else:
            items = [item for item in table.items[seat] if table.box.bonus.get(item, {}).get(throw)]
            also += ("rune.items",) * bool(items) + ("temple.rune",) * bool(table.temples_of(seat))
            table.tell("rune.numbers", also=also, seat=seat, **facts)


@rule("combat.more-points", "rune.short-side")
def go_on(table: Vikingar, fight: Fight, defending: bool) -> None:
    """Let the defence throw after the attack; then more points win."""
    if not defending:
        _prepare(table, fight, defending=True)
        return
    (_, attack), (_, defence) = table.thrown
    OUTCOMES[fight.what](table, fight, attack.beats(defence))


class _InCombat(Decision):
    """A choice about one's own throw, in a combat."""

    fight: Fight
    defending: bool
    runes: int


class Use(Action):
    """Use the item now."""

    untimely = "combat.items"


class UseItem(_InCombat):
    """Before your throw, you may use a magic item that adds runes once; then it leaves the game."""

    rules = ("combat.items",)
    choices = (Use(), DONE)

    def resolve(self, table: Vikingar, action: Action) -> None:
        item, runes, used = self._item(table), self.runes, action != DONE
        if used:
            runes += self._more(table, item)
            table.drop_item(self.seat, item)
        table.push(ThrowRunes(self.fight, self.defending, runes))
        if table.story:
            table.tell("combat.items", seat=self.seat, item=table.item(item), runes=runes, used=used)

    def _item(self, table: Vikingar) -> str:
        return next(item for item in table.items[self.seat] if item in table.box.once)

    def _more(self, table: Vikingar, item: str) -> int:
        return min(table.box.once[item], table.box.most_runes - self.runes)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        item = self._item(table)
        return {"runes": self.runes, "item": table.item(item), "more": self._more(table, item)}


class Again(Action):
    """Throw again."""

    untimely = "power.once"

    def refused(self, table: Vikingar, decision: Decision) -> str | None:
        return None if isinstance(decision, ThrowAgain) else "power.once"

    def facts(self, table: Vikingar, decision: Decision) -> Mapping[str, Any]:
        return {"used": decision.seat in table.used}


_AGAIN = Again()


def agains(table: Vikingar, seat: int) -> list[Action]:
    """Return the power of the Seeress, to point at when no throw can be repeated."""
    return [_AGAIN] if table.powers[seat] in table.box.verbs["rethrow"] else []


class ThrowAgain(_InCombat):
    """Once a round, the Seeress throws all runes of one of her own throws again; the second throw stands."""

    rules = ("power.once",)
    choices = (_AGAIN, DONE)

    def resolve(self, table: Vikingar, action: Action) -> None:
        again = action != DONE
        if again:
            table.used = tuple(sorted((*table.used, self.seat)))
            table.push(ThrowRunes(self.fight, self.defending, self.runes, again=True))
        if table.story:
            table.tell("power.once", seat=self.seat, power=table.card(table.powers[self.seat]), used=again)
        if not again:
            go_on(table, self.fight, self.defending)

    def question_facts(self, table: Vikingar) -> Mapping[str, Any]:
        _, last = table.thrown[-1]
        return {"runes": self.runes, "points": last.points, "short": last.short_edge}
