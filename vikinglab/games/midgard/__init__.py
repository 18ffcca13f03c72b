"""Reavers of Midgard: six rounds of recruiting, trading, fighting at sea, raiding and subduing."""

from __future__ import annotations

from vikinglab.core.game import Game

from . import play
from .bot import BOTS, worth
from .box import Content, pack
from .invariants import check
from .position import lines
from .scene import scene
from .scoring import points
from .table import Midgard

GAME = Game(
    "midgard",
    package=__name__,
    editions=("standard",),
    content=Content,
    box=pack,
    table=Midgard,
    play=play,
    setup=play.setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
    untimely=play.untimely,
    points=points,
    bots=BOTS,
)
