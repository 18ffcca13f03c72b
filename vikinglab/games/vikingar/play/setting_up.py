"""Setting up: the world face down, the longships on the high sea, and the powers of the chiefs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from ..box import CLAN, HIGH_SEA, STANDARD, TRACKS, WHIRLPOOL, ZONES, Box
from ..table import RESERVE, Vikingar
from .rounds import StartRound


@rule("setup.dials", "setup.longships", "setup.feats")
def setup(box: Box, players: int) -> Vikingar:
    """The table before anything is drawn."""
    start = box.content.clan.start
    table = Vikingar(
        players=players,
        dials=Pool.of(box.content.dials),
        events=Pool.of(box.event_cards, "shuffle"),
        quests=Pool.of(box.content.quests),
        edges=Pool.of(box.edge_cards if box.ending == STANDARD else ()),
        chiefs=Pool.of(box.content.powers),
        land=[WHIRLPOOL] + [0] * (len(ZONES) - 1),
        where=([HIGH_SEA] * start + [RESERVE] * (CLAN - start)) * players,
        gold=[0] * players,
        tracks=[0] * TRACKS * players,
        faces=("",) * box.slots,
        items=((),) * players,
        powers=("",) * players,
    )
    table.box = box
    cards = [(seat, card) for seat in range(players) for card in range(1, box.deals + 1)]
    for seat, card in cards:
        table.chiefs.deal(dealt(seat, card))
    choosing = [KeepPower(seat) for seat in range(players)] if cards else []
    table.push(*[DealPower(seat, card) for seat, card in cards], *choosing, StartRound())
    return table


def dealt(seat: int, card: int) -> str:
    """Return the slot of a power that was dealt to a seat."""
    return f"{LETTERS[seat]}{card}"


def hand(table: Vikingar, seat: int) -> list[str]:
    """Return the slots of the powers that were dealt to a seat, in order."""
    return [name for name in table.chiefs.slots if name[0] == LETTERS[seat]]


class DealPower(FromPool):
    """Each clan is dealt some powers, which only that clan sees."""

    stream = "powers"
    pile = "chiefs"
    rules = ("power.choose",)

    seat: int
    card: int

    def slot(self, table: Vikingar) -> str:
        return dealt(self.seat, self.card)

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.chiefs.look(self.slot(table), outcome, (self.seat,))


class Keep(Action):
    """Keep one of the powers that you were dealt."""

    untimely = "power.choose"
    elsewhere = "power.choose"

    card: int

    def facts(self, table: Vikingar, decision: KeepPower) -> Mapping[str, Any]:
        """Return facts for its name: the power, if it may be known."""
        card = table.chiefs.knows(decision.seat, dealt(decision.seat, self.card))
        return {
            "power": table.card(card) if card else "",
            "does": table.does(card) if card else "",
            "known": bool(card),
        }


class KeepPower(Decision):
    """In secret, each player keeps one of the powers dealt, and puts the rest back into the box unseen."""

    rules = ("power.choose",)

    def candidates(self, table: Vikingar) -> list[Action]:
        return [Keep(card) for card, _ in enumerate(hand(table, self.seat), 1)]

    def resolve(self, table: Vikingar, action: Keep) -> None:
        table.kept += (action.card,)
        if len(table.kept) == table.players:
            table.push(*map(ShowPower, range(table.players)))
        if table.story:
            table.tell("power.choose", seat=self.seat, power="", does="", shown=False)

    def path(self, table: Vikingar, action: Keep) -> tuple[str, ...]:
        return (f"power:{dealt(self.seat, action.card)}",)


class ShowPower(FromPool):
    """The power that each seat keeps is shown when all have chosen."""

    pile = "chiefs"
    rules = ("power.choose",)

    seat: int

    def slot(self, table: Vikingar) -> str:
        return dealt(self.seat, table.kept[self.seat])

    def resolve(self, table: Vikingar, outcome: str) -> None:
        table.chiefs.show(self.slot(table), outcome, table.players)
        table.powers = (*table.powers[: self.seat], outcome, *table.powers[self.seat + 1 :])
        if table.story:
            table.tell("power.choose", seat=self.seat, power=table.card(outcome), does=table.does(outcome), shown=True)
