"""Questions about the ghost ship that sails along with two players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from vikinglab.core.teach.mistakes import Found, asked, say, then
from vikinglab.core.teach.quiz import Kind, Question
from vikinglab.core.words.speech import Text

if TYPE_CHECKING:
    from vikinglab.core.match import Match

    from ..box import Tile
    from ..table import Raids


def ghost_sails(match: Match, after: Match, moved: Text | None) -> Question:
    """Where does the ghost ship lie after these moves?"""
    before, table = match.table, after.table
    ghost = table.ghost
    if ghost is None or table.voyage != before.voyage or before.where[ghost] == before.box.home:
        raise ValueError("no ghost ship is at sea")
    stops = [0, *sorted(table.box.villages), table.box.home]
    here, there = before.where[ghost], table.where[ghost]
    right = Found(_lies(match, table, there), _why_there(match, table), "ghost.hops")
    around = [stop for stop in (here, there + 5, there - 5, *stops) if stop in stops and stop >= here]
    mistakes = [Found(_lies(match, table, stop), _why_not_there(match, table, stop), "ghost.hops") for stop in around]
    return asked(match, say(match, "ghost", **then(moved)), right, mistakes, after=after)


def _lies(match: Match, table: Raids, space: int) -> Text:
    return say(match, "ghost.lies", space=space, home=int(space == table.box.home))


def _why_there(match: Match, table: Raids) -> Text:
    """It sails no further, as another ship is further behind."""
    last, space = table.furthest_behind(), table.where[table.players]
    if last is None or last == table.ghost:
        raise ValueError("the ghost ship hasn't stopped yet")
    return say(match, "ghost.why", seat=last, behind=table.where[last], space=space)


def _why_not_there(match: Match, table: Raids, space: int) -> Text:
    return say(match, "ghost.still-last" if space < table.where[table.players] else "ghost.too-far", space=space)


def ghost_takes(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does the ghost ship do with what it sails past?"""
    space, tile = next(_passed(match, after), (0, None))
    if tile is None:
        raise ValueError("the ghost ship passes nothing")
    facts = {"tile": tile, "kind": tile.kind, "space": space, "portion": next(iter(after.table.portions[space]), 0)}
    right = Found(say(match, "ghost-takes.nothing"), match.rulebook["ghost.passes"].text, "ghost.passes")
    names = ("fights", "cedes") if tile.strength else ("takes",)
    mistakes = [
        Found(say(match, f"ghost-takes.{name}", **facts), say(match, "ghost-takes.crewless"), "ghost.passes")
        for name in names
    ]
    mistakes.append(
        Found(say(match, "ghost-takes.discards", **facts), say(match, "ghost-takes.stays", **facts), "ghost.passes")
    )
    return asked(match, say(match, "ghost-takes", **then(moved), **facts), right, mistakes, after=after)


def _passed(match: Match, after: Match) -> Iterator[tuple[int, Tile]]:
    """Yield what the ghost ship sails past by these moves: a monster, or something of which a portion is left."""
    ghost = after.table.ghost
    hops = [moment for moment in after.moments[len(match.moments) :] if moment.rule == "ghost.hops"]
    if ghost is None or not hops or after.table.voyage != match.table.voyage:
        return
    table: Raids = after.table
    for space in range(match.table.where[ghost] + 1, table.where[ghost]):
        tile = table.route[space]
        if tile is not None and not tile.stop and (tile.strength or table.portions[space]):
            yield space, tile


QUIZ: Mapping[str, Kind] = {"ghost-sails": ghost_sails, "ghost-takes": ghost_takes}
"""Questions about the ghost ship."""
