"""Battle at sea: a journey first, then a battle, won by its set of dice or by combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine import effect as core
from vikinglab.core.engine.decision import Action, FromPool, Step
from vikinglab.core.engine.pool import Pool

from .. import effects
from ..box import Battle, Journey
from ..dice import changed
from ..table import Midgard
from .artifacts import _InPart
from .combat import combat
from .doing import Do, bars, costs, does
from .paying import pay_for
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
        table.push(BeginJourney(self.seat))
        tell_shuffle(table, "journey", shuffled)
        if table.story:
            source = table.box.cards[outcome].word
            table.tell("sea.journey", seat=self.seat, how="meet", source=source)


def _waiting(table: Midgard) -> Journey:
    return table.box.journeys[table.displays["journey"][0][0]]


class BeginJourney(Step):
    """A journey without a cost, or one that can't be paid, is suffered."""

    seat: int

    def run(self, table: Midgard) -> None:
        cost, ship = _waiting(table).cost, table.longships[self.seat]
        if cost is not None and (table.can_pay(self.seat, cost) or (ship.artifacts and table.usable(self.seat))):
            table.push(MeetJourney(self.seat))
        else:
            suffer(table, self.seat)


def suffer(table: Midgard, seat: int) -> None:
    """Let a seat suffer the journey."""
    table.push(Do(seat, table.displays["journey"][0][0]), EndJourney())
    if table.story:
        table.tell("sea.journey", seat=seat, how="suffer", source=_waiting(table).word)


class EndJourney(Step):
    """A journey that is over goes face up under its deck."""

    def run(self, table: Midgard) -> None:
        [[card]] = table.displays["journey"]
        table.displays["journey"] = ()
        table.discard(card)


class PayCost(Action):
    """Pay what the journey asks for."""

    untimely = "sea.journey"


class Suffer(Action):
    """Suffer what the journey brings."""

    untimely = "sea.journey"


class MeetJourney(_InPart):
    """Pay the cost of the Sea Journey, or suffer its effect."""

    rules = ("sea.journey",)
    choices = (PayCost(), Suffer())

    def refuse(self, table: Midgard, action: Action) -> str | None:
        cost = _waiting(table).cost
        return "part.cost" if type(action) is PayCost and cost and not table.can_pay(self.seat, cost) else None

    def choose(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Suffer):
            suffer(table, self.seat)
            return
        cost = _waiting(table).cost
        assert cost is not None
        pay_for(table, self.seat, cost, self, EndJourney())
        if table.story:
            table.tell("sea.journey", seat=self.seat, how="pay", source=_waiting(table).word)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        card = _waiting(table)
        assert card.cost is not None
        effect = core.said(card.effect, table.box.speech)
        return {"source": card.word, **costs(table, self.seat, card.cost), "effect": effect}


@does(effects.Cancel)
def cancel(table: Midgard, seat: int, effect: effects.Cancel, key: str) -> None:
    """Discard the journey that waits: neither its cost nor its effect counts."""
    at = next(at for at, thing in enumerate(table.stack) if type(thing) is MeetJourney)
    table.stack[at] = EndJourney()


@bars(effects.Cancel)
def cant_cancel(table: Midgard, seat: int, effect: effects.Cancel) -> str | None:
    """Only a journey that waits for a decision can be cancelled."""
    return None if any(type(thing) is MeetJourney for thing in table.stack) else "sea.journey"


@does(effects.DeckOnly)
def deck_only(table: Midgard, seat: int, effect: effects.DeckOnly, key: str) -> None:
    """Let the seat face a battle from the deck."""
    table.deck_only = True


@does(effects.Harden)
def harden(table: Midgard, seat: int, effect: effects.Harden, key: str) -> None:
    """Make the seat's battle harder."""
    table.harder += effect.defence + 100 * effect.set


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


FACE = [Face(place) for place in range(1, 21)]


