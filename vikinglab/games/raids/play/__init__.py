"""The rules of Raids, in the order of the rulebook, a module for each chapter.

- ``setting_up``: the table, the arrival tiles of the later voyages, and the first player
- ``voyage``: the tiles are laid, the ships sail in turn, and all come home
- ``ghost``: the ship that sails along with two players
- ``taking``: phase 1 of a turn, the tile where a ship stands: its place aboard, and the port
- ``navigating``: phase 2, catching up, choosing a course, and passing what lies on the way
- ``monsters``: fighting or ceding
- ``combat``: attacking, riposting or fleeing
- ``moments``: actions at the wrong moment, and the meaning of what is pointed at

A chapter imports the chapters that it calls for. `Game` finds the actions and decisions of all of them here.
"""

from .setting_up import *
from .voyage import *
from .ghost import *
from .taking import *
from .navigating import *
from .monsters import *
from .combat import *
from .moments import *
