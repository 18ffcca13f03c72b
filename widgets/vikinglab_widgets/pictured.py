"""Pictured: the picture of a position that shows a rule, as much of the board as matters there."""

from __future__ import annotations

from msgspec.structs import replace

from vikinglab.core.engine import notation
from vikinglab.core.show.picture import address
from vikinglab.core.show.scene import Scene
from vikinglab.core.teach.example import Example

from . import outbound
from .state import changed_by

LEAST = 0.42
"""The least part of the board, by its width and height, that a picture shows of it."""
FEW = 2
"""The most pieces of a seat that a picture is made around."""
AROUND = 60.0
"""The room around what matters, in the units of a board."""


def pictured(example: Example, *, whole: bool) -> outbound.Pictured:
    """Return the picture of an example’s last moment: of the whole board, or of what that moment changed."""
    match = example.match
    seat = match.movers[-1] if match.movers else None
    moments, last = match.moments, example.moments[-1] if example.moments else None
    number = moments.index(last) if last in moments else None
    table = match.table if number is None else moments[number].table
    scene = match.game.scene(match.recalled(table.view(seat), seat), seat)
    board = scene.board()
    if not whole:
        ids = {*_subject(example, number, seat)}
        own = [mark for mark in board.marks if mark.kind == "piece" and mark.seat is not None and mark.seat == seat]
        # What only a panel shows is told of whoever moved.
        about = [mark for mark in board.marks if mark.id in ids] or own[:FEW]
        board = _around(board, [(mark.x, mark.y) for mark in about])
    return {
        "say": "pictured",
        "rule": example.rule,
        "whole": whole,
        "image": address(board.svg()),
        "told": _told(example),
    }


def _subject(example: Example, number: int | None, seat: int | None) -> list[str]:
    """Return the ids of what the example is about: what its moment changed, or what a refused move points at."""
    match = example.match
    if example.refused and match.waiting:
        return list(match.waiting.path(match.table, notation.read(example.refused, match.game.actions)))
    return changed_by(match, number, seat or 0) if number is not None else []


def _told(example: Example) -> dict[str, str] | None:
    """Return what happens in the example, or why not; None if its position alone shows the rule."""
    if example.refused and (refusal := example.match.why_not(example.refused)):
        return dict(refusal.text)
    return dict(example.moments[-1].text) if example.moments else None


def _around(board: Scene, places: list[tuple[float, float]]) -> Scene:
    """Return the part of a board around some places; all of it without any."""
    if not places:
        return board
    left, width = _span([x for x, _ in places], board.width)
    top, height = _span([y for _, y in places], board.height)
    (group,) = board.groups
    return replace(board, width=width, height=height, groups=(replace(group, x=-left, y=-top),))


def _span(places: list[float], whole: float) -> tuple[float, float]:
    """Return the beginning and length of the part of a side that holds some places, with room around them."""
    low, high = min(places) - AROUND, max(places) + AROUND
    length = min(whole, max(high - low, LEAST * whole))
    start = (low + high - length) / 2
    return min(max(0.0, start), whole - length), length
