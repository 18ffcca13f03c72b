"""Which matches are played for a game, and what is kept of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from vikinglab.core.engine.decision import Action
from vikinglab.core.game import Game, game
from vikinglab.core.match import stream

from .walks import Setting, Spot, Walk

WHOLE = 3
"""So many matches of each number of players are looked at in every position."""


class Seen:
    """What the checks of a game came across in all its matches."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: dict[Action, tuple[Setting, int]] = {}
        """What was in reach where matches were looked at, each with the match and the entry where it was first."""
        self.whole: list[Setting] = []
        """The matches that were looked at whole."""

    def note(self, walk: Walk) -> None:
        """Add a match."""
        for spot in walk.chosen:
            where = walk.setting, spot.at
            for action in spot.reach:
                self.actions.setdefault(action, where)
        self.whole += [walk.setting] * walk.whole

    def where(self, action: Action) -> Spot:
        """The position in which an action was first in reach, from its match played anew."""
        setting, at = self.actions[action]
        return next(islice(setting.course(), at, None))


def settings(key: str, players: int | None, matches: int, whole: int = WHOLE) -> Iterator[tuple[Setting, bool]]:
    """Yield the matches of a run: first those that are looked at whole, then so many others, spread over all that a
    game can be played with."""
    played = game(key)
    counts = played.players if players is None else (players,)
    for number in range(whole * len(counts) + matches):
        seed, count = divmod(number, len(counts))
        edition = played.editions[seed % len(played.editions)]
        rulings = _readings(played, edition, seed) if seed % 3 == 1 else {}
        yield Setting(key, counts[count], seed, edition, rulings), seed < whole


def _readings(played: Game, edition: str, seed: int) -> dict[str, str]:
    """A reading of each rule that has several, at random."""
    rng = stream(seed, "rulings", 0)
    known = sorted(played.box(edition).rulings)
    return {key: rng.choice(played.rulebook[key].readings) for key in known}
