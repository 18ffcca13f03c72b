"""Setting up: the start player, food by seat, the first Reavers, and what lies at the locations."""

from __future__ import annotations

from random import Random

from vikinglab.core.engine.decision import Chance, FromPool, Step
from vikinglab.core.engine.pool import Pool

from ..box import DISPLAYED, GROUPS, PILES, Box
from ..table import Longship, Midgard
from .crew import AT_ONCE, Rolled, _RollOf, rolls
from .part import NextSelection
from .paying import word
from .recruiting import draw, take_top


def setup(box: Box, players: int) -> Midgard:
    """Return the table before anything is drawn."""
    slots = ((),) * len(box.slots)
    table = Midgard(
        players=players,
        longships=[Longship(favor=box.content.favor.value, slots=slots) for _ in range(players)],
        decks={name: Pool.of(cards, refill="shuffle") for name, cards in box.stacks.items()},
        displays={**dict.fromkeys(DISPLAYED, ()), "journey": ()},
        piles=tuple([box.piles[pile] for pile in PILES]),
        supply=dict(box.dice),
    )
    table.box = box
    table.push(DrawStartPlayer())
    return table


class DrawStartPlayer(Chance):
    """The start player is drawn, and takes the marker; with three players also the Honor Ship."""

    stream = "start player"
    rules = ("setup.goods", "setup.honor", "setup.reavers")

    def outcomes(self, table: Midgard) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(table.players)]

    def draw(self, table: Midgard, rng: Random) -> int:
        return int(rng.random() * table.players)

    def resolve(self, table: Midgard, outcome: int) -> None:
        table.start = table.marker = outcome
        # The Honor Ship makes up for the selections that are no seat's own: there are four, and three seats.
        if table.players < table.box.content.selections.value < 2 * table.players:
            table.honor = outcome
        food = table.box.content.food.value
        for order, seat in enumerate(table.in_order(outcome)):
            last = order == table.players - 1 and table.box.rulings["setup.goods"] == "last seat"
            table.longships[seat].food = food[-1 if last else order]
        first = [FirstReavers(seat) for seat in table.in_order(outcome)]
        shown = [FillLocations()]
        if table.box.rulings["setup.reavers"] == "before the display":
            table.push(*first, *shown, NextSelection())
        else:
            table.push(*shown, *first, NextSelection())
        if table.story:
            table.tell("setup.goods", seat=outcome)


class FirstReavers(Step):
    """Each player draws two Reavers, rolls their dice, and decides their fate."""

    rules = ("setup.reavers",)

    seat: int

    def run(self, table: Midgard) -> None:
        draw(table, self.seat, "reaver", table.box.content.reavers.value)


class FillLocations(Step):
    """Two dice of each colour are rolled for Trade, and cards are laid out by the number of players."""

    rules = ("setup.dice", "setup.display", "setup.decks", "cleanup.dice")

    def run(self, table: Midgard) -> None:
        dice, number = table.box.dice, table.box.content.trade.dice.value
        rolls = [RollTrade(colour, min(number, table.supply[colour], AT_ONCE)) for colour in dice]
        cards = [card for deck in DISPLAYED for card in fill(table, deck)]
        table.push(*[roll for roll in rolls if roll.number], *cards)
        if table.story:
            table.tell("setup.display", round=table.round)


class RollTrade(_RollOf):
    """Dice of one colour are rolled for Trade."""

    rules = ("setup.dice",)

    colour: str
    number: int

    def rolled(self, table: Midgard) -> Rolled:
        return rolls(table.box.faces[self.colour], self.number)

    def resolve(self, table: Midgard, outcome: tuple[str, ...]) -> None:
        table.trade = tuple(sorted(table.trade + outcome))
        table.supply[self.colour] -= len(outcome)
        if table.story:
            table.tell("setup.dice", dice=tuple(map(word, outcome)))


def fill(table: Midgard, deck: str) -> list[LayCard]:
    """Return the next card to lay out, if there is room for one and one is left."""
    groups, size = table.displays[deck], GROUPS[deck]
    room = len(groups) < table.box.displayed(deck, table.players) or (groups and len(groups[-1]) < size)
    return [LayCard(deck)] if room and len(table.decks[deck]) else []


class LayCard(FromPool):
    """Cards are laid out face up, as many as the number of players asks for."""

    stream = "cards"
    rules = ("setup.display", "setup.decks")

    deck: str

    def pool(self, table: Midgard) -> Pool:
        return table.decks[self.deck]

    def resolve(self, table: Midgard, outcome: str) -> None:
        take_top(table, self.deck, outcome)
        groups = table.displays[self.deck]
        if groups and len(groups[-1]) < GROUPS[self.deck]:
            table.displays[self.deck] = (*groups[:-1], (*groups[-1], outcome))
        else:
            table.displays[self.deck] = (*groups, (outcome,))
        table.push(*fill(table, self.deck))
