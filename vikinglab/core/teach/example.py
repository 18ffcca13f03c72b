"""Examples: a small position for each rule of a game that shows it, by hand or found among matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec

from ..game import REMEMBERED
from ..match import Match, fresh
from ..position import Position
from ..words.refusal import Refused, fault
from .entries import Entry, by_hand, entries

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..game import Game
    from ..words.moment import Moment

PICTURE = "picture"
"""The value of ``shows`` for a rule that nothing tells of: the position itself shows it."""


class Example(msgspec.Struct, frozen=True):
    """A small position that shows a rule. One that doesn't show it can't be made."""

    rule: str
    """The key of the rule."""
    match: Match
    """A match of its own, played to this point."""
    moments: tuple[Moment, ...] = ()
    """The events of the last move by the rule, or by another rule that shows it; none if a move is refused."""
    refused: str | None = None
    """The move that the rule, or another rule that shows it, refuses here: ``match.why_not`` says why."""

    def __repr__(self) -> str:
        shown = f"{self.refused} is refused" if self.refused else " ".join(map(str, self.moments)) or PICTURE
        return f"<example of {self.match.game.key}:{self.rule}: {shown}>"


class Examples(Mapping[str, Example]):
    """The examples of a box by the keys of their rules; each is played on request.

    They are played in the box's edition, with its content and options. With custom content, examples that no longer
    show their rule are left out.
    """

    def __init__(self, game: Game, box: Box, written: Mapping[str, Entry]) -> None:
        self._game, self._box, self._written = game, box, written

    @cached_property
    def _entries(self) -> Mapping[str, Entry]:
        if self._box.own_content is None:
            return self._written
        return {key: entry for key, entry in self._written.items() if self._shows(key, entry)}

    def __getitem__(self, key: str) -> Example:
        key = key.removeprefix(f"{self._game.key}:")
        try:
            return example(self._game, self._box, key, self._entries[key])
        except Refused as bad:
            raise fault(f"The example of “{key}”: {bad}", bad.rule) from None

    def _shows(self, key: str, entry: Entry) -> bool:
        try:
            example(self._game, self._box, key, entry)
        except Refused:
            return False
        return True

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key.removeprefix(f"{self._game.key}:") in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        return f"<examples of {self._game.key}, {self._box.edition} edition: {len(self)} rules>"


def example(game: Game, box: Box, key: str, entry: Entry) -> Example:
    """Return an example by the box's own readings; by the usual ones, if it was written for those.

    ``Refused`` if it doesn't show its rule.
    """
    box = (game.short_of(box) if entry.short else None) or box
    usual = {**game.usual_rulings(box.edition), **entry.rulings}
    chosen = {**box.rulings, **entry.rulings}
    if chosen != usual:
        with suppress(Refused):
            return _played(game, _read(game, box, chosen), key, entry)
    return _played(game, _read(game, box, usual), key, entry)


def _read(game: Game, box: Box, rulings: Mapping[str, str]) -> Box:
    return box if rulings == box.rulings else game.read_otherwise(box, rulings)


@lru_cache(REMEMBERED)
def examples(game: Game, box: Box) -> Examples:
    """Return the examples of a box; ``Refused`` if one of the game's files is damaged."""
    return Examples(game, box, entries(game, box.edition, by_hand(game)))


def _played(game: Game, box: Box, key: str, entry: Entry) -> Example:
    """Return the example, if it shows its rule."""
    match = _begun(game, box, entry)
    match.play(*entry.moves)
    by = entry.shows or key
    if entry.refused is not None:
        if wrong := _not_refused(match, entry.refused, by):
            raise fault(wrong)
        return Example(key, match, refused=entry.refused)
    if by == PICTURE:
        return Example(key, match)
    told = tuple([moment for moment in match.moments if moment.shows(by) and moment.ply == match.ply])
    if not told:
        raise fault(f"The last thing that happens isn’t told by “{by}”")
    return Example(key, match, told)


def _begun(game: Game, box: Box, entry: Entry) -> Match:
    """Return the match of an example, before its moves."""
    if entry.position is not None and entry.players is None:
        return Position(game, box, entry.position).match(entry.seed, drawn=entry.drawn)
    if entry.position is None and entry.players is not None:
        start = fresh(game, box, entry.players)
        return Match(game, start, start=entry.players, seed=entry.seed, drawn=entry.drawn)
    raise fault("It must start from either a position or a number of players")


def _not_refused(match: Match, move: str, by: str) -> str | None:
    """Return the fault of a move that a rule should refuse, in a sentence; None if it has none."""
    refusal = match.why_not(move)
    if refusal is None:
        return f"“{move}” is allowed, and should be refused"
    if refusal.rule != by:
        return f"“{move}” is refused by “{refusal.rule}”, and should be by “{by}”"
    return None
