"""The end of a match of Drakkar."""

from __future__ import annotations

from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import Tally, rule
from vikinglab.core.words.speech import speech

from .table import Drakkar


def points(table: Drakkar, seat: int) -> dict[str, int]:
    """Return the points of a seat by rule: one for each emblem on a shield, which a right take has brought."""
    return {"take.right": len(table.shields[seat])}


def tally(table: Drakkar, seat: int) -> list[Tally]:
    """Return the filled shields of a seat, of all that it has."""
    return [Tally(speech(__package__).say("board-shields"), len(table.shields[seat]), table.box.shields)]


@rule("end.victory", "team.victory")
def finish_if_won(table: Drakkar, seat: int) -> None:
    """End the match at once if a seat has filled its shields, and in teams its partner too."""
    team, shields = table.team(seat), table.box.shields
    if any(len(table.shields[each]) < shields for each in team):
        return
    table.finish(Result(tuple(map(len, table.shields)), tuple(sorted(team))))
    if table.story and table.teams:
        table.tell("team.victory", also=("team.two",), seat=min(team), rival=max(team), shields=shields * len(team))
    elif table.story:
        table.tell("end.victory", seat=seat, shields=shields)
