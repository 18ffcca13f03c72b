"""The rules of Drakkar, in the order of the rulebook, a module for each chapter.

- ``setting_up``: the emblems, the pawns, and the first player
- ``turn``: two dice are rolled; before that an emblem may be claimed
- ``moving``: pawns come out, and each die moves a piece straight on
- ``emblems``: looking at one, taking it, and the results of a right or a wrong take
- ``moments``: actions at the wrong moment, and the meaning of what is pointed at
- ``words``: words for squares and emblems

A chapter imports the chapters that it calls for. `Game` finds the actions and decisions of all of them here.
"""

from .setting_up import *
from .turn import *
from .moving import *
from .emblems import *
from .moments import *
from .words import *
