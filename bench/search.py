"""A search through the positions of a game, guided by what its rules have executed."""

from __future__ import annotations

import shlex
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from branches import Branches
from msgspec.structs import replace
from positions import of_tests

from vikinglab.core.answers import naming, question, refusal
from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Action, Decision
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.engine.table import NOT_A_CHOICE, Table
from vikinglab.core.game import Game
from vikinglab.core.match import fresh
from vikinglab.core.words.moment import Moment, Story
from vikinglab.core.words.refusal import Refused
from vikinglab.testing.played import applied
from vikinglab.testing.spoilt import spoil

ROOT = Path(__file__).parent.parent
STUCK = 10
"""The seconds of processor time after which code is in an endless loop."""
LONGEST = 20_000
"""The number of entries after which a match never ends."""
WHOLE = 2_000
"""The number of entries for which a match is looked at in each position."""
KEPT = 500
"""The number of actions of a kind that are kept, to try them in other positions."""
RECALLED = 20
"""The number of latest events that are asked whether they are still known."""
TRIED = 6
"""The number of moves of a position to try."""


class Place:
    """A place where a search goes on: a position, as text or as a table; without one, a new table."""

    def __init__(self, played: Game, box: Box, text: str = "", players: int = 0, table: Table | None = None) -> None:
        self.game, self.box, self.players, self.table = played, box, players, table
        self._text = text

    @property
    def fresh(self) -> bool:
        """Return whether it is a new table."""
        return self.players > 0

    @property
    def text(self) -> str:
        """The position as text: it is written on first use, because few positions need it."""
        if not self._text and self.table is not None:
            try:
                self._text = write_position(self.game, self.table)
            except Refused as bad:
                raise Unwritable(str(bad)) from None
        return self._text

    def begun(self) -> Table | None:
        """Return the first position; None if the text describes none."""
        if self.fresh:
            table = fresh(self.game, self.box, self.players)
        else:
            try:
                table = read_position(self.game, self.box, self.text)
            except Refused:
                return None
        table.settle()
        return table

    def command(self, moves: Sequence[str], drawn: Sequence[str]) -> str:
        """Return a shell command that leads here, and on by some moves."""
        more = f", edition={self.box.edition!r}" if self.box.edition != self.game.editions[0] else ""
        usual = self.game.usual_rulings(self.box.edition)
        if rulings := {key: reading for key, reading in self.box.rulings.items() if usual[key] != reading}:
            more += f", rulings={rulings!r}"
        begin = f"vl.new({self.game.key!r}, players={self.players}{more})"
        if not self.fresh:
            text = " / ".join(self.text.splitlines())
            begin = f"vl.position({self.game.key!r}, {text!r}{more}).match(drawn={[*drawn]!r})"
        play = f"; print(match.play({', '.join(map(repr, moves))}))" if moves else ""
        code = f"import vikinglab as vl; match = {begin}{play}; print(match.written(), match.legal())"
        return f"{sys.executable} -c {shlex.quote(code)}"


class Finding(Exception):
    """A behaviour that no game should have."""


class Unwritable(Finding):
    """A position that can't be written."""


