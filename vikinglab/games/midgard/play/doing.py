"""Effects of cards: a list is done from left to right, and the chapters say how each verb is done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any

from vikinglab.core.engine import effect as core
from vikinglab.core.engine.decision import Action, Decision, Step
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Text, Word

from .. import effects
from ..dice import added, placed
from ..table import Midgard
from .choosing import _Choice

Doer = Callable[[Midgard, int, Any, str], None]
"""A function that carries out an effect for a seat; it also gets the key of the effect's own lists."""
Bar = Callable[[Midgard, int, Any], str | None]
"""A function that returns the rule that keeps a seat from choosing a list with this effect at its head, or None."""
Beginner = Callable[[Midgard, int, Any, str, Decision | None], None]
"""A function that begins a chosen list by a payment or a combat, which may be taken back to a decision."""

DOES, BARS, BEGINS = core.ByVerb[Doer](), core.ByVerb[Bar](), core.ByVerb[Beginner]()
does, bars, begins = DOES.verb, BARS.verb, BEGINS.verb


# ------------------------------------------------------------------------------------------------ The rule at work

_RULES = MappingProxyType({
    "setup": "setup.reavers", "rest": "part.rest", "bonus": "part.bonus", "act": "part.everybody",
    "act-recruit": "recruit.pair", "recruit": "recruit.roll", "rally": "recruit.rally", "promote": "recruit.promote",
    "reaver": "reaver.first", "reward": "trade.choices",
    "journey": "sea.journey", "battle": "sea.won", "act-village": "village.cards", "artifact": "artifact.use",
    "upgrade": "upgrade.choice", "farm": "village.farm", "village_wall": "village.wall", "swords": "village.bundle",
    "bows": "village.bundle", "axes": "village.bundle", "runes": "village.runes", "act-keep": "keep.cards",
    "keep_wall": "keep.wall", "tower": "keep.tower", "tile": "territory.rewards",
})  # fmt: skip
"""The rule by which something comes about: by the type of the card that brings it, or by what else its list is of."""

_CHOICES = MappingProxyType(
    {"farm": "village.pillage", "village_wall": "village.pillage", "keep_wall": "keep.attack", "tower": "keep.attack"}
)
"""The rule of the choice that a card offers, where that has a rule of its own."""

OTHERS = ("setup", "recruit", "rally")
"""The sources of cards or dice that have no effect list."""


def name_of(key: str) -> str:
    """Return the card or the like that an effect list belongs to: ``VF01`` for ``VF01.1.0``."""
    return key.partition(".")[0]


def rule_of(table: Midgard, key: str) -> str:
    """Return the rule by which an effect list works."""
    name = name_of(key)
    card = table.box.cards.get(name)
    if card is None:
        return _RULES.get(name) or _RULES[name.partition("-")[0]]
    return _RULES.get(card.type) or _RULES[table.deck_of(name)]


def choice_rule(table: Midgard, key: str) -> str:
    """Return the rule by which an effect list offers a choice."""
    card = table.box.cards.get(name_of(key))
    return _CHOICES.get(card.type if card else "") or rule_of(table, key)


def source_of(table: Midgard, key: str) -> Text | Word:
    """Return the name of the card, or of what else an effect list belongs to."""
    name = name_of(key)
    card = table.box.cards.get(name)
    return card.word if card is not None else Word("source", of=name.partition("-")[0], location=table.location)


# ------------------------------------------------------------------------------------------------ Lists


class Do(Step):
    """The effects of a list are done from left to right."""

    seat: int
    key: str
    at: int = 0

    def can_wait(self, table: Midgard) -> bool:
        return is_list(table, self.key) and 0 <= self.at <= len(table.box.lists[self.key])

    def run(self, table: Midgard) -> None:
        todo = table.box.lists[self.key]
        for at in range(self.at, len(todo)):
            effect = todo[at]
            # A board draws an event with what comes next, which must lie on the stack before something is told. Where
            # nothing is, as in playouts, goods are given in a row, for they ask nothing.
            if type(effect) is effects.Gain and not table.story:
                gain(table, self.seat, effect, self.key)
                continue
            if at + 1 < len(todo):
                table.push(Do(self.seat, self.key, at + 1))
            DOES[type(effect)](table, self.seat, effect, f"{self.key}.{at}")
            return


def is_list(table: Midgard, key: str) -> bool:
    """Return whether the box has an effect list with this key."""
    return key in table.box.lists


def barred(table: Midgard, seat: int, key: str) -> str | None:
    """Return the rule that keeps a seat from choosing an effect list, or None."""
    first = table.box.lists[key][0]
    # Most lists begin with something that anybody can do.
    if type(first) is effects.Gain:
        return None
    bar = BARS.get(type(first))
    return bar(table, seat, first) if bar else None


