"""Preloading: work done once in the process that kernels are forked from, which all of them then share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import comm

import vikinglab as vl
import vikinglab_widgets
from vikinglab.core.game import Game
from vikinglab.core.teach.recall import askable
from vikinglab.core.words.speech import LANGUAGES, Speech, speech

from . import page
from .board import Board
from .state import state

MOVES = 12
"""The number of rehearsed moves: Python rewrites code that runs for the first time, and kernels then share it."""


def preload() -> None:
    """Import all widgets and modules of games, parse all messages, and play the first moves of each edition.

    After that it also knows which rules there are questions about.
    """
    for name in vikinglab_widgets.__all__:
        getattr(vikinglab_widgets, name)
    _parse(speech())
    for game in vl.games().values():
        for module in iter_modules([str(game.folder)], f"{game.package}."):
            import_module(module.name)
        _parse(game.speech)
        page.drawings(game.key)
        page.interface(game.key)
        for match in _matches(game):
            state(match, 0, asked=True)
            _rehearse(match)
        for edition in game.editions:
            askable(game.usual_box(edition))


def _parse(messages: Speech) -> None:
    """Parse all messages: a kernel that parsed a single one would need the parser."""
    for language in LANGUAGES:
        for key in messages.keys(language):
            messages.has(key)


def _matches(game: Game) -> Iterator[vl.Match]:
    for edition in game.editions:
        yield vl.new(game.key, edition=edition, players=game.usual_box(edition).players[0], seed=0)


def _rehearse(match: vl.Match) -> None:
    """Play the first moves of a match on a board that no page shows."""
    rng = Random(0)
    with _no_page():
        board = Board(match, name="rehearsal")
        board._repr_mimebundle_()
        for _ in range(MOVES):
            if choices := board.state["choices"]:
                board._hear(board, {"do": "play", "line": rng.choice(choices)["line"]}, [])
        board.close_all()


@contextmanager
def _no_page() -> Iterator[None]:
    """Allow widgets without a kernel that could tell a page about them."""
    used, comm.create_comm = comm.create_comm, comm.DummyComm
    try:
        yield
    finally:
        comm.create_comm = used
