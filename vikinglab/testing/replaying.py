"""The same match again: by undo and redo, from a save or a link, by its seed, by its outcomes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from vikinglab.core.match import Match, load
from vikinglab.core.save import unpacked
from vikinglab.core.words.refusal import Refused

from .findings import holds, same
from .played import Played, Spot, answers, facts

LATEST = 8
"""The number of moments to compare in the middle of a match; at its end, all."""


def turn_to(match: Match, ply: int) -> Match:
    """Return the match, undone or redone to a ply."""
    while match.ply > ply:
        match.undo()
    while match.ply < ply:
        match.redo()
    return match


def _back(match: Match, played: Played) -> Iterator[Spot]:
    """Yield the positions of a match from its last back to its first, undoing the match to each."""
    for spot in reversed(played.stops):
        turn_to(match, spot.ply)
        yield spot
    turn_to(match, played.spots[-1].ply)


def by_seed(played: Played) -> None:
    """The seed and the decisions give the same match again, with or without a story."""
    same("the line", played.spots[-1].line, played.match.record)
    for spot in _back(played.match, played):
        same("the position", spot.json, played.match.table.to_json(), spot)


def by_outcomes(played: Played) -> None:
    """The decisions and the recorded outcomes of chance give the same match again, without the seed."""
    match = played.setting.match(played.spots[-1].line)
    same("the result", played.match.result, match.result)
    for spot in _back(match, played):
        same("the position", spot.json, match.table.to_json(), spot)


def undo(played: Played) -> None:
    """Moves can be undone and redone, and after another move in between the same ones lead on to the same positions."""
    match = played.setting.match()
    stops = played.stops
    for spot in stops[:-1]:
        match.play(spot.choice)
    moments = len(match.moments)
    for spot in (*reversed(stops), *stops):
        _is_as_before(turn_to(match, spot.ply), spot)
    same("what is told after redoing all", moments, len(match.moments))
    for spot, after in pairwise(played.chosen_stops):
        _try_another(turn_to(match, spot.ply), spot)
        for again in stops[spot.ply : after.ply]:
            match.play(again.choice)
        _is_as_before(match, after)


def _try_another(match: Match, spot: Spot) -> None:
    """Play another move than the one that was played, and undo it."""
    # That is the one before it, or the last if it is the first: another one, unless there is only one.
    match.play(spot.legal[spot.legal.index(spot.choice) - 1])
    holds(not match.can_redo, "a move was played, and one that was taken back can still be played again", spot)
    match.undo()
    _is_as_before(match, spot)


def _is_as_before(match: Match, spot: Spot) -> None:
    same("the position", spot.json, match.table.to_json(), spot)
    same("the line", spot.line, match.record, spot)
    same("what is legal", spot.legal, match.legal(), spot)


def saves(played: Played) -> None:
    """A loaded match is what it was when saved: its position, its line, its answers, and its latest moments, or at the
    end all."""
    for spot in played.chosen_stops:
        match = turn_to(played.match, spot.ply)
        _is_back(match, load(match.to_json()), spot)
    # The match is shared with other checks, which expect it at its end.
    turn_to(played.match, played.spots[-1].ply)


def links(played: Played) -> None:
    """A link holds the very save, or says that the match is too long for one; that of the end restores the match."""
    for spot in played.chosen_stops:
        match = turn_to(played.match, spot.ply)
        link = _link(match)
        if link is not None:
            same("the save in the link", match.to_json(), unpacked(link), spot)
            if spot is played.spots[-1]:
                _is_back(match, load(link), spot)


def _link(match: Match) -> str | None:
    """Return the link of a match; None if it says that it is too long for one."""
    try:
        return match.link()
    except Refused:
        return None


def _is_back(match: Match, again: Match, spot: Spot) -> None:
    same("the position", match.table.to_json(), again.table.to_json(), spot)
    same("the line", match.record, again.record, spot)
    same("what is saved", match.to_json(), again.to_json(), spot)
    same("what is answered", answers(match.table), answers(again.table), spot)
    same("who plays", match.seats, again.seats, spot)
    same("how many moments there are", len(match.moments), len(again.moments), spot)
    fresh = 0 if match.result else -LATEST
    for moment, other in zip(match.moments[fresh:], again.moments[fresh:], strict=True):
        same("a moment", facts(moment), facts(other), spot)
        same(f"the position of {moment.rule}", moment.table.to_json(), other.table.to_json(), spot)
