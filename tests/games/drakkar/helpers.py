"""What the rule tests of Drakkar share: matches from written positions, and what they offer, refuse and tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

import vikinglab as vl
from vikinglab.core.engine import notation

EDITION = files("vikinglab.games.drakkar").joinpath("content/1980.toml").read_text("utf-8")
"""The content, as a text to be changed."""
TEAMS = {"team.two": "teams"}


def begin(position: str, *moves: str, rulings: Mapping[str, str] | None = None, seed: int = 0) -> vl.Match:
    """A match that starts at a written position, after these moves."""
    return play_on(vl.position("drakkar", position, rulings=rulings).match(seed=seed), *moves)


def play_on(match: vl.Match, *moves: str) -> vl.Match:
    """The match after some more moves."""
    for move in moves:
        match.play(move)
    return match


def choices(match: vl.Match) -> list[str]:
    """What the waiting seat may do, as lines."""
    return [notation.write(action) for action in match.legal()]


def ends(match: vl.Match, start: str) -> set[str]:
    """Where the piece on a square may go."""
    return {action.end for action in match.legal() if getattr(action, "start", None) == start}


def asked(match: vl.Match) -> tuple[str, int]:
    """Which decision is waiting, and for which seat."""
    assert match.waiting is not None
    return type(match.waiting).__name__, match.waiting.seat


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


def pawns(match: vl.Match, seat: int) -> tuple[str, str]:
    """Where the pawns of a seat stand."""
    found: tuple[str, str] = match.table.squares(seat)
    return found


def emblems(match: vl.Match) -> set[str]:
    """Where emblems lie."""
    return set(match.table.lies)


def seen(match: vl.Match, square: str, seat: int | None = None) -> str | None:
    """What a seat knows of the emblem on a square; without a seat, what it is."""
    table = match.table if seat is None else match.table.view(seat)
    found: str | None = table.emblems.slots[table.lies[square]].value
    return found
