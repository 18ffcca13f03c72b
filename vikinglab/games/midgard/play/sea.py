"""Battle at sea: a journey first, then a battle, won by its set of dice or by combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, FromPool, Pending, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from .. import effects
from ..deck import Battle, Journey
from ..dice import changed
from ..table import Midgard
from .artifacts import _InPart
from .combat import PrepareCombat, _Fought
from .doing import Do, bars, cost_facts, does, shortage
from .paying import Payment
from .recruiting import FROM_DECK, take_top, tell_shuffle

# ------------------------------------------------------------------------------------------------ The journey


@does(effects.Journey)
def journey(table: Midgard, seat: int, effect: effects.Journey, key: str) -> None:
    """Reveal the next Sea Journey, if there is one."""
    if len(table.decks["journey"]):
        table.push(DrawJourney(seat))


class DrawJourney(FromPool):
    """The top Sea Journey is revealed; it lies open until it is over."""

    stream = "cards"
    rules = ("sea.journey",)

    seat: int

    def pool(self, table: Midgard) -> Pool:
        return table.decks["journey"]

    def resolve(self, table: Midgard, outcome: str) -> None:
        shuffled = take_top(table, "journey", outcome)
        table.displays["journey"] = ((outcome,),)
        table.push(BeginJourney(self.seat, False))
        tell_shuffle(table, "journey", shuffled)
        if table.story:
            source = table.box.cards[outcome].word
            table.tell("sea.journey", seat=self.seat, how="meet", source=source)


def met(table: Midgard) -> Journey:
    """Return the journey that lies open."""
    return table.box.journeys[table.displays["journey"][0][0]]


class BeginJourney(Step):
    """A journey without a cost, or one that can't be paid, is suffered; one that was cancelled is over."""

    seat: int
    asked: bool
    """True if its seat has been asked already, and used an artifact first."""

    def run(self, table: Midgard) -> None:
        if not table.displays["journey"]:
            return
        cost = met(table).cost
        if cost is None:
            suffer(table, self.seat, "suffer" if met(table).effect else "calm")
        elif self.asked or table.can_pay(self.seat, cost) or table.usable(self.seat):
            table.push(MeetJourney(self.seat))
        else:
            suffer(table, self.seat, "short", short=shortage(table, self.seat, cost))


@rule("sea.journey")
def suffer(table: Midgard, seat: int, how: str, **facts: Any) -> None:
    """Let a seat suffer the journey."""
    table.push(Do(seat, table.displays["journey"][0][0]), EndJourney())
    if table.story:
        table.tell("sea.journey", seat=seat, how=how, source=met(table).word, **facts)


class EndJourney(Step):
    """A journey that is over goes face up under its deck."""

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.displays["journey"])

    def run(self, table: Midgard) -> None:
        for [card] in table.displays["journey"]:
            table.discard(card)
        table.displays["journey"] = ()


class PayCost(Action):
    """Pay what the journey asks for."""

    untimely = "sea.journey"

    def refused(self, table: Midgard, decision: Any) -> str | None:
        return None if can_pay_journey(table, decision.seat) else "part.cost"

    def do(self, table: Midgard, decision: MeetJourney) -> None:
        cost = met(table).cost
        assert cost is not None
        table.push(Payment(decision.seat, cost, EndJourney(), decision))
        if table.story:
            table.tell("sea.journey", seat=decision.seat, how="pay", source=met(table).word)

    def facts(self, table: Midgard, decision: Any) -> Mapping[str, Any]:
        return cost_facts(table, decision.seat, met(table).cost or effects.Pay())


class Suffer(Action):
    """Suffer what the journey brings."""

    untimely = "sea.journey"

    def do(self, table: Midgard, decision: MeetJourney) -> None:
        suffer(table, decision.seat, "suffer")


PAY_COST = PayCost()


def can_pay_journey(table: Midgard, seat: int) -> bool:
    """Return whether a seat can pay the cost of the journey that lies open."""
    cost = met(table).cost
    return cost is not None and table.can_pay(seat, cost)


