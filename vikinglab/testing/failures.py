"""Failures: what the kit found, where in the match and in the game's code, and a line that finds it again."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vikinglab.core.match import DRAWN

from .checks import CHECKS
from .findings import Finding, told
from .played import Setting, Spot
from .source import call_of, line_in, place_in, place_of


class Failure(msgspec.Struct, frozen=True):
    """A finding of a check: the match, the number of moves, what differs, and the place in the code."""

    check: str
    what: str
    setting: Setting
    line: tuple[str, ...]
    place: str
    """The line of the game's code that failed, or the class or function that the check asked."""
    call: str
    """The kit's question when an error came; nothing if there was none."""
    again: str
    """The line of code that finds it again."""
    others: tuple[str, ...] = ()
    """The checks that failed by the same cause."""

    @property
    def checks(self) -> frozenset[str]:
        """Return every check that failed by this cause."""
        return frozenset((self.check, *self.others))

    @property
    def moves(self) -> list[str]:
        """Return the decisions before."""
        return [entry for entry in self.line if not entry.startswith(DRAWN)]

    @property
    def snippet(self) -> str:
        """Return a few lines of code that lead there."""
        return self.setting.snippet(self.moves)

    def __str__(self) -> str:
        ply = f"after move {len(self.moves)}" if self.moves else "before the first move"
        several = len(self.setting.played.editions) > 1
        edition = f" in the {self.setting.edition} edition" if several else ""
        said = [
            f"{self.setting.game} fails “{self.check}”: {CHECKS[self.check].says}",
            f"  With {self.setting.players} players and seed {self.setting.seed}{edition}, {ply}: {self.what}",
            *([f"  In the code: {self.place}"] if self.place else []),
            *([f"  Asked by: {self.call}"] if self.call else []),
            *([f"  The same made these fail: {', '.join(self.others)}"] if self.others else []),
            f"  The line so far: {'; '.join(self.line) or 'nothing yet'}",
            "  To get there:",
            *(f"    {line}" for line in self.snippet.splitlines()),
            "  To find it again:",
            "    from vikinglab.testing import conforms, recheck",
            f"    {self.again}",
        ]
        return "\n".join([*said, ""])


class Broken(AssertionError):
    """An error for a game that lacks a property of every game; ``failures`` has one for each cause."""

    def __init__(self, failures: Sequence[Failure]) -> None:
        super().__init__("\n".join(["", *map(str, failures)]))
        self.failures = tuple(failures)


def cause_of(setting: Setting, error: BaseException) -> object:
    """Return a key for the cause of an error: for an error of the game's own code, its line and its kind."""
    # A check's own finding is a cause of its own, unless the game's code raised it underneath.
    bottom = error
    while isinstance(bottom, Finding) and bottom.__cause__ is not None:
        bottom = bottom.__cause__
    said = told(bottom).removeprefix("LookupError: ")
    # Many lines of code meet a missing or damaged message, and reading the files finds it as well.
    if said.startswith("no message"):
        return said.partition(",")[0]
    if isinstance(bottom, Finding) or ".ftl" in said:
        return said
    place = place_in(setting.played.folder, bottom)
    return (type(bottom), place) if place else (type(bottom), str(bottom))


def failure_of(check: str, error: BaseException, setting: Setting, spot: Spot | None, again: str) -> Failure:
    """Return the failure for an error at some place of a match."""
    folder = setting.played.folder
    code = error.code if isinstance(error, Finding) else None
    place = line_in(folder, *code) if code else place_in(folder, error) or _asked_place(check, setting, spot)
    line = spot.line if spot else ()
    return Failure(check, told(error), setting, line, place, call_of(error), again)


def _asked_place(check: str, setting: Setting, spot: Spot | None) -> str:
    """Return the beginning of the code that a check asks: of the drawing, or of what waits."""
    played = setting.played
    draws = CHECKS[check].function.__module__.rpartition(".")[2] in ("scenes", "boards") or check in DRAWN_CHECKS
    thing = played.scene if draws else type(spot.thing) if spot and spot.thing is not None else None
    return place_of(played.folder, thing) if thing is not None else ""


DRAWN_CHECKS = ("scenes-hide", "ids-hide", "pointing")
"""The checks of scenes that are listed among others."""
