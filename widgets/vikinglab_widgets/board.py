"""Board: a match to play in a notebook or a dashboard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import lru_cache
from time import perf_counter
from typing import Any, Literal

import msgspec
import traitlets

import vikinglab as vl
from vikinglab.bots import PERSON, bot, bots, move
from vikinglab.core.engine.box import Box
from vikinglab.core.game import REMEMBERED
from vikinglab.core.game import game as game_called
from vikinglab.core.match import LINK, fresh, load
from vikinglab.core.show.stored import figure
from vikinglab.core.show.trace import Trace, tracing
from vikinglab.core.teach.recall import askable, recall
from vikinglab.core.words.refusal import Refused, refused
from vikinglab.odds.turning_points import Chances, turning_points

from . import inbound, outbound, page
from .changes import changes
from .coaching import Coaching
from .predict import plain
from .state import (
    NO_REASON,
    Entries,
    as_json,
    because_message,
    card_message,
    changed_by,
    changed_last,
    choice_words,
    course_message,
    example_message,
    reason_message,
    secret,
    state,
)
from .widget import Drawn

PAUSE = 0.7
"""The seconds between the moves of bots, to follow them, unless a board says otherwise."""
SPEEDS = {"slow": 2.0, "steady": 1.0, "fast": 0.4}
"""The pauses by the speed that a reader chooses, as parts of the usual one."""
SLICE = 0.04
"""The seconds of thinking at a time: in between, messages of the page get in."""


EASIEST = "beginner"
"""The bot that plays against somebody who hasn’t won yet."""


class Board(Drawn):
    """A board to play a match on: by clicks, by keyboard, or from code.

    Without a match the browser brings one of the ``game``: the one that it keeps under ``name``, else a new one.

    Undo takes back any move; with ``free_undo=False``, none that showed dice or a hidden piece. By default it stops
    there in matches against bots, until the reader allows it.
    """

    _esm = page.widget("board")

    setup = traitlets.Dict().tag(sync=True, to_json=as_json)
    state = traitlets.Dict().tag(sync=True, to_json=as_json)
    name = traitlets.Unicode().tag(sync=True)

    def __init__(
        self,
        match: vl.Match | None = None,
        *,
        game: str = "",
        name: str = "",
        free_undo: bool | None = None,
        pause: float | None = None,
    ) -> None:
        if match is None and not game:
            raise ValueError("a board needs a match, or the key of a game")
        self._given = match is not None
        self.match = match if match is not None else _first_match(game)
        self._offered = self.match.table.box
        self._viewer = 0
        self._free_undo = free_undo
        self._coaching: Coaching | None = None
        self._pause = pause
        self._speed: Literal["slow", "steady", "fast"] = "steady"
        self._skips = asyncio.Event()
        self._thinking: asyncio.Task[None] | None = None
        self._number, self._commanded, self._over = 0, 0, False
        self._match_number = 0
        self._sampled: tuple[object, dict[int, Chances]] = (None, {})
        self._entries: Entries = {}
        super().__init__(self.match.game.key, setup=self._offer(), state=self._shown(), name=name)
        self._told = self.state
        if self._given:  # else the browser brings a match, and with it whose turn it is
            self._think()

    def __repr__(self) -> str:
        return f"A board of {self.match.game.name}. {self.match.question}"

    def stored(self) -> dict[str, object]:
        return {"text/html": figure(self.match.scene(), str(self.match.question))}

    def send_state(self, key: Any = None) -> None:
        """Send what a page needs: of a new state only the changes, unless it asks for everything."""
        if key == "state":
            self._tell(changes(self._told, self.state))
        else:
            super().send_state(key)
        self._told = self.state

    def play(self, *lines: str) -> None:
        """Play moves from code; the page follows."""
        for line in lines:
            self.match.play(line)
        self._show()
        self._commanded = self._number

    def show(self, match: vl.Match) -> None:
        """Go on with another match."""
        self._go_on_with(match)
        self._show()
        self._commanded = self._number
        self._think()

    def _offer(self) -> outbound.Setup:
        """Return the choices for a new match."""
        played, own = self.match.game, self.match.table.box
        if own.options.short:
            own = played.read_otherwise(own, own.rulings, short=False)  # a complete match may be for more players
        boxes = [own if edition == own.edition else played.usual_box(edition) for edition in played.editions]
        seats = range(max(box.players[-1] for box in boxes))
        return {
            "game": played.key,
            "editions": [_edition(played, box) for box in boxes],
            "bots": [PERSON, *bots(played)],
            "names": [dict(played.speech.say(f"seat-{seat}")) for seat in seats],
            "letters": [dict(played.speech.say(f"letter-{seat}")) for seat in seats],
            # Readers are asked about notes only if a board forgets without them.
            "notes": played.table.recalled is not vl.Table.recalled,
            "given": self._given,
        }

    def _shown(self) -> outbound.State:
        persons = [seat for seat, who in enumerate(self.match.seats) if who == PERSON]
        waiting = self.match.waiting
        # The board turns to the person who is to play; while bots play, it stays with the one before.
        if waiting is not None and self._goes_on and waiting.seat in persons:
            self._viewer = waiting.seat
        elif self._viewer not in persons:
            self._viewer = persons[0] if persons else 0
        asked = waiting is not None and not self._others_turn()
        shown = state(self.match, self._viewer, asked, self._entries, self._alone)
        # A reader who plays against bots may allow more than a fair match does.
        if not self._undo_is_free or self._free_undo is not None:
            shown["can"]["freely"] = self._undo_is_free
        self._number += 1
        shared = len(persons) > 1 and secret(self.match, persons)
        coach = self._coaching.shown(self.match, self._viewer) if self._coaching and asked else None
        return {**shown, "number": self._number, "match": self._match_number, "shared": shared, "coach": coach}  # type: ignore[typeddict-item]  # the task of a board that has one comes later

    @property
    def _alone(self) -> int | None:
        """Return the seat of the only person at the board; None if there are several, or none."""
        persons = [seat for seat, who in enumerate(self.match.seats) if who == PERSON]
        return persons[0] if len(persons) == 1 else None

    @property
    def _goes_on(self) -> bool:
        """Return whether somebody still has to move here."""
        return self.match.waiting is not None

    @property
    def _undo_is_free(self) -> bool:
        """Return whether undo may take back a move that showed dice or a hidden piece."""
        against_bots = any(seat != PERSON for seat in self.match.seats)
        return not against_bots if self._free_undo is None else self._free_undo

    def _show(self) -> None:
        if self.match.table.box is not self._offered:
            self._offered, self.setup = self.match.table.box, dict(self._offer())
        self.state = dict(self._shown())
        was_over, self._over = self._over, self.match.result is not None
        if self._over and not was_over:
            self._ended()

    def _refuse(self, bad: Refused, message: inbound.Message | None) -> None:
        source = message.source if isinstance(message, inbound.Load) else None
        self._tell({"say": "refused", "text": dict(bad.text), "rule": bad.rule, "source": source})

    def _tell(self, message: outbound.Message) -> None:
        self.send(message)

    def _do(self, message: inbound.Message) -> None:
        if self._answered(message):
            return
        if isinstance(message, inbound.Command) and self._is_late(message):
            super().send_state("state")
            return
        match message:
            case inbound.From(ply):
                self._go_on_with(self.match.at(ply))
            case inbound.Play(line):
                self._play(line)
            case inbound.Undo():
                self._undo()
            case inbound.Redo():
                self.match.redo()
            case inbound.Restart():
                self._restart()
            case inbound.New():
                self._go_on_with(self._new(message), message.match)
            case inbound.Coach():
                self._coaching = None if message.known is None else Coaching(message)
            case inbound.Freely(on):
                self._free_undo = on
            case inbound.Notes(on):
                self.match.notes = on
            case inbound.Load(data, _):
                self._go_on_with(self._loaded(data), message.match)
        self._show()
        if isinstance(message, inbound.Command):
            self._commanded = self._number
        if isinstance(message, inbound.Load) and (kept := self.match.other_rulings) is not None:
            self._tell({"say": "told", "text": dict(kept)})
        self._think()

    def _is_late(self, command: inbound.Command) -> bool:
        """Return whether another command was done since the state that this one was meant for.

        Moves of bots don’t count: a reader may well undo while they move.
        """
        return command.at is not None and command.at < self._commanded

    def _answered(self, message: inbound.Message) -> bool:
        """Answer a message that only asks, and so leaves nothing new to show; return whether it does."""
        match message:
            case inbound.Card(rule):
                known = rule in self.match.rulebook
                self._tell({"say": "card", "card": card_message(self.match.rulebook, rule) if known else None})
            case inbound.Point(number):
                self._tell({"say": "point", "moment": number, "ids": changed_by(self.match, number, self._viewer)})
            case inbound.Why(path, brought):
                # Reasons come from the position of the seat that is asked, so they are for its reader alone.
                if not self._others_turn():
                    moment = changed_last(self.match, path[-1], self._viewer) if brought else None
                    reason = reason_message(self.match, path) if self._goes_on else NO_REASON
                    self._tell({"say": "why", **reason, "path": path, "moment": moment})
            case inbound.Because(number):
                self._tell(because_message(self.match, number, self._viewer))
            case inbound.Name(path):
                if not self._others_turn():
                    self._tell({"say": "named", "number": self._number, "words": choice_words(self.match, path)})
            case inbound.Seen(number):
                if number != self._number:
                    super().send_state("state")
                else:
                    self._tell({"say": "here"})
            case inbound.Example(rule):
                examples = self.match.game.examples(self.match.table.box)
                if rule in examples:
                    self._tell({"say": "example", **example_message(examples[rule])})
            case inbound.Explained(rule):
                if self._coaching:
                    self._coaching.learn(rule)
                self._tell({"say": "here"})
            case inbound.Pace(speed):
                self._speed = speed
                self._tell({"say": "here"})
            case inbound.Skip():
                self._skips.set()
                self._tell({"say": "here"})
            case inbound.Recall():
                self._tell(self._recalled(message))
            case inbound.Link():
                self._tell({"say": "link", "link": self.match.link()})
            case inbound.Replay():
                self._look_back()
            case _:
                return False
        return True

    def _recalled(self, asked: inbound.Recall) -> outbound.Recalled:
        """Return a question about a rule of this match's own box, if it is one that can be asked about."""
        rule, box = asked.rule.rpartition(":")[2], self.match.table.box
        question = recall(box, rule, asked.seed) if rule in askable(box) else None
        shown = plain(question, rule) if question else None
        return {"say": "recalled", "rule": asked.rule, "question": shown, "lesson": None}

    def _play(self, line: str) -> None:
        if self._others_turn():
            raise refused("not-your-turn")
        self.match.play(line)

    def _restart(self) -> None:
        self._go_on_with(self.match.at(0))

    def _go_on_with(self, match: vl.Match, number: int | None = None) -> None:
        self._stop_thinking()
        self._match_number = self._match_number + 1 if number is None else number
        self.match = match

    def _new(self, asked: inbound.New) -> vl.Match:
        """Return another match, of another edition, or of the same one with the same custom content."""
        played, box = self.match.game, self.match.table.box
        # Refuse an unknown bot now, and not when it is its turn.
        for seat in asked.seats:
            if seat != PERSON:
                bot(played, seat)
        if asked.edition in (None, box.edition):
            box = played.read_otherwise(box, asked.rulings, asked.short)
        else:
            box = played.box(asked.edition, None, {"short": True} if asked.short else {}, asked.rulings)
        table = fresh(played, box, asked.players)
        return vl.Match(played, table, start=asked.players, seats=asked.seats, seed=asked.seed, notes=self.match.notes)

    def _loaded(self, data: str) -> vl.Match:
        """Return the match of a save or of a link, if it is of this board's game."""
        # The mark of a link is near its beginning; a large save needn't be searched for one.
        found = load(data if LINK in data[: len(LINK) + 200] else data.encode())
        if found.game is not game_called(self.match.game.key):
            raise refused("other-game", name=found.game.key)
        return found

    def _undo(self) -> None:
        """Undo to the last move of a person, past the moves of others."""
        before = self.match.ply
        try:
            self._undo_one()
            while self.match.ply and self._others_turn():
                self._undo_one()
        except Refused:
            # All of it or nothing: otherwise undo would take back a bot's move, which the bot would only repeat.
            while self.match.ply < before:
                self.match.redo()
            raise
        self._stop_thinking()

    def _undo_one(self) -> None:
        if self.match.ply and not self.match.undoable and not self._undo_is_free:
            raise refused("undo-stops")
        self.match.undo()

    def _look_back(self) -> None:
        """Send the page all of a finished match; and, once calculated, what decided it."""
        if self.match.result is None:
            return
        self._replay_soon()

    def _replay_soon(self) -> None:
        self._stop_thinking()
        # Its reader may play on from an earlier position meanwhile.
        if not self._in_the_background(self._replay, self.match.copy()):
            self._replay_at_once()

    def _replay_at_once(self) -> None:
        self._show_replay(self.match.trace(everything=True))
        self._judge_at_once()

    async def _replay(self, match: vl.Match) -> None:
        paused = perf_counter()
        for made in tracing(match, match.moments, everything=True):
            if made is not None:
                self._show_replay(made)
            elif perf_counter() - paused > SLICE:
                await asyncio.sleep(0.001)
                paused = perf_counter()
        await self._judge(match)

    def _show_replay(self, trace: Trace) -> None:
        self._tell({"say": "replay", "trace": msgspec.to_builtins(trace)})

    async def _judge(self, match: vl.Match, rest: float = 0.001) -> None:
        paused = perf_counter()
        for found in turning_points(match, self._chances_of(match)):
            if found is not None:
                self._tell({"say": "course", "course": course_message(match, found)})
            elif perf_counter() - paused > SLICE:
                await asyncio.sleep(rest)
                paused = perf_counter()

    def _judge_at_once(self) -> None:
        *_, found = turning_points(self.match, self._chances_of(self.match))
        assert found is not None
        self._tell({"say": "course", "course": course_message(self.match, found)})

    def _chances_of(self, match: vl.Match) -> dict[int, Chances]:
        """Return the chances of a match that are known: its replay goes on from those for its end."""
        key = (self._match_number, match.record)
        if self._sampled[0] != key:
            self._sampled = (key, {})
        return self._sampled[1]

    def _ended(self) -> None:
        """Look for what decided the match, after its result is shown. A script has no page to show it on.

        Nobody has asked for it, so on a server half of the time is left to those who play.
        """
        self._stop_thinking()
        self._in_the_background(self._judge, self.match.copy(), SLICE)

    def _others_turn(self) -> bool:
        """Return whether the next move is somebody else's, and comes without the reader."""
        waiting = self.match.waiting
        return waiting is not None and self.match.seats[waiting.seat] != PERSON

    def _move_others(self) -> None:
        move(self.match)

    def _think(self) -> None:
        """Let others move one at a time, on the kernel's loop."""
        if not self._others_turn() or self._thinking is not None:
            return
        if not self._in_the_background(self._play_others):
            while self._others_turn():
                self._move_others()
            self._show()

    async def _play_others(self) -> None:
        self._skips.clear()
        while self._others_turn():
            pause = (PAUSE if self._pause is None else self._pause) * SPEEDS[self._speed]
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._skips.wait()
            await asyncio.sleep(0)  # messages of the page get in, also where nothing is waited for
            self._move_others()
            if not self._skips.is_set():
                self._show()
        if self._skips.is_set():
            self._show()

    def _in_the_background(self, work: Callable[..., Coroutine[Any, Any, None]], *given: object) -> bool:
        """Begin to think, if there is a loop to do it on: a script has none."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            return False
        self._thinking = task = loop.create_task(work(*given))
        task.add_done_callback(self._thought)
        return True

    def _thought(self, task: asyncio.Task[None]) -> None:
        """Clear the finished task, but not one that began after it was stopped."""
        if self._thinking is task:
            self._thinking = None

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None


@lru_cache(REMEMBERED)
def _edition(game: vl.Game, box: Box) -> outbound.Edition:
    """Return the matches of an edition: its name, its numbers of players, and the readings of its rulebook."""
    rulebook, key = game.rulebook(box), f"edition-{box.edition}"
    short = game.short_box(box.edition) if box.own_content is None else game.short_of(box)
    return {
        "key": box.edition,
        "name": dict(game.speech.say(key)) if game.speech.has(key) else box.edition,
        "players": list(box.players),
        "short": list(short.players) if short else [],
        "readings": [
            {
                **card_message(rulebook, rule.key),
                "readings": [(reading, dict(rule.called[reading])) for reading in rule.readings],
            }
            for rule in [rulebook[key] for key in box.rulings]
        ],
    }


def _first_match(key: str) -> vl.Match:
    """Return the match that a first-time visitor starts with: one seat for a person, the easiest bots in the others."""
    players = game_called(key).usual_box().players
    count = players[len(players) // 2]
    return vl.new(key, players=count, seats=[PERSON, *[EASIEST] * (count - 1)])
