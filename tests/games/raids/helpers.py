"""What the rule tests of Raids share: matches from written positions, and what they offer, refuse and tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import vikinglab as vl
from vikinglab.core.engine import notation

VILLAGES = (5, 10, 15, 20)
STANDARD = files("vikinglab.games.raids").joinpath("content/standard.toml").read_text("utf-8")
"""The content, as a text to be changed."""


def begin(position: str, *moves: str, rulings: Mapping[str, str] | None = None, seed: int = 0) -> vl.Match:
    """A match that starts at a written position, after these moves."""
    return play_on(vl.position("raids", position, rulings=rulings).match(seed=seed), *moves)


def play_on(match: vl.Match, *moves: str) -> vl.Match:
    """The match after some more moves."""
    for move in moves:
        match.play(move)
    return match


def choices(match: vl.Match) -> list[str]:
    """What the waiting seat may do, as lines."""
    return [notation.write(action) for action in match.legal()]


def asked(match: vl.Match) -> tuple[str, int]:
    """Which decision is waiting, and for which seat."""
    assert match.waiting is not None
    return type(match.waiting).__name__, match.waiting.seat


def turns(match: vl.Match, *moves: str) -> list[int]:
    """Which seat is asked now, and after each of these moves."""
    return [asked(match)[1], *(asked(play_on(match, move))[1] for move in moves)]


def refusal(match: vl.Match, move: str) -> tuple[str, str]:
    """The rule that refuses a move, and the sentence; the move really can't be played."""
    assert move not in choices(match)
    refused = match.why_not(move)
    assert refused is not None, f"{move} is allowed"
    return refused.rule, plain(refused)


def plain(sentence: object) -> str:
    """A sentence in English, with straight apostrophes as one types them."""
    return str(sentence).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def told(moments: Sequence[vl.Moment], rule: str | None = None) -> list[str]:
    """What was told, by one rule or by all, as English sentences. Whose turn it is only if one asks for it."""
    wanted = [moment for moment in moments if (moment.rule == rule if rule else not moment.rule.startswith("turn."))]
    return [plain(moment) for moment in wanted]


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
    return [space for space in range(1, board.spaces.value + 1) if space not in board.villages.value]
