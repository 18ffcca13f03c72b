"""Actions at the wrong moment."""

from __future__ import annotations

from collections.abc import Mapping

from vikinglab.core.engine.decision import Action, Done

from ..table import Midgard
from .artifacts import Fit, GiveUp, Use
from .combat import AddDice, Again, Roll, Stop
from .crew import Discard, Reroll, Set, Store, Turn
from .doing import Give, Option, Pass
from .part import Act, End, Place, Rest
from .paying import Spend, TakeBack
from .recruiting import FromDeck, Promote, Rally, Specialise, TakeGroup
from .sea import Face, Fight, LetGo, PayCost, PaySet, Suffer
from .spoils import Resolve
from .territories import Force, Tribute
from .trading import Reward, Take

_MOMENTS: Mapping[str, tuple[type[Action], ...]] = {
    "select.order": (Place,),
    "part.everybody": (Act, Rest, End),
    "part.cost": (Spend, TakeBack),
    "artifact.use": (Use,),
    "artifact.store": (Store,),
    "artifact.places": (GiveUp,),
    "upgrade.choice": (Fit,),
    "dice.overflow": (Discard, Done),
    "dice.faces": (Set, Turn),
    "reaver.first": (Reroll,),
    "combat.dice": (AddDice, Roll, Fight),
    "combat.reroll": (Again, Stop),
    "combat.decline": (LetGo,),
    "village.pillage": (Option, Pass),
    "trade.choices": (Reward,),
    "village.runes": (Give,),
    "recruit.pair": (TakeGroup, FromDeck),
    "recruit.rally": (Rally,),
    "recruit.specialise": (Specialise,),
    "recruit.promote": (Promote,),
    "village.order": (Resolve,),
    "sea.journey": (PayCost, Suffer),
    "sea.choose": (Face,),
    "sea.set": (PaySet,),
    "territory.ways": (Force, Tribute),
    "trade.faces": (Take,),
}
"""The rule that says when actions are asked for."""
_RULES = {kind: rule for rule, kinds in _MOMENTS.items() for kind in kinds}


def untimely(table: Midgard, action: Action) -> str | None:
    """Return the rule that answers an action which isn't asked for now."""
    return _RULES.get(type(action))
