"""Examples: for each rule of a game a small position that shows it, in the game's ``examples.toml``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from ..engine.content import read_content, wrong
from ..engine.position import Position
from ..match import Match, fresh
from ..words.refusal import Refused
from ..words.speech import Text, speech

if TYPE_CHECKING:
    from ..engine.table import Box
    from ..game import Game
    from ..words.moment import Moment

FILE = "examples.toml"
PICTURE = "picture"
"""What shows a rule that nothing tells of: the position itself."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as the file has it."""

    position: str | None = None
    players: int | None = None
    seed: int = 0
    moves: tuple[str, ...] = ()
    refused: str | None = None
    shows: str | None = None
    rulings: dict[str, str] = {}


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    examples: dict[str, _Entry] = {}


class Example(msgspec.Struct, frozen=True):
    """A small position that shows a rule. One that doesn't show it can't be made."""

    rule: str
    """The key of the rule."""
    match: Match
    """A match of its own, played so far."""
    moments: tuple[Moment, ...] = ()
    """What the last move brought by the rule, or by another rule that shows it; nothing where a move is refused."""
    refused: str | None = None
    """The move that the rule refuses here, or another rule that shows it: ``match.why_not`` says why."""

    def __repr__(self) -> str:
        shown = f"{self.refused} is refused" if self.refused else " ".join(map(str, self.moments)) or PICTURE
        return f"<example of {self.match.game.key}:{self.rule}: {shown}>"


class Examples(Mapping[str, Example]):
    """The examples of a game by the keys of their rules; each is played when it is asked for."""

    def __init__(self, game: Game, toml: str) -> None:
        self._game, self._box = game, game.box()
        self._entries = read_content(toml, _File, FILE).examples
        for key in self._entries:
            if key not in game.rulebook:
                raise wrong(toml, FILE, f"examples.{key}", speech().say("bad-rule", {"found": key}))

    def __getitem__(self, key: str) -> Example:
        key = key.removeprefix(f"{self._game.key}:")
        try:
            entry = self._entries[key]
            box = self._game.box(rulings=entry.rulings) if entry.rulings else self._box
            return _played(self._game, box, key, entry)
        except Refused as bad:
            raise Refused(speech().say("bad-example", {"rule": key, "reason": bad.text}), bad.rule) from None

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key.removeprefix(f"{self._game.key}:") in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        return f"<examples of {self._game.key}: {len(self)} rules>"


def _played(game: Game, box: Box, key: str, entry: _Entry) -> Example:
    """The example, if it shows what it is there for."""
    match = _begun(game, box, entry)
    match.play(*entry.moves)
    by = entry.shows or key
    if entry.refused is not None:
        if fault := _not_refused(match, entry.refused, by):
            raise Refused(fault)
        return Example(key, match, refused=entry.refused)
    if by == PICTURE:
        return Example(key, match)
    told = tuple([moment for moment in match.moments if moment.rule == by and moment.ply == match.ply])
    if not told:
        raise Refused(speech().say("example-not-told", {"rule": by}))
    return Example(key, match, told)


def _begun(game: Game, box: Box, entry: _Entry) -> Match:
    """The match of an example, before its moves."""
    if entry.position is not None and entry.players is None:
        return Position(game, box, entry.position).match(entry.seed)
    if entry.position is None and entry.players is not None:
        return Match(game, fresh(game, box, entry.players), start=entry.players, seed=entry.seed)
    raise Refused(speech().say("example-start"))


def _not_refused(match: Match, move: str, by: str) -> Text | None:
    """What is wrong with a move that a rule should refuse."""
    refusal, wanted = match.why_not(move), f"{match.game.key}:{by}"
    if refusal is None:
        return speech().say("example-allowed", {"move": move})
    if refusal.rule != wanted:
        return speech().say("example-other-rule", {"move": move, "rule": refusal.rule, "wanted": wanted})
    return None