def begin(table: Midgard, seat: int, key: str, asker: Decision | None) -> None:
    """Begin a list that was chosen. What is paid or fought for may be taken back, and the asker then asks again."""
    first = table.box.lists[key][0]
    if beginner := BEGINS.get(type(first)):
        beginner(table, seat, first, key, asker)
    else:
        table.push(Do(seat, key))


# ------------------------------------------------------------------------------------------------ Goods


def cost_of(todo: effects.Effects) -> effects.Pay:
    """Return the cost of an effect list."""
    first = todo[0]
    return first if isinstance(first, effects.Pay) else effects.Pay()


def cost_facts(table: Midgard, seat: int, cost: effects.Pay) -> Mapping[str, Any]:
    """Return a cost in words, what a seat has of it, and if its dice don't pay their part."""
    ship = table.longships[seat]
    short = not table.can_pay(seat, effects.Pay(dice=cost.dice))
    return {"cost": cost.words(), "food": ship.food, "favor": ship.favor, "dice": int(short)}


def shortage(table: Midgard, seat: int, cost: effects.Pay) -> tuple[Word, ...]:
    """Return the part of a cost that a seat lacks, in words."""
    ship = table.longships[seat]
    lacks = {what: getattr(cost, what) - getattr(ship, what) for what in ("food", "favor", "terror")}
    paid = placed(tuple(sorted(table.pieces(seat))), cost.dice, table.wild(seat))
    icons = effects.named(f"icon-{icon}" for icon, piece in zip(cost.dice, paid, strict=True) if not piece)
    return (*[goods(what, n) for what, n in lacks.items() if n > 0], *icons)


def goods(what: str, n: int) -> Word:
    """Return a number of goods, in words."""
    return Word("goods", what=what, n=n)


def tell_gain(table: Midgard, rule: str, seat: int, what: Word, source: Text | Word, how: str = "gain") -> None:
    """Tell a gain or a loss of a seat, and its source."""
    table.tell(rule, seat=seat, how=how, event=Word("gains", seat=seat, goods=what, source=source, how=how))


@does(effects.Gain)
def gain(table: Midgard, seat: int, effect: effects.Gain, key: str) -> None:
    """Give a seat goods from the supply, or glory."""
    ship = table.longships[seat]
    setattr(ship, effect.what, getattr(ship, effect.what) + effect.n)
    if table.story:
        tell_gain(table, rule_of(table, key), seat, goods(effect.what, effect.n), source_of(table, key))


@does(effects.Extra)
def extra(table: Midgard, seat: int, effect: effects.Extra, key: str) -> None:
    """Give a seat more dice, attempts or rewards at this location."""
    ship = table.longships[seat]
    if effect.what == "combat_die":
        ship.extra = added(ship.extra, effect.n)
    elif effect.what == "attempt":
        ship.attempts += effect.n
    else:
        from .trading import TradeRewards

        table.push(TradeRewards(seat, effect.n))
    if table.story:
        what = Word("extra", what=effect.what, n=effect.n)
        tell_gain(table, rule_of(table, key), seat, what, source_of(table, key))


@does(effects.Marker)
@rule("trade.marker")
def pass_marker(table: Midgard, seat: int, effect: effects.Marker, key: str) -> None:
    """Let a seat take the Start Player marker, or pass it to the left."""
    table.marker = (seat + 1) % table.players if table.marker == seat else seat
    if table.story:
        how = "take" if table.marker == seat else "pass"
        table.tell("trade.marker", seat=seat, leader=table.marker, how=how)


# ------------------------------------------------------------------------------------------------ Choices


class Option(Action):
    """Choose one of several things that are offered, by its number."""

    path = ("do:option-{number}",)
    untimely = "village.pillage"

    number: int

    def refused(self, table: Midgard, decision: ChooseEffect) -> str | None:
        return barred(table, decision.seat, f"{decision.key}.{self.number}")

    def do(self, table: Midgard, decision: ChooseEffect) -> None:
        key = f"{decision.key}.{self.number}"
        begin(table, decision.seat, key, decision)
        tell_option(table, decision.seat, key)

    def facts(self, table: Midgard, decision: ChooseEffect) -> Mapping[str, Any]:
        todo = table.box.lists[f"{decision.key}.{self.number}"]
        return {"effect": core.said(todo, table.box.speech), **cost_facts(table, decision.seat, cost_of(todo))}


class Pass(Action):
    """Leave it."""

    untimely = "village.pillage"

    def do(self, table: Midgard, decision: ChooseEffect) -> None:
        if table.story:
            tell_choice(table, decision.seat, decision.key, "declined")


PASS = Pass()


@cache
def numbered(number: int) -> tuple[Option, ...]:
    """Return the actions that choose one of several things."""
    return tuple(map(Option, range(number)))


