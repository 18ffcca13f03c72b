"""A machine that does with matches what people do, beside a plain model, and compares all that a match can be asked."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from vikinglab.core import match as matches
from vikinglab.core.engine import notation
from vikinglab.core.game import game
from vikinglab.core.match import DRAWN, Match, fresh
from vikinglab.core.position import Position
from vikinglab.core.words.refusal import Refused
from vikinglab.testing.played import facts

from .model import Beginning, Impossible, Plain, own_content

MATCHES = 4
"""The number of matches on the table at once: an action on one must not touch the others."""
LONGEST = 60
"""A match that has more moves is played on no more: the model begins at its start each time."""

NUMBER = st.integers(0, 10_000)
AT = st.integers(0, MATCHES - 1)


def beginnings(keys: list[str]) -> st.SearchStrategy[Beginning]:
    """Return the possible beginnings of a match of one of these games."""
    return st.sampled_from(keys).flatmap(_of_game)


def _of_game(key: str) -> st.SearchStrategy[Beginning]:
    played = game(key)
    return st.sampled_from(played.editions).flatmap(lambda edition: _of_edition(key, edition))


@st.composite
def _of_edition(draw: Callable[..., Any], key: str, edition: str) -> Beginning:
    box = game(key).usual_box(edition)
    players = draw(st.sampled_from(box.players))
    options = {"longer": draw(st.integers(0, 3))} if key == "crossing" else {}
    return Beginning(
        key,
        edition,
        players,
        tuple(draw(st.sampled_from(["person", "random", "greedy"])) for _ in range(players)),
        seed=draw(st.integers(0, 5)),
        content=draw(st.sampled_from([None, own_content(key, edition)])),
        options=tuple(options.items()),
        rulings=_rulings(draw, key, edition),
    )


def _rulings(draw: Callable[..., Any], key: str, edition: str) -> tuple[tuple[str, str], ...]:
    rules = game(key).rulebook(game(key).usual_box(edition))
    several = {rule.key: rule.readings for rule in rules.values() if rule.readings}
    if not several or not draw(st.booleans()):
        return ()
    # What is chosen is mostly another reading than the usual one, which stands where none is named.
    return tuple((name, draw(st.sampled_from([*readings[1:], *readings]))) for name, readings in several.items())


class Matches(RuleBasedStateMachine):
    """Matches that are begun, played, taken back, copied, saved and loaded, each beside its model."""

    keys: list[str] = []

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[Match, Plain]] = []

    # ------------------------------------------------------------------------------------------ Beginning

    def add(self, match: Match, plain: Plain) -> None:
        """Put a match on the table; where there are enough, the one with the fewest moves leaves it."""
        self.pairs.append((match, plain))
        if len(self.pairs) > MATCHES:
            others = self.pairs[:-1]
            self.pairs.remove(min(others, key=lambda pair: len(pair[1].moves) + len(pair[1].undone)))

    def pick(self, at: int) -> int:
        return at % len(self.pairs)

    @initialize(data=st.data())
    def first(self, data: st.DataObject) -> None:
        self.begin(data)

    @precondition(lambda self: len(self.pairs) < MATCHES - 1)
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Begin a match as dialogs do, with all that can be chosen there."""
        begun: Beginning = data.draw(beginnings(self.keys))
        box = begun.box()
        table = fresh(begun.game, box, begun.players)
        match = Match(begun.game, table, start=begun.players, seats=begun.seats, seed=begun.seed)
        self.add(match, Plain(begun))

    @rule(at=AT, data=st.data())
    def read_otherwise(self, at: int, data: st.DataObject) -> None:
        """Begin a match of the same box by other rulings."""
        match, plain = self.pairs[self.pick(at)]
        begun = plain.beginning
        rulings = _rulings(data.draw, begun.key, begun.edition)
        box = match.game.read_otherwise(match.table.box, dict(rulings))
        begun = begun._replace(rulings=rulings, position=None, drawn=())
        table = fresh(match.game, box, begun.players)
        again = Match(match.game, table, start=begun.players, seats=begun.seats, seed=begun.seed)
        self.add(again, Plain(begun))

    @rule(at=AT, seed=st.integers(0, 5), choices=st.lists(NUMBER, max_size=6), left=st.integers(0, 3))
    def write(self, at: int, seed: int, choices: list[int], left: int) -> None:
        """Begin a match at a position that was written, with outcomes chosen for chance: those of another seed."""
        _, plain = self.pairs[self.pick(at)]
        text = plain.lies.written
        if text.startswith("refused: "):
            return
        other = Plain(plain.beginning._replace(position=text, seed=seed + 1, drawn=()))
        for number in choices:
            if legal := other.lies.legal:
                other = other._replace(moves=(*other.moves, legal[number % len(legal)]))
        drawn = [entry.removeprefix(DRAWN) for entry in other.lies.record if entry.startswith(DRAWN)]
        self._begin_at(other.beginning._replace(seed=seed, drawn=tuple(drawn[: max(0, len(drawn) - left)])))
        for number in choices:
            self._play(-1, number)

    def _begin_at(self, begun: Beginning) -> None:
        plain = Plain(begun)
        try:
            _ = plain.lies
        except Impossible:
            with pytest.raises(Refused, match="isn’t a possible outcome"):
                _position(begun)
            return
        self.add(_position(begun), plain)

    # ------------------------------------------------------------------------------------------ Playing

    @rule(at=AT, choices=st.lists(NUMBER, min_size=1, max_size=8))
    def play(self, at: int, choices: list[int]) -> None:
        for number in choices:
            self._play(self.pick(at), number)

    @rule(at=AT, moves=st.integers(1, 20), number=NUMBER)
    def play_on(self, at: int, moves: int, number: int) -> None:
        for step in range(moves):
            self._play(self.pick(at), number + 7 * step)

    @precondition(lambda self: any(plain.moves for _, plain in self.pairs))
    @rule(at=AT, back=st.integers(1, 4), number=NUMBER)
    def play_another_way(self, at: int, back: int, number: int) -> None:
        """Take moves back, and play another one than that which was played."""
        at = self.pick(at)
        for _ in range(back):
            self._undo(at)
        plain = self.pairs[at][1]
        if plain.undone and (legal := plain.lies.legal):
            self._play(at, legal.index(plain.undone[0]) + 1 + number % max(1, len(legal) - 1))

    def _play(self, at: int, number: int) -> None:
        match, plain = self.pairs[at]
        legal = plain.lies.legal
        if not legal or len(plain.moves) >= LONGEST:
            return
        move = legal[number % len(legal)]
        after = plain._replace(moves=(*plain.moves, move), undone=())
        told = len(plain.lies.told)
        try:
            _ = after.lies
        except Impossible:
            with pytest.raises(Refused, match="isn’t a possible outcome"):
                match.play(move)
            return
        moments = match.play(move)
        assert [facts(moment) for moment in moments] == [said for said, _ in after.lies.told[told:]]
        self.pairs[at] = match, after

    @rule(at=AT, line=st.sampled_from(["", "nothing", "move", "~1", "sail 99", "x" * 50]))
    def play_what_may_not_be(self, at: int, line: str) -> None:
        match, plain = self.pairs[self.pick(at)]
        refused = list(plain.lies.table.refusals())
        if refused and not line:
            line = notation.write(refused[len(plain.moves) % len(refused)][0])
        with pytest.raises(Refused) as raised:
            match.play(line)
        assert match.why_not(line) is not None
        assert str(match.why_not(line)) == str(raised.value)

    @rule(at=AT, times=st.integers(1, 5))
    def undo(self, at: int, times: int) -> None:
        for _ in range(times):
            self._undo(self.pick(at))

    def _undo(self, at: int) -> None:
        match, plain = self.pairs[at]
        if not plain.moves:
            with pytest.raises(Refused, match="no move to undo"):
                match.undo()
            return
        match.undo()
        self.pairs[at] = match, plain._replace(moves=plain.moves[:-1], undone=(plain.moves[-1], *plain.undone))

    @rule(at=AT, times=st.integers(1, 3))
    def redo(self, at: int, times: int) -> None:
        for _ in range(times):
            self._redo(self.pick(at))

    def _redo(self, at: int) -> None:
        match, plain = self.pairs[at]
        if not plain.undone:
            with pytest.raises(Refused, match="no move to redo"):
                match.redo()
            return
        match.redo()
        self.pairs[at] = match, plain._replace(moves=(*plain.moves, plain.undone[0]), undone=plain.undone[1:])

    @rule(at=AT)
    def take_notes(self, at: int) -> None:
        at = self.pick(at)
        match, plain = self.pairs[at]
        match.notes = not match.notes
        self.pairs[at] = match, plain._replace(notes=not plain.notes)

    # ------------------------------------------------------------------------------------------ Twins

    @rule(at=AT, ply=st.integers(-2, LONGEST))
    def look_back(self, at: int, ply: int) -> None:
        """Go on from the match as it was after so many moves."""
        match, plain = self.pairs[self.pick(at)]
        ply = max(0, min(ply, len(plain.moves)))
        self.add(match.at(ply), plain._replace(moves=plain.moves[:ply], undone=plain.moves[ply:] + plain.undone))

    @rule(at=AT, how=st.sampled_from(["copy", "bytes", "file", "link"]))
    def twin(self, at: int, how: str) -> None:
        """Copy a match, or save and load it."""
        match, plain = self.pairs[self.pick(at)]
        if how == "copy":
            self.add(match.copy(), plain)
        else:
            self.add(_saved_and_loaded(match, how), plain._replace(undone=()))

    @precondition(lambda self: any(plain.beginning.content for _, plain in self.pairs))
    @rule()
    def load_a_forged_one(self) -> None:
        """Load a save with changed custom content: then it isn't the match that was played."""
        for match, plain in self.pairs:
            content = plain.beginning.content
            usual = match.game.usual_box(plain.beginning.edition).fingerprint
            # Where one's own content says the same as the edition's, nothing is forged.
            if content is None or match.table.box.fingerprint == usual:
                continue
            save = json.loads(match.to_json())
            text = (match.game.folder / "content" / f"{plain.beginning.edition}.toml").read_text("utf-8")
            with pytest.raises(Refused, match="its figures differ"):
                matches.load(json.dumps({**save, "own_content": text}).encode())

    # ------------------------------------------------------------------------------------------ Asking

    @invariant()
    def all_are_as_their_models(self) -> None:
        """Check that all matches are what they were, whatever was done to one of them."""
        for match, plain in self.pairs:
            compare(match, plain)

    @rule(at=AT)
    def ask(self, at: int) -> None:
        """Ask what takes longer: sentences, logs, scenes, traces, and the match as it was after each move."""
        match, plain = self.pairs[self.pick(at)]
        compare_words(match, plain)
        compare_shown(match, plain)
        for ply in range(-1, len(plain.moves) + len(plain.undone) + 2):
            was = match.at(ply)
            then = max(0, min(ply, len(plain.moves)))
            assert (was.ply, was.moves) == (then, plain.moves[:then])
        compare(match, plain)


