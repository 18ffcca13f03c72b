"""Trace: a match as frames that a browser steps through, with every word in every language and no kernel.

A frame says what happened, by which rule, and what changed in the scene since the frame before. A table holds each text
once, and everything else refers to texts by number: a whole match takes a hundred kilobytes or two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from ..words.speech import LANGUAGES

if TYPE_CHECKING:
    from ..engine.table import Table
    from ..match import Match
    from ..words.moment import Moment
    from .scene import Mark, Scene

VERSION = 1


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A frame for one moment: its words, the rule, the number of moves before it, and the changes to the scene."""

    ply: int
    say: int
    rule: str = ""
    put: tuple[dict[str, object], ...] = ()
    """The marks that are new, in another group or in another order, each with the mark that it comes ``after``; of the
    others only the changes."""
    gone: tuple[str, ...] = ()
    groups: tuple[dict[str, object], ...] = ()
    """The groups that changed, with their changes."""
    head: dict[str, object] = {}
    """The changes of the scene itself."""


class Card(msgspec.Struct, frozen=True):
    """A rule for readers; texts by number."""

    title: int
    text: int
    ruling: int | None
    source: str


class Trace(msgspec.Struct, frozen=True):
    """The frames of a match or of a part of it."""

    vikinglab: int
    game: str
    languages: tuple[str, ...]
    texts: tuple[tuple[str, ...], ...]
    """The texts, each in the order of the languages."""
    rules: dict[str, Card]
    scene: dict[str, Any]
    """The complete scene of the first frame."""
    frames: tuple[Frame, ...]

    def to_json(self) -> bytes:
        """Return the trace as JSON for a browser."""
        return msgspec.json.encode(self)

    def __len__(self) -> int:
        return len(self.frames)


class _Texts:
    """The table of texts, which holds each of them once."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, ...], int] = {}
        self.known: dict[str, tuple[Mark, dict[str, object]]] = {}
        """The latest state of each mark, also as plain data: few marks change in a frame."""

    def number(self, text: Mapping[str, str]) -> int:
        row = tuple(text[language] for language in LANGUAGES)
        return self.rows.setdefault(row, len(self.rows))

    def replaced(self, value: object) -> Any:
        """Return plain data with numbers instead of texts, and with whole numbers as such."""
        if isinstance(value, dict):
            # Plain data has lost its types: a text is recognised by its languages.
            if value.keys() == _TEXT:
                return {"t": self.number(value)}
            return {key: self.replaced(part) for key, part in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.replaced(part) for part in value]
        # JSON would write 66.0.
        return int(value) if isinstance(value, float) and value.is_integer() else value

    def scene(self, scene: Scene) -> dict[str, object]:
        """Return a scene with numbers instead of texts, without the words of groups, which their marks tell too."""
        plain = msgspec.to_builtins(replace(scene, marks=()))
        groups = [{key: part for key, part in group.items() if key != "words"} for group in plain["groups"]]
        return {**self.replaced({**plain, "groups": groups}), "marks": [self.mark(mark) for mark in scene.marks]}

    def mark(self, mark: Mark) -> dict[str, object]:
        """Return a mark with numbers instead of texts."""
        known = self.known.get(mark.id)
        if known is None or known[0] != mark:
            known = self.known[mark.id] = mark, self.replaced(msgspec.to_builtins(mark))
        return known[1]


_TEXT = dict.fromkeys(LANGUAGES).keys()


def trace(
    match: Match,
    moments: Sequence[Moment],
    seat: int | None = None,
    everything: bool = False,
    reader: int | None = None,
) -> Trace:
    """Return the moments of a match as a seat or, for no seat, an onlooker saw them; or with everything in them.

    To a ``reader`` it speaks as to the player of that seat.
    """
    *_, found = tracing(match, moments, seat, everything, reader)
    assert found is not None
    return found


def tracing(
    match: Match,
    moments: Sequence[Moment],
    seat: int | None = None,
    everything: bool = False,
    reader: int | None = None,
) -> Iterator[Trace | None]:
    """Yield nothing for each moment, and their trace at the end: the caller can do something else in between."""
    texts = _Texts()
    first = before = texts.scene(_scene(match, moments[0].table if moments else match.table, seat, everything))
    frames = []
    for moment in moments:
        now = texts.scene(_scene(match, moment.table, seat, everything))
        changes = difference(before, now)
        told = moment.text if reader is None else match.game.speech.to_reader(moment.text, reader)
        frames.append(Frame(moment.ply, texts.number(told), moment.rule, **changes))
        before = now
        yield None
    cards = {key: _card(match, key, texts) for key in sorted({moment.rule for moment in moments})}
    yield Trace(VERSION, match.game.key, LANGUAGES, tuple(texts.rows), cards, first, tuple(frames))


def _scene(match: Match, table: Table, seat: int | None, everything: bool) -> Scene:
    return match.game.scene(table.clone() if everything else match.recalled(table.view(seat), seat), seat)


def difference(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the changes from one scene to another, as plain data."""
    put, gone = _changed(before["marks"], now["marks"])
    groups, _ = _changed(before["groups"], now["groups"])
    parts = {*before, *now} - {"marks", "groups"}
    head = {key: now.get(key) for key in parts if before.get(key) != now.get(key)}
    return {"put": put, "gone": gone, "groups": groups, "head": head}


def _changed(before: list[Any], now: list[Any]) -> tuple[tuple[dict[str, object], ...], tuple[str, ...]]:
    """Return the new or different things among things with ids, and the ids of those that are gone."""
    old = {part["id"]: part for part in before}
    in_place = _in_place(list(old), [part["id"] for part in now])
    put: list[dict[str, object]] = []
    last = ""
    for part in now:
        known = old.pop(part["id"], None)
        # Later marks lie over earlier ones, so one whose place in the order changes is sent complete, with its new
        # place.
        if known is None or known.get("group") != part.get("group") or part["id"] not in in_place:
            put.append({**part, "after": last})
        elif known is not part and known != part:
            # Scenes leave out usual values, so a field that went back to its usual value is sent as null.
            fields = {key: part.get(key) for key in {*known, *part} if known.get(key) != part.get(key)}
            put.append({"id": part["id"], **fields})
        last = part["id"]
    return tuple(put), tuple(old)


def _in_place(before: list[str], now: list[str]) -> set[str]:
    """Return the remaining things that needn't move to bring all into their new order."""
    stay = {*before} & {*now}
    old, new = [id for id in before if id in stay], [id for id in now if id in stay]
    # In most frames no order changes, and there is no need to compare.
    if old == new:
        return stay
    blocks = SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    return {id for block in blocks for id in old[block.a : block.a + block.size]}


def _card(match: Match, key: str, texts: _Texts) -> Card:
    rule = match.rulebook[key]
    ruling = texts.number(rule.ruling) if rule.ruling else None
    return Card(
        texts.number(rule.title), texts.number(rule.text), ruling, f"{rule.book}, {rule.section.replace('; ', ' · ')}"
    )
