"""The legend of the board of Raids: a picture for the first lesson."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.core.show.kit import Closeup, Things
from vikinglab.core.show.scene import Look, Scene
from vikinglab.core.words.speech import Word

from .scene import word

STOPS = ("axe", "sail", "hammer", "pennant", "rune", "port", "wood", "pig", "fur", "mead", "double-axe")
PASSED = ("village", "encounter", "pillage", "monster")
AROUND = ("ship", "crew", "shield", "coin", "glory")
TILE = Look(frame="vl-card", sprite="raids-pennant", over="raids-pips-1", size=88, corner="7", figure="3", unsure=True)

PARTS = (
    Things("stops", STOPS, {"frame": "vl-card", "size": 46}),
    Things("passed", PASSED, {"frame": "vl-passage", "size": 46}),
    Things("around", AROUND),
    Closeup("printed", "tile", ("corner", "figure", "pips", "arrow"), TILE),
)
LOOKS: dict[str, Look] = {
    "village": {"frame": "raids-village", "sprite": "", "size": 42},
    "crew": {"sprite": "vl-viking"},
    "coin": {"text": "6"},
    "glory": {"sprite": "vl-star"},
}
WORDS = {goods: Word(f"thing-{goods}", count=1) for goods in ("wood", "pig", "fur", "mead")}
WORDS |= {"double-axe": Word("thing-weapon", count=2)}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    return kit.legend("raids", word, PARTS, LOOKS, WORDS)
