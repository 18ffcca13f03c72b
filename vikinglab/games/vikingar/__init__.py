"""Vikingar: a round world of hidden lands, and eight feats to prove oneself worthy of Valhalla."""

from __future__ import annotations

from vikinglab.core.game import About, Game

from . import play
from .bot import Chooser, worth
from .box import Content, Options, figures, pack
from .handful import Runes
from .invariants import check
from .position import lines
from .scene import scene
from .scoring import tally
from .table import Vikingar

GAME = Game(
    "vikingar",
    package=__name__,
    editions=("first", "kickstarter"),
    content=Content,
    figures=figures,
    box=pack,
    options=Options,
    table=Vikingar,
    play=play,
    setup=play.setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
    untimely=play.untimely,
    pointed=play.pointed,
    tally=tally,
    bots={"greedy": Chooser()},
    hand=Runes(),
    about=About(minutes=75, level=2, seed=7, moves=120),
)
