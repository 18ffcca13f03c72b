"""Board: a match to be played in a notebook or a dashboard."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

import vikinglab as vl
from vikinglab.bots import BOTS, PERSON, move
from vikinglab.core import page
from vikinglab.core.game import game as game_called
from vikinglab.core.match import LINK, load
from vikinglab.core.refusal import Refused, refused

from . import doors
from .state import card, state

PAUSE = 0.7
"""Seconds between the moves of bots, so that one can follow."""


class Board(anywidget.AnyWidget):  # type: ignore[misc]
    """A board on which a match is played: by its path of clicks, by keyboard, or from code.

    Without a match the browser brings one: the one that it keeps under ``name``, else a new one.
    """

    _esm = page.script("words", "scene", "keys", "board")
    _css = page.style()

    art = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    setup = traitlets.Dict().tag(sync=True)
    state = traitlets.Dict().tag(sync=True)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(self, match: vl.Match | None = None, *, game: str = "raids", name: str = "") -> None:
        self._given = match is not None
        self.match = match if match is not None else _first_match(game)
        self._thinking: asyncio.Task[None] | None = None
        super().__init__(
            art=page.drawings(self.match.game.key),
            words=page.interface(),
            setup=self._offer(),
            state=self._shown(),
            name=name,
        )
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        return f"<board of {self.match.game.key}: {self.match.question}>"

    def play(self, *lines: str) -> None:
        """Play moves from code; the page follows."""
        for line in lines:
            self.match.play(line)
        self._show()

    def show(self, match: vl.Match) -> None:
        """Go on with another match."""
        self._stop_thinking()
        self.match = match
        self._show()
        self._think()

    def _offer(self) -> dict[str, Any]:
        """What a new match can be chosen from."""
        played = self.match.game
        return {
            "game": played.key,
            "players": list(played.players),
            "bots": [PERSON, *BOTS],
            "names": [dict(played.speech.say(f"seat-{seat}")) for seat in range(max(played.players))],
            "given": self._given,
        }

    def _shown(self) -> dict[str, Any]:
        return state(self.match)

    def _show(self) -> None:
        self.state = self._shown()

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        """Answer a message from the page; what can't be done is said there, and changes nothing."""
        try:
            message = doors.read(content)
            self._do(message)
        except Refused as bad:
            self.send({"say": "refused", "text": dict(bad.text), "rule": bad.rule})

    def _do(self, message: Any) -> None:
        match message:
            case doors.Ping(number):
                self.send({"say": "here", "number": number})
                return
            case doors.Card(rule):
                self.send({"say": "card", "card": card(self.match.game, rule)})
                return
            case doors.Play(line):
                self.match.play(line)
            case doors.Undo():
                self._stop_thinking()
                self._undo()
            case doors.Redo():
                self.match.redo()
            case doors.Restart():
                self._stop_thinking()
                while self.match.ply:
                    self.match.undo()
            case doors.New(seed, players, seats, rulings):
                self._stop_thinking()
                self.match = self._new(seed, players, seats, rulings)
            case doors.Load(data, kept):
                self._load(data, kept)
        self._show()
        self._think()

    def _new(self, seed: int, players: int, seats: list[str], rulings: Mapping[str, str]) -> vl.Match:
        for seat in seats:
            if seat not in (PERSON, *BOTS):
                raise refused("no-bot", name=seat, known=[PERSON, *BOTS])
        return vl.new(self.match.game.key, players=players, seed=seed, seats=seats, rulings=rulings)

    def _load(self, data: str, kept: bool) -> None:
        """Go on from a save or a link, if it is of this board's game."""
        found = load(data if LINK in data[: len(LINK) + 200] else data.encode())
        if found.game is not game_called(self.match.game.key):
            raise refused("other-game", name=found.game.key)
        self._stop_thinking()
        self.match = found

    def _undo(self) -> None:
        """Take back as far as the last move of a person, past those of bots."""
        self.match.undo()
        while self.match.ply and self._bots_turn():
            self.match.undo()

    def _bots_turn(self) -> bool:
        waiting = self.match.waiting
        return waiting is not None and self.match.seats[waiting.seat] != PERSON

    def _think(self) -> None:
        """Let bots move one at a time, on the kernel's loop."""
        if not self._bots_turn() or self._thinking is not None:
            return
        try:
            self._thinking = asyncio.get_running_loop().create_task(self._play_bots())
        except RuntimeError:  # no loop, as in a script: the bots move at once
            while self._bots_turn():
                move(self.match)
            self._show()

    async def _play_bots(self) -> None:
        try:
            while self._bots_turn():
                await asyncio.sleep(PAUSE)
                move(self.match)
                self._show()
        finally:
            self._thinking = None

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None


def _first_match(key: str) -> vl.Match:
    """What a visitor finds who hasn't chosen: one seat for a person, bots in the others."""
    players = game_called(key).players
    count = players[len(players) // 2]
    return vl.new(key, players=count, seats=[PERSON, *["greedy"] * (count - 1)])
