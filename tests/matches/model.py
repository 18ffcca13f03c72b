"""A plain model of a match: how it began, and the moves since. Whatever is asked is worked out from the start.

It knows nothing of ``Match``: it plays on a bare table, so that what a match keeps, shares or forgets is noticed.
"""

from __future__ import annotations

import shutil
from collections import Counter
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vikinglab.core.answers import question
from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.game import Game, game
from vikinglab.core.match import DRAWN, fresh, stream
from vikinglab.core.save import VERSION
from vikinglab.core.words.moment import Moment, Story
from vikinglab.core.words.refusal import Refused
from vikinglab.testing.played import facts

TESTS = Path(__file__).parents[1]
OTHERS = {
    "crossing": "editions.crossing:GAME",
    "hoard": "hoard:GAME",
    "tablut": "tablut:GAME",
}
"""The games of other tests: of two editions, with options; of chances and secrets; as others write one."""

OWN = {
    "crossing": ("stones = { value = ", "stones = { value = 1"),
    "hoard": ("turns = { value = 6", "turns = { value = 5"),
    "tablut": ("repetitions = { value = 3", "repetitions = { value = 4"),
    "raids": ("vikings = { value = 40", "vikings = { value = 41"),
    "drakkar": ("turns = { value = 2", "turns = { value = 1"),
}
"""A figure of a game that content of one's own has otherwise; of any other game it says the same in another text."""


def install(folder: Path, points: dict[str, str]) -> None:
    """Let games be found where a folder is on the path."""
    known = folder / "others-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1\n", "utf-8")
    listed = "\n".join(f"{key} = {where}" for key, where in points.items())
    (known / "entry_points.txt").write_text(f"[vikinglab.games]\n{listed}\n", "utf-8")
    # Other tests find these two by the same names, elsewhere: a game is loaded once, whoever asks for it first.
    for package in (TESTS / "testing" / "hoard", TESTS / "outside" / "tablut" / "tablut"):
        shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__"))


def own_content(key: str, edition: str) -> str:
    """Return content that isn't the edition's."""
    text = (game(key).folder / "content" / f"{edition}.toml").read_text("utf-8")
    changed = text.replace(*OWN.get(key, ("", "")), 1) if key in OWN else text
    assert changed != text or key not in OWN
    return f"# My own.\n{changed}"


class Beginning(NamedTuple):
    """All that a match begins with."""

    key: str
    edition: str
    players: int
    seats: tuple[str, ...]
    seed: int
    content: str | None = None
    options: tuple[tuple[str, Any], ...] = ()
    rulings: tuple[tuple[str, str], ...] = ()
    position: str | None = None
    drawn: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        return game(self.key)

    def box(self) -> Any:
        return self.game.box(self.edition, self.content, dict(self.options), dict(self.rulings))


class Plain(NamedTuple):
    """A match as its beginning, the moves since, and those that were taken back, the next to be redone first."""

    beginning: Beginning
    moves: tuple[str, ...] = ()
    undone: tuple[str, ...] = ()
    notes: bool = False

    @property
    def lies(self) -> Lies:
        """Return the match as it lies."""
        return replayed(self.beginning, self.moves)

    def saved(self) -> dict[str, Any]:
        """Return the contents of its save."""
        begun, box = self.beginning, self.lies.table.box
        said = {
            "vikinglab": VERSION,
            "game": begun.key,
            "edition": begun.edition,
            "content": box.fingerprint,
            "start": begun.players if begun.position is None else begun.position,
            "seed": begun.seed,
            "seats": list(begun.seats),
            "line": list(self.lies.record),
        }
        more = {
            "own_content": begun.content,
            "options": msgspec.to_builtins(box.options),
            "rulings": dict(box.rulings),
            "drawn": list(begun.drawn),
            "notes": self.notes,
        }
        return said | {name: value for name, value in more.items() if value}


class Impossible(Exception):
    """Raised where an outcome was chosen for a chance that can't bring it."""


class Lies:
    """A match that was replayed from its start, and what it answers."""

    def __init__(self, beginning: Beginning) -> None:
        begun, box = beginning, beginning.box()
        self.game, self._begun = begun.game, begun
        self.table = (
            fresh(begun.game, box, begun.players)
            if begun.position is None
            else read_position(begun.game, box, begun.position)
        )
        self.record: list[str] = []
        self.movers: list[int] = []
        self.story = Story()
        self._draws: Counter[str] = Counter()
        self.table.story = self.story
        self.table.settle()
        self._draw()

    def play(self, move: str, ply: int) -> None:
        """Play a move, and let chance decide."""
        self.story.ply = ply
        self.movers.append(self.table.stack[-1].seat)
        action = notation.read(move, self.game.actions)
        assert self.table.refused_by(action) is None
        self.record.append(move)
        self.table.apply(action)
        self._draw()

    def _draw(self) -> None:
        while isinstance(chance := self.table.waiting, Chance):
            number = self._draws.total()
            if number < len(self._begun.drawn):
                outcome = self._given(chance, self._begun.drawn[number])
            else:
                rng = stream(self._begun.seed, chance.stream, self._draws[chance.stream])
                outcome = chance.draw(self.table, rng)
            self._draws[chance.stream] += 1
            self.record.append(DRAWN + notation.outcome_line(outcome))
            self.table.apply(outcome)

    def _given(self, chance: Chance, entry: str) -> object:
        for outcome, _ in chance.outcomes(self.table):
            if notation.outcome_line(outcome) == entry:
                return outcome
        raise Impossible(entry)

    @property
    def moments(self) -> list[Moment]:
        return self.story.moments

    @cached_property
    def json(self) -> bytes:
        return self.table.to_json()

    @cached_property
    def legal(self) -> list[str]:
        return [notation.write(action) for action in self.table.legal()]

    @cached_property
    def told(self) -> list[tuple[bytes, bytes]]:
        return [(facts(moment), moment.table.to_json()) for moment in self.moments]

    @cached_property
    def question(self) -> dict[str, str]:
        return question(self.game, self.table)

    @cached_property
    def written(self) -> str:
        """Return the position as text, or why there is none."""
        try:
            return write_position(self.game, self.table)
        except Refused as refused:
            return f"refused: {refused}"

    def view(self, seat: int | None, notes: bool) -> Any:
        """Return the view of a seat on a board."""
        view = self.table.view(seat)
        return view if notes else view.recalled(seat)

    def log(self, seat: int | None, notes: bool) -> list[int]:
        """Return the numbers of the moments that a log tells a seat."""
        view = self.view(seat, notes)
        told = [at for at, moment in enumerate(self.moments) if moment.seats is None or seat in moment.seats]
        return [at for at in told if notes or view.retells(self.moments[at])]


@lru_cache(512)
def replayed(beginning: Beginning, moves: tuple[str, ...]) -> Lies:
    """Return a match as its moves lead there from the start."""
    lies = Lies(beginning)
    for ply, move in enumerate(moves, 1):
        lies.play(move, ply)
    # At rest, a table tells nothing.
    lies.table.story = None
    return lies
