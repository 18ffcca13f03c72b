"""Viking board games to play, question and measure.

>>> import vikinglab as vl
>>> match = vl.new("raids", players=3, seed=7)
>>> print(match.question)
Sky, how far do you sail? At least to space 1.
>>> print(match.why_not("sail 5"))
You can’t stop at a village. Sail past it: a Viking comes aboard if you have a free shield.
>>> for moment in match.play("sail 6"):
...     print(moment)
Sky comes to the monster at space 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .core.engine.decision import Action, Chance, Decision
from .core.engine.table import Result, Table
from .core.game import Game, game
from .core.match import Match, fresh, load
from .core.position import Position
from .core.words.moment import Moment
from .core.words.refusal import Refusal, Refused
from .core.words.rulebook import Points, Rule, Rulebook

# The folder of games lists them when asked: a function of that name would hide the folder from imports.
if TYPE_CHECKING:
    from .core.game import games
    from .core.show.aid import Aid
else:
    from . import games

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Chance",
    "Decision",
    "Game",
    "Match",
    "Moment",
    "Points",
    "Position",
    "Refusal",
    "Refused",
    "Result",
    "Rule",
    "Rulebook",
    "Table",
    "aid",
    "games",
    "load",
    "new",
    "position",
    "rulebook",
]


def new(
    key: str,
    players: int | None = None,
    seed: int = 0,
    *,
    edition: str | None = None,
    content: str | Path | None = None,
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    seats: Sequence[str] | None = None,
) -> Match:
    """Return a new match of a game. The same seed and the same moves give the same match.

    ``content`` is the path of a content file of your own, ``rulings`` chooses readings where the rulebook leaves one
    open, and ``seats`` names who plays each seat.

    >>> new("raids", players=3, seed=7).moves == new("raids", players=3, seed=7).moves
    True
    >>> new("drakkar", players=9)
    Traceback (most recent call last):
    vikinglab.core.words.refusal.Refused: This game is for 2, 3 or 4 players, not 9.
    """
    played = game(key)
    box = played.box(edition, _read(content), options, rulings, name=str(content))
    players = box.players[-1] if players is None else players
    return Match(played, fresh(played, box, players), start=players, seats=seats, seed=seed)


def position(
    key: str,
    text: str,
    *,
    edition: str | None = None,
    content: str | Path | None = None,
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Position:
    """Return a position written by hand; ``.match(seed=...)`` plays on from it.

    >>> match = position("drakkar", "emblems: e5 / A: e4 h6 / B: / turn: A").match(drawn=["1+5"])
    >>> match.play("move e4 e5")[-1].rule
    'move.straight'
    """
    played = game(key)
    return Position(played, played.box(edition, _read(content), options, rulings, name=str(content)), text)


def rulebook(
    key: str,
    *,
    edition: str | None = None,
    content: str | Path | None = None,
    rulings: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Rulebook:
    """Return the rules of an edition, or of a box with your own content: by key, or by ``search``.

    >>> rulebook("raids")["monster.fight"]
    <rule raids:monster.fight: Fighting a monster>
    """
    played = game(key)
    if content is None and not rulings and not options:
        return played.rulebook(played.usual_box(edition))
    return played.rulebook(played.box(edition, _read(content), options, rulings, name=str(content)))


def aid(
    key: str,
    *,
    edition: str | None = None,
    content: str | Path | None = None,
    options: Mapping[str, object] | None = None,
) -> Aid | None:
    """Return a game on two printed pages, one for playing and one for the setup; None if a game has none.

    >>> print(aid("raids").things[1].word)
    Axe
    """
    from .core.show.aid import aid as made

    return made(rulebook(key, edition=edition, content=content, options=options).box)


def _read(content: str | Path | None) -> str | None:
    if content is None:
        return None
    from .core.engine.content import read_file

    return read_file(content)
