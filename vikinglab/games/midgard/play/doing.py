"""What cards do: effect lists are done from left to right, and the chapters say how each verb is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from vikinglab.core.engine import effect as core
from vikinglab.core.engine.decision import Action, Decision, Step
from vikinglab.core.words.speech import Text, Word

from .. import effects
from ..dice import added
from ..table import Midgard
from .choosing import _Choice

Doer = Callable[[Midgard, int, Any, str], None]
"""What does an effect for a seat; it also gets the key of the lists that the effect holds."""
Bar = Callable[[Midgard, int, Any], str | None]
"""Return the rule that keeps a seat from choosing a list that begins with an effect, or None."""

Beginner = Callable[[Midgard, int, Any, str, Decision | None], None]
"""Begin a list by a payment or a combat, which may be taken back to the decision that asked for it."""

DOES, BARS, BEGINS = core.ByVerb[Doer](), core.ByVerb[Bar](), core.ByVerb[Beginner]()
does, bars, begins = DOES.verb, BARS.verb, BEGINS.verb


class Do(Step):
    """The effects of a list are done from left to right."""

    seat: int
    key: str
    at: int = 0

    def run(self, table: Midgard) -> None:
        todo = table.box.lists[self.key]
        for at in range(self.at, len(todo)):
            effect = todo[at]
            # What comes next must be on the stack before something is told, and is spared where nothing is.
            if type(effect) is effects.Gain and not table.story:
                gain(table, self.seat, effect.what, effect.n, self.key)
                continue
            if at + 1 < len(todo):
                table.push(Do(self.seat, self.key, at + 1))
            DOES[type(effect)](table, self.seat, effect, f"{self.key}.{at}")
            return


def barred(table: Midgard, seat: int, key: str) -> str | None:
    """Return the rule that keeps a seat from choosing an effect list, or None."""
    todo = table.box.lists[key]
    # Most lists begin with something that anybody can do.
    if not todo or type(todo[0]) is effects.Gain:
        return None
    bar = BARS.get(type(todo[0]))
    return bar(table, seat, todo[0]) if bar else None


# ------------------------------------------------------------------------------------------------ Goods

_RULES = MappingProxyType({
    "rest": "part.rest", "promote": "recruit.promote", "bonus": "part.bonus", "reward": "trade.choices",
    "reaver": "reaver.first", "tile": "territory.rewards", "battle": "sea.won", "journey": "sea.journey",
    "artifact": "artifact.use", "upgrade": "upgrade.choice", "farm": "village.farm", "village_wall": "village.wall",
    "swords": "village.bundle", "bows": "village.bundle", "axes": "village.bundle", "runes": "village.runes",
    "keep_wall": "keep.wall", "tower": "keep.tower",
})  # fmt: skip
"""The rule that tells what an effect brings, by the type of the card or by what else the list belongs to."""


def rule_of(table: Midgard, key: str) -> str:
    """Return the rule by which an effect list works."""
    name = key.partition(".")[0]
    card = table.box.cards.get(name)
    if card is None:
        return _RULES[name.partition("-")[0]]
    return _RULES.get(card.type) or _RULES[table.deck_of(name).replace("territory", "tile")]


def source_of(table: Midgard, key: str) -> Text | Word:
    """Return the name of what an effect list belongs to."""
    name = key.partition(".")[0]
    card = table.box.cards.get(name)
    return card.word if card is not None else Word("source", of=name.partition("-")[0], location=table.location)


def costs(table: Midgard, seat: int, cost: effects.Pay) -> Mapping[str, Any]:
    """Return a cost in words, what a seat has of it, and if its dice don't pay their part."""
    ship = table.longships[seat]
    short = not table.can_pay(seat, effects.Pay(dice=cost.dice))
    return {"cost": cost.words(), "food": ship.food, "favor": ship.favor, "dice": int(short)}


def goods(what: str, n: int) -> Word:
    """Return so much of a good, in words."""
    return Word("goods", what=what, n=n)


def tell_gain(table: Midgard, rule: str, seat: int, what: Word, source: Text | Word, how: str = "gain") -> None:
    """Tell what a seat gains or loses, and from what."""
    table.tell(rule, seat=seat, how=how, gains=Word("gains", seat=seat, goods=what, source=source, how=how))


@does(effects.Gain)
def gain_effect(table: Midgard, seat: int, effect: effects.Gain, key: str) -> None:
    """Give a seat what an effect says."""
    gain(table, seat, effect.what, effect.n, key)


def gain(table: Midgard, seat: int, what: str, n: int, key: str) -> None:
    """Give a seat goods from the supply, or glory."""
    ship = table.longships[seat]
    setattr(ship, what, getattr(ship, what) + n)
    if table.story:
        tell_gain(table, rule_of(table, key), seat, goods(what, n), source_of(table, key))