@does(effects.Choose)
@does(effects.May)
def offer(table: Midgard, seat: int, effect: effects.Choose | effects.May, key: str) -> None:
    """Ask a seat which list to do, where there is a choice; without one, say why."""
    optional = type(effect) is effects.May
    lost = {each: bar for each in range(len(effect.inner)) if (bar := barred(table, seat, f"{key}.{each}"))}
    free = [each for each in range(len(effect.inner)) if each not in lost]
    if len(free) + optional > 1:
        table.push(ChooseEffect(seat, key, len(effect.inner), optional))
        return
    if free:
        begin(table, seat, f"{key}.{free[0]}", None)
    if table.story:
        for each, bar in lost.items():
            tell_barred(table, seat, f"{key}.{each}", bar)


def tell_option(table: Midgard, seat: int, key: str) -> None:
    """Tell the effect list that was chosen, unless it begins with a gain, which is told at once."""
    todo = table.box.lists[key]
    if table.story and type(todo[0]) is not effects.Gain:
        tell_choice(table, seat, key, "chosen", effect=core.said(todo, table.box.speech))


def tell_barred(table: Midgard, seat: int, key: str, bar: str) -> None:
    """Tell an effect list that a seat couldn't choose, and why."""
    todo = table.box.lists[key]
    facts = {"effect": core.said(todo, table.box.speech), "short": shortage(table, seat, cost_of(todo))}
    tell_choice(table, seat, key, "barred", (bar,), **facts, why=_WHY.get(bar, "cost"))


_WHY = MappingProxyType(
    {"combat.dice": "dice", "upgrade.choice": "token", "trade.choices": "stock", "sea.journey": "journey"}
)
"""The word for a lack, by the rule that keeps a seat from choosing a list; otherwise it is a part of a cost."""


def tell_choice(table: Midgard, seat: int, key: str, how: str, also: Collection[str] = (), **facts: object) -> None:
    """Tell a choice of a seat, or a choice that it didn't have, by the rule of the effect list."""
    event = Word(how, seat=seat, source=source_of(table, key), **facts)
    table.tell(choice_rule(table, key), also=tuple(also), seat=seat, how="choose", event=event)


def tell_piece(table: Midgard, rule: str, seat: int, chosen: Word | None) -> None:
    """Tell a piece that was chosen, or that all of them were taken back, by the rule that asks for pieces."""
    if table.story:
        event = Word("piece-chosen", seat=seat, piece=chosen) if chosen else Word("taken-back", seat=seat)
        table.tell(rule, seat=seat, how="choose", event=event)


class ChooseEffect(_Choice):
    """Choose one of the things that the card offers; where it says that you may, you can leave it."""

    key: str
    options: int
    optional: bool

    def can_wait(self, table: Midgard) -> bool:
        last = is_list(table, f"{self.key}.{self.options - 1}") and not is_list(table, f"{self.key}.{self.options}")
        return last and self.options > 0

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found = numbered(self.options)
        return [*found, PASS] if self.optional else found

    def reach(self, table: Midgard) -> Sequence[Action]:
        from .part import ACT, cant_act

        # Who rests because nothing can be paid may still ask why.
        had_to = name_of(self.key) == "rest" and table.location and cant_act(table, self.seat)
        return [*self.candidates(table), ACT] if had_to else self.candidates(table)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        offer = core.said(table.box.lists[f"{self.key}.0"], table.box.speech)
        return {"source": source_of(table, self.key), "offer": offer, "kind": "may" if self.optional else "choose"}


# ------------------------------------------------------------------------------------------------ Another player


class Give(Action):
    """Choose who gets it."""

    path = ("do:give-{rival}",)
    untimely = "village.runes"

    rival: int

    def refused(self, table: Midgard, decision: GiveTo) -> str | None:
        return "village.runes" if self.rival == decision.seat else None

    def do(self, table: Midgard, decision: GiveTo) -> None:
        hand_over(table, self.rival, decision.what, decision.n)


@does(effects.Give)
def give(table: Midgard, seat: int, effect: effects.Give, key: str) -> None:
    """Let a seat choose who gets something; with two players there is no choice."""
    if table.players == 2:
        hand_over(table, 1 - seat, effect.what, effect.n)
    else:
        table.push(GiveTo(seat, effect.what, effect.n))


@rule("village.runes")
def hand_over(table: Midgard, rival: int, what: str, n: int) -> None:
    """Make an opponent take goods."""
    ship = table.longships[rival]
    setattr(ship, what, getattr(ship, what) + n)
    if table.story:
        tell_gain(table, "village.runes", rival, goods(what, n), Word("source", of="rival", location=table.location))


class GiveTo(_Choice):
    """Choose the opponent who must take it."""

    rules = ("village.runes",)

    what: str
    n: int

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [Give(rival) for rival in range(table.players)]
