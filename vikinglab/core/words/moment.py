"""Story: what happened, the rule that made it happen, and the position just after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

if TYPE_CHECKING:
    from ..engine.table import Table
    from .speech import Text


class Moment(msgspec.Struct, frozen=True):
    """One event of a match."""

    rule: str
    """The key of the rule that made it happen, as its game's rulebook has it."""
    facts: Mapping[str, Any]
    table: Any
    """The position just after, complete: show a seat ``moment.table.view(seat)``."""
    ply: int
    """The number of decisions before it."""
    seats: tuple[int, ...] | None = None
    """The seats that may know of it; None for all."""
    also: tuple[str, ...] = ()
    """The keys of other rules that are at work in it, and tell nothing by themselves."""

    def known_to(self, seat: int | None) -> bool:
        """Return whether a seat, or, for no seat, an onlooker may know of it."""
        return self.seats is None or seat in self.seats

    def shows(self, rule: str) -> bool:
        """Return whether a rule made it happen, or is at work in it."""
        return rule == self.rule or rule in self.also

    @property
    def text(self) -> Text:
        """Return the event as a sentence."""
        said: Text = self.table.box.speech.say(f"{message_id(self.rule)}.told", self.facts)
        return said

    def __str__(self) -> str:
        return str(self.text)


class Noted(NamedTuple):
    """An event as ``table.tell`` says it, on a table that goes on changing."""

    table: Table
    rule: str
    facts: Mapping[str, object]
    seats: tuple[int, ...] | None = None
    """The seats that may know of it; None for all."""
    also: tuple[str, ...] = ()
    """The keys of other rules that are at work in it."""


class Story:
    """The moments since a position at rest, and the number of decisions before them."""

    def __init__(self, ply: int = 0) -> None:
        self.moments: list[Moment] = []
        self.ply = ply

    def note(self, noted: Noted) -> None:
        """Add an event."""
        # The table goes on changing; boards show it as it was.
        self.moments.append(Moment(noted.rule, noted.facts, noted.table.clone(), self.ply, noted.seats, noted.also))


def message_id(rule: str) -> str:
    """Return the Fluent message of a rule: ``combat.riposte`` is said by ``combat-riposte``.

    >>> message_id("raids:combat.riposte")
    'combat-riposte'
    """
    return rule.rpartition(":")[2].replace(".", "-")