def _position(begun: Beginning) -> Match:
    assert begun.position is not None
    position = Position(begun.game, begun.box(), begun.position)
    return position.match(begun.seed, begun.seats, begun.drawn)


def _saved_and_loaded(match: Match, how: str) -> Match:
    if how == "file":
        with tempfile.TemporaryDirectory() as folder:
            match.save(Path(folder) / "match.json")
            return matches.load(Path(folder) / "match.json")
    if how == "link":
        try:
            return matches.load(f"https://example.org/play{match.link()}")
        except Refused as refused:
            assert "too long for a link" in str(refused), refused
    return matches.load(match.to_json())


def compare(match: Match, plain: Plain) -> None:
    """Compare what is cheap to compare."""
    lies, begun = plain.lies, plain.beginning
    assert match.table == lies.table
    assert match.table.to_json() == lies.json
    assert match.table.story is None
    assert match.waiting == lies.table.waiting
    assert match.result == lies.table.result
    assert [notation.write(action) for action in match.legal()] == lies.legal
    assert match.record == tuple(lies.record)
    assert (match.moves, match.ply, match.can_redo) == (plain.moves, len(plain.moves), bool(plain.undone))
    assert match.movers == tuple(lies.movers)
    assert [(facts(moment), moment.table.to_json()) for moment in match.moments] == lies.told
    assert (match.game, match.seats, match.seed, match.notes) == (begun.game, begun.seats, begun.seed, plain.notes)
    assert json.loads(match.to_json()) == plain.saved()


