"""Helpers of the rule tests of Vikingar: matches from written positions in either edition, and their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import vikinglab as vl
from vikinglab.core.answers import naming
from vikinglab.games.vikingar.box import FEATS, SHIP, TRACKS, ZONE, ZONES
from vikinglab.testing.matches import asked as asked
from vikinglab.testing.matches import choices as choices
from vikinglab.testing.matches import play_on as play_on
from vikinglab.testing.matches import refusal as refusal
from vikinglab.testing.matches import told as told

EDITIONS = ("first", "kickstarter")
WON, LOST = ("9", "1"), ("1", "9")
"""Throws of an attack and a defence."""


def begin(
    position: str,
    *moves: str,
    edition: str = "first",
    drawn: Sequence[str] = (),
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> vl.Match:
    """Return a match that starts at a written position, where chance brings something first, after some moves."""
    match = vl.position("vikingar", position, edition=edition, rulings=rulings, options=options).match(drawn=drawn)
    return play_on(match, *moves)


def both(position: str, *moves: str, drawn: Sequence[str] = ()) -> list[vl.Match]:
    """Return the same match in each edition."""
    return [begin(position, *moves, edition=edition, drawn=drawn) for edition in EDITIONS]


def zones(match: vl.Match, seat: int = 0) -> list[str]:
    """Return the zones of a seat’s longships."""
    return ["-" if zone < 0 else ZONES[zone] for zone in match.table.fleet(seat)]


def at(match: vl.Match, ship: str) -> str:
    """Return the zone of a longship."""
    zone = match.table.where[SHIP[ship]]
    return "-" if zone < 0 else ZONES[zone]


def points(match: vl.Match, seat: int = 0) -> dict[str, int]:
    """Return the feat points of a seat, those tracks left out where it has none."""
    tracks = match.table.tracks[TRACKS * seat : TRACKS * seat + TRACKS]
    return {feat: found for feat, found in zip(FEATS, tracks, strict=True) if found}


def stands(match: vl.Match, zone: str, place: int) -> bool:
    """Return whether a place of a zone stands."""
    return bool(match.table.land[ZONE[zone]] & place)


def named(match: vl.Match, line: str) -> str:
    """Return the words of a choice, such as stand on a button."""
    return str(naming(match.game, match.table, match._read(line)))


def thrown(match: vl.Match) -> list[int]:
    """Return the numbers of runes of the latest combat, of the attack and of the defence."""
    return [runes for runes, _ in match.table.thrown]


def waiting(match: vl.Match) -> Any:
    """Return the decision that a seat must take."""
    return match.waiting
