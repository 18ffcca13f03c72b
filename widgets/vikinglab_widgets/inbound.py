"""Messages from a page. A page's socket is open to strangers: each message is decoded by type and bounded."""

from __future__ import annotations

from typing import Annotated, Any, Union

import msgspec
from msgspec import Meta, Struct

from vikinglab.core.words.refusal import Refused, complaint, refused

Line = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(max_length=80)]
Coordinate = Annotated[float, Meta(ge=-5000, le=5000)]
Saved = Annotated[str, Meta(max_length=2_000_000)]


class Message(Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something that a page asks for."""


class Play(Message):
    """A move, in notation."""

    line: Line


class Why(Message):
    """Why nothing can be chosen by pointing at these, one after the other; and what brought the last of them there."""

    path: Annotated[list[Word], Meta(min_length=1, max_length=12)]
    brought: bool = False


class Name(Message):
    """The words of the choices that begin by pointing at these, one after the other."""

    path: Annotated[list[Word], Meta(min_length=1, max_length=12)]


class Seen(Message):
    """The number of the state that a page shows: one that missed a change is given the whole."""

    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Undo(Message):
    """Take back."""


class Redo(Message):
    """Play again what was taken back."""


class Restart(Message):
    """Begin the match again as it began."""


class New(Message):
    """Another match, of the edition that is played if none is named.

    The seed comes from the browser, so no two visitors share one, however their kernels began.
    """

    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    players: Annotated[int, Meta(ge=1, le=12)]
    seats: Annotated[list[Word], Meta(max_length=12)]
    rulings: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    edition: Word | None = None
    short: bool = False


class Freely(Message):
    """Let undo take back what chance decided and what was seen, or no more."""

    on: bool


class Notes(Message):
    """Let the board remember for its readers, or no more."""

    on: bool


class Coach(Message):
    """What this reader has been explained of the game's rules; None where no coach is wanted.

    ``ago`` says how many seconds ago the latest of them were.
    """

    known: Annotated[list[Word], Meta(max_length=1_000)] | None
    ago: Annotated[list[Annotated[int, Meta(ge=0, lt=2**31)]], Meta(max_length=20)] = []


class Explained(Message):
    """A rule that the reader was explained just now."""

    rule: Word


class Load(Message):
    """A save or a link. ``kept`` says that it comes from the browser's own storage."""

    data: Saved
    kept: bool = False


class Card(Message):
    """A rule."""

    rule: Word


class Point(Message):
    """A request for what an entry of the log is about."""

    moment: Annotated[int, Meta(ge=0, lt=2**31)]


class Because(Message):
    """Why an entry of the log was allowed."""

    moment: Annotated[int, Meta(ge=0, lt=2**31)]


class Ask(Message):
    """Other questions, from a seed of the browser."""

    seed: Annotated[int, Meta(ge=0, lt=2**53)]


class Recall(Message):
    """A question about a rule, by its whole key, from a seed of the browser; of this edition, if that has the rule."""

    rule: Word
    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    edition: Word | None = None


class Link(Message):
    """The link that opens this very position."""


class Example(Message):
    """A position that shows a rule."""

    rule: Word


class Hint(Message):
    """Help with a task."""


class Set(Message):
    """The settings of a figure: each by the place of its value among those that it can have."""

    figures: Annotated[dict[Word, Annotated[int, Meta(ge=0, lt=10_000)]], Meta(max_length=20)]


class Throw(Message):
    """So many pieces, thrown from a seed of the browser."""

    pieces: Annotated[int, Meta(ge=1, le=20)]
    seed: Annotated[int, Meta(ge=0, lt=2**53)]


class Lay(Message):
    """A piece that was put down by hand, in units of its picture."""

    number: Annotated[int, Meta(ge=0, lt=20)]
    x: Coordinate
    y: Coordinate
    turn: Annotated[float, Meta(ge=-720, le=720)]
    face: Annotated[int, Meta(ge=0, lt=20)]


class Ping(Message):
    """Is anybody there?"""

    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Walk(Message):
    """All that happened in a match that is over, a moment at a time."""


class From(Message):
    """Play on from the decision after so many moves."""

    ply: Annotated[int, Meta(ge=0, le=50_000)]


KINDS: Any = Union[tuple(Message.__subclasses__())]  # noqa: UP007  (a union of what is only known here)


def read(content: object) -> Message:
    """Return the message that a page sent; ``Refused`` if it is none."""
    try:
        message: Message = msgspec.convert(content, KINDS)
    except (msgspec.ValidationError, RecursionError) as error:
        reason, path = complaint(error)
        raise refused("bad-message", path=path or "-", reason=reason) from None
    return message


__all__ = [
    "KINDS",
    "Ask",
    "Because",
    "Card",
    "Coach",
    "Example",
    "Explained",
    "Freely",
    "From",
    "Hint",
    "Lay",
    "Link",
    "Load",
    "Message",
    "Name",
    "New",
    "Notes",
    "Ping",
    "Play",
    "Point",
    "Recall",
    "Redo",
    "Refused",
    "Restart",
    "Seen",
    "Set",
    "Throw",
    "Undo",
    "Walk",
    "Why",
    "read",
]
