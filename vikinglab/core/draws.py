"""Draws: what chance brings in a match, by its seed, as recorded, or as somebody chose."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from .engine import notation
from .engine.decision import Chance
from .engine.table import Table
from .engine.terms import near
from .words.refusal import refused

DRAWN = "~"
"""The mark before an outcome of chance in a line."""
SHOWN = 10
"""The largest number of possible outcomes that a sentence lists."""


def stream(seed: int, name: str, number: int) -> Random:
    """Return the generator of a numbered draw in a stream of a match.

    >>> [stream(7, "dice", number).randint(1, 6) for number in range(4)]
    [5, 1, 5, 1]
    """
    # It loads OpenSSL, and nothing is drawn yet where vikinglab is imported.
    from hashlib import blake2b

    digest = blake2b(f"{seed}/{name}/{number}".encode(), digest_size=8).digest()
    return Random(int.from_bytes(digest, "big"))


def recorded(table: Table, chance: Chance, entry: str) -> object:
    """Return the outcome that an entry of a line records; ``Refused`` if it isn't possible here."""
    # A forged line may say anything, so look it up among the possible outcomes and never decode it.
    for outcome, _ in chance.outcomes(table):
        if DRAWN + notation.outcome_line(outcome) == entry:
            return outcome
    raise refused("not-an-outcome", **_possible(entry.removeprefix(DRAWN), _outcomes(table, chance)))


def given(table: Table, chance: Chance, entry: str) -> object:
    """Return the outcome that somebody chose for a chance; several dice in any order."""
    known = _outcomes(table, chance)
    for line, outcome in known.items():
        if line == entry or sorted(line.split("+")) == sorted(entry.split("+")):
            return outcome
    raise refused("bad-outcome", entry=entry[:40], **_possible(entry, known))


def _outcomes(table: Table, chance: Chance) -> dict[str, object]:
    return {notation.outcome_line(outcome): outcome for outcome, _ in chance.outcomes(table)}


def _possible(entry: str, known: Collection[str]) -> dict[str, object]:
    """Return the possible outcomes for a sentence, those that are written like an entry first."""
    shown = [*dict.fromkeys([*near(entry, known), *known])][:SHOWN]
    return {"known": shown, "more": len(known) - len(shown)}
