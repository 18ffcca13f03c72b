"""Opponents. A bot gets only what its seat can know, and a generator of its own at every ply."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Generic

from vikinglab.core.engine.decision import Action
from vikinglab.core.engine.table import Position, Table, at_random
from vikinglab.core.game import Bot, Game
from vikinglab.core.match import Match, stream
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.refusal import refused

PERSON = "person"


class RandomBot:
    """A bot that plays any legal move, each as likely as the others."""

    def choose(self, game: Game, view: Table, rng: Random) -> Action:
        return at_random(view, rng)


class GreedyBot(Generic[Position]):
    """A bot that plays the move with the best position after it, by the game's own evaluation, looking no further."""

    def choose(self, game: Game, view: Position, rng: Random) -> Action:
        # Judge all actions by one guess: with a guess for each, luck would choose between them.
        known = self.known(view, rng)
        worth = {action: self.judge(game, known, action, rng) for action in view.legal()}
        best = max(worth.values())
        equals: list[Action] = [action for action, value in worth.items() if value == best]
        return equals[int(rng.random() * len(equals))]

    def known(self, view: Position, rng: Random) -> Position:
        """Return the position that it thinks of, with guesses for what it can't know."""
        return view.determinized(rng)

    def judge(self, game: Game, known: Position, action: Action, rng: Random) -> float:
        """Return the worth of the position after an action, with chance drawn up to the next decision."""
        return game.worth(known.then(action).drawn(rng), known.stack[-1].seat)


class BeginnerBot:
    """A bot that plays like the game's greedy bot, but any legal move in about half of its turns."""

    errs = 0.5

    def choose(self, game: Game, view: Table, rng: Random) -> Action:
        if rng.random() < self.errs:
            return at_random(view, rng)
        return bot(game, "greedy").choose(game, view, rng)


BOTS: Mapping[str, Bot] = {"random": RandomBot(), "beginner": BeginnerBot(), "greedy": GreedyBot()}
"""The bots that play every game."""


def bots(game: Game) -> Mapping[str, Bot]:
    """Return the bots for a game: those for every game, and its own, which may replace one of that name."""
    return {**BOTS, **game.bots}


def bot(game: Game, name: str) -> Bot:
    """Return the bot of this name; ``Refused`` if none plays this game."""
    known = bots(game)
    if name not in known:
        raise refused("no-bot", name=str(name)[:40], known=list(known))
    return known[name]


def move(match: Match) -> list[Moment]:
    """Let the bot in the waiting seat play, and return the events; nothing if a person must play.

    >>> match = vl.new("raids", players=2, seed=7, seats=["greedy", "person"])
    >>> move(match)[0].facts["seat"]
    0
    >>> move(match)
    []
    """
    if match.waiting is None or match.seats[match.waiting.seat] == PERSON:
        return []
    return play(match, bot(match.game, match.seats[match.waiting.seat]))


def play(match: Match, playing: Bot) -> list[Moment]:
    """Let a bot play for the waiting seat, whoever sits there, and return the events."""
    return match.play(choice(match, playing))


def choice(match: Match, playing: Bot) -> Action:
    """Return the move that a bot would choose for the waiting seat."""
    seat = match.table.waiting.seat
    # A move depends on the seed, the seat and the ply alone: after undo a bot does the same again.
    rng = stream(match.seed, f"bot {seat}", match.ply)
    return playing.choose(match.game, match.table.view(seat), rng)
