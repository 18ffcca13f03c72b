"""What is done once in a process from which kernels are forked: it knows every sentence and picture."""

from __future__ import annotations

from collections.abc import Iterator

import vikinglab as vl
from vikinglab.core.game import Game
from vikinglab.core.teach.recall import askable
from vikinglab.core.words.speech import LANGUAGES

from . import page
from .state import state


def preload() -> None:
    """Parse all messages of all games, and make what a board shows of the first position of each edition.

    It is known by then, too, about which rules there are questions.
    """
    for game in vl.games().values():
        for language in LANGUAGES:
            for key in game.speech.keys(language):
                game.speech.has(key)
        page.drawings(game.key)
        page.interface(game.key)
        for match in _matches(game):
            state(match, 0, asked=True)
        for edition in game.editions:
            askable(game.usual_box(edition))


def _matches(game: Game) -> Iterator[vl.Match]:
    for edition in game.editions:
        yield vl.new(game.key, edition=edition, players=game.usual_box(edition).players[0], seed=0)
