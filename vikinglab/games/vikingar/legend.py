"""The legend of the board of Vikingar: what its drawings mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vikinglab.core.game import game
from vikinglab.core.show import kit
from vikinglab.core.show.kit import Closeup, Things
from vikinglab.core.show.scene import Look, Scene
from vikinglab.core.words.speech import Word

from .board_words import word
from .box import FEATS, PLACES, Box
from .runes import WAYS, value
from .throw import SHORT

LOOKS: dict[str, Look] = {
    **{place: {"frame": f"vikingar-at-{place}", "sprite": ""} for place in PLACES},
    "ship": {"sprite": "vl-ship-0", "seat": 0},
    "played": {"sprite": "vikingar-played-0", "seat": 0},
    **{card: {"frame": f"vikingar-{card}", "sprite": "", "size": 42} for card in ("fall", "gate")},
    "flag": {"text": "A", "seat": 0},
    "gold": {"sprite": "vl-coin"},
    "reserve": {"sprite": "vl-hull"},
}
RUNES = Things("runes", tuple(f"rune-{way}" for way in WAYS), {"size": 40})
WORDS = {place: Word(f"site-{place}") for place in PLACES} | {feat: Word("feat", feat=feat) for feat in FEATS}


def legend() -> Scene:
    """Draw each thing, with what it means."""
    box = _box()
    toll, guard = box.content.gold.toll, box.content.defence.stronghold
    return _drawn(box, _parts(toll, guard), {"place": Word("legend-place", runes=guard, gold=toll)})


def runes() -> Scene:
    """Draw each way in which a rune can rest, with what it is worth."""
    return _drawn(_box(), [RUNES], {})


def _box() -> Box:
    return game("vikingar").usual_box()  # type: ignore[return-value]


def _drawn(box: Box, parts: Iterable[Things | Closeup], words: dict[str, Word]) -> Scene:
    worth = {f"rune-{way}": value(way, box.content.throw) for way in WAYS if way != SHORT}
    runes: dict[str, Look] = {rune: {"text": str(points)} for rune, points in worth.items()}
    words |= {rune: Word(f"legend-{rune}", points=points) for rune, points in worth.items()}
    looks = LOOKS | runes | {f"rune-{SHORT}": {"text": "★"}}
    return kit.legend("vikingar", word, parts, looks, WORDS | words, across=206)


def _parts(toll: int, guard: int) -> Iterator[Things | Closeup]:
    """Yield the parts of the legend; a stronghold shows its toll, and the runes that guard it."""
    printed = Look(sprite="", frame="vikingar-at-stronghold", over="vikingar-toll", size=96)
    yield Things("places", tuple(PLACES), {"size": 46})
    shown = printed | Look(corner=str(toll), figure=str(guard))
    yield Closeup("printed", "place", ("figure", "toll", "flame", "unknown"), shown)
    yield Things("sea", ("whirlpool", "fall", "gate", "ship", "played", "flag"))
    yield Things("cost", ("cost-event", "cost-turn", "cost-toll", "cost-fight"))
    yield Things("panel", ("gold", "cup", "reserve", *FEATS))
    yield RUNES
