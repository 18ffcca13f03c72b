"""Cards come: groups that lie face up or the top of a deck; and Reavers, who rally, specialise or are promoted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from vikinglab.core.engine.decision import Action, FromPool, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .. import effects
from ..box import Reaver
from ..dice import changed, without
from ..table import Midgard
from .artifacts import _InPart
from .choosing import said
from .crew import Aboard, TakeDice
from .doing import Do, bars, does
from .spoils import ResolveCards

Cards = tuple[str, ...]


def got(table: Midgard, seat: int, deck: str, cards: Cards) -> None:
    """Let a seat deal with the cards that it got."""
    if not cards:
        return
    if deck == "reaver":
        left = tuple([colour for card in cards for colour in table.box.reavers[card].left])
        table.push(TakeDice(seat, left, "rolled"), Aboard(seat), DecideFates(seat, cards))
    elif deck == "prophecy":
        ship = table.longships[seat]
        ship.prophecies = tuple(sorted(ship.prophecies + cards))
    else:
        table.push(ResolveCards(seat, cards))


# ------------------------------------------------------------------------------------------------ From the deck


RULES = MappingProxyType(
    {"reaver": "recruit.pair", "village": "village.cards", "keep": "keep.cards", "prophecy": "trade.prophecies"}
)
"""The rule by which cards of a deck are got."""


@rule("deck.shuffle")
def take_top(table: Midgard, deck: str, card: str) -> bool:
    """Take the top card of a deck, and return whether its discards were shuffled for that, as nothing else was left."""
    pool = table.decks[deck]
    discards = len(pool.discards)
    pool.take(card)
    return len(pool.discards) < discards


def tell_shuffle(table: Midgard, deck: str, shuffled: bool) -> None:
    """Tell that the discards of a deck were shuffled, if they were."""
    if table.story and shuffled:
        table.tell("deck.shuffle", deck=Word("deck-name", deck=deck))


def draw(table: Midgard, seat: int, deck: str, number: int, cards: Cards = ()) -> None:
    """Draw cards one after the other, as many as there are; then the seat gets them all."""
    if number and len(table.decks[deck]):
        table.push(DrawCard(seat, deck, number, cards))
    else:
        got(table, seat, deck, cards)


class DrawCard(FromPool):
    """The top card of a deck is drawn; when a deck is empty, its discards are shuffled."""

    stream = "cards"

    seat: int
    deck: str
    number: int
    cards: Cards

    def pool(self, table: Midgard) -> Pool:
        return table.decks[self.deck]

    def resolve(self, table: Midgard, outcome: str) -> None:
        shuffled = take_top(table, self.deck, outcome)
        draw(table, self.seat, self.deck, self.number - 1, (*self.cards, outcome))
        tell_shuffle(table, self.deck, shuffled)
        if table.story:
            table.tell(RULES[self.deck], seat=self.seat, cards=(table.box.cards[outcome].word,), drawn=1)


@does(effects.Draw)
def draw_effect(table: Midgard, seat: int, effect: effects.Draw, key: str) -> None:
    """Draw what an effect says; of the prophecies, one that lies face up may be taken."""
    if effect.deck == "prophecy":
        table.push(*[DrawProphecy(seat)] * effect.n)
    else:
        draw(table, seat, effect.deck, effect.n)


class DrawProphecy(Step):
    """A prophecy is taken: one that lies face up, or the top of the deck."""

    seat: int

    def run(self, table: Midgard) -> None:
        pick(table, self.seat, "prophecy", 1)


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
            goods, source = table.box.cards[outcome].word, Word("source-deck")
            table.tell("trade.prophecies", seat=self.seat, how="deck", only=(self.seat,), goods=goods, source=source)


# ------------------------------------------------------------------------------------------------ Face up


class TakeGroup(Action):
    """Take the cards that lie face up at a place."""

    path = ("{deck}:{place}",)
    untimely = "recruit.pair"

    place: int


class FromDeck(Action):
    """Take cards from the top of the deck."""

    path = ("deck:{deck}",)
    untimely = "recruit.pair"


GROUPS = [TakeGroup(place) for place in range(1, 21)]
FROM_DECK = FromDeck()


@does(effects.Pick)
def pick_effect(table: Midgard, seat: int, effect: effects.Pick, key: str) -> None:
    """Take a group of cards, and then the bonus cards of the seat's share."""
    more = 0
    if key.startswith("act-"):
        bonus = table.box.lists[f"bonus-{table.location}-{table.share(seat)}"]
        more = sum([each.n for each in bonus if isinstance(each, effects.Draw)])
    pick(table, seat, effect.deck, effect.n, more)


def pick(table: Midgard, seat: int, deck: str, number: int, more: int = 0) -> None:
    """Let a seat choose a group of cards that lies face up, or the deck; without a choice it takes what there is."""
    if any(table.displays[deck]):
        table.push(PickCards(seat, deck, number, more))
    else:
        _from_deck(table, seat, deck, number + more)


