"""Messages from a page. A page's socket is open to strangers: each message is decoded by type and bounded."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta, Struct

from vikinglab.core.words.refusal import Refused, complaint, refused

Line = Annotated[str, Meta(max_length=80)]
Word = Annotated[str, Meta(max_length=80)]
Coordinate = Annotated[float, Meta(ge=-5000, le=5000)]
Saved = Annotated[str, Meta(max_length=2_000_000)]

LONGEST_COMPLAINT = 200
"""The signs of what is wrong with a message that its sender is told."""


class Message(Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A request of a page."""


class Play(Message):
    """A move, in notation."""

    line: Line


class Why(Message):
    """A question why these ids, in this order, choose nothing; and what brought the last of them there."""

    path: Annotated[list[Word], Meta(min_length=1, max_length=12)]
    brought: bool = False


class Name(Message):
    """A question for the words of the choices whose paths begin with these ids."""

    path: Annotated[list[Word], Meta(min_length=1, max_length=12)]


class Seen(Message):
    """The number of the state that a page shows: a page that missed a change gets everything."""

    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Undo(Message):
    """A request to undo."""


class Redo(Message):
    """A request to redo."""


class Restart(Message):
    """A request to start the match again."""


class New(Message):
    """A request for another match, of the present edition if none is named.

    The seed comes from the browser, so no two visitors share one, however their kernels began.
    """

    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    players: Annotated[int, Meta(ge=1, le=12)]
    seats: Annotated[list[Word], Meta(max_length=12)]
    rulings: Annotated[dict[Word, Word], Meta(max_length=40)] = {}
    edition: Word | None = None
    short: bool = False


class Freely(Message):
    """A switch: whether undo may take back outcomes of chance and pieces that were seen."""

    on: bool


class Notes(Message):
    """A switch: whether the board remembers for its readers."""

    on: bool


class Coach(Message):
    """The game's rules that this reader has been explained; None if no coach is wanted.

    ``ago`` says how many seconds ago the latest of them were.
    """

    known: Annotated[list[Word], Meta(max_length=1_000)] | None
    ago: Annotated[list[Annotated[int, Meta(ge=0, lt=2**31)]], Meta(max_length=20)] = []


class Explained(Message):
    """A rule that the reader has just been explained."""

    rule: Word


class Load(Message):
    """A save or a link. ``kept`` says that it comes from the browser's own storage."""

    data: Saved
    kept: bool = False


class Card(Message):
    """A request for a rule."""

    rule: Word


class Point(Message):
    """A request for the pieces that an entry of the log is about."""

    moment: Annotated[int, Meta(ge=0, lt=2**31)]


class Because(Message):
    """A question why an entry of the log was allowed."""

    moment: Annotated[int, Meta(ge=0, lt=2**31)]


class Ask(Message):
    """A request for other questions, from a seed of the browser."""

    seed: Annotated[int, Meta(ge=0, lt=2**53)]


class Recall(Message):
    """A request for a question about a rule, by its full key, from a seed; of this edition, if it has the rule."""

    rule: Word
    seed: Annotated[int, Meta(ge=0, lt=2**53)]
    edition: Word | None = None


class Link(Message):
    """A request for the link that opens this position."""


class Example(Message):
    """A request for a position that shows a rule."""

    rule: Word


class Hint(Message):
    """A request for help with a task."""


class Set(Message):
    """The settings of a figure: each by the place of its value among the possible ones."""

    figures: Annotated[dict[Word, Annotated[int, Meta(ge=0, lt=10_000)]], Meta(max_length=20)]


class Throw(Message):
    """A throw of some pieces, from a seed of the browser."""

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
    """A question whether anybody is there."""

    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Replay(Message):
    """A request for everything that happened in a finished match, moment by moment."""


class From(Message):
    """A request to play on from the decision after some moves."""

    ply: Annotated[int, Meta(ge=0, le=50_000)]


UNREADABLE = (msgspec.ValidationError, RecursionError, UnicodeEncodeError)

KINDS: Any = Union[tuple(Message.__subclasses__())]  # noqa: UP007  (a union of what is only known here)


class Method(Struct):
    """The kind of a message between a page and its widget. Our pages set no trait, which would be an ``update``."""

    method: Literal["custom", "request_state"]


class Comm(Struct):
    """Jupyter’s message around that of a page."""

    data: Method


def read(content: object) -> Message:
    """Return the message that a page sent; ``Refused`` if it is none."""
    try:
        # Half of a character can be decoded, but never be sent back.
        msgspec.json.encode(content)
        message: Message = msgspec.convert(content, KINDS)
    except UNREADABLE as error:
        raise _bad(error) from None
    return message


def check(content: object) -> None:
    """Check Jupyter’s message around that of a page; ``Refused`` if no page of ours would send it."""
    try:
        msgspec.convert(content, Comm)
    except UNREADABLE as error:
        raise _bad(error) from None


def _bad(error: Exception) -> Refused:
    # An error may repeat a name of any length.
    reason, path = complaint(ValueError(str(error)[:LONGEST_COMPLAINT]))
    return refused("bad-message", path=path or "-", reason=reason)


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
    "Replay",
    "Restart",
    "Seen",
    "Set",
    "Throw",
    "Undo",
    "Why",
    "check",
    "read",
]