class ChooseBattle(_InPart):
    """Choose a Sea Battle: one that lies face up, or the top of the deck."""

    rules = ("sea.choose",)

    deck: str = "battle"

    def offers(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = [FACE[at] for at, group in enumerate(table.displays["battle"]) if group]
        if len(table.decks["battle"]):
            found.append(FROM_DECK)
        return found

    def refuse(self, table: Midgard, action: Action) -> str | None:
        fog = type(action) is Face and table.deck_only and len(table.decks["battle"])
        return "sea.choose" if fog else None

    def choose(self, table: Midgard, action: Action) -> None:
        if not isinstance(action, Face):
            table.push(DrawBattle(self.seat))
            return
        table.push(BeginBattle(self.seat, action.place, False))
        if table.story:
            table.tell("sea.choose", seat=self.seat, drawn=0, **self.figures(table, action))

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        if not isinstance(action, Face):
            return {}
        return {"card": table.box.cards[table.displays["battle"][action.place - 1][0]].word}


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
            table.tell("sea.choose", seat=self.seat, card=table.box.cards[outcome].word, drawn=1)


class BeginBattle(Step):
    """Whoever can neither fight nor pay the set lets the battle go."""

    seat: int
    place: int
    drawn: bool

    def run(self, table: Midgard) -> None:
        fight = FaceBattle(self.seat, self.place, self.drawn)
        if fight.refuse(table, FIGHT) and fight.refuse(table, PAY_SET) and not fight.uses(table):
            fight.resolve(table, LET_GO)
        else:
            table.push(fight)


class PaySet(Action):
    """Beat the battle with exactly its set of dice."""

    untimely = "sea.set"


class Fight(Action):
    """Fight the battle with combat dice."""

    untimely = "combat.dice"


class LetGo(Action):
    """Let the battle go."""

    untimely = "combat.decline"


PAY_SET, FIGHT, LET_GO = PaySet(), Fight(), LetGo()


class FaceBattle(_InPart):
    """Beat the Sea Battle with its set of dice, or fight it, or let it go."""

    rules = ("sea.set", "combat.decline")
    choices = (PAY_SET, FIGHT, LET_GO)

    place: int
    drawn: bool

    def card(self, table: Midgard) -> Battle:
        """Return the battle that is faced."""
        return table.box.battles[table.displays["battle"][self.place - 1][0]]

    def defence(self, table: Midgard) -> int:
        """Return the defence to fight."""
        return self.card(table).defence + table.harder % 100

    def cost(self, table: Midgard) -> effects.Pay:
        """Return the set that beats it."""
        return effects.Pay(dice=(*self.card(table).set, *["any"] * (table.harder // 100)))  # type: ignore[arg-type]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        if type(action) is PaySet:
            return None if table.can_pay(self.seat, self.cost(table)) else "sea.set"
        return "combat.dice" if type(action) is Fight and not table.can_fight(self.seat) else None

    def choose(self, table: Midgard, action: Action) -> None:
        seat, over = self.seat, EndBattle(self.seat, self.place, self.drawn)
        match action:
            case PaySet():
                pay_for(table, seat, self.cost(table), self, WinBattle(), over)
                self._tell(table, 1)
            case Fight():
                table.push(*combat(seat, self.defence(table), self, over))
                self._tell(table, 0)
            case _:
                table.push(over)

    def _tell(self, table: Midgard, pays: int) -> None:
        if table.story:
            table.tell("sea.set", seat=self.seat, source=self.card(table).word, pays=pays)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        card = self.card(table)
        icons = effects.named(f"icon-{icon}" for icon in self.cost(table).dice)
        return {"source": card.word, "defence": self.defence(table), "icons": icons, "glory": card.glory}


class WinBattle(Step):
    """The set of dice wins without a roll."""

    def run(self, table: Midgard) -> None:
        table.won = True


class EndBattle(Step):
    """A battle that is won brings its glory and more; one from the deck that isn't won goes under it."""

    rules = ("sea.won",)

    seat: int
    place: int
    drawn: bool

    def run(self, table: Midgard) -> None:
        seat, groups, at = self.seat, table.displays["battle"], self.place - 1
        [id] = groups[at]
        card, won = table.box.battles[id], table.won
        table.won = False
        if self.drawn:
            table.displays["battle"] = groups[:at]
        elif won:
            table.displays["battle"] = changed(groups, at, ())
        if won:
            table.keep(seat, id)
            table.longships[seat].glory += card.glory
            table.push(Do(seat, id))
        elif self.drawn:
            table.discard(id)
        if table.story:
            table.tell("sea.won", seat=seat, goods=card.glory, source=card.word, how="beat" if won else "miss")
