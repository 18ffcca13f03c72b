"""Reavers of Midgard: six rounds of recruiting, trading, fighting at sea, raiding and subduing."""

from __future__ import annotations

from vikinglab.core.game import About, Game

from . import play
from .bot import BOTS, worth
from .box import Content, figures, pack
from .invariants import check
from .position import lines
from .scene import scene
from .scoring import points, tally
from .table import Midgard

GAME = Game(
    "midgard",
    package=__name__,
    editions=("standard",),
    content=Content,
    figures=figures,
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
    tally=tally,
    asides=("combat.dice", "dice.faces", "pay.one-icon", "recruit.roll", "trade.faces", "village.order"),
    bots=BOTS,
    about=About(minutes=90, level=3, seed=7, moves=40),
)
