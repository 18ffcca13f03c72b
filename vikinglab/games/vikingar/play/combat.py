"""Combat: runes are thrown for the attack, then for the defence, and the defence wins ties."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from vikinglab.core.engine.decision import Action, Chance, Decision, Done
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from ..box import CLAN, SHIPS
from ..table import Vikingar, place_word, spot
from ..throw import Throw, draw, outcomes


class Fight(Struct, frozen=True, gc=False):
    """A combat: who attacks with which longship, where, and what; whether that longship has spent its action."""

    seat: int
    ship: int
    zone: int
    what: str
    """The name of the attacker's throw, as cards know it."""
    place: int = 0
    spent: bool = True


Outcome = Callable[[Vikingar, Fight, bool], None]
OUTCOMES: dict[str, Outcome] = {}
"""What becomes of each kind of combat. The chapters that begin one say it."""


def outcome(*kinds: str) -> Callable[[Outcome], Outcome]:
    """Name the combats that a function carries out the end of."""

    def named(function: Outcome) -> Outcome:
        OUTCOMES.update(dict.fromkeys(kinds, function))
        return function

    return named


def fight(table: Vikingar, fight: Fight) -> None:
    """Begin a combat."""
    table.thrown = ()
    if table.story:
        table.tell("combat.more-points", seat=fight.seat, ship=SHIPS[fight.ship], what=attacked(table, fight))
    _prepare(table, fight, defending=False)


@rule("combat.neutral-runes", "combat.places")
def defender(table: Vikingar, fight: Fight) -> tuple[int | None, int, str]:
    """Return who defends, with how many runes before bonuses, and the name of the throw; cards and places defend
    themselves, and nothing adds to their runes."""
    content, runes = table.box.content, table.box.defence
    match fight.what:
        case "duel":
            return table.where.index(fight.zone) // CLAN, runes, "ship-defence"
        case "held-raid" | "outpost":
            return table.outposts[spot(fight.zone, fight.place)], runes, "outpost-defence"
        case "temple":
            return table.temples[fight.zone], runes, "temple-defence"
        case "event":
            return None, content.events.value[table.faced[0]].runes, ""
        case "quest":
            return None, content.quests.value[table.monsters[fight.zone]].runes, ""
        case "fall" | "exit":
            return None, content.runes.edge.value, ""
    return None, table.box.guard[fight.place], ""


def attacked(table: Vikingar, fight: Fight) -> Word:
    """Return what a longship attacks, as texts know it: a place, a card by its name, another player."""
    card = table.faced[0] if fight.what == "event" else table.monsters.get(fight.zone)
    place = place_word(fight.place) if fight.place else ""
    return Word("throw-name", what=fight.what, place=place, card=table.card(card) if card else "")


def side(table: Vikingar, fight: Fight, defending: bool) -> tuple[int | None, int, str]:
    """Return who throws on a side of a combat, with how many runes before bonuses, and the name of the throw."""
    return defender(table, fight) if defending else (fight.seat, table.box.attack, fight.what)


def _prepare(table: Vikingar, fight: Fight, defending: bool) -> None:
    """Let the next side throw; a player with an item for one throw may use it first."""
    seat, runes, throw = side(table, fight, defending)
    if seat is not None:
        runes = table.runes(seat, throw, runes)
        once = table.box.once
        if table.items[seat] and any(item in once for item in table.items[seat]):
            table.push(UseItem(seat, fight, defending, runes))
            return
    table.push(ThrowRunes(fight, defending, runes))


class ThrowRunes(Chance):
    """The attack throws its runes, then the defence; more points win, and ties go to the defence."""

    stream = "runes"
    rules = ("rune.numbers",)

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
        if seat in table.used or seat is None or table.powers[seat] not in table.box.verbs["rethrow"]:
            seat = None
        else:
            table.push(ThrowAgain(seat, self.fight, self.defending, self.runes))
        if table.story:
            self._tell(table, outcome)
        if seat is None:
            go_on(table, self.fight, self.defending)

    def _tell(self, table: Vikingar, outcome: Throw) -> None:
        seat, _, throw = side(table, self.fight, self.defending)
        facts: dict[str, Any] = {"runes": self.runes, "points": outcome.points, "short": outcome.short_edge}
        also = ("rune.short-side",) * outcome.short_edge
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

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        facts = {"runes": self.runes, "defending": self.defending, "what": self.fight.what}
        if table.thrown:
            _, last = table.thrown[-1]
            facts |= {"points": last.points, "short": last.short_edge}
        return facts


class Use(Action):
    """Use the item now."""


_USE, _DONE = Use(), Done()


class UseItem(_InCombat):
    """Before your throw, you may use a magic item that adds runes once; then it leaves the game."""

    rules = ("combat.items",)

    def candidates(self, table: Vikingar) -> list[Action]:
        return [_USE, _DONE]

    def resolve(self, table: Vikingar, action: Action) -> None:
        item, runes, used = self._item(table), self.runes, action == _USE
        if used:
            runes = min(runes + table.box.once[item], table.box.most_runes)
            table.drop_item(self.seat, item)
        table.push(ThrowRunes(self.fight, self.defending, runes))
        if table.story:
            table.tell("combat.items", seat=self.seat, item=table.item(item), runes=runes, used=used)

    def _item(self, table: Vikingar) -> str:
        return next(item for item in table.items[self.seat] if item in table.box.once)

    def facts(self, table: Vikingar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        item = self._item(table)
        more = min(table.box.once[item], table.box.most_runes - self.runes)
        return {**super().facts(table, action, rule), "item": table.item(item), "more": more}


class Again(Action):
    """Throw again."""


_AGAIN = Again()


class ThrowAgain(_InCombat):
    """Once a round, the Seeress throws all runes of one of her own throws again; the second throw stands."""

    rules = ("power.once",)

    def candidates(self, table: Vikingar) -> list[Action]:
        return [_AGAIN, _DONE]

    def resolve(self, table: Vikingar, action: Action) -> None:
        if action == _AGAIN:
            table.used = tuple(sorted((*table.used, self.seat)))
            table.push(ThrowRunes(self.fight, self.defending, self.runes, again=True))
            if table.story:
                table.tell("power.once", seat=self.seat, power=table.card(table.powers[self.seat]), used=True)
        else:
            if table.story:
                table.tell("power.once", seat=self.seat, power=table.card(table.powers[self.seat]), used=False)
            go_on(table, self.fight, self.defending)
