"""Spoils of villages and keeps: they are resolved one at a time, in the order that their owner likes."""

from __future__ import annotations

from collections.abc import Sequence

from vikinglab.core.engine.decision import Action, Step

from ..dice import without
from ..scoring import SETS
from ..table import Midgard
from .artifacts import _InPart, take_artifact
from .doing import Do

Cards = tuple[str, ...]


class ResolveCards(Step):
    """Cards that are only collected go to the Glory pile; of the others one after the other is resolved."""

    rules = ("keep.sets", "village.order")

    seat: int
    cards: Cards

    def run(self, table: Midgard) -> None:
        cards, seat = table.box.cards, self.seat
        sets = [card for card in self.cards if cards[card].type in SETS]
        left = tuple([card for card in self.cards if card not in sets]) if sets else self.cards
        if len({*left}) > 1 or (left and table.longships[seat].artifacts and table.usable(seat)):
            table.push(ChooseCard(seat, left))
        elif left:
            resolve(table, seat, left, left[0])
        if sets:
            table.keep(seat, *sets)
            if table.story:
                table.tell("keep.sets", seat=seat, cards=tuple([cards[card].word for card in sets]))


def resolve(table: Midgard, seat: int, cards: Cards, card: str) -> None:
    """Resolve one of the cards; the others come afterwards."""
    if rest := without(cards, card):
        table.push(ResolveCards(seat, rest))
    if table.box.cards[card].type == "artifact":
        take_artifact(table, seat, card)
        return
    if card not in table.longships[seat].territories:
        table.discard(card)
    table.push(Do(seat, card))


class Resolve(Action):
    """Resolve a card now."""

    path = ("hand:{card}",)
    untimely = "village.order"

    card: str


class ChooseCard(_InPart):
    """Choose which of your cards to resolve next."""

    rules = ("village.order", "territory.rewards")

    cards: Cards

    def offers(self, table: Midgard) -> Sequence[Action]:
        return [*map(Resolve, dict.fromkeys(self.cards))]

    def choose(self, table: Midgard, action: Resolve) -> None:
        resolve(table, self.seat, self.cards, action.card)
        if table.story:
            table.tell("village.order", seat=self.seat, card=table.box.cards[action.card].word)