class MeetJourney(_InPart):
    """Pay the cost of the Sea Journey, or suffer its effect."""

    rules = ("sea.journey",)
    choices = (PAY_COST, Suffer())

    def can_wait(self, table: Midgard) -> bool:
        return bool(table.displays["journey"]) and met(table).cost is not None

    def again(self) -> Pending:
        # An artifact may cancel the journey, and then nothing is left to be asked.
        return BeginJourney(self.seat, True)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        return {"source": met(table).word}


@does(effects.Cancel)
def cancel(table: Midgard, seat: int, effect: effects.Cancel, key: str) -> None:
    """Discard the journey that waits: neither its cost nor its effect counts."""
    table.push(EndJourney())


@bars(effects.Cancel)
def cant_cancel(table: Midgard, seat: int, effect: effects.Cancel) -> str | None:
    """Only a journey that waits for a decision can be cancelled."""
    return None if table.displays["journey"] else "sea.journey"


@does(effects.DeckOnly)
def deck_only(table: Midgard, seat: int, effect: effects.DeckOnly, key: str) -> None:
    """Let the seat face a battle from the deck."""
    table.deck_only = True


@does(effects.Harden)
def harden(table: Midgard, seat: int, effect: effects.Harden, key: str) -> None:
    """Make the seat's battle harder."""
    table.more_defence += effect.defence
    table.more_dice += effect.set


# ------------------------------------------------------------------------------------------------ The battle


@does(effects.Battle)
def battle(table: Midgard, seat: int, effect: effects.Battle, key: str) -> None:
    """Let a seat choose its battle, if there is any."""
    if any(table.displays["battle"]) or len(table.decks["battle"]):
        table.push(ChooseBattle(seat))


class Face(Action):
    """Face the Sea Battle at a place."""

    path = ("battle:{place}",)
    untimely = "sea.choose"

    place: int

    def refused(self, table: Midgard, decision: ChooseBattle) -> str | None:
        return "sea.choose" if table.deck_only and len(table.decks["battle"]) else None

    def do(self, table: Midgard, decision: ChooseBattle) -> None:
        table.push(BeginBattle(decision.seat, self.place, False))
        if table.story:
            table.tell("sea.choose", seat=decision.seat, how="face", **self.facts(table, decision))

    def facts(self, table: Midgard, decision: ChooseBattle) -> Mapping[str, Any]:
        return {"card": table.box.cards[table.displays["battle"][self.place - 1][0]].word}


class ChooseBattle(_InPart):
    """Choose a Sea Battle: one that lies face up, or the top of the deck."""

    rules = ("sea.choose",)

    deck: str = "battle"

    def can_wait(self, table: Midgard) -> bool:
        return any(table.displays["battle"]) or bool(len(table.decks["battle"]))

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [Face(place) for place, group in enumerate(table.displays["battle"], 1) if group]
        if len(table.decks["battle"]):
            found.append(FROM_DECK)
        return [*found, *self.uses(table)]

    def from_deck(self, table: Midgard) -> None:
        """Face the top of the deck."""
        table.push(DrawBattle(self.seat))


class DrawBattle(FromPool):
    """A Sea Battle from the deck is seen before the way to fight it is chosen."""

    stream = "cards"
    rules = ("sea.choose",)

    seat: int

    def pool(self, table: Midgard) -> Pool:
        return table.decks["battle"]

    def resolve(self, table: Midgard, outcome: str) -> None:
        shuffled = take_top(table, "battle", outcome)
        table.displays["battle"] = (*table.displays["battle"], (outcome,))
        table.push(BeginBattle(self.seat, len(table.displays["battle"]), True))
        tell_shuffle(table, "battle", shuffled)
        if table.story:
            table.tell("sea.choose", seat=self.seat, how="draw", card=table.box.cards[outcome].word)


class PaySet(Action):
    """Beat the battle with exactly its set of dice."""

    untimely = "sea.set"

    def refused(self, table: Midgard, decision: FaceBattle) -> str | None:
        return None if table.can_pay(decision.seat, decision.cost(table)) else "sea.set"

    def do(self, table: Midgard, decision: FaceBattle) -> None:
        table.push(Payment(decision.seat, decision.cost(table), decision.end(True), decision))
        decision.tell(table, "pay")


