"""Opponents. A bot gets what its seat can know and nothing else, and a generator that is its own at every ply."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

from vikinglab.core.decision import Action
from vikinglab.core.game import Game
from vikinglab.core.match import Match, stream
from vikinglab.core.moment import Moment
from vikinglab.core.refusal import refused

PERSON = "person"


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(self, game: Game, view: Any, rng: Random) -> Action:
        """One of the legal actions of the view: the position with what the seat can't know left open."""


class RandomBot:
    """Plays any legal move, each as likely as the others."""

    def choose(self, game: Game, view: Any, rng: Random) -> Action:
        legal: list[Action] = view.legal()
        return legal[int(rng.random() * len(legal))]


class GreedyBot:
    """Plays the move after which its position is worth most, by the game's own evaluation, looking no further."""

    def choose(self, game: Game, view: Any, rng: Random) -> Action:
        seat = view.waiting.seat
        guess = view.guess(rng)
        worth = {action: game.worth(after(guess, action, rng), seat) for action in view.legal()}
        best = max(worth.values())
        equals: list[Action] = [action for action, value in worth.items() if value == best]
        return equals[int(rng.random() * len(equals))]


BOTS: Mapping[str, Bot] = {"random": RandomBot(), "greedy": GreedyBot()}


def after(table: Any, action: Action, rng: Random) -> Any:
    """The position after an action, with chance drawn until a seat must decide."""
    twin = table.clone()
    twin.apply(action)
    while (thing := twin.waiting) is not None and thing.by_chance:
        twin.apply(thing.draw(twin, rng))
    return twin


def bot(name: str) -> Bot:
    """The bot of this name; ``Refused`` if there is none."""
    if name not in BOTS:
        raise refused("no-bot", name=str(name)[:40], known=list(BOTS))
    return BOTS[name]


def move(match: Match) -> list[Moment]:
    """Let the bot in the waiting seat play, and return what happened; nothing where a person is to play."""
    if match.waiting is None or match.seats[match.waiting.seat] == PERSON:
        return []
    seat = match.waiting.seat
    rng = stream(match.seed, f"bot {seat}", match.ply)
    return match.play(bot(match.seats[seat]).choose(match.game, match.table.view(seat), rng))
