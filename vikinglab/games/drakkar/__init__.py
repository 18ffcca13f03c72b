"""Drakkar: five emblems to find among those that lie face down, and to remember where they went."""

from __future__ import annotations

from vikinglab.core.game import About, Game

from . import play
from .bot import BOTS, quick, worth
from .box import Content, figures, pack
from .invariants import check
from .position import lines
from .quiz import QUIZ
from .scene import scene
from .scoring import points, tally
from .table import Drakkar

GAME = Game(
    "drakkar",
    package=__name__,
    editions=("1980",),
    content=Content,
    figures=figures,
    box=pack,
    table=Drakkar,
    play=play,
    setup=play.setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
    quiz=QUIZ,
    bots=BOTS,
    quick=quick,
    untimely=play.untimely,
    pointed=play.pointed,
    points=points,
    tally=tally,
    about=About(minutes=30, level=1, seed=7, moves=40),
)