class Fight(Action):
    """Fight the battle with combat dice."""

    untimely = "combat.dice"

    def refused(self, table: Midgard, decision: FaceBattle) -> str | None:
        return None if table.can_fight(decision.seat) else "combat.dice"

    def do(self, table: Midgard, decision: FaceBattle) -> None:
        table.push(PrepareCombat(decision.seat, decision.defence(table), (), (), decision.end(False), decision))
        decision.tell(table, "fight")


class LetGo(Action):
    """Let the battle go."""

    untimely = "combat.decline"

    def do(self, table: Midgard, decision: FaceBattle) -> None:
        table.push(decision.end(False))


def _lies(self: Any, table: Midgard) -> bool:
    """Return whether the battle of a thing lies at its place; one from the deck lies at the last."""
    groups = table.displays["battle"]
    there = 0 < self.place <= len(groups) and bool(groups[self.place - 1])
    return there and (not self.drawn or self.place == len(groups))


PAY_SET, FIGHT, LET_GO = PaySet(), Fight(), LetGo()


class BeginBattle(Step):
    """A seat that can neither fight nor pay the set lets the battle go."""

    rules = ("sea.set", "combat.dice")

    seat: int
    place: int
    drawn: bool

    can_wait = _lies

    def run(self, table: Midgard) -> None:
        battle = FaceBattle(self.seat, self.place, self.drawn)
        if not battle.refuse(table, FIGHT) or not battle.refuse(table, PAY_SET) or battle.uses(table):
            table.push(battle)
            return
        table.push(battle.end(False))
        if table.story:
            battle.tell(table, "short", ("combat.dice",), short=shortage(table, self.seat, battle.cost(table)))


class FaceBattle(_InPart):
    """Beat the Sea Battle with its set of dice, or fight it, or let it go."""

    rules = ("sea.set", "combat.decline")
    choices = (PAY_SET, FIGHT, LET_GO)

    place: int
    drawn: bool

    can_wait = _lies

    def card(self, table: Midgard) -> Battle:
        """Return the battle that is faced."""
        return table.box.battles[table.displays["battle"][self.place - 1][0]]

    def defence(self, table: Midgard) -> int:
        """Return the defence to fight."""
        return self.card(table).defence + table.more_defence

    def cost(self, table: Midgard) -> effects.Pay:
        """Return the set that beats it."""
        more: list[effects.Icon] = ["any"] * table.more_dice
        return effects.Pay(dice=(*self.card(table).set, *more))

    def end(self, won: bool) -> EndBattle:
        """Return the end of the battle."""
        return EndBattle(self.seat, won, self.place, self.drawn)

    def tell(self, table: Midgard, how: str, also: tuple[str, ...] = (), **facts: Any) -> None:
        """Tell the way in which the battle is faced."""
        if table.story:
            table.tell("sea.set", also=also, seat=self.seat, source=self.card(table).word, how=how, **facts)

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        return {"source": self.card(table).word, "icons": self.cost(table).words()}


class EndBattle(_Fought):
    """A battle that is won brings its glory and more; one from the deck that isn't won goes under it."""

    rules = ("sea.won",)

    place: int
    drawn: bool

    can_wait = _lies

    def run(self, table: Midgard) -> None:
        seat, groups, at = self.seat, table.displays["battle"], self.place - 1
        [id] = groups[at]
        card = table.box.battles[id]
        if self.drawn:
            table.displays["battle"] = groups[:at]
        elif self.won:
            table.displays["battle"] = changed(groups, at, ())
        if self.won:
            table.keep(seat, id)
            table.longships[seat].glory += card.glory
            table.push(Do(seat, id))
        elif self.drawn:
            table.discard(id)
        if table.story:
            how = "beat" if self.won else "miss"
            table.tell("sea.won", seat=seat, goods=card.glory, source=card.word, how=how)