def lose(table: Midgard, seat: int, what: str, n: int, key: str) -> None:
    """Take goods from a seat, as many as it has."""
    ship = table.longships[seat]
    lost = min(n, getattr(ship, what))
    setattr(ship, what, getattr(ship, what) - lost)
    if table.story:
        tell_gain(table, rule_of(table, key), seat, goods(what, lost), source_of(table, key), "lose")


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
def pass_marker(table: Midgard, seat: int, effect: effects.Marker, key: str) -> None:
    """Let a seat take the Start Player marker, or pass it to the left."""
    table.marker = (seat + 1) % table.players if table.marker == seat else seat
    if table.story:
        table.tell("trade.marker", seat=seat, leader=table.marker, passed=int(table.marker != seat))


# ------------------------------------------------------------------------------------------------ Choices


class Option(Action):
    """Choose one of several things that are offered, by its number."""

    path = ("do:option-{number}",)
    untimely = "village.pillage"

    number: int


class Pass(Action):
    """Leave it."""

    untimely = "village.pillage"


OPTIONS = [Option(number) for number in range(12)]
PASS = Pass()


@does(effects.Choose)
@does(effects.May)
def offer(table: Midgard, seat: int, effect: effects.Choose | effects.May, key: str) -> None:
    """Ask a seat which list to do, where there is a choice."""
    free = [number for number in range(len(effect.inner)) if not barred(table, seat, f"{key}.{number}")]
    optional = type(effect) is effects.May
    if len(free) + optional > 1:
        table.push(ChooseEffect(seat, key, len(effect.inner), optional))
    elif free:
        begin(table, seat, f"{key}.{free[0]}", None)


def begin(table: Midgard, seat: int, key: str, asker: Decision | None) -> None:
    """Begin a list that was chosen. What is paid or fought for may be taken back, and the asker then asks again."""
    todo = table.box.lists[key]
    beginner = BEGINS.get(type(todo[0])) if todo else None
    if beginner is None:
        table.push(Do(seat, key))
    else:
        beginner(table, seat, todo[0], key, asker)


def tell_option(table: Midgard, seat: int, key: str) -> None:
    """Tell which effect list was chosen, unless what it brings is told at once."""
    todo = table.box.lists[key]
    if table.story and (not todo or type(todo[0]) is not effects.Gain):
        effect = core.said(todo, table.box.speech)
        also = _attack(table, key)
        table.tell("village.pillage", also=also, seat=seat, source=source_of(table, key), effect=effect, left=0)


def _attack(table: Midgard, key: str) -> tuple[str, ...]:
    """Return the rule of attacks where a card of a keep offers one."""
    return ("keep.attack",) if rule_of(table, key) in ("keep.wall", "keep.tower") else ()


class ChooseEffect(_Choice):
    """Choose one of the things that the card offers; where it says that you may, you can leave it."""

    rules = ("village.pillage", "keep.attack")

    key: str
    options: int
    optional: bool

    def candidates(self, table: Midgard) -> Sequence[Action]:
        options: list[Action] = [*OPTIONS[: self.options]]
        return [*options, PASS] if self.optional else options

    def refuse(self, table: Midgard, action: Action) -> str | None:
        return barred(table, self.seat, f"{self.key}.{action.number}") if isinstance(action, Option) else None

    def resolve(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Option):
            begin(table, self.seat, f"{self.key}.{action.number}", self)
            tell_option(table, self.seat, f"{self.key}.{action.number}")
        elif table.story:
            source = source_of(table, self.key)
            also = _attack(table, self.key)
            table.tell("village.pillage", also=also, seat=self.seat, source=source, effect="", left=1)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        source = {"source": source_of(table, self.key)}
        if not isinstance(action, Option):
            return source
        todo = table.box.lists[f"{self.key}.{action.number}"]
        cost = todo[0] if todo and type(todo[0]) is effects.Pay else effects.Pay()
        return {**source, "effect": core.said(todo, table.box.speech), **costs(table, self.seat, cost)}


# ------------------------------------------------------------------------------------------------ Another player


class Give(Action):
    """Choose who gets it."""

    path = ("do:give-{rival}",)
    untimely = "village.runes"

    rival: int


@does(effects.Give)
def give(table: Midgard, seat: int, effect: effects.Give, key: str) -> None:
    """Let a seat choose who gets something; with two players there is no choice."""
    if table.players == 2:
        GiveTo(seat, effect.what, effect.n).resolve(table, Give(1 - seat))
    else:
        table.push(GiveTo(seat, effect.what, effect.n))


class GiveTo(_Choice):
    """Choose the opponent who must take it."""

    rules = ("village.runes",)

    what: str
    n: int

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [Give(rival) for rival in range(table.players)]

    def refuse(self, table: Midgard, action: Any) -> str | None:
        return "village.runes" if action.rival == self.seat else None

    def resolve(self, table: Midgard, action: Any) -> None:
        ship = table.longships[action.rival]
        setattr(ship, self.what, getattr(ship, self.what) + self.n)
        if table.story:
            source = Word("source", of="rival", location=table.location)
            tell_gain(table, "village.runes", action.rival, goods(self.what, self.n), source)
