"""The games of the house, each in a folder of its own; called, every game that is installed, by its key."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType

from vikinglab.core.game import Game
from vikinglab.core.game import games as _installed


class _Shelf(ModuleType):
    # So that `vl.games()` and `vikinglab.games.raids` can live under one name.
    def __call__(self) -> Mapping[str, Game]:
        return _installed()


sys.modules[__name__].__class__ = _Shelf
