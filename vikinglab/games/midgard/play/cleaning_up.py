"""Clean-up: after each round territories pay, and the locations are filled anew."""

from __future__ import annotations

from vikinglab.core.engine.decision import Step
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..deck import DISPLAYED
from ..table import NOBODY, Midgard
from .part import NextSelection
from .setting_up import FillLocations


class EndRound(Step):
    """After the last round the match is scored; after any other the locations are cleared, and it goes on."""

    rules = ("game.rounds", "cleanup.end", "cleanup.ships")

    def run(self, table: Midgard) -> None:
        last = table.round == table.box.content.rounds
        if not last:
            table.push(FillLocations(), NextSelection())
        if not last or table.box.rulings["cleanup.territories"] == "after every round":
            pay_territories(table)
        if last:
            scoring.reveal(table)
            table.finish(scoring.result(table))
            return
        table.round += 1
        pass_honor_ship(table)
        clear(table)
        if table.story:
            also = ("cleanup.ships", "round.selections", "game.rounds")
            table.tell("cleanup.end", also=also, round=table.round, seat=table.start)


@rule("cleanup.territories")
def pay_territories(table: Midgard) -> None:
    """Each territory brings its owner glory."""
    glory = table.box.content.territory_glory
    for seat, ship in enumerate(table.longships):
        if ship.territories:
            ship.glory += glory * len(ship.territories)
            if table.story:
                number = len(ship.territories)
                table.tell("cleanup.territories", seat=seat, number=number, glory=glory * number)


@rule("cleanup.honor")
def pass_honor_ship(table: Midgard) -> None:
    """The Honor Ship goes to the next seat."""
    if table.honor != NOBODY:
        table.honor = (table.honor + 1) % table.players
        if table.story:
            table.tell("cleanup.honor", seat=table.honor)


@rule("cleanup.cards", "cleanup.dice", "cleanup.returns")
def clear(table: Midgard) -> None:
    """Take back ships, dice and cards; the holder of the marker begins."""
    for die in table.trade:
        table.supply[die[0]] += 1
    for deck in DISPLAYED:
        for group in table.displays[deck]:
            for card in group:
                table.discard(card)
        table.displays[deck] = ()
    table.trade, table.turn, table.start = (), 0, table.marker
    table.chosen = (NOBODY,) * len(table.chosen)
    if table.box.upgrades_by_round:
        for ship in table.longships:
            ship.spent = ()
