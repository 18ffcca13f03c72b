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
Source = Literal["file", "link", "browser"]

LONGEST_COMPLAINT = 200
"""The signs of what is wrong with a message that its sender is told."""


class Message(Struct, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """A request of a page."""


class Command(Message, kw_only=True):
    """A message that changes the match. ``at`` is the number of the state that its sender saw.

    On its way a command may be doubled or delayed. It was meant for one position, so it is done there or never.
    """

    at: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Another(Command, kw_only=True):
    """A command that brings another match, which then has this number; its sender knows it by that."""

    match: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class Play(Command):
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
    """The number of the state that a page shows, and the question whether anybody is there.

    A page that missed a change gets everything.
    """

    number: Annotated[int, Meta(ge=0, lt=2**53)]


class Skip(Message):
    """A request to see only the outcome of what others are about to do."""


class Pace(Message):
    """The pace at which others move, as this reader likes to follow them."""

    speed: Literal["slow", "steady", "fast"]


class Undo(Command):
    """A request to undo."""


class Redo(Command):
    """A request to redo."""


class Restart(Command):
    """A request to start the match again."""


class New(Another):
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


class Load(Another):
    """A save or a link, and where the page has it from: a file, a link, or the browser's own storage."""

    data: Saved
    source: Source = "file"


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


class Vary(Message):
    """A request for a question like one of a row, by its number, in another position; from a seed of the browser."""

    number: Annotated[int, Meta(ge=0, lt=2**53)]
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


class Picture(Message):
    """A request for a picture of the position that shows a rule: of the whole board, or of what matters there."""

    rule: Word
    whole: bool


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


class Replay(Message):
    """A request for everything that happened in a finished match, moment by moment."""


class From(Command):
    """A request to play on from the decision after some moves."""

    ply: Annotated[int, Meta(ge=0, le=50_000)]


UNREADABLE = (msgspec.ValidationError, RecursionError, UnicodeEncodeError)


def _kinds(base: type[Message]) -> list[type[Message]]:
    """Return the kinds of messages below a base."""
    return [kind for each in base.__subclasses__() for kind in _kinds(each) or [each]]


KINDS: Any = Union[tuple(_kinds(Message))]  # noqa: UP007  (a union of what is only known here)


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
    "Another",
    "Ask",
    "Because",
    "Card",
    "Coach",
    "Command",
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
    "Pace",
    "Picture",
    "Play",
    "Point",
    "Recall",
    "Redo",
    "Refused",
    "Replay",
    "Restart",
    "Seen",
    "Set",
    "Skip",
    "Throw",
    "Undo",
    "Why",
    "check",
    "read",
]
