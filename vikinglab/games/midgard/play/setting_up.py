"""Setting up: the start player, food by seat, the first Reavers, and what lies at the locations."""

from __future__ import annotations

from random import Random

from vikinglab.core.engine.decision import Chance, FromPool, Step
from vikinglab.core.engine.dice import dice
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from ..box import Box, Crew
from ..deck import DISPLAYED, PILES
from ..table import Longship, Midgard
from .choosing import word
from .crew import AT_ONCE, Rolls
from .part import EndLocation, NextSelection
from .recruiting import draw, take_top, tell_shuffle


def setup(box: Box, players: int) -> Midgard:
    """Return the table before anything is drawn."""
    table = Midgard(
        players=players,
        longships=[Longship(favor=box.content.favor, slots=((),) * len(box.slots)) for _ in range(players)],
        decks={name: Pool.of(cards, refill="shuffle") for name, cards in box.stacks.items()},
        displays={**dict.fromkeys(DISPLAYED, ()), "journey": ()},
        piles=tuple([box.piles[pile] for pile in PILES]),
        supply=dict(box.dice),
    )
    table.box = box
    for seat, crew in enumerate(box.crews):
        deal(table, seat, crew)
    table.push(DrawStartPlayer())
    return table


@rule("short.match")
def deal(table: Midgard, seat: int, crew: Crew) -> None:
    """Give a seat what it begins the short match with."""
    ship, reavers = table.longships[seat], table.decks["reaver"]
    ship.leader = crew.leader
    ship.slots = tuple([(crew.slots[slot],) if slot in crew.slots else () for slot in table.box.slots])
    for card in crew.cards:
        reavers.take(card)
    table.gain_dice(seat, *crew.dice)


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
        if table.has_honor_ship():
            table.honor = outcome
        food = table.box.content.food
        for order, seat in enumerate(table.in_order(outcome)):
            last = order == table.players - 1 and table.box.rulings["setup.goods"] == "last seat"
            table.longships[seat].food = food[-1 if last else order]
        # What the first Reavers brought about may have used Ship Upgrades, which then are ready again.
        over = EndLocation()
        first = [FirstReavers(seat) for seat in table.in_order(outcome)]
        shown = [FillLocations()]
        if table.box.rulings["setup.reavers"] == "before the display":
            table.push(*first, *shown, over, NextSelection())
        else:
            table.push(*shown, *first, over, NextSelection())
        if table.story:
            honor = ("setup.honor",) if table.honor == outcome else ()
            table.tell("setup.goods", also=("setup.reavers", *honor), seat=outcome)


class FirstReavers(Step):
    """Each player draws two Reavers, rolls their dice, and decides their fate."""

    rules = ("setup.reavers",)

    seat: int

    def run(self, table: Midgard) -> None:
        draw(table, self.seat, "reaver", table.box.content.reavers, "setup")


class FillLocations(Step):
    """Two dice of each colour are rolled for Trade, and cards are laid out by the number of players."""

    rules = ("setup.dice", "setup.display", "setup.decks", "cleanup.dice")

    def run(self, table: Midgard) -> None:
        number = table.box.content.trade.dice
        rolls = [RollTrade(colour, min(number, table.supply[colour], AT_ONCE)) for colour in table.box.dice]
        cards = [LayCard(deck) for deck in DISPLAYED if missing(table, deck)]
        table.push(*[roll for roll in rolls if roll.number], *cards)
        if table.story:
            cleared = ("cleanup.cards", "cleanup.returns") if table.round > 1 else ()
            table.tell("setup.display", also=("setup.decks", *cleared), round=table.round)


class RollTrade(Chance):
    """Dice of one colour are rolled for Trade."""

    stream = "dice"
    rules = ("setup.dice",)

    colour: str
    number: int

    def outcomes(self, table: Midgard) -> Rolls:
        return dice(self.number, table.box.faces[self.colour])

    def resolve(self, table: Midgard, outcome: tuple[str, ...]) -> None:
        table.trade = tuple(sorted(table.trade + outcome))
        table.supply[self.colour] -= len(outcome)
        if table.story:
            renewed = ("cleanup.dice",) if table.round > 1 else ()
            table.tell("setup.dice", also=renewed, dice=tuple(map(word, outcome)))


def missing(table: Midgard, deck: str) -> int:
    """Return the number of cards of a deck that are still to be laid out."""
    groups, size = table.displays[deck], table.box.groups[deck]
    wanted = table.box.displayed(deck, table.players) - len(groups)
    left = wanted * size + (size - len(groups[-1]) if groups else 0)
    return min(left, len(table.decks[deck]))


def lay(table: Midgard, deck: str, card: str) -> None:
    """Lay a card out: with the last ones, if they are fewer than belong together."""
    groups = table.displays[deck]
    if groups and len(groups[-1]) < table.box.groups[deck]:
        table.displays[deck] = (*groups[:-1], (*groups[-1], card))
    else:
        table.displays[deck] = (*groups, (card,))


class LayCard(FromPool):
    """Cards are laid out face up, as many as the number of players asks for."""

    stream = "cards"
    rules = ("setup.display", "setup.decks")

    deck: str

    def pool(self, table: Midgard) -> Pool:
        return table.decks[self.deck]

    def resolve(self, table: Midgard, outcome: str) -> None:
        shuffled = take_top(table, self.deck, outcome)
        lay(table, self.deck, outcome)
        if missing(table, self.deck):
            table.push(self)
        tell_shuffle(table, self.deck, shuffled)

    def happen(self, table: Midgard, rng: Random) -> None:
        for card in table.decks[self.deck].take_some(rng, missing(table, self.deck)):
            lay(table, self.deck, card)
