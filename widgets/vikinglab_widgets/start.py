"""Start: a game’s first match, for somebody who has never seen the game."""

from __future__ import annotations

from collections.abc import Mapping

import vikinglab as vl
from vikinglab.bots import PERSON
from vikinglab.core.game import game as game_called
from vikinglab.core.show.aid import Aid, aid
from vikinglab.core.words.speech import Text, speech

from . import outbound, page
from .board import Board

UNHURRIED = 1.3
"""The seconds between the moves of the others: a newcomer follows them."""
NAMED = 3
"""The number of the reader’s first decisions that are told by name, where the game names them."""
ONWARD = {"on-play": "play.ipynb", "on-learn": "learn/01.ipynb"}
"""The pages to go on to."""


class Start(Board):
    """A short match against bots that err, introduced by the aim of the game and the use of its things.

    ``seed`` chooses the first match, ``onward`` the pages to go to from its end, by the words of their buttons.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seed: int = 0,
        name: str = "",
        onward: Mapping[str, str] = ONWARD,
    ) -> None:
        played = game_called(game)
        short = played.short_box()
        found = {edition: aid(box) for edition in played.editions if (box := played.short_box(edition))}
        self._aids = {edition: each for edition, each in found.items() if each is not None}
        if short is None or not self._aids:
            raise ValueError(f"{game} has no short match, or no aid")
        self._onward, self._seed = dict(onward), seed
        count = short.players[0] if players is None else players
        seats = [PERSON, *["beginner"] * (count - 1)]
        match = vl.new(game, players=count, seed=seed, options={"short": True}, seats=seats)
        super().__init__(match, name=name, pause=UNHURRIED)

    def __repr__(self) -> str:
        return f"A first match of {self.match.game.name}."

    def _offer(self) -> outbound.Setup:
        welcome: outbound.Welcome = {
            "seed": self._seed,
            "aims": {edition: _aim(each) for edition, each in self._aids.items()},
            "onward": self._onward,
        }
        return {**super()._offer(), "welcome": welcome}

    def _shown(self) -> outbound.State:
        shown = super()._shown()
        return {**shown, "asks": dict(self._named(Text(shown["asks"])))}

    def _named(self, asks: Text) -> Text:
        """Return a question after the name of its decision, if it is one of the reader’s first."""
        waiting, number = self.match.waiting, self.match.movers.count(self._viewer) + 1
        if waiting is None or waiting.seat != self._viewer or number > NAMED:
            return asks
        key, say = f"ask-{waiting.__struct_config__.tag}.first", self.match.game.speech
        if not say.has(key):
            return asks
        facts = {"number": number, "what": say.say(key), "asks": asks}
        return speech(page.__name__).say("first-decision", facts)


def _aim(aid: Aid) -> outbound.Aim:
    """Return a game's introduction for newcomers, for a page."""
    parts: list[outbound.Thing] = [
        {"word": dict(thing.word), "line": dict(thing.line), "picture": thing.picture}
        for thing in aid.things
        if thing.start
    ]
    return {"aim": dict(aid.aim), "parts": parts}
