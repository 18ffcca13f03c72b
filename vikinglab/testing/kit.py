"""The run of checks over matches and their positions; it keeps the first finding of each check, and each cause once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec

from vikinglab.core.game import game

from .checks import CHECKS, Check, Of
from .failures import Broken, Failure, cause_of, failure_of
from .findings import Finding
from .played import Played, Setting, Spot
from .sampling import Seen, settings

__all__ = ["Broken", "Failure", "Run", "recheck"]


class Run:
    """The checks of one game on their way through its matches."""

    def __init__(
        self,
        key: str,
        names: Sequence[str],
        players: int | None,
        edition: str | None,
        matches: int,
        whole: int,
    ) -> None:
        self.plan = list(settings(key, players, matches, edition, whole))
        self.left = [CHECKS[name] for name in names or CHECKS]
        self.found: dict[object, Failure] = {}
        """The failures by their causes."""
        self.seen = Seen(self.plan[0][0].played, (setting.edition for setting, _ in self.plan))
        self.asked = {"players": players, "edition": edition, "matches": matches, "whole": whole}

    def failed(self) -> list[Failure]:
        """Return the first finding of each check; findings with the same cause are one failure."""
        for setting, whole in self.plan:
            played = Played(setting, whole)
            if played.trouble is not None:
                self._find(CHECKS["ends"], played.trouble, setting, None, played.line, whole)
            else:
                self._look(played)
        # A game whose matches never end would let examples run for ever as well.
        if self.seen.actions:
            self._try("games", self.seen, self.plan[0][0], None)
        return list(self.found.values())

    def _look(self, played: Played) -> None:
        try:
            self.seen.note(played)
        except TypeError as error:
            self._find(CHECKS["names"], error, played.setting, None)
        for spot in played.chosen:
            self._try("positions", spot, played.setting, spot, played.whole)
        self._try("matches", played, played.setting, played.spots[-1], played.whole)

    def _try(self, of: Of, shown: object, setting: Setting, spot: Spot | None, whole: bool = False) -> None:
        """Run the checks that are left on something."""
        for check in [check for check in self.left if check.of == of and check.looks_at(setting.seed, whole)]:
            for error in check.found(shown):
                self._find(check, error, setting, spot, whole=whole)
                break

    def _find(
        self,
        check: Check,
        error: Exception,
        setting: Setting,
        spot: Spot | None,
        line: Sequence[str] = (),
        whole: bool = False,
    ) -> None:
        """Keep a finding, with the check and the place that it belongs to."""
        name = check.name
        if isinstance(error, Finding):
            name, spot = error.check or name, error.spot or spot
        self.left = [left for left in self.left if left.name not in (name, check.name)]
        if any(name in failure.checks for failure in self.found.values()):
            return
        where = spot.setting if spot else setting
        failure = failure_of(name, error, where, spot, self._again(check, where, spot, whole))
        if line:
            failure = msgspec.structs.replace(failure, line=tuple(line))
        first = self.found.setdefault(cause_of(where, error), failure)
        if first is not failure:
            known = msgspec.structs.replace(first, others=(*first.others, name))
            self.found[cause_of(where, error)] = known

    def _again(self, check: Check, setting: Setting, spot: Spot | None, whole: bool) -> str:
        """Return the line of code that finds something again."""
        if check.of == "games":
            usual = {"players": None, "edition": None, "matches": 300, "whole": 3}
            chosen = {name: value for name, value in self.asked.items() if value != usual[name]}
            return _called("conforms", setting.game, check.name, chosen)
        place: dict[str, object] = {"players": setting.players, "seed": setting.seed}
        if setting.edition != setting.played.editions[0]:
            place["edition"] = setting.edition
        if setting.rulings:
            place["rulings"] = setting.rulings
        if setting.short:
            place["short"] = True
        if check.of == "positions" and spot is not None:
            place["entry"] = spot.at
        elif whole:
            place["whole"] = True
        return _called("recheck", setting.game, check.name, place)


def _called(function: str, game: str, check: str, given: Mapping[str, object]) -> str:
    return (
        f"{function}({', '.join([repr(game), repr(check), *(f'{name}={value!r}' for name, value in given.items())])})"
    )


def recheck(
    key: str,
    check: str,
    *,
    players: int,
    seed: int,
    edition: str | None = None,
    rulings: Mapping[str, str] | None = None,
    short: bool = False,
    entry: int | None = None,
    whole: bool = False,
) -> None:
    """Make one check again in one match of the kit, or in its position after some entries, and raise its finding.

    >>> recheck("drakkar", "words", players=2, seed=1, entry=3)
    """
    setting = Setting(key, players, seed, edition or game(key).editions[0], dict(rulings or {}), short)
    if entry is not None:
        _raise(CHECKS[check].found(next(islice(setting.play(), entry, None))))
        return
    played = Played(setting, whole)
    if played.trouble is not None:
        raise played.trouble
    if CHECKS[check].of == "matches":
        _raise(CHECKS[check].found(played))
    else:
        Seen(setting.played, [setting.edition]).note(played)


def _raise(errors: Iterator[Exception]) -> None:
    for error in errors:
        raise error
