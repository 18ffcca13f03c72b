"""The run of checks over matches and their positions; the first thing that each finds is kept."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from vikinglab.core.match import DRAWN

from .checks import CHECKS, Check, Of
from .findings import Finding, told
from .plan import Seen, settings
from .walks import Setting, Spot, Walk


class Failure(msgspec.Struct, frozen=True):
    """A finding of a check: in which match, after how many moves, and what differs."""

    check: str
    what: str
    setting: Setting
    line: tuple[str, ...]

    @property
    def moves(self) -> list[str]:
        """Return what was decided before."""
        return [entry for entry in self.line if not entry.startswith(DRAWN)]

    @property
    def snippet(self) -> str:
        """A few lines of code that lead there."""
        return self.setting.snippet(self.moves)

    def __str__(self) -> str:
        ply = f"after move {len(self.moves)}" if self.moves else "before the first move"
        several = len(self.setting.played.editions) > 1
        edition = f" in the {self.setting.edition} edition" if several else ""
        return (
            f"{self.setting.game} fails “{self.check}”: {CHECKS[self.check].says}\n"
            f"  With {self.setting.players} players and seed {self.setting.seed}{edition}, {ply}: {self.what}\n"
            f"  The line so far: {'; '.join(self.line) or 'nothing yet'}\n"
            "  To see it:\n" + "".join(f"    {line}\n" for line in self.snippet.splitlines())
        )


class Broken(AssertionError):
    """Raised where a game isn’t what every game must be; ``failures`` has one for each check that found something."""

    def __init__(self, failures: Sequence[Failure]) -> None:
        super().__init__("\n".join(["", *map(str, failures)]))
        self.failures = tuple(failures)


class Run:
    """The checks of one game on their way through its matches."""

    def __init__(
        self, key: str, names: Sequence[str], players: int | None, edition: str | None, matches: int, whole: int
    ) -> None:
        self.plan = list(settings(key, players, matches, edition, whole))
        self.left = [CHECKS[name] for name in names or CHECKS]
        self.failures: list[Failure] = []
        self.seen = Seen(self.plan[0][0].played)

    def failed(self) -> list[Failure]:
        """The first thing that each check found."""
        for setting, whole in self.plan:
            walk = Walk(setting, whole)
            if walk.trouble:
                self._fail("ends", walk.trouble, setting, walk.line)
            else:
                self._look(walk)
        self._try("games", self.seen, self.plan[0][0], None)
        return self.failures

    def _look(self, walk: Walk) -> None:
        try:
            self.seen.note(walk)
        except TypeError as error:
            self._fail("names", told(error), walk.setting, ())
        for spot in walk.chosen:
            self._try("positions", spot, walk.setting, spot)
        self._try("matches", walk, walk.setting, walk.spots[-1])

    def _try(self, of: Of, shown: object, setting: Setting, spot: Spot | None) -> None:
        """Let the checks that are left look at something."""
        for check in [check for check in self.left if check.of == of]:
            try:
                check.function(shown)
            except Exception as error:
                self._find(check, error, setting, spot)

    def _find(self, check: Check, error: Exception, setting: Setting, spot: Spot | None) -> None:
        """Keep what was found, with the check and the place that it belongs to."""
        name = check.name
        if isinstance(error, Finding):
            name, spot = error.check or name, error.spot or spot
        self._fail(name, told(error), spot.setting if spot else setting, spot.line if spot else ())

    def _fail(self, check: str, what: str, setting: Setting, line: tuple[str, ...]) -> None:
        if check not in [failure.check for failure in self.failures]:
            self.failures.append(Failure(check, what, setting, line))
        self.left = [left for left in self.left if left.name != check]
