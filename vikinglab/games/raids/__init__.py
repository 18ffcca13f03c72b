"""Raids: four voyages round a sea of villages, monsters and other people's ships."""

from __future__ import annotations

from vikinglab.core.game import About, Game

from . import play
from .bot import worth
from .box import Content, figures, pack
from .invariants import check
from .position import lines
from .quiz import MISTAKES, QUIZ
from .scene import scene
from .scoring import points
from .table import Raids

GAME = Game(
    "raids",
    package=__name__,
    editions=("standard",),
    content=Content,
    figures=figures,
    box=pack,
    table=Raids,
    play=play,
    setup=play.setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
    untimely=play.untimely,
    pointed=play.pointed,
    points=points,
    quiz=QUIZ,
    mistakes=MISTAKES,
    about=About(minutes=40, level=1, seed=7, moves=6),
)
