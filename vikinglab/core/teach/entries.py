"""Examples in files: those by hand in ``examples.toml``, those that were found in ``atlas.toml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated

import msgspec

from ..engine.content import read_toml, wrong
from ..game import REMEMBERED
from ..words.speech import Text, speech

if TYPE_CHECKING:
    from ..game import Game
    from ..words.rulebook import Rule

FILE, FOUND = "examples.toml", "atlas.toml"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An example in a file."""

    position: str | None = None
    players: int | None = None
    seed: int = 0
    drawn: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    refused: str | None = None
    shows: str | None = None
    rulings: dict[str, str] = {}
    short: bool = False
    """True if it is of the content's short match."""
    others: dict[str, Entry] = msgspec.field(default_factory=dict, name="in")
    """The examples of editions that have their own."""


class ByHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The examples of a game that somebody wrote."""

    examples: dict[str, Entry] = {}


Count = Annotated[int, msgspec.Meta(ge=0)]


class Met(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of matches of an edition that met each rule: in an event, or in a refusal of something in reach."""

    matches: Annotated[int, msgspec.Meta(ge=1)]
    """The number of random matches, and the same number by the greedy bot."""
    rules: dict[str, tuple[Count, Count]] = {}
    """The number of them that met a rule: by random play, by the greedy bot."""

    def share(self, rule: str) -> float:
        """Return the share of all matches that met a rule."""
        return sum(self.rules.get(rule, (0, 0))) / (2 * self.matches)


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The findings about a game's rules in matches, by edition."""

    found: dict[str, dict[str, Entry]] = {}
    missing: dict[str, dict[str, str]] = {}
    """The reasons why no example of a played rule was found."""
    met: dict[str, Met] = {}


def by_hand(game: Game) -> Mapping[str, Entry]:
    """Return the examples by hand, of all editions; ``Refused`` if their file is damaged."""
    return read_by_hand(game, _text(game, FILE))


def found(game: Game) -> Found:
    """Return the findings about a game's rules; ``Refused`` if their file is damaged."""
    return read_found(game, _text(game, FOUND))


def _text(game: Game, name: str) -> str:
    file = files(game.package).joinpath(name)
    return file.read_text("utf-8") if file.is_file() else ""


@lru_cache(REMEMBERED)
def read_by_hand(game: Game, toml: str) -> Mapping[str, Entry]:
    """Return the examples by hand from the text of their file."""
    written = read_toml(toml, ByHand, FILE).examples
    named = [(f"examples.{key}.in.{edition}", edition) for key, each in written.items() for edition in each.others]
    _check(game, toml, FILE, "examples", written, named)
    return written


@lru_cache(REMEMBERED)
def read_found(game: Game, toml: str) -> Found:
    """Return the findings from the text of their file."""
    read = read_toml(toml, Found, FOUND)
    for part in ("found", "missing", "met"):
        for edition, entries in getattr(read, part).items():
            where = f"{part}.{edition}"
            keys = entries.rules if isinstance(entries, Met) else entries
            _check(game, toml, FOUND, f"{where}.rules" if part == "met" else where, keys, [(where, edition)])
    return read


def _check(
    game: Game, toml: str, file: str, path: str, keys: Iterable[str], editions: Iterable[tuple[str, str]]
) -> None:
    """Refuse keys that no edition knows, with their path."""
    for key in keys:
        if key not in game.catalogue.rules:
            raise wrong(toml, file, f"{path}.{key}", f"there is no rule “{key}”")
    for where, edition in editions:
        if edition not in game.editions:
            raise wrong(toml, file, where, f"there is no edition “{edition}”")


def entries(game: Game, edition: str, written: Mapping[str, Entry]) -> dict[str, Entry]:
    """Return the examples of an edition in the order of its rules: by hand, or else found."""
    known = {key: entry.others.get(edition, entry) for key, entry in written.items()}
    either = {**found(game).found.get(edition, {}), **known}
    return {key: either[key] for key in game.catalogue.within(edition) if key in either}


def met(game: Game, rule: Rule) -> Text | None:
    """Return a sentence that says how often matches meet a rule; None if nobody has counted.

    >>> from vikinglab.core.game import game
    >>> print(met(game("raids"), vl.rulebook("raids")["navigate.harbour"]))
    Met in 100 of 100 matches.
    """
    counted = found(game).met.get(rule.box.edition)
    if counted is None or rule.key not in counted.rules:
        return None
    share = 100 * counted.share(rule.key)
    # Rounding mustn't hide what is rare, nor call certain what is sometimes missing.
    matches = 0 if not share else max(1, min(round(share), 99 + int(share == 100)))
    how = "never" if not share else "rarely" if share < 1 else "often"
    return speech().say("met", {"matches": matches, "how": how})
