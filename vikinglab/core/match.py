"""Match: one game from setup to result, with its line of moves, undo, and saves that are replayed by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import msgspec

from .answers import naming, other_rulings, question, refusal
from .draws import DRAWN, given, recorded, stream
from .engine import notation
from .engine.box import Box
from .engine.decision import Action, Chance, Decision
from .engine.position import read_position, write_position
from .engine.table import Position, Result, Table
from .game import Game, game
from .reason import Reason, reason
from .save import LARGEST_SAVE, LINK, VERSION, Save, packed, read
from .words.moment import Moment, Story
from .words.refusal import Refusal, Refused, refused
from .words.rulebook import Points, Tally
from .words.speech import Text, speech

if TYPE_CHECKING:
    from .show.scene import Scene
    from .show.trace import Trace
    from .teach.question import Question
    from .words.rulebook import Rulebook

NOT_YOUR_TURN = "core:not-your-turn"
"""The refusal of a seat that isn't asked: no rule refuses it."""


class _State(msgspec.Struct, frozen=True):
    """The state of a match at a decision: its tables are never changed."""

    table: Table
    line: int
    draws: Mapping[str, int]
    moments: int


class Match:
    """One game in progress. Play it with ``play``, ``why_not``, ``undo`` and ``redo``; a save holds its moves."""

    def __init__(
        self,
        game: Game,
        table: Table,
        *,
        start: int | str,
        seats: Sequence[str] | None = None,
        seed: int = 0,
        line: Sequence[str] = (),
        drawn: Sequence[str] = (),
        notes: bool = False,
    ) -> None:
        self.game, self.seed = game, _checked_seed(seed)
        self._drawn = _checked_drawn(drawn)
        self.seats = _checked_seats(seats, table.players)
        self.notes = notes
        """True if boards remember for their readers: it changes what they show, and never what may be played."""
        self._start = start
        self._record: list[str] = []
        self._told: list[Moment] = []
        self._states: list[_State] = []
        self._now = -1
        self._replay(table.clone(), iter(line))
        if self.result is not None and not self.ply and self.undrawn:
            raise refused("nothing-to-draw", known=self.undrawn)

    @property
    def table(self) -> Any:
        """The position. Look at it only: to change it, call ``play``."""
        return self._states[self._now].table

    @property
    def rulebook(self) -> Rulebook:
        """The rules of the match's own box: its edition, its content, its options."""
        return self.game.rulebook(self.table.box)

    @property
    def waiting(self) -> Decision | None:
        """The decision that a seat must take; None at the end."""
        waiting = self.table.waiting
        assert not isinstance(waiting, Chance)
        return waiting  # type: ignore[no-any-return]

    @property
    def result(self) -> Result | None:
        """Points and winners, once the match is over."""
        return self.table.result  # type: ignore[no-any-return]

    @property
    def ply(self) -> int:
        """Return the number of moves played."""
        return self._now

    @property
    def can_redo(self) -> bool:
        """Return whether there is an undone move to play again."""
        return self._now + 1 < len(self._states)

    @property
    def undone(self) -> str | None:
        """Return the undone move that ``redo`` plays again; None if there is none.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> _ = match.play("sail 6")
        >>> match.at(0).undone
        'sail 6'
        """
        return self._record[self._states[self._now].line] if self.can_redo else None

    @property
    def record(self) -> tuple[str, ...]:
        """Everything decided so far: the moves, and the outcomes of chance, marked with ``~``."""
        return tuple(self._record[: self._states[self._now].line])

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves decided so far, without the outcomes of chance."""
        return tuple([entry for entry in self.record if not entry.startswith(DRAWN)])

    @property
    def undrawn(self) -> tuple[str, ...]:
        """The outcomes that were chosen for chance, as far as it hasn't brought them yet.

        A match may go on without them for long. At its end, or where you expected them, look that none is left.

        >>> match = vl.position("drakkar", "emblems: e5 / A: e4 h6 / B: / turn: A").match(drawn=["1+5", "heart"])
        >>> match.undrawn
        ('heart',)
        """
        return self._drawn[sum(self._states[self._now].draws.values()) :]

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats that made the moves, one for each move."""
        return tuple([state.table.stack[-1].seat for state in self._states[: self._now]])

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The events so far."""
        return tuple(self._told[: self._states[self._now].moments])

    @property
    def question(self) -> Text:
        """The question to the waiting seat, in a sentence."""
        return question(self.game, self.table)

    @property
    def other_rulings(self) -> Text | None:
        """The unusual rulings that the match began with, in a sentence; None if all are the usual ones.

        >>> print(vl.new("raids", rulings={"setup.reserve": "limited"}).other_rulings)
        This match keeps the options that it began with: The reserve of Vikings: limited.
        """
        return other_rulings(self.game, self.table.box)

    def scene(self, seat: int | None = None) -> Scene:
        """Return the board as a seat sees it; the waiting seat by default. A notebook shows it as a picture."""
        self._check_seat(seat)
        if seat is None:
            seat = self.waiting.seat if self.waiting else 0
        return self.game.scene(self.recalled(self.table.view(seat), seat), seat)

    def recalled(self, view: Position, seat: int | None) -> Position:
        """Return the part of a seat's view that a board shows: all with notes, else what the seat still recalls."""
        return view if self.notes else view.recalled(seat)

    def log(self, seat: int | None) -> list[int]:
        """Return the numbers of the moments in a seat's log on the board."""
        self._check_seat(seat)
        view = self.recalled(self.table.view(seat), seat)
        moments = self.moments
        told = [number for number, moment in enumerate(moments) if moment.known_to(seat)]
        return told if self.notes else [number for number in told if view.retells(moments[number])]

    def legal(self) -> list[Action]:
        """Return the legal actions of the waiting seat."""
        return self.table.legal()  # type: ignore[no-any-return]

    def choices(self) -> list[str]:
        """Return the legal actions as the lines that play them.

        >>> vl.new("raids", players=3, seed=7).choices()[:3]
        ['sail 1', 'sail 2', 'sail 4']
        """
        return [*map(notation.write, self.legal())]

    def written(self) -> str:
        """Return the position as text that ``vl.position`` reads. Like a save, it includes hidden information.

        A finished match has the line ``over``, with the scores and the winners.

        >>> match = vl.position("drakkar", "emblems: e5 heart A / A: e5 h6 / B: / turn: A").match(drawn=["5+2"])
        >>> print(match.written())
        emblems: e5 heart A
        A: e5 h6
        B:
        dice: 2 5
        """
        return write_position(self.game, self.table)

    def why_not(self, action: str | Action, seat: int | None = None) -> Refusal | None:
        """Return why an action isn't allowed here, with the figures of the position; None if it is allowed.

        With a seat it answers for that seat, which may not be the one to play. Any line of text gets a sentence.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> match.why_not("sail 6") is None
        True
        >>> print(match.why_not("sail 6", seat=0))
        It isn’t Orange’s turn: Sky is to play.
        """
        self._check_seat(seat)
        try:
            action = self._read(action)
        except Refused as bad:
            return Refusal(notation.NOT_A_MOVE, bad.text)
        if seat is not None and self.waiting is not None and seat != self.waiting.seat:
            return Refusal(NOT_YOUR_TURN, speech().say("other-turn", {"seat": seat, "leader": self.waiting.seat}))
        rule = self.table.refused_by(action)
        return None if rule is None else refusal(self.game, self.table, action, rule)

    def why(self, number: int, seat: int | None = None) -> Reason:
        """Return why a moment was allowed, by its number: the rule, the figures, and the choice that led there.

        It tells what a seat may know of it, or, for no seat, an onlooker.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> _ = match.play("sail 6")
        >>> print(match.why(-1).choice)
        Asked: “Sky, how far do you sail? At least to space 1.” Sky chose “Sail to space 6”.
        """
        self._check_seat(seat)
        return reason(self, number, seat)

    def play(self, *actions: str | Action) -> list[Moment]:
        """Play moves and return the events; if one isn't allowed, raise ``Refused`` and play no more of them.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> print(*match.play("sail 6"))
        Sky comes to the monster at space 3.
        >>> match.play("sail 9")
        Traceback (most recent call last):
        vikinglab.core.words.refusal.Refused: You pass things one by one: deal with the monster first...
        """
        before = len(self.moments)
        for action in map(self._read, actions):
            if refused_because := self.why_not(action):
                raise Refused(refused_because.text, refused_because.rule)
            self._advance(action, iter(()))
        return list(self.moments[before:])

    @property
    def undoable(self) -> bool:
        """Return whether nobody learnt anything from the last move: no chance decided, and nobody saw a hidden piece.

        ``undo`` takes any move back. A player who then tries other moves knows the coming dice, or a secret.

        >>> match = vl.position("drakkar", "emblems: e5 heart / A: e1 h6 / B: / turn: A").match(drawn=["2+4"])
        >>> _ = match.play("move e1 e3")
        >>> match.undoable
        True
        """
        if not self._now:
            return False
        before, after = self._states[self._now - 1], self._states[self._now]
        # One entry is the move itself; each further one is an outcome of chance.
        return after.line == before.line + 1 and not after.table.shows_more_than(before.table)

    def undo(self) -> None:
        """Undo the last move, and the outcomes of chance after it.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> _ = match.play("sail 6")
        >>> match.undo()
        >>> match.ply, match.can_redo
        (0, True)
        """
        if not self._now:
            raise refused("nothing-to-undo")
        self._now -= 1

    def redo(self) -> None:
        """Play an undone move again."""
        if not self.can_redo:
            raise refused("nothing-to-redo")
        self._now += 1

    def copy(self) -> Self:
        """Return a copy of the match, to play on in another way.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> other = match.copy()
        >>> _ = other.play("sail 6")
        >>> match.ply, other.ply
        (0, 1)
        """
        # Tables are shared: nothing changes a table that is part of a state.
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._record, twin._states, twin._told = self._record.copy(), self._states.copy(), self._told.copy()
        return twin

    def anew(self, seed: int) -> Match:
        """Return the match at its start with another seed: chance brings something else.

        >>> match = vl.position("drakkar", "emblems: e5 / A: e4 h6 / B: / turn: A").match(seed=1)
        >>> str(match.question) == str(match.anew(2).question)
        False
        """
        table = begun(self.game, self.table.box, self._start)
        start, drawn = self._start, self._drawn
        return Match(self.game, table, start=start, seats=self.seats, seed=seed, drawn=drawn, notes=self.notes)

    def at(self, ply: int) -> Self:
        """Return a copy of the match after this many moves, or at its end if it is shorter; ``redo`` leads back.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> _ = match.play("sail 6")
        >>> match.at(0).moves, match.moves
        ((), ('sail 6',))
        """
        twin = self.copy()
        twin._now = max(0, min(ply, self._now))
        return twin

    def score(self, seat: int) -> list[Points]:
        """Return the points of a seat by each rule, if the match ends now; empty if a game counts no points by rules.

        It counts hidden pieces too. At the end the points add up to ``result.scores``.

        >>> text = "voyage: 2 / route: 19 axe / A: space 19, crew 2, aboard hammer, coins 6 / B: home 1 / C: home 2"
        >>> [line for line in vl.position("raids", text).match().score(0) if line.points]
        [Coins: 6, Hammers: 2]
        """
        self._check_seat(seat)
        found = self.game.points(self.table, seat)
        return [Points(points, rule, self.rulebook[rule].title) for rule, points in found.items()]

    def tally(self, seat: int) -> list[Tally]:
        """Return the lines of the table that a match ends with, for a seat: the same lines for every seat.

        They are the points by rule, unless the game keeps a table of its own, such as tracks that are filled.

        >>> text = "voyage: 2 / route: 19 axe / A: space 19, crew 2, aboard hammer, coins 6 / B: home 1 / C: home 2"
        >>> [line for line in vl.position("raids", text).match().tally(0) if line.points]
        [Coins: 6, Hammers: 2]
        """
        self._check_seat(seat)
        if self.game.tally is not None:
            return list(self.game.tally(self.table, seat))
        rules = dict.fromkeys(
            [rule for each in range(self.table.players) for rule in self.game.points(self.table, each)]
        )
        found = self.game.points(self.table, seat)
        return [Tally(self.rulebook[rule].title, found.get(rule, 0)) for rule in rules]

    def ask(self, kind: str, *moves: str) -> Question:
        """Return a question with its answers: ``ask("may", "sail 5", "sail 7")``, or one about a rule, by its key.

        It is about the results of the last move, after the others are played, and uses what the seat to play knows. So
        a move that wasn't played reveals nothing by a question: what the seat can't know is drawn anew. To ask about
        what a move brought, play it, and ask ``match.at(ply)`` about it.

        >>> vl.new("raids", players=3, seed=7).ask("may", "sail 5", "sail 6").answers[0].why
        You can’t stop at a village. Sail past it: a Viking comes aboard if you have a free shield.
        """
        from .teach.quiz import ask

        return ask(self, kind, *moves)

    def to_json(self) -> bytes:
        """Return the match as a save. It includes hidden information, and the seed, which reveals what is to come."""
        box = self.table.box
        return Save(
            vikinglab=VERSION,
            game=self.game.key,
            edition=box.edition,
            content=box.fingerprint,
            start=self._start,
            seed=self.seed,
            seats=list(self.seats),
            line=list(self.record),
            own_content=box.own_content,
            options=msgspec.to_builtins(box.options),
            rulings=dict(box.rulings),
            drawn=list(self._drawn),
            notes=self.notes,
        ).to_json()

    def save(self, path: str | Path) -> None:
        """Write the match to a file. It includes hidden information, and the seed, which reveals what is to come."""
        Path(path).write_bytes(self.to_json())

    def link(self) -> str:
        """Return the match as the end of a web address; ``Refused`` if it is too long for one.

        Like a save it includes hidden information, and the seed, which reveals all that is to come.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> load(f"https://example.org/play{match.link()}").record == match.record
        True
        """
        return packed(self.to_json())

    def trace(self, seat: int | None = None, *, everything: bool = False, reader: int | None = None) -> Trace:
        """Return the match as frames that a browser steps through: as a seat saw it, or, for no seat, an onlooker.

        It addresses the ``reader``, if there is one. With ``everything`` it holds all secrets; ``Refused`` while the
        match isn't over.

        >>> trace = vl.new("raids", players=3, seed=7).trace(seat=1)
        >>> [frame.rule for frame in trace.frames]
        ['setup.first-player', 'voyage.next', 'turn.start-order']
        """
        from .show.trace import trace

        self._check_seat(seat)
        if everything and self.result is None:
            raise refused("not-over")
        known = [moment for moment in self.moments if everything or moment.known_to(seat)]
        return trace(self, known, seat, everything, reader)

    def export_html(self, path: str | Path, seat: int | None = None, *, everything: bool = False) -> None:
        """Write a page that replays the match on its own: mail it, keep it, or put it on any web page.

        It shows the same as ``trace``.
        """
        # Scripts are a package of their own, and the engine may be installed without them.
        try:
            page = import_module("vikinglab_widgets.page")
        except ModuleNotFoundError as missing:
            told = "A page is made by vikinglab_widgets, which comes with vikinglab’s wheel, and it can’t be imported"
            raise ModuleNotFoundError(f"{told}: there is no {missing.name}.", name=missing.name) from None
        shown = self.trace(seat, everything=everything)
        Path(path).write_text(page.replay(shown, str(self.game.name)), "utf-8")

    def __repr__(self) -> str:
        undrawn = f", still to be drawn: {', '.join(self.undrawn)}" if self.undrawn else ""
        return f"<match of {self.game.key}, {self.table.players} seats, {len(self.record)} entries{undrawn}>"

    def _check_seat(self, seat: int | None) -> None:
        players = self.table.players
        if seat is not None and (type(seat) is not int or not 0 <= seat < players):
            raise refused("no-seat", found=str(seat)[:20], players=players, last=players - 1)

    def _repr_mimebundle_(self, **asked: object) -> dict[str, str]:
        from .show.stored import output

        return output(self.scene(), str(self.question))

    def _read(self, action: str | Action) -> Action:
        return action if isinstance(action, Action) else notation.read(action, self.game.actions)

    def _replay(self, table: Table, entries: Iterator[str]) -> None:
        """Start, and play a recorded line by the rules; ``Refused`` with the entry and the rule at fault."""
        table.story = Story()
        table.settle()
        # One iterator runs through the line: moves are read here, and what chance brought is read where it comes.
        self._reach_decision(table, [], Counter(), entries)
        for entry in entries:
            number = len(self._record) + 1
            try:
                action = self._read(entry)
            except Refused as bad:
                raise _bad_entry(number, entry, bad.text, bad.rule) from None
            # The line may be forged, so ask the rules about each move as if it were played now.
            if because := self.why_not(action):
                raise _bad_entry(number, entry, because.text, because.rule)
            self._advance(action, entries)

    def _advance(self, action: Action, entries: Iterator[str]) -> None:
        """Apply a legal action to a new table, and then the outcomes of chance."""
        state = self._states[self._now]
        # Keep the table before as it is, for undo and for reviews.
        table = state.table.clone()
        table.story = Story(self._now + 1)
        table.apply(action)
        self._reach_decision(table, [notation.write(action)], Counter(state.draws), entries)

    def _reach_decision(self, table: Table, line: list[str], draws: Counter[str], entries: Iterator[str]) -> None:
        """Let chance decide until a seat must: as recorded, as chosen, then from the seed."""
        while isinstance(chance := table.waiting, Chance):
            entry, number = next(entries, None), draws.total()
            if entry is not None:
                try:
                    outcome = recorded(table, chance, entry)
                except Refused as bad:
                    raise _bad_entry(len(self._record) + len(line) + 1, entry, bad.text) from None
            elif number < len(self._drawn):
                outcome = given(table, chance, self._drawn[number])
            else:
                # Only the number of the draw within its stream counts. Whatever is asked, tried or taken back meanwhile
                # can't change what comes.
                outcome = chance.draw(table, stream(self.seed, chance.stream, draws[chance.stream]))
            draws[chance.stream] += 1
            line.append(DRAWN + notation.outcome_line(outcome))
            table.apply(outcome)
        self._note(table, line, draws)

    def _note(self, table: Table, line: list[str], draws: Counter[str]) -> None:
        """Note a position in which a seat must decide, and what led there; forget undone moves."""
        # Note nothing before chance has decided: a refused move must leave even the moves that can be redone.
        self._forget_future()
        # From here on the table is at rest: moves that are tried on it must not add to the story.
        story, table.story = table.story, None
        assert story is not None
        self._record += line
        self._told += story.moments
        self._states.append(_State(table, len(self._record), draws, len(self._told)))
        self._now += 1

    def _forget_future(self) -> None:
        if self.can_redo:
            state = self._states[self._now]
            del self._states[self._now + 1 :], self._record[state.line :], self._told[state.moments :]


