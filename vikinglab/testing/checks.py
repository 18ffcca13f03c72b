"""The checks, in their order: a table of contents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Literal
from zlib import crc32

import msgspec

from . import (
    agreement,
    boards,
    determinism,
    names,
    playouts,
    replaying,
    rules,
    scenes,
    secrets,
    spoilt,
    story,
    texts,
    transitions,
)
from .findings import Finding
from .played import Played, Spot
from .sampling import Seen

Of = Literal["positions", "matches", "games"]

FIRST, SHARE = 6, 7
"""A dear check looks at the first matches of each number of players, and at one in some of the others."""


class Check(msgspec.Struct, frozen=True):
    """A property that every game must have, checked in its positions, along its matches, or once a game."""

    of: Of
    function: Callable[[Any], Iterable[Finding] | None]

    @property
    def name(self) -> str:
        """The name of the check."""
        return self.function.__name__.replace("_", "-")

    @property
    def says(self) -> str:
        """The property, in a sentence."""
        return " ".join((self.function.__doc__ or "").split())

    def found(self, shown: object) -> Iterator[Exception]:
        """Yield its findings, raised or yielded, and errors of the game."""
        try:
            yield from self.function(shown) or ()
        except Exception as error:
            yield error

    @property
    def dear(self) -> bool:
        """Return whether it takes long, and therefore looks at only some of many matches."""
        return self.function in DEAR

    def looks_at(self, seed: int, whole: bool) -> bool:
        """Return whether it looks at the match with this seed.

        The dear checks of a module look at the same matches, so that one check can reuse what another has drawn or
        played. Seven has no factor in common with the numbers by which seeds choose how a match is played.
        """
        return (
            whole or not self.dear or seed < FIRST or seed % SHARE == crc32(self.function.__module__.encode()) % SHARE
        )


IN_POSITIONS: tuple[Callable[[Spot], Iterable[Finding] | None], ...] = (
    transitions.asking,
    transitions.conserves,
    transitions.positions,
    spoilt.misread,
    transitions.clones,
    rules.candidates,
    rules.refusals,
    rules.why_not,
    rules.said,
    rules.asked,
    names.paths,
    names.pointing,
    determinism.outcomes,
    determinism.draws,
    secrets.view_suffices,
    secrets.guesses,
    secrets.odds,
    story.telling,
    story.tellers,
    scenes.scenes,
    scenes.pictures,
    scenes.words,
)

ALONG_MATCHES: tuple[Callable[[Played], None], ...] = (
    transitions.ends,
    replaying.by_seed,
    replaying.by_outcomes,
    replaying.undo,
    replaying.saves,
    replaying.links,
    spoilt.missaved,
    determinism.twice,
    determinism.interleaved,
    determinism.copied,
    determinism.stirred,
    playouts.quick_lists,
    rules.strangers,
    rules.last_resort,
    rules.told,
    story.silence,
    secrets.views_hide,
    secrets.odds_hide,
    secrets.legal_lists_hide,
    secrets.questions_hide,
    secrets.explanations_hide,
    secrets.scenes_hide,
    secrets.ids_hide,
    secrets.bots_hide,
    secrets.events_hide,
    secrets.traces_hide,
    secrets.quizzes_hide,
    secrets.quizzes_ahead_hide,
    scenes.named,
    scenes.frames,
    boards.sheet,
    boards.overlaps,
    boards.contrasts,
    transitions.past,
)

DEAR: frozenset[Callable[..., None]] = frozenset(
    (
        spoilt.misread,
        spoilt.missaved,
        replaying.undo,
        replaying.saves,
        replaying.links,
        determinism.twice,
        determinism.interleaved,
        determinism.stirred,
        secrets.views_hide,
        secrets.odds_hide,
        secrets.legal_lists_hide,
        secrets.questions_hide,
        secrets.explanations_hide,
        secrets.scenes_hide,
        secrets.ids_hide,
        secrets.bots_hide,
        secrets.events_hide,
        secrets.traces_hide,
        secrets.quizzes_hide,
        secrets.quizzes_ahead_hide,
        scenes.scenes,
        scenes.pictures,
        scenes.words,
        scenes.named,
        scenes.frames,
        boards.sheet,
        boards.overlaps,
        boards.contrasts,
    )
)
"""The checks that play a match again, look for other worlds, draw, or read: four fifths of the time of all checks."""

ONCE: tuple[Callable[[Seen], None], ...] = (
    names.notations,
    names.names,
    rules.catalogue,
    rules.moments,
    texts.fluent,
    texts.languages,
    texts.filled,
    texts.spoken,
    texts.messages,
    texts.sentences,
    agreement.agreement,
    texts.examples,
    determinism.hashes,
    playouts.in_one_go,
    playouts.remembered,
)

CHECKS: Mapping[str, Check] = {
    check.name: check
    for check in (
        *(Check("positions", function) for function in IN_POSITIONS),
        *(Check("matches", function) for function in ALONG_MATCHES),
        *(Check("games", function) for function in ONCE),
    )
}
"""All checks by their names."""
