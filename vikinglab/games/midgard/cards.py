"""Cards in words, made from what they do, and as drawings; dice too."""

from __future__ import annotations

from functools import lru_cache

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import Look
from vikinglab.core.words.speech import Text, Word, joined

from .box import Box
from .deck import Battle, Journey, Prophecy, Reaver, Tile, Village
from .effects import named

word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def die_word(die: str) -> Text:
    """Return a die, or a Ship Upgrade, in words."""
    return word("piece", colour=die[0], face=die[1:])


@lru_cache(4096)
def told(box: Box, id: str) -> Text:
    """Return a card with all that it says."""
    card, speech = box.cards[id], box.speech
    effect = core.said(box.lists[id], speech)
    match card:
        case Reaver(clan=clan, left=left, rally=rally):
            dice = {"left": named(f"die-{die}" for die in left), "rally": named(f"die-{die}" for die in rally)}
            details = say("reaver", clan=clan, **dice, effect=effect)
        case Battle(defence=defence, glory=glory):
            icons = named(f"icon-{icon}" for icon in card.set)
            details = say("battle", defence=defence, icons=icons, glory=glory, effect=effect)
        case Journey(cost=cost):
            details = say("journey", cost=cost.words(), effect=effect) if cost else say("calm")
        case Prophecy(score=score):
            details = core.said(score, speech)
        case Village(type_="artifact", location=location, face=face, glory=glory):
            where = {"location": Word(f"location-{location}"), "face": Word(f"icon-{face}", n=1)}
            details = say("artifact", **where, glory=glory, effect=effect)
        case Tile(level=level):
            details = joined("list", [word("territory", type=card.type_, level=level), effect])
        case _ if box.lists[id]:
            details = effect
        case _:
            return card.word
    return joined("label", [card.word, details])


def listed(box: Box, ids: tuple[str, ...]) -> Text:
    """Return several cards with all that they say."""
    return joined("clauses", [told(box, id) for id in ids])


def die_look(die: str, size: float) -> Look:
    """Return the look of a die or a Ship Upgrade."""
    colour, icon = die[0], die[1:]
    if icon == "K":
        return {"frame": f"midgard-{colour}", "sprite": f"midgard-K-{colour}", "size": size}
    look: Look = {"frame": f"midgard-{colour}", "sprite": f"midgard-{icon}", "size": size}
    # The clan of a small die is known by its outline.
    return look if size < 30 or colour == "T" else look | {"over": f"midgard-mark-{colour}"}