def compare_words(match: Match, plain: Plain) -> None:
    """Compare what a match says."""
    lies = plain.lies
    assert match.question == lies.question
    box = lies.table.box
    assert match.table.box.options == box.options
    assert match.table.box.players == box.players
    for key, entry in match.game.rulebook(box).items():
        assert match.rulebook[key].text == entry.text
    try:
        assert match.written() == lies.written
    except Refused as refused:
        assert f"refused: {refused}" == lies.written
    for action in lies.table.legal()[:5]:
        assert match.why_not(action) is None
        assert match.why_not(notation.write(action)) is None
        if lies.table.players > 1:
            other = (lies.table.waiting.seat + 1) % lies.table.players
            refusal = match.why_not(action, seat=other)
            assert refusal is not None
            assert refusal.rule == "core:not-your-turn"
    for action, rule_key in list(lies.table.refusals())[:5]:
        refusal = match.why_not(action)
        assert refusal is not None
        assert rule_key in (refusal.rule, "core:not-a-choice")
    assert [str(moment) for moment in match.moments] == [str(moment) for moment in lies.moments]


def compare_shown(match: Match, plain: Plain) -> None:
    """Compare what a match shows each seat, and an onlooker."""
    lies = plain.lies
    for seat in (*range(lies.table.players), None):
        assert match.log(seat) == lies.log(seat, plain.notes)
        known = [moment for moment in lies.moments if moment.seats is None or seat in moment.seats]
        assert [frame.ply for frame in match.trace(seat).frames] == [moment.ply for moment in known]
        if seat is not None:
            assert match.scene(seat) == match.game.scene(lies.view(seat, plain.notes), seat)
    if lies.table.result is None:
        with pytest.raises(Refused):
            match.trace(everything=True)
    else:
        assert len(match.trace(everything=True)) == len(lies.moments)


def machine(*keys: str) -> type[Matches]:
    """Return the machine for some games."""
    return type(f"Matches of {', '.join(keys)}", (Matches,), {"keys": [*keys]})
