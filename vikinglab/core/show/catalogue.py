"""Catalogue: every drawing that a game can use and every print, with their names, for authors of boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .art import FRAME, UNIT, art
from .kit import grid
from .scene import PRINTS, Group, Mark, Scene, plain

COLUMNS, ACROSS, DOWN = 6, 110, 90


def catalogue(game: str, prefix: str = "vl-") -> Scene:
    """Return a board with the drawings and the prints that all games share, or with a game's own; its paints too.

    >>> "vl-coin" in catalogue("raids").words()
    True
    """
    drawings = art(game).drawings
    names = [name for name in drawings if name.startswith(prefix) and not drawings[name].startswith("<pattern")]
    kinds = PRINTS if prefix == "vl-" else sorted(name for name in art(game).styles if name.startswith(prefix))
    height = DOWN * (-(-(len(names) + len(kinds)) // COLUMNS))
    group = Group("catalogue", 0, 0, COLUMNS * ACROSS, height, plain("Drawings and print"), sheet=True)
    return Scene(game, group.width, height, group.words, tuple(_marks(group, names, kinds)), (group,))


def _marks(group: Group, names: list[str], kinds: Sequence[str]) -> Iterator[Mark]:
    places = grid(len(names) + len(kinds), COLUMNS, (ACROSS / 2, 34), ACROSS, DOWN)
    for name, (x, y) in zip(names, places, strict=False):
        # Frames are made for a larger square, with room for a drawing inside.
        size = UNIT * UNIT / FRAME if name in ("vl-card", "vl-passage", "vl-round") else UNIT
        yield group.space(name, (x, y), plain(name), sprite=name, size=1.3 * size, seat=0)
        yield group.label(f"{name}:name", (x, y + 38), text=name)
    for kind, (x, y) in zip(kinds, places[len(names) :], strict=True):
        yield group.label(f"{kind}:print", (x - 30 * (kind == "name"), y), text="Aa 12", print=kind)
        yield group.label(f"{kind}:name", (x, y + 38), text=f"print={kind}")