def _bad_entry(number: int, entry: str, reason: Text, rule: str | None = None) -> Refused:
    """Return the refusal of a line, with the entry at fault."""
    facts = {"number": number, "entry": entry[:40], "reason": reason}
    return Refused(speech().say("bad-entry", facts), rule)


def load(source: str | bytes | Path) -> Match:
    """Return a match from a save (a file's path, or its bytes) or from a link; ``Refused`` if anything is wrong.

    The line is played again by the rules, with the outcomes of chance that it records.

    >>> match = vl.new("raids", players=3, seed=7)
    >>> load(match.to_json()).record == match.record
    True
    >>> load(b"{}")
    Traceback (most recent call last):
    vikinglab.core.words.refusal.Refused: This isn’t a saved match: at -, “vikinglab” is missing.
    """
    save = read(source)
    played = game(save.game)
    box = played.box(save.edition, save.own_content, save.options)
    # Of another edition's figures this says more than that a rule has no such ruling. Older saves name their content
    # otherwise: whether they fit shows when their moves are played again.
    if save.vikinglab == VERSION and box.fingerprint != save.content:
        raise refused("other-content", edition=save.edition)
    if {**box.rulings, **save.rulings} != box.rulings:
        box = played.read_otherwise(box, save.rulings)
    return Match(
        played,
        begun(played, box, save.start),
        start=save.start,
        seats=save.seats,
        seed=save.seed,
        line=save.line,
        drawn=save.drawn,
        notes=save.notes,
    )


