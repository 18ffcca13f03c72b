"""Cards as they lie on the board: one frame, whose upper edge tells the deck, at each of three sizes.

All is made from what a card does: a row of a card is a number, an icon, and a few words. All words of a card
are those of its mark: a face shows what there is room for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypedDict

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Detail, Group, Look, Mark
from vikinglab.core.words.speech import Text

from . import effects as do
from .box import Box
from .cards import word
from .deck import Battle, Card, Journey, Keep, Prophecy, Reaver, Tile, Village

say = kit.messages(__package__, "face-")
"""Say a message of the faces of cards."""

Size = Literal["tray", "small", "pair"]
REAL = 52
"""The size of a mark whose frame is drawn in the units of the board."""
PAIR = 30.7
"""The size of a card of a pair: its frame is drawn in the square that frames are made for."""
SIGN = 0.56
"""A letter is about so wide, measured by its height."""
FIGURE = 11
"""A sign of a number is about so wide."""


class Room(NamedTuple):
    """The room on a card of one size: where its picture, its name and its rows are, counted from its middle."""

    wide: float
    high: float
    picture: At = (0, 0)
    drawn: float = 0
    """The size of what the picture shows."""
    name: float = 0
    rows: float = 0
    apart: float = 0


SIZES: dict[Size, Room] = {
    "tray": Room(126, 178, (0, -50), 44, -11, 16, 22),
    "small": Room(62, 78, (0, -8), 34),
    "pair": Room(26, 36),
}
GOODS = {
    "food": "midgard-food", "favor": "midgard-favor", "glory": "vl-star", "terror": "midgard-terror",
    "farm": "midgard-farm", "wall": "midgard-wall", "tower": "midgard-tower",
}  # fmt: skip
"""The icons of goods."""
PICTURES = {
    "farm": "midgard-farm", "village_wall": "midgard-wall", "keep_wall": "midgard-masonry", "tower": "midgard-tower",
    "swords": "vl-clash", "bows": "midgard-bow", "axes": "vl-axes", "runes": "vl-rune", "upgrade": "vl-shield",
    "treasure": "midgard-treasure", "art": "midgard-art", "armor": "midgard-armor", "artifact": "midgard-artifact",
    "food_territory": "midgard-food", "favor_territory": "midgard-favor", "dice_territory": "midgard-combat",
}  # fmt: skip
"""The pictures of cards by their types."""
COUNTED = {
    "wall": "midgard-wall", "battle": "midgard-serpent", "battle_4": "midgard-serpent", "tapestry": "midgard-tapestry",
    "territory": "midgard-territory", "red_reaver": "midgard-K-R", "yellow_reaver": "midgard-K-Y",
    "blue_reaver": "midgard-K-B", "filled_slot": "midgard-recruit", "specialised": "midgard-recruit",
    "upgrade": "midgard-S", "prophecy": "midgard-scroll",
}  # fmt: skip
"""The pictures of what prophecies count, where no card has it."""
TAPESTRIES = {"red": "midgard-tapestry", "green": "midgard-green", "blue": "midgard-blue"}
FOES = {2: "midgard-boat", 3: "midgard-draugr", 4: "midgard-whale", 5: "midgard-serpent"}
"""The pictures of Sea Battles by their defence, where their name has none of its own."""
NAMED = {
    "kraken": "midgard-kraken", "serpent": "midgard-serpent", "jormungandr": "midgard-serpent",
    "giant": "midgard-giant", "draugr": "midgard-draugr", "ghost": "midgard-draugr", "naglfar": "midgard-draugr",
    "ship": "midgard-boat",
    "trader": "midgard-boat", "knarr": "midgard-boat", "skiff": "midgard-boat", "fleet": "midgard-boat",
}  # fmt: skip
"""The pictures of Sea Battles by a word of their name."""
SURE = {"rulebook": 0, "published": 0, "inferred": 1, "reconstructed": 2}
LOZENGES = ("midgard-sure", "midgard-read", "midgard-own")


def face(box: Box, id: str, size: Size) -> Look:
    """Return the look of a card at a size: its frame, and on it its picture, its name and its effects.

    The look goes into a mark of any kind: ``group.piece(id, at, told(box, card), **face(box, card, "tray"))``.
    """
    frame = f"midgard-{deck_of(box.cards[id])}-{size}"
    if size == "pair":
        return {"frame": frame, "sprite": picture(box, box.cards[id]), "size": PAIR, "details": ()}
    return {"frame": frame, "size": REAL, "details": _details(box, id, size)}


def source(box: Box, group: Group, id: str, card: str, at: At, size: Size) -> Mark:
    """Draw where the text of a card comes from: a lozenge at its lower right, whose words tell it."""
    room = SIZES[size]
    sure, spot = _source(box, box.cards[card]), (at[0] + room.wide / 2 - 12, at[1] + room.high / 2 - 12)
    words = say("source", source=sure)
    return group.label(id, spot, words, sprite=LOZENGES[SURE[sure]], size=24, tells=True, comes="show")


def deck_of(card: Card) -> str:
    """Return the deck whose edge a card has."""
    return type(card).__name__.lower()


def _source(box: Box, card: Card) -> str:
    """Return the source of the least certain figures of a card."""
    deck = "territory" if isinstance(card, Tile) else deck_of(card)
    of_deck: str = getattr(box.content.decks, deck).source
    # What a card says for itself is all that it does, where it says it of its effect.
    found = [*card.sources.values()] if "effect" in card.sources else [of_deck, *card.sources.values()]
    return max(found, key=lambda each: SURE[each])


@lru_cache(2048)
def _details(box: Box, id: str, size: Size) -> tuple[Detail, ...]:
    card, room = box.cards[id], SIZES[size]
    x, y = room.picture
    small = size == "small"
    drawn = [Detail(x, y - 3 * small, sprite=picture(box, card), size=room.drawn)]
    drawn += [*_dice(card, room)] if isinstance(card, Reaver) and not small else []
    drawn += _defence(card, room, small)
    if small:
        return (*drawn, *_short(box, card))
    drawn += _named(card, room)
    return (*drawn, *_rows(box, card, room))


def picture(box: Box, card: Card) -> str:
    """Return the drawing of what a card is about."""
    match card:
        case Reaver(clan=clan):
            return f"midgard-warrior-{box.colours[clan]}"
        case Battle(defence=defence):
            words = card.name["en"].lower().split()
            known = next((NAMED[each] for each in words if each in NAMED), "")
            return known or FOES.get(defence, "vl-monster")
        case Keep(type_="tapestry", kind=str(colour)):
            return TAPESTRIES.get(colour, "midgard-tapestry")
        case Village(type_="upgrade", effect=(do.Choose(of=((do.Upgrade(face=icon), *_), *_)), *_)):
            return f"midgard-{icon}"
        case Journey():
            return "midgard-back"
        case Prophecy(score=(first, *_)):
            return _counted(first)
    return PICTURES[card.type]


def _counted(score: do.AnyScore) -> str:
    """Return the drawing of what a prophecy counts."""
    return _thing(score.of[0] if isinstance(score, do.ScoreSet) else score.count)


def _thing(thing: str) -> str:
    return COUNTED.get(thing) or PICTURES.get(thing) or GOODS.get(thing) or "midgard-sight"


def _named(card: Card, room: Room) -> Iterator[Detail]:
    """Print the name of a card: smaller where it is long, and in two lines where it is longer than the card is wide."""
    longest = max(map(len, card.word.values()))
    if longest * 15 * SIGN <= room.wide - 6:
        yield Detail(0, room.name, label=card.word, print="midgard-heading")
        return
    lines = [*kit.wrapped(card.word, int((room.wide - 2) / 12 / SIGN))]
    for line, y in kit.in_row(lines, room.name - 2.5 * (len(lines) > 1), 12):
        yield Detail(0, y, label=line, print="midgard-subheading")


def _defence(card: Card, room: Room, small: bool) -> list[Detail]:
    """Draw the defence as an iron shield: at the left of the picture, or at the foot of a small card."""
    defence = card.defence if isinstance(card, Battle) else card.level if isinstance(card, Tile) else 0
    if not defence:
        return []
    x, y = (-18, 24) if small else (-room.wide / 2 + 16, room.picture[1] - room.drawn / 2 + 10)
    return [
        Detail(x, y, sprite="midgard-iron", size=26 if small else 32),
        Detail(x, y, text=str(defence), print="midgard-sum"),
    ]


def _short(box: Box, card: Card) -> Iterable[Detail]:
    """Draw what a small card brings: the glory of a battle, and what a journey costs."""
    match card:
        case Battle(glory=glory):
            return Detail(4, 24, sprite="vl-star", size=16), Detail(19, 25, text=str(glory), print="midgard-sum")
        case Journey(cost=cost):
            return _drawn(tuple(_paid(cost) if cost else _items(box.lists[card.id])), -27, 24, 58)
    return ()


def _dice(card: Reaver, room: Room) -> Iterator[Detail]:
    """Draw the dice that come with a Reaver: rolled at the left of its picture, set at its right."""
    for colours, side, sign in ((card.left, -1, "?"), (card.rally, 1, "✱")):
        for number, colour in enumerate(colours):
            x = side * (room.wide / 2 - 21)
            y = room.picture[1] + 21 * (number - (len(colours) - 1) / 2)
            yield Detail(x, y, frame=f"midgard-{colour}", sprite="midgard-plate", size=21)
            yield Detail(x, y, text=sign, print="midgard-sum")


# ------------------------------------------------------------------------------------------------ What a card does


class Icon(TypedDict, total=False):
    """The look of an icon on a card."""

    sprite: str
    frame: str
    size: float


class Item(NamedTuple):
    """A number with an icon, and perhaps words."""

    figure: str = ""
    look: Icon = {}
    words: Text | None = None

    def wide(self, words: bool) -> float:
        """Return about how much room it takes."""
        told = max(map(len, self.words.values())) * 12 * SIGN + 4 if self.words and words else 0
        return len(self.figure) * FIGURE + (22 if self.look else 0) + told + 4


Row = tuple[Item, ...] | Text
"""A line of a card: effects as icons, or grey words, such as that something is optional."""


def _rows(box: Box, card: Card, room: Room) -> Iterator[Detail]:
    rows = [*_fitted(_contents(box, card), room.wide - 14)]
    steps = [room.apart - 4 * isinstance(row, Text) for row in rows]
    # Where there are many, they lie closer together.
    close = min(1, (room.high / 2 - 11 - room.rows) / max(1, sum(steps[:-1])))
    y = room.rows
    for row, step in zip(rows, steps, strict=True):
        if isinstance(row, Text):
            yield Detail(-room.wide / 2 + 10, y, label=row, print="midgard-grey", align="start")
        else:
            yield from _drawn(row, -room.wide / 2 + 8, y, room.wide - 14)
        y = round(y + step * close)


def _fitted(rows: Iterable[Row], wide: float) -> Iterator[Row]:
    """Yield rows, those that are too wide in several."""
    for row in rows:
        if isinstance(row, Text):
            yield from kit.wrapped(row, int(wide / 12 / SIGN))
            continue
        line: list[Item] = []
        for item in row:
            if line and sum(each.wide(False) for each in (*line, item)) > wide:
                yield tuple(line)
                line = []
            line.append(item)
        yield tuple(line)


def _drawn(row: tuple[Item, ...], x: float, y: float, wide: float) -> Iterator[Detail]:
    """Draw a row from the left on; words only if there is room for all of them."""
    words = sum(item.wide(True) for item in row) <= wide
    for item in row:
        if item.figure:
            yield Detail(x, y, text=item.figure, print="midgard-sum", align="start")
            x += len(item.figure) * FIGURE
        if item.look:
            yield Detail(x + 11, y, **item.look)
            x += 22
        if item.words and words:
            yield Detail(x + 3, y, label=item.words, align="start")
            x += max(map(len, item.words.values())) * 12 * SIGN + 4
        x += 4


def _contents(box: Box, card: Card) -> Iterator[Row]:
    """Yield all that stands on a card, line by line."""
    effects = box.lists[card.id]
    match card:
        case Reaver():
            yield say("specialised")
        case Battle():
            yield tuple(Item(look=icon(each, 20)) for each in card.set)
            yield (Item(f"+{card.glory}", {"sprite": "vl-star", "size": 18}), *_items(effects))
            return
        case Journey(cost=cost) if cost is not None:
            yield say("pay-or")
            yield tuple(_paid(cost))
            yield say("or")
        case Journey():
            yield word("board-calm")
        case Prophecy(score=score):
            yield from map(_scored, score)
            return
        case Keep() if not effects:
            yield say("set")
        case Village(type_="artifact", face=str(icon_)):
            yield (Item("", icon(icon_, 21), say("stores")),)
    yield from told_rows(box, effects)
    if isinstance(card, Village) and card.glory:
        yield (Item(f"+{card.glory}", {"sprite": "vl-star", "size": 18}, say("at-end")),)


def _scored(score: do.AnyScore) -> tuple[Item, ...]:
    """Return the score of a prophecy without words: for each thing, or from a number of things on."""
    star: Icon = {"sprite": "vl-star", "size": 18}
    match score:
        case do.ScoreSet(of=of, points_each=points):
            return (Item(f"+{points}", star), *(Item("/" * (not at), _seen(each)) for at, each in enumerate(of)))
        case do.ScoreIf(count=count, at_least=least, points_each=points):
            return Item(f"+{points}", star), Item(f"≥{least}", _seen(count))
        case do.ScoreTable(count=count, table=table):
            return Item("·".join(map(str, table))), Item("", _seen(count))
    most = (Item(f"≤{score.most}", star),) if score.most else ()
    each = str(score.each) if score.each > 1 else ""
    return Item(f"+{score.points_each}", star), Item(f"/{each}", _seen(score.count)), *most


def _seen(thing: str) -> Icon:
    return {"sprite": _thing(thing), "size": 18}


def told_rows(box: Box, effects: do.Effects) -> Iterator[Row]:
    """Yield effects line by line: those that come together in one, with grey words before optional ones."""
    together: list[do.AnyEffect] = []
    for effect in effects:
        if isinstance(effect, do.May | do.Choose | do.Fight):
            if together:
                yield tuple(_items(together))
            together = []
            yield from _offered(box, effect)
        else:
            together.append(effect)
    if together:
        yield tuple(_items(together))


def _offered(box: Box, effect: do.May | do.Choose | do.Fight) -> Iterator[Row]:
    """Yield optional effects, below the words that say so."""
    match effect:
        case do.May(then=(do.Fight(defence=defence, won=won), *_)):
            yield say("may-fight", defence=defence)
            yield from told_rows(box, won)
        case do.Fight(defence=defence, won=won):
            yield say("fight", defence=defence)
            yield from told_rows(box, won)
        case do.May(then=then):
            yield say("may")
            yield from told_rows(box, then)
        case do.Choose(of=of):
            for number, option in enumerate(of):
                if number:
                    yield say("or")
                yield from told_rows(box, option)


def _items(effects: Iterable[do.AnyEffect]) -> Iterator[Item]:
    """Yield effects, each as a number with an icon."""
    for effect in effects:
        match effect:
            case do.Gain(what=what, n=n):
                yield Item(f"+{n}", _good(what), say("good", what=what))
            case do.Lose(what=what, n=n):
                yield Item(f"−{n}", _good(what) if what in GOODS else _die("any", ""))
            case do.Give(what=what, n=n):
                yield Item(f"→ {n}", _good(what), say("gives"))
            case do.Pay():
                yield from _paid(effect)
            case do.Take(dice=dice, face=shown):
                for colour, n in Counter(dice).items():
                    yield Item(f"+{n}", _die(colour, shown), say("dice", face=shown))
            case do.Draw(deck=deck, n=n):
                yield Item(
                    f"+{n}", {"frame": f"midgard-{deck}-pair", "sprite": "midgard-back", "size": 20}, say("draws")
                )
            case do.Upgrade(face=face_):
                yield Item("+1", {"frame": "midgard-T", "sprite": f"midgard-{face_}", "size": 22}, say("token"))
            case do.Extra(what=what, n=n):
                yield Item(f"+{n}", {"sprite": EXTRA[what], "size": 18}, say("extra", what=what))
            case do.Turn(n=n):
                yield Item(str(n), {"sprite": "midgard-turned", "size": 20}, say("turn"))
            case do.Reroll(all=whole):
                yield Item("", {"sprite": "midgard-turned", "size": 20}, say("reroll", all=int(whole)))
            case do.Harden(defence=defence, set=more):
                yield Item(f"+{defence}", {"sprite": "midgard-iron", "size": 20})
                yield Item(f"+{more}", _die("any", "shown"))
            case do.Cancel() | do.DeckOnly():
                yield Item("", {"sprite": "midgard-back", "size": 20}, say(effect.__struct_config__.tag or ""))


EXTRA = {"combat_die": "midgard-combat", "attempt": "midgard-territory", "reward": "midgard-trade"}


def _paid(cost: do.Pay) -> Iterator[Item]:
    """Yield the parts of a cost."""
    for good in ("food", "favor", "terror"):
        if n := getattr(cost, good):
            yield Item(f"−{n}", _good(good))
    for each, n in Counter(cost.dice).items():
        yield Item(f"−{n}", icon(each, 20))


def _good(what: str) -> Icon:
    return {"sprite": GOODS.get(what, "midgard-combat"), "size": 18}


def icon(face: str, size: float) -> Icon:
    """Return the look of a face that is asked for: on a plate, as any die can show it."""
    if face == "any":
        return _die("any", "shown")
    return {"sprite": f"midgard-{face}", "size": size}


def _die(colour: str, shown: str) -> Icon:
    """Return the look of a die to come: of its colour, or of any."""
    signs = {"rolled": "midgard-asks", "chosen": "midgard-whatever"}
    sprite = signs.get(shown, "midgard-any" if colour == "any" else "")
    frame = f"midgard-{colour}" if colour in ("R", "Y", "B") else "midgard-cube"
    return {"frame": frame, "sprite": sprite, "size": 21}
