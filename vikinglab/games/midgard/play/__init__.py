"""The rules of Midgard, in the order of the rulebook, a module for each chapter.

- ``setting_up``: the start player, food, the first Reavers, what lies at the locations
- ``part``: a location is chosen, specialised Reavers work, each seat acts or rests
- ``recruiting``: cards come, face up or from a deck; Reavers rally, specialise or are promoted
- ``trading``: rewards of Trade
- ``sea``: journeys and battles
- ``combat``: combat dice, and rerolls
- ``spoils``: spoils of villages and keeps
- ``artifacts``: artifacts and Ship Upgrades
- ``territories``: attempts to subdue territories
- ``cleaning_up``: the end of a round
- ``crew``: crew dice, rolled, set and kept
- ``paying``: costs
- ``doing``: what cards do
- ``choosing``: what choices and actions are called

A chapter imports the chapters that it calls for. `Game` finds the actions and decisions of all of them here.
"""

from .setting_up import *
from .part import *
from .recruiting import *
from .trading import *
from .sea import *
from .combat import *
from .spoils import *
from .artifacts import *
from .territories import *
from .cleaning_up import *
from .crew import *
from .paying import *
from .doing import *
