"""The rules of Vikingar, in the order of the rulebook, a module for each chapter.

- ``setting_up``: the world, the longships, and the powers of the chiefs
- ``rounds``: the four phases; the order, trade, construction and maintenance
- ``turn``: phase 1, the longships of a player one after the other
- ``moving``: what a longship may do: its move, then its action
- ``leaving``: navigation events
- ``entering``: dials, strongholds, enemy longships, and the end of the world
- ``actions``: plunder, outposts, quests, temples; each action of a place, beside the siege, which is in ``deed``
- ``combat``: how runes decide
- ``items``: magic items and powers that are used at a moment of one's choice
- ``moments``: actions at the wrong moment, and the meaning of pointing

A chapter imports the chapters that it calls for. `Game` finds the actions and decisions of all of them here.
"""

from .setting_up import *
from .rounds import *
from .turn import *
from .moving import *
from .leaving import *
from .entering import *
from .deed import *
from .actions import *
from .combat import *
from .items import *
from .moments import *
