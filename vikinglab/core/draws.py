"""Draws: what chance brings in a match, by its seed, as recorded, or as somebody chose."""

from __future__ import annotations

from random import Random

from .engine import notation
from .engine.decision import Chance
from .engine.grammar import hint
from .engine.table import Table
from .words.refusal import fault

DRAWN = "~"
"""The mark before an outcome of chance in a line."""


def stream(seed: int, name: str, number: int) -> Random:
    """Return the generator of a numbered draw in a stream of a match.

    >>> [stream(7, "dice", number).randint(1, 6) for number in range(4)]
    [5, 1, 5, 1]
    """
    # It loads OpenSSL, and nothing is drawn yet where vikinglab is imported.
    from hashlib import blake2b

    digest = blake2b(f"{seed}/{name}/{number}".encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest, "big"))


def recorded(table: Table, chance: Chance, entry: str) -> object | None:
    """Return the outcome that an entry of a line records; None if it isn't possible here."""
    # A forged line may say anything, so look it up among the possible outcomes and never decode it.
    known = (outcome for outcome, _ in chance.outcomes(table) if DRAWN + notation.outcome_line(outcome) == entry)
    return next(known, None)


def given(table: Table, chance: Chance, entry: str) -> object:
    """Return the outcome that somebody chose for a chance; several dice in any order."""
    known = {notation.outcome_line(outcome): outcome for outcome, _ in chance.outcomes(table)}
    for line, outcome in known.items():
        if line == entry or sorted(line.split("+")) == sorted(str(entry).split("+")):
            return outcome
    raise fault(f"“{str(entry)[:40]}” isn’t a possible outcome here{hint(str(entry), known)}")
