"""Spoils of villages and keeps: they are resolved one at a time, in the order that their owner likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Step

from ..dice import within, without
from ..scoring import SETS
from ..table import Midgard
from .artifacts import _InPart, take_artifact
from .doing import Do

Cards = tuple[str, ...]


def _resolvable(self: Any, table: Midgard) -> bool:
    """Return whether a seat may have the cards of a thing to resolve: spoils, or tiles that it has turned over."""
    tiles = [card for card in self.cards if card in table.box.tiles]
    spoils = {table.deck_of(card) for card in self.cards if card not in tiles} <= {"village", "keep"}
    return bool(self.cards) and spoils and within(tiles, table.longships[self.seat].territories)


class ResolveCards(Step):
    """Cards that are only collected go to the Glory pile; of the others one after the other is resolved."""

    rules = ("keep.sets", "village.order")

    seat: int
    cards: Cards

    can_wait = _resolvable

    def run(self, table: Midgard) -> None:
        cards, seat = table.box.cards, self.seat
        sets = [card for card in self.cards if cards[card].type in SETS]
        left = tuple([card for card in self.cards if card not in sets]) if sets else self.cards
        if len({*left}) > 1 or (left and table.usable(seat)):
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
    if card not in table.box.tiles:
        table.discard(card)
    table.push(Do(seat, card))


class Resolve(Action):
    """Resolve a card now."""

    path = ("hand:{card}",)
    untimely = "village.order"

    card: str

    def do(self, table: Midgard, decision: ChooseCard) -> None:
        resolve(table, decision.seat, decision.cards, self.card)
        if table.story:
            card, tile = table.box.cards[self.card].word, self.card in table.box.tiles
            table.tell("territory.rewards" if tile else "village.order", seat=decision.seat, how="resolve", card=card)


class ChooseCard(_InPart):
    """Choose which of your cards to resolve next."""

    rules = ("village.order", "territory.rewards")

    cards: Cards

    can_wait = _resolvable

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*map(Resolve, dict.fromkeys(self.cards)), *self.uses(table)]
