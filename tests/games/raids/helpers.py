"""Helpers of the rule tests of Raids: matches from written positions, and what they offer, refuse and tell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from typing import Any

import vikinglab as vl
from vikinglab.testing import matches
from vikinglab.testing.matches import answers as answers
from vikinglab.testing.matches import asked as asked
from vikinglab.testing.matches import choices as choices
from vikinglab.testing.matches import plain as plain
from vikinglab.testing.matches import play_on as play_on
from vikinglab.testing.matches import refusal as refusal
from vikinglab.testing.matches import told as told
from vikinglab.testing.matches import why as why
from vikinglab.testing.matches import words as words

begin = partial(matches.begin, "raids")

VILLAGES = (5, 10, 15, 20)
STANDARD = files("vikinglab.games.raids").joinpath("content/standard.toml").read_text("utf-8")
"""The content, as a text to be changed."""


def turns(match: vl.Match, *moves: str) -> list[int]:
    """Return the seats that are asked now, and after each of these moves."""
    return [asked(match)[1], *(asked(play_on(match, move))[1] for move in moves)]


def faces(tiles: Sequence[Any]) -> list[str]:
    """The names of tiles."""
    return [tile.face for tile in tiles]


def tile_at(match: vl.Match, space: int) -> str | None:
    """The name of the tile on a space, if one is there."""
    tile = match.table.route[space]
    return tile.face if tile is not None else None


def ship(match: vl.Match, seat: int) -> Any:
    """A seat's ship."""
    return match.table.ships[seat]


def crews(match: vl.Match) -> list[int]:
    """The crew of each seat's ship."""
    return [each.crew for each in match.table.ships]


def figures(match: vl.Match) -> Any:
    """The content that the match is played with."""
    return match.table.box.content


def spaces_for_tiles(match: vl.Match) -> list[int]:
    """The spaces of the route that aren't villages, in its order."""
    board = figures(match).board
    return [space for space in range(1, board.spaces + 1) if space not in board.villages]
