"""The throw-away games of tests/core/games as games that the kit can find: whole, but without words and boards."""

from __future__ import annotations

import re
from collections.abc import Callable
from inspect import getsource
from types import ModuleType
from typing import Any

import msgspec

from tests.core.games import BOX, battle, drakkar, midgard, vikingar
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.content import GameContent
from vikinglab.core.engine.table import Table
from vikinglab.core.game import Game, Options

NEEDS_WORDS = {
    *("positions", "misread", "missaved", "silence", "telling", "fluent", "filled", "spoken"),
    *("sheet", "overlaps", "contrasts"),
    *("why-not", "said", "told", "catalogue", "strangers", "last-resort", "questions-hide", "explanations-hide"),
    *("languages", "messages", "sentences", "agreement", "examples", "asked", "events-hide"),
    *("quizzes-hide", "quizzes-ahead-hide"),
    *("paths", "pointing", "scenes", "pictures", "words", "named", "frames", "scenes-hide", "ids-hide", "traces-hide"),
}


class Throwaway(Game):
    """A small game without files: its rules are the keys that its code names."""

    def __init__(self, play: ModuleType, table: type[Table], begin: Callable[[], Table]) -> None:
        key = play.__name__.rpartition(".")[2]
        known = re.findall(r'"([a-z]+\.[a-z-]+)"', getsource(play))
        self._named = dict.fromkeys(known)
        self._key, self._begin = f"small-{key}", begin
        super().__init__(
            self._key,
            package=play.__name__,
            editions=("small",),
            content=GameContent,
            figures=_nothing,
            box=_nothing,
            table=table,
            play=play,
            setup=self._setup,
            lines=_nothing,
            check=_nothing,
            scene=_nothing,
            worth=lambda table, seat: float(len(table.to_json()) % 7),
        )

    def box(self, *_: Any, **__: Any) -> Box:
        return msgspec.structs.replace(BOX, game=self._key, options=Options())

    def rulebook(self, box: Box) -> Any:
        return self._named

    def usual_rulings(self, edition: str) -> dict[str, str]:
        return {}

    def _setup(self, box: Box, players: int) -> Table:
        table = self._begin()
        table.box = box
        return table


def _nothing(*_: Any) -> Any:
    """Do nothing: a function that these games don't need."""


BATTLE = Throwaway(battle, battle.Battle, battle.setup)
DRAKKAR = Throwaway(drakkar, drakkar.Drakkar, lambda: drakkar.setup(turns=12))
MIDGARD = Throwaway(
    midgard,
    midgard.Midgard,
    lambda: midgard.setup(
        [
            midgard.Ship(
                ("red:hammer", "red:hammers", "blue:clan", "red:clan", "red:shield", "blue:longship", "red:longship"),
                leader="red",
                favours=3,
                artifacts={"horn": 2},
            )
        ]
    ),
)
VIKINGAR = Throwaway(
    vikingar,
    vikingar.Vikingar,
    lambda: vikingar.setup(
        [(0, "sea"), (0, "n1"), (0, "sea"), (1, "n3"), (1, "n4")],
        cards=("breeze", "calm", "floes", "wreckage"),
        gold=(3, 1),
        strongholds=["n2", "n3"],
        villages=["n1", "n2"],
    ),
)

POINTS = {f"small-{name.lower()}": f"{__name__}:{name}" for name in ("BATTLE", "DRAKKAR", "MIDGARD", "VIKINGAR")}
