"""The vocabulary of Vikingar's cards: what events, magic items and chief powers do.

Each class is a verb, and ``effect-`` and the verb is its sentence. A card names its verb and its figures in the content
file, and needs no code and no words of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from vikinglab.core.engine.effect import Effect

Small = Annotated[int, Meta(ge=0, le=20)]
Throws = Literal["attack", "defence", "raid", "fortress", "quest", "sea", "duel", "any"]
"""The throws to which a card can add runes."""

DEFENCES = ("ship-defence", "outpost-defence", "temple-defence")
THROWS: Mapping[Throws, tuple[str, ...]] = {
    "attack": ("duel", "held-raid", "outpost", "temple"),
    "defence": DEFENCES,
    "raid": ("raid", "held-raid"),
    "fortress": ("siege",),
    "quest": ("quest",),
    "sea": ("event", "fall", "exit"),
    "duel": ("duel",),
    "any": ("event", "fall", "exit", "duel", "raid", "held-raid", "outpost", "temple", "siege", "quest", *DEFENCES),
}
"""The throws of a player's own, by the words of cards."""


class Runes(Effect):
    """Adds runes to some of your throws: to each, or once, and then the card leaves the game."""

    n: Small
    on: Throws
    once: bool = False


class Sink(Effect):
    """Destroys an enemy longship next to one of yours, without a combat; then the card leaves the game."""


class Rethrow(Effect):
    """Lets you repeat one of your own throws, once a round."""


class DrawEvents(Effect):
    """Lets you draw several navigation events and face one of them."""

    n: Annotated[int, Meta(ge=2, le=3)]


class Price(Effect):
    """Changes what something costs you."""

    of: Literal["toll", "longship", "treasure"]
    gold: Small


class Peek(Effect):
    """Lets you look at a face-down dial next to your longship, once a round."""


class Gain(Effect):
    """Brings gold: at once, or whenever something happens."""

    gold: Small
    when: Literal["now", "plunder", "trade"] = "now"
    outposts: Small = 0
    """The outposts that you need for it."""


class RaiseLimit(Effect):
    """Allows more longships, once for each player."""

    n: Small


class Destroy(Effect):
    """Destroys your longship."""


class Stay(Effect):
    """Keeps your longship where it is, unless it spends its action to complete its move."""


class GoOn(Effect):
    """Lets your longship go on without the reward."""


Power = Runes | Rethrow | DrawEvents | Price | Peek | Gain
Item = Runes | Sink
Reward = Gain | RaiseLimit
Loss = Destroy | Stay | GoOn
