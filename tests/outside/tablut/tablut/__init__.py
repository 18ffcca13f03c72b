"""Tablut, as Linnaeus saw it played in Lapland in 1732: a king tries to reach the edge, and an army to catch him."""

from __future__ import annotations

from vikinglab.core.game import Game

from . import play
from .bot import worth
from .box import Content, figures
from .position import check, lines
from .scene import scene
from .table import Tablut

GAME = Game(
    "tablut",
    package=__name__,
    editions=("linnaeus",),
    content=Content,
    figures=figures,
    table=Tablut,
    play=play,
    setup=play.setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
)
