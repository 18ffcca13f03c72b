"""Checks of positions, and of the way from one position to the next."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vikinglab.bots import bots
from vikinglab.core.engine.part import Part
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.engine.table import NOT_A_CHOICE

from .findings import Finding, holds, same
from .played import Played, Spot, answers, applied

AHEAD = 40
"""The number of ways on from a position to try."""


def ends(played: Played) -> None:
    """Every match comes to an end, with nothing left to do and points for each seat."""
    table = played.spots[-1].table
    result = table.result
    if result is None:
        raise Finding("nothing is left to do, and there is no result")
    holds(len(result.scores) == played.setting.players, f"there are {len(result.scores)} scores: {result}")
    winners = list(result.winners)
    holds(winners and winners == sorted(set(winners) & {*range(played.setting.players)}), f"these can’t win: {winners}")
    for action in played.actions:
        holds(table.refused_by(action) == NOT_A_CHOICE, f"after the end {action} isn’t refused as no choice")
    same("what a match offers after its end", [], table.legal())


def conserves(spot: Spot) -> None:
    """The game’s own invariants hold in every position, and after what may be chosen or drawn there; of many ways on,
    some are tried."""
    spot.game.checked(spot.table)
    for choice in _ways_on(spot):
        spot.game.checked(applied(spot.table.clone(), choice))


def _ways_on(spot: Spot) -> Sequence[object]:
    """Return everything that may come next, or a sample if it is much: the same one at one place of a match."""
    ways: Sequence[object] = spot.legal
    if spot.by_chance:
        ways = [outcome for outcome, _ in spot.thing.outcomes(spot.table)]
    return ways if len(ways) <= AHEAD else Random(spot.at).sample(ways, AHEAD)


def positions(spot: Spot) -> None:
    """A position in which a seat decides, and the end of a match, can be written, and reading it gives a position with
    the same answers and the same look."""
    if spot.by_chance:
        return
    text = write_position(spot.game, spot.table)
    again = read_position(spot.game, spot.table.box, text)
    again.settle()
    holds(again == spot.table, f"what is read from this isn’t the position: {text}")
    same("what it answers", sorted(spot.answers, key=repr), sorted(answers(again), key=repr))
    for seat in spot.observers:
        holds(again.view(seat) == spot.table.view(seat), f"the view of seat {seat} isn’t the same after reading {text}")
    same("what is written again", text, write_position(spot.game, again))


def clones(spot: Spot) -> None:
    """A clone is equal to its position and answers the same, and changing it leaves the position as it was."""
    twins = [spot.table.clone(), *map(spot.table.view, spot.observers)]
    same("the clone", spot.json, twins[0].to_json())
    same("what the clone answers", spot.answers, answers(twins[0]))
    twins += [view.determinized(Random(spot.at)) for view in twins[1:]]
    for twin in twins:
        _spoil(twin)
        same("the position, after its copy was changed", spot.json, spot.table.to_json())


def _spoil(value: object) -> None:
    """Change everything that can be changed in a value, however deep it lies."""
    if isinstance(value, Part):
        for name in value.__struct_fields__:
            _spoil(getattr(value, name))
            setattr(value, name, "spoilt")
    elif isinstance(value, list):
        for item in value:
            _spoil(item)
        value[:] = ["spoilt"]
    elif isinstance(value, dict):
        for item in value.values():
            _spoil(item)
        value.clear()
        value["spoilt"] = "spoilt"


def asking(spot: Spot) -> None:
    """Asking what may be done, what refuses it and why, what chance can bring, and what it is worth changes nothing; of
    much in reach, some is explained."""
    table = spot.table
    if spot.decision:
        for action in spot.reach:
            spot.decision.refuse(table, action)
        for action in spot.pointed:
            spot.decision.action_facts(table, action)
            if rule := spot.refused.get(action):
                spot.decision.refusal_facts(table, action, rule)
            spot.decision.path(table, action)
        spot.decision.question_facts(table)
        playing = [*bots(spot.game).values()]
        playing[spot.at % len(playing)].choose(spot.game, table.view(spot.decision.seat), Random(spot.at))
    elif spot.by_chance:
        list(spot.thing.outcomes(table))
        spot.drawn(table)
    spot.game.worth(table, spot.at % table.players)
    spot.game.scene(table, spot.at % table.players)
    same("the position", spot.json, table.to_json())


def past(played: Played) -> None:
    """Positions of the past never change: neither those of a match, nor those of its moments."""
    told = [moment.table for moment in played.match.moments]
    for spot in played.spots:
        same("the position of a move", spot.json, spot.table.to_json(), spot)
    for kept, table in zip(played.told, told, strict=True):
        same("the position of a moment", kept, table.to_json())
