"""An estimate of a position of Midgard for a seat, and a bot that thinks to the end of its part of a location."""

from __future__ import annotations

from random import Random
from typing import Any

from vikinglab.bots import GreedyBot
from vikinglab.core.engine.decision import Action
from vikinglab.core.game import Game

from . import play, scoring
from .table import NOBODY, Midgard

FOOD, FAVOR, ARTIFACT, UPGRADE, LEADER = 0.6, 0.9, 2.0, 2.0, 3.0
"""The worth of what isn't glory yet, as long as rounds are to come."""
FACES = {"H": 1.1, "HH": 1.6, "S": 1.2, "C": 1.1, "L": 1.1, "K": 0.5}
WILD = 1.5
REAVER = 0.5
"""The worth of a specialised Reaver for each round to come."""
STEPS = 60
"""So many decisions of its own part the bot thinks ahead at most."""
SAMPLES = 2
"""So often it lets chance decide."""


def worth(table: Midgard, seat: int) -> float:
    """The glory that a seat can hope for, more or less, less a part of what the best of the others can."""
    hopes = [_hopes(table, each) for each in range(table.players)]
    return hopes[seat] - 0.3 * max(value for other, value in enumerate(hopes) if other != seat)


def _hopes(table: Midgard, seat: int) -> float:
    ship = table.longships[seat]
    hopes: float = sum(scoring.glory(table, seat).values())
    if table.result is not None:
        return hopes
    to_come: int = table.box.content.rounds.value - table.round
    # What can still be used is worth less and less.
    rest = min(1.0, (4 * to_come + 4 - table.turn) / 6)
    wild = table.wild(seat)
    dice = sum([WILD if die == wild else FACES.get(die[1:], 0.5) for die in ship.dice])
    goods = FOOD * min(ship.food, 14) + FAVOR * min(ship.favor, 8) + dice
    goods += (
        ARTIFACT * sum([1 for die in ship.stored if die]) + UPGRADE * len(ship.upgrades) + LEADER * bool(ship.leader)
    )
    return hopes + rest * goods + to_come * (len(ship.territories) + REAVER * sum(map(len, ship.slots)))


# ------------------------------------------------------------------------------------------------ Playing on


def quick(table: Midgard, rng: Random) -> Action:
    """Choose something sensible at once, without looking ahead."""
    legal = [action for action in table.legal() if type(action) is not play.TakeBack] or table.legal()
    decision: Any = table.stack[-1]
    preferred = [action for action in legal if _sensible(table, decision, action)]
    choices = preferred or legal
    return choices[int(rng.random() * len(choices))]


def _sensible(table: Midgard, decision: Any, action: Action) -> bool:
    """Return whether an action is what one usually does here."""
    match decision, action:
        case (play.TakePart(), kind):
            return type(kind) is play.Act
        case (play.PrepareCombat(), play.Roll()):
            return decision.number(table) > decision.defence
        case (play.PrepareCombat(), play.Spend() | play.AddDice()):
            return decision.number(table) <= decision.defence
        case (play.RerollOrStop(dice=dice), play.Again(shows)):
            return shows == 0 or (shows == 1 and 0 not in dice and not decision.aside)
        case (play.RerollOrStop(dice=dice), play.Roll()):
            return 0 not in dice
        case (play.FaceBattle(), kind):
            return type(kind) is play.PaySet or (type(kind) is play.Fight and _strong(table, decision))
        case (play.MakeRoom() | play.LoseDice(), play.Discard(die)):
            return die[1:] == "K" and die != table.wild(decision.seat)
        case (play.AttemptTerritory(), play.Stop()):
            return False
        case (play.EndPart(), play.Use()):
            return True
    return not isinstance(decision, (play.PrepareCombat, play.RerollOrStop, play.EndPart, play.MakeRoom, play.LoseDice))


def _strong(table: Midgard, battle: play.FaceBattle) -> bool:
    """Return whether a seat has hammers enough for a battle."""
    hammers = sum([table.hammers(battle.seat, piece) for piece in table.pieces(battle.seat)])
    return hammers + sum(table.longships[battle.seat].extra) > battle.card(table).defence


class Reaver(GreedyBot[Midgard]):
    """Plays the move after which its part of the location ends best, when it goes on sensibly."""

    def choose(self, game: Game, view: Midgard, rng: Random) -> Action:
        legal = [action for action in view.legal() if type(action) is not play.TakeBack]
        if len(legal) == 1:
            return legal[0]
        known, seed = self.known(view, rng), int(rng.random() * 2**32)
        # The same luck for all: or else luck would choose between them.
        worth = {action: self.judge(game, known, action, Random(seed)) for action in legal or view.legal()}
        return max(worth, key=worth.__getitem__)

    def judge(self, game: Game, known: Midgard, action: Action, rng: Random) -> float:
        return sum([self._once(known, action, rng) for _ in range(SAMPLES)])

    def _once(self, known: Midgard, action: Action, rng: Random) -> float:
        seat, table = known.stack[-1].seat, known.then(action)
        for _ in range(STEPS):
            if not table.stack or _over(table, seat):
                break
            top = table.stack[-1]
            table.apply(top.draw(table, rng) if top.by_chance else quick(table, rng))
        return worth(table, seat)


def _over(table: Midgard, seat: int) -> bool:
    """Return whether a seat's part is over: another seat decides, or all are through."""
    top = table.stack[-1]
    return table.active == NOBODY or (not top.by_chance and top.seat != seat)


BOTS = {"greedy": Reaver()}
