"""The games of the house, each in a folder of its own. Called, it lists all that are installed: ``vl.games()``."""

import sys
from collections.abc import Mapping
from types import ModuleType

from vikinglab.core.game import Game, games


class _Folder(ModuleType):
    """This package, which can be called: ``vl.games`` is one name for the folder and for the list."""

    def __call__(self) -> Mapping[str, Game]:
        """Return every game that is installed, by its key."""
        return games()


sys.modules[__name__].__class__ = _Folder
