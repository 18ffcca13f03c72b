"""The legend of the board of Vikingar: what its drawings mean."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.kit import Closeup, Things
from vikinglab.core.show.scene import Look, Scene
from vikinglab.core.words.speech import Word

from .box import FEATS, PLACES
from .told import word

RUNES = ("rune-active", "rune-inactive", "rune-long", "rune-short")
PRINTED = Look(sprite="", frame="vikingar-at-stronghold", over="vikingar-toll", corner="2", figure="5", size=96)

PARTS = (
    Things("places", tuple(PLACES), {"size": 46}),
    Closeup("printed", "place", ("figure", "toll", "flame", "unknown"), PRINTED),
    Things("sea", ("whirlpool", "fall", "gate", "ship", "played", "flag")),
    Things("cost", ("cost-event", "cost-turn", "cost-toll", "cost-fight")),
    Things("panel", ("gold", "cup", "reserve", *FEATS)),
    Things("runes", RUNES, {"size": 40}),
)
LOOKS: dict[str, Look] = {
    **{place: {"frame": f"vikingar-at-{place}", "sprite": ""} for place in PLACES},
    "ship": {"sprite": "vl-ship-0", "seat": 0},
    "played": {"sprite": "vikingar-played-0", "seat": 0},
    **{card: {"frame": f"vikingar-{card}", "sprite": "", "size": 42} for card in ("fall", "gate")},
    "flag": {"text": "A", "seat": 0},
    "gold": {"sprite": "vl-coin"},
    "reserve": {"sprite": "vl-hull"},
    **{rune: {"text": worth} for rune, worth in zip(RUNES, "103★", strict=True)},
}
WORDS = {place: Word(f"site-{place}") for place in PLACES} | {feat: Word("feat", feat=feat) for feat in FEATS}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    return kit.legend("vikingar", word, PARTS, LOOKS, WORDS, across=206)