def begun(game: Game, box: Box, start: int | str) -> Table:
    """Return the table at which a match starts: set up for a number of players, or as a position is written."""
    return read_position(game, box, start) if isinstance(start, str) else fresh(game, box, start)


def fresh(game: Game, box: Box, players: object) -> Table:
    """Return a table set up for a number of players; ``Refused`` if the box isn't for so many."""
    if type(players) is not int or players not in box.players:
        raise refused("no-players", found=str(players)[:20], known=[str(number) for number in box.players])
    return game.setup(box, players)


def _checked_seed(seed: object) -> int:
    # A truth value is an int as well, and JSON would return it as something else.
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise refused("bad-seed", found=str(seed)[:30])
    return seed


def _checked_drawn(drawn: Sequence[str]) -> tuple[str, ...]:
    """Return the outcomes that were chosen for chance."""
    # A text is a sequence of texts as well, and each of its letters would be taken for an outcome.
    if isinstance(drawn, str) or not all(isinstance(entry, str) for entry in drawn):
        raise refused("bad-drawn", found=str(drawn)[:40])
    return tuple(drawn)


def _checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Return the player of each seat, a person or the name of a bot."""
    if seats is None:
        return ("person",) * players
    if len(seats) != players or not all(isinstance(seat, str) and 0 < len(seat) <= 40 for seat in seats):
        raise refused("bad-seats", players=players)
    return tuple(seats)


__all__ = ["DRAWN", "LARGEST_SAVE", "LINK", "Match", "fresh", "load", "naming", "question", "refusal", "stream"]
