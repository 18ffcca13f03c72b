"""Charts for explorers of the odds of Raids: figures as data, with their sentences. All of it comes from ``odds``.

Figures that depend on the box, such as a ship’s room, are those of ``box``, or of the first edition’s.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from vikinglab.core.show.scene import plain
from vikinglab.core.words.speech import Text, joined
from vikinglab.odds.chart import Chart, Charts, Series

from . import odds
from .box import Box, Tile
from .odds import Fight, Met, Rival, Side, Terms, Way, answer, riposte, ways
from .table import Raids, Ship

CHARTS = Charts("raids")
_say = CHARTS.say


def fight(attackers: int = 4, tile: int = 6, viking: int = 1, *, box: Box | None = None) -> Chart:
    """Return the gain of a riposte by the defender’s crew, and the gain of the attack."""
    price, rise = CHARTS.box(box).attack, CHARTS.box(box).rise
    bold, crews = Side(attackers, tile, viking), {crew: Side(crew, tile, viking) for crew in _crews(box)}
    attacks = [riposte(price, bold, side, rise) for side in crews.values()]
    worth_it = [crew for crew, attack in zip(crews, attacks, strict=True) if attack and attack.gain > 0]
    met = bold.paying(min(price, attackers))
    stands = [crew for crew, side in crews.items() if answer(price + rise, side, met, rise).stands]
    first = [riposte(price + rise, side, met, rise) for side in crews.values()]
    facts: dict[str, object] = {"stands": _ranges(stands), "any": len(stands), "price": price}
    return CHARTS.chart(
        "fight",
        _crews(box),
        up="glory",
        bars={"riposte": _gains(first)},
        lines={"attack": _gains(attacks)},
        notes={"best": [_say(f"fight.{'stand' if crew in stands else 'flee'}") for crew in crews]},
        facts=facts | {"attack": _ranges(worth_it), "worth": len(worth_it)},
        controls=("attackers", "tile", "viking"),
    )


def _gains(attacks: Iterable[Fight | None]) -> list[float | None]:
    """Return the gain of each attack; nothing where none can be made."""
    return [attack and attack.gain for attack in attacks]


def monsters(first: int = 4, second: int = 5, axes: int = 1, viking: int = 1, *, box: Box | None = None) -> Chart:
    """Return the gain of fighting a monster or ceding, beside stopping before it, by the crew; a second may follow."""
    met = tuple(Met(strength=strength) for strength in (first, second) if strength)
    terms = Terms(axes, _crews(box)[-1], CHARTS.box(box).cede, viking)
    found = [ways(met, crew, terms) for crew in _crews(box)]
    gains = [_less(each, viking * crew) for crew, each in enumerate(found)]
    best = [max(each, key=each.__getitem__) for each in gains]
    plans = [each[done].done for each, done in zip(found, best, strict=True)]
    costs = [crew for crew, each in enumerate(gains) if max(each.values()) < 0]
    fights = [crew for crew, done in enumerate(best) if done == "fight"]
    return CHARTS.chart(
        "monsters",
        _crews(box),
        up="glory",
        bars={done: [each.get(done) for each in gains] for done in ("fight", "cede")},
        notes={"best": [_then(f"monsters.{done}" for done in plan) for plan in plans]},
        facts={"fights": _ranges(fights), "any": len(fights), "costs": _ranges(costs), "dear": len(costs)},
        controls=("first", "second", "axes", "viking"),
    )


def _less(ways: Mapping[str, Way], crew: int) -> dict[str, float]:
    """Return the gain of each way to meet monsters, over the worth of the crew."""
    return {done: way.worth - crew for done, way in ways.items()}


def next_tile(what: str = "rune", crew: int = 4, hammers: int = 1, ends: int = 2, *, box: Box | None = None) -> Chart:
    """Return the worth of one more rune, hammer, sail or port at the end of the match, by what is held already."""
    box = CHARTS.box(box)
    faces, places, held = _NEXT[what](box)
    with_hammers = (
        () if what in ("rune", "hammer") else (_tiles(box, "hammer", "double-hammer")[hammers - 1],) * (hammers > 0)
    )
    ends = ends if what == "sail" else 0
    lone = [_ship(box, crew, (*with_hammers, *aboard), beside) for aboard, beside in held]
    gains = [[odds.taking(table, 0, tile, ends) for table in lone] for tile in _tiles(box, *faces)]
    best = max(range(len(places)), key=lambda at: gains[0][at])
    least = min(range(len(places)), key=lambda at: gains[0][at])
    facts = {"most": gains[0][best], "rich": places[best], "least": gains[0][least], "poor": places[least]}
    return CHARTS.chart(
        "next",
        places,
        up="glory",
        series=[
            Series(_say("tile", tile=tile), values) for tile, values in zip(_tiles(box, *faces), gains, strict=True)
        ],
        facts=facts | {"what": what, "same": facts["most"] == facts["least"], "goods": _goods(box)},
        controls=("what", "crew", "hammers", "ends", *_NEXT),
        uses=_USES[what],
    )


def majority(
    mine: int = 1, one: int = 2, other: int = 1, left: int = 4, ties: str = "lost", *, box: Box | None = None
) -> Chart:
    """Return the coin that is sure, by the number of tiles taken of those left: three ships, each tile counts once."""
    rivals = tuple(sorted(Rival(has, ties == "lost") for has in (one, other)))
    taken = range(left + 1)
    worst = [odds.worst_place(mine + got, rivals, (1,) * (left - got)) for got in taken]
    luck = [odds.worst_place(mine + got, rivals, ()) for got in taken]
    coins = dict(enumerate(CHARTS.box(box).content.glory.majorities, 1))
    enough = [odds.needed(place, mine, rivals, (1,) * left) for place in (1, 2)]
    said = {name: -1 if need is None else need for name, need in zip(("first", "second"), enough, strict=True)}
    return CHARTS.chart(
        "majority",
        taken,
        up="majority.up",
        bars={"sure": [coins.get(place, 0) for place in worst]},
        lines={"luck": [coins.get(place, 0) for place in luck]},
        notes={"have": [str(mine + got) for got in taken]},
        facts={"left": left, "most": coins[1], "next": coins[2], **said},
        controls=("mine", "one", "other", "left", "ties", "lost", "won"),
    )


# ------------------------------------------------------------------------------------------------ What is held

Held = list[tuple[tuple["Tile", ...], tuple["Tile", ...]]]
"""Tiles aboard, and beside the ship."""


def _runes(box: Box) -> tuple[tuple[str, ...], list[int], Held]:
    (rune,) = _tiles(box, "rune")
    held = range(_in_box(box, "rune"))
    return ("rune",), list(held), [((), (rune,) * number) for number in held]


def _aboard(box: Box, face: str) -> tuple[tuple[str, ...], list[int], Held]:
    """Return the single tiles that are aboard already; the next is a single or a double one."""
    (tile,) = _tiles(box, face)
    held = range(_in_box(box, face))
    return (face, f"double-{face}"), list(held), [((tile,) * number, ()) for number in held]


def _cargo(box: Box) -> tuple[tuple[str, ...], list[int], Held]:
    """Return goods aboard: one of each kind, the dearest first."""
    held = range(len(_goods(box)) + 1)
    return ("port", "double-port"), list(held), [(_goods(box)[:number], ()) for number in held]


def _goods(box: Box) -> tuple[Tile, ...]:
    kinds = {tile.face: tile for tile in box.tiles.values() if tile.kind == "goods"}
    return tuple(sorted(kinds.values(), key=lambda tile: -tile.glory))[: box.places - 1]


_NEXT: dict[str, Callable[[Box], tuple[tuple[str, ...], list[int], Held]]] = {
    "rune": _runes,
    "hammer": lambda box: _aboard(box, "hammer"),
    "sail": lambda box: _aboard(box, "sail"),
    "port": _cargo,
}
_USES = {
    "rune": ("what",),
    "hammer": ("what", "crew"),
    "sail": ("what", "crew", "hammers", "ends"),
    "port": ("what", "crew", "hammers"),
}


def _crews(box: Box | None) -> range:
    """Return the crews that a ship without tiles can carry."""
    box = CHARTS.box(box)
    return range(box.places * box.free_shields + 1)


def _ship(box: Box, crew: int, aboard: tuple[Tile, ...], beside: tuple[Tile, ...]) -> Raids:
    """Return a ship on its last way home, all others there."""
    last = max(space for space in range(1, box.home) if space not in box.villages)
    home = f"voyage: {box.content.voyages}\nA: space {last}\nB: home 1\nC: home 2"
    table: Raids = CHARTS.table(box, home).clone()
    table.ships[0] = Ship(aboard=aboard, beside=beside)
    table.ships[0].crew = min(crew, table.room(0))
    return table


def _tiles(box: Box, *faces: str) -> tuple[Tile, ...]:
    return tuple(next(tile for tile in box.tiles.values() if tile.face == face) for face in faces)


def _in_box(box: Box, face: str) -> int:
    return sum(tile.face == face for tile in box.tiles.values())


# ------------------------------------------------------------------------------------------------ Words


def _then(keys: Iterable[str]) -> Text:
    """Return actions in words, one after the other."""
    said = [_say(key) for key in keys]
    return joined("list", said) if said else plain("–")


WHOLE = "\N{WORD JOINER}"
"""Keeps a range on one line."""


def _ranges(numbers: Sequence[int]) -> tuple[str, ...]:
    """Write numbers as people do: 0–3, 6."""
    if not numbers:
        return ("–",)
    breaks = [at for at, (one, other) in enumerate(pairwise(numbers), 1) if other != one + 1]
    parts = [numbers[start:end] for start, end in pairwise([0, *breaks, len(numbers)])]
    return tuple([f"{part[0]}–{WHOLE}{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts])