def _from_deck(table: Midgard, seat: int, deck: str, number: int) -> None:
    if deck != "prophecy":
        draw(table, seat, deck, number)
    elif len(pool := table.decks[deck]):
        name = f"{seat}.{len(table.secret(seat))}"
        discards = len(pool.discards)
        pool.deal(name)
        table.push(DrawSecret(seat, name))
        tell_shuffle(table, deck, len(pool.discards) < discards)
        if table.story:
            table.tell("trade.prophecies", seat=seat, goods=Word("prophecy"), source=Word("source-deck"), how="deck")


class PickCards(_InPart):
    """Take cards that lie face up together, or as many from the deck."""

    rules = ("recruit.pair", "village.cards", "keep.cards", "trade.prophecies")

    deck: str
    number: int
    more: int

    def offers(self, table: Midgard) -> Sequence[Action]:
        groups = table.displays[self.deck]
        found: list[Action] = [GROUPS[at] for at, group in enumerate(groups) if group]
        if len(table.decks[self.deck]) >= self.number:
            found.append(FROM_DECK)
        return found

    def choose(self, table: Midgard, action: Action) -> None:
        if isinstance(action, TakeGroup):
            self._take(table, action.place - 1)
        else:
            _from_deck(table, self.seat, self.deck, self.number + self.more)

    def _take(self, table: Midgard, at: int) -> None:
        groups = table.displays[self.deck]
        cards = groups[at]
        table.displays[self.deck] = changed(groups, at, ())
        draw(table, self.seat, self.deck, self.more, cards)
        if table.story:
            found = tuple([table.box.cards[card].word for card in cards])
            table.tell(RULES[self.deck], seat=self.seat, cards=found, goods=found, how="shown", drawn=0)

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        group = table.displays[self.deck][action.place - 1] if isinstance(action, TakeGroup) else ()
        return dict(said(table, "cards", group))


# ------------------------------------------------------------------------------------------------ Reavers


class Rally(Action):
    """Rally a Reaver: take its dice, set to faces of your choice."""

    path = ("hand:{card}", "fate:rally")
    untimely = "recruit.rally"

    card: str


class Specialise(Action):
    """Put a Reaver into a slot, where it works whenever that location is chosen."""

    path = ("hand:{card}", "slot:{seat}:{slot}")
    untimely = "recruit.specialise"

    card: str
    slot: str


class Promote(Action):
    """Make a Reaver your leader: its clan gives a bonus, and its clan icons are wild."""

    path = ("hand:{card}", "leader:{seat}")
    untimely = "recruit.promote"

    card: str


class DecideFates(_InPart):
    """Decide for each Reaver: rally, specialise or promote it."""

    rules = ("recruit.roll", "recruit.rally", "recruit.specialise", "recruit.promote")

    cards: Cards

    def offers(self, table: Midgard) -> Sequence[Action]:
        found: list[Action] = []
        for card in dict.fromkeys(self.cards):
            found += [Rally(card), Promote(card), *(Specialise(card, slot) for slot in table.box.slots)]
        return found

    def legal(self, table: Midgard) -> list[Action]:
        # Mostly no slot is full, and nothing is refused.
        most = table.box.content.ship.reavers_in_slot
        full = max(map(len, table.longships[self.seat].slots)) >= most
        return super().legal(table) if full else [*self.candidates(table)]

    def refuse(self, table: Midgard, action: Action) -> str | None:
        if not isinstance(action, Specialise):
            return None
        slot = table.longships[self.seat].slots[table.box.slots.index(action.slot)]
        return "recruit.specialise" if len(slot) >= table.box.content.ship.reavers_in_slot else None

    def choose(self, table: Midgard, action: Any) -> None:
        seat, card = self.seat, table.box.reavers[action.card]
        if rest := without(self.cards, action.card):
            table.push(DecideFates(seat, rest))
        match action:
            case Rally():
                table.keep(seat, action.card)
                table.push(TakeDice(seat, tuple(card.rally), "chosen"), Aboard(seat))
                if table.story:
                    table.tell("recruit.rally", seat=seat, card=card.word)
            case Specialise(slot=slot):
                ship, place = table.longships[seat], table.box.slots.index(slot)
                ship.slots = changed(ship.slots, place, (*ship.slots[place], action.card))
                if table.story:
                    table.tell("recruit.specialise", seat=seat, card=card.word, location=Word(f"location-{slot}"))
            case _:
                self._promote(table, action.card, card)

    def _promote(self, table: Midgard, id: str, card: Reaver) -> None:
        ship = table.longships[self.seat]
        if ship.leader:
            table.keep(self.seat, ship.leader)
        ship.leader = id
        table.push(Do(self.seat, f"promote-{card.clan}"))
        if table.story:
            table.tell("recruit.promote", seat=self.seat, source=card.word, how="leader")