class Explorer:
    """A search through the positions of a game."""

    def __init__(self, played: Game, branches: Branches, rng: Random, endless: bool) -> None:
        self.game, self.branches, self.rng = played, branches, rng
        self.endless = endless
        """True if a match from a written position may never end."""
        self.places: list[Place] = []
        self.scraps = [*of_tests(ROOT / "tests/games" / played.key)]
        """Lines of written positions: complete positions, and parts that go into others."""
        self.first: dict[object, Place] = {}
        """The place where each branch, refusal and event was first reached."""
        self.findings: dict[str, dict[str, Any]] = {}
        self.actions: dict[type, list[Action]] = {}
        self.ids: dict[str, None] = {}
        """The ids to point at on the boards of all matches."""
        self.tried = self.readable = 0
        self._begun: tuple[Place, list[str], list[str]]
        """The start of the walk, the moves since, and the outcomes of chance."""
        self._here: tuple[Place, list[str], list[str]]
        """The last position in which a seat decided, its move there, and the outcomes of chance then."""
        self._moments: list[Moment] = []
        self._asked_for: Counter[type] = Counter()
        self._boxes: dict[tuple[str, ...], Box] = {}

    def run(self, seconds: float) -> None:
        """Search for a number of seconds of processor time."""
        end = process_time() + seconds
        for place in self._beginnings():
            # A test that begins there does so for a reason, which one random move may miss.
            if self.explore(place):
                self.places.append(place)
                self.explore(place)
        while process_time() < end:
            self.explore(self._next())

    def _beginnings(self) -> Iterator[Place]:
        for edition in self.game.editions:
            box = self.game.usual_box(edition)
            # The texts of rules ask the code for their figures, and no match does.
            self.game.rulebook(box)
            yield from (Place(self.game, box, players=players) for players in box.players)
            for example in self.game.examples(box).values():
                played = (example.match.at(0), example.match)
                for each in played:
                    # The end of a small example is no position of a match, in which more would lie ahead.
                    with suppress(Refused):
                        if each.waiting is not None:
                            yield Place(self.game, each.table.box, each.written())
            yield from (Place(self.game, box, text) for text in self.scraps)

    def _next(self) -> Place:
        """Return the place to go on from: recent finds more often, and mostly with changes."""
        rng = self.rng
        late = self.places[-1 - len(self.places) // 5 :]
        place = rng.choice(late if rng.random() < 0.5 else self.places)
        box = self._other_box() if rng.random() < 0.25 else place.box
        if place.fresh or rng.random() < 0.02:
            return Place(self.game, box, players=rng.choice(box.players))
        text = place.text
        if rng.random() < 0.7:
            other = rng.choice(self.scraps) if self.scraps and rng.random() < 0.5 else rng.choice(self.places).text
            text = spoil(text, other or text, rng)
        return Place(self.game, box, text)

    def _other_box(self) -> Box:
        """Return a box of some edition, with some reading of each rule that has several."""
        edition = self.rng.choice(self.game.editions)
        rules = self.game.catalogue.within(edition)
        rulings = {key: self.rng.choice(rule.readings) for key, rule in rules.items() if rule.readings}
        known = (edition, *rulings.values())
        if known not in self._boxes:
            self._boxes[known] = self.game.read_otherwise(self.game.usual_box(edition), rulings)
        return self._boxes[known]

    def explore(self, place: Place) -> bool:
        """Play some moves from a place, and note anything new or wrong; return whether there is such a place."""
        self.tried += 1
        self._begun, self._here = (place, [], []), (place, [], [])
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        try:
            table = place.begun()
            if table is None:
                return False
            self.readable += 1
            self._walk(place, table)
        except Exception as error:
            self._found(error)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return True

    def _walk(self, place: Place, table: Table) -> None:
        if self.rng.random() < (0.3 if place.fresh else 0.05):
            self._plays_on(place, table)
        # Some new tables are played to their end.
        eager = place.fresh and self.rng.random() < 0.5
        self._moments = []
        for _ in range(WHOLE if eager else self.rng.choice((1, 2, 6, 20))):
            if isinstance(table.waiting, Decision):
                table = self._decided(place.box, table, 0.95 if eager else 0.3)
            elif table.waiting is not None:
                table = self._drawn(table)
            else:
                self._ended(table)
                return

    def _decided(self, box: Box, table: Table, quick: float) -> Table:
        """Try some moves of a seat, and return the position after the last: now and then after a quick move."""
        place = Place(self.game, box, table=table)
        self._here = (place, [], [])
        if self.rng.random() < 0.1:
            assert place.text
        self._look(place, table)
        legal = table.legal()
        if not legal:
            raise Finding("a seat must decide and may do nothing")
        tried = self.rng.sample(legal, min(TRIED, len(legal)))
        tried += [self.game.quick(table, self.rng)] if self.rng.random() < quick else []
        for action in tried:
            self._here = (place, [notation.write(action)], [])
            after = self._applied(place, table, action)
        self._begun[1].append(notation.write(tried[-1]))
        return after

    def _drawn(self, table: Table) -> Table:
        place, moves, drawn = self._here
        # Rare outcomes matter as much as others here.
        outcome = self.rng.choice([outcome for outcome, _ in table.waiting.outcomes(table)])  # type: ignore[union-attr]
        self._begun[2].append(notation.outcome_line(outcome))
        self._here = (place, moves, [*drawn, notation.outcome_line(outcome)])
        return self._applied(place, table, outcome)

    def _applied(self, place: Place, table: Table, choice: object) -> Table:
        """Return the position after a choice, which must be a sound one; note the events."""
        twin, story = table.clone(), Story()
        # Playouts tell nothing.
        twin.story = story if self.rng.random() < 0.9 else None
        twin = applied(twin, choice)
        twin.story = None
        self.game.checked(twin)
        told = {f"told {moment.rule}": moment for moment in story.moments}
        for name, moment in told.items():
            if name not in self.first:
                str(moment)
        self._moments = [*self._moments[-RECALLED:], *story.moments]
        self._asked_for[type(twin.waiting)] += 1
        # Ask about rare decisions each time.
        if self.rng.random() < 0.05 or self._asked_for[type(twin.waiting)] < 50:
            self._remembered(twin)
        self._note(place, told)
        return twin

    def _look(self, place: Place, table: Table) -> None:
        """Ask a position what it refuses, and now and then every other question."""
        decision = table.waiting
        assert isinstance(decision, Decision)
        found: dict[str, Action] = {}
        if self.rng.random() < 0.3 or not self._begun[1]:
            found |= {rule: action for action, rule in table.refusals()}
        strange = [self._otherwise(self.rng.choice(kind)) for kind in self.actions.values()]
        strange += self._pointed(table) if self.rng.random() < 0.1 else []
        for action in strange:
            rule = table.refused_by(action)
            if rule == NOT_A_CHOICE:
                rule = " ".join(map(str, self.game.out_of_reach(table, action)))
            found.setdefault(rule or "", action)
        for action in self._sample(decision.reach(table)):
            self._keep(action)
        new = [name for name in found if ("refused", type(decision), name) not in self.first]
        if new or self.rng.random() < 0.02:
            self._asked(table, found)
        self._note(place, [("refused", type(decision), name) for name in found])
        self._note(place, [name if " " in name else f"refused {name}" for name in found])

    def _keep(self, action: Action) -> None:
        """Keep an action, to try it in other positions."""
        kind = self.actions.setdefault(type(action), [])
        if len(kind) < KEPT:
            kind.append(action)
        else:
            kind[self.rng.randrange(KEPT)] = action

    def _otherwise(self, action: Action) -> Action:
        """Return an action as it is, or with another number in it: a line of text may contain any."""
        numbers = [name for name in action.__struct_fields__ if type(getattr(action, name)) is int]
        if not numbers or self.rng.random() < 0.7:
            return action
        return replace(action, **{self.rng.choice(numbers): self.rng.choice((-1, 0, 1, 99))})

    def _asked(self, table: Table, refused: Mapping[str, Action]) -> None:
        """Put everything into words, and point at everything."""
        decision = table.waiting
        assert isinstance(decision, Decision)
        question(self.game, table)
        for rule, action in refused.items():
            if rule:
                refusal(self.game, table, action, NOT_A_CHOICE if " " in rule else rule)
        for action in self._sample(decision.reach(table)):
            naming(self.game, table, action)
            decision.path(table, action)

    def _pointed(self, table: Table) -> list[Action]:
        """Return the actions that pointing at one thing of the board, or at two, may mean."""
        seat = table.stack[-1].seat
        marks = self.game.scene(table.view(seat), seat).marks
        ids = [id for mark in marks for id in (mark.id, mark.choice) if id]
        # A page may send ids that its board doesn't have: a part of an id, another name, or an id of another match.
        [id] = self.rng.sample(ids, 1)
        ids += [id.partition(":")[0], f"{id.rpartition(':')[0]}:{self.rng.choice(('', 'x', 0, 1, 99))}"]
        self.ids |= dict.fromkeys(ids)
        ids += self.rng.sample([*self.ids], 1)
        paths = [path for id in ids for path in ((id,), (id, self.rng.choice(ids)))]
        meant = [action for path in paths if (action := self.game.pointed(table, path)) is not None]
        for action in meant:
            self._keep(action)
        return meant

    def _remembered(self, table: Table) -> None:
        """Ask what seats know, and what they score."""
        for seat in (*range(table.players), None):
            view = table.view(seat).recalled(seat)
            for moment in self._moments:
                view.retells(moment)
        for seat in range(table.players):
            self.game.points(table, seat)
            self.game.worth(table.view(seat), seat)

    def _plays_on(self, place: Place, table: Table) -> None:
        """Play a match to its end. It must come, from a written position too, unless the file says why it may not."""
        if self.endless and not place.fresh:
            return
        turns = count(1)

        def choose(table: Table, rng: Random) -> Action:
            if next(turns) > LONGEST:
                raise Finding(f"from a {'new table' if place.fresh else 'written position'} on, a match never ends")
            return self.game.quick(table, rng)

        table.clone().playout(self.rng, choose)

    def _ended(self, table: Table) -> None:
        if table.result is None:
            raise Finding("nothing is left to do, and there is no result")

    def _sample(self, actions: Any) -> list[Action]:
        listed = list(actions)
        return self.rng.sample(listed, min(TRIED, len(listed)))

    def _note(self, place: Place, names: Any) -> None:
        """Note new targets; a place that reached one is where to go on."""
        reached = [each for each in (*self.branches.taken(), *names) if each not in self.first]
        self.first |= dict.fromkeys(reached, place)
        if reached and not place.fresh and place.text:
            self.places.append(place)

    def _found(self, error: Exception) -> None:
        """Keep a finding, if there is none like it yet."""
        place, moves, drawn = self._here
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "bench" not in frame.filename]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        said = " ".join(str(error).split())
        what = said if isinstance(error, Finding) else f"{type(error).__name__}: {said} ({where})"
        kind = f"{type(error).__name__} {where or said[:50]}"
        if kind in self.findings:
            return
        try:
            text, line = place.text, place.command(moves, drawn)
        except Unwritable:
            # An unwritable position is told by the start of the walk.
            place, played, drawn = self._begun
            text, line = place.text, place.command([*played, *moves], drawn)
        self.findings[kind] = {"what": what, "position": text, "command": line}
