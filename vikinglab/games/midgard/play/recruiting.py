"""Cards come: groups that lie face up or the top of a deck; and Reavers, who rally, specialise or are promoted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from vikinglab.core.engine.decision import Action, Done, FromPool, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import effects
from ..dice import changed, without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import place
from .crew import Aboard, TakeDice
from .doing import Do, bars, does, name_of, rule_of
from .spoils import ResolveCards

Cards = tuple[str, ...]


def got(table: Midgard, seat: int, deck: str, cards: Cards) -> None:
    """Let a seat deal with the cards that it got."""
    if not cards:
        return
    if deck == "reaver":
        left = tuple([colour for card in cards for colour in table.box.reavers[card].left])
        table.push(TakeDice(seat, left, "rolled", "recruit"), Aboard(seat), DecideFates(seat, cards))
    elif deck == "prophecy":
        ship = table.longships[seat]
        ship.prophecies = tuple(sorted(ship.prophecies + cards))
    else:
        table.push(ResolveCards(seat, cards))


# ------------------------------------------------------------------------------------------------ From the deck


def take_top(table: Midgard, deck: str, card: str) -> bool:
    """Take the top card of a deck, and return whether its discards were shuffled for that, as nothing else was left."""
    pool = table.decks[deck]
    discards = len(pool.discards)
    pool.take(card)
    return len(pool.discards) < discards


@rule("deck.shuffle")
def tell_shuffle(table: Midgard, deck: str, shuffled: bool) -> None:
    """Tell that the discards of a deck were shuffled, if they were."""
    if table.story and shuffled:
        table.tell("deck.shuffle", deck=Word("deck-name", deck=deck))


def draw(table: Midgard, seat: int, deck: str, number: int, by: str, cards: Cards = ()) -> None:
    """Draw cards one after the other, as many as there are; then the seat gets them all."""
    if number and len(table.decks[deck]):
        table.push(DrawCard(seat, deck, number, by, cards))
    else:
        got(table, seat, deck, cards)


class DrawCard(FromPool):
    """The top card of a deck is drawn; when a deck is empty, its discards are shuffled."""

    stream = "cards"

    seat: int
    deck: str
    number: int
    by: str
    """The card, the location or the like that brings it."""
    cards: Cards

    def pool(self, table: Midgard) -> Pool:
        return table.decks[self.deck]

    def resolve(self, table: Midgard, outcome: str) -> None:
        shuffled = take_top(table, self.deck, outcome)
        draw(table, self.seat, self.deck, self.number - 1, self.by, (*self.cards, outcome))
        tell_shuffle(table, self.deck, shuffled)
        if table.story:
            event = Word("drew", seat=self.seat, cards=(table.box.cards[outcome].word,))
            table.tell(rule_of(table, self.by), seat=self.seat, how="draw", event=event)


@does(effects.Draw)
def draw_effect(table: Midgard, seat: int, effect: effects.Draw, key: str) -> None:
    """Draw what an effect says; of the prophecies, one that lies face up may be taken."""
    if effect.deck == "prophecy":
        table.push(*[DrawProphecy(seat, name_of(key))] * effect.n)
    else:
        draw(table, seat, effect.deck, effect.n, name_of(key))


class DrawProphecy(Step):
    """A prophecy is taken: one that lies face up, or the top of the deck."""

    seat: int
    by: str

    def run(self, table: Midgard) -> None:
        pick(table, self.seat, "prophecy", 1, self.by)


@bars(effects.Draw)
def cant_draw(table: Midgard, seat: int, effect: effects.Draw) -> str | None:
    """There must be a card in the deck; a prophecy may also lie face up."""
    shown = effect.deck == "prophecy" and any(table.displays["prophecy"])
    return None if shown or len(table.decks[effect.deck]) else "trade.choices"


class DrawSecret(FromPool):
    """A prophecy from the deck: only its owner looks at it."""

    stream = "cards"
    rules = ("trade.prophecies",)

    seat: int
    name: str

    def pool(self, table: Midgard) -> Pool:
        return table.decks["prophecy"]

    def slot(self, table: Midgard) -> str | None:
        return self.name

    def resolve(self, table: Midgard, outcome: str) -> None:
        table.decks["prophecy"].look(self.name, outcome, (self.seat,))
        if table.story:
            card = table.box.cards[outcome].word
            table.tell("trade.prophecies", seat=self.seat, how="see", only=(self.seat,), card=card)


# ------------------------------------------------------------------------------------------------ Face up


class TakeGroup(Action):
    """Take the cards that lie face up at a place."""

    path = ("{deck}:{place}",)

    place: int

    def do(self, table: Midgard, decision: PickCards) -> None:
        seat, deck, groups, at = decision.seat, decision.deck, table.displays[decision.deck], self.place - 1
        table.displays[deck] = changed(groups, at, ())
        draw(table, seat, deck, decision.more, decision.by, groups[at])
        if table.story:
            cards = tuple([table.box.cards[card].word for card in groups[at]])
            rule = "trade.prophecies" if deck == "prophecy" else rule_of(table, decision.by)
            table.tell(rule, seat=seat, how="take", event=Word("took", seat=seat, cards=cards))

    def facts(self, table: Midgard, decision: PickCards) -> Mapping[str, Any]:
        return {"cards": tuple([table.box.cards[card].word for card in table.displays[decision.deck][self.place - 1]])}


class FromDeck(Action):
    """Take cards from the top of the deck."""

    path = ("deck:{deck}",)

    def do(self, table: Midgard, decision: Any) -> None:
        decision.from_deck(table)


FROM_DECK = FromDeck()
_CARDS: Mapping[str, str] = {
    "trade": "trade.prophecies",
    "sea": "sea.choose",
    "village": "village.cards",
    "keep": "keep.cards",
}
"""The rule that says which cards are to be had at a location, beside those of Recruit."""


def untimely(table: Midgard, action: Action) -> str | None:
    """Return the rule that says when an action is asked for: cards are of the location that is being resolved."""
    if isinstance(action, (TakeGroup, FromDeck)):
        return _CARDS.get(table.location, "recruit.pair")
    return "dice.overflow" if isinstance(action, Done) else action.untimely


@does(effects.Pick)
def pick_effect(table: Midgard, seat: int, effect: effects.Pick, key: str) -> None:
    """Take a group of cards, and then the bonus cards of the seat's share."""
    more = 0
    if key.startswith("act-"):
        bonus = table.box.lists[f"bonus-{table.location}-{table.share(seat)}"]
        more = sum([each.n for each in bonus if isinstance(each, effects.Draw)])
    pick(table, seat, effect.deck, effect.n, name_of(key), more)


