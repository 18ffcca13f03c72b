"""Helpers of Drakkar's rule tests: matches from written positions, and what they offer, refuse and tell."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from importlib.resources import files

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

EDITION = files("vikinglab.games.drakkar").joinpath("content/1980.toml").read_text("utf-8")
"""The content, as a text to be changed."""

begin = partial(matches.begin, "drakkar")

TEAMS = {"team.two": "teams"}


def ends(match: vl.Match, start: str) -> set[str]:
    """Return the squares where the piece on a square may go."""
    return {action.end for action in match.legal() if getattr(action, "start", None) == start}


def pawns(match: vl.Match, seat: int) -> tuple[str, str]:
    """Return the squares of a seat’s pawns."""
    found: tuple[str, str] = match.table.squares(seat)
    return found


def emblems(match: vl.Match) -> set[str]:
    """Return the squares where emblems lie."""
    return set(match.table.lies)


def seen(match: vl.Match, square: str, seat: int | None = None) -> str | None:
    """Return the emblem on a square as a seat knows it; without a seat, as it is."""
    table = match.table if seat is None else match.table.view(seat)
    found: str | None = table.emblems.slots[table.lies[square]].value
    return found


def bayes(prior: Mapping[str, Fraction], likely: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """Return the chance of each after something was seen: the one before, times its likelihood, shared anew."""
    products = {symbol: chance * likely[symbol] for symbol, chance in prior.items()}
    whole = sum(products.values())
    return {symbol: chance / whole for symbol, chance in products.items()}
