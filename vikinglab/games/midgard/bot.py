"""An estimate of a position of Midgard for a seat, and a bot that thinks to the end of its part of a location."""

from __future__ import annotations

from random import Random

from vikinglab.bots import GreedyBot
from vikinglab.core.engine.decision import Action, Decision
from vikinglab.core.game import Game

from . import play, scoring
from .table import NOBODY, Longship, Midgard

FOOD, FAVOR, ARTIFACT, UPGRADE, LEADER = 0.6, 0.9, 2.0, 2.0, 3.0
"""The worth of what isn't glory yet, as long as rounds are to come."""
FACES = {"H": 1.1, "HH": 1.6, "S": 1.2, "C": 1.1, "L": 1.1, "K": 0.5}
WILD = 1.5
REAVER = 0.5
"""The worth of a specialised Reaver for each round to come."""
STEPS = 60
"""The largest number of its own decisions that the bot thinks ahead."""
SAMPLES = 2
"""The number of outcomes of chance that the bot tries."""
ENVY = 0.3
"""The part of what the best of the others can hope for that counts against a seat."""


def worth(table: Midgard, seat: int) -> float:
    """Return the glory that a seat can roughly hope for, less a part of that of the best of the others."""
    return _hopes(table, seat) - ENVY * _best_of_others(table, seat)


def _best_of_others(table: Midgard, seat: int) -> float:
    return max([_hopes(table, other) for other in range(table.players) if other != seat])


def _hopes(table: Midgard, seat: int) -> float:
    ship = table.longships[seat]
    hopes: float = sum(scoring.glory(table, seat).values())
    if table.result is not None:
        return hopes
    to_come: int = table.box.content.rounds - table.round
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
    legal = _onward(table)
    choices = _sensible(table, table.stack[-1], legal) or legal
    return choices[int(rng.random() * len(choices))]


def _onward(table: Midgard) -> list[Action]:
    """Return the legal actions, without those that only take back if there are others."""
    legal = table.legal()
    return [action for action in legal if type(action) is not play.TakeBack] or legal


def _sensible(table: Midgard, decision: Decision, legal: list[Action]) -> list[Action]:
    """Return the actions that are what one usually does here, if there are any."""
    kinds: tuple[type[Action], ...]
    match decision:
        case play.TakePart():
            kinds = (play.Act,)
        case play.PrepareCombat():
            enough = decision.number(table) > decision.defence
            kinds = (play.Roll,) if enough else (play.Spend, play.AddDice)
        case play.RerollOrStop():
            return [action for action in legal if _worth_a_favor(decision, action)]
        case play.FaceBattle():
            kinds = (play.PaySet, play.Fight) if _strong(table, decision) else (play.PaySet,)
        case play.MakeRoom() | play.LoseDice():
            wild = table.wild(decision.seat)
            return [each for each in legal if type(each) is play.Discard and each.die[1:] == "K" and each.die != wild]
        case play.AttemptTerritory():
            return [action for action in legal if type(action) is not play.Stop]
        case play.EndPart():
            kinds = (play.Use,)
        case _:
            return legal
    return [action for action in legal if type(action) in kinds]


def _worth_a_favor(decision: play.RerollOrStop, action: Action) -> bool:
    """Return whether this continues the usual order of rerolling: blanks first, then single successes."""
    zeros = 0 in decision.dice
    if type(action) is play.Again:
        return action.shows == 0 or (action.shows == 1 and not zeros and not decision.aside)
    return type(action) is play.Roll and not zeros


def _strong(table: Midgard, battle: play.FaceBattle) -> bool:
    """Return whether a seat has hammers enough for a battle."""
    hammers = sum([table.hammers(battle.seat, piece) for piece in table.pieces(battle.seat)])
    return hammers + sum(table.longships[battle.seat].extra) > battle.defence(table)


class Before:
    """The position before a move. Few moves change what others hope for, so theirs is counted once for all moves."""

    def __init__(self, table: Midgard, seat: int) -> None:
        self.table, self.seat = table, seat
        self._others = _best_of_others(table, seat)

    def worth(self, table: Midgard) -> float:
        """Return the worth of a position that a move leads to."""
        others = self._others if self._leaves_others(table) else _best_of_others(table, self.seat)
        return _hopes(table, self.seat) - ENVY * others

    def _leaves_others(self, table: Midgard) -> bool:
        """Return whether everything is as before that others’ hopes depend on."""
        old = self.table
        if (table.round, table.turn, table.result) != (old.round, old.turn, old.result):
            return False
        if table.decks["prophecy"].slots != old.decks["prophecy"].slots:
            return False
        ships = enumerate(zip(table.longships, old.longships, strict=True))
        return all(_tokens(now) == _tokens(then) if at == self.seat else now == then for at, (now, then) in ships)


def _tokens(ship: Longship) -> tuple[int, ...]:
    """Return the tokens of which the most is rewarded."""
    return (ship.farm, ship.wall, ship.tower)


class Reaver(GreedyBot[Midgard]):
    """Plays the move after which its part of the location ends best, when it goes on sensibly."""

    def choose(self, game: Game, view: Midgard, rng: Random) -> Action:
        legal = _onward(view)
        if len(legal) == 1:
            return legal[0]
        known, seed = self.known(view, rng), int(rng.random() * 2**32)
        before = Before(known, known.stack[-1].seat)
        # The same luck for all: or else luck would choose between them.
        worth = {action: self._judge(before, action, Random(seed)) for action in legal}
        return max(worth, key=worth.__getitem__)

    def _judge(self, before: Before, action: Action, rng: Random) -> float:
        seat, after = before.seat, before.table.then(action)
        if _over(after, seat):
            # Luck has no say in it any more.
            return SAMPLES * before.worth(after)
        # The last sample needs no copy.
        copies = [*[after.clone() for _ in range(SAMPLES - 1)], after]
        return sum([before.worth(self._played_on(copy, seat, rng)) for copy in copies])

    def _played_on(self, table: Midgard, seat: int, rng: Random) -> Midgard:
        """Go on as far as the end of a seat's part."""
        for _ in range(STEPS):
            top = table.stack[-1]
            table.apply(top.draw(table, rng) if top.by_chance else quick(table, rng))
            if _over(table, seat):
                break
        return table


def _over(table: Midgard, seat: int) -> bool:
    """Return whether a seat's part is over: another seat decides, or all are through."""
    if not table.stack:
        return True
    top = table.stack[-1]
    return table.active == NOBODY or (not top.by_chance and top.seat != seat)


BOTS = {"greedy": Reaver()}
