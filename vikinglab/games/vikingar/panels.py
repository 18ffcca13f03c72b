"""The panels of the seats on the board: gold, cups, longships, tracks, and their cards."""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark
from vikinglab.core.words.speech import Text

from .box import FEATS, TRACKS
from .effects import Runes
from .table import Vikingar
from .told import feat_words, item_words, panel_words, power_words, reserve, say, word

HIGH = 116
"""How high a panel is at most."""
TRACKS_Y = 57
"""How low the tracks lie on a panel; the drawing of a panel has their signs."""
USES = {
    "attack": "vl-axe",
    "defence": "vl-shield",
    "raid": "vikingar-city",
    "fortress": "vikingar-stronghold",
    "quest": "vl-monster",
    "sea": "vikingar-waves",
    "duel": "vl-clash",
    "any": "vl-rune",
}
"""The drawing of an item that adds runes, by the throws that it helps."""


def panel(table: Vikingar, seat: int, place: kit.Place) -> Group:
    """Return the group of a seat's panel."""
    return Group(
        f"panel:{seat}", **place, words=panel_words(table, seat), backdrop="vikingar-panel", sheet=True, seat=seat
    )


def on_panel(table: Vikingar, viewer: int | None, group: Group) -> Iterator[Mark]:
    """Draw what a seat has."""
    seat = group.seat
    assert seat is not None
    yield from kit.header(group, f"vl-ship-{seat}", word(f"seat-{seat}"))
    yield from _figures(table, seat, group)
    for feat in range(len(FEATS)):
        yield from _feat(table, seat, feat, group)
    yield from _cards(table, seat, viewer, group)


def _figures(table: Vikingar, seat: int, group: Group) -> Iterator[Mark]:
    """Print how much gold, and how many cups, longships in reserve and outposts a seat has."""
    gold, cups, ships, outposts = table.gold[seat], table.cups(seat), reserve(table, seat), table.outposts_of(seat)
    yield _figure(group, "gold", 202, str(gold), say("gold", gold=gold))
    yield _figure(group, "cups", 257, f"{cups}/{table.box.feats}", say("cups", cups=cups, feats=table.box.feats))
    yield _figure(group, "reserve", 314, str(ships), say("reserve", ships=ships))
    yield _figure(group, "outposts", 364, str(outposts), say("outposts", outposts=outposts))


def _figure(group: Group, kind: str, x: float, figure: str, words: Text) -> Mark:
    """Print a figure beside its drawing, which lies under all panels."""
    return group.label(f"{kind}:{group.seat}", (x, kit.HEAD), words, text=figure)


def _feat(table: Vikingar, seat: int, feat: int, group: Group) -> Iterator[Mark]:
    """Print how far a seat is on a track, with a frame around a cup that it has won."""
    points, length = table.tracks[TRACKS * seat + feat], table.box.lengths[feat]
    id, at = f"feat:{seat}:{FEATS[feat]}", (round(46 + 47.5 * feat), TRACKS_Y)
    if points == length:
        # What is printed on a drawing has the colour of ink, and the sheet shows through this one.
        yield group.label(f"{id}:won", at, sprite="vikingar-won")
    yield group.label(id, at, feat_words(table, seat, feat), text=f"{points}/{length}")


def _cards(table: Vikingar, seat: int, viewer: int | None, group: Group) -> Iterator[Mark]:
    """Draw a seat's power, or those that it was dealt, and its magic items."""
    y, power = min(group.height - 18, 98), table.powers[seat]
    if power:
        yield _chief(group, f"power:{seat}", (22, y), table.card(power), power_words(table, power))
    dealt = [] if power else [slot for slot in table.chiefs.slots if slot.startswith(LETTERS[seat])]
    for slot, x in zip(dealt, (22, 206), strict=False):
        known = table.chiefs.knows(viewer, slot)
        name, words = (table.card(known), power_words(table, known)) if known else (say("dealt"), say("dealt"))
        yield _chief(group, f"power:{slot}", (x, y), name, words)
    apart = min(32.0, 200 / max(1, len(table.items[seat]) - 1))
    for number, item in enumerate(table.items[seat]):
        id, at = f"item:{seat}:{item}", (round(group.width - 24 - number * apart), y)
        yield group.piece(id, at, item_words(table, item), choice=id, **_item(table, item))


def _chief(group: Group, id: str, at: At, name: Text, words: Text) -> Mark:
    """Draw the power of a chief with its name."""
    return group.piece(id, at, words, choice=id, sprite="vikingar-chief", label=name, align="start")


def _item(table: Vikingar, item: str) -> Look:
    """Return how a magic item looks: what it helps, and by how many runes."""
    effect = table.box.content.quests.value[item].effect
    look: Look = {"frame": "vl-card", "sprite": "vl-hull", "size": 30}
    if isinstance(effect, Runes):
        look |= {"sprite": USES[effect.on], "figure": f"+{effect.n}"}
    return look