def pick(table: Midgard, seat: int, deck: str, number: int, by: str, more: int = 0) -> None:
    """Let a seat choose a group of cards that lies face up, or the deck; without a choice it takes what there is."""
    choice = PickCards(seat, deck, number, by, more)
    if any(table.displays[deck]):
        table.push(choice)
    else:
        choice.from_deck(table)


class PickCards(_InPart):
    """Take cards that lie face up together, or as many from the deck."""

    rules = ("recruit.pair", "village.cards", "keep.cards", "trade.prophecies")

    deck: str
    number: int
    by: str
    more: int

    def can_wait(self, table: Midgard) -> bool:
        return any(table.displays[self.deck]) and self.number > 0 <= self.more

    def candidates(self, table: Midgard) -> Sequence[Action]:
        groups = table.displays[self.deck]
        found: list[Action] = [TakeGroup(place) for place, group in enumerate(groups, 1) if group]
        if len(table.decks[self.deck]) >= self.number:
            found.append(FROM_DECK)
        return [*found, *self.uses(table)]

    def from_deck(self, table: Midgard) -> None:
        """Draw the cards instead. A prophecy is dealt face down, and its owner alone looks at it."""
        seat, deck = self.seat, self.deck
        if deck != "prophecy":
            draw(table, seat, deck, self.number + self.more, self.by)
        elif len(pool := table.decks[deck]):
            name, discards = f"{seat}.{len(table.secret(seat))}", len(pool.discards)
            pool.deal(name)
            table.push(DrawSecret(seat, name))
            tell_shuffle(table, deck, len(pool.discards) < discards)
            if table.story:
                table.tell("trade.prophecies", seat=seat, how="deck")


# ------------------------------------------------------------------------------------------------ Reavers


class _Fate(Action):
    """A fate of a Reaver."""

    card: str

    def do(self, table: Midgard, decision: DecideFates) -> None:
        if rest := without(decision.cards, self.card):
            table.push(replace(decision, cards=rest))
        self.decide(table, decision.seat)

    def decide(self, table: Midgard, seat: int) -> None:
        """Carry it out."""
        raise NotImplementedError


class Rally(_Fate):
    """Rally a Reaver: take its dice, set to faces of your choice."""

    path = ("hand:{card}", "fate:rally")
    untimely = "recruit.rally"

    def decide(self, table: Midgard, seat: int) -> None:
        card = table.box.reavers[self.card]
        table.keep(seat, self.card)
        table.push(TakeDice(seat, tuple(card.rally), "chosen", "rally"), Aboard(seat))
        if table.story:
            table.tell("recruit.rally", seat=seat, card=card.word)


class Specialise(_Fate):
    """Put a Reaver into a slot, where it works whenever that location is chosen."""

    path = ("hand:{card}", "slot:{seat}:{slot}")
    untimely = "recruit.specialise"

    slot: str

    def refused(self, table: Midgard, decision: DecideFates) -> str | None:
        slot = table.longships[decision.seat].slots[table.box.slots.index(self.slot)]
        return "recruit.specialise" if len(slot) >= table.box.content.ship.reavers_in_slot else None

    def decide(self, table: Midgard, seat: int) -> None:
        ship, at = table.longships[seat], table.box.slots.index(self.slot)
        ship.slots = changed(ship.slots, at, (*ship.slots[at], self.card))
        if table.story:
            card = table.box.cards[self.card].word
            table.tell("recruit.specialise", seat=seat, card=card, location=place(self.slot))


class Promote(_Fate):
    """Make a Reaver your leader: its clan gives a bonus, and its clan icons are wild."""

    path = ("hand:{card}", "leader:{seat}")
    untimely = "recruit.promote"

    def decide(self, table: Midgard, seat: int) -> None:
        ship, card = table.longships[seat], table.box.reavers[self.card]
        if ship.leader:
            table.keep(seat, ship.leader)
        ship.leader = self.card
        table.push(Do(seat, f"promote-{card.clan}"))
        if table.story:
            table.tell("recruit.promote", seat=seat, source=card.word, how="leader")


class DecideFates(_InPart):
    """Decide for each Reaver: rally, specialise or promote it."""

    rules = ("recruit.roll", "recruit.rally", "recruit.specialise", "recruit.promote")

    cards: Cards

    def can_wait(self, table: Midgard) -> bool:
        return bool(self.cards) and all(card in table.box.reavers for card in self.cards)

    def candidates(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = []
        for card in dict.fromkeys(self.cards):
            found += [Rally(card), Promote(card), *(Specialise(card, slot) for slot in table.box.slots)]
        return [*found, *self.uses(table)]

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly no slot is full, and nothing is refused.
        most = table.box.content.ship.reavers_in_slot
        full = max(map(len, table.longships[self.seat].slots)) >= most
        return super().legal(table) if full else [*self.candidates(table)]
